//! Where everybody's points come from: a table by source, and how they grew.

use i18n::Say;
use maud::{Markup, html};
use tabletop::{PerSeat, Seat, Viewer};

use crate::Drawable;

/// The points of all seats, by source and over the chapters of the game.
pub struct Account {
    /// The game, and what its points are scored for.
    pub(crate) game: &'static str,
    pub(crate) sources: &'static [&'static str],
    /// What was scored, by source.
    pub(crate) scored: PerSeat<Vec<i32>>,
    /// What would come on top if the game ended now, by source.
    prospects: PerSeat<Vec<i32>>,
    /// The points after no month, round or day, after the first, and so on, and now.
    pub(crate) course: Vec<PerSeat<i32>>,
}

impl Account {
    /// The account of a game so far, as `to` may know it.
    pub fn of<G: Drawable>(story: &[G::Event], table: &G::Table, seats: usize, to: Viewer) -> Account {
        let idx = |source: &str| G::SOURCES.iter().position(|own| *own == source);
        let mut scored = PerSeat::new(seats, |_| vec![0; G::SOURCES.len()]);
        let sums = |scored: &PerSeat<Vec<i32>>| PerSeat::new(seats, |seat| scored[seat].iter().sum());
        let mut course = vec![sums(&scored)];
        for event in story {
            if G::begins(event).is_some_and(|number| number > 1) {
                course.push(sums(&scored));
            }
            for (seat, source, points) in G::points(event, to) {
                if let Some(idx) = idx(source) {
                    scored[seat][idx] += points;
                }
            }
        }
        course.push(sums(&scored));
        let mut prospects = PerSeat::new(seats, |_| vec![0; G::SOURCES.len()]);
        for (seat, source, points) in G::prospects(table) {
            if let Some(idx) = idx(source) {
                prospects[seat][idx] += points;
            }
        }
        Account { game: G::KEY, sources: G::SOURCES, scored, prospects, course }
    }

    /// What a seat has scored.
    pub fn total(&self, seat: Seat) -> i32 {
        self.scored[seat].iter().sum()
    }

    fn is_over(&self) -> bool {
        self.prospects.iter().flatten().all(|&points| points == 0)
    }

    /// A table of sources and seats, with a chart below it.
    pub fn draw(&self, say: &Say) -> Markup {
        let seats: Vec<Seat> = self.scored.seats().collect();
        let over = self.is_over();
        let empty = |idx: usize| {
            seats.iter().all(|&seat| self.scored[seat][idx] == 0 && self.prospects[seat][idx] == 0)
        };
        let expected = |seat: Seat| self.total(seat) + self.prospects[seat].iter().sum::<i32>();
        html! {
            table.account {
                thead {
                    tr {
                        td {}
                        @for &seat in &seats { th scope="col" class=(format!("seat-{seat}")) { span.chip aria-hidden="true" {} " " (say.seat(seat)) } }
                    }
                }
                tbody {
                    @for (idx, source) in self.sources.iter().enumerate().filter(|(idx, _)| !empty(*idx)) {
                        tr {
                            th scope="row" { (source_name(self.game, source, say)) }
                            @for &seat in &seats { td { (cell(self.scored[seat][idx], self.prospects[seat][idx])) } }
                        }
                    }
                }
                tfoot {
                    tr {
                        th scope="row" { (say.words("site-points")) }
                        @for &seat in &seats { td { strong { (self.total(seat)) } } }
                    }
                    @if !over {
                        tr.prospect {
                            th scope="row" { (say.words("site-points-if-over")) }
                            @for &seat in &seats { td { (expected(seat)) } }
                        }
                    }
                }
            }
            @if self.course.len() > 1 { (self.chart(LOW, say)) }
        }
    }

    /// How the points grew, to stand beside something.
    pub fn growth(&self, say: &Say) -> Markup {
        self.chart(TALL, say)
    }

    /// How the points grew, a line for each seat with its own mark.
    fn chart(&self, high: i32, say: &Say) -> Markup {
        let most = self.course.iter().flat_map(PerSeat::iter).copied().max().unwrap_or_default().max(10);
        let chapters = i32::try_from(self.course.len() - 1).unwrap_or(i32::MAX);
        let x = |at: i32| LEFT + at * (WIDE - LEFT - 10) / chapters;
        let y = |points: i32| TOP + (high - TOP - 20) * (most - points) / most;
        let step = [5, 10, 20, 50, 100].into_iter().find(|step| most / step <= 5).unwrap_or(200);
        html! {
            svg.chart viewBox=(format!("0 0 {WIDE} {high}")) role="img" aria-label=(say.words("site-points-chart")) {
                @for line in (0..=most / step).map(|n| n * step) {
                    path.grid d=(format!("M{LEFT} {}H{}", y(line), WIDE - 10)) {}
                    text.scale x=(LEFT - 4) y=(y(line) + 3) { (line) }
                }
                @for chapter in 0..=chapters {
                    @if chapter > 0 && (chapters < 14 || chapter % 2 == 0) { text.chapter x=(x(chapter)) y=(high - 6) { (chapter) } }
                }
                @for seat in self.scored.seats() {
                    @let points: Vec<(i32, i32)> = self.course.iter().zip(0..).map(|(at, chapter)| (x(chapter), y(at[seat]))).collect();
                    g class=(format!("seat-{seat}")) {
                        path.course d=(line(&points)) { title { (say.seat(seat)) } }
                        @if let Some(&(x, y)) = points.last() { use href=(format!("#shape-{seat}")) x=(x - 5) y=(y - 5) width="10" height="10" {} }
                    }
                }
            }
        }
    }
}

/// What a game calls what points are for.
pub fn source_name(game: &str, source: &str, say: &Say) -> String {
    say.words(&format!("{game}-board-for-{source}"))
}

/// The size of the chart, and what is left free for its scale.
const WIDE: i32 = 320;
const LOW: i32 = 150;
const TALL: i32 = 260;
const LEFT: i32 = 28;
const TOP: i32 = 8;

/// What was scored; in brackets what would come on top.
fn cell(scored: i32, prospect: i32) -> Markup {
    html! {
        @if scored != 0 || prospect == 0 { (scored) }
        @if prospect != 0 { span.prospect { " (+" (prospect) ")" } }
    }
}

fn line(points: &[(i32, i32)]) -> String {
    let steps: Vec<String> = points.iter().map(|(x, y)| format!("{x} {y}")).collect();
    format!("M{}", steps.join("L"))
}
