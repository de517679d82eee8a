//! The board of *Gùgōng* in words.

use std::fmt::Write;

use gugong::Gugong;
use gugong::hand::Hand;
use gugong::meng::Meng;
use gugong::piece::{Area, Named};
use i18n::Say;
use tabletop::{Seat, View};

use super::scene::Scene;
use super::{canal, decrees, goods, intrigue, own, strip, told, travel, wall};
use crate::Offers;
use crate::art::labelled;

pub(super) fn board(view: &View<'_, Gugong>, say: &Say) -> String {
    let offers = Offers::none();
    let scene = Scene::new(view, &offers, say);
    let table = scene.table;
    let mut board = String::new();
    let dice = scene.list(table.dice.iter().map(ToString::to_string));
    let dice = labelled(say, &scene.words("gugong-board-dice"), dice);
    let _ = writeln!(board, "── {} · {dice} ──", strip::headline(table, say));
    for &area in Area::ALL {
        let _ =
            writeln!(board, "{}", labelled(say, &scene.words(area.noun()), scene.card(table.gifts[area])));
        ground(&scene, area, &mut board);
    }
    if let Some(meng) = &table.meng {
        self::meng(&scene, meng, &mut board);
    }
    for seat in table.players.seats() {
        player(&scene, seat, &mut board);
        if let Some(hand) = (!table.is_meng(seat)).then(|| view.hand(seat)).flatten() {
            self::hand(&scene, seat, hand, &mut board);
        }
    }
    board
}

/// What lies in an area.
fn ground(scene: &Scene<'_>, area: Area, board: &mut String) {
    let table = scene.table;
    match area {
        Area::Travel => {
            line(travel::tokens(scene), board);
            for seat in table.players.seats() {
                if let Some(city) = table.players[seat].traveller {
                    let words = scene.say.message(&scene.about("gugong-board-traveller", seat));
                    line(labelled(scene.say, &words, city.to_string().to_uppercase()), board);
                }
            }
        }
        Area::Wall => line(wall::told(scene, &table.wall_preview()), board),
        Area::Jade => {
            line(labelled(scene.say, &scene.words("gugong-board-houses"), told::houses(table, scene)), board);
        }
        Area::Intrigue => line(intrigue::told(scene), board),
        Area::Palace => {
            for seat in table.players.seats() {
                let words = own::audience_told(scene, seat, own::cards(scene, seat));
                line(labelled(scene.say, &scene.name(seat), words), board);
            }
        }
        Area::Decree => {
            table.decrees.iter().for_each(|enacted| line(decrees::brief(scene, enacted), board));
        }
        Area::Canal => {
            let junks = table.harbours().filter(|&harbour| table.junk(harbour).is_some());
            junks.for_each(|harbour| line(canal::title(scene, harbour), board));
        }
    }
}

fn line(text: String, board: &mut String) {
    if !text.is_empty() {
        let _ = writeln!(board, "  {text}");
    }
}

fn meng(scene: &Scene<'_>, meng: &Meng, board: &mut String) {
    let played = scene.list(meng.played.iter().map(|card| card.to_string().to_uppercase()));
    let focus = labelled(scene.say, &scene.words("gugong-board-meng-focus"), scene.words(meng.focus.noun()));
    let played = labelled(scene.say, &scene.words("gugong-board-meng-played"), played);
    let _ = writeln!(
        board,
        "{}",
        labelled(scene.say, &scene.words("noun-meng"), format!("{focus} · {}", played.trim_end()))
    );
}

fn player(scene: &Scene<'_>, seat: Seat, board: &mut String) {
    let mark = if scene.table.to_act().contains(seat) { "▸" } else { " " };
    let _ = writeln!(
        board,
        "{mark} {}",
        labelled(scene.say, &scene.name(seat), goods::told(scene, seat).join(" · "))
    );
}

fn hand(scene: &Scene<'_>, seat: Seat, hand: &Hand, board: &mut String) {
    for (card, terms) in scene.table.matrix(hand, seat) {
        let free = terms.iter().filter(|(_, terms)| terms.is_free).map(|(area, _)| scene.words(area.noun()));
        let free = scene.list(free);
        let free = if free.is_empty() { "–".to_owned() } else { free };
        let free = labelled(scene.say, &scene.words("gugong-board-terms-free"), free);
        let _ = writeln!(board, "    {} – {free}", scene.card(card));
    }
    if !hand.discard.is_empty() {
        let cards = scene.list(hand.discard.iter().map(|card| scene.card(card)));
        let _ = writeln!(board, "    {}", labelled(scene.say, &scene.words("gugong-board-tomorrow"), cards));
    }
}
