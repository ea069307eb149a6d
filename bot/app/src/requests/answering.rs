//! Who answers what: each request and each control goes to its area.

use model::ids::GameId;
use model::screen::{Press, Screen, Verb};
use words::say;

use crate::asking::Asker;
use crate::asking::rejection::Rejection;
use crate::context::Context;
use crate::requests::request::Request;
use crate::showing::guide;
use crate::showing::look::View;

impl Context {
    /// Answers a request.
    pub(crate) async fn answer(&self, asker: &Asker, mut request: Request) -> Result<Screen, Rejection> {
        self.admit(asker, &mut request).await?;
        match request {
            Request::Play(wish) => self.invite(asker, wish).await,
            Request::Move { turn, game } => self.play_typed(asker, game.as_deref(), &turn).await,
            Request::Board { game, flip, text } => {
                self.board(asker, game.as_deref(), View { flip, text }).await
            }
            Request::Theme { theme, whose } => self.themes(asker, theme.as_deref(), whose).await,
            Request::Secrets { game } => self.secrets(asker, game.as_deref()).await,
            Request::Games => self.games(asker).await,
            Request::History { game } => self.history(asker, game.as_deref()).await,
            Request::Replay { game, view } => self.replay(asker, game.as_deref(), view).await,
            Request::Rules { rules } => self.rules(asker, rules.as_deref()),
            Request::Resign { game } => self.ask_resign(asker, game.as_deref()).await,
            Request::Draw { action, game } => self.draw(asker, game.as_deref(), action).await,
            Request::Daily { line, yesterday } => self.daily(asker, line.as_deref(), yesterday).await,
            Request::Problem { number, line } => self.problem(asker, number, line.as_deref()),
            Request::Ask { question, game } => self.ask_partner(asker, game.as_deref(), &question).await,
            Request::Clock(request) => self.clocks_request(asker, request).await,
            Request::Told(request) => self.told_request(asker, request).await,
            Request::Offer(request) => self.offers_request(asker, request).await,
            Request::Plan(request) => self.plans_request(asker, request).await,
            Request::Mine(request) => self.mine_request(asker, request).await,
            Request::Data(request) => self.privacy_request(asker, request).await,
            Request::Community(request) => self.community_request(asker, request).await,
            Request::Tournament(request) => self.tournaments_request(asker, request).await,
            Request::Server(request) => self.servers_request(asker, request).await,
            Request::Help => Ok(guide::help(asker.lang)),
            Request::Verify { game } => self.verify(asker, game.as_deref()).await,
            Request::Press { press, value } => self.press(asker, press, value.as_deref().unwrap_or("")).await,
        }
    }

    /// Answers a button, a menu or a form.
    async fn press(&self, asker: &Asker, press: Press, value: &str) -> Result<Screen, Rejection> {
        match press.verb {
            Verb::Rules => self.rules_page(asker, &press.arg),
            Verb::Theme => self.theme_press(asker, &press.arg).await,
            Verb::Daily | Verb::DailyAnswer => self.daily_press(asker, &press, value).await,
            Verb::Problem | Verb::ProblemAnswer => self.problem_press(asker, &press, value),
            Verb::Clock => self.clocks_press(asker, &press, value).await,
            Verb::Told => self.told_press(asker, &press, value).await,
            Verb::Offer => self.offers_press(asker, &press, value).await,
            Verb::Plan => self.plans_press(asker, &press, value).await,
            Verb::Mine => self.mine_press(asker, &press, value).await,
            Verb::Data => self.privacy_press(asker, &press, value).await,
            Verb::Community => self.community_press(asker, &press, value).await,
            Verb::Tournament => self.tournaments_press(asker, &press, value).await,
            Verb::Server => self.servers_press(asker, &press, value).await,
            _ => match press.game {
                Some(game) => self.press_of_game(asker, game, &press, value).await,
                None => Err(Rejection::unknown_control()),
            },
        }
    }

    /// Answers a control that is about one game.
    async fn press_of_game(
        &self,
        asker: &Asker,
        game: GameId,
        press: &Press,
        value: &str,
    ) -> Result<Screen, Rejection> {
        match press.verb {
            Verb::Join => self.join(asker, game).await,
            Verb::Sit => self.sit(asker, game, press).await,
            Verb::Leave => self.leave(asker, game).await,
            Verb::Decline => self.decline(asker, game, press).await,
            Verb::Cancel => self.cancel(asker, game).await,
            Verb::Move => self.open_picker(asker, game, &press.arg).await,
            Verb::Piece => self.pick_piece(asker, game, press, value).await,
            Verb::Step => self.pick_step(asker, game, press, value).await,
            Verb::StepButton => self.pick_button(asker, game, press).await,
            Verb::Random | Verb::Again | Verb::Balanced => self.shortcut(asker, game, press).await,
            Verb::Start => self.start(asker, game).await,
            Verb::Computer => self.seat_computer(asker, game, press).await,
            Verb::AnswerYes | Verb::AnswerNo => self.answer_question(asker, game, press).await,
            Verb::Back => self.back(asker, game, press).await,
            Verb::Undo => self.undo(asker, game, press).await,
            Verb::Typed => self.play_form(asker, game, press.version, value).await,
            Verb::Board => self.board_of(asker, game, View::of(&press.arg)).await,
            Verb::Secrets => self.secrets_of(asker, game, &press.arg).await,
            Verb::History => self.history_of(asker, game, &press.arg).await,
            Verb::Replay => self.replay_of(asker, game, press).await,
            Verb::Moment => self.moment_of(asker, game, press).await,
            Verb::Resign => self.ask_resign_of(asker, game).await,
            Verb::ResignYes => self.resign(asker, game, press).await,
            Verb::Draw | Verb::DrawYes | Verb::DrawNo | Verb::Claim => {
                self.draw_press(asker, game, press.verb).await
            }
            Verb::Never => Ok(Screen::text(say!(asker.lang, "general-nothing-changed"))),
            // Forms are opened before anybody is asked; everything else belongs to no game.
            _ => Err(Rejection::unknown_control()),
        }
    }
}
