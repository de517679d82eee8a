//! The great moments of Confucius: which they are, what opens them, where people must choose on them, and what stands
//! beside them. What is seen on each is drawn by the other files here.

mod columns;
mod exam;
mod realm;

use confucius::land::ForeignLand;
use confucius::pending::Source;
use confucius::piece::{Ministry, Named};
use confucius::reward_card::Reward;
use confucius::table::{InvasionResult, Table};
use confucius::{Confucius, Event, Merit, Question};
use i18n::Say;
use maud::Markup;
use tabletop::{Message, Seat, Tell as _, View, Viewer};

use super::glyph::{Pictured, Sealed};
use super::wall;
use crate::finale::victory;
use crate::{Offers, Scenery, Staging};

/// The great moments of a round and of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A round begins: gifts are counted, and the Chief Minister is appointed.
    Round,
    /// The Chief Minister has the favour of the Emperor.
    Favour,
    /// The Imperial Examination.
    Exam,
    /// A ministry is resolved.
    Resolution(Ministry),
    /// An invasion is settled.
    Invasion(ForeignLand),
    /// A voyage is completed.
    Voyage,
    /// Somebody avenges the insulted Emperor.
    Insult,
    /// The end of the game: the titles and the winner.
    End,
}

/// What an event has to do with stages. In an ordinary turn something happens at the table first, so what can follow
/// from it, too, plays on whatever is open.
pub(super) fn staging(event: &Event) -> Staging<Stage> {
    match *event {
        Event::RoundBegan { .. } => Staging::Opens(Stage::Round),
        Event::ActionTaken { source: Source::Favour, .. } => Staging::Opens(Stage::Favour),
        Event::ExamContested { .. } | Event::ExamUncontested { .. } => Staging::Opens(Stage::Exam),
        Event::ResolutionBegan { ministry } => Staging::Opens(Stage::Resolution(ministry)),
        Event::InvasionEnded { land, .. } => Staging::Opens(Stage::Invasion(land)),
        Event::Launched { voyages, .. } if voyages > 0 => Staging::Opens(Stage::Voyage),
        Event::RewardPlayed { reward: Reward::EmperorInsulted, .. } => Staging::Opens(Stage::Insult),
        Event::EndBegan | Event::Won { .. } | Event::Drawn { .. } => Staging::Opens(Stage::End),
        Event::Scored { merit, .. } => match merit {
            Merit::ChiefMinister | Merit::Admiral | Merit::General => Staging::Opens(Stage::End),
            Merit::Minister(_)
            | Merit::Secretary(_)
            | Merit::DistantLand(_)
            | Merit::ForeignLand(_)
            | Merit::EmperorInsulted => Staging::Plays,
        },
        Event::CubesCounted { .. }
        | Event::ChiefAppointed { .. }
        | Event::Tutored { .. }
        | Event::GiftCancelled { .. }
        | Event::ExamDecided { .. }
        | Event::CandidatePlaced { .. }
        | Event::CandidateRemoved { .. }
        | Event::CandidateSkipped { .. }
        | Event::CandidateRevealed { .. }
        | Event::InfluenceYielded { .. }
        | Event::ResolutionEnded { .. }
        | Event::Visited { .. }
        | Event::RewardGained { .. }
        | Event::RewardTaken { .. } => Staging::Plays,
        Event::ActionTaken { .. }
        | Event::Passed { .. }
        | Event::Paid { .. }
        | Event::Drew { .. }
        | Event::Reshuffled { .. }
        | Event::Bribed { .. }
        | Event::Secured { .. }
        | Event::Nominated { .. }
        | Event::ExamForced { .. }
        | Event::JunksBought { .. }
        | Event::Launched { .. }
        | Event::Recruited { .. }
        | Event::Invaded { .. }
        | Event::GiftBought { .. }
        | Event::GiftGiven { .. }
        | Event::Transferred { .. }
        | Event::Petitioned { .. }
        | Event::JunksReassigned { .. }
        | Event::StudentReplaced { .. }
        | Event::Swapped { .. }
        | Event::Redeployed { .. }
        | Event::InfluenceReplaced { .. }
        | Event::RewardPlayed { .. }
        | Event::TakenOver { .. }
        | Event::WallBuilt { .. }
        | Event::ExamWithoutStudents
        | Event::OfficialPlaced { .. }
        | Event::KeepChosen { .. }
        | Event::Discarded { .. } => Staging::AtTable,
    }
}

/// Where what is asked now belongs, if that is a stage.
fn asks(table: &Table) -> Option<Stage> {
    match table.agenda.question()? {
        Question::Appoint => Some(Stage::Round),
        Question::Visit => Some(Stage::Voyage),
        Question::Support | Question::Contribute | Question::CancelGift | Question::Place => {
            Some(Stage::Exam)
        }
        Question::Yield => table.resolution.map(|resolution| Stage::Resolution(resolution.ministry)),
        Question::Turn
        | Question::FavourAction
        | Question::ExtraAction
        | Question::Bribe
        | Question::Secure
        | Question::Nominate
        | Question::BuyJunks
        | Question::Launch
        | Question::Invade
        | Question::BuyGift
        | Question::GiveGift
        | Question::Transfer
        | Question::Petition
        | Question::Reassign
        | Question::ReplaceStudent
        | Question::Swap
        | Question::Redeploy
        | Question::ReplaceInfluence
        | Question::Trade
        | Question::Pay
        | Question::Overpay
        | Question::RewardCard
        | Question::BriberyCard
        | Question::GiftCard
        | Question::Keep => None,
    }
}

pub(super) fn asks_on(stage: Stage, table: &Table) -> bool {
    asks(table) == Some(stage)
}

/// Who wins by this, alone or with others.
fn wins(event: &Event) -> Option<Seat> {
    if let Event::Won { seat, .. } | Event::Drawn { seat, .. } = *event { Some(seat) } else { None }
}

/// Everything a drawing on a stage is made of.
struct Act<'a> {
    view: &'a View<'a, Confucius>,
    told: &'a [Event],
    offers: &'a Offers<Confucius>,
    say: &'a Say,
    /// Who must choose on it now.
    asked: Option<Seat>,
}

impl Act<'_> {
    fn table(&self) -> &Table {
        self.view.table
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        Seat::first(self.view.seats())
    }

    /// Whom one looks at: whoever must choose, or whom the last sentence was about.
    fn now(&self) -> Option<Seat> {
        self.asked.or_else(|| self.told.last()?.tell(Viewer::Spectator).whom())
    }

    /// The viewer, if he must choose now.
    fn me(&self) -> Option<Seat> {
        let me = match self.view.viewer {
            Viewer::Seat(me) => Some(me),
            Viewer::Spectator | Viewer::All => None,
        };
        me.filter(|&me| self.asked == Some(me))
    }

    fn points(&self, seat: Seat) -> String {
        let vp = Message::new("confucius-board-vp").number("vp", self.table().families[seat].score);
        self.say.message(&vp)
    }

    /// Whether the winner was told.
    fn is_won(&self) -> bool {
        self.told.iter().any(|event| wins(event).is_some())
    }

    /// The points made on this stage by a seat.
    fn made(&self, seat: Seat) -> u8 {
        self.told
            .iter()
            .filter_map(|event| {
                if let Event::Scored { seat: who, vp, .. } = *event
                    && who == seat
                {
                    Some(vp)
                } else {
                    None
                }
            })
            .sum()
    }

    /// The reward cards drawn on this stage by a seat.
    fn rewards(&self, seat: Seat) -> usize {
        let draws = |event: &&Event| matches!(**event, Event::RewardGained { seat: who, .. } | Event::RewardTaken { seat: who, .. } if who == seat);
        self.told.iter().filter(draws).count()
    }
}

pub(super) fn draw(
    stage: Stage,
    view: &View<'_, Confucius>,
    told: &[Event],
    offers: &Offers<Confucius>,
    say: &Say,
) -> Scenery {
    let asked = view.table.to_act().lowest().filter(|_| asks_on(stage, view.table));
    let act = Act { view, told, offers, say, asked };
    let (seal, pic, title, lead) = billing(stage, &act);
    Scenery {
        over: wall::headline(view.table, say),
        seal,
        pic: Some(pic),
        title,
        lead,
        body: body(stage, &act),
        decides: stage == Stage::End && act.is_won(),
    }
}

fn body(stage: Stage, act: &Act<'_>) -> Markup {
    match stage {
        Stage::Round => columns::round(act),
        Stage::Favour => columns::favour(act),
        Stage::Exam => exam::draw(act),
        Stage::Resolution(ministry) => columns::resolution(act, ministry),
        Stage::Invasion(land) => realm::invasion(act, land),
        Stage::Voyage => realm::voyage(act),
        Stage::Insult => realm::insult(act),
        Stage::End => columns::end(act),
    }
}

/// Seal, pictogram, title, and what it means.
fn billing(stage: Stage, act: &Act<'_>) -> (&'static str, &'static str, String, String) {
    let Act { told, say, .. } = *act;
    let words = |id: &'static str| say.words(id);
    let has = |is: fn(&Event) -> bool| told.iter().any(is);
    match stage {
        Stage::Round if act.asked.is_some() || has(|event| matches!(event, Event::ChiefAppointed { .. })) => {
            ("相", "hat", words("confucius-stage-chief"), words("confucius-stage-chief-lead"))
        }
        Stage::Round => {
            ("禮", "present", words("confucius-stage-count"), words("confucius-stage-count-lead"))
        }
        Stage::Favour => {
            let whose = Message::new("confucius-stage-favour-lead").seat("who", act.table().chief_minister);
            ("恩", "sun", words("confucius-board-favour"), say.message(&whose))
        }
        Stage::Exam => {
            let alone = has(|event| matches!(event, Event::ExamUncontested { .. }));
            let lead = if alone { "confucius-stage-exam-alone" } else { "confucius-stage-exam-lead" };
            ("試", "brush", words("confucius-stage-exam"), words(lead))
        }
        Stage::Resolution(ministry) => (
            ministry.seal(),
            ministry.pic(),
            words(ministry.noun()),
            words("confucius-stage-resolution-lead"),
        ),
        Stage::Invasion(land) => {
            let won =
                has(|event| matches!(event, Event::InvasionEnded { result: InvasionResult::Success, .. }));
            let lead = if won { "confucius-stage-invasion-won" } else { "confucius-stage-invasion-lost" };
            (land.seal(), "swords", words(land.noun()), words(lead))
        }
        Stage::Voyage => {
            ("航", "voyage", words("confucius-stage-voyage"), words("confucius-stage-voyage-lead"))
        }
        Stage::Insult => {
            let card = Reward::EmperorInsulted;
            (card.seal(), card.pic(), words(card.noun()), words("confucius-stage-insult-lead"))
        }
        Stage::End if act.is_won() => {
            let told = told.iter().filter(|event| wins(event).is_some());
            victory(told.map(|event| say.tell(event, act.view.viewer)).collect(), say)
        }
        Stage::End if has(|event| matches!(event, Event::Scored { .. })) => {
            ("爵", "hat", words("confucius-stage-titles"), words("confucius-stage-titles-lead"))
        }
        Stage::End => ("終", "points", words("confucius-stage-end"), words("confucius-stage-end-lead")),
    }
}
