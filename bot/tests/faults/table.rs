//! A game, its random players, and what each of them was told.

use std::time::Duration;

use crate::told::played;
use engine::catalogue;
use playground::{CHESS_CLUB, Call, Outcome, Person, Playground, Seen, TEA_ROOM, Who};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

/// How long a person waits for an answer before doing something else.
pub(crate) const PATIENCE: Duration = Duration::from_millis(3_200);

/// How often a person repeats a question.
const TRIES: usize = 100;
/// How long a person pauses before repeating it.
const PAUSE: Duration = Duration::from_millis(200);

/// The outcome of something that could have been a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Told {
    /// It counted: exactly this.
    Played(String),
    /// It didn't count, or not yet.
    Nothing,
    /// There was no answer.
    Unknown,
}

/// An action that could have been a turn.
pub(crate) struct Attempt {
    pub(crate) who: Who,
    pub(crate) told: Told,
    /// Whether it was a decision about the game itself: resigning, a draw.
    pub(crate) about_the_game: bool,
    /// Whether its answer is in the same message as another one's.
    shared: bool,
    call: Call,
}

impl Attempt {
    /// Its answer is in the same message as another one's, and tells nothing.
    pub(crate) fn nobody_knows(&mut self) {
        self.told = Told::Unknown;
        self.shared = true;
    }
}

/// A running game.
pub(crate) struct Table {
    pub(crate) rules: &'static str,
    pub(crate) number: String,
    pub(crate) channel: u64,
    /// The thread it began in, if it got one.
    pub(crate) thread: Option<u64>,
    pub(crate) players: Vec<Person>,
    pub(crate) attempts: Vec<Attempt>,
    pub(crate) story: Vec<String>,
    /// Whether several processes handle the actions here.
    pub(crate) shared: bool,
    /// A person without a seat, who cheats.
    pub(crate) hostile: Person,
    pub(crate) rng: StdRng,
}

impl Table {
    /// Opens a table before the faults begin: the first invites, the others join, the first board is there.
    pub(crate) async fn open(playground: &Playground, kind: usize, seed: u64) -> Self {
        let mut rng = StdRng::seed_from_u64(seed);
        let game = catalogue::all()[kind % catalogue::all().len()];
        let info = game.info();
        let seats = if info.fewest < info.seats.len() { info.fewest.max(2) } else { info.seats.len() };
        let mut people = [Who::Ada, Who::Ben, Who::Cleo, Who::Dev, Who::Guest(1), Who::Guest(2)];
        let first = rng.random_range(0..people.len());
        people.rotate_left(first);
        let players: Vec<Person> = people[..seats].iter().map(|who| playground.person(*who)).collect();
        let channel = *[CHESS_CLUB, TEA_ROOM].choose(&mut rng).expect("two");
        let in_thread = rng.random_bool(0.3);
        let wanted = json!({ "game": info.id, "thread": in_thread });
        let answer = insist(|| players[0].slash(channel, "play", &wanted).ok()).await;
        let number = answer.content.split("`#").nth(1).and_then(|rest| rest.split('`').next());
        let number = format!("#{}", number.unwrap_or_else(|| panic!("a number: {answer:?}")));
        let hostile = playground.person(Who::Spectator);
        let mut table = Self {
            rules: info.id,
            number,
            channel,
            thread: None,
            players,
            attempts: Vec::new(),
            story: Vec::new(),
            shared: false,
            hostile,
            rng,
        };
        for player in &table.players[1..] {
            let label = |seen: &Seen| {
                seen.buttons()
                    .into_iter()
                    .find(|(label, _)| label.starts_with("Join"))
                    .map(|(label, _)| label)
            };
            let invited = |seen: &Seen| table.is_own(seen) && label(seen).is_some();
            loop {
                let invitation = player.wait_for_message(channel, "an invitation", invited).await;
                let join = invitation.button(&label(&invitation).expect("a way in")).expect("a button");
                // The invitation may still show a seat that somebody has just taken, or change under the finger.
                if let Ok(pressed) = player.press(invitation.id, &join)
                    && pressed.message().await.is_ok_and(|answer| !answer.content.contains("faster"))
                {
                    break;
                }
                tokio::time::sleep(PAUSE).await;
            }
        }
        if info.fewest < info.seats.len() {
            let startable = |seen: &Seen| table.is_own(seen) && seen.button("Start").is_some();
            let invitation = table.players[0].wait_for_message(channel, "a way to start", startable).await;
            // The invitation may change under the finger, as above; and an answer that comes too late on a busy machine may have
            // counted: then the button is gone.
            let host = &table.players[0];
            for _ in 0..TRIES {
                let shown = host.message(invitation.id);
                let Some(start) = shown.and_then(|seen| seen.button("Start")) else { break };
                if let Ok(pressed) = host.press(invitation.id, &start)
                    && pressed.message().await.is_ok()
                {
                    break;
                }
                tokio::time::sleep(PAUSE).await;
            }
        }
        if in_thread {
            let invitation = table.players[0]
                .wait_for_message(channel, "a thread", |seen| table.is_own(seen) && seen.thread.is_some());
            table.thread = invitation.await.thread;
        }
        let begun = |seen: &Seen| table.is_own(seen) && seen.turn_button().is_some();
        let place = table.thread.unwrap_or(channel);
        table.players[0].wait_for_message(place, "the first board", begun).await;
        table
    }

    pub(crate) fn is_own(&self, seen: &Seen) -> bool {
        !seen.private && seen.content.contains(&format!("`{}`", self.number))
    }

    /// All posts of the bot about this game that a player sees, oldest first: in its channel, its thread, their direct messages.
    pub(crate) fn posted(&self, player: &Person) -> Vec<Seen> {
        let places = [Some(self.channel), self.thread, Some(player.who().dm())];
        let all = places.into_iter().flatten().flat_map(|place| player.messages(place));
        let mut posted: Vec<Seen> = all.filter(|seen| self.is_own(seen) && seen.nonce.is_some()).collect();
        posted.sort_unstable_by_key(|seen| seen.id);
        posted
    }

    /// The newest board a player can play from.
    pub(crate) fn board(&self, player: &Person) -> Option<Seen> {
        self.posted(player).into_iter().rev().find(|seen| seen.turn_button().is_some())
    }

    /// Sends a command where the player can use one: in the channel, or in direct messages when that is gone.
    pub(crate) fn slash(&self, player: &Person, command: &str, options: &Value) -> Option<Call> {
        let places = [self.channel, player.who().dm()];
        places.into_iter().find_map(|place| player.slash(place, command, options).ok())
    }

    /// Waits for the outcome of an attempt, and records it.
    pub(crate) async fn attempt(
        &mut self,
        player: &Person,
        call: Call,
        about_the_game: bool,
    ) -> Option<Seen> {
        let seen = answered(&call).await;
        let told = seen.as_ref().map_or(Told::Unknown, told);
        let words = seen.as_ref().filter(|_| told == Told::Nothing).map_or("", |seen| seen.content.as_str());
        self.story.push(format!("  {} is told {told:?} {words:?}", player.who()));
        self.attempts.push(Attempt { who: player.who(), told, about_the_game, shared: false, call });
        seen
    }

    /// After the faults every player asks for their secrets, so that people without direct messages get them this way too. Returns
    /// what is wrong with the answers.
    pub(crate) async fn ask_for_secrets(&mut self) -> Vec<String> {
        let mut wrong = Vec::new();
        for player in &self.players {
            let mut answer = None;
            // The last process to be killed may still be on its way back.
            for _ in 0..TRIES {
                if let Some(call) = self.slash(player, "secrets", &json!({ "game": self.number })) {
                    answer = answered(&call).await;
                }
                if answer.is_some() {
                    break;
                }
                tokio::time::sleep(PAUSE).await;
            }
            let own = |seen: &Seen| seen.private || seen.channel == player.who().dm();
            if !answer.as_ref().is_some_and(|seen| own(seen) && told(seen) == Told::Nothing) {
                wrong.push(format!(
                    "{} {}: {} asked for secrets: {answer:?}",
                    self.rules,
                    self.number,
                    player.who()
                ));
            }
        }
        wrong
    }

    /// Looks again at attempts that were not answered in time: an answer may have come since.
    pub(crate) async fn look_again(&mut self) {
        for attempt in &mut self.attempts {
            if attempt.told == Told::Unknown && !attempt.shared {
                let late = tokio::time::timeout(Duration::from_millis(5), attempt.call.message()).await;
                if let Ok(Ok(seen)) = late
                    && let played @ Told::Played(_) = told(&seen)
                {
                    attempt.told = played;
                }
            }
        }
    }
}

/// Repeats something until it is answered: a busy machine is sometimes too slow for Discord, and after a gateway that was too slow
/// for its heartbeat nobody is there at all until it has connected again.
async fn insist(act: impl Fn() -> Option<Call>) -> Seen {
    for _ in 0..TRIES {
        if let Some(call) = act()
            && let Ok(answer) = call.message().await
        {
            return answer;
        }
        tokio::time::sleep(PAUSE).await;
    }
    panic!("nobody answers");
}

/// What an answer says about a turn.
pub(crate) fn told(seen: &Seen) -> Told {
    if let Some(turn) = played(&seen.content) {
        return Told::Played(turn);
    }
    let unsure = [
        "That counted",
        "already done",
        "can't say whether it counted",
        "went wrong on my side",
        "couldn't put my answer",
    ];
    match unsure.iter().any(|words| seen.content.contains(words)) {
        true => Told::Unknown,
        false => Told::Nothing,
    }
}

/// The answer to a call, if one comes in time.
pub(crate) async fn answered(call: &Call) -> Option<Seen> {
    let answer = async {
        match call.outcome().await {
            Ok(Outcome::Acked { .. }) => call.message().await.ok(),
            Ok(Outcome::Failed) | Err(_) => None,
        }
    };
    tokio::time::timeout(PATIENCE, answer).await.ok().flatten()
}
