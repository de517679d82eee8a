//! The great moments of the Dragon: what came, and what it means for every court in turn.

use dragon::data::data;
use dragon::month::Question;
use dragon::person::Person;
use dragon::piece::{EventTile, Good, Named, SuperEvent};
use dragon::table::Table;
use dragon::{Dragon, Event};
use i18n::Say;
use maud::{Markup, html};
use tabletop::{Message, Seat, View};

use super::cue::Stage;
use super::glyph::Glyph;
use super::{end, palace, strip};
use crate::art::{count, icon, labelled};
use crate::{Column, Offers, Scenery, term};

/// What was told on the stage about one seat, added up.
#[derive(Clone, Copy, Debug, Default)]
struct Fate {
    /// Whether anything was told.
    told: bool,
    paid: u8,
    lost: u8,
    left: u8,
    points: u16,
    floors: u8,
    parts: [u16; 3],
}

impl Fate {
    #[expect(clippy::wildcard_enum_match_arm, reason = "most of what happens takes and brings nothing")]
    fn of(seat: Seat, told: &[Event]) -> Fate {
        let mut fate = Fate::default();
        for event in told {
            if subject(event) != Some(seat) {
                continue;
            }
            fate.told = true;
            match *event {
                Event::TributePaid { yuan: paid, .. }
                | Event::RicePaid { rice: paid, .. }
                | Event::FireworksSpent { fireworks: paid, .. }
                | Event::PrivilegesLost { privileges: paid, .. } => fate.paid += paid,
                Event::GoodReturned { .. } | Event::CardDiscarded { .. } => fate.paid += 1,
                Event::MustRelease { persons, .. } => fate.lost += persons,
                Event::Released { .. } => fate.left += 1,
                Event::Scored { vp, .. } => fate.points += vp,
                Event::PalaceDecayed { .. } | Event::PalaceFell { .. } | Event::FloorLost { .. } => {
                    fate.floors += 1;
                }
                Event::MonthScored { palaces, ladies, privileges, .. } => {
                    fate.parts = [palaces, ladies, privileges].map(u16::from);
                    fate.points += fate.parts.iter().sum::<u16>();
                }
                _ => {}
            }
        }
        fate
    }
}

/// Whom an event on a stage is about.
fn subject(event: &Event) -> Option<Seat> {
    use tabletop::{Tell, Viewer};
    event.tell(Viewer::Spectator).whom()
}

pub(super) fn asks_on(_stage: Stage, table: &Table) -> bool {
    match table.agenda.question() {
        Some(
            Question::Release
            | Question::Drought
            | Question::WallRelease
            | Question::RemoveFloor
            | Question::Evict
            | Question::Flood
            | Question::Discard
            | Question::Sunrise
            | Question::Charter,
        ) => true,
        Some(
            Question::DraftFirst
            | Question::DraftSecond
            | Question::DraftPlace
            | Question::Group
            | Question::Card
            | Question::Build
            | Question::Privilege
            | Question::PersonCard
            | Question::Tile
            | Question::Place
            | Question::Full
            | Question::LayWall,
        )
        | None => false,
    }
}

pub(super) fn draw(
    stage: Stage,
    view: &View<'_, Dragon>,
    told: &[Event],
    offers: &Offers<Dragon>,
    say: &Say,
) -> Scenery {
    let table = view.table;
    let last = told.iter().rev().find_map(subject);
    // Who is asked next is no part of what has just happened.
    let asked = table.to_act().lowest().filter(|_| !offers.is_empty() && asks_on(stage, table));
    let order: Vec<Seat> = match table.turn.order.as_slice() {
        order if order.len() == view.seats() => order.to_vec(),
        _ => Seat::first(view.seats()).collect(),
    };
    if stage == Stage::End {
        return end::draw(view, told, say);
    }
    let columns = order.into_iter().map(|seat| {
        let fate = Fate::of(seat, told);
        let now = asked.or(last) == Some(seat);
        Column {
            seat,
            now,
            done: fate.told && !now,
            points: say.message(&Message::new("dragon-board-vp").number("vp", table.courts[seat].vp)),
            sum: sum(stage, &fate, table, seat),
            stamp: stamp(stage, &fate),
            drawing: drawing(table, seat, asked == Some(seat), offers, say),
        }
        .draw(say)
    });
    let (seal, pic, title) = billing(stage, say);
    Scenery {
        over: say.message(&Message::new("dragon-stage-month").number("month", table.month)),
        seal,
        pic,
        title,
        lead: lead(stage, told, say),
        body: html! { @for column in columns { (column) } },
        decides: false,
    }
}

/// Seal, pictogram and title.
fn billing(stage: Stage, say: &Say) -> (&'static str, Option<&'static str>, String) {
    match stage {
        Stage::Event(event) => (event.seal(), Some(event.pic()), say.words(event.noun())),
        Stage::Wall => ("城", Some("wall"), say.words("dragon-stage-wall")),
        Stage::Super(event) => (event.seal(), Some(event.pic()), say.words(event.noun())),
        Stage::Decay => ("朽", Some("floor"), say.words("dragon-stage-decay")),
        Stage::Points => ("功", Some("points"), say.words("dragon-stage-points")),
        Stage::End => ("龍", Some("dragon"), say.words("dragon-stage-end")),
    }
}

/// What it means, for somebody who does not know the rules.
fn lead(stage: Stage, told: &[Event], say: &Say) -> String {
    let (events, expansions) = (&data().events, &data().expansions);
    let lead = match stage {
        Stage::Event(EventTile::Peace) => Message::new("dragon-stage-peace-lead"),
        Stage::Event(EventTile::Tribute) => {
            Message::new("dragon-stage-tribute-lead").number("yuan", events.tribute)
        }
        Stage::Event(EventTile::Drought) => Message::new("dragon-stage-drought-lead"),
        Stage::Event(EventTile::Festival) => Message::new("dragon-stage-festival-lead")
            .number("first", events.festival_first)
            .number("second", events.festival_second),
        Stage::Event(EventTile::Mongols) => {
            Message::new("dragon-stage-mongols-lead").number("persons", events.mongols)
        }
        Stage::Event(EventTile::Contagion) => {
            Message::new("dragon-stage-contagion-lead").number("persons", events.contagion)
        }
        Stage::Wall if told.iter().any(|event| matches!(event, Event::WallHeld { .. })) => {
            Message::new("dragon-stage-wall-held-lead")
        }
        Stage::Wall => {
            Message::new("dragon-stage-wall-breached-lead").number("persons", expansions.wall.breach)
        }
        Stage::Super(event) => super_lead(event),
        Stage::Decay => Message::new("dragon-stage-decay-lead"),
        Stage::Points => Message::new("dragon-stage-points-lead"),
        Stage::End => Message::new("dragon-stage-end-lead"),
    };
    say.message(&lead)
}

fn super_lead(event: SuperEvent) -> Message {
    let numbers = &data().expansions.super_events;
    match event {
        SuperEvent::Lanternfest => {
            Message::new("dragon-stage-lanternfest-lead").number("vp", numbers.lanternfest)
        }
        SuperEvent::Buddha => Message::new("dragon-stage-buddha-lead"),
        SuperEvent::Earthquake => {
            Message::new("dragon-stage-earthquake-lead").number("floors", numbers.earthquake)
        }
        SuperEvent::Flood => Message::new("dragon-stage-flood-lead"),
        SuperEvent::SolarEclipse => Message::new("dragon-stage-solar-eclipse-lead"),
        SuperEvent::VolcanicEruption => Message::new("dragon-stage-volcanic-eruption-lead"),
        SuperEvent::Tornado => Message::new("dragon-stage-tornado-lead").number("cards", numbers.tornado),
        SuperEvent::Sunrise => Message::new("dragon-stage-sunrise-lead"),
        SuperEvent::AssassinationAttempt => Message::new("dragon-stage-assassination-attempt-lead"),
        SuperEvent::Charter => Message::new("dragon-stage-charter-lead"),
    }
}

/// How what happens to a court is reckoned.
fn sum(stage: Stage, fate: &Fate, table: &Table, seat: Seat) -> Markup {
    let court = &table.courts[seat];
    let less = |need: &'static str, needed: u8, have: &'static str, had: u8| {
        html! { (term(need, needed)) " − " (term(have, had)) }
    };
    match stage {
        _ if !fate.told => html! {},
        Stage::Event(EventTile::Peace) => html! {},
        Stage::Event(EventTile::Tribute) => {
            less(EventTile::Tribute.pic(), data().events.tribute, "yuan", fate.paid)
        }
        Stage::Event(EventTile::Drought) => less("floor", fate.paid + fate.lost, "rice", fate.paid),
        Stage::Event(EventTile::Festival) => html! { (term("rocket", court.fireworks + fate.paid)) },
        Stage::Event(EventTile::Mongols) => html! { (term("helmet", court.symbols(Person::Warrior))) },
        Stage::Event(EventTile::Contagion) => {
            let needed = data().events.contagion;
            less("person", needed, "mortar", needed.saturating_sub(fate.lost))
        }
        Stage::Wall | Stage::Super(_) | Stage::Decay => html! {},
        Stage::Points => parts(["floor", "fan", "dragon"], fate.parts),
        Stage::End => html! {},
    }
}

fn parts(pics: [&'static str; 3], parts: [u16; 3]) -> Markup {
    html! {
        @for (pic, part) in pics.into_iter().zip(parts) { @if part > 0 { (term(pic, part)) " " } }
    }
}

/// What comes of it.
fn stamp(stage: Stage, fate: &Fate) -> Option<Markup> {
    let lost = fate.lost.max(fate.left);
    match stage {
        _ if fate.points > 0 => Some(
            html! { span.gain { "+" (fate.points) } @if lost > 0 { span.loss { "−" (lost) (icon("person")) } } },
        ),
        _ if lost > 0 => Some(html! { span.loss { "−" (lost) (icon("person")) } }),
        _ if fate.floors > 0 => Some(html! { span.loss { "−" (fate.floors) (icon("floor")) } }),
        Stage::Super(_) if fate.paid > 0 => Some(html! { span.loss { "−" (fate.paid) } }),
        Stage::Event(_) if fate.told => Some(html! { span.safe { (icon("check")) } }),
        Stage::Event(_) | Stage::Wall | Stage::Super(_) | Stage::Decay | Stage::Points | Stage::End => None,
    }
}

/// The palaces of a court; large, with everything offered, where its seat is asked.
pub(super) fn drawing(table: &Table, seat: Seat, asked: bool, offers: &Offers<Dragon>, say: &Say) -> Markup {
    let court = &table.courts[seat];
    let goods = [(Good::Yuan, court.yuan), (Good::Rice, court.rice), (Good::Fireworks, court.fireworks)];
    html! {
        div.palaces data-piece=(format!("palaces-{seat}")) {
            @for palace in court.palaces.iter() {
                @if asked { (palace::draw(seat, palace, None, offers, say)) }
                @else { (strip::house(seat, palace, say)) }
            }
        }
        div.goods {
            @for (good, held) in goods {
                (count(&labelled(say, &say.words(good.noun()), held), &format!("{}-{seat}", good.code()), good.pic(), 1, held))
            }
        }
    }
}
