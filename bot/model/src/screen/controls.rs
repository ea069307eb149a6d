//! Buttons, menus and forms, and the action of each.

use engine::scene::Tint;
use serde::{Deserialize, Serialize};

use crate::ids::GameId;
use crate::named;

/// A row of controls.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Row {
    /// One to five buttons.
    Buttons(Vec<Button>),
    /// One menu.
    Menu(Menu),
}

impl Row {
    /// The most buttons of a row.
    pub const ROOM: usize = 5;

    /// Buttons in as many rows as they need.
    #[must_use]
    pub fn of(buttons: &[Button]) -> Vec<Self> {
        buttons.chunks(Self::ROOM).map(|row| Self::Buttons(row.to_vec())).collect()
    }
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Button {
    /// At most 80 characters.
    pub label: String,
    /// Its look.
    pub style: Style,
    /// The action when it is pressed.
    pub press: Press,
    /// A picture before the label, where the transport has one for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub glyph: Option<Glyph>,
    /// Whether it is disabled, and only keeps its place.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub idle: bool,
}

impl Button {
    /// A button about a game; for `version` see [`Press::version`].
    pub fn new(label: impl Into<String>, style: Style, verb: Verb, game: GameId, version: i64) -> Self {
        Self {
            label: label.into(),
            style,
            press: Press { verb, game: Some(game), version, arg: String::new() },
            glyph: None,
            idle: false,
        }
    }

    /// A button that belongs to no game.
    pub fn of_page(label: impl Into<String>, style: Style, press: Press) -> Self {
        Self { label: label.into(), style, press, glyph: None, idle: false }
    }

    /// This button with a glyph before its label.
    #[must_use]
    pub fn with_glyph(mut self, glyph: Option<Glyph>) -> Self {
        self.glyph = glyph;
        self
    }

    /// This button, disabled if `idle`.
    #[must_use]
    pub fn idle_if(mut self, idle: bool) -> Self {
        self.idle = idle;
        self
    }

    /// This button with an argument.
    #[must_use]
    pub fn with_arg(mut self, arg: impl Into<String>) -> Self {
        self.press.arg = arg.into();
        self
    }
}

/// A piece or a card before a label. It adds nothing to the label or the picture beside it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Glyph {
    /// The name of the drawing.
    pub art: String,
    /// Its colour.
    #[serde(with = "TintWord")]
    pub tint: Tint,
    /// Whether it is on a card.
    #[serde(default)]
    pub card: bool,
}

impl From<engine::scene::Glyph> for Glyph {
    fn from(glyph: engine::scene::Glyph) -> Self {
        Self { art: glyph.art.to_owned(), tint: glyph.tint, card: glyph.card }
    }
}

/// The stored word of a tint; the engine has none.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Tint", rename_all = "lowercase")]
enum TintWord {
    White,
    Black,
    Neutral,
}

/// The look of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Style {
    /// The thing to do next.
    Primary,
    /// Another possible action.
    Secondary,
    /// Agreement.
    Success,
    /// An irreversible action.
    Danger,
}

/// A menu to choose one thing from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Menu {
    /// The question, at most 150 characters.
    pub placeholder: String,
    /// One to twenty-five choices.
    pub choices: Vec<Choice>,
    /// The action when something is chosen; the value comes with it.
    pub press: Press,
}

/// A choice of a menu.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    /// The text for people, at most 100 characters.
    pub label: String,
    /// The value for the program, 1 to 100 characters.
    pub value: String,
    /// A smaller line below the label, at most 100 characters; may be empty.
    pub note: String,
    /// A picture before the label, where the transport has one for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub glyph: Option<Glyph>,
}

/// The action of a button or menu. It is not trusted when it comes back: the app checks everything again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Press {
    /// The action.
    pub verb: Verb,
    /// The game; `None` for pages that belong to no game, such as rules (written `-` in custom ids). The
    /// picker's controls belong to the lesson or the puzzle of the person who presses them then.
    pub game: Option<GameId>,
    /// The state that the control was made for: in the picker the seat's prompt, below an offer its number,
    /// in a film the frame; 0 where that makes no difference. Never the game's version or the length of its
    /// log: both count what others decided unseen.
    pub version: i64,
    /// An argument: at most 40 characters of ASCII without `:`; may be empty. Never a secret.
    pub arg: String,
}

named! {
    /// All actions of controls; the words stand in custom ids.
    #[derive(Hash, Serialize, Deserialize)]
    Verb {
        /// Take a free seat of an invitation.
        Join = "join",
        /// Take this seat of an invitation (its number in the argument).
        Sit = "sit",
        /// Get up from one's seats of an invitation.
        Leave = "leave",
        /// Turn an invitation down.
        Decline = "decline",
        /// Take one's own invitation back.
        Cancel = "cancel",
        /// Let a computer player of this level (its word in the argument) take the free seats of an invitation.
        Computer = "computer",
        /// Open the private picker.
        Move = "move",
        /// A piece was chosen in the picker (menu; value: its square, or `-` for choices without a piece).
        Piece = "piece",
        /// A step was chosen in the picker (menu; value: the step's text, or `.` to end the turn).
        Step = "step",
        /// A step as a button (the number of drafted steps, a dot and the step; without them it ends the
        /// turn).
        StepButton = "stepb",
        /// Back to the choice of pieces.
        Back = "back",
        /// Drop the draft's steps.
        Undo = "undo",
        /// Open the form for a typed move.
        Type = "type",
        /// A typed move was submitted (form).
        Typed = "typed",
        /// Play the turn that was shown to its player first.
        Confirm = "confirm",
        /// Look at the board.
        Board = "board",
        /// Look at one's own secrets.
        Secrets = "secrets",
        /// Look at the rules.
        Rules = "rules",
        /// Look at the record.
        History = "history",
        /// Show the game as a film (the argument says through whose eyes; empty: one's own).
        Replay = "replay",
        /// Show another frame of the film (its number is the version).
        Moment = "moment",
        /// Ask whether to resign.
        Resign = "resign",
        /// Resign for good.
        ResignYes = "resign-yes",
        /// Offer a draw.
        Draw = "draw",
        /// Take a draw offer.
        DrawYes = "draw-yes",
        /// Turn a draw offer down.
        DrawNo = "draw-no",
        /// Claim a draw.
        Claim = "claim",
        /// Look at the hole of a day (the day stands for the version).
        Daily = "daily",
        /// Open the form for an answer to it.
        DailyForm = "daily-form",
        /// An answer was submitted (form).
        DailyAnswer = "daily-answer",
        /// Look at a published hole (its number stands for the version), or at its solutions.
        Problem = "problem",
        /// Open the form for an answer to it.
        ProblemForm = "problem-form",
        /// An answer was submitted (form).
        ProblemAnswer = "problem-answer",
        /// Start the game with those who have come.
        Start = "start",
        /// Choose a whole turn at random (in the picker).
        Random = "random",
        /// Choose what one chose in one's last game (in the picker).
        Again = "again",
        /// Choose what the game recommends as balanced (in the picker).
        Balanced = "balanced",
        /// Answer a partner's question with yes (its number in the argument).
        AnswerYes = "answer-yes",
        /// Answer a partner's question with no.
        AnswerNo = "answer-no",
        /// Choose a theme (its word in the argument, `.server` after it for everybody's).
        Theme = "theme",
        /// Clocks: time controls, vacation, pauses. (The argument begins with what to do, a dot ends it.)
        Clock = "clocks",
        /// Notification settings. (The argument begins with what to do, a dot ends it.)
        Notifications = "told",
        /// Takebacks, calling off, rematches. (The argument begins with what to do, a dot ends it.)
        Offer = "offers",
        /// Conditional turns. (The argument begins with what to do, a dot ends it.)
        Plan = "plans",
        /// One's own games: lists, notes, search, export. (The argument begins with what to do, a dot ends
        /// it.)
        Library = "mine",
        /// A person's data. (The argument begins with what to do, a dot ends it.)
        Data = "privacy",
        /// Open seats, ratings, leaderboards, achievements. (The argument begins with what to do, a dot ends it.)
        Community = "community",
        /// Tournaments. (The argument begins with what to do, a dot ends it.)
        Tournament = "tournaments",
        /// Settings of a server, and what its moderators may do. (The argument begins with what to do, a dot ends it.)
        Server = "servers",
        /// Lessons: steps, hints, and what comes after. (The argument begins with what to do, a dot ends it.)
        Lesson = "lessons",
        /// Hints and reviews. (The argument begins with what to do, a dot ends it.)
        Study = "study",
        /// Puzzles: another one, the solution, and what comes after. (The argument begins with what to do, a dot ends it.)
        Puzzle = "puzzles",
        /// First contact: the list of games, help. (The argument says what to do.)
        Guide = "guide",
        /// A button that does nothing: the answer "no" to a question.
        Never = "never",
    }
}

/// A form with one field to fill in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// At most 45 characters.
    pub title: String,
    /// The label of the field, at most 45 characters.
    pub label: String,
    /// An example, at most 100 characters.
    pub placeholder: String,
    /// Whether several lines fit.
    pub long: bool,
    /// The action of submitting; the text comes with it.
    pub press: Press,
}
