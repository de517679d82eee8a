//! What the picture shows, in words: posts, resolutions, obligations, prices.

use confucius::card::{Cards, Currency};
use confucius::data::data;
use confucius::foresight::{Bond, Course, Quote};
use confucius::ministry::Officers;
use confucius::official::Post;
use confucius::pending::{Price, Target};
use confucius::piece::{Gift, Ministry, Named};
use confucius::table::{Phase, Table};
use confucius::{Action, Confucius};
use i18n::Say;
use tabletop::{Message, Seat, View};

use crate::art::labelled;

/// Whether this was chosen for the action that is not yet done.
pub(super) fn is_target(table: &Table, target: Target) -> bool {
    table.pending.is_some_and(|pending| pending.target == target)
}

/// Several names in one line.
pub(super) fn list(say: &Say, names: impl Iterator<Item = String>) -> String {
    names.collect::<Vec<_>>().join(&say.words("site-list-separator"))
}

/// A space of a ministry: what lies there, whose marker, and what it costs `me`.
pub(super) fn post(table: &Table, post: Post, me: Option<Seat>, say: &Say) -> String {
    let name = Message::new("confucius-board-post").noun("ministry", post.ministry.noun());
    let name = say.message(&name.number("space", post.space.number()));
    let Some(tile) = table.ministries[post.ministry].tile(post.space) else {
        return labelled(say, &name, say.words("confucius-board-empty"));
    };
    let cost = |cost: u8| {
        let price = me.map_or(cost, |me| table.official_price(me, post).cost);
        labelled(say, &say.words("confucius-board-official"), coins(price, say))
    };
    let what = tile.cost.map_or_else(|| say.words("confucius-board-candidate"), cost);
    let status = match (tile.owner, tile.secured) {
        (None, _) => say.words("confucius-board-unbribed"),
        (Some(owner), true) => say.message(&Message::new("confucius-board-secured").seat("who", owner)),
        (Some(owner), false) => say.message(&Message::new("confucius-board-unsecured").seat("who", owner)),
    };
    labelled(say, &name, list(say, [what, status].into_iter()))
}

/// So many coins.
pub(super) fn coins(count: u8, say: &Say) -> String {
    say.message(&Message::new("confucius-board-coins").number("count", count))
}

/// So many licences.
pub(super) fn licences(count: u8, say: &Say) -> String {
    say.message(&Message::new("confucius-board-licences").number("count", count))
}

pub(super) fn price(price: Price, say: &Say) -> String {
    match price.currency {
        Currency::Coins => coins(price.cost, say),
        Currency::Licences => licences(price.cost, say),
    }
}

/// What an action costs now and the next time.
pub(super) fn quote(quote: &Quote, say: &Say) -> String {
    let mut parts =
        vec![say.message(&Message::new("confucius-board-cubes-now").number("cubes", quote.cubes))];
    parts.push(match quote.again {
        Some(again) => say.message(&Message::new("confucius-board-cubes-again").number("cubes", again)),
        None => say.words("confucius-board-once"),
    });
    if let Some(cost) = quote.price {
        let words = price(cost, say);
        parts.push(match quote.is_least {
            true => say.message(&Message::new("confucius-board-from").text("price", words)),
            false => words,
        });
    }
    list(say, parts.into_iter())
}

/// How a ministry would be resolved now.
pub(super) fn course(table: &Table, ministry: Ministry, course: &Course, say: &Say) -> String {
    let officials = &table.ministries[ministry];
    let mut parts: Vec<String> = Vec::new();
    for way in &course.yields {
        let mut sentence =
            Message::new("confucius-board-gives-way").seat("who", way.seat).seat("whom", way.to);
        sentence = sentence.text("gift", way.gift.map(|gift| say.words(gift.noun())).unwrap_or_default());
        parts.push(say.message(&sentence));
    }
    if let Some((seat, among)) = &course.choice {
        let names = list(say, among.iter().map(|&seat| say.seat(seat)));
        parts.push(
            say.message(&Message::new("confucius-board-chooses").seat("who", *seat).text("names", names)),
        );
    }
    let ways: Vec<String> = course
        .endings
        .iter()
        .map(|ending| match ending {
            None => say.words("confucius-board-no-influence"),
            Some(Officers { minister, secretary }) => say.message(
                &Message::new("confucius-board-officers")
                    .seat("who", *minister)
                    .number("vp", officials.minister_vp)
                    .seat("whom", *secretary)
                    .number("less", officials.secretary_vp),
            ),
        })
        .collect();
    parts.push(ways.join(&format!(" {} ", say.words("confucius-board-or"))));
    labelled(say, &say.words("confucius-board-course"), parts.join(" "))
}

/// A gift: what it forbids now, what it demands, and what would end it.
pub(super) fn bond(bond: &Bond, say: &Say) -> String {
    let about =
        |id: &'static str| Message::new(id).seat("donor", bond.donor).seat("recipient", bond.recipient);
    let ministries =
        |ministries: &[Ministry]| list(say, ministries.iter().map(|ministry| say.words(ministry.noun())));
    let mut parts = vec![say.message(&about("confucius-board-bond").noun("gift", bond.gift.noun()))];
    if !bond.forbids.is_empty() {
        let sentence = about("confucius-board-bond-forbids").text("ministries", ministries(&bond.forbids));
        parts.push(say.message(&sentence));
    }
    if bond.supports.is_some() {
        parts.push(say.message(&about("confucius-board-bond-supports")));
    }
    if !bond.yields.is_empty() {
        let sentence = about("confucius-board-bond-yields").text("ministries", ministries(&bond.yields));
        parts.push(say.message(&sentence));
    }
    if parts.len() == 1 {
        parts.push(say.words("confucius-board-bond-free"));
    }
    let id = if bond.gift == Gift::Junk {
        "confucius-board-bond-ends-not-by-gift"
    } else {
        "confucius-board-bond-ends"
    };
    let ends = about(id).number("value", bond.gift.value()).number("cards", data().board.cancelling_cards);
    parts.push(say.message(&ends));
    parts.join(" ")
}

/// What a choice costs, where its name does not say it.
pub(super) fn detail(view: &View<'_, Confucius>, action: &Action, say: &Say) -> Option<String> {
    let (table, me) = (view.table, view.table.acting);
    let worth = |cards: Cards| {
        let currency =
            table.pending.and_then(|pending| pending.price).map_or(Currency::Coins, |due| due.currency);
        price(Price { cost: cards.worth(currency), currency }, say)
    };
    match *action {
        Action::Take(action) if table.phase == Phase::Actions => {
            let cubes = table.quote(me, action).cubes;
            (cubes > 1)
                .then(|| say.message(&Message::new("confucius-board-cubes-now").number("cubes", cubes)))
        }
        Action::Bribe(post) => table.bribe_price(me, post).map(|cost| price(cost, say)),
        Action::Secure(post) => Some(price(table.official_price(me, post), say)),
        Action::BuyJunks(junks) => Some(price(table.junk_price(me, junks), say)),
        Action::Launch(junks) => Some(licences(junks, say)),
        Action::Invade(kind) => Some(coins(kind.land.cost(), say)),
        Action::BuyGift(gift) => Some(coins(gift.value(), say)),
        Action::Visit(land) => {
            Some(say.message(&Message::new("confucius-board-vp").number("vp", table.distant(land).prize())))
        }
        Action::Pay(cards) | Action::Contribute(cards) | Action::Trade(cards) => Some(worth(cards)),
        Action::Take(_)
        | Action::Appoint(_)
        | Action::Reward
        | Action::Pass
        | Action::Nominate(_)
        | Action::Overpay
        | Action::Give(..)
        | Action::Transfer(..)
        | Action::Petition(_)
        | Action::Reassign(..)
        | Action::ReplaceStudent(_)
        | Action::Swap(..)
        | Action::Redeploy(..)
        | Action::ReplaceInfluence(..)
        | Action::Play(_)
        | Action::TakeGift(_)
        | Action::Support(_)
        | Action::CancelGift
        | Action::KeepGift
        | Action::Place(_)
        | Action::Yield(_)
        | Action::Keep(_) => None,
    }
}
