//! Phase III: the event of the month (rules section 6.6, EVT; REL and the six events).

use tabletop::{Hear, Offer, Seat};

use crate::Dragon;
use crate::action::Action;
use crate::bar::Bar;
use crate::court::{Court, Palace};
use crate::data::data;
use crate::event::{Event, Source};
use crate::month::{Duty, Question, Step};
use crate::person::{Kind, Person};
use crate::piece::{EventTile, Good};
use crate::supply;
use crate::table::{Phase, Table};

/// YD-EVT-1, YD-EVT-3: what needs no choice is done for all first; then those who must release somebody choose.
pub(crate) fn begin(table: &mut Table, out: &mut impl Hear<Event>) {
    table.phase = Phase::Event;
    table.new_order();
    let event = table.event();
    out.hear(|| Event::EventCame { event });
    out.moment(table);
    match event {
        EventTile::Peace => {} // YD-PEA-1
        EventTile::Tribute => tribute(table, out),
        EventTile::Drought => drought(table, out),
        EventTile::Festival => festival(table, out),
        EventTile::Mongols => mongols(table, out),
        EventTile::Contagion => contagion(table, out),
    }
}

/// YD-TRB-1, YD-TRB-2.
fn tribute(table: &mut Table, out: &mut impl Hear<Event>) {
    let due = data().events.tribute;
    for seat in table.seats_in_order() {
        let yuan = due.min(table.courts[seat].yuan);
        supply::pay(table, seat, Good::Yuan, yuan); // as far as he can, YD-REL-3
        out.hear(|| Event::TributePaid { seat, yuan });
        table.owe_persons(seat, due - yuan, out);
        out.moment(table);
    }
    table.agenda.step(Step::Next(Duty::Release));
}

/// YD-DRT-1, YD-DRT-2.
fn drought(table: &mut Table, out: &mut impl Hear<Event>) {
    for seat in table.seats_in_order() {
        let inhabited = table.courts[seat].inhabited();
        let rice = inhabited.min(table.courts[seat].rice);
        supply::pay(table, seat, Good::Rice, rice);
        out.hear(|| Event::RicePaid { seat, rice });
        table.owe_persons(seat, inhabited - rice, out);
        out.moment(table);
    }
    table.agenda.step(Step::Next(Duty::Drought));
}

/// YD-FES-1 to YD-FES-5.
fn festival(table: &mut Table, out: &mut impl Hear<Event>) {
    // The two highest different numbers; nobody without fireworks takes part (YD-FES-3).
    let (mut first, mut second) = (0, 0);
    for court in table.courts.iter() {
        if court.fireworks > first {
            (first, second) = (court.fireworks, first);
        } else if court.fireworks > second && court.fireworks < first {
            second = court.fireworks;
        }
    }
    for seat in table.seats_in_order() {
        let owned = table.courts[seat].fireworks;
        let vp = match owned {
            0 => continue,
            _ if owned == first => data().events.festival_first, // YD-FES-1
            _ if owned == second => data().events.festival_second, // YD-FES-2
            _ => continue,
        };
        table.score(seat, Source::Festival, u16::from(vp), out);
        let fireworks = owned.div_ceil(2); // YD-FES-4
        supply::pay(table, seat, Good::Fireworks, fireworks);
        out.hear(|| Event::FireworksSpent { seat, fireworks });
        out.moment(table);
    }
}

/// YD-MON-1 to YD-MON-4: minimum and points from the helmets before any release.
fn mongols(table: &mut Table, out: &mut impl Hear<Event>) {
    let helmets = table.courts.map(|court| court.symbols(Person::Warrior));
    let fewest = helmets.iter().copied().min();
    for seat in table.seats_in_order() {
        table.score(seat, Source::Mongols, u16::from(helmets[seat]), out);
        if Some(helmets[seat]) == fewest {
            table.owe_persons(seat, data().events.mongols, out);
        }
        out.moment(table);
    }
    table.agenda.step(Step::Next(Duty::Release));
}

/// YD-CON-1.
fn contagion(table: &mut Table, out: &mut impl Hear<Event>) {
    for seat in table.seats_in_order() {
        let mortars = table.courts[seat].symbols(Person::Healer);
        table.owe_persons(seat, data().events.contagion.saturating_sub(mortars), out);
        out.moment(table);
    }
    table.agenda.step(Step::Next(Duty::Release));
}

impl Table {
    /// YD-REL-4: the number is fixed before the first release, and never more than he has (YD-REL-2).
    pub(crate) fn owe_persons(&mut self, seat: Seat, persons: u8, out: &mut impl Hear<Event>) {
        let persons = persons.min(self.courts[seat].persons());
        self.turn.owed[seat.idx()] = persons;
        if persons > 0 {
            out.hear(|| Event::MustRelease { seat, persons });
        }
    }

    /// Somebody leaves for the box (YD-PAL-10).
    pub(crate) fn release(&mut self, seat: Seat, kind: Kind, palace: u8, out: &mut impl Hear<Event>) {
        self.courts[seat].palace(palace).persons.remove(kind);
        self.in_box[kind as usize] += 1;
        out.hear(|| Event::Released { seat, kind, palace });
    }

    /// One of what is owed was given; true if that was all.
    pub(crate) fn gave_one(&mut self, seat: Seat) -> bool {
        let owed = &mut self.turn.owed[seat.idx()];
        *owed -= 1;
        *owed == 0
    }
}

/// The first two of what could be offered say whether there is only one.
fn is_single(mut offers: impl Iterator) -> bool {
    offers.next().is_some() && offers.next().is_none()
}

fn everybody(court: &Court) -> impl Iterator<Item = (Kind, u8)> {
    court.palaces.iter().flat_map(|palace| palace.persons.kinds().map(move |kind| (kind, palace.id)))
}

/// `D-WALL-REL`: any own person (YD-REL-1).
pub(crate) fn offer_everybody(table: &Table, me: Seat, out: &mut impl Offer<Dragon>) {
    everybody(&table.courts[me]).for_each(|(kind, palace)| out.offer(Action::Release(kind, palace)));
}

/// `D-RELEASE`.
pub(crate) fn legal_release(table: &Table, me: Seat, out: &mut impl Offer<Dragon>) {
    let court = &table.courts[me];
    if table.turn.owed[me.idx()] >= court.persons() && !is_single(everybody(court)) {
        return out.offer(Action::ReleaseAll); // YD-REL-5
    }
    offer_everybody(table, me, out);
}

pub(crate) fn release_one(table: &mut Table, me: Seat, kind: Kind, palace: u8, out: &mut impl Hear<Event>) {
    table.release(me, kind, palace, out);
    if table.gave_one(me) {
        table.turn.over();
    } else {
        table.agenda.ask(Question::Release);
    }
}

/// YD-REL-5.
pub(crate) fn release_all(table: &mut Table, me: Seat, out: &mut impl Hear<Event>) {
    for palace in table.courts[me].palaces {
        palace.persons.iter().for_each(|kind| table.release(me, kind, palace.id, out));
    }
    table.turn.owed[me.idx()] = 0;
    table.turn.over();
}

/// YD-DRT-3: the palaces that can still lose somebody in this drought.
fn not_yet_hit(table: &Table, me: Seat) -> impl Iterator<Item = &Palace> {
    let hit = &table.turn.hit;
    table.courts[me].palaces.iter().filter(|palace| !palace.persons.is_empty() && !hit.contains(&palace.id))
}

/// `D-DROUGHT`.
pub(crate) fn legal_drought<O: Offer<Dragon>>(table: &Table, me: Seat, out: &mut O) {
    let dry = not_yet_hit(table, me).count();
    let only_order_left = usize::from(table.turn.owed[me.idx()]) == dry
        && dry > 1
        && not_yet_hit(table, me).all(|palace| is_single(palace.persons.kinds()));
    if only_order_left {
        out.offer(Action::ReleaseEach); // YD-DRT-4
    } else {
        for palace in not_yet_hit(table, me) {
            palace.persons.kinds().for_each(|kind| out.offer(Action::Release(kind, palace.id)));
        }
    }
    if O::BARS {
        for palace in table.courts[me].palaces.iter().filter(|palace| table.turn.hit.contains(&palace.id)) {
            palace.persons.kinds().for_each(|kind| out.bar(Action::Release(kind, palace.id), Bar::PalaceHit));
        }
    }
}

pub(crate) fn release_hit(table: &mut Table, me: Seat, kind: Kind, palace: u8, out: &mut impl Hear<Event>) {
    table.release(me, kind, palace, out);
    if table.gave_one(me) {
        return drought_over(table);
    }
    table.turn.hit.push(palace);
    table.turn.hit.sort_unstable();
    table.agenda.ask(Question::Drought);
}

fn drought_over(table: &mut Table) {
    table.turn.hit.clear();
    table.turn.over();
}

/// YD-DRT-4.
pub(crate) fn release_each(table: &mut Table, me: Seat, out: &mut impl Hear<Event>) {
    let hit = table.turn.hit;
    for palace in table.courts[me].palaces.into_iter().filter(|palace| !hit.contains(&palace.id)) {
        palace.persons.kinds().for_each(|kind| table.release(me, kind, palace.id, out));
    }
    table.turn.owed[me.idx()] = 0;
    drought_over(table);
}
