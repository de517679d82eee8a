//! The worked examples of section 12, one test each.

use expect_test::expect;

use crate::scene::{Scene, check};

#[test]
fn a_drought_takes_one_person_from_each_unsupplied_palace() {
    // YD-EX-25
    let position = "
        month 5 drought | event decay scoring
        A @5 1rice | 3[monk/y farmer/y farmer/o] 2[healer/o] 1[court-lady/y] 2[]
        B @4 9rice | 1[monk/y]
    ";
    assert_eq!(Scene::new(position).offers().len(), 5);
    let mut scene = Scene::new(position);
    scene.play(&["release farmer/y from 0"]);
    assert_eq!(scene.offers(), ["release healer/o from 1", "release court-lady/y from 2"]);
    assert_eq!(scene.barred("release monk/y from 0"), Some("YD-DRT-3"));
    check(
        position,
        &["release farmer/y from 0", "release court-lady/y from 2"],
        expect![[r#"
            A @5 3vp | 3[monk/y farmer/o] 2[healer/o] 3:1[]
            B @4 1vp 8rice | 1[monk/y]
        "#]],
    );
}
