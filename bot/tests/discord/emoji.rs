//! The application's emoji are uploaded completely, no matter what goes wrong; labels show them once they are known, and work
//! without them.

use std::sync::Arc;
use std::time::Duration;

use discord::{Endpoint, SyncError, Synced};
use model::ids::GameId;
use model::screen::{Button, Choice, Glyph, Menu, Press, Row, Screen, Style, Verb};
use playground::{CHESS_CLUB, Config, Effect, Fault, Playground, Route, Scope, Who};
use serde_json::{Value, json};

use crate::support::{Bot, Stub, endpoint, eventually, order, sent, statuses};

/// A little longer than outdated emoji are kept.
const WEEK_MS: i64 = (7 * 24 * 3600 + 60) * 1000;

async fn open() -> (Playground, Endpoint) {
    let playground = Playground::start(Config::default()).await.expect("a playground");
    let endpoint = endpoint(&playground, playground.token());
    (playground, endpoint)
}

async fn close(playground: Playground) {
    assert_eq!(playground.violations(), Vec::<String>::new());
    assert_eq!(playground.faults().pending(), 0, "all that was to go wrong did");
    playground.stop().await;
}

async fn sync(endpoint: &Endpoint) -> Synced {
    endpoint.sync_emoji(false, |_| {}).await.expect("made")
}

/// The names of all emoji; checks that none exists twice.
fn names(playground: &Playground) -> Vec<String> {
    let mut names: Vec<String> = playground.emojis().into_iter().map(|emoji| emoji.name).collect();
    names.sort_unstable();
    let count = names.len();
    names.dedup();
    assert_eq!(names.len(), count, "{names:?}");
    names
}

fn all() -> usize {
    render::emoji::glyphs().count()
}

#[tokio::test]
async fn everything_is_made_once_and_nothing_the_second_time() {
    let (playground, endpoint) = open().await;
    let mut operations = Vec::new();
    let dry =
        endpoint.sync_emoji(true, |operation| operations.push(operation.to_owned())).await.expect("looked");
    assert_eq!((dry.made, dry.dry, operations.len()), (all(), true, all()));
    assert!(playground.emojis().is_empty(), "only looked");
    let made = sync(&endpoint).await;
    assert_eq!(made, Synced { made: all(), replaced: 0, deleted: 0, kept: 0, dry: false });
    assert_eq!(names(&playground).len(), all());
    let again = sync(&endpoint).await;
    assert_eq!(again, Synced { made: 0, replaced: 0, deleted: 0, kept: all(), dry: false });
    assert_eq!(sent(&playground, Route::CreateEmoji).len(), all());
    assert!(sent(&playground, Route::DeleteEmoji).is_empty());
    close(playground).await;
}

#[tokio::test]
async fn changed_ones_are_made_outdated_ones_stay_for_a_week_and_others_are_left_alone() {
    let (playground, endpoint) = open().await;
    sync(&endpoint).await;
    let before = names(&playground);
    let knight = playground.emojis().into_iter().find(|emoji| emoji.name.starts_with("m_white_knight_"));
    playground.delete_emoji(knight.expect("a knight").id);
    for name in ["m_white_knight_000000", "m_white_unicorn_00ff00", "party", "m_own_thing"] {
        make(&playground, name).await;
    }
    let mut operations = Vec::new();
    let synced =
        endpoint.sync_emoji(false, |operation| operations.push(operation.to_owned())).await.expect("made");
    assert_eq!(synced, Synced { made: 1, replaced: 0, deleted: 0, kept: all() - 1, dry: false });
    assert!(operations.len() == 1 && operations[0].starts_with("made m_white_knight_"), "{operations:?}");
    let mut after = before;
    let others = ["m_own_thing", "party", "m_white_knight_000000", "m_white_unicorn_00ff00"];
    after.extend(others.map(str::to_owned));
    after.sort_unstable();
    assert_eq!(names(&playground), after);
    close(playground).await;
}

/// Makes an emoji that isn't the bot's.
async fn make(playground: &Playground, name: &str) {
    let url =
        format!("{}/api/v10/applications/{}/emojis", playground.base_url(), playground.application_id());
    let image = "data:image/png;base64,iVBORw0KGgo=";
    let body = json!({ "name": name, "image": image }).to_string();
    let request =
        reqwest::Client::new().post(url).header("authorization", format!("Bot {}", playground.token()));
    let made = request
        .header("content-type", "application/json")
        .header("user-agent", "DiscordBot (https://example.org, 1)")
        .body(body)
        .send()
        .await
        .expect("an answer");
    assert_eq!(made.status(), 201);
}

#[tokio::test]
async fn no_matter_what_goes_wrong_on_the_way_each_is_there_once() {
    let (playground, endpoint) = open().await;
    make(&playground, "m_white_knight_000000").await;
    let limit = Effect::RateLimit { retry_after: Duration::from_millis(10), scope: Scope::User };
    order(&playground, Route::GetApplication, Effect::Status(502));
    order(&playground, Route::ListEmojis, Effect::Status(500));
    order(&playground, Route::CreateEmoji, limit);
    for (skip, effect) in [(5, Effect::LoseReply), (10, Effect::LoseRequest), (20, Effect::Status(503))] {
        playground.faults().order(Fault::new(effect).on(Route::CreateEmoji).skip(skip));
    }
    let synced = sync(&endpoint).await;
    assert_eq!(synced, Synced { made: all(), replaced: 0, deleted: 0, kept: 0, dry: false });
    assert_eq!(names(&playground).len(), all() + 1, "the old knight stays for a week");
    order(&playground, Route::DeleteEmoji, Effect::LoseReply);
    let later = playground.now_ms() as i64 + WEEK_MS;
    let synced = endpoint.sync_emoji_at(later, false, |_| {}).await.expect("deleted");
    assert_eq!(synced, Synced { made: 0, replaced: 0, deleted: 1, kept: all(), dry: false });
    assert_eq!(names(&playground).len(), all());
    close(playground).await;
}

#[tokio::test]
async fn an_interrupted_run_is_taken_up_where_it_ended() {
    let (playground, endpoint) = open().await;
    let endpoint = Arc::new(endpoint);
    let own = Arc::clone(&endpoint);
    let running = tokio::spawn(async move { sync(&own).await });
    eventually("some emoji", || playground.emojis().len() >= 7).await;
    running.abort();
    assert!(running.await.is_err(), "it was still at it");
    let there = playground.emojis().len();
    let synced = sync(&endpoint).await;
    // One may have been on its way.
    assert!(synced.kept >= there && synced.kept + synced.made == all(), "{there} {synced:?}");
    assert_eq!(names(&playground).len(), all());
    close(playground).await;
}

#[tokio::test]
async fn what_is_in_the_way_is_said() {
    let (playground, good) = open().await;
    let wrong = endpoint(&playground, "playground.wrong");
    let ended = wrong.sync_emoji(false, |_| {}).await;
    assert!(matches!(ended, Err(SyncError::Token)), "{ended:?}");
    order(&playground, Route::ListEmojis, Effect::Code(50001));
    let ended = good.sync_emoji(false, |_| {}).await;
    assert!(matches!(ended, Err(SyncError::Forbidden(50001))), "{ended:?}");
    order(&playground, Route::CreateEmoji, Effect::Code(30008));
    let ended = good.sync_emoji(false, |_| {}).await;
    assert!(matches!(ended, Err(SyncError::Full)), "{ended:?}");
    assert_eq!(statuses(&playground, Route::CreateEmoji), [400]);
    close(playground).await;
}

/// A screen whose button and menu show pieces.
fn screen() -> Screen {
    let glyph =
        |art: &str| Some(Glyph { art: art.to_owned(), tint: engine::scene::Tint::White, card: false });
    let press = Press { verb: Verb::Piece, game: Some(GameId(42)), version: 7, arg: "0".to_owned() };
    let choice =
        Choice { label: "Knight g1".into(), value: "g1".into(), note: String::new(), glyph: glyph("knight") };
    let menu = Menu { placeholder: "Which piece?".into(), choices: vec![choice], press };
    let button = Button::new("Go", Style::Primary, Verb::Move, GameId(42), 7).with_glyph(glyph("king"));
    Screen { rows: vec![Row::Buttons(vec![button]), Row::Menu(menu)], ..Screen::text("Your move") }
}

/// The names of the emoji on the button and in the menu.
fn shown(components: &[Value]) -> [Option<String>; 2] {
    let name = |control: &Value| control["emoji"]["name"].as_str().map(str::to_owned);
    [name(&components[0]["components"][0]), name(&components[1]["components"][0]["options"][0])]
}

/// Asks the bot for that screen, in private.
async fn ask(playground: &Playground) -> [Option<String>; 2] {
    let call = playground.person(Who::Ada).slash(CHESS_CLUB, "help", &json!({})).expect("sent");
    shown(&call.message().await.expect("an answer").components)
}

#[tokio::test]
async fn without_emoji_nothing_is_shown_and_nothing_is_missed() {
    let playground = Playground::start(Config::default()).await.expect("a playground");
    let bot = Bot::start(&playground, Stub::new().await.answering(|_| screen())).await;
    assert_eq!(ask(&playground).await, [None, None]);
    bot.stop().await;
    close(playground).await;
}

#[tokio::test]
async fn emoji_are_shown_and_a_message_never_fails_for_one_that_is_gone() {
    let playground = Playground::start(Config::default()).await.expect("a playground");
    let stub = Stub::new().await.answering(|_| screen());
    let bot = Bot::making_emoji(&playground, stub).await;
    let is = |name: &Option<String>, wanted: &str| name.as_ref().is_some_and(|name| name.starts_with(wanted));
    let seen = loop {
        let seen = ask(&playground).await;
        if seen[0].is_some() {
            break seen;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    assert!(is(&seen[0], "m_white_king_") && is(&seen[1], "m_white_knight_"), "{seen:?}");
    let posted = bot.post(CHESS_CLUB, &screen()).await;
    let seen = playground.person(Who::Ben).message(posted).expect("posted");
    assert!(is(&shown(&seen.components)[1], "m_white_knight_"), "{:?}", seen.components);

    // Somebody deletes all of them on the application's page.
    playground.emojis().iter().for_each(|emoji| assert!(playground.delete_emoji(emoji.id)));
    assert_eq!(ask(&playground).await, [None, None], "the answer comes all the same");
    assert_eq!(playground.violations().len(), 1, "tried once");
    let posted = bot.post(playground::TEA_ROOM, &screen()).await;
    let seen = playground.person(Who::Ben).message(posted).expect("posted");
    assert_eq!(shown(&seen.components), [None, None]);
    assert_eq!(playground.violations().len(), 1, "and not again");
    assert!(playground.violations()[0].contains("EMOJI"), "{:?}", playground.violations());
    bot.stop().await;
    playground.stop().await;
}
