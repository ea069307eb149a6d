//! Plans in words, for the person who made them.

use engine::any_game::AnyTable;
use engine::seat::Seat;
use model::game::Game;
use model::ids::InteractionId;
use model::screen::{Row, Screen, Style};
use store::{Plan, PlanState};
use words::{Lang, cut, say};

use super::due;
use super::due::stand;
use super::line::{Line, Progress, Step};
use super::lookahead::Why;
use super::press::{Act, control};
use crate::asking::typed::code;
use crate::games::titles::heading_for;
use crate::games::who::person_in;

/// The most characters of a line in the list.
const LISTED: usize = 90;

/// Proposed lines in words, with the buttons that confirm or reject them.
pub(super) fn proposal(
    lang: Lang,
    game: &Game,
    table: &dyn AnyTable,
    own: Seat,
    lines: &[Line],
    asked: InteractionId,
) -> Screen {
    let mut text =
        format!("{}: {}", heading_for(lang, game), say!(lang, "plan-proposal", lines = lines.len()));
    for line in lines {
        text.push_str(&format!("\n• {}", sentence(lang, game, table, own, line)));
    }
    text.push_str(&format!(
        "\n-# {}",
        say!(lang, "plan-careful", soonest = due::SOONEST_MS / 1000, latest = due::LATEST_MS / 60_000)
    ));
    Screen::text(text).with_buttons(vec![
        control(say!(lang, "plan-set-button"), Style::Success, game.id, Act::Set(asked)),
        control(say!(lang, "plan-no-button"), Style::Secondary, game.id, Act::No(asked)),
    ])
}

/// A whole line: `If @Ben plays e7e5, you play g1f3. Then, if …`
fn sentence(lang: Lang, game: &Game, table: &dyn AnyTable, own: Seat, line: &Line) -> String {
    let mut sentences: Vec<String> = Vec::new();
    let mut conditions: Vec<String> = Vec::new();
    for (at, Step(seat, text)) in line.0.iter().enumerate() {
        match text.as_deref().map(|turn| lang.steps(turn)) {
            Some(turn) if *seat == own.0 && at > 0 => {
                sentences.push(match (conditions.is_empty(), sentences.is_empty()) {
                    (true, _) => say!(lang, "plan-next", turn = turn),
                    (false, true) => say!(lang, "plan-if", when = lang.list(&conditions), turn = turn),
                    (false, false) => say!(lang, "plan-then", when = lang.list(&conditions), turn = turn),
                });
                conditions.clear();
            }
            Some(turn) if *seat == own.0 => conditions.push(say!(lang, "plan-when-you", turn = turn)),
            None if *seat == own.0 => conditions.push(say!(lang, "plan-when-you-any")),
            Some(turn) => {
                let name = person_in(game, table.info(), Seat(*seat));
                conditions.push(say!(lang, "plan-when", name = name, turn = turn));
            }
            None => {
                let name = person_in(game, table.info(), Seat(*seat));
                conditions.push(say!(lang, "plan-when-any", name = name));
            }
        }
    }
    sentences.join(" ")
}

/// All lines of a person in a game, with buttons to add and delete some.
pub(super) fn list(lang: Lang, game: &Game, table: &dyn AnyTable, plans: &[Plan], first: &str) -> Screen {
    let mut text = heading_for(lang, game);
    if !first.is_empty() {
        text.push_str(&format!(": {first}"));
    }
    let mut buttons = vec![control(say!(lang, "plan-write-button"), Style::Primary, game.id, Act::Write)];
    if plans.is_empty() {
        text.push_str(&format!("\n{}", say!(lang, "plan-how")));
    }
    for plan in plans {
        text.push_str(&format!("\n**{}** {}", plan.number, listed(lang, game, table, plan)));
        let act = Act::Drop { number: plan.number, asked: plan.asked };
        buttons.push(control(
            say!(lang, "plan-drop-button", number = plan.number),
            Style::Secondary,
            game.id,
            act,
        ));
    }
    buttons.truncate(20);
    if plans.len() > 1 {
        buttons.push(control(say!(lang, "plan-drop-all-button"), Style::Danger, game.id, Act::DropAll));
    }
    Screen { text, rows: Row::of(&buttons), ..Screen::default() }
}

fn listed(lang: Lang, game: &Game, table: &dyn AnyTable, plan: &Plan) -> String {
    let short = Line::read(&plan.line).map_or_else(String::new, |line| cut(&line.short(lang), LISTED));
    let state = match (plan.state, stand(game, table, plan)) {
        (PlanState::Missed, _) => say!(lang, "plan-missed"),
        (_, Some(Progress::Ready(_))) => match plan.due_ms {
            Some(due) => say!(lang, "plan-due", moment = format!("<t:{}:R>", due / 1000)),
            None => say!(lang, "plan-ready"),
        },
        (_, Some(Progress::Waits(turns))) if turns > 0 => say!(lang, "plan-half", turns = turns),
        _ => say!(lang, "plan-waits"),
    };
    format!("`{short}` — {state}")
}

/// Why a row can't be read, and what would work.
pub(super) fn why(lang: Lang, game: &Game, table: &dyn AnyTable, row: &str, why: &Why) -> String {
    let row = cut(&code(row), LISTED);
    let reason = match why {
        Why::Unfinished => say!(lang, "plan-why-unfinished"),
        Why::Theirs { seat, typed } => {
            let name = person_in(game, table.info(), *seat);
            say!(lang, "plan-why-theirs", name = name, turn = cut(&code(typed), LISTED))
        }
        Why::Own { typed, refusal: Some(refusal) } => {
            say!(lang, "plan-why-own", turn = cut(&code(typed), LISTED), sentence = lang.refusal(refusal))
        }
        Why::Own { typed, refusal: None } => {
            say!(lang, "plan-why-own-not-whole", turn = cut(&code(typed), LISTED))
        }
        Why::NotYours => say!(lang, "plan-why-not-yours"),
        Why::AnyOwn => say!(lang, "plan-why-any-own"),
        Why::Together => say!(lang, "plan-why-together"),
        Why::Nobody => say!(lang, "plan-why-nobody"),
        Why::TooMuch => say!(lang, "plan-why-too-much"),
    };
    say!(lang, "plan-why", row = row, reason = reason)
}
