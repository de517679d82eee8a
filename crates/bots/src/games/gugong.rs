//! How bots play and learn *Gùgōng*. Alone, Meng is looked at like everybody else, and wins whatever the player does
//! not.

mod card_features;
mod player_features;
mod table_features;
mod tasks;
mod heuristic;

use gugong::Question;
use gugong::data::TokenCounts;
use gugong::options::{Difficulty, SoloSets};
use gugong::piece::{Rate, Token};
use gugong::table::Table;
use gugong::{Action, Gugong, Options};
use tabletop::{Game, MAX_SEATS, Seat, View};

use crate::features::FeatureSink;
use crate::net::Nets;
use crate::random::Random;
use crate::{Playable, Recipe, Trainable};

use player_features::{Day, Summary};

static NETS: Nets = Nets::new(&[
    (
        1,
        include_bytes!("../../../../weights/gugong-1.net"),
        include_str!("../../../../weights/gugong-1.toml"),
    ),
    (
        2,
        include_bytes!("../../../../weights/gugong-2.net"),
        include_str!("../../../../weights/gugong-2.toml"),
    ),
    (
        3,
        include_bytes!("../../../../weights/gugong-3.net"),
        include_str!("../../../../weights/gugong-3.toml"),
    ),
    (
        4,
        include_bytes!("../../../../weights/gugong-4.net"),
        include_str!("../../../../weights/gugong-4.toml"),
    ),
    (
        5,
        include_bytes!("../../../../weights/gugong-5.net"),
        include_str!("../../../../weights/gugong-5.toml"),
    ),
]);

impl Playable for Gugong {
    const ITERATIONS: u32 = 190;
    fn nets() -> &'static Nets {
        &NETS
    }

    #[inline(always)]
    fn features(view: &View<'_, Gugong>, me: Seat, out: &mut impl FeatureSink) {
        let table = view.table;
        let n = table.players.len();
        table_features::encode(table, me, view.seats() == 1, out);
        card_features::encode(view, me, out);
        let day = Day::of(table);
        let mut all = [Summary::default(); MAX_SEATS];
        for (step, own) in all[..n].iter_mut().enumerate() {
            let seat = me.clockwise(step, n);
            *own = player_features::encode(view, (step, seat), me, &day, out);
        }
        player_features::rivals_features(&all, n, out);
    }

    fn heuristic(view: &View<'_, Gugong>, me: Seat) -> f32 {
        let others = view.table.players.seats().filter(|&seat| seat != me);
        let best = others.map(|seat| heuristic::prospects(view, seat)).fold(f32::MIN, f32::max);
        heuristic::prospects(view, me) - 0.3 * best
    }

    fn sensible(view: &View<'_, Gugong>, me: Seat, offered: &[Action], out: &mut Vec<usize>) {
        out.clear();
        let Some((_, question)) = view.table.agenda.question() else { return };
        if let Some(habit) = Gugong::habit(view, me).filter(|_| !matches!(question, Question::Window)) {
            out.extend(offered.iter().position(|&action| action == habit));
        }
        if out.is_empty() {
            let can_discard = offered.contains(&Action::Discard);
            let is_sensible = |action: &Action| {
                // As long as there are other gifts, one that brings nothing can wait.
                if *action == Action::Forgo {
                    !can_discard
                } else {
                    is_sensible(view.table, question, *action)
                }
            };
            out.extend((0..offered.len()).filter(|&idx| is_sensible(&offered[idx])));
        }
        if out.is_empty() {
            out.extend(0..offered.len());
        }
    }

    fn is_quiet(table: &Table) -> bool {
        table.agenda.question().is_none_or(|(seat, question)| tasks::is_quiet(table, seat, question))
    }
}

impl Trainable for Gugong {
    const RECIPE: Recipe = Recipe { closeness: 8.0, greedy_eighths: 4, ..Recipe::STANDARD };

    /// Whoever is out came nearer to winning the nearer the envoy came to the palace. Meng is far ahead of a beginner;
    /// counted in smaller points, the way up to him is seen.
    fn closeness(table: &Table, side: Seat) -> f32 {
        let own = &table.players[side];
        let points = if own.out {
            0.3 * f32::from(own.vp) + 2.0 * f32::from(own.envoy) - 20.0
        } else {
            own.points.unwrap_or(own.vp).into()
        };
        if table.meng.is_some() { 0.3 * points } else { points }
    }

    /// Mostly the game as it is in the box, alone against every Meng.
    fn training_options(number: u64) -> Options {
        let mut random = Random::new(number);
        let mut options = Options {
            solo_difficulty: [Difficulty::Low, Difficulty::Medium, Difficulty::High][random.below(3)],
            solo_sets: [SoloSets::P1P2, SoloSets::P2P3, SoloSets::P4P5][random.below(3)],
            ..Options::default()
        };
        if random.below(4) == 0 {
            options.expert_setup = random.below(2) == 0;
            options.special_tokens = random.below(2) == 0;
            options.token_counts = if random.below(2) == 0 { TokenCounts::A } else { TokenCounts::B };
        }
        options
    }
}

/// Tokens become servants where servants are needed now, and points or jade when their slots are needed or the game
/// ends.
fn is_sensible(table: &Table, question: Question, action: Action) -> bool {
    let Action::Exchange(rate, _) = action else { return true };
    let is_last = table.round == table.printed().constants.rounds;
    let is_forced = matches!(question, Question::Store(..) | Question::Retire);
    let is_window = matches!(question, Question::Window);
    let needs_servants = matches!(
        question,
        Question::OfferPay
            | Question::CardAct(..)
            | Question::AreaAct(..)
            | Question::Copy(..)
            | Question::Token(Token::Tt11)
    );
    is_forced || is_window && is_last && rate != Rate::Servant || needs_servants && rate == Rate::Servant
}
