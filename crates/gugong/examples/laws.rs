use gugong::{Gugong, Options};
use tabletop::{Options as _, laws};
fn main() {
    for seats in 1..=5 {
        for seed in 0..40 {
            let mut o = Options::default();
            if seed % 3 == 1 { o.set("special-tokens", "on").unwrap(); }
            if seed % 2 == 1 { o.set("expert-setup", "on").unwrap(); }
            if seed % 5 == 1 { o.set("solo-difficulty", "high").unwrap(); }
            laws::check::<Gugong>(seats, &o, seed);
        }
        println!("{seats} ok");
    }
}
