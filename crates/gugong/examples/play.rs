use gugong::{Action, Gugong, Options, State, Table};
use tabletop::{Deaf, Dice, Game, Options as _, Purpose, Seed};
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let games: u64 = args.get(1).map_or(200, |a| a.parse().unwrap());
    for seats in 1..=5 {
        let t = std::time::Instant::now();
        let (mut choices, mut points, mut out, mut maxo) = (0u64, 0i64, 0u64, 0);
        for seed in 0..games {
            let mut o = Options::default();
            if seed % 3 == 1 { o.set("special-tokens", "on").unwrap(); }
            if seed % 2 == 1 { o.set("expert-setup", "on").unwrap(); }
            let mut state = Gugong::setup(seats, &o, Dice::new(Seed::nth(seed, 0)));
            let mut pick = Dice::new(Seed::nth(seed, 1)).draw(Purpose::new("p"), 0);
            let mut offers = Vec::new();
            while let Some(me) = state.to_act().lowest() {
                state.legal(me, &mut offers);
                assert!(!offers.is_empty(), "{:?}", state.table.agenda);
                maxo = maxo.max(offers.len());
                let a = offers[pick.below(offers.len() as u32) as usize];
                Gugong::apply(&mut state, me, a, &mut Deaf);
                Gugong::audit(&state);
                choices += 1;
            }
            for s in Gugong::standings(&state.table).iter() { points += s.points as i64; }
            out += state.table.players.iter().filter(|p| p.out).count() as u64;
        }
        let el = t.elapsed().as_secs_f64();
        println!("{seats}: {choices} choices, {:.1}/game, {:.2} M/s, mean points {:.1}, out {:.2}, max offers {maxo}", choices as f64/games as f64, choices as f64/el/1e6, points as f64/(games as f64*seats as f64), out as f64/games as f64);
    }
    println!("state {} table {} task {} action {}", size_of::<State>(), size_of::<Table>(), size_of::<gugong::task::Task>(), size_of::<Action>());
}
