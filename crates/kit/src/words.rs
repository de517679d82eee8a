//! Whole games told in English: nothing without words, no words for nothing. (The other languages are compared with
//! English by `i18n`.)

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use tabletop::{Arg, Dice, Draw, Game, Message, Options, Purpose, Seat, Seed, Tell, Viewer};
use unic_langid::langid;

use crate::{Menu, folder, root};

/// Says things in English and remembers what it said.
pub struct English {
    key: &'static str,
    bundle: FluentBundle<FluentResource>,
    /// Every id of the file.
    ids: BTreeSet<String>,
    said: BTreeSet<String>,
}

impl English {
    /// The words of a game.
    ///
    /// # Panics
    /// If they cannot be read.
    pub fn of<G: Game>() -> English {
        let file = root().join(format!("locales/en/{}.ftl", G::KEY));
        let text = fs::read_to_string(file).expect("every game has words");
        let starts = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        let ids = starts.filter_map(|line| line.split(" =").next().map(str::to_owned)).collect();
        let mut bundle = FluentBundle::new(vec![langid!("en")]);
        bundle.set_use_isolating(false);
        bundle.add_resource(FluentResource::try_new(text).expect("it parses")).expect("no id twice");
        English { key: G::KEY, bundle, ids, said: BTreeSet::new() }
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

    fn noun(&mut self, id: &str) -> String {
        self.format(id, &FluentArgs::new())
    }

    /// A message in words.
    ///
    /// # Panics
    /// If there are none.
    pub fn say(&mut self, message: &Message) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            match arg {
                Arg::Seat(seat) => args.set(*name, format!("Player {}", seat.idx() + 1)),
                Arg::Number(number) => args.set(*name, *number),
                Arg::Text(text) => args.set(*name, text.clone()),
                Arg::Noun(noun) => {
                    let plain = self.noun(noun);
                    let one = self.bundle.get_message(noun).and_then(|noun| noun.get_attribute("one"));
                    let one = one.map(|one| {
                        self.bundle.format_pattern(one.value(), None, &mut Vec::new()).into_owned()
                    });
                    args.set(format!("{name}-one"), one.unwrap_or_else(|| plain.clone()));
                    args.set(*name, plain);
                }
                Arg::Nouns(nouns) => {
                    let words: Vec<String> = nouns.iter().map(|noun| self.noun(noun)).collect();
                    args.set(*name, words.join(", "));
                }
            }
        }
        self.format(message.id, &args)
    }

    /// Plays a game at random, as `choose` does, and tells all of it: questions, offers, bars, events.
    ///
    /// # Panics
    /// If there are no words for something, or two offers sound alike.
    pub fn tell_a_game<G: Game>(
        &mut self,
        (seats, options): (usize, &G::Options),
        seed: u64,
        mut choose: impl FnMut(&[G::Action], &mut Draw) -> G::Action,
    ) {
        let mut state = G::setup(seats, options, Dice::new(Seed::nth(seed, 6)));
        let mut pick = Dice::new(Seed::nth(seed, 7)).draw(Purpose::new("words"), 0);
        while let Some(me) = state.to_act().lowest() {
            let to = Viewer::Seat(me);
            let decision = G::decision(&state.table).expect("somebody is asked something");
            self.noun(&format!("{}-ask-{decision}", G::KEY));
            let menu = Menu::of(&state, me);
            let offers: BTreeSet<String> =
                menu.offers.iter().map(|offer| self.say(&offer.tell(to))).collect();
            assert_eq!(offers.len(), menu.offers.len(), "no two offers sound alike: {:?}", menu.offers);
            for (action, bar) in &menu.bars {
                self.say(&action.tell(to));
                self.say(&bar.tell(to));
            }
            let mut told = Vec::new();
            G::apply(&mut state, me, choose(&menu.offers, &mut pick), &mut told);
            for event in &told {
                for viewer in [Viewer::All, Viewer::Spectator, Viewer::Seat(Seat::new(0))] {
                    self.say(&event.tell(viewer));
                }
            }
        }
    }

    /// The ids that were never said, but for those that only pages and lists of games say.
    pub fn silent(&self) -> Vec<&String> {
        let elsewhere = ["option-", "board-", "stage-", "title", "blurb", "length"];
        let is_elsewhere = |id: &str| {
            let rest = id.strip_prefix(self.key).and_then(|rest| rest.strip_prefix('-'));
            rest.is_some_and(|rest| elsewhere.iter().any(|kind| rest.starts_with(kind)))
        };
        self.ids.iter().filter(|id| !self.said.contains(*id) && !is_elsewhere(id)).collect()
    }
}

/// Every option and every value has a name, and so has the game.
///
/// # Panics
/// With what has none.
pub fn every_option_has_a_name<G: Game>() {
    let has = |id: String| assert!(English::of::<G>().ids.contains(&id), "no words for {id}");
    for setting in G::Options::list() {
        let id = format!("{}-option-{}", G::KEY, setting.key);
        setting.values.iter().for_each(|value| has(format!("{id}-{value}")));
        has(id);
    }
    has(format!("{}-title", G::KEY));
    has(format!("{}-blurb", G::KEY));
}

/// Every id that stands in the code of the game has words.
///
/// # Panics
/// With what has none.
pub fn every_id_in_the_code_has_words<G: Game>() {
    let ids = English::of::<G>().ids;
    let mut code = String::new();
    read(&folder::<G>().join("src"), &mut code);
    for quoted in code.split('"').filter(|quoted| !quoted.contains(char::is_whitespace)) {
        let is_id = quoted.starts_with(&format!("{}-", G::KEY)) || quoted.starts_with("noun-");
        assert!(!is_id || quoted.ends_with('-') || ids.contains(quoted), "no words for {quoted}");
    }
}

fn read(folder: &Path, code: &mut String) {
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("a folder can be read").path();
        if path.is_dir() {
            read(&path, code);
        } else {
            code.push_str(&fs::read_to_string(&path).expect("code is a text"));
        }
    }
}
