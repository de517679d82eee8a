//! What is printed on the components (rules section 3), read from `data/*.toml`.
//!
//! The tables are total: a row that is missing, misspelt or too much does not parse.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::actions_box::BoxAction;
use crate::card::{Card, Currency};
use crate::land::ForeignLand;
use crate::piece::Named;
use crate::reward_card::Reward;

/// Everything printed.
pub struct Data {
    /// Confucius cards.
    pub deck: Deck,
    /// Emperor's Reward cards.
    pub rewards: RewardCopies,
    /// What reward cards give.
    pub effects: Effects,
    /// Tiles other than Foreign Lands.
    pub tiles: Tiles,
    /// Foreign Lands, in the order of [`ForeignLand`].
    pub lands: [LandPrint; 5],
    /// The board, prices and amounts.
    pub board: Board,
    /// Cubes of an action, in the order of [`BoxAction`].
    pub cubes: [Cubes; BoxAction::COUNT],
}

static DATA: LazyLock<Data> = LazyLock::new(|| {
    let cards: CardFile = parse(include_str!("../data/cards.toml"));
    let tiles: TileFile = parse(include_str!("../data/tiles.toml"));
    let board: Board = parse(include_str!("../data/board.toml"));
    Data {
        deck: Deck {
            copies: cards.confucius.map(|card| card.copies),
            coins: cards.confucius.map(|card| card.coins),
            licences: cards.confucius.map(|card| card.licences),
        },
        rewards: cards.rewards,
        effects: cards.effects,
        lands: std::array::from_fn(|idx| tiles.lands.of(ForeignLand::ALL[idx]).clone()),
        tiles: Tiles {
            ministry_vp: tiles.ministry_vp,
            distant_vp: tiles.distant_vp,
            any_candidates: tiles.any_candidates,
            officials: tiles.officials,
        },
        cubes: std::array::from_fn(|idx| board.cubes.of(BoxAction::ALL[idx])),
        board,
    }
});

/// Everything printed.
#[inline]
pub fn data() -> &'static Data {
    &DATA
}

fn parse<T: for<'a> Deserialize<'a>>(text: &str) -> T {
    toml::from_str(text).unwrap_or_else(|bad| panic!("the printed data is part of this program: {bad}"))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardFile {
    confucius: ByCard<CardPrint>,
    rewards: RewardCopies,
    effects: Effects,
}

/// One field per type, so that serde refuses a table with a hole in it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ByCard<T> {
    c1: T,
    c2: T,
    c3: T,
}

impl ByCard<CardPrint> {
    fn map(&self, of: impl Fn(&CardPrint) -> u8) -> [u8; Card::COUNT] {
        [of(&self.c1), of(&self.c2), of(&self.c3)]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardPrint {
    coins: u8,
    licences: u8,
    copies: u8,
}

/// Confucius cards, each row by type.
pub struct Deck {
    /// Cards in the box.
    pub copies: [u8; Card::COUNT],
    coins: [u8; Card::COUNT],
    licences: [u8; Card::COUNT],
}

impl Deck {
    /// What a card of each type is worth.
    #[inline]
    pub fn values(&self, currency: Currency) -> [u8; Card::COUNT] {
        match currency {
            Currency::Coins => self.coins,
            Currency::Licences => self.licences,
        }
    }
}

/// How many there are of each reward card.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RewardCopies {
    cash: u8,
    gift: u8,
    extra_action: u8,
    recruit_army: u8,
    emperor_insulted: u8,
    bribery_bingbu: u8,
    bribery_hubu: u8,
    bribery_gongbu: u8,
    bribery_any: u8,
}

impl RewardCopies {
    /// Cards of this kind in the box.
    pub fn copies(&self, reward: Reward) -> u8 {
        match reward {
            Reward::Cash => self.cash,
            Reward::Gift => self.gift,
            Reward::ExtraAction => self.extra_action,
            Reward::RecruitArmy => self.recruit_army,
            Reward::EmperorInsulted => self.emperor_insulted,
            Reward::BriberyBingbu => self.bribery_bingbu,
            Reward::BriberyHubu => self.bribery_hubu,
            Reward::BriberyGongbu => self.bribery_gongbu,
            Reward::BriberyAny => self.bribery_any,
        }
    }
}

/// What reward cards give.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the rows say it")]
pub struct Effects {
    pub cash: u8,
    pub insulted: u8,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct TileFile {
    ministry_vp: [u8; 10],
    distant_vp: [u8; 7],
    any_candidates: u8,
    officials: Vec<OfficialPrint>,
    lands: ByLand,
}

/// Tiles other than Foreign Lands.
#[expect(missing_docs, reason = "the rows say it")]
pub struct Tiles {
    pub ministry_vp: [u8; 10],
    pub distant_vp: [u8; 7],
    pub any_candidates: u8,
    pub officials: Vec<OfficialPrint>,
}

/// Official tiles of one cost.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the rows say it")]
pub struct OfficialPrint {
    pub cost: u8,
    pub copies: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ByLand {
    annam: LandPrint,
    yunnan: LandPrint,
    mongolia: LandPrint,
    korea: LandPrint,
    manchuria: LandPrint,
}

impl ByLand {
    fn of(&self, land: ForeignLand) -> &LandPrint {
        match land {
            ForeignLand::Annam => &self.annam,
            ForeignLand::Yunnan => &self.yunnan,
            ForeignLand::Mongolia => &self.mongolia,
            ForeignLand::Korea => &self.korea,
            ForeignLand::Manchuria => &self.manchuria,
        }
    }
}

/// What is printed on a Foreign Land.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the rows say it")]
pub struct LandPrint {
    pub cost: u8,
    pub boxes: Vec<BoxPrint>,
}

/// What is printed on an army box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoxPrint {
    /// Victory points.
    pub vp: u8,
    /// Whether it has the icon of a reward card.
    #[serde(default)]
    pub reward: bool,
}

/// The board, prices and amounts.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the rows say it")]
pub struct Board {
    pub junks: u8,
    pub armies: u8,
    pub wall: u8,
    pub icon_rounds: [u8; 3],
    pub first_officials: [u8; 3],
    pub cubes_by_gifts: [u8; 4],
    pub start_cards: u8,
    pub hand_limit: u8,
    pub voyage: u8,
    pub cancelling_cards: u8,
    pub title: u8,
    pub admiral_land: u8,
    pub junk_price: JunkPrice,
    pub prices: Prices,
    cubes: ByBoxAction,
}

/// Price of 1 to 4 junks in one purchase.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the rows say it")]
pub struct JunkPrice {
    pub normal: [u8; 4],
    pub discount: [u8; 4],
}

/// What actions cost and bring.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the rows say it")]
pub struct Prices {
    pub nominate: u8,
    pub force_exam: u8,
    pub recruit: u8,
    pub recruit_discount: u8,
    pub bribe_discount: u8,
    pub commercial_most: u8,
    pub commercial_extra: u8,
    pub tax: u8,
    pub petition_junks: u8,
}

/// Cubes of an action.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the rows say it")]
pub struct Cubes {
    pub first: u8,
    pub again: u8,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct ByBoxAction {
    bribe: Cubes,
    secure: Cubes,
    nominate: Cubes,
    force_exam: Cubes,
    buy_junks: Cubes,
    voyage: Cubes,
    recruit: Cubes,
    invade: Cubes,
    buy_gift: Cubes,
    give_gift: Cubes,
    transfer: Cubes,
    petition: Cubes,
    commercial: Cubes,
    tax: Cubes,
    no_action: Cubes,
}

impl ByBoxAction {
    fn of(&self, action: BoxAction) -> Cubes {
        match action {
            BoxAction::Bribe => self.bribe,
            BoxAction::Secure => self.secure,
            BoxAction::Nominate => self.nominate,
            BoxAction::ForceExam => self.force_exam,
            BoxAction::BuyJunks => self.buy_junks,
            BoxAction::Voyage => self.voyage,
            BoxAction::Recruit => self.recruit,
            BoxAction::Invade => self.invade,
            BoxAction::BuyGift => self.buy_gift,
            BoxAction::GiveGift => self.give_gift,
            BoxAction::Transfer => self.transfer,
            BoxAction::Petition => self.petition,
            BoxAction::Commercial => self.commercial,
            BoxAction::Tax => self.tax,
            BoxAction::NoAction => self.no_action,
        }
    }
}
