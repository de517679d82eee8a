//! Seal and pictogram of everything that has a name.

use gugong::Way;
use gugong::card::{Card, Icon};
use gugong::decree::Decree;
use gugong::piece::{Area, Reward, Token};

/// One Chinese character, never shown without a word or a number.
pub(super) fn seal(area: Area) -> &'static str {
    match area {
        Area::Travel => "旅",
        Area::Wall => "城",
        Area::Jade => "玉",
        Area::Intrigue => "謀",
        Area::Palace => "宮",
        Area::Decree => "詔",
        Area::Canal => "河",
    }
}

/// The pictogram of an area, for devices without such characters.
pub(super) fn area(area: Area) -> &'static str {
    match area {
        Area::Travel => "map",
        Area::Wall => "wall",
        Area::Jade => "jade",
        Area::Intrigue => "mask",
        Area::Palace => "palace",
        Area::Decree => "scroll",
        Area::Canal => "junk",
    }
}

/// What a gift card brings: a pictogram, and a number where there is one.
pub(super) fn icon(icon: Icon) -> Option<(&'static str, Option<u8>)> {
    match icon {
        Icon::None => None,
        Icon::S1 | Icon::S2 => Some(("servant", icon.servants())),
        Icon::Swap => Some(("swap", None)),
        Icon::Can | Icon::Dec | Icon::Int | Icon::Pal | Icon::Wall => {
            icon.area().map(|own| (area(own), None))
        }
    }
}

/// The gift itself, one per value.
pub(super) fn gift(card: Card) -> &'static str {
    const GIFTS: [&str; 10] =
        ["gift-1", "gift-1", "gift-2", "gift-3", "gift-4", "gift-5", "gift-6", "gift-7", "gift-8", "gift-9"];
    GIFTS[usize::from(card.value).min(9)]
}

/// Pictures side by side, each perhaps with a number before it.
pub(super) type Signs = &'static [(&'static str, &'static str)];

/// What a travel token brings.
pub(super) fn token(token: Token) -> Signs {
    match token {
        Token::St1 => &[("+1", "cards")],
        Token::St2 => &[("", "coin")],
        Token::St3 => &[("", "copy")],
        Token::Tt01 => &[("", "servant")],
        Token::Tt02 => &[("2", "servant")],
        Token::Tt03 => &[("", "envoy")],
        Token::Tt04 => &[("", "mask")],
        Token::Tt05 => &[("7+", "jade")],
        Token::Tt06 => &[("2", "points")],
        Token::Tt07 => &[("", "swap")],
        Token::Tt08 => &[("", "back")],
        Token::Tt09 => &[("", "junk")],
        Token::Tt10 => &[("", "wall")],
        Token::Tt11 => &[("−3", "jade")],
        Token::Tt12 => &[("", "double")],
    }
}

/// What a decree brings: when or for what, and how much.
pub(super) fn decree(decree: Decree) -> Signs {
    match decree {
        Decree::D11 => &[("", "dawn"), ("+2", "mask")],
        Decree::D12 => &[("", "dawn"), ("", "junk")],
        Decree::D13 => &[("", "dawn"), ("+1", "servant")],
        Decree::D14 => &[("", "dawn"), ("+1", "envoy")],
        Decree::D15 => &[("", "dawn"), ("", "swap")],
        Decree::D21 => &[("", "map"), ("−1", "servant")],
        Decree::D22 => &[("", "jade"), ("−1", "servant")],
        Decree::D23 => &[("", "wall"), ("+1", "servant")],
        Decree::D24 => &[("=", "cards"), ("", "door")],
        Decree::D25 => &[("", "scroll"), ("−1", "servant")],
        Decree::D31 => &[("", "flag"), ("⅓", "points")],
        Decree::D32 => &[("", "flag"), ("8", "points")],
        Decree::D33 => &[("", "jade"), ("2", "points")],
        Decree::D34 => &[("", "scroll"), ("2", "points")],
        Decree::D35 => &[("", "junk"), ("2", "points")],
    }
}

/// What an option of an area's action brings, after its price.
pub(super) fn way(way: Way) -> Signs {
    match way {
        Way::Travel => &[("", "traveller")],
        Way::TravelTwice => &[("2×", "traveller")],
        Way::Build => &[("1", "wall")],
        Way::BuildTwo => &[("2", "wall")],
        Way::House(_) | Way::Plaza => &[("1", "jade")],
        Way::Scheme => &[("+1", "mask"), ("", "medal")],
        Way::SchemeMore => &[("+3", "mask")],
        Way::Advance => &[("+1", "envoy")],
        Way::AdvanceMore => &[("+2", "envoy"), ("+1", "mask")],
        Way::Enact(_) => &[("", "scroll")],
        Way::Ship => &[("1", "junk"), ("", "sail")],
        Way::ShipTwo => &[("2", "junk")],
    }
}

/// What a harbour or a cell of the player board gives.
pub(super) fn reward(reward: Reward) -> (&'static str, &'static str) {
    match reward {
        Reward::Points => ("4", "points"),
        Reward::Card => ("+1", "cards"),
        Reward::Pair => ("", "pair"),
    }
}

/// What an intrigue bonus brings, by how far the marker steps back.
pub(super) fn bonus(spaces: u8) -> (&'static str, &'static str) {
    match spaces {
        1 => ("1", "servant"),
        3 => ("2", "servant"),
        5 => ("", "die"),
        _ => ("1", "jade"),
    }
}
