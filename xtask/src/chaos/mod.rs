//! Torments a server: kills it again and again while people play, with clients nobody would invite, full disks and
//! damaged files, and compares everything it has acknowledged with what it shows and what it keeps.
//!
//! Speaks to `127.0.0.1` only. Who does what when follows from the seed; what the machine makes of it does not.

mod wire;
mod page;
mod ledger;
mod host;
mod people;
mod chairs;
mod rude;
mod store;
mod audit;
mod torment;
mod disks;
mod damage;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle, sleep};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use audit::Audit;
use host::{Hanlin, Plan};
use ledger::{Fault, World};
use page::table_of;
use people::{Everybody, Kind, Person};
use torment::{Measure, Toll, Torment};
use wire::Dice;

/// How to torment.
pub(crate) struct Options {
    minutes: f64,
    seed: u64,
    /// The program, if not the release.
    pub(crate) program: Option<PathBuf>,
    measure: Measure,
    /// Of this many kinds of tables one is opened.
    sparse: usize,
    /// How many damaged copies are tried.
    copies: usize,
}

impl Options {
    /// `--minutes N --seed S --bin PATH`.
    pub(crate) fn read(args: &[String]) -> Result<Options, String> {
        let (mut minutes, mut seed, mut program) = (6.0_f64, None, None);
        for pair in args.chunks(2) {
            let [option, value] = pair else { return Err(format!("{} wants a value", pair[0])) };
            let bad = || format!("{option} is a number, not {value:?}");
            match option.as_str() {
                "--minutes" => minutes = value.parse().map_err(|_| bad())?,
                "--seed" => seed = Some(value.parse().map_err(|_| bad())?),
                "--bin" => program = Some(PathBuf::from(value)),
                _ => return Err(format!("no such option: {option}")),
            }
        }
        let minutes = minutes.clamp(0.5, 600.0);
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
        // Twenty kills and four SIGTERMs a minute, and some time to look at what is left.
        let times =
            |per_minute: f64| (1..).find(|&count| f64::from(count) >= per_minute * minutes).unwrap_or(1);
        let count = |per_minute: f64| usize::try_from(times(per_minute)).unwrap_or(1);
        let measure = Measure {
            kills: count(20.0),
            terms: count(4.0),
            full: count(0.7),
            time: Duration::from_secs_f64(minutes * 60.0 * 0.75),
        };
        Ok(Options { minutes, seed: seed.unwrap_or(now), program, measure, sparse: 1, copies: count(4.0) })
    }

    /// A part that everybody has the time for.
    pub(crate) fn part() -> Options {
        let measure = Measure { kills: 10, terms: 2, full: 1, time: Duration::from_secs(26) };
        Options { minutes: 1.0, seed: 17, program: None, measure, sparse: 3, copies: 3 }
    }
}

const fn kind(form: &'static str, people: usize) -> Kind {
    Kind { form, people, one_at_a_time: true, leave: false }
}

/// The tables: people among themselves, with bots that answer at once, with bots that think; some whose people leave.
const KINDS: [(Kind, usize); 10] = [
    (kind("game=dragon&seats=2&bots=0", 2), 6),
    (kind("game=dragon&seats=3&bots=all&level=novice", 1), 6),
    (kind("game=dragon&seats=3&bots=all&level=doctor", 1), 3),
    (Kind { leave: true, ..kind("game=dragon&seats=2&bots=0", 2) }, 4),
    (kind("game=dragon&seats=3&bots=0&hints=on", 3), 3),
    (kind("game=gugong&seats=3&bots=1&level=novice", 2), 2),
    (Kind { one_at_a_time: false, ..kind("game=confucius&seats=3&bots=0", 3) }, 2),
    (kind("game=gugong&seats=2&bots=0", 2), 3),
    (kind("game=dragon&seats=4&bots=all&level=academician", 1), 1),
    (Kind { one_at_a_time: false, ..kind("game=confucius&seats=3&bots=all&level=doctor", 1) }, 1),
];

/// A table that is never full: the game does not begin, and seats change hands.
const CHAIRS: Kind = kind("game=dragon&seats=5&bots=0", 4);

/// Torments; in words, what must not have happened.
pub(crate) fn run(target: &Path, program: PathBuf, options: &Options) -> Result<(), String> {
    let began = Instant::now();
    let place = target.join("chaos");
    let _ = fs::remove_dir_all(&place);
    fs::create_dir_all(&place).map_err(|bad| format!("cannot make {}: {bad}", place.display()))?;
    let [low, high, ..] = options.seed.to_le_bytes();
    let port = Plan::free_port(u16::from_le_bytes([low, high]))?;
    let plan = Plan { program, data: place.join("data"), log: place.join("server.log"), port };
    let Measure { kills, terms, .. } = options.measure;
    eprintln!(
        "· chaos with --seed {}: {kills} SIGKILLs and {terms} SIGTERMs in about {} minutes, {}",
        options.seed,
        options.minutes,
        plan.program.display()
    );
    let world = Arc::new(World::new(plan.address(), options.seed));
    let (server, _) = plan.start()?;
    let tables = sit_down(&world, options.sparse)?;
    let living: Vec<Vec<JoinHandle<Person>>> = tables
        .into_iter()
        .map(|people| people.into_iter().map(|person| thread::spawn(move || person.goes())).collect())
        .collect();
    let guests = uninvited(&world, options.sparse);
    let mut audit = Audit::default();
    let torn = place.join("torn");
    let dice = Dice::new(options.seed, u64::MAX);
    let mut torment =
        Torment { world: &world, plan: &plan, audit: &mut audit, dice, toll: Toll::default(), torn: &torn };
    let tormented = torment.run(server, &options.measure);
    let mut toll = std::mem::take(&mut torment.toll);
    world.end();
    let tables: Vec<Vec<Person>> = living
        .into_iter()
        .map(|people| people.into_iter().filter_map(|person| person.join().ok()).collect())
        .collect();
    for guest in guests {
        let _ = guest.join();
    }
    let mut server = tormented?;
    goes_on(&world, tables);
    end(&world, &plan, &mut server, &mut toll);
    audit.settle(&world, &plan.data)?;
    let small = disks::disks(&world, &plan, &place)?;
    let mut dice = Dice::new(options.seed, u64::MAX - 1);
    let damage = damage::damage(&world, &plan, &[&torn, &plan.data], &place, options.copies, &mut dice)?;
    report(&world, &toll, &audit, &small, &damage, began.elapsed());
    let enough = toll.kills >= kills && toll.terms >= terms;
    match (world.ledger().is_clean(), enough) {
        (true, true) => Ok(()),
        (true, false) => Err(format!("only {} SIGKILLs and {} SIGTERMs", toll.kills, toll.terms)),
        (false, _) => Err(format!(
            "chaos found faults; try again with --seed {}; see {}",
            options.seed,
            place.display()
        )),
    }
}

/// Everybody finds a seat while nothing is wrong yet.
fn sit_down(world: &Arc<World>, sparse: usize) -> Result<Vec<Vec<Person>>, String> {
    let chairs = std::iter::repeat_n(CHAIRS, 2);
    let kinds = KINDS.into_iter().flat_map(|(kind, times)| std::iter::repeat_n(kind, times.div_ceil(sparse)));
    let mut tables = Vec::new();
    for kind in kinds.chain(chairs.take(2_usize.div_ceil(sparse))) {
        let everybody: Everybody = Arc::new(Mutex::default());
        let mut opener = Person::new(world, kind, &everybody);
        let answer = opener.browser.post("/new", &format!("{}&name={}", kind.form, opener.name));
        let table = answer.location().and_then(|path| table_of(&path));
        let table =
            table.ok_or_else(|| format!("no table for {}: {} {}", kind.form, answer.status, answer.body))?;
        opener.sits_at(table.clone(), 0);
        let mut people = vec![opener];
        for _ in 1..kind.people {
            let mut person = Person::new(world, kind, &everybody);
            person.become_another();
            person.table.clone_from(&table);
            person.join();
            people.push(person);
        }
        tables.push(people);
    }
    Ok(tables)
}

impl Person {
    /// Plays, or wanders where nobody can play.
    fn goes(self) -> Person {
        match (self.kind.form == CHAIRS.form, self.seat) {
            // Whoever opened the table stays: the others find their way by these invitations.
            (true, 0) => self.live(),
            (true, _) => self.wander(),
            (false, _) => self.live(),
        }
    }
}

fn uninvited(world: &Arc<World>, sparse: usize) -> Vec<JoinHandle<()>> {
    type Life = fn(&Arc<World>, &mut Dice);
    let kinds: [(Life, usize); 4] =
        [(rude::hang_up, 3), (rude::dawdle, 6), (rude::listen, 6), (rude::watch, 3)];
    let all = kinds.into_iter().flat_map(|(guest, times)| std::iter::repeat_n(guest, times.div_ceil(sparse)));
    all.zip(1_u64..)
        .map(|(guest, number)| {
            let (world, mut dice) = (Arc::clone(world), Dice::new(world.seed, number << 40));
            thread::spawn(move || guest(&world, &mut dice))
        })
        .collect()
}

/// Everybody looks once more; wherever all sit, somebody can go on.
fn goes_on(world: &World, tables: Vec<Vec<Person>>) {
    for mut people in tables {
        let patience = Instant::now() + Duration::from_secs(45);
        let waits = people.iter().any(|person| person.stands || person.kind.form == CHAIRS.form);
        loop {
            let seated = people.iter_mut().filter(|person| !person.stands);
            let pages: Vec<_> = seated.map(Person::look).collect();
            if waits || pages.iter().flatten().any(|page| page.can_act() || page.is_over()) {
                break;
            }
            if Instant::now() > patience {
                let [table, form] =
                    people.first().map_or(["", ""], |person| [&person.table, person.kind.form]);
                world.fault(Fault::Other, format!("table {table} ({form}) stands still"));
                break;
            }
            sleep(Duration::from_millis(50));
        }
        people.iter_mut().for_each(Person::hand_in);
    }
}

/// The last SIGTERM, and what the program itself says of its folder.
fn end(world: &World, plan: &Plan, server: &mut Hanlin, toll: &mut Toll) {
    toll.terms += 1;
    match server.terminate() {
        Ok(took) => toll.slowest_term = toll.slowest_term.max(took),
        Err(bad) => world.fault(Fault::Other, bad),
    }
    match plan.run(&["verify"]) {
        Ok(output) if output.status.code() == Some(0) => {}
        Ok(output) => {
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            world.fault(Fault::Different, format!("verify: {} {said}", output.status));
        }
        Err(bad) => world.fault(Fault::Other, bad),
    }
    let panics = plan.said().matches("panicked").count();
    if panics > 0 {
        world.fault(Fault::Other, format!("the server panicked {panics} times: {}", plan.log.display()));
    }
}

fn report(world: &World, toll: &Toll, audit: &Audit, small: &str, damage: &damage::Damage, took: Duration) {
    let ledger = world.ledger();
    let [lost, doubled, different, other] =
        [Fault::Lost, Fault::Doubled, Fault::Different, Fault::Other].map(|kind| ledger.found(kind));
    let sat: usize = ledger.sat.values().map(|count| count.acknowledged).sum();
    let hints: usize = ledger.hints.values().map(|count| count.acknowledged).sum();
    eprintln!(
        "· chaos with seed {} took {} s\n  \
         {} SIGKILLs, {} SIGTERMs, {} times a disk that takes nothing; slowest start {:?}, slowest SIGTERM {:?}; {} MB at most\n  \
         {} choices are kept at {} tables; {} acknowledged picks, {} turns ended, {} taken back; {} compared one by one\n  \
         {} turns that were not ended were there after a restart, {} choices of such compared at the end\n  \
         {} lines, {} seats taken, {} owners compared, {} hints; {} posts and connections of rude clients; {} audits\n  \
         a small disk: {small}\n  \
         damaged files: {} copies, {} told by verify, {} refused by serve in words, {} served, {} panics answered\n  \
         lost {lost}, doubled {doubled}, different {different}, other faults {other}",
        world.seed,
        took.as_secs(),
        toll.kills,
        toll.terms,
        toll.full,
        toll.slowest_start,
        toll.slowest_term,
        toll.most_memory / 1024,
        audit.choices,
        ledger.tables.len(),
        ledger.drafts,
        ledger.ended,
        ledger.undone,
        audit.compared,
        ledger.drafts_again,
        audit.drafts,
        ledger.lines(),
        sat,
        audit.seats,
        hints,
        ledger.rude,
        audit.looks,
        damage.copies,
        damage.told,
        damage.refused,
        damage.served,
        damage.panics,
    );
}
