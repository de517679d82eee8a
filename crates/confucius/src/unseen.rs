//! Where the Confucius cards can be that a viewer does not see (rules section 8).
//!
//! By what `trace` says, every unseen hand has so many cards held since the last shuffle and so many drawn since. What
//! has left it for all to see was one of these or one of those, and so was its share of the piles; the rest is dealt.

use tabletop::{ArrayVec, Draw, MAX_SEATS, Seat, View};

use crate::Confucius;
use crate::card::{Card, Cards};
use crate::piece::Named;
use crate::table::Table;

/// The cards to be placed, and the room there is for them.
#[derive(Clone, Copy)]
pub(crate) struct UnseenCards {
    /// Held when the deck was last shuffled.
    old: Cards,
    /// Shuffled then.
    new: Cards,
    /// Revealed at students: unseen hands laid these.
    tutored: Cards,
    places: ArrayVec<[Place; MAX_SEATS]>,
}

/// An unseen hand.
#[derive(Clone, Copy, Default)]
pub(crate) struct Place {
    pub(crate) seat: Seat,
    /// Room for old cards, and for new ones.
    old: u8,
    new: u8,
    /// Cards that must find room here.
    must: Cards,
    /// So must so many of the tutored.
    tutored: u8,
    /// What has found room: old cards, those known to be here included, and new ones.
    pub(crate) held: Cards,
    pub(crate) drawn: Cards,
    /// What is no longer here.
    gone: Cards,
}

impl Place {
    /// What is still here, on the table before a student included.
    pub(crate) fn cards(&self) -> Cards {
        self.held + self.drawn - self.gone
    }
}

/// A card finds room.
#[derive(Clone, Copy, Default)]
struct Step {
    place: usize,
    card: Card,
    is_old: bool,
    is_share: bool,
}

/// How many cards of this seat lie face down at a student.
pub(crate) fn laid(table: &Table, seat: Seat) -> u8 {
    let exam = table.exam.as_ref().filter(|exam| exam.piles.is_none());
    let laid = exam.and_then(|exam| exam.contributions.iter().find(|laid| laid.seat == seat));
    laid.map_or(0, |laid| laid.cards)
}

/// The number of ways to take `part` of `cards`.
pub(crate) fn choices(cards: Cards, part: Cards) -> u128 {
    let choose = |n: u8, k: u8| {
        (0..k).fold(1, |ways, idx| ways * u128::from(n.saturating_sub(idx)) / u128::from(idx + 1))
    };
    Card::ALL.iter().map(|&card| choose(cards.count(card), part.count(card))).product()
}

/// One of these, as likely as its weight.
pub(crate) fn pick<T: Copy>(ways: &[(T, u128)], draw: &mut Draw) -> T {
    let total: u128 = ways.iter().map(|(_, weight)| weight).sum();
    let number = (0..5).fold(0, |number, _| number << 24 | u128::from(draw.below(1 << 24)));
    let mut left = number % total;
    let chosen = ways.iter().find(|(_, weight)| {
        let is_here = left < *weight;
        left = left.wrapping_sub(*weight);
        is_here
    });
    chosen.expect("the true world is one of the ways").0
}

/// Every part of these of this size.
fn parts(cards: Cards, size: u8) -> impl Iterator<Item = Cards> {
    let few = cards.zip(cards, |cards, _| cards.min(size));
    few.parts().filter(move |part| part.len() == size)
}

impl UnseenCards {
    pub(crate) fn new(view: &View<'_, Confucius>) -> UnseenCards {
        let table = view.table;
        let places = ArrayVec::new();
        let mut unseen = UnseenCards { old: table.held, new: table.shuffled, tutored: table.tutored, places };
        for (seat, family) in table.families.by_seat() {
            let Some(hand) = view.hand(seat) else {
                let has = view.back(seat).cards + laid(table, seat);
                let came = has + family.paid.len() + family.tutored;
                unseen.old -= family.known;
                unseen.places.push(Place {
                    seat,
                    old: came - family.drawn - family.known.len(),
                    new: family.drawn,
                    must: family.paid,
                    tutored: family.tutored,
                    held: family.known,
                    drawn: Cards::default(),
                    gone: family.paid,
                });
                continue;
            };
            let laid = hand.contributed.map(|(_, cards)| cards).unwrap_or_default();
            unseen.old -= hand.held;
            unseen.new -= hand.drawn;
            unseen.tutored -= hand.held + hand.drawn - hand.cards - laid - family.paid;
        }
        unseen
    }

    /// What must have been there finds room, so that all of it can; then any deal of the rest is possible.
    pub(crate) fn settle(mut self, draw: &mut Draw) -> UnseenCards {
        for place in 0..self.places.len() {
            self.settle_at_once(place);
            for card in self.places[place].must.iter() {
                let step = |is_old| Step { place, card, is_old, is_share: false };
                self = self.one_of([true, false].map(step).into_iter(), draw);
            }
        }
        for card in self.tutored.iter() {
            let step = |place, is_old| Step { place, card, is_old, is_share: true };
            let steps = (0..self.places.len()).flat_map(|place| [step(place, true), step(place, false)]);
            self = self.one_of(steps, draw);
        }
        self
    }

    /// Where there is room for new cards only, nothing is to be chosen; so it is until the first reshuffle.
    fn settle_at_once(&mut self, place: usize) {
        let place = &mut self.places[place];
        if place.old == 0 {
            let must = std::mem::take(&mut place.must);
            self.new -= must;
            place.new -= must.len();
            place.drawn += must;
        }
    }

    /// One of these steps after which all the others can still be found, each as likely as a card is to come that way.
    fn one_of(&self, steps: impl Iterator<Item = Step>, draw: &mut Draw) -> UnseenCards {
        let weighed = steps.map(|step| (step, self.weight(step))).filter(|(_, weight)| *weight > 0);
        let mut ways: ArrayVec<[(Step, u32); 2 * MAX_SEATS]> = weighed.collect();
        loop {
            if let [(only, _)] = ways.as_slice() {
                return self.after(*only);
            }
            let mut number = draw.below(ways.iter().map(|(_, weight)| weight).sum());
            let chosen = ways.iter().position(|(_, weight)| {
                let is_here = number < *weight;
                number = number.wrapping_sub(*weight);
                is_here
            });
            let chosen = chosen.expect("the number is below the sum");
            let unseen = self.after(ways[chosen].0);
            if unseen.is_possible() {
                return unseen;
            }
            ways.swap_remove(chosen);
        }
    }

    fn weight(&self, step: Step) -> u32 {
        let place = &self.places[step.place];
        let (unseen, cards, others) =
            if step.is_old { (place.old, self.old, self.new) } else { (place.new, self.new, self.old) };
        let shares = if step.is_share { place.tutored } else { 1 };
        let factors = [unseen, cards.count(step.card), others.len().max(1), shares];
        factors.map(u32::from).iter().product()
    }

    fn after(mut self, step: Step) -> UnseenCards {
        let one = Card::ALL.iter().fold(Cards::default(), |mut one, &card| {
            one.add(card, u8::from(card == step.card));
            one
        });
        let place = &mut self.places[step.place];
        if step.is_share {
            self.tutored -= one;
            place.tutored -= 1;
            place.gone += one;
        } else {
            place.must -= one;
        }
        if step.is_old {
            self.old -= one;
            place.old -= 1;
            place.held += one;
        } else {
            self.new -= one;
            place.new -= 1;
            place.drawn += one;
        }
        self
    }

    /// Whether everything that must find room can. Take how many old cards are among it: for each hand so many at
    /// least that new ones have room, and at most the room for old ones; for each type the same by how many there are.
    /// They flow from the hands to the types, by what a hand must have had, or by its share in the piles; all bounds
    /// can be met together if those of the hands can, and those of the types can (Hoffman's circulation theorem).
    pub(crate) fn is_possible(&self) -> bool {
        let needs = self.places.iter().map(|place| place.must.len() + place.tutored);
        let least = self.places.iter().zip(needs).map(|(place, needs)| needs.saturating_sub(place.new));
        let least: ArrayVec<[u8; MAX_SEATS]> = least.collect();
        let most: ArrayVec<[u8; MAX_SEATS]> = self.places.iter().map(|place| place.old).collect();
        let needs = self.places.iter().fold(self.tutored, |needs, place| needs + place.must);
        let least_of = needs.zip(self.new, u8::saturating_sub);
        let fits = least.iter().zip(&most).all(|(least, most)| least <= most)
            && Card::ALL.iter().all(|&card| least_of.count(card) <= self.old.count(card));
        fits && self.flows(&least, self.old, least.iter().sum())
            && self.flows(&most, least_of, least_of.len())
    }

    /// Whether `all` can flow from the hands to the types: every cut lets through that much.
    fn flows(&self, hands: &[u8], types: Cards, all: u8) -> bool {
        all == 0
            || (0_u8..8).all(|here| {
                let is_here = |card: Card| here & 1 << card as u8 != 0;
                let of = |cards: Cards, here: bool| -> u8 {
                    let cut = Card::ALL.iter().filter(|&&card| is_here(card) == here);
                    cut.map(|&card| cards.count(card)).sum()
                };
                [true, false].iter().all(|&piles_here| {
                    let through = self.places.iter().zip(hands).map(|(place, &hand)| {
                        hand.min(of(place.must, false) + if piles_here { 0 } else { place.tutored })
                    });
                    let piles = if piles_here { of(self.tutored, false) } else { 0 };
                    through.sum::<u8>() + of(types, true) + piles >= all
                })
            })
    }

    fn place(&mut self, seat: Seat) -> &mut Place {
        self.places.iter_mut().find(|place| place.seat == seat).expect("an unseen seat has its place")
    }

    /// Everything this seat could hold beyond what has its place.
    pub(crate) fn hands(mut self, seat: Seat) -> impl Iterator<Item = Cards> {
        let place = *self.place(seat);
        let pool = self.pool();
        parts(pool, place.old + place.new - place.must.len() - place.tutored)
    }

    /// What nobody has placed.
    pub(crate) fn pool(&self) -> Cards {
        let all = self.old + self.new - self.tutored;
        self.places.iter().fold(all, |pool, place| pool - place.must)
    }

    /// The same with these cards in this hand.
    pub(crate) fn with(mut self, seat: Seat, cards: Cards) -> UnseenCards {
        self.place(seat).must += cards;
        self
    }

    /// The old cards among `cards`, if a settled deal deals these to this seat, with the number of ways to.
    pub(crate) fn ways(mut self, seat: Seat, cards: Cards) -> impl Iterator<Item = (Cards, u128)> {
        let (pools, place) = ((self.old, self.new), *self.place(seat));
        parts(cards, place.old).filter_map(move |old| {
            let ways = choices(pools.0, old) * choices(pools.1, cards - old);
            (ways > 0).then_some((old, ways))
        })
    }

    /// A settled deal deals these to this seat.
    pub(crate) fn give(&mut self, seat: Seat, cards: Cards, draw: &mut Draw) {
        let ways: Vec<(Cards, u128)> = self.ways(seat, cards).collect();
        let old = pick(&ways, draw);
        self.old -= old;
        self.new -= cards - old;
        let place = self.place(seat);
        (place.old, place.new) = (0, 0);
        place.held += old;
        place.drawn += cards - old;
    }

    /// What this seat has for sure.
    pub(crate) fn surely(mut self, seat: Seat) -> Cards {
        let place = self.place(seat);
        (place.held + place.drawn).zip(place.gone, u8::saturating_sub)
    }

    /// The rest is dealt: every unseen hand, and the deck.
    pub(crate) fn deal(mut self, draw: &mut Draw) -> (ArrayVec<[Place; MAX_SEATS]>, ArrayVec<[Card; 66]>) {
        let mut old: ArrayVec<[Card; 66]> = self.old.iter().collect();
        let mut new: ArrayVec<[Card; 66]> = self.new.iter().collect();
        draw.shuffle(&mut old);
        draw.shuffle(&mut new);
        for place in &mut self.places {
            let rest = old.len() - usize::from(place.old);
            old.drain(rest..).for_each(|card| place.held.add(card, 1));
            let rest = new.len() - usize::from(place.new);
            new.drain(rest..).for_each(|card| place.drawn.add(card, 1));
        }
        (self.places, new)
    }
}

#[cfg(test)]
mod tests;
