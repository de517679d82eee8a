//! Whole games told in English: nothing without words, no words for nothing. (The other languages come with the table.)

use std::collections::BTreeSet;

use confucius::action::Action;
use confucius::piece::Candidate;
use confucius::{Bar, Confucius, Event, Options};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use tabletop::{Arg, Dice, Game, Message, Offer, Options as _, Purpose, Seat, Seed, Tell, Viewer};
use unic_langid::langid;

use crate::busy::Manner;
use crate::laws::{options, switches};

const TEXT: &str = include_str!("../../../../locales/en/confucius.ftl");

/// Says things in English and remembers what it said.
struct English {
    bundle: FluentBundle<FluentResource>,
    said: BTreeSet<String>,
}

impl English {
    fn new() -> English {
        let mut bundle = FluentBundle::new(vec![langid!("en")]);
        bundle.set_use_isolating(false);
        bundle.add_resource(FluentResource::try_new(TEXT.into()).expect("it parses")).expect("no id twice");
        English { bundle, said: BTreeSet::new() }
    }

    fn format(&mut self, id: &str, args: &FluentArgs<'_>) -> String {
        self.said.insert(id.to_owned());
        let message = self.bundle.get_message(id).unwrap_or_else(|| panic!("no words for {id}"));
        let mut errors = Vec::new();
        let pattern = message.value().unwrap_or_else(|| panic!("{id} has no value"));
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        assert!(errors.is_empty(), "{id}: {errors:?}");
        assert!(!text.contains("  ") && !text.contains(".."), "{id}: {text}");
        text
    }

    fn say(&mut self, message: &Message) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            match arg {
                Arg::Seat(seat) => args.set(*name, format!("Player {}", seat.idx() + 1)),
                Arg::Number(number) => args.set(*name, *number),
                Arg::Text(text) => args.set(*name, text.clone()),
                Arg::Noun(noun) => {
                    let plain = self.format(noun, &FluentArgs::new());
                    let one = self.bundle.get_message(noun).and_then(|noun| noun.get_attribute("one"));
                    let one = one.map(|one| {
                        self.bundle.format_pattern(one.value(), None, &mut Vec::new()).into_owned()
                    });
                    args.set(format!("{name}-one"), one.unwrap_or_else(|| plain.clone()));
                    args.set(*name, plain);
                }
                Arg::Nouns(nouns) => {
                    let words: Vec<String> =
                        nouns.iter().map(|noun| self.format(noun, &FluentArgs::new())).collect();
                    args.set(*name, words.join(", "));
                }
            }
        }
        self.format(message.id, &args)
    }
}

struct Heard {
    offers: Vec<Action>,
    bars: Vec<(Action, Bar)>,
}

impl Offer<Confucius> for Heard {
    const BARS: bool = true;
    fn offer(&mut self, action: Action) {
        self.offers.push(action);
    }
    fn bar(&mut self, action: Action, why: Bar) {
        self.bars.push((action, why));
    }
}

fn tell_a_game(english: &mut English, seats: usize, options: &Options, (manner, seed): (Manner, u64)) {
    let mut state = Confucius::setup(seats, options, Dice::new(Seed::nth(seed, 6)));
    let mut pick = Dice::new(Seed::nth(seed, 7)).draw(Purpose::new("words"), 0);
    while let Some(me) = state.to_act().lowest() {
        let ask = format!("confucius-ask-{}", Confucius::decision(&state.table).unwrap());
        english.format(&ask, &FluentArgs::new());
        let mut heard = Heard { offers: Vec::new(), bars: Vec::new() };
        Confucius::legal(&state.view(Viewer::Seat(me)), me, &mut heard);
        let offers: BTreeSet<String> =
            heard.offers.iter().map(|offer| english.say(&offer.tell(Viewer::Seat(me)))).collect();
        assert_eq!(offers.len(), heard.offers.len(), "no two offers sound alike: {:?}", heard.offers);
        for (action, why) in &heard.bars {
            english.say(&action.tell(Viewer::Seat(me)));
            english.say(&why.tell(Viewer::Seat(me)));
        }
        let action = manner.pick(&heard.offers, &mut pick);
        let mut told = Vec::new();
        Confucius::apply(&mut state, me, action, &mut told);
        for event in &told {
            for viewer in [Viewer::All, Viewer::Spectator, Viewer::Seat(Seat::new(0))] {
                english.say(&event.tell(viewer));
            }
        }
    }
}

/// Every id of the file.
fn ids() -> BTreeSet<String> {
    let lines = TEXT.lines().filter(|line| line.contains(" = ") && !line.starts_with([' ', '#']));
    lines.map(|line| line.split(" = ").next().unwrap().to_owned()).collect()
}

#[test]
fn whole_games_are_told_and_every_sentence_is_told_in_some_game() {
    let mut english = English::new();
    for options in [options(&[]), options(&[("advanced-game", "true")])].iter().chain(&switches()) {
        for seats in 3..=5 {
            (0..4).for_each(|seed| tell_a_game(&mut english, seats, options, (Manner::Uniform, seed)));
            (0..12).for_each(|seed| tell_a_game(&mut english, seats, options, (Manner::Busy, seed)));
            (0..8).for_each(|seed| tell_a_game(&mut english, seats, options, (Manner::Learned, seed)));
        }
    }
    // What random games hardly ever come to; scenes of the rulebook do.
    for bar in [
        Bar::AlreadyVisited,
        Bar::BoxTaken,
        Bar::EmptySpaceElsewhere,
        Bar::EmptySpaceAnywhereFirst,
        Bar::EmptySpaceHereFirst,
        Bar::NoArmyInSupply,
        Bar::NoGiftToBuy,
        Bar::NoGiftToTake,
        Bar::NoLandLeft,
        Bar::NobodyForBribery,
        Bar::NobodyToBribe,
        Bar::OpenTileFirst,
    ] {
        english.say(&bar.tell(Viewer::All));
    }
    let seat = Seat::new(1);
    for event in [
        Event::CandidateRemoved { winner: seat },
        Event::CandidateSkipped { candidate: Candidate::Any },
        Event::Drawn { seat, vp: 12 },
    ] {
        english.say(&event.tell(Viewer::All));
    }
    let elsewhere = |id: &str| {
        ["confucius-option-", "confucius-board-", "confucius-title", "confucius-blurb", "confucius-length"]
            .iter()
            .any(|kind| id.starts_with(kind))
    };
    let silent: Vec<String> =
        ids().into_iter().filter(|id| !english.said.contains(id) && !elsewhere(id)).collect();
    assert_eq!(silent, [""; 0]);
}

#[test]
fn every_option_and_every_value_has_a_name() {
    let ids = ids();
    for setting in Options::list() {
        let key = format!("confucius-option-{}", setting.key);
        assert!(ids.contains(&key), "{key}");
        for value in setting.values {
            assert!(ids.contains(&format!("{key}-{value}")), "{key}-{value}");
        }
    }
    assert!(ids.contains("confucius-title") && ids.contains("confucius-blurb"));
}

#[test]
fn every_id_in_the_code_has_words() {
    let ids = ids();
    for code in [
        include_str!("../../src/action.rs"),
        include_str!("../../src/bar.rs"),
        include_str!("../../src/event.rs"),
        include_str!("../../src/piece.rs"),
        include_str!("../../src/land.rs"),
        include_str!("../../src/card.rs"),
        include_str!("../../src/actions_box.rs"),
    ] {
        for quoted in code.split('"').skip(1).step_by(2) {
            let is_id = quoted.starts_with("confucius-") || quoted.starts_with("noun-");
            assert!(!is_id || ids.contains(quoted), "no words for {quoted}");
        }
    }
}
