//! What happened, to be told.

use tabletop::{Hear, Message, Seat, Tell, Veiled, Viewer};

use crate::action::{at, icon, in_box, listing};
use crate::actions_box::BoxAction;
use crate::card::Cards;
use crate::land::{BoxKind, DistantLand, ForeignLand};
use crate::official::Post;
use crate::pending::Source;
use crate::piece::{Candidate, Gift, Ministry, Named, Student};
use crate::reward_card::Reward;
use crate::table::{InvasionResult, Table};

/// What points were scored for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Merit {
    Minister(Ministry),
    Secretary(Ministry),
    DistantLand(DistantLand),
    ForeignLand(ForeignLand),
    EmperorInsulted,
    ChiefMinister,
    Admiral,
    General,
}

/// A consequence of a choice.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the words are in the locales")]
pub enum Event {
    RoundBegan { round: u8 },
    CubesCounted { seat: Seat, cubes: u8 },
    ChiefAppointed { seat: Seat, chief: Seat },
    ActionTaken { seat: Seat, action: BoxAction, source: Source },
    Passed { seat: Seat },
    Paid { seat: Seat, cards: Cards },
    Drew { seat: Seat, cards: u8, faces: Veiled<Cards> },
    Reshuffled { cards: u8 },
    Bribed { seat: Seat, post: Post },
    Secured { seat: Seat, post: Post },
    Nominated { seat: Seat, student: Student },
    ExamForced { seat: Seat },
    JunksBought { seat: Seat, junks: u8 },
    Launched { seat: Seat, junks: u8, voyages: u8 },
    Visited { seat: Seat, land: DistantLand },
    Recruited { seat: Seat },
    Invaded { seat: Seat, kind: BoxKind },
    GiftBought { seat: Seat, gift: Gift },
    GiftGiven { donor: Seat, recipient: Seat, gift: Gift },
    GiftCancelled { donor: Seat, recipient: Seat, gift: Gift },
    Transferred { seat: Seat, post: Post, to: Seat },
    Petitioned { seat: Seat, gift: Gift },
    JunksReassigned { from: Seat, to: Seat, junks: u8 },
    StudentReplaced { seat: Seat, student: Student },
    Swapped { seat: Seat, own: Post, other: Post },
    Redeployed { owner: Seat, from: BoxKind, to: BoxKind },
    InfluenceReplaced { post: Post, to: Seat },
    RewardGained { seat: Seat, reward: Veiled<Reward> },
    RewardTaken { seat: Seat, reward: Reward },
    RewardPlayed { seat: Seat, reward: Reward },
    TakenOver { seat: Seat, post: Post, from: Seat },
    Scored { seat: Seat, merit: Merit, vp: u8 },
    WallBuilt { tiles: u8 },
    ExamWithoutStudents,
    ExamUncontested { winner: Seat },
    ExamContested { red: Seat, plain: Seat },
    Tutored { seat: Seat, student: Student, cards: u8, faces: Veiled<Cards> },
    ExamDecided { winner: Seat, red: u8, plain: u8 },
    CandidatePlaced { seat: Seat, post: Post },
    CandidateRemoved { winner: Seat },
    CandidateSkipped { candidate: Candidate },
    CandidateRevealed { candidate: Candidate },
    ResolutionBegan { ministry: Ministry },
    InfluenceYielded { seat: Seat, to: Seat, ministry: Ministry },
    ResolutionEnded { ministry: Ministry },
    InvasionEnded { land: ForeignLand, result: InvasionResult },
    OfficialPlaced { post: Post, cost: u8 },
    KeepChosen { seat: Seat, keep: Veiled<Cards> },
    Discarded { seat: Seat, cards: Cards },
    EndBegan,
    Won { seat: Seat, vp: u8 },
    Drawn { seat: Seat, vp: u8 },
}

impl Table {
    /// CF-GEN-2: points are added at once.
    pub(crate) fn score(&mut self, seat: Seat, merit: Merit, vp: u8, out: &mut impl Hear<Event>) {
        if vp > 0 {
            self.families[seat].score += vp;
            out.hear(|| Event::Scored { seat, merit, vp });
        }
    }
}

impl Tell for Event {
    fn tell(&self, to: Viewer) -> Message {
        let by = |id: &'static str, seat: Seat| Message::new(id).seat("who", seat);
        let between = |id: &'static str, donor: Seat, recipient: Seat, gift: Gift| {
            Message::new(id).seat("donor", donor).seat("recipient", recipient).noun("gift", gift.noun())
        };
        match *self {
            Event::RoundBegan { round } => Message::new("confucius-round-began").number("round", round),
            Event::CubesCounted { seat, cubes } => by("confucius-cubes-counted", seat).number("cubes", cubes),
            Event::ChiefAppointed { seat, chief } => {
                by("confucius-chief-appointed", seat).seat("whom", chief)
            }
            Event::ActionTaken { seat, action, source } => by(taken(source), seat).noun("act", action.noun()),
            Event::Passed { seat } => by("confucius-passed", seat),
            Event::Paid { seat, cards } => listing("confucius-paid", cards).seat("who", seat),
            Event::Drew { seat, cards, faces } => match faces.seen_by(to) {
                Some(&faces) if cards > 0 => listing("confucius-drew-faces", faces).seat("who", seat),
                Some(_) | None => by("confucius-drew", seat).number("cards", cards),
            },
            Event::Reshuffled { cards } => Message::new("confucius-reshuffled").number("cards", cards),
            Event::Bribed { seat, post } => at("confucius-bribed", post).seat("who", seat),
            Event::Secured { seat, post } => at("confucius-secured", post).seat("who", seat),
            Event::Nominated { seat, student } => {
                by("confucius-nominated", seat).noun("student", student.noun())
            }
            Event::ExamForced { seat } => by("confucius-exam-forced", seat),
            Event::JunksBought { seat, junks } => by("confucius-junks-bought", seat).number("junks", junks),
            Event::Launched { seat, junks, voyages } => {
                by("confucius-launched", seat).number("junks", junks).number("voyages", voyages)
            }
            Event::Visited { seat, land } => by("confucius-visited", seat).noun("distant", land.noun()),
            Event::Recruited { seat } => by("confucius-recruited", seat),
            Event::Invaded { seat, kind } => in_box(by("confucius-invaded", seat), kind),
            Event::GiftBought { seat, gift } => by("confucius-gift-bought", seat).noun("gift", gift.noun()),
            Event::GiftGiven { donor, recipient, gift } => {
                between("confucius-gift-given", donor, recipient, gift)
            }
            Event::GiftCancelled { donor, recipient, gift } => {
                between("confucius-gift-cancelled", donor, recipient, gift)
            }
            Event::Transferred { seat, post, to } => {
                at("confucius-transferred", post).seat("who", seat).seat("whom", to)
            }
            Event::Petitioned { seat, gift } => by("confucius-petitioned", seat).noun("gift", gift.noun()),
            Event::JunksReassigned { from, to, junks } => {
                by("confucius-junks-reassigned", from).seat("whom", to).number("junks", junks)
            }
            Event::StudentReplaced { seat, student } => {
                by("confucius-student-replaced", seat).noun("student", student.noun())
            }
            Event::Swapped { seat, own, other } => at("confucius-swapped", own)
                .seat("who", seat)
                .noun("other", other.ministry.noun())
                .number("other-space", other.space.number()),
            Event::Redeployed { owner, from, to } => in_box(by("confucius-redeployed", owner), from)
                .noun("to", to.land.noun())
                .number("to-vp", to.print().vp)
                .number("to-reward", icon(to)),
            Event::InfluenceReplaced { post, to } => {
                at("confucius-influence-replaced", post).seat("whom", to)
            }
            Event::RewardGained { seat, reward } => match reward.seen_by(to) {
                Some(reward) => by("confucius-reward-taken", seat).noun("reward", reward.noun()),
                None => by("confucius-reward-gained", seat),
            },
            Event::RewardTaken { seat, reward } => {
                by("confucius-reward-taken", seat).noun("reward", reward.noun())
            }
            Event::RewardPlayed { seat, reward } => {
                by("confucius-reward-played", seat).noun("reward", reward.noun())
            }
            Event::TakenOver { seat, post, from } => {
                at("confucius-taken-over", post).seat("who", seat).seat("whom", from)
            }
            Event::Scored { seat, merit, vp } => scored(merit).seat("who", seat).number("vp", vp),
            Event::WallBuilt { tiles } => Message::new("confucius-wall-built").number("tiles", tiles),
            Event::ExamWithoutStudents => Message::new("confucius-exam-without-students"),
            Event::ExamUncontested { winner } => by("confucius-exam-uncontested", winner),
            Event::ExamContested { red, plain } => by("confucius-exam-contested", red).seat("whom", plain),
            Event::Tutored { seat, student, cards, faces } => match faces.seen_by(to) {
                Some(&faces) => listing("confucius-tutored-faces", faces),
                None => Message::new("confucius-tutored").number("cards", cards),
            }
            .seat("who", seat)
            .noun("student", student.noun()),
            Event::ExamDecided { winner, red, plain } => {
                by("confucius-exam-decided", winner).number("red", red).number("plain", plain)
            }
            Event::CandidatePlaced { seat, post } => at("confucius-candidate-placed", post).seat("who", seat),
            Event::CandidateRemoved { winner } => by("confucius-candidate-removed", winner),
            Event::CandidateSkipped { candidate } => {
                Message::new("confucius-candidate-skipped").noun("ministry", candidate.noun())
            }
            Event::CandidateRevealed { candidate } => {
                Message::new("confucius-candidate-revealed").noun("ministry", candidate.noun())
            }
            Event::ResolutionBegan { ministry } => {
                Message::new("confucius-resolution-began").noun("ministry", ministry.noun())
            }
            Event::InfluenceYielded { seat, to, ministry } => {
                by("confucius-influence-yielded", seat).seat("whom", to).noun("ministry", ministry.noun())
            }
            Event::ResolutionEnded { ministry } => {
                Message::new("confucius-resolution-ended").noun("ministry", ministry.noun())
            }
            Event::InvasionEnded { land, result } => Message::new(match result {
                InvasionResult::Success => "confucius-invasion-succeeded",
                InvasionResult::Failure => "confucius-invasion-failed",
            })
            .noun("land", land.noun()),
            Event::OfficialPlaced { post, cost } => {
                at("confucius-official-placed", post).number("cost", cost)
            }
            Event::KeepChosen { seat, keep } => match keep.seen_by(to) {
                Some(&keep) => listing("confucius-keep-chosen-faces", keep).seat("who", seat),
                None => by("confucius-keep-chosen", seat),
            },
            Event::Discarded { seat, cards } => listing("confucius-discarded", cards).seat("who", seat),
            Event::EndBegan => Message::new("confucius-end-began"),
            Event::Won { seat, vp } => by("confucius-won", seat).number("vp", vp),
            Event::Drawn { seat, vp } => by("confucius-drawn", seat).number("vp", vp),
        }
    }
}

fn taken(source: Source) -> &'static str {
    match source {
        Source::Cubes => "confucius-action-taken",
        Source::Favour => "confucius-action-by-favour",
        Source::Extra | Source::Reward => "confucius-action-by-card",
    }
}

fn scored(merit: Merit) -> Message {
    match merit {
        Merit::Minister(ministry) => {
            Message::new("confucius-scored-minister").noun("ministry", ministry.noun())
        }
        Merit::Secretary(ministry) => {
            Message::new("confucius-scored-secretary").noun("ministry", ministry.noun())
        }
        Merit::DistantLand(land) => Message::new("confucius-scored-distant").noun("distant", land.noun()),
        Merit::ForeignLand(land) => Message::new("confucius-scored-land").noun("land", land.noun()),
        Merit::EmperorInsulted => Message::new("confucius-scored-insulted"),
        Merit::ChiefMinister => Message::new("confucius-scored-chief-minister"),
        Merit::Admiral => Message::new("confucius-scored-admiral"),
        Merit::General => Message::new("confucius-scored-general"),
    }
}

impl tabletop::Happening for Event {
    type Table = crate::Table;
    type Hand = crate::Hand;
    type Sealed = crate::Sealed;
}
