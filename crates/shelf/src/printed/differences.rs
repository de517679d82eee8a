//! What corrected tables say otherwise: whoever is invited to play with them wants to see that before.

use std::collections::{BTreeMap, BTreeSet};

use toml::{Table, Value};

/// A value that is not the usual one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// In which file.
    pub file: &'static str,
    /// What it is: the way to it, a row by its id.
    pub place: String,
    /// What is built in; nothing if there is no such value.
    pub usual: String,
    /// What was corrected.
    pub corrected: String,
}

/// Values by the way to them.
type Values = BTreeMap<String, String>;

/// Where two tables of this name differ. What cannot be read has no values: it was checked before.
pub(super) fn between(file: &'static str, usual: &str, corrected: &str) -> Vec<Difference> {
    let [usual, corrected] = [usual, corrected].map(values);
    let places: BTreeSet<&String> = usual.keys().chain(corrected.keys()).collect();
    let of = |values: &Values, place: &String| values.get(place).cloned().unwrap_or_default();
    places
        .into_iter()
        .filter(|place| usual.get(*place) != corrected.get(*place))
        .map(|place| Difference {
            file,
            place: place.clone(),
            usual: of(&usual, place),
            corrected: of(&corrected, place),
        })
        .collect()
}

fn values(text: &str) -> Values {
    let mut values = Values::new();
    table("", &text.parse().unwrap_or_default(), &mut values);
    values
}

fn table(place: &str, table: &Table, values: &mut Values) {
    for (key, value) in table {
        // A row is called by its id.
        if key != "id" {
            enter(join(place, key), value, values);
        }
    }
}

fn enter(place: String, value: &Value, values: &mut Values) {
    match value {
        Value::Table(inner) => table(&place, inner, values),
        Value::Array(rows) if rows.iter().any(Value::is_table) => {
            for (row, number) in rows.iter().zip(1..) {
                let id = row.get("id").map_or_else(|| format!("{number}"), bare);
                enter(join(&place, &id), row, values);
            }
        }
        // Of a set of names only those are told that come or go.
        Value::Array(names) if names.iter().any(Value::is_str) => {
            values.extend(names.iter().map(|name| (join(&place, &bare(name)), "✓".into())));
        }
        Value::Array(_)
        | Value::String(_)
        | Value::Integer(_)
        | Value::Float(_)
        | Value::Boolean(_)
        | Value::Datetime(_) => {
            values.insert(place, bare(value));
        }
    }
}

fn join(place: &str, key: &str) -> String {
    if place.is_empty() { key.into() } else { format!("{place} · {key}") }
}

fn bare(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Integer(number) => number.to_string(),
        Value::Float(number) => number.to_string(),
        Value::Boolean(is) => is.to_string(),
        Value::Datetime(time) => time.to_string(),
        Value::Array(all) => format!("[{}]", all.iter().map(bare).collect::<Vec<_>>().join(", ")),
        // Tables are entered.
        Value::Table(_) => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_differs_is_told() {
        let usual = "a = 1 # one\nb = [1, 2]\nroads = [\"x y\", \"y z\"]\n[[card]]\nid = \"c1\"\nvalue = 3\n";
        let corrected = "a = 1\nb = [1, 3]\nroads = [\"y z\", \"z x\"]\n[[card]]\nid = \"c1\"\nvalue = 4\n";
        let told: Vec<_> = between("t.toml", usual, corrected)
            .into_iter()
            .map(|Difference { place, usual, corrected, .. }| (place, usual, corrected))
            .collect();
        let row = |place: &str, usual: &str, corrected: &str| (place.into(), usual.into(), corrected.into());
        assert_eq!(
            told,
            [
                row("b", "[1, 2]", "[1, 3]"),
                row("card · c1 · value", "3", "4"),
                row("roads · x y", "✓", ""),
                row("roads · z x", "", "✓"),
            ]
        );
    }

    #[test]
    fn other_words_for_the_same_are_no_difference() {
        assert_eq!(between("t.toml", "a = { b = 1 } # [X]", "# checked\n[a]\nb = 1"), []);
    }
}
