//! A space of a ministry: its number, the tile, and the marker that lies or stands on it.

use confucius::Confucius;
use confucius::official::Post;
use confucius::pending::Target;
use confucius::piece::Named;
use confucius::table::Table;
use i18n::Say;
use maud::{Markup, html};
use tabletop::Seat;

use super::Spot;
use super::figure::tablet;
use super::told;
use crate::Offers;
use crate::art::pic;

/// What joins a post and what it shows of the offices.
pub(super) fn key(post: Post) -> String {
    format!("post-{}-{}", post.ministry.code(), post.space.number())
}

pub(super) fn draw(
    table: &Table,
    post: Post,
    me: Option<Seat>,
    offers: &Offers<Confucius>,
    say: &Say,
) -> Markup {
    let officials = &table.ministries[post.ministry];
    let tile = officials.tile(post.space);
    let name = told::post(table, post, me, say);
    let id = key(post);
    let owner = tile.and_then(|tile| tile.owner);
    // Somebody else may hold it while the ministry is being resolved.
    let resolution = table.resolution.filter(|resolution| resolution.ministry == post.ministry);
    let holder =
        resolution.and_then(|now| now.participants().find(|&seat| now.held(seat).contains(post.space)));
    let chosen = told::is_target(table, Target::Post(post));
    let shows = (!officials.resolved && tile.is_some() && owner != me && me.is_some()).then_some(&id);
    let from = owner.map(|owner| format!("family-{owner}"));
    html! {
        svg.post.bare[tile.is_none()].owned[owner.is_some()].chosen[chosen] role="group" aria-label=(name) data-shows=[shows] {
            title { (name) }
            (offers.hang(Spot::Post(post), &name, html! {
                title { (name) }
                rect.edge.tile width="100%" height="100%" rx="3" {}
                svg viewBox="0 0 124 28" {
                    text.no x="10" y="19" { (post.space.number()) }
                    g data-piece=(id) { @if let Some(tile) = tile { (self::tile(table, post, tile.cost, me)) } }
                    @if let Some(owner) = owner {
                        g data-piece=(format!("marker-{id}-{owner}")) data-from=[from] {
                            (tablet(owner, tile.is_some_and(|tile| tile.secured), 92, 1))
                        }
                    }
                    @if let Some(holder) = holder.filter(|&holder| Some(holder) != owner) {
                        g.lent data-piece=(format!("lent-{id}-{holder}")) { (tablet(holder, true, 68, 1)) }
                    }
                }
            }))
        }
    }
}

/// An official with the price, or a candidate.
fn tile(table: &Table, post: Post, cost: Option<u8>, me: Option<Seat>) -> Markup {
    html! {
        @if let Some(cost) = cost {
            @let price = me.map_or(cost, |me| table.official_price(me, post).cost);
            (pic("person", 24, 5, 18))
            (pic("coin", 47, 6, 16))
            text.cost.less[price < cost] x="66" y="19" { (price) }
        } @else {
            (pic("person", 24, 5, 18))
            (pic("brush", 47, 6, 16))
        }
    }
}
