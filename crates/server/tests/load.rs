//! A thousand tables at once, over real sockets and a real database: everything is answered, nothing is lost.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use std::net::SocketAddr;

use common::{Running, folder};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpSocket;

const TABLES: usize = 1000;
const CLIENTS: usize = 50;
const TURNS: usize = 3;

/// A browser at an address of its own, so that each has its own allowance of posts.
struct Client {
    own: SocketAddr,
    server: SocketAddr,
    cookie: String,
}

impl Client {
    async fn ask(&mut self, method: &str, path: &str, body: &str) -> (u16, String) {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind(self.own).unwrap();
        let mut stream = socket.connect(self.server).await.unwrap();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: {}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
            self.cookie,
            body.len()
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.unwrap();
        let answer = String::from_utf8(answer).unwrap();
        let status = answer[9..12].parse().unwrap();
        if let Some(set) = answer.split("set-cookie: ").nth(1) {
            self.cookie = set.split(';').next().unwrap().to_owned();
        }
        (status, answer)
    }

    /// Posts and follows; the fresh table.
    async fn post(&mut self, path: &str, body: &str) -> (String, String) {
        let (status, answer) = self.ask("POST", path, body).await;
        assert_eq!(status, 303, "{answer}");
        let to = answer.split("location: ").nth(1).unwrap().split("\r\n").next().unwrap().to_owned();
        let (status, page) = self.ask("GET", &to, "").await;
        assert_eq!(status, 200);
        (to, page)
    }

    /// Plays a few turns; how many choices were made.
    async fn play(&mut self) -> usize {
        let (here, mut page) = self.post("/new", "game=dragon&seats=3&bots=all").await;
        let mut turns = 0;
        while turns < TURNS {
            let offers = page.matches("class=\"offer\"").count();
            page = if offers == 0 {
                turns += 1;
                self.post(&format!("{here}/turn"), "do=end").await.1
            } else {
                let ply = page.split("data-ply=\"").nth(1).unwrap().split('"').next().unwrap();
                self.post(&format!("{here}/pick"), &format!("ply={ply}&pick={}", offers / 2)).await.1
            };
        }
        page.split("data-ply=\"").nth(1).unwrap().split('"').next().unwrap().parse().unwrap()
    }
}

#[test]
fn a_thousand_tables_are_played_at_once() {
    let folder = folder("load");
    let server = Running::start(&folder);
    let address = server.address;
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let plies: usize = runtime.block_on(async {
        let clients = (0..CLIENTS).map(|number| {
            tokio::spawn(async move {
                let mut plies = 0;
                for round in 0..TABLES / CLIENTS {
                    let own = format!("127.0.{}.{}:0", round + 1, number + 1).parse().unwrap();
                    let mut client = Client { own, server: address, cookie: String::new() };
                    client.ask("GET", "/", "").await;
                    plies += client.play().await;
                }
                plies
            })
        });
        let mut sum = 0;
        for client in clients.collect::<Vec<_>>() {
            sum += client.await.unwrap();
        }
        sum
    });
    let own = "127.0.200.1:0".parse().unwrap();
    let mut watcher = Client { own, server: server.metrics, cookie: String::new() };
    let (_, metrics) = runtime.block_on(watcher.ask("GET", "/metrics", ""));
    assert!(metrics.contains(&format!("hanlin_tables_live {TABLES}\n")), "{metrics}");
    assert!(plies > TABLES * TURNS);
    drop(server);
    assert_eq!(runtime.block_on(server::verify(&folder)).unwrap(), (TABLES, vec![]));
}
