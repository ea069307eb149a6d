//! Chess by the Laws of FIDE, as `rules.md` beside this file tells it.
//!
//! Differences to the Laws: a draw by repetition or by fifty moves is claimed on the position that stands on the
//! board, before one's own turn, never on one that the next move would bring about; and of the positions in which
//! neither side can ever mate, the game ends by itself only in those with too little material.

use rand_core::Rng;

use crate::board::Role;
use crate::chess::{Arrays, Game, Move, Position, SEATS};
use crate::rules::{Applied, Describe, Info, Options, Pending, Reason, Refusal, Rules, SetupError};
use crate::scene::Scene;
use crate::seat::{Seat, Viewer};

#[cfg(test)]
mod tests;

/// The pieces of the first rank, from the a-file on.
const ARRAY: [Role; 8] =
    [Role::Rook, Role::Knight, Role::Bishop, Role::Queen, Role::King, Role::Bishop, Role::Knight, Role::Rook];

/// The rules of chess.
#[derive(Debug)]
pub struct Chess;

impl Rules for Chess {
    const INFO: Info = Info {
        id: "chess",
        title: "Chess",
        inventor: "many hands over fifteen centuries",
        summary: "The old game itself: two armies, one king each, no luck at all.",
        rules: include_str!("rules.md"),
        seats: SEATS,
        options: &[],
        secret: None,
        chance: false,
        words: &[],
    };

    type State = Game;
    type View = Game;
    type Step = Move;

    fn start(_options: &Options) -> Result<Game, SetupError> {
        Ok(Game::new(Position::from_array(ARRAY)))
    }

    fn parse(position: &str, _options: &Options) -> Result<Game, SetupError> {
        Ok(Game::new(Position::parse(position, Arrays::Usual)?))
    }

    fn position(state: &Game) -> String {
        state.position().to_string()
    }

    fn pending(state: &Game) -> Pending {
        state.pending()
    }

    fn view(state: &Game, _viewer: Viewer) -> Game {
        state.clone()
    }

    fn offers(view: &Game, out: &mut Vec<Move>) {
        out.extend(view.moves());
    }

    fn describe(view: &Game, step: Move) -> Describe {
        view.describe(step)
    }

    fn apply(state: &mut Game, seat: Seat, step: Move) -> Result<Applied, Refusal> {
        state.play(seat, step)
    }

    fn read(view: &Game, typed: &str) -> Result<Move, Refusal> {
        view.read(typed)
    }

    fn scene(view: &Game) -> Scene {
        view.scene()
    }

    fn claim(state: &Game) -> Option<Reason> {
        state.claim()
    }

    fn resample(view: &Game, _rng: &mut dyn Rng) -> Game {
        view.clone()
    }

    fn fast_perft(state: &Game, depth: u32) -> Option<u64> {
        state.fast_perft(depth)
    }
}
