//! Nets: files of whoever trains bots. An input is a file without its checksum, for nobody guesses those; or, as
//! files are large, changes of one that comes with the program: a byte from 128 on says which, and then five bytes
//! each say where and what.

use std::fs;
use std::sync::LazyLock;

use bots::Playable;
use bots::evaluator::Evaluator;
use bots::net::{Net, Unfit};
use shelf::{Errand, Key, Listed};
use tabletop::{Dice, Seat, Seed, Viewer};

use crate::is_sentence;

/// The smallest net of every game that has one: the game, the seats, the file.
static SMALL: LazyLock<Vec<(Key, usize, Vec<u8>)>> = LazyLock::new(|| {
    let net = |key: Key, seats: usize| {
        let file = kit::root().join(format!("weights/{key}-{seats}.net"));
        fs::read(file).ok().map(|file| (key, seats, file))
    };
    Key::ALL.into_iter().filter_map(|key| key.seats().find_map(|seats| net(key, seats))).collect()
});

/// Reads a net, and evaluates with it if it fits.
///
/// # Panics
/// If something is wrong with us.
pub fn check(bytes: &[u8]) {
    match bytes.split_first() {
        Some((&which, changes)) if which >= 128 => {
            let idx = usize::from(which - 128) % SMALL.len();
            let (key, seats, mut file) = SMALL[idx].clone();
            file.truncate(file.len() - 8);
            for change in changes.chunks_exact(5) {
                let at =
                    usize::from_le_bytes([change[0], change[1], change[2], 0, 0, 0, 0, 0]) % (file.len() - 1);
                file[at..at + 2].copy_from_slice(&change[3..]);
            }
            read(&seal(file), (key, seats));
        }
        Some(_) | None => {
            for &(key, seats, _) in &*SMALL {
                read(bytes, (key, seats));
                read(&seal(bytes.to_vec()), (key, seats));
            }
        }
    }
}

/// With its checksum: FNV-1a.
fn seal(mut body: Vec<u8>) -> Vec<u8> {
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    let sum = body.iter().fold(0xcbf2_9ce4_8422_2325, step);
    body.extend(sum.to_le_bytes());
    body
}

fn read(file: &[u8], (key, seats): (Key, usize)) {
    struct Read<'a>(&'a [u8], usize);
    impl Errand for Read<'_> {
        type Out = Result<(), Unfit>;
        fn run<G: Listed>(self) -> Result<(), Unfit> {
            let net = Net::parse(self.0)?;
            assert_eq!(Net::parse(&net.write()).as_ref(), Ok(&net), "written and read");
            let net = Net::read::<G>(self.0, None, self.1)?;
            evaluate::<G>(&net, self.1);
            Ok(())
        }
    }
    if let Err(unfit) = shelf::visit(key, Read(file, seats)) {
        is_sentence(&unfit.to_string());
    }
}

fn evaluate<G: Playable>(net: &Net, seats: usize) {
    let mut evaluator = Evaluator::new(net);
    for seed in 0..3 {
        let state = G::setup(seats, &G::Options::default(), Dice::new(Seed::nth(seed, 0)));
        for me in Seat::first(seats) {
            let chances = evaluator.value::<G>(&state.view(Viewer::Seat(me)), me);
            let sum: f32 = chances.iter().sum();
            assert!((sum - 1.0).abs() < 0.01, "somebody wins: {chances:?}");
            let points = evaluator.points(me, seats);
            assert!(points.iter().flatten().all(|points| points.is_finite()), "points are numbers");
        }
    }
}

/// Small nets that fit nothing, and changes of those that do.
pub fn seeds() -> Vec<Vec<u8>> {
    const INPUTS: usize = 47;
    let small = |(_, _, file): &(Key, usize, Vec<u8>)| {
        let mut body = file[..73].to_vec();
        body[INPUTS..INPUTS + 6].copy_from_slice(&[1, 0, 0, 0, 1, 0]);
        let sides = usize::from(body[26]).max(2);
        let outputs = sides * (1 + usize::from(u16::from_le_bytes([body[45], body[46]])));
        body.extend(file[73..].iter().take(4 + outputs * 6));
        body
    };
    let mut seeds: Vec<Vec<u8>> = SMALL.iter().map(small).collect();
    for (which, (_, _, file)) in (128_u8..).zip(&*SMALL) {
        seeds.push(vec![which]);
        seeds.push(vec![which, 80, 0, 0, 255, 127, 200, 1, 0, 0, 128]);
        // Scales, weights, the last bias.
        seeds.push(vec![which, 69, 0, 0, 1, 0, 71, 0, 0, 1, 0]);
        let end = u32::try_from(file.len() - 12).unwrap_or_default().to_le_bytes();
        seeds.push(vec![which, end[0], end[1], end[2], 1, 0]);
    }
    seeds
}
