//! Nets on disk and in training.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use bots::features::{FeatureSet, Kind};
use bots::net::{Net, Unfit};
use bots::training::Trainer;
use bots::{Bot, Level, Playable, Player, Random, Trainable};
use confucius::Confucius;
use dragon::Dragon;
use gugong::Gugong;
use tabletop::{Dice, Game, Seed, Viewer};

fn trainer(seats: usize, seed: u64) -> Trainer<Dragon> {
    Trainer::new(seats, seed)
}

#[test]
fn training_is_the_same_on_any_number_of_threads_and_after_a_pause() {
    let (mut one, mut two) = (trainer(2, 7), trainer(2, 7));
    one.generation(0.0, 1);
    two.generation(0.0, 2);
    assert_eq!(one.net().write(), two.net().write());
    let mut later = trainer(2, 7);
    assert!(later.resume(&one.save()));
    one.generation(0.5, 1);
    later.generation(0.5, 1);
    assert_eq!(one.net().write(), later.net().write());
    assert!(!trainer(2, 8).resume(&one.save()), "another seed is another training");
    assert!(!trainer(3, 7).resume(&one.save()));
}

#[test]
fn a_training_can_begin_with_a_net() {
    let mut old = trainer(2, 7);
    old.generation(0.0, 1);
    old.generation(0.0, 1);
    let net = old.net();
    let mut new = trainer(2, 8);
    assert!(new.warm_start(&net));
    let mut again = new.net();
    again.header.seed = net.header.seed;
    again.header.games = net.header.games;
    assert_eq!(again, net, "it knows what the net knows");
    new.generation(0.2, 1);
    new.generation(0.2, 1);
    assert_ne!(new.net().write(), again.write(), "and learns on");
    assert!(!trainer(3, 7).warm_start(&net), "other seats, other features");
}

#[test]
fn a_net_is_read_as_it_was_written_and_only_where_it_fits() {
    let net = trainer(2, 1).net();
    let file = net.write();
    assert_eq!(Net::read::<Dragon>(&file, None, 2).as_ref(), Ok(&net));
    assert_eq!(Net::read::<Dragon>(&file, None, 3), Err(Unfit::Other("number of seats")));
    assert_eq!(Net::read::<Confucius>(&file, None, 2), Err(Unfit::Other("game")));
    let refused = |change: &dyn Fn(&mut Net), what: &'static str| {
        let mut net = net.clone();
        change(&mut net);
        assert_eq!(Net::read::<Dragon>(&net.write(), None, 2), Err(Unfit::Other(what)));
    };
    refused(&|net| net.header.rules += 1, "version of the rules");
    refused(&|net| net.header.features ^= 1, "feature set");
    refused(&|net| net.header.scoring ^= 1, "list of what points are for");
    for at in [0, 9, 40, file.len() / 2, file.len() - 1] {
        let mut damaged = file.clone();
        damaged[at] ^= 1;
        assert_eq!(Net::read::<Dragon>(&damaged, None, 2), Err(Unfit::Damaged), "byte {at}");
    }
    assert_eq!(Net::read::<Dragon>(&file[..100], None, 2), Err(Unfit::Damaged));
    assert_eq!(Net::read::<Dragon>(&[], None, 2), Err(Unfit::Damaged));
}

#[test]
fn a_net_that_learned_other_questions_does_not_fit_though_it_has_as_many_inputs() {
    let now = FeatureSet::of::<Dragon>(2);
    let at = |name: &str| now.features.iter().position(|feature| feature.name == name).unwrap();
    let read_after = |change: &dyn Fn(&mut FeatureSet)| {
        let (mut net, mut before) = (trainer(2, 1).net(), now.clone());
        change(&mut before);
        assert_eq!(before.inputs(), now.inputs());
        net.header.features = before.hash();
        (Net::read::<Dragon>(&net.write(), None, 2).map(|_| ()), trainer(2, 2).warm_start(&net))
    };
    assert_eq!(read_after(&|_| ()), (Ok(()), true));
    let unfit = (Err(Unfit::Other("feature set")), false);
    let (rice, fireworks) = (at("court-0.rice"), at("court-0.fireworks"));
    assert_eq!(now.features[rice].size, now.features[fireworks].size);
    assert_eq!(read_after(&|before| before.features.swap(rice, fireworks)), unfit, "swapped");
    assert_eq!(read_after(&|before| before.features[rice].name.push_str("-sacks")), unfit, "renamed");
    let lead = at("court-0.vp-lead");
    assert_eq!(read_after(&|before| before.features[lead].kind = Kind::Signed(2)), unfit, "in other steps");
}

#[test]
fn a_net_that_would_divide_by_nothing_or_overflow_is_refused() {
    let sound = trainer(2, 1).net();
    let refused = |change: &dyn Fn(&mut Net)| {
        let mut net = sound.clone();
        change(&mut net);
        assert_eq!(Net::read::<Dragon>(&net.write(), None, 2), Err(Unfit::Damaged));
    };
    refused(&|net| net.header.scale_in = 0);
    refused(&|net| net.header.scale_out = 0);
    // The last four bytes before the checksum are a bias; there is no opposite of the least number.
    let mut file = sound.write();
    let end = file.len() - 8;
    file[end - 4..end].copy_from_slice(&i32::MIN.to_le_bytes());
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    let sum = file[..end].iter().fold(0xcbf2_9ce4_8422_2325, step);
    file[end..].copy_from_slice(&sum.to_le_bytes());
    assert!(Net::parse(&file).is_ok(), "it is a net");
    assert_eq!(Net::read::<Dragon>(&file, None, 2), Err(Unfit::Damaged));
}

fn shipped<G: Playable>() {
    for seats in G::SEATS {
        let net = G::nets()
            .get::<G>(seats, G::RULES)
            .unwrap_or_else(|unfit| panic!("{} for {seats}: {unfit}", G::KEY));
        assert!(net.write().len() <= 450_000, "{} for {seats}", G::KEY);
        assert_eq!(bots::without_net::<G>(seats), None);
    }
}

#[test]
fn every_table_has_a_net_that_fits() {
    shipped::<Dragon>();
    shipped::<Confucius>();
    shipped::<Gugong>();
}

#[test]
fn a_lone_player_shares_the_chances_with_the_game() {
    let options = gugong::Options::default();
    let mut state = Gugong::setup(1, &options, Dice::new(Seed::nth(2, 2)));
    let (mut random, mut offers) = (Random::new(3), Vec::new());
    while let Some(me) = state.to_act().lowest() {
        let chances = bots::chances::<Gugong>(&state.view(Viewer::Seat(me))).unwrap();
        assert!((chances[0] + chances[1] - 1.0).abs() < 1e-3, "{chances:?}");
        state.legal(me, &mut offers);
        let action = *random.choose(&state.view(Viewer::Seat(me)), &offers);
        Gugong::apply(&mut state, me, action, &mut tabletop::Deaf);
    }
    let end = bots::chances::<Gugong>(&state.view(Viewer::Spectator)).unwrap();
    assert_eq!(end[..2], [0.0, 1.0], "whoever plays anything is left out, and Meng wins");
}

#[test]
fn without_a_net_simple_rules_play() {
    // For one seat there is no net and no game; whoever asks is told, and a level still chooses.
    assert!(bots::without_net::<Dragon>(1).unwrap().contains("simple rules"));
}

#[test]
fn a_level_beats_random_players() {
    let mut wins = 0;
    for number in 0..20 {
        let mut state = Dragon::setup(2, &dragon::Options::default(), Dice::new(Seed::nth(4, number)));
        let mut bots: [Box<dyn Bot<Dragon>>; 2] =
            [Box::new(Player::new(Level::NET, number)), Box::new(Random::new(number))];
        let mut offers = Vec::new();
        while let Some(me) = state.to_act().lowest() {
            state.legal(me, &mut offers);
            let action = *bots[me.idx()].choose(&state.view(Viewer::Seat(me)), &offers);
            Dragon::apply(&mut state, me, action, &mut tabletop::Deaf);
        }
        wins += u32::from(Dragon::standings(&state.table).iter().next().unwrap().place == 1);
    }
    assert!(wins >= 19, "{wins} of 20");
}

#[test]
fn an_exploring_start_breaks_no_law() {
    let (mut random, mut offers) = (Random::new(7), Vec::new());
    for number in 0..40 {
        for seats in Confucius::SEATS {
            let options = confucius::Options::default();
            let mut state = Confucius::setup(seats, &options, Dice::new(Seed::nth(4, number)));
            Confucius::exploring_start(&mut state.table, number);
            while let Some(me) = state.to_act().lowest() {
                Confucius::audit(&state);
                state.legal(me, &mut offers);
                let action = *random.choose(&state.view(Viewer::Seat(me)), &offers);
                Confucius::apply(&mut state, me, action, &mut tabletop::Deaf);
            }
        }
    }
}
