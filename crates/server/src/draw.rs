//! What somebody sees of a table.

use axum::http::HeaderMap;
use i18n::Say;
use shelf::{AnyMatch, Level};
use tabletop::{Seat, Viewer};
use ui::page::{self, Line, Seating, Sitting};

use crate::store::Sitter;
use crate::table::Table;
use crate::{advice, session};

/// How much of the story a page tells.
const STORY: usize = 60;

/// Who looks at a table.
pub(crate) struct Looker {
    /// The seat this browser speaks for now.
    pub(crate) me: Option<Seat>,
    /// Several play at this browser, and it is the turn of this one, who does not look yet.
    pub(crate) curtain: Option<Seat>,
}

impl Looker {
    /// Of the seats a browser holds, the one that looks: where there are several, the one who said so last.
    pub(crate) fn of(table: &Table, held: &[Seat], headers: &HeaderMap) -> Looker {
        let [first, _, ..] = held else { return Looker { me: held.first().copied(), curtain: None } };
        let shown = session::shown_seat(headers).filter(|seat| held.contains(seat));
        let shown = shown.unwrap_or(*first);
        let to_act = table.game(None).to_act();
        let next = held.iter().copied().find(|&seat| table.is_full() && to_act.contains(seat));
        match next {
            Some(next) if !to_act.contains(shown) => Looker { me: None, curtain: Some(next) },
            Some(_) | None => Looker { me: Some(shown), curtain: None },
        }
    }
}

/// What a page shows besides the table itself.
pub(crate) struct Around<'a> {
    /// The seats of this browser.
    pub(crate) held: &'a [Seat],
    /// Who it is.
    pub(crate) owner: &'a str,
    /// The address people know us by.
    pub(crate) origin: &'a str,
}

/// Says things with the names of those who sit here.
pub(crate) fn named(say: &Say, sitters: &[Sitter]) -> Say {
    let name =
        |(sitter, seat): (&Sitter, usize)| sitter.name.clone().unwrap_or_else(|| say.seat(Seat::new(seat)));
    say.clone().with_names(sitters.iter().zip(0..).map(name).collect::<Vec<_>>())
}

/// The table page.
pub(crate) fn table(table: &Table, looker: &Looker, around: Around<'_>, say: &Say) -> page::Table {
    let me = looker.me;
    let game = table.game(me);
    let viewer = me.map_or(Viewer::Spectator, Viewer::Seat);
    let acts = me.filter(|&me| table.is_full() && game.to_act().contains(me));
    let picture = game.picture(viewer, acts, say);
    // A draft may end the game; it is over when everybody agrees.
    let over = table.game(None).standings().is_some();
    let opened = table.opener.as_deref() == Some(around.owner);
    let here = format!("{}/t/{}", around.origin, table.id);
    let device = table.passes.iter().find(|pass| pass.owner == around.owner);
    let (story, since) = story(table, me, say);
    let seed = game.seed().to_string();
    page::Table {
        id: table.id.clone(),
        game: game.key().name(),
        title: say.words(&format!("{}-title", game.key())),
        version: table.version(),
        ply: game.ply(),
        seats: seats(table, &around, opened.then_some(here.as_str()), say),
        me,
        opened,
        curtain: looker.curtain,
        board: picture.board,
        question: acts
            .and(game.decision())
            .map(|decision| say.words(&format!("{}-ask-{decision}", game.key()))),
        offers: picture.offers,
        reasons: picture.reasons,
        can_undo: me.is_some_and(|me| table.has_draft(me)),
        answered: me.and_then(|me| table.answered(me, say)),
        can_end: me.is_some_and(|me| table.is_complete(me)),
        asks: me.is_some_and(|me| table.sitters[me.idx()].asks),
        story,
        since,
        account: game.account(viewer),
        chat: table.said.clone(),
        said: table.said.len(),
        name: me.and_then(|me| table.sitters[me.idx()].name.clone()).unwrap_or_default(),
        next: table.next.clone(),
        seed_hash: session::hash(&seed),
        seed: over.then_some(seed),
        levels: advice::levels(),
        stood_in: me.is_some_and(|me| table.sitters[me.idx()].bot.is_some()),
        advice: acts.and_then(|me| Some(advice::advice(game, me, table.advice(me)?, say))),
        device: device.map(|pass| format!("{here}/device/{}", pass.token)),
        over,
    }
}

/// How strong a bot is, in words; whoever chose a level is told if it has no net to play it with.
fn strength(bot: &str, has_net: bool) -> &'static str {
    match Level::named(bot) {
        None => "site-bot",
        Some(_) if !has_net => "site-level-simple",
        Some(level) => level.words(),
    }
}

fn seats(table: &Table, around: &Around<'_>, here: Option<&str>, say: &Say) -> Vec<Seating> {
    // Who is to act is what everybody agrees on: a turn is not over before it is ended.
    let game = table.game(None);
    let standings = game.standings();
    let has_net = game.key().without_net(table.sitters.len()).is_none();
    let seat = |(sitter, idx): (&Sitter, usize)| {
        let seat = Seat::new(idx);
        Seating {
            seat,
            sitting: match (&sitter.bot, &sitter.invite) {
                (Some(bot), _) if table.is_held(seat) => {
                    Sitting::StandIn { level: say.words(strength(bot, has_net)) }
                }
                (Some(bot), _) => {
                    Sitting::Bot { name: bot.clone(), level: say.words(strength(bot, has_net)) }
                }
                (None, Some(invite)) => {
                    Sitting::Open { link: here.map(|here| format!("{here}/join/{invite}")) }
                }
                (None, None) => Sitting::Person,
            },
            mine: around.held.contains(&seat),
            to_act: table.is_full() && game.to_act().contains(seat),
            standing: standings.as_ref().map(|standings| (standings[seat].place, standings[seat].points)),
        }
    };
    table.sitters.iter().zip(0..).map(seat).collect()
}

/// The end of the story, and from which line on it happened since this seat's last turn.
fn story(table: &Table, me: Option<Seat>, say: &Say) -> (Vec<Line>, usize) {
    let game = table.game(me);
    let viewer = me.map_or(Viewer::Spectator, Viewer::Seat);
    // A draft is this turn, not the last one.
    let kept = table.game(None).ply();
    let last_turn = (0..kept).rev().find(|&ply| me.is_some() && game.chooser(ply) == me);
    let mut lines: Vec<Line> = Vec::new();
    let mut newer = LATEST;
    for ply in (0..game.ply()).rev() {
        if lines.len() >= STORY {
            break;
        }
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

/// What came of a choice, as lines.
pub(crate) fn lines(game: &dyn AnyMatch, ply: usize, to: Viewer, say: &Say) -> impl Iterator<Item = Line> {
    let told = game.told(ply, to, say).into_iter();
    told.map(|told| Line { about: told.about, chapter: told.chapter, text: told.text })
}

/// How much of it somebody who only watches sees at once.
const LATEST: usize = 12;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_without_a_net_says_so() {
        assert_eq!(strength("7", true), "site-level-7");
        assert_eq!(strength("7", false), "site-level-simple");
        assert_eq!(strength("greedy", false), "site-bot");
    }
}
