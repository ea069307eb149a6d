//! The table of who may: in which state of the game, and whether it changes anything. Each command and each control declares
//! its own row.

use std::sync::LazyLock;

use Effect::{Changes, Form, Looks};
use Right::{Anyone, Guest, Host, Newcomer, Onlooker, Partner, Player, Seated, ToAct};
use model::screen::Verb;

use crate::alone::{lessons, puzzles};
use crate::asking::rights::{Effect, Right, Row, Rule, What, When};
use crate::clocks::ClockAction;
use crate::community::Page;
use crate::games::offering::OfferAction;
use crate::games::studying::StudyAction;
use crate::requests::authority::commands::Command;
use crate::servers::ServerAction;
use crate::showing::themes::ThemeControl;
use crate::showing::welcome;
use crate::tournaments::TournamentControl;
use crate::{library, notes, notifications, plans, privacy};

/// The argument of the picker's controls that belong to no game.
pub(crate) const LESSON: &str = "lesson";

/// All rows: commands, then the controls of each verb.
pub static TABLE: LazyLock<Vec<Row>> = LazyLock::new(|| {
    let controls = Verb::ALL.iter().flat_map(|verb| rows(*verb));
    Command::ROWS.iter().copied().chain(controls).collect()
});

/// The rows of a verb's controls: by its area, or by the verb alone. A new verb doesn't compile without any.
fn rows(verb: Verb) -> Vec<Row> {
    let rule = match verb {
        Verb::Clock => return ClockAction::ROWS.to_vec(),
        Verb::Notifications => return notifications::Act::ROWS.to_vec(),
        Verb::Offer => return OfferAction::ROWS.to_vec(),
        Verb::Plan => return [plans::Act::ROWS, notes::Act::ROWS].concat(),
        Verb::Library => return library::Act::ROWS.to_vec(),
        Verb::Data => return privacy::Act::ROWS.to_vec(),
        Verb::Community => return Page::ROWS.to_vec(),
        Verb::Tournament => return TournamentControl::rows(),
        Verb::Server => return ServerAction::ROWS.to_vec(),
        Verb::Lesson => return lessons::Act::ROWS.to_vec(),
        Verb::Study => return StudyAction::ROWS.to_vec(),
        Verb::Puzzle => return puzzles::Act::ROWS.to_vec(),
        Verb::Guide => return welcome::Act::ROWS.to_vec(),
        Verb::Theme => return ThemeControl::rows().to_vec(),
        Verb::Join | Verb::Sit => Rule::game(Newcomer, When::INVITED, Changes),
        Verb::Leave => Rule::game(Seated, When::INVITED, Changes),
        Verb::Decline => Rule::game(Guest, When::INVITED, Changes),
        Verb::Cancel | Verb::Start | Verb::Computer => Rule::game(Host, When::INVITED, Changes),
        Verb::Move => Rule::game(ToAct, When::RUNNING, Looks),
        Verb::Random | Verb::Again | Verb::Balanced | Verb::Confirm => {
            Rule::game(ToAct, When::RUNNING, Changes)
        }
        Verb::Piece | Verb::Back => return picker(verb, Rule::game(ToAct, When::RUNNING, Looks), Looks),
        Verb::Step | Verb::StepButton | Verb::Undo | Verb::Typed => {
            return picker(verb, Rule::game(ToAct, When::RUNNING, Changes), Changes);
        }
        Verb::Type => return picker(verb, Rule::game(Anyone, When::ANY, Form), Form),
        Verb::AnswerYes | Verb::AnswerNo => Rule::game(Partner, When::RUNNING, Changes),
        Verb::Resign => Rule::game(Player, When::RUNNING, Looks),
        Verb::ResignYes | Verb::Draw | Verb::DrawYes | Verb::DrawNo | Verb::Claim => {
            Rule::game(Player, When::RUNNING, Changes)
        }
        Verb::Board | Verb::History | Verb::Replay | Verb::Moment => Rule::game(Onlooker, When::BEGUN, Looks),
        Verb::Secrets => Rule::game(Player, When::RUNNING, Looks),
        Verb::DailyForm | Verb::ProblemForm => Rule::page(Anyone, Form),
        Verb::DailyAnswer => Rule::page(Anyone, Changes),
        Verb::Never | Verb::Rules | Verb::Daily | Verb::Problem | Verb::ProblemAnswer => {
            Rule::page(Anyone, Looks)
        }
    };
    vec![rule.of(What::Press(verb, ""))]
}

/// The rows of a picker control: in a game, and below a step of a lesson or a puzzle.
fn picker(verb: Verb, in_game: Rule, effect: Effect) -> Vec<Row> {
    let in_lesson = Rule::page(Anyone, effect);
    vec![in_game.of(What::Press(verb, "")), in_lesson.of(What::Press(verb, LESSON))]
}
