//! Fun-in-a-Box Chess: chess with Things, as `rules.md` beside this file tells it.

use crate::board::Square;
use crate::chess::{Army, DeadPositions, Variant, boxed_name};
use crate::duel::{Chesslike, Match, SEATS, token};
use crate::rules::{
    Achievements, Credit, Info, Length, Lesson, OptionInfo, OptionKind, Options, Phrase, SetupError, Value,
};
use crate::scene::{Cell, Marks, Scene, Terrain, Token};

mod achievements;
mod boxes;
mod evaluation;
mod kinds;
mod lesson;
mod pair;
mod position;
mod refusals;
#[cfg(test)]
mod tests;

pub use boxes::Boxes;
pub use kinds::{Board, Move, Piece, Role};
pub use position::Position;

use kinds::{ARRAY, Base, PROMOTIONS};

/// The army.
const ARMY: &Army<Role> =
    &Army { promotions: &PROMOTIONS, dead: DeadPositions::BareKings, pawns_retreat: false };

/// The rules of Fun-in-a-Box Chess.
#[derive(Debug)]
pub struct FunInABox;

fn unlatch(options: &Options) -> bool {
    options.get("unlatch") == Some("on")
}

impl Chesslike for FunInABox {
    const INFO: Info = Info {
        id: "fun-in-a-box",
        title: "Fun-in-a-Box Chess",
        credit: Credit::By("David Howe"),
        summary: "Chess with two leaping Things a side that capture whatever they catch between them.",
        rules: crate::rules::pages_beside!(),
        options: &[OptionInfo {
            key: "unlatch",
            help: "Captured Things go back to their box and come out again when their side gives check.",
            kind: OptionKind::Switch { default: false },
        }],
        words: crate::rules::words_beside!(),
        puzzles: include_str!("data/puzzles.txt"),
        events: &["fun-in-a-box/lost", "fun-in-a-box/latched", "fun-in-a-box/opened"],
        refusals: refusals::ALL,
        length: Length::Long,
        ..Info::of(SEATS)
    };
    const ACHIEVEMENTS: Achievements = achievements::ALL;
    const LESSON: Lesson = lesson::LESSON;

    type Position = Position;

    fn start(options: &Options) -> Result<Position, SetupError> {
        Ok(Position::new(Base::from_army(ARMY, ARRAY), unlatch(options)))
    }

    fn text(position: &Position) -> String {
        position.to_string()
    }

    fn parse(text: &str, options: &Options) -> Result<Position, SetupError> {
        Position::parse(text, unlatch(options))
    }

    fn move_question(position: &Position) -> Phrase {
        let side = position.turn();
        let way = match (position.has_no_things(side), position.has_no_things(side.other())) {
            (true, true) => "chess",
            (true, false) => "gone",
            (false, _) if position.boxes().is_latched(side) => "latched",
            (false, _) => "leaps",
        };
        Phrase::of("engine-asks-fun-in-a-box-move").with("way", Value::Case(way))
    }

    fn adorn(game: &Match<Position>, scene: &mut Scene<Phrase>) {
        let position = game.position();
        let boxes = position.boxes();
        for square in Boxes::ALL {
            let owner = Boxes::owner(square);
            // Things that have left the game watch the rest of it through the holes of their box.
            let watching = position.has_no_things(owner).then(|| Piece::new(owner, Role::Thing));
            scene.cells.push(Cell {
                terrain: Terrain::Box { latched: boxes.is_latched(owner) || watching.is_some() },
                token: boxes.thing_at(square).or(watching).map(|thing| Token {
                    name: boxed_name(square).unwrap_or(thing.role.name()),
                    ..token(thing)
                }),
                marks: Marks {
                    last_from: game.last().is_some_and(|last| last.path.0 == square),
                    ..Marks::default()
                },
                ..Cell::empty(square)
            });
        }
        if let Some((one, two)) = captors(game) {
            for cell in scene.cells.iter_mut().filter(|cell| cell.square == one || cell.square == two) {
                cell.marks.captor = true;
            }
        }
    }
}

/// The two Things that captured in the last move.
fn captors(game: &Match<Position>) -> Option<(Square, Square)> {
    let last = game.last().filter(|last| last.role == Role::Thing)?;
    let (_, to) = last.path;
    let (victim, _) = last.captured?;
    Some((to, pair::beyond(to, victim)?))
}
