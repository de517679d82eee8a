//! The pieces that are no persons, by name (rules section 3), in the order of the codes of section 14.

use serde::{Serialize, Serializer};

/// A closed list of pieces with the codes of the notation.
pub trait Named: Copy + 'static {
    /// All of them, in order.
    const ALL: &'static [Self];
    /// The code in notations and views.
    fn code(self) -> &'static str;
    /// The id of the message with its name.
    fn noun(self) -> &'static str;
    /// The piece with this code.
    fn named(code: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|piece| piece.code() == code)
    }
}

/// An action card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum ActionCard {
    Taxes,
    Build,
    Harvest,
    Fireworks,
    Parade,
    Research,
    Privilege,
    /// The eighth card, of the Great Wall.
    Wall,
}

impl Named for ActionCard {
    const ALL: &'static [ActionCard] = &[
        ActionCard::Taxes,
        ActionCard::Build,
        ActionCard::Harvest,
        ActionCard::Fireworks,
        ActionCard::Parade,
        ActionCard::Research,
        ActionCard::Privilege,
        ActionCard::Wall,
    ];

    fn code(self) -> &'static str {
        match self {
            ActionCard::Taxes => "taxes",
            ActionCard::Build => "build",
            ActionCard::Harvest => "harvest",
            ActionCard::Fireworks => "fireworks",
            ActionCard::Parade => "parade",
            ActionCard::Research => "research",
            ActionCard::Privilege => "privilege",
            ActionCard::Wall => "wall",
        }
    }

    fn noun(self) -> &'static str {
        match self {
            ActionCard::Taxes => "noun-action-taxes",
            ActionCard::Build => "noun-action-build",
            ActionCard::Harvest => "noun-action-harvest",
            ActionCard::Fireworks => "noun-action-fireworks",
            ActionCard::Parade => "noun-action-parade",
            ActionCard::Research => "noun-action-research",
            ActionCard::Privilege => "noun-action-privilege",
            ActionCard::Wall => "noun-action-wall",
        }
    }
}

/// An event tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum EventTile {
    #[default]
    Peace,
    Tribute,
    Drought,
    Festival,
    Mongols,
    Contagion,
}

impl Named for EventTile {
    const ALL: &'static [EventTile] = &[
        EventTile::Peace,
        EventTile::Tribute,
        EventTile::Drought,
        EventTile::Festival,
        EventTile::Mongols,
        EventTile::Contagion,
    ];

    fn code(self) -> &'static str {
        match self {
            EventTile::Peace => "peace",
            EventTile::Tribute => "tribute",
            EventTile::Drought => "drought",
            EventTile::Festival => "festival",
            EventTile::Mongols => "mongols",
            EventTile::Contagion => "contagion",
        }
    }

    fn noun(self) -> &'static str {
        match self {
            EventTile::Peace => "noun-event-peace",
            EventTile::Tribute => "noun-event-tribute",
            EventTile::Drought => "noun-event-drought",
            EventTile::Festival => "noun-event-festival",
            EventTile::Mongols => "noun-event-mongols",
            EventTile::Contagion => "noun-event-contagion",
        }
    }
}

/// A super event (rules section 10.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum SuperEvent {
    Lanternfest,
    Buddha,
    Earthquake,
    Flood,
    SolarEclipse,
    VolcanicEruption,
    Tornado,
    Sunrise,
    AssassinationAttempt,
    Charter,
}

impl Named for SuperEvent {
    const ALL: &'static [SuperEvent] = &[
        SuperEvent::Lanternfest,
        SuperEvent::Buddha,
        SuperEvent::Earthquake,
        SuperEvent::Flood,
        SuperEvent::SolarEclipse,
        SuperEvent::VolcanicEruption,
        SuperEvent::Tornado,
        SuperEvent::Sunrise,
        SuperEvent::AssassinationAttempt,
        SuperEvent::Charter,
    ];

    fn code(self) -> &'static str {
        match self {
            SuperEvent::Lanternfest => "lanternfest",
            SuperEvent::Buddha => "buddha",
            SuperEvent::Earthquake => "earthquake",
            SuperEvent::Flood => "flood",
            SuperEvent::SolarEclipse => "solar-eclipse",
            SuperEvent::VolcanicEruption => "volcanic-eruption",
            SuperEvent::Tornado => "tornado",
            SuperEvent::Sunrise => "sunrise",
            SuperEvent::AssassinationAttempt => "assassination-attempt",
            SuperEvent::Charter => "charter",
        }
    }

    fn noun(self) -> &'static str {
        match self {
            SuperEvent::Lanternfest => "noun-super-lanternfest",
            SuperEvent::Buddha => "noun-super-buddha",
            SuperEvent::Earthquake => "noun-super-earthquake",
            SuperEvent::Flood => "noun-super-flood",
            SuperEvent::SolarEclipse => "noun-super-solar-eclipse",
            SuperEvent::VolcanicEruption => "noun-super-volcanic-eruption",
            SuperEvent::Tornado => "noun-super-tornado",
            SuperEvent::Sunrise => "noun-super-sunrise",
            SuperEvent::AssassinationAttempt => "noun-super-assassination-attempt",
            SuperEvent::Charter => "noun-super-charter",
        }
    }
}

/// A tile of the Great Wall, by its bonus (rules section 10.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the bonus says it")]
pub enum WallTile {
    #[default]
    Track,
    Rice,
    Floor,
    Yuan,
    Fireworks,
    Vp,
}

impl Named for WallTile {
    const ALL: &'static [WallTile] = &[
        WallTile::Track,
        WallTile::Rice,
        WallTile::Floor,
        WallTile::Yuan,
        WallTile::Fireworks,
        WallTile::Vp,
    ];

    fn code(self) -> &'static str {
        match self {
            WallTile::Track => "w-track",
            WallTile::Rice => "w-rice",
            WallTile::Floor => "w-floor",
            WallTile::Yuan => "w-yuan",
            WallTile::Fireworks => "w-fireworks",
            WallTile::Vp => "w-vp",
        }
    }

    fn noun(self) -> &'static str {
        match self {
            WallTile::Track => "noun-wall-track",
            WallTile::Rice => "noun-wall-rice",
            WallTile::Floor => "noun-wall-floor",
            WallTile::Yuan => "noun-wall-yuan",
            WallTile::Fireworks => "noun-wall-fireworks",
            WallTile::Vp => "noun-wall-vp",
        }
    }
}

impl Serialize for WallTile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

/// A privilege.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Privilege {
    /// One dragon.
    Small,
    /// Two dragons.
    Large,
}

impl Named for Privilege {
    const ALL: &'static [Privilege] = &[Privilege::Small, Privilege::Large];

    fn code(self) -> &'static str {
        match self {
            Privilege::Small => "small",
            Privilege::Large => "large",
        }
    }

    fn noun(self) -> &'static str {
        match self {
            Privilege::Small => "noun-privilege-small",
            Privilege::Large => "noun-privilege-large",
        }
    }
}

/// What is owned by the piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the rules name them so")]
pub enum Good {
    Yuan,
    Rice,
    Fireworks,
}

impl Named for Good {
    const ALL: &'static [Good] = &[Good::Yuan, Good::Rice, Good::Fireworks];

    fn code(self) -> &'static str {
        match self {
            Good::Yuan => "yuan",
            Good::Rice => "rice",
            Good::Fireworks => "fireworks",
        }
    }

    fn noun(self) -> &'static str {
        match self {
            Good::Yuan => "noun-yuan",
            Good::Rice => "noun-rice",
            Good::Fireworks => "noun-fireworks",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_list_is_complete_and_in_order() {
        assert!(ActionCard::ALL.iter().enumerate().all(|(idx, &card)| card as usize == idx));
        assert!(WallTile::ALL.iter().enumerate().all(|(idx, &tile)| tile as usize == idx));
        assert!(EventTile::ALL.iter().enumerate().all(|(idx, &tile)| tile as usize == idx));
        assert!(SuperEvent::ALL.iter().enumerate().all(|(idx, &event)| event as usize == idx));
    }
}
