//! T2: clients that hang up while something is done for them.

use std::thread::scope;
use std::time::{Duration, Instant};

use crate::client::Browser;
use crate::host::{Hanlin, folder};
use crate::table::{owners, play_until};
use crate::wire::Dice;

/// Nobody stays longer before hanging up, in microseconds.
const LONGEST: u64 = 5_000;

/// People at a table who hang up whenever they say something.
struct Rude<'s> {
    server: &'s Hanlin,
    people: Vec<Browser>,
    table: String,
    /// How the table was opened.
    form: &'static str,
    dice: Dice,
    posts: usize,
}

impl<'s> Rude<'s> {
    fn sit_down(server: &'s Hanlin, form: &'static str, people: usize, seed: u64) -> Rude<'s> {
        let roaming = |_| Browser { roams: true, ..Browser::known(server) };
        let mut people: Vec<Browser> = (0..people).map(roaming).collect();
        let (table, page) = people[0].open(form);
        for (person, link) in people[1..].iter_mut().zip(page.links("/join/")) {
            assert_eq!(person.post(&link, "").mine().len(), 1, "everybody sits");
        }
        Rude { server, people, table, form, dice: Dice::new(seed), posts: 0 }
    }

    fn go(&mut self, who: usize, what: &str, form: &str) {
        let path = if what == "new" { "/new".to_owned() } else { format!("/t/{}/{what}", self.table) };
        let patience = self.dice.patience(LONGEST);
        self.people[who].post_and_go(&path, form, patience);
        self.posts += 1;
    }

    /// Goes on until so many posts were sent, or it is late.
    fn harass(&mut self, posts: usize, until: Instant) {
        while self.posts < posts && Instant::now() < until {
            let who = usize::try_from(self.dice.below(self.people.len() as u64)).unwrap();
            match self.dice.below(16) {
                0 => self.go(who, "chat", "text=Hello"),
                1 => self.go(who, "prefer", "name=Rude&asks=no"),
                2 => {
                    let seat = self.people[who].see(&self.table).mine().first().copied().unwrap_or(0);
                    self.go(who, "stand-in", &format!("seat={seat}"));
                    self.go(who, "back", "");
                    self.people[who].at_table(&self.table, "back", "");
                }
                3 => self.go(who, "new", self.form),
                _ => self.choose(),
            }
        }
    }

    /// Whoever is to choose does, and hangs up.
    fn choose(&mut self) {
        for who in 0..self.people.len() {
            let page = self.people[who].see(&self.table);
            if page.is_over() {
                for who in 0..self.people.len() {
                    self.go(who, "rematch", "");
                }
                return self.play_again();
            }
            if page.offers() > 0 {
                let pick = self.dice.below(page.offers() as u64);
                return self.go(who, "pick", &format!("ply={}&pick={pick}", page.ply()));
            }
            if page.can_end() {
                return self.go(who, "turn", "do=end");
            }
        }
    }

    /// All meet at one next table.
    fn play_again(&mut self) {
        let table = self.table.clone();
        let tables: Vec<Option<String>> = self
            .people
            .iter_mut()
            .map(|person| person.at_table(&table, "rematch", "").attribute("data-id"))
            .collect();
        assert!(tables.iter().all(|one| *one == tables[0]), "the same people meet at one table: {tables:?}");
        self.table = tables[0].clone().unwrap();
    }

    /// What is wrong at the table now that everybody is polite again.
    fn faults(mut self, seats: &[Vec<usize>]) -> Option<String> {
        for person in &mut self.people {
            person.at_table(&self.table, "back", "");
        }
        if self.people[0].see(&self.table).is_over() {
            self.play_again();
        }
        let mut all: Vec<&mut Browser> = self.people.iter_mut().collect();
        let found = owners(&mut all, &self.table, seats.len());
        if found != seats {
            return Some(format!("{}: seats are held by {found:?}", self.form));
        }
        let mut stranger = Browser::new(self.server);
        let agreed = stranger.see(&self.table).ply();
        play_until(&mut all, &self.table, |page| page.is_over() || page.ply() > agreed + 12);
        let now = stranger.see(&self.table);
        let stuck = format!("{}: stands still at choice {agreed} after {} posts", self.form, self.posts);
        (now.ply() <= agreed && !now.is_over()).then_some(stuck)
    }
}

/// Seats are taken and given up by people who hang up; how many posts, and what went wrong.
fn come_and_go(server: &Hanlin, rounds: usize, until: Instant) -> (usize, Option<String>) {
    let [mut anna, mut bela, mut cili] = [(); 3].map(|()| Browser { roams: true, ..Browser::known(server) });
    let (mut dice, mut posts, mut faults) = (Dice::new(99), 0, Vec::new());
    for round in 0..rounds {
        if Instant::now() > until {
            break;
        }
        let (table, page) = anna.open("game=dragon&seats=2&bots=0&first-seat=0");
        let link = page.links("/join/").remove(0);
        bela.post_and_go(&link, "name=Bela", dice.patience(LONGEST));
        bela.post(&link, "name=Bela");
        bela.post_and_go(&format!("/t/{table}/give"), "seat=1", dice.patience(LONGEST));
        posts += 2;
        // Whoever has given it up or not: the friend comes by the link that is there now, if there is one.
        std::thread::sleep(Duration::from_millis(10));
        if let Some(link) = anna.see(&table).links("/join/").first() {
            cili.post_and_go(link, "name=Cili", dice.patience(LONGEST));
            cili.post(link, "name=Cili");
            posts += 1;
        }
        let found = owners(&mut [&mut anna, &mut bela, &mut cili], &table, 2);
        if found[0] != [0] || found[1].len() != 1 {
            faults.push(format!("round {round}: seats are held by {found:?}"));
        }
    }
    (posts, (!faults.is_empty()).then(|| format!("{} rounds, first {}", faults.len(), faults[0])))
}

// T2: hanging up wedges a table. All kinds of posts, 2,000 in all, from an address of its own each.
#[test]
fn every_table_goes_on_though_its_people_hang_up_two_thousand_times() {
    const TABLES: [(&str, usize, usize, usize); 5] = [
        ("game=dragon&seats=2&bots=0&first-seat=0", 2, 2, 450),
        ("game=dragon&seats=3&bots=1&level=novice&first-seat=0", 2, 3, 450),
        ("game=dragon&seats=3&bots=all&level=novice&first-seat=0", 1, 3, 450),
        ("game=gugong&seats=2&bots=0", 2, 2, 350),
        ("game=dragon&seats=2&bots=all&level=doctor&first-seat=0", 1, 2, 60),
    ];
    let server = Hanlin::start(&folder("rude"), &[]);
    let until = Instant::now() + Duration::from_secs(50);
    let (posts, faults): (Vec<usize>, Vec<Option<String>>) = scope(|scope| {
        let server = &server;
        let tables: Vec<_> = TABLES
            .into_iter()
            .zip(1..)
            .map(|((form, people, seats, posts), seed)| {
                scope.spawn(move || {
                    let mut rude = Rude::sit_down(server, form, people, seed);
                    rude.harass(posts, until);
                    let sent = rude.posts;
                    // The people in their order, then the bots.
                    let held = |seat| if seat < people { vec![seat] } else { Vec::new() };
                    (sent, rude.faults(&(0..seats).map(held).collect::<Vec<_>>()))
                })
            })
            .collect();
        let others = scope.spawn(move || come_and_go(server, 80, until));
        tables.into_iter().chain([others]).map(|one| one.join().unwrap()).unzip()
    });
    let faults: Vec<String> = faults.into_iter().flatten().collect();
    assert!(faults.is_empty(), "after {posts:?} posts:\n{}", faults.join("\n"));
    assert!(posts.iter().sum::<usize>() >= 1_000, "this machine is too slow to say: {posts:?}");
}
