//! Great moments at which one family after the other is looked at: a round begins, the favour of the Emperor, a
//! ministry is resolved, the game ends.

use confucius::official::SpaceSet;
use confucius::piece::{Gift, Ministry, Named};
use confucius::table::Titles;
use confucius::{Confucius, Event, Merit};
use maud::{Markup, html};
use tabletop::{Game as _, Seat};

use super::super::figure::{cube, tablet};
use super::super::glyph::Pictured;
use super::super::{Spot, counter};
use super::Act;
use crate::art::{chip, icon, marker, pic, words};
use crate::finale::{Counted, Finalist, finale};
use crate::{Column, term};

/// A family that can be pointed at while somebody must choose one.
fn pick(act: &Act<'_>, seat: Seat) -> Markup {
    let name = act.say.seat(seat);
    html! {
        @if act.me().is_some_and(|me| me != seat) {
            svg.pick viewBox="0 0 120 44" role="group" aria-label=(name) {
                (act.offers.hang(Spot::Family(seat), &name, html! {
                    rect.edge.mat x="1" y="1" width="118" height="42" rx="6" {}
                    (marker(seat, 48, 10, 24))
                }))
            }
        }
    }
}

fn is_offered(act: &Act<'_>, seat: Seat) -> bool {
    act.offers.is_offered(Spot::Family(seat))
}

/// A gift as it lies before somebody: from whom, which, and how much it is worth.
fn gift(other: Seat, gift: Gift, sign: &str, most: bool, id: Option<String>) -> Markup {
    html! { li.most[most] data-piece=[id] { (sign) (chip(other)) (icon(gift.pic())) b { (gift.value()) } } }
}

/// Gifts are counted, cubes handed out; then the Chief Minister is appointed.
pub(super) fn round(act: &Act<'_>) -> Markup {
    let table = act.table();
    html! {
        @for seat in act.seats() {
            @let counted = cubes_of(act, seat);
            @let given: Vec<_> = act.seats().filter_map(|to| Some((to, table.gift(seat, to)?))).collect();
            @let received: Vec<_> = act.seats().filter_map(|from| Some((from, table.gift(from, seat)?))).collect();
            @let now = act.now() == Some(seat) || appointed(act) == Some(seat) || is_offered(act, seat);
            (Column {
                seat,
                now,
                done: counted.is_some() && !now,
                points: act.points(seat),
                sum: html! {
                    @if counted.is_some() { (term("give", given.len())) " + " (term("present", received.len())) }
                },
                stamp: counted.map(|cubes| html! { span.gain { (cubes) (icon("cube")) } }),
                drawing: html! {
                    ul.gifts-of data-piece=(format!("family-{seat}")) {
                        @for &(to, given) in &given { (gift(to, given, "→", false, None)) }
                        @for &(from, received) in &received { (gift(from, received, "←", false, None)) }
                    }
                    (pick(act, seat))
                    p.purse {
                        span.cubes data-piece=(format!("cubes-{seat}")) {
                            @for _ in 0..counted.unwrap_or_default() { (cube(seat, None, None)) }
                        }
                        @if seat == table.chief_minister { span.hat data-piece="chief-hat" { (icon("hat")) } }
                    }
                },
            }.draw(act.say))
        }
    }
}

/// The cubes a family got, once they are counted.
fn cubes_of(act: &Act<'_>, seat: Seat) -> Option<u8> {
    act.told.iter().find_map(|event| {
        let Event::CubesCounted { seat: who, cubes } = *event else { return None };
        (who == seat).then_some(cubes)
    })
}

fn appointed(act: &Act<'_>) -> Option<Seat> {
    act.told
        .iter()
        .find_map(|event| if let Event::ChiefAppointed { chief, .. } = *event { Some(chief) } else { None })
}

/// All have passed; the Chief Minister acts once more.
pub(super) fn favour(act: &Act<'_>) -> Markup {
    let table = act.table();
    let taken = act
        .told
        .iter()
        .find_map(|event| if let Event::ActionTaken { action, .. } = *event { Some(action) } else { None });
    html! {
        @for seat in act.seats() {
            @let chief = seat == table.chief_minister;
            (Column {
                seat,
                now: chief,
                done: false,
                points: act.points(seat),
                sum: html! { @if chief { (icon("hat")) } @else { (icon("moon")) } },
                stamp: None,
                drawing: html! {
                    @if let Some(action) = taken.filter(|_| chief) {
                        @let name = act.say.words(action.noun());
                        svg.deed viewBox="0 0 120 110" role="img" aria-label=(name) data-piece=(counter::key(action)) {
                            rect.mat x="1" y="1" width="118" height="108" rx="6" {}
                            (pic(action.pic(), 36, 12, 48))
                            (words(&name, 60, 84, 108, 16))
                        }
                    }
                },
            }.draw(act.say))
        }
    }
}

/// An office or a title, what it is worth or goes by, and who has it.
fn chair(act: &Act<'_>, id: &str, name: &str, sign: &Markup, holder: Option<Seat>) -> Markup {
    html! {
        div.chair data-piece=(id) {
            span { (act.say.words(name)) }
            strong { (sign) }
            svg viewBox="0 0 26 26" role="img" aria-label=[holder.map(|holder| act.say.seat(holder))] {
                @if let Some(holder) = holder { (tablet(holder, true, 0, 0)) }
                @else { path.place d="M6 21v-13c0-9 14-9 14 0v13Z" {} }
            }
        }
    }
}

/// Who holds which officials after all that was told, and to whom somebody gave way.
fn holdings(act: &Act<'_>, ministry: Ministry) -> Vec<(Seat, SpaceSet, Option<Seat>)> {
    let officials = &act.table().ministries[ministry];
    let mut holdings: Vec<_> = act.seats().map(|seat| (seat, officials.owned(seat), None)).collect();
    for event in act.told {
        if let Event::InfluenceYielded { seat, to, .. } = *event {
            let given = std::mem::take(&mut holdings[seat.idx()].1);
            let held = &mut holdings[to.idx()].1;
            *held = *held | given;
            holdings[seat.idx()].2 = Some(to);
        }
    }
    holdings.retain(|(_, held, to)| !held.is_empty() || to.is_some());
    holdings
}

/// The weakest gives way to whom he owes most, until two are left: the Minister and the Secretary.
pub(super) fn resolution(act: &Act<'_>, ministry: Ministry) -> Markup {
    let table = act.table();
    let officials = &table.ministries[ministry];
    let holdings = holdings(act, ministry);
    let gone = |seat: Seat| holdings.iter().any(|&(other, held, _)| other == seat && held.is_empty());
    let offices = [
        ("minister", "confucius-board-minister", officials.minister_vp, officials.minister),
        ("secretary", "confucius-board-secretary", officials.secretary_vp, officials.secretary),
    ];
    html! {
        div.seats-of-honour data-piece=(format!("hall-{}", ministry.code())) {
            @for (rank, name, vp, holder) in offices {
                (chair(act, &format!("office-{}-{rank}", ministry.code()), name, &html! { (vp) }, holder))
            }
            @if holdings.is_empty() { p { (act.say.words("confucius-board-no-influence")) } }
        }
        @for &(seat, held, to) in &holdings {
            @let now = act.now() == Some(seat) || is_offered(act, seat);
            @let made = act.made(seat);
            @let owed: Vec<(Seat, Gift)> = holdings.iter()
                .filter(|&&(from, _, _)| !gone(from) || Some(from) == to)
                .filter_map(|&(from, _, _)| Some((from, table.gift(from, seat)?))).collect();
            @let most = owed.iter().map(|&(_, gift)| gift).max();
            (Column {
                seat,
                now,
                done: to.is_some() && !now,
                points: act.points(seat),
                sum: html! {
                    @if let Some(to) = to {
                        span.term {
                            "→ " (chip(to))
                            @if let Some(gift) = because(act, seat, to) { (icon(gift.pic())) b { (gift.value()) } }
                        }
                    }
                    @else { (term("person", held.len())) }
                },
                stamp: match (made, act.asked == Some(seat)) {
                    (0, true) => Some(html! { span.loss { (act.say.words("confucius-stage-weakest")) } }),
                    (0, false) => None,
                    (made, _) => Some(html! { span.gain { "+" (made) } }),
                },
                drawing: html! {
                    ul.gifts-of data-piece=(format!("family-{seat}")) {
                        @for &(from, owed) in &owed {
                            @let id = format!("gift-{from}-{}", owed.value());
                            (gift(from, owed, "←", Some(owed) == most, Some(id)))
                        }
                    }
                    (pick(act, seat))
                    ul.flags-of {
                        @for space in held.iter() {
                            li data-piece=(format!("held-{}", space.number())) {
                                span.rank { (space.number()) }
                                @let owner = officials.owner(space).unwrap_or(seat);
                                svg.lent[owner != seat] viewBox="0 0 26 26" aria-hidden="true" { (tablet(owner, true, 0, 0)) }
                            }
                        }
                    }
                },
            }.draw(act.say))
        }
    }
}

/// The gift for which somebody gave way: it lies there still, or was cancelled for it.
fn because(act: &Act<'_>, seat: Seat, to: Seat) -> Option<Gift> {
    let cancelled = act.told.iter().find_map(|event| {
        let Event::GiftCancelled { donor, recipient, gift } = *event else { return None };
        (donor == to && recipient == seat).then_some(gift)
    });
    cancelled.or_else(|| act.table().gift(to, seat))
}

/// The pictogram of a title, and what it is called.
const TITLES: [(Merit, &str, &str); 3] = [
    (Merit::ChiefMinister, "hat", "confucius-stage-chief"),
    (Merit::Admiral, "voyage", "confucius-stage-admiral"),
    (Merit::General, "flag", "confucius-stage-general"),
];

/// What counts for the titles, who has them, and who wins.
pub(super) fn end(act: &Act<'_>) -> Markup {
    let table = act.table();
    let Titles { chief_minister, admiral, general } = table.titles.unwrap_or_default();
    let holders = [chief_minister, admiral, general];
    let standings = act.is_won().then(|| Confucius::standings(table));
    let scored = |event: &Event| {
        let Event::Scored { seat, merit, vp } = *event else { return None };
        let (_, pic, _) = TITLES.into_iter().find(|&(title, ..)| title == merit)?;
        Some((seat, pic, vp))
    };
    let now = act.told.last().and_then(scored).map(|(_, pic, _)| pic);
    let finalist = |seat: Seat| {
        let tally = table.tally(seat);
        let own = act.told.iter().filter_map(scored).filter(|&(whose, ..)| whose == seat);
        Finalist {
            seat,
            name: act.say.seat(seat),
            total: table.families[seat].score.into(),
            counted: own
                .map(|(_, pic, vp)| Counted { pic, points: vp.into(), now: now == Some(pic) })
                .collect(),
            out: false,
            place: standings.as_ref().map(|standings| standings[seat].place),
            estate: html! {
                p.tallies { (term("hat", tally.markers)) (term("voyage", tally.junks)) (term("flag", tally.armies)) }
            },
        }
    };
    let finalists: Vec<Finalist> = act.seats().map(finalist).collect();
    html! {
        @if !act.is_won() {
            div.seats-of-honour {
                @for ((_, sign, name), holder) in TITLES.into_iter().zip(holders) {
                    (chair(act, &format!("title-{sign}"), name, &icon(sign), holder))
                }
            }
        }
        (finale(&finalists, act.say))
    }
}
