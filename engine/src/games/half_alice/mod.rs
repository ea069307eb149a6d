//! Half Alice Chess: Alice Chess on one board, as `rules.md` beside this file tells it.

use crate::board::{Role, Side};
use crate::chess::{Army, Arrays, DeadPositions, Position as Base, Variant};
use crate::duel::{Chesslike, Match, SEATS};
use crate::games::chess::ARRAY;
use crate::rules::{Achievements, Credit, Info, Lesson, OptionInfo, OptionKind, Options, Phrase, SetupError};
use crate::scene::{Scene, State, Tally};

mod achievements;
mod evaluation;
mod lesson;
mod position;
mod refusals;
#[cfg(test)]
mod tests;

pub use position::Position;

/// The rules of Half Alice Chess.
#[derive(Debug)]
pub struct HalfAlice;

/// The army.
const ARMY: &Army =
    &Army { promotions: &Role::PROMOTIONS, dead: DeadPositions::BareKings, pawns_retreat: false };

/// The number of checkers of each side.
fn checkers(options: &Options) -> u32 {
    options.number("checkers").unwrap_or(12)
}

impl Chesslike for HalfAlice {
    const INFO: Info = Info {
        id: "half-alice",
        title: "Half Alice Chess",
        credit: Credit::After("V. R. Parton"),
        summary: "Every move takes a piece through the looking-glass and back, on one board with checkers.",
        rules: crate::rules::pages_beside!(),
        options: &[OptionInfo {
            key: "checkers",
            help: "How many checkers each side has to put under its pieces.",
            kind: OptionKind::Choice { values: &["12", "16"], default: "12" },
        }],
        words: crate::rules::words_beside!(),
        puzzles: include_str!("data/puzzles.txt"),
        refusals: refusals::ALL,
        ..Info::of(SEATS)
    };
    const ACHIEVEMENTS: Achievements = achievements::ALL;
    const LESSON: Lesson = lesson::LESSON;

    type Position = Position;

    fn start(options: &Options) -> Result<Position, SetupError> {
        Ok(Position::new(Base::from_army(ARMY, ARRAY), checkers(options)))
    }

    fn text(position: &Position) -> String {
        position.to_string()
    }

    fn parse(text: &str, options: &Options) -> Result<Position, SetupError> {
        Position::parse(text, Arrays::Usual, checkers(options))
    }

    fn move_question(position: &Position) -> Phrase {
        Phrase::of("engine-asks-half-alice-move").with("free", position.free(position.turn()))
    }

    fn adorn(game: &Match<Position>, scene: &mut Scene<Phrase>) {
        let position = game.position();
        for cell in &mut scene.cells {
            let far = position.far().contains(cell.square);
            if let Some(token) = cell.token.as_mut().filter(|_| far) {
                token.state = Some(State::Mirrored);
            }
        }
        scene.tallies = Side::BOTH
            .map(|side| Tally {
                title: Phrase::of("engine-scene-free-checkers").with("side", side),
                count: position.free(side),
                tint: side.tint(),
            })
            .into();
    }
}
