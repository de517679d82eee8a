//! Scenes as a browser gets them: what is told, where to look, and of the drawing only the parts that change.

use i18n::Say;
use tabletop::{At, Match, Message, Seat, Tell, View, Viewer};

use crate::scene::{Cue, Staging};
use crate::{Account, Drawable, Offers};

/// What there was to see since some moment.
pub struct Film {
    /// The scenes, in order.
    pub shots: Vec<Shot>,
    /// Every part of the drawing; those that stay as they are have one version.
    pub reels: Vec<Reel>,
    /// Where the last scene leads.
    pub end: At,
    /// Whether there is more to see after it.
    pub more: bool,
}

/// A part of the drawing, and every version of it. The first is how it looked before the first scene.
pub struct Reel {
    /// Its name.
    pub part: String,
    /// How it looked, in order.
    pub versions: Vec<String>,
}

/// A scene.
pub struct Shot {
    /// The moment it leads to.
    pub at: At,
    /// The choice it follows from.
    pub ply: usize,
    /// Who made that choice.
    pub by: Seat,
    /// What was told.
    pub told: Vec<Sentence>,
    /// How it is shown.
    pub cue: Cue,
    /// The number of the stage it plays on, if any.
    pub stage: Option<usize>,
    /// What looks different after it: the number of a reel, and of its version.
    pub changes: Vec<(usize, usize)>,
}

/// Something that was told.
pub struct Sentence {
    /// The words.
    pub text: String,
    /// Whom it is about.
    pub about: Option<Seat>,
    /// Whether a chapter begins with it.
    pub chapter: bool,
}

impl Sentence {
    /// What `to` is told of an event.
    pub fn of<G: Drawable>(event: &G::Event, to: Viewer, say: &Say) -> Sentence {
        let message: Message = event.tell(to);
        Sentence { text: say.message(&message), about: message.whom(), chapter: G::is_chapter(event) }
    }
}

/// The name of the part that is the whole board.
const BOARD: &str = "board";
/// The name of the part that is the stage.
const STAGE: &str = "stage";

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
struct Projector {
    frame: String,
    reels: Vec<Reel>,
}

impl Projector {
    /// Draws this; says what looks different now.
    fn show(&mut self, drawing: &str) -> Vec<(usize, usize)> {
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
    fn turn(&mut self, name: &str, part: &str) -> Option<(usize, usize)> {
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

/// A stage that is open: which, its number, and what was told on it.
pub(crate) struct Open<G: Drawable> {
    stage: G::Stage,
    number: usize,
    told: Vec<G::Event>,
}

impl<G: Drawable> Open<G> {
    /// What is open after this event, which is the one of this number in the story.
    fn hear(open: &mut Option<Open<G>>, event: G::Event, number: usize) {
        match (G::staging(&event), &mut *open) {
            (Staging::Opens(stage), Some(open)) if open.stage == stage => open.told.push(event),
            (Staging::Opens(stage), _) | (Staging::PlaysOrOpens(stage), None) => {
                *open = Some(Open { stage, number, told: vec![event] });
            }
            (Staging::Plays | Staging::PlaysOrOpens(_), Some(open)) => open.told.push(event),
            (Staging::Plays, None) => {}
            (Staging::AtTable, _) => *open = None,
        }
    }

    /// What is open when so much of the story was told.
    fn after(story: &[G::Event]) -> Option<Open<G>> {
        let is_staged = |event: &&G::Event| !matches!(G::staging(event), Staging::AtTable);
        let start = story.len() - story.iter().rev().take_while(is_staged).count();
        let mut open = None;
        for (event, number) in story[start..].iter().zip(start..) {
            Open::hear(&mut open, *event, number);
        }
        open
    }

    /// `story` is all that was told so far.
    fn draw(&self, view: &View<'_, G>, story: &[G::Event], offers: &Offers<G>, say: &Say) -> String {
        let scenery = G::stage(self.stage, view, &self.told, offers, say);
        let account = || Account::of::<G>(story, view.table, view.seats(), view.viewer);
        let growth = scenery.decides.then(|| account().growth(say));
        scenery.draw(G::KEY, self.number, growth.as_ref()).into_string()
    }
}

/// The stage on which the question of this moment is asked.
pub fn asking_stage<G: Drawable>(
    game: &Match<G>,
    viewer: Viewer,
    offers: &Offers<G>,
    say: &Say,
) -> Option<String> {
    let view = game.view(viewer);
    let open = Open::<G>::after(game.story())?;
    (!game.is_over() && G::asks_on(open.stage, view.table))
        .then(|| open.draw(&view, game.story(), offers, say))
}

/// What there was to see since a moment, as this viewer saw it: at most so many scenes.
pub fn film<G: Drawable>(game: &Match<G>, since: At, most: usize, to: Viewer, say: &Say) -> Film {
    let (first, scenes) = game.scenes(since, most + 1);
    let more = scenes.len() > most;
    let mut number = told_before(game, since);
    let mut open = Open::<G>::after(&game.story()[..number]);
    let mut projector = Projector::default();
    let draw = |view: &View<'_, G>| G::board(view, &Offers::none(), say).into_string();
    projector.show(&draw(&first.view(to)));
    if let Some(open) = &open {
        projector.turn(STAGE, &open.draw(&first.view(to), &game.story()[..number], &Offers::none(), say));
    }
    let mut shots = Vec::new();
    let (mut ply, mut before) = ((since.moment > 0).then_some(since.ply), *first.view(to).table);
    for scene in scenes.into_iter().take(most) {
        let view = scene.moment.view(to);
        // A choice that was not asked on the stage is made at the table.
        if ply != Some(scene.ply) {
            open = open.filter(|open| G::asks_on(open.stage, &before));
        }
        (ply, before) = (Some(scene.ply), *view.table);
        let told = scene.moment.told();
        for event in told {
            Open::hear(&mut open, *event, number);
            number += 1;
        }
        let mut changes = projector.show(&draw(&view));
        if let Some(open) = &open {
            changes.extend(
                projector.turn(STAGE, &open.draw(&view, &game.story()[..number], &Offers::none(), say)),
            );
        }
        shots.push(Shot {
            at: scene.at,
            ply: scene.ply,
            by: scene.by,
            told: told.iter().map(|event| Sentence::of::<G>(event, to, say)).collect(),
            cue: told.iter().map(G::cue).reduce(Cue::and).unwrap_or_default(),
            stage: open.as_ref().map(|open| open.number),
            changes,
        });
    }
    // What changed without a word is seen at last.
    let end = shots.last().map_or(since, |shot| shot.at);
    let end = if more { end } else { game.now() };
    Film { shots, reels: projector.reels, end, more }
}

/// The moment before the stage opened on which the game was decided; nothing before it is over, or where there is none.
pub fn finale_from<G: Drawable>(game: &Match<G>) -> Option<At> {
    let open = Open::<G>::after(game.story()).filter(|_| game.is_over())?;
    let mut told = 0;
    let moments =
        (0..game.ply()).flat_map(|ply| game.told_by_moment(ply).zip(0..).map(move |told| (ply, told)));
    for (ply, (events, moment)) in moments {
        told += events.len();
        if told > open.number {
            return Some(At { ply, moment });
        }
    }
    None
}

/// How much of the story was told before this moment.
fn told_before<G: Drawable>(game: &Match<G>, at: At) -> usize {
    let ply = at.ply.min(game.ply());
    let before: usize = (0..ply).map(|ply| game.told(ply).len()).sum();
    before + game.told_by_moment(ply).take(at.moment).map(<[G::Event]>::len).sum::<usize>()
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
