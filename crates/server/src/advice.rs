//! What bots know, for people: a hint for whoever is to choose, a review of a finished game.

use std::cmp::Reverse;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Extension, Router};
use i18n::Say;
use shelf::{AnyMatch, Budget, Gone, Hint, Level};
use tabletop::{Seat, Viewer};
use tokio::sync::Mutex;
use tokio::task;
use ui::page::{self, Advice, Levels, Review, Swing};

use crate::awaited::Queue;
use crate::client::Client;
use crate::draw::named;
use crate::error::Error;
use crate::host::Host;
use crate::ids::MatchId;
use crate::pages::IntoHtml;
use crate::play::{take_seat, to_table};
use crate::seating::What;
use crate::table::Table;
use crate::thinking_pool::Leaving;
use crate::visitor::Visitor;

pub(crate) fn router() -> Router<Arc<Host>> {
    Router::new().route("/t/{id}/hint", post(hint)).route("/t/{id}/review", get(review))
}

/// The levels as pages show them.
pub(crate) fn levels() -> Levels {
    static ALL: LazyLock<[(&str, &str); 7]> =
        LazyLock::new(|| Level::ALL.map(|level| (level.name(), level.words())));
    Levels { all: &*ALL, usual: Level::DEFAULT.name() }
}

/// Advice for whoever is to choose, kept until the next choice. Where several play it is an agreement of the table, and
/// everybody is told.
async fn hint(
    State(host): State<Arc<Host>>,
    visitor: Visitor,
    Path(id): Path<MatchId>,
) -> Result<Redirect, Error> {
    let Some((game, me)) = asked(&host, &visitor, &id).await? else { return Ok(to_table(&id)) };
    let (ply, moment) = (game.ply(), game.digest());
    let thought =
        host.thinking_pool.think(move |budget| game.hint(me, Level::BEST, ply as u64, budget)).await?;
    let (mut table, _) = take_seat(&host, &visitor, &id).await?;
    table.advise(me, moment, thought?);
    Ok(to_table(&id))
}

/// Somebody asks: the story tells it before anybody thinks. Nothing if the advice is there.
async fn asked(
    host: &Arc<Host>,
    visitor: &Visitor,
    id: &MatchId,
) -> Result<Option<(Box<dyn AnyMatch>, Seat)>, Error> {
    let (host, visitor, id) = (Arc::clone(host), visitor.clone(), id.clone());
    // What is begun is finished, whoever hangs up; only thinking stops.
    let asking = task::spawn(async move {
        let (mut table, me) = take_seat(&host, &visitor, &id).await?;
        if !table.has_hints() {
            return Err(Error::NoHints);
        }
        if !table.game(Some(me)).to_act().contains(me) {
            return Err(Error::Refused(tabletop::Refused::NotYourTurn));
        }
        if table.advice(me).is_some() {
            return Ok(None);
        }
        if !table.is_alone() {
            table.change(visitor.person(), None, |_| Ok(vec![(me, What::Hint)])).await?;
        }
        Ok(Some((table.game(Some(me)).copy(), me)))
    });
    asking.await.map_err(|bad| Error::Broken(bad.to_string()))?
}

/// Hints as a page shows them: at most three, each with what it brings more or less of than the others.
pub(crate) fn advice(game: &dyn AnyMatch, seat: Seat, hints: &[Hint], say: &Say) -> Vec<Advice> {
    const MOST: usize = 3;
    let Ok(words) = game.offers_told(seat, say) else { return Vec::new() };
    let hints = &hints[..hints.len().min(MOST)];
    let name = |id: &str| match id {
        OTHERS => say.words(id),
        source => ui::source_name(game.key().name(), source, say),
    };
    let line = |hint: &Hint| Advice {
        offer: hint.offer,
        words: words.get(hint.offer).cloned().unwrap_or_default(),
        chance: hint.chances[seat],
        reasons: reasons(hint, hints).into_iter().map(|(id, more)| (name(id), more)).collect(),
    };
    hints.iter().map(line).collect()
}

/// The points of the others, among reasons.
const OTHERS: &str = "site-others-points";

/// The two largest differences to the mean of these hints: own points by what they are for, and those of the others.
/// Of the first hint, what speaks for it if anything does.
fn reasons(hint: &Hint, hints: &[Hint]) -> Vec<(&'static str, f32)> {
    let mean = |of: &dyn Fn(&Hint) -> f32| hints.iter().map(of).sum::<f32>() / hints.len() as f32;
    let own = hint.points.iter().zip(0..).map(|(&(id, points), idx)| {
        (id, points - mean(&|other| other.points.get(idx).map_or(0.0, |&(_, points)| points)))
    });
    let others = (OTHERS, hint.others - mean(&|other| other.others));
    let mut reasons: Vec<_> = own.chain([others]).filter(|(_, more)| more.abs() >= 0.1).collect();
    let speaks_for = |&(id, more): &(&str, f32)| (more > 0.0) == (id != OTHERS);
    if hints.first() == Some(hint) && reasons.iter().any(speaks_for) {
        reasons.retain(speaks_for);
    }
    reasons.sort_by(|(_, one), (_, other)| other.abs().total_cmp(&one.abs()));
    reasons.truncate(2);
    reasons
}

/// How a finished game went: made when somebody first asks, and kept as long as the table is.
async fn review(
    State(host): State<Arc<Host>>,
    visitor: Visitor,
    Extension(client): Extension<Client>,
    Path(id): Path<MatchId>,
) -> Result<Response, Error> {
    let table = host.table(&id).await?;
    let (game, say, study, sits) = {
        let table = table.lock().await;
        // Everything is shown, so the game must be over.
        if !table.is_open_book() {
            return Ok(to_table(&id).into_response());
        }
        let sits = !table.held(visitor.person()).is_empty();
        (table.game(None).copy(), named(&visitor.say(), &table), table.kept().study, sits)
    };
    let title = say.words(&format!("{}-title", game.key()));
    let analysis = analysis(&host, (client, sits), &table).await?;
    let told = analysis.told(&*game, &say);
    let look = (game.key().name(), game.key().style());
    let page = page::review(&say, id.as_str(), (look, &title), study, &told);
    Ok(page.into_string().into_html())
}

/// The analysis of a table: the one that is there, or a new one when it is its turn.
async fn analysis(
    host: &Host,
    (client, sits): (Client, bool),
    table: &Mutex<Table>,
) -> Result<Arc<Analysis>, Error> {
    let (kept, id) = {
        let table = table.lock().await;
        (table.review().cloned(), table.id().clone())
    };
    if let Some(kept) = kept {
        return Ok(kept);
    }
    let broken = |bad: &dyn std::error::Error| Error::Broken(bad.to_string());
    let waiting = host.awaited_reviews.wait(client, &id, sits).map_err(|queue| match queue {
        Queue::Own => Error::ReviewBusy,
        Queue::Long => Error::ReviewsMany,
    })?;
    let _turn = waiting.turn().await.ok_or_else(|| Error::Broken("nobody makes reviews".into()))?;
    let game = {
        let table = table.lock().await;
        // Somebody may have asked for it before.
        if let Some(kept) = table.review() {
            return Ok(Arc::clone(kept));
        }
        table.game(None).copy()
    };
    // Whoever asked may go away: what is dropped then tells it to whoever thinks, and the next one need not wait.
    let (gone, listens) = (Gone::maybe(), Arc::new(()));
    let (_leaving, heard) = (Leaving(gone.clone()), Arc::downgrade(&listens));
    let thinks = move || Analysis::of(&*game, &gone, || heard.strong_count() > 0);
    let made = task::spawn_blocking(thinks).await.map_err(|bad| broken(&bad))?;
    drop(listens);
    let made = Arc::new(made.ok_or_else(|| Error::Broken("a review was given up".into()))?);
    table.lock().await.set_review(Arc::clone(&made));
    Ok(made)
}

/// What bots think of a finished game, without words.
pub(crate) struct Analysis {
    /// The chances of every seat at every moment.
    chances: Vec<Vec<f32>>,
    chapters: Vec<(usize, u8)>,
    /// The choices that cost most.
    swings: Vec<CostlyChoice>,
}

/// A choice that cost something.
struct CostlyChoice {
    ply: usize,
    seat: Seat,
    /// The number of what was chosen, and its chance.
    chosen: (usize, f32),
    /// The same of a better offer, and its notation.
    better: (usize, f32),
    better_action: String,
}

/// How many of the dearest choices are told.
const SWINGS: usize = 12;

/// What is not worth telling.
const LEAST: f32 = 0.02;

/// How long a review thinks about one of them: there are many, and somebody waits.
fn short(gone: &Gone) -> Budget {
    Budget { threads: 1, cap: Duration::from_millis(100), gone: gone.clone() }
}

impl Analysis {
    /// Thinks about a game, as long as somebody listens.
    fn of(game: &dyn AnyMatch, gone: &Gone, is_heard: impl Fn() -> bool) -> Option<Analysis> {
        let mut then = game.copy();
        then.go_back(0);
        let mut chances = vec![own_chances(&*then)];
        let mut swings = Vec::new();
        for ply in 0..game.ply() {
            let (Some(seat), Some(action)) = (game.chooser(ply), game.notation(ply)) else { break };
            if !is_heard() {
                return None;
            }
            swings.extend(cost(&*then, seat, &action, Level::NET, gone));
            if then.play(seat, &action).is_err() {
                break;
            }
            chances.push(own_chances(&*then));
        }
        // What looks dear at first sight is thought about once more.
        swings.sort_by(|one, other| other.lost().total_cmp(&one.lost()));
        swings.truncate(SWINGS * 2);
        swings.sort_by_key(|costly| Reverse(costly.ply));
        let mut then = game.copy();
        let mut thought: Vec<CostlyChoice> = swings
            .into_iter()
            .filter_map(|costly| {
                then.go_back(costly.ply);
                is_heard().then_some(())?;
                cost(&*then, costly.seat, &game.notation(costly.ply)?, Level::BEST, gone)
            })
            .filter(|costly| costly.lost() >= LEAST)
            // Told as the lines tell it, so that both agree.
            .filter_map(|costly| {
                let mut otherwise = game.copy();
                otherwise.go_back(costly.ply);
                otherwise.play(costly.seat, &costly.better_action).ok()?;
                let chosen = (costly.chosen.0, chances.get(costly.ply + 1)?[costly.seat.idx()]);
                let better = (costly.better.0, otherwise.chances(Viewer::Seat(costly.seat))?[costly.seat]);
                Some(CostlyChoice { chosen, better, ..costly })
            })
            .filter(|costly| costly.lost() >= LEAST)
            .collect();
        thought.sort_by(|one, other| other.lost().total_cmp(&one.lost()));
        thought.truncate(SWINGS);
        is_heard().then(|| Analysis { chances, chapters: game.chapters(), swings: thought })
    }

    /// The same in words.
    pub(crate) fn told(&self, game: &dyn AnyMatch, say: &Say) -> Review {
        let mut swings: Vec<(usize, Swing)> = Vec::new();
        let mut then = game.copy();
        let mut later: Vec<(usize, &CostlyChoice)> = self.swings.iter().enumerate().collect();
        later.sort_by_key(|(_, costly)| Reverse(costly.ply));
        for (rank, costly) in later {
            then.go_back(costly.ply);
            let offers = then.offers_told(costly.seat, say).unwrap_or_default();
            let told =
                |(offer, chance): (usize, f32)| (offers.get(offer).cloned().unwrap_or_default(), chance);
            let swing = Swing {
                ply: costly.ply,
                seat: costly.seat,
                chosen: told(costly.chosen),
                better: told(costly.better),
            };
            swings.push((rank, swing));
        }
        swings.sort_by_key(|(rank, _)| *rank);
        let swings = swings.into_iter().map(|(_, swing)| swing).collect();
        Review { chances: self.chances.clone(), chapters: self.chapters.clone(), swings }
    }
}

impl CostlyChoice {
    fn lost(&self) -> f32 {
        self.better.1 - self.chosen.1
    }
}

/// Every seat's chance to win, from what it knows itself.
fn own_chances(game: &dyn AnyMatch) -> Vec<f32> {
    let own = |seat: Seat| game.chances(Viewer::Seat(seat)).map_or(0.0, |chances| chances[seat]);
    Seat::first(game.seats()).map(own).collect()
}

/// What a choice cost, if another was better.
fn cost(game: &dyn AnyMatch, seat: Seat, action: &str, level: Level, gone: &Gone) -> Option<CostlyChoice> {
    let hints = game.hint(seat, level, game.ply() as u64, short(gone)).ok()?;
    let best = hints.first()?;
    let chosen = hints.iter().find(|hint| hint.action == action)?;
    let costly = CostlyChoice {
        ply: game.ply(),
        seat,
        chosen: (chosen.offer, chosen.chances[seat]),
        better: (best.offer, best.chances[seat]),
        better_action: best.action.clone(),
    };
    (best.offer != chosen.offer && costly.lost() > 0.0).then_some(costly)
}
