//! The one list of games, and the visitor over it.
//!
//! To put a game on the shelf is one line in [`Games`]. Everything else that is known of it stands with the game: its
//! manifest in its own crate, its drawing in `ui`, its opponents in `bots`, its words in `locales`.

use std::marker::PhantomData;

use bots::Trainable;
use tabletop::Catalogued;
use ui::Drawable;

/// A game with everything the shelf asks for: it can be drawn, and bots can play it and learn it.
pub trait Listed: Drawable + Trainable + Catalogued {}

impl<G: Drawable + Trainable + Catalogued> Listed for G {}

/// Every game, in the order of the shelf.
#[rustfmt::skip]
type Games =
    And<dragon::Dragon,
    And<confucius::Confucius,
    And<gugong::Gugong,
    And<kuhn::Kuhn,
    Nothing>>>>;

/// Something to do with a game, whichever it is.
pub trait Errand {
    /// What comes of it.
    type Out;
    /// Does it.
    fn run<G: Listed>(self) -> Self::Out;
}

/// A game on the shelf: its place in the list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Key(usize);

impl Key {
    /// Every game.
    pub const ALL: [Key; Games::COUNT] = {
        let mut all = [Key(0); Games::COUNT];
        let mut number = 0;
        while number < Games::COUNT {
            all[number] = Key(number);
            number += 1;
        }
        all
    };
}

/// Runs an errand over a game.
pub fn visit<E: Errand>(key: Key, errand: E) -> E::Out {
    Games::visit(key.0, errand)
}

/// A list of games that is known while compiling, so that an errand runs over each as if it were the only one.
trait List {
    const COUNT: usize;
    fn visit<E: Errand>(number: usize, errand: E) -> E::Out;
}

/// A game, and the rest of the list.
struct And<G, Rest>(PhantomData<(G, Rest)>);

/// The end of the list.
struct Nothing;

impl<G: Listed, Rest: List> List for And<G, Rest> {
    const COUNT: usize = 1 + Rest::COUNT;

    fn visit<E: Errand>(number: usize, errand: E) -> E::Out {
        match number.checked_sub(1) {
            None => errand.run::<G>(),
            Some(later) => Rest::visit(later, errand),
        }
    }
}

impl List for Nothing {
    const COUNT: usize = 0;

    fn visit<E: Errand>(_number: usize, _errand: E) -> E::Out {
        unreachable!("a key is a place in this list")
    }
}
