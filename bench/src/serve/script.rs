//! A whole game of four people, played once through the browser's own doors and written down as what was posted.
//!
//! A table of people has no chance but its seed, so the same posts play the same game again on a copy of the table,
//! without a look at its pages: that is how picks are timed without timing pages.

use std::net::SocketAddr;
use std::sync::Arc;

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

use crate::client::Client;
use crate::{Result, bad};

/// How many sit at a table.
pub(crate) const SEATS: usize = 4;

/// A game as it was posted.
pub(crate) struct Script {
    /// The table it was played at.
    pub(crate) table: String,
    /// The cookies of those who sit there.
    pub(crate) cookies: [String; SEATS],
    pub(crate) steps: Vec<Step>,
}

/// One post.
pub(crate) struct Step {
    /// The seat it came from.
    pub(crate) seat: usize,
    /// The last part of its address: `pick` or `turn`.
    pub(crate) action: &'static str,
    pub(crate) form: String,
    /// How many choices everybody agreed on afterwards.
    pub(crate) agreed: usize,
}

impl Script {
    /// How many choices everybody agreed on before this step.
    pub(crate) fn agreed_before(&self, step: usize) -> usize {
        step.checked_sub(1).map_or(0, |last| self.steps[last].agreed)
    }

    /// Whether this step made others see something new.
    pub(crate) fn keeps(&self, step: usize) -> bool {
        self.steps[step].agreed > self.agreed_before(step)
    }

    /// The first step after half of the choices at which nobody is in the middle of a turn.
    pub(crate) fn middle(&self) -> usize {
        let all = self.steps.last().map_or(0, |step| step.agreed);
        (0..self.steps.len()).find(|&step| self.agreed_before(step) > all / 2).unwrap_or_default()
    }
}

/// A table page.
pub(crate) struct Page(String);

impl Page {
    pub(crate) async fn get(client: &mut Client, table: &str, cookie: &str) -> Result<Page> {
        Ok(Page(client.get(&format!("/t/{table}"), cookie).await?.expect(200)?.text()?.to_owned()))
    }

    pub(crate) fn ply(&self) -> Result<usize> {
        let rest = self.0.split(" data-ply=\"").nth(1).and_then(|rest| rest.split('"').next());
        Ok(rest.ok_or_else(|| bad("a table page has a ply"))?.parse()?)
    }

    pub(crate) fn offers(&self) -> usize {
        self.0.matches("class=\"offer\"").count()
    }

    pub(crate) fn can_end(&self) -> bool {
        self.0.contains("value=\"end\"")
    }

    pub(crate) fn is_over(&self) -> bool {
        self.0.contains("/rematch\"")
    }

    /// Whose choice is awaited.
    fn acting(&self) -> Result<usize> {
        let before = self.0.split(" data-acts").next().and_then(|before| before.rsplit("seat-").next());
        let seat = before.and_then(|rest| rest.split('"').next()).and_then(|seat| seat.parse().ok());
        seat.filter(|&seat| seat < SEATS).ok_or_else(|| bad("somebody is to act while a game runs"))
    }
}

/// Opens a table for four people, and all of them sit down.
async fn sit_down(client: &mut Client, game: &str) -> Result<(String, [String; SEATS])> {
    let mut cookies: [String; SEATS] = Default::default();
    let new = || bad("whoever sits down gets a cookie");
    let form = format!("game={game}&seats={SEATS}&bots=none&name=Anna");
    let opened = client.post("/new", "", &form).await?.expect(303)?;
    cookies[0] = opened.cookie.clone().ok_or_else(new)?;
    let table = opened.location.as_deref().and_then(|to| to.strip_prefix("/t/"));
    let table = table.ok_or_else(|| bad("a new table has an address"))?.to_owned();
    let page = Page::get(client, &table, &cookies[0]).await?;
    let door = format!("/t/{table}/join/");
    let invitations = page.0.split(&door).skip(1).filter_map(|rest| rest.split('"').next());
    for ((invitation, cookie), name) in
        invitations.zip(&mut cookies[1..]).zip(["B%C3%A9la", "Chlo%C3%A9", "Dima"])
    {
        let sat =
            client.post(&format!("{door}{invitation}"), "", &format!("name={name}")).await?.expect(303)?;
        *cookie = sat.cookie.ok_or_else(new)?;
    }
    Ok((table, cookies))
}

/// Plays a game at random from its first choice to its last.
pub(crate) async fn play(server: SocketAddr, game: &'static str, seed: u64) -> Result<Script> {
    let (mut client, mut chance) = (Client::new(server), SmallRng::seed_from_u64(seed));
    let (table, cookies) = sit_down(&mut client, game).await?;
    let stranger = client.get("/", "").await?.cookie.unwrap_or_default();
    let mut script = Script { table, cookies, steps: Vec::new() };
    let mut seat = Page::get(&mut client, &script.table, &stranger).await?.acting()?;
    loop {
        let page = Page::get(&mut client, &script.table, &script.cookies[seat]).await?;
        if page.is_over() {
            return Ok(script);
        }
        let (action, form) = match page.offers() {
            0 if page.can_end() => ("turn", "do=end".to_owned()),
            0 => {
                let next = page.acting()?;
                if next == seat {
                    return Err(bad(format!("seat {seat} is to act, but has nothing to choose")));
                }
                seat = next;
                continue;
            }
            offers => ("pick", format!("ply={}&pick={}", page.ply()?, chance.gen_range(0..offers))),
        };
        let path = format!("/t/{}/{action}", script.table);
        client.post(&path, &script.cookies[seat], &form).await?.expect(303)?;
        let agreed = Page::get(&mut client, &script.table, &stranger).await?.ply()?;
        script.steps.push(Step { seat, action, form, agreed });
    }
}

/// Plays so many games side by side.
pub(crate) async fn play_many(
    server: SocketAddr,
    game: &'static str,
    games: u64,
) -> Result<Vec<Arc<Script>>> {
    let playing: Vec<_> = (0..games).map(|seed| tokio::spawn(play(server, game, seed))).collect();
    let mut scripts = Vec::new();
    for game in playing {
        scripts.push(Arc::new(game.await??));
    }
    Ok(scripts)
}

/// A table somebody goes on playing at by a script.
pub(crate) struct Player {
    pub(crate) table: String,
    pub(crate) script: Arc<Script>,
    /// The step to post next.
    pub(crate) next: usize,
}

impl Player {
    /// Posts the next step; false if the game is over.
    pub(crate) async fn step(&mut self, client: &mut Client) -> Result<bool> {
        let Some(step) = self.script.steps.get(self.next) else { return Ok(false) };
        let path = format!("/t/{}/{}", self.table, step.action);
        client.post(&path, &self.script.cookies[step.seat], &step.form).await?.expect(303)?;
        self.next += 1;
        Ok(true)
    }
}
