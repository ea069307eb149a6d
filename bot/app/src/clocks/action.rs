//! What the controls of this area stand for.

use engine::seat::Seat;
use model::time::span;

use crate::games::clock_words::SHOW;

/// What a control asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ClockAction {
    /// Give a late seat its time once more.
    Wait(Seat),
    /// Have something harmless played for it.
    Play(Seat),
    /// Offer it to the first who takes it.
    Replace(Seat),
    /// Let it lose.
    End(Seat),
    /// Take it over.
    Take(Seat),
    /// Give those on the other side more time, in milliseconds.
    Give(i64),
    /// Show all clocks of a game.
    Show,
}

impl ClockAction {
    /// The stable word in custom ids.
    pub(super) fn word(self) -> String {
        match self {
            Self::Wait(seat) => format!("wait.{}", seat.0),
            Self::Play(seat) => format!("play.{}", seat.0),
            Self::Replace(seat) => format!("replace.{}", seat.0),
            Self::End(seat) => format!("end.{}", seat.0),
            Self::Take(seat) => format!("take.{}", seat.0),
            Self::Give(more) => format!("give.{}", span::short(more)),
            Self::Show => SHOW.to_owned(),
        }
    }

    /// The action of a word; anybody may have written it.
    pub(super) fn from_word(word: &str) -> Option<Self> {
        if word == SHOW {
            return Some(Self::Show);
        }
        let (action, rest) = word.split_once('.')?;
        // No game has more seats than a set of them holds.
        let seat = || rest.parse().ok().filter(|seat| *seat < 16).map(Seat);
        match action {
            "wait" => seat().map(Self::Wait),
            "play" => seat().map(Self::Play),
            "replace" => seat().map(Self::Replace),
            "end" => seat().map(Self::End),
            "take" => seat().map(Self::Take),
            "give" => span::read(rest).map(Self::Give),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::time::DAY;

    #[test]
    fn actions_come_back_from_their_words_and_nothing_else_does() {
        let seat = Seat(3);
        let give = ClockAction::Give(DAY);
        for action in [
            ClockAction::Wait(seat),
            ClockAction::Play(seat),
            ClockAction::Replace(seat),
            ClockAction::End(seat),
            ClockAction::Take(seat),
            give,
        ] {
            assert_eq!(ClockAction::from_word(&action.word()), Some(action));
        }
        assert_eq!(ClockAction::from_word("show"), Some(ClockAction::Show));
        for odd in ["", "wait", "wait.", "wait.300", "wait.-1", "fly.1", "give.", "give.1x", "show.1"] {
            assert_eq!(ClockAction::from_word(odd), None, "{odd}");
        }
    }
}
