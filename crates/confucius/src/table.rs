//! What is face up (rules section 8): everybody sees the table.

use tabletop::{Agenda, ArrayVec, MAX_SEATS, PerSeat, Seat, Seats};

use crate::card::Cards;
use crate::family::Family;
use crate::land::{BoxKind, DistantLand, ForeignLand};
use crate::official::{Officials, SpaceSet};
use crate::options::Options;
use crate::pending::Pending;
use crate::piece::{ByMinistry, ByStudent, Candidate, Gift, Ministry, Student};
use crate::reward_card::Reward;
use crate::task::{Question, Step};

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
    /// What all hands together held then, less what everybody knows to have left of it.
    pub held: Cards,
    /// What was revealed at students since then, as far as nobody can tell who had laid it.
    pub tutored: Cards,
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
    pub agenda: Agenda<Step, Question, 14>,
}

impl Table {
    /// Whose choice is awaited.
    #[inline]
    pub fn to_act(&self) -> Seats {
        match self.agenda.question() {
            None => Seats::NONE,
            Some(Question::Keep) => self.discarding,
            Some(_) => Seats::one(self.acting),
        }
    }

    /// This seat is asked.
    #[inline]
    pub(crate) fn ask(&mut self, seat: Seat, question: Question) {
        self.acting = seat;
        self.agenda.ask(question);
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

    /// A Distant Land.
    #[inline]
    pub fn distant(&self, land: DistantLand) -> &Distant {
        &self.distant_lands[land as usize]
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

impl Distant {
    /// Whether this seat has a marker there.
    pub fn is_visited_by(&self, seat: Seat) -> bool {
        self.visitors.contains(&seat)
    }
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
