//! A finished game, moment by moment; every moment has its own address.

use i18n::Say;
use maud::{Markup, html};
use tabletop::{At, Message, Seat};

use super::Asset;
use super::frame::{Frame, frame};
use super::review::{Review, chart};
use super::table::{Line, finale, lines, study};
use crate::Account;

/// What the replay page shows.
pub struct Replay {
    /// The table it was played at.
    pub id: String,
    /// The key of the game.
    pub game: &'static str,
    /// Its style.
    pub style: Asset,
    /// The title of the game.
    pub title: String,
    /// Whether the deal was known.
    pub study: bool,
    /// Which moment it shows.
    pub at: At,
    /// Back and forth from it: by what, and to which moments.
    pub steps: Vec<(&'static str, At, At)>,
    /// How many there were.
    pub plies: usize,
    /// The moments at which months, rounds or days begin, and their numbers.
    pub chapters: Vec<(usize, u8)>,
    /// For every seat, the moments before and after this one at which it had a real choice.
    pub decisions: Vec<(Option<usize>, Option<usize>)>,
    /// The seats programs play for.
    pub bots: Vec<Seat>,
    /// The seats of whoever looks.
    pub mine: Vec<Seat>,
    /// The board then.
    pub board: Markup,
    /// From where the end can be seen again; nothing of a game that was not played to its end.
    pub finale: Option<At>,
    /// Whether it has an end at all.
    pub over: bool,
    /// What had just happened.
    pub story: Vec<Line>,
    /// Where the points came from.
    pub account: Account,
    /// How the chances went, once somebody has asked for a review.
    pub review: Option<std::sync::Arc<Review>>,
}

/// The replay page.
pub fn replay(say: &Say, replay: &Replay) -> Markup {
    let here = format!("/t/{}/replay", replay.id);
    let at = |ply: usize| format!("{here}?at={ply}");
    let (ply, plies) = (replay.at.ply, replay.plies);
    let where_we_are = Message::new("site-replay-at")
        .number("ply", i64::try_from(ply).unwrap_or_default())
        .number("plies", i64::try_from(plies).unwrap_or_default());
    let body = html! {
        main #replay data-id=(replay.id) data-ply=(ply) data-at=(replay.at) data-end=(At::ply(plies)) data-study[replay.study] {
            @if replay.study { (study(say)) }
            h1 { a href=(format!("/t/{}", replay.id)) { (replay.title) } " · " (say.words("site-replay")) }
            nav.moments aria-label=(say.words("site-replay")) {
                a.button href=(at(0)) { (say.words("site-first")) }
                form method="get" action=(here) {
                    input type="range" name="at" min="0" max=(plies) value=(ply) list="chapters"
                        aria-label=(say.message(&where_we_are));
                    datalist #chapters { @for (ply, _) in &replay.chapters { option value=(ply) {} } }
                    button type="submit" { (say.words("site-go")) }
                }
                a.button href=(at(plies)) { (say.words("site-last")) }
                button.autoplay type="button" hidden { (say.words("site-autoplay")) }
                button.tempo type="button" hidden data-do="pace" aria-label=(say.words("site-scene-pace")) { "1×" }
                span.muted { (say.message(&where_we_are)) }
            }
            (steps(say, replay, &here))
            ol.told { (lines(say, &replay.story)) }
            div.field { (replay.board) }
            (decisions(say, replay, &at))
            @match &replay.review {
                Some(review) => (chart(say, &replay.id, review, Some(ply))),
                None => p { a.button href=(format!("/t/{}/review", replay.id)) { (say.words("site-review")) } },
            }
            @if replay.over { p.farewell { (finale(say, &replay.id, replay.finale, At::ply(plies))) } }
            form.branch method="post" action=(format!("/t/{}/branch", replay.id)) {
                input type="hidden" name="at" value=(ply);
                span { (say.words("site-play-on")) " " }
                @for seat in Seat::first(replay.decisions.len()) {
                    button type="submit" name="seat" value=(seat) { (say.seat(seat)) }
                }
            }
            section.points aria-labelledby="points" { h2 #points { (say.words("site-points")) } (replay.account.draw(say)) }
        }
    };
    let here = format!("{here}?at={}", replay.at);
    let game = Some((replay.game, replay.style));
    frame(
        say,
        &Frame {
            title: &replay.title,
            here: &here,
            game,
            board: true,
            seats: None,
            company: Some((replay.decisions.len(), &replay.bots)),
            turn: false,
        },
        body,
    )
}

/// Back and forth by scene, by turn, by month, round or day.
fn steps(say: &Say, replay: &Replay, here: &str) -> Markup {
    html! {
        nav.steps aria-label=(say.words("site-replay")) {
            @for (nth, &(what, before, after)) in replay.steps.iter().enumerate() {
                @let (back, forth) = if nth == 0 { (Some("prev"), Some("next")) } else { (None, None) };
                @let name = say.words(what);
                span {
                    a.button rel=[back] href=(format!("{here}?at={before}")) aria-label=(format!("‹ {name}")) { "‹" }
                    " " (name) " "
                    a.button rel=[forth] href=(format!("{here}?at={after}")) aria-label=(format!("{name} ›")) { "›" }
                }
            }
        }
    }
}

/// From one decision of a seat to its next; the seats of whoever looks come first.
fn decisions(say: &Say, replay: &Replay, at: &impl Fn(usize) -> String) -> Markup {
    let mut seats: Vec<Seat> = Seat::first(replay.decisions.len()).collect();
    seats.sort_by_key(|seat| !replay.mine.contains(seat));
    html! {
        nav.decisions aria-label=(say.words("site-decisions")) {
            span.muted { (say.words("site-decisions")) }
            @for seat in seats {
                @let (before, after) = replay.decisions[seat.idx()];
                @let mine = replay.mine.contains(&seat);
                @let whose = |id: &'static str| say.message(&Message::new(id).seat("who", seat));
                span class=(format!("seat-{seat}")) {
                    @if let Some(before) = before { a.button data-mine[mine] href=(at(before)) aria-label=(whose("site-decision-before")) { "‹" } }
                    span.chip aria-hidden="true" {} " " (say.seat(seat)) " "
                    @if let Some(after) = after { a.button data-mine[mine] href=(at(after)) aria-label=(whose("site-decision-after")) { "›" } }
                }
            }
        }
    }
}
