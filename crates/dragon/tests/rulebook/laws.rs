use dragon::Dragon;
use tabletop::laws;

#[test]
fn smoke() {
    for seats in 2..=5 {
        for seed in 0..20 {
            laws::check::<Dragon>(seats, &Default::default(), seed);
        }
    }
}
