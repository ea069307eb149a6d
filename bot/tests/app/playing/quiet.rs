//! Quiet channels: one board that is changed in place while people play live, and what happens to older boards.

use model::ids::{GameId, UserId};
use model::screen::{Form, Press, Recipe, Row, Screen, Verb};
use model::settings::OldBoards;
use outbox::Picture;
use words::Lang;

use app::request::{NewTable, Request, ServerChange, ServerRequest};

use crate::joining::company::{bids, three};
use crate::stage::{ADA, BEN, CHANNEL, CLEO, Said, Stage};

/// Plays a turn.
async fn play(stage: &Stage, person: UserId, game: GameId, turn: &str) {
    let answer =
        stage.ask(person, Request::Move { turn: turn.to_owned(), game: Some(game.to_string()) }).await;
    assert!(answer.text.contains("You played"), "{turn}: {answer:?}");
}

/// Posts in the channel since the last call, and edits of earlier messages.
async fn heard(stage: &Stage) -> (Vec<Screen>, Vec<Said>) {
    let said = stage.said().await.remove(&CHANNEL).unwrap_or_default();
    let (mut posts, mut changes) = (Vec::new(), Vec::new());
    for one in said {
        match one {
            Said::Posted { screen, .. } => posts.push(*screen),
            changed @ Said::Changed { .. } => changes.push(changed),
        }
    }
    (posts, changes)
}

/// Whether an edit shows a new board, removes a picture, or keeps it.
fn picture(said: &Said) -> &Picture {
    match said {
        Said::Changed { change, .. } => &change.picture,
        Said::Posted { .. } => panic!("no change: {said:?}"),
    }
}

/// The turns of a game of forty moves without captures: the pawns block each other, and everything else moves behind them.
fn forty_moves() -> Vec<String> {
    let pushes = |from: char, to: char| ('a'..='h').map(move |file| format!("{file}{from}{file}{to}"));
    let mut white: Vec<String> = pushes('2', '3').chain(pushes('3', '4')).collect();
    let walk = "b1c3 g1f3 c1b2 f1e2 a1a2 a2a3 a3b3 d1c1 c1c2 c2d3 d3e3 h1g1 g1g2 g2g3 g3h3 h3h2 e1f1 f1g1 g1h1 \
                e3d2 d2c1 c1a1 a1b1 b1c1";
    white.extend(walk.split_whitespace().map(str::to_owned));
    assert_eq!(white.len(), 40);
    let mirrored = |turn: &str| -> String {
        turn.chars()
            .map(|c| c.to_digit(10).map_or(c, |rank| char::from_digit(9 - rank, 10).expect("a rank")))
            .collect()
    };
    white.into_iter().flat_map(|turn| [turn.clone(), mirrored(&turn)]).collect()
}

#[tokio::test]
async fn a_live_game_of_forty_moves_leaves_at_most_ten_messages_and_pings_nobody_who_is_there() {
    let stage = Stage::open().await.dated();
    let game = stage.game("chess").await;
    let (mut posted, mut changed) = (heard(&stage).await.0, 0);
    for (at, turn) in forty_moves().iter().enumerate() {
        stage.pass_seconds(20).await;
        play(&stage, if at % 2 == 0 { ADA } else { BEN }, game, turn).await;
        let (posts, changes) = heard(&stage).await;
        changed += changes.iter().filter(|said| matches!(picture(said), Picture::Becomes(_))).count();
        posted.extend(posts);
    }
    assert_eq!(posted.len(), 2, "the invitation and the board: {posted:?}");
    assert_eq!(changed, 80, "every turn is shown once, in place");
    assert!(posted.iter().skip(2).all(|screen| screen.pings.is_empty()), "{posted:#?}");
}

#[tokio::test]
async fn who_does_not_answer_a_live_turn_is_called_once_by_the_board_itself() {
    Stage::each(async |stage| {
        let stage = stage.dated();
        let game = stage.game("chess").await;
        let (begun, _) = heard(&stage).await;
        assert_eq!(begun.last().expect("a board").pings, [ADA], "{begun:?}");
        play(&stage, ADA, game, "e2e4").await;
        let (posts, changes) = heard(&stage).await;
        assert!(posts.is_empty() && changes.len() == 1, "{posts:?} {changes:?}");
        stage.pass_minutes(1).await;
        assert!(heard(&stage).await.0.is_empty(), "a minute is time to think");
        stage.pass_minutes(1).await;
        let (posts, changes) = heard(&stage).await;
        let [board] = &posts[..] else { panic!("one message: {posts:?}") };
        assert!(board.pings == [BEN] && board.picture.is_some(), "{board:?}");
        assert_eq!(
            changes.iter().map(picture).collect::<Vec<_>>(),
            [&Picture::Goes],
            "the one before is put away"
        );
        stage.pass_minutes(10).await;
        assert!(heard(&stage).await.0.is_empty(), "nobody is called twice");
    })
    .await;
}

#[tokio::test]
async fn a_board_that_is_no_longer_last_is_posted_anew() {
    let stage = Stage::open().await.dated();
    let game = stage.game("chess").await;
    heard(&stage).await;
    for (at, turn) in forty_moves().iter().take(9).enumerate() {
        play(&stage, if at % 2 == 0 { ADA } else { BEN }, game, turn).await;
    }
    assert!(heard(&stage).await.0.is_empty());
    stage.chat();
    play(&stage, BEN, game, &forty_moves()[9]).await;
    let (posts, _) = heard(&stage).await;
    assert!(posts.len() == 1 && posts[0].pings == [ADA], "{posts:?}");
    // Discord limits changes of messages older than an hour, so the board is posted again then as well.
    let mut posted = 0;
    for (at, turn) in forty_moves().iter().skip(10).take(40).enumerate() {
        stage.pass_seconds(110).await;
        play(&stage, if at % 2 == 0 { ADA } else { BEN }, game, turn).await;
        posted += heard(&stage).await.0.len();
    }
    assert_eq!(posted, 1, "73 minutes");
}

#[tokio::test]
async fn by_correspondence_one_board_has_a_picture_and_calls() {
    Stage::each(async |stage| {
        let stage = stage.dated();
        let game = stage.game("chess").await;
        let (begun, _) = heard(&stage).await;
        let mut pictures = begun.iter().filter(|screen| screen.picture.is_some()).count();
        for (at, turn) in forty_moves().iter().take(12).enumerate() {
            stage.pass(20).await;
            heard(&stage).await;
            let (person, other) = if at % 2 == 0 { (ADA, BEN) } else { (BEN, ADA) };
            play(&stage, person, game, turn).await;
            let (posts, changes) = heard(&stage).await;
            assert!(posts.len() == 1 && posts[0].pings == [other], "{posts:?}");
            pictures += posts.iter().filter(|screen| screen.picture.is_some()).count();
            pictures -= changes.iter().filter(|said| *picture(said) == Picture::Goes).count();
            assert_eq!(pictures, 1, "{changes:?}");
        }
    })
    .await;
}

#[tokio::test]
async fn a_server_says_what_becomes_of_old_boards_and_whether_games_get_threads() {
    let stage = Stage::open().await.dated();
    let set = |change| Request::Server(ServerRequest::Set(vec![change]));
    for old in OldBoards::ALL {
        stage.ask_managing(ADA, set(ServerChange::OldBoards(*old))).await;
        let game = stage.game("chess").await;
        play(&stage, ADA, game, "e2e4").await;
        stage.pass(20).await;
        heard(&stage).await;
        play(&stage, BEN, game, "e7e5").await;
        let (_, changes) = heard(&stage).await;
        let [Said::Changed { change, .. }] = &changes[..] else { panic!("one change: {changes:?}") };
        let text = change.text.as_deref().expect("what it asked for is over");
        assert!(text.contains("e4") && !text.contains("turn") && !text.contains("<@"), "{text}");
        let lines = text.lines().count();
        match old {
            OldBoards::Picture => assert_eq!((lines, &change.picture), (2, &Picture::Stays)),
            OldBoards::Text => assert_eq!((lines, &change.picture), (2, &Picture::Goes)),
            OldBoards::Line => {
                assert!(text.chars().count() < 100, "{text}");
                assert_eq!((lines, &change.picture), (1, &Picture::Goes));
            }
        }
        assert!(change.rows.is_empty());
    }
    let wanted = async |thread| {
        let wanted = NewTable { rules: "chess".to_owned(), thread, ..NewTable::default() };
        stage.ask(ADA, Request::Play(wanted)).await;
        let games = stage.store().open_games_of(crate::stage::GUILD, 1).await.expect("the database");
        let game = stage.store().game(games[0].0).await.expect("the database").expect("a game");
        game.thread_wanted
    };
    assert!(!wanted(None).await && wanted(Some(true)).await);
    let answer = stage.ask_managing(ADA, set(ServerChange::Threads(true))).await;
    assert!(answer.text.contains("threads of their own"), "{answer:?}");
    assert!(wanted(None).await && !wanted(Some(false)).await);
}

#[tokio::test]
async fn where_the_next_board_comes_tells_nothing_of_a_bid_that_was_changed() {
    let mut shown = Vec::new();
    for changes in [false, true] {
        let stage = Stage::open().await.dated();
        let (game, _) = three(&stage).await;
        bids(&stage, ADA, game, 3).await;
        bids(&stage, BEN, game, 4).await;
        stage.pass_minutes(4).await;
        if changes {
            bids(&stage, ADA, game, 2).await;
        }
        // Six minutes after the last bid that everybody knows of, two after the one that nobody does.
        stage.pass_minutes(2).await;
        heard(&stage).await;
        bids(&stage, CLEO, game, 5).await;
        let (posts, changed) = heard(&stage).await;
        let boards = posts.iter().filter(|screen| screen.picture.is_some()).count();
        let in_place = changed.iter().filter(|said| matches!(picture(said), Picture::Becomes(_))).count();
        shown.push((boards, in_place));
    }
    assert_eq!(shown, [(1, 0), (1, 0)], "posted in both, since nobody is there any more");
}

#[tokio::test]
async fn a_board_that_is_changed_in_place_keeps_still() {
    let stage = Stage::open().await.dated();
    let game = stage.game("chess").await;
    heard(&stage).await;
    play(&stage, ADA, game, "e2e4").await;
    let (_, changes) = heard(&stage).await;
    let [Said::Changed { change, .. }] = &changes[..] else { panic!("one change: {changes:?}") };
    let Picture::Becomes(shown) = &change.picture else { panic!("a new board: {change:?}") };
    let draw = async |recipe: Recipe| stage.app.studio().draw(&recipe).await.expect("a picture").bytes;
    let turned = Recipe::new(game, 1, None);
    let still = draw(Recipe { steady: true, ..turned.clone() }).await;
    assert_eq!(shown.bytes, still);
    assert_ne!(draw(turned.clone()).await, still, "Black is to move");
    assert_eq!(draw(Recipe { flipped: true, ..turned }).await, still, "from White's side");
    // In correspondence games the board faces the player to move.
    stage.pass_minutes(60).await;
    play(&stage, BEN, game, "e7e5").await;
    stage.pass_minutes(60).await;
    play(&stage, ADA, game, "d2d4").await;
    let (posts, _) = heard(&stage).await;
    let board = posts.last().and_then(|screen| screen.picture.as_ref()).expect("a board");
    assert!(!board.steady, "{posts:?}");
}

#[tokio::test]
async fn a_private_answer_leads_to_the_next_turn_in_its_own_place() {
    for rules in ["chess", "zombie"] {
        let stage = Stage::open().await;
        let id = stage.game(rules).await;
        let turn = Request::Move { turn: "e2e4".to_owned(), game: Some(id.to_string()) };
        let answer = stage.ask(ADA, turn).await;
        let board = answer.picture.as_ref().map(|board| (board.entries, board.seat));
        assert_eq!(board, Some((1, Some(0))), "a command's answer has pushed the board away: {answer:?}");
        let [Row::Buttons(buttons)] = &answer.rows[..] else { panic!("one row: {answer:?}") };
        let [next] = &buttons[..] else { panic!("one button: {answer:?}") };
        assert_eq!(next.label, "Next move");
        let early = stage.press(ADA, next.press.clone(), None).await;
        assert!(early.text.contains("It isn't your turn"), "{early:?}");
        assert_eq!(early.rows, answer.rows, "it can be pressed again");
        assert!(early.picture.is_none() && early.keeps_picture, "the board stays: {early:?}");
        let stranger = stage.press(CLEO, next.press.clone(), None).await;
        assert!(stranger.rows.is_empty(), "{stranger:?}");
        play(&stage, BEN, id, "e7e5").await;
        let picker = stage.press(ADA, next.press.clone(), None).await;
        assert!(picker.text.contains("Which move?") && picker.picture.is_some(), "{picker:?}");
    }
}

#[tokio::test]
async fn what_leads_on_is_called_as_the_game_calls_what_it_asks() {
    let stage = Stage::open().await;
    for (rules, turn, labels) in [
        ("chess-golf", "3", [(Lang::En, "Bid"), (Lang::De, "Bieten"), (Lang::Es, "Apostar")]),
        ("masquerade", "KR/QK/RN/BB/NQ", [(Lang::En, "Choose"), (Lang::De, "Wählen"), (Lang::Es, "Elegir")]),
        (
            "chess",
            "e2e4",
            [(Lang::En, "Next move"), (Lang::De, "Nächster Zug"), (Lang::Es, "Siguiente jugada")],
        ),
    ] {
        for (lang, label) in labels {
            let id = stage.game(rules).await;
            let turn = Request::Move { turn: turn.to_owned(), game: Some(id.to_string()) };
            let answer = stage.ask_as(ADA, |asker| asker.lang = lang, turn).await;
            let Some(Row::Buttons(buttons)) = answer.rows.last() else { panic!("{rules}: {answer:?}") };
            assert_eq!(buttons[0].label, label, "{rules}: {answer:?}");
        }
    }
}

#[tokio::test]
async fn a_turn_from_the_picker_is_answered_below_the_board_with_another_one_only_where_it_differs() {
    for (rules, has_secrets) in [("chess", false), ("zombie", true)] {
        let stage = Stage::open().await;
        let id = stage.game(rules).await;
        let press = Press { verb: Verb::Move, game: Some(id), version: 0, arg: String::new() };
        let mut screen = stage.press(ADA, press, None).await;
        let typing = form(&screen);
        let typed = Press { verb: Verb::Typed, ..typing.press };
        screen = stage.press(ADA, typed, Some("e2e4")).await;
        assert!(screen.text.contains("You played"), "{rules}: {screen:?}");
        assert_eq!(screen.picture.is_some(), has_secrets, "{rules}: {screen:?}");
    }
}

/// The form that *Type it* below a picker opens.
fn form(picker: &Screen) -> Form {
    let rows = picker.rows.iter().filter_map(|row| match row {
        Row::Buttons(buttons) => Some(buttons),
        Row::Menu(_) => None,
    });
    let button = rows.flatten().find(|button| button.press.verb == Verb::Type).expect("a way to type");
    app::forms::of(&button.press, Lang::En).expect("a form")
}

#[tokio::test]
async fn the_form_shows_what_could_be_typed_and_carries_no_secret() {
    for (rules, example, carried) in [
        ("chess", "For example b1a3", "b1a3"),
        ("captain-spalding", "For example ", ""),
        ("zombie", "A move such as Nf3; a burial such as @b2", "zombie"),
        ("chess-golf", "Moves: e5g6/g6h5. A bid: 3", "chess-golf"),
        ("masquerade", "A move such as Nf3; a table such as KR/QK/RN/BB/NQ", "masquerade"),
        ("booster", "A move such as Nf3; with a card behind it: Nf3/+P@a2", "booster"),
        ("cooperative", "A move such as Nf3; a card such as b", "cooperative"),
    ] {
        let stage = Stage::open().await;
        let id = stage.game(rules).await;
        let press = Press { verb: Verb::Move, game: Some(id), version: 0, arg: String::new() };
        let form = form(&stage.press(ADA, press, None).await);
        assert!(
            form.placeholder.starts_with(example) && form.press.arg.starts_with(carried),
            "{rules}: {form:?}"
        );
        assert!(form.placeholder.len() <= 100, "{rules}: {form:?}");
    }
}
