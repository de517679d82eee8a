//! Positions in words, so that a test reads: this position, these choices, that position.
//!
//! ```text
//! round 2                             1 if not said
//! turn Y                              whose turn it is; X if not said
//! do area X wall                      instead of a turn: an action that may be performed; also `card X wall`,
//!                                     `move X`, `token X tt05`, `special X st1`, `gain X 2`, `morning`, `decrees`,
//!                                     `day-end`, `dusk`, `night`, `voyage`, `windows`, `final`, `meng`,
//!                                     `meng-act wall boost`, `meng-move`; several are done in this order
//! first Y                             X if not said
//! next Y                              holder of the next-first-player token
//! dice 3 3 6
//! gifts jade 8/none wall 5/wall       what is not said is as at the start
//! deck 3/wall 4/int                   top first
//! decrees d1-2:XY d2-3:Z              on the board with these servants, in their level's slots in this order
//! map t1:tt01 b5:tt11                 exactly these tokens on the map; the rest is the draw supply
//! pile tt01 tt02                      the draw supply
//! gone tt03                           tokens exchanged
//! houses 3 4 4                        jade left
//! intrigue 12:XY 3:Z                  stacks from bottom to top; who is not named is on 0, in order of seats
//! canal a2:X1 a4:Yp1                  a junk of X with one servant, one of Y with pair and one servant
//! focus wall                          (alone only) Meng's area
//! last t5                             (alone only) the city Meng visited last
//! pile-of-meng 3/wall 5/can           (alone only) his gifts, top first; `-` if there are none
//! left-of-meng 6/pal                  (alone only) his discard pile, top last
//! automa au02 au05                    (alone only) the automa cards played
//! X hand 2/wall,3/s2 discard 8/none pool 3 pair pool wall 2 jade 1 envoy 7 vp 5 slots tt12,tt01 at t3
//!                                     and also: supply 0 cells pair,card,points special st3@wall,st1 arrived 1
//! ```
//!
//! One line per seat: X, Y, Z, U, V; alone M is Meng. A seat without a hand holds a `9/none`; `hand -` is empty.
//! Servants that are nowhere else are in the supply; where a supply is said, the others are nowhere at all.

use gugong::card::Card;
use gugong::city::{Cities, City, Harbour};
use gugong::decree::{Decree, Decrees};
use gugong::known::KnownCards;
use gugong::meng::{Meng, Trace};
use gugong::piece::{Area, ByArea, Named, Token, Tokens};
use gugong::player::{Junk, PairAt, Player, Special};
use gugong::table::Phase;
use gugong::task::{Question, Source, Step, Task};
use gugong::{Gugong, State};
use tabletop::{Seat, Viewer};

const NAMES: &str = "XYZUV";

pub(crate) struct Scene(kit::Scene<Gugong>);

impl std::ops::Deref for Scene {
    type Target = kit::Scene<Gugong>;
    fn deref(&self) -> &kit::Scene<Gugong> {
        &self.0
    }
}

impl std::ops::DerefMut for Scene {
    fn deref_mut(&mut self) -> &mut kit::Scene<Gugong> {
        &mut self.0
    }
}

pub(crate) fn seat(name: char) -> Seat {
    if name == 'M' { Meng::SEAT } else { Seat::new(NAMES.find(name).unwrap()) }
}

fn seats(names: &str) -> impl Iterator<Item = Seat> + '_ {
    names.chars().map(seat)
}

fn card(text: &str) -> Card {
    Card::named(text).unwrap_or_else(|| panic!("`{text}` is no card"))
}

fn cards(text: &str) -> Vec<Card> {
    if text == "-" { Vec::new() } else { text.split(',').map(card).collect() }
}

fn token(text: &str) -> Token {
    Token::named(text).unwrap_or_else(|| panic!("`{text}` is no token"))
}

fn area(text: &str) -> Area {
    Area::named(text).unwrap_or_else(|| panic!("`{text}` is no area"))
}

pub(crate) fn harbour(text: &str) -> Harbour {
    let route = usize::from(text.starts_with('b'));
    Harbour::new(route, text[1..].parse::<usize>().unwrap() - 1)
}

impl Scene {
    /// The position, played on until somebody must choose.
    pub(crate) fn new(position: &str) -> Scene {
        Scene::with(&[], position)
    }

    /// The same by other options than the default.
    pub(crate) fn with(options: &[(&str, &str)], position: &str) -> Scene {
        let lines = kit::scene::lines(position);
        let is_seat = |line: &&&str| {
            let mut chars = line.chars();
            chars.next().is_some_and(|name| NAMES.contains(name)) && matches!(chars.next(), None | Some(' '))
        };
        let n = lines.iter().filter(is_seat).count();
        let mut scene = Scene::start(n, options);
        let state = &mut scene.state;
        state.table.agenda = Default::default();
        state.table.first = seat('X');
        let players = state.table.players.len();
        for (place, own) in Seat::first(players).zip(Seat::first(players)) {
            state.table.ranks[place] = own;
        }
        for seat in state.hands.seats() {
            state.hands[seat].cards = [card("9/none")].into_iter().collect();
            state.table.players[seat].known = KnownCards::default();
        }
        state.table.turn = None;
        let mut tasks = Vec::new();
        for line in &lines {
            read(state, line, &mut tasks);
        }
        settle(state);
        if tasks.is_empty() || state.table.phase == Phase::Day {
            tasks.push(Task::Step(Step::Turns));
        }
        tasks.iter().rev().for_each(|&task| state.table.agenda.push(task));
        scene.resume();
        scene
    }

    /// A new game of these options, from its very beginning.
    pub(crate) fn start(n: usize, options: &[(&str, &str)]) -> Scene {
        Scene(kit::Scene::start(n, options))
    }

    /// Makes these choices, each by whoever must choose.
    pub(crate) fn play(&mut self, choices: &[&str]) -> &mut Scene {
        self.0.play(choices);
        self
    }

    /// What is offered, in notation, sorted.
    pub(crate) fn offers(&self) -> Vec<String> {
        self.sorted_offers()
    }

    /// Who must choose what, as `X offer-card`.
    pub(crate) fn awaited(&self) -> String {
        match self.state.to_act().lowest() {
            Some(seat) => format!("{} {}", &NAMES[seat.idx()..=seat.idx()], self.decision().unwrap_or("-")),
            None => "over".into(),
        }
    }

    pub(crate) fn own(&self, name: char) -> &Player {
        &self.state.table.players[seat(name)]
    }

    /// Pool and supply of a player, regular servants.
    pub(crate) fn servants(&self, name: char) -> (u8, u8) {
        (self.own(name).pool, self.own(name).supply)
    }

    pub(crate) fn hand(&self, name: char) -> String {
        join(self.state.hands[seat(name)].cards.iter())
    }

    pub(crate) fn discard(&self, name: char) -> String {
        join(self.state.hands[seat(name)].discard.iter())
    }

    pub(crate) fn gift(&self, name: &str) -> String {
        self.state.table.gifts[area(name)].to_string()
    }

    pub(crate) fn slots(&self, name: char) -> String {
        self.own(name).slots.iter().map(|token| token.code()).collect::<Vec<_>>().join(" ")
    }

    /// The junk in a harbour, as `X1` or `Yp1`.
    pub(crate) fn junk(&self, place: &str) -> Option<String> {
        let junk = self.state.table.junk(harbour(place))?;
        let name = &NAMES[junk.owner.idx()..=junk.owner.idx()];
        Some(format!("{name}{}{}", if junk.pair { "p" } else { "" }, junk.regular))
    }

    /// The ids of what was told.
    pub(crate) fn story(&self) -> Vec<&'static str> {
        self.story_to(Viewer::All)
    }

    /// The view JSON's table.
    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::to_value(self.state.view(Viewer::All).at(0)).unwrap()
    }
}

fn join(items: impl Iterator<Item = impl ToString>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

fn read(state: &mut State, line: &str, tasks: &mut Vec<Task>) {
    let words: Vec<&str> = line.split_whitespace().collect();
    let rest = &words[1..];
    let table = &mut state.table;
    match words[0] {
        "round" => table.round = rest[0].parse().unwrap(),
        "first" => table.first = seat(rest[0].chars().next().unwrap()),
        "next" => table.next_first = seats(rest[0]).next(),
        "turn" => {
            let n = table.players.len();
            table.turn = seats(rest[0]).next().map(|seat| seat.clockwise(n - 1, n));
        }
        "dice" => table.dice = [0, 1, 2].map(|idx| rest[idx].parse().unwrap()),
        "gifts" => rest.chunks(2).for_each(|pair| table.gifts[area(pair[0])] = card(pair[1])),
        "deck" => {
            state.sealed.deck = rest.iter().rev().map(|text| card(text)).collect();
            table.deck = rest.len() as u8;
        }
        "decrees" => read_decrees(state, rest),
        "map" => {
            table.cities = [None; City::PLACES];
            table.tokens = Cities::NONE;
            for entry in rest {
                let (city, name) = entry.split_once(':').unwrap();
                let city = City::named(city).unwrap();
                table.cities[city.idx()] = Some(token(name));
                table.tokens.add(city);
            }
        }
        "pile" => table.token_pile = tokens(rest),
        "gone" => table.token_discard = tokens(rest),
        "houses" => {
            let houses = table.board().houses;
            table.houses = 0;
            for cost in rest {
                let cost: u8 = cost.parse().unwrap();
                let free = |idx: &usize| houses[*idx] == cost && table.houses & (1 << idx) == 0;
                table.houses |= 1 << (0..houses.len()).find(free).unwrap();
            }
        }
        "intrigue" => {
            let mut stacks: Vec<(u8, &str)> = Vec::new();
            for entry in rest {
                let (space, names) = entry.split_once(':').unwrap();
                stacks.push((space.parse().unwrap(), names));
            }
            stacks.sort();
            let named: String = stacks.iter().map(|(_, names)| *names).collect();
            let mut order: Vec<Seat> = Seat::first(table.players.len())
                .filter(|own| !seats(&named).any(|other| other == *own))
                .collect();
            for (space, names) in stacks {
                for own in seats(names) {
                    table.players[own].intrigue = space;
                    order.push(own);
                }
            }
            for (place, own) in Seat::first(order.len()).zip(order) {
                table.ranks[place] = own;
            }
        }
        "canal" => {
            for entry in rest {
                let (place, text) = entry.split_once(':').unwrap();
                let owner = seats(&text[..1]).next().unwrap();
                let pair = text[1..].starts_with('p');
                let regular = text[1 + usize::from(pair)..].parse().unwrap();
                let place = harbour(place);
                table.canal[place.route()][place.place()] = Some(Junk { owner, regular, pair });
                table.players[owner].junks -= 1;
                if pair {
                    table.players[owner].pair = PairAt::Junk;
                    table.players[owner].cells.pair = 1;
                }
            }
        }
        "focus" | "last" | "pile-of-meng" | "left-of-meng" | "automa" => read_meng(state, words[0], rest),
        "do" => read_task(state, rest, tasks),
        name => read_player(state, seat(name.chars().next().unwrap()), rest),
    }
}

fn tokens(names: &[&str]) -> Tokens {
    let mut all = Tokens::default();
    names.iter().for_each(|name| all.add(token(name), 1));
    all
}

fn read_decrees(state: &mut State, entries: &[&str]) {
    let table = &mut state.table;
    let mut used = Decrees::default();
    for (level, first) in [("d1", 0), ("d2", 2), ("d3", 4)] {
        let mut entries: Vec<(Decree, &str)> = entries
            .iter()
            .filter(|entry| entry.starts_with(level))
            .map(|entry| entry.split_once(':').unwrap_or((entry, "")))
            .map(|(code, names)| (Decree::named(code).unwrap(), names))
            .collect();
        entries.iter().for_each(|(decree, _)| used.add(*decree));
        for &decree in Decree::ALL {
            if entries.len() < 2 && decree.code().starts_with(level) && !used.contains(decree) {
                used.add(decree);
                entries.push((decree, ""));
            }
        }
        for (idx, (decree, names)) in entries.into_iter().enumerate() {
            table.decrees[first + idx].decree = decree;
            table.decrees[first + idx].servants = seats(names).collect();
            seats(names).for_each(|own| table.players[own].decrees.add(decree));
        }
    }
}

fn read_meng(state: &mut State, what: &str, rest: &[&str]) {
    let meng = state.table.meng.as_mut().unwrap();
    match what {
        "focus" => meng.focus = area(rest[0]),
        "last" => meng.last = City::named(rest[0]),
        "pile-of-meng" => {
            state.sealed.gift_pile =
                rest.iter().filter(|t| **t != "-").rev().map(|text| card(text)).collect();
            meng.pile = state.sealed.gift_pile.len() as u8;
            meng.mixed = state.sealed.gift_pile.iter().copied().collect();
            meng.under.clear();
        }
        "left-of-meng" => {
            state.sealed.gift_discard = rest.iter().map(|text| card(text)).collect();
            meng.laid = rest.iter().map(|text| Trace::Seen(card(text))).collect();
        }
        _ => {
            let played: Vec<_> = rest
                .iter()
                .map(|name| gugong::automa::Automa::all().find(|card| card.to_string() == **name).unwrap())
                .collect();
            played.iter().for_each(|&card| meng.deck.remove(card));
            meng.played = played.into_iter().collect();
        }
    }
}

fn read_task(state: &mut State, rest: &[&str], tasks: &mut Vec<Task>) {
    let who = || seats(rest[1]).next().unwrap();
    let phase = &mut state.table.phase;
    *phase = Phase::Day;
    match rest[0] {
        "area" => tasks.push(Task::Ask((who(), Question::AreaAct(area(rest[2]))))),
        "card" => tasks.push(Task::Ask((who(), Question::CardAct(area(rest[2]))))),
        "move" => tasks.push(Task::Ask((who(), Question::Move))),
        "token" => tasks.extend([
            Task::Ask((who(), Question::Store(token(rest[2])))),
            Task::Ask((who(), Question::Token(token(rest[2])))),
        ]),
        "special" => tasks.push(Task::Ask((who(), Question::Special(token(rest[2]))))),
        "gain" => tasks.push(Task::Ask((who(), Question::Gain(rest[2].parse().unwrap(), Source::Card)))),
        "morning" => {
            *phase = Phase::Morning;
            tasks.push(Task::Step(Step::Morning));
        }
        "decrees" => {
            *phase = Phase::Morning;
            tasks.push(Task::Step(Step::MorningOf(0)));
        }
        "day-end" => tasks.push(Task::Step(Step::EndOfDay)),
        "dusk" => {
            *phase = Phase::Dusk;
            tasks.push(Task::Step(Step::Dusk));
        }
        "night" => {
            *phase = Phase::Night;
            tasks.push(Task::Step(Step::Night));
        }
        "voyage" => {
            *phase = Phase::Night;
            tasks.push(Task::Step(Step::Voyage));
        }
        "windows" => {
            *phase = Phase::Night;
            tasks.push(Task::Step(Step::Windows(0)));
        }
        "final" => {
            *phase = Phase::Night;
            tasks.push(Task::Step(Step::Final));
        }
        "meng" => tasks.push(Task::Step(Step::MengTurn)),
        "meng-act" => tasks.push(Task::Step(Step::MengAct(
            gugong::meng::Deed::Area,
            area(rest[1]),
            if rest[2] == "boost" { gugong::meng::Mode::Boost } else { gugong::meng::Mode::Normal },
        ))),
        "meng-move" => tasks.push(Task::Step(Step::MengMove)),
        other => panic!("`{other}` is no task"),
    }
    if matches!(
        rest[0],
        "night" | "voyage" | "windows" | "final" | "morning" | "decrees" | "dusk" | "day-end"
    ) {
        state.hands.iter_mut().for_each(|hand| hand.cards = Default::default());
    }
}

fn read_player(state: &mut State, me: Seat, rest: &[&str]) {
    let table = &mut state.table;
    let own = &mut table.players[me];
    if !rest.iter().step_by(2).any(|key| *key == "pool") {
        own.pool = 0;
    }
    own.supply = u8::MAX;
    let number = |text: &str| text.parse::<u8>().unwrap();
    for pair in rest.chunks(2) {
        let value = pair[1];
        match pair[0] {
            "hand" => state.hands[me].cards = cards(value).into_iter().collect(),
            "discard" => state.hands[me].discard = cards(value).into_iter().collect(),
            "pool" => own.pool = number(value),
            "supply" => own.supply = number(value), // the others are nowhere
            "wall" => own.wall = number(value),
            "jade" => own.jade = number(value),
            "envoy" => own.envoy = number(value),
            "vp" => own.vp = value.parse().unwrap(),
            "slots" => own.slots = value.split(',').map(token).collect(),
            "at" => own.traveller = City::named(value),
            "arrived" => {
                own.arrival = Some(number(value));
                own.envoy = 9;
                table.arrived += 1;
            }
            "pair" => {
                own.cells.pair = 1;
                own.pair = match value {
                    "pool" => PairAt::Pool,
                    "supply" => PairAt::Supply,
                    "wall" => PairAt::Wall,
                    other => panic!("`{other}` is no place for a pair"),
                };
            }
            "cells" => {
                for cell in value.split(',') {
                    match cell {
                        "card" => own.cells.card += 1,
                        "points" => own.cells.points += 1,
                        _ => own.cells.pair = 1,
                    }
                }
            }
            "special" => {
                for entry in value.split(',') {
                    let (name, place) = entry.split_once('@').map_or((entry, None), |(n, a)| (n, Some(a)));
                    own.special.push(Special { token: token(name), area: place.map(area), pair: false });
                }
            }
            other => panic!("`{other}` says nothing of a player"),
        }
    }
}

/// Servants that are nowhere else are in the supply; what everybody knows of the cards is everything.
fn settle(state: &mut State) {
    let table = &mut state.table;
    let all = table.printed().constants.servants;
    for me in table.players.seats() {
        let aboard: u8 = table
            .canal
            .iter()
            .flatten()
            .flatten()
            .filter(|junk| junk.owner == me)
            .map(|junk| junk.regular)
            .sum();
        let is_meng = table.is_meng(me);
        let own = &mut table.players[me];
        let cells = if is_meng { 0 } else { own.cells.total() };
        let elsewhere = own.pool + own.wall + aboard + own.decrees.len() + cells + own.special.len() as u8;
        if own.supply == u8::MAX || is_meng {
            own.supply = all - elsewhere;
        }
        if let Some(hand) = state.hands.iter().nth(me.idx()).filter(|_| !is_meng) {
            own.known = KnownCards { hand: hand.cards, discard: hand.discard, ..KnownCards::default() };
        }
        if !is_meng && own.cells.pair == 1 && own.pair == PairAt::Locked {
            own.pair = PairAt::Supply;
        }
    }
    let _: &ByArea<Card> = &table.gifts;
}
