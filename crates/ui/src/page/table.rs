//! The table: seats above, the board, below it what is asked and what happened since, drawers for the rest.

use i18n::Say;
use maud::{Markup, html};
use tabletop::{At, Message, Seat};

use super::assets::Asset;
use super::drawer;
use super::frame::{Frame, frame};
use super::hint::{self, Advice};
use super::seats::{Levels, Seating, Sitting, chips, lobby};
use crate::Account;

/// What the table page shows.
pub struct TablePage {
    /// Its id.
    pub id: String,
    /// The key of the game.
    pub game: &'static str,
    /// Its style.
    pub style: Asset,
    /// The title of the game.
    pub title: String,
    /// How long the table's logs are; a page that shows less is old.
    pub version: usize,
    /// How often this viewer's turn has changed, counted the same way.
    pub draft: u32,
    /// How many choices this viewer sees.
    pub ply: usize,
    /// How often it was dealt anew: a list of choices is for one deal.
    pub deal: usize,
    /// Where the corrected tables are that it is played with.
    pub tables: Option<String>,
    /// Who sits where.
    pub seats: Vec<Seating>,
    /// The seat this viewer speaks for.
    pub me: Option<Seat>,
    /// Whether this viewer opened the table.
    pub opened: bool,
    /// Whether all seats have ever been taken.
    pub begun: bool,
    /// Several seats play in this browser, and it is the turn of another than the one who looks.
    pub curtain: Option<Seat>,
    /// The board.
    pub board: Markup,
    /// The stage on which the question is asked, if it is asked on one.
    pub stage: Option<Markup>,
    /// Which moment this viewer sees.
    pub now: At,
    /// Which moment everybody agrees on: what is after it is this viewer's own turn.
    pub kept: At,
    /// What is asked of this viewer, if anything.
    pub question: Option<String>,
    /// The list of choices.
    pub offers: Markup,
    /// What is not possible, and why.
    pub bars: Markup,
    /// Whether something can be taken back.
    pub can_undo: bool,
    /// What was chosen last without asking, in words.
    pub answered: Option<String>,
    /// Whether the turn can be ended.
    pub can_end: bool,
    /// Whether this viewer wants to be asked what goes without saying.
    pub asks: bool,
    /// What happened, oldest first.
    pub story: Vec<Line>,
    /// Which line of it was the first since this viewer's last turn.
    pub since: usize,
    /// Where the points come from.
    pub account: Account,
    /// What was said: name and words.
    pub chat: Vec<(String, String)>,
    /// How often something was said.
    pub said: usize,
    /// The name this viewer goes by, if one was given.
    pub name: String,
    /// The table at which the same people play again.
    pub next: Option<String>,
    /// The hash of the seed, where nobody knows the deal.
    pub seed_hash: Option<String>,
    /// The seed, once it is no secret any more.
    pub seed: Option<String>,
    /// Whether the deal is known: a branch, nobody else can be seated.
    pub study: bool,
    /// Whether hints may be asked for here.
    pub hints: bool,
    /// Whether only one person plays here.
    pub alone: bool,
    /// Whether to offer a personal link.
    pub offers_passport: bool,
    /// Whether the game is over.
    pub over: bool,
    /// From where the end can be seen again, once everybody may.
    pub finale: Option<At>,
    /// How strong bots can be.
    pub levels: Levels,
    /// Whether somebody else has this viewer's seat.
    pub replaced: bool,
    /// Whether a bot plays for this viewer.
    pub stood_in: bool,
    /// The advice this viewer has asked for.
    pub advice: Option<Vec<Advice>>,
}

/// A line of the story: what one looks at together.
pub struct Line {
    /// Whom it is about.
    pub about: Option<Seat>,
    /// Whether a chapter begins with it.
    pub chapter: bool,
    /// The sentences.
    pub text: String,
    /// Whose choice it follows from, where it is told of that seat itself.
    pub by: Option<Seat>,
    /// From which moment to which it can be seen again.
    pub scene: Option<(At, At)>,
    /// Where on the board it happened: names of pieces.
    pub look: String,
}

impl TablePage {
    /// Where it is.
    pub(super) fn here(&self) -> String {
        format!("/t/{}", self.id)
    }

    /// Whether a seat is still free.
    fn is_waiting(&self) -> bool {
        self.seats.iter().any(|seat| matches!(seat.sitting, Sitting::Open { .. }))
    }

    /// Whether something is asked of this viewer.
    fn is_mine(&self) -> bool {
        !self.is_waiting() && (self.question.is_some() || self.can_end || self.curtain.is_some())
    }
}

/// The table page.
pub fn table(say: &Say, table: &TablePage) -> Markup {
    let here = table.here();
    let mine = table.is_mine();
    let title = if mine { format!("● {}", table.title) } else { table.title.clone() };
    let acting = table.seats.iter().find(|seat| seat.to_act).map(|seat| seat.seat);
    let body = html! {
        main #table data-id=(table.id) data-version=(table.version) data-draft=(table.draft) data-ply=(table.ply) data-now=(table.now) data-kept=(table.kept) data-seat=[table.me] data-mine[mine] data-waiting[table.is_waiting()] data-passport[table.offers_passport] data-study[table.study] data-stream=(Asset::STREAM.address())
            class=[acting.map(|seat| format!("seat-{seat}"))] data-say=(say.words("site-your-turn")) {
            h1.unseen { (table.title) }
            div.offline hidden role="status" { (say.words("site-connection-lost")) }
            div.notes {
                @if table.study { (study(say)) }
                @if table.offers_passport { (offer_passport(say, &here)) }
                @if table.is_waiting() { (lobby(say, table)) }
            }
            div.field { (table.board) }
            @if let Some(stage) = &table.stage {
                div.over {
                    label.fold { input type="checkbox"; (say.words("site-to-table")) }
                    div.unrolled { (stage) }
                }
            }
            (pace(say))
            div.bar {
                (ask(say, table))
                (since(say, table))
                (drawer::all(say, table))
            }
        }
    };
    let seats = Some(chips(say, table));
    let bots: Vec<Seat> = table.seats.iter().filter(|seat| seat.is_bot()).map(|seat| seat.seat).collect();
    frame(
        say,
        &Frame {
            title: &title,
            here: &here,
            game: Some((table.game, table.style)),
            board: true,
            seats,
            company: Some((table.seats.len(), &bots)),
            turn: mine,
        },
        body,
    )
}

/// What can be done while scenes are shown, and what says that there are some. Only a script shows them.
fn pace(say: &Say) -> Markup {
    let button = |does: &str, words: &str, sign: &str| {
        html! { button type="button" data-do=(does) { (say.words(words)) " " span aria-hidden="true" { (sign) } } }
    };
    html! {
        div.pace hidden role="group" aria-label=(say.words("site-scenes")) {
            (button("go", "site-scene-go", "▸"))
            (button("step", "site-scene-step", ""))
            button type="button" data-do="pace" aria-label=(say.words("site-scene-pace")) { "1×" }
            (button("again", "site-scene-again", "↺"))
            (button("now", "site-scene-now", "▸▸"))
        }
        p.happened hidden role="status" {
            span { (say.words("site-meanwhile")) } " " b.many {} " "
            button.primary type="button" data-do="watch" { (say.words("site-watch")) }
        }
    }
}

/// Says on every page of it that this is no game nobody knows the deal of.
pub(super) fn study(say: &Say) -> Markup {
    html! { p.study { strong { (say.words("site-study")) } " " (say.words("site-study-help")) } }
}

/// Whoever has just sat down may want a way back.
fn offer_passport(say: &Say, here: &str) -> Markup {
    html! {
        section.passport-offer aria-labelledby="passport-offer" {
            p title=(say.words("site-passport-help")) { strong #passport-offer { (say.words("site-passport-offer")) } }
            form method="post" action="/me/passport" { button.primary type="submit" { (say.words("site-passport-show")) } }
            form method="post" action="/me/later" {
                input type="hidden" name="back" value=(here);
                button.quiet type="submit" title=(say.words("site-passport-later")) {
                    span.unseen { (say.words("site-passport-later")) } span aria-hidden="true" { "✕" }
                }
            }
        }
    }
}

fn ask(say: &Say, table: &TablePage) -> Markup {
    let here = table.here();
    let acting = table.seats.iter().find(|seat| seat.to_act);
    html! {
        section.ask data-mine[table.is_mine()] aria-live="polite" {
            @if table.is_waiting() {
                // The lobby says so.
            } @else if table.over {
                (result(say, table))
            } @else if let Some(seat) = table.curtain {
                h2 { (say.message(&Message::new("site-pass-device").seat("who", seat))) }
                form method="post" action=(format!("{here}/curtain")) {
                    button.primary type="submit" name="seat" value=(seat) {
                        (say.message(&Message::new("site-i-am").seat("who", seat)))
                    }
                }
            } @else if table.can_end {
                h2 { (say.words("site-turn-complete")) }
            } @else if let Some(question) = &table.question {
                @if table.advice.is_none() && table.hints {
                    form.hint method="post" action=(format!("{here}/hint")) {
                        button.quiet type="submit" { (say.words("site-hint")) }
                    }
                }
                h2 { (question) }
                (hint::advice(say, table))
                form.choices method="post" action=(format!("{here}/pick")) {
                    input type="hidden" name="ply" value=(table.ply);
                    input type="hidden" name="deal" value=(table.deal);
                    (table.offers)
                }
            } @else if let Some(acting) = acting {
                h2 { (say.message(&Message::new("site-turn-of").seat("who", acting.seat))) }
                (drawer::votes(say, table, acting))
                noscript { a.button href=(here) { (say.words("site-reload")) } }
            }
            @if table.replaced { p { strong { (say.words("site-replaced")) } } }
            @if table.me.is_none() && table.curtain.is_none() { p.muted { (say.words("site-watching")) } }
            @if table.stood_in && !table.over {
                form method="post" action=(format!("{here}/back")) {
                    p { (say.words("site-stood-in")) }
                    button.primary type="submit" { (say.words("site-play-myself")) }
                }
            }
            @if table.can_undo || table.can_end {
                form.turn method="post" action=(format!("{here}/turn")) {
                    @if let Some(answered) = &table.answered {
                        p.answered {
                            (say.words("site-answered")) " " em { (answered) } " "
                            button.quiet type="submit" name="do" value="ask" { (say.words("site-ask-after-all")) }
                        }
                    }
                    @if table.can_end {
                        button.primary type="submit" name="do" value="end" aria-keyshortcuts="e" { (say.words("site-end-turn")) }
                    }
                    button type="submit" name="do" value="undo" aria-keyshortcuts="u" { (say.words("site-undo")) }
                    button type="submit" name="do" value="reset" { (say.words("site-reset")) }
                }
            }
        }
    }
}

/// Who won, in order; and what can be done now.
fn result(say: &Say, table: &TablePage) -> Markup {
    let here = table.here();
    let mut ranking: Vec<(u8, i32, Seat)> = table
        .seats
        .iter()
        .filter_map(|seat| seat.standing.map(|(place, points)| (place, points, seat.seat)))
        .collect();
    ranking.sort_unstable();
    html! {
        // Alone one plays against the game itself, which has no place in the ranking: the last line tells who won.
        @if let (1, Some(last)) = (table.seats.len(), table.story.last()) {
            h2 { (last.text) }
        } @else {
            h2 { (say.words("site-result")) }
        }
        ol.result {
            @for (place, points, seat) in ranking {
                li class=(format!("seat-{seat}")) value=(place) {
                    span.chip aria-hidden="true" {} " "
                    (say.message(&Message::new("site-standing").number("place", place).seat("who", seat).number("points", points)))
                }
            }
        }
        div.turn {
            @if let Some(next) = &table.next {
                a.button.primary href=(format!("/t/{next}")) { (say.words("site-rematch-there")) }
            } @else if table.me.is_some() {
                form method="post" action=(format!("{here}/rematch")) {
                    button.primary type="submit" { (say.words("site-rematch")) }
                }
            }
            (finale(say, &table.id, table.finale, table.kept))
            a.button href=(format!("{here}/review")) { (say.words("site-review")) }
            a.button href=(format!("{here}/replay?at=0")) { (say.words("site-replay")) }
            a.button href=(format!("{here}/record")) download { (say.words("site-download")) }
        }
    }
}

/// The end once more, and as a picture. Without a script the end is told on a page.
pub(super) fn finale(say: &Say, id: &str, from: Option<At>, to: At) -> Markup {
    let here = format!("/t/{id}");
    html! {
        @if let Some(from) = from {
            a.button href=(format!("{here}/scenes?from={from}")) data-do="scene" data-from=(from) data-to=(to) {
                (say.words("site-end-again"))
            }
        }
        a.button href=(format!("{here}/end.svg")) download=(format!("hanlin-{id}.svg")) { (say.words("site-end-picture")) }
    }
}

/// What happened since this viewer's last turn; for somebody who only watches, the latest.
fn since(say: &Say, table: &TablePage) -> Markup {
    let id = if table.me.is_some() { "site-since" } else { "site-latest" };
    let from = table.story[table.since..].iter().find_map(|line| line.scene).map(|(from, _)| from);
    html! {
        @if table.since < table.story.len() { section.since aria-labelledby="since" data-from=[from] {
            h2 #since {
                (say.words(id)) " "
                @if from.is_some() { button.again.scripted type="button" hidden data-do="again" { (say.words("site-scene-again")) " ↺" } }
            }
            ol tabindex="0" aria-labelledby="since" { (lines(say, &table.story[table.since..])) }
        } }
    }
}

/// Lines of the story: a heading for every turn, one line for every thing one looks at.
pub(super) fn lines(say: &Say, lines: &[Line]) -> Markup {
    let turn = |line: Option<&Line>| line.and_then(|line| line.by.filter(|_| !line.chapter));
    html! {
        @for (nth, line) in lines.iter().enumerate() {
            @let before = nth.checked_sub(1).and_then(|nth| lines.get(nth));
            @if let Some(seat) = turn(Some(line)).filter(|_| turn(before) != turn(Some(line))) {
                li.turn.{ "seat-" (seat) } data-about=(seat) { span.chip aria-hidden="true" {} " " b { (say.seat(seat)) } }
            }
            (self::line(line))
        }
    }
}

/// A line of the story, with the mark of whom it is about, unless the heading of the turn has it.
fn line(line: &Line) -> Markup {
    let class = match (line.chapter, line.about) {
        (true, _) => Some("chapter".to_owned()),
        (false, Some(seat)) => Some(format!("seat-{seat}")),
        (false, None) => None,
    };
    let marked = line.about.filter(|_| line.by.is_none() || line.chapter);
    html! {
        li class=[class] data-about=[line.about] data-do=[line.scene.map(|_| "scene")]
            data-look=[(!line.look.is_empty()).then_some(&line.look)] data-from=[line.scene.map(|(from, _)| from)] data-to=[line.scene.map(|(_, to)| to)] {
            @if marked.is_some() { span.chip aria-hidden="true" {} " " }
            (line.text)
        }
    }
}
