//! The law of the page: two worlds that look the same to a seat are drawn for it with the same bytes, and what a
//! choice is foretold to do is the same in both.

use confucius::Confucius;
use dragon::Dragon;
use gugong::Gugong;
use i18n::{Locale, Say};
use kit::Chance;
use shelf::{Errand, Key, Listed, visit};
use tabletop::play::Menu;
use tabletop::{Dice, Match, Options as _, Score as _, Seat, Seed, State, View, Viewer};
use ui::{Account, Drawable, Offers};

/// Everything of a page that depends on the game.
fn page<G: Drawable>(view: &View<'_, G>, acting: Option<Seat>, say: &Say) -> String {
    let offers = acting.map_or_else(Offers::none, |me| {
        let mut menu = Menu { offers: Vec::new(), bars: Vec::new() };
        G::legal(view, me, &mut menu);
        Offers::new(view, &menu, me, say, |_| None)
    });
    let board = G::board(view, &offers, say).into_string();
    board + &offers.list(say).into_string() + &offers.bars().into_string() + &G::text(view, say)
}

fn told<G: Drawable>(events: &[G::Event], to: Viewer, say: &Say) -> Vec<String> {
    events.iter().map(|event| say.tell(event, to)).collect()
}

fn law<G: Drawable>(seats: usize, number: u64) {
    let say = Say::new(Locale::En);
    let mut game =
        Match::<G>::new(seats, Default::default(), Seed::nth(21, number)).expect("so many can play");
    let mut chance = Chance::new(number);
    while let Some(me) = game.to_act().lowest() {
        let offers = game.offers(me).expect("it is to act");
        for viewer in Seat::first(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let view = game.view(viewer);
            let world: State<G> = G::imagine(&view, Dice::new(Seed::nth(99, game.ply() as u64)));
            let acting = (viewer == Viewer::Seat(me)).then_some(me);
            if game.ply().is_multiple_of(5) {
                assert_eq!(page(&view, acting, &say), page(&world.view(viewer), acting, &say));
            }
            for &action in offers.iter().filter(|_| acting.is_some()) {
                let Some(foretold) = game.foresee(me, action) else { continue };
                let (mut elsewhere, mut events) = (world, Vec::new());
                elsewhere.draft(me, action, &mut events);
                assert_eq!(told::<G>(&foretold, viewer, &say), told::<G>(&events, viewer, &say), "{action}");
            }
        }
        game.play(me, *chance.one_of(&offers)).expect("it is offered");
    }
}

#[test]
fn what_a_seat_cannot_know_changes_no_byte_of_its_page() {
    struct Law;
    impl Errand for Law {
        type Out = ();
        fn run<G: Listed>(self) {
            G::SEATS.cycle().take(6).zip(0..).for_each(|(seats, number)| law::<G>(seats, number));
        }
    }
    Key::ALL.into_iter().for_each(|key| visit(key, Law));
}

#[test]
fn the_account_says_where_every_point_comes_from() {
    for (seats, number) in [2, 3, 4, 5, 5].into_iter().zip(0..) {
        let mut options = dragon::Options::default();
        for (key, value) in [("great-wall", "on"), ("super-event", "random")] {
            options.set(key, value).expect("it is an option");
        }
        let mut game = Match::<Dragon>::new(seats, options, Seed::nth(22, number)).expect("so many can play");
        while let Some(me) = game.to_act().lowest() {
            let offers = game.offers(me).expect("it is to act");
            game.play(me, offers[game.ply() * 7 % offers.len()]).expect("it is offered");
            let table = game.view(Viewer::Spectator).table;
            let account = Account::of::<Dragon>(game.story(), table, seats, Viewer::Spectator);
            for seat in Seat::first(seats) {
                assert_eq!(account.total(seat), i32::from(table.courts[seat].vp), "of {seat}");
            }
        }
    }
}

#[test]
fn the_account_of_confucius_says_so_too_and_foretells_what_is_settled() {
    for (seats, number) in [3, 4, 5, 3, 5].into_iter().zip(0..) {
        let options = confucius::Options { advanced_game: number % 2 == 0, ..Default::default() };
        let mut game =
            Match::<Confucius>::new(seats, options, Seed::nth(22, number)).expect("so many can play");
        while let Some(me) = game.to_act().lowest() {
            let offers = game.offers(me).expect("it is to act");
            game.play(me, offers[game.ply() * 7 % offers.len()]).expect("it is offered");
            let table = game.view(Viewer::Spectator).table;
            let account = Account::of::<Confucius>(game.story(), table, seats, Viewer::Spectator);
            for seat in Seat::first(seats) {
                assert_eq!(account.total(seat), i32::from(table.families[seat].score), "of {seat}");
            }
        }
        let table = game.view(Viewer::Spectator).table;
        assert!(Confucius::prospects(table).is_empty(), "it is over");
    }
}

#[test]
fn the_account_of_gugong_says_so_too() {
    for (seats, number) in [1, 2, 3, 4, 5, 4].into_iter().zip(0..) {
        let options = gugong::Options { special_tokens: number % 2 == 1, ..Default::default() };
        let mut game = Match::<Gugong>::new(seats, options, Seed::nth(22, number)).expect("so many can play");
        while let Some(me) = game.to_act().lowest() {
            let offers = game.offers(me).expect("it is to act");
            game.play(me, offers[game.ply() * 7 % offers.len()]).expect("it is offered");
            let table = game.view(Viewer::Spectator).table;
            let account = Account::of::<Gugong>(game.story(), table, seats, Viewer::Spectator);
            for seat in Seat::first(seats) {
                assert_eq!(account.total(seat), i32::from(table.players[seat].vp), "of {seat}");
            }
        }
        let table = game.view(Viewer::Spectator).table;
        assert!(Gugong::prospects(table).is_empty(), "it is over");
    }
}
