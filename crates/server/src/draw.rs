//! What somebody sees of a table.

use i18n::Say;
use shelf::{AnyMatch, Level, ToldMoment};
use tabletop::{At, Message, Seat, Viewer};
use ui::page::{self, Line, Presence, Seating, Sitting, Vote};

use crate::ids::Bot;
use crate::presence::Shown;
use crate::seating::{self, Entry, Sitter, What, Wish};
use crate::table::Table;
use crate::visitor::Visitor;
use crate::{advice, ids, text};

/// How much of the story a page tells.
const STORY: usize = 40;

/// Who looks at a table.
pub(crate) struct Looker {
    /// The seat this browser speaks for now.
    pub(crate) me: Option<Seat>,
    /// Several play at this browser, and it is the turn of this one, who does not look yet.
    pub(crate) curtain: Option<Seat>,
}

impl Looker {
    /// Of the seats somebody holds, the one that looks: where there are several, the one who said so last.
    pub(crate) fn of(table: &Table, visitor: &Visitor) -> Looker {
        let held = table.held(visitor.person());
        let [first, _, ..] = held[..] else { return Looker { me: held.first().copied(), curtain: None } };
        let shown = visitor.shown_seat().filter(|seat| held.contains(seat)).unwrap_or(first);
        let to_act = table.game(None).to_act();
        let next = held.iter().copied().find(|&seat| table.seating().is_full() && to_act.contains(seat));
        match next {
            Some(next) if !to_act.contains(shown) => Looker { me: None, curtain: Some(next) },
            Some(_) | None => Looker { me: Some(shown), curtain: None },
        }
    }
}

/// What a page shows besides the table itself.
pub(crate) struct Around<'a> {
    /// Who looks.
    pub(crate) visitor: &'a Visitor,
    /// The address people know us by.
    pub(crate) origin: &'a str,
    /// Whether whoever looks should be offered a personal link.
    pub(crate) offers_passport: bool,
}

/// Says things with the names of those who sit here.
pub(crate) fn named(say: &Say, table: &Table) -> Say {
    let name = |(seat, sitter): (Seat, &Sitter)| sitter.name().map_or_else(|| say.seat(seat), text::isolated);
    let names: Vec<String> = table.seating().sitters().map(name).collect();
    say.clone().with_names(names)
}

/// The table page.
pub(crate) fn table(table: &Table, looker: &Looker, around: Around<'_>, say: &Say) -> page::TablePage {
    let me = looker.me;
    let game = table.game(me);
    // Before all sit there is no hand that is anybody's.
    let viewer = me.filter(|_| table.seating().has_begun()).map_or(Viewer::Spectator, Viewer::Seat);
    let acts = me.filter(|&me| table.seating().is_full() && game.to_act().contains(me));
    let picture = game.picture(viewer, acts, say);
    // A draft may end the game; it is over when everybody agrees.
    let over = table.game(None).standings().is_some();
    let sitting = me.and_then(|me| table.seating().sitting(me));
    let (story, since) = story(table, me, say);
    let seed = game.seed().to_string();
    let study = table.kept().study;
    page::TablePage {
        id: table.id().to_string(),
        game: game.key().name(),
        style: game.key().style(),
        title: say.words(&format!("{}-title", game.key())),
        version: table.version(),
        draft: table.draft_changes(&table.held(around.visitor.person())),
        ply: game.ply(),
        deal: table.seating().deals(),
        tables: table.kept().tables.as_ref().map(|hash| format!("/tables/{}/{hash}", table.kept().game)),
        seats: seats(table, me, &around, say),
        me,
        opened: table.is_opener(around.visitor.person()),
        begun: table.seating().has_begun(),
        curtain: looker.curtain,
        board: picture.board,
        stage: picture.stage,
        now: game.now(),
        kept: table.game(None).now(),
        question: acts
            .and(game.decision())
            .map(|decision| say.words(&format!("{}-ask-{decision}", game.key()))),
        offers: picture.offers,
        bars: picture.bars,
        can_undo: me.is_some_and(|me| table.has_draft(me)),
        answered: me.and_then(|me| table.answered(me, say)),
        can_end: me.is_some_and(|me| table.is_complete(me)),
        asks: sitting.is_some_and(|sitting| sitting.asks),
        story,
        since,
        account: game.account(viewer),
        chat: table.chat().iter().map(|(name, words)| (text::isolated(name), words.clone())).collect(),
        said: table.said(),
        name: sitting.and_then(|sitting| sitting.name.clone()).unwrap_or_default(),
        next: table.kept().next.as_ref().map(ToString::to_string),
        // Whoever knows the deal cannot be promised that nobody does.
        seed_hash: (!study).then(|| ids::hash(&seed)),
        seed: (over && !study).then_some(seed),
        study,
        levels: advice::levels(),
        replaced: around.visitor.person().is_some_and(|who| table.seating().was_replaced(who)),
        stood_in: sitting.is_some_and(|sitting| sitting.stood_in.is_some()),
        hints: table.has_hints(),
        alone: table.is_alone(),
        advice: acts.and_then(|me| Some(advice::advice(game, me, table.advice(me)?, say))),
        offers_passport: around.offers_passport,
        over,
        finale: table.game(None).finale_from().filter(|_| over),
    }
}

/// How strong a bot is, in words; whoever chose a level is told if it has no net to play it with.
fn strength(bot: &Bot, has_net: bool) -> &'static str {
    match bot.level() {
        None => "site-bot",
        Some(_) if !has_net => "site-level-simple",
        Some(level) => level.words(),
    }
}

/// The seats programs play for now.
pub(crate) fn bots(table: &Table) -> Vec<Seat> {
    let is_bot = |sitter: &Sitter| match sitter {
        Sitter::Bot(_) => true,
        Sitter::Person(sitting) => sitting.stood_in.is_some(),
        Sitter::Free { .. } => false,
    };
    table.seating().sitters().filter(|(_, sitter)| is_bot(sitter)).map(|(seat, _)| seat).collect()
}

fn seats(table: &Table, me: Option<Seat>, around: &Around<'_>, say: &Say) -> Vec<Seating> {
    // Who is to act is what everybody agrees on: a turn is not over before it is ended.
    let (game, seating) = (table.game(None), table.seating());
    let standings = game.standings();
    let has_net = game.key().without_net(seating.sitters().len()).is_none();
    let level = |bot: &Bot| say.words(strength(bot, has_net));
    let held = table.held(around.visitor.person());
    let opened = table.is_opener(around.visitor.person());
    let shown = table.shown();
    // Whoever opened the table invites; once a game has begun, everybody who is left.
    let invites = opened || (seating.has_begun() && !held.is_empty());
    let here = format!("{}{}", around.origin, table.id().page());
    let seat = |(seat, sitter): (Seat, &Sitter)| Seating {
        seat,
        sitting: match sitter {
            Sitter::Bot(bot) => Sitting::Bot { name: bot.name().to_owned(), level: level(bot) },
            Sitter::Free { invite, lost } => Sitting::Open {
                link: invites.then(|| format!("{here}/join/{}", invite.reveal())),
                lost: lost.is_some(),
            },
            Sitter::Person(sitting) if sitting.stood_in.is_some() => {
                Sitting::StandIn { level: level(&table.terms().stand_in) }
            }
            Sitter::Person(_) => Sitting::Person,
        },
        mine: held.contains(&seat),
        to_act: seating.is_full() && game.to_act().contains(seat),
        standing: standings.as_ref().map(|standings| (standings[seat].place, standings[seat].points)),
        presence: shown[seat.idx()].filter(|_| standings.is_none() && !held.contains(&seat)).map(|shown| {
            match shown {
                Shown::Here => Presence::Here,
                Shown::Away(minutes) => Presence::Away(minutes),
            }
        }),
        shares: seating.shares_with(seat),
        devices: me.map_or(0, |_| table.devices(seat)),
        can_stand_in: vote(table, seat, around, Wish::StandIn),
        can_replace: vote(table, seat, around, Wish::Newcomer),
    };
    seating.sitters().map(seat).collect()
}

/// What whoever looks may want for somebody who is away, how many want it and how many must.
fn vote(table: &Table, seat: Seat, around: &Around<'_>, wish: Wish) -> Option<Vote> {
    let (seating, who) = (table.seating(), around.visitor.person()?);
    let absence = table.absence(seat);
    let others = seating.people().len().saturating_sub(1);
    let (may, needed) = match wish {
        Wish::StandIn => (seating.stand_in(seat, who, absence, table.terms().grace), others / 2 + 1),
        Wish::Newcomer => (seating.lose(seat, who, absence, table.terms().lost), 2),
    };
    let own = seating.held(who).contains(&seat);
    let may = may.is_ok() && !own && !table.kept().study && table.game(None).standings().is_none();
    let stood_in = seating.sitting(seat)?.stood_in.is_some() && wish == Wish::StandIn;
    let agree = seating.wishes(seat, wish, absence.seen);
    (may && !stood_in).then(|| Vote { agreed: agree.len(), needed, mine: agree.contains(who) })
}

/// The end of the story, and from which line on it happened since this seat's last turn.
fn story(table: &Table, me: Option<Seat>, say: &Say) -> (Vec<Line>, usize) {
    let game = table.game(me);
    let viewer = me.map_or(Viewer::Spectator, Viewer::Seat);
    // A draft is this turn, not the last one.
    let kept = table.game(None).ply();
    let last_turn = me.and_then(|me| table.last_decision(me, kept));
    let mut lines: Vec<Line> = Vec::new();
    let mut newer = LATEST;
    let told_of_seats = seat_lines(table, say);
    let mut seats = told_of_seats.into_iter().rev().peekable();
    for ply in (0..=game.ply()).rev() {
        // What happened to seats after so many choices.
        while let Some((_, line)) = seats.next_if(|(at, _)| *at >= ply && lines.len() < STORY) {
            lines.push(line);
        }
        let Some(ply) = ply.checked_sub(1).filter(|_| lines.len() < STORY) else { break };
        let told: Vec<Line> = self::lines(game, ply, viewer, say).collect();
        if last_turn == Some(ply) {
            // What the choice did to oneself is no news; what it led to is.
            newer = lines.len() + told.iter().skip_while(|line| line.about == me).count();
        }
        lines.extend(told.into_iter().rev());
    }
    lines.reverse();
    let since = lines.len().saturating_sub(newer);
    (lines, since)
}

/// The whole story.
pub(crate) fn whole_story(table: &Table, viewer: Viewer, say: &Say) -> Vec<Line> {
    let game = table.game(None);
    let mut seats = seat_lines(table, say).into_iter().peekable();
    let mut all = Vec::new();
    for ply in 0..=game.ply() {
        while let Some((_, line)) = seats.next_if(|(at, _)| *at <= ply) {
            all.push(line);
        }
        all.extend(lines(game, ply, viewer, say));
    }
    all
}

/// What happened to seats since the table was opened, as far as it is anybody's business: after how many choices, and
/// a line with the names of that time.
fn seat_lines(table: &Table, say: &Say) -> Vec<(usize, Line)> {
    let (opened, log) = (table.kept().seats, table.seating().log());
    let plain = Say::new(say.locale());
    let mut then = seating::Seating::read(opened, log.iter().take(opened).cloned(), 0);
    let mut lines = Vec::new();
    for entry in log.iter().skip(opened) {
        let names = then
            .sitters()
            .map(|(seat, sitter)| sitter.name().map_or_else(|| plain.seat(seat), text::isolated));
        let named = plain.clone().with_names(names.collect::<Vec<_>>());
        lines.extend(seat_line(entry, &then, &named, &plain).map(|line| (entry.ply, line)));
        if then.has_begun() && entry.deals_anew() {
            let text = say.words("site-told-dealt-anew");
            lines.push((
                entry.ply,
                Line { about: None, chapter: false, text, by: None, scene: None, look: String::new() },
            ));
        }
        then.push(entry.clone());
    }
    lines
}

/// What happened to a seat, as a line.
fn seat_line(entry: &Entry, then: &seating::Seating, say: &Say, plain: &Say) -> Option<Line> {
    let by = || {
        let seat = entry.by.as_ref().and_then(|by| then.held(by).first().copied());
        seat.map_or_else(|| say.words("site-somebody"), |seat| say.seat(seat))
    };
    let called =
        |name: &Option<String>| name.as_deref().map_or_else(|| plain.seat(entry.seat), text::isolated);
    let message = |id| Message::new(id).seat("who", entry.seat);
    let told = match &entry.what {
        What::Sat { name, .. } => Message::new("site-told-sat").text("name", called(name)),
        What::Bot(bot) => {
            message("site-told-bot").text("level", say.words(bot.level().map_or("site-bot", Level::words)))
        }
        What::Free(_) if entry.by.as_ref() == then.sitter(entry.seat).and_then(Sitter::who) => {
            message("site-told-free")
        }
        What::Free(_) => message("site-told-freed").text("by", by()),
        What::Named(name) => {
            Message::new("site-told-named").text("old", say.seat(entry.seat)).text("name", called(name))
        }
        What::Asks(_) => return None,
        What::StandIn if entry.by.as_ref() == then.sitter(entry.seat).and_then(Sitter::who) => {
            message("site-told-lets-bot")
        }
        What::StandIn => message("site-told-stand-in"),
        What::Back => message("site-told-back"),
        What::Wish(Wish::StandIn) => message("site-told-wish-stand-in").text("by", by()),
        What::Wish(Wish::Newcomer) => message("site-told-wish-newcomer").text("by", by()),
        What::Lost(_) => message("site-told-lost"),
        // Whoever was lost has no name while the seat is free.
        What::Returned => {
            let name = match then.sitter(entry.seat) {
                Some(Sitter::Free { lost: Some(lost), .. }) => called(&lost.name),
                Some(_) | None => say.seat(entry.seat),
            };
            Message::new("site-told-returned").text("who", name)
        }
        What::Hint => message("site-told-hint"),
    };
    let text = say.message(&told);
    Some(Line { about: Some(entry.seat), chapter: false, text, by: None, scene: None, look: String::new() })
}

/// What came of a choice, as lines: one for every moment.
pub(crate) fn lines(game: &dyn AnyMatch, ply: usize, to: Viewer, say: &Say) -> impl Iterator<Item = Line> {
    let by = game.chooser(ply);
    let mut from = At::ply(ply);
    game.told_by_moment(ply, to, say).into_iter().map(move |ToldMoment { at, told, look }| {
        let about = told.first().and_then(|first| first.about);
        let about = about.filter(|_| told.iter().all(|told| told.about == about));
        let text: Vec<&str> = told.iter().map(|told| told.text.as_str()).collect();
        Line {
            about,
            chapter: told.iter().any(|told| told.chapter),
            text: text.join(" "),
            by: by.filter(|_| about == by),
            scene: Some((std::mem::replace(&mut from, at), at)),
            look: look.join(" "),
        }
    })
}

/// How much of it somebody who only watches sees at once.
const LATEST: usize = 12;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_without_a_net_says_so() {
        assert_eq!(strength(&Bot::read("7"), true), "site-level-7");
        assert_eq!(strength(&Bot::read("7"), false), "site-level-simple");
        assert_eq!(strength(&Bot::read("greedy"), false), "site-bot");
    }
}
