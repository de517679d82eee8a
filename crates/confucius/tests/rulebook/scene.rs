//! Positions in words, so that a test reads: this position, these choices, that position.
//!
//! ```text
//! round 4 | exam ministries           the round, and what is to happen, in order; `turns` if nothing is said
//! rules 1                             the version of the rules; the newest if not said
//! chief K                             this round's Chief Minister; K if not said
//! turn G                              (turns only) who is to act; left of the Chief Minister if not said
//! bingbu 1:Ks 2:Pu5 3:·4 6:Kc | minister K secretary P vp 8 5
//!                                     secured, unsecured (of cost 5), unbribed (of cost 4), candidate; what is not
//!                                     said is empty; a ministry with officers is resolved
//! students red W plain Y
//! candidates gongbu any any any       the stack, the tile face up first
//! forced                              an examination is forced
//! lands annam[K W] korea[- - -] yunnan[- -]!failure
//! distant africa 3 YK                 its points and its visitors
//! gifts K>G:3 W>P:1                   active gifts
//! deck c1 c3                          the deck, top first; all the others are in the discard pile then
//! discard 2,0,1
//! junks 2                             left in the supply
//! rewards cash gift                   the reward deck, top first
//! officials 4 5                       the pile, top first
//! K 3vp 2cubes hand 1,2,0 rewards cash,gift shipyard 6 ocean 2 supply 4 colonies 1 insulted 1 available 1,3
//!                                     and also: gone 5,6 placed tax:1,give-gift:2 passed commercial
//! ```
//!
//! One line per seat, in the order of the rules' examples: K, G, P, W, Y. What is not said is as at the start of a
//! round without gifts, with an empty hand; what must be somewhere else (cards, armies, junks) is there.

use std::fmt::Write;

use confucius::actions_box::{ActionSpace, BoxAction};
use confucius::card::{Card, Cards};
use confucius::data::data;
use confucius::family::Family;
use confucius::land::{DistantLand, ForeignLand};
use confucius::official::{Officials, Space, Tile};
use confucius::piece::{Candidate, Gift, Ministry, Named, Student};
use confucius::reward_card::{Reward, Rewards};
use confucius::table::{Foreign, InvasionResult, Phase};
use confucius::task::Step;
use confucius::{Confucius, State};
use expect_test::Expect;
use tabletop::{ArrayVec, Game, Seat, Viewer};

/// The colours of the rules' examples, clockwise.
const COLOURS: &str = "KGPWY";

/// Plays the choices from the position and compares what comes out.
pub(crate) fn check(position: &str, choices: &[&str], expected: Expect) {
    let mut scene = Scene::new(position);
    scene.play(choices);
    expected.assert_eq(&scene.show());
}

/// A position in play.
pub(crate) struct Scene(kit::Scene<Confucius>);

impl std::ops::Deref for Scene {
    type Target = kit::Scene<Confucius>;
    fn deref(&self) -> &kit::Scene<Confucius> {
        &self.0
    }
}

impl std::ops::DerefMut for Scene {
    fn deref_mut(&mut self) -> &mut kit::Scene<Confucius> {
        &mut self.0
    }
}

impl Scene {
    /// The position, played on until somebody must choose.
    pub(crate) fn new(position: &str) -> Scene {
        Scene::with(&[], position)
    }

    /// The same by other options than the default.
    pub(crate) fn with(options: &[(&str, &str)], position: &str) -> Scene {
        let mut lines = kit::scene::lines(position);
        let seats = lines.iter().filter(|line| seat_of(line).is_some()).count();
        let rules = lines.iter().find_map(|line| line.strip_prefix("rules ")?.parse().ok());
        lines.retain(|line| !line.starts_with("rules "));
        let mut scene = Scene::start_by(rules.unwrap_or(Confucius::RULES), seats, options);
        let state = &mut scene.state;
        state.table.agenda = Default::default();
        state.table.chief_minister = seat('K');
        state.table.families.iter_mut().for_each(|family| {
            *family = Family::new();
            (family.allotment, family.cubes, family.known) = (3, 3, Cards::default());
        });
        state.hands.iter_mut().for_each(|hand| {
            hand.cards = Cards::default();
            hand.held = Cards::default();
            hand.drawn = Cards::default();
        });
        let mut said = Said::default();
        for line in &lines {
            match seat_of(line) {
                Some(seat) => read_family(state, seat, line),
                None => read_table(state, &mut said, line),
            }
        }
        said.settle(state);
        scene.resume();
        scene
    }

    /// A new game of these options, from its very beginning.
    pub(crate) fn start(seats: usize, options: &[(&str, &str)]) -> Scene {
        Scene::start_by(Confucius::RULES, seats, options)
    }

    fn start_by(rules: u16, seats: usize, options: &[(&str, &str)]) -> Scene {
        Scene(kit::Scene::start_by(rules, seats, options))
    }

    /// This position, of which nothing was told yet.
    pub(crate) fn of(state: &State) -> Scene {
        Scene(kit::Scene::of(*state))
    }

    /// Makes these choices, each by whoever must choose; `W keep c1 …` names the seat where several must.
    pub(crate) fn play(&mut self, choices: &[&str]) -> &mut Scene {
        for choice in choices {
            let (me, line) = match choice.split_once(' ') {
                Some((name, line)) if name.len() == 1 && COLOURS.contains(name) => {
                    (seat(name.chars().next().unwrap()), line)
                }
                _ => (self.actor(), *choice),
            };
            self.choose(me, line);
        }
        self
    }

    /// What is offered, in notation, sorted.
    pub(crate) fn offers(&self) -> Vec<String> {
        self.sorted_offers()
    }

    /// Who must choose what, as `K turn`.
    pub(crate) fn awaited(&self) -> String {
        let seats: String = self.state.to_act().iter().map(letter).collect();
        format!("{seats} {}", self.decision().unwrap_or("nobody"))
    }

    /// What this colour owns face up.
    pub(crate) fn family(&self, name: char) -> &Family {
        &self.state.table.families[seat(name)]
    }

    /// The Confucius cards of this colour, as (n1, n2, n3).
    pub(crate) fn hand(&self, name: char) -> [u8; 3] {
        counts(self.state.hands[seat(name)].cards)
    }

    /// The reward cards of this colour.
    pub(crate) fn rewards(&self, name: char) -> Vec<&'static str> {
        self.state.hands[seat(name)].rewards.iter().map(Named::code).collect()
    }

    /// Cubes of this colour on a space.
    pub(crate) fn placed(&self, name: char, space: &str) -> u8 {
        self.family(name).placed(space_named(space))
    }

    /// The face-up discard pile, as (n1, n2, n3).
    pub(crate) fn discard(&self) -> [u8; 3] {
        counts(self.state.table.discard)
    }

    /// The active gifts.
    pub(crate) fn gifts(&self) -> String {
        let table = &self.state.table;
        let pairs = table.families.seats().flat_map(|d| table.families.seats().map(move |r| (d, r)));
        let gifts: Vec<String> = pairs
            .filter_map(|(d, r)| Some(format!("{}>{}:{}", letter(d), letter(r), table.gift(d, r)?)))
            .collect();
        gifts.join(" ")
    }

    /// A ministry, as it is written above.
    pub(crate) fn ministry(&self, name: &str) -> String {
        let officials = &self.state.table.ministries[Ministry::named(name).unwrap()];
        let tile = |space: Space| {
            let tile = officials.tile(space)?;
            let cost = tile.cost.map_or("c".into(), |cost| cost.to_string());
            let written = match (tile.owner, tile.cost, tile.secured) {
                (None, ..) => format!("·{cost}"),
                (Some(owner), None, _) => format!("{}c", letter(owner)),
                (Some(owner), Some(_), true) => format!("{}s{cost}", letter(owner)),
                (Some(owner), Some(_), false) => format!("{}u{cost}", letter(owner)),
            };
            Some(format!("{}:{written}", space.number()))
        };
        let mut text = Space::ALL.into_iter().filter_map(tile).collect::<Vec<_>>().join(" ");
        if officials.resolved {
            let officer = |seat: Option<Seat>| seat.map_or('-', letter);
            let _ = write!(
                text,
                " | minister {} secretary {}",
                officer(officials.minister),
                officer(officials.secretary)
            );
        }
        text
    }

    /// A Foreign Land, as it is written above.
    pub(crate) fn land(&self, name: &str) -> String {
        let foreign = self.state.table.foreign(ForeignLand::named(name).unwrap()).unwrap();
        let boxes: Vec<String> =
            foreign.boxes().iter().map(|army| army.map_or('-', letter).to_string()).collect();
        let result = match foreign.result {
            None => "",
            Some(InvasionResult::Success) => "!success",
            Some(InvasionResult::Failure) => "!failure",
        };
        format!("[{}]{result}", boxes.join(" "))
    }

    /// Who has reached a Distant Land.
    pub(crate) fn visitors(&self, name: &str) -> String {
        let land = self.state.table.distant(DistantLand::named(name).unwrap());
        land.visitors.iter().map(|&seat| letter(seat)).collect()
    }

    /// Whose students stand on red and plain.
    pub(crate) fn students(&self) -> String {
        let student = |student| self.state.table.students[student].map_or('-', letter);
        format!("{}{}", student(Student::Red), student(Student::Plain))
    }

    /// Points by seat.
    pub(crate) fn scores(&self) -> Vec<u8> {
        self.state.table.families.iter().map(|family| family.score).collect()
    }

    /// The three titles: Chief Minister, Admiral, General.
    pub(crate) fn titles(&self) -> String {
        let titles = self.state.table.titles.expect("the game is over");
        [titles.chief_minister, titles.admiral, titles.general]
            .iter()
            .map(|seat| seat.map_or('-', letter))
            .collect()
    }

    /// The ids of everything told to `viewer`.
    pub(crate) fn story(&self, viewer: Viewer) -> Vec<&'static str> {
        self.story_to(viewer)
    }

    /// How often something like this was told.
    pub(crate) fn heard(&self, id: &str) -> usize {
        self.story(Viewer::All).iter().filter(|told| **told == id).count()
    }

    /// Ministries, gifts, families, and who must choose what.
    pub(crate) fn show(&self) -> String {
        let mut text = String::new();
        for &ministry in Ministry::ALL {
            let _ = writeln!(text, "{} {}", ministry.code(), self.ministry(ministry.code()));
        }
        if !self.gifts().is_empty() {
            let _ = writeln!(text, "gifts {}", self.gifts());
        }
        for (seat, family) in self.state.table.families.by_seat() {
            let _ = write!(text, "{}", letter(seat));
            let cards = self.state.hands[seat].cards;
            let amounts = [
                (family.score, "vp"),
                (family.cubes, "cubes"),
                (family.shipyard, "shipyard"),
                (family.ocean, "ocean"),
                (family.armies.colonies, "colonies"),
                (family.armies.insulted, "insulted"),
            ];
            amounts.iter().filter(|(n, _)| *n > 0).for_each(|(n, what)| write!(text, " {n}{what}").unwrap());
            if !cards.is_empty() {
                let _ = write!(text, " [{cards}]");
            }
            let placed =
                ActionSpace::ALL.into_iter().zip(SPACES).filter(|(space, _)| family.placed(*space) > 0);
            placed.for_each(|(space, name)| write!(text, " {name}:{}", family.placed(space)).unwrap());
            text.push_str(if family.passed { " passed\n" } else { "\n" });
        }
        let _ = writeln!(text, "? {}", self.awaited());
        text
    }
}

const SPACES: [&str; 12] = [
    "bribe-secure",
    "nominate",
    "force-exam",
    "junks-voyage",
    "army-invade",
    "buy-gift",
    "give-gift",
    "petition",
    "commercial",
    "tax",
    "no-action",
    "imperial-favour",
];

fn space_named(name: &str) -> ActionSpace {
    let idx = SPACES.iter().position(|space| *space == name).unwrap_or_else(|| panic!("no space: {name}"));
    ActionSpace::ALL[idx]
}

fn counts(cards: Cards) -> [u8; 3] {
    [Card::C1, Card::C2, Card::C3].map(|card| cards.count(card))
}

pub(crate) fn seat(name: char) -> Seat {
    Seat::new(COLOURS.find(name).unwrap_or_else(|| panic!("no colour: {name}")))
}

pub(crate) fn letter(seat: Seat) -> char {
    char::from(COLOURS.as_bytes()[seat.idx()])
}

fn seat_of(line: &str) -> Option<Seat> {
    let name = line.split(' ').next().unwrap();
    (name.len() == 1).then(|| seat(name.chars().next().unwrap()))
}

/// What a position says about what must be somewhere else otherwise.
#[derive(Default)]
struct Said {
    tasks: Vec<Step>,
    turn: Option<Seat>,
    deck: Option<Vec<Card>>,
    discard: Cards,
    junks: Option<u8>,
    rewards: Option<Vec<Reward>>,
    officials: Option<Vec<u8>>,
}

impl Said {
    fn settle(mut self, state: &mut State) {
        let table = &mut state.table;
        let n = table.families.len();
        // Cards: those not in hands and not in the discard pile are in the deck.
        let held = state.hands.iter().fold(Cards::default(), |all, hand| all + hand.cards);
        let deck: Vec<Card> = match &self.deck {
            Some(deck) => {
                let mut rest = Cards::all() - held;
                deck.iter().for_each(|&card| rest -= one(card));
                table.discard = rest;
                deck.iter().rev().copied().collect()
            }
            None => {
                table.discard = self.discard;
                (Cards::all() - held - self.discard).iter().collect()
            }
        };
        state.sealed.deck = deck.iter().copied().collect();
        table.deck = deck.len() as u8;
        state.hands.iter_mut().for_each(|hand| hand.held = hand.cards);
        table.held = held;
        table.shuffled = deck.iter().fold(Cards::default(), |all, &card| all + one(card));
        let owned: u8 = table.families.iter().map(|family| family.shipyard + family.ocean).sum();
        table.junk_supply = self.junks.unwrap_or(data().board.junks.saturating_sub(owned));
        // Reward cards.
        let mut rest = Rewards::all();
        state.hands.iter().flat_map(|hand| hand.rewards.iter()).for_each(|reward| rest.remove(reward));
        state.sealed.rewards = match &self.rewards {
            Some(deck) => deck.iter().rev().copied().collect(),
            None => rest.iter().collect(),
        };
        let mut played = rest;
        state.sealed.rewards.iter().for_each(|&reward| played.remove(reward));
        table.rewards_played = played.iter().collect();
        table.reward_deck = state.sealed.rewards.len() as u8;
        if let Some(officials) = &self.officials {
            state.sealed.officials = officials.iter().rev().copied().collect();
            table.official_pile = officials.len() as u8;
        }
        for seat in table.families.seats() {
            let on_lands = table.foreign_lands.iter().flat_map(|foreign| foreign.armies);
            let on_lands = on_lands.filter(|army| *army == Some(seat)).count() as u8;
            let family = &mut table.families[seat];
            let armies = &mut family.armies;
            if armies.supply == data().board.armies {
                armies.supply -= (armies.colonies + armies.insulted + on_lands).min(armies.supply);
            }
            family.allotment =
                family.cubes + SPACES.map(|name| family.placed(space_named(name))).iter().sum::<u8>();
            family.rewards = state.hands[seat].rewards.len();
            for gift in Gift::ALL {
                if table.families.seats().any(|to| table.families[seat].given(to) == Some(*gift)) {
                    table.families[seat].available.remove(*gift);
                    table.families[seat].unavailable.remove(*gift);
                }
            }
        }
        if self.tasks.is_empty() {
            self.tasks.push(Step::Turns);
        }
        let early = [Step::CountGifts, Step::ChiefMinister, Step::Turns, Step::Favour, Step::Wall];
        table.wall = if early.contains(&self.tasks[0]) { table.round - 1 } else { table.round };
        table.phase = Phase::Actions;
        table.acting = self.turn.map_or(table.chief_minister, |seat| seat.clockwise(n - 1, n));
        self.tasks.iter().rev().for_each(|&task| table.agenda.step(task));
    }
}

fn one(card: Card) -> Cards {
    let mut cards = Cards::default();
    cards.add(card, 1);
    cards
}

fn colour(word: &str) -> Seat {
    assert_eq!(word.len(), 1, "{word} is no colour");
    seat(word.chars().next().unwrap())
}

fn named<T: Named>(word: &str) -> T {
    T::named(word).unwrap_or_else(|| panic!("nothing is called {word}"))
}

fn number(word: &str) -> u8 {
    word.parse().unwrap_or_else(|_| panic!("{word} is no number"))
}

fn cards(word: &str) -> Cards {
    let numbers: Vec<u8> = word.split(',').map(number).collect();
    Cards::new(numbers[0], numbers[1], numbers[2])
}

fn task(word: &str) -> Step {
    match word {
        "count" => Step::CountGifts,
        "chief" => Step::ChiefMinister,
        "turns" => Step::Turns,
        "favour" => Step::Favour,
        "wall" => Step::Wall,
        "exam" => Step::Examination,
        "ministries" => Step::Ministries,
        "invasions" => Step::Invasions,
        "officials" => Step::Officials,
        "discard" => Step::Discard,
        "end" => Step::EndCheck,
        "titles" => Step::Titles,
        other => panic!("no such task: {other}"),
    }
}

fn read_table(state: &mut State, said: &mut Said, line: &str) {
    let (head, rest) = line.split_once(' ').unwrap_or((line, ""));
    let words: Vec<&str> = rest.split_whitespace().collect();
    let table = &mut state.table;
    match head {
        "round" => {
            let (round, tasks) = rest.split_once('|').unwrap_or((rest, ""));
            table.round = number(round.trim());
            said.tasks = tasks.split_whitespace().map(task).collect();
        }
        "chief" => table.chief_minister = colour(rest),
        "turn" => said.turn = Some(colour(rest)),
        "bingbu" | "hubu" | "gongbu" => {
            let ministry: Ministry = named(head);
            let old = table.ministries[ministry];
            table.ministries[ministry] = read_ministry(rest, &old);
        }
        "students" => {
            for pair in words.chunks(2) {
                table.students[named::<Student>(pair[0])] = Some(colour(pair[1]));
            }
        }
        "candidates" => {
            let stack: Vec<Candidate> = words.iter().map(|word| named(word)).collect();
            table.candidates.face_up = stack.first().copied();
            table.candidates.below = stack.len().saturating_sub(1) as u8;
            state.sealed.candidates = stack.iter().skip(1).rev().copied().collect();
        }
        "forced" => table.exam_forced = true,
        "lands" => {
            let mut lands = table.foreign_lands.iter_mut();
            let mut last: Option<&mut Foreign> = None;
            for part in rest.split(']') {
                // The result stands behind the land it belongs to.
                let result = [("!success", InvasionResult::Success), ("!failure", InvasionResult::Failure)];
                let (part, result) = result
                    .iter()
                    .find_map(|(word, result)| Some((part.strip_prefix(word)?, Some(*result))))
                    .unwrap_or((part, None));
                if let Some(foreign) = &mut last {
                    foreign.result = result;
                }
                let Some((name, boxes)) = part.split_once('[') else { continue };
                let foreign = lands.next().unwrap();
                *foreign = Foreign { land: named(name.trim()), armies: [None; 4], result: None };
                for (army, word) in foreign.armies.iter_mut().zip(boxes.split_whitespace()) {
                    *army = (word != "-").then(|| colour(word));
                }
                last = Some(foreign);
            }
        }
        "distant" => {
            let distant = &mut table.distant_lands[named::<DistantLand>(words[0]) as usize];
            distant.vp = number(words[1]);
            distant.visitors =
                words.get(2).map_or(ArrayVec::new(), |names| names.chars().map(seat).collect());
        }
        "gifts" => {
            for word in words {
                let (pair, gift) = word.split_once(':').unwrap();
                let (donor, recipient) = pair.split_once('>').unwrap();
                table.families[colour(donor)].set_given(colour(recipient), Some(named(gift)));
            }
        }
        "deck" => said.deck = Some(words.iter().map(|word| named(word)).collect()),
        "discard" => said.discard = cards(rest),
        "junks" => said.junks = Some(number(rest)),
        "rewards" => said.rewards = Some(words.iter().map(|word| named(word)).collect()),
        "officials" => said.officials = Some(words.iter().map(|word| number(word)).collect()),
        other => panic!("no such line: {other}"),
    }
}

fn read_ministry(text: &str, old: &Officials) -> Officials {
    let (tiles, officers) = text.split_once('|').unwrap_or((text, ""));
    let mut officials = Officials::default();
    (officials.minister_vp, officials.secretary_vp) = (old.minister_vp, old.secretary_vp);
    for word in tiles.split_whitespace() {
        let (space, tile) = word.split_once(':').unwrap();
        let space = Space::ALL[usize::from(number(space)) - 1];
        officials.put(space, read_tile(tile));
    }
    let mut words = officers.split_whitespace();
    while let Some(word) = words.next() {
        let mut next = || words.next().unwrap();
        match word {
            "resolved" => officials.resolved = true,
            "minister" => (officials.minister, officials.resolved) = (Some(colour(next())), true),
            "secretary" => officials.secretary = Some(colour(next())),
            "vp" => (officials.minister_vp, officials.secretary_vp) = (number(next()), number(next())),
            other => panic!("no such word: {other}"),
        }
    }
    officials
}

/// `·4`, `Ku5`, `Ks`, `Kc`; an official whose cost is not said costs 4.
fn read_tile(text: &str) -> Tile {
    if let Some(cost) = text.strip_prefix('·') {
        return Tile::official(if cost.is_empty() { 4 } else { number(cost) });
    }
    let owner = seat(text.chars().next().unwrap());
    let cost = || if text.len() > 2 { number(&text[2..]) } else { 4 };
    match &text[1..2] {
        "c" => Tile::candidate(owner),
        "u" => Tile { owner: Some(owner), ..Tile::official(cost()) },
        "s" => Tile { owner: Some(owner), secured: true, ..Tile::official(cost()) },
        other => panic!("no such marker: {other}"),
    }
}

fn read_family(state: &mut State, seat: Seat, line: &str) {
    let family = &mut state.table.families[seat];
    let hand = &mut state.hands[seat];
    let mut words = line.split_whitespace().skip(1);
    while let Some(word) = words.next() {
        let mut next = || words.next().unwrap_or_else(|| panic!("{word} of what?"));
        match word {
            "hand" => hand.cards = cards(next()),
            "rewards" => hand.rewards = next().split(',').map(named::<Reward>).collect(),
            "shipyard" => family.shipyard = number(next()),
            "ocean" => family.ocean = number(next()),
            "supply" => family.armies.supply = number(next()),
            "colonies" => family.armies.colonies = number(next()),
            "insulted" => family.armies.insulted = number(next()),
            "available" => {
                for gift in next().split(',').map(named::<Gift>) {
                    family.unavailable.remove(gift);
                    family.available.insert(gift);
                }
            }
            "gone" => {
                for gift in next().split(',').map(named::<Gift>) {
                    family.unavailable.remove(gift);
                    family.available.remove(gift);
                }
            }
            "placed" => {
                for (space, cubes) in next().split(',').map(|word| word.split_once(':').unwrap()) {
                    let cubes = number(cubes);
                    family.cubes += cubes;
                    family.place(space_named(space), cubes);
                }
            }
            "passed" => family.passed = true,
            "commercial" => family.commercial_used = true,
            amount if amount.ends_with("vp") => family.score = number(amount.trim_end_matches("vp")),
            amount if amount.ends_with("cubes") => family.cubes = number(amount.trim_end_matches("cubes")),
            other => panic!("no such word: {other}"),
        }
    }
}

/// The codes of all box actions, sorted.
pub(crate) fn all_actions() -> Vec<String> {
    let mut all: Vec<String> = BoxAction::ALL.iter().map(|action| action.code().to_owned()).collect();
    all.sort();
    all
}
