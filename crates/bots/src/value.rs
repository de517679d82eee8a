//! Value: what a position is worth to everybody, as win probabilities.

use tabletop::{Game, MAX_SEATS, Seat};

/// Value vector, the chances: the win probability of every seat; at a table of one, the second is whoever the rules
/// play against it.
pub type Chances = [f32; MAX_SEATS];

/// How many can win: every seat, and at a table of one whoever the rules play against it, who comes after it.
pub(crate) fn sides(seats: usize) -> usize {
    seats.max(2)
}

/// Terminal value by place: the share of a win each side has at the end.
pub fn by_place<G: Game>(table: &G::Table) -> Chances {
    let standings = G::standings(table);
    let first = standings.iter().filter(|standing| standing.place == 1).count();
    let is_alone = standings.len() == 1;
    std::array::from_fn(|idx| {
        let won = if idx < standings.len() {
            standings[Seat::new(idx)].place == 1
        } else {
            is_alone && idx == 1 && first == 0
        };
        if won { 1.0 / first.max(1) as f32 } else { 0.0 }
    })
}
