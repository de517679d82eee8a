use super::*;
use crate::seating::{Entry, Sitting};

const GRACE: Duration = Duration::from_secs(180);
const LONG: Duration = Duration::from_secs(86_400);

struct Scene {
    seating: Seating,
    people: Vec<Person>,
    now: i64,
}

impl Scene {
    /// So many people, then so many free seats; the first has opened the table.
    fn of(people: usize, free: usize) -> Scene {
        let people: Vec<Person> = (0..people).map(|_| Person::fresh()).collect();
        let mut scene =
            Scene { seating: Seating::read(people.len() + free, [], 0), people: people.clone(), now: 0 };
        for (idx, who) in people.into_iter().enumerate() {
            scene.happens(Seat::new(idx), None, What::Sat { who: Some(who), name: None, invite: None });
        }
        for idx in 0..free {
            scene.happens(Seat::new(scene.people.len() + idx), None, What::Free(Invite::fresh()));
        }
        scene
    }

    fn happens(&mut self, seat: Seat, by: Option<&Person>, what: What) {
        let entry = Entry { seat, what, by: by.cloned(), ply: 0, at: Moment::read(self.now) };
        self.seating.push(entry);
    }

    fn all(&mut self, seat: usize, by: usize, happens: Vec<What>) {
        let by = self.people[by].clone();
        for what in happens {
            self.happens(Seat::new(seat), Some(&by), what);
        }
    }

    fn invite(&self, seat: usize) -> Invite {
        match self.seating.sitter(Seat::new(seat)) {
            Some(Sitter::Free { invite, .. }) => invite.clone(),
            other => panic!("not free: {other:?}"),
        }
    }

    fn away(&self, away: Duration) -> Absence {
        Absence { seen: Moment::read(self.now).before(away), away }
    }

    fn sitting(&self, seat: usize) -> &Sitting {
        self.seating.sitting(Seat::new(seat)).expect("a person")
    }
}

#[test]
fn an_invitation_is_spent_by_whoever_takes_it() {
    let mut scene = Scene::of(1, 1);
    let (invite, friend) = (scene.invite(1), Person::fresh());
    assert_eq!(scene.seating.take(&invite, &scene.people[0], None), Err(Denied::SatHere), "no second seat");
    assert!(!scene.seating.has_begun());
    let (seat, sat) = scene.seating.take(&invite, &friend, Some("Béla".into())).unwrap();
    scene.happens(seat, Some(&friend), sat);
    assert!(scene.seating.has_begun());
    assert_eq!(scene.seating.take(&invite, &Person::fresh(), None), Err(Denied::Taken));
    assert_eq!(scene.seating.invited(&invite), Some(Invited::Spent(Some(&friend))), "and leads him back");
}

#[test]
fn whoever_opened_the_table_frees_seats_only_before_the_game() {
    let mut scene = Scene::of(2, 1);
    let [opener, other] = [0, 1].map(|idx| scene.people[idx].clone());
    assert!(scene.seating.give(Seat::new(1), &opener, true, 0).is_ok());
    assert_eq!(scene.seating.give(Seat::new(0), &other, false, 0), Err(Denied::NotYours));
    scene.happens(Seat::new(2), Some(&opener), What::Bot(Bot::read("novice")));
    assert_eq!(scene.seating.give(Seat::new(1), &opener, true, 0), Err(Denied::Begun));
    assert!(scene.seating.give(Seat::new(1), &other, false, 0).is_ok(), "people may always leave");
    assert_eq!(scene.seating.give(Seat::new(4), &opener, true, 0), Err(Denied::NoSeat));
    assert_eq!(scene.seating.seat_bot(Seat::new(1), Level::BEST), Err(Denied::NotYours));
}

#[test]
fn a_seat_that_was_left_goes_to_nobody_who_sits_or_sat_there() {
    let mut scene = Scene::of(3, 0);
    let [opener, left, third] = [0, 1, 2].map(|idx| scene.people[idx].clone());
    let free = scene.seating.give(Seat::new(1), &left, false, 0).unwrap();
    scene.happens(Seat::new(1), Some(&left), free);
    let invite = scene.invite(1);
    for who in [&opener, &left, &third] {
        assert_eq!(scene.seating.take(&invite, who, None), Err(Denied::SatHere));
    }
    assert_eq!(scene.seating.sit_here(Seat::new(1), &opener, None), Err(Denied::Begun));
    assert!(scene.seating.take(&invite, &Person::fresh(), None).is_ok());
}

#[test]
fn a_bot_plays_for_whoever_asks_and_for_whoever_is_away_when_most_agree() {
    let mut scene = Scene::of(4, 0);
    let people = scene.people.clone();
    let wants = |scene: &Scene, by: usize, away| {
        scene.seating.stand_in(Seat::new(3), &people[by], scene.away(away), GRACE)
    };
    assert_eq!(wants(&scene, 0, Duration::ZERO), Err(Denied::NotAway), "who is there plays");
    assert_eq!(wants(&scene, 0, GRACE - Duration::from_secs(1)), Err(Denied::NotAway));
    let stranger = Person::fresh();
    assert_eq!(
        scene.seating.stand_in(Seat::new(3), &stranger, scene.away(LONG), GRACE),
        Err(Denied::NotYours)
    );
    let first = wants(&scene, 0, GRACE).unwrap();
    assert_eq!(first, [What::Wish(Wish::StandIn)], "one of three is not most of them");
    scene.all(3, 0, first);
    assert_eq!(wants(&scene, 0, GRACE).unwrap(), [], "nobody counts twice");
    let second = wants(&scene, 1, GRACE).unwrap();
    assert_eq!(second, [What::Wish(Wish::StandIn), What::StandIn]);
    scene.all(3, 1, second);
    assert_eq!(scene.sitting(3).stood_in, Some(StoodIn::Agreed));
    assert_eq!(
        scene.seating.returns(&people[3]),
        [(Seat::new(3), What::Back)],
        "who comes back has the seat"
    );
    scene.all(3, 3, vec![What::Back]);
    scene.all(
        3,
        3,
        scene.seating.stand_in(Seat::new(3), &people[3], scene.away(Duration::ZERO), GRACE).unwrap(),
    );
    assert_eq!(scene.sitting(3).stood_in, Some(StoodIn::Asked));
    assert_eq!(scene.seating.returns(&people[3]), [], "who asked for a bot says so when it is enough");
}

#[test]
fn wishes_are_void_once_somebody_was_seen_again() {
    let mut scene = Scene::of(4, 0);
    let people = scene.people.clone();
    scene.now = 1_000;
    scene.all(3, 0, vec![What::Wish(Wish::StandIn)]);
    scene.now = 10_000;
    let absence = Absence { seen: Moment::read(2_000), away: Duration::from_secs(8_000) };
    let agreed = scene.seating.stand_in(Seat::new(3), &people[1], absence, GRACE).unwrap();
    assert_eq!(agreed, [What::Wish(Wish::StandIn)], "the first wish is older than the last sign of life");
    let absence = Absence { seen: Moment::read(1_000), ..absence };
    let agreed = scene.seating.stand_in(Seat::new(3), &people[1], absence, GRACE).unwrap();
    assert_eq!(agreed, [What::Wish(Wish::StandIn)], "or of the same second");
    assert_eq!(scene.seating.wishes(Seat::new(3), Wish::StandIn, Moment::read(999)).len(), 1);
}

#[test]
fn a_lost_seat_is_given_to_a_newcomer_by_two_and_taken_back_by_its_person() {
    let mut scene = Scene::of(3, 0);
    let people = scene.people.clone();
    let wants = |scene: &Scene, by: usize, away| {
        scene.seating.lose(Seat::new(0), &people[by], scene.away(away), LONG)
    };
    assert_eq!(wants(&scene, 1, LONG - Duration::from_secs(1)), Err(Denied::NotAway));
    let first = wants(&scene, 1, LONG).unwrap();
    assert_eq!(first, [What::Wish(Wish::Newcomer)]);
    scene.all(0, 1, first);
    let second = wants(&scene, 2, LONG).unwrap();
    assert!(matches!(second[..], [What::Wish(Wish::Newcomer), What::Lost(_)]), "the opener's seat, too");
    scene.all(0, 2, second);
    let invite = scene.invite(0);
    assert_eq!(scene.seating.take(&invite, &people[1], None), Err(Denied::SatHere));
    assert_eq!(scene.seating.seat_bot(Seat::new(0), Level::BEST), Err(Denied::NotYours));
    let returned = scene.seating.returns(&people[0]);
    assert_eq!(returned, [(Seat::new(0), What::Returned)]);
    scene.all(0, 0, vec![What::Returned]);
    assert_eq!(scene.sitting(0).who.as_ref(), Some(&people[0]));
    assert_eq!(scene.seating.take(&invite, &Person::fresh(), None), Err(Denied::Taken), "its link is void");
}

#[test]
fn where_there_are_not_two_others_only_the_host_can_free_a_seat() {
    let scene = Scene::of(2, 0);
    let lost = scene.seating.lose(Seat::new(0), &scene.people[1], scene.away(LONG), LONG);
    assert_eq!(lost, Err(Denied::TooFew));
}

#[test]
fn people_who_share_a_screen_are_known_and_count_once() {
    let mut scene = Scene::of(2, 1);
    let opener = scene.people[0].clone();
    let sat = scene.seating.sit_here(Seat::new(2), &opener, Some("Cili".into())).unwrap();
    scene.happens(Seat::new(2), Some(&opener), sat);
    assert_eq!(scene.seating.shares_with(Seat::new(0)), [Seat::new(2)]);
    assert_eq!(scene.seating.shares_with(Seat::new(1)), []);
    assert_eq!(scene.seating.people().len(), 2);
    let lost = scene.seating.lose(Seat::new(1), &opener, scene.away(LONG), LONG);
    assert_eq!(lost, Err(Denied::TooFew), "two seats, one person");
}

#[test]
fn whoever_has_done_too_much_may_still_leave_and_ask_for_a_bot() {
    let mut scene = Scene::of(3, 0);
    let (seat, own) = (Seat::new(1), scene.people[1].clone());
    let may = |scene: &Scene, what: &What| {
        scene.seating.may_happen(seat, what, Some(&own), Moment::read(scene.now))
    };
    for name in 0..OFTEN {
        scene.now += 1;
        scene.all(1, 1, vec![What::Named(Some(format!("P{name}"))), What::Hint, What::StandIn, What::Back]);
    }
    assert_eq!(may(&scene, &What::Named(None)), Err(Denied::TooOften));
    assert_eq!(may(&scene, &What::Hint), Err(Denied::TooOften));
    assert_eq!(may(&scene, &What::Asks(true)), Ok(()), "each kind for itself");
    for what in [What::Free(Invite::fresh()), What::Back] {
        assert_eq!(may(&scene, &what), Ok(()), "{what:?}");
    }
    assert_eq!(may(&scene, &What::StandIn), Err(Denied::TooOften), "a log has an end");
    scene.now += 60;
    assert_eq!(may(&scene, &What::StandIn), Ok(()), "but whoever must go may go");
    let other = scene.people[0].clone();
    for _ in 0..OFTEN {
        scene.all(1, 0, vec![What::Free(Invite::fresh())]);
    }
    let free =
        scene.seating.may_happen(seat, &What::Free(Invite::fresh()), Some(&other), Moment::read(scene.now));
    assert_eq!(free, Err(Denied::TooOften), "what is not one's own has an end");
}
