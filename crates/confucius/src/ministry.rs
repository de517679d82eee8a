//! The Court phase: Ministry Resolution (rules section 6.28, MIN), also at the end of the game (section 6.31).

use std::cmp::Reverse;

use tabletop::{Hear, MAX_SEATS, Offer, Seat};

use crate::action::Action;
use crate::bar::{Bar, offer_unless};
use crate::event::{Event, Merit};
use crate::official::{Officials, Space, SpaceSet};
use crate::piece::Ministry;
use crate::table::{Phase, Resolution, Table};
use crate::task::{Question, Step};
use crate::{Confucius, gifts};

/// CF-MIN-1: one completely before the next.
pub(crate) fn begin(table: &mut Table) {
    table.agenda.steps([
        Step::Resolve(Ministry::Bingbu),
        Step::Resolve(Ministry::Hubu),
        Step::Resolve(Ministry::Gongbu),
    ]);
}

/// CF-MIN-1: all seven spaces hold a tile, and every tile a marker.
fn is_due(officials: &Officials) -> bool {
    !officials.resolved && officials.bribed() == SpaceSet::ALL
}

/// One step: it begins, goes on with the next who must give up his influence, or ends.
pub(crate) fn resolve(table: &mut Table, ministry: Ministry, out: &mut impl Hear<Event>) {
    let is_final = table.phase == Phase::FinalResolution;
    let officials = &mut table.ministries[ministry];
    let mut resolution = match table.resolution {
        Some(resolution) => resolution,
        None if is_due(officials) || is_final && !officials.resolved => {
            officials.secure_all(); // CF-MIN-2
            out.hear(|| Event::ResolutionBegan { ministry });
            let resolution = Resolution::new(ministry, officials, is_final);
            out.moment(table);
            resolution
        }
        None => return,
    };
    if resolution.participants().count() <= 2 {
        return appoint(table, &resolution, out);
    }
    if !is_final {
        table.phase = Phase::Ministries;
    }
    resolution.weakest = weakest(table, &resolution);
    table.resolution = Some(resolution);
    table.agenda.step(Step::Resolve(ministry));
    table.ask(resolution.weakest, Question::Yield);
}

/// Who holds the two offices of a ministry; the same seat if nobody else has influence there (CF-MIN-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the rules name them so")]
pub struct Officers {
    pub minister: Seat,
    pub secretary: Seat,
}

impl Resolution {
    /// Everybody holds what is his own.
    pub(crate) fn new(ministry: Ministry, officials: &Officials, is_final: bool) -> Resolution {
        let held = std::array::from_fn(|idx| officials.owned(Seat::new(idx)));
        Resolution { ministry, is_final, weakest: Seat::default(), held }
    }

    /// CF-MIN-3: those with influence, own or given to them for now.
    pub fn participants(&self) -> impl Iterator<Item = Seat> + Clone {
        Seat::first(MAX_SEATS).filter(|&seat| !self.held(seat).is_empty())
    }

    /// What this seat holds.
    #[inline]
    pub fn held(&self, seat: Seat) -> SpaceSet {
        self.held[seat.idx()]
    }
}

/// The most senior official of a participant; temporary ones count unless that was agreed otherwise.
fn most_senior(table: &Table, resolution: &Resolution, seat: Seat) -> Option<Space> {
    let officials = &table.ministries[resolution.ministry];
    let counts = table.options.temp_counts_for_seniority;
    if counts { resolution.held(seat) } else { officials.owned(seat) }.most_senior()
}

/// How strong a participant is: first influence, then seniority.
fn strength(table: &Table, resolution: &Resolution, seat: Seat) -> (u8, Reverse<Option<Space>>) {
    (resolution.held(seat).len(), Reverse(most_senior(table, resolution, seat)))
}

/// CF-MIN-6: the least influence; among equals the one whose most senior official is least senior.
pub(crate) fn weakest(table: &Table, resolution: &Resolution) -> Seat {
    let strength = |seat: &Seat| strength(table, resolution, *seat);
    resolution.participants().min_by_key(strength).expect("a resolution has participants")
}

/// CF-MIN-7: why the weakest may not give to this participant: he owes another more.
fn why_not(table: &Table, resolution: &Resolution, to: Seat) -> Option<Bar> {
    let me = resolution.weakest;
    // Gifts of others and of those already eliminated do not count.
    let gift = gifts::owed_most(table, me, resolution.participants())?;
    if table.gift(to, me) == Some(gift) {
        return None;
    }
    let mut donors = resolution.participants().filter(|&donor| table.gift(donor, me) == Some(gift));
    donors.next().map(|donor| Bar::MustYieldTo { donor, gift })
}

/// CF-MIN-7: to whom the weakest may give.
pub(crate) fn receivers(table: &Table, resolution: &Resolution) -> impl Iterator<Item = Seat> {
    let others = resolution.participants().filter(|&to| to != resolution.weakest);
    others.filter(|&to| why_not(table, resolution, to).is_none())
}

/// `D-MIN`.
pub(crate) fn legal(table: &Table, out: &mut impl Offer<Confucius>) {
    let Some(resolution) = &table.resolution else { return };
    for to in resolution.participants().filter(|&to| to != resolution.weakest) {
        offer_unless(why_not(table, resolution, to), Action::Yield(to), out);
    }
}

/// CF-MIN-8, CF-MIN-9: all his influence passes on, his markers stay, and he is out of this resolution.
pub(crate) fn give_up(table: &mut Table, me: Seat, to: Seat, out: &mut impl Hear<Event>) {
    let resolution = table.resolution.as_mut().expect("a resolution is going on");
    let given = std::mem::take(&mut resolution.held[me.idx()]);
    let held = &mut resolution.held[to.idx()];
    *held = *held | given;
    let ministry = resolution.ministry;
    out.hear(|| Event::InfluenceYielded { seat: me, to, ministry });
    out.moment(table);
    gifts::cancel(table, to, me, out); // CF-CANC-4
}

/// CF-MIN-4, CF-MIN-5; with incomplete ministries CF-END-4, CF-END-5: nobody if nobody has influence.
pub(crate) fn officers(table: &Table, resolution: &Resolution) -> Option<Officers> {
    let strength = |seat: &Seat| strength(table, resolution, *seat);
    let minister = resolution.participants().max_by_key(strength)?;
    let secretary = resolution.participants().find(|&seat| seat != minister).unwrap_or(minister);
    Some(Officers { minister, secretary })
}

/// CF-MIN-10, CF-MIN-11.
fn appoint(table: &mut Table, resolution: &Resolution, out: &mut impl Hear<Event>) {
    let ministry = resolution.ministry;
    let officers = officers(table, resolution);
    let officials = &mut table.ministries[ministry];
    officials.resolved = true;
    let (minister_vp, secretary_vp) = (officials.minister_vp, officials.secretary_vp);
    table.resolution = None;
    out.hear(|| Event::ResolutionEnded { ministry });
    out.moment(table);
    if let Some(Officers { minister, secretary }) = officers {
        table.ministries[ministry].minister = Some(minister);
        table.score(minister, Merit::Minister(ministry), minister_vp, out);
        out.moment(table);
        table.ministries[ministry].secretary = Some(secretary);
        table.score(secretary, Merit::Secretary(ministry), secretary_vp, out);
    }
}
