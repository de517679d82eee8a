//! Damage: an input that was valid, and then something happened to it.

use kit::Chance;

/// No input is longer.
pub const LONGEST: usize = 64 << 10;

/// What no program expects.
const WORDS: &[&str] = &[
    "0",
    "-1",
    "1",
    "5",
    "6",
    "255",
    "256",
    "65535",
    "65536",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "-9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "100000000000000000000000000000000000000000",
    "1e999",
    "NaN",
    "",
    " ",
    "\n",
    "\r\n",
    "\0",
    "\u{feff}",
    "\u{202e}",
    "é",
    "棋",
    "👩\u{200d}🚀",
    "%00",
    "%",
    "+",
    "&",
    "=",
    ";",
    "\"",
    "'",
    "\\",
    "<b>",
    "null",
    "true",
    "[]",
    "{}",
    "[[[[[[[[[[[[[[[[",
    "../../etc/passwd",
];

/// One to four things happen to `seed`; `other` lends a part of itself.
pub fn mutate(seed: &[u8], other: &[u8], chance: &mut Chance) -> Vec<u8> {
    let mut bytes = seed.to_vec();
    for _ in 0..=chance.below(4) {
        damage(&mut bytes, other, chance);
    }
    bytes.truncate(LONGEST);
    bytes
}

fn damage(bytes: &mut Vec<u8>, other: &[u8], chance: &mut Chance) {
    let (from, to) = span(bytes, chance);
    match chance.below(11) {
        0 => {
            if let Some(byte) = bytes.get_mut(from) {
                *byte ^= 1 << chance.below(8);
            }
        }
        1 => bytes.truncate(from),
        2 => drop(bytes.drain(from..to)),
        3 => drop(bytes.splice(from..from, chance.one_of(WORDS).bytes())),
        4 => number(bytes, from, chance),
        5 => {
            let again = bytes[from..to].to_vec();
            drop(bytes.splice(from..from, again));
        }
        6 => {
            let (from_other, to_other) = span(other, chance);
            drop(bytes.splice(from..to, other[from_other..to_other].iter().copied()));
        }
        7 => lines(
            bytes,
            |lines, chance| {
                let (one, two) = (chance.below(lines.len()), chance.below(lines.len()));
                lines.swap(one, two);
            },
            chance,
        ),
        8 => lines(bytes, |lines, chance| drop(lines.remove(chance.below(lines.len()))), chance),
        9 => lines(
            bytes,
            |lines, chance| {
                let line = chance.one_of(lines).clone();
                lines.insert(chance.below(lines.len()), line);
            },
            chance,
        ),
        _ => {
            // Long enough to matter, at the end of what there is.
            let (again, times) = (bytes[from..to].to_vec(), 1 << chance.below(10));
            bytes.extend(again.iter().cycle().take((again.len() * times).min(LONGEST)));
        }
    }
}

/// A short part of something.
fn span(bytes: &[u8], chance: &mut Chance) -> (usize, usize) {
    let from = chance.below(bytes.len() + 1);
    let most = if chance.below(8) == 0 { bytes.len() } else { 24 };
    (from, (from + chance.below(most + 1)).min(bytes.len()))
}

/// The next number becomes another.
fn number(bytes: &mut Vec<u8>, from: usize, chance: &mut Chance) {
    let is_digit = |&(_, byte): &(usize, &u8)| byte.is_ascii_digit();
    let Some((start, _)) = bytes.iter().enumerate().skip(from).find(is_digit) else { return };
    let digits = bytes[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    drop(bytes.splice(start..start + digits, chance.one_of(WORDS).bytes()));
}

fn lines(bytes: &mut Vec<u8>, change: impl Fn(&mut Vec<Vec<u8>>, &mut Chance), chance: &mut Chance) {
    let mut lines: Vec<Vec<u8>> = bytes.split(|&byte| byte == b'\n').map(<[u8]>::to_vec).collect();
    change(&mut lines, chance);
    *bytes = lines.join(&b'\n');
}
