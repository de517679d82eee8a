//! Seal and pictogram of everything that has a name.

use dragon::person::{Person, PersonCard};
use dragon::piece::{ActionCard, EventTile, Good, SuperEvent, WallTile};

/// A thing that is shown by a seal and a pictogram.
pub(super) trait Glyph: Copy {
    /// One Chinese character, never shown without a word or a number.
    fn seal(self) -> &'static str;
    /// The name of the pictogram, for devices without such characters.
    fn pic(self) -> &'static str;
}

impl Glyph for Person {
    fn seal(self) -> &'static str {
        match self {
            Person::Craftsman => "匠",
            Person::CourtLady => "女",
            Person::TaxCollector => "稅",
            Person::Pyrotechnist => "煙",
            Person::Warrior => "武",
            Person::Monk => "僧",
            Person::Healer => "醫",
            Person::Farmer => "農",
            Person::Scholar => "儒",
        }
    }

    fn pic(self) -> &'static str {
        match self {
            Person::Craftsman => "hammer",
            Person::CourtLady => "fan",
            Person::TaxCollector => "coin",
            Person::Pyrotechnist => "rocket",
            Person::Warrior => "helmet",
            Person::Monk => "buddha",
            Person::Healer => "mortar",
            Person::Farmer => "sack",
            Person::Scholar => "book",
        }
    }
}

impl Glyph for PersonCard {
    fn seal(self) -> &'static str {
        match self {
            PersonCard::Type(person) => person.seal(),
            PersonCard::Wild => "任",
        }
    }

    fn pic(self) -> &'static str {
        match self {
            PersonCard::Type(person) => person.pic(),
            PersonCard::Wild => "question",
        }
    }
}

impl Glyph for ActionCard {
    fn seal(self) -> &'static str {
        match self {
            ActionCard::Taxes => "稅",
            ActionCard::Build => "建",
            ActionCard::Harvest => "收",
            ActionCard::Fireworks => "煙",
            ActionCard::Parade => "閱",
            ActionCard::Research => "學",
            ActionCard::Privilege => "權",
            ActionCard::Wall => "城",
        }
    }

    fn pic(self) -> &'static str {
        match self {
            ActionCard::Taxes => "coin",
            ActionCard::Build => "floor",
            ActionCard::Harvest => "sack",
            ActionCard::Fireworks => "rocket",
            ActionCard::Parade => "helmet",
            ActionCard::Research => "book",
            ActionCard::Privilege => "dragon",
            ActionCard::Wall => "wall",
        }
    }
}

impl Glyph for EventTile {
    fn seal(self) -> &'static str {
        match self {
            EventTile::Peace => "安",
            EventTile::Tribute => "貢",
            EventTile::Drought => "旱",
            EventTile::Festival => "龍",
            EventTile::Mongols => "蒙",
            EventTile::Contagion => "疫",
        }
    }

    fn pic(self) -> &'static str {
        match self {
            EventTile::Peace => "lotus",
            EventTile::Tribute => "yuan",
            EventTile::Drought => "drought",
            EventTile::Festival => "burst",
            EventTile::Mongols => "bow",
            EventTile::Contagion => "skull",
        }
    }
}

impl Glyph for SuperEvent {
    fn seal(self) -> &'static str {
        match self {
            SuperEvent::Lanternfest => "燈",
            SuperEvent::Buddha => "佛",
            SuperEvent::Earthquake => "震",
            SuperEvent::Flood => "洪",
            SuperEvent::SolarEclipse => "蝕",
            SuperEvent::VolcanicEruption => "火",
            SuperEvent::Tornado => "風",
            SuperEvent::Sunrise => "日",
            SuperEvent::AssassinationAttempt => "刺",
            SuperEvent::Charter => "詔",
        }
    }

    fn pic(self) -> &'static str {
        match self {
            SuperEvent::Lanternfest => "lantern",
            SuperEvent::Buddha => "buddha",
            SuperEvent::Earthquake => "quake",
            SuperEvent::Flood => "flood",
            SuperEvent::SolarEclipse => "eclipse",
            SuperEvent::VolcanicEruption => "volcano",
            SuperEvent::Tornado => "tornado",
            SuperEvent::Sunrise => "sunrise",
            SuperEvent::AssassinationAttempt => "dagger",
            SuperEvent::Charter => "charter",
        }
    }
}

impl Glyph for Good {
    fn seal(self) -> &'static str {
        match self {
            Good::Yuan => "元",
            Good::Rice => "米",
            Good::Fireworks => "煙",
        }
    }

    fn pic(self) -> &'static str {
        match self {
            Good::Yuan => "yuan",
            Good::Rice => "rice",
            Good::Fireworks => "burst",
        }
    }
}

impl Glyph for WallTile {
    fn seal(self) -> &'static str {
        match self {
            WallTile::Track => "進",
            WallTile::Rice => "米",
            WallTile::Floor => "宮",
            WallTile::Yuan => "元",
            WallTile::Fireworks => "煙",
            WallTile::Vp => "功",
        }
    }

    fn pic(self) -> &'static str {
        match self {
            WallTile::Track => "steps",
            WallTile::Rice => "rice",
            WallTile::Floor => "floor",
            WallTile::Yuan => "yuan",
            WallTile::Fireworks => "burst",
            WallTile::Vp => "points",
        }
    }
}
