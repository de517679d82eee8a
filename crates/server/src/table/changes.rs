//! What happens to the seats of a table, decided on the table as it is.

use shelf::AnyMatch;
use tabletop::{Refused, Seat};

use super::Table;

use crate::error::Error;
use crate::ids::{self, Person};
use crate::seating::{Entry, What};
use crate::store::{Appended, Arrival, Kept};

/// What somebody does to seats: whose seat, and what.
pub(crate) type Change = (Seat, What);

/// A match that is dealt anew: what is kept of it, and its first moment.
type Dealt = (Kept, Box<dyn AnyMatch>);

/// How often somebody tries again who was not the first.
const TRIES: usize = 5;

impl Table {
    /// Something happens to seats. What is decided is decided on the table as it is, and again if somebody was faster.
    pub(crate) async fn change(
        &mut self,
        by: Option<&Person>,
        arrival: Option<&Arrival>,
        decide: impl Fn(&Table) -> Result<Vec<Change>, Error>,
    ) -> Result<(), Error> {
        for _ in 0..TRIES {
            let entry = |(seat, what)| Entry {
                seat,
                what,
                by: by.cloned(),
                ply: self.game.ply(),
                at: self.means.clock.now(),
            };
            let changes = decide(self)?;
            let now = self.means.clock.now();
            changes.iter().try_for_each(|(seat, what)| self.seating.may_happen(*seat, what, by, now))?;
            let entries: Vec<Entry> = changes.into_iter().map(entry).collect();
            if entries.is_empty() {
                return Ok(());
            }
            let length = self.seating.log().len();
            let dealt = self.deal_anew(&entries)?;
            let seed = dealt.as_ref().map(|(kept, _)| kept.seed.as_str());
            match self.means.store.append_seats(&self.kept.id, length, &entries, arrival, seed).await? {
                Appended::MovedOn => self.reread().await?,
                Appended::Kept => {
                    if let Some((kept, game)) = dealt {
                        (self.kept, self.game) = (kept, game);
                        Seat::first(self.kept.seats).for_each(|seat| self.abandon(seat));
                    }
                    self.changed(entries).await;
                    return Ok(());
                }
            }
        }
        Err(Error::Refused(Refused::MovedOn))
    }

    /// Whoever leaves before the first choice has seen a hand, and nobody shall know a newcomer's: another deal.
    fn deal_anew(&self, entries: &[Entry]) -> Result<Option<Dealt>, Error> {
        let is_known = self.seating.has_begun() && entries.iter().any(Entry::deals_anew);
        if self.kept.study || !is_known {
            return Ok(None);
        }
        let kept = Kept { seed: ids::seed().to_string(), ..self.kept.clone() };
        let game = crate::host::replay(&kept, &[])?;
        Ok(Some((kept, game)))
    }

    /// It is kept; whatever fails now is no reason to say that it is not.
    async fn changed(&mut self, entries: Vec<Entry>) {
        for entry in entries {
            let (seat, ends_turn) = (entry.seat, entry.what.ends_turn());
            if let Some(who) = entry.what.who() {
                // Whoever sits down is there, whether or not they look at the table then.
                self.presence.sign(who, entry.at);
            }
            self.seating.push(entry);
            if ends_turn {
                self.abandon(seat);
            }
        }
        self.count_devices().await;
        self.play_on().await;
    }
}
