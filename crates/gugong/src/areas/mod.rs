//! The seven areas (rules sections 6.7 and 6.9 to 6.14).

pub(crate) mod travel; // 6.7 TRV
pub(crate) mod wall; // 6.9 WAL
pub(crate) mod jade; // 6.10 JAD
pub(crate) mod intrigue; // 6.11 INT
pub(crate) mod palace; // 6.12 PAL
pub(crate) mod decree; // 6.13 DEC
pub(crate) mod canal; // 6.14 CAN
