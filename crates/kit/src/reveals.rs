//! What comes to light is said to, over many games ([`tabletop::laws::seals`]).

use tabletop::laws::{Closely, Found, seals};
use tabletop::{Draw, Game};

/// Plays so many games at every table in every manner, looks closely at whatever is offered, and adds up what was
/// found. (A long look is taken for its figures, so they are printed.)
#[expect(clippy::print_stdout, reason = "a long look is taken for its figures")]
pub fn found<G: Game, C: Fn(&[G::Action], &mut Draw) -> G::Action>(
    tables: impl IntoIterator<Item = (usize, G::Options)>,
    manners: &[C],
    (games, closely): (u64, Closely),
) -> Found {
    let mut all = Vec::new();
    for (seats, options) in tables {
        for choose in manners {
            all.extend((0..games).map(|seed| seals::<G>((seats, &options), seed, closely, choose)));
        }
    }
    let found = all.into_iter().sum();
    println!("{found}");
    found
}
