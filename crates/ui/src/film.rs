//! Scenes as a browser gets them: what is told, where to look, and of the drawing only the parts that change.

use i18n::Say;
use tabletop::{At, Match, Message, Seat, Tell, View, Viewer};

use crate::cut::Projector;
use crate::row::{Row, compressed};
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
    /// The first moment that is seen in it.
    pub first: At,
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
        Sentence { text: say.message(&message), about: G::whom(event), chapter: G::is_chapter(event) }
    }
}

/// The name of the part that is the stage.
const STAGE: &str = "stage";

/// A stage that is open: which, its number, and what was told on it.
pub(crate) struct Open<G: Drawable> {
    stage: G::Stage,
    number: usize,
    told: Vec<G::Event>,
}

impl<G: Drawable> Clone for Open<G> {
    fn clone(&self) -> Open<G> {
        Open { stage: self.stage, number: self.number, told: self.told.clone() }
    }
}

impl<G: Drawable> Open<G> {
    /// Its number, which tells it from every other of the game.
    pub(crate) fn number(&self) -> usize {
        self.number
    }

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

/// So many scenes are looked at for every one that is shown, for several may be seen as one.
const AHEAD: usize = 4;

/// What there was to see since a moment, as this viewer saw it: at most so many scenes, and on to the end of the stage
/// they lead to, so that whoever shows them knows how long it is.
pub fn film<G: Drawable>(game: &Match<G>, since: At, most: usize, to: Viewer, say: &Say) -> Film {
    let ahead = most.saturating_mul(AHEAD);
    let (first, mut scenes) = game.scenes(since, ahead.saturating_add(1));
    let mut more = scenes.len() > ahead;
    scenes.truncate(ahead);
    let mut number = told_before(game, since);
    let mut open = Open::<G>::after(&game.story()[..number]);
    let mut projector = Projector::default();
    let draw = |view: &View<'_, G>| G::board(view, &Offers::none(), say).into_string();
    projector.show(&draw(&first.view(to)));
    if let Some(open) = &open {
        projector.turn(STAGE, &open.draw(&first.view(to), &game.story()[..number], &Offers::none(), say));
    }
    let mut rows: Vec<Row<G>> = Vec::new();
    let (mut ply, mut before) = ((since.moment > 0).then_some(since.ply), *first.view(to).table);
    for scene in scenes {
        // A choice that was not asked on the stage is made at the table.
        if ply != Some(scene.ply) {
            open = open.filter(|open| G::asks_on(open.stage, &before));
        }
        (ply, before) = (Some(scene.ply), *scene.moment.view(to).table);
        for event in scene.moment.told() {
            Open::hear(&mut open, *event, number);
            number += 1;
        }
        let row = Row::of(scene, open.clone(), number);
        let full = rows.len() >= most;
        match rows.last_mut() {
            Some(last) if last.joins(&row) => last.join(row),
            Some(last) if full && !(last.open.is_some() && last.is_beside(&row)) => {
                more = true;
                break;
            }
            Some(_) | None => rows.push(row),
        }
    }
    let rows = compressed(rows);
    let shots: Vec<Shot> = rows
        .iter()
        .map(|row| {
            let view = row.last.moment.view(to);
            let mut changes = projector.show(&draw(&view));
            if let Some(open) = &row.open {
                let story = &game.story()[..row.heard];
                changes.extend(projector.turn(STAGE, &open.draw(&view, story, &Offers::none(), say)));
            }
            Shot {
                first: row.first,
                at: row.last.at,
                ply: row.last.ply,
                by: row.last.by,
                told: row.told.iter().map(|event| Sentence::of::<G>(event, to, say)).collect(),
                cue: row.cue.clone(),
                stage: row.stage(),
                changes,
            }
        })
        .collect();
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
