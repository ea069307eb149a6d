//! The actions of controls, read once from their arguments by their areas.

use model::screen::{Press, Verb};

use crate::alone::{lessons, puzzles};
use crate::asking::rights::What;
use crate::clocks::ClockAction;
use crate::community::Page;
use crate::games::offering::OfferAction;
use crate::games::studying::StudyAction;
use crate::requests::authority::table::LESSON;
use crate::requests::request::Request;
use crate::servers::ServerAction;
use crate::showing::themes::ThemeControl;
use crate::showing::welcome;
use crate::tournaments::TournamentControl;
use crate::{library, notes, notifications, plans, privacy};

/// The action of a button, menu or form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Action {
    /// Clocks: time controls, pauses, seats that are late.
    Clock(ClockAction),
    /// Notification settings.
    Notifications(notifications::Act),
    /// Takebacks, calling off, rematches.
    Offer(OfferAction),
    /// Conditional turns.
    Plan(plans::Act),
    /// Private notes.
    Note(notes::Act),
    /// One's own games.
    Library(library::Act),
    /// A person's data.
    Data(privacy::Act),
    /// Open seats, ratings, leaderboards, achievements.
    Community(Page),
    /// Tournaments.
    Tournament(TournamentControl),
    /// Settings of a server, and what its moderators may do.
    Server(ServerAction),
    /// Lessons.
    Lesson(lessons::Act),
    /// Hints and reviews.
    Study(StudyAction),
    /// Puzzles.
    Puzzle(puzzles::Act),
    /// First contact.
    Guide(welcome::Act),
    /// Themes.
    Theme(ThemeControl),
    /// A picker control below a step of a lesson or a puzzle.
    InLesson(Verb),
    /// An action that the verb alone says.
    Plain(Verb),
}

impl Action {
    /// The action of a request that came from a control.
    pub(super) fn of(request: &Request) -> Option<Self> {
        match request {
            Request::Press { press, .. } => Self::read(press),
            _ => None,
        }
    }

    /// Reads the action of a press; it is untrusted.
    pub(super) fn read(press: &Press) -> Option<Self> {
        let arg = press.arg.as_str();
        match press.verb {
            Verb::Clock => ClockAction::from_word(arg).map(Self::Clock),
            Verb::Notifications => notifications::Act::from_word(arg).map(Self::Notifications),
            Verb::Offer => OfferAction::from_word(arg).map(Self::Offer),
            Verb::Plan => {
                let note = || notes::Act::from_word(arg).map(Self::Note);
                plans::Act::from_word(arg).map(Self::Plan).or_else(note)
            }
            Verb::Library => library::Act::from_word(arg).map(Self::Library),
            Verb::Data => privacy::Act::from_word(arg).map(Self::Data),
            Verb::Community => Page::from_word(arg).map(Self::Community),
            Verb::Tournament => TournamentControl::from_word(arg).map(Self::Tournament),
            Verb::Server => ServerAction::from_word(arg).map(Self::Server),
            Verb::Lesson => lessons::Act::from_word(arg).map(Self::Lesson),
            Verb::Study => StudyAction::from_word(arg).map(Self::Study),
            Verb::Puzzle => puzzles::Act::from_word(arg).map(Self::Puzzle),
            Verb::Guide => welcome::Act::from_word(arg).map(Self::Guide),
            Verb::Theme => Some(Self::Theme(ThemeControl::from_word(arg))),
            verb if press.game.is_none() && is_picker(verb) => Some(Self::InLesson(verb)),
            verb => Some(Self::Plain(verb)),
        }
    }

    /// Its row in the table of who may.
    pub(super) const fn what(&self) -> What {
        match self {
            Self::Clock(act) => act.what(),
            Self::Notifications(act) => act.what(),
            Self::Offer(act) => act.what(),
            Self::Plan(act) => act.what(),
            Self::Note(act) => act.what(),
            Self::Library(act) => act.what(),
            Self::Data(act) => act.what(),
            Self::Community(page) => page.what(),
            Self::Tournament(control) => control.act.what(),
            Self::Server(act) => act.what(),
            Self::Lesson(act) => act.what(),
            Self::Study(act) => act.what(),
            Self::Puzzle(act) => act.what(),
            Self::Guide(act) => act.what(),
            Self::Theme(control) => control.what(),
            Self::InLesson(verb) => What::Press(*verb, LESSON),
            Self::Plain(verb) => What::Press(*verb, ""),
        }
    }
}

/// Whether a control belongs to the picker: below a step of a lesson or a puzzle it belongs to no game.
const fn is_picker(verb: Verb) -> bool {
    matches!(
        verb,
        Verb::Piece | Verb::Step | Verb::StepButton | Verb::Back | Verb::Undo | Verb::Type | Verb::Typed
    )
}
