//! Phase I: choose an action (rules section 6.4, ACT and the seven actions).

use tabletop::{Hear, Offer, Purpose, Seat, Seats};

use crate::action::Action;
use crate::bar::Bar;
use crate::court::Palace;
use crate::data::data;
use crate::event::{Event, Source};
use crate::expansions::wall;
use crate::month::{Duty, Question, Step};
use crate::person::Person;
use crate::piece::{ActionCard, Good, Named, Privilege};
use crate::table::{Group, Phase, Table};
use crate::{Dragon, State, supply, track};

const ACTIONS: Purpose = Purpose::new("dragon C-ACTIONS");

/// YD-ACT-1, YD-WAL-1: the cards are shuffled and dealt into groups.
pub(crate) fn begin(state: &mut State, out: &mut impl Hear<Event>) {
    let table = &mut state.table;
    let great_wall = table.wall.is_some();
    let mut all: [ActionCard; 8] = ActionCard::ALL.try_into().expect("there are eight, the wall's the last");
    let cards = if great_wall { &mut all[..] } else { &mut all[..7] };
    state.sealed.dice.draw(ACTIONS, u32::from(table.month)).shuffle(cards);
    let mut dealt = cards.iter();
    table.groups.clear();
    for &size in data().cards.groups(table.courts.len(), great_wall) {
        let mut group = Group::default();
        dealt.by_ref().take(usize::from(size)).for_each(|&card| group.deal(card));
        table.groups.push(group);
    }
    out.reveal(Seats::ALL);
    for (group, idx) in table.groups.iter().zip(0..) {
        out.hear(|| Event::GroupDealt { group: idx, cards: group.cards });
    }
    table.phase = Phase::Action;
    table.new_order();
    table.agenda.step(Step::Next(Duty::Act));
}

impl Group {
    /// Nothing while no dragon is there (YD-ACT-3), else always the same (YD-ACT-4).
    pub fn price(&self) -> u8 {
        if self.dragons.is_empty() { 0 } else { data().supplies.prices.occupied_group }
    }
}

/// What a privilege costs (YD-PRV-1).
fn cost(table: &Table, privilege: Privilege) -> u8 {
    match privilege {
        Privilege::Small => data().supplies.prices.small_privilege,
        Privilege::Large => table.large_privilege_cost,
    }
}

/// Why `me` could not buy this privilege with so much money (YD-PRV-4, YD-SUP-5).
fn why_not_buy(table: &Table, privilege: Privilege, yuan: u8) -> Option<Bar> {
    let price = cost(table, privilege);
    if !supply::has_privilege(table, privilege) {
        Some(Bar::PrivilegeOutOfStock(privilege))
    } else if yuan < price {
        Some(Bar::PrivilegeTooDear { price, yuan })
    } else {
        None
    }
}

/// Why `me` could not perform this card with so much money left. All others can always be performed (YD-ACT-8).
fn why_not_perform(table: &Table, me: Seat, card: ActionCard, yuan: u8) -> Option<Bar> {
    match card {
        ActionCard::Taxes
        | ActionCard::Build
        | ActionCard::Harvest
        | ActionCard::Fireworks
        | ActionCard::Parade
        | ActionCard::Research => None,
        ActionCard::Privilege => {
            let large = why_not_buy(table, Privilege::Large, yuan);
            large.and_then(|_| why_not_buy(table, Privilege::Small, yuan))
        }
        ActionCard::Wall => wall::why_not_lay(table, me),
    }
}

/// `D-GROUP`.
pub(crate) fn legal_group(table: &Table, me: Seat, out: &mut impl Offer<Dragon>) {
    out.offer(Action::Pass); // YD-ACT-9: always
    let yuan = table.courts[me].yuan;
    for (group, idx) in table.groups.iter().zip(0..) {
        let action = Action::ChooseGroup(idx);
        let price = group.price();
        let Some(left) = yuan.checked_sub(price) else {
            out.bar(action, Bar::GroupTooDear { price, yuan }); // YD-ACT-5
            continue;
        };
        if group.cards().any(|card| why_not_perform(table, me, card, left).is_none()) {
            out.offer(action);
        } else if let Some(card) = group.cards().next() {
            out.bar(action, Bar::NothingToPerform(card)); // YD-ACT-8
        }
    }
}

/// YD-ACT-9: refilled at once.
pub(crate) fn pass(table: &mut Table, me: Seat, out: &mut impl Hear<Event>) {
    let missing = data().supplies.prices.refill.saturating_sub(table.courts[me].yuan);
    let yuan = supply::refill(table, me, Good::Yuan, missing);
    out.hear(|| Event::Passed { seat: me, yuan });
    table.turn.over();
}

/// YD-ACT-5: paid before the card is performed.
pub(crate) fn group(table: &mut Table, me: Seat, group: u8, out: &mut impl Hear<Event>) {
    let price = table.groups[usize::from(group)].price();
    supply::pay(table, me, Good::Yuan, price);
    table.groups[usize::from(group)].dragons.push(me);
    table.turn.group = Some(group);
    out.hear(|| Event::GroupChosen { seat: me, group, price });
    table.agenda.ask(Question::Card);
}

/// `D-CARD`: exactly one card of the group (YD-ACT-2), whoever used it before (YD-ACT-6).
pub(crate) fn legal_card(table: &Table, me: Seat, out: &mut impl Offer<Dragon>) {
    let group = table.turn.group.expect("a group was chosen");
    for card in table.groups[usize::from(group)].cards() {
        match why_not_perform(table, me, card, table.courts[me].yuan) {
            Some(bar) => out.bar(Action::Perform(card), bar),
            None => out.offer(Action::Perform(card)),
        }
    }
}

/// YD-ACT-7: the card is performed completely.
pub(crate) fn perform(table: &mut Table, me: Seat, card: ActionCard, out: &mut impl Hear<Event>) {
    out.hear(|| Event::Performed { seat: me, card });
    table.turn.action = Some(card);
    let printed = data().cards.symbols(card);
    let court = &table.courts[me];
    match card {
        // YD-TAX-1
        ActionCard::Taxes => {
            let yuan = printed + court.symbols(Person::TaxCollector);
            supply::give(table, me, Good::Yuan, yuan, out);
        }
        // YD-BLD-1
        ActionCard::Build => {
            let floors = printed + court.symbols(Person::Craftsman);
            return receive_floors(table, me, floors, out);
        }
        // YD-HAR-1
        ActionCard::Harvest => {
            let rice = printed + court.symbols(Person::Farmer);
            supply::give(table, me, Good::Rice, rice, out);
        }
        // YD-FWK-1
        ActionCard::Fireworks => {
            let fireworks = printed + court.symbols(Person::Pyrotechnist);
            supply::give(table, me, Good::Fireworks, fireworks, out);
        }
        // YD-PAR-1
        ActionCard::Parade => {
            let spaces = printed + court.symbols(Person::Warrior);
            track::advance(table, me, spaces, out);
        }
        // YD-RES-1
        ActionCard::Research => {
            let vp = u16::from(printed + court.symbols(Person::Scholar));
            table.score(me, Source::Research, vp, out);
        }
        ActionCard::Privilege => return table.agenda.ask(Question::Privilege),
        ActionCard::Wall => return table.agenda.ask(Question::LayWall),
    }
    table.turn.over();
}

/// Floors arrive and wait to be placed; without any the turn is over (YD-SUP-4).
pub(crate) fn receive_floors(table: &mut Table, me: Seat, wanted: u8, out: &mut impl Hear<Event>) {
    let floors = supply::give_floors(table, wanted);
    out.hear(|| Event::FloorsReceived { seat: me, floors });
    table.turn.floors = floors;
    if floors > 0 {
        table.agenda.ask(Question::Build);
    } else {
        table.turn.over();
    }
}

/// `D-BUILD`: on any palace that can grow, or a new one, without limit (YD-BLD-2, YD-BLD-3).
pub(crate) fn legal_build(table: &Table, me: Seat, out: &mut impl Offer<Dragon>) {
    for palace in table.courts[me].palaces.iter() {
        if palace.floors < Palace::MAX_FLOORS {
            out.offer(Action::BuildOn(palace.id));
        } else {
            out.bar(Action::BuildOn(palace.id), Bar::PalaceAsHighAsCanBe); // YD-PAL-1
        }
    }
    out.offer(Action::BuildNew);
}

pub(crate) fn build_on(table: &mut Table, me: Seat, palace: u8, out: &mut impl Hear<Event>) {
    let built = table.courts[me].palace(palace);
    built.floors += 1;
    let floors = built.floors;
    out.hear(|| Event::FloorAdded { seat: me, palace, floors });
    floor_placed(table);
}

pub(crate) fn build_new(table: &mut Table, me: Seat, out: &mut impl Hear<Event>) {
    let palace = table.courts[me].found(1);
    out.hear(|| Event::PalaceFounded { seat: me, palace });
    floor_placed(table);
}

/// YD-BLD-3: floors cannot be kept, so the turn goes on until all are placed.
fn floor_placed(table: &mut Table) {
    table.turn.floors -= 1;
    if table.turn.floors > 0 {
        table.agenda.ask(Question::Build);
    } else {
        table.turn.over();
    }
}

/// `D-PRIV`: exactly one (YD-PRV-2).
pub(crate) fn legal_privilege(table: &Table, me: Seat, out: &mut impl Offer<Dragon>) {
    for &privilege in Privilege::ALL {
        match why_not_buy(table, privilege, table.courts[me].yuan) {
            Some(bar) => out.bar(Action::Buy(privilege), bar),
            None => out.offer(Action::Buy(privilege)),
        }
    }
}

/// YD-PRV-1; it is kept to the end (YD-PRV-3).
pub(crate) fn buy(table: &mut Table, me: Seat, privilege: Privilege, out: &mut impl Hear<Event>) {
    let yuan = cost(table, privilege);
    supply::pay(table, me, Good::Yuan, yuan);
    supply::give_privilege(table, me, privilege);
    out.hear(|| Event::Bought { seat: me, privilege, yuan });
    table.turn.over();
}
