//! Final scoring (rules section 6.15, END).

use tabletop::{Hear, PerSeat, Seat, Standing};

use crate::areas::wall;
use crate::decree::Decree;
use crate::event::{Event, Merit};
use crate::meng::Meng;
use crate::servants;
use crate::table::{Phase, Table};

/// GG-END-1 to GG-END-8, after the last exchange window (GG-END-0).
pub(crate) fn begin(table: &mut Table, out: &mut impl Hear<Event>) {
    table.phase = Phase::End;
    out.hear(|| Event::EndBegan);
    out.moment(table);
    wall::award(table, out); // GG-END-1: no bonuses, whatever the threshold
    out.moment(table);
    for seat in table.players.seats() {
        let (who, is_meng) = (table.who(seat), table.is_meng(seat));
        let own = &mut table.players[seat];
        own.out = own.arrival.is_none() && !is_meng; // GG-END-2, GG-SOL-16
        own.points = Some(if own.out { 0 } else { own.vp });
        if own.out {
            let space = own.envoy;
            out.hear(|| Event::LeftOut { who, space });
        }
    }
    out.moment(table);
    // Source by source over all seats. What brings somebody points depends on nobody else, and the order of a seat
    // stays: D3-1 counts the points made before (GG-END-3).
    for source in [last_decrees, arrival, jade] {
        for seat in table.players.seats() {
            if !table.players[seat].out {
                source(table, seat, out);
                let own = &mut table.players[seat];
                own.points = Some(own.vp);
            }
        }
        out.moment(table);
    }
    match winner(table) {
        Some(seat) => {
            let (who, points) = (table.who(seat), table.players[seat].points.unwrap_or(0));
            out.hear(|| Event::Won { who, points });
        }
        None => out.hear(|| Event::NobodyWon), // GG-END-8
    }
}

/// GG-END-3, GG-END-4.
fn last_decrees(table: &mut Table, seat: Seat, out: &mut impl Hear<Event>) {
    const LAST: [Decree; 5] = [Decree::D31, Decree::D32, Decree::D33, Decree::D34, Decree::D35];
    for decree in LAST {
        if table.players[seat].owns(decree) {
            let vp = table.decree_points(seat, decree);
            servants::score(table, seat, vp, Merit::FinalDecree(decree), out);
        }
    }
}

/// GG-END-5.
fn arrival(table: &mut Table, seat: Seat, out: &mut impl Hear<Event>) {
    if let Some(slot) = table.players[seat].arrival {
        let vp = table.board().arrivals[usize::from(slot)];
        servants::score(table, seat, vp.into(), Merit::Arrival, out);
    }
}

/// GG-END-6.
fn jade(table: &mut Table, seat: Seat, out: &mut impl Hear<Event>) {
    let vp = table.printed().jade_vp(table.players[seat].jade);
    servants::score(table, seat, vp, Merit::Jade, out);
}

impl Table {
    /// GG-END-3, GG-END-4: what a level-3 decree would bring a player now.
    pub fn decree_points(&self, seat: Seat, decree: Decree) -> u16 {
        let own = &self.players[seat];
        let print = self.printed().get().decree(decree);
        let count = match decree {
            Decree::D31 => own.vp / u16::from(print.per),
            Decree::D32 => 1,
            Decree::D33 => u16::from(own.jade),
            Decree::D34 => u16::from(own.decrees.len()),
            Decree::D35 => u16::from(own.cells.total()), // GG-SOL-30
            Decree::D11
            | Decree::D12
            | Decree::D13
            | Decree::D14
            | Decree::D15
            | Decree::D21
            | Decree::D22
            | Decree::D23
            | Decree::D24
            | Decree::D25 => 0,
        };
        let vp = count.saturating_mul(print.amount.into());
        print.most.map_or(vp, |most| vp.min(most.into()))
    }
}

/// GG-END-7: most points among those not out, ties by the intrigue track.
fn winner(table: &Table) -> Option<Seat> {
    if table.meng.is_some() && table.players[Seat::new(0)].out {
        return Some(Meng::SEAT); // GG-SOL-16
    }
    let inside = |seat: Seat| !table.players[seat].out;
    let most =
        table.players.seats().filter(|&seat| inside(seat)).map(|seat| table.players[seat].points).max()?;
    table.ahead(|seat| inside(seat) && table.players[seat].points == most)
}

/// GG-END-9.
pub(crate) fn standings(table: &Table) -> PerSeat<Standing> {
    let points = |seat: Seat| table.players[seat].points.unwrap_or(table.players[seat].vp);
    let standing = |place: usize, seat: Seat| Standing {
        place: u8::try_from(place).unwrap_or(u8::MAX),
        points: points(seat).into(),
    };
    if table.meng.is_some() {
        let won = winner(table) == Some(Seat::new(0));
        return PerSeat::new(1, |seat| standing(if won { 1 } else { 2 }, seat));
    }
    let rank = |seat: Seat| table.ranks.iter().position(|&other| other == seat);
    let is_in = |seat: Seat| !table.players[seat].out;
    let is_before = |one: Seat, other: Seat| {
        is_in(one) && (!is_in(other) || (points(one), rank(one)) > (points(other), rank(other)))
    };
    let none_arrived = table.players.seats().all(|seat| !is_in(seat));
    PerSeat::new(table.players.len(), |seat| {
        let before = table.players.seats().filter(|&other| is_before(other, seat)).count();
        standing(before + 1 + usize::from(none_arrived), seat)
    })
}
