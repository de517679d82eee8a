//! Who is there: an open page, or a sign of life a moment ago.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::time::Duration;

use crate::awake::Awake;
use crate::clock::Moment;
use crate::ids::Person;
use crate::seating::Absence;

/// Whoever reloads a page is not away meanwhile.
const MOMENT: Duration = Duration::from_secs(30);

/// How often it is written down that somebody is still there.
const AGAIN: Duration = Duration::from_secs(60);

/// Who was last seen when at a table.
pub(crate) struct Presence {
    /// From when on we look: nobody is away for longer than we know.
    since: Moment,
    /// From when on this server runs: whatever was before, nobody could have come.
    open: Awake,
    people: Mutex<Vec<(Person, Seen)>>,
}

/// Somebody who is another person from now on.
#[derive(Clone, Debug)]
pub(crate) struct Joined {
    pub(crate) was: Person,
    pub(crate) is: Person,
}

#[derive(Clone, Copy)]
struct Seen {
    last: Moment,
    /// When that was last written down.
    written: Moment,
    /// How many of their pages are open.
    pages: usize,
}

/// Whether somebody is there, as everybody is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shown {
    /// There.
    Here,
    /// Away for so many minutes.
    Away(u64),
}

impl Presence {
    /// What was written down about everybody, from now on, at a server that is open since then.
    pub(crate) fn new(seen: BTreeMap<Person, Moment>, open: Awake, now: Moment) -> Presence {
        let seen = seen.into_iter().map(|(who, last)| (who, Seen { last, written: last, pages: 0 }));
        Presence { since: now, open, people: Mutex::new(seen.collect()) }
    }

    /// The same for a table whose pages all close and come back, and where somebody may be another person now.
    /// Whoever has a page open was seen this moment: nobody is away because the table was read anew.
    pub(crate) fn anew(&self, joined: &Joined, now: Moment) -> Presence {
        let mut seen = BTreeMap::new();
        for (who, known) in self.people.lock().expect("nobody panics while counting").iter() {
            let who = if joined.was == *who { &joined.is } else { who };
            let last = if known.pages > 0 { now } else { known.last };
            seen.entry(who.clone())
                .and_modify(|known: &mut Moment| *known = last.max(*known))
                .or_insert(last);
        }
        Presence { since: self.since, ..Presence::new(seen, self.open.clone(), now) }
    }

    /// Whoever has a page open.
    pub(crate) fn here(&self) -> Vec<Person> {
        let people = self.people.lock().expect("nobody panics while counting");
        people.iter().filter(|(_, seen)| seen.pages > 0).map(|(who, _)| who.clone()).collect()
    }

    fn change<T>(&self, who: &Person, change: impl FnOnce(&mut Seen) -> T) -> T {
        let mut people = self.people.lock().expect("nobody panics while counting");
        let fresh = Seen { last: self.since, written: Moment::default(), pages: 0 };
        let at = people.iter().position(|(other, _)| other == who).unwrap_or_else(|| {
            people.push((who.clone(), fresh));
            people.len() - 1
        });
        change(&mut people[at].1)
    }

    /// A sign of life; whether it is time to write it down.
    pub(crate) fn sign(&self, who: &Person, now: Moment) -> bool {
        self.change(who, |seen| {
            seen.last = now;
            let again = now.since(seen.written) >= AGAIN;
            if again {
                seen.written = now;
            }
            again
        })
    }

    /// A page is open from now on.
    pub(crate) fn opened(&self, who: &Person, now: Moment) {
        self.change(who, |seen| {
            seen.pages += 1;
            seen.last = now;
        });
    }

    /// A page is open no more.
    pub(crate) fn closed(&self, who: &Person, now: Moment) {
        self.change(who, |seen| {
            seen.pages = seen.pages.saturating_sub(1);
            seen.last = now;
            seen.written = now;
        });
    }

    /// How long somebody has been away, for the others to decide on: nobody could come while the server was not open,
    /// and nothing that was wished for before holds.
    pub(crate) fn absence(&self, who: Option<&Person>, now: Moment) -> Absence {
        let seen = self.seen(who, now).max(self.open.since());
        Absence { seen, away: now.since(seen) }
    }

    /// When somebody was last there; of whoever was never seen, since when we look.
    fn seen(&self, who: Option<&Person>, now: Moment) -> Moment {
        let people = self.people.lock().expect("nobody panics while counting");
        let seen = people.iter().find(|(other, _)| Some(other) == who).map(|(_, seen)| *seen);
        match seen {
            Some(Seen { pages: 1.., .. }) => now,
            Some(Seen { last, .. }) => last,
            None => self.since,
        }
    }

    /// What everybody is told of somebody.
    pub(crate) fn shown(&self, who: Option<&Person>, now: Moment) -> Shown {
        let away = now.since(self.seen(who, now));
        let minutes = away.as_secs() / 60;
        // Told in minutes, then in hours, then in days.
        let step = match minutes {
            0..=119 => 1,
            120..=2_879 => 60,
            _ => 1_440,
        };
        if away < MOMENT { Shown::Here } else { Shown::Away(minutes / step * step) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Clock;

    /// A server that runs since then.
    fn open(since: Moment) -> Awake {
        Awake::since_then(&Clock::default(), since)
    }

    #[test]
    fn somebody_is_there_while_a_page_is_open_and_a_moment_longer() {
        let at = |seconds: i64| Moment::read(1_000_000 + seconds);
        let (anna, bela) = (Person::fresh(), Person::fresh());
        let presence = Presence::new(BTreeMap::from([(anna.clone(), at(-600))]), open(at(0)), at(0));
        let shown = |who: &Person, now| presence.shown(Some(who), at(now));
        assert_eq!(shown(&anna, 0), Shown::Away(10), "a restart forgets nothing");
        let away = |now| presence.absence(Some(&anna), at(now)).away.as_secs();
        assert_eq!((away(0), away(60)), (0, 60), "but nobody is voted on for what was before it");
        assert_eq!(shown(&bela, 0), Shown::Here, "and blames nobody for what it did not see");
        assert_eq!(shown(&bela, 120), Shown::Away(2));
        presence.opened(&anna, at(5));
        presence.opened(&anna, at(6));
        assert_eq!(shown(&anna, 9_000), Shown::Here, "an open page is enough");
        presence.closed(&anna, at(9_000));
        assert_eq!(shown(&anna, 9_900), Shown::Here, "another one is still open");
        presence.closed(&anna, at(9_900));
        assert_eq!(shown(&anna, 9_910), Shown::Here, "reloading is not leaving");
        assert_eq!(shown(&anna, 9_960), Shown::Away(1));
        assert!(presence.sign(&anna, at(20_000)), "a sign of life after long is written down");
        assert!(!presence.sign(&anna, at(20_010)), "not every one of them");
        assert_eq!(shown(&anna, 20_010), Shown::Here);
    }

    #[test]
    fn whoever_has_a_page_open_is_there_when_the_table_is_read_anew() {
        let at = |seconds: i64| Moment::read(1_000_000 + seconds);
        let [anna, bela, cili] = [(); 3].map(|()| Person::fresh());
        let presence = Presence::new(BTreeMap::new(), open(at(0)), at(0));
        presence.opened(&anna, at(0));
        presence.sign(&bela, at(100));
        presence.sign(&cili, at(300));
        let joined = Joined { was: bela.clone(), is: cili.clone() };
        let anew = presence.anew(&joined, at(9_000));
        let away = |who: &Person, now| anew.absence(Some(who), at(now)).away.as_secs();
        assert_eq!(away(&anna, 9_000), 0, "her page was open");
        assert_eq!(away(&cili, 9_000), 8_700, "two who are one were last seen when either was");
        assert_eq!(away(&anna, 9_010), 10, "her page has to come back");
        anew.opened(&anna, at(9_010));
        presence.closed(&anna, at(9_011));
        assert_eq!(
            (away(&anna, 19_000), anew.here()),
            (0, vec![anna.clone()]),
            "and the old one was another"
        );
    }
}
