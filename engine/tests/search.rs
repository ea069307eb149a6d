//! Every game's fast generator agrees with its offers: the same turns, and the same position after each.

mod support;

use engine::catalogue;
use support::generator::agree;
use support::perft_table;

/// The fewest games of each kind, and the most turns of each.
const GAMES: usize = 12;
const TURNS: usize = 60;

#[test]
fn the_generator_of_every_game_has_the_turns_that_are_offered() {
    for game in catalogue::all() {
        let id = game.info().id;
        let positions: Vec<String> = perft_table(*game).into_iter().map(|(position, _)| position).collect();
        let compared = agree(*game, &positions, GAMES, TURNS);
        assert!(compared > GAMES * 5, "{id}: {compared} positions; write `FastPerft` for it");
    }
}
