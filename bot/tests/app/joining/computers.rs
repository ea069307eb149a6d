//! Computer players at the table play their turns like people, each turn once and after a pause, and get no messages.

use app::request::{CommunityRequest, DrawAction, NewTable, OfferRequest, Request};
use app::{Asker, NextQuestion, Suggest};
use engine::catalogue;
use engine::seat::Seat;
use model::computer::Level;
use model::game::{Game, Status};
use model::ids::{GameId, UserId};
use model::screen::{Press, Row, Verb};
use store::JobKind;
use words::Lang;

use crate::playing::records::resign;
use crate::stage::{ADA, BEN, CHANNEL, CLEO, Said, Stage, direct};

fn new_table(rules: &str, level: Level) -> NewTable {
    let clock = Some("none".to_owned());
    let colour = Some("white".to_owned());
    NewTable { rules: rules.to_owned(), computer: Some(level), colour, clock, ..NewTable::default() }
}

/// Ada, with the first move, against the computer.
async fn game(stage: &Stage, rules: &str, level: Level) -> GameId {
    let screen = stage.ask(ADA, Request::Play(new_table(rules, level))).await;
    let number = screen.text.split('`').nth(1).unwrap_or_else(|| panic!("a number: {screen:?}"));
    number.parse().expect("a game's number")
}

async fn row(stage: &Stage, id: GameId) -> Game {
    stage.store().game(id).await.expect("the database").expect("the game")
}

async fn play(stage: &Stage, id: GameId, turn: &str) -> String {
    let request = Request::Move { turn: format!("{turn}/end"), game: Some(format!("#{id}")) };
    stage.ask(ADA, request).await.text
}

/// Ada aborts her game: only she is asked for a confirmation, once.
async fn call_off(stage: &Stage, id: GameId) {
    let asked = stage.ask(ADA, Request::Offer(OfferRequest::Abort { game: Some(format!("#{id}")) })).await;
    assert!(asked.text.contains("now? Nobody wins"), "{asked:?}");
    assert_eq!(row(stage, id).await.status, Status::Running, "only asked");
    let Some(Row::Buttons(buttons)) = asked.rows.first() else { panic!("a button: {asked:?}") };
    stage.press(ADA, buttons[0].press.clone(), None).await;
}

/// The texts posted in the channel.
async fn posted(stage: &Stage) -> Vec<String> {
    let said = stage.said().await.remove(&CHANNEL).unwrap_or_default();
    let texts = said.into_iter().filter_map(|said| match said {
        Said::Posted { screen, .. } => Some(screen.text),
        Said::Changed { .. } => None,
    });
    texts.collect()
}

#[tokio::test]
async fn a_game_against_the_computer_begins_at_once_and_is_answered_after_a_pause() {
    let stage = Stage::open().await;
    let id = game(&stage, "chess", Level::Easy).await;
    let begun = row(&stage, id).await;
    assert_eq!(begun.status, Status::Running);
    assert_eq!(begun.seat_of(Level::Easy.player()), Some(Seat(1)));
    assert!(!begun.rated, "nobody is measured by it");
    let said = posted(&stage).await.join("\n");
    assert!(said.contains("against 🤖 Computer (easy)"), "{said}");
    assert!(!said.contains("<@-"), "{said}");
    assert_eq!(stage.computers_asked().await, 0, "Ada moves first");

    assert!(play(&stage, id, "e2e4").await.contains("You played"));
    assert_eq!(stage.computers_asked().await, 1);
    // Not within the same second.
    let now = stage.now();
    let early = stage.store().due_tasks(now + 1_000, &[JobKind::ComputerTurn], 9).await;
    assert_eq!(early.expect("the database"), []);
    stage.let_computers_play().await;
    assert_eq!(row(&stage, id).await.entries, 2);
    let said = posted(&stage).await.join("\n");
    assert!(said.contains("🤖 Computer (easy)") && !said.contains("<@-"), "{said}");
    stage.close().await;
}

#[tokio::test]
async fn who_plays_against_computers_alone_is_spoken_to_in_their_language() {
    let stage = Stage::open().await;
    let german = |asker: &mut Asker| asker.lang = Lang::De;
    stage.ask_as(ADA, german, Request::Play(new_table("chess", Level::Easy))).await;
    let said = posted(&stage).await.join("\n");
    assert!(said.contains("gegen 🤖 Computer (leicht)") && said.contains("du bist am Zug"), "{said}");

    // An invitation speaks to everybody. What begins when a computer comes instead doesn't.
    let everybody = NewTable { computer: None, ..new_table("chess", Level::Easy) };
    let open = stage.ask_as(ADA, german, Request::Play(everybody)).await;
    assert!(posted(&stage).await.join("\n").contains("invites"), "{open:?}");
    let id = open.text.split('`').nth(1).and_then(|id| id.parse().ok());
    let press = Press { verb: Verb::Computer, game: id, version: 0, arg: "easy".to_owned() };
    stage.ask_as(ADA, german, Request::Press { press, value: None }).await;
    let said = posted(&stage).await.join("\n");
    assert!(said.contains("gegen 🤖 Computer (leicht)") && said.contains("du bist am Zug"), "{said}");
    stage.close().await;
}

#[tokio::test]
async fn who_presses_too_early_waits_for_the_computer_and_then_chooses() {
    let stage = Stage::open().await;
    let id = game(&stage, "chess", Level::Easy).await;
    play(&stage, id, "e2e4").await;
    let press = Press { verb: Verb::Move, game: Some(id), version: 0, arg: String::new() };
    let request = Request::Press { press, value: None };
    // It has not played: that is said in the reader's language, its name included, and the button stays.
    let early = stage.ask_as(ADA, |asker| asker.lang = Lang::De, request.clone()).await;
    assert!(early.text.starts_with("🤖 Computer (leicht) denkt in"), "{early:?}");
    assert_eq!(early.rows.len(), 1, "{early:?}");
    // It plays meanwhile: one press is enough.
    let (picker, ()) = tokio::join!(stage.ask(ADA, request.clone()), stage.let_computers_play());
    assert!(picker.text.contains("Which move?") && picker.picture.is_some(), "{picker:?}");
    stage.close().await;
}

#[tokio::test]
async fn who_types_too_early_waits_for_the_computer_and_then_has_moved() {
    let stage = Stage::open().await;
    let id = game(&stage, "chess", Level::Easy).await;
    play(&stage, id, "e2e4").await;
    // It has not played: that is said after a moment, and nothing has counted.
    let early = play(&stage, id, "d2d4").await;
    assert!(!early.contains("You played") && !early.is_empty(), "{early}");
    // It plays meanwhile: what was typed counts.
    let (typed, ()) = tokio::join!(play(&stage, id, "d2d4"), stage.let_computers_play());
    assert!(typed.contains("You played"), "{typed}");
    stage.close().await;
}

#[tokio::test]
async fn the_board_in_the_channel_is_seen_from_the_side_of_the_only_person() {
    let stage = Stage::open().await;
    for (colour, lowest) in [("black", "8"), ("white", "1")] {
        let table = NewTable { colour: Some(colour.to_owned()), ..new_table("chess", Level::Easy) };
        let screen = stage.ask(ADA, Request::Play(table)).await;
        let number = screen.text.split('`').nth(1).expect("a number");
        stage.let_computers_play().await;
        // White and Black alike.
        let own = if colour == "black" { "e7e5" } else { "e2e4" };
        play(&stage, number.parse().expect("a game's number"), own).await;
        stage.let_computers_play().await;
        let said = stage.said().await.remove(&CHANNEL).unwrap_or_default();
        let mut boards = 0;
        for said in said {
            let Said::Posted { screen, .. } = said else { continue };
            if screen.picture.is_none() {
                continue;
            }
            let board = stage.app.studio().in_letters(&screen).await.text;
            let mut ranks = board.lines().filter_map(|line| line.trim_start().chars().next());
            let last = ranks.rfind(char::is_ascii_digit);
            assert_eq!(last.map(String::from).as_deref(), Some(lowest), "{board}");
            boards += 1;
        }
        assert!(boards > 1, "{boards} boards");
    }
    stage.close().await;
}

#[tokio::test]
async fn nothing_is_ever_sent_to_a_computer() {
    let stage = Stage::open().await;
    for rules in ["chess", "thinktank", "half-alice"] {
        let id = game(&stage, rules, Level::Easy).await;
        let table = NewTable { rules: rules.to_owned(), ..new_table(rules, Level::Medium) };
        stage.ask_directly(BEN, Request::Play(table)).await;
        call_off(&stage, id).await;
        assert_eq!(row(&stage, id).await.status, Status::Over);
    }
    stage.let_computers_play().await;
    let places: Vec<_> = stage.said().await.into_keys().collect();
    assert!(places.contains(&direct(BEN)), "{places:?}");
    for level in Level::ALL {
        assert!(!places.contains(&direct(level.player())), "{places:?}");
    }
    stage.close().await;
}

#[tokio::test]
async fn computers_agree_to_takebacks_rests_and_calling_off_at_once_and_play_again() {
    let stage = Stage::open().await;
    let id = game(&stage, "chess", Level::Easy).await;
    let named = || Some(format!("#{id}"));
    play(&stage, id, "e2e4").await;
    stage.let_computers_play().await;
    stage.ask(ADA, Request::Offer(OfferRequest::Takeback { game: named() })).await;
    assert!(play(&stage, id, "d2d4").await.contains("You played"), "the turn is Ada's again");
    stage.let_computers_play().await;
    let rest = OfferRequest::Adjourn { days: Some(2), until: None, game: named() };
    stage.ask(ADA, Request::Offer(rest)).await;
    assert!(row(&stage, id).await.pause.is_some());
    call_off(&stage, id).await;
    assert_eq!(row(&stage, id).await.status, Status::Over);
    let again = stage.ask(ADA, Request::Offer(OfferRequest::Rematch { game: named() })).await;
    let number = again.text.split('`').nth(1).expect("a number").parse().expect("a game");
    let again = row(&stage, number).await;
    assert_eq!(again.status, Status::Running);
    assert!(again.seat_of(Level::Easy.player()).is_some(), "{again:?}");
    stage.close().await;
}

#[tokio::test]
async fn a_turn_taken_back_while_the_computer_thinks_is_not_answered() {
    let stage = Stage::open().await;
    let id = game(&stage, "chess", Level::Easy).await;
    play(&stage, id, "e2e4").await;
    assert_eq!(stage.computers_asked().await, 1);
    stage.ask(ADA, Request::Offer(OfferRequest::Takeback { game: Some(format!("#{id}")) })).await;
    assert_eq!(stage.computers_asked().await, 0);
    stage.let_computers_play().await;
    assert!(play(&stage, id, "d2d4").await.contains("You played"));
    stage.close().await;
}

/// A game from a position with Ada to move, and her draw offer at once, or after a turn of hers.
async fn offered(stage: &Stage, from: &str, turn: Option<&str>) -> GameId {
    let table = NewTable { from: Some(from.to_owned()), ..new_table("chess", Level::Easy) };
    let screen = stage.ask(ADA, Request::Play(table)).await;
    let id: GameId = screen.text.split('`').nth(1).expect("a number").parse().expect("a game");
    if let Some(turn) = turn {
        assert!(play(stage, id, turn).await.contains("You played"));
    }
    let named = Some(format!("#{id}"));
    let offer = stage.ask(ADA, Request::Draw { action: DrawAction::Offer, game: named }).await;
    assert!(offer.text.contains("🤖 Computer (easy) will answer"), "{offer:?}");
    assert_eq!(stage.computers_asked().await, 1);
    stage.let_computers_play().await;
    id
}

#[tokio::test]
async fn a_computer_that_hopes_for_nothing_takes_a_draw_at_once_be_it_its_turn_or_not() {
    let stage = Stage::open().await;
    for turn in [None, Some("a2a3")] {
        let id = offered(&stage, "7k/8/8/8/8/8/Q7/KQ6 w - - 0 1", turn).await;
        let over = row(&stage, id).await;
        assert_eq!(over.status, Status::Over, "two queens down, it agrees: {turn:?}");
    }
    stage.close().await;
}

#[tokio::test]
async fn an_even_game_that_has_only_begun_is_no_draw() {
    let stage = Stage::open().await;
    let id = offered(&stage, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", Some("e2e3")).await;
    assert_eq!(row(&stage, id).await.status, Status::Running, "it plays on");
    stage.close().await;
}

#[tokio::test]
async fn a_computer_that_hopes_to_win_plays_on_and_no_button_asks_it() {
    let stage = Stage::open().await;
    for (turn, entries) in [(None, 2), (Some("a1b1"), 4)] {
        let id = offered(&stage, "7k/8/8/8/2q4q/8/8/K7 w - - 0 1", turn).await;
        let on = row(&stage, id).await;
        assert_eq!((on.status, on.entries), (Status::Running, entries), "{turn:?}");
    }
    let said = stage.said().await.remove(&CHANNEL).unwrap_or_default();
    let mut answers = 0;
    for said in said {
        match said {
            Said::Posted { screen, .. } if screen.text.contains("a draw in") => {
                assert!(screen.text.contains("offers 🤖 Computer (easy) a draw"), "{screen:?}");
                assert!(screen.rows.is_empty() && screen.pings.is_empty(), "{screen:?}");
            }
            Said::Changed { change, .. }
                if change.text.as_deref().is_some_and(|text| text.contains("plays on")) =>
            {
                answers += 1;
            }
            Said::Posted { .. } | Said::Changed { .. } => {}
        }
    }
    assert_eq!(answers, 2);
    stage.close().await;
}

#[tokio::test]
async fn who_asks_for_what_no_computer_does_is_told_what_would_work() {
    let stage = Stage::open().await;
    for (change, said) in [
        (
            NewTable { opponent: Some(BEN), ..new_table("chess", Level::Hard) },
            "leave `opponent` or `computer` out",
        ),
        (NewTable { rated: Some(true), ..new_table("chess", Level::Hard) }, "leave `rated` out"),
        (
            NewTable { shared: true, colour: None, ..new_table("crowded-house", Level::Hard) },
            "leave `shared` or `computer` out",
        ),
    ] {
        let screen = stage.ask(ADA, Request::Play(change)).await;
        assert!(screen.text.contains(said), "{screen:?}");
    }
    let games = stage.store().games_of(ADA, &[Status::Invited, Status::Running], 9).await;
    assert_eq!(games.expect("the database"), []);
    stage.close().await;
}

#[tokio::test]
async fn a_rated_invitation_that_a_computer_takes_says_that_it_is_rated_no_more() {
    let stage = Stage::open().await;
    let open = NewTable { rules: "chess".to_owned(), clock: Some("none".to_owned()), ..NewTable::default() };
    let screen = stage.ask(ADA, Request::Play(open)).await;
    let id: GameId = screen.text.split('`').nth(1).expect("a number").parse().expect("a game");
    assert!(row(&stage, id).await.rated);
    let press = Press { verb: Verb::Computer, game: Some(id), version: 0, arg: "easy".to_owned() };
    let joined = stage.press(ADA, press, None).await;
    assert!(joined.text.contains("It is unrated now"), "{joined:?}");
    assert!(!row(&stage, id).await.rated);
    stage.close().await;
}

#[tokio::test]
async fn where_all_play_together_nobody_plays_against_the_computer() {
    let stage = Stage::open().await;
    let table = NewTable { thread: Some(true), ..new_table("cooperative", Level::Easy) };
    let screen = stage.ask(ADA, Request::Play(table)).await;
    assert!(screen.text.contains("together with the computer"), "{screen:?}");
    let said = posted(&stage).await.join("\n");
    assert!(said.contains("together with 🤖 Computer (easy)") && !said.contains("against"), "{said}");
    stage.close().await;
}

#[tokio::test]
async fn a_won_game_counts_for_nobody_but_the_person_who_played_it() {
    let stage = Stage::open().await;
    let from = Some("7k/5Q2/6K1/8/8/8/8/8 w - - 0 1".to_owned());
    let screen = stage.ask(ADA, Request::Play(NewTable { from, ..new_table("chess", Level::Hard) })).await;
    let id: GameId = screen.text.split('`').nth(1).expect("a number").parse().expect("a game");
    play(&stage, id, "f7g7").await;
    assert_eq!(row(&stage, id).await.status, Status::Over);
    let of = async |person: UserId| stage.store().standings_of(person).await.expect("the database");
    assert_eq!((of(ADA).await, of(Level::Hard.player()).await), (Vec::new(), Vec::new()));
    let stats = CommunityRequest::Stats { person: None, rules: None, with: None };
    let stats = stage.ask(ADA, Request::Community(stats)).await;
    assert!(stats.text.contains("One game against computers: won 1, drawn 0, lost 0."), "{stats:?}");
    let said = posted(&stage).await.join("\n");
    assert!(!said.contains("<@-"), "{said}");
    stage.close().await;
}

#[tokio::test]
async fn with_four_seats_computers_take_the_other_three() {
    let stage = Stage::open().await;
    let table = NewTable { colour: None, ..new_table("crowded-house", Level::Easy) };
    let screen = stage.ask(ADA, Request::Play(table)).await;
    let no_buttons =
        screen.rows.iter().all(|row| !matches!(row, Row::Buttons(buttons) if !buttons.is_empty()));
    assert!(no_buttons, "nobody is waited for: {screen:?}");
    let id: GameId = screen.text.split('`').nth(1).expect("a number").parse().expect("a game");
    assert_eq!(row(&stage, id).await.seats_of(Level::Easy.player()).count(), 3);
    stage.close().await;
}

/// Turns that Ada could type now: the first ones suggested to her.
async fn suggested(stage: &Stage, id: GameId) -> Vec<String> {
    let wanted = Suggest::Turn { game: Some(format!("#{id}")), typed: String::new() };
    stage.suggestions(ADA, wanted).await.into_iter().map(|(_, value)| value).take(3).collect()
}

#[tokio::test]
async fn every_game_but_those_for_one_is_played_against_the_computer() {
    let stage = Stage::open().await;
    for game in catalogue::all().iter().map(|game| game.info()).filter(|info| info.seats.len() > 1) {
        let colour = (game.seats.len() == 2).then(|| "white".to_owned());
        let table = NewTable { colour, ..new_table(game.id, Level::Easy) };
        let screen = stage.ask(ADA, Request::Play(table)).await;
        let number = screen.text.split('`').nth(1).unwrap_or_else(|| panic!("{}: {screen:?}", game.id));
        let id: GameId = number.trim_start_matches('#').parse().expect("a game's number");
        let mut played = 0;
        for _ in 0..6 {
            stage.let_computers_play().await;
            if row(&stage, id).await.status != Status::Running {
                break;
            }
            let mut answers = Vec::new();
            for turn in suggested(&stage, id).await {
                answers.push(play(&stage, id, &turn).await);
                if answers.last().is_some_and(|answer| answer.contains("You played")) {
                    played += 1;
                    break;
                }
            }
        }
        stage.let_computers_play().await;
        let game_row = row(&stage, id).await;
        assert!(played > 0, "{}: Ada could play nothing", game.id);
        assert!(
            game_row.entries > played,
            "{}: {} entries, {played} of them Ada's",
            game.id,
            game_row.entries
        );
        let said = posted(&stage).await.join("\n");
        assert!(!said.contains("<@-"), "{}: {said}", game.id);
    }
    stage.close().await;
}

#[tokio::test]
async fn computers_that_are_left_alone_play_for_nobody() {
    let stage = Stage::open().await;
    let screen = stage
        .ask(ADA, Request::Play(NewTable { colour: None, ..new_table("chess-golf", Level::Easy) }))
        .await;
    let id: GameId = screen.text.split('`').nth(1).expect("a number").parse().expect("a game");
    call_off(&stage, id).await;
    assert_eq!(row(&stage, id).await.status, Status::Over, "Ada may call it off herself");

    // Two computers would play on without her.
    let open =
        NewTable { rules: "chess-golf".to_owned(), clock: Some("none".to_owned()), ..NewTable::default() };
    let screen = stage.ask(ADA, Request::Play(open)).await;
    let id: GameId = screen.text.split('`').nth(1).expect("a number").parse().expect("a game");
    let press = |verb, version: i64, arg: &str| Press { verb, game: Some(id), version, arg: arg.to_owned() };
    for level in ["easy", "medium"] {
        stage.press(ADA, press(Verb::Computer, 0, level), None).await;
    }
    stage.press(ADA, press(Verb::Start, 0, ""), None).await;
    assert_eq!(row(&stage, id).await.status, Status::Running);
    let prompt = row(&stage, id).await.prompt(Seat(0));
    stage.press(ADA, press(Verb::ResignYes, prompt, "0"), None).await;
    assert_eq!(row(&stage, id).await.status, Status::Running, "the others could go on");
    assert_eq!(stage.computers_asked().await, 0);
    stage.close().await;
}

#[tokio::test]
async fn nobody_waits_for_somebody_elses_many_games() {
    let stage = Stage::open().await;
    let black = |rules: &str| NewTable { colour: Some("black".to_owned()), ..new_table(rules, Level::Hard) };
    for _ in 0..6 {
        stage.ask(BEN, Request::Play(black("adrenaline"))).await;
    }
    let screen = stage.ask(ADA, Request::Play(black("chess"))).await;
    let id: GameId = screen.text.split('`').nth(1).expect("a number").parse().expect("a game");
    stage.let_computers_play().await;
    let over: Vec<i64> = stage.moved_order().await;
    let place = over.iter().position(|game| *game == id.0).expect("Ada's was played");
    assert!(place <= 1, "Ada's came as number {place} of {over:?}");
    stage.close().await;
}

/// The control that shows the next question of Ada's game, if it is there.
async fn next_question(stage: &Stage, person: UserId, id: GameId) -> Option<Press> {
    match stage.app.next_question(&stage.asker(person), id).await {
        NextQuestion::Now(press) => Some(press),
        NextQuestion::Later | NextQuestion::Never => None,
    }
}

#[tokio::test]
async fn the_answer_to_a_turn_goes_on_once_the_computer_has_played() {
    let stage = Stage::open().await;
    let id = game(&stage, "chess", Level::Easy).await;
    let request = |turn: &str| Request::Move { turn: turn.to_owned(), game: Some(format!("#{id}")) };
    let played = stage.ask(ADA, request("f2f3")).await;
    assert_eq!(played.awaits, Some(id), "{played:?}");
    assert!(played.text.ends_with("or with the button."), "{played:?}");
    assert_eq!(next_question(&stage, ADA, id).await, None, "the computer is asked");
    stage.let_computers_play().await;
    let next = next_question(&stage, ADA, id).await.expect("Ada is asked");
    assert_eq!(next_question(&stage, BEN, id).await, None, "Ben doesn't play");
    let picker = stage.press(ADA, next, None).await;
    assert!(picker.text.contains("Computer (easy) played") && picker.awaits.is_none(), "{picker:?}");
    // At the end it is the board that says how it ended.
    resign(&stage, ADA, id).await;
    assert_eq!(row(&stage, id).await.status, Status::Over);
    let end = next_question(&stage, ADA, id).await.expect("the end");
    assert_eq!(end.verb, Verb::Board);
    assert!(stage.press(ADA, end, None).await.text.contains("You lost"));
    stage.close().await;
}

#[tokio::test]
async fn between_people_the_answer_to_a_turn_goes_on_in_live_play() {
    let stage = Stage::open().await;
    let id = stage.game("chess").await;
    let turn = |turn: &str| Request::Move { turn: turn.to_owned(), game: Some(format!("#{id}")) };
    let played = stage.ask(ADA, turn("e4")).await;
    assert_eq!(played.awaits, Some(id), "{played:?}");
    assert!(played.text.contains("within ten minutes"), "{played:?}");
    assert_eq!(next_question(&stage, ADA, id).await, None, "Ben is asked");
    let verb = |press: Option<Press>| press.map(|press| press.verb);
    assert_eq!(verb(next_question(&stage, BEN, id).await), Some(Verb::Move));
    let never = stage.app.next_question(&stage.asker(CLEO), id).await;
    assert_eq!(never, NextQuestion::Never, "Cleo doesn't play");
    // Who presses before their turn is told so, and asked later in the same answer.
    let early = Press { verb: Verb::Move, game: Some(id), version: 0, arg: String::new() };
    assert_eq!(stage.press(ADA, early, None).await.awaits, Some(id));
    stage.ask(BEN, turn("e5")).await;
    let next = next_question(&stage, ADA, id).await.expect("Ada is asked");
    let picker = stage.press(ADA, next, None).await;
    assert!(picker.text.contains("played `e5`") && picker.awaits.is_none(), "{picker:?}");
    resign(&stage, BEN, id).await;
    assert_eq!(verb(next_question(&stage, ADA, id).await), Some(Verb::Board), "the end");
    stage.close().await;
}

#[tokio::test]
async fn nothing_is_awaited_for_days() {
    let stage = Stage::open().await;
    let id = stage.game("chess").await;
    stage.pass_minutes(6).await;
    let turn = Request::Move { turn: "e4".to_owned(), game: Some(format!("#{id}")) };
    let played = stage.ask(ADA, turn).await;
    assert!(played.text.contains("You played") && played.awaits.is_none(), "{played:?}");
    stage.close().await;
}

#[tokio::test]
async fn a_sealed_decision_awaits_no_question_about_itself() {
    let stage = Stage::open().await;
    let id = stage.game("masquerade").await;
    let request = Request::Move { turn: "KQ/QN/RB/BK/NR".to_owned(), game: Some(format!("#{id}")) };
    let sealed = stage.ask(ADA, request).await;
    assert_eq!(sealed.awaits, Some(id), "{sealed:?}");
    assert_eq!(next_question(&stage, ADA, id).await, None, "it can be changed, but nothing is asked");
    stage.close().await;
}

#[tokio::test]
async fn who_decides_last_and_begins_is_asked_at_once_and_reads_how_a_try_ended() {
    let stage = Stage::open().await;
    let id = stage.game("masquerade").await;
    let turn = |turn: &str| Request::Move { turn: turn.to_owned(), game: Some(format!("#{id}")) };
    stage.ask(BEN, turn("KQ/QN/RB/BK/NR")).await;
    let last = stage.ask(ADA, turn("KQ/QN/RB/BK/NR")).await;
    assert!(last.text.contains("Which move?") && last.awaits.is_none(), "{last:?}");
    for (person, moved) in
        [(ADA, "e2e4"), (BEN, "d7d5"), (ADA, "d1g4"), (BEN, "a7a6"), (ADA, "g4c8"), (BEN, "a6a5")]
    {
        stage.ask(person, turn(moved)).await;
    }
    let next = next_question(&stage, ADA, id).await.expect("Ada is asked");
    let picker = stage.press(ADA, next, None).await;
    assert!(picker.text.contains("tried") && picker.text.contains("played"), "{picker:?}");
    stage.close().await;
}
