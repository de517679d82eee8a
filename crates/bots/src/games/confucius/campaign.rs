//! Features of Foreign Lands that can still be conquered: a conquest takes an army in every box before a certain round,
//! and each of them a recruitment and an invasion, so what matters is what is missing.

use confucius::card::{Cards, Currency};
use confucius::table::{Foreign, Table};
use tabletop::{MAX_SEATS, Seat};

use crate::features::FeatureSink;

/// A land and who could still fill it.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Campaign {
    land: Foreign,
    /// Rounds until it is resolved.
    rounds: u8,
    /// Armies in the colonies, by seat.
    waiting: [u8; MAX_SEATS],
    /// What whoever looks can pay with coins; others cannot be seen through.
    coins: u8,
}

impl Campaign {
    /// All three.
    #[inline(always)]
    pub(super) fn all(table: &Table, cards: Cards) -> [Campaign; 3] {
        let icons = &confucius::data::data().board.icon_rounds;
        let mut waiting = [0; MAX_SEATS];
        for (waiting, family) in waiting.iter_mut().zip(table.families.iter()) {
            *waiting = family.armies.colonies;
        }
        std::array::from_fn(|idx| Campaign {
            land: table.foreign_lands[idx],
            rounds: (icons[idx] + 1).saturating_sub(table.round),
            waiting,
            coins: cards.worth(Currency::Coins).min(8),
        })
    }

    pub(super) fn encode(&self, me: Seat, out: &mut impl FeatureSink) {
        let land = self.land;
        let is_open = land.result.is_none() && self.rounds > 0;
        let boxes = || land.land.boxes().iter().zip(land.boxes()).filter(|_| is_open);
        let free = boxes().filter(|(_, army)| army.is_none());
        let (free, to_win) =
            free.fold((0_usize, 0), |(free, vp), (print, _)| (free + 1, vp + usize::from(print.vp)));
        let (mut own, mut others) = (0, 0);
        for (print, army) in boxes() {
            match army {
                Some(seat) if *seat == me => own += usize::from(print.vp),
                Some(_) => others += usize::from(print.vp),
                None => {}
            }
        }
        let missing = |waiting: u8| free.saturating_sub(waiting.into());
        let asked = |number: usize| if is_open { number + 1 } else { 0 };
        out.up_to("free", asked(free), 5);
        out.up_to("missing-to-me", asked(missing(self.waiting[me.idx()])), 5);
        out.up_to("missing-to-all", asked(missing(self.waiting.iter().sum())), 5);
        out.up_to("spare-rounds", asked(usize::from(self.rounds).saturating_sub(free)), 6);
        out.up_to("own-vp", own, 8);
        out.up_to("others-vp", others, 8);
        out.up_to("vp-within-reach", own + to_win, 13);
        out.is("can-pay", is_open && free > 0 && self.coins >= land.land.cost());
    }
}
