//! Everything a person can ask for, whatever way it came in.

use model::computer::Level;
use model::ids::UserId;
use model::screen::Press;

pub use super::clocks::{Away, ClockRequest};
pub use super::community::CommunityRequest;
pub use super::mine::{Format, MineRequest};
pub use super::notes::NoteRequest;
pub use super::offers::OfferRequest;
pub use super::plans::PlanRequest;
pub use super::privacy::DataRequest;
pub use super::servers::{Change as ServerChange, ServerRequest};
pub use super::showing::replay::Cut;
pub use super::told::ToldRequest;
pub use super::tournaments::{TournamentAct, TournamentPlan, TournamentRequest, fits_tournaments};

/// The word for having chosen no theme.
pub const USUAL: &str = "usual";

/// Whose boards a theme is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// What only the person who asks sees.
    Own,
    /// What several people see on the server.
    Server,
}

/// A request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Open a table.
    Play(Wish),
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
    Told(ToldRequest),
    /// Takebacks, calling off, rematches.
    Offer(OfferRequest),
    /// Conditional turns.
    Plan(PlanRequest),
    /// One's own table: lists, notes, search, export.
    Mine(MineRequest),
    /// What is kept about a person.
    Data(DataRequest),
    /// Open seats, ratings, leaderboards, deeds.
    Community(CommunityRequest),
    /// Tournaments.
    Tournament(TournamentRequest),
    /// Settings of a server, and what its moderators may do.
    Server(ServerRequest),
    /// How this works.
    Help,
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

/// What somebody wants to play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wish {
    /// The catalogue's id.
    pub rules: String,
    /// Whom to invite; `None`: whoever joins.
    pub opponent: Option<UserId>,
    /// Whether that is a bot.
    pub opponent_is_bot: bool,
    /// The level of a computer player to play instead of a person.
    pub computer: Option<Level>,
    /// `white`, `black` …; `None`: drawn by lot.
    pub colour: Option<String>,
    /// Whether the game gets a thread of its own.
    pub thread: bool,
    /// Whether one person may take several seats.
    pub shared: bool,
    /// Options as people type them: `position=518`.
    pub options: String,
    /// Where to begin, as people type it; `None`: at the usual start.
    pub from: Option<String>,
    /// Whether its end is to change ratings; `None`: where that is usual.
    pub rated: Option<bool>,
    /// How much time it gives, as people type it: `3d`; `None`: as usual.
    pub clock: Option<String>,
    /// What becomes of those who are late: the word of a [`Late`](model::time::control::Late); `None`: they lose.
    pub late: Option<String>,
    /// Whether clocks stand on weekends.
    pub weekends: Option<bool>,
}

/// What to do about a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawAction {
    /// Offer one.
    Offer,
    /// Take the offer.
    Accept,
    /// Turn the offer down.
    Decline,
    /// Claim one by the rules.
    Claim,
}

impl DrawAction {
    /// The action of a word, as in the command's choices.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Some(match word {
            "offer" => Self::Offer,
            "accept" => Self::Accept,
            "decline" => Self::Decline,
            "claim" => Self::Claim,
            _ => return None,
        })
    }
}
