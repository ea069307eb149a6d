//! Actions of the controls of clocks.

use engine::seat::Seat;
use model::time::span;

use crate::asking::controls::{Argument, Parts, controls};
use crate::asking::rights::Effect::{Changes, Looks};
use crate::asking::rights::Right::{Decider, Newcomer, Onlooker, Player};
use crate::asking::rights::{Rule, When};
use crate::games::clock_words::SHOW;

controls! {
    /// An action of a control of clocks.
    #[derive(Copy)]
    ClockAction of Clock {
        /// Show all clocks of a game.
        Show = SHOW, Rule::game(Onlooker, When::RUNNING, Looks);
        /// Give the other side more time.
        Give(more: Span) = "give", Rule::game(Player, When::RUNNING, Changes);
        /// Give a late seat its time once more.
        Wait(seat: Seat) = "wait", Rule::game(Decider, When::RUNNING, Changes);
        /// Have a harmless turn played for a late seat.
        Play(seat: Seat) = "play", Rule::game(Decider, When::RUNNING, Changes);
        /// Offer a late seat to the first who takes it.
        Replace(seat: Seat) = "replace", Rule::game(Decider, When::RUNNING, Changes);
        /// Let a late seat lose.
        End(seat: Seat) = "end", Rule::game(Decider, When::RUNNING, Changes);
        /// Take a late seat over.
        Take(seat: Seat) = "take", Rule::game(Newcomer, When::RUNNING, Changes);
        /// Take one's seats back from the computer.
        Back = "back", Rule::game(Onlooker, When::RUNNING, Changes);
    }
}

/// A span in milliseconds: `1d12h` in controls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Span(pub(crate) i64);

impl Argument for Span {
    fn write(&self, parts: &mut Vec<String>) {
        parts.push(span::short(self.0));
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        span::read(parts.next()?).map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::time::DAY;

    #[test]
    fn actions_come_back_from_their_words_and_nothing_else_does() {
        let seat = Seat(3);
        let give = ClockAction::Give(Span(DAY));
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
        assert_eq!(ClockAction::from_word("back"), Some(ClockAction::Back));
        for odd in ["", "wait", "wait.", "wait.300", "wait.-1", "fly.1", "give.", "give.1x", "show.1"] {
            assert_eq!(ClockAction::from_word(odd), None, "{odd}");
        }
    }
}
