//! The travel map: cities and roads in ink, tokens, travellers, and where Meng goes next.

use gugong::Way;
use gugong::city::City;
use gugong::piece::{Area, Named};
use maud::{Markup, html};
use tabletop::{Message, Seat};

use super::Spot;
use super::area::{amount, frame};
use super::figure::{piece, token};
use super::scene::Scene;
use crate::art::labelled;

/// How a map is drawn: the distance of two columns and of two rows, and the size of a token.
struct Scale {
    wide: i32,
    high: i32,
    token: i32,
}

/// A map of many cities is drawn narrower and higher.
fn scale(columns: i32) -> Scale {
    if columns > 5 {
        Scale { wide: 48, high: 64, token: 20 }
    } else {
        Scale { wide: 50, high: 50, token: 18 }
    }
}

pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    let board = scene.table.board();
    let columns = columns(scene);
    let scale = scale(columns);
    let (wide, high) = (columns * scale.wide, 3 * scale.high);
    let pile = Message::new("gugong-board-pile").number("tokens", scene.table.token_pile.len());
    let pile = pile.number("discarded", scene.table.token_discard.len());
    let aside = amount(&scene.say.message(&pile), "double", scene.table.token_pile.len(), Some("token-pile"));
    frame(
        scene,
        Area::Travel,
        &[Way::Travel, Way::TravelTwice],
        aside,
        html! {
            svg.map data-part="map" viewBox=(format!("0 0 {wide} {high}")) role="group" aria-label=(scene.words("gugong-board-map")) {
                path.land d=(land(wide, high)) {}
                path.hills d=(hills(wide / 2, high / 2)) {}
                path.roads d=(roads(scene)) {}
                @for city in board.cities.iter() { (self::city(scene, city)) }
            }
        },
    )
}

fn columns(scene: &Scene<'_>) -> i32 {
    let board = scene.table.board();
    board.cities.iter().map(|city| i32::from(board.at[city.idx()].0)).max().unwrap_or(1)
}

/// Where a city is drawn.
fn at(scene: &Scene<'_>, city: City) -> (i32, i32) {
    let (column, row) = scene.table.board().at[city.idx()];
    let Scale { wide, high, .. } = scale(columns(scene));
    (i32::from(column) * wide - wide / 2, (3 - i32::from(row)) * high + high / 2)
}

/// A sheet of paper, a little uneven.
fn land(wide: i32, high: i32) -> String {
    let (third, two) = (wide / 3, wide * 2 / 3);
    format!(
        "M3 8C{third} 1 {two} 12 {} 4c3 {} -4 {} 0 {}C{two} {} {third} {} 4 {high} 9 {} -2 {} 3 8Z",
        wide - 4,
        high / 3,
        high * 2 / 3,
        high - 8,
        high + 3,
        high - 8,
        high * 2 / 3,
        high / 3,
    )
}

fn roads(scene: &Scene<'_>) -> String {
    let board = scene.table.board();
    let mut path = String::new();
    for city in board.cities.iter() {
        for other in board.roads[city.idx()].iter().filter(|&other| other > city) {
            let ((x, y), (to_x, to_y)) = (at(scene, city), at(scene, other));
            let (bend_x, bend_y) = ((x + to_x) / 2 + (to_y - y) / 9, (y + to_y) / 2 + (x - to_x).abs() / 10);
            path += &format!("M{x} {y}Q{bend_x} {bend_y} {to_x} {to_y}");
        }
    }
    path
}

/// Mountains of the old maps, between the roads.
fn hills(x: i32, y: i32) -> String {
    let hill = |x: i32, y: i32| format!("M{} {y}q6-13 10-4 4-14 12 4M{} {}q3-6 6-1", x - 11, x - 2, y - 1);
    [(x, y - 12), (x - 8, y + 22), (x + 12, y + 6)].iter().map(|&(x, y)| hill(x, y)).collect()
}

fn city(scene: &Scene<'_>, city: City) -> Markup {
    let (x, y) = at(scene, city);
    let here: Option<Seat> =
        scene.table.players.seats().find(|&seat| scene.table.players[seat].traveller == Some(city));
    let lies = scene.table.cities[city.idx()];
    let name = city.to_string().to_uppercase();
    let what = match (lies, here) {
        (Some(token), _) => scene.words(super::told::token(token)),
        (None, Some(seat)) => scene.say.message(&scene.about("gugong-board-traveller", seat)),
        (None, None) => scene.words("gugong-board-no-token"),
    };
    let words = labelled(scene.say, &name, what);
    let radius = scale(columns(scene)).token;
    let meng = scene.table.meng_destination() == Some(city);
    html! {
        g.city {
            (scene.offers.hang(Spot::City(city), &words, html! {
                title { (words) }
                circle.edge.place cx=(x) cy=(y) r=(radius + 2) {}
                @if let Some(lies) = lies {
                    g data-piece=(format!("token-{city}")) data-from="token-pile" { (token(lies, x, y, radius)) }
                }
                @if let Some(seat) = here {
                    g data-piece=(format!("traveller-{seat}")) data-from=(format!("seat-{seat}")) { (piece("traveller", seat, x - 15, y - 16, 30)) }
                }
                @if meng { path.next d=(format!("M{x} {}l5 8h-10Z", y + radius - 2)) {} }
                text.place-name x=(x - radius - 2) y=(y - radius + 4) { (name) }
            }))
        }
    }
}

/// The token of a city in words, for lists.
pub(super) fn tokens(scene: &Scene<'_>) -> String {
    let lying = scene.table.tokens.iter().filter_map(|city| {
        let token = scene.table.cities[city.idx()]?;
        Some(format!("{} {}", city.to_string().to_uppercase(), scene.words(token.noun())))
    });
    scene.list(lying)
}
