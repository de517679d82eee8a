//! The persons: types, kinds of tile and cards (rules sections 3.1 and 3.2), in the order of section 14.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::piece::Named;

/// A type of person. Each type has one symbol, so this names the symbols as well.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Person {
    /// Hammers.
    #[default]
    Craftsman,
    /// Dragons on fans.
    CourtLady,
    /// Coins.
    TaxCollector,
    /// Rockets.
    Pyrotechnist,
    /// Helmets.
    Warrior,
    /// Buddhas.
    Monk,
    /// Mortars.
    Healer,
    /// Rice sacks.
    Farmer,
    /// Books.
    Scholar,
}

impl Named for Person {
    const ALL: &'static [Person] = &[
        Person::Craftsman,
        Person::CourtLady,
        Person::TaxCollector,
        Person::Pyrotechnist,
        Person::Warrior,
        Person::Monk,
        Person::Healer,
        Person::Farmer,
        Person::Scholar,
    ];

    fn code(self) -> &'static str {
        match self {
            Person::Craftsman => "craftsman",
            Person::CourtLady => "court-lady",
            Person::TaxCollector => "tax-collector",
            Person::Pyrotechnist => "pyrotechnist",
            Person::Warrior => "warrior",
            Person::Monk => "monk",
            Person::Healer => "healer",
            Person::Farmer => "farmer",
            Person::Scholar => "scholar",
        }
    }

    fn noun(self) -> &'static str {
        match self {
            Person::Craftsman => "noun-craftsman",
            Person::CourtLady => "noun-court-lady",
            Person::TaxCollector => "noun-tax-collector",
            Person::Pyrotechnist => "noun-pyrotechnist",
            Person::Warrior => "noun-warrior",
            Person::Monk => "noun-monk",
            Person::Healer => "noun-healer",
            Person::Farmer => "noun-farmer",
            Person::Scholar => "noun-scholar",
        }
    }
}

impl Person {
    /// The tile of the second row: young or without an age.
    pub fn young(self) -> Kind {
        match self {
            Person::Craftsman => Kind::Craftsman,
            Person::CourtLady => Kind::CourtLady,
            Person::TaxCollector => Kind::TaxCollector,
            Person::Pyrotechnist => Kind::YoungPyrotechnist,
            Person::Warrior => Kind::YoungWarrior,
            Person::Monk => Kind::YoungMonk,
            Person::Healer => Kind::YoungHealer,
            Person::Farmer => Kind::YoungFarmer,
            Person::Scholar => Kind::YoungScholar,
        }
    }

    /// The tile of the first row, for the six types that have one.
    pub fn old(self) -> Option<Kind> {
        match self {
            Person::Craftsman | Person::CourtLady | Person::TaxCollector => None,
            Person::Pyrotechnist => Some(Kind::OldPyrotechnist),
            Person::Warrior => Some(Kind::OldWarrior),
            Person::Monk => Some(Kind::OldMonk),
            Person::Healer => Some(Kind::OldHealer),
            Person::Farmer => Some(Kind::OldFarmer),
            Person::Scholar => Some(Kind::OldScholar),
        }
    }

    /// Its kinds of tile, young first.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        [Some(self.young()), self.old()].into_iter().flatten()
    }
}

/// A kind of person tile: type and age (rules table 3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "type and age say it")]
pub enum Kind {
    Craftsman,
    CourtLady,
    TaxCollector,
    YoungPyrotechnist,
    OldPyrotechnist,
    YoungWarrior,
    OldWarrior,
    YoungMonk,
    OldMonk,
    YoungHealer,
    OldHealer,
    YoungFarmer,
    OldFarmer,
    YoungScholar,
    OldScholar,
}

impl Kind {
    /// How many kinds there are.
    pub const COUNT: usize = Kind::ALL.len();

    /// Its type.
    #[inline]
    pub fn person(self) -> Person {
        match self {
            Kind::Craftsman => Person::Craftsman,
            Kind::CourtLady => Person::CourtLady,
            Kind::TaxCollector => Person::TaxCollector,
            Kind::YoungPyrotechnist | Kind::OldPyrotechnist => Person::Pyrotechnist,
            Kind::YoungWarrior | Kind::OldWarrior => Person::Warrior,
            Kind::YoungMonk | Kind::OldMonk => Person::Monk,
            Kind::YoungHealer | Kind::OldHealer => Person::Healer,
            Kind::YoungFarmer | Kind::OldFarmer => Person::Farmer,
            Kind::YoungScholar | Kind::OldScholar => Person::Scholar,
        }
    }
}

impl Named for Kind {
    const ALL: &'static [Kind] = &[
        Kind::Craftsman,
        Kind::CourtLady,
        Kind::TaxCollector,
        Kind::YoungPyrotechnist,
        Kind::OldPyrotechnist,
        Kind::YoungWarrior,
        Kind::OldWarrior,
        Kind::YoungMonk,
        Kind::OldMonk,
        Kind::YoungHealer,
        Kind::OldHealer,
        Kind::YoungFarmer,
        Kind::OldFarmer,
        Kind::YoungScholar,
        Kind::OldScholar,
    ];

    fn code(self) -> &'static str {
        match self {
            Kind::Craftsman => "craftsman/y",
            Kind::CourtLady => "court-lady/y",
            Kind::TaxCollector => "tax-collector/y",
            Kind::YoungPyrotechnist => "pyrotechnist/y",
            Kind::OldPyrotechnist => "pyrotechnist/o",
            Kind::YoungWarrior => "warrior/y",
            Kind::OldWarrior => "warrior/o",
            Kind::YoungMonk => "monk/y",
            Kind::OldMonk => "monk/o",
            Kind::YoungHealer => "healer/y",
            Kind::OldHealer => "healer/o",
            Kind::YoungFarmer => "farmer/y",
            Kind::OldFarmer => "farmer/o",
            Kind::YoungScholar => "scholar/y",
            Kind::OldScholar => "scholar/o",
        }
    }

    fn noun(self) -> &'static str {
        match self {
            Kind::Craftsman => "noun-craftsman",
            Kind::CourtLady => "noun-court-lady",
            Kind::TaxCollector => "noun-tax-collector",
            Kind::YoungPyrotechnist => "noun-young-pyrotechnist",
            Kind::OldPyrotechnist => "noun-old-pyrotechnist",
            Kind::YoungWarrior => "noun-young-warrior",
            Kind::OldWarrior => "noun-old-warrior",
            Kind::YoungMonk => "noun-young-monk",
            Kind::OldMonk => "noun-old-monk",
            Kind::YoungHealer => "noun-young-healer",
            Kind::OldHealer => "noun-old-healer",
            Kind::YoungFarmer => "noun-young-farmer",
            Kind::OldFarmer => "noun-old-farmer",
            Kind::YoungScholar => "noun-young-scholar",
            Kind::OldScholar => "noun-old-scholar",
        }
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

/// A card played to hire somebody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PersonCard {
    /// Hires its type.
    Type(Person),
    /// Hires anybody.
    #[default]
    Wild,
}

impl Named for PersonCard {
    const ALL: &'static [PersonCard] = &[
        PersonCard::Type(Person::Craftsman),
        PersonCard::Type(Person::CourtLady),
        PersonCard::Type(Person::TaxCollector),
        PersonCard::Type(Person::Pyrotechnist),
        PersonCard::Type(Person::Warrior),
        PersonCard::Type(Person::Monk),
        PersonCard::Type(Person::Healer),
        PersonCard::Type(Person::Farmer),
        PersonCard::Type(Person::Scholar),
        PersonCard::Wild,
    ];

    fn code(self) -> &'static str {
        match self {
            PersonCard::Type(person) => person.code(),
            PersonCard::Wild => "wild",
        }
    }

    fn noun(self) -> &'static str {
        match self {
            PersonCard::Type(person) => person.noun(),
            PersonCard::Wild => "noun-wild",
        }
    }
}

impl Serialize for PersonCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

impl fmt::Display for Person {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl fmt::Display for PersonCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_list_is_complete_and_in_order() {
        assert!(Kind::ALL.iter().enumerate().all(|(idx, &kind)| kind as usize == idx));
        assert!(Person::ALL.iter().enumerate().all(|(idx, &person)| person as usize == idx));
        let kinds: Vec<Kind> = Person::ALL.iter().flat_map(|person| person.kinds()).collect();
        assert_eq!(kinds, Kind::ALL);
        assert!(Kind::ALL.iter().all(|kind| kind.person().kinds().any(|own| own == *kind)));
    }
}
