use bots::arena::*;
fn main() {
    let o = Default::default();
    let b = ["random".to_string()];
    for _ in 0..5 {
        let t = std::time::Instant::now();
        let s =
            Series::<dragon::Dragon> { seats: 4, options: &o, bots: &b, games: 20000, seed: 1, threads: 1 };
        let r = s.run(|_| {}).unwrap();
        let e = t.elapsed().as_secs_f64();
        println!(
            "{:.2}M/s {} choices {:.0} g/s {:.1}/game state {} {:?}",
            r.choices as f64 / e / 1e6,
            r.choices,
            20000.0 / e,
            r.choices as f64 / 20000.0,
            size_of::<dragon::State>(),
            r.points(tabletop::Seat::new(0))
        );
    }
}
