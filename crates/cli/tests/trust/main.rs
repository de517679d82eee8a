//! What a host must be able to promise to strangers, each promise tried as somebody would who wants to break it: over
//! real sockets, or with the commands, against a whole binary.
//!
//! The binary is the one built here, or the one `HANLIN_BIN` names: a release of the past is attacked by the same
//! tests, to see that each of them can fail.
//!
//! A number in a comment says which promise a test is about.
//!
//! | | what must not happen |
//! |---|---|
//! | T1 | a number in a form makes the server allocate, stall or end |
//! | T2 | a client that hangs up leaves a table between two states |
//! | T3 | a ghost on a seat: somebody who hung up and somebody who joined see one hand |
//! | T4 | a game with a chosen seed looks like a fair one |
//! | T5 | whoever opened a table reads a hand that is not theirs |
//! | T6 | a bot is put in the place of somebody who is there |
//! | T7 | a lost cookie is a lost seat |
//! | T8 | hints in secret at a table of people |
//! | T9 | a complete turn that was not ended is gone after a restart |
//! | T10 | uploads fill disk and memory |
//! | T11 | slow or silent connections lock everybody out |
//! | T12 | behind a proxy everybody is one client, or nobody may post |
//! | T13 | the server does not end when it is told to |
//! | T14 | a bot sleeps for ever after a fault of the disk |
//! | T15 | `verify` panics, or praises what is damaged or not there |
//! | T16 | two servers share one folder |
//! | T18 | a full disk is called healthy |
//! | T19 | pages travel larger than they need, styles again and again |
//! | low | characters that mislead, redirects to elsewhere, foreign posts, files others can read, links that never
//! expire, thinking nobody waits for, invented cookies |
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod wire;
mod client;
mod host;
mod table;

mod numbers;
mod hangups;
mod ghosts;
mod studies;
mod hands;
mod passports;
mod hints;
mod drafts;
mod uploads;
mod sluggards;
mod proxies;
mod nginx;
mod signals;
mod disks;
mod damage;
mod travel;
mod trifles;
