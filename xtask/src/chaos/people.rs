//! People at tables: they choose, take back, end turns, talk, ask for hints, leave, play again, and remember what
//! they were told is done.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread::sleep;
use std::time::{Duration, Instant};

use super::ledger::{Fault, Line, Owner, Pick, World};
use super::page::Page;
use super::wire::{Answer, Browser, Dice};

/// A kind of table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Kind {
    pub(super) form: &'static str,
    pub(super) people: usize,
    /// Where several choose at once, a turn that is not ended moves when others end theirs.
    pub(super) one_at_a_time: bool,
    /// Whether people leave in the middle and others come.
    pub(super) leave: bool,
}

/// The browsers of everybody who ever sat at a table: some of them see its invitations.
pub(super) type Everybody = Arc<Mutex<Vec<Browser>>>;

/// Somebody at a table.
pub(super) struct Person {
    pub(super) world: Arc<World>,
    pub(super) kind: Kind,
    pub(super) everybody: Everybody,
    pub(super) browser: Browser,
    pub(super) name: String,
    pub(super) dice: Dice,
    pub(super) table: String,
    pub(super) seat: usize,
    /// What must be seen at least: the own turn as far as it was acknowledged.
    expected: usize,
    /// What is kept at least.
    floor: usize,
    /// Choices of the turn that is not ended, and those of before that were kept without an end.
    pub(super) pending: Vec<Pick>,
    pub(super) last_words: Option<String>,
    said: usize,
    /// How old the server was when somebody last looked.
    looked: u64,
    /// Something was taken back and not yet looked at, at this age of the server.
    took_back: Option<u64>,
    /// The deal of the table as its page seals it.
    deal: Option<String>,
    /// Whether nobody of this name sits anywhere at the moment.
    pub(super) stands: bool,
    /// Since when nobody could do anything here.
    pub(super) idle: Instant,
}

impl Person {
    pub(super) fn new(world: &Arc<World>, kind: Kind, everybody: &Everybody) -> Person {
        let (browser, number) = world.browser();
        Person {
            world: Arc::clone(world),
            kind,
            everybody: Arc::clone(everybody),
            browser,
            name: format!("P{number}x"),
            dice: Dice::new(world.seed, u64::from(number)),
            table: String::new(),
            seat: 0,
            expected: 0,
            floor: 0,
            pending: Vec::new(),
            last_words: None,
            said: 0,
            looked: 0,
            took_back: None,
            deal: None,
            stands: false,
            idle: Instant::now(),
        }
    }

    pub(super) fn path(&self, what: &str) -> String {
        format!("/t/{}/{what}", self.table)
    }

    pub(super) fn fault(&self, kind: Fault, what: &str) {
        let (table, seat, name) = (&self.table, self.seat, &self.name);
        self.world.fault(kind, format!("table {table}, seat {seat}, {name}: {what}"));
    }

    /// Sits at another table, at which nothing was chosen yet.
    pub(super) fn sits_at(&mut self, table: String, seat: usize) {
        (self.table, self.seat, self.expected, self.floor) = (table, seat, 0, 0);
        self.deal = None;
        self.hand_in();
        let mut ledger = self.world.ledger();
        ledger.keeps(&self.table, 0);
        ledger.owner(&self.table, seat, Owner::Known(self.name.clone()));
        drop(ledger);
        self.everybody.lock().unwrap_or_else(PoisonError::into_inner).push(self.browser.clone());
    }

    /// What was chosen is written down for the end.
    pub(super) fn hand_in(&mut self) {
        self.world.ledger().picks.append(&mut self.pending);
    }

    /// Goes on until it is over.
    pub(super) fn live(mut self) -> Person {
        let mut page = None;
        while !self.world.is_over() {
            let Some(now) = page.take().or_else(|| self.look()) else {
                let pause = self.dice.millis(20) + Duration::from_millis(3);
                sleep(pause);
                continue;
            };
            page = self.act(&now);
            let pause = self.dice.millis(12);
            sleep(pause);
        }
        self
    }

    /// Looks at the table and compares.
    pub(super) fn look(&mut self) -> Option<Page> {
        if self.stands {
            return None;
        }
        let age = self.world.age();
        let answer = self.browser.get(&format!("/t/{}", self.table));
        if !answer.is_page() {
            if answer.whole && ![0, 429, 503].contains(&answer.status) {
                self.fault(Fault::Lost, &format!("the table is answered with {}", answer.status));
            }
            return None;
        }
        let page = Page::read(answer, age)?;
        self.compare(&page);
        Some(page)
    }

    fn compare(&mut self, page: &Page) {
        if page.mine() != [self.seat] {
            self.fault(Fault::Lost, &format!("the seats that are mine are {:?}", page.mine()));
        }
        let deal = page.deal().map(str::to_owned);
        if self.deal.is_some() && self.deal != deal {
            // Somebody has left before the first choice, and what was begun was with another deal.
            self.pending.clear();
            self.expected = 0;
            if self.floor > 0 {
                self.fault(Fault::Different, &format!("another deal after {} choices were kept", self.floor));
            }
        }
        self.deal = deal;
        if page.ply < self.expected {
            let what = format!(
                "choice {} is seen, {} was acknowledged, {} was kept",
                page.ply, self.expected, self.floor
            );
            self.fault(Fault::Lost, &what);
        }
        if page.can_end() && page.ply <= self.floor {
            self.fault(
                Fault::Lost,
                &format!("the turn that ended with choice {} waits to be ended", self.floor),
            );
        }
        if self.took_back.take().is_some_and(|age| age != page.age) {
            // A server that was started again may have answered anew what goes without saying.
            for pick in &mut self.pending {
                pick.sure = false;
            }
        }
        let anew = page.age > self.looked;
        let open = self.pending.iter().any(|pick| pick.sure && pick.ply >= self.floor);
        if anew && open && page.can_undo() {
            self.world.ledger().drafts_again += 1;
        }
        if let Some(words) = &self.last_words {
            match page.body.matches(words.as_str()).count() {
                0 => self.fault(Fault::Lost, &format!("{words} is not among what was said")),
                1 => {}
                _ => self.fault(Fault::Doubled, &format!("{words} was said twice")),
            }
        }
        // What lies beyond was taken back, or never came to be.
        self.pending.retain(|pick| pick.ply < page.ply);
        self.looked = page.age;
        self.expected = if self.kind.one_at_a_time { page.ply } else { self.floor };
        if page.is_over() {
            self.floor = page.ply;
            self.world.ledger().keeps(&self.table, page.ply);
        }
        if page.can_act() || page.is_over() {
            self.idle = Instant::now();
        }
    }

    /// Posts something; whether it was acknowledged and the server is the one that was looked at.
    pub(super) fn post(&mut self, page: &Page, what: &str, form: &str) -> (Answer, bool) {
        let answer = self.browser.post(&self.path(what), form);
        if answer.whole && ![0, 303, 409, 429, 503].contains(&answer.status) {
            let words: String = answer.body.chars().take(80).collect();
            self.fault(Fault::Other, &format!("{what} {form} is answered with {} {words}", answer.status));
        }
        let sure = answer.is_done() && self.world.age() == page.age;
        (answer, sure)
    }

    /// Does one thing; what is seen afterwards, if that is known.
    fn act(&mut self, page: &Page) -> Option<Page> {
        if self.dice.happens(60) {
            self.talk(page);
        } else if page.is_over() {
            self.play_again(page);
        } else if self.kind.leave && self.dice.happens(12) {
            self.leave();
        } else if page.can_undo() && self.dice.happens(90) {
            self.undo(page);
        } else if page.can_end() {
            // Whoever looks at a complete turn for a while may see the server go meanwhile.
            if self.dice.happens(300) {
                let pause = self.dice.millis(600);
                sleep(pause);
                return None;
            }
            self.end(page);
        } else if page.offers() > 0 {
            match self.dice.happens(15) && page.body.contains("/hint\"") {
                true => self.ask_for_hint(page),
                false => self.pick(page),
            }
        } else {
            let pause = self.dice.millis(60) + Duration::from_millis(15);
            sleep(pause);
            return None;
        }
        self.look()
    }

    pub(super) fn talk(&mut self, page: &Page) {
        self.said += 1;
        let words = format!("w{}q{}z", self.name, self.said);
        let line = Line { table: self.table.clone(), name: self.name.clone(), acknowledged: false };
        self.world.ledger().chat.insert(words.clone(), line);
        let (answer, _) = self.post(page, "chat", &format!("text={words}"));
        if answer.is_done() {
            if let Some(line) = self.world.ledger().chat.get_mut(&words) {
                line.acknowledged = true;
            }
            self.last_words = Some(words);
        }
    }

    fn pick(&mut self, page: &Page) {
        // What comes first ends games soonest.
        let number = if self.dice.happens(500) { 0 } else { self.dice.below(page.offers()) };
        let (answer, sure) = self.post(page, "pick", &format!("ply={}&pick={number}", page.ply));
        if [409, 429].contains(&answer.status) {
            return;
        }
        let (table, seat, ply) = (self.table.clone(), self.seat, page.ply);
        let sure = sure && self.kind.one_at_a_time;
        self.pending.push(Pick { table, seat, ply, number, sure, ended: false });
        if sure {
            self.expected = page.ply + 1;
            self.world.ledger().drafts += 1;
        }
    }

    fn undo(&mut self, page: &Page) {
        let how = if self.dice.happens(150) { "reset" } else { "undo" };
        // From now on less may be seen.
        self.expected = self.floor;
        self.took_back = Some(page.age);
        let (answer, _) = self.post(page, "turn", &format!("do={how}"));
        self.world.ledger().undone += usize::from(answer.is_done());
    }

    fn end(&mut self, page: &Page) {
        let (_, sure) = self.post(page, "turn", "do=end");
        if !sure {
            return;
        }
        (self.floor, self.expected) = (page.ply, page.ply);
        for pick in &mut self.pending {
            pick.ended = true;
        }
        self.hand_in();
        let mut ledger = self.world.ledger();
        ledger.keeps(&self.table, page.ply);
        ledger.ended += 1;
    }

    fn ask_for_hint(&mut self, page: &Page) {
        let key = (self.table.clone(), self.seat);
        self.world.ledger().hints.entry(key.clone()).or_default().asked += 1;
        let (answer, _) = self.post(page, "hint", "");
        if answer.is_done() && self.kind.people > 1 {
            self.world.ledger().hints.entry(key).or_default().acknowledged += 1;
        }
    }

    /// Forgets what was begun: another sits here now.
    pub(super) fn forget_turn(&mut self) {
        self.pending.clear();
        (self.last_words, self.took_back) = (None, None);
        self.expected = 0;
    }
}
