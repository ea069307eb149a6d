//! [`Chesslike`]: games without secrets that consist of their positions get everything else from here.

use rand_core::Rng;

use super::{Match, Playable};
use crate::rules::capability::{Claims, FastPerft, Reading};
use crate::rules::{
    Achievements, Applied, Capabilities, Describe, Dialect, Info, Lesson, Options, Pending, Phrase, Reason,
    Refusal, Rules, SetupError,
};
use crate::scene::Scene;
use crate::search::{Search, Turn, turns};
use crate::seat::{Seat, Viewer};

/// The rules of a game of White against Black without secrets: its special rules are in its position, most often a
/// [`Variant`](crate::chess::Variant) of chess.
pub trait Chesslike: Sized + Send + Sync + 'static {
    /// Name, inventor, options, texts; see [`Rules::INFO`].
    const INFO: Info;

    /// See [`Capabilities::pgn`](crate::rules::Capabilities::pgn).
    const PGN: Option<Dialect> = None;

    /// See [`Achievements`].
    const ACHIEVEMENTS: Achievements = Achievements::NONE;

    /// See [`Lesson`].
    const LESSON: Lesson = Lesson::NONE;

    /// The type of its positions.
    type Position: Playable;

    /// The first position.
    ///
    /// # Errors
    /// When the options don't fit together.
    fn start(options: &Options) -> Result<Self::Position, SetupError>;

    /// Reads a position from its text.
    ///
    /// # Errors
    /// When the text is no position of this game.
    fn parse(text: &str, options: &Options) -> Result<Self::Position, SetupError>;

    /// The text of a position: FEN's six fields, and after them what chess does not have.
    fn text(position: &Self::Position) -> String {
        position.text()
    }

    /// See [`Reading::asks_on`].
    fn asks_on(_game: &Match<Self::Position>) -> bool {
        false
    }

    /// The prompt for an ordinary move, where the game has more to say of it than chess has.
    fn move_question(_position: &Self::Position) -> Phrase {
        Phrase::default()
    }

    /// Adds to the board's scene what chess does not have.
    fn adorn(_game: &Match<Self::Position>, _scene: &mut Scene<Phrase>) {}
}

impl<C: Chesslike> Rules for C {
    const INFO: Info = C::INFO;
    const CAPABILITIES: Capabilities<Self> = Capabilities::NONE
        .pgn(C::PGN)
        .achievements(C::ACHIEVEMENTS)
        .lesson(C::LESSON)
        .claims()
        .reading()
        .fast_perft();

    type State = Match<C::Position>;
    type View = Match<C::Position>;
    type Step = <C::Position as Search>::Step;

    fn start(options: &Options) -> Result<Self::State, SetupError> {
        C::start(options).map(Match::new)
    }

    fn parse(position: &str, options: &Options) -> Result<Self::State, SetupError> {
        C::parse(position, options).map(Match::new)
    }

    fn position(state: &Self::State) -> String {
        C::text(state.position())
    }

    fn pending(state: &Self::State) -> Pending {
        state.pending()
    }

    fn view(state: &Self::State, _viewer: Viewer) -> Self::View {
        state.clone()
    }

    fn offers(view: &Self::View, out: &mut Vec<Self::Step>) {
        out.extend(view.steps());
    }

    fn describe_all(view: &Self::View, offered: &[Self::Step]) -> Vec<Describe> {
        view.describe_all(offered)
    }

    fn apply(state: &mut Self::State, seat: Seat, step: Self::Step) -> Result<Applied, Refusal> {
        state.play(seat, step)
    }

    fn asks(view: &Self::View, _seat: Seat) -> Phrase {
        let question = view.asks();
        if question.is_empty() { C::move_question(view.position()) } else { question }
    }

    fn scene(view: &Self::View) -> Scene<Phrase> {
        let mut scene = view.scene();
        C::adorn(view, &mut scene);
        scene
    }

    fn resample(view: &Self::View, _rng: &mut dyn Rng) -> Self::State {
        view.clone()
    }
}

impl<C: Chesslike> Claims for C {
    fn claim(state: &Self::State) -> Option<Reason> {
        state.claim()
    }
}

impl<C: Chesslike> Reading for C {
    fn read(view: &Self::View, typed: &str) -> Result<Self::Step, Refusal> {
        view.read(typed)
    }

    fn asks_on(view: &Self::View) -> bool {
        C::asks_on(view)
    }
}

impl<C: Chesslike> FastPerft for C {
    fn fast_perft(state: &Self::State, depth: u32) -> Option<u64> {
        state.fast_perft(depth)
    }

    fn fast_turns(state: &Self::State) -> Option<Vec<Turn>> {
        Some(turns(state.position(), C::text))
    }
}
