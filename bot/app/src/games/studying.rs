//! Hints and reviews: the actions of their controls, and in which games they exist.

use engine::any_game::AnyTable;
use engine::rules::{GameResult, Outcome, Pending};
use engine::seat::Seat;
use model::game::{Game, Status};
use model::screen::{Button, Style, Verb};
use words::say;

use super::who::teams;
use crate::asking::controls::controls;
use crate::asking::rights::Effect::{Changes, Looks};
use crate::asking::rights::Right::{Onlooker, ToAct};
use crate::asking::rights::{Rule, When};

/// The least number of turns of a game for a review.
pub(crate) const FEWEST_TURNS: u32 = 4;

controls! {
    /// An action of a control of hints and reviews.
    StudyAction of Study {
        /// Ask for a hint.
        Hint = "hint", Rule::game(ToAct, When::RUNNING, Changes);
        /// Ask for the review of a game, or for its progress.
        Review = "review", Rule::game(Onlooker, When::OVER, Changes);
        /// Show a turning point and this many turns of what was better.
        Better { point: u32, turns: u32 } = "better", Rule::game(Onlooker, When::OVER, Looks);
    }
}

impl StudyAction {
    /// A button with this action.
    pub(crate) fn button(&self, label: String, style: Style, game: &Game) -> Button {
        Button::new(label, style, Verb::Study, game.id, 0).with_arg(self.word())
    }
}

/// The seat of the only person in a game against computers.
pub(crate) fn alone(game: &Game) -> Option<Seat> {
    let mut people = game.seated().filter(|(_, person)| !person.is_computer());
    let (seat, only) = people.next()?;
    let others = people.any(|(_, person)| person != only);
    (!others && game.seated().any(|(_, person)| person.is_computer())).then_some(seat)
}

/// The hint button below a board, in a game of one person against computers.
pub(crate) fn hint_button(game: &Game) -> Option<Button> {
    let label = say!(game.lang(), "hint-button");
    (game.status == Status::Running && alone(game).is_some())
        .then(|| StudyAction::Hint.button(label, Style::Secondary, game))
}

/// The review button below the end of a game.
pub(crate) fn review_button(game: &Game, table: &dyn AnyTable) -> Option<Button> {
    let label = say!(game.lang(), "review-button");
    is_reviewed(table).then(|| StudyAction::Review.button(label, Style::Secondary, game))
}

/// Whether a game can be reviewed: two sides played a few turns, it wasn't called off, and its end left nothing sealed.
fn is_reviewed(table: &dyn AnyTable) -> bool {
    let void = matches!(table.pending(), Pending::Over(Outcome { result: GameResult::Void, .. }));
    table.turns_completed() >= FEWEST_TURNS
        && teams(table.info()).len() == 2
        && !void
        && table.disclosure().is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_come_back_from_their_words() {
        for action in
            [StudyAction::Hint, StudyAction::Review, StudyAction::Better { point: 2, turns: u32::MAX }]
        {
            assert!(action.word().len() <= 40);
            assert_eq!(StudyAction::from_word(&action.word()), Some(action));
        }
        for odd in ["", "better", "better.1", "better.1.2.3", "better.-1.0", "hint.1"] {
            assert_eq!(StudyAction::from_word(odd), None, "{odd}");
        }
    }
}
