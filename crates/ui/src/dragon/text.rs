//! The board of *In the Year of the Dragon* in words.

use std::fmt::Write;

use dragon::court::Court;
use dragon::person::{Kind, Person, PersonCard};
use dragon::piece::{Named, Privilege};
use dragon::table::{Phase, Table};
use dragon::{Dragon, Hand};
use i18n::Say;
use tabletop::{Message, Seat, View};

pub(super) fn board(view: &View<'_, Dragon>, say: &Say) -> String {
    let table = view.table;
    let mut board = String::new();
    headline(table, say, &mut board);
    year(table, say, &mut board);
    track(table, say, &mut board);
    groups(table, say, &mut board);
    display(table, say, &mut board);
    wall(table, say, &mut board);
    stock(table, say, &mut board);
    for (seat, court) in table.courts.by_seat() {
        court_text(table, seat, court, say, &mut board);
        if let Some(hand) = view.hand(seat) {
            hand_text(hand, say, &mut board);
        }
    }
    board
}

fn headline(table: &Table, say: &Say, board: &mut String) {
    let line = match table.phase {
        Phase::Draft => say.words("dragon-board-draft"),
        Phase::Over => say.words("dragon-board-over"),
        Phase::Action | Phase::Person | Phase::Event | Phase::WallCheck | Phase::SuperEvent => say.message(
            &Message::new("dragon-board-month")
                .number("month", table.month)
                .noun("event", table.event().noun()),
        ),
    };
    let _ = writeln!(board, "── {line} ──");
}

/// The coming months; this one is marked, past ones are gone.
fn year(table: &Table, say: &Say, board: &mut String) {
    let past = usize::from(table.month.saturating_sub(1));
    let months: Vec<String> = table
        .events
        .iter()
        .enumerate()
        .skip(past)
        .map(|(idx, event)| {
            let mark = if idx + 1 == usize::from(table.month) { "▸" } else { "" };
            format!("{mark}{} {}", idx + 1, say.words(event.noun()))
        })
        .collect();
    label(say, "dragon-board-year", &months.join(" · "), board);
    if let Some(event) = table.super_event {
        let _ = writeln!(board, "  7 + {}", say.words(event.noun()));
    }
}

fn track(table: &Table, say: &Say, board: &mut String) {
    let places: Vec<String> =
        table.track.iter().map(|&seat| format!("{} {}", say.seat(seat), table.courts[seat].space)).collect();
    label(say, "dragon-board-track", &places.join(" › "), board);
}

fn groups(table: &Table, say: &Say, board: &mut String) {
    if table.groups.is_empty() {
        return;
    }
    label(say, "dragon-board-groups", "", board);
    for (group, number) in table.groups.iter().zip(1_u8..) {
        let title = say.message(&Message::new("dragon-board-group").number("group", number));
        let cards: Vec<String> = group.cards().map(|card| say.words(card.noun())).collect();
        let price = match group.price() {
            0 => say.words("dragon-board-free"),
            price => say.message(&Message::new("dragon-board-price").number("price", price)),
        };
        let dragons: Vec<String> = group.dragons.iter().map(|&seat| say.seat(seat)).collect();
        let there = if dragons.is_empty() { String::new() } else { format!(" ({})", dragons.join(", ")) };
        let _ =
            writeln!(board, "  {}", labelled(say, &title, &format!("{} – {price}{there}", cards.join(", "))));
    }
}

fn display(table: &Table, say: &Say, board: &mut String) {
    let title = labelled(say, &say.words("dragon-board-display"), "");
    let width =
        Person::ALL.iter().map(|person| width(&say.words(person.noun()))).max().unwrap_or_default() + 2;
    let width = width.max(self::width(&title));
    let (young, old) = (say.words("dragon-board-young"), say.words("dragon-board-old"));
    let _ = writeln!(board, "{}  {young}  {old}", pad(&title, width));
    for &person in Person::ALL {
        let left = |kind: Kind| table.display[kind as usize].to_string();
        let name = pad(&format!("  {}", say.words(person.noun())), width);
        let young = pad(&left(person.young()), self::width(&young));
        let _ = writeln!(board, "{name}  {young}  {}", person.old().map(left).unwrap_or_default());
    }
}

fn wall(table: &Table, say: &Say, board: &mut String) {
    let Some(wall) = &table.wall else { return };
    let tiles: Vec<String> = wall.iter().map(|&(seat, _)| say.seat(seat)).collect();
    label(say, "dragon-board-wall", &format!("{}/12 {}", tiles.len(), tiles.join(" · ")), board);
}

fn stock(table: &Table, say: &Say, board: &mut String) {
    let Some(stock) = table.stock else { return };
    let left = [
        (say.words("dragon-board-floors"), stock.floors),
        (say.words("noun-yuan"), stock.yuan),
        (say.words("noun-rice"), stock.rice),
        (say.words("noun-fireworks"), stock.fireworks),
        (say.words("noun-privilege-small"), stock.small),
        (say.words("noun-privilege-large"), stock.large),
    ];
    let left: Vec<String> = left.iter().map(|(what, n)| format!("{what} {n}")).collect();
    label(say, "dragon-board-stock", &left.join(" · "), board);
}

fn court_text(table: &Table, seat: Seat, court: &Court, say: &Say, board: &mut String) {
    let mark = if table.to_act().contains(seat) { "▸" } else { " " };
    let mut owned = vec![
        say.message(&Message::new("dragon-board-vp").number("vp", court.vp)),
        format!("{} {}", say.words("noun-yuan"), court.yuan),
        format!("{} {}", say.words("noun-rice"), court.rice),
        format!("{} {}", say.words("noun-fireworks"), court.fireworks),
    ];
    for (privilege, n) in [(Privilege::Small, court.small), (Privilege::Large, court.large)] {
        if n > 0 {
            owned.push(format!("{} {n}", say.words(privilege.noun())));
        }
    }
    let _ = writeln!(board, "{mark} {}", labelled(say, &say.seat(seat), &owned.join(" · ")));
    if court.palaces.is_empty() {
        let _ = writeln!(board, "    {}", say.words("dragon-board-no-palace"));
    }
    for palace in court.palaces.iter() {
        let title = Message::new("dragon-board-palace").number("palace", i64::from(palace.id) + 1);
        let mut floors: Vec<String> = palace.persons.iter().map(|kind| say.words(kind.noun())).collect();
        floors.resize(usize::from(palace.floors).max(floors.len()), say.words("dragon-board-empty-floor"));
        let _ = writeln!(board, "    {}", labelled(say, &say.message(&title), &floors.join(" | ")));
    }
    if table.wall.is_some() {
        let tiles: Vec<String> = court.wall_tiles.iter().map(|tile| say.words(tile.noun())).collect();
        board.push_str("    ");
        label(say, "dragon-board-unbuilt", &tiles.join(" · "), board);
    }
}

fn hand_text(hand: &Hand, say: &Say, board: &mut String) {
    let cards = PersonCard::ALL.iter().filter(|&&card| hand.count(card) > 0).map(|&card| {
        let name = say.words(card.noun());
        if hand.count(card) > 1 { format!("{name} ×{}", hand.count(card)) } else { name }
    });
    board.push_str("    ");
    label(say, "dragon-board-hand", &cards.collect::<Vec<_>>().join(", "), board);
}

/// A line `label: value`, with the colon of the language.
fn label(say: &Say, id: &str, value: &str, board: &mut String) {
    let _ = writeln!(board, "{}", labelled(say, &say.words(id), value));
}

fn labelled(say: &Say, label: &str, value: &str) -> String {
    say.message(&Message::new("site-label").text("label", label).text("value", value)).trim_end().to_owned()
}

fn width(text: &str) -> usize {
    text.chars().count()
}

fn pad(text: &str, to: usize) -> String {
    format!("{text}{}", " ".repeat(to.saturating_sub(width(text))))
}
