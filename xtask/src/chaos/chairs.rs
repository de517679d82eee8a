//! Seats that are left and taken, before a game, in the middle of one and after it.

use std::sync::PoisonError;
use std::thread::sleep;
use std::time::Duration;

use super::ledger::{Fault, Owner};
use super::page::{Page, table_of};
use super::people::Person;
use super::wire::Browser;

impl Person {
    /// All who play again meet at one table, on the same seats.
    pub(super) fn play_again(&mut self, page: &Page) {
        let (answer, _) = self.post(page, "rematch", "");
        let Some(next) = answer.location().filter(|_| answer.is_done()).and_then(|path| table_of(&path))
        else {
            return;
        };
        self.world.ledger().plays_again(&self.table, &next);
        self.last_words = None;
        self.sits_at(next, self.seat);
    }

    /// Gives the seat up, and somebody else comes for it.
    pub(super) fn leave(&mut self) {
        if !self.give_up() {
            return;
        }
        // Nobody who sat there may come back once a game has begun.
        self.become_another();
        self.join();
    }

    /// Somebody whom the server knows already and who sits elsewhere, too.
    pub(super) fn become_another(&mut self) {
        while !self.world.is_over() {
            let (mut browser, number) = self.world.browser();
            self.name = format!("P{number}x");
            let form = format!("game=dragon&seats=2&bots=all&level=novice&name={}", self.name);
            let opened = browser.post("/new", &form);
            let table = opened.location().and_then(|path| table_of(&path));
            if let Some(table) = table.filter(|_| browser.is_known()) {
                let mut ledger = self.world.ledger();
                ledger.keeps(&table, 0);
                ledger.owner(&table, 0, Owner::Known(self.name.clone()));
                self.browser = browser;
                return;
            }
            sleep(Duration::from_millis(20));
        }
    }

    /// The seats that are ours, as soon as somebody can say.
    fn held(&mut self) -> Option<Vec<usize>> {
        while !self.world.is_over() {
            let answer = self.browser.get(&format!("/t/{}", self.table));
            if answer.is_page() {
                return Page::read(answer, 0).map(|page| page.mine());
            }
            sleep(Duration::from_millis(10));
        }
        None
    }

    /// Leaves the seat; whether it is left.
    pub(super) fn give_up(&mut self) -> bool {
        self.world.ledger().owner(&self.table, self.seat, Owner::Unsure);
        let answer = self.browser.post(&self.path("give"), &format!("seat={}", self.seat));
        let Some(held) = self.held() else {
            self.stands = true;
            return false;
        };
        if held.contains(&self.seat) {
            if answer.is_done() {
                self.fault(Fault::Lost, "a seat that was given up is held still");
            }
            self.world.ledger().owner(&self.table, self.seat, Owner::Known(self.name.clone()));
            return false;
        }
        // Somebody else may have it already, and then it says so.
        if let Some(owner) = self.world.ledger().seats.get_mut(&(self.table.clone(), self.seat))
            && *owner == Owner::Unsure
        {
            *owner = Owner::Nobody;
        }
        self.forget_turn();
        self.stands = true;
        true
    }

    fn invitations(&self) -> Vec<String> {
        let everybody: Vec<Browser> = self
            .everybody
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .iter()
            .rev()
            .take(8)
            .cloned()
            .collect();
        let links = everybody.into_iter().map(|mut browser| {
            let answer = browser.get(&format!("/t/{}", self.table));
            Page::read(answer, 0).map(|page| page.invitations()).unwrap_or_default()
        });
        links.into_iter().find(|links| !links.is_empty()).unwrap_or_default()
    }

    /// A free seat may be ours or not.
    fn may_have_sat(&self) {
        for ((table, _), owner) in &mut self.world.ledger().seats {
            if *table == self.table && *owner == Owner::Nobody {
                *owner = Owner::Unsure;
            }
        }
    }

    /// Takes a free seat, as soon as there is one.
    pub(super) fn join(&mut self) {
        while !self.world.is_over() {
            let links = self.invitations();
            if links.is_empty() {
                sleep(Duration::from_millis(20));
                continue;
            }
            let link = &links[self.dice.below(links.len())];
            let key = (self.table.clone(), self.name.clone());
            self.world.ledger().sat.entry(key.clone()).or_default().asked += 1;
            self.may_have_sat();
            let answer = self.browser.post(link, &format!("name={}", self.name));
            if answer.is_done() {
                self.world.ledger().sat.entry(key).or_default().acknowledged += 1;
            }
            let Some(held) = self.held() else { break };
            match held.as_slice() {
                [] if answer.is_done() => self.fault(Fault::Lost, "a seat that was taken is not held"),
                [] => {}
                [seat] => {
                    self.seat = *seat;
                    self.stands = false;
                    self.world.ledger().owner(&self.table, *seat, Owner::Known(self.name.clone()));
                    self.everybody.lock().unwrap_or_else(PoisonError::into_inner).push(self.browser.clone());
                    return;
                }
                several => {
                    self.fault(Fault::Doubled, &format!("one invitation led to the seats {several:?}"))
                }
            }
        }
        self.may_have_sat();
    }

    /// Sits down and gets up again at a table with more seats than people, and talks.
    pub(super) fn wander(mut self) -> Person {
        while !self.world.is_over() {
            if self.stands {
                self.join();
            } else if let Some(page) = self.look() {
                match self.dice.below(3) {
                    0 => {
                        self.give_up();
                    }
                    _ => self.talk(&page),
                }
            }
            let pause = self.dice.millis(40) + Duration::from_millis(5);
            sleep(pause);
        }
        self
    }
}
