//! Words that people send: one line, without what cannot be seen.

mod marks;

use marks::is_mark;

/// A line as people may write one: so long at most, not empty, nothing in it that is invisible or turns the writing
/// around.
pub(crate) fn line(given: &str, longest: usize) -> Option<String> {
    let seen = given.chars().map(plain).filter(|c| !is_hidden(*c));
    let line: String = few_marks(seen).take(longest).collect();
    Some(line.trim().to_owned()).filter(|line| !line.is_empty())
}

/// Somebody's name.
pub(crate) fn name(given: Option<&String>) -> Option<String> {
    line(given?, 24)
}

/// At most three marks at a letter, as many as any language needs: whoever piles them up writes over their neighbours.
fn few_marks(text: impl Iterator<Item = char>) -> impl Iterator<Item = char> {
    const MOST: usize = 3;
    let mut marks = 0;
    text.filter(move |c| {
        marks = if is_mark(*c) { marks + 1 } else { 0 };
        marks <= MOST
    })
}

/// Every space is a space.
fn plain(c: char) -> char {
    if c.is_whitespace() { ' ' } else { c }
}

/// What is written but not seen, or changes how its neighbours are read.
fn is_hidden(c: char) -> bool {
    c.is_control()
        // No characters, and never will be: the last two of every plane.
        || u32::from(c) & 0xfffe == 0xfffe
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{fdd0}'..='\u{fdef}' | '\u{16fe4}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{13430}'..='\u{1345f}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
            | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}')
}

/// The same, such that writing from right to left keeps to itself.
pub(crate) fn isolated(name: &str) -> String {
    let turns = |c: char| matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}' | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}');
    match name.chars().any(turns) {
        true => format!("\u{2068}{name}\u{2069}"),
        false => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_not_in_a_name() {
        let named = |text: &str| name(Some(&text.to_owned()));
        assert_eq!(named(" Анна-Мария "), Some("Анна-Мария".into()));
        assert_eq!(named("a\u{202e}b\u{200b}c\u{feff}\n\td"), Some("abc  d".into()));
        assert_eq!(named("\u{200b}\u{3164}\u{2800}"), None);
        assert_eq!(named("\u{2067}\u{2069}"), None);
        assert_eq!(named("\u{1d159}\u{13437}\u{f0000}\u{10fffd}"), None);
        assert_eq!(named("\u{16fe4}\u{ffff}\u{fdd0}\u{1fffe}"), None);
        assert_eq!(named(&"x".repeat(99)).map(|name| name.len()), Some(24));
        assert_eq!(name(None), None);
        assert_eq!(named("👩\u{200d}🚀"), Some("👩🚀".into()));
    }

    #[test]
    fn nobody_writes_over_their_neighbours() {
        let tower = format!("Z{}a", "\u{301}".repeat(15));
        assert_eq!(name(Some(&tower)), Some("Z\u{301}\u{301}\u{301}a".into()));
        for mark in ['\u{a8e0}', '\u{11366}', '\u{1e000}', '\u{f90}', '\u{1da9b}'] {
            assert_eq!(
                name(Some(&format!("Z{}a", mark.to_string().repeat(15)))).map(|name| name.chars().count()),
                Some(5)
            );
        }
        let vietnamese = "Nguye\u{302}\u{303}n".to_owned();
        assert_eq!(name(Some(&vietnamese)), Some(vietnamese.clone()));
    }

    #[test]
    fn writing_from_right_to_left_keeps_to_itself() {
        assert_eq!(isolated("Anna"), "Anna");
        assert_eq!(isolated("דנה"), "\u{2068}דנה\u{2069}");
    }
}
