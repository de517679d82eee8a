//! Golden games: whole records that replay byte for byte.

use dragon::Dragon;

#[test]
fn golden_games_replay_byte_for_byte() {
    kit::golden::replay_byte_for_byte::<Dragon>(12);
}

#[test]
fn golden_games_cover_every_player_count_and_every_option() {
    kit::golden::cover_every_player_count_and_every_option::<Dragon>();
}

#[test]
fn any_moment_of_a_game_can_be_visited_again() {
    kit::golden::any_moment_can_be_visited_again::<Dragon>();
}
