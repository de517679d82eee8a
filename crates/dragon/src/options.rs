//! What can be agreed before the game (rules sections 10.1 and 14.3).

use tabletop::{BadOption, Seat, Setting};

use crate::data::{EditionPrint, data};
use crate::piece::{EventTile, Named, SuperEvent};

/// The options of section 10.1. `show_hands` is a setting of whoever draws the table, not of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The preset.
    pub edition: Edition,
    /// How the event row comes about.
    pub event_row: EventRow,
    /// Who drafts first; by chance if nobody is named.
    pub first_seat: Option<Seat>,
    /// With the Great Wall.
    pub great_wall: bool,
    /// The price of a large privilege, if not the edition's.
    pub large_privilege_cost: Option<u8>,
    /// With a super event.
    pub super_event: SuperEventOption,
    /// Whether the pieces in the box are all there are.
    pub supply_model: SupplyModel,
}

/// Which printing of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Edition {
    /// The first.
    #[default]
    E2007,
    /// The tenth anniversary.
    E2017,
}

impl Edition {
    /// What this edition prints differently.
    pub fn print(self) -> &'static EditionPrint {
        match self {
            Edition::E2007 => &data().supplies.edition_2007,
            Edition::E2017 => &data().supplies.edition_2017,
        }
    }
}

/// How the events of months 3 to 12 come about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EventRow {
    /// As the rules say, YD-SET-3 and YD-SET-4.
    #[default]
    Procedure,
    /// Every legal row equally likely.
    Uniform,
    /// This row.
    Custom([EventTile; 10]),
}

/// Which super event, if any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SuperEventOption {
    /// None.
    #[default]
    Off,
    /// One by chance.
    Random,
    /// This one.
    Fixed(SuperEvent),
}

/// Whether pieces can run out (rules section 6.10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SupplyModel {
    /// They cannot.
    #[default]
    Unlimited,
    /// There is what the box holds.
    Printed,
}

impl Options {
    /// The price of a large privilege (YD-PRV-1): the edition's unless set.
    pub fn large_privilege_price(&self) -> u8 {
        self.large_privilege_cost.unwrap_or(self.edition.print().large_privilege)
    }
}

impl tabletop::Options for Options {
    fn list() -> Vec<Setting> {
        let setting = |key, values: &[&'static str], default| Setting {
            key,
            values: values.to_vec(),
            pattern: None,
            default,
        };
        let super_events: Vec<&str> =
            ["off", "random"].into_iter().chain(SuperEvent::ALL.iter().map(|event| event.code())).collect();
        vec![
            setting("edition", &["2007", "2017"], "2007"),
            Setting {
                pattern: Some(
                    "the ten events of months 3 to 12 joined by `-`, each kind twice and no two alike side by side",
                ),
                ..setting("event-row", &["procedure", "uniform"], "procedure")
            },
            setting("first-seat", &["random", "0", "1", "2", "3", "4"], "random"),
            setting("great-wall", &["off", "on"], "off"),
            setting("large-privilege-cost", &["6", "7"], "6"),
            setting("super-event", &super_events, "off"),
            setting("supply-model", &["unlimited", "printed"], "unlimited"),
        ]
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), BadOption> {
        let bad = || BadOption::value::<Options>(key, value);
        match key {
            "edition" => {
                self.edition = match value {
                    "2007" => Edition::E2007,
                    "2017" => Edition::E2017,
                    _ => return Err(bad()),
                }
            }
            "event-row" => {
                self.event_row = match value {
                    "procedure" => EventRow::Procedure,
                    "uniform" => EventRow::Uniform,
                    list => EventRow::Custom(custom_row(list).ok_or_else(bad)?),
                }
            }
            "first-seat" => {
                self.first_seat = match value {
                    "random" => None,
                    "0" | "1" | "2" | "3" | "4" => Some(Seat::new(value.parse().map_err(|_| bad())?)),
                    _ => return Err(bad()),
                }
            }
            "great-wall" => {
                self.great_wall = match value {
                    "off" => false,
                    "on" => true,
                    _ => return Err(bad()),
                }
            }
            "large-privilege-cost" => {
                self.large_privilege_cost = match value {
                    "6" => Some(6),
                    "7" => Some(7),
                    _ => return Err(bad()),
                }
            }
            "super-event" => {
                self.super_event = match value {
                    "off" => SuperEventOption::Off,
                    "random" => SuperEventOption::Random,
                    name => SuperEventOption::Fixed(SuperEvent::named(name).ok_or_else(bad)?),
                }
            }
            "supply-model" => {
                self.supply_model = match value {
                    "unlimited" => SupplyModel::Unlimited,
                    "printed" => SupplyModel::Printed,
                    _ => return Err(bad()),
                }
            }
            _ => return Err(BadOption::unknown::<Options>(key, value)),
        }
        Ok(())
    }

    fn fit(&self, seats: usize) -> Result<(), BadOption> {
        match self.first_seat {
            Some(seat) if seat.idx() >= seats => Err(BadOption {
                key: "first-seat".into(),
                value: seat.to_string(),
                expected: format!("random, or a seat from 0 to {}", seats - 1),
            }),
            Some(_) | None => Ok(()),
        }
    }

    fn lines(&self) -> Vec<(&'static str, String)> {
        let event_row = match self.event_row {
            EventRow::Procedure => None,
            EventRow::Uniform => Some("uniform".into()),
            EventRow::Custom(row) => Some(row.map(EventTile::code).join("-")),
        };
        let super_event = match self.super_event {
            SuperEventOption::Off => None,
            SuperEventOption::Random => Some("random".into()),
            SuperEventOption::Fixed(event) => Some(event.code().into()),
        };
        let cost = self.large_privilege_price();
        [
            ("edition", (self.edition == Edition::E2017).then(|| "2017".into())),
            ("event-row", event_row),
            ("first-seat", self.first_seat.map(|seat| seat.to_string())),
            ("great-wall", self.great_wall.then(|| "on".into())),
            (
                "large-privilege-cost",
                (cost != self.edition.print().large_privilege).then(|| cost.to_string()),
            ),
            ("super-event", super_event),
            ("supply-model", (self.supply_model == SupplyModel::Printed).then(|| "printed".into())),
        ]
        .into_iter()
        .filter_map(|(key, value)| value.map(|value| (key, value)))
        .collect()
    }
}

/// A row somebody laid out, if it satisfies YD-INV-7.
fn custom_row(list: &str) -> Option<[EventTile; 10]> {
    let row: Vec<EventTile> = list.split('-').map(EventTile::named).collect::<Option<_>>()?;
    let row: [EventTile; 10] = row.try_into().ok()?;
    is_legal_row(&row).then_some(row)
}

/// YD-INV-7, for months 3 to 12: every kind but peace twice, no two alike side by side.
pub(crate) fn is_legal_row(row: &[EventTile]) -> bool {
    let copies = usize::from(data().events.copies);
    let twice = |kind: &EventTile| row.iter().filter(|tile| *tile == kind).count() == copies;
    EventTile::ALL.iter().filter(|kind| **kind != EventTile::Peace).all(twice)
        && !row.contains(&EventTile::Peace)
        && row.windows(2).all(|pair| pair[0] != pair[1])
}
