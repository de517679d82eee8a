//! The solo mode: Meng (rules section 6.16, SOL). He never decides, he executes; so he is rules.

mod acts;
mod journey;
mod cards;

use tabletop::{ArrayVec, Hear, Purpose, Seat, Seats};

use crate::State;
use crate::action::Pieces;
use crate::areas::{intrigue, palace};
use crate::automa::{AUTOMAS, Automa, Automas};
use crate::card::{Cards, Icon, MOST_OWNED};
use crate::city::City;
use crate::decree::Decree;
use crate::event::{Event, Merit};
use crate::piece::Area;
use crate::servants;
use crate::table::{Phase, Table};
use crate::task::{Question, Step};

pub(crate) use acts::{act, load_from_pool};
pub use cards::Trace;
pub(crate) use cards::{first_pile, night};
pub(crate) use journey::{next_city, token, travel};

// Section 9.
const AUTOMA: Purpose = Purpose::new("gugong automa");

/// What is Meng's alone; the rest is what every player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Meng {
    /// The area marked with his pair (GG-SOL-2).
    pub focus: Area,
    /// The last perimeter city he stood on (GG-SOL-20).
    pub last: Option<City>,
    /// The automa deck: what is in it everybody can know, what comes next nobody.
    pub deck: Automas,
    /// The automa cards of this round whose dusk action is still to come, first played first.
    pub played: ArrayVec<[Automa; AUTOMAS]>,
    /// The automa cards of earlier rounds.
    pub used: Automas,
    /// How many cards are in his gift pile.
    pub pile: u8,
    /// Cards everybody knows to be in the shuffled part of his gift pile, or to have left it face down.
    pub mixed: Cards,
    /// Cards from the deck among them.
    pub strangers: u8,
    /// What was put under his gift pile, the first to come out first.
    pub under: ArrayVec<[Trace; MOST_OWNED]>,
    /// His discard pile, its top last.
    pub laid: ArrayVec<[Trace; MOST_OWNED]>,
}

/// How Meng performs an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Option A.
    Normal,
    /// Option B, free of charge.
    Boost,
}

/// Which of the two actions of a turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// The icon of the card.
    Card,
    /// The area.
    Area,
}

impl Meng {
    /// He is the second player.
    pub const SEAT: Seat = Seat::new(1);
}

/// Meng, in whose game we are.
pub(crate) fn meng(table: &mut Table) -> &mut Meng {
    table.meng.as_mut().expect("Meng plays the solo game only")
}

/// GG-SOL-7, GG-SOL-10: a gift and an automa card are needed.
pub(crate) fn has_turn(table: &Table) -> bool {
    table.meng.is_some_and(|meng| meng.pile > 0 && !(meng.deck.is_empty() && meng.used.is_empty()))
}

/// GG-SOL-8 to GG-SOL-10.
pub(crate) fn turn(state: &mut State, out: &mut impl Hear<Event>) {
    let automa = reveal(state);
    out.reveal(Seats::ALL);
    let table = &mut state.table;
    let print = table.printed().automa[automa.idx()];
    let area = print.area.unwrap_or(meng(table).focus);
    if print.is_special() {
        out.hear(|| Event::MengRevealedSpecial { automa, area });
    } else {
        out.hear(|| Event::MengRevealed { automa, area });
    }
    meng(table).played.push(automa);
    state.moment(out);
    let gift = cards::draw(state);
    let received = std::mem::replace(&mut state.table.gifts[area], gift);
    cards::lay(state, received, Trace::Seen(received));
    let table = &mut state.table;
    let who = table.who(Meng::SEAT);
    out.hear(|| Event::Exchanged { who, given: gift, area, received });
    state.moment(out);
    let table = &mut state.table;
    // GG-SOL-9
    let mode = if print.is_special() { Mode::Boost } else { Mode::Normal };
    table.agenda.step(Step::MengAct(Deed::Area, area, mode));
    match gift.icon {
        Icon::S1 | Icon::S2 => gain(table, gift.icon.servants().unwrap_or(0), out),
        Icon::Swap => instead_of(table, out),
        Icon::None => {}
        Icon::Can | Icon::Dec | Icon::Int | Icon::Pal | Icon::Wall => {
            if let Some(action) = gift.icon.area() {
                table.agenda.step(Step::MengAct(Deed::Card, action, mode));
            }
        }
    }
}

/// GG-SOL-10: the next automa card; without one the cards of earlier rounds are the new deck.
fn reveal(state: &mut State) -> Automa {
    let round = u32::from(state.table.round);
    let meng = meng(&mut state.table);
    if meng.deck.is_empty() {
        meng.deck = std::mem::take(&mut meng.used);
    }
    let number = round << 8 | u32::try_from(meng.played.len()).unwrap_or(0);
    let nth = state.sealed.dice.draw(AUTOMA, number).below(meng.deck.len());
    let automa = meng.deck.iter().nth(nth as usize).expect("Meng has a turn with an automa card only");
    meng.deck.remove(automa);
    automa
}

/// GG-SOL-12: the cards of this round in the order they were played.
pub(crate) fn dusk(state: &mut State, out: &mut impl Hear<Event>) {
    let table = &mut state.table;
    if table.phase != Phase::Dusk {
        table.phase = Phase::Dusk;
        (table.turn, table.offer) = (None, None);
        out.hear(|| Event::DuskBegan);
        return table.agenda.step(Step::Dusk);
    }
    let meng = meng(table);
    if meng.played.is_empty() {
        return table.agenda.step(Step::Night);
    }
    let automa = meng.played.remove(0);
    meng.used.add(automa);
    table.agenda.step(Step::Dusk);
    acts::dusk(table, automa, out);
}

/// GG-SOL-6: all morning decrees, in their order.
pub(crate) fn morning(state: &mut State, out: &mut impl Hear<Event>) {
    let own = state.table.players[Meng::SEAT].decrees;
    let who = state.table.who(Meng::SEAT);
    for decree in [Decree::D11, Decree::D12, Decree::D13, Decree::D14, Decree::D15] {
        if !own.contains(decree) {
            continue;
        }
        out.hear(|| Event::DecreeUsed { who, decree });
        let amount = state.table.printed().decree(decree).amount;
        let table = &mut state.table;
        if decree == Decree::D11 {
            intrigue::forward(table, Meng::SEAT, amount, out);
        } else if decree == Decree::D12 {
            (0..amount).for_each(|_| acts::ship_from_supply(state, out));
        } else if decree == Decree::D13 {
            gain(table, amount, out);
        } else if decree == Decree::D14 {
            palace::step(table, Meng::SEAT, amount, out);
        } else {
            instead_of(table, out);
        }
        state.moment(out);
    }
}

/// GG-SOL-13: his matches are not counted.
pub(crate) fn matches(table: &Table) -> u8 {
    table.round
}

/// As many servants as possible (GG-SOL-6).
pub(crate) fn gain(table: &mut Table, n: u8, out: &mut impl Hear<Event>) {
    let regular = table.players[Meng::SEAT].supply.min(n);
    if regular > 0 {
        servants::take(table, Meng::SEAT, Pieces::regular(regular), out);
    }
}

/// 1 victory point instead of what only a player with a hand can do.
pub(crate) fn instead_of(table: &mut Table, out: &mut impl Hear<Event>) {
    servants::score(table, Meng::SEAT, 1, Merit::Instead, out);
}

/// What Meng does where a player would choose: gains of the morning and the night, and intrigue bonuses.
pub(crate) fn instead(table: &mut Table, question: Question, out: &mut impl Hear<Event>) {
    if let Question::Gain(n, _) = question {
        gain(table, n, out);
    } else if let Question::Bonus = question {
        acts::bonus(table, out);
    } else {
        // His own actions are steps (`meng::act`); only income, the night and the wall put questions to all players.
        unreachable!("Meng does not choose at {question:?}");
    }
}
