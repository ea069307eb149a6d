//! What a person is shown, before any transport words it: text, a picture by recipe, buttons and menus.
//!
//! Screens are stored in the outbox as JSON, so a picture is not bytes but the recipe to draw it:
//! which game, how much of its log, for whose eyes.

use engine::scene::Tint;
use serde::{Deserialize, Serialize};

use crate::ids::{GameId, GuildId, UserId};
use crate::named::named;

/// A message to be.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Screen {
    /// Markdown, at most 2000 characters.
    pub text: String,
    /// The people this message pings. Everybody else it names is named silently.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pings: Vec<UserId>,
    /// What people are called whom it mentions without a ping, where several people read it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<Named>,
    /// Whether it arrives without a sound.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub silent: bool,
    /// The picture, if one belongs to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<Recipe>,
    /// A text file instead of a picture. (serenity gives every upload the number 0, so a message carries one.)
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<TextFile>,
    /// Up to five rows of controls.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<Row>,
}

/// What somebody is called. Discord resolves a mention for those alone whom a message pings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Named {
    /// Whom.
    pub person: UserId,
    /// How, as they wrote it: not yet escaped.
    pub name: String,
}

/// How to draw a picture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recipe {
    /// Which game.
    pub game: GameId,
    /// How many entries of its log to replay.
    pub entries: i64,
    /// The seat looked from; `None` is the public view.
    pub seat: Option<u8>,
    /// The one person who gets to see it, in the theme of their choice; `None`: several people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub looker: Option<UserId>,
    /// Steps of a draft to show on top, joined by `/`; empty for none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub draft: String,
    /// A square chosen in a menu: it and its targets are marked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub selected: Option<String>,
    /// Whether the seat's possible squares are marked.
    #[serde(default)]
    pub targets: bool,
    /// Turned around.
    #[serde(default)]
    pub flipped: bool,
    /// The way here instead of where the game stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replay: Option<Replay>,
    /// A position that belongs to no game, instead of one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<Box<Puzzle>>,
    /// The standings of a tournament, instead of a board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ranking: Option<Box<Ranking>>,
}

/// How everybody in a tournament stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ranking {
    /// Which tournament.
    pub tournament: i64,
    /// After which of its rounds; 0: at the start.
    pub through: i64,
}

/// A game moment by moment.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Replay {
    /// The truth, and what each of two sides saw, of a game that is over.
    pub reveal: bool,
    /// One moment, counted from 0, as a still picture; `None`: all of them as a film.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moment: Option<u32>,
    /// A smaller file: the one before was too large.
    #[serde(default)]
    pub small: bool,
}

/// A position that belongs to no game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Puzzle {
    /// The catalogue's id.
    pub rules: String,
    /// The position's text.
    pub position: String,
    /// The server it is looked at on, whose theme counts for who has chosen none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guild: Option<GuildId>,
    /// The word of the theme it is to be seen in, whoever looks: a sample.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub theme: Option<String>,
}

impl Puzzle {
    /// A position of a game of the catalogue.
    pub fn new(rules: impl Into<String>, position: impl Into<String>) -> Self {
        Self { rules: rules.into(), position: position.into(), guild: None, theme: None }
    }
}

/// A text file attached to a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TextFile {
    /// File name, plain ASCII.
    pub name: String,
    /// Contents.
    pub text: String,
}

/// A row of controls.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Row {
    /// One to five buttons.
    Buttons(Vec<Button>),
    /// One menu.
    Menu(Menu),
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Button {
    /// At most 80 characters.
    pub label: String,
    /// How it looks.
    pub style: Style,
    /// What pressing it means.
    pub press: Press,
    /// What stands before the label, where the transport has pictures for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub glyph: Option<Glyph>,
    /// Whether it only keeps its place: there is nothing to press it for now.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub idle: bool,
}

/// A piece or a card before a label. It tells nothing that the label or the picture beside it does not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Glyph {
    /// Which drawing.
    pub art: String,
    /// In whose colour.
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

/// How a tint is stored: the engine knows of no such thing.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Tint", rename_all = "lowercase")]
enum TintWord {
    White,
    Black,
    Neutral,
}

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Style {
    /// The thing to do next.
    Primary,
    /// Something else one can do.
    Secondary,
    /// Agreement.
    Success,
    /// Something that can't be undone.
    Danger,
}

impl Row {
    /// Buttons in as many rows as they need: a row has room for five.
    #[must_use]
    pub fn of(buttons: &[Button]) -> Vec<Self> {
        buttons.chunks(5).map(|row| Self::Buttons(row.to_vec())).collect()
    }
}

/// A menu to choose one thing from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Menu {
    /// What is asked, at most 150 characters.
    pub placeholder: String,
    /// One to twenty-five choices.
    pub choices: Vec<Choice>,
    /// What choosing means; the value chosen comes with it.
    pub press: Press,
}

/// A choice of a menu.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    /// For people, at most 100 characters.
    pub label: String,
    /// For us, 1 to 100 characters.
    pub value: String,
    /// A smaller line below the label, at most 100 characters; may be empty.
    pub note: String,
    /// What stands before the label, where the transport has pictures for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub glyph: Option<Glyph>,
}

/// What a button or menu stands for. It is not trusted when it comes back: the app checks everything anew.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Press {
    /// What to do.
    pub verb: Verb,
    /// With which game; `None` for pages that belong to no table, such as rules (written `-` in custom ids).
    pub game: Option<GameId>,
    /// Which state of something the control was made for: in the picker the seat's moment, below an offer its number, in a film the
    /// frame; 0 where that makes no difference. Never the game's version or the length of its log: both count what
    /// others decided unseen.
    pub version: i64,
    /// What else is needed, at most 40 characters of ASCII without `:`; may be empty. Never a secret.
    pub arg: String,
}

named! {
    /// Everything a control can mean; the words stand in custom ids.
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
        /// Open the private picker.
        Move = "move",
        /// A piece was chosen in the picker (menu; value: its square, or `-` for choices without a piece).
        Piece = "piece",
        /// A step was chosen in the picker (menu; value: the step's text, or `.` to end the turn).
        Step = "step",
        /// The same step as a button (after the number of drafted steps and a dot; without, it ends the turn).
        StepButton = "stepb",
        /// Back to the choice of pieces.
        Back = "back",
        /// Drop the draft's steps.
        Undo = "undo",
        /// Open the form for a typed move.
        Type = "type",
        /// A typed move was submitted (form).
        Typed = "typed",
        /// Look at the board.
        Board = "board",
        /// Look at one's own secrets.
        Secrets = "secrets",
        /// Look at the rules.
        Rules = "rules",
        /// Look at the record.
        History = "history",
        /// See the game as a film (the argument says through whose eyes; empty: one's own).
        Replay = "replay",
        /// Go on from one moment of it (the version) to another.
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
        /// How somebody wants to be told of things. (The argument begins with what to do, a dot ends it.)
        Told = "told",
        /// Takebacks, calling off, rematches. (The argument begins with what to do, a dot ends it.)
        Offer = "offers",
        /// Conditional turns. (The argument begins with what to do, a dot ends it.)
        Plan = "plans",
        /// One's own table: lists, notes, search, export. (The argument begins with what to do, a dot ends it.)
        Mine = "mine",
        /// What is kept about a person. (The argument begins with what to do, a dot ends it.)
        Data = "privacy",
        /// Open seats, ratings, leaderboards, deeds. (The argument begins with what to do, a dot ends it.)
        Community = "community",
        /// Tournaments. (The argument begins with what to do, a dot ends it.)
        Tournament = "tournaments",
        /// Settings of a server, and what its moderators may do. (The argument begins with what to do, a dot ends it.)
        Server = "servers",
        /// Nothing after all.
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
    /// What submitting means; the text comes with it.
    pub press: Press,
}

impl Screen {
    /// Text alone.
    pub fn text(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    /// The same screen with a picture.
    #[must_use]
    pub fn with_picture(mut self, picture: Recipe) -> Self {
        self.picture = Some(picture);
        self
    }

    /// The same screen with a text file.
    #[must_use]
    pub fn with_file(mut self, name: impl Into<String>, text: impl Into<String>) -> Self {
        self.file = Some(TextFile { name: name.into(), text: text.into() });
        self
    }

    /// The same screen with one more row of buttons, unless it would be empty.
    #[must_use]
    pub fn with_buttons(mut self, buttons: Vec<Button>) -> Self {
        if !buttons.is_empty() {
            self.rows.push(Row::Buttons(buttons));
        }
        self
    }
}

impl Recipe {
    /// The board as a seat, or the public for `None`, sees it after so many entries.
    #[must_use]
    pub fn new(game: GameId, entries: i64, seat: Option<u8>) -> Self {
        Self {
            game,
            entries,
            seat,
            looker: None,
            draft: String::new(),
            selected: None,
            targets: false,
            flipped: false,
            replay: None,
            puzzle: None,
            ranking: None,
        }
    }

    /// A position that belongs to no game.
    #[must_use]
    pub fn of_puzzle(puzzle: Puzzle) -> Self {
        Self { puzzle: Some(Box::new(puzzle)), ..Self::new(GameId(0), 0, None) }
    }

    /// The same picture for one person's eyes.
    #[must_use]
    pub fn for_eyes_of(mut self, person: UserId) -> Self {
        self.looker = Some(person);
        self
    }

    /// The same picture, looked at on a server: a game has its own.
    #[must_use]
    pub fn seen_on(mut self, guild: Option<GuildId>) -> Self {
        if let Some(puzzle) = &mut self.puzzle {
            puzzle.guild = guild;
        }
        self
    }
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

    /// The same button with something before its label.
    #[must_use]
    pub fn with_glyph(mut self, glyph: Option<Glyph>) -> Self {
        self.glyph = glyph;
        self
    }

    /// The same button, to be pressed at another time.
    #[must_use]
    pub fn idle_if(mut self, idle: bool) -> Self {
        self.idle = idle;
        self
    }

    /// The same button with an argument.
    #[must_use]
    pub fn with_arg(mut self, arg: impl Into<String>) -> Self {
        self.press.arg = arg.into();
        self
    }
}
