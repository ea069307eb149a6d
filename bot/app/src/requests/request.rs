//! Everything a person can ask for, no matter what way it came in.

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
        /// The turn in any notation we read.
        turn: String,
        /// Which game, when more than one could be meant.
        game: Option<String>,
    },
    /// Look at the board.
    Board {
        /// Which game.
        game: Option<String>,
        /// From the other side.
        flip: bool,
        /// In words and letters instead of a picture.
        text: bool,
    },
    /// Choose how boards look, or see how they do.
    Theme {
        /// A theme's word, or `usual` for having chosen none; `None`: only look.
        theme: Option<String>,
        /// Whose boards.
        whose: Whose,
    },
    /// Look at one's own secrets.
    Secrets {
        /// Which game.
        game: Option<String>,
    },
    /// List one's games.
    Games,
    /// Look at the record.
    History {
        /// Which game.
        game: Option<String>,
    },
    /// See a game as a film.
    Replay {
        /// Which game.
        game: Option<String>,
        /// Which film; `None`: as the person sees it.
        view: Option<Cut>,
    },
    /// Read the rules of a game.
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
        /// The catalogue's id; `None`: go on where the person is, or choose a game.
        rules: Option<String>,
        /// How hard it is to be; `None`: near the person's level.
        grade: Option<Grade>,
    },
    /// Ask whether to resign.
    Resign {
        /// Which game.
        game: Option<String>,
    },
    /// Offer, take, turn down or claim a draw.
    Draw {
        /// What to do.
        action: DrawAction,
        /// Which game.
        game: Option<String>,
    },
    /// Look at the hole of the day, or answer it.
    Daily {
        /// A line of moves, to answer.
        line: Option<String>,
        /// How yesterday's went, instead.
        yesterday: bool,
    },
    /// Look at a published puzzle, or answer it.
    Problem {
        /// Which, from 1.
        number: i64,
        /// A line of moves, to answer.
        line: Option<String>,
    },
    /// Ask the partner something that yes or no answers.
    Ask {
        /// The question as typed.
        question: String,
        /// Which game.
        game: Option<String>,
    },
    /// Clocks: time controls, vacation, pauses.
    Clock(ClockRequest),
    /// How somebody wants to be told of things.
    Notifications(NotificationRequest),
    /// Takebacks, calling off, rematches.
    Offer(OfferRequest),
    /// Conditional turns.
    Plan(PlanRequest),
    /// One's own table: lists, notes, search, export.
    Library(LibraryRequest),
    /// What is kept about a person.
    Data(DataRequest),
    /// Open seats, ratings, leaderboards, achievements.
    Community(CommunityRequest),
    /// Tournaments.
    Tournament(TournamentRequest),
    /// Settings of a server, and what its moderators may do.
    Server(ServerRequest),
    /// Hints and reviews.
    Study(StudyRequest),
    /// How this works.
    Help,
    /// Which command does what somebody looks for, `/help` with what that is.
    LookUp {
        /// A command's own name, or what was typed.
        about: String,
    },
    /// Check the sealed seed of a finished game.
    Verify {
        /// Which game.
        game: Option<String>,
    },
    /// A button was pressed, a menu used or a form submitted.
    Press {
        /// What the control stands for; not trusted.
        press: Press,
        /// The value chosen in a menu or typed into a form.
        value: Option<String>,
    },
}
