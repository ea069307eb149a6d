//! Actions of the controls of plans.

use model::ids::{GameId, InteractionId};
use model::screen::{Button, Press, Style, Verb};
use words::Lang;
use words::say;

use crate::asking::controls::controls;
use crate::asking::rights::Effect::{Changes, Form, Looks};
use crate::asking::rights::Right::{Anyone, Player};
use crate::asking::rights::{Rule, When};

controls! {
    /// An action of a control of plans.
    #[derive(Copy)]
    Act of Plan {
        /// Show one's lines.
        List = "list", Rule::game(Player, When::RUNNING, Looks);
        /// Open the form for lines.
        Write = "write", Rule::game(Anyone, When::ANY, Form);
        /// Submit the form with lines.
        Lines = "lines", Rule::game(Player, When::RUNNING, Changes);
        /// Confirm the proposed lines.
        Set(asked: InteractionId) = "set", Rule::game(Player, When::RUNNING, Changes);
        /// Reject the proposed lines.
        No(asked: InteractionId) = "no", Rule::game(Player, When::RUNNING, Changes);
        /// Delete all lines.
        DropAll = "drop.all", Rule::game(Player, When::RUNNING, Changes);
        /// Delete a line.
        Drop { number: i64, asked: InteractionId } = "drop", Rule::game(Player, When::RUNNING, Changes);
    }
}

/// The Plan button: one's lines in a game, and writing more.
pub(crate) fn button(lang: Lang, game: GameId) -> Button {
    control(say!(lang, "plan-button"), Style::Secondary, game, Act::List)
}

/// A control of plans.
pub(super) fn control(label: String, style: Style, game: GameId, act: Act) -> Button {
    Button::new(label, style, Verb::Plan, game, 0).with_arg(act.word())
}

/// The form that the Write button opens.
pub(crate) fn form(press: &Press, lang: Lang) -> model::screen::Form {
    model::screen::Form {
        title: say!(lang, "plan-form-title"),
        label: say!(lang, "plan-form-label"),
        placeholder: say!(lang, "plan-form-placeholder"),
        long: true,
        press: Press { arg: Act::Lines.word(), ..press.clone() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_comes_back_and_fits() {
        let asked = InteractionId(i64::MAX);
        let all = [
            Act::List,
            Act::Write,
            Act::Lines,
            Act::Set(asked),
            Act::No(asked),
            Act::Drop { number: 9_999, asked },
            Act::DropAll,
        ];
        for act in all {
            assert_eq!(Act::from_word(&act.word()), Some(act));
            assert!(act.word().len() <= 40 && !act.word().contains(':'), "{act:?}");
        }
        for word in ["", "set", "set.x", "drop", "drop.1", "drop.1.2.3", "list.1", "fly"] {
            assert_eq!(Act::from_word(word), None, "{word}");
        }
    }
}
