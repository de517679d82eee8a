//! A bot for every game in a dozen lines, and how it does against random players:
//! `cargo run -p bots --example own_bot`.
#![allow(clippy::print_stdout, reason = "that is what it is for")]

use bots::{Bot, Random};
use confucius::Confucius;
use dragon::Dragon;
use gugong::Gugong;
use tabletop::{Deaf, Dice, Game, Match, Seat, Seed, View, Viewer};

/// Tries each offer in a few worlds that could be the true one, everybody at random from there on to the end (flat
/// Monte Carlo), and takes what led to the best places.
struct Dreamer(Random);

impl<G: Game> Bot<G> for Dreamer {
    fn choose<'a>(&mut self, view: &View<'_, G>, offered: &'a [G::Action]) -> &'a G::Action {
        let Viewer::Seat(me) = view.viewer else { return &offered[0] };
        let mut dream = |&&offer: &&G::Action| {
            // A view has no path to what is hidden; what could lie there is imagined.
            let mut state = G::imagine(view, Dice::new(Seed::nth(1, self.0.number())));
            G::apply(&mut state, me, offer, &mut Deaf);
            let mut offers = Vec::new();
            while let Some(seat) = state.to_act().lowest() {
                state.legal(seat, &mut offers);
                G::apply(&mut state, seat, offers[self.0.below(offers.len())], &mut Deaf);
            }
            u32::from(G::standings(&state.table)[me].place)
        };
        let places = |offer: &&G::Action| (0..8).map(|_| dream(offer)).sum::<u32>();
        offered.iter().min_by_key(places).expect("whoever is to act has an offer")
    }
}

/// How many of so many games the first seat wins, alone or with others.
fn wins<G: Game>(games: u64) -> usize {
    let (mut dreamer, mut random, me) = (Dreamer(Random::new(1)), Random::new(2), Seat::new(0));
    let mut is_won = |number: u64| {
        let mut game =
            Match::<G>::new(4, G::Options::default(), Seed::nth(2, number)).expect("four can play");
        while let Some(seat) = game.to_act().lowest() {
            let offers = game.offers(seat).expect("it is to act");
            let view = game.view(Viewer::Seat(seat));
            let choice =
                if seat == me { dreamer.choose(&view, &offers) } else { random.choose(&view, &offers) };
            game.play(seat, *choice).expect("it was offered");
        }
        game.standings().is_some_and(|standings| standings[me].place == 1)
    };
    (0..games).filter(|&number| is_won(number)).count()
}

fn main() {
    println!("wins of 20 games against three random players, where 5 would be luck:");
    let wins = (wins::<Dragon>(20), wins::<Confucius>(20), wins::<Gugong>(20));
    println!("dragon {}, confucius {}, gugong {}", wins.0, wins.1, wins.2);
}
