//! Phase III: the event of the month (rules section 6.6, EVT; REL and the six events).

use tabletop::{Hear, Offer, PerSeat, Seat};

use crate::Dragon;
use crate::action::Action;
use crate::bar::Bar;
use crate::court::{Court, Palace};
use crate::event::{Event, Source};
use crate::foresight::Toll;
use crate::month::{Duty, Question, Step};
use crate::person::Kind;
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
    // YD-MON-4, YD-FES-5: what everybody has is compared before anything is taken from anybody.
    let Some(tolls) = table.tolls(event) else { return }; // YD-PEA-1
    match event {
        EventTile::Peace => return,
        EventTile::Tribute => tribute(table, &tolls, out),
        EventTile::Drought => drought(table, &tolls, out),
        EventTile::Festival => return festival(table, &tolls, out), // nobody leaves
        EventTile::Mongols => mongols(table, &tolls, out),
        EventTile::Contagion => contagion(table, &tolls, out),
    }
    let duty = if event == EventTile::Drought { Duty::Drought } else { Duty::Release };
    table.agenda.step(Step::Next(duty));
}

/// YD-TRB-1, YD-TRB-2.
fn tribute(table: &mut Table, tolls: &PerSeat<Toll>, out: &mut impl Hear<Event>) {
    for seat in table.seats_in_order() {
        let yuan = tolls[seat].paid();
        supply::pay(table, seat, Good::Yuan, yuan); // as far as he can, YD-REL-3
        out.hear(|| Event::TributePaid { seat, yuan });
        table.owe_persons(seat, tolls[seat].lost, out);
        out.moment(table);
    }
}

/// YD-DRT-1, YD-DRT-2.
fn drought(table: &mut Table, tolls: &PerSeat<Toll>, out: &mut impl Hear<Event>) {
    for seat in table.seats_in_order() {
        let rice = tolls[seat].paid();
        supply::pay(table, seat, Good::Rice, rice);
        out.hear(|| Event::RicePaid { seat, rice });
        table.owe_persons(seat, tolls[seat].lost, out);
        out.moment(table);
    }
}

/// YD-FES-1 to YD-FES-5.
fn festival(table: &mut Table, tolls: &PerSeat<Toll>, out: &mut impl Hear<Event>) {
    for seat in table.seats_in_order() {
        let Toll { held, vp, .. } = tolls[seat];
        if vp == 0 {
            continue;
        }
        table.score(seat, Source::Festival, u16::from(vp), out);
        let fireworks = held.div_ceil(2); // YD-FES-4
        supply::pay(table, seat, Good::Fireworks, fireworks);
        out.hear(|| Event::FireworksSpent { seat, fireworks });
        out.moment(table);
    }
}

/// YD-MON-1 to YD-MON-4: minimum and points from the helmets before any release.
fn mongols(table: &mut Table, tolls: &PerSeat<Toll>, out: &mut impl Hear<Event>) {
    for seat in table.seats_in_order() {
        table.score(seat, Source::Mongols, u16::from(tolls[seat].vp), out);
        table.owe_persons(seat, tolls[seat].lost, out);
        out.moment(table);
    }
}

/// YD-CON-1.
fn contagion(table: &mut Table, tolls: &PerSeat<Toll>, out: &mut impl Hear<Event>) {
    for seat in table.seats_in_order() {
        table.owe_persons(seat, tolls[seat].lost, out);
        out.moment(table);
    }
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
