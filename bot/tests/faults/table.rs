//! A game, its random players, and what each of them was told.

use std::time::Duration;

use engine::catalogue;
use playground::{CHESS_CLUB, Call, Outcome, Person, Playground, Seen, TEA_ROOM, Who};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

/// How long somebody waits for an answer before doing something else.
const PATIENCE: Duration = Duration::from_millis(3_200);
/// The most menus and buttons somebody goes through for one turn.
const TAPS: usize = 14;

/// What came of something that could have been a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Told {
    /// "You played …": exactly this.
    Played(String),
    /// No, or not yet.
    Nothing,
    /// Nobody said.
    Unknown,
}

/// Something somebody did that could have been a turn.
pub(crate) struct Attempt {
    pub(crate) who: Who,
    pub(crate) told: Told,
    /// Whether it was a decision about the game itself: resigning, a draw.
    pub(crate) about_the_game: bool,
    /// Whether its answer stands in the same message as another one's.
    shared: bool,
    call: Call,
}

/// A game under way.
pub(crate) struct Table {
    pub(crate) rules: &'static str,
    pub(crate) number: String,
    pub(crate) channel: u64,
    pub(crate) players: Vec<Person>,
    pub(crate) attempts: Vec<Attempt>,
    pub(crate) story: Vec<String>,
    hostile: Person,
    rng: StdRng,
}

impl Table {
    /// Opens one in fair weather: the first invites, the others come, the first board is there.
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
        let call = players[0].slash(channel, "play", &json!({ "game": info.id })).expect("sent");
        let answer = call.message().await.expect("an answer");
        let number = answer.content.split("`#").nth(1).and_then(|rest| rest.split('`').next());
        let number = format!("#{}", number.unwrap_or_else(|| panic!("a number: {answer:?}")));
        let hostile = playground.person(Who::Spectator);
        let table = Self {
            rules: info.id,
            number,
            channel,
            players,
            attempts: Vec::new(),
            story: Vec::new(),
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
                let Ok(pressed) = player.press(invitation.id, &join) else { continue };
                if !pressed.message().await.expect("an answer").content.contains("faster") {
                    break;
                }
            }
        }
        if info.fewest < info.seats.len() {
            let startable = |seen: &Seen| table.is_own(seen) && seen.button("Start").is_some();
            let invitation = table.players[0].wait_for_message(channel, "a way to start", startable).await;
            let start = invitation.button("Start").expect("a button");
            table.players[0]
                .press(invitation.id, &start)
                .expect("pressed")
                .message()
                .await
                .expect("an answer");
        }
        let begun = |seen: &Seen| table.is_own(seen) && seen.button("Move").is_some();
        table.players[0].wait_for_message(channel, "the first board", begun).await;
        table
    }

    fn is_own(&self, seen: &Seen) -> bool {
        !seen.private && seen.content.contains(&format!("`{}`", self.number))
    }

    /// Everything the bot posted about this game where everybody sees it, oldest first.
    pub(crate) fn posted(&self) -> Vec<Seen> {
        let all = self.hostile.messages(self.channel);
        all.into_iter().filter(|seen| self.is_own(seen) && seen.nonce.is_some()).collect()
    }

    fn board(&self) -> Option<Seen> {
        self.posted().into_iter().rev().find(|seen| seen.button("Move").is_some())
    }

    /// Plays on for so many attempts.
    pub(crate) async fn play(&mut self, attempts: usize) {
        for _ in 0..attempts {
            let Some(board) = self.board() else {
                tokio::time::sleep(Duration::from_millis(120)).await;
                continue;
            };
            let called: Vec<Person> =
                self.players.iter().filter(|player| board.pings.contains(&player.who())).cloned().collect();
            let anybody =
                if called.is_empty() || self.rng.random_bool(0.08) { &self.players } else { &called };
            let player = anybody.choose(&mut self.rng).expect("somebody").clone();
            match self.rng.random_range(0..100) {
                0..45 => self.by_picker(&player, &board).await,
                45..78 => self.by_command(&player).await,
                78..84 => self.twice(&player, &board).await,
                84..90 => self.about_the_game(&player, &board).await,
                90..94 => self.look(&player).await,
                _ => self.attack(&board).await,
            }
        }
    }

    async fn by_picker(&mut self, player: &Person, board: &Seen) {
        let Some(button) = board.button("Move") else { return };
        let Ok(call) = player.press(board.id, &button) else { return };
        let Some(mut picker) = answered(&call).await else { return };
        for _ in 0..TAPS {
            let mut ways: Vec<(String, Option<String>)> = Vec::new();
            for menu in picker.menus() {
                ways.extend(
                    menu.options.iter().map(|(_, value)| (menu.custom_id.clone(), Some(value.clone()))),
                );
            }
            let wanted =
                |id: &str| ["m1:stepb:", "m1:random:", "m1:again:"].iter().any(|verb| id.starts_with(verb));
            ways.extend(picker.buttons().into_iter().filter(|(_, id)| wanted(id)).map(|(_, id)| (id, None)));
            let Some((id, value)) = ways.choose(&mut self.rng).cloned() else { return };
            let pressed = match &value {
                Some(value) => player.select(picker.id, &id, &[value]),
                None => player.press(picker.id, &id),
            };
            let Ok(call) = pressed else { return };
            self.story.push(format!("{} chooses {id} {value:?}", player.who()));
            let seen = self.attempt(player, call, false).await;
            match seen {
                Some(seen) if !matches!(told(&seen), Told::Played(_)) => picker = seen,
                _ => return,
            }
        }
    }

    async fn by_command(&mut self, player: &Person) {
        let typing = json!({ "turn": "", "game": self.number });
        let choices = player.autocomplete(self.channel, "move", &typing, "turn");
        let Ok(Ok(choices)) = tokio::time::timeout(PATIENCE, choices).await else { return };
        let Some(choice) = choices.choose(&mut self.rng) else { return };
        let turn = match &choice.value {
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        let turn = if self.rng.random_bool(0.05) { format!("{turn} \u{202e}\u{0} and more") } else { turn };
        let options = json!({ "turn": turn, "game": self.number });
        let Ok(call) = player.slash(self.channel, "move", &options) else { return };
        self.story.push(format!("{} types {turn:?}", player.who()));
        self.attempt(player, call, false).await;
    }

    /// The same control twice at the same moment.
    async fn twice(&mut self, player: &Person, board: &Seen) {
        let Some(button) = board.button("Move") else { return };
        let Ok(call) = player.press(board.id, &button) else { return };
        let Some(picker) = answered(&call).await else { return };
        let menus = picker.menus();
        let Some(menu) = menus.choose(&mut self.rng) else { return };
        let Some((_, value)) = menu.options.choose(&mut self.rng).cloned() else { return };
        let pair = [0, 1].map(|_| player.select(picker.id, &menu.custom_id, &[&value]));
        self.story.push(format!("{} chooses {} {value:?} twice", player.who(), menu.custom_id));
        for call in pair.into_iter().flatten() {
            self.attempt(player, call, false).await;
        }
        // Both answers stand in the same message: when it says "You played", one of them does, and of the other nobody knows.
        if let [.., first, second] = &mut self.attempts[..]
            && first.told == second.told
            && matches!(second.told, Told::Played(_))
        {
            second.told = Told::Unknown;
            second.shared = true;
        }
    }

    async fn about_the_game(&mut self, player: &Person, board: &Seen) {
        let label = *["Offer a draw", "Resign", "Draw", "More"].choose(&mut self.rng).expect("some");
        let Some(button) = board.button(label) else { return };
        let Ok(call) = player.press(board.id, &button) else { return };
        self.story.push(format!("{} presses {label}", player.who()));
        let Some(seen) = self.attempt(player, call, true).await else { return };
        if label == "Resign"
            && self.rng.random_bool(0.3)
            && let Some(yes) = seen.button("Yes, resign")
            && let Ok(call) = player.press(seen.id, &yes)
        {
            self.attempt(player, call, true).await;
        }
        // Whoever is asked may agree or not.
        let open = self.posted().into_iter().rev().find(|seen| seen.button("Agree").is_some());
        if let Some(offer) = open
            && let Some(other) = self.players.choose(&mut self.rng).cloned()
            && let Some(answer) = offer.button(if self.rng.random_bool(0.3) { "Agree" } else { "Play on" })
            && let Ok(call) = other.press(offer.id, &answer)
        {
            self.attempt(&other, call, true).await;
        }
    }

    async fn look(&mut self, player: &Person) {
        let command = *["board", "secrets", "history", "games"].choose(&mut self.rng).expect("some");
        let options = if command == "games" { json!({}) } else { json!({ "game": self.number }) };
        if let Ok(call) = player.slash(self.channel, command, &options) {
            answered(&call).await;
        }
    }

    /// Somebody without a seat tries what is not theirs; nothing of it may count.
    async fn attack(&mut self, board: &Seen) {
        let hostile = self.hostile.clone();
        let victim = self.players.choose(&mut self.rng).expect("somebody").clone();
        let shown: Vec<String> = victim
            .messages(self.channel)
            .iter()
            .flat_map(|seen| {
                let menus = seen.menus().into_iter().flat_map(|menu| {
                    menu.options.into_iter().map(move |(_, value)| format!("{}|{value}", menu.custom_id))
                });
                menus.chain(seen.buttons().into_iter().map(|(_, id)| id)).collect::<Vec<_>>()
            })
            .filter(|id| id.contains(&format!(":{}:", self.number.trim_start_matches('#'))))
            .collect();
        let forged = shown.choose(&mut self.rng).cloned().unwrap_or_default();
        let (id, value) = forged.split_once('|').unwrap_or((&forged, ""));
        let id = match self.rng.random_range(0..4) {
            // Another version, or another verb.
            0 => bump(id),
            1 => id.replacen("m1:board:", "m1:resign2:", 1),
            _ => id.to_owned(),
        };
        let call = if value.is_empty() {
            hostile.press_raw(board.id, &id)
        } else if self.rng.random_bool(0.2) {
            hostile.slash(self.channel, "move", &json!({ "turn": value, "game": self.number }))
        } else {
            hostile.select_raw(board.id, &id, &[value])
        };
        if let Ok(call) = call {
            self.story.push(format!("{} forges {id} {value:?}", hostile.who()));
            self.attempt(&hostile, call, false).await;
        }
    }

    async fn attempt(&mut self, player: &Person, call: Call, about_the_game: bool) -> Option<Seen> {
        let seen = answered(&call).await;
        let told = seen.as_ref().map_or(Told::Unknown, told);
        self.story.push(format!("  {} is told {told:?}", player.who()));
        self.attempts.push(Attempt { who: player.who(), told, about_the_game, shared: false, call });
        seen
    }

    /// Looks again at what nobody answered in time: an answer may have come since.
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

/// The version in a control, one higher.
fn bump(id: &str) -> String {
    let mut parts: Vec<String> = id.split(':').map(str::to_owned).collect();
    if let Some(version) = parts.get_mut(3) {
        version.push('1');
    }
    parts.join(":")
}

/// What an answer says about a turn.
fn told(seen: &Seen) -> Told {
    if let Some(rest) = seen.content.split("You played `").nth(1) {
        return Told::Played(rest.split('`').next().unwrap_or_default().to_owned());
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
async fn answered(call: &Call) -> Option<Seen> {
    let answer = async {
        match call.outcome().await {
            Ok(Outcome::Acked { .. }) => call.message().await.ok(),
            Ok(Outcome::Failed) | Err(_) => None,
        }
    };
    tokio::time::timeout(PATIENCE, answer).await.ok().flatten()
}
