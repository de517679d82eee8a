//! Features of a table of *In the Year of the Dragon*.

use dragon::court::{Court, WallTiles};
use dragon::person::{Kind, Person, PersonCard};
use dragon::piece::{ActionCard, EventTile, Named, SuperEvent};
use dragon::table::{Phase, Table};
use tabletop::{MAX_SEATS, Seat};

use super::tasks;
use crate::features::{FeatureSink, rivals};

#[inline(always)]
pub(super) fn encode(table: &Table, me: Seat, out: &mut impl FeatureSink) {
    let n = table.courts.len();
    table_features(table, me, n, out);
    let ahead = out.about("events", &(table.month, is_before_events(table), table.events), |out| {
        let now = usize::from(table.month.max(1)) - 1;
        for distance in 0..12 {
            let event = table.events.get(now + distance);
            out.up_to(("ahead", distance), event.map_or(0, |&event| event as usize), 5);
        }
        Ahead::of(table).buckets()
    });
    let mut all = [Summary::default(); MAX_SEATS];
    for (step, own) in all[..n].iter_mut().enumerate() {
        let court = &table.courts[me.clockwise(step, n)];
        *own = out.group(("court", step), |out| court_features(court, out));
    }
    rivals_features(table, me, &all, &ahead, out);
}

/// Months in which round scoring is still to come, this one included.
pub(super) fn months_left(table: &Table) -> u8 {
    if table.phase == Phase::Over { 0 } else { 13 - table.month.max(1) }
}

/// The months until the next event of each kind; this month's counts as long as it can still be prepared for.
pub(super) struct Ahead(pub(super) [u8; 6]);

impl Ahead {
    pub(super) fn of(table: &Table) -> Ahead {
        let mut ahead = [u8::MAX; 6];
        let now = usize::from(table.month.max(1)) - 1;
        let from = now + usize::from(!is_before_events(table));
        for (event, distance) in table.events.iter().skip(from).zip(0..) {
            let first = &mut ahead[*event as usize];
            *first = (*first).min(distance);
        }
        Ahead(ahead)
    }

    /// 0 to 2 as they are, 3 and 4, later, never.
    fn buckets(&self) -> Buckets {
        Buckets(self.0.map(|months| match months {
            near @ 0..=2 => near,
            3 | 4 => 3,
            u8::MAX => 5,
            _ => 4,
        }))
    }
}

/// How near the next event of each kind is, as far as that is told apart.
#[derive(Clone, Copy, PartialEq)]
struct Buckets([u8; 6]);

impl Buckets {
    const COUNT: usize = 6;

    /// Crossed feature: how near an event is, and how ready one is for it.
    #[inline(always)]
    fn cross(&self, event: EventTile, ready: usize, of: usize, out: &mut impl FeatureSink) {
        let value = usize::from(self.0[event as usize]) * of + ready.min(of - 1);
        out.one_of(("ready-for", event.code()), value, Buckets::COUNT * of);
    }
}

/// What several features ask of a court.
#[derive(Clone, Copy, Default, PartialEq)]
pub(super) struct Summary {
    pub(super) symbols: [u8; 9],
    pub(super) persons: u8,
    pub(super) inhabited: u8,
    pub(super) free: u8,
    pub(super) low: u8,
    pub(super) empty: u8,
    pub(super) monks: u8,
    pub(super) palaces: u8,
}

impl Summary {
    pub(super) fn of(court: &Court) -> Summary {
        let tiles = &dragon::data::data().tiles;
        let mut own = Summary::default();
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
            own.palaces += 1;
            own.persons += here;
            own.inhabited += u8::from(here > 0);
            own.empty += u8::from(here == 0);
            own.low += u8::from(here == 0 && palace.floors == 1);
            own.free += palace.floors.saturating_sub(here); // an earthquake leaves some overfull for a while
        }
        own
    }

    /// Points at the end if nothing more happened.
    pub(super) fn projected(&self, table: &Table, court: &Court) -> i32 {
        let monthly = self.palaces + self.symbols[Person::CourtLady as usize] + court.small + 2 * court.large;
        let money = i32::from(court.yuan) + 2 * (i32::from(court.rice) + i32::from(court.fireworks));
        i32::from(court.vp)
            + i32::from(monthly) * i32::from(months_left(table))
            + 2 * i32::from(self.persons)
            + i32::from(self.monks)
            + money / 3
    }
}

#[inline(always)]
fn table_features(table: &Table, me: Seat, n: usize, out: &mut impl FeatureSink) {
    out.one_of("month", usize::from(table.month), 13);
    out.up_to("question", table.agenda.question().map_or(0, tasks::number), tasks::COUNT);
    let acting = table.turn.acting();
    out.up_to("acting", acting.map_or(0, |seat| (seat.idx() + n - me.idx()) % n + 1), n);
    out.about("display", &table.display, |out| {
        for (kind, &left) in Kind::ALL.iter().zip(&table.display) {
            out.up_to(kind.code(), left.into(), 3);
        }
    });
    out.about("groups", &table.groups, |out| {
        // What a card would cost: nothing, or three yuan because somebody is there.
        let mut cards = [0; 8];
        for group in &table.groups {
            for card in group.cards() {
                cards[card as usize] = 1 + usize::from(!group.dragons.is_empty());
            }
        }
        for (card, &cost) in ActionCard::ALL.iter().zip(&cards) {
            out.up_to(card.code(), cost, 2);
        }
    });
    out.is("dear-privilege", table.large_privilege_cost > 6);
    out.up_to("wall", table.wall.as_ref().map_or(0, |wall| wall.len() + 1), 13);
    let awaited =
        table.super_event.filter(|_| table.month < 7 || table.month == 7 && is_before_events(table));
    out.up_to("super-event", awaited.map_or(0, |event| event as usize + 1), SuperEvent::ALL.len());
}

fn is_before_events(table: &Table) -> bool {
    match table.phase {
        Phase::Draft | Phase::Action | Phase::Person => true,
        Phase::Event | Phase::WallCheck | Phase::SuperEvent | Phase::Over => false,
    }
}

/// Features of a court whatever the others have.
#[inline(always)]
fn court_features(court: &Court, out: &mut impl FeatureSink) -> Summary {
    out.about("card", &court.played, |out| {
        let mut held = [true; 9];
        let mut wild = 2;
        for card in &court.played {
            match card {
                PersonCard::Type(person) => held[*person as usize] = false,
                PersonCard::Wild => wild -= 1,
            }
        }
        for (person, &held) in Person::ALL.iter().zip(&held) {
            out.is(person.code(), held);
        }
        out.up_to("wild", wild, 2);
    });
    out.about("palaces", &court.palaces, |out| {
        let own = Summary::of(court);
        palaces_features(&own, out);
        own
    })
}

fn palaces_features(own: &Summary, out: &mut impl FeatureSink) {
    out.up_to("number", own.palaces.into(), 8);
    out.up_to("persons", own.persons.into(), 12);
    out.up_to("free", own.free.into(), 6);
    out.up_to("inhabited", own.inhabited.into(), 7);
    out.up_to("low", own.low.into(), 3);
    out.up_to("empty", own.empty.into(), 3);
    for person in Person::ALL {
        let symbols = usize::from(own.symbols[*person as usize]);
        let name = ("symbols", person.code());
        match person {
            Person::TaxCollector => out.up_to(name, symbols / 3, 3),
            Person::Scholar => out.up_to(name, symbols, 8),
            Person::Craftsman | Person::CourtLady => out.up_to(name, symbols, 4),
            Person::Pyrotechnist | Person::Warrior | Person::Monk | Person::Healer | Person::Farmer => {
                out.up_to(name, symbols, 5)
            }
        }
    }
    out.up_to("monk-vp", usize::from(own.monks), 10);
}

/// Features of the courts beside each other.
#[inline(always)]
fn rivals_features(
    table: &Table,
    me: Seat,
    all: &[Summary; MAX_SEATS],
    ahead: &Buckets,
    out: &mut impl FeatureSink,
) {
    let n = table.courts.len();
    let mut seats = [me; MAX_SEATS];
    (1..n).for_each(|step| seats[step] = me.clockwise(step, n));
    let [mut vp, mut projected, mut helmets, mut fireworks] = [[0; MAX_SEATS]; 4];
    for (step, own) in all[..n].iter().enumerate() {
        let court = &table.courts[seats[step]];
        vp[step] = court.vp.into();
        projected[step] = own.projected(table, court);
        helmets[step] = -i32::from(own.symbols[Person::Warrior as usize]);
        fireworks[step] = court.fireworks.into();
    }
    let (most_vp, most_projected, fewest_helmets) =
        (rivals(&vp, n), rivals(&projected, n), rivals(&helmets, n));
    for (step, &seat) in seats[..n].iter().enumerate() {
        let more = fireworks[..n].iter().filter(|&&other| other > fireworks[step]).count();
        let court = &table.courts[seat];
        let row = Row {
            vp: vp[step] - most_vp[step],
            projected: projected[step] - most_projected[step],
            margin: fewest_helmets[step] - helmets[step],
            more,
            goods: [court.yuan, court.rice, court.fireworks, court.small, court.large],
            walls: court.wall_tiles,
            inhabited: all[step].inhabited,
            healers: all[step].symbols[Person::Healer as usize],
        };
        out.about(("court", step), &(row, *ahead), |out| row.encode(ahead, out));
    }
    let spaces: [u16; MAX_SEATS] =
        std::array::from_fn(|idx| if idx < n { table.courts[Seat::new(idx)].space } else { 0 });
    out.about("track", &(table.track, spaces), |out| {
        for (step, &seat) in seats[..n].iter().enumerate() {
            out.group(("court", step), |out| track_features(table, seat, out));
        }
    });
    out.about("turn", &table.turn, |out| {
        for (step, &seat) in seats[..n].iter().enumerate() {
            out.up_to(("owed", step), table.turn.owed[seat.idx()].into(), 4);
            out.is(("left", step), table.turn.left().contains(&seat));
        }
    });
}

/// A court beside the others.
#[derive(Clone, Copy, PartialEq)]
struct Row {
    /// How far ahead of the best other.
    vp: i32,
    projected: i32,
    /// How many more helmets than the weakest other.
    margin: i32,
    /// How many have more fireworks.
    more: usize,
    goods: [u8; 5],
    walls: WallTiles,
    inhabited: u8,
    healers: u8,
}

impl Row {
    fn encode(&self, ahead: &Buckets, out: &mut impl FeatureSink) {
        let [yuan, rice, fireworks, small, large] = self.goods;
        out.up_to("yuan", yuan.into(), 10);
        out.up_to("rice", rice.into(), 6);
        out.up_to("fireworks", fireworks.into(), 6);
        out.up_to("small-privileges", small.into(), 3);
        out.up_to("large-privileges", large.into(), 3);
        out.up_to("wall-tiles", self.walls.iter().count(), 6);
        out.signed("vp-lead", self.vp, 3, 9);
        out.signed("projected-lead", self.projected, 3, 12);
        ahead.cross(EventTile::Tribute, yuan.into(), 5, out);
        ahead.cross(EventTile::Drought, self.inhabited.saturating_sub(rice).into(), 5, out);
        ahead.cross(EventTile::Contagion, 3_u8.saturating_sub(self.healers).into(), 4, out);
        let margin = usize::try_from(self.margin + 1).unwrap_or_default();
        ahead.cross(EventTile::Mongols, margin, 4, out);
        let place = if fireworks == 0 { 0 } else { 4_usize.saturating_sub(self.more).max(1) };
        ahead.cross(EventTile::Festival, place, 5, out);
    }
}

/// Rank on the person track, and how far the next marker is ahead and behind.
fn track_features(table: &Table, seat: Seat, out: &mut impl FeatureSink) {
    let n = table.courts.len();
    let rank = table.track.iter().position(|&own| own == seat).unwrap_or_default();
    let space = |rank: usize| i32::from(table.courts[table.track[rank]].space);
    let gap = |ahead: usize, behind: usize| usize::try_from(space(ahead) - space(behind)).unwrap_or_default();
    out.one_of("rank", rank, n);
    out.up_to("gap-ahead", if rank > 0 { 1 + gap(rank - 1, rank) } else { 0 }, 7);
    out.up_to("gap-behind", if rank + 1 < n { 1 + gap(rank, rank + 1) } else { 0 }, 7);
}
