//! Dispatch: each request and each control goes to its area.

use model::screen::{Press, Screen, Verb};
use words::{Lang, say};

use super::authority;
use super::pressed::Action;
use super::request::{NewTable, Request};
use crate::alone::holes::{daily, problems};
use crate::alone::{self, lessons, puzzles};
use crate::asking::Asker;
use crate::asking::rejection::Rejection;
use crate::choosing::{confirm, picker, shortcut, typed, which};
use crate::context::Context;
use crate::context::admitted::Admitted;
use crate::games::reading::RulesPage;
use crate::games::searching;
use crate::invitations::{invite, seats};
use crate::library::{self, list};
use crate::play::{ask, ending};
use crate::showing::look::{self, View};
use crate::showing::{guide, record, replay, themes, welcome};
use crate::{
    clocks, community, notes, notifications, offers, opponents, plans, privacy, servers, tournaments,
};

/// Answers a request.
pub(super) async fn answer(context: &Context, asker: &Asker, request: Request) -> Result<Screen, Rejection> {
    let request = naming_games(request, asker.lang)?;
    let action = Action::of(&request);
    let found = authority::admit(context, asker, &request, action.as_ref()).await?;
    match request {
        Request::Play(wanted) => invite::invite(context, asker, wanted).await,
        Request::Move { turn, .. } => typed::play(context, asker, &Admitted::of(found)?, None, &turn).await,
        Request::Board { flip, text, .. } => {
            look::board(context, asker, &Admitted::of(found)?, View { flip, text }).await
        }
        Request::Theme { theme, whose } => themes::themes(context, asker, theme.as_deref(), whose).await,
        Request::Secrets { .. } => look::secrets(context, asker, &Admitted::of(found)?, "").await,
        Request::Games => list::games(context, asker).await,
        Request::History { .. } => record::history(context, asker, &Admitted::of(found)?, "").await,
        Request::Replay { view, .. } => replay::replay(context, asker, &Admitted::of(found)?, view).await,
        Request::Rules { rules } => guide::rules(asker, rules.as_deref()),
        Request::Learn { rules } => lessons::learn(context, asker, rules.as_deref()).await,
        Request::Puzzle { rules, grade } => puzzles::puzzle(context, asker, rules.as_deref(), grade).await,
        Request::Resign { .. } => ending::ask_resign(context, asker, &Admitted::of(found)?).await,
        Request::Draw { action, .. } => {
            ending::draw(context, asker, &Admitted::of(found)?.game, action).await
        }
        Request::Daily { line, yesterday } => daily::daily(context, asker, line.as_deref(), yesterday).await,
        Request::Problem { number, line } => problems::problem(asker, number, line.as_deref()),
        Request::Ask { question, .. } => {
            ask::ask_partner(context, asker, &Admitted::of(found)?, &question).await
        }
        Request::Clock(request) => clocks::request(context, asker, request, found).await,
        Request::Notifications(request) => notifications::request(context, asker, request).await,
        Request::Offer(request) => offers::request(context, asker, request, found).await,
        Request::Plan(request) => plans::request(context, asker, request, found).await,
        Request::Study(request) => opponents::request(context, asker, request, found).await,
        Request::Library(request) => library::request(context, asker, request, found).await,
        Request::Data(request) => privacy::request(context, asker, request).await,
        Request::Community(request) => community::request(context, asker, request).await,
        Request::Tournament(request) => tournaments::request(context, asker, request).await,
        Request::Server(request) => servers::request(context, asker, request).await,
        Request::Help => Ok(welcome::help(asker.lang)),
        Request::LookUp { about } => welcome::look_up(asker.lang, &about),
        Request::Verify { .. } => Ok(look::verify(asker, &Admitted::of(found)?.game)),
        Request::Press { press, value } => {
            let action = action.ok_or_else(Rejection::unknown_control)?;
            press_control(context, asker, (&press, action), found, value.as_deref().unwrap_or("")).await
        }
    }
}

/// The request with its game's id, where people may have typed a description, or a game in front of a turn.
fn naming_games(mut request: Request, lang: Lang) -> Result<Request, Rejection> {
    if let Request::Move { turn, game } = &mut request {
        which::take_game(turn, game)?;
    }
    let typed = match &mut request {
        Request::Play(NewTable { rules, .. }) => Some(rules),
        Request::Rules { rules } | Request::Learn { rules } | Request::Puzzle { rules, .. } => rules.as_mut(),
        _ => None,
    };
    if let Some(typed) = typed {
        *typed = searching::meant(lang, typed)?.info().id.to_owned();
    }
    Ok(request)
}

/// Answers a button, a menu or a form.
async fn press_control(
    context: &Context,
    asker: &Asker,
    (press, action): (&Press, Action),
    found: Option<Admitted>,
    value: &str,
) -> Result<Screen, Rejection> {
    let game = || Admitted::of(found);
    match action {
        Action::Clock(act) => clocks::press(context, asker, game()?, press, act).await,
        Action::Notifications(act) => notifications::press(context, asker, act, value).await,
        Action::Offer(act) => offers::press(context, asker, game()?, press, act, value).await,
        Action::Plan(act) => plans::press(context, asker, game()?, act, value).await,
        Action::Note(act) => notes::press(context, asker, game()?, act, value).await,
        Action::Library(act) => library::press(context, asker, act, value).await,
        Action::Data(act) => privacy::press(context, asker, act).await,
        Action::Community(page) => community::press(context, asker, page, value).await,
        Action::Tournament(control) => tournaments::press(context, asker, control).await,
        Action::Server(act) => servers::press(context, asker, press, act, value).await,
        Action::Lesson(act) => lessons::press(context, asker, act, value).await,
        Action::Study(act) => opponents::press(context, asker, game()?, act).await,
        Action::Puzzle(act) => puzzles::press(context, asker, act, value).await,
        Action::Guide(act) => welcome::press(context, asker, act, value),
        Action::Theme(chosen) => themes::theme_press(context, asker, &chosen).await,
        Action::InLesson(_) => alone::choose(context, asker, press, value).await,
        Action::Plain(verb) => match verb {
            Verb::Rules => guide::rules_page(asker, RulesPage::read(&press.arg)),
            Verb::Daily | Verb::DailyAnswer => daily::daily_press(context, asker, press, value).await,
            Verb::Problem | Verb::ProblemAnswer => problems::problem_press(asker, press, value),
            Verb::Never => Ok(Screen::text(say!(asker.lang, "general-nothing-changed"))),
            _ => press_of_game(context, asker, &game()?, press, value).await,
        },
    }
}

/// Answers a control that is about one game.
async fn press_of_game(
    context: &Context,
    asker: &Asker,
    found: &Admitted,
    press: &Press,
    value: &str,
) -> Result<Screen, Rejection> {
    let game = &found.game;
    match press.verb {
        Verb::Join => seats::join(context, asker, game.id).await,
        Verb::Sit => seats::sit(context, asker, game, press).await,
        Verb::Leave => seats::leave(context, asker, game.id).await,
        Verb::Decline => seats::decline(context, asker, game.id, press).await,
        Verb::Cancel => seats::cancel(context, asker, game.id).await,
        Verb::Move => picker::open_picker(context, asker, found, &press.arg).await,
        Verb::Piece => picker::pick_piece(context, asker, found, press, value).await,
        Verb::Step => picker::pick_step(context, asker, found, press, value).await,
        Verb::StepButton => picker::pick_button(context, asker, found, press).await,
        Verb::Random | Verb::Again | Verb::Balanced => shortcut::shortcut(context, asker, found, press).await,
        Verb::Start => seats::start(context, asker, game).await,
        Verb::Computer => seats::seat_computer(context, asker, game, press).await,
        Verb::AnswerYes | Verb::AnswerNo => ask::answer_question(context, asker, game, press).await,
        Verb::Back => picker::back(context, asker, found, press).await,
        Verb::Undo => picker::undo(context, asker, found, press).await,
        Verb::Confirm => confirm::play(context, asker, found, press).await,
        Verb::Typed => typed::play(context, asker, found, Some(press.version), value).await,
        Verb::Board => look::board(context, asker, found, View::of(&press.arg)).await,
        Verb::Secrets => look::secrets(context, asker, found, &press.arg).await,
        Verb::History => record::history(context, asker, found, &press.arg).await,
        Verb::Replay => replay::replay_of(context, asker, found, press).await,
        Verb::Moment => replay::moment_of(context, asker, found, press).await,
        Verb::Resign => ending::ask_resign(context, asker, found).await,
        Verb::ResignYes => ending::resign(context, asker, game, press).await,
        Verb::Draw | Verb::DrawYes | Verb::DrawNo | Verb::Claim => {
            ending::draw_press(context, asker, game, press.verb).await
        }
        // These open forms, which need no answer.
        Verb::Type | Verb::DailyForm | Verb::ProblemForm => Err(Rejection::unknown_control()),
        // These belong to no game, or are read as actions.
        Verb::Rules
        | Verb::Daily
        | Verb::DailyAnswer
        | Verb::Problem
        | Verb::ProblemAnswer
        | Verb::Theme
        | Verb::Clock
        | Verb::Notifications
        | Verb::Offer
        | Verb::Plan
        | Verb::Library
        | Verb::Data
        | Verb::Community
        | Verb::Tournament
        | Verb::Server
        | Verb::Lesson
        | Verb::Study
        | Verb::Puzzle
        | Verb::Guide
        | Verb::Never => Err(Rejection::unknown_control()),
    }
}
