//! Answers: text, picture and controls replace "thinking …", and requests that can't be answered get a friendly sentence.

use std::sync::atomic::Ordering;
use std::time::Duration;

use app::request::{DrawAction, LibraryRequest, NewTable, Request, Whose};
use model::computer::Level;
use model::ids::{ChannelId, GameId, GuildId, UserId};
use model::screen::{Button, Press, Recipe, Replay, Screen, Style, Verb};
use playground::{CHESS_CLUB, Effect, GUILD, Outcome, Record, Route, Who};
use serde_json::json;
use words::Lang;

use crate::support::{
    FILM, PICTURE, SMALL, Stub, close, eventually, open, order, press_public, sent, with_button,
};

fn board() -> Screen {
    with_button("White to move", "Flip", Verb::Board).with_picture(Recipe::new(GameId(42), 3, None))
}

#[tokio::test]
async fn pictures_have_alt_text_and_go_when_they_are_not_wanted() {
    let stub = Stub::new().await.answering(|request| match request {
        Request::Board { .. } => board(),
        _ => Screen::text("No board here"),
    });
    let (playground, bot) = open(stub).await;
    let ada = playground.person(Who::Ada);
    let call = ada.slash(CHESS_CLUB, "board", &json!({ "flip": true })).expect("sent");
    let seen = call.message().await.expect("an answer");
    assert_eq!(seen.content, "White to move");
    let [file] = &seen.files[..] else { panic!("one picture, not {:?}", seen.files) };
    assert_eq!((file.name.as_str(), file.alt.as_str()), ("board.png", "White to move"));
    assert_eq!(&file.bytes[..], PICTURE);

    let flip = ada.press(seen.id, &seen.button("Flip").expect("a button")).expect("pressed");
    let seen = flip.message().await.expect("an answer");
    assert_eq!((seen.content.as_str(), seen.files.len(), seen.buttons().len()), ("No board here", 0, 0));
    let asked = close(playground, bot).await;
    let press = Press { verb: Verb::Board, game: Some(GameId(42)), version: 7, arg: String::new() };
    assert_eq!(
        asked,
        [Request::Board { game: None, flip: true, text: false }, Request::Press { press, value: None }]
    );
}

#[tokio::test]
async fn an_answer_is_tried_until_it_arrives() {
    let (playground, bot) = open(Stub::new().await.answering(|_| board())).await;
    order(&playground, Route::EditOriginal, Effect::Status(500));
    order(&playground, Route::EditOriginal, Effect::LoseRequest);
    order(&playground, Route::EditOriginal, Effect::LoseReply);
    let call = playground.person(Who::Ada).slash(CHESS_CLUB, "board", &json!({})).expect("sent");
    eventually("four attempts", || sent(&playground, Route::EditOriginal).len() == 4).await;
    let seen = call.message().await.expect("an answer");
    assert_eq!((seen.content.as_str(), seen.files.len()), ("White to move", 1));
    assert_eq!(close(playground, bot).await.len(), 1);
}

/// A private message with a fast control and a slow one.
fn two_ways(text: &str) -> Screen {
    let button = |label: &str, verb| Button::new(label, Style::Primary, verb, GameId(42), 7);
    Screen::text(text).with_buttons(vec![button("Quick", Verb::Board), button("Slow", Verb::History)])
}

fn by_verb(request: &Request) -> Screen {
    match request {
        Request::Press { press, .. } => two_ways(press.verb.word()),
        _ => two_ways("both"),
    }
}

/// How often a person tries to press before the bot sends the answer that got no reply again: it does so soon, and a machine may be
/// busy.
const TRIES: usize = 50;

/// Whether the bot sent the answer without a reply again before anything else was answered: then the test can't observe its case.
fn came_back_first(edits: &[Record]) -> bool {
    let said = |edit: &Record| edit.body.as_ref().map(|body| body["content"].clone());
    let lost = edits.iter().position(|edit| edit.fault.is_some()).expect("one got no reply");
    edits.get(lost + 1).is_none_or(|next| said(next) == said(&edits[lost]))
}

#[tokio::test]
async fn an_answer_that_is_tried_again_does_not_stand_over_a_newer_one() {
    for _ in 0..TRIES {
        let (playground, bot) = open(Stub::new().await.answering(by_verb)).await;
        let ada = playground.person(Who::Ada);
        let board = ada.slash(CHESS_CLUB, "board", &json!({})).expect("sent");
        let first = board.message().await.expect("an answer");
        order(&playground, Route::EditOriginal, Effect::LoseReply);
        let slow = ada.press(first.id, &first.button("Slow").expect("a button")).expect("pressed");
        bot.stub.gate.notify_one();
        assert_eq!(slow.message().await.expect("an answer").content, Verb::History.word());
        // Before the bot comes back with what got no reply, something else is pressed and answered.
        let quick = ada.press(first.id, &first.button("Quick").expect("a button")).expect("pressed");
        quick.updated(1).await.expect("an answer");
        if came_back_first(&sent(&playground, Route::EditOriginal)) {
            close(playground, bot).await;
            continue;
        }
        tokio::time::sleep(Duration::from_millis(700)).await;
        assert_eq!(ada.message(first.id).expect("still there").content, Verb::Board.word());
        assert_eq!(sent(&playground, Route::EditOriginal).len(), 3, "and nothing was tried again");
        close(playground, bot).await;
        return;
    }
    panic!("the bot was always faster");
}

#[tokio::test]
async fn an_answer_that_took_long_does_not_stand_over_a_newer_one() {
    let (playground, bot) = open(Stub::new().await.answering(by_verb)).await;
    let ada = playground.person(Who::Ada);
    let board = ada.slash(CHESS_CLUB, "board", &json!({})).expect("sent");
    let first = board.message().await.expect("an answer");
    let press = |label: &str| ada.press(first.id, &first.button(label).expect("a button")).expect("pressed");
    let slow = press("Slow");
    slow.outcome().await.expect("acknowledged");
    assert_eq!(press("Quick").message().await.expect("an answer").content, Verb::Board.word());
    bot.stub.gate.notify_one();
    // It ends only when what is under way is answered.
    assert_eq!(bot.stop().await.requests().len(), 3);
    let edits = sent(&playground, Route::EditOriginal);
    let said: Vec<_> = edits.iter().map(|edit| &edit.body.as_ref().expect("a body")["content"]).collect();
    assert_eq!(said, ["both", Verb::Board.word()]);
    playground.stop().await;
}

#[tokio::test]
async fn nor_does_the_answer_that_a_message_began_as() {
    for _ in 0..TRIES {
        let (playground, bot) = open(Stub::new().await.answering(by_verb)).await;
        let ada = playground.person(Who::Ada);
        order(&playground, Route::EditOriginal, Effect::LoseReply);
        let board = ada.slash(CHESS_CLUB, "board", &json!({})).expect("sent");
        let first = board.message().await.expect("an answer");
        // The bot knows nothing of the message yet, and somebody presses in it.
        let quick = ada.press(first.id, &first.button("Quick").expect("a button")).expect("pressed");
        assert_eq!(quick.message().await.expect("an answer").content, Verb::Board.word());
        if came_back_first(&sent(&playground, Route::EditOriginal)) {
            close(playground, bot).await;
            continue;
        }
        tokio::time::sleep(Duration::from_millis(700)).await;
        assert_eq!(ada.message(first.id).expect("still there").content, Verb::Board.word());
        assert_eq!(sent(&playground, Route::EditOriginal).len(), 2, "and nothing was tried again");
        close(playground, bot).await;
        return;
    }
    panic!("the bot was always faster");
}

#[tokio::test]
async fn the_same_pressed_twice_at_once_is_pressed_once() {
    let (playground, bot) = open(Stub::new().await.answering(by_verb)).await;
    let ada = playground.person(Who::Ada);
    let first = ada.slash(CHESS_CLUB, "board", &json!({})).expect("sent").message().await.expect("an answer");
    let button = first.button("Slow").expect("a button");
    let pair = [0, 1].map(|_| ada.press(first.id, &button).expect("pressed"));
    for call in &pair {
        assert!(matches!(call.outcome().await, Ok(Outcome::Acked { .. })));
    }
    bot.stub.gate.notify_one();
    assert_eq!(pair[0].message().await.expect("an answer").content, Verb::History.word());
    // Once that is answered it may be pressed again.
    let again = ada.press(first.id, &button).expect("pressed");
    bot.stub.gate.notify_one();
    again.updated(1).await.expect("an answer");
    assert_eq!(close(playground, bot).await.len(), 3, "the command and two presses");
}

fn film() -> Screen {
    let recipe = Recipe { replay: Some(Replay::default()), ..Recipe::new(GameId(42), 3, None) };
    with_button("The game so far", "First", Verb::Moment).with_picture(recipe)
}

#[tokio::test]
async fn a_long_film_says_how_far_it_has_come() {
    let (playground, bot) = open(Stub::new().await.answering(|_| film())).await;
    let ada = playground.person(Who::Ada);
    let call = ada.slash(CHESS_CLUB, "game replay", &json!({})).expect("sent");
    eventually("two words", || sent(&playground, Route::EditOriginal).len() >= 2).await;
    bot.stub.projector.notify_one();
    eventually("the film", || {
        let answer = sent(&playground, Route::EditOriginal);
        answer.last().is_some_and(|record| format!("{record:?}").contains("The game so far"))
    })
    .await;
    let seen = call.message().await.expect("an answer");
    let seen = ada.message(seen.id).unwrap_or(seen);
    assert_eq!((seen.content.as_str(), &seen.files[0].bytes[..]), ("The game so far", FILM));
    let said = format!("{:?}", sent(&playground, Route::EditOriginal));
    assert_eq!(
        said.matches("Drawing turn 40 of 120").count(),
        sent(&playground, Route::EditOriginal).len() - 1
    );
    close(playground, bot).await;
}

#[tokio::test]
async fn a_film_that_is_too_large_is_made_smaller() {
    let (playground, bot) = open(Stub::new().await.answering(|_| film())).await;
    order(&playground, Route::EditOriginal, Effect::Code(40005));
    bot.stub.projector.notify_one();
    let ada = playground.person(Who::Ada);
    let call = ada.slash(CHESS_CLUB, "game replay", &json!({})).expect("sent");
    eventually("an attempt", || !sent(&playground, Route::EditOriginal).is_empty()).await;
    eventually("another one", || {
        bot.stub.projector.notify_one();
        let answers = sent(&playground, Route::EditOriginal);
        answers.last().is_some_and(|record| record.status == 200 && !record.files.is_empty())
    })
    .await;
    let seen = call.message().await.expect("an answer");
    let seen = ada.message(seen.id).unwrap_or(seen);
    assert_eq!((seen.content.as_str(), &seen.files[0].bytes[..]), ("The game so far", SMALL));
    // A file that can't be made smaller is replaced by a sentence.
    let (other, again) = open(Stub::new().await.answering(|_| board())).await;
    order(&other, Route::EditOriginal, Effect::Code(40005));
    let call = other.person(Who::Ada).slash(CHESS_CLUB, "board", &json!({})).expect("sent");
    assert!(call.message().await.expect("an answer").content.contains("couldn't put my answer"));
    close(other, again).await;
    close(playground, bot).await;
}

#[tokio::test]
async fn a_film_whose_viewer_has_left_is_stopped() {
    let (playground, bot) = open(Stub::new().await.answering(|_| film())).await;
    order(&playground, Route::EditOriginal, Effect::Code(10008));
    playground.person(Who::Ada).slash(CHESS_CLUB, "game replay", &json!({})).expect("sent");
    eventually("the film to be stopped", || bot.stub.stopped.load(Ordering::SeqCst) == 1).await;
    bot.stop().await;
    playground.stop().await;
}

#[tokio::test]
async fn a_film_in_whose_message_something_else_is_asked_for_is_stopped() {
    let by_verb = |request: &Request| match request {
        Request::Press { press, .. } if press.verb == Verb::Replay => film(),
        Request::Press { .. } => Screen::text("The board"),
        _ => {
            let button = |label: &str, verb| Button::new(label, Style::Primary, verb, GameId(42), 7);
            Screen::text("both")
                .with_buttons(vec![button("Quick", Verb::Board), button("Film", Verb::Replay)])
        }
    };
    let (playground, bot) = open(Stub::new().await.answering(by_verb)).await;
    let ada = playground.person(Who::Ada);
    let board = ada.slash(CHESS_CLUB, "board", &json!({})).expect("sent");
    let first = board.message().await.expect("an answer");
    let press = |label: &str| ada.press(first.id, &first.button(label).expect("a button")).expect("pressed");
    press("Film").outcome().await.expect("acknowledged");
    assert_eq!(press("Quick").message().await.expect("an answer").content, "The board");
    eventually("the film to be stopped", || bot.stub.stopped.load(Ordering::SeqCst) == 1).await;
    bot.stop().await;
    let edits = sent(&playground, Route::EditOriginal);
    let said: Vec<_> = edits.iter().map(|edit| &edit.body.as_ref().expect("a body")["content"]).collect();
    assert_eq!(said, ["both", "The board"]);
    playground.stop().await;
}

#[tokio::test]
async fn a_dismissed_answer_is_let_go() {
    let (playground, bot) = open(Stub::new().await).await;
    order(&playground, Route::EditOriginal, Effect::Code(10008));
    playground.person(Who::Ada).slash(CHESS_CLUB, "help", &json!({})).expect("sent");
    eventually("an attempt", || !sent(&playground, Route::EditOriginal).is_empty()).await;
    let stub = bot.stop().await;
    assert_eq!(sent(&playground, Route::EditOriginal).len(), 1);
    assert_eq!(stub.requests(), [Request::Help]);
    playground.stop().await;
}

#[tokio::test]
async fn an_answer_discord_refuses_is_replaced_by_a_short_one() {
    let twice = || {
        let mut screen = with_button("x", "Go", Verb::Move);
        screen.rows.extend(screen.rows.clone());
        screen
    };
    let (playground, bot) = open(Stub::new().await.answering(move |_| twice())).await;
    let call = playground.person(Who::Ada).slash(CHESS_CLUB, "help", &json!({})).expect("sent");
    let seen = call.message().await.expect("an answer");
    assert!(seen.content.contains("/board"), "{}", seen.content);
    assert_eq!(playground.violations().len(), 1, "the refused one");
    bot.stop().await;
    playground.stop().await;
}

#[tokio::test]
async fn a_panic_is_answered_kindly_and_ends_nothing_else() {
    let stub = Stub::new().await.answering(|request| match request {
        Request::Games => panic!("for this test"),
        _ => Screen::text("fine"),
    });
    let (playground, bot) = open(stub).await;
    let ada = playground.person(Who::Ada);
    let call = ada.slash(CHESS_CLUB, "games", &json!({})).expect("sent");
    let seen = call.message().await.expect("an answer");
    assert!(seen.private && seen.content.contains("wrong on my side"), "{}", seen.content);
    let call = ada.slash(CHESS_CLUB, "help", &json!({})).expect("sent");
    assert_eq!(call.message().await.expect("an answer").content, "fine");
    close(playground, bot).await;
}

#[tokio::test]
async fn forged_controls_are_answered_kindly_and_never_reach_the_app() {
    let (playground, bot) = open(Stub::new().await).await;
    let message = bot.post(CHESS_CLUB, &with_button("A board", "Go", Verb::Move)).await;
    let ada = playground.person(Who::Ada);
    for forged in ["x", "m1:fly:16:7:", "m2:move:16:7:", "m1:move:0:7:", "m1:move:16:-7:", "m1:move:16:7:a b"]
    {
        let call = ada.press_raw(message, forged).expect("pressed");
        let seen = call.message().await.expect("an answer");
        assert!(seen.private && seen.content.contains("from another time"), "{forged}: {}", seen.content);
    }
    let call = ada.submit_raw(CHESS_CLUB, None, "nonsense", &[("text", "e2e4")]).expect("sent");
    assert!(call.message().await.expect("an answer").content.contains("from another time"));
    assert_eq!(close(playground, bot).await, []);
}

#[tokio::test]
async fn a_menu_tells_what_was_chosen() {
    let (playground, bot) = open(Stub::new().await).await;
    let message = bot.post(CHESS_CLUB, &with_button("A board", "Go", Verb::Move)).await;
    let call = playground.person(Who::Ben).select_raw(message, "m1:piece:16:7:0", &["g1"]).expect("chosen");
    call.message().await.expect("an answer");
    let press = Press { verb: Verb::Piece, game: Some(GameId(42)), version: 7, arg: "0".to_owned() };
    let asked = close(playground, bot).await;
    assert_eq!(asked, [Request::Press { press, value: Some("g1".to_owned()) }]);
}

#[tokio::test]
async fn a_typed_move_needs_no_app_until_it_is_submitted() {
    let (playground, bot) = open(Stub::new().await).await;
    let ada = playground.person(Who::Ada);
    let form = press_public(&playground, &bot, Who::Ada, Verb::Type).await.modal().await.expect("a form");
    assert_eq!((form.title.as_str(), form.custom_id.as_str()), ("Your move", "m1:typed:16:7:"));
    assert_eq!(bot.stub.requests(), []);
    let answer = ada.submit(&form, &[("text", "Nf3")]).expect("sent").message().await.expect("an answer");
    assert!(answer.private);
    let press = Press { verb: Verb::Typed, game: Some(GameId(42)), version: 7, arg: String::new() };
    let asked = close(playground, bot).await;
    assert_eq!(asked, [Request::Press { press, value: Some("Nf3".to_owned()) }]);
}

#[tokio::test]
async fn a_form_is_in_the_language_its_reader_chose_and_comes_in_time_if_that_is_not_known() {
    for (stub, title) in
        [(Stub::new().await.reading(Lang::De), "Dein Zug"), (Stub::new().await.forgetting(), "Your move")]
    {
        let (playground, bot) = open(stub).await;
        let form = press_public(&playground, &bot, Who::Ada, Verb::Type).await.modal().await.expect("a form");
        assert_eq!(form.title, title);
        close(playground, bot).await;
    }
}

#[tokio::test]
async fn a_form_opened_from_a_private_message_changes_that_message() {
    let stub = Stub::new().await.answering(|request| match request {
        Request::Help => with_button("Which piece?", "Type", Verb::Type),
        _ => Screen::text("Played."),
    });
    let (playground, bot) = open(stub).await;
    let ada = playground.person(Who::Ada);
    let call = ada.slash(CHESS_CLUB, "help", &json!({})).expect("sent");
    let picker = call.message().await.expect("an answer");
    let press = ada.press(picker.id, &picker.button("Type").expect("a button")).expect("pressed");
    let form = press.modal().await.expect("a form");
    let call = ada.submit(&form, &[("text", "Nf3")]).expect("sent");
    let seen = call.message().await.expect("an answer");
    assert_eq!((seen.id, seen.content.as_str(), seen.buttons().len()), (picker.id, "Played.", 0));
    close(playground, bot).await;
}

#[tokio::test]
async fn every_command_says_what_was_typed() {
    let (playground, bot) = open(Stub::new().await).await;
    let ada = playground.person(Who::Ada);
    let game = || Some("#k7".to_owned());
    let cases = [
        (
            "play",
            json!({ "game": "chess960", "opponent": Who::Ben.id().to_string(), "colour": "black",
                    "thread": true, "shared": true, "options": "position=518",
                    "clock": "2d", "late": "ask", "weekends": true }),
            Request::Play(NewTable {
                rules: "chess960".to_owned(),
                opponent: Some(UserId(Who::Ben.id() as i64)),
                opponent_is_bot: false,
                computer: None,
                colour: Some("black".to_owned()),
                thread: Some(true),
                shared: true,
                options: "position=518".to_owned(),
                from: None,
                rated: None,
                clock: Some("2d".to_owned()),
                late: Some("ask".to_owned()),
                weekends: Some(true),
            }),
        ),
        (
            "play",
            json!({ "game": "chess", "opponent": playground.application_id().to_string() }),
            Request::Play(NewTable {
                rules: "chess".to_owned(),
                opponent: Some(UserId(playground.application_id() as i64)),
                opponent_is_bot: true,
                ..NewTable::default()
            }),
        ),
        (
            "play",
            json!({ "game": "zombie", "computer": "hard" }),
            Request::Play(NewTable {
                rules: "zombie".to_owned(),
                computer: Some(Level::Hard),
                ..NewTable::default()
            }),
        ),
        (
            "move",
            json!({ "turn": "e4", "game": "#k7" }),
            Request::Move { turn: "e4".to_owned(), game: game() },
        ),
        ("board", json!({ "game": "#k7" }), Request::Board { game: game(), flip: false, text: false }),
        ("board", json!({ "text": true }), Request::Board { game: None, flip: false, text: true }),
        ("secrets", json!({}), Request::Secrets { game: None }),
        ("games", json!({}), Request::Games),
        ("rules", json!({ "game": "chess960" }), Request::Rules { rules: Some("chess960".to_owned()) }),
        ("game resign", json!({ "game": "#k7" }), Request::Resign { game: game() }),
        ("game draw", json!({ "action": "claim" }), Request::Draw { action: DrawAction::Claim, game: None }),
        ("game verify", json!({ "game": "#k7" }), Request::Verify { game: game() }),
        (
            "me theme",
            json!({ "theme": "slate", "for": "server" }),
            Request::Theme { theme: Some("slate".to_owned()), whose: Whose::Server },
        ),
        (
            "me theme",
            json!({ "theme": "usual", "for": "me" }),
            Request::Theme { theme: Some("usual".to_owned()), whose: Whose::Own },
        ),
        ("me theme", json!({}), Request::Theme { theme: None, whose: Whose::Own }),
        ("next", json!({}), Request::Library(LibraryRequest::Next)),
        ("help", json!({}), Request::Help),
    ];
    for (command, options, expected) in cases {
        let call = ada.slash(CHESS_CLUB, command, &options).expect("sent");
        call.message().await.expect("an answer");
        assert_eq!(bot.stub.requests().last(), Some(&expected), "/{command} {options}");
    }
    let (asker, _) = bot.stub.asked()[0].clone();
    assert_eq!(
        (asker.person, asker.channel, asker.guild),
        (UserId(Who::Ada.id() as i64), ChannelId(CHESS_CLUB as i64), Some(GuildId(GUILD as i64)))
    );
    let call = ada.slash(Who::Ada.dm(), "help", &json!({})).expect("sent");
    call.message().await.expect("an answer");
    let (asker, _) = bot.stub.asked().pop().expect("asked");
    assert_eq!((asker.channel, asker.guild), (ChannelId(Who::Ada.dm() as i64), None));
    assert!(!asker.manages, "there is no server to manage");
    // The owner may manage the server, others not; Discord says so.
    for (who, manages) in [(Who::Ada, true), (Who::Ben, false)] {
        let call = playground.person(who).slash(CHESS_CLUB, "help", &json!({})).expect("sent");
        call.message().await.expect("an answer");
        let (asker, _) = bot.stub.asked().pop().expect("asked");
        assert_eq!(asker.manages, manages, "{who:?}");
    }
    close(playground, bot).await;
}
