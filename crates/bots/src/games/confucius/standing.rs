//! Who stands how in the ministries, and the points everybody would have if the game ended as it stands.

use confucius::end::Tally;
use confucius::official::{Officials, SpaceSet};
use confucius::piece::Ministry;
use confucius::table::{Table, Titles};
use tabletop::{MAX_SEATS, Seat};

/// What several features ask of the court.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Standing {
    /// By ministry and seat.
    pub(super) strengths: [[Strength; MAX_SEATS]; 3],
    /// Minister and secretary of every ministry, as it would be resolved now.
    pub(super) officers: [Option<(Seat, Seat)>; 3],
    /// Points with offices and titles as they stand.
    pub(super) expected: [i32; MAX_SEATS],
    /// What counts for titles.
    pub(super) tallies: [Tally; MAX_SEATS],
}

impl Standing {
    pub(super) fn of(table: &Table) -> Standing {
        let mut strengths = [[Strength::default(); MAX_SEATS]; 3];
        for (ministry, officials) in table.ministries.iter() {
            strengths[ministry as usize] = Strength::all(officials);
        }
        Standing::with(table, strengths)
    }

    /// With what is known already.
    pub(super) fn with(table: &Table, strengths: [[Strength; MAX_SEATS]; 3]) -> Standing {
        let mut own = Standing {
            strengths,
            officers: [None; 3],
            expected: [0; MAX_SEATS],
            tallies: [Tally::default(); MAX_SEATS],
        };
        for seat in table.families.seats() {
            own.expected[seat.idx()] = table.families[seat].score.into();
            own.tallies[seat.idx()] = table.tally(seat);
        }
        for (ministry, officials) in table.ministries.iter() {
            own.resolve(table, ministry, officials);
        }
        let titles = Titles::by(&own.tallies[..table.families.len()], table);
        for seat in [titles.chief_minister, titles.admiral, titles.general].into_iter().flatten() {
            own.expected[seat.idx()] += 1;
        }
        own
    }

    /// CF-MIN-3 to CF-MIN-10 as things stand; whoever is free to choose gives to the one with fewest points.
    fn resolve(&mut self, table: &Table, ministry: Ministry, officials: &Officials) {
        if officials.resolved {
            self.officers[ministry as usize] = officials.minister.zip(officials.secretary);
            return;
        }
        let mut held = [SpaceSet::default(); MAX_SEATS];
        for seat in table.families.seats() {
            held[seat.idx()] = officials.owned(seat);
        }
        let strength = |set: SpaceSet| (set.len(), set.most_senior().map_or(0, |space| 8 - space.number()));
        loop {
            let mut order: [(u8, u8, u8); MAX_SEATS] = [(0, 0, 0); MAX_SEATS];
            let mut taking_part = 0;
            for (idx, set) in held.iter().enumerate().filter(|(_, set)| !set.is_empty()) {
                let (influence, senior) = strength(*set);
                order[taking_part] = (influence, senior, u8::try_from(idx).unwrap_or_default());
                taking_part += 1;
            }
            let order = &mut order[..taking_part];
            order.sort_unstable();
            let seat = |place: usize| Seat::new(order[place].2.into());
            if taking_part <= 2 {
                if taking_part > 0 {
                    let (minister, secretary) = (seat(taking_part - 1), seat(0));
                    self.officers[ministry as usize] = Some((minister, secretary));
                    self.expected[minister.idx()] += i32::from(officials.minister_vp);
                    self.expected[secretary.idx()] += i32::from(officials.secretary_vp);
                }
                return;
            }
            let weakest = seat(0);
            let gift = |to: Seat| table.gift(to, weakest).map_or(0, |gift| gift.value());
            let to = (1..taking_part)
                .map(seat)
                .max_by_key(|&to| (gift(to), -self.expected[to.idx()]))
                .unwrap_or(weakest);
            held[to.idx()] = held[to.idx()] | std::mem::take(&mut held[weakest.idx()]);
        }
    }
}

/// How strong somebody is in a ministry: by number, then by the most senior.
#[derive(Clone, Copy, Default, PartialEq)]
pub(super) struct Strength {
    pub(super) influence: u8,
    pub(super) senior: u8,
    pub(super) unsecured: u8,
}

impl Strength {
    /// Of everybody in a ministry.
    pub(super) fn all(officials: &Officials) -> [Strength; MAX_SEATS] {
        std::array::from_fn(|idx| Strength::of(officials, Seat::new(idx)))
    }

    pub(super) fn of(officials: &Officials, seat: Seat) -> Strength {
        let owned = officials.owned(seat);
        Strength {
            influence: owned.len(),
            senior: owned.most_senior().map_or(0, |space| 8 - space.number()),
            unsecured: (owned & officials.unsecured()).len(),
        }
    }

    /// How many are stronger.
    pub(super) fn before(self, all: &[Strength]) -> usize {
        let order = |own: &Strength| (own.influence, own.senior);
        all.iter().filter(|other| order(other) > order(&self)).count()
    }
}
