//! Discounts (rules section 6.8, DISC), and the prices they lower.

use tabletop::Seat;

use crate::data::data;
use crate::official::Post;
use crate::pending::Price;
use crate::piece::Ministry;
use crate::table::Table;

/// CF-DISC-1: one official is enough, and more give no more (CF-DISC-3); candidates count, and a resolved ministry
/// goes on giving it (CF-DISC-2).
#[inline]
fn has(table: &Table, me: Seat, ministry: Ministry) -> bool {
    table.ministries[ministry].influence(me) > 0
}

/// CF-BRIBE-2, CF-SEC-2, CF-REW-B4. A candidate has no cost, and costs nothing: he is bribed and secured already.
#[inline]
pub(crate) fn official(table: &Table, me: Seat, post: Post) -> Price {
    official_of(table, me, table.ministries[post.ministry].cost(post.space))
}

/// The same by the cost on the tile; no official costs less than the discount, and nobody less than nothing.
#[inline]
pub(crate) fn official_of(table: &Table, me: Seat, cost: u8) -> Price {
    let discount = if has(table, me, Ministry::Hubu) { data().board.prices.bribe_discount } else { 0 };
    Price::coins(cost.saturating_sub(discount))
}

/// CF-ARMY-1.
pub(crate) fn army(table: &Table, me: Seat) -> Price {
    let prices = &data().board.prices;
    Price::licences(if has(table, me, Ministry::Bingbu) { prices.recruit_discount } else { prices.recruit })
}

/// CF-JUNK-1: the price of 1 to 4 junks in one purchase.
pub(crate) fn junks(table: &Table, me: Seat, junks: u8) -> Price {
    let prices = &data().board.junk_price;
    let row = if has(table, me, Ministry::Gongbu) { &prices.discount } else { &prices.normal };
    Price::coins(row[usize::from(junks) - 1])
}
