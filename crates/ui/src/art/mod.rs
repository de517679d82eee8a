//! What every board is drawn with: pictograms, seals, player shapes, wrapped words.

mod pics;

use i18n::Say;
use maud::{Markup, html};
use tabletop::{Message, Seat};

use pics::{PICS, SHAPES};

/// All pictograms once, for the rest of the page to use: the common ones and those of the game.
pub(crate) fn sprite(own: &[(&str, &str)]) -> Markup {
    html! {
        svg.sprite width="0" height="0" aria-hidden="true" focusable="false" {
            @for (name, path) in PICS.iter().chain(own) {
                symbol id=(format!("pic-{name}")) viewBox="0 0 24 24" { path d=(path) {} }
            }
            @for (seat, path) in SHAPES.iter().enumerate() {
                symbol id=(format!("shape-{seat}")) viewBox="0 0 24 24" { path.shape d=(path) {} }
            }
        }
    }
}

/// A pictogram inside a drawing.
pub(crate) fn pic(name: &str, x: i32, y: i32, size: i32) -> Markup {
    html! { use.pic href=(format!("#pic-{name}")) x=(x) y=(y) width=(size) height=(size) {} }
}

/// A pictogram in a line of text.
pub(crate) fn icon(name: &str) -> Markup {
    html! { svg.icon viewBox="0 0 24 24" aria-hidden="true" { (pic(name, 0, 0, 24)) } }
}

/// The seal of a section, in a line of text.
pub(crate) fn heading(seal: &str, words: &str) -> Markup {
    html! { h2.heading { span.stamp aria-hidden="true" { (seal) } span { (words) } } }
}

/// A seal inside a drawing.
pub(crate) fn seal(character: &str, x: i32, y: i32, size: i32) -> Markup {
    html! {
        g.seal aria-hidden="true" {
            rect x=(x) y=(y) width=(size) height=(size) rx=(size / 6) {}
            text x=(x + size / 2) y=(y + size / 2) font-size=(size * 3 / 4) { (character) }
        }
    }
}

/// The shape of a seat inside a drawing.
pub(crate) fn marker(seat: Seat, x: i32, y: i32, size: i32) -> Markup {
    html! {
        use class=(format!("marker seat-{seat}")) href=(format!("#shape-{seat}"))
            x=(x) y=(y) width=(size) height=(size) {}
    }
}

/// The shape of a seat as a path on a field of 24 × 24, for pictures that stand alone.
pub(crate) fn shape(seat: Seat) -> &'static str {
    SHAPES[seat.idx()]
}

/// The shape of a seat in a line of text.
pub(crate) fn chip(seat: Seat) -> Markup {
    html! { svg class=(format!("chip chip-{seat}")) viewBox="0 0 24 24" aria-hidden="true" { (marker(seat, 0, 0, 24)) } }
}

/// A marker as a piece of its own, and in a line of text.
pub(crate) fn token(seat: Seat, id: &str) -> Markup {
    html! {
        svg.token viewBox="0 0 24 24" aria-hidden="true" data-piece=(id) { (marker(seat, 0, 0, 24)) }
    }
}

/// A pictogram, once or more, and a number in a line of text.
pub(crate) fn count(name: &str, id: &str, pictogram: &str, times: u8, number: u8) -> Markup {
    html! {
        span.count.none[number == 0] title=(name) data-piece=(id) {
            span.unseen { (name) }
            span aria-hidden="true" { @for _ in 0..times { (icon(pictogram)) } (number) }
        }
    }
}

/// Words broken into lines about a centre; a line too long for its place is drawn together.
pub(crate) fn words(text: &str, x: i32, y: i32, width: i32, leading: i32) -> Markup {
    let long = |line: &str| line.chars().map(breadth).sum::<i32>() * leading / 200 > width;
    let mut lines: Vec<String> = Vec::new();
    for part in text.split_whitespace().flat_map(|word| word.split_inclusive('-')) {
        let joined = lines.last().map(|line| match line.ends_with('-') {
            true => format!("{line}{part}"),
            false => format!("{line} {part}"),
        });
        match (joined.filter(|joined| !long(joined)), lines.last_mut()) {
            (Some(joined), Some(line)) => *line = joined,
            (Some(_) | None, _) => lines.push(part.to_owned()),
        }
    }
    let count = i32::try_from(lines.len()).unwrap_or(1);
    let top = y - (count - 1) * leading / 2;
    html! {
        text.words {
            @for (line, row) in lines.iter().zip(0..) {
                @let squeezed = long(line).then_some(width);
                tspan x=(x) y=(top + row * leading) textLength=[squeezed]
                    lengthAdjust=[squeezed.map(|_| "spacingAndGlyphs")] { (line) }
            }
        }
    }
}

/// How broad a letter is, in hundredths of half a line.
pub(crate) fn breadth(letter: char) -> i32 {
    match letter {
        'f' | 'i' | 'j' | 'l' | 'r' | 't' | 'í' | '-' | ' ' | '’' => 60,
        'm' | 'w' | 'ж' | 'м' | 'ф' | 'ш' | 'щ' | 'ю' => 140,
        letter if letter.is_uppercase() => 120,
        letter if letter.is_ascii() => 98,
        _ => 106,
    }
}

/// `label: value` in the punctuation of the language.
pub(crate) fn labelled(say: &Say, label: &str, value: impl ToString) -> String {
    say.message(&Message::new("site-label").text("label", label).text("value", value.to_string()))
}
