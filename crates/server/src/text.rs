//! Words that people send: one line, without what cannot be seen.

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

/// At most two marks above or below a letter: whoever piles them up writes over their neighbours.
fn few_marks(text: impl Iterator<Item = char>) -> impl Iterator<Item = char> {
    const MOST: usize = 2;
    let mut marks = 0;
    text.filter(move |c| {
        marks = if is_mark(*c) { marks + 1 } else { 0 };
        marks <= MOST
    })
}

/// What stands above or below the letter before it.
fn is_mark(c: char) -> bool {
    matches!(c,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5c7}' | '\u{610}'..='\u{61a}'
        | '\u{64b}'..='\u{65f}' | '\u{670}' | '\u{6d6}'..='\u{6ed}' | '\u{e31}' | '\u{e34}'..='\u{e3a}'
        | '\u{e47}'..='\u{e4e}' | '\u{eb1}' | '\u{eb4}'..='\u{ebc}' | '\u{ec8}'..='\u{ece}' | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{2de0}'..='\u{2dff}' | '\u{302a}'..='\u{302f}'
        | '\u{3099}' | '\u{309a}' | '\u{a66f}'..='\u{a67d}' | '\u{fe20}'..='\u{fe2f}')
}

/// Every space is a space.
fn plain(c: char) -> char {
    if c.is_whitespace() { ' ' } else { c }
}

/// What is written but not seen, or changes how its neighbours are read.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
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
        assert_eq!(named(&"x".repeat(99)).map(|name| name.len()), Some(24));
        assert_eq!(name(None), None);
        assert_eq!(named("👩\u{200d}🚀"), Some("👩🚀".into()));
    }

    #[test]
    fn nobody_writes_over_their_neighbours() {
        let tower = format!("Z{}a", "\u{301}".repeat(15));
        assert_eq!(name(Some(&tower)), Some("Z\u{301}\u{301}a".into()));
        let vietnamese = "Nguye\u{302}\u{303}n".to_owned();
        assert_eq!(name(Some(&vietnamese)), Some(vietnamese.clone()));
    }

    #[test]
    fn writing_from_right_to_left_keeps_to_itself() {
        assert_eq!(isolated("Anna"), "Anna");
        assert_eq!(isolated("דנה"), "\u{2068}דנה\u{2069}");
    }
}
