//! Suggestions while a person types, and the bot's typing indicator.

use std::time::Duration;

use app::{Suggest, Typist};
use model::ids::ChannelId;
use playground::{CHESS_CLUB, Effect, Route, Scope, Who};
use serde_json::json;

use crate::support::{Stub, close, eventually, open, order, sent, statuses};

#[tokio::test]
async fn suggestions_come_for_each_option_that_has_them() {
    let (playground, bot) =
        open(Stub::new().await.suggesting(&[("e4  (e2e4)", "e2e4"), ("Nf3", "g1f3")])).await;
    let ada = playground.person(Who::Ada);
    let typed = |text: &str| text.to_owned();
    let choices = ada
        .autocomplete(CHESS_CLUB, "move", &json!({ "turn": "e", "game": "#k7" }), "turn")
        .await
        .expect("choices");
    let shown: Vec<_> = choices.iter().map(|choice| (choice.name.as_str(), &choice.value)).collect();
    assert_eq!(shown, [("e4  (e2e4)", &json!("e2e4")), ("Nf3", &json!("g1f3"))]);
    for (command, options, focused) in [
        ("board", json!({ "game": "#k" }), "game"),
        ("play", json!({ "game": "chess960", "options": "pos" }), "options"),
        ("play", json!({ "options": "" }), "options"),
        ("club tournament result", json!({ "game": "#k" }), "game"),
    ] {
        ada.autocomplete(CHESS_CLUB, command, &options, focused).await.expect("choices");
    }
    assert_eq!(
        bot.stub.suggested(),
        [
            Suggest::Turn { game: Some(typed("#k7")), typed: typed("e") },
            Suggest::Game { typed: typed("#k") },
            Suggest::Options { rules: Some(typed("chess960")), typed: typed("pos") },
            Suggest::Options { rules: None, typed: String::new() },
            Suggest::Undecided { typed: typed("#k") },
        ]
    );
    assert_eq!(close(playground, bot).await, []);
}

#[tokio::test]
async fn a_fault_while_typing_is_an_empty_list() {
    let (playground, bot) = open(Stub::new().await.suggesting(&[("#k7", "#k7")])).await;
    let ada = playground.person(Who::Ada);
    let choices = ada.autocomplete(CHESS_CLUB, "board", &json!({ "game": "panic" }), "game").await;
    assert_eq!(choices.expect("choices"), []);
    close(playground, bot).await;
}

#[tokio::test]
async fn lost_suggestions_harm_nothing() {
    let (playground, bot) = open(Stub::new().await.suggesting(&[("#k7", "#k7")])).await;
    let ada = playground.person(Who::Ada);
    order(&playground, Route::Callback, Effect::Code(10062));
    order(&playground, Route::Callback, Effect::Status(500));
    for typed in ["#", "#k"] {
        let before = bot.stub.suggested().len();
        let options = json!({ "game": typed });
        let asking = ada.autocomplete(CHESS_CLUB, "board", &options, "game");
        tokio::select! {
            choices = asking => panic!("nothing was to arrive, not {choices:?}"),
            () = eventually("an attempt", || {
                bot.stub.suggested().len() > before
                    && statuses(&playground, Route::Callback).len() > before
            }) => {}
        }
    }
    let choices = ada.autocomplete(CHESS_CLUB, "board", &json!({ "game": "#k7" }), "game").await;
    assert_eq!(choices.expect("choices").len(), 1);
    close(playground, bot).await;
}

#[tokio::test]
async fn the_bot_is_seen_typing_and_never_tries_again() {
    let (playground, bot) = open(Stub::new().await).await;
    let (typist, club) = (bot.endpoint.typist(), ChannelId(CHESS_CLUB as i64));
    let tried = || sent(&playground, Route::Typing).len();
    let settled = async |times: usize| {
        eventually("typing", || tried() >= times).await;
        tokio::time::sleep(Duration::from_millis(300)).await;
        assert_eq!(tried(), times, "no more than that");
    };
    typist.types(ChannelId(0));
    typist.types(club);
    settled(1).await;
    order(&playground, Route::Typing, Effect::Status(500));
    typist.types(club);
    settled(2).await;
    // Longer than a busy machine takes for the rest of this.
    let retry_after = Duration::from_secs(600);
    order(&playground, Route::Typing, Effect::RateLimit { retry_after, scope: Scope::User });
    typist.types(club);
    settled(3).await;
    // Discord said to wait: it isn't waited for, and nothing else waits with it.
    typist.types(club);
    settled(3).await;
    bot.post(CHESS_CLUB, &model::screen::Screen::text("e4")).await;
    assert_eq!(statuses(&playground, Route::Typing), [204, 500, 429]);
    close(playground, bot).await;
}
