//! How bots play Kuhn poker: there is no net, so levels play by the heuristic; a search needs none, for every line ends
//! after three choices.

use kuhn::{Card, Kuhn, Table};
use tabletop::{MAX_SEATS, Seat, View};

use crate::features::FeatureSink;
use crate::value::Chances;
use crate::{Playable, Trainable};

impl Playable for Kuhn {
    const WORLDS: u32 = 2;

    fn features(view: &View<'_, Kuhn>, me: Seat, out: &mut impl FeatureSink) {
        let card = view.hand(me).map_or(0, |hand| hand.card as usize);
        out.one_of("card", card, Card::ALL.len());
        out.up_to("own-bet", usize::from(view.table.bets[me]), 2);
        out.up_to("other-bet", usize::from(view.table.bets[view.table.other(me)]), 2);
    }

    /// How much is won matters, not who wins: two chips are a win, one is half as good.
    fn terminal_value(table: &Table) -> Chances {
        let Some(winner) = table.winner else { return [0.0; MAX_SEATS] };
        let share = 0.5 + f32::from(table.bets[table.other(winner)]) / 4.0;
        std::array::from_fn(|idx| match idx {
            _ if idx == winner.idx() => share,
            0 | 1 => 1.0 - share,
            _ => 0.0,
        })
    }
}

impl Trainable for Kuhn {}
