//! The board of *Confucius* in words.

use std::fmt::Write;

use confucius::hand::Hand;
use confucius::official::{Post, Space};
use confucius::piece::{Gift, Ministry, Named, Student};
use confucius::table::{InvasionResult, Table};
use confucius::{Confucius, data::data, land::DistantLand};
use i18n::Say;
use tabletop::{Message, Seat, View};

use super::{told, tray, wall};
use crate::art::labelled;

pub(super) fn board(view: &View<'_, Confucius>, say: &Say) -> String {
    let table = view.table;
    let mut board = String::new();
    let _ = writeln!(board, "── {} ──", wall::headline(table, say));
    for &ministry in Ministry::ALL {
        hall(table, ministry, say, &mut board);
    }
    exam(table, say, &mut board);
    lands(table, say, &mut board);
    gifts(table, say, &mut board);
    for seat in table.families.seats() {
        family(view, seat, say, &mut board);
        if let Some(hand) = view.hand(seat) {
            hand_text(hand, say, &mut board);
        }
    }
    board
}

fn hall(table: &Table, ministry: Ministry, say: &Say, board: &mut String) {
    let officials = &table.ministries[ministry];
    let vp = |id: &str, vp: u8, holder: Option<Seat>| {
        let holder = holder.map(|seat| format!(" {}", say.seat(seat))).unwrap_or_default();
        format!("{} {vp}{holder}", say.words(id))
    };
    let offices = [
        vp("confucius-board-minister", officials.minister_vp, officials.minister),
        vp("confucius-board-secretary", officials.secretary_vp, officials.secretary),
    ];
    let _ = writeln!(board, "{}", labelled(say, &say.words(ministry.noun()), offices.join(" · ")));
    for space in Space::ALL.into_iter().filter(|&space| officials.tile(space).is_some()) {
        let _ = writeln!(board, "  {}", told::post(table, Post { ministry, space }, None, say));
    }
    if !officials.resolved {
        let _ = writeln!(board, "  {}", told::course(table, ministry, &table.course(ministry), say));
    }
}

fn exam(table: &Table, say: &Say, board: &mut String) {
    let student = |student: Student| {
        let who =
            table.students[student].map_or_else(|| say.words("confucius-board-empty"), |seat| say.seat(seat));
        format!("{} {who}", say.words(student.noun()))
    };
    let mut line = vec![student(Student::Red), student(Student::Plain)];
    if let Some(candidate) = table.candidates.face_up {
        line.push(labelled(say, &say.words("confucius-board-candidate"), say.words(candidate.noun())));
    }
    if table.exam_forced {
        line.push(say.words("confucius-board-forced"));
    }
    for given in table.exam.iter().flat_map(|exam| exam.contributions) {
        let lays =
            Message::new("confucius-board-tutors").seat("who", given.seat).number("cards", given.cards);
        line.push(format!("{} ({})", say.message(&lays), say.words(given.student.noun())));
    }
    label(say, "confucius-board-exam", &line.join(" · "), board);
}

fn lands(table: &Table, say: &Say, board: &mut String) {
    for (foreign, due) in table.foreign_lands.iter().zip(data().board.icon_rounds) {
        let boxes = foreign.land.boxes().iter().zip(foreign.boxes());
        let boxes = boxes.map(|(print, army)| {
            let icon = if print.reward { "*" } else { "" };
            let army = army.map_or_else(|| "–".to_owned(), |seat| say.seat(seat));
            format!("{}{icon} {army}", print.vp)
        });
        let date = match foreign.result {
            Some(InvasionResult::Success) => say.words("confucius-board-success"),
            Some(InvasionResult::Failure) => say.words("confucius-board-failure"),
            None => {
                say.message(&Message::new("confucius-board-settled").number("round", due).number("left", 0))
            }
        };
        let line = format!("{} · {date}", boxes.collect::<Vec<_>>().join(" · "));
        let _ = writeln!(board, "{}", labelled(say, &say.words(foreign.land.noun()), line));
    }
    let distant = DistantLand::ALL.iter().map(|&land| {
        let place = table.distant(land);
        let who = told::list(say, place.visitors.iter().map(|&seat| say.seat(seat)));
        let who = if who.is_empty() { format!("({})", place.vp) } else { who };
        format!("{} {who}", say.words(land.noun()))
    });
    label(say, "confucius-board-sea", &distant.collect::<Vec<_>>().join(" · "), board);
}

fn gifts(table: &Table, say: &Say, board: &mut String) {
    let bonds = table.bonds();
    if bonds.is_empty() {
        return label(say, "confucius-board-gifts", &say.words("confucius-board-no-gifts"), board);
    }
    label(say, "confucius-board-gifts", "", board);
    for bond in &bonds {
        let _ = writeln!(board, "  {}", told::bond(bond, say));
    }
}

fn family(view: &View<'_, Confucius>, seat: Seat, say: &Say, board: &mut String) {
    let table = view.table;
    let (family, back) = (&table.families[seat], view.back(seat));
    let mark = if table.to_act().contains(seat) { "▸" } else { " " };
    let gifts: Vec<String> = family.available.iter().map(|gift: Gift| gift.value().to_string()).collect();
    let own = [
        say.message(&Message::new("confucius-board-vp").number("vp", family.score)),
        format!("{} {}/{}", say.words("confucius-board-column-cubes"), family.cubes, family.allotment),
        format!("{} {}", say.words("confucius-board-column-cards"), back.cards),
        format!("{} {}", say.words("confucius-board-column-rewards"), back.rewards),
        format!("{} {}", say.words("confucius-board-to-give"), gifts.join(" ")),
        format!("{} {}", say.words("confucius-board-shipyard"), family.shipyard),
        format!("{} {}", say.words("confucius-board-ocean"), family.ocean),
        format!("{} {}", say.words("confucius-board-colonies"), family.armies.colonies),
    ];
    let own: Vec<String> = own.iter().map(|line| line.trim_end().to_owned()).collect();
    let _ = writeln!(board, "{mark} {}", labelled(say, &say.seat(seat), own.join(" · ")));
}

fn hand_text(hand: &Hand, say: &Say, board: &mut String) {
    let cards = told::list(say, hand.cards.iter().map(|card| say.words(card.noun())));
    let line = format!("{cards} – {}", tray::worth(hand.cards, say));
    board.push_str("    ");
    label(say, "confucius-board-hand", &line, board);
    if !hand.rewards.is_empty() {
        let rewards = told::list(say, hand.rewards.iter().map(|reward| say.words(reward.noun())));
        board.push_str("    ");
        label(say, "confucius-board-rewards", &rewards, board);
    }
}

/// A line `label: value`, with the colon of the language.
fn label(say: &Say, id: &str, value: &str, board: &mut String) {
    let _ = writeln!(board, "{}", labelled(say, &say.words(id), value).trim_end());
}
