//! The Super Events (rules section 10.4, SEV).

use tabletop::{Hear, Offer, Seat};

use crate::action::Action;
use crate::bar::Bar;
use crate::court::Palace;
use crate::data::data;
use crate::event::{Event, Source};
use crate::month::{Duty, Question, Step};
use crate::person::{Kind, Person, PersonCard};
use crate::piece::{EventTile, Good, Named, SuperEvent};
use crate::table::{Hand, Phase, Table};
use crate::{Dragon, State, act, decay, hire, supply, track};

/// YD-SEV-1: once, in month 7.
pub(crate) fn is_due(table: &Table) -> bool {
    table.super_event.is_some() && table.month == data().expansions.super_events.month
}

/// YD-SEV-2: the order is determined anew.
pub(crate) fn begin(state: &mut State, out: &mut impl Hear<Event>) {
    let table = &mut state.table;
    let event = table.super_event.expect("it is due");
    let numbers = &data().expansions.super_events;
    out.hear(|| Event::SuperEventCame { event });
    table.phase = Phase::SuperEvent;
    table.new_order();
    out.moment(table);
    let order = table.seats_in_order();
    match event {
        SuperEvent::Lanternfest => {
            for seat in order {
                let vp = u16::from(numbers.lanternfest) * u16::from(table.courts[seat].persons());
                table.score(seat, Source::Lanternfest, vp, out); // YD-SEV-3
                out.moment(table);
            }
        }
        SuperEvent::Buddha => {
            for seat in order {
                table.score(seat, Source::Buddha, table.courts[seat].monks(), out); // YD-SEV-4
                out.moment(table);
            }
        }
        SuperEvent::Earthquake => {
            for seat in order {
                table.turn.owed[seat.idx()] = numbers.earthquake.min(table.courts[seat].floors()); // YD-SEV-5
            }
            table.agenda.step(Step::Next(Duty::RemoveFloors));
        }
        SuperEvent::Flood => {
            for seat in order {
                let court = &table.courts[seat];
                let pieces = u16::from(court.yuan) + u16::from(court.rice) + u16::from(court.fireworks);
                table.turn.owed[seat.idx()] = u8::try_from(pieces / 2).expect("nobody owns so much"); // YD-SEV-6
            }
            table.agenda.step(Step::Next(Duty::Flood));
        }
        SuperEvent::SolarEclipse => {
            if table.wall.is_some() && table.event() == EventTile::Mongols {
                table.agenda.step(Step::WallCheck);
            }
            table.agenda.step(Step::Event); // YD-SEV-7
        }
        SuperEvent::VolcanicEruption => volcano(table, out),
        SuperEvent::Tornado => {
            for seat in order {
                table.turn.owed[seat.idx()] = numbers.tornado.min(state.hands[seat].len()); // YD-SEV-9
            }
            table.agenda.step(Step::Next(Duty::Discard));
        }
        SuperEvent::Sunrise => table.agenda.step(Step::Next(Duty::Sunrise)),
        SuperEvent::AssassinationAttempt => {
            for seat in order {
                let privileges = supply::return_privileges(table, seat); // YD-SEV-11
                out.hear(|| Event::PrivilegesLost { seat, privileges });
                out.moment(table);
            }
        }
        SuperEvent::Charter => table.agenda.step(Step::Next(Duty::Charter)),
    }
}

/// YD-SEV-8: all markers return to the start; who was ahead lies on top.
fn volcano(table: &mut Table, out: &mut impl Hear<Event>) {
    table.courts.iter_mut().for_each(|court| court.space = 0);
    out.hear(|| Event::MarkersReset);
}

/// `D-SE-FLOOR`: any own palace, also the same one twice.
pub(crate) fn legal_floor(table: &Table, me: Seat, out: &mut impl Offer<Dragon>) {
    table.courts[me].palaces.iter().for_each(|palace| out.offer(Action::RemoveFloor(palace.id)));
}

/// YD-SEV-5: with its last floor a palace loses its persons; after both floors the surplus goes.
pub(crate) fn remove_floor(table: &mut Table, me: Seat, palace: u8, out: &mut impl Hear<Event>) {
    let struck = table.courts[me].palace(palace);
    struck.floors -= 1;
    let Palace { floors, persons, .. } = *struck;
    if floors == 0 {
        persons.iter().for_each(|kind| table.release(me, kind, palace, out));
    }
    decay::clear_ruins(table, me, 1);
    out.hear(|| Event::FloorLost { seat: me, palace, floors });
    if table.gave_one(me) {
        evict_or_end(table, me);
    } else {
        table.agenda.ask(Question::RemoveFloor);
    }
}

fn is_overfull(palace: &Palace) -> bool {
    palace.persons.len() > palace.floors
}

fn evict_or_end(table: &mut Table, me: Seat) {
    if table.courts[me].palaces.iter().any(is_overfull) {
        table.agenda.ask(Question::Evict);
    } else {
        table.turn.over();
    }
}

/// `D-SE-EVICT`.
pub(crate) fn legal_evict<O: Offer<Dragon>>(table: &Table, me: Seat, out: &mut O) {
    for palace in table.courts[me].palaces.iter() {
        for kind in palace.persons.kinds() {
            if is_overfull(palace) {
                out.offer(Action::Release(kind, palace.id));
            } else {
                out.bar(Action::Release(kind, palace.id), Bar::PalaceNotOverfull);
            }
        }
    }
}

pub(crate) fn evict(table: &mut Table, me: Seat, kind: Kind, palace: u8, out: &mut impl Hear<Event>) {
    table.release(me, kind, palace, out);
    evict_or_end(table, me);
}

/// `D-SE-FLOOD`: one piece at a time, in any mix.
pub(crate) fn legal_flood(table: &Table, me: Seat, out: &mut impl Offer<Dragon>) {
    let mut court = table.courts[me];
    for &good in Good::ALL {
        if *court.owned(good) > 0 {
            out.offer(Action::Return(good));
        } else {
            out.bar(Action::Return(good), Bar::NothingOwned(good));
        }
    }
}

pub(crate) fn give_back(table: &mut Table, me: Seat, good: Good, out: &mut impl Hear<Event>) {
    supply::pay(table, me, good, 1);
    out.hear(|| Event::GoodReturned { seat: me, good });
    if table.gave_one(me) {
        table.turn.over();
    } else {
        table.agenda.ask(Question::Flood);
    }
}

/// `D-SE-DISCARD`.
pub(crate) fn legal_discard<O: Offer<Dragon>>(hand: &Hand, out: &mut O) {
    hand.cards().for_each(|card| out.offer(Action::Discard(card)));
    if O::BARS {
        let played = PersonCard::ALL.iter().filter(|&&card| hand.count(card) == 0);
        played.for_each(|&card| out.bar(Action::Discard(card), Bar::CardPlayed));
    }
}

/// YD-SEV-9: face up, with the played cards.
pub(crate) fn discard(state: &mut State, me: Seat, card: PersonCard, out: &mut impl Hear<Event>) {
    state.hands[me].remove(card);
    let table = &mut state.table;
    table.courts[me].played.push(card);
    out.hear(|| Event::CardDiscarded { seat: me, card });
    if table.gave_one(me) {
        table.turn.over();
    } else {
        table.agenda.ask(Question::Discard);
    }
}

/// YD-SEV-10: why this tile cannot be taken in a sunrise.
fn why_not_rise(table: &Table, kind: Kind) -> Option<Bar> {
    if table.turn.taken.contains(&kind.person()) {
        Some(Bar::TypeTaken)
    } else if kind != kind.person().young() {
        Some(Bar::OnlyYoung)
    } else {
        table.why_not_there(kind)
    }
}

/// YD-SEV-10: whether the next player finds anything.
pub(crate) fn can_take_any(table: &Table) -> bool {
    Kind::ALL.iter().any(|&kind| why_not_rise(table, kind).is_none())
}

/// `D-SE-SUNRISE`.
pub(crate) fn legal_sunrise(table: &Table, out: &mut impl Offer<Dragon>) {
    for &kind in Kind::ALL {
        match why_not_rise(table, kind) {
            Some(bar) => out.bar(Action::Take(kind), bar),
            None => out.offer(Action::Take(kind)),
        }
    }
}

/// YD-SEV-10: without a card, but housed like any other.
pub(crate) fn sunrise(table: &mut Table, me: Seat, kind: Kind, out: &mut impl Hear<Event>) {
    table.turn.taken.push(kind.person());
    hire::take(table, me, kind, out);
}

/// `D-SE-CHARTER`: any type he owns.
pub(crate) fn legal_charter(table: &Table, me: Seat, out: &mut impl Offer<Dragon>) {
    for &person in Person::ALL {
        if table.courts[me].symbols(person) > 0 {
            out.offer(Action::Charter(person));
        } else {
            out.bar(Action::Charter(person), Bar::NobodyOfType);
        }
    }
}

/// YD-SEV-12: the yield of all symbols of the type, without an action card.
pub(crate) fn charter(table: &mut Table, me: Seat, person: Person, out: &mut impl Hear<Event>) {
    let symbols = table.courts[me].symbols(person);
    match person {
        Person::Craftsman => return act::receive_floors(table, me, symbols, out),
        Person::CourtLady | Person::Scholar => table.score(me, Source::Charter, u16::from(symbols), out),
        Person::TaxCollector => supply::give(table, me, Good::Yuan, symbols, out),
        Person::Pyrotechnist => supply::give(table, me, Good::Fireworks, symbols, out),
        Person::Warrior => track::advance(table, me, symbols, out),
        Person::Monk => table.score(me, Source::Charter, table.courts[me].monks(), out),
        Person::Healer => {}
        Person::Farmer => supply::give(table, me, Good::Rice, symbols, out),
    }
    table.turn.over();
}
