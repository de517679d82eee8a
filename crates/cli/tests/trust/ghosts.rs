//! T3: one seat, one owner; of many who want the same at once, one gets it.

use std::thread::scope;
use std::time::Duration;

use crate::client::Browser;
use crate::host::{Hanlin, folder};
use crate::table::{owners, play_until, two_people};
use crate::wire::Dice;

/// All of them post at once; those with an odd number hang up after a while. The statuses of the others.
fn all_at_once(
    browsers: &mut [Browser],
    path: &str,
    form: &str,
    dice: &mut Dice,
) -> Vec<(u16, Option<String>)> {
    scope(|scope| {
        let posts: Vec<_> = browsers
            .iter_mut()
            .enumerate()
            .map(|(number, browser)| {
                let patience = dice.patience(4_000);
                scope.spawn(move || match number % 2 {
                    0 => {
                        let answer = browser.submit(path, form);
                        Some((answer.status, answer.header("location").map(str::to_owned)))
                    }
                    _ => {
                        browser.post_and_go(path, form, patience);
                        None
                    }
                })
            })
            .collect();
        posts.into_iter().filter_map(|post| post.join().unwrap()).collect()
    })
}

fn known(server: &Hanlin, count: usize) -> Vec<Browser> {
    (0..count).map(|_| Browser { roams: true, ..Browser::known(server) }).collect()
}

// T3: a ghost on a seat.
#[test]
fn an_invitation_seats_one_person_however_many_use_it_and_hang_up() {
    let server = Hanlin::start(&folder("ghost"), &[]);
    let mut anna = Browser { roams: true, ..Browser::known(&server) };
    let mut guests = known(&server, 8);
    let (mut dice, mut faults) = (Dice::new(3), Vec::new());
    for round in 0..120 {
        let (table, page) = anna.open("game=dragon&seats=2&bots=0&first-seat=0");
        let link = page.links("/join/").remove(0);
        if round % 3 == 0 {
            all_at_once(&mut guests, &link, "name=Guest", &mut dice);
        } else {
            // Somebody who hangs up, and then the friend who was invited.
            guests[1].post_and_go(&link, "name=Ghost", dice.patience(4_000));
            guests[0].post(&link, "name=Friend");
        }
        let mut all: Vec<&mut Browser> = guests.iter_mut().collect();
        let found = owners(&mut all, &table, 2);
        let hands = all.iter_mut().filter_map(|guest| guest.see(&table).shows_hand(1).then_some(())).count();
        if found[1].len() != 1 || !found[0].is_empty() || hands > 1 {
            faults.push(format!("round {round}: held by {found:?}, seen by {hands}"));
        }
    }
    assert!(faults.is_empty(), "{} of 120:\n{}", faults.len(), faults.join("\n"));
}

// T3, T7: the answer with the cookie is lost on its way, and the form is sent again.
#[test]
fn whoever_loses_the_answer_and_sits_down_again_has_the_seat() {
    let server = Hanlin::start(&folder("again"), &[]);
    let mut anna = Browser { roams: true, ..Browser::known(&server) };
    let (mut dice, mut faults) = (Dice::new(7), Vec::new());
    for round in 0..40 {
        let (table, page) = anna.open("game=dragon&seats=2&bots=0&first-seat=0");
        let link = page.links("/join/").remove(0);
        let mut friend = Browser { roams: true, ..Browser::new(&server) };
        friend.get(&link);
        friend.post_and_go(&link, "name=Friend", dice.patience(4_000));
        let sat = friend.post(&link, "name=Friend");
        if sat.mine() != [1] || friend.see(&table).mine() != [1] {
            faults.push(format!("round {round}: {} {:?}", sat.status, sat.mine()));
        }
    }
    assert!(faults.is_empty(), "{} of 40:\n{}", faults.len(), faults.join("\n"));
}

// T3: two tabs, no cookie yet, both buttons at once.
#[test]
fn whoever_sits_down_at_two_tables_at_once_has_both_seats() {
    let server = Hanlin::start(&folder("two-tables"), &[]);
    let mut anna = Browser { roams: true, ..Browser::known(&server) };
    for round in 0..20 {
        let opened = [(); 2].map(|()| anna.open("game=dragon&seats=2&bots=0&first-seat=0"));
        let links = opened.each_ref().map(|(_, page)| page.links("/join/").remove(0));
        let mut friend = Browser { roams: true, ..Browser::new(&server) };
        links.iter().for_each(|link| drop(friend.get(link)));
        let mut tabs = [friend.clone(), friend.clone()];
        scope(|scope| {
            for (tab, link) in tabs.iter_mut().zip(&links) {
                scope.spawn(move || tab.submit(link, "name=Friend"));
            }
        });
        let held: Vec<Vec<usize>> = opened.iter().map(|(table, _)| tabs[1].see(table).mine()).collect();
        assert_eq!(held, [[1], [1]], "round {round}");
    }
}

// T3: giving a seat up, again and again at once.
#[test]
fn a_seat_given_up_by_many_posts_at_once_is_free_once_and_taken_once() {
    let server = Hanlin::start(&folder("gives"), &[]);
    let mut anna = Browser { roams: true, ..Browser::known(&server) };
    let mut bela = Browser { roams: true, ..Browser::known(&server) };
    let mut guests = known(&server, 4);
    let (mut dice, mut faults) = (Dice::new(4), Vec::new());
    for round in 0..80 {
        let table = two_people(&mut anna, &mut bela, "");
        let give = format!("/t/{table}/give");
        // First whoever hangs up, then whoever waits: the seat is free in the end.
        let mut hands: Vec<Browser> = (0..4).map(|_| bela.clone()).collect();
        bela.post_and_go(&give, "seat=1", dice.patience(4_000));
        all_at_once(&mut hands, &give, "seat=1", &mut dice);
        let links = anna.see(&table).links("/join/");
        let [link] = links.as_slice() else {
            faults.push(format!("round {round}: {} invitations to the seat", links.len()));
            continue;
        };
        all_at_once(&mut guests, link, "name=Guest", &mut dice);
        let mut all: Vec<&mut Browser> = guests.iter_mut().chain([&mut bela]).collect();
        let found = owners(&mut all, &table, 2);
        if found[1].len() != 1 || found[1] == [4] {
            faults.push(format!("round {round}: held by {found:?}"));
        }
    }
    assert!(faults.is_empty(), "{} of 80:\n{}", faults.len(), faults.join("\n"));
}

/// The tables a start page lists.
fn tables(browser: &mut Browser) -> usize {
    let page = browser.get("/");
    let hrefs = page.body.split("href=\"/t/").skip(1).filter_map(|rest| rest.split(['"', '/']).next());
    let mut ids: Vec<&str> = hrefs.collect();
    ids.sort_unstable();
    ids.dedup();
    ids.len()
}

// T3: playing again.
#[test]
fn all_who_want_to_play_again_meet_at_one_table_even_after_a_pulled_plug() {
    let folder = folder("rematch");
    let server = Hanlin::start(&folder, &[]);
    let (mut anna, mut bela) = (Browser::new(&server), Browser::new(&server));
    for person in [&mut anna, &mut bela] {
        person.roams = true;
    }
    let table = two_people(&mut anna, &mut bela, "");
    play_until(&mut [&mut anna, &mut bela], &table, |page| page.is_over()).expect("the game ends");
    let before = tables(&mut anna);
    let mut dice = Dice::new(5);
    let mut crowd: Vec<Browser> =
        [&anna, &anna, &bela, &bela].iter().cycle().take(8).map(|&one| one.clone()).collect();
    let rematch = format!("/t/{table}/rematch");
    let answers = all_at_once(&mut crowd, &rematch, "", &mut dice);
    assert!(answers.iter().all(|answer| answer.0 == 303 && *answer == answers[0]), "{answers:?}");
    std::thread::sleep(Duration::from_millis(200));
    assert_eq!(tables(&mut anna), before + 1, "there is one next table");
    let next = answers[0].1.clone().unwrap();
    server.kill();
    let server = Hanlin::start(&folder, &[]);
    let (mut anna, mut bela) = (anna.moved(&server), bela.moved(&server));
    for person in [&mut anna, &mut bela] {
        let answer = person.submit(&rematch, "");
        assert_eq!(answer.header("location"), Some(next.as_str()), "they meet where they have agreed to");
    }
    assert_eq!(tables(&mut anna), before + 1);
}
