//! Simulated people, and how long the bot takes to answer them: from the press to the acknowledgement, and to the posted board.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use engine::rules::Pending;
use engine::seat::Seat;
use model::ids::GameId;
use playground::{Call, Heard, InteractionKind, Playground, Who};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;

use super::fill::{CHANNELS, PEOPLE, Playable};
use super::turns::random_turn;

/// The longest wait for an answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// All measured times.
#[derive(Default)]
pub(crate) struct Measured {
    /// Until interactions were acknowledged, at a fixed rate.
    pub(crate) acknowledged: Vec<Duration>,
    /// Until the board of a turn was posted, at a fixed rate.
    pub(crate) posted: Vec<Duration>,
    /// Until turns were acknowledged while games were played at full speed.
    pub(crate) rushed: Vec<Duration>,
    /// Turns that were played at full speed.
    pub(crate) turns: u32,
    /// Interactions without an answer in time.
    pub(crate) unanswered: u32,
}

/// The playground for all people. It shares the machine with the measured program, so it does as little as possible.
pub(crate) async fn discord() -> Playground {
    let world = playground::Config {
        guests: PEOPLE,
        channels: CHANNELS,
        light: true,
        ..playground::Config::default()
    };
    Playground::start(world).await.expect("a playground")
}

/// A posted board: its message, its Move button, and when it came.
type Board = (u64, Option<String>, Instant);

/// An answer that somebody waits for.
#[derive(Default)]
struct Waiting {
    calls: HashMap<u64, oneshot::Sender<Instant>>,
    /// Answers that came before anybody waited for them.
    early: HashMap<u64, Instant>,
    boards: HashMap<String, oneshot::Sender<Board>>,
}

/// A game and its players.
struct Game {
    own: Playable,
    board: Option<(u64, String)>,
}

/// A simulated operation.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Operation {
    Turn,
    Picker,
    Suggestions,
    Board,
    Games,
}

/// All simulated players.
pub(crate) struct People {
    hands: Arc<Hands>,
    idle: Mutex<Vec<Game>>,
}

struct Hands {
    waiting: Mutex<Waiting>,
    people: HashMap<Who, playground::Person>,
    /// The id of `/move`, for suggestions.
    command: Value,
}

/// The outcome of an operation.
enum Took {
    /// Nothing was done, since it would have ended the game.
    Nothing,
    /// The time until it was acknowledged, and, for a turn, until its board was posted; `None` if that never happened.
    Time(Option<Duration>, Option<Option<Duration>>),
}

impl People {
    pub(crate) fn new(playground: &Playground, games: &[Playable]) -> Self {
        let heard = playground.listen();
        let people = games.iter().flat_map(|game| &game.seats).map(|who| (*who, playground.person(*who)));
        let commands = playground.commands();
        let command = commands.iter().find(|command| command["name"] == "move").expect("a command");
        let hands =
            Hands { waiting: Mutex::default(), people: people.collect(), command: command["id"].clone() };
        let hands = Arc::new(hands);
        tokio::spawn(hear(Arc::clone(&hands), heard));
        let games = games.iter().map(|own| Game { own: own.clone(), board: None });
        Self { hands, idle: Mutex::new(games.collect()) }
    }

    /// Sends interactions at a fixed rate, independent of the answers: a third are turns, the others look, choose and type.
    pub(crate) async fn interact(&self, rate: u32, time: Duration) -> Measured {
        let mut rng = StdRng::seed_from_u64(7);
        let mut ticks = tokio::time::interval(Duration::from_secs(1) / rate);
        let mut measured = Measured::default();
        let mut under_way: JoinSet<(Game, Took)> = JoinSet::new();
        let end = Instant::now() + time;
        while Instant::now() < end {
            ticks.tick().await;
            while let Some(done) = under_way.try_join_next() {
                self.take_back(done.expect("no panic"), &mut measured);
            }
            let Some(game) = self.draw(&mut rng) else { continue };
            let operation = match rng.random_range(0..20) {
                0..7 => Operation::Turn,
                7..11 if game.board.is_some() => Operation::Picker,
                7..15 => Operation::Suggestions,
                15..18 => Operation::Board,
                _ => Operation::Games,
            };
            let (hands, seed) = (Arc::clone(&self.hands), rng.random());
            under_way.spawn(async move { hands.act(game, operation, seed).await });
        }
        while let Some(done) = under_way.join_next().await {
            self.take_back(done.expect("no panic"), &mut measured);
        }
        measured
    }

    /// Plays this many games at once, each at full speed.
    pub(crate) async fn play(&self, at_once: usize, time: Duration, measured: &mut Measured) {
        let end = Instant::now() + time;
        let mut rng = StdRng::seed_from_u64(11);
        let mut under_way: JoinSet<(Game, Took)> = JoinSet::new();
        let mut own = Measured::default();
        loop {
            while under_way.len() < at_once && Instant::now() < end {
                let Some(game) = self.draw(&mut rng) else { break };
                let (hands, seed) = (Arc::clone(&self.hands), rng.random());
                under_way.spawn(async move { hands.act(game, Operation::Turn, seed).await });
            }
            let Some(done) = under_way.join_next().await else { break };
            self.take_back(done.expect("no panic"), &mut own);
        }
        measured.turns += own.posted.len() as u32;
        measured.unanswered += own.unanswered;
        measured.rushed.extend(own.acknowledged);
        assert!(measured.turns > 0, "the program is still there");
    }

    /// A random game in which nothing is in progress.
    fn draw(&self, rng: &mut StdRng) -> Option<Game> {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let count = idle.len();
        (count > 0).then(|| idle.swap_remove(rng.random_range(0..count)))
    }

    fn take_back(&self, (game, took): (Game, Took), measured: &mut Measured) {
        // A game with a lost message isn't used again, since its state is unknown here.
        let Took::Time(acknowledged, posted) = took else { return };
        measured.unanswered += u32::from(acknowledged.is_none() || posted == Some(None));
        if acknowledged.is_some() && posted != Some(None) {
            self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(game);
        }
        measured.acknowledged.extend(acknowledged);
        measured.posted.extend(posted.flatten());
    }
}

impl Hands {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn act(&self, mut game: Game, operation: Operation, seed: u64) -> (Game, Took) {
        let Pending::Seats(seats) = game.own.table.pending() else { return (game, Took::Nothing) };
        let Some(seat) = seats.iter().next() else { return (game, Took::Nothing) };
        let turn = match operation {
            Operation::Turn => {
                let found = random_turn(&*game.own.table, seat, 0.2, &mut StdRng::seed_from_u64(seed));
                let Some(turn) = found else { return (game, Took::Nothing) };
                Some(turn)
            }
            _ => None,
        };
        let number = format!("#{}", game.own.id);
        let posted = turn.as_ref().map(|_| {
            let (send, receive) = oneshot::channel();
            self.waiting().boards.insert(number.clone(), send);
            receive
        });
        let began = Instant::now();
        let call = self.begin(&game, seat, operation, &number, turn.as_deref());
        let acknowledged = self.answered(&call).await.map(|at| at - began);
        let posted = match posted {
            None => None,
            Some(board) => Some(
                self.board(&mut game, seat, board, turn.as_deref().unwrap_or_default())
                    .await
                    .map(|at| at - began),
            ),
        };
        (game, Took::Time(acknowledged, posted))
    }

    fn begin(&self, game: &Game, seat: Seat, operation: Operation, number: &str, turn: Option<&str>) -> Call {
        let person = &self.people[&game.own.seats[usize::from(seat.0)]];
        let channel = game.own.channel;
        let slash = |command: &str, options: Value| person.slash(channel, command, &options).expect("sent");
        // The message may be so old that the playground has forgotten it.
        let board = game.board.as_ref().filter(|_| operation == Operation::Picker);
        let pressed = board.and_then(|(message, button)| person.press_raw(*message, button).ok());
        match (operation, pressed) {
            (Operation::Picker, Some(call)) => call,
            (Operation::Turn, _) => slash("move", json!({ "turn": turn, "game": number })),
            (Operation::Suggestions | Operation::Picker, _) => {
                let options = json!([
                    { "name": "turn", "type": 3, "value": "e", "focused": true },
                    { "name": "game", "type": 3, "value": number },
                ]);
                let data = json!({ "id": self.command, "name": "move", "type": 1, "options": options });
                person.interaction_raw(channel, InteractionKind::Autocomplete, &data)
            }
            (Operation::Board, _) => slash("board", json!({ "game": number })),
            (Operation::Games, _) => slash("games", json!({})),
        }
    }

    /// When the call was acknowledged.
    async fn answered(&self, call: &Call) -> Option<Instant> {
        let (send, receive) = oneshot::channel();
        {
            let mut waiting = self.waiting();
            if let Some(at) = waiting.early.remove(&call.id()) {
                return Some(at);
            }
            waiting.calls.insert(call.id(), send);
        }
        tokio::time::timeout(PATIENCE, receive).await.ok()?.ok()
    }

    /// When the turn's board was posted; records it as the newest board.
    async fn board(
        &self,
        game: &mut Game,
        seat: Seat,
        board: oneshot::Receiver<Board>,
        turn: &str,
    ) -> Option<Instant> {
        let (message, button, at) = tokio::time::timeout(PATIENCE, board).await.ok()?.ok()?;
        game.board = button.map(|button| (message, button));
        for entry in engine::typed::whole(&*game.own.table, seat, turn).ok()? {
            game.own.table.apply(&entry).ok()?;
        }
        Some(at)
    }
}

/// Passes each event on to the task that waits for it.
async fn hear(hands: Arc<Hands>, mut heard: mpsc::UnboundedReceiver<Heard>) {
    while let Some(heard) = heard.recv().await {
        let mut waiting = hands.waiting();
        match heard {
            Heard::Acknowledged { interaction, at } => match waiting.calls.remove(&interaction) {
                Some(send) => drop(send.send(at)),
                None => drop(waiting.early.insert(interaction, at)),
            },
            Heard::Posted { message, content, components, at, .. } => {
                let board = (message, move_button(&components), at);
                waiting.shown(&content, board);
            }
            // A board is changed in place where people play live and it is the last message there; one that is put away has no controls.
            Heard::Changed { message, content, components, at } => {
                if let Some(button) = move_button(&components) {
                    waiting.shown(&content, (message, Some(button), at));
                }
            }
        }
    }
}

impl Waiting {
    /// Records that a message shows a board; its text names the game.
    fn shown(&mut self, content: &str, board: Board) {
        let number = content.split("`#").nth(1).and_then(|rest| rest.split('`').next());
        let game = number.and_then(|number| number.parse::<GameId>().ok());
        if let Some(send) = game.and_then(|game| self.boards.remove(&format!("#{game}"))) {
            let _ = send.send(board);
        }
    }
}

/// The custom id of the Move button.
fn move_button(components: &[Value]) -> Option<String> {
    let buttons = components.iter().flat_map(|row| row["components"].as_array().into_iter().flatten());
    let button = buttons.into_iter().find(|button| button["label"] == "Move")?;
    button["custom_id"].as_str().map(str::to_owned)
}
