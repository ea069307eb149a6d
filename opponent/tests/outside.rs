//! A game outside the repository gets a computer player by saying what its pieces are worth, and by one line that registers it.

use std::ops::ControlFlow;

use engine::board::{Role, Side, Square, SquareSet};
use engine::catalogue::{self, Catalogue};
use engine::chess::{Arrays, PieceMoves, Position as Base, PositionKey, Variant, won_by};
use engine::duel::{Chesslike, SEATS};
use engine::evaluate::{Score, Study, Weighed, Worth};
use engine::games::chess::evaluation;
use engine::rules::{Info, Options, Outcome, Reason, SetupError};
use engine::seat::Seat;
use opponent::{Budget, Level, Player, Players, Thought};

const HILL: SquareSet = SquareSet::from_bits(0x18_1800_0000);

/// Chess in which a king wins in the middle of the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Position(Base);

impl Variant for Position {
    type Kind = Role;
    type Key = PositionKey;

    fn base(&self) -> &Base {
        &self.0
    }

    fn base_mut(&mut self) -> &mut Base {
        &mut self.0
    }

    fn key(&self) -> PositionKey {
        self.0.key()
    }

    fn generate<B>(&self, listener: impl FnMut(PieceMoves) -> ControlFlow<B>) -> ControlFlow<B> {
        self.0.generate(listener)
    }

    fn ending(&self) -> Option<Outcome> {
        let on_hill = |side: &Side| self.0.placement().pieces(*side, Role::King).meets(HILL);
        Side::BOTH.into_iter().find(on_hill).map(|side| won_by(side, Reason::new("the-hill", "the hill")))
    }

    fn is_dead(&self) -> bool {
        false
    }
}

impl Weighed for Position {
    const WORTHS: &'static [Worth] = evaluation::WORTHS;

    /// Nearer to the middle is better.
    fn study(&self) -> Study {
        Side::BOTH.into_iter().fold(Study::EMPTY.with(self.placement(), Self::WORTHS), |study, side| {
            let rank = self.placement().king(side).map_or(0, Square::rank);
            study.plus(side, Score::even(20 * i32::from((rank - side.rank(0)).abs().min(3))))
        })
    }
}

struct Hill;

impl Chesslike for Hill {
    const INFO: Info = Info { id: "hill", title: "Hill", ..Info::of(SEATS) };

    type Position = Position;

    fn start(options: &Options) -> Result<Position, SetupError> {
        Self::parse("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", options)
    }

    fn parse(text: &str, _options: &Options) -> Result<Position, SetupError> {
        Ok(Position(Base::parse(text, Arrays::Usual)?))
    }
}

#[test]
fn a_king_climbs_the_hill() {
    Catalogue::new().with(&Player::<Hill>::GAME).install().expect("the first catalogue");
    let game = catalogue::find("hill").expect("it was added");
    let table = game.open(&Options::default(), Some("7k/8/8/8/8/3K4/7r/r7 w - - 0 1")).expect("a position");
    let player = Players::new().find("hill").expect("it came with its game");
    let thought = player.think(&table.view_of(Seat(0)), Level::Easy, &Budget::nodes(1_000), 1);
    let thought = thought.expect("White is asked");
    assert!(thought.value > Thought::WON && thought.entry().starts_with("d3"), "{thought:?}");
}
