//! What follows what (rules sections 6.0 and 6.3, RND), and the three dispatches: what happens by itself
//! (`step`), what may be chosen (`legal`), what a choice does (`choose`).

use tabletop::{Hear, Offer, Seat, Seats, Went};

use crate::action::Action;
use crate::event::Event;
use crate::expansions::{super_events, wall};
use crate::piece::EventTile;
use crate::table::{Hand, Phase, Table};
use crate::{Dragon, State, act, decay, draft, end, hire, omen, score};

/// YD-RND-1.
pub(crate) const MONTHS: u8 = 12;

/// What happens by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Step {
    #[default]
    Month,
    Actions,
    Hiring,
    Event,
    WallCheck,
    SuperEvent,
    Decay,
    Scoring,
    /// The next seat in order does its duty, until all have.
    Next(Duty),
}

/// What the seats do one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Duty {
    Draft,
    Act,
    Hire,
    Release,
    Drought,
    WallRelease,
    RemoveFloors,
    Flood,
    Discard,
    Sunrise,
    Charter,
}

/// What the seat whose turn it is must choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Question {
    DraftFirst,
    DraftSecond,
    DraftPlace,
    Group,
    Card,
    Build,
    Privilege,
    PersonCard,
    Tile,
    Place,
    Full,
    Release,
    Drought,
    LayWall,
    WallRelease,
    RemoveFloor,
    Evict,
    Flood,
    Discard,
    Sunrise,
    Charter,
}

/// What is pending.
pub type Task = tabletop::Task<Step, Question>;

impl Question {
    /// Its name among the decision points of section 14.2.
    pub fn decision(self) -> &'static str {
        match self {
            Question::DraftFirst => "draft-1",
            Question::DraftSecond => "draft-2",
            Question::DraftPlace => "draft-p",
            Question::Group => "group",
            Question::Card => "card",
            Question::Build => "build",
            Question::Privilege => "priv",
            Question::PersonCard => "pcard",
            Question::Tile => "tile",
            Question::Place => "place",
            Question::Full => "full",
            Question::Release => "release",
            Question::Drought => "drought",
            Question::LayWall => "wall",
            Question::WallRelease => "wall-rel",
            Question::RemoveFloor => "se-floor",
            Question::Evict => "se-evict",
            Question::Flood => "se-flood",
            Question::Discard => "se-discard",
            Question::Sunrise => "se-sunrise",
            Question::Charter => "se-charter",
        }
    }
}

impl Step {
    /// The step of phase III it is.
    pub(crate) fn event_step(self) -> Option<Phase> {
        match self {
            Step::Event => Some(Phase::Event),
            Step::WallCheck => Some(Phase::WallCheck),
            Step::SuperEvent => Some(Phase::SuperEvent),
            Step::Month | Step::Actions | Step::Hiring | Step::Decay | Step::Scoring | Step::Next(_) => None,
        }
    }
}

impl Table {
    /// Whose choice is awaited.
    pub fn to_act(&self) -> Seats {
        match (self.agenda.question(), self.turn.acting()) {
            (Some(_), Some(seat)) => Seats::one(seat),
            (Some(_) | None, _) => Seats::NONE,
        }
    }

    /// The event of this month.
    pub fn event(&self) -> EventTile {
        self.events[usize::from(self.month) - 1]
    }
}

/// One thing that happens by itself.
#[inline]
pub(crate) fn step(state: &mut State, out: &mut impl Hear<Event>) -> Went {
    match state.table.agenda.next() {
        Some(Task::Step(Step::Next(duty))) => next(state, duty),
        Some(Task::Step(step)) => happen(state, step, out),
        Some(Task::Ask(_)) | None => return Went::Nowhere,
    }
    Went::On
}

/// What is rare. Not inlined: beside it the loop that asks for steps must stay small.
#[inline(never)]
fn happen(state: &mut State, step: Step, out: &mut impl Hear<Event>) {
    state.table.agenda.take();
    match step {
        Step::Month => month(&mut state.table, out),
        Step::Actions => act::begin(state, out),
        Step::Hiring => hire::begin(&mut state.table),
        Step::Event => omen::begin(&mut state.table, out),
        Step::WallCheck => wall::check(&mut state.table, out),
        Step::SuperEvent => super_events::begin(state, out),
        Step::Decay => decay::begin(&mut state.table, out),
        Step::Scoring => score::begin(&mut state.table, out),
        Step::Next(duty) => next(state, duty),
    }
}

/// YD-RND-2: the phases of a month; after the twelfth the game ends (YD-END-1).
fn month(table: &mut Table, out: &mut impl Hear<Event>) {
    if table.month == MONTHS {
        return end::begin(table, out);
    }
    table.month += 1;
    out.hear(|| Event::MonthBegan { month: table.month, event: table.event() });
    table.agenda.steps([Step::Decay, Step::Scoring, Step::Month]); // YD-EVT-2
    if super_events::is_due(table) {
        table.agenda.step(Step::SuperEvent); // YD-SEV-1, YD-WAL-6
    }
    for _ in 0..wall::checks(table) {
        table.agenda.step(Step::WallCheck); // YD-WAL-4
    }
    table.agenda.steps([Step::Actions, Step::Hiring, Step::Event]);
}

/// The next seat in order begins its turn; one with nothing to decide is skipped; after the last the duty is done.
fn next(state: &mut State, duty: Duty) {
    let Some(me) = state.table.turn.acting() else {
        state.table.agenda.take();
        return;
    };
    let owed = state.table.turn.owed[me.idx()];
    let question = match duty {
        Duty::Draft => Some(Question::DraftFirst),
        Duty::Act => Some(Question::Group),
        Duty::Hire => (!state.hands[me].is_empty()).then_some(Question::PersonCard), // YD-RND-3
        Duty::Release => (owed > 0).then_some(Question::Release),
        Duty::Drought => (owed > 0).then_some(Question::Drought),
        Duty::WallRelease => (owed > 0).then_some(Question::WallRelease),
        Duty::RemoveFloors => (owed > 0).then_some(Question::RemoveFloor),
        Duty::Flood => (owed > 0).then_some(Question::Flood),
        Duty::Discard => (owed > 0).then_some(Question::Discard),
        Duty::Sunrise => super_events::can_take_any(&state.table).then_some(Question::Sunrise),
        Duty::Charter => (state.table.courts[me].persons() > 0).then_some(Question::Charter),
    };
    match question {
        Some(question) => state.table.agenda.ask(question),
        None => state.table.turn.over(),
    }
}

/// What may be chosen, and why not what may not.
pub(crate) fn legal(table: &Table, hand: &Hand, me: Seat, out: &mut impl Offer<Dragon>) {
    let Some(question) = table.agenda.question() else { return };
    match question {
        Question::DraftFirst => draft::legal_first(out),
        Question::DraftSecond => draft::legal_second(table, me, out),
        Question::DraftPlace => draft::legal_place(table, me, out),
        Question::Group => act::legal_group(table, me, out),
        Question::Card => act::legal_card(table, me, out),
        Question::Build => act::legal_build(table, me, out),
        Question::Privilege => act::legal_privilege(table, me, out),
        Question::PersonCard => hire::legal_card(hand, out),
        Question::Tile => hire::legal_tile(table, out),
        Question::Place => hire::legal_place(table, me, out),
        Question::Full => hire::legal_full(table, me, out),
        Question::Release => omen::legal_release(table, me, out),
        Question::Drought => omen::legal_drought(table, me, out),
        Question::LayWall => wall::legal(table, me, out),
        Question::WallRelease => omen::offer_everybody(table, me, out),
        Question::RemoveFloor => super_events::legal_floor(table, me, out),
        Question::Evict => super_events::legal_evict(table, me, out),
        Question::Flood => super_events::legal_flood(table, me, out),
        Question::Discard => super_events::legal_discard(hand, out),
        Question::Sunrise => super_events::legal_sunrise(table, out),
        Question::Charter => super_events::legal_charter(table, me, out),
    }
}

/// What a choice does.
pub(crate) fn choose(state: &mut State, me: Seat, action: Action, out: &mut impl Hear<Event>) {
    let question = state.table.agenda.answered();
    let table = &mut state.table;
    match (question, action) {
        (Some(Question::DraftFirst), Action::Draft(person)) => draft::first(table, me, person, out),
        (Some(Question::DraftSecond), Action::Draft(person)) => draft::second(table, me, person, out),
        (Some(Question::DraftPlace), Action::Place(palace)) => draft::place(table, me, palace, out),
        (Some(Question::Group), Action::Pass) => act::pass(table, me, out),
        (Some(Question::Group), Action::ChooseGroup(group)) => act::group(table, me, group, out),
        (Some(Question::Card), Action::Perform(card)) => act::perform(table, me, card, out),
        (Some(Question::Build), Action::BuildOn(palace)) => act::build_on(table, me, palace, out),
        (Some(Question::Build), Action::BuildNew) => act::build_new(table, me, out),
        (Some(Question::Privilege), Action::Buy(privilege)) => act::buy(table, me, privilege, out),
        (Some(Question::PersonCard), Action::Play(card)) => hire::play(state, me, card, out),
        (Some(Question::Tile), Action::Take(kind)) => hire::take(table, me, kind, out),
        (Some(Question::Place), Action::Place(palace)) => hire::place(table, me, palace, out),
        (Some(Question::Full), Action::Replace(kind, palace)) => hire::replace(table, me, kind, palace, out),
        (Some(Question::Full), Action::ThrowAway) => hire::throw_away(table, me, out),
        (Some(Question::Release), Action::Release(kind, palace)) => {
            omen::release_one(table, me, kind, palace, out)
        }
        (Some(Question::Release), Action::ReleaseAll) => omen::release_all(table, me, out),
        (Some(Question::Drought), Action::Release(kind, palace)) => {
            omen::release_hit(table, me, kind, palace, out)
        }
        (Some(Question::Drought), Action::ReleaseEach) => omen::release_each(table, me, out),
        (Some(Question::LayWall), Action::Lay(tile)) => wall::lay(table, me, tile, out),
        (Some(Question::WallRelease), Action::Release(kind, palace)) => {
            wall::release(table, me, kind, palace, out)
        }
        (Some(Question::RemoveFloor), Action::RemoveFloor(palace)) => {
            super_events::remove_floor(table, me, palace, out)
        }
        (Some(Question::Evict), Action::Release(kind, palace)) => {
            super_events::evict(table, me, kind, palace, out)
        }
        (Some(Question::Flood), Action::Return(good)) => super_events::give_back(table, me, good, out),
        (Some(Question::Discard), Action::Discard(card)) => super_events::discard(state, me, card, out),
        (Some(Question::Sunrise), Action::Take(kind)) => super_events::sunrise(table, me, kind, out),
        (Some(Question::Charter), Action::Charter(person)) => super_events::charter(table, me, person, out),
        // A match accepts only what `legal` offers, which asks the same question.
        (question, action) => {
            unreachable!("`choose` has no arm for `{action}` at {question:?}, or it was not offered")
        }
    }
}
