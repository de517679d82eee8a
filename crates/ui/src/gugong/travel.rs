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

/// The distance of two columns and of two rows.
const WIDE: i32 = 50;
const HIGH: i32 = 50;

pub(super) fn draw(scene: &Scene<'_>) -> Markup {
    let board = scene.table.board();
    let columns = board.cities.iter().map(|city| i32::from(board.at[city.idx()].0)).max().unwrap_or(1);
    let wide = columns * WIDE;
    let pile = Message::new("gugong-board-pile").number("tokens", scene.table.token_pile.len());
    let pile = pile.number("discarded", scene.table.token_discard.len());
    let aside = amount(&scene.say.message(&pile), "double", scene.table.token_pile.len(), Some("token-pile"));
    frame(
        scene,
        Area::Travel,
        &[Way::Travel, Way::TravelTwice],
        aside,
        html! {
            svg.map viewBox=(format!("0 0 {wide} 150")) role="group" aria-label=(scene.words("gugong-board-map")) {
                path.land d=(format!("M4 12C{} 2 {} 14 {} 6c4 40-6 90 2 138C{} 152 {} 138 4 146 12 100-2 60 4 12Z", wide / 3, wide * 2 / 3, wide - 5, wide * 2 / 3, wide / 3)) {}
                path.hills d=(hills(wide)) {}
                path.roads d=(roads(scene)) {}
                @for city in board.cities.iter() { (self::city(scene, city)) }
            }
        },
    )
}

/// Where a city is drawn.
fn at(scene: &Scene<'_>, city: City) -> (i32, i32) {
    let (column, row) = scene.table.board().at[city.idx()];
    (i32::from(column) * WIDE - WIDE / 2, (3 - i32::from(row)) * HIGH + HIGH / 2)
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
fn hills(wide: i32) -> String {
    let middle = wide / 2;
    let hill = |x: i32, y: i32| format!("M{} {y}q6-13 10-4 4-14 12 4M{} {}q3-6 6-1", x - 11, x - 2, y - 1);
    [(middle, 62), (middle - 8, 96), (middle + 12, 80)].iter().map(|&(x, y)| hill(x, y)).collect()
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
    let meng = scene.table.meng_destination() == Some(city);
    html! {
        g.city {
            (scene.offers.hang(Spot::City(city), &words, html! {
                title { (words) }
                circle.edge.place cx=(x) cy=(y) r="20" {}
                @if let Some(lies) = lies {
                    g data-piece=(format!("token-{city}")) data-from="token-pile" { (token(lies, x, y, 18)) }
                }
                @if let Some(seat) = here {
                    g data-piece=(format!("traveller-{seat}")) data-from=(format!("seat-{seat}")) { (piece("traveller", seat, x - 15, y - 16, 30)) }
                }
                @if meng { path.next d=(format!("M{x} {}l5 8h-10Z", y + 16)) {} }
                text.place-name x=(x - 21) y=(y - 14) { (name) }
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
