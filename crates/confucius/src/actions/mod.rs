//! The box actions, in the order of the rules. Each file says why not, what may be chosen, and what it does.

pub(crate) mod bribe; // 6.9 BRIBE
pub(crate) mod secure; // 6.10 SEC
pub(crate) mod nominate; // 6.11 NOM
pub(crate) mod force; // 6.12 FORCE
pub(crate) mod junks; // 6.13 JUNK
pub(crate) mod voyage; // 6.14 VOY
pub(crate) mod army; // 6.15 ARMY
pub(crate) mod invade; // 6.16 INV
pub(crate) mod gift; // 6.17, 6.18 BUYG, GIVE
pub(crate) mod transfer; // 6.21 TRANS
pub(crate) mod income; // 6.22 COMM, TAX, NOACT
pub(crate) mod petition; // 6.25 PET
