//! A finished game, moment by moment; every moment has its own address.

use i18n::Say;
use maud::{Markup, html};
use tabletop::{Message, Seat};

use super::frame;

/// What the replay page shows.
pub struct Replay {
    /// The table it was played at.
    pub id: String,
    /// The title of the game.
    pub title: String,
    /// The moment: how many choices were made.
    pub ply: usize,
    /// How many there were.
    pub plies: usize,
    /// How many seats.
    pub seats: usize,
    /// The board then.
    pub board: Markup,
    /// What had just happened.
    pub story: Vec<String>,
}

/// The replay page.
pub fn replay(say: &Say, replay: &Replay) -> Markup {
    let here = format!("/t/{}/replay", replay.id);
    let at = |ply: usize| format!("{here}?at={ply}");
    let (ply, plies) = (replay.ply, replay.plies);
    let where_we_are = Message::new("site-replay-at")
        .number("ply", i64::try_from(ply).unwrap_or_default())
        .number("plies", i64::try_from(plies).unwrap_or_default());
    let body = html! {
        main #replay data-ply=(ply) {
            h1 { a href=(format!("/t/{}", replay.id)) { (replay.title) } " · " (say.words("site-replay")) }
            nav.moments aria-label=(say.words("site-replay")) {
                a.button href=(at(0)) { (say.words("site-first")) }
                a.button rel="prev" href=(at(ply.saturating_sub(1))) { (say.words("site-previous")) }
                form method="get" action=(here) {
                    input type="range" name="at" min="0" max=(plies) value=(ply)
                        aria-label=(say.message(&where_we_are));
                    button type="submit" { (say.words("site-go")) }
                }
                a.button rel="next" href=(at((ply + 1).min(plies))) { (say.words("site-next")) }
                a.button href=(at(plies)) { (say.words("site-last")) }
                button.autoplay type="button" hidden { (say.words("site-autoplay")) }
                span.muted { (say.message(&where_we_are)) }
            }
            ul.told { @for line in &replay.story { li { (line) } } }
            div.board { (replay.board) }
            form.branch method="post" action=(format!("/t/{}/branch", replay.id)) {
                input type="hidden" name="at" value=(ply);
                span { (say.words("site-play-on")) " " }
                @for seat in Seat::first(replay.seats) {
                    button type="submit" name="seat" value=(seat) { (say.seat(seat)) }
                }
            }
        }
    };
    frame(say, &replay.title, &at(ply), body)
}
