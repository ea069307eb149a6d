//! The whole way of a turn: interaction in, acknowledged, committed, picture posted. With the playground, the real client and
//! SQLite on disk, all in this process.
//!
//! `cargo bench -p menagerie --bench whole_way` prints a table; `docs/PERFORMANCE.md` holds one and explains it.

use std::time::{Duration, Instant};

use playground::{CHESS_CLUB, Seen, Who};
use serde_json::json;

#[allow(dead_code, reason = "the tests restart it, too")]
#[path = "../tests/support/house.rs"]
mod house;
#[allow(dead_code, reason = "the tests play in more ways")]
#[path = "../tests/support/player.rs"]
mod player;

use house::House;
use player::Player;

/// How many games are played at the same time.
const GAMES: usize = 24;
/// How many turns each plays while throughput is measured.
const TURNS: usize = 20;
/// Interactions a second while acknowledgements are measured, and for how long.
const RATE: u32 = 50;
const SECONDS: u32 = 20;
/// Knights out and back. Pawns move in between, since fivefold repetition would end the game.
const LINE: &str = "g1f3 g8f6 f3g1 f6g8 a2a3 a7a6 g1f3 g8f6 f3g1 f6g8 b2b3 b7b6 g1f3 g8f6 f3g1 f6g8 c2c3 c7c6 \
                    g1f3 g8f6 f3g1 f6g8 d2d3 d7d6 g1f3 g8f6 f3g1 f6g8 e2e3 e7e6 g1f3 g8f6 f3g1 f6g8 f2f3 f7f6 \
                    g1h3 g8h6 h3g1 h6g8 g2g3 g7g6 g1h3 g8h6 h3g1 h6g8 h2h3 h7h6 b1d2 b8d7 d2b1 d7b8";

/// A running game.
struct Game {
    number: String,
    white: Player,
    black: Player,
    board: Seen,
    played: usize,
}

impl Game {
    async fn open(house: &House, white: Who, black: Who) -> Self {
        let (white, black) = (house.player(white), house.player(black));
        let wanted = json!({ "game": "chess", "opponent": black.who().id().to_string(), "colour": "white" });
        let answer = white.slash(CHESS_CLUB, "play", wanted).await;
        let number =
            answer.content.split("`#").nth(1).and_then(|rest| rest.split('`').next()).expect("a number");
        let heading = format!("`#{number}`");
        let invited = |seen: &Seen| seen.content.contains(&heading) && seen.button("Join").is_some();
        let invitation = black.person.wait_for_message(CHESS_CLUB, "an invitation", invited).await;
        black.press(&invitation, "Join").await;
        let mut game = Self { number: number.to_owned(), board: invitation, white, black, played: 0 };
        game.board = game.next_board().await;
        game
    }

    fn mover(&self) -> &Player {
        if self.played.is_multiple_of(2) { &self.white } else { &self.black }
    }

    async fn next_board(&self) -> Seen {
        let heading = format!("`#{}`", self.number);
        // Posted, or changed in place: another picture either way.
        let pictured = self.board.files.first().map(|file| file.id);
        let wanted = |seen: &Seen| {
            seen.files.first().map(|file| file.id) > pictured
                && !seen.private
                && seen.turn_button().is_some()
                && seen.content.contains(&heading)
        };
        self.white.person.wait_for_message(CHESS_CLUB, "the next board", wanted).await
    }

    /// Plays a turn by `/move`; returns the time until the acknowledgement and until the picture was posted.
    async fn turn(&mut self) -> (Duration, Duration) {
        let turn = LINE.split_whitespace().nth(self.played).expect("the line is long enough");
        let began = Instant::now();
        let options = json!({ "turn": turn, "game": format!("#{}", self.number) });
        let call = self.mover().person.slash(CHESS_CLUB, "move", &options).expect("sent");
        call.outcome().await.expect("acknowledged");
        let acknowledged = began.elapsed();
        self.board = self.next_board().await;
        self.played += 1;
        (acknowledged, began.elapsed())
    }

    /// Opens the picker; returns the time until the acknowledgement.
    async fn picker(&self) -> Duration {
        let button = self.board.turn_button().expect("a Move button");
        let began = Instant::now();
        let call = self.mover().person.press(self.board.id, &button).expect("pressed");
        call.outcome().await.expect("acknowledged");
        began.elapsed()
    }

    /// Types one letter; returns the time until the suggestions.
    async fn suggestions(&self) -> Duration {
        let options = json!({ "turn": "g", "game": format!("#{}", self.number) });
        let began = Instant::now();
        self.mover().person.autocomplete(CHESS_CLUB, "move", &options, "turn").await.expect("suggestions");
        began.elapsed()
    }
}

#[tokio::main]
async fn main() {
    let house = House::open().await;
    let pairs = [(Who::Ada, Who::Ben), (Who::Ben, Who::Cleo), (Who::Cleo, Who::Dev), (Who::Dev, Who::Ada)];
    let mut games = Vec::new();
    for number in 0..GAMES {
        let (white, black) = pairs[number % pairs.len()];
        games.push(Game::open(&house, white, black).await);
    }
    let games = throughput(games).await;
    acknowledgements(games).await;
    house.close().await;
}

/// All games at once, each at full speed.
async fn throughput(games: Vec<Game>) -> Vec<Game> {
    let began = Instant::now();
    let playing: Vec<_> = games
        .into_iter()
        .map(|mut game| {
            tokio::spawn(async move {
                for _ in 0..TURNS {
                    game.turn().await;
                }
                game
            })
        })
        .collect();
    let mut games = Vec::new();
    for game in playing {
        games.push(game.await.expect("no panic"));
    }
    let seconds = began.elapsed().as_secs_f64();
    let turns = (GAMES * TURNS) as f64;
    println!("{turns} turns in {GAMES} games at once: {seconds:.1} s, {:.0} turns a second", turns / seconds);
    games
}

/// Interactions at a fixed rate, independent of the answers: a turn, a picker and suggestions in each game in turn.
async fn acknowledgements(games: Vec<Game>) {
    let wait = Duration::from_secs(1) / RATE;
    let mut ticks = tokio::time::interval(wait);
    let mut waiting: Vec<_> = games.into_iter().map(|game| tokio::spawn(async move { game })).collect();
    let (mut turns, mut pickers, mut suggestions, mut pictures) =
        (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let began = Instant::now();
    for round in 0..(RATE * SECONDS) as usize / GAMES {
        let mut next = Vec::new();
        let mut measured = Vec::new();
        for game in waiting {
            ticks.tick().await;
            let mut game = game.await.expect("no panic");
            let (send, receive) = tokio::sync::oneshot::channel();
            measured.push(receive);
            next.push(tokio::spawn(async move {
                let times = match round % 3 {
                    0 => (game.picker().await, None),
                    1 => (game.suggestions().await, None),
                    _ => {
                        let (acknowledged, posted) = game.turn().await;
                        (acknowledged, Some(posted))
                    }
                };
                send.send(times).ok();
                game
            }));
        }
        for times in measured {
            let (acknowledged, posted) = times.await.expect("measured");
            match round % 3 {
                0 => pickers.push(acknowledged),
                1 => suggestions.push(acknowledged),
                _ => turns.push(acknowledged),
            }
            pictures.extend(posted);
        }
        waiting = next;
    }
    let interactions = turns.len() + pickers.len() + suggestions.len();
    println!(
        "{interactions} interactions in {:.1} s, aimed at {RATE} a second:",
        began.elapsed().as_secs_f64()
    );
    print("acknowledged, /move", turns);
    print("acknowledged, picker", pickers);
    print("suggestions shown", suggestions);
    print("board posted", pictures);
}

fn print(what: &str, mut times: Vec<Duration>) {
    times.sort_unstable();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
    println!("{what:22} p50 {:6.1} ms   p99 {:6.1} ms   of {}", at(0.5), at(0.99), times.len());
}
