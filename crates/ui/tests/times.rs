//! How long stages last: the browser shortens what is too long, as evenly as it stays legible, so nothing may have so
//! many scenes that they do not fit.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::BTreeMap;

use confucius::Confucius;
use dragon::Dragon;
use gugong::Gugong;
use i18n::{Locale, Say};
use tabletop::{At, Match, Options as _, Seed, Viewer};
use ui::{Drawable, Shot, film};

/// How long things are shown, in milliseconds: the browser's own table and rules.
struct Pace {
    times: BTreeMap<String, [f64; 2]>,
    /// A stage takes no longer.
    stage: f64,
    /// A scene is not shortened further.
    least: f64,
    /// How much longer one looks for every further sentence.
    line: f64,
}

impl Pace {
    fn read() -> Pace {
        let script = include_str!("../assets/script/pace.js");
        let constant = |name: &str| {
            let line = script.lines().find_map(|line| line.strip_prefix(&format!("const {name} = ")));
            line.and_then(|line| line.trim_end_matches(';').replace('_', "").parse().ok()).unwrap()
        };
        let times = script.lines().filter_map(|line| {
            let (kind, times) = line.trim().strip_suffix("],")?.split_once(": [")?;
            let (moves, rests) = times.split_once(", ")?;
            Some((kind.to_owned(), [moves.parse().ok()?, rests.parse().ok()?]))
        });
        Pace {
            times: times.collect(),
            stage: constant("STAGE"),
            least: constant("LEAST"),
            line: constant("LINE"),
        }
    }

    fn shot(&self, shot: &Shot) -> f64 {
        let [moves, rests] = self.times[shot.cue.kind.code()];
        let more_lines = u32::try_from(shot.told.len()).unwrap().saturating_sub(1);
        moves + rests * (1.0 + self.line * f64::from(more_lines))
    }
}

impl Pace {
    /// How long these scenes of a stage take together once they are shortened.
    fn shown(&self, times: &[f64]) -> f64 {
        let least: f64 = times.iter().map(|time| time.min(self.least)).sum();
        times.iter().sum::<f64>().min(self.stage).max(least)
    }
}

/// The scenes of a stage, from its opening to its end.
struct Played {
    name: String,
    times: Vec<f64>,
    lines: usize,
    kinds: Vec<&'static str>,
}

fn stages<G: Drawable>(seats: usize, options: G::Options, seed: u64, pace: &Pace) -> Vec<Played> {
    let mut game = Match::<G>::new(seats, options, Seed::nth(33, seed)).unwrap();
    let mut chance = seed;
    while let Some(me) = game.to_act().lowest() {
        let offers = game.offers(me).unwrap();
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        game.play(me, offers[usize::try_from(chance >> 33).unwrap() % offers.len()]).unwrap();
    }
    let say = Say::new(Locale::En);
    let (mut since, mut stages): (At, BTreeMap<usize, Played>) = (At::default(), BTreeMap::new());
    loop {
        let film = film(&game, since, 16, Viewer::Spectator, &say);
        for shot in &film.shots {
            let Some(number) = shot.stage else { continue };
            let named = || {
                let stage = film.reels.iter().find(|reel| reel.part == "stage").unwrap();
                let mark = format!("data-stage=\"{number}\"");
                let drawing = stage.versions.iter().find(|version| version.contains(&mark));
                drawing.and_then(|drawing| {
                    drawing.split("aria-label=\"").nth(1)?.split('"').next().map(str::to_owned)
                })
            };
            let played = stages.entry(number).or_insert_with(|| Played {
                name: format!("{} · {}", G::KEY, named().unwrap_or_default()),
                times: Vec::new(),
                lines: 0,
                kinds: Vec::new(),
            });
            played.times.push(pace.shot(shot));
            played.kinds.push(shot.cue.kind.code());
            played.lines = played.lines.max(shot.told.len());
        }
        since = film.end;
        if !film.more {
            break;
        }
    }
    stages.into_values().collect()
}

fn games(pace: &Pace, seeds: u64) -> Vec<Played> {
    let mut all = Vec::new();
    for seed in 0..seeds {
        for seats in 2..=5 {
            let mut options = dragon::Options::default();
            if seed % 2 == 1 {
                options.set("great-wall", "on").unwrap();
                options.set("super-event", "random").unwrap();
            }
            all.extend(stages::<Dragon>(seats, options, seed, pace));
            all.extend(stages::<Gugong>(seats - 1, gugong::Options::default(), seed, pace));
        }
        for seats in 3..=5 {
            let options = confucius::Options { advanced_game: seed % 2 == 0, ..Default::default() };
            all.extend(stages::<Confucius>(seats, options, seed, pace));
        }
    }
    all
}

#[test]
fn a_stage_fits_into_its_time() {
    let pace = Pace::read();
    for played in games(&pace, 2) {
        let long = pace.shown(&played.times);
        assert!(long <= pace.stage, "{} takes {long} ms: {:?}", played.name, played.kinds);
    }
}

#[test]
#[ignore = "prints how long stages last, for whoever changes scenes"]
fn how_long_stages_last() {
    let pace = Pace::read();
    let mut kinds: BTreeMap<String, Vec<Played>> = BTreeMap::new();
    for played in games(&pace, 20) {
        kinds.entry(played.name.clone()).or_default().push(played);
    }
    println!(
        "{:40} {:>5} {:>6} {:>3} {:>6} {:>5} {:>7} {:>5} {:>5}",
        "stage", "times", "scenes", "max", "mean s", "max s", "shown s", "max s", "lines"
    );
    for (name, all) in kinds {
        let count = f64::from(u32::try_from(all.len()).unwrap());
        let scenes: usize = all.iter().map(|played| played.times.len()).sum();
        let long = |played: &Played| played.times.iter().sum::<f64>() / 1000.0;
        let worst = all.iter().max_by(|one, other| long(one).total_cmp(&long(other))).unwrap();
        let mean = |time: &dyn Fn(&Played) -> f64| all.iter().map(time).sum::<f64>() / count;
        let shown = |played: &Played| pace.shown(&played.times) / 1000.0;
        println!(
            "{name:40} {:5} {:6.1} {:3} {:6.1} {:5.1} {:7.1} {:5.1} {:5}  {}",
            all.len(),
            f64::from(u32::try_from(scenes).unwrap()) / count,
            all.iter().map(|played| played.times.len()).max().unwrap(),
            mean(&long),
            long(worst),
            mean(&shown),
            all.iter().map(shown).fold(0.0, f64::max),
            all.iter().map(|played| played.lines).max().unwrap(),
            worst.kinds.join(" "),
        );
    }
}
