//! Phase II: hire a person (rules section 6.5, PER).

use tabletop::{Hear, Offer, Seat};

use crate::action::Action;
use crate::bar::Bar;
use crate::data::data;
use crate::event::Event;
use crate::month::{Duty, Question, Step};
use crate::person::{Kind, PersonCard};
use crate::piece::Named;
use crate::table::{Hand, Phase, Table};
use crate::{Dragon, State, track};

/// The action cards are collected (YD-ACT-10) and the order is determined anew (YD-TRK-5).
pub(crate) fn begin(table: &mut Table) {
    table.groups.clear();
    table.phase = Phase::Person;
    table.new_order();
    table.agenda.step(Step::Next(Duty::Hire));
}

/// `D-PCARD`: any card, useful or not (YD-PER-1, YD-PER-4).
pub(crate) fn legal_card<O: Offer<Dragon>>(hand: &Hand, out: &mut O) {
    hand.cards().for_each(|card| out.offer(Action::Play(card)));
    if O::BARS {
        let played = PersonCard::ALL.iter().filter(|&&card| hand.count(card) == 0);
        played.for_each(|&card| out.bar(Action::Play(card), Bar::CardPlayed));
    }
}

/// YD-PER-1: a card is played face up and never returns.
pub(crate) fn play(state: &mut State, me: Seat, card: PersonCard, out: &mut impl Hear<Event>) {
    state.hands[me].remove(card);
    let table = &mut state.table;
    table.courts[me].played.push(card);
    table.turn.person_card = Some(card);
    out.hear(|| Event::CardPlayed { seat: me, card });
    if card.hires().any(|kind| table.why_not_there(kind).is_none()) {
        table.agenda.ask(Question::Tile); // YD-PER-5
    } else {
        out.hear(|| Event::CardWasted { seat: me, card }); // YD-PER-4
        table.turn.over();
    }
}

impl PersonCard {
    /// Whom it hires: a type card its type (YD-PER-2), a wild card anybody (YD-PER-3).
    fn hires(self) -> impl Iterator<Item = Kind> {
        let (first, last) = match self {
            PersonCard::Type(person) => (person.young(), person.old().unwrap_or(person.young())),
            PersonCard::Wild => (Kind::Craftsman, Kind::OldScholar),
        };
        Kind::ALL[first as usize..=last as usize].iter().copied()
    }
}

impl Table {
    /// Why a tile cannot be had at all (YD-SUP-1).
    pub(crate) fn why_not_there(&self, kind: Kind) -> Option<Bar> {
        (self.display[kind as usize] == 0).then_some(Bar::NoTileLeft)
    }
}

/// `D-TILE`.
pub(crate) fn legal_tile<O: Offer<Dragon>>(table: &Table, out: &mut O) {
    let card = table.turn.person_card.expect("a card was played");
    for kind in card.hires() {
        match table.why_not_there(kind) {
            Some(bar) => out.bar(Action::Take(kind), bar),
            None => out.offer(Action::Take(kind)),
        }
    }
    if O::BARS
        && let PersonCard::Type(person) = card
    {
        let others = Kind::ALL.iter().filter(|kind| kind.person() != person);
        others.for_each(|&kind| out.bar(Action::Take(kind), Bar::CardHires(person)));
    }
}

pub(crate) fn take(table: &mut Table, me: Seat, kind: Kind, out: &mut impl Hear<Event>) {
    from_display(table, kind);
    out.hear(|| Event::TileTaken { seat: me, kind });
    find_room(table, me);
}

/// A tile leaves the display and waits to be placed.
pub(crate) fn from_display(table: &mut Table, kind: Kind) {
    table.display[kind as usize] -= 1;
    table.turn.tile = Some(kind);
}

/// YD-PER-6, YD-PER-7: where there is room the tile must go there; else it replaces somebody or goes.
pub(crate) fn find_room(table: &mut Table, me: Seat) {
    let question = if table.courts[me].has_room() { Question::Place } else { Question::Full };
    table.agenda.ask(question);
}

/// `D-PLACE`.
pub(crate) fn legal_place<O: Offer<Dragon>>(table: &Table, me: Seat, out: &mut O) {
    for palace in table.courts[me].palaces.iter() {
        if palace.has_room() {
            out.offer(Action::Place(palace.id));
        } else {
            out.bar(Action::Place(palace.id), Bar::PalaceFull); // YD-PAL-2
        }
    }
    if O::BARS {
        each_person(table, me, |kind, palace| out.bar(Action::Replace(kind, palace), Bar::RoomLeft));
        out.bar(Action::ThrowAway, Bar::RoomLeft);
    }
}

/// `D-FULL`: also by one of its own kind (YD-PER-11); without a palace the tile can only go (YD-PER-10).
pub(crate) fn legal_full<O: Offer<Dragon>>(table: &Table, me: Seat, out: &mut O) {
    each_person(table, me, |kind, palace| out.offer(Action::Replace(kind, palace)));
    out.offer(Action::ThrowAway);
    if O::BARS {
        for palace in table.courts[me].palaces.iter() {
            out.bar(Action::Place(palace.id), Bar::PalaceFull);
        }
    }
}

/// Every (palace, kind) of a court once, by palace (YD-PAL-6).
fn each_person(table: &Table, me: Seat, mut tell: impl FnMut(Kind, u8)) {
    for palace in table.courts[me].palaces.iter() {
        palace.persons.kinds().for_each(|kind| tell(kind, palace.id));
    }
}

pub(crate) fn place(table: &mut Table, me: Seat, palace: u8, out: &mut impl Hear<Event>) {
    house(table, me, palace, out);
    table.turn.over();
}

/// YD-PER-7: somebody leaves, the tile takes the place.
pub(crate) fn replace(table: &mut Table, me: Seat, gone: Kind, palace: u8, out: &mut impl Hear<Event>) {
    table.courts[me].palace(palace).persons.remove(gone);
    table.in_box[gone as usize] += 1; // YD-PAL-10
    out.hear(|| Event::Replaced { seat: me, gone, palace });
    out.moment(table);
    place(table, me, palace, out);
}

/// YD-PER-9: it counts as taken, and moves nothing (YD-PER-8).
pub(crate) fn throw_away(table: &mut Table, me: Seat, out: &mut impl Hear<Event>) {
    let kind = table.turn.tile.take().expect("a tile was taken");
    table.in_box[kind as usize] += 1;
    out.hear(|| Event::ThrownAway { seat: me, kind });
    table.turn.over();
}

/// The tile taken moves in, and its value moves the marker (YD-PER-8, YD-SET-11); nothing else (YD-PAL-8).
pub(crate) fn house(table: &mut Table, me: Seat, palace: u8, out: &mut impl Hear<Event>) {
    let kind = table.turn.tile.take().expect("a tile was taken");
    table.courts[me].palace(palace).persons.add(kind);
    out.hear(|| Event::Housed { seat: me, kind, palace });
    out.moment(table);
    track::advance(table, me, data().tiles[kind as usize].value, out);
}
