//! Features of a table of *Confucius*.

use confucius::actions_box::ActionSpace;
use confucius::card::{Card, Cards, Currency};
use confucius::family::Family;
use confucius::land::{DistantLand, ForeignLand};
use confucius::official::Officials;
use confucius::piece::{Candidate, Gift, Ministry, Named, Student};
use confucius::reward_card::Reward;
use confucius::table::Table;
use confucius::{Confucius, Hand};
use tabletop::{MAX_SEATS, Seat, View};

use super::campaign::Campaign;
use super::standing::{Standing, Strength};
use super::tasks;
use crate::features::{FeatureSink, rivals};

pub(super) fn encode(view: &View<'_, Confucius>, me: Seat, out: &mut impl FeatureSink) {
    let table = view.table;
    let n = table.families.len();
    table_features(table, me, n, out);
    let mut strengths = [[Strength::default(); MAX_SEATS]; 3];
    for (ministry, officials) in table.ministries.iter() {
        strengths[ministry as usize] = out.about(("ministry", ministry.code()), officials, |out| {
            let strengths = Strength::all(officials);
            ministry_features(officials, &strengths, me, n, out);
            strengths
        });
    }
    let abroad = out.about("lands", &(table.round, table.distant_lands, table.foreign_lands), |out| {
        lands_features(table, me, n, out);
        Abroad::of(table)
    });
    let claims = Claims::of(table, abroad);
    let court = out.about("standing", &(table.ministries, claims), |out| {
        let court = Standing::with(table, strengths);
        for (ministry, officers) in Ministry::ALL.iter().zip(court.officers) {
            let (minister, secretary) = officers.unzip();
            out.up_to(("minister", ministry.code()), from(me, n, minister), n);
            out.up_to(("secretary", ministry.code()), from(me, n, secretary), n);
        }
        court
    });
    let hand = view.hand(me).copied();
    out.about("hand", &hand, |out| hand_features(hand.as_ref(), out));
    let campaigns = Campaign::all(table, hand.map_or(Cards::default(), |hand| hand.cards));
    for (place, campaign) in campaigns.into_iter().enumerate() {
        out.about(("campaign", place), &campaign, |out| campaign.encode(me, out));
    }
    for step in 0..n {
        let seat = me.clockwise(step, n);
        let family = &table.families[seat];
        let (back, reached) = (view.back(seat), abroad.reached[seat.idx()]);
        out.about(("family", step), &(*family, back.cards, back.rewards, reached), |out| {
            family_features(family, seat, n, out);
            out.up_to("cards", back.cards.into(), 8);
            out.up_to("rewards", back.rewards.into(), 3);
            out.up_to("distant-lands", reached.into(), 5);
        });
    }
    rivals_features(me, n, &court, &claims, out);
}

/// Seats seen from `me`: 1 is me, 2 the next; 0 is nobody.
fn from(me: Seat, n: usize, seat: Option<Seat>) -> usize {
    seat.map_or(0, |seat| (seat.idx() + n - me.idx()) % n + 1)
}

fn table_features(table: &Table, me: Seat, n: usize, out: &mut impl FeatureSink) {
    out.one_of("round", usize::from(table.round), 10);
    out.up_to("question", table.agenda.question().map_or(0, tasks::number), tasks::COUNT);
    out.up_to("acting", from(me, n, Some(table.acting)), n);
    out.up_to("chief-minister", from(me, n, Some(table.chief_minister)), n);
    out.up_to("wall", table.wall.into(), 9);
    out.up_to("junk-supply", usize::from(table.junk_supply).div_ceil(4), 7);
    out.up_to("reward-deck", table.reward_deck.into(), 4);
    out.is("exam-forced", table.exam_forced);
    out.about("exam", &(table.candidates, table.students, table.exam), |out| {
        exam_features(table, me, n, out);
    });
}

/// The next candidate, the students, and the examination in progress: how many cards lie at each student, and who has
/// still to lay.
fn exam_features(table: &Table, me: Seat, n: usize, out: &mut impl FeatureSink) {
    out.up_to("candidates-below", table.candidates.below.into(), 6);
    out.up_to(
        "candidate",
        table.candidates.face_up.map_or(0, |candidate| match candidate {
            Candidate::Of(ministry) => ministry as usize + 1,
            Candidate::Any => 4,
        }),
        4,
    );
    for &student in Student::ALL {
        out.up_to(("student", student.code()), from(me, n, table.students[student]), n);
    }
    let exam = table.exam.as_ref();
    for &student in Student::ALL {
        let laid = exam.map_or(0, |exam| {
            let own = exam.contributions.iter().filter(|laid| laid.student == student);
            own.map(|laid| usize::from(laid.cards)).sum()
        });
        out.up_to(("laid", student.code()), laid, 8);
    }
    out.up_to("queue", exam.map_or(0, |exam| exam.queue.len()), n);
}

fn ministry_features(
    officials: &Officials,
    strengths: &[Strength; 5],
    me: Seat,
    n: usize,
    out: &mut impl FeatureSink,
) {
    out.is("resolved", officials.resolved);
    out.up_to("minister", from(me, n, officials.minister), n);
    out.up_to("secretary", from(me, n, officials.secretary), n);
    out.up_to("minister-vp", usize::from(officials.minister_vp), 8);
    out.up_to("secretary-vp", usize::from(officials.secretary_vp), 8);
    out.one_of("empty", officials.empty().len().into(), 8);
    out.up_to("unbribed", officials.unbribed().len().into(), 5);
    out.up_to("cheapest", officials.cheapest().unwrap_or_default().into(), 7);
    for step in 0..n {
        let own = strengths[me.clockwise(step, n).idx()];
        out.up_to(("influence", step), own.influence.into(), 5);
        out.up_to(("unsecured", step), own.unsecured.into(), 3);
        let rank = if own.influence > 0 { n - own.before(&strengths[..n]) } else { 0 };
        out.up_to(("rank", step), rank, n);
    }
}

fn lands_features(table: &Table, me: Seat, n: usize, out: &mut impl FeatureSink) {
    for (name, land) in DistantLand::ALL.iter().zip(&table.distant_lands) {
        out.up_to(("vp", name.code()), usize::from(land.vp), 4);
        out.up_to(("first", name.code()), from(me, n, land.visitors.first().copied()), n);
    }
    let rounds = confucius::data::data().board.icon_rounds;
    for (place, (land, round)) in table.foreign_lands.iter().zip(rounds).enumerate() {
        out.one_of(("land", place), land.land as usize, ForeignLand::ALL.len());
        out.up_to(("result", place), land.result.map_or(0, |result| result as usize + 1), 2);
        out.up_to(("rounds", place), usize::from(round.saturating_sub(table.round)) + 1, 8);
        for idx in 0..4 {
            out.up_to(("army", (place, idx)), from(me, n, land.armies[idx]), n);
        }
    }
}

/// How everybody stands abroad, by seat.
#[derive(Clone, Copy, Default, PartialEq)]
struct Abroad {
    /// Distant lands reached.
    reached: [u8; MAX_SEATS],
    /// Points of armies in lands that are not yet conquered.
    vp: [u8; MAX_SEATS],
}

impl Abroad {
    fn of(table: &Table) -> Abroad {
        let mut own = Abroad::default();
        for land in &table.distant_lands {
            land.visitors.iter().for_each(|seat| own.reached[seat.idx()] += 1);
        }
        for land in table.foreign_lands.iter().filter(|land| land.result.is_none()) {
            for (print, army) in land.land.boxes().iter().zip(land.boxes()) {
                if let Some(seat) = army {
                    own.vp[seat.idx()] += print.vp;
                }
            }
        }
        own
    }
}

fn hand_features(hand: Option<&Hand>, out: &mut impl FeatureSink) {
    let cards = hand.map_or(Cards::default(), |hand| hand.cards);
    for &card in Card::ALL {
        out.up_to(card.code(), cards.count(card).into(), 5);
    }
    out.up_to("coins", cards.worth(Currency::Coins).into(), 14);
    out.up_to("licences", cards.worth(Currency::Licences).into(), 12);
    let rewards = hand.map(|hand| hand.rewards);
    for &reward in Reward::ALL {
        out.is(("reward", reward.code()), rewards.is_some_and(|rewards| rewards.count(reward) > 0));
    }
    let laid = hand.and_then(|hand| hand.contributed);
    out.up_to("laid-coins", laid.map_or(0, |(_, cards)| usize::from(cards.worth(Currency::Coins))), 10);
    out.up_to("laid-for", laid.map_or(0, |(student, _)| student as usize + 1), 2);
}

/// Features of a family whatever the others have.
fn family_features(family: &Family, seat: Seat, n: usize, out: &mut impl FeatureSink) {
    out.up_to("cubes", family.cubes.into(), 5);
    out.is("passed", family.passed);
    let used = |space| family.placed(space) > 0;
    out.is("used-bribe-secure", used(ActionSpace::BribeSecure));
    out.is("used-junks-voyage", used(ActionSpace::JunksVoyage));
    out.is("used-army-invade", used(ActionSpace::ArmyInvade));
    out.is("used-buy-gift", used(ActionSpace::BuyGift));
    out.is("used-commercial", family.commercial_used);
    out.up_to("shipyard", family.shipyard.into(), 6);
    out.up_to("ocean", family.ocean.into(), 4);
    out.up_to("colonies", family.armies.colonies.into(), 4);
    out.up_to("recruited", 6 - usize::from(family.armies.supply), 6);
    out.up_to("available-gifts", family.available.iter().count(), 4);
    let values = family.available.iter().map(|gift| usize::from(gift.value()));
    out.up_to("best-available-gift", values.max().unwrap_or_default(), 6);
    let others = Seat::first(n).filter(|&other| other != seat);
    let given = others.filter(|&other| family.given(other).is_some()).count();
    out.up_to("given-gifts", given, n - 1);
}

/// Features of the families beside each other.
fn rivals_features(me: Seat, n: usize, court: &Standing, claims: &Claims, out: &mut impl FeatureSink) {
    let [mut score, mut markers, mut junks, mut armies] = [[0; MAX_SEATS]; 4];
    for (idx, tally) in court.tallies[..n].iter().enumerate() {
        score[idx] = claims.families[idx][0].into();
        (markers[idx], junks[idx], armies[idx]) =
            (tally.markers.into(), tally.junks.into(), tally.armies.into());
    }
    let ahead = [score, court.expected, markers, junks, armies].map(|all| {
        let most = rivals(&all, n);
        std::array::from_fn::<i32, MAX_SEATS, _>(|idx| all[idx] - most[idx])
    });
    let value = |from: Seat, to: Seat| claims.gifts[from.idx()][to.idx()];
    for step in 0..n {
        let seat = me.clockwise(step, n);
        let influence = court.strengths.iter().map(|strengths| strengths[seat.idx()].influence);
        let mut row = Row {
            ahead: ahead.map(|all| all[seat.idx()]),
            influence: influence.sum(),
            abroad: claims.abroad.vp[seat.idx()],
            ..Row::default()
        };
        for gifts in &claims.gifts[..n] {
            let gift = gifts[seat.idx()];
            row.received += u8::from(gift > 0);
            row.greatest = row.greatest.max(gift);
        }
        if seat != me {
            (row.from_me, row.to_me) = (value(me, seat), value(seat, me));
        }
        out.about(("family", step), &row, |out| row.encode(n, out));
    }
}

/// What offices and titles are claimed with besides influence, by seat.
#[derive(Clone, Copy, PartialEq)]
struct Claims {
    abroad: Abroad,
    /// Points, junks in the ocean, armies in supply.
    families: [[u8; 3]; MAX_SEATS],
    /// The value of what each has given to each.
    gifts: [[u8; MAX_SEATS]; MAX_SEATS],
}

impl Claims {
    #[inline(always)]
    fn of(table: &Table, abroad: Abroad) -> Claims {
        let mut own = Claims { abroad, families: [[0; 3]; MAX_SEATS], gifts: [[0; MAX_SEATS]; MAX_SEATS] };
        for (donor, family) in table.families.iter().enumerate() {
            own.families[donor] = [family.score, family.ocean, family.armies.supply];
            for (recipient, value) in own.gifts[donor].iter_mut().enumerate() {
                *value = family.given(Seat::new(recipient)).map_or(0, Gift::value);
            }
        }
        own
    }
}

/// A family beside the others.
#[derive(Clone, Copy, Default, PartialEq)]
struct Row {
    /// How far ahead of the best other: in points, in points as things stand, in what counts for the three titles.
    ahead: [i32; 5],
    influence: u8,
    abroad: u8,
    /// What it owes: how many gifts it has received, and the greatest of them.
    received: u8,
    greatest: u8,
    /// Between it and me.
    from_me: u8,
    to_me: u8,
}

impl Row {
    fn encode(&self, n: usize, out: &mut impl FeatureSink) {
        let [score, expected, markers, junks, armies] = self.ahead;
        out.signed("vp-lead", score, 1, 10);
        out.up_to("received-gifts", self.received.into(), n - 1);
        out.up_to("best-received-gift", self.greatest.into(), 6);
        out.up_to("gift-from-me", self.from_me.into(), 6);
        out.up_to("gift-to-me", self.to_me.into(), 6);
        out.up_to("influence", self.influence.into(), 8);
        out.signed("expected-lead", expected, 1, 14);
        out.signed("chief-minister-lead", markers, 1, 3);
        out.signed("admiral-lead", junks, 2, 3);
        out.signed("general-lead", armies, 1, 3);
        out.up_to("army-vp", self.abroad.into(), 8);
    }
}
