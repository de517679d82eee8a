//! The end of a game as a picture to share: an SVG that stands alone, with a ground of its own, and no style, script or
//! font from elsewhere. Where it is opened as a page the policy forbids even a `style` of its own.

use i18n::Say;
use maud::{Markup, html};
use tabletop::{Match, PerSeat, Seat, Standing, Viewer};

use crate::art::{breadth, shape};
use crate::{Account, Drawable, source_name};

const WIDE: i32 = 1200;
const HIGH: i32 = 630;
const SERIF: &str = "'Noto Serif', 'Songti SC', 'Source Serif 4', Georgia, 'Times New Roman', serif";
const SANS: &str = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";
const SEAL: &str = "'Noto Serif CJK TC', 'Noto Serif TC', 'Songti TC', 'Songti SC', PMingLiU, SimSun, serif";

const PAPER: &str = "#f4ecdc";
const SURFACE: &str = "#fffaf0";
const INK: &str = "#2b2320";
const MUTED: &str = "#6b6058";
const LINE: &str = "#cdbfa8";
const CINNABAR: &str = "#b3372a";
const OCHRE: &str = "#9c5a22";

/// The colours of sources, in the order of the account.
const SOURCES: [&str; 11] = [
    "#b3372a", "#d9a93c", "#2f7d63", "#2d5f8b", "#c97b3d", "#7a55a0", "#86b39b", "#8db4d6", "#d3a1b4",
    "#8d8175", "#5b3a2e",
];

/// Everything that is on the picture.
struct Poster<'a> {
    account: &'a Account,
    standings: &'a PerSeat<Standing>,
    colours: [&'static str; 5],
    say: &'a Say,
}

/// The picture of a finished game; nothing before.
pub fn poster<G: Drawable>(game: &Match<G>, say: &Say) -> Option<String> {
    let standings = game.standings()?;
    let to = Viewer::All;
    let account = Account::of::<G>(game.story(), game.view(to).table, game.seats(), to);
    let poster = Poster { account: &account, standings: &standings, colours: G::COLOURS, say };
    let last = game.ply().checked_sub(1).and_then(|ply| game.told_by_moment(ply).last());
    let told: Vec<String> = last.into_iter().flatten().map(|event| say.tell(event, to)).collect();
    Some(poster.draw(&say.words(&format!("{}-title", G::KEY)), &told.join(" ")).into_string())
}

impl Poster<'_> {
    fn draw(&self, title: &str, told: &str) -> Markup {
        html! {
            svg xmlns="http://www.w3.org/2000/svg" width=(WIDE) height=(HIGH) viewBox=(format!("0 0 {WIDE} {HIGH}"))
                role="img" lang=(self.say.locale().code()) font-family=(SANS) {
                title { (fit(&format!("{title} · {told}"), i32::MAX)) }
                rect width=(WIDE) height=(HIGH) fill=(PAPER) {}
                rect x="14" y="14" width=(WIDE - 28) height=(HIGH - 28) rx="10" fill="none" stroke=(OCHRE) stroke-width="2.5" {}
                rect x="21" y="21" width=(WIDE - 42) height=(HIGH - 42) rx="6" fill="none" stroke=(OCHRE) stroke-width="0.8" {}
                (seal())
                text x="136" y="86" font-family=(SERIF) font-size="46" font-weight="700" fill=(INK) { (fit(title, 1000 * 100 / 46)) }
                text x="136" y="126" font-family=(SERIF) font-size="24" fill=(MUTED) { (fit(told, 1020 * 100 / 24)) }
                (panel(40, 690))
                (self.rows())
                (panel(750, 410))
                (self.chart())
            }
        }
    }

    /// Whoever has a place, the best first.
    fn ranking(&self) -> Vec<Seat> {
        let mut ranking: Vec<Seat> = self.standings.seats().collect();
        ranking.sort_by_key(|&seat| self.standings[seat].place);
        ranking
    }

    /// The sources that brought or cost somebody something, and their colours.
    fn sources(&self) -> Vec<(usize, &'static str, &'static str)> {
        let named = self.account.sources.iter().zip(SOURCES.iter().cycle()).enumerate();
        let is_there = |idx: usize| self.account.scored.iter().any(|scored| scored[idx] != 0);
        named.filter(|(idx, _)| is_there(*idx)).map(|(idx, (name, colour))| (idx, *name, *colour)).collect()
    }

    /// A row for everybody, and what the colours mean.
    fn rows(&self) -> Markup {
        let (ranking, sources) = (self.ranking(), self.sources());
        let lines = i32::try_from(sources.len().div_ceil(COLUMNS)).unwrap_or_default();
        let legend = BOTTOM - 16 - lines * 25;
        let count = i32::try_from(ranking.len()).unwrap_or(1).max(1);
        let row = ((legend - PANEL - 16) / count).min(92);
        let top = PANEL + (legend - PANEL - row * count) / 2;
        let gains = |seat: Seat| self.account.scored[seat].iter().filter(|&&points| points > 0).sum::<i32>();
        let most = self.standings.seats().map(gains).max().unwrap_or_default().max(1);
        html! {
            @for (&seat, nth) in ranking.iter().zip(0..) { (self.row(seat, top + nth * row, row, most, &sources)) }
            @for (nth, (_, name, colour)) in sources.iter().enumerate() {
                @let x = 68 + i32::try_from(nth % COLUMNS).unwrap_or_default() * 216;
                @let y = legend + 20 + i32::try_from(nth / COLUMNS).unwrap_or_default() * 25;
                rect x=(x) y=(y - 12) width="14" height="14" rx="3" fill=(colour) {}
                text x=(x + 22) y=(y) font-size="15.5" fill=(INK) { (fit(&source_name(self.account.game, name, self.say), 188 * 100 / 16)) }
            }
        }
    }

    /// Place, name, points by source, and all of them.
    fn row(
        &self,
        seat: Seat,
        y: i32,
        high: i32,
        most: i32,
        sources: &[(usize, &str, &'static str)],
    ) -> Markup {
        let Standing { place, points } = self.standings[seat];
        let scored = &self.account.scored[seat];
        let (is_first, middle) = (place == 1, y + high / 2);
        let (top, bar) = (middle - 26, 22);
        // What does not count any more is seen all the same.
        let counts = scored.iter().sum::<i32>() == points;
        let length = |points: i32| points * BAR / most;
        let mut from = LEFT;
        let mut parts = Vec::new();
        for &(idx, _, colour) in sources.iter().filter(|&&(idx, ..)| scored[idx] > 0) {
            parts.push((from, length(scored[idx]), scored[idx], colour));
            from += length(scored[idx]);
        }
        let lost: i32 = scored.iter().filter(|&&points| points < 0).sum();
        html! {
            @if is_first { rect x="52" y=(y + 2) width="666" height=(high - 4) rx="8" fill="#c8932b" fill-opacity="0.16" {} }
            circle cx="82" cy=(middle) r="17" fill=(if is_first { CINNABAR } else { "none" }) stroke=(if is_first { CINNABAR } else { LINE }) stroke-width="1.5" {}
            text x="82" y=(middle + 7) text-anchor="middle" font-family=(SERIF) font-size="20" font-weight="700" fill=(if is_first { SURFACE } else { INK }) { (place) }
            (self.marker(seat, 110, top - 2, 24))
            text x=(LEFT) y=(top + 17) font-size="20" font-weight="600" fill=(INK) { (fit(&self.say.seat(seat), BAR * 100 / 20)) }
            g opacity=[(!counts).then_some("0.3")] {
                @for &(x, wide, points, colour) in &parts {
                    rect x=(x) y=(top + 27) width=(wide) height=(bar) fill=(colour) stroke=(SURFACE) stroke-width="1" {}
                    @if wide >= 26 { text x=(x + wide / 2) y=(top + 43) text-anchor="middle" font-size="14" font-weight="600" fill=(on(colour)) { (points) } }
                }
                @if lost < 0 { rect x=(from + length(lost)) y=(top + 27) width=(-length(lost)) height=(bar) fill=(SURFACE) fill-opacity="0.75" stroke=(INK) stroke-dasharray="3 2" {} }
            }
            text x="708" y=(middle + 12) text-anchor="end" font-family=(SERIF) font-size="34" font-weight="700" fill=(if is_first { CINNABAR } else { INK }) { (points) }
        }
    }

    /// How the points grew; a line for everybody.
    fn chart(&self) -> Markup {
        let (left, right, top, bottom) = (806, 1126, 236, 548);
        let course: Vec<PerSeat<i32>> = self.account.course.clone();
        let last = course.len().saturating_sub(1);
        // At the end stands what counts.
        let at = |chapter: usize, seat: Seat| {
            if chapter == last { self.standings[seat].points } else { course[chapter][seat] }
        };
        let all =
            (0..course.len()).flat_map(|chapter| self.standings.seats().map(move |seat| at(chapter, seat)));
        let (least, most) = all.fold((0, 10), |(least, most), points| (points.min(least), points.max(most)));
        let chapters = i32::try_from(last).unwrap_or(1).max(1);
        let x = |chapter: i32| left + chapter * (right - left) / chapters;
        let y = |points: i32| bottom - (points - least) * (bottom - top) / (most - least);
        let step = [5, 10, 20, 50, 100].into_iter().find(|step| most / step <= 6).unwrap_or(200);
        let line = |seat: Seat| -> String {
            let points = (0..course.len()).zip(0..).map(|(nth, chapter)| (x(chapter), y(at(nth, seat))));
            let steps: Vec<String> = points.map(|(x, y)| format!("{x} {y}")).collect();
            format!("M{}", steps.join("L"))
        };
        html! {
            text x="776" y="205" font-family=(SERIF) font-size="20" font-weight="700" fill=(INK) { (fit(&self.say.words("site-points-chart"), 360 * 100 / 20)) }
            @for points in (0..=most / step).map(|nth| nth * step) {
                path d=(format!("M{left} {}H{right}", y(points))) stroke=(LINE) stroke-width="1" fill="none" {}
                text x=(left - 8) y=(y(points) + 5) text-anchor="end" font-size="14" fill=(MUTED) { (points) }
            }
            @for chapter in 1..=chapters {
                @if chapters < 11 || chapter % 2 == 0 { text x=(x(chapter)) y=(bottom + 22) text-anchor="middle" font-size="14" fill=(MUTED) { (chapter) } }
            }
            // The winner's line lies above the others.
            @for &seat in self.ranking().iter().rev() {
                @let colour = self.colours[seat.idx()];
                path d=(line(seat)) fill="none" stroke=(INK) stroke-opacity="0.6" stroke-width="4.6" stroke-linejoin="round" {}
                path d=(line(seat)) fill="none" stroke=(colour) stroke-width="3" stroke-linejoin="round" {}
                (self.marker(seat, x(chapters) - 10, y(self.standings[seat].points) - 10, 20))
            }
        }
    }

    /// The shape of a seat in its colour.
    fn marker(&self, seat: Seat, x: i32, y: i32, size: i32) -> Markup {
        let scale = f64::from(size) / 24.0;
        html! {
            path d=(shape(seat)) transform=(format!("translate({x} {y}) scale({scale:.3})")) fill=(self.colours[seat.idx()])
                stroke=(INK) stroke-width="1.6" stroke-linejoin="round" {}
        }
    }
}

/// Where the panels begin and end, and where bars do.
const PANEL: i32 = 160;
const BOTTOM: i32 = 594;
const LEFT: i32 = 144;
const BAR: i32 = 486;
/// In how many columns the colours are explained.
const COLUMNS: usize = 3;

fn panel(x: i32, wide: i32) -> Markup {
    html! { rect x=(x) y=(PANEL) width=(wide) height=(BOTTOM - PANEL) rx="10" fill=(SURFACE) stroke=(LINE) stroke-width="1.2" {} }
}

/// Hanlin.
fn seal() -> Markup {
    html! {
        g font-family=(SEAL) font-size="44" font-weight="700" text-anchor="middle" fill=(SURFACE) {
            rect x="48" y="36" width="66" height="108" rx="10" fill=(CINNABAR) {}
            rect x="53" y="41" width="56" height="98" rx="6" fill="none" stroke=(SURFACE) stroke-width="1.5" {}
            text x="81" y="83" { "翰" }
            text x="81" y="129" { "林" }
        }
    }
}

/// What can be read on a colour.
fn on(colour: &str) -> &'static str {
    let part =
        |at: usize| i32::from_str_radix(colour.get(at..at + 2).unwrap_or("00"), 16).unwrap_or_default();
    if part(1) * 3 + part(3) * 6 + part(5) > 1500 { INK } else { SURFACE }
}

/// As much of a text as fits into a width, in hundredths of the size of its letters. What no XML may have is left out.
fn fit(text: &str, width: i32) -> String {
    let is_xml = |c: &char| !c.is_control() && !matches!(c, '\u{fffe}' | '\u{ffff}');
    let (mut used, mut kept) = (0, String::new());
    for c in text.chars().filter(is_xml) {
        used += if c < '\u{1100}' { breadth(c) * 55 / 100 } else { 105 };
        kept.push(c);
        if used > width {
            // Writing from right to left keeps to itself.
            let open = kept.matches('\u{2068}').count() > kept.matches('\u{2069}').count();
            kept.pop();
            kept = kept.trim_end().to_owned();
            kept.push('…');
            kept.extend(open.then_some('\u{2069}'));
            break;
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_is_cut_and_a_short_one_is_not() {
        assert_eq!(fit("Anna", 1_000), "Anna");
        assert_eq!(fit("", 0), "");
        let cut = fit("Bartholomäus der Weitgereiste", 600);
        assert!(cut.ends_with('…') && cut.chars().count() > 8 && cut.chars().count() < 16, "{cut}");
        assert!(fit("翰林翰林翰林翰林翰林", 600).chars().count() < 8, "wide letters take more");
        assert_eq!(fit("a\u{1}b\u{ffff}c", 1_000), "abc");
        assert!(fit("\u{2068}שלום שלום שלום\u{2069}", 300).ends_with("…\u{2069}"));
    }

    #[test]
    fn numbers_can_be_read_on_every_colour() {
        assert_eq!((on("#d9a93c"), on("#2d5f8b")), (INK, SURFACE));
    }
}
