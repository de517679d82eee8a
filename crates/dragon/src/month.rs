//! What follows what (rules sections 6.0 and 6.3, RND), and the three dispatches: what happens by itself
//! (`happen`), what may be chosen (`legal`), what a choice does (`choose`).

use tabletop::{Hear, Offer, Seat, Seats};

use crate::action::Action;
use crate::event::Event;
use crate::expansions::{super_events, wall};
use crate::piece::EventTile;
use crate::table::{Hand, Phase, Table};
use crate::{Dragon, State, act, decay, draft, end, hire, omen, score};

/// YD-RND-1.
pub(crate) const MONTHS: u8 = 12;

/// What is pending. The first ones happen by themselves; the others wait for the seat whose turn it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Task {
    #[default]
    Month,
    Actions,
    Hiring,
    Event,
    WallCheck,
    SuperEvent,
    Decay,
    Scoring,
    /// The next seat in order takes its turn, until all have.
    Next(Step),

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

/// What the seats do one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Step {
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

impl Task {
    /// The decision point of section 14.2 it waits at, if it waits.
    pub fn decision(self) -> Option<&'static str> {
        Some(match self {
            Task::Month
            | Task::Actions
            | Task::Hiring
            | Task::Event
            | Task::WallCheck
            | Task::SuperEvent
            | Task::Decay
            | Task::Scoring
            | Task::Next(_) => return None,
            Task::DraftFirst => "draft-1",
            Task::DraftSecond => "draft-2",
            Task::DraftPlace => "draft-p",
            Task::Group => "group",
            Task::Card => "card",
            Task::Build => "build",
            Task::Privilege => "priv",
            Task::PersonCard => "pcard",
            Task::Tile => "tile",
            Task::Place => "place",
            Task::Full => "full",
            Task::Release => "release",
            Task::Drought => "drought",
            Task::LayWall => "wall",
            Task::WallRelease => "wall-rel",
            Task::RemoveFloor => "se-floor",
            Task::Evict => "se-evict",
            Task::Flood => "se-flood",
            Task::Discard => "se-discard",
            Task::Sunrise => "se-sunrise",
            Task::Charter => "se-charter",
        })
    }

    /// The step of phase III it stands for.
    pub(crate) fn event_step(self) -> Option<Phase> {
        if self == Task::Event {
            Some(Phase::Event)
        } else if self == Task::WallCheck {
            Some(Phase::WallCheck)
        } else if self == Task::SuperEvent {
            Some(Phase::SuperEvent)
        } else {
            None
        }
    }
}

impl Table {
    /// Whose choice is awaited.
    pub fn to_act(&self) -> Seats {
        match (self.agenda.next(), self.turn.acting()) {
            (Some(_), Some(seat)) => Seats::one(seat),
            (Some(_) | None, _) => Seats::NONE,
        }
    }

    /// The event of this month.
    pub fn event(&self) -> EventTile {
        self.events[usize::from(self.month) - 1]
    }
}

/// Plays on until somebody must choose or the game is over.
pub fn resume(state: &mut State, out: &mut impl Hear<Event>) {
    while let Some(task) = state.table.agenda.next() {
        if let Task::Next(step) = task {
            next(state, step);
        } else if task.decision().is_some() {
            return;
        } else {
            happen(state, task, out);
        }
    }
}

/// What happens by itself. Not inlined: it is rare, and beside it the loop above must stay small.
#[inline(never)]
fn happen(state: &mut State, task: Task, out: &mut impl Hear<Event>) {
    state.table.agenda.take();
    match task {
        Task::Month => month(&mut state.table, out),
        Task::Actions => act::begin(state, out),
        Task::Hiring => hire::begin(&mut state.table),
        Task::Event => omen::begin(&mut state.table, out),
        Task::WallCheck => wall::check(&mut state.table, out),
        Task::SuperEvent => super_events::begin(state, out),
        Task::Decay => decay::begin(&mut state.table, out),
        Task::Scoring => score::begin(&mut state.table, out),
        Task::Next(_)
        | Task::DraftFirst
        | Task::DraftSecond
        | Task::DraftPlace
        | Task::Group
        | Task::Card
        | Task::Build
        | Task::Privilege
        | Task::PersonCard
        | Task::Tile
        | Task::Place
        | Task::Full
        | Task::Release
        | Task::Drought
        | Task::LayWall
        | Task::WallRelease
        | Task::RemoveFloor
        | Task::Evict
        | Task::Flood
        | Task::Discard
        | Task::Sunrise
        | Task::Charter => unreachable!("{task:?} does not happen by itself"),
    }
}

/// YD-RND-2: the phases of a month; after the twelfth the game ends (YD-END-1).
fn month(table: &mut Table, out: &mut impl Hear<Event>) {
    if table.month == MONTHS {
        return end::begin(table, out);
    }
    table.month += 1;
    out.hear(|| Event::MonthBegan { month: table.month, event: table.event() });
    table.agenda.first([Task::Decay, Task::Scoring, Task::Month]); // YD-EVT-2
    if super_events::is_due(table) {
        table.agenda.push(Task::SuperEvent); // YD-SEV-1, YD-WAL-6
    }
    for _ in 0..wall::checks(table) {
        table.agenda.push(Task::WallCheck); // YD-WAL-4
    }
    table.agenda.first([Task::Actions, Task::Hiring, Task::Event]);
}

/// The next seat in order begins its turn; one with nothing to decide is skipped; after the last the step is over.
fn next(state: &mut State, step: Step) {
    let Some(me) = state.table.turn.acting() else {
        state.table.agenda.take();
        return;
    };
    let owed = state.table.turn.owed[me.idx()];
    let task = match step {
        Step::Draft => Some(Task::DraftFirst),
        Step::Act => Some(Task::Group),
        Step::Hire => (!state.hands[me].is_empty()).then_some(Task::PersonCard), // YD-RND-3
        Step::Release => (owed > 0).then_some(Task::Release),
        Step::Drought => (owed > 0).then_some(Task::Drought),
        Step::WallRelease => (owed > 0).then_some(Task::WallRelease),
        Step::RemoveFloors => (owed > 0).then_some(Task::RemoveFloor),
        Step::Flood => (owed > 0).then_some(Task::Flood),
        Step::Discard => (owed > 0).then_some(Task::Discard),
        Step::Sunrise => super_events::can_take_any(&state.table).then_some(Task::Sunrise),
        Step::Charter => (state.table.courts[me].persons() > 0).then_some(Task::Charter),
    };
    match task {
        Some(task) => state.table.agenda.push(task),
        None => state.table.turn.over(),
    }
}

/// What may be chosen, and why not what may not.
pub(crate) fn legal(table: &Table, hand: &Hand, me: Seat, out: &mut impl Offer<Dragon>) {
    let Some(task) = table.agenda.next() else { return };
    match task {
        Task::DraftFirst => draft::legal_first(out),
        Task::DraftSecond => draft::legal_second(table, me, out),
        Task::DraftPlace => draft::legal_place(table, me, out),
        Task::Group => act::legal_group(table, me, out),
        Task::Card => act::legal_card(table, me, out),
        Task::Build => act::legal_build(table, me, out),
        Task::Privilege => act::legal_privilege(table, me, out),
        Task::PersonCard => hire::legal_card(hand, out),
        Task::Tile => hire::legal_tile(table, out),
        Task::Place => hire::legal_place(table, me, out),
        Task::Full => hire::legal_full(table, me, out),
        Task::Release => omen::legal_release(table, me, out),
        Task::Drought => omen::legal_drought(table, me, out),
        Task::LayWall => wall::legal(table, me, out),
        Task::WallRelease => omen::offer_everybody(table, me, out),
        Task::RemoveFloor => super_events::legal_floor(table, me, out),
        Task::Evict => super_events::legal_evict(table, me, out),
        Task::Flood => super_events::legal_flood(table, me, out),
        Task::Discard => super_events::legal_discard(hand, out),
        Task::Sunrise => super_events::legal_sunrise(table, out),
        Task::Charter => super_events::legal_charter(table, me, out),
        Task::Month
        | Task::Actions
        | Task::Hiring
        | Task::Event
        | Task::WallCheck
        | Task::SuperEvent
        | Task::Decay
        | Task::Scoring
        | Task::Next(_) => unreachable!("{task:?} waits for nobody"),
    }
}

/// What a choice does.
pub(crate) fn choose(state: &mut State, me: Seat, action: Action, out: &mut impl Hear<Event>) {
    let task = state.table.agenda.take();
    let table = &mut state.table;
    match (task, action) {
        (Some(Task::DraftFirst), Action::Draft(person)) => draft::first(table, me, person, out),
        (Some(Task::DraftSecond), Action::Draft(person)) => draft::second(table, me, person, out),
        (Some(Task::DraftPlace), Action::Place(palace)) => draft::place(table, me, palace, out),
        (Some(Task::Group), Action::Pass) => act::pass(table, me, out),
        (Some(Task::Group), Action::ChooseGroup(group)) => act::group(table, me, group, out),
        (Some(Task::Card), Action::Perform(card)) => act::perform(table, me, card, out),
        (Some(Task::Build), Action::BuildOn(palace)) => act::build_on(table, me, palace, out),
        (Some(Task::Build), Action::BuildNew) => act::build_new(table, me, out),
        (Some(Task::Privilege), Action::Buy(privilege)) => act::buy(table, me, privilege, out),
        (Some(Task::PersonCard), Action::Play(card)) => hire::play(state, me, card, out),
        (Some(Task::Tile), Action::Take(kind)) => hire::take(table, me, kind, out),
        (Some(Task::Place), Action::Place(palace)) => hire::place(table, me, palace, out),
        (Some(Task::Full), Action::Replace(kind, palace)) => hire::replace(table, me, kind, palace, out),
        (Some(Task::Full), Action::ThrowAway) => hire::throw_away(table, me, out),
        (Some(Task::Release), Action::Release(kind, palace)) => {
            omen::release_one(table, me, kind, palace, out)
        }
        (Some(Task::Release), Action::ReleaseAll) => omen::release_all(table, me, out),
        (Some(Task::Drought), Action::Release(kind, palace)) => {
            omen::release_hit(table, me, kind, palace, out)
        }
        (Some(Task::Drought), Action::ReleaseEach) => omen::release_each(table, me, out),
        (Some(Task::LayWall), Action::Lay(tile)) => wall::lay(table, me, tile, out),
        (Some(Task::WallRelease), Action::Release(kind, palace)) => {
            wall::release(table, me, kind, palace, out)
        }
        (Some(Task::RemoveFloor), Action::RemoveFloor(palace)) => {
            super_events::remove_floor(table, me, palace, out)
        }
        (Some(Task::Evict), Action::Release(kind, palace)) => {
            super_events::evict(table, me, kind, palace, out)
        }
        (Some(Task::Flood), Action::Return(good)) => super_events::give_back(table, me, good, out),
        (Some(Task::Discard), Action::Discard(card)) => super_events::discard(state, me, card, out),
        (Some(Task::Sunrise), Action::Take(kind)) => super_events::sunrise(table, me, kind, out),
        (Some(Task::Charter), Action::Charter(person)) => super_events::charter(table, me, person, out),
        (task, action) => unreachable!("`{action}` was not offered at {task:?}"),
    }
}
