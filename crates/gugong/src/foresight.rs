//! What would be, asked of the rules by whoever draws: what a gift would cost with each official, tomorrow's hand, how
//! far the palace still is, who would win the wall now, what an action costs. Nothing here decides anything itself.

use tabletop::Seat;

use crate::act;
use crate::action::Way;
use crate::areas::{canal, decree, intrigue, jade, palace, travel, wall};
use crate::bar::Bar;
use crate::card::Card;
use crate::city::{Cities, City, Harbour};
use crate::data::DICE;
use crate::decree::{Decree, Enacted};
use crate::exchange;
use crate::hand::Hand;
use crate::meng::{self, Meng};
use crate::night;
use crate::offer;
use crate::piece::{Area, ByArea, Named, Reward};
use crate::player::PairAt;
use crate::servants;
use crate::table::{Phase, Pile, Table};
use crate::task::{Step, Task};

/// What offering a card to an official would mean.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    /// GG-OFF-2 to GG-OFF-5: actions follow at no cost.
    pub is_free: bool,
    /// GG-OFF-6 (a): it could be paid with servants.
    pub by_servants: bool,
    /// GG-OFF-6 (b): it could be paid with another card.
    pub by_card: bool,
    /// The card that comes back.
    pub received: Card,
}

impl Terms {
    /// GG-OFF-7: nothing but the swap is possible.
    pub fn is_swap_only(&self) -> bool {
        !self.is_free && !self.by_servants && !self.by_card
    }
}

/// A card as it will be tomorrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tomorrow {
    /// Which.
    pub card: Card,
    /// Where it is now: what is still in hand will be given away before the night.
    pub pile: Pile,
    /// GG-NIG-1: the dice it matches.
    pub matches: u8,
}

/// How far an envoy is from the palace, and what can still bring him there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Audience {
    /// Steps to the palace.
    pub steps: u8,
    /// Turns left in the game: cards in hand today, and all of them on later days.
    pub turns: u8,
    /// Destiny awards left, one each night.
    pub nights: u8,
    /// The most steps all of that could bring.
    pub most: u16,
}

impl Audience {
    /// Whether even that is not enough.
    pub fn is_impossible(&self) -> bool {
        u16::from(self.steps) > self.most
    }
}

/// The wall if it were completed now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WallPreview {
    /// Servants still missing.
    pub missing: u8,
    /// Who would win, and with how many servants.
    pub majority: Option<(Seat, u8)>,
    /// Everybody with as many: the intrigue track decides among them.
    pub tied: Vec<Seat>,
    /// Who would be asked for an intrigue bonus, in this order.
    pub bonuses: Vec<Seat>,
}

impl Table {
    /// What offering this card to this official would mean. `others` is the number of other cards in hand.
    pub fn terms(&self, me: Seat, card: Card, area: Area, others: usize) -> Terms {
        Terms {
            is_free: offer::is_free(self, me, card, area),
            by_servants: servants::why_not_pay(self, me, offer::PRICE).is_none(),
            by_card: others > 0,
            received: self.gifts[area],
        }
    }

    /// The exchange matrix: every kind of card in hand with every official.
    pub fn matrix(&self, hand: &Hand, me: Seat) -> Vec<(Card, ByArea<Terms>)> {
        let others = hand.cards.len().saturating_sub(1);
        let row = |card: Card| (card, ByArea::new(|area| self.terms(me, card, area, others)));
        hand.cards.kinds().map(row).collect()
    }

    /// What a gift of this player is worth beyond its value (GG-OFF-5).
    pub fn gift_increase(&self, me: Seat) -> u8 {
        offer::increase(self, &self.players[me])
    }

    /// Tomorrow's hand as far as it is known, with matches by the dice as they lie.
    pub fn tomorrow(&self, hand: &Hand) -> Vec<Tomorrow> {
        let one = |card: Card, pile: Pile| Tomorrow {
            card,
            pile,
            matches: night::matches([card].into_iter().collect(), &self.dice),
        };
        let sure = hand.discard.iter().map(|card| one(card, Pile::Discard));
        sure.chain(hand.cards.iter().map(|card| one(card, Pile::Hand))).collect()
    }

    /// The dice that show the value of a card.
    pub fn matching_dice(&self, card: Card) -> [bool; DICE] {
        self.dice.map(|die| die == card.value)
    }

    /// How far the envoy of a player is from the palace; `cards` are in his hand. Nothing if he has arrived.
    pub fn audience(&self, seat: Seat, cards: usize) -> Option<Audience> {
        let (own, printed) = (&self.players[seat], self.printed());
        if own.arrival.is_some() {
            return None;
        }
        let days_after = printed.constants.rounds
            - self.round
            - u8::from(self.phase == Phase::Morning && self.round < printed.constants.rounds);
        let is_night = matches!(self.phase, Phase::Night | Phase::End);
        let hand = u8::try_from(printed.gifts.hands[0].len()).unwrap_or(0) + own.cells.card;
        let today = if is_night { 0 } else { u8::try_from(cards).unwrap_or(0) };
        let turns = today + days_after * hand;
        let is_open = !is_night || self.agenda.iter().any(|task| task == Task::Step(Step::Award));
        let nights = days_after + u8::from(is_open);
        // Two actions of a turn, two steps each; a wall scoring for servants placed once a turn, or already there.
        let days = days_after + u8::from(!is_night);
        let more_cards = (printed.constants.cells.card - own.cells.card) * days;
        let chances = u16::from(turns) + u16::from(more_cards);
        let by_turns = chances * u16::from(2 * palace::MORE + printed.constants.wall_steps);
        let by_wall = if own.on_wall() > 0 { printed.constants.wall_steps } else { 0 };
        let by_decree = if self.decrees.iter().any(|enacted| enacted.decree == Decree::D14) {
            days_after * printed.decree(Decree::D14).amount
        } else {
            0
        };
        let copies = if self.options.special_tokens { chances * 10 } else { 0 };
        let most = by_turns
            + copies
            + u16::from(by_wall)
            + u16::from(by_decree)
            + u16::from(nights * printed.constants.destiny_steps);
        Some(Audience { steps: printed.constants.palace - own.envoy, turns, nights, most })
    }

    /// The wall if it were completed now (GG-WAL-6 to GG-WAL-8).
    pub fn wall_preview(&self) -> WallPreview {
        let on_wall = |seat: Seat| self.players[seat].on_wall();
        let majority = wall::majority(self).map(|seat| (seat, on_wall(seat)));
        let tied = match majority {
            Some((_, most)) => self.players.seats().filter(|&seat| on_wall(seat) == most).collect(),
            None => Vec::new(),
        };
        WallPreview {
            missing: self.threshold().saturating_sub(self.on_wall()),
            majority,
            tied,
            bonuses: self.ranks.iter().copied().filter(|&seat| on_wall(seat) > 0).collect(),
        }
    }

    /// Every option of an area's action for a player now, with its bar.
    pub fn options_of(&self, me: Seat, area: Area) -> Vec<(Way, Option<Bar>)> {
        let mut all = Vec::new();
        act::ways(self, me, area, |way, why_not| all.push((way, why_not)));
        all
    }

    /// What jade of this printed cost costs a player (GG-JAD-2).
    pub fn jade_price(&self, me: Seat, printed: u8) -> u8 {
        jade::price(self, me, printed)
    }

    /// Servants returned for a decree, its own servant not counted (GG-DEC-1).
    pub fn decree_price(&self, me: Seat, enacted: &Enacted) -> u8 {
        decree::price(self, me, enacted)
    }

    /// What the double move costs a player (GG-TRV-2).
    pub fn double_move_price(&self, me: Seat) -> u8 {
        travel::price(self, me)
    }

    /// Where a traveller could go now (GG-TRV-3, GG-TRV-4).
    pub fn destinations(&self, me: Seat) -> Cities {
        travel::destinations(self, me)
    }

    /// Where Meng's traveller goes next (GG-SOL-20).
    pub fn meng_destination(&self) -> Option<City> {
        self.meng.and_then(|_| meng::next_city(self))
    }

    /// Where the junk in this harbour would go if it were moved now (GG-CAN-6).
    pub fn sails_to(&self, harbour: Harbour) -> Option<Harbour> {
        canal::ahead(self, harbour)
    }

    /// Where a new junk would be put on this route (GG-CAN-4).
    pub fn berth(&self, route: usize) -> Option<Harbour> {
        canal::free_harbour(self, route)
    }

    /// The rewards a player could claim in a harbour (GG-CAN-9).
    pub fn rewards_at(&self, me: Seat, harbour: Harbour) -> Vec<Reward> {
        let rewards = Reward::ALL.iter().copied();
        rewards.filter(|&reward| canal::why_not_claim(self, me, harbour, reward).is_none()).collect()
    }

    /// What all tokens of a player are worth in exchanges (GG-TOK-1).
    pub fn token_worth(&self, me: Seat) -> u8 {
        exchange::worth(self, me)
    }

    /// Whether a player's pair is ready to work.
    pub fn has_pair(&self, me: Seat) -> bool {
        self.players[me].pair == PairAt::Pool
    }

    /// The seat of Meng, in the solo game.
    pub fn meng_seat(&self) -> Option<Seat> {
        self.meng.map(|_| Meng::SEAT)
    }
}

impl Table {
    /// The servants a player returns for an option of an area's action; what is placed is not counted.
    pub fn way_price(&self, me: Seat, way: Way) -> u8 {
        match way {
            Way::Travel | Way::Build | Way::Scheme | Way::Advance | Way::Ship => 0,
            Way::TravelTwice => travel::price(self, me),
            Way::BuildTwo => wall::PRICE,
            Way::House(cost) => jade::price(self, me, cost),
            Way::Plaza => jade::price(self, me, self.board().plaza),
            Way::SchemeMore => intrigue::PRICE,
            Way::AdvanceMore => palace::PRICE,
            Way::Enact(decree) => {
                let enacted = self.decrees.iter().find(|enacted| enacted.decree == decree);
                enacted.map_or(0, |enacted| decree::price(self, me, enacted))
            }
            Way::ShipTwo => canal::PRICE,
        }
    }

    /// How far an option of INTRIGUE or PALACE takes the marker and the envoy.
    pub fn way_reach(way: Way) -> (u8, u8) {
        match way {
            Way::Scheme => (intrigue::FEW, 0),
            Way::SchemeMore => (intrigue::MORE, 0),
            Way::Advance => (0, palace::FEW),
            Way::AdvanceMore => (palace::INTRIGUE, palace::MORE),
            Way::Travel
            | Way::TravelTwice
            | Way::Build
            | Way::BuildTwo
            | Way::House(_)
            | Way::Plaza
            | Way::Enact(_)
            | Way::Ship
            | Way::ShipTwo => (0, 0),
        }
    }

    /// What a harbour gives (GG-CAN-9).
    pub fn harbour_rewards(harbour: Harbour) -> &'static [Reward] {
        canal::rewards(harbour)
    }

    /// The intrigue bonuses by how far the marker steps back (GG-WAL-9).
    pub fn bonuses() -> [u8; 4] {
        wall::BONUSES
    }

    /// The servants an offering costs that is not free (GG-OFF-6).
    pub fn offer_price() -> u8 {
        offer::PRICE
    }
}
