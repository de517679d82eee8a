//! How bots look at *In the Year of the Dragon*.

mod tasks;
mod worth;

use dragon::court::Court;
use dragon::options::{Edition, SuperEventOption};
use dragon::person::{Kind, Person, PersonCard};
use dragon::piece::{EventTile, Named, SuperEvent};
use dragon::table::{Phase, Table};
use dragon::{Action, Dragon, Options};
use tabletop::{Seat, View};

use crate::Mind;
use crate::look::Look;
use crate::net::Nets;
use crate::random::Random;

static NETS: Nets = Nets::new(&[
    (2, include_bytes!("../../../../weights/dragon-2.net")),
    (3, include_bytes!("../../../../weights/dragon-3.net")),
    (4, include_bytes!("../../../../weights/dragon-4.net")),
    (5, include_bytes!("../../../../weights/dragon-5.net")),
]);

impl Mind for Dragon {
    fn nets() -> &'static Nets {
        &NETS
    }

    fn look(view: &View<'_, Dragon>, me: Seat, out: &mut impl Look) {
        let table = view.table;
        let n = table.courts.len();
        look_at_table(table, me, n, out);
        let ahead = Ahead::of(table);
        let courts: [Summary; 5] = std::array::from_fn(|step| {
            if step < n { Summary::of(table, me.clockwise(step, n)) } else { Summary::default() }
        });
        for step in 0..n {
            look_at_court(table, me.clockwise(step, n), step, &courts[..n], &ahead, out);
        }
    }

    fn worth(view: &View<'_, Dragon>, me: Seat) -> f32 {
        let table = view.table;
        let best_other =
            table.courts.seats().filter(|&seat| seat != me).map(|seat| worth::prospects(table, seat));
        worth::prospects(table, me) - 0.3 * best_other.fold(f32::MIN, f32::max)
    }

    /// Palaces that look alike are one choice.
    fn sensible(view: &View<'_, Dragon>, me: Seat, offered: &[Action], out: &mut Vec<usize>) {
        out.clear();
        let court = &view.table.courts[me];
        let looks = |palace: u8| {
            let own = court.palaces.iter().find(|own| own.id == palace);
            own.map(|own| (own.floors, own.persons))
        };
        for (idx, &action) in offered.iter().enumerate() {
            let is_double = match palace_of(action) {
                Some((palace, kind)) => offered[..idx].iter().any(|&other| {
                    std::mem::discriminant(&action) == std::mem::discriminant(&other)
                        && palace_of(other)
                            .is_some_and(|(other, of)| of == kind && looks(other) == looks(palace))
                }),
                None => false,
            };
            if !is_double {
                out.push(idx);
            }
        }
    }

    fn is_quiet(table: &Table) -> bool {
        table.agenda.next().is_none_or(tasks::is_quiet)
    }

    /// A group is its cards: which number it has is chance.
    fn key(table: &Table, action: Action, _seen: bool) -> (Action, u32) {
        match action {
            Action::ChooseGroup(group) => {
                let cards = table.groups[usize::from(group)].cards();
                (Action::ChooseGroup(0), cards.fold(0, |set, card| set | 1 << card as u32))
            }
            Action::Draft(_)
            | Action::Place(_)
            | Action::Pass
            | Action::Perform(_)
            | Action::BuildOn(_)
            | Action::BuildNew
            | Action::Buy(_)
            | Action::Play(_)
            | Action::Take(_)
            | Action::Replace(..)
            | Action::ThrowAway
            | Action::Release(..)
            | Action::ReleaseAll
            | Action::ReleaseEach
            | Action::Lay(_)
            | Action::RemoveFloor(_)
            | Action::Return(_)
            | Action::Discard(_)
            | Action::Charter(_) => (action, 0),
        }
    }

    fn variety(number: u64) -> Options {
        let mut random = Random::new(number);
        let mut options = Options::default();
        if random.below(4) == 0 {
            options.great_wall = random.below(2) == 0;
            if random.below(2) == 0 {
                options.edition = Edition::E2017;
            }
            if random.below(2) == 0 {
                options.super_event = SuperEventOption::Random;
            }
        }
        options
    }
}

/// The palace a choice is about, and who in it.
fn palace_of(action: Action) -> Option<(u8, Option<Kind>)> {
    match action {
        Action::Place(palace) | Action::BuildOn(palace) | Action::RemoveFloor(palace) => Some((palace, None)),
        Action::Replace(kind, palace) | Action::Release(kind, palace) => Some((palace, Some(kind))),
        Action::Draft(_)
        | Action::Pass
        | Action::ChooseGroup(_)
        | Action::Perform(_)
        | Action::BuildNew
        | Action::Buy(_)
        | Action::Play(_)
        | Action::Take(_)
        | Action::ThrowAway
        | Action::ReleaseAll
        | Action::ReleaseEach
        | Action::Lay(_)
        | Action::Return(_)
        | Action::Discard(_)
        | Action::Charter(_) => None,
    }
}

/// Months in which round scoring is still to come, this one included.
fn months_left(table: &Table) -> u8 {
    if table.phase == Phase::Over { 0 } else { 13 - table.month.max(1) }
}

/// The months until the next event of each kind; this month's counts as long as it can still be prepared for.
struct Ahead([u8; 6]);

impl Ahead {
    /// No further away than this is told apart.
    const BUCKETS: usize = 6;

    fn of(table: &Table) -> Ahead {
        let mut ahead = [u8::MAX; 6];
        let now = usize::from(table.month.max(1)) - 1;
        let from = match table.phase {
            Phase::Draft | Phase::Action | Phase::Person => now,
            Phase::Event | Phase::WallCheck | Phase::SuperEvent | Phase::Over => now + 1,
        };
        for (event, distance) in table.events.iter().skip(from).zip(0..) {
            let first = &mut ahead[*event as usize];
            *first = (*first).min(distance);
        }
        Ahead(ahead)
    }

    /// 0 to 2 as they are, 3 and 4, later, never.
    fn bucket(&self, event: EventTile) -> usize {
        match self.0[event as usize] {
            near @ 0..=2 => usize::from(near),
            3 | 4 => 3,
            u8::MAX => 5,
            _ => 4,
        }
    }
}

/// What is asked of a court more than once.
#[derive(Clone, Copy, Default)]
struct Summary {
    vp: i32,
    symbols: [u8; 9],
    persons: u8,
    inhabited: u8,
    free: u8,
    low: u8,
    empty: u8,
    monks: u8,
    projected: i32,
    fireworks: u8,
}

impl Summary {
    fn of(table: &Table, seat: Seat) -> Summary {
        let court = &table.courts[seat];
        let tiles = &dragon::data::data().tiles;
        let mut own = Summary { vp: court.vp.into(), fireworks: court.fireworks, ..Summary::default() };
        for palace in &court.palaces {
            let mut here = 0;
            for kind in palace.persons.iter() {
                let symbols = tiles[kind as usize].symbols;
                own.symbols[kind.person() as usize] += symbols;
                if kind.person() == Person::Monk {
                    own.monks += symbols * palace.floors;
                }
                here += 1;
            }
            own.persons += here;
            own.inhabited += u8::from(here > 0);
            own.empty += u8::from(here == 0);
            own.low += u8::from(here == 0 && palace.floors == 1);
            own.free += palace.floors.saturating_sub(here); // an earthquake leaves some overfull for a while
        }
        let palaces = i32::try_from(court.palaces.len()).unwrap_or_default();
        let monthly =
            palaces + i32::from(own.symbols[Person::CourtLady as usize] + court.small + 2 * court.large);
        let money = i32::from(court.yuan) + 2 * (i32::from(court.rice) + i32::from(court.fireworks));
        own.projected = own.vp
            + monthly * i32::from(months_left(table))
            + 2 * i32::from(own.persons)
            + i32::from(own.monks)
            + money / 3;
        own
    }
}

fn look_at_table(table: &Table, me: Seat, n: usize, out: &mut impl Look) {
    out.one_of(usize::from(table.month), 13);
    out.up_to(table.agenda.next().map_or(0, tasks::number), tasks::COUNT);
    let acting = table.turn.acting();
    out.up_to(acting.map_or(0, |seat| (seat.idx() + n - me.idx()) % n + 1), n);
    let now = usize::from(table.month.max(1)) - 1;
    for distance in 0..12 {
        let event = table.events.get(now + distance);
        out.up_to(event.map_or(0, |&event| event as usize), 5);
    }
    for left in table.display {
        out.up_to(left.into(), 3);
    }
    // What a card would cost: nothing, or three yuan because somebody is there.
    let mut cards = [0; 8];
    for group in &table.groups {
        for card in group.cards() {
            cards[card as usize] = 1 + usize::from(!group.dragons.is_empty());
        }
    }
    for card in cards {
        out.up_to(card, 2);
    }
    out.is(table.large_privilege_cost > 6);
    out.up_to(table.wall.as_ref().map_or(0, |wall| wall.len() + 1), 13);
    let awaited =
        table.super_event.filter(|_| table.month < 7 || table.month == 7 && is_before_events(table));
    out.up_to(awaited.map_or(0, |event| event as usize + 1), SuperEvent::ALL.len());
}

fn is_before_events(table: &Table) -> bool {
    match table.phase {
        Phase::Draft | Phase::Action | Phase::Person => true,
        Phase::Event | Phase::WallCheck | Phase::SuperEvent | Phase::Over => false,
    }
}

fn look_at_court(
    table: &Table,
    seat: Seat,
    step: usize,
    all: &[Summary],
    ahead: &Ahead,
    out: &mut impl Look,
) {
    let court: &Court = &table.courts[seat];
    let own = &all[step];
    let others = || all.iter().enumerate().filter(|(other, _)| *other != step).map(|(_, other)| other);
    let best = |of: fn(&Summary) -> i32| others().map(of).max().unwrap_or_default();
    out.signed(own.vp - best(|other| other.vp), 3, 9);
    out.signed(own.projected - best(|other| other.projected), 3, 12);
    out.up_to(court.yuan.into(), 10);
    out.up_to(court.rice.into(), 6);
    out.up_to(court.fireworks.into(), 6);
    out.up_to(own.persons.into(), 12);
    out.up_to(court.palaces.len(), 8);
    out.up_to(own.free.into(), 6);
    out.up_to(own.inhabited.into(), 7);
    out.up_to(own.low.into(), 3);
    out.up_to(own.empty.into(), 3);
    for person in Person::ALL {
        let symbols = usize::from(own.symbols[*person as usize]);
        match person {
            Person::TaxCollector => out.up_to(symbols / 3, 3),
            Person::Scholar => out.up_to(symbols, 8),
            Person::Craftsman | Person::CourtLady => out.up_to(symbols, 4),
            Person::Pyrotechnist | Person::Warrior | Person::Monk | Person::Healer | Person::Farmer => {
                out.up_to(symbols, 5)
            }
        }
    }
    out.up_to(usize::from(own.monks), 10);
    out.up_to(court.small.into(), 3);
    out.up_to(court.large.into(), 3);
    let mut held = [true; 9];
    let mut wild = 2;
    for card in &court.played {
        match card {
            PersonCard::Type(person) => held[*person as usize] = false,
            PersonCard::Wild => wild -= 1,
        }
    }
    held.into_iter().for_each(|held| out.is(held));
    out.up_to(wild, 2);
    look_at_track(table, seat, out);
    let cross = |out: &mut _, event: EventTile, answer: usize, of: usize| {
        Look::one_of(out, ahead.bucket(event) * of + answer.min(of - 1), Ahead::BUCKETS * of);
    };
    cross(out, EventTile::Tribute, court.yuan.into(), 5);
    cross(out, EventTile::Drought, own.inhabited.saturating_sub(court.rice).into(), 5);
    cross(out, EventTile::Contagion, 3_u8.saturating_sub(own.symbols[Person::Healer as usize]).into(), 4);
    let helmets = own.symbols[Person::Warrior as usize];
    let fewest = others().map(|other| other.symbols[Person::Warrior as usize]).min().unwrap_or_default();
    let margin = if helmets < fewest { 0 } else { 1 + usize::from(helmets - fewest) };
    cross(out, EventTile::Mongols, margin, 4);
    let more = others().filter(|other| other.fireworks > own.fireworks).count();
    let place = if own.fireworks == 0 { 0 } else { 4_usize.saturating_sub(more).max(1) };
    cross(out, EventTile::Festival, place, 5);
    out.up_to(table.turn.owed[seat.idx()].into(), 4);
    out.is(table.turn.left().contains(&seat));
    out.up_to(court.wall_tiles.iter().count(), 6);
}

/// Rank on the person track, and how far the next marker is ahead and behind.
fn look_at_track(table: &Table, seat: Seat, out: &mut impl Look) {
    let n = table.courts.len();
    let rank = table.track.iter().position(|&own| own == seat).unwrap_or_default();
    let space = |rank: usize| i32::from(table.courts[table.track[rank]].space);
    let gap = |ahead: usize, behind: usize| usize::try_from(space(ahead) - space(behind)).unwrap_or_default();
    out.one_of(rank, n);
    out.up_to(if rank > 0 { 1 + gap(rank - 1, rank) } else { 0 }, 7);
    out.up_to(if rank + 1 < n { 1 + gap(rank, rank + 1) } else { 0 }, 7);
}
