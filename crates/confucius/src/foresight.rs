//! What would be, asked of the rules by whoever draws: how a ministry would be resolved now, what gifts forbid now,
//! what an action costs now and next time, what the end would bring. Nothing here decides anything itself.

use tabletop::{Deaf, Seat};

use crate::actions::{bribe, force, gift, invade, nominate, secure};
use crate::actions_box::BoxAction;
use crate::data::data;
use crate::ministry::{self, Officers};
use crate::official::Post;
use crate::pending::{Price, Source};
use crate::piece::{ByMinistry, Gift, Ministry, Named, Student};
use crate::reward_card::Reward;
use crate::table::{Phase, Resolution, Table, Titles};
use crate::{discount, examination, gifts, rewards};

/// How a ministry would be resolved as it stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// Who gives up his influence, up to the first free choice.
    pub yields: Vec<Yield>,
    /// Who would then have a choice, and among whom.
    pub choice: Option<(Seat, Vec<Seat>)>,
    /// Every way it can end; one if nobody has a choice, `None` inside if nobody has influence.
    pub endings: Vec<Option<Officers>>,
}

/// Somebody must give up his influence, and to whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Yield {
    pub seat: Seat,
    pub to: Seat,
    /// The gift that leaves no choice; it is cancelled.
    pub gift: Option<Gift>,
}

impl Course {
    /// Who gets the offices, if nobody has a choice on the way.
    pub fn settled(&self) -> Option<Officers> {
        match self.endings.as_slice() {
            [ending] => *ending,
            _ => None,
        }
    }
}

/// A gift and what it means now (rules section 6.19).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bond {
    /// Who gave it.
    pub donor: Seat,
    /// Whom it binds.
    pub recipient: Seat,
    /// Which.
    pub gift: Gift,
    /// CF-OBL-2: where the recipient may not bribe now.
    pub forbids: Vec<Ministry>,
    /// CF-OBL-3: the donor's student, if the recipient must support it.
    pub supports: Option<Student>,
    /// CF-OBL-4: where the recipient would have to give up his influence to the donor now.
    pub yields: Vec<Ministry>,
}

/// What an action costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quote {
    /// Cubes now.
    pub cubes: u8,
    /// Cubes the next time in this round; none if it is once per round.
    pub again: Option<u8>,
    /// Coins or licences; the least of them if there are several prices.
    pub price: Option<Price>,
    /// Whether it can cost more.
    pub is_least: bool,
}

/// What the end would bring if it came now.
#[derive(Clone, Copy, Debug)]
pub struct Ending {
    /// Offices of unresolved ministries, where nobody has a choice.
    pub offices: ByMinistry<Option<Officers>>,
    /// The titles then.
    pub titles: Titles,
}

impl Table {
    /// How this ministry would be resolved if it were resolved now (rules section 6.28).
    pub fn course(&self, ministry: Ministry) -> Course {
        let officials = &self.ministries[ministry];
        let mut course = Course::default();
        if officials.resolved {
            let pair = officials.minister.zip(officials.secretary);
            course.endings.push(pair.map(|(minister, secretary)| Officers { minister, secretary }));
            return course;
        }
        let going_on = self.resolution.filter(|resolution| resolution.ministry == ministry);
        let is_final = self.phase == Phase::FinalResolution;
        let resolution = going_on.unwrap_or_else(|| Resolution::new(ministry, officials, is_final));
        follow(*self, resolution, &mut course);
        course
    }

    /// The same with the marker of `seat` on this post.
    pub fn course_with(&self, post: Post, seat: Seat) -> Course {
        let mut table = *self;
        table.ministries[post.ministry].mark(post.space, Some(seat), false);
        table.course(post.ministry)
    }

    /// Every active gift, by donor.
    pub fn bonds(&self) -> Vec<Bond> {
        let courses = ByMinistry::new(|ministry| self.course(ministry));
        let seats = || self.families.seats();
        let pairs = seats().flat_map(|donor| seats().map(move |recipient| (donor, recipient)));
        pairs.filter_map(|(donor, recipient)| self.bond(donor, recipient, &courses)).collect()
    }

    fn bond(&self, donor: Seat, recipient: Seat, courses: &ByMinistry<Course>) -> Option<Bond> {
        let gift = self.gift(donor, recipient)?;
        let open = || self.unresolved().map(|(ministry, _)| ministry);
        let forbids = open().filter(|&ministry| gifts::forbids(self, donor, recipient, ministry));
        let gives = |way: &Yield| way.seat == recipient && way.to == donor;
        let yields = open().filter(|&ministry| courses[ministry].yields.iter().any(gives));
        let supports = examination::must_support(self, recipient);
        let supports = supports.filter(|&student| self.students[student] == Some(donor));
        Some(Bond { donor, recipient, gift, forbids: forbids.collect(), supports, yields: yields.collect() })
    }

    /// The student this seat would have to support in a contested examination, if it has no choice.
    pub fn must_support(&self, seat: Seat) -> Option<Student> {
        examination::must_support(self, seat)
    }

    /// What an action costs a seat in a normal turn now.
    pub fn quote(&self, seat: Seat, action: BoxAction) -> Quote {
        let printed = &data().cubes[action as usize];
        let cubes = self.families[seat].cubes_needed(action, printed, Source::Cubes);
        let (price, is_least) = self.least_price(seat, action);
        let again = (action != BoxAction::Commercial).then_some(printed.again); // CF-COMM-1
        Quote { cubes, again, price, is_least }
    }

    /// The least it costs in coins or licences, and whether it can cost more.
    fn least_price(&self, seat: Seat, action: BoxAction) -> (Option<Price>, bool) {
        match action {
            BoxAction::Bribe => (bribe::least(self, seat), true),
            BoxAction::Secure => (secure::least(self, seat), true),
            BoxAction::Nominate => (Some(nominate::price()), false),
            BoxAction::ForceExam => (Some(force::price()), false),
            BoxAction::BuyJunks => (Some(discount::junks(self, seat, 1)), true),
            BoxAction::Voyage => (Some(Price::licences(1)), true),
            BoxAction::Recruit => (Some(discount::army(self, seat)), false),
            BoxAction::Invade => (invade::least(self), true),
            BoxAction::BuyGift => (gift::least(self, seat), true),
            BoxAction::Commercial => (Some(Price::coins(1)), true),
            BoxAction::GiveGift
            | BoxAction::Transfer
            | BoxAction::Petition
            | BoxAction::Tax
            | BoxAction::NoAction => (None, false),
        }
    }

    /// What an official costs a seat: to bribe, to secure, to take over. A candidate costs nothing.
    pub fn official_price(&self, seat: Seat, post: Post) -> Price {
        discount::official(self, seat, post)
    }

    /// What bribing an official costs a seat now: nothing by a Bribery card if nobody has bribed him.
    pub fn bribe_price(&self, seat: Seat, post: Post) -> Option<Price> {
        match self.pending.and_then(|pending| pending.reward).and_then(Reward::bribery) {
            Some(_) => rewards::price(self, seat, post),
            None => Some(discount::official(self, seat, post)),
        }
    }

    /// What so many junks cost a seat in one purchase.
    pub fn junk_price(&self, seat: Seat, junks: u8) -> Price {
        discount::junks(self, seat, junks)
    }

    /// What the end would bring if it came now, as far as nobody has a choice (rules sections 6.31 and 6.32). Gifts
    /// that a choice would cancel are taken to bind in the next ministry all the same.
    pub fn ending(&self) -> Ending {
        let mut table = *self;
        table.phase = Phase::FinalResolution;
        let mut offices = ByMinistry::default();
        for &ministry in Ministry::ALL {
            let course = table.course(ministry);
            let Some(officers) = course.settled() else { continue };
            // Gifts cancelled in one no longer bind in the next (CF-MIN-1).
            for Yield { seat, to, .. } in course.yields {
                gifts::cancel(&mut table, to, seat, &mut Deaf);
            }
            let officials = &mut table.ministries[ministry];
            if !officials.resolved {
                offices[ministry] = Some(officers);
            }
            officials.resolved = true;
            (officials.minister, officials.secretary) = (Some(officers.minister), Some(officers.secretary));
        }
        Ending { offices, titles: Titles::of(&table) }
    }
}

/// Step by step to every end of a resolution.
fn follow(mut table: Table, resolution: Resolution, course: &mut Course) {
    table.resolution = Some(resolution);
    while let Some(mut resolution) = table.resolution {
        if resolution.participants().count() <= 2 {
            let ending = ministry::officers(&table, &resolution);
            if !course.endings.contains(&ending) {
                course.endings.push(ending);
            }
            return;
        }
        let seat = ministry::weakest(&table, &resolution);
        resolution.weakest = seat;
        let receivers: Vec<Seat> = ministry::receivers(&table, &resolution).collect();
        if let [to] = receivers.as_slice() {
            if course.choice.is_none() {
                course.yields.push(Yield { seat, to: *to, gift: table.gift(*to, seat) });
            }
            ministry::give_up(&mut table, seat, *to, &mut Deaf);
            continue;
        }
        course.choice.get_or_insert_with(|| (seat, receivers.clone()));
        for to in receivers {
            let mut table = table;
            ministry::give_up(&mut table, seat, to, &mut Deaf);
            if let Some(resolution) = table.resolution {
                follow(table, resolution, course);
            }
        }
        return;
    }
}
