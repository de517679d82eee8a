//! Who sees what (rules section 8): the table, the hands, what is sealed.

use tabletop::{Agenda, ArrayVec, Dice, MAX_SEATS, PerSeat, Seat, Seats};

use crate::actions_box::BoxAction;
use crate::card::{Card, Cards, Currency, Reward, Rewards};
use crate::family::Family;
use crate::land::{BoxKind, DistantLand, ForeignLand};
use crate::official::{Officials, Post, SpaceSet};
use crate::options::Options;
use crate::piece::{ByMinistry, ByStudent, Candidate, Gift, Ministry, Student};
use crate::round::Task;

/// Face up: everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    /// What was agreed before the game.
    pub options: Options,
    /// 1 to 9.
    pub round: u8,
    /// What the round is at.
    pub phase: Phase,
    /// Great Wall tiles built.
    pub wall: u8,
    /// The office of this round.
    pub chief_minister: Seat,
    /// An examination is forced in this round.
    pub exam_forced: bool,
    /// Junks in the common supply.
    pub junk_supply: u8,
    /// How many Confucius cards are in the deck.
    pub deck: u8,
    /// What the deck was made of when it was last shuffled.
    pub shuffled: Cards,
    /// Confucius cards face up.
    pub discard: Cards,
    /// How many Emperor's Reward cards are in the deck.
    pub reward_deck: u8,
    /// Reward cards played, oldest first.
    pub rewards_played: ArrayVec<[Reward; 10]>,
    /// How many officials are in the pile.
    pub official_pile: u8,
    /// Costs of officials replaced by candidates, ascending.
    pub officials_removed: ArrayVec<[u8; 6]>,
    /// The candidate stack.
    pub candidates: Candidates,
    /// Whose marker stands on a student space.
    pub students: ByStudent<Option<Seat>>,
    /// The three ministries.
    pub ministries: ByMinistry<Officials>,
    /// The five Distant Lands, in their order.
    pub distant_lands: [Distant; 5],
    /// The three Foreign Lands: left, middle, right.
    pub foreign_lands: [Foreign; 3],
    /// What everybody owns face up.
    pub families: PerSeat<Family>,
    /// The unfinished action of the acting seat.
    pub pending: Option<Pending>,
    /// The examination in progress.
    pub exam: Option<Exam>,
    /// The resolution in progress.
    pub resolution: Option<Resolution>,
    /// The titles, once the game is over.
    pub titles: Option<Titles>,
    /// Whose choice is awaited, or was the last one.
    pub acting: Seat,
    /// CF-EOR-4: who has still to choose what to keep.
    pub discarding: Seats,
    /// What is pending.
    pub agenda: Agenda<Task, 14>,
}

impl Table {
    /// Whose choice is awaited.
    #[inline]
    pub fn to_act(&self) -> Seats {
        match self.agenda.next() {
            None => Seats::NONE,
            Some(Task::Keep) => self.discarding,
            Some(_) => Seats::one(self.acting),
        }
    }

    /// This task waits for this seat.
    #[inline]
    pub(crate) fn ask(&mut self, seat: Seat, task: Task) {
        self.acting = seat;
        self.agenda.push(task);
    }

    /// `gift(d→r)` of section 6.0.
    #[inline]
    pub fn gift(&self, donor: Seat, recipient: Seat) -> Option<Gift> {
        self.families[donor].given(recipient)
    }

    /// The land on this tile, if it is one of the three.
    pub fn foreign(&self, land: ForeignLand) -> Option<&Foreign> {
        self.foreign_lands.iter().find(|foreign| foreign.land == land)
    }

    /// The ministries in which something can still change (CF-GEN-5).
    pub fn unresolved(&self) -> impl Iterator<Item = (Ministry, &Officials)> {
        self.ministries.iter().filter(|(_, officials)| !officials.resolved)
    }
}

/// What the round is at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Phase {
    #[default]
    ChiefMinister,
    Actions,
    ImperialFavour,
    Examination,
    Ministries,
    Discard,
    FinalResolution,
    Over,
}

/// The candidate stack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Candidates {
    /// The tile face up; none once all are won.
    pub face_up: Option<Candidate>,
    /// Tiles left under it.
    pub below: u8,
    /// Tiles won or skipped so far, oldest first.
    pub past: ArrayVec<[Candidate; 6]>,
}

/// A Distant Land.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Distant {
    /// Points of its tile.
    pub vp: u8,
    /// Whose markers are there, in order of arrival; the first has the tile.
    pub visitors: ArrayVec<[Seat; MAX_SEATS]>,
}

/// A Foreign Land.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Foreign {
    /// Which one.
    pub land: ForeignLand,
    /// Whose armies are in its boxes.
    pub armies: [Option<Seat>; 4],
    /// How the invasion ended.
    pub result: Option<InvasionResult>,
}

/// How an invasion ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum InvasionResult {
    Success,
    Failure,
}

impl Foreign {
    /// Its boxes and who is in them, from left to right.
    pub fn boxes(&self) -> &[Option<Seat>] {
        &self.armies[..self.land.boxes().len()]
    }

    /// CF-INV-3: the leftmost box of this kind that holds the army of `owner`, or nobody's.
    pub fn leftmost(&self, kind: BoxKind, owner: Option<Seat>) -> Option<usize> {
        let prints = self.land.boxes().iter().zip(self.boxes());
        prints
            .enumerate()
            .find(|(_, (print, army))| **print == kind.print() && **army == owner)
            .map(|(idx, _)| idx)
    }
}

/// What an action is executed with (rules section 6.0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Normally.
    Cubes,
    /// Imperial Favour.
    Favour,
    /// The Extra Action card.
    Extra,
    /// Another reward card.
    Reward,
}

/// An action that is chosen and not yet done (CF-TURN-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pending {
    /// What it is executed with.
    pub source: Source,
    /// The reward card being played; it is still in the hand.
    pub reward: Option<Reward>,
    /// The box action.
    pub action: Option<BoxAction>,
    /// What was chosen for it.
    pub target: Target,
    /// What is to be paid.
    pub price: Option<Price>,
    /// Completed voyages that still need a land.
    pub voyages: u8,
}

/// What was chosen for an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Target {
    /// Nothing yet.
    None,
    /// An official.
    Post(Post),
    /// A student space.
    Student(Student),
    /// A box of a Foreign Land.
    Box(BoxKind),
    /// So many junks to buy or to launch.
    Junks(u8),
    /// A gift to buy, or spent on a petition.
    Gift(Gift),
}

/// What is to be paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Price {
    pub cost: u8,
    pub currency: Currency,
}

impl Price {
    /// So many coins.
    pub fn coins(cost: u8) -> Price {
        Price { cost, currency: Currency::Coins }
    }

    /// So many licences.
    pub fn licences(cost: u8) -> Price {
        Price { cost, currency: Currency::Licences }
    }
}

/// The examination in progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Exam {
    /// Who still has to tutor, the one to act first.
    pub queue: ArrayVec<[Seat; MAX_SEATS]>,
    /// Named by the first of the queue, who has still to contribute.
    pub student: Option<Student>,
    /// Face down at the students, in order.
    pub contributions: ArrayVec<[Contribution; MAX_SEATS]>,
    /// After the reveal of a contested examination.
    pub piles: Option<ByStudent<Cards>>,
    /// Known from the result on.
    pub winner: Option<Seat>,
}

/// What everybody sees of a contribution.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize)]
pub struct Contribution {
    /// Who tutors.
    pub seat: Seat,
    /// Whom.
    pub student: Student,
    /// With how many cards.
    pub cards: u8,
}

/// The resolution in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Resolution {
    /// Of this ministry.
    pub ministry: Ministry,
    /// CF-END-2: at the end of the game.
    pub is_final: bool,
    /// Who must give up his influence.
    pub weakest: Seat,
    /// Who holds which officials, permanently or for now.
    pub held: [SpaceSet; MAX_SEATS],
}

/// The end titles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize)]
#[expect(missing_docs, reason = "the rules name them so")]
pub struct Titles {
    pub chief_minister: Option<Seat>,
    pub admiral: Option<Seat>,
    pub general: Option<Seat>,
}

/// Behind a screen: what one seat holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand {
    /// Confucius cards.
    pub cards: Cards,
    /// Emperor's Reward cards.
    pub rewards: Rewards,
    /// Face down at a student (CF-EXAM-6).
    pub contributed: Option<(Student, Cards)>,
    /// Chosen in the Discard step, while others still choose.
    pub keep: Option<Cards>,
    /// What this seat has drawn since the deck was last shuffled.
    pub drawn: Cards,
    /// Option: reward cards are held openly.
    pub is_open: bool,
}

/// What a hand can pay, in either currency (CF-PAY-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Means {
    pub coins: u8,
    pub licences: u8,
}

impl Hand {
    /// What it can pay.
    #[inline]
    pub fn means(&self) -> Means {
        Means { coins: self.cards.worth(Currency::Coins), licences: self.cards.worth(Currency::Licences) }
    }
}

/// What the others see of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Back {
    /// How many Confucius cards.
    pub cards: u8,
    /// How many reward cards.
    pub rewards: u8,
    /// The reward cards themselves, if they are held openly.
    pub open_rewards: Option<Rewards>,
}

/// Face down: nobody sees it. The last of a pile is its top.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Sealed {
    /// The Confucius deck.
    pub deck: ArrayVec<[Card; 66]>,
    /// How often it was shuffled again.
    pub reshuffles: u8,
    /// The Emperor's Reward deck.
    pub rewards: ArrayVec<[Reward; 10]>,
    /// Costs in the official pile.
    pub officials: ArrayVec<[u8; 15]>,
    /// The candidate stack below the tile face up.
    pub candidates: ArrayVec<[Candidate; 6]>,
    /// Chance to come.
    pub dice: Dice,
}

impl Distant {
    /// Whether this seat has a marker there.
    pub fn is_visited_by(&self, seat: Seat) -> bool {
        self.visitors.contains(&seat)
    }
}

impl Table {
    /// A Distant Land.
    #[inline]
    pub fn distant(&self, land: DistantLand) -> &Distant {
        &self.distant_lands[land as usize]
    }
}
