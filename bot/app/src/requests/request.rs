//! All requests, independent of the way they come in.

use engine::tactics::Grade;
use model::screen::Press;

pub use crate::clocks::{Away, ClockRequest};
pub use crate::community::CommunityRequest;
pub use crate::invitations::NewTable;
pub use crate::library::{Format, LibraryRequest};
pub use crate::notes::NoteRequest;
pub use crate::notifications::NotificationRequest;
pub use crate::offers::OfferRequest;
pub use crate::opponents::StudyRequest;
pub use crate::plans::PlanRequest;
pub use crate::play::ending::DrawAction;
pub use crate::privacy::DataRequest;
pub use crate::servers::{Change as ServerChange, ServerRequest};
pub use crate::showing::replay::Cut;
pub use crate::showing::themes::{USUAL, Whose};
pub use crate::tournaments::{TournamentAct, TournamentPlan, TournamentRequest, fits_tournaments};

/// A request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Open a table.
    Play(NewTable),
    /// Play a typed turn.
    Move {
        /// The turn in any supported notation.
        turn: String,
        /// The game, when more than one could be meant.
        game: Option<String>,
    },
    /// Show the board.
    Board {
        /// The game.
        game: Option<String>,
        /// Whether to turn the board around.
        flip: bool,
        /// Whether to use words and letters instead of a picture.
        text: bool,
    },
    /// Choose a theme of boards, or show the present one.
    Theme {
        /// A theme's word, or `usual` for the default; `None`: only show.
        theme: Option<String>,
        /// Whose boards.
        whose: Whose,
    },
    /// Show one's own secrets.
    Secrets {
        /// The game.
        game: Option<String>,
    },
    /// List one's games.
    Games,
    /// Show the record.
    History {
        /// The game.
        game: Option<String>,
    },
    /// Show a game as a film.
    Replay {
        /// The game.
        game: Option<String>,
        /// The kind of film; `None`: the person's own view.
        view: Option<Cut>,
    },
    /// Show the rules of a game.
    Rules {
        /// The catalogue's id.
        rules: Option<String>,
    },
    /// Learn a game step by step.
    Learn {
        /// The catalogue's id; `None`: the list of lessons.
        rules: Option<String>,
    },
    /// Solve a puzzle.
    Puzzle {
        /// The catalogue's id; `None`: continue the current one, or choose a game.
        rules: Option<String>,
        /// Its grade; `None`: near the person's level.
        grade: Option<Grade>,
    },
    /// Ask whether to resign.
    Resign {
        /// The game.
        game: Option<String>,
    },
    /// Offer, accept, decline or claim a draw.
    Draw {
        /// The action.
        action: DrawAction,
        /// The game.
        game: Option<String>,
    },
    /// Show the hole of the day, or answer it.
    Daily {
        /// A line of moves, to answer.
        line: Option<String>,
        /// Whether to show yesterday's results instead.
        yesterday: bool,
    },
    /// Show a published problem, or answer it.
    Problem {
        /// Its number, from 1.
        number: i64,
        /// A line of moves, to answer.
        line: Option<String>,
    },
    /// Ask the partner a yes-or-no question.
    Ask {
        /// The question as typed.
        question: String,
        /// The game.
        game: Option<String>,
    },
    /// Clocks: time controls, vacation, pauses.
    Clock(ClockRequest),
    /// Notification settings.
    Notifications(NotificationRequest),
    /// Takebacks, calling off, rematches.
    Offer(OfferRequest),
    /// Conditional turns.
    Plan(PlanRequest),
    /// One's own games: lists, notes, search, export.
    Library(LibraryRequest),
    /// A person's data.
    Data(DataRequest),
    /// Open seats, ratings, leaderboards, achievements.
    Community(CommunityRequest),
    /// Tournaments.
    Tournament(TournamentRequest),
    /// Settings of a server, and what its moderators may do.
    Server(ServerRequest),
    /// Hints and reviews.
    Study(StudyRequest),
    /// Help.
    Help,
    /// Find a command: `/help` with a description.
    LookUp {
        /// A command's own name, or what was typed.
        about: String,
    },
    /// Check the sealed seed of a finished game.
    Verify {
        /// The game.
        game: Option<String>,
    },
    /// A pressed button, used menu or submitted form.
    Press {
        /// The control's action; not trusted.
        press: Press,
        /// The value chosen in a menu or typed into a form.
        value: Option<String>,
    },
}
