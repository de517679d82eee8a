//! Manners of playing at random. Uniform play hardly ever comes to the rules of late rounds; whoever takes some choices
//! more often does.

use tabletop::Draw;

/// Any of the offers.
pub fn uniform<A: Copy>(offers: &[A], draw: &mut Draw) -> A {
    offers[draw.below(count(offers.len())) as usize]
}

/// One of the offers, in proportion to their weights.
pub fn weighted<A: Copy>(offers: &[A], draw: &mut Draw, weight: impl Fn(&A) -> u32) -> A {
    let mut number = draw.below(offers.iter().map(&weight).sum());
    let chosen = offers.iter().find(|action| {
        let is_here = number < weight(action);
        number = number.wrapping_sub(weight(action));
        is_here
    });
    *chosen.expect("the number is below the sum")
}

/// One of the offers; those whose notation begins with these words are taken so much more often, all others once.
pub fn worded<A: Copy + ToString>(offers: &[A], draw: &mut Draw, words: &[(String, u32)]) -> A {
    weighted(offers, draw, |offer| {
        let written = offer.to_string();
        let begins = |words: &str| {
            let rest = written.strip_prefix(words);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        };
        words.iter().find(|(words, _)| begins(words)).map_or(1, |(_, weight)| *weight)
    })
}

pub(crate) fn count(len: usize) -> u32 {
    u32::try_from(len).expect("a list of offers is short")
}
