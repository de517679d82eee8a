//! T12: a real proxy in front.

use std::fs;
use std::io::Write;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::client::Browser;
use crate::host::{Hanlin, folder, free_port};
use crate::wire;

/// As most people set it up, with a name for us that nobody else knows; buffers as they come.
fn configuration(place: &Path, port: u16, server: SocketAddr) -> String {
    let place = place.display();
    format!(
        "daemon off;
master_process off;
pid {place}/nginx.pid;
error_log {place}/error.log;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {place}/body;
    proxy_temp_path {place}/proxy;
    fastcgi_temp_path {place}/fastcgi;
    uwsgi_temp_path {place}/uwsgi;
    scgi_temp_path {place}/scgi;
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://{server};
            proxy_http_version 1.1;
            proxy_set_header Host internal.example;
            proxy_set_header Connection \"\";
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
            proxy_set_header X-Forwarded-Proto $scheme;
        }}
    }}
}}
"
    )
}

struct Nginx(Child);

impl Nginx {
    fn start(place: &Path, port: u16, server: SocketAddr) -> Nginx {
        fs::create_dir_all(place).unwrap();
        let file = place.join("nginx.conf");
        fs::write(&file, configuration(place, port, server)).unwrap();
        let program = ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/sbin/nginx"]
            .into_iter()
            .find(|program| Path::new(program).exists())
            .expect("nginx is missing: `cargo xtask` installs what tests need (Debian's package nginx)");
        let child = Command::new(program)
            .arg("-p")
            .arg(place)
            .arg("-c")
            .arg(&file)
            .arg("-e")
            .arg(place.join("error.log"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut nginx = Nginx(child);
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        let patience = Instant::now() + Duration::from_secs(10);
        while wire::connect(wire::own_address(), address).is_err() {
            let log = || fs::read_to_string(place.join("error.log")).unwrap_or_default();
            assert!(nginx.0.try_wait().unwrap().is_none() && Instant::now() < patience, "{}", log());
            sleep(Duration::from_millis(20));
        }
        nginx
    }
}

impl Drop for Nginx {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

// T12: joining, choosing and watching through nginx.
#[test]
fn people_join_choose_and_watch_through_nginx() {
    let place = folder("nginx");
    let port = free_port();
    let known_as = format!("http://127.0.0.1:{port}");
    let options = [("--base-url", known_as.as_str()), ("--trusted-proxy", "127.0.0.1")];
    let server = Hanlin::start_if_known(&place.join("data"), &options);
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let _nginx = Nginx::start(&place, port, server.address);
    let [mut anna, mut bela] = [(); 2].map(|()| Browser::at(address));
    let opened = anna.submit("/new", "game=dragon&seats=2&bots=0&name=Anna&first-seat=0");
    assert_eq!(opened.status, 303, "a table is opened through the proxy: {}", opened.body);
    let page = anna.follow(opened);
    let table = page.attribute("data-id").unwrap();
    assert!(page.body.contains(&format!("{known_as}/t/{table}/join/")), "invitations lead to the proxy");
    let mut watching = wire::connect(wire::own_address(), address).unwrap();
    watching.set_read_timeout(Some(Duration::from_secs(5))).unwrap();
    write!(watching, "GET /t/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n").unwrap();
    let mut heard = String::new();
    wire::hear(&mut watching, &mut heard, "data:").expect("a stream is not held back");
    let before = heard.matches("data:").count();
    // To us nginx passes on at once; a proxy that would rather collect is asked not to.
    let mut direct = wire::connect(wire::own_address(), server.address).unwrap();
    write!(direct, "GET /t/{table}/live HTTP/1.1\r\nHost: internal.example\r\n\r\n").unwrap();
    let mut head = String::new();
    wire::hear(&mut direct, &mut head, "data:").expect("a stream begins at once");
    assert!(head.to_lowercase().contains("x-accel-buffering: no"), "{head}");
    let joined = bela.post(&page.links("/join/")[0], "name=Bela");
    assert_eq!(joined.mine(), [1], "{}", joined.body);
    let page = anna.see(&table);
    assert!(anna.pick(&table, page.ply(), 0).ply() > page.ply(), "Anna chooses");
    let agreed = bela.see(&table).ply();
    assert!(anna.turn(&table).ply() > agreed && bela.see(&table).can_act(), "and ends her turn");
    let patience = Instant::now() + Duration::from_secs(5);
    while heard.matches("data:").count() <= before {
        assert!(Instant::now() < patience, "the stream tells of it: {heard}");
        let seen = heard.len();
        let mut more = String::new();
        wire::hear(&mut watching, &mut more, "data:").expect("a stream is not held back");
        heard.push_str(&more);
        assert!(heard.len() > seen);
    }
}
