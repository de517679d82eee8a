//! The end of a game: told on one stage, source by source up to the winner, and drawn as a picture to share.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use confucius::Confucius;
use dragon::Dragon;
use gugong::Gugong;
use i18n::{Locale, Say};
use kit::Chance;
use tabletop::{Catalogued, Match, Seat, Seed, Viewer};
use ui::{Drawable, Film, Kind, film, finale_from, poster};

/// Games of every number, played at random by what may be agreed.
fn each_game<G: Drawable + Catalogued>(mut look: impl FnMut(&Match<G>, &str)) {
    for (seats, number) in G::SEATS.zip(0..) {
        let settings = G::MANIFEST.agreements[number % G::MANIFEST.agreements.len()];
        let seed = u64::try_from(number).unwrap();
        let mut game = Match::<G>::new(seats, kit::options::of::<G>(settings), Seed::nth(53, seed)).unwrap();
        let mut chance = Chance::new(seed);
        while let Some(me) = game.to_act().lowest() {
            assert!(poster(&game, &Say::new(Locale::En)).is_none() && finale_from(&game).is_none());
            let offers = game.offers(me).unwrap();
            game.play(me, *chance.one_of(&offers)).unwrap();
        }
        look(&game, &format!("{} for {seats}, seed {seed}", G::KEY));
    }
}

/// What is on the stage after the last scene.
fn last_stage(film: &Film) -> &str {
    film.reels.iter().find(|reel| reel.part == "stage").unwrap().versions.last().unwrap()
}

fn the_end_is_one_stage<G: Drawable + Catalogued>() {
    let say = Say::new(Locale::En);
    each_game::<G>(|game, at| {
        let from = finale_from(game).unwrap();
        for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator, Viewer::All] {
            let film = film(game, from, 40, viewer, &say);
            assert!((2..=9).contains(&film.shots.len()) && !film.more, "{} scenes: {at}", film.shots.len());
            let stage = film.shots[0].stage;
            assert!(stage.is_some() && film.shots.iter().all(|shot| shot.stage == stage), "one stage: {at}");
            assert!(
                film.shots
                    .iter()
                    .all(|shot| shot.changes.iter().any(|&(reel, _)| film.reels[reel].part == "stage"))
            );
            let decided = film.shots.iter().filter(|shot| shot.cue.kind == Kind::Decided).count();
            assert_eq!((decided, film.shots.last().unwrap().cue.kind), (1, Kind::Decided), "{at}");
            let stages = &film.reels.iter().find(|reel| reel.part == "stage").unwrap().versions;
            for (nth, stage) in stages.iter().enumerate() {
                let is_last = nth + 1 == stages.len();
                assert_eq!(
                    stage.contains("class=\"growth\""),
                    is_last,
                    "the chart stands there at last: {at}"
                );
                assert_eq!(stage.contains(" data-over"), is_last, "places are told at last: {at}");
            }
            let winners = game.standings().unwrap().iter().filter(|standing| standing.place == 1).count();
            let firsts = last_stage(&film).matches(" data-first").count();
            // Alone one may lose to the game itself, and where nobody wins nobody is first.
            assert!(firsts == winners || (game.seats() == 1 && firsts == 1), "{firsts} of {winners}: {at}");
            for (seat, standing) in game.standings().unwrap().seats().zip(game.standings().unwrap().iter()) {
                let total = format!("data-piece=\"points-{seat}\">{}<", standing.points);
                assert!(last_stage(&film).contains(&total), "{total}: {at}");
            }
        }
    });
}

#[test]
fn the_end_of_the_dragon_is_one_stage_and_ends_with_the_winner() {
    the_end_is_one_stage::<Dragon>();
}

#[test]
fn the_end_of_confucius_is_one_stage_and_ends_with_the_winner() {
    the_end_is_one_stage::<Confucius>();
}

#[test]
fn the_end_of_gugong_is_one_stage_and_ends_with_the_winner() {
    the_end_is_one_stage::<Gugong>();
}

/// Says what is wrong with a text that should be XML.
fn is_xml(text: &str) -> Result<(), String> {
    let (mut open, mut rest) = (Vec::new(), text);
    while let Some(start) = rest.find('<') {
        is_text(&rest[..start])?;
        let end = rest[start..].find('>').ok_or("a tag has no end")? + start;
        let tag = &rest[start + 1..end];
        rest = &rest[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            if open.pop() != Some(name) {
                return Err(format!("`{name}` is closed and not open"));
            }
            continue;
        }
        let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        open.push(name);
        let mut quoted = attributes.split('"');
        while let Some(key) = quoted.next().map(str::trim).filter(|key| !key.is_empty()) {
            let value = quoted.next().ok_or(format!("`{key}` has no value"))?;
            is_text(value)?;
            if !key.ends_with('=') {
                return Err(format!("`{key}` has no value"));
            }
        }
    }
    if open.is_empty() { is_text(rest) } else { Err(format!("{open:?} are not closed")) }
}

fn is_text(text: &str) -> Result<(), String> {
    let bad = |c: char| (c.is_control() && c != '\n') || matches!(c, '>' | '\u{fffe}' | '\u{ffff}');
    let entities = ["amp;", "lt;", "gt;", "quot;"];
    match text.contains(bad)
        || text.split('&').skip(1).any(|end| !entities.iter().any(|own| end.starts_with(own)))
    {
        true => Err(format!("`{text}` is no text")),
        false => Ok(()),
    }
}

fn the_poster_stands_alone<G: Drawable + Catalogued>() {
    let names = [
        "<script>alert(1)</script>",
        "Бартоломей \"&\" Ко, очень длинное имя",
        "翰林翰林翰林翰林翰林翰林翰林翰林",
        "\u{2068}שלום שלום שלום שלום שלום\u{2069}",
        "\u{1}\u{ffff}]]>",
    ];
    each_game::<G>(|game, at| {
        for &locale in &Locale::ALL {
            let say = Say::new(locale).with_names(names.map(str::to_owned));
            let drawing = poster(game, &say).unwrap();
            assert_eq!(is_xml(&drawing), Ok(()), "{at}");
            for bad in ["<script", "style", "href", "url(", "<image", "<foreignObject", "⟦", "NaN", "class="]
            {
                assert!(!drawing.contains(bad), "`{bad}` is on it: {at}");
            }
            assert!(drawing.contains("翰") && drawing.contains("&lt;script&gt;"));
            for standing in game.standings().unwrap().iter() {
                assert!(drawing.contains(&format!(">{}</text>", standing.points)), "{at}");
            }
        }
    });
    for (seat, colour) in G::COLOURS.iter().enumerate() {
        let said = format!("--seat-{seat}: {colour};");
        let page = ui::page::Asset::PAGE.text();
        let own = G::STYLE.text();
        let is_own = own.contains("--seat-0:");
        assert!(if is_own { own.contains(&said) } else { page.contains(&said) }, "{said} by day: {}", G::KEY);
    }
}

#[test]
fn the_picture_of_the_end_stands_alone_and_names_are_only_names() {
    the_poster_stands_alone::<Dragon>();
    the_poster_stands_alone::<Confucius>();
    the_poster_stands_alone::<Gugong>();
}

#[test]
fn what_is_no_xml_is_told_apart() {
    assert_eq!(is_xml("<a b=\"c\"><d>e &amp; f</d></a>"), Ok(()));
    for bad in ["<a>", "<a></b>", "<a b></a>", "<a>&</a>", "<a b=\"&x;\"></a>", "</a>", "<a>\u{1}</a>"] {
        assert!(is_xml(bad).is_err(), "{bad}");
    }
}
