use tabletop::{Dice, Purpose, Seed};

use super::*;

fn any_cards(size: u8, draw: &mut Draw) -> Cards {
    let mut cards = Cards::default();
    (0..size).for_each(|_| cards.add(Card::ALL[draw.below(3) as usize], 1));
    cards
}

fn below(n: u8, draw: &mut Draw) -> u8 {
    u8::try_from(draw.below(u32::from(n))).unwrap()
}

/// Room for a few cards, and a few that must find it.
fn any_unseen(draw: &mut Draw) -> UnseenCards {
    let mut unseen = UnseenCards {
        old: Cards::default(),
        new: any_cards(below(3, draw), draw),
        tutored: Cards::default(),
        places: ArrayVec::new(),
    };
    for idx in 0..2 + draw.below(2) {
        let (old, new) = (below(4, draw), below(4, draw));
        unseen.old += any_cards(old, draw);
        unseen.new += any_cards(new, draw);
        let must = any_cards(below(old + new + 1, draw), draw);
        let tutored = below((old + new - must.len() + 1).min(3), draw);
        unseen.tutored += any_cards(tutored, draw);
        let seat = Seat::new(idx as usize);
        unseen.places.push(Place { seat, old, new, must, tutored, gone: must, ..Place::default() });
    }
    unseen
}

fn steps(unseen: &UnseenCards) -> Vec<Step> {
    let next = unseen.places.iter().position(|place| !place.must.is_empty());
    let both = |place, card, is_share| [true, false].map(|is_old| Step { place, card, is_old, is_share });
    match next {
        Some(place) => {
            unseen.places[place].must.iter().take(1).flat_map(|card| both(place, card, false)).collect()
        }
        None => {
            let shares = unseen.tutored.iter().take(1);
            shares
                .flat_map(|card| (0..unseen.places.len()).flat_map(move |place| both(place, card, true)))
                .collect()
        }
    }
}

/// Whether any way leads to the end.
fn has_a_way(unseen: &UnseenCards) -> bool {
    let steps = steps(unseen);
    let ways = || steps.iter().filter(|step| unseen.weight(**step) > 0);
    (steps.is_empty() && unseen.tutored.is_empty()) || ways().any(|step| has_a_way(&unseen.after(*step)))
}

#[test]
fn what_is_possible_has_a_way_and_it_is_found() {
    let mut draw = Dice::new(Seed::nth(1, 0)).draw(Purpose::new("rooms"), 0);
    let mut possible = 0;
    for number in 0..20_000 {
        let unseen = any_unseen(&mut draw);
        assert_eq!(unseen.is_possible(), has_a_way(&unseen), "{number}");
        if !unseen.is_possible() {
            continue;
        }
        possible += 1;
        let (places, deck) = unseen.settle(&mut draw).deal(&mut draw);
        let mut dealt = Cards::default();
        for (place, before) in places.iter().zip(unseen.places) {
            assert_eq!((place.held.len(), place.drawn.len()), (before.old, before.new));
            assert_eq!(place.cards() + place.gone, place.held + place.drawn);
            dealt += place.held;
        }
        assert_eq!(dealt, unseen.old, "old cards are in the hands");
        assert_eq!(
            deck.len(),
            usize::from(unseen.new.len() - unseen.places.iter().map(|place| place.new).sum::<u8>())
        );
    }
    assert!((2_000..18_000).contains(&possible), "{possible}");
}

#[test]
fn what_could_be_either_is_as_likely_as_it_comes() {
    // One old card of the types c1 and c3, one new one of c1 and five c3, one left the hand: a c1. The c1 was the old
    // card in 1/2, the new one in 1/6 of all deals.
    let place =
        Place { old: 1, new: 1, must: Cards::new(1, 0, 0), gone: Cards::new(1, 0, 0), ..Place::default() };
    let other = Place { seat: Seat::new(1), old: 1, ..Place::default() };
    let places = [place, other].into_iter().collect();
    let unseen =
        UnseenCards { old: Cards::new(1, 0, 1), new: Cards::new(1, 0, 5), tutored: Cards::default(), places };
    let mut draw = Dice::new(Seed::nth(2, 0)).draw(Purpose::new("rooms"), 0);
    let was_old = (0..10_000).filter(|_| unseen.settle(&mut draw).places[0].held.len() == 1).count();
    assert!((7_300..7_700).contains(&was_old), "three of four: {was_old}");
}
