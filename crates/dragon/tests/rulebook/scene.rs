//! Positions in words, so that a test reads: this position, these choices, that position.
//!
//! ```text
//! month 5 drought | event decay scoring      what is to happen, in order
//! groups {privilege harvest}:BC {taxes}      (phase I only) the groups and whose dragons are there
//! wall A:w-rice B:w-vp                       (Great Wall only) the tiles laid
//! stock fireworks 2 rice 5                   (printed supply only) what is left
//! display healer/y 0 healer/o 0              tiles left, where it matters
//! A @10 3vp 1yuan 1rice | 3[monk/y farmer/o] 2[] | hand healer wild
//! ```
//!
//! One line per seat from A on. What is not said is 0; palaces are numbered from 0 unless written `4:2[…]`; a hand
//! that is not said is full. Of markers on one space the later line lies on top.

use std::fmt::Write;

use dragon::court::{Court, Palace};
use dragon::month::{Duty, Step};
use dragon::person::{Kind, PersonCard};
use dragon::piece::{ActionCard, EventTile, Named, WallTile};
use dragon::table::{Group, Phase, Turn};
use dragon::{Dragon, Event, Hand, State};
use expect_test::Expect;
use tabletop::{Seat, Viewer};

/// Plays the choices from the position and compares what comes out.
pub(crate) fn check(position: &str, choices: &[&str], expected: Expect) {
    let mut scene = Scene::new(position);
    scene.play(choices);
    expected.assert_eq(&scene.show());
}

/// A position in play.
pub(crate) struct Scene(kit::Scene<Dragon>);

impl std::ops::Deref for Scene {
    type Target = kit::Scene<Dragon>;
    fn deref(&self) -> &kit::Scene<Dragon> {
        &self.0
    }
}

impl std::ops::DerefMut for Scene {
    fn deref_mut(&mut self) -> &mut kit::Scene<Dragon> {
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
        let lines = kit::scene::lines(position);
        let seats = lines.iter().filter(|line| seat_of(line).is_some()).count();
        let mut scene = Scene::start(seats, options);
        let state = &mut scene.state;
        state.table.agenda = Default::default();
        for line in &lines {
            match seat_of(line) {
                Some(seat) => read_court(state, seat, &line[1..]),
                None => read_table(state, line),
            }
        }
        // Furthest ahead first; of markers on one space the later line lies on top.
        let table = &mut state.table;
        table.track = lines.iter().rev().filter_map(|line| seat_of(line)).collect();
        table.track.sort_by_key(|&seat| std::cmp::Reverse(table.courts[seat].space));
        scene.begin_phase_one();
        scene.resume();
        scene
    }

    /// A new game of these options, from its very beginning.
    pub(crate) fn start(seats: usize, options: &[(&str, &str)]) -> Scene {
        Scene(kit::Scene::start(seats, options))
    }

    /// This position, of which nothing was told yet.
    pub(crate) fn of(state: &State) -> Scene {
        Scene(kit::Scene::of(*state))
    }

    /// Where groups were laid out, those whose dragons are there have acted.
    fn begin_phase_one(&mut self) {
        let table = &mut self.state.table;
        if table.groups.is_empty() {
            return;
        }
        table.phase = Phase::Action;
        table.turn = Turn::new(table.track);
        table.turn.done = table.groups.iter().map(|group| group.dragons.len() as u8).sum();
        table.agenda.step(Step::Next(Duty::Act));
    }

    /// Makes these choices, each by whoever must choose.
    pub(crate) fn play(&mut self, choices: &[&str]) -> &mut Scene {
        self.0.play(choices);
        self
    }

    /// The court of seat A, B, C …
    pub(crate) fn court(&self, name: char) -> &Court {
        &self.state.table.courts[seat(name)]
    }

    /// The hand of seat A, B, C …
    pub(crate) fn hand(&self, name: char) -> &Hand {
        &self.state.hands[seat(name)]
    }

    /// Tiles of this kind on the display.
    pub(crate) fn display(&self, kind: &str) -> u8 {
        self.state.table.display[Kind::named(kind).unwrap() as usize]
    }

    /// Tiles of this kind out of the game.
    pub(crate) fn in_box(&self, kind: &str) -> u8 {
        self.state.table.in_box[Kind::named(kind).unwrap() as usize]
    }

    /// The order of the person track, as letters.
    pub(crate) fn track(&self) -> String {
        self.state.table.track.iter().map(|&seat| letter(seat)).collect()
    }

    /// Who acts in this step, first to last, as letters.
    pub(crate) fn order(&self) -> String {
        self.state.table.turn.order.iter().map(|&seat| letter(seat)).collect()
    }

    /// How often something like this was told.
    pub(crate) fn heard(&self, is: impl Fn(&Event) -> bool) -> usize {
        self.told.iter().filter(|event| is(event)).count()
    }

    /// The ids of everything told.
    pub(crate) fn story(&self) -> Vec<&'static str> {
        self.story_to(Viewer::All)
    }

    /// The courts as they are written above, and who must choose what.
    pub(crate) fn show(&self) -> String {
        let mut text = String::new();
        for (seat, court) in self.state.table.courts.by_seat() {
            let _ = write!(text, "{} @{}", letter(seat), court.space);
            let amounts = [
                (court.vp, "vp"),
                (court.yuan.into(), "yuan"),
                (court.rice.into(), "rice"),
                (court.fireworks.into(), "fireworks"),
                (court.small.into(), "small"),
                (court.large.into(), "large"),
            ];
            amounts.iter().filter(|(n, _)| *n > 0).for_each(|(n, what)| write!(text, " {n}{what}").unwrap());
            text.push_str(" |");
            for (idx, palace) in court.palaces.iter().enumerate() {
                let persons: Vec<&str> = palace.persons.iter().map(Kind::code).collect();
                let id =
                    if usize::from(palace.id) == idx { String::new() } else { format!("{}:", palace.id) };
                let _ = write!(text, " {id}{}[{}]", palace.floors, persons.join(" "));
            }
            text.push('\n');
        }
        if let Some(decision) = self.decision() {
            let _ = writeln!(text, "? {} {decision}", letter(self.actor()));
        }
        text
    }
}

fn seat(name: char) -> Seat {
    Seat::new(name as usize - 'A' as usize)
}

fn letter(seat: Seat) -> char {
    char::from(b'A' + u8::try_from(seat.idx()).unwrap())
}

/// `A @10 …` is about seat A.
fn seat_of(line: &str) -> Option<Seat> {
    let mut chars = line.chars();
    let name = chars.next().filter(char::is_ascii_uppercase)?;
    (chars.next() == Some(' ')).then(|| seat(name))
}

fn read_table(state: &mut State, line: &str) {
    let (key, rest) = line.split_once(' ').expect("a line says something");
    let table = &mut state.table;
    match key {
        "month" => {
            let (when, tasks) = rest.split_once(" | ").unwrap_or((rest, ""));
            let (month, event) = when.split_once(' ').expect("month and event");
            table.month = month.parse().unwrap();
            table.events[usize::from(table.month) - 1] = EventTile::named(event).expect("an event");
            for task in tasks.split_whitespace().rev() {
                table.agenda.step(match task {
                    "month" => Step::Month,
                    "actions" => Step::Actions,
                    "hiring" => Step::Hiring,
                    "event" => Step::Event,
                    "wall-check" => Step::WallCheck,
                    "super-event" => Step::SuperEvent,
                    "decay" => Step::Decay,
                    "scoring" => Step::Scoring,
                    other => panic!("no such task: {other}"),
                });
            }
        }
        "groups" => {
            for group in rest.split('{').skip(1) {
                let (cards, dragons) = group.split_once('}').unwrap();
                let mut dealt = Group::default();
                cards
                    .split_whitespace()
                    .for_each(|card| dealt.deal(ActionCard::named(card).expect("a card")));
                dealt.dragons = dragons.chars().filter(char::is_ascii_uppercase).map(seat).collect();
                table.groups.push(dealt);
            }
        }
        "wall" => {
            for tile in rest.split_whitespace() {
                let (owner, tile) = tile.split_once(':').unwrap();
                let (owner, tile) =
                    (seat(owner.chars().next().unwrap()), WallTile::named(tile).expect("a wall tile"));
                table.wall.as_mut().expect("great-wall on").push((owner, tile));
                table.courts[owner].wall_tiles.remove(tile);
            }
        }
        "stock" => {
            let stock = table.stock.as_mut().expect("supply-model printed");
            for (what, n) in pairs(rest) {
                *match what {
                    "floors" => &mut stock.floors,
                    "yuan" => &mut stock.yuan,
                    "rice" => &mut stock.rice,
                    "fireworks" => &mut stock.fireworks,
                    "small" => &mut stock.small,
                    "large" => &mut stock.large,
                    other => panic!("no such stock: {other}"),
                } = n;
            }
        }
        "display" => {
            for (kind, n) in pairs(rest) {
                table.display[Kind::named(kind).expect("a kind") as usize] = n;
            }
        }
        other => panic!("no such line: {other}"),
    }
}

fn pairs(text: &str) -> Vec<(&str, u8)> {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.chunks(2).map(|pair| (pair[0], pair[1].parse().unwrap())).collect()
}

fn read_court(state: &mut State, seat: Seat, line: &str) {
    let mut parts = line.split('|');
    let court = &mut state.table.courts[seat];
    let wall_tiles = court.wall_tiles;
    *court = Court { wall_tiles, ..Court::default() };
    for word in parts.next().unwrap_or_default().split_whitespace() {
        let digits: String = word.chars().filter(char::is_ascii_digit).collect();
        let n: u16 = digits.parse().unwrap_or_else(|_| panic!("no amount: {word}"));
        match word.replace(&digits, "").as_str() {
            "@" => court.space = n,
            "vp" => court.vp = n,
            "yuan" => court.yuan = n as u8,
            "rice" => court.rice = n as u8,
            "fireworks" => court.fireworks = n as u8,
            "small" => court.small = n as u8,
            "large" => court.large = n as u8,
            other => panic!("no such amount: {other}"),
        }
    }
    let palaces = parts.next().unwrap_or_default();
    for palace in palaces.split(']').map(str::trim).filter(|palace| !palace.is_empty()) {
        let (head, persons) = palace.split_once('[').expect("floors[persons]");
        let (id, floors) = head.split_once(':').unwrap_or(("", head));
        let id = id.parse().unwrap_or(court.next_palace);
        let mut built = Palace { id, floors: floors.parse().unwrap(), ..Palace::default() };
        persons.split_whitespace().for_each(|kind| built.persons.add(Kind::named(kind).expect("a kind")));
        court.palaces.push(built);
        court.next_palace = id + 1;
    }
    if let Some(hand) = parts.next() {
        let mut words = hand.split_whitespace();
        assert_eq!(words.next(), Some("hand"));
        let held: Vec<PersonCard> = words.map(|card| PersonCard::named(card).expect("a card")).collect();
        for &card in PersonCard::ALL {
            let held = held.iter().filter(|&&own| own == card).count();
            let all = usize::from(Hand::full().count(card));
            (held..all).for_each(|_| court.played.push(card));
        }
        state.hands[seat] = Hand::without(&court.played);
    }
}
