//! Refusals that don't concern the request itself, or that are unknown: in incidents Discord refuses correct requests. No message
//! is given up for them, the address is not locked out by retries, and one wrong 401 doesn't end the process.

use std::time::Duration;

use model::ids::{ChannelId, GameId};
use model::screen::{Recipe, Screen};
use outbox::{Attachment, DeliveryError, Outgoing, Transport};
use playground::{CHESS_CLUB, Config, Effect, Fault, Playground, Route, TEA_ROOM, Who};
use serde_json::json;
use tokio_util::sync::CancellationToken;

use crate::limits::{Post, texts};
use crate::support::{Bot, PICTURE, Stub, close, endpoint, eventually, open, order, sent, statuses};

const CLUB: ChannelId = ChannelId(CHESS_CLUB as i64);
const TEA: ChannelId = ChannelId(TEA_ROOM as i64);

fn plain(screen: &Screen) -> Outgoing<'_> {
    Outgoing { screen, direct: false, attachment: None }
}

#[tokio::test]
async fn an_incident_in_which_everything_is_refused_loses_nothing() {
    for effect in [Effect::Status(403), Effect::Code(40333), Effect::Status(404), Effect::Status(405)] {
        let playground = Playground::start(Config::default()).await.expect("a playground");
        let (post, shutdown) = (Post::new().await, CancellationToken::new());
        let numbered = |count: usize| (0..count).map(|i| format!("word {i}"));
        post.write(CLUB, numbered(9)).await;
        post.write(TEA, numbered(3)).await;
        playground.faults().refuse_everything(effect.clone(), Duration::from_millis(1_500));
        let running = post.run(endpoint(&playground, playground.token()).sender(), &shutdown);
        post.done().await;
        shutdown.cancel();
        running.await.expect("no panic");
        assert_eq!(texts(&playground, CHESS_CLUB), numbered(9).collect::<Vec<_>>(), "{effect:?}");
        assert_eq!(texts(&playground, TEA_ROOM), numbered(3).collect::<Vec<_>>(), "{effect:?}");
        let refused = playground.requests().iter().filter(|request| request.fault.is_some()).count();
        assert!((1..12).contains(&refused), "{refused} requests in vain: {effect:?}");
        playground.stop().await;
    }
}

#[tokio::test]
async fn one_request_that_something_dislikes_keeps_no_other_back() {
    let playground = Playground::start(Config::default()).await.expect("a playground");
    let sender = endpoint(&playground, playground.token()).sender();
    for number in 0..6 {
        order(&playground, Route::CreateMessage, Effect::Status(403));
        let refused = sender.post(CLUB, "a1", &plain(&Screen::text("disliked"))).await;
        assert_eq!(refused, Err(DeliveryError::Unfamiliar { status: 403, code: 0 }), "{number}");
        let nonce = format!("b{number}");
        sender.post(TEA, &nonce, &plain(&Screen::text("fine"))).await.expect("posted");
    }
    playground.stop().await;
}

#[tokio::test]
async fn when_everything_is_refused_few_requests_are_made_until_it_is_over() {
    let playground = Playground::start(Config::default()).await.expect("a playground");
    let sender = endpoint(&playground, playground.token()).sender();
    playground.faults().order(Fault::new(Effect::Status(403)).always());
    for _ in 0..50 {
        assert!(sender.post(CLUB, "a1", &plain(&Screen::text("x"))).await.is_err());
    }
    assert_eq!(statuses(&playground, Route::CreateMessage), [403; 3]);
    assert!(
        matches!(
            sender.post(TEA, "a2", &plain(&Screen::text("x"))).await,
            Err(DeliveryError::Limited { .. })
        ),
        "about everything"
    );
    playground.stop().await;
}

#[tokio::test]
async fn people_are_answered_as_soon_as_that_works_again() {
    let (playground, bot) = open(Stub::new().await.answering(|_| Screen::text("here I am"))).await;
    let ada = playground.person(Who::Ada);
    // Shorter than the three seconds that Discord takes an acknowledgement for.
    playground.faults().refuse_everything(Effect::Status(403), Duration::from_millis(600));
    let call = ada.slash(CHESS_CLUB, "help", &json!({})).expect("sent");
    assert_eq!(call.message().await.expect("an answer").content, "here I am");
    playground.faults().order(
        Fault::new(Effect::Code(40333)).on(Route::EditOriginal).always().lasting(Duration::from_millis(900)),
    );
    let call = ada.slash(CHESS_CLUB, "help", &json!({})).expect("sent");
    assert_eq!(call.message().await.expect("an answer").content, "here I am");
    close(playground, bot).await;
}

#[tokio::test]
async fn an_answer_that_is_refused_for_an_unknown_reason_is_not_left_thinking() {
    let (playground, bot) = open(Stub::new().await.answering(|_| Screen::text("disliked"))).await;
    let ada = playground.person(Who::Ada);
    playground.faults().order(Fault::new(Effect::Code(999_999)).on(Route::EditOriginal).times(4));
    let call = ada.slash(CHESS_CLUB, "help", &json!({})).expect("sent");
    let seen = call.message().await.expect("an answer");
    assert!(seen.content.contains("`/board`") || seen.content.contains("</board:"), "{}", seen.content);
    assert_eq!(statuses(&playground, Route::EditOriginal).len(), 5);
    close(playground, bot).await;
}

#[tokio::test]
async fn a_token_that_is_refused_by_mistake_is_asked_about_first() {
    let (playground, bot) = open(Stub::new().await).await;
    let sender = bot.endpoint.sender();
    for effect in [Effect::Code(40001), Effect::Status(401)] {
        order(&playground, Route::CreateMessage, effect);
        let refused = sender.post(CLUB, "a1", &plain(&Screen::text("x"))).await;
        assert!(
            refused.as_ref().is_err_and(|error| *error != DeliveryError::Unauthorised && error.may_pass()),
            "{refused:?}"
        );
    }
    assert_eq!(sent(&playground, Route::GetCurrentUser).len(), 1, "what isn't Discord's word is no word");
    sender.post(CLUB, "a1", &plain(&Screen::text("x"))).await.expect("posted");
    close(playground, bot).await;
}

#[tokio::test]
async fn a_picture_that_is_not_taken_is_told_from_a_message_that_is_not() {
    let playground = Playground::start(Config::default()).await.expect("a playground");
    let sender = endpoint(&playground, playground.token()).sender();
    for code in [400_001, 20009, 50045, 40005] {
        order(&playground, Route::CreateMessage, Effect::Code(code));
        let attachment =
            Attachment { name: "board.png".to_owned(), alt: "White".to_owned(), bytes: PICTURE.to_vec() };
        let screen = Screen::text("A board").with_picture(Recipe::new(GameId(1), 0, None));
        let message = Outgoing { screen: &screen, direct: false, attachment: Some(attachment) };
        assert_eq!(sender.post(CLUB, "a1", &message).await, Err(DeliveryError::FileRefused(code)));
    }
    playground.stop().await;
}

#[tokio::test]
async fn an_answer_whose_picture_is_not_taken_comes_without() {
    let stub = Stub::new()
        .await
        .answering(|_| Screen::text("A board").with_picture(Recipe::new(GameId(1), 0, None)));
    let (playground, bot) = open(stub).await;
    order(&playground, Route::EditOriginal, Effect::Code(400_001));
    let call = playground.person(Who::Ada).slash(CHESS_CLUB, "help", &json!({})).expect("sent");
    let seen = call.message().await.expect("an answer");
    assert_eq!((seen.content.as_str(), seen.files.len()), ("A board", 0));
    close(playground, bot).await;
}

#[tokio::test]
async fn commands_are_registered_although_the_first_answer_is_a_strange_one() {
    let playground = Playground::start(Config::default()).await.expect("a playground");
    order(&playground, Route::SetCommands, Effect::Status(403));
    let bot = Bot::start(&playground, Stub::new().await).await;
    eventually("commands", || !playground.commands().is_empty()).await;
    close(playground, bot).await;
}
