//! The view JSON (rules section 15): these structs are its keys, in its order.

use serde::{Serialize, Serializer};
use tabletop::Seat;

use crate::actions_box::{ActionSpace, BoxAction};
use crate::card::{Cards, Currency};
use crate::data::data;
use crate::family::{Armies, Family};
use crate::hand::Hand;
use crate::land::{BoxCode, DistantLand, ForeignLand};
use crate::official::{Officials, Space};
use crate::options::Options;
use crate::pending::{Pending, Source, Target};
use crate::piece::{ByStudent, Candidate, Gift, Gifts, Ministry, Named, Student};
use crate::reward_card::{Reward, Rewards};
use crate::table::{Contribution, Exam, Foreign, InvasionResult, Phase, Resolution, Table, Titles};

/// Section 15.1.
#[derive(Serialize)]
struct TableView<'a> {
    options: Options,
    round: u8,
    phase: &'static str,
    wall: u8,
    chief_minister: Seat,
    exam_forced: bool,
    junk_supply: u8,
    deck: u8,
    discard: Cards,
    reward_deck: u8,
    rewards_played: &'a [Reward],
    official_pile: u8,
    officials_removed: &'a [u8],
    candidates: CandidatesView<'a>,
    students: ByStudent<Option<Seat>>,
    ministries: Vec<MinistryView>,
    distant_lands: Vec<DistantView<'a>>,
    foreign_lands: Vec<ForeignView>,
    players: Vec<FamilyView>,
    pending: Option<PendingView>,
    exam: Option<ExamView<'a>>,
    resolution: Option<ResolutionView>,
    titles: Option<Titles>,
}

#[derive(Serialize)]
struct CandidatesView<'a> {
    face_up: Option<Candidate>,
    below: u8,
    past: &'a [Candidate],
}

#[derive(Serialize)]
struct MinistryView {
    ministry: Ministry,
    resolved: bool,
    minister: Option<Seat>,
    secretary: Option<Seat>,
    minister_vp: u8,
    secretary_vp: u8,
    spaces: Vec<Option<TileView>>,
}

#[derive(Serialize)]
struct TileView {
    kind: &'static str,
    cost: Option<u8>,
    owner: Option<Seat>,
    secured: bool,
    holder: Option<Seat>,
    transferred: bool,
}

#[derive(Serialize)]
struct DistantView<'a> {
    land: DistantLand,
    vp: u8,
    visitors: &'a [Seat],
}

#[derive(Serialize)]
struct ForeignView {
    land: ForeignLand,
    cost: u8,
    icon_round: u8,
    result: Option<InvasionResult>,
    boxes: Vec<BoxView>,
}

#[derive(Serialize)]
struct BoxView {
    vp: u8,
    reward: bool,
    army: Option<Seat>,
}

#[derive(Serialize)]
struct FamilyView {
    score: u8,
    allotment: u8,
    active_cubes: u8,
    cubes: CubesView,
    passed: bool,
    commercial_used: bool,
    extra_uses: Vec<ActionSpace>,
    shipyard: u8,
    ocean: u8,
    armies: Armies,
    gifts: GiftsView,
}

#[derive(Serialize)]
struct CubesView {
    bribe_secure: u8,
    nominate: u8,
    force_exam: u8,
    junks_voyage: u8,
    army_invade: u8,
    buy_gift: u8,
    give_gift: u8,
    petition: u8,
    commercial: u8,
    tax: u8,
    no_action: u8,
    imperial_favour: u8,
}

#[derive(Serialize)]
struct GiftsView {
    unavailable: Gifts,
    available: Gifts,
    given: Vec<Option<Gift>>,
}

#[derive(Default, Serialize)]
struct PendingView {
    source: Option<Source>,
    reward: Option<Reward>,
    action: Option<BoxAction>,
    ministry: Option<Ministry>,
    space: Option<u8>,
    student: Option<Student>,
    land: Option<ForeignLand>,
    r#box: Option<BoxCode>,
    junks: Option<u8>,
    gift: Option<Gift>,
    cost: Option<u8>,
    currency: Option<Currency>,
    voyages: Option<u8>,
}

#[derive(Serialize)]
struct ExamView<'a> {
    queue: &'a [Seat],
    student: Option<Student>,
    contributions: &'a [Contribution],
    piles: Option<ByStudent<Cards>>,
    winner: Option<Seat>,
}

#[derive(Serialize)]
struct ResolutionView {
    ministry: Ministry,
    r#final: bool,
    weakest: Seat,
}

/// Section 15.2.
#[derive(Serialize)]
struct HandView {
    cards: Cards,
    rewards: Rewards,
    contributed: Option<ContributedView>,
    keep: Option<Cards>,
}

#[derive(Serialize)]
struct ContributedView {
    student: Student,
    cards: Cards,
}

impl Serialize for Table {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let candidates = &self.candidates;
        TableView {
            options: self.options,
            round: self.round,
            phase: self.phase.code(),
            wall: self.wall,
            chief_minister: self.chief_minister,
            exam_forced: self.exam_forced,
            junk_supply: self.junk_supply,
            deck: self.deck,
            discard: self.discard,
            reward_deck: self.reward_deck,
            rewards_played: &self.rewards_played,
            official_pile: self.official_pile,
            officials_removed: &self.officials_removed,
            candidates: CandidatesView {
                face_up: candidates.face_up,
                below: candidates.below,
                past: &candidates.past,
            },
            students: self.students,
            ministries: self
                .ministries
                .iter()
                .map(|(name, officials)| ministry(self, name, officials))
                .collect(),
            distant_lands: DistantLand::ALL
                .iter()
                .map(|&land| {
                    let distant = self.distant(land);
                    DistantView { land, vp: distant.vp, visitors: &distant.visitors }
                })
                .collect(),
            foreign_lands: self.foreign_lands.iter().zip(data().board.icon_rounds).map(foreign).collect(),
            players: self.families.iter().map(|own| family(own, self.families.len())).collect(),
            pending: self.pending.as_ref().map(pending),
            exam: self.exam.as_ref().map(exam),
            resolution: self.resolution.as_ref().map(resolution),
            titles: self.titles,
        }
        .serialize(serializer)
    }
}

fn ministry(table: &Table, ministry: Ministry, officials: &Officials) -> MinistryView {
    let resolution = table.resolution.filter(|resolution| resolution.ministry == ministry);
    let holder = |space: Space| {
        let resolution = resolution?;
        let mut participants = resolution.participants();
        participants.find(|&seat| resolution.held(seat).contains(space))
    };
    let tile = |space: Space| {
        officials.tile(space).map(|tile| TileView {
            kind: if tile.cost.is_some() { "official" } else { "candidate" },
            cost: tile.cost,
            owner: tile.owner,
            secured: tile.secured,
            holder: holder(space),
            transferred: tile.transferred,
        })
    };
    MinistryView {
        ministry,
        resolved: officials.resolved,
        minister: officials.minister,
        secretary: officials.secretary,
        minister_vp: officials.minister_vp,
        secretary_vp: officials.secretary_vp,
        spaces: Space::ALL.into_iter().map(tile).collect(),
    }
}

fn foreign((foreign, icon_round): (&Foreign, u8)) -> ForeignView {
    let prints = foreign.land.boxes().iter().zip(foreign.boxes());
    ForeignView {
        land: foreign.land,
        cost: foreign.land.cost(),
        icon_round,
        result: foreign.result,
        boxes: prints.map(|(print, &army)| BoxView { vp: print.vp, reward: print.reward, army }).collect(),
    }
}

fn family(family: &Family, seats: usize) -> FamilyView {
    let placed = |space| family.placed(space);
    FamilyView {
        score: family.score,
        allotment: family.allotment,
        active_cubes: family.cubes,
        cubes: CubesView {
            bribe_secure: placed(ActionSpace::BribeSecure),
            nominate: placed(ActionSpace::Nominate),
            force_exam: placed(ActionSpace::ForceExam),
            junks_voyage: placed(ActionSpace::JunksVoyage),
            army_invade: placed(ActionSpace::ArmyInvade),
            buy_gift: placed(ActionSpace::BuyGift),
            give_gift: placed(ActionSpace::GiveGift),
            petition: placed(ActionSpace::Petition),
            commercial: placed(ActionSpace::Commercial),
            tax: placed(ActionSpace::Tax),
            no_action: placed(ActionSpace::NoAction),
            imperial_favour: placed(ActionSpace::ImperialFavour),
        },
        passed: family.passed,
        commercial_used: family.commercial_used,
        extra_uses: family.extra_uses().collect(),
        shipyard: family.shipyard,
        ocean: family.ocean,
        armies: family.armies,
        gifts: GiftsView {
            unavailable: family.unavailable,
            available: family.available,
            given: Seat::first(seats).map(|recipient| family.given(recipient)).collect(),
        },
    }
}

fn pending(pending: &Pending) -> PendingView {
    let view = PendingView {
        source: Some(pending.source),
        reward: pending.reward,
        action: pending.action,
        cost: pending.price.map(|price| price.cost),
        currency: pending.price.map(|price| price.currency),
        voyages: (pending.voyages > 0).then_some(pending.voyages),
        ..PendingView::default()
    };
    match pending.target {
        Target::None => view,
        Target::Post(post) => {
            PendingView { ministry: Some(post.ministry), space: Some(post.space.number()), ..view }
        }
        Target::Student(student) => PendingView { student: Some(student), ..view },
        Target::Box(kind) => PendingView { land: Some(kind.land), r#box: Some(kind.code()), ..view },
        Target::Junks(junks) => PendingView { junks: Some(junks), ..view },
        Target::Gift(gift) => PendingView { gift: Some(gift), ..view },
    }
}

fn exam(exam: &Exam) -> ExamView<'_> {
    ExamView {
        queue: &exam.queue,
        student: exam.student,
        contributions: &exam.contributions,
        piles: exam.piles,
        winner: exam.winner,
    }
}

fn resolution(resolution: &Resolution) -> ResolutionView {
    ResolutionView {
        ministry: resolution.ministry,
        r#final: resolution.is_final,
        weakest: resolution.weakest,
    }
}

impl Serialize for Hand {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let contributed = self.contributed.map(|(student, cards)| ContributedView { student, cards });
        HandView { cards: self.cards, rewards: self.rewards, contributed, keep: self.keep }
            .serialize(serializer)
    }
}

impl Phase {
    fn code(self) -> &'static str {
        match self {
            Phase::ChiefMinister => "chief-minister",
            Phase::Actions => "actions",
            Phase::ImperialFavour => "imperial-favour",
            Phase::Examination => "examination",
            Phase::Ministries => "ministries",
            Phase::Discard => "discard",
            Phase::FinalResolution => "final-resolution",
            Phase::Over => "over",
        }
    }
}
