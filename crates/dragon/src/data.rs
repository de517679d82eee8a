//! What is printed on the components (rules section 3), read from `data/*.toml`.
//!
//! The tables are total: a row that is missing, misspelt or too much does not parse.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::person::{Kind, Person};
use crate::piece::ActionCard;

/// Everything printed.
pub struct Data {
    /// Person tiles, by kind.
    pub tiles: [Print; Kind::COUNT],
    /// Action cards.
    pub cards: Cards,
    /// Money and pieces.
    pub supplies: Supplies,
    /// Event tiles and the final scoring.
    pub events: Events,
    /// Both expansions.
    pub expansions: Expansions,
}

static DATA: LazyLock<Data> = LazyLock::new(|| Data {
    tiles: parse::<ByPerson<Ages>>(include_str!("../data/tiles.toml")).by_kind(),
    cards: parse(include_str!("../data/action_cards.toml")),
    supplies: parse(include_str!("../data/supplies.toml")),
    events: parse(include_str!("../data/events.toml")),
    expansions: parse(include_str!("../data/expansions.toml")),
});

/// Everything printed.
#[inline]
pub fn data() -> &'static Data {
    &DATA
}

fn parse<T: for<'a> Deserialize<'a>>(text: &str) -> T {
    toml::from_str(text).unwrap_or_else(|bad| panic!("the printed data is part of this program: {bad}"))
}

/// What is printed on a person tile, and how many there are.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Print {
    /// Profession symbols.
    pub symbols: u8,
    /// Spaces the owner's marker moves.
    pub value: u8,
    /// Tiles on the display.
    pub copies: Copies,
    /// Tiles in the box.
    pub in_box: u8,
}

/// How many tiles of a kind are used.
#[derive(Clone, Copy, Debug, Deserialize)]
pub enum Copies {
    /// Twice the number of players.
    #[serde(rename = "2n")]
    Twice,
    /// One more than players.
    #[serde(rename = "n+1")]
    OneMore,
    /// One less than players.
    #[serde(rename = "n-1")]
    OneLess,
}

impl Copies {
    /// For this number of players.
    pub fn for_players(self, n: u8) -> u8 {
        match self {
            Copies::Twice => 2 * n,
            Copies::OneMore => n + 1,
            Copies::OneLess => n - 1,
        }
    }
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
struct Ages {
    young: Print,
    old: Option<Print>,
}

/// One field per person, so that serde refuses a table with a hole in it.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct ByPerson<T> {
    craftsman: T,
    court_lady: T,
    tax_collector: T,
    pyrotechnist: T,
    warrior: T,
    monk: T,
    healer: T,
    farmer: T,
    scholar: T,
}

impl ByPerson<Ages> {
    fn by_kind(&self) -> [Print; Kind::COUNT] {
        std::array::from_fn(|idx| {
            let kind = <Kind as crate::piece::Named>::ALL[idx];
            let ages = self.of(kind.person());
            match kind.person().old() {
                Some(old) if old == kind => ages.old.expect("a type with two ages has an old row"),
                Some(_) | None => ages.young,
            }
        })
    }

    fn of(&self, person: Person) -> &Ages {
        match person {
            Person::Craftsman => &self.craftsman,
            Person::CourtLady => &self.court_lady,
            Person::TaxCollector => &self.tax_collector,
            Person::Pyrotechnist => &self.pyrotechnist,
            Person::Warrior => &self.warrior,
            Person::Monk => &self.monk,
            Person::Healer => &self.healer,
            Person::Farmer => &self.farmer,
            Person::Scholar => &self.scholar,
        }
    }
}

/// Action cards and how they are dealt.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Cards {
    symbols: ByAction,
    groups: ByPlayers,
    groups_with_wall: ByPlayers,
}

impl Cards {
    /// The symbols printed on a card.
    pub fn symbols(&self, card: ActionCard) -> u8 {
        match card {
            ActionCard::Taxes => self.symbols.taxes,
            ActionCard::Build => self.symbols.build,
            ActionCard::Harvest => self.symbols.harvest,
            ActionCard::Fireworks => self.symbols.fireworks,
            ActionCard::Parade => self.symbols.parade,
            ActionCard::Research => self.symbols.research,
            ActionCard::Privilege => self.symbols.privilege,
            ActionCard::Wall => self.symbols.wall,
        }
    }

    /// YD-ACT-1, YD-WAL-1: the sizes of the groups, group 0 first.
    pub fn groups(&self, players: usize, great_wall: bool) -> &[u8] {
        let sizes = if great_wall { &self.groups_with_wall } else { &self.groups };
        match players {
            2 => &sizes.two,
            3 => &sizes.three,
            4 => &sizes.four,
            5 => &sizes.five,
            // A match is refused for any other number (`Game::SEATS`).
            _ => unreachable!("the game is for 2 to 5 players"),
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ByAction {
    taxes: u8,
    build: u8,
    harvest: u8,
    fireworks: u8,
    parade: u8,
    research: u8,
    privilege: u8,
    wall: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ByPlayers {
    two: [u8; 2],
    three: [u8; 3],
    four: [u8; 4],
    five: [u8; 5],
}

/// Money and pieces.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the rows say it")]
pub struct Supplies {
    pub start: Start,
    pub prices: Prices,
    #[serde(rename = "edition-2007")]
    pub edition_2007: EditionPrint,
    #[serde(rename = "edition-2017")]
    pub edition_2017: EditionPrint,
    #[serde(rename = "box")]
    pub in_box: InBox,
    pub dragons: Dragons,
}

/// YD-SET-5.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the rows say it")]
pub struct Start {
    pub yuan: u8,
    pub palaces: u8,
    pub floors: u8,
    pub type_cards: u8,
    pub wild_cards: u8,
}

/// What things cost.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the rows say it")]
pub struct Prices {
    pub occupied_group: u8,
    pub refill: u8,
    pub small_privilege: u8,
}

/// What differs between the editions.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the rows say it")]
pub struct EditionPrint {
    pub large_privilege: u8,
    pub rice: u8,
    pub fireworks: u8,
}

/// The rest of the box.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the rows say it")]
pub struct InBox {
    pub floors: u8,
    pub yuan: u8,
    pub small_privileges: u8,
    pub large_privileges: u8,
}

/// Dragons on privileges.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the rows say it")]
pub struct Dragons {
    pub small: u8,
    pub large: u8,
}

/// Event tiles and the final scoring.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the rows say it")]
pub struct Events {
    pub copies: u8,
    pub tribute: u8,
    pub contagion: u8,
    pub festival_first: u8,
    pub festival_second: u8,
    pub mongols: u8,
    #[serde(rename = "final")]
    pub end: Final,
}

/// The final scoring.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the rows say it")]
pub struct Final {
    pub person: u8,
    pub price: u8,
    pub yuan_per_point: u8,
}

/// Both expansions.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the rows say it")]
pub struct Expansions {
    pub wall: Wall,
    #[serde(rename = "super")]
    pub super_events: SuperEvents,
}

/// The Great Wall.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the rows say it")]
pub struct Wall {
    pub spaces: u8,
    pub track: u8,
    pub rice: u8,
    pub floor: u8,
    pub yuan: u8,
    pub fireworks: u8,
    pub vp: u8,
    pub breach: u8,
}

/// The Super Events.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the rows say it")]
pub struct SuperEvents {
    pub month: u8,
    pub lanternfest: u8,
    pub earthquake: u8,
    pub tornado: u8,
}
