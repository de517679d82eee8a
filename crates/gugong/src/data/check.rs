//! Whether tables can be played with: everything the rules rely on, checked row by row.

use tabletop::ArrayVec;
use toml::Spanned;

use super::map::draw_map;
use super::read::{
    All, AutomaFile, ConstantsFile, DecreesFile, DiceFile, GiftsFile, Mistake, Notes, SideRow, TokensFile,
};
use super::{
    Constants, DECK, DICE, DecreePrint, Exchange, FACES, Gifts, HAND, HANDS, PrintedData, PrintedHash, Side,
    SidePrint, TokenPrint, hash,
};
use crate::automa::{AUTOMAS, Automa, AutomaPrint};
use crate::card::{Card, Icon, MOST_OWNED};
use crate::city::{Cities, City, ROUTES};
use crate::decree::{Decree, LEVELS};
use crate::piece::{Area, Named, Token};

/// The most slots for tokens a player board can have.
pub(crate) const MOST_SLOTS: usize = 8;
/// The most tokens a game can have.
const MOST_TOKENS: u8 = 60;
/// The most special tokens: one player may use all of them in one day.
const MOST_SPECIAL: u8 = 6;
/// The greatest cost and the greatest number of an effect: what is added to them still fits into a byte.
const MOST_NUMBER: u8 = 30;

/// The tables, if they are sound.
pub(super) fn check(all: &All, bad: &mut Vec<Mistake>) -> Option<PrintedData> {
    let constants = {
        let (rows, mut notes) = all.constants.notes(bad);
        constants(rows, &mut notes)
    };
    let sides =
        [(Side::S, &all.sides.rows.s, &all.map.rows.s), (Side::L, &all.sides.rows.l, &all.map.rows.l)].map(
            |(side, row, map)| {
                let mut print = {
                    let (_, mut notes) = all.sides.notes(bad);
                    side_print(row, &mut notes)?
                };
                let (_, mut notes) = all.map.notes(bad);
                draw_map(side, map, &mut print, &mut notes);
                Some(print)
            },
        );
    seats_are_covered(all, bad);
    let gifts = {
        let (rows, mut notes) = all.gifts.notes(bad);
        gifts(rows, &mut notes)
    };
    let dice = {
        let (rows, mut notes) = all.dice.notes(bad);
        dice(rows, &mut notes)
    };
    let decrees = {
        let (rows, mut notes) = all.decrees.notes(bad);
        decrees(rows, &mut notes)
    };
    let most_cities = all.map.rows.s.cities.get_ref().len().max(all.map.rows.l.cities.get_ref().len());
    let tokens = {
        let (rows, mut notes) = all.tokens.notes(bad);
        tokens(rows, most_cities, &mut notes)
    };
    let automa = {
        let (rows, mut notes) = all.automa.notes(bad);
        automa(rows, &mut notes)
    };
    let [s, l] = sides;
    let sides = [s?, l?];
    let hash = PrintedHash::default();
    let mut tables = PrintedData {
        constants: constants?,
        sides,
        gifts: gifts?,
        dice: dice?,
        decrees,
        tokens,
        automa,
        hash,
    };
    tables.hash = hash::of(&tables);
    Some(tables)
}

/// A list of exactly this length.
fn exactly<const N: usize>(row: &Spanned<Vec<u8>>, notes: &mut Notes<'_>) -> Option<[u8; N]> {
    let list = <[u8; N]>::try_from(row.get_ref().as_slice()).ok();
    notes.expect(list.is_some(), row, format!("expected {N} numbers, not {}", row.get_ref().len()));
    list
}

/// A list of at most this length.
fn at_most<'a>(most: usize, row: &'a Spanned<Vec<u8>>, notes: &mut Notes<'_>) -> Option<&'a [u8]> {
    let list = row.get_ref();
    notes.expect(list.len() <= most, row, format!("expected at most {most} numbers, not {}", list.len()));
    (list.len() <= most).then_some(list)
}

/// A number between these.
fn between(least: u8, most: u8, row: &Spanned<u8>, notes: &mut Notes<'_>) -> u8 {
    let number = *row.get_ref();
    let holds = (least..=most).contains(&number);
    notes.expect(holds, row, format!("expected {least} to {most}, not {number}"));
    number
}

fn constants(rows: &ConstantsFile, notes: &mut Notes<'_>) -> Option<Constants> {
    let rounds = between(1, 8, &rows.rounds, notes);
    let income = at_most(8, &rows.income, notes)?;
    let as_many = income.len() == usize::from(rounds);
    notes.expect(as_many, &rows.income, format!("{} incomes for {rounds} rounds", income.len()));
    let servants = between(1, 30, &rows.servants, notes);
    let pool = between(0, servants, &rows.pool, notes);
    let cells = *rows.cells.get_ref();
    notes.expect(cells.pair == 1, &rows.cells, "there is one pair, so one cell for it");
    let most_cards = u8::try_from(MOST_OWNED - HAND).unwrap_or(0);
    notes.expect(cells.card <= most_cards, &rows.cells, format!("at most {most_cards} cells for cards"));
    notes.expect(cells.points <= 9, &rows.cells, "at most 9 cells for points");
    let slots = between(1, u8::try_from(MOST_SLOTS).unwrap_or(0), &rows.slots, notes);
    let exchange = [&rows.exchange.servant, &rows.exchange.points, &rows.exchange.jade];
    for row in exchange {
        let Exchange { worth, brings } = *row.get_ref();
        let is_exact = worth >= 2 && worth.is_multiple_of(2);
        notes.expect(is_exact, row, format!("tokens worth {worth}: an even number is always paid exactly"));
        notes.expect((1..=6).contains(&brings), row, "an exchange brings 1 to 6");
    }
    let dearest = exchange.iter().map(|row| row.get_ref().worth).max().unwrap_or(0);
    notes.expect(
        dearest <= slots,
        &rows.slots,
        format!("the dearest exchange is {dearest} tokens, so at least as many slots"),
    );
    Some(Constants {
        rounds,
        servants,
        pool,
        income: income.iter().copied().collect(),
        junks: between(1, 5, &rows.junks, notes),
        hold: between(3, 6, &rows.hold, notes),
        intrigue: between(1, 40, &rows.intrigue, notes),
        palace: between(1, 40, &rows.palace, notes),
        slots,
        thresholds: exactly(&rows.thresholds, notes).inspect(|list: &[u8; 5]| {
            notes.expect(!list.contains(&0), &rows.thresholds, "a wall of no servants is always complete");
        })?,
        jade: exactly(&rows.jade, notes)?,
        jade_further: *rows.jade_further.get_ref(),
        wall_vp: *rows.wall_vp.get_ref(),
        wall_steps: between(0, 9, &rows.wall_steps, notes),
        destiny_vp: *rows.destiny_vp.get_ref(),
        destiny_steps: between(0, 9, &rows.destiny_steps, notes),
        harbour_vp: *rows.harbour_vp.get_ref(),
        cells,
        exchange: exchange.map(|row| *row.get_ref()),
    })
}

fn side_print(row: &SideRow, notes: &mut Notes<'_>) -> Option<SidePrint> {
    let seats = *row.seats.get_ref();
    let in_range = (1..=5).contains(&seats.0) && (seats.0..=5).contains(&seats.1);
    notes.expect(in_range, &row.seats, format!("no table has {} to {} seats", seats.0, seats.1));
    let arrivals = at_most(5, &row.arrivals, notes)?;
    let wanted = usize::from(seats.1.max(2));
    let enough = arrivals.len() >= wanted;
    notes.expect(enough, &row.arrivals, format!("{wanted} envoys can arrive, not {}", arrivals.len()));
    let falls = arrivals.is_sorted_by(|one, next| one > next) && arrivals.iter().all(|&vp| vp > 0);
    notes.expect(falls, &row.arrivals, "arrival slots are worth less and less, and something");
    let houses = at_most(8, &row.houses, notes)?;
    notes.expect(houses.is_sorted(), &row.houses, "the cheapest house comes first");
    let free = houses.contains(&0) || *row.plaza.get_ref() == 0;
    notes.expect(!free, &row.houses, "jade is never free");
    Some(SidePrint {
        seats,
        routes: between(1, u8::try_from(ROUTES).unwrap_or(0), &row.routes, notes),
        arrivals: arrivals.iter().copied().collect(),
        houses: houses.iter().copied().collect(),
        plaza: *row.plaza.get_ref(),
        cities: Cities::NONE,
        at: [(0, 0); City::PLACES],
        roads: [Cities::NONE; City::PLACES],
        perimeter: ArrayVec::new(),
        distance: [[u8::MAX; City::PLACES]; City::PLACES],
    })
}

/// Every number of players has one side, and whoever plays alone finds Meng's way.
fn seats_are_covered(all: &All, bad: &mut Vec<Mistake>) {
    let (rows, mut notes) = all.sides.notes(bad);
    let on = |row: &SideRow, seats: u8| (row.seats.get_ref().0..=row.seats.get_ref().1).contains(&seats);
    for seats in 1..=5 {
        let sides = [&rows.s, &rows.l].iter().filter(|row| on(row, seats)).count();
        notes.expect(sides == 1, &rows.l.seats, format!("{sides} sides for {seats} players"));
    }
    let solo = if on(&rows.s, 1) { &all.map.rows.s } else { &all.map.rows.l };
    let has_way = !solo.perimeter.is_empty();
    let (_, mut notes) = all.map.notes(bad);
    notes.expect(has_way, &solo.cities, "the side for one player needs a perimeter");
}

fn gifts(rows: &GiftsFile, notes: &mut Notes<'_>) -> Option<Gifts> {
    let mut sets: [Vec<Card>; HANDS + 2] = Default::default();
    const NAMES: [&str; HANDS + 2] = ["f", "p1", "p2", "p3", "p4", "p5", "y"];
    let mut ids = Vec::new();
    for row in &rows.card {
        let gift = row.get_ref();
        if ids.contains(&gift.id.as_str()) {
            notes.on(row, format!("card {} is there twice", gift.id));
        }
        ids.push(&gift.id);
        let icon = Icon::named(&gift.icon);
        notes.expect(icon.is_some(), row, format!("unknown icon `{}`", gift.icon));
        let in_range = Card::VALUES.contains(&gift.value);
        notes.expect(in_range, row, format!("a value of 1 to 9, not {}", gift.value));
        match NAMES.iter().position(|name| *name == gift.set) {
            Some(set) => sets[set].push(Card { value: gift.value, icon: icon.unwrap_or_default() }),
            None => notes.on(row, format!("unknown set `{}`", gift.set)),
        }
    }
    let sizes = [Area::ALL.len(), HAND, HAND, HAND, HAND, HAND, DECK];
    for ((name, set), size) in NAMES.iter().zip(&sets).zip(sizes) {
        if set.len() != size {
            notes.at(0, format!("set {name} has {} cards, not {size}", set.len()));
        }
    }
    let [board, p1, p2, p3, p4, p5, deck] = sets;
    let hands = [p1, p2, p3, p4, p5].map(|hand| <[Card; HAND]>::try_from(hand).ok());
    let [Some(p1), Some(p2), Some(p3), Some(p4), Some(p5)] = hands else { return None };
    Some(Gifts { board: board.try_into().ok()?, hands: [p1, p2, p3, p4, p5], deck: deck.try_into().ok()? })
}

fn dice(rows: &DiceFile, notes: &mut Notes<'_>) -> Option<[[u8; FACES]; DICE]> {
    if rows.die.len() != DICE {
        notes.at(0, format!("{} dice, not {DICE}", rows.die.len()));
    }
    let mut dice = Vec::new();
    for row in &rows.die {
        let faces = &row.get_ref().faces;
        notes.expect(faces.len() == FACES, row, format!("a die of {} faces, not {FACES}", faces.len()));
        let in_range = faces.iter().all(|face| Card::VALUES.contains(face));
        notes.expect(in_range, row, "a face shows 1 to 9");
        let can_turn = faces.iter().any(|face| Some(face) != faces.first());
        notes.expect(can_turn, row, "a die that can be turned shows two values at least");
        dice.push(<[u8; FACES]>::try_from(faces.as_slice()).ok()?);
    }
    dice.try_into().ok()
}

fn decrees(rows: &DecreesFile, notes: &mut Notes<'_>) -> [DecreePrint; Decree::ALL.len()] {
    let mut prints = [None; Decree::ALL.len()];
    for row in &rows.decree {
        let decree = row.get_ref();
        let Some(id) = Decree::named(&decree.id) else {
            notes.on(row, format!("unknown decree `{}`", decree.id));
            continue;
        };
        notes.expect(prints[id as usize].is_none(), row, format!("decree {} is there twice", decree.id));
        let level = id as usize / (Decree::ALL.len() / LEVELS) + 1;
        let fits = usize::from(decree.level) == level;
        notes.expect(fits, row, format!("{} is a decree of level {level}", decree.id));
        let is_single = ![Decree::D12, Decree::D15, Decree::D23].contains(&id) || decree.amount == 1;
        notes.expect(is_single, row, format!("the amount of {} is 1: one piece, one card", decree.id));
        let fits = decree.cost.max(decree.amount) <= MOST_NUMBER;
        notes.expect(fits, row, format!("cost and amount are at most {MOST_NUMBER}"));
        let per = decree.per.unwrap_or(1);
        notes.expect(per > 0, row, "`per` is at least 1");
        prints[id as usize] = Some(DecreePrint {
            level: decree.level,
            cost: decree.cost,
            vp: decree.vp,
            amount: decree.amount,
            per,
            most: decree.most,
        });
    }
    for &decree in Decree::ALL {
        if prints[decree as usize].is_none() {
            notes.at(0, format!("decree {} is missing", decree.code()));
        }
    }
    prints.map(Option::unwrap_or_default)
}

fn tokens(rows: &TokensFile, cities: usize, notes: &mut Notes<'_>) -> [TokenPrint; Token::ALL.len()] {
    let mut prints = [None; Token::ALL.len()];
    for row in &rows.token {
        let token = row.get_ref();
        let Some(id) = Token::named(&token.id) else {
            notes.on(row, format!("unknown token `{}`", token.id));
            continue;
        };
        notes.expect(prints[id as usize].is_none(), row, format!("token {} is there twice", token.id));
        let is_single = ![Token::Tt09, Token::Tt10].contains(&id) || token.amount == 1;
        notes.expect(is_single, row, format!("the amount of {} is 1: one piece", token.id));
        notes.expect(token.amount <= MOST_NUMBER, row, format!("the amount is at most {MOST_NUMBER}"));
        let worth = token.worth.unwrap_or(1);
        let fits = worth == if id == Token::Tt12 { 2 } else { 1 };
        notes.expect(fits, row, "tt12 is worth 2 and every other token 1, or exchanges are not exact");
        prints[id as usize] = Some(TokenPrint { a: token.a, b: token.b, amount: token.amount, worth });
    }
    for &token in Token::ALL {
        if prints[token as usize].is_none() {
            notes.at(0, format!("token {} is missing", token.code()));
        }
    }
    let prints = prints.map(Option::unwrap_or_default);
    let sum = |special: bool, count: fn(&TokenPrint) -> u8| -> u32 {
        let of_kind = Token::ALL.iter().filter(|token| token.is_special() == special);
        of_kind.map(|&token| u32::from(count(&prints[token as usize]))).sum()
    };
    let totals = rows.totals.get_ref();
    let sums = [
        ("a", sum(false, |print| print.a), totals.a),
        ("b", sum(false, |print| print.b), totals.b),
        ("a, special", sum(true, |print| print.a), totals.special),
        ("b, special", sum(true, |print| print.b), totals.special),
    ];
    for (name, sum, total) in sums {
        let adds_up = sum == u32::from(total);
        notes.expect(adds_up, &rows.totals, format!("counts {name} add up to {sum}, not {total}"));
    }
    let few = totals.special <= MOST_SPECIAL;
    notes.expect(few, &rows.totals, format!("at most {MOST_SPECIAL} special tokens"));
    for total in [totals.a, totals.b] {
        let fills = usize::from(total) >= cities;
        notes.expect(fills, &rows.totals, format!("{total} tokens do not fill {cities} cities"));
        let fits = u16::from(total) + u16::from(totals.special) <= u16::from(MOST_TOKENS);
        notes.expect(fits, &rows.totals, format!("at most {MOST_TOKENS} tokens"));
        let even = total.is_multiple_of(2) && totals.special.is_multiple_of(2);
        notes.expect(even, &rows.totals, "what is left makes two equal piles, so the totals are even");
    }
    prints
}

fn automa(rows: &AutomaFile, notes: &mut Notes<'_>) -> [AutomaPrint; AUTOMAS] {
    let mut prints: [Option<AutomaPrint>; AUTOMAS] = [None; AUTOMAS];
    for row in &rows.automa {
        let card = row.get_ref();
        let Some(id) = Automa::all().find(|id| id.to_string() == card.id) else {
            notes.on(row, format!("unknown automa card `{}`", card.id));
            continue;
        };
        notes.expect(prints[id.idx()].is_none(), row, format!("automa card {} is there twice", card.id));
        let area = card.area.as_deref().map(Area::named);
        if area == Some(None) {
            notes.on(row, format!("unknown area `{}`", card.area.as_deref().unwrap_or_default()));
        }
        prints[id.idx()] = Some(AutomaPrint { area: area.flatten(), dusk: card.dusk });
    }
    for id in Automa::all().filter(|id| prints[id.idx()].is_none()) {
        notes.at(0, format!("automa card {id} is missing"));
    }
    let is_special = prints[AUTOMAS - 1].is_some_and(AutomaPrint::is_special);
    if !is_special {
        notes.at(0, "the last automa card is special: the easy game leaves it out");
    }
    let idle = AutomaPrint { area: None, dusk: crate::automa::Dusk::FreeTravel };
    prints.map(|print| print.unwrap_or(idle))
}
