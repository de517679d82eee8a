//! Seat logs as the store has them. The first line of an input says how many seats there are and how many choices
//! were made; every other is an entry: seat, kind, to whom, particulars, by whom, at which choice, when, with tabs
//! between them.

use server::fuzzing::{Row, seat_log};
use tabletop::MAX_SEATS;

/// Reads a seat log.
///
/// # Panics
/// If something is wrong with us.
pub fn check(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut lines = text.lines();
    let (seats, plies) = lines.next().and_then(|first| first.split_once('\t')).unwrap_or_default();
    let seats = seats.parse().unwrap_or(3_usize).clamp(1, MAX_SEATS);
    let cells: Vec<Vec<String>> =
        lines.map(|line| line.split('\t').map(|cell| cell.replace("\\n", "\n")).collect()).collect();
    let row = |cells: &'_ Vec<String>| -> Option<(usize, usize, i64)> {
        Some((cells.first()?.parse().ok()?, cells.get(5)?.parse().ok()?, cells.get(6)?.parse().ok()?))
    };
    let rows: Vec<Row<'_>> = cells
        .iter()
        .filter_map(|cells| {
            let (seat, ply, at) = row(cells)?;
            let somebody = |idx: usize| Some(cells[idx].as_str()).filter(|name| *name != "-");
            Some(Row { seat, kind: &cells[1], who: somebody(2), detail: &cells[3], by: somebody(4), ply, at })
        })
        .collect();
    seat_log(seats, plies.parse().unwrap_or_default(), &rows);
}

/// Tables at which everything has happened.
pub fn seeds() -> Vec<Vec<u8>> {
    let invites = ["0", "1", "2"].map(|digit| digit.repeat(32));
    let rows = [
        "0\tsat\tanna\t\\nAnna\tanna\t0\t100".to_owned(),
        format!("1\tfree\t-\t{}\tanna\t0\t100", invites[0]),
        format!("2\tfree\t-\t{}\tanna\t0\t100", invites[1]),
        "3\tbot\t-\tnovice\tanna\t0\t100".to_owned(),
        format!("1\tsat\tbela\t{}\\nBéla\tbela\t0\t110", invites[0]),
        format!("2\tsat\tcili\t{}\\n\tcili\t0\t120", invites[1]),
        "2\tnamed\t-\tCili\tcili\t3\t130".to_owned(),
        "1\tasks\t-\tyes\tbela\t4\t140".to_owned(),
        "1\thint\t-\t\tbela\t4\t145".to_owned(),
        "1\twish\t-\tstand-in\tanna\t5\t400".to_owned(),
        "1\tstand-in\t-\t\tcili\t5\t410".to_owned(),
        "1\tback\t-\t\tbela\t6\t500".to_owned(),
        "0\twish\t-\tnewcomer\tbela\t9\t100000".to_owned(),
        format!("0\tlost\t-\t{}\tcili\t9\t100010", invites[2]),
        "0\treturned\t-\t\tanna\t9\t100020".to_owned(),
    ];
    let part = |count: usize| format!("4\t9\n{}", rows[..count].join("\n")).into_bytes();
    let moved = rows.iter().rev().cloned().collect::<Vec<_>>().join("\n");
    (0..=rows.len()).map(part).chain([format!("5\t0\n{moved}").into_bytes()]).collect()
}
