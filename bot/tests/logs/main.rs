//! Logs and metrics contain no token, no interaction's token, no secret of any game and nothing that people typed: neither when all
//! goes well, nor when everything goes wrong.

mod hidden;
#[allow(dead_code, reason = "the games are played in more ways")]
#[path = "../support/house.rs"]
mod house;
#[path = "../support/lines.rs"]
mod lines;
#[path = "../support/ours.rs"]
mod ours;
#[allow(dead_code, reason = "the games are played in more ways")]
#[path = "../support/player.rs"]
mod player;
#[allow(dead_code, reason = "the games are played in more ways")]
#[path = "../games/table.rs"]
mod table;
#[path = "../support/told.rs"]
mod told;
#[allow(dead_code, reason = "turns are played in parts here")]
#[path = "../support/turns.rs"]
mod turns;

use std::collections::BTreeSet;

use engine::any_game::AnyGame;
use engine::catalogue;
use engine::rules::Pending;
use hidden::Kept;
use house::House;
use lines::Lines;
use ours::EVERY_LINE;
use player::{By, Player};
use playground::{CHESS_CLUB, Effect, Fault, Route, Seen, Who};
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde_json::json;
use table::Table;
use tracing::Level;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use turns::random_entries;

/// How many decisions are made in each game with secrets.
const DECISIONS: usize = 10;
/// How often captures, which lead to secrets, are preferred.
const EAGER: f64 = 0.9;
/// Shorter lines of private answers are not secrets, but a greeting or a number.
const SHORTEST_LINE: usize = 15;

/// A game of Zombie Chess whose messages are lost and refused, in all ways of playing.
async fn play_zombie(house: &House) {
    let mut table = Table::open(house, "zombie", json!({})).await;
    table.play_all(By::Command, "e2e4 e7e5 g1f3 b8c6 d2d4").await;
    let faults = house.playground.faults();
    faults.order(Fault::new(Effect::LoseReply).on(Route::CreateMessage));
    faults.order(Fault::new(Effect::Status(502)).on(Route::CreateMessage).skip(1));
    faults.order(Fault::new(Effect::Status(500)).on(Route::EditMessage));
    table.play(By::Picker, "e5d4/@c6").await;
    faults.order(Fault::new(Effect::Status(500)).on(Route::EditOriginal));
    faults.order(Fault::new(Effect::Status(500)).on(Route::CreateFollowup));
    let options = json!({ "turn": "f3d4/@b2" });
    let unanswered = table.ada.person.slash(CHESS_CLUB, "move", &options).expect("sent");
    let before = table.board.clone();
    table.board = table.new_board(&before).await;
    drop(unanswered);
    faults.clear();
    table.ben.slash(CHESS_CLUB, "move", json!({ "turn": "a typed secret" })).await;
}

/// Ada and Ben begin a game of any kind, which then is the newest.
async fn sit_down(house: &House, game: &dyn AnyGame) -> [Player; 2] {
    let [ada, ben] = [Who::Ada, Who::Ben].map(|who| house.player(who));
    let info = game.info();
    let mut wanted = json!({ "game": info.id });
    if info.fewest == info.seats.len() {
        wanted["colour"] = json!("white");
    }
    let set = ada.slash(CHESS_CLUB, "play", wanted).await;
    assert!(set.content.contains("Your table"), "{}: {set:?}", info.id);
    let joins = |seen: &Seen| {
        let labels = seen.buttons().into_iter().map(|(label, _)| label);
        labels.into_iter().find(|label| label.starts_with("Join"))
    };
    let free = |seen: &Seen| seen.id > set.id && !seen.private && joins(seen).is_some();
    let invitation = ben.person.wait_for_message(CHESS_CLUB, "a free seat", free).await;
    ben.press(&invitation, &joins(&invitation).expect("a free seat")).await;
    if info.fewest < info.seats.len() {
        let ready = |seen: &Seen| seen.button("Start").is_some();
        let invitation = ada.person.wait_for_change(invitation.id, "a way to start", ready).await;
        ada.press(&invitation, "Start").await;
    }
    [ada, ben]
}

/// A private answer about a game.
async fn ask(player: &Player, command: &str, game: i64) -> String {
    player.slash(CHESS_CLUB, command, json!({ "game": format!("#{game}") })).await.content
}

/// A random game of any kind, while the channels for its secrets are blocked; after the next start it can't be read any more.
/// Returns its secrets, and the private messages to its players.
async fn play_with_failures(house: &House, game: &dyn AnyGame, rng: &mut StdRng) -> BTreeSet<String> {
    let faults = house.playground.faults();
    for route in [Route::CreateMessage, Route::CreateDm, Route::EditMessage] {
        faults.order(Fault::new(Effect::Status(503)).on(route));
        faults.order(Fault::new(Effect::LoseReply).on(route).skip(1));
    }
    let players = sit_down(house, game).await;
    for _ in 0..DECISIONS {
        let kept = Kept::newest(house.database()).await;
        let Pending::Seats(asked) = kept.table.pending() else { break };
        let seat = asked.iter().next().expect("somebody is asked");
        let entries = random_entries(&*kept.table, seat, EAGER, rng).expect("something to decide");
        let named = format!("#{}", kept.id);
        let turn = turns::typed_whole(&*kept.table, seat, &entries[0].text);
        let options = json!({ "turn": turn, "game": named });
        let answer = players[usize::from(seat.0)].slash(CHESS_CLUB, "move", options).await;
        assert!(told::played(&answer.content).is_some(), "{}: {answer:?}", entries[0].text);
        let odd = json!({ "turn": format!("{}/a typed secret", entries[0].text), "game": named });
        players[usize::from(seat.0)].slash(CHESS_CLUB, "move", odd).await;
    }
    let kept = Kept::newest(house.database()).await;
    let mut hidden = kept.hidden(rng);
    for player in &players {
        let told = ask(player, "secrets", kept.id).await;
        let lines = told.lines().filter(|line| line.chars().count() > SHORTEST_LINE);
        hidden.extend(lines.map(str::to_owned));
    }
    faults.clear();
    kept.spoil(house.database()).await;
    hidden
}

#[tokio::test]
async fn logs_and_metrics_hold_no_secrets() {
    let lines = Lines::default();
    // The default filter; everything of our own, and every statement, on top.
    let filter: Targets = format!("info,serenity=warn,sqlx=trace,{EVERY_LINE}").parse().expect("a filter");
    let all =
        tracing_subscriber::fmt().with_max_level(Level::TRACE).with_ansi(false).with_writer(lines.clone());
    all.finish().with(filter).init();

    let mut house = House::open().await;
    play_zombie(&house).await;
    let mut rng = StdRng::seed_from_u64(7);
    let mut secrets = BTreeSet::new();
    for game in catalogue::all().iter().filter(|game| game.info().secret.is_some()) {
        let hidden = play_with_failures(&house, *game, &mut rng).await;
        // Two of them are seed and salt.
        assert!(hidden.len() > 2, "nothing to look for in {}", game.info().title);
        println!("{}: {} secrets", game.info().title, hidden.len());
        secrets.extend(hidden);
    }
    house.restart().await;
    let newest = Kept::newest_id(house.database()).await;
    for who in [Who::Ada, Who::Ben] {
        for (game, command) in
            (1..=newest).flat_map(|game| ["secrets", "board", "game history"].map(|command| (game, command)))
        {
            ask(&house.player(who), command, game).await;
        }
    }
    let token = house.playground.token();
    house.close().await;

    let text = lines.text();
    for words in ["menagerie starts", "a message waits", "is refused", "INSERT INTO entries"] {
        assert!(text.contains(words), "{words:?} is not in the log:\n{text}");
    }
    assert!(
        text.contains("lane=\"p~") || text.contains("lane=p~"),
        "nothing waited in a person's lane:\n{text}"
    );
    let counted = metrics::text();
    assert!(counted.contains("menagerie_turns_total"), "{counted}");
    secrets.extend([Who::Ada, Who::Ben, Who::Cleo, Who::Dev].map(|who| who.id().to_string()));
    let typed = [token, "aW50ZXJhY3Rpb24", "@c6", "@b2", "e5d4", "f3d4", "a typed secret", "buried"];
    secrets.extend(typed.map(str::to_owned));
    for secret in secrets {
        if let Some(line) = text.lines().find(|line| line.contains(&secret)) {
            panic!("{secret:?} is in the log: {line}");
        }
        assert!(!counted.contains(&secret), "{secret:?} is in the metrics:\n{counted}");
    }
}
