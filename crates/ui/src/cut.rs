//! A drawing taken apart: what stays as it is, and every version of the parts that change.

use crate::film::Reel;

/// The name of the part that is the whole board.
const BOARD: &str = "board";

/// A drawing taken apart: what stays, and the parts in it.
struct Cut<'a> {
    frame: String,
    parts: Vec<(&'a str, &'a str)>,
}

/// Cuts a drawing at its parts: elements that have a `data-part`. Parts do not lie in each other.
fn cut(drawing: &str) -> Cut<'_> {
    const MARK: &str = " data-part=\"";
    let (mut frame, mut parts, mut rest) = (String::new(), Vec::new(), drawing);
    while let Some(mark) = rest.find(MARK) {
        let start = rest[..mark].rfind('<').expect("an attribute is in a tag");
        let name = rest[mark + MARK.len()..].split('"').next().unwrap_or_default();
        let element = rest[start + 1..].split([' ', '>']).next().unwrap_or_default();
        let end = start + length(&rest[start..], element);
        frame.push_str(&rest[..start]);
        frame.push('\u{1}');
        frame.push_str(name);
        frame.push('\u{1}');
        parts.push((name, &rest[start..end]));
        rest = &rest[end..];
    }
    frame.push_str(rest);
    Cut { frame, parts }
}

/// How long the element is that begins here.
fn length(from: &str, element: &str) -> usize {
    let (mut depth, mut at) = (0_usize, 0);
    loop {
        let tag = at + from[at..].find('<').expect("every element ends");
        let inside = &from[tag + 1..];
        let after = from[tag..].find('>').map_or(from.len(), |end| tag + end + 1);
        if let Some(closing) = inside.strip_prefix('/') {
            if closing.strip_prefix(element).is_some_and(|rest| rest.starts_with('>')) {
                depth -= 1;
                if depth == 0 {
                    return after;
                }
            }
        } else if inside.strip_prefix(element).is_some_and(|rest| rest.starts_with([' ', '>'])) {
            depth += 1;
        }
        at = after;
    }
}

/// Which version of which part is seen.
#[derive(Default)]
pub(crate) struct Projector {
    frame: String,
    pub(crate) reels: Vec<Reel>,
}

impl Projector {
    /// Draws this; says what looks different now.
    pub(crate) fn show(&mut self, drawing: &str) -> Vec<(usize, usize)> {
        let Cut { frame, parts } = cut(drawing);
        if frame != self.frame {
            let is_first = self.frame.is_empty();
            self.frame = frame;
            // Everything may be somewhere else.
            let change = self.turn(BOARD, drawing);
            for (name, part) in parts {
                self.turn(name, part);
            }
            return if is_first { Vec::new() } else { change.into_iter().collect() };
        }
        parts.into_iter().filter_map(|(name, part)| self.turn(name, part)).collect()
    }

    /// This part looks like this now; says so if it looked different.
    pub(crate) fn turn(&mut self, name: &str, part: &str) -> Option<(usize, usize)> {
        let number = self.reels.iter().position(|reel| reel.part == name).unwrap_or_else(|| {
            self.reels.push(Reel { part: name.to_owned(), versions: Vec::new() });
            self.reels.len() - 1
        });
        let versions = &mut self.reels[number].versions;
        if versions.last().is_some_and(|last| last == part) {
            return None;
        }
        versions.push(part.to_owned());
        Some((number, versions.len() - 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_is_cut_at_its_parts() {
        let drawing = "<div><p>a</p><ol data-part=\"one\"><ol><li>b</li></ol></ol><i></i>\
                       <section class=\"x\" data-part=\"two\">c<section>d</section></section></div>";
        let Cut { frame, parts } = cut(drawing);
        assert_eq!(frame, "<div><p>a</p>\u{1}one\u{1}<i></i>\u{1}two\u{1}</div>");
        assert_eq!(parts[0], ("one", "<ol data-part=\"one\"><ol><li>b</li></ol></ol>"));
        assert_eq!(parts[1].1, "<section class=\"x\" data-part=\"two\">c<section>d</section></section>");
    }

    #[test]
    fn only_what_changes_is_kept() {
        let drawing = |one: &str, two: &str| {
            format!("<div><b data-part=\"one\">{one}</b><b data-part=\"two\">{two}</b></div>")
        };
        let mut projector = Projector::default();
        assert!(projector.show(&drawing("a", "b")).is_empty());
        assert!(projector.show(&drawing("a", "b")).is_empty());
        let changes = projector.show(&drawing("c", "b"));
        let [(reel, version)] = changes[..] else { panic!("one part changes, not {changes:?}") };
        assert_eq!(projector.reels[reel].part, "one");
        assert_eq!(projector.reels[reel].versions[version], "<b data-part=\"one\">c</b>");
    }
}
