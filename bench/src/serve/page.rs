//! What a table page costs: CPU time of the server over thousands of pages, one after the other.

use std::time::Instant;

use crate::client::Client;
use crate::process::Server;
use crate::report::{Times, figure, goal, title};
use crate::stock::Copy;
use crate::{Bench, Result};

/// Pages per figure.
const PAGES: u32 = 3_000;
/// Pages before the clock starts.
const WARM: u32 = 200;

/// A page as somebody sees it.
struct Sight {
    path: String,
    cookie: String,
}

/// `most` is how many milliseconds of CPU a page may take.
pub(crate) async fn measure(bench: &Bench, most: f64) -> Result<()> {
    let mut copies = Vec::new();
    let (mut acting, mut watching, mut last) = (Vec::new(), Vec::new(), Vec::new());
    for (script, idx) in bench.scripts.iter().zip(0..) {
        let [middle, end] = [script.middle(), script.steps.len()];
        let sight = |id: &str, cookie: &str| Sight { path: format!("/t/{id}"), cookie: cookie.to_owned() };
        let (half, whole) = (format!("half{idx}"), format!("whole{idx}"));
        acting.push(sight(&half, &script.cookies[script.steps[middle].seat]));
        watching.push(sight(&half, ""));
        last.push(sight(&whole, &script.cookies[0]));
        copies.push(Copy { id: half, script, plies: script.agreed_before(middle) });
        copies.push(Copy { id: whole, script, plies: script.agreed_before(end) });
    }
    let server = Server::start(&bench.program, &bench.folder("page", &copies)?)?;
    let mut client = Client::new(server.address);
    // Nobody is given a cookie again and again.
    let stranger = client.get("/", "").await?.cookie.unwrap_or_default();
    watching.iter_mut().for_each(|sight| sight.cookie.clone_from(&stranger));

    title("A table page, one after the other over one connection");
    for (name, sights) in
        [("whoever is to act", acting), ("a spectator", watching), ("a player after the end", last)]
    {
        let (cpu, bytes, mut times) = many(&server, &mut client, &sights).await?;
        let value = format!("{cpu:.2} ms");
        match name {
            "a player after the end" => figure(&format!("CPU per page, {name}"), &value),
            _ => {
                let (what, goal_is) = (format!("CPU per page in mid-game, {name}"), format!("≤ {most} ms"));
                goal(&what, &value, &goal_is, cpu <= most);
            }
        }
        figure("    its size", &format!("{:.1} kB", bytes / 1e3));
        figure("    from request to answer, median / 99 % / longest", &times.summary());
    }
    Ok(())
}

/// CPU milliseconds and bytes per page, and how long each took.
async fn many(server: &Server, client: &mut Client, sights: &[Sight]) -> Result<(f64, f64, Times)> {
    let (mut bytes, mut times) = (0, Times::default());
    let mut before = server.cpu()?;
    for (number, sight) in (0..WARM + PAGES).zip(sights.iter().cycle()) {
        if number == WARM {
            before = server.cpu()?;
            (bytes, times) = (0, Times::default());
        }
        let sent = Instant::now();
        let answer = client.get(&sight.path, &sight.cookie).await?.expect(200)?;
        times.push(sent.elapsed());
        bytes += answer.body.len();
    }
    let cpu = server.cpu()? - before;
    let pages = f64::from(PAGES);
    Ok((cpu.as_secs_f64() * 1e3 / pages, bytes as f64 / pages, times))
}
