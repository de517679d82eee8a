//! Whether the travel map can be travelled: cities, roads, and Meng's way round.

use super::read::{MapRows, Notes};
use super::{Side, SidePrint};
use crate::city::{Cities, City};

/// Cities and roads of a side.
pub(super) fn draw_map(side: Side, rows: &MapRows, print: &mut SidePrint, notes: &mut Notes<'_>) {
    for row in rows.cities.get_ref() {
        let id = &row.get_ref().id;
        match City::named(id) {
            Some(city) if print.cities.contains(city) => notes.on(row, format!("city {id} is there twice")),
            Some(city) => {
                print.cities.add(city);
                print.at[city.idx()] = row.get_ref().at;
            }
            None => notes.on(row, format!("`{id}` is no city: a row t, m or b and a column 1 to 10")),
        }
    }
    let known = print.cities;
    let find = |text: &str| City::named(text).filter(|&city| known.contains(city));
    for row in &rows.roads {
        let ends = row.get_ref().split_once(' ');
        match ends.and_then(|(one, other)| find(one).zip(find(other))) {
            Some((one, other)) if one == other => notes.on(row, format!("a road from {one} to itself")),
            Some((one, other)) if print.roads[one.idx()].contains(other) => {
                notes.on(row, format!("the road {one} {other} is there twice"));
            }
            Some((one, other)) => {
                print.roads[one.idx()].add(other);
                print.roads[other.idx()].add(one);
            }
            None => {
                notes.on(row, format!("`{}` does not join two cities of side {}", row.get_ref(), side.code()))
            }
        }
    }
    measure(print);
    let cities: Vec<City> = print.cities.iter().collect();
    if let Some(&first) = cities.first() {
        let cut_off = cities.iter().find(|city| print.distance[first.idx()][city.idx()] == u8::MAX);
        if let Some(city) = cut_off {
            notes.on(&rows.cities, format!("no way leads from {first} to {city}: the map is in pieces"));
        }
    }
    if !print.cities.len().is_multiple_of(2) {
        notes.on(&rows.cities, format!("{} cities: the number must be even", print.cities.len()));
    }
    go_round(rows, print, notes);
}

/// How many roads lie between any two cities.
fn measure(print: &mut SidePrint) {
    for start in print.cities.iter() {
        let (mut seen, mut edge, mut roads) = (Cities::one(start), Cities::one(start), 0);
        while !edge.is_empty() {
            edge.iter().for_each(|city| print.distance[start.idx()][city.idx()] = roads);
            let next = edge.iter().fold(Cities::NONE, |all, city| all.or(print.roads[city.idx()]));
            edge = next.without(seen);
            seen = seen.or(edge);
            roads += 1;
        }
    }
}

/// Meng's way round: each city once, and roads between them.
fn go_round(rows: &MapRows, print: &mut SidePrint, notes: &mut Notes<'_>) {
    for row in &rows.perimeter {
        let city = City::named(row.get_ref()).filter(|&city| print.cities.contains(city));
        match city {
            None => notes.on(row, format!("`{}` is no city of this side", row.get_ref())),
            Some(city) if print.perimeter.contains(&city) => {
                notes.on(row, format!("{city} is on the perimeter twice"));
            }
            Some(city) => {
                if let Some(&before) = print.perimeter.last()
                    && !print.roads[before.idx()].contains(city)
                {
                    notes.on(row, format!("no road leads from {before} to {city}"));
                }
                print.perimeter.push(city);
            }
        }
    }
    if let (Some(&first), Some(&last), Some(row)) =
        (print.perimeter.first(), print.perimeter.last(), rows.perimeter.last())
        && !print.roads[last.idx()].contains(first)
    {
        notes.on(row, format!("no road leads from {last} back to {first}"));
    }
}
