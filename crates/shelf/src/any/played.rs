//! Every match on the shelf is a match of some game.

use bots::{Budget, Level};
use i18n::Say;
use maud::{Markup, PreEscaped};
use serde_json::value::RawValue;
use tabletop::record::Digests;
use tabletop::{At, Bar as _, Match, Message, PerSeat, Refused, Seat, Seats, Seed, Standing, Viewer};
use ui::{Account, Cue, Film, Offers};

use super::{AnyMatch, Hint, Picture, Told, ToldBar, ToldMoment};
use crate::{Key, Listed};

impl<G: Listed> AnyMatch for Match<G> {
    fn copy(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn key(&self) -> Key {
        Key::named(G::KEY).expect("every game is on the shelf")
    }

    fn rules(&self) -> u16 {
        Match::rules(self)
    }

    fn seats(&self) -> usize {
        Match::seats(self)
    }

    fn seed(&self) -> Seed {
        Match::seed(self)
    }

    fn ply(&self) -> usize {
        Match::ply(self)
    }

    fn now(&self) -> At {
        Match::now(self)
    }

    fn film(&self, since: At, most: usize, to: Viewer, say: &Say) -> Film {
        ui::film(self, since, most, to, say)
    }

    fn finale_from(&self) -> Option<At> {
        ui::finale_from(self)
    }

    fn poster(&self, say: &Say) -> Option<String> {
        ui::poster(self, say)
    }

    fn board_at(&self, at: At, viewer: Viewer, say: &Say) -> Markup {
        G::board(&self.scenes(at, 0).0.view(viewer), &Offers::none(), say)
    }

    fn to_act(&self) -> Seats {
        Match::to_act(self)
    }

    fn decision(&self) -> Option<&'static str> {
        G::decision(Match::view(self, Viewer::Spectator).table)
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        serde_json::value::to_raw_value(&Match::view(self, viewer).at(Match::ply(self)))
            .expect("a view serialises")
    }

    fn picture(&self, viewer: Viewer, offered_to: Option<Seat>, say: &Say) -> Picture {
        let menu = offered_to.and_then(|seat| Some((seat, self.menu(seat).ok()?)));
        let offers = menu.map_or_else(Offers::none, |(seat, menu)| {
            Offers::new(&Match::view(self, viewer), &menu, seat, say, |action| self.foresee(seat, action))
        });
        let board = G::board(&Match::view(self, viewer), &offers, say);
        let stage = ui::asking_stage(self, viewer, &offers, say).map(PreEscaped);
        Picture { board, stage, offers: offers.list(say), bars: offers.bars() }
    }

    fn seals(&self, seat: Seat, notation: &str) -> Result<bool, Refused> {
        Ok(Match::seals(self, seat, self.find(seat, notation)?))
    }

    fn reveals(&self, seat: Seat, notation: &str) -> Result<bool, Refused> {
        Ok(Match::reveals(self, seat, self.find(seat, notation)?))
    }

    fn digest(&self) -> String {
        Match::digest(self).to_string()
    }

    fn notation(&self, ply: usize) -> Option<String> {
        self.log().get(ply).map(|(_, action)| action.to_string())
    }

    fn choice_told(&self, ply: usize, say: &Say) -> Option<String> {
        self.log().get(ply).map(|&(seat, action)| say.tell(&action, Viewer::Seat(seat)))
    }

    fn board(&self, viewer: Viewer, say: &Say) -> String {
        G::text(&Match::view(self, viewer), say)
    }

    fn offers(&self, seat: Seat) -> Result<Vec<String>, Refused> {
        Ok(Match::offers(self, seat)?.iter().map(ToString::to_string).collect())
    }

    fn offers_told(&self, seat: Seat, say: &Say) -> Result<Vec<String>, Refused> {
        let to = Viewer::Seat(seat);
        let (offers, view) = (Match::offers(self, seat)?, Match::view(self, to));
        let told = |action: &G::Action| {
            let name = say.tell(action, to);
            match G::detail(&view, action, say) {
                Some(detail) => {
                    say.message(&Message::new("site-label").text("label", name).text("value", detail))
                }
                None => name,
            }
        };
        Ok(offers.iter().map(told).collect())
    }

    fn bars_told(&self, seat: Seat, say: &Say) -> Result<Vec<ToldBar>, Refused> {
        let bars = self.menu(seat)?.bars;
        let told = bars.iter().map(|(action, bar)| ToldBar {
            action: action.to_string(),
            rule: bar.rule(),
            text: say.tell(bar, Viewer::Seat(seat)),
            what: say.tell(action, Viewer::Seat(seat)),
        });
        Ok(told.collect())
    }

    fn forced(&self, seat: Seat) -> Option<String> {
        Match::forced(self, seat).map(|action| action.to_string())
    }

    fn habit(&self, seat: Seat) -> Option<String> {
        Match::habit(self, seat).map(|action| action.to_string())
    }

    fn account(&self, to: Viewer) -> Account {
        Account::of::<G>(self.story(), Match::view(self, to).table, Match::seats(self), to)
    }

    fn chapters(&self) -> Vec<(usize, u8)> {
        let begins = |ply| Match::told(self, ply).iter().find_map(G::begins).map(|number| (ply + 1, number));
        let mut all: Vec<(usize, u8)> = (0..Match::ply(self)).filter_map(begins).collect();
        // Where the first is not told of, a game begins with it.
        if all.first().is_none_or(|&(_, number)| number > 1) {
            all.insert(0, (0, 1));
        }
        all
    }

    fn play(&mut self, seat: Seat, notation: &str) -> Result<(), Refused> {
        self.play_written(seat, notation).map(|_| ())
    }

    fn draft(&mut self, seat: Seat, notation: &str) -> Result<(), Refused> {
        self.draft_written(seat, notation)
    }

    fn resume(&mut self) {
        Match::resume(self);
    }

    fn told(&self, ply: usize, to: Viewer, say: &Say) -> Vec<Told> {
        Match::told(self, ply).iter().map(|event| in_words::<G>(event, to, say)).collect()
    }

    fn told_by_moment(&self, ply: usize, to: Viewer, say: &Say) -> Vec<ToldMoment> {
        let told = Match::told_by_moment(self, ply).zip(1..).map(|(events, moment)| ToldMoment {
            at: At { ply, moment },
            told: events.iter().map(|event| in_words::<G>(event, to, say)).collect(),
            look: events.iter().map(G::cue).reduce(Cue::and).unwrap_or_default().look,
        });
        let mut moments: Vec<ToldMoment> = told.collect();
        if let Some(last) = moments.last_mut().filter(|_| Match::now(self) >= At::ply(ply + 1)) {
            last.at = At::ply(ply + 1);
        }
        moments
    }

    fn last_decision(&self, seat: Seat, before: usize) -> Option<usize> {
        let own = (0..before.min(Match::ply(self))).rev().filter(|&ply| self.log()[ply].0 == seat);
        own.into_iter().find(|&ply| {
            let then = self.at(ply);
            then.forced(seat).is_none() && then.habit(seat).is_none()
        })
    }

    fn chooser(&self, ply: usize) -> Option<Seat> {
        self.log().get(ply).map(|(seat, _)| *seat)
    }

    fn go_back(&mut self, ply: usize) -> bool {
        if ply > Match::ply(self) {
            return false;
        }
        *self = self.at(ply);
        true
    }

    fn record(&self, digests: Digests) -> String {
        Match::record(self, digests)
    }

    fn standings(&self) -> Option<PerSeat<Standing>> {
        Match::standings(self)
    }

    fn play_turn(&mut self, seat: Seat, bot: &str, seed: u64, budget: Budget) -> Result<bool, Refused> {
        let Some(mut bot) = known::<G>(bot, seed, budget) else { return Ok(false) };
        while Match::to_act(self).contains(seat) {
            let offers = Match::offers(self, seat)?;
            let choice = *bot.choose(&Match::view(self, Viewer::Seat(seat)), &offers);
            Match::play(self, seat, choice)?;
        }
        Ok(true)
    }

    fn suggest(&self, seat: Seat, bot: &str, seed: u64) -> Result<Option<String>, Refused> {
        let offers = Match::offers(self, seat)?;
        let view = Match::view(self, Viewer::Seat(seat));
        let bot = known::<G>(bot, seed, Budget::alone());
        Ok(bot.map(|mut bot| bot.choose(&view, &offers).to_string()))
    }

    fn hint(&self, seat: Seat, level: Level, seed: u64, budget: Budget) -> Result<Vec<Hint>, Refused> {
        let offers = Match::offers(self, seat)?;
        let n = Match::seats(self);
        let view = Match::view(self, Viewer::Seat(seat));
        let thought = bots::think::<G>(&view, &offers, (level, seed, budget));
        let hint = |ranked: bots::Ranked| {
            let own = ranked.points.get(seat.idx()).into_iter().flatten();
            let points = G::SOURCES.iter().copied().zip(own.copied());
            let all: f32 = ranked.points.iter().flatten().sum();
            let others = all - points.clone().map(|(_, points)| points).sum::<f32>();
            Hint {
                action: offers[ranked.offer].to_string(),
                offer: ranked.offer,
                chances: PerSeat::new(n, |seat| ranked.chances[seat.idx()]),
                points: points.filter(|(source, _)| G::is_scored(source, Match::options(self))).collect(),
                others: others / (n.max(2) - 1) as f32,
                visits: ranked.visits,
            }
        };
        Ok(thought.ranking.into_iter().map(hint).collect())
    }

    fn chances(&self, viewer: Viewer) -> Option<PerSeat<f32>> {
        let chances = bots::chances::<G>(&Match::view(self, viewer))?;
        Some(PerSeat::new(Match::seats(self), |seat| chances[seat.idx()]))
    }
}

/// The bot of this name, if a host may offer it: names come from outside, and some that tools know read files.
fn known<G: Listed>(name: &str, seed: u64, budget: Budget) -> Option<Box<dyn bots::Bot<G>>> {
    if bots::is_known(name) { bots::named::<G>(name, seed, budget) } else { None }
}

/// An event, as `to` may know it.
fn in_words<G: Listed>(event: &G::Event, to: Viewer, say: &Say) -> Told {
    let message = tabletop::Tell::tell(event, to);
    Told { id: message.id, text: say.message(&message), about: G::whom(event), chapter: G::is_chapter(event) }
}
