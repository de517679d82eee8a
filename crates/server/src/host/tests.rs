use tabletop::Seat;

use super::*;
use crate::ids::{Bot, Secret};
use crate::seating::{Entry, What};
use crate::store::{Arrival, Hints, New, Opened, Shows, Terms, Upload};

async fn host(name: &str) -> (Host, Woken, Clock, std::path::PathBuf) {
    let folder = std::env::temp_dir().join(format!("hanlin-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let clock = Clock::default();
    let store = Store::open(&folder, &clock).await.unwrap();
    let (host, woken) = Host::new(store, clock.clone(), Site::default(), None, Uploads::All);
    (host, woken, clock, folder)
}

async fn open(host: &Host, id: &str) -> MatchId {
    open_as(host, id, None, None).await
}

/// A match with corrected tables, or a study that counts as sent by somebody.
async fn open_as(host: &Host, id: &str, tables: Option<&str>, upload: Option<Upload<'_>>) -> MatchId {
    let id = MatchId::read(id);
    let kept = Kept {
        id: id.clone(),
        game: "dragon".into(),
        rules: 1,
        seats: 2,
        options: vec![],
        seed: "0".repeat(64),
        study: upload.is_some(),
        opener: None,
        terms: Terms {
            stand_in: Bot::read("novice"),
            grace: Duration::from_secs(180),
            lost: Duration::from_secs(86_400),
            hints: Hints::Alone,
        },
        tables: tables.map(str::to_owned),
        next: None,
    };
    let entry =
        |seat: usize, what| Entry { seat: Seat::new(seat), what, by: None, ply: 0, at: Moment::default() };
    let seats = [
        entry(0, What::Sat { who: None, name: Some("Anna".into()), invite: None }),
        entry(1, What::Bot(Bot::read("random"))),
    ];
    let new =
        New { kept: &kept, seats: &seats, choices: &[], result: None, follows: None, upload, arrival: None };
    assert_eq!(host.store().create(new).await.unwrap(), Opened::Kept);
    id
}

#[tokio::test]
async fn a_table_nobody_looks_at_is_forgotten_and_found_again() {
    let (host, _woken, clock, folder) = host("idle").await;
    let id = open(&host, "idle").await;
    let table = host.table(&id).await.unwrap();
    let watching = table.lock().await.watch();
    drop(table);
    host.tick().await;
    assert!(host.cached(&id).is_some(), "somebody may come back soon");
    clock.advance(IDLE * 2);
    host.tick().await;
    assert!(host.live().contains_key(&id), "somebody still watches it");
    drop(watching);
    host.tick().await;
    assert!(!host.live().contains_key(&id), "nobody cares");
    assert!(host.table(&id).await.is_ok());
    let _ = std::fs::remove_dir_all(folder);
}

#[tokio::test]
async fn whoever_finds_memory_and_disk_apart_reads_the_table_anew() {
    let (host, _woken, _, folder) = host("apart").await;
    let id = open(&host, "apart").await;
    let (one, other) =
        (host.table(&id).await.unwrap(), Arc::new(Mutex::new(Table::load(&host.means, &id).await.unwrap())));
    let (mut one, mut other) = (one.lock().await, other.lock().await);
    let seat = Seat::new(0);
    while !one.is_complete(seat) {
        let ply = one.game(Some(seat)).ply();
        one.pick(seat, ply, 0).await.unwrap();
        if one.game(None).to_act().contains(seat) && !one.has_draft(seat) {
            break;
        }
    }
    other.reread().await.unwrap();
    assert!(other.is_complete(seat), "what was begun here is there, too");
    one.end_turn(seat).await.unwrap();
    let late = other.end_turn(seat).await;
    assert!(
        matches!(late, Err(Error::Refused(tabletop::Refused::MovedOn))),
        "somebody else was faster: {late:?}"
    );
    assert_eq!(other.game(None).digest(), one.game(None).digest());
    assert_eq!(other.version(), one.version());
    one.say("Anna".into(), "hello").await.unwrap();
    other.say("Anna".into(), "there").await.unwrap();
    assert_eq!(other.chat().len(), 2, "nothing that was said is missing");
    let _ = std::fs::remove_dir_all(folder);
}

#[tokio::test]
async fn beyond_what_all_may_send_the_least_used_is_forgotten_and_nobody_is_refused_for_others() {
    let (host, _woken, clock, folder) = host("sent").await;
    let quota = Quota { own: 2, all: 3, bytes: 1_000 };
    let send = async |person: &Person, hash: &str, size: usize| {
        clock.advance(Duration::from_secs(4_000));
        let files = [("decrees.toml".to_owned(), "text".to_owned())];
        let upload = Upload { person, size, quota };
        host.store().keep_tables("gugong", hash, &files, (Some(upload), None)).await.unwrap()
    };
    let is_there = async |hash: &str| host.store().tables(hash).await.unwrap().is_some();
    let [anna, bela, cili] = [(); 3].map(|()| Person::fresh());
    assert!(send(&anna, "a1", 10).await && send(&anna, "a2", 10).await);
    assert!(!send(&anna, "a3", 10).await, "one person has an end");
    assert!(send(&bela, "b1", 10).await);
    host.store().use_upload("a1").await.unwrap();
    assert!(send(&cili, "c1", 10).await, "others do not suffer");
    assert!(!is_there("a2").await && is_there("a1").await && is_there("b1").await, "the least used is gone");
    assert!(send(&cili, "c2", 990).await && is_there("c2").await);
    assert!(!is_there("b1").await && !is_there("a1").await, "for what is large, more");
    assert!(!send(&bela, "b2", 1_001).await && is_there("c2").await, "what never fits displaces nothing");
    let _ = std::fs::remove_dir_all(folder);
}

#[tokio::test]
async fn many_who_came_today_make_nothing_forgotten_that_somebody_uses() {
    let (host, _woken, clock, folder) = host("fresh").await;
    let quota = Quota { own: 9, all: 4, bytes: 1_000 };
    let comes = async |hash: &str| {
        let (person, label) = (Person::fresh(), String::new());
        let device = Secret::fresh().hash();
        let arrival = Arrival { person: person.clone(), device, label, shows: Shows::Plain };
        let files = [("decrees.toml".to_owned(), "text".to_owned())];
        let upload = Some(Upload { person: &person, size: 1, quota });
        let kept = host.store().keep_tables("gugong", hash, &files, (upload, Some(&arrival))).await;
        (person, kept.unwrap())
    };
    let is_there = async |hash: &str| host.store().tables(hash).await.unwrap().is_some();
    let (anna, _) = comes("anna0").await;
    let study = open_as(&host, "anna1", None, Some(Upload { person: &anna, size: 1, quota })).await;
    clock.advance(Duration::from_secs(2 * 86_400));
    host.store().use_upload(study.as_str()).await.unwrap();
    for (hash, may) in [("one", true), ("two", true), ("three", true), ("four", false), ("five", false)] {
        assert_eq!(comes(hash).await.1, may, "{hash}");
    }
    assert!(!is_there("anna0").await, "what nobody uses makes room");
    assert!(host.store().load(&study).await.unwrap().is_some(), "and nothing else");
    let files = [("decrees.toml".to_owned(), "text".to_owned())];
    let upload = Some(Upload { person: &anna, size: 1, quota });
    assert!(host.store().keep_tables("gugong", "anna2", &files, (upload, None)).await.unwrap());
    assert!(
        host.store().load(&study).await.unwrap().is_some() && !is_there("one").await,
        "theirs goes first"
    );
    let _ = std::fs::remove_dir_all(folder);
}

#[tokio::test]
async fn whoever_watches_for_somebody_else_meanwhile_comes_back() {
    let (host, _woken, _, folder) = host("meanwhile").await;
    let [anna, bela] = [(); 2].map(|()| Person::fresh());
    let mut changes = host.changes();
    host.people_changed(&[&anna], None).await;
    assert_eq!(changes.try_recv().unwrap(), anna);
    assert!(changes.try_recv().is_err(), "nobody else");
    let nobody = Secret::fresh().hash();
    assert!(crate::stream::Watcher::of(&host, Some(&bela), Some(&nobody)).await.unwrap().is_none());
    let mut watcher = crate::stream::Watcher::of(&host, None, None).await.unwrap().unwrap();
    host.people_changed(&[&anna], None).await;
    assert!(!watcher.has_changed(), "whoever is nobody stays so");
    let mut watcher = crate::stream::Watcher { who: Some(bela.clone()), changes: host.changes() };
    host.people_changed(&[&anna], None).await;
    assert!(!watcher.has_changed(), "somebody else's business");
    host.people_changed(&[&anna, &bela], None).await;
    assert!(watcher.has_changed());
    let _ = std::fs::remove_dir_all(folder);
}

#[tokio::test]
async fn tables_that_are_played_with_use_up_nobodys_room() {
    let (host, _woken, _clock, folder) = host("needed").await;
    let quota = Quota { own: 9, all: 2, bytes: 1_000 };
    let [anna, bela] = [(); 2].map(|()| Person::fresh());
    let send = async |person: &Person, hash: &str| {
        let files = [("decrees.toml".to_owned(), "text".to_owned())];
        let upload = Upload { person, size: 900, quota };
        host.store().keep_tables("gugong", hash, &files, (Some(upload), None)).await.unwrap()
    };
    let hashes = ["a1", "a2", "a3", "a4", "a5"];
    for hash in hashes {
        assert!(send(&anna, hash).await);
        open_as(&host, &format!("with-{hash}"), Some(hash), None).await;
    }
    assert!(send(&bela, "b1").await, "others do not suffer");
    for hash in hashes {
        assert!(host.store().tables(hash).await.unwrap().is_some(), "and what is played with stays");
    }
    let mut sent = 0;
    while send(&anna, &format!("more{sent}")).await {
        open_as(&host, &format!("again{sent}"), Some(&format!("more{sent}")), None).await;
        sent += 1;
        assert!(sent < 9, "one person has an end");
    }
    let _ = std::fs::remove_dir_all(folder);
}

#[tokio::test]
async fn a_study_nobody_uses_is_forgotten_with_all_that_was_said_there() {
    let (host, _woken, clock, folder) = host("studies").await;
    let (anna, quota) = (Person::fresh(), Quota { own: 1, all: 2, bytes: 1_000 });
    let upload = Upload { person: &anna, size: 10, quota };
    let (game, study) = (open(&host, "game").await, open_as(&host, "study", None, Some(upload)).await);
    host.table(&study).await.unwrap().lock().await.say("Anna".into(), "hello").await.unwrap();
    clock.advance(Duration::from_secs(31 * 86_400));
    assert_eq!(host.store().forget_uploads().await.unwrap(), 1);
    assert!(host.store().load(&study).await.unwrap().is_none());
    assert!(host.store().load(&game).await.unwrap().is_some(), "a game is kept");
    let _ = std::fs::remove_dir_all(folder);
}
