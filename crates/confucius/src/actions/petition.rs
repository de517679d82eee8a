//! Petition the Emperor (rules section 6.25, PET; advanced game only).

use tabletop::{Hear, Offer, Seat};

use crate::action::Action;
use crate::actions::invade;
use crate::bar::{Bar, offer_unless, unless_any};
use crate::data::data;
use crate::event::Event;
use crate::land::BoxKind;
use crate::official::{Officials, Post, SpaceSet};
use crate::pending::Target;
use crate::piece::{Gift, Named, Student};
use crate::table::Table;
use crate::task::Question;
use crate::{Confucius, State, turn};

/// CF-PET-4: a petition is legal only if its effect can be carried out. Gifts bind nobody here (CF-PET-12).
fn why_not(table: &Table, me: Seat, gift: Gift) -> Option<Bar> {
    let possible = match gift {
        Gift::Tapestry => return Some(Bar::TapestryCannotPetition), // CF-PET-3
        Gift::CeramicTile => table.families.seats().any(|from| why_not_from(table, from).is_none()),
        Gift::Vase => Student::ALL.iter().any(|&student| why_not_student(table, me, student).is_none()),
        Gift::Coat => own_tiles(table, me).any(|own| swaps(table, own).next().is_some()),
        Gift::Necklace => armies(table).next().is_some() && empty_boxes(table).next().is_some(),
        Gift::Junk => unsecured(table).next().is_some(),
    };
    (!possible).then_some(Bar::PetitionImpossible { gift })
}

pub(crate) fn why_not_any(table: &Table, me: Seat) -> Option<Bar> {
    if !table.options.advanced_game {
        return Some(Bar::BasicGame); // CF-PET-1
    }
    let gifts = table.families[me].available.iter().filter(|&gift| gift != Gift::Tapestry);
    unless_any(gifts.map(|gift| why_not(table, me, gift)), Bar::NoGiftToSpend)
}

/// `D-PET`: an available gift (CF-PET-3).
pub(crate) fn legal(table: &Table, me: Seat, out: &mut impl Offer<Confucius>) {
    for &gift in Gift::ALL {
        let not_there = (!table.families[me].available.contains(gift)).then_some(Bar::GiftNotAvailable);
        offer_unless(not_there.or_else(|| why_not(table, me, gift)), Action::Petition(gift), out);
    }
}

pub(crate) fn choose(table: &mut Table, gift: Gift) {
    if let Some(pending) = &mut table.pending {
        pending.target = Target::Gift(gift);
    }
    table.agenda.ask(match gift {
        Gift::Tapestry => unreachable!("the first gift is no petition (CF-PET-3)"),
        Gift::CeramicTile => Question::Reassign,
        Gift::Vase => Question::ReplaceStudent,
        Gift::Coat => Question::Swap,
        Gift::Necklace => Question::Redeploy,
        Gift::Junk => Question::ReplaceInfluence,
    });
}

/// CF-PET-3: the gift leaves the game.
fn spend(state: &mut State, me: Seat, out: &mut impl Hear<Event>) {
    let pending = turn::commit(state, me, out);
    if let Target::Gift(gift) = pending.target {
        state.table.families[me].available.remove(gift);
        out.hear(|| Event::Petitioned { seat: me, gift });
    }
}

/// CF-PET-5, CF-PET-6.
fn why_not_from(table: &Table, from: Seat) -> Option<Bar> {
    let needed = if table.options.petition2_allow_one { 1 } else { data().board.prices.petition_junks };
    (table.families[from].shipyard < needed).then_some(Bar::TooFewThere { needed })
}

/// `D-PET-2`: from one shipyard to another, whoever's.
pub(crate) fn legal_reassign(table: &Table, out: &mut impl Offer<Confucius>) {
    for from in table.families.seats() {
        let bar = why_not_from(table, from);
        for to in table.families.seats().filter(|&to| to != from) {
            offer_unless(bar, Action::Reassign(from, to), out);
        }
    }
}

/// CF-PET-5: two junks, or the one that is there (CF-PET-6).
pub(crate) fn reassign(state: &mut State, me: Seat, from: Seat, to: Seat, out: &mut impl Hear<Event>) {
    spend(state, me, out);
    let families = &mut state.table.families;
    let junks = data().board.prices.petition_junks.min(families[from].shipyard);
    families[from].shipyard -= junks;
    families[to].shipyard += junks;
    out.hear(|| Event::JunksReassigned { from, to, junks });
}

/// CF-PET-7: another player's student.
fn why_not_student(table: &Table, me: Seat, student: Student) -> Option<Bar> {
    match table.students[student] {
        None => Some(Bar::NoStudentThere),
        Some(owner) if owner == me => Some(Bar::YourStudent),
        Some(_) => None,
    }
}

/// `D-PET-3`.
pub(crate) fn legal_student(table: &Table, me: Seat, out: &mut impl Offer<Confucius>) {
    for &student in Student::ALL {
        offer_unless(why_not_student(table, me, student), Action::ReplaceStudent(student), out);
    }
}

pub(crate) fn replace_student(state: &mut State, me: Seat, student: Student, out: &mut impl Hear<Event>) {
    spend(state, me, out);
    state.table.students[student] = Some(me);
    out.hear(|| Event::StudentReplaced { seat: me, student });
}

fn posts(table: &Table, of: impl Fn(&Officials) -> SpaceSet) -> impl Iterator<Item = Post> {
    table.unresolved().flat_map(move |(ministry, officials)| {
        of(officials).iter().map(move |space| Post { ministry, space })
    })
}

fn own_tiles(table: &Table, me: Seat) -> impl Iterator<Item = Post> {
    posts(table, move |officials| officials.owned(me))
}

/// CF-PET-8: another tile on a space of equal or higher number; empty spaces have none.
fn swaps(table: &Table, own: Post) -> impl Iterator<Item = Post> {
    posts(table, Officials::tiles).filter(move |&other| other != own && other.space >= own.space)
}

/// `D-PET-4`.
pub(crate) fn legal_swap<O: Offer<Confucius>>(table: &Table, me: Seat, out: &mut O) {
    for own in own_tiles(table, me) {
        swaps(table, own).for_each(|other| out.offer(Action::Swap(own, other)));
        if O::BARS {
            let senior = posts(table, Officials::tiles).filter(|other| other.space < own.space);
            senior.for_each(|other| out.bar(Action::Swap(own, other), Bar::MoreSenior));
        }
    }
}

/// CF-PET-8: markers travel with their tiles and keep their status.
pub(crate) fn swap(state: &mut State, me: Seat, own: Post, other: Post, out: &mut impl Hear<Event>) {
    spend(state, me, out);
    let ministries = &mut state.table.ministries;
    let tiles = (ministries[own.ministry].tile(own.space), ministries[other.ministry].tile(other.space));
    if let (Some(one), Some(two)) = tiles {
        ministries[own.ministry].put(own.space, two);
        ministries[other.ministry].put(other.space, one);
    }
    out.hear(|| Event::Swapped { seat: me, own, other });
}

/// CF-PET-9: every army on an unresolved land, by owner and kind of box (CF-INV-3).
fn armies(table: &Table) -> impl Iterator<Item = (Seat, BoxKind)> {
    table.foreign_lands.iter().filter(|foreign| foreign.result.is_none()).flat_map(|foreign| {
        foreign.boxes().iter().enumerate().filter_map(|(idx, army)| {
            let (owner, kind) = ((*army)?, foreign.land.kind(idx));
            (foreign.leftmost(kind, Some(owner)) == Some(idx)).then_some((owner, kind))
        })
    })
}

/// CF-PET-10: every kind of empty box on an unresolved land.
fn empty_boxes(table: &Table) -> impl Iterator<Item = BoxKind> {
    table
        .foreign_lands
        .iter()
        .filter(|foreign| foreign.result.is_none())
        .flat_map(|foreign| foreign.land.kinds().filter(|&kind| foreign.leftmost(kind, None).is_some()))
}

/// `D-PET-5`.
pub(crate) fn legal_redeploy(table: &Table, out: &mut impl Offer<Confucius>) {
    for (owner, from) in armies(table) {
        empty_boxes(table).for_each(|to| out.offer(Action::Redeploy(owner, from, to)));
    }
}

pub(crate) fn redeploy(
    state: &mut State,
    me: Seat,
    owner: Seat,
    from: BoxKind,
    to: BoxKind,
    out: &mut impl Hear<Event>,
) {
    spend(state, me, out);
    let table = &mut state.table;
    let idx = table.foreign_mut(from.land).leftmost(from, Some(owner)).expect("an army there was chosen");
    invade::put(table, owner, to);
    table.foreign_mut(from.land).armies[idx] = None;
    out.hear(|| Event::Redeployed { owner, from, to });
}

/// CF-PET-11: every unsecured marker.
fn unsecured(table: &Table) -> impl Iterator<Item = Post> {
    posts(table, Officials::unsecured)
}

/// `D-PET-6`: any player, the old owner included.
pub(crate) fn legal_influence<O: Offer<Confucius>>(table: &Table, out: &mut O) {
    for post in unsecured(table) {
        table.families.seats().for_each(|seat| out.offer(Action::ReplaceInfluence(post, seat)));
    }
    if O::BARS {
        let secured = posts(table, |officials| officials.bribed() - officials.unsecured());
        for post in secured {
            let seats = table.families.seats();
            seats.for_each(|seat| out.bar(Action::ReplaceInfluence(post, seat), Bar::MarkerStands));
        }
    }
}

pub(crate) fn replace_influence(
    state: &mut State,
    me: Seat,
    post: Post,
    to: Seat,
    out: &mut impl Hear<Event>,
) {
    spend(state, me, out);
    state.table.ministries[post.ministry].mark(post.space, Some(to), true);
    out.hear(|| Event::InfluenceReplaced { post, to });
}
