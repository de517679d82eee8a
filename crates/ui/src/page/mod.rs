//! Whole pages. What is on them is the server's; how it looks is decided here.

mod frame;
mod start;
mod table;
mod seats;
mod drawer;
mod story;
mod scenes;
mod replay;
mod review;
mod hint;
mod plain;
mod me;
mod assets;

pub use assets::Asset;
pub use hint::Advice;
pub use me::{Device, Me, me};
pub use plain::{Ask, Button, Problem, ask, guide, problem, rules};
pub use replay::{Replay, replay};
pub use review::{Review, Swing, review};
pub use scenes::{ScenesPage, scenes};
pub use seats::{Levels, Presence, Seating, Sitting, Vote};
pub use start::{Corrected, GameCard, OwnTable, Start, corrected, start};
pub use story::{Story, story};
pub use table::{Line, TablePage, table};

/// The icon: our seal.
pub const ICON: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 32 32\">\
<rect x=\"2\" y=\"2\" width=\"28\" height=\"28\" rx=\"6\" fill=\"#b3372a\"/>\
<path d=\"M9 8v16M23 8v16M9 16h14M13 11h6M13 21h6\" stroke=\"#fffaf0\" stroke-width=\"2.4\" \
stroke-linecap=\"round\" fill=\"none\"/></svg>";

/// The icon when it is your turn: the seal with a golden sun.
pub const ICON_TURN: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 32 32\">\
<rect x=\"2\" y=\"2\" width=\"28\" height=\"28\" rx=\"6\" fill=\"#b3372a\"/>\
<path d=\"M9 8v16M23 8v16M9 16h14M13 11h6M13 21h6\" stroke=\"#fffaf0\" stroke-width=\"2.4\" \
stroke-linecap=\"round\" fill=\"none\"/>\
<circle cx=\"24\" cy=\"8\" r=\"7\" fill=\"#e5b751\" stroke=\"#2b2320\" stroke-width=\"1.5\"/></svg>";
