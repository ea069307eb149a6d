//! What people do at a table: they play in every way, make offers, resign, look; and somebody without a seat cheats.

use std::time::Duration;

use model::ids::GameId;
use playground::{Call, Person, Seen};
use rand::RngExt;
use rand::seq::IndexedRandom;
use serde_json::json;

use super::table::{PATIENCE, Table, Told, answered, told};

/// The most menus and buttons for one turn.
const TAPS: usize = 14;

impl Table {
    /// Plays for this many attempts.
    pub(crate) async fn play(&mut self, attempts: usize) {
        for _ in 0..attempts {
            let called: Vec<Person> =
                self.players.iter().filter(|player| self.calls(player)).cloned().collect();
            let anybody =
                if called.is_empty() || self.rng.random_bool(0.08) { &self.players } else { &called };
            let player = anybody.choose(&mut self.rng).expect("somebody").clone();
            let Some(board) = self.board(&player) else {
                // Somebody deleted it, or it is on its way: a command does without.
                tokio::time::sleep(Duration::from_millis(120)).await;
                self.by_command(&player).await;
                continue;
            };
            match self.rng.random_range(0..100) {
                0..40 => self.by_picker(&player, &board).await,
                40..70 => self.by_command(&player).await,
                70..76 => self.by_form(&player, &board).await,
                76..82 => self.twice(&player, &board).await,
                82..86 => self.about_the_game(&player, &board).await,
                86..90 => self.offer(&player, &board).await,
                90..95 => self.look(&player).await,
                _ => self.attack(&board).await,
            }
        }
    }

    /// Whether the newest board that a player sees asks them for a turn.
    fn calls(&self, player: &Person) -> bool {
        self.board(player).is_some_and(|board| board.pings.contains(&player.who()))
    }

    async fn by_picker(&mut self, player: &Person, board: &Seen) {
        let Some(button) = board.turn_button() else { return };
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
        let Some(turn) = self.suggestion(player).await else { return };
        let turn = if self.rng.random_bool(0.05) { format!("{turn} \u{202e}\u{0} and more") } else { turn };
        let options = json!({ "turn": turn, "game": self.number });
        let Some(call) = self.slash(player, "move", &options) else { return };
        self.story.push(format!("{} types {turn:?}", player.who()));
        self.attempt(player, call, false).await;
    }

    /// One of the suggested turns.
    async fn suggestion(&mut self, player: &Person) -> Option<String> {
        let typing = json!({ "turn": "", "game": self.number });
        let mut choices = Vec::new();
        for place in [self.channel, player.who().dm()] {
            let offered = player.autocomplete(place, "move", &typing, "turn");
            // The channel may be gone.
            if let Ok(Ok(offered)) = tokio::time::timeout(PATIENCE, offered).await {
                choices = offered;
                break;
            }
        }
        let choice = choices.choose(&mut self.rng)?;
        Some(choice.value.as_str().map_or_else(|| choice.value.to_string(), str::to_owned))
    }

    /// Opens the picker's form, and sends it with a turn.
    async fn by_form(&mut self, player: &Person, board: &Seen) {
        let Some(button) = board.turn_button() else { return };
        let Ok(call) = player.press(board.id, &button) else { return };
        let Some(picker) = answered(&call).await else { return };
        let Some(turn) = self.suggestion(player).await else { return };
        let Some(button) = picker.button("Type it") else { return };
        let Ok(call) = player.press(picker.id, &button) else { return };
        self.story.push(format!("{} fills in {turn:?}", player.who()));
        self.submit(player, &call, &turn, false).await;
    }

    /// Sends the form that a press has opened.
    async fn submit(&mut self, player: &Person, opened: &Call, text: &str, about_the_game: bool) {
        let Ok(Ok(form)) = tokio::time::timeout(PATIENCE, opened.modal()).await else { return };
        let field = form.json["components"][0]["components"][0]["custom_id"].as_str();
        let Some(field) = field.map(str::to_owned) else { return };
        if let Ok(call) = player.submit(&form, &[(&field, text)]) {
            self.attempt(player, call, about_the_game).await;
        }
    }

    /// Presses a control twice at the same moment.
    async fn twice(&mut self, player: &Person, board: &Seen) {
        let Some(button) = board.turn_button() else { return };
        let Ok(call) = player.press(board.id, &button) else { return };
        let Some(picker) = answered(&call).await else { return };
        let menus = picker.menus();
        let Some(menu) = menus.choose(&mut self.rng) else { return };
        let Some((_, value)) = menu.options.choose(&mut self.rng).cloned() else { return };
        let pair = [0, 1].map(|_| player.select(picker.id, &menu.custom_id, &[&value]));
        self.story.push(format!("{} chooses {} {value:?} twice", player.who(), menu.custom_id));
        let before = self.attempts.len();
        for call in pair.into_iter().flatten() {
            self.attempt(player, call, false).await;
        }
        // Both answers stand in the same message: when it says "You played", one of them does, and of the other nobody knows. Where
        // the second came so late that the first was answered already, its refusal may be read in place of that.
        let [first, second] = &mut self.attempts[before..] else { return };
        match second.told {
            Told::Played(_) if first.told == second.told => second.nobody_knows(),
            Told::Nothing if first.told == second.told => first.nobody_knows(),
            _ => {}
        }
        // Two processes know nothing of each other's answers: one may stand over that of the press that counted.
        for attempt in [first, second] {
            if self.shared && attempt.told == Told::Nothing {
                attempt.nobody_knows();
            }
        }
    }

    async fn about_the_game(&mut self, player: &Person, board: &Seen) {
        let label = *["Offer a draw", "Resign", "Claim a draw"].choose(&mut self.rng).expect("some");
        let place =
            if board.button(label).is_some() { Some(board.clone()) } else { panel(player, board).await };
        let Some((place, button)) = place.and_then(|seen| Some((seen.id, seen.button(label)?))) else {
            return;
        };
        let Ok(call) = player.press(place, &button) else { return };
        self.story.push(format!("{} presses {label}", player.who()));
        let Some(seen) = self.attempt(player, call, true).await else { return };
        if label == "Resign"
            && self.rng.random_bool(0.3)
            && let Some(yes) = seen.button("Yes, resign")
            && let Ok(call) = player.press(seen.id, &yes)
        {
            self.attempt(player, call, true).await;
        }
        self.answer_offers(["Agree", "Play on"]).await;
    }

    /// A person who is asked may agree or not.
    async fn answer_offers(&mut self, labels: [&str; 2]) {
        let label = labels[usize::from(!self.rng.random_bool(0.3))];
        let Some(other) = self.players.choose(&mut self.rng).cloned() else { return };
        let open =
            self.posted(&other).into_iter().rev().find_map(|seen| Some((seen.id, seen.button(label)?)));
        if let Some((message, answer)) = open
            && let Ok(call) = other.press(message, &answer)
        {
            self.story.push(format!("{} presses {label}", other.who()));
            self.attempt(&other, call, true).await;
        }
    }

    /// Makes an offer from the panel behind **More**, which the others answer.
    async fn offer(&mut self, player: &Person, board: &Seen) {
        let Some(panel) = panel(player, board).await else { return };
        let label = *["Take back", "Take back", "Cancel the game", "Pause the game", "Clock", "My notes"]
            .choose(&mut self.rng)
            .expect("some");
        let Some(button) = panel.button(label) else { return };
        let Ok(call) = player.press(panel.id, &button) else { return };
        self.story.push(format!("{} presses {label} behind More", player.who()));
        if label == "Pause the game" {
            self.submit(player, &call, "3d", true).await;
        } else {
            self.attempt(player, call, true).await;
        }
        self.answer_offers(["Agree", "No, thanks"]).await;
    }

    /// Looks at something, with a seat or without.
    async fn look(&mut self, player: &Person) {
        let person = if self.rng.random_bool(0.3) { self.hostile.clone() } else { player.clone() };
        let command =
            *["board", "secrets", "game history", "games", "next"].choose(&mut self.rng).expect("some");
        let options = match command {
            "games" | "next" => json!({}),
            _ => json!({ "game": self.number }),
        };
        if let Some(call) = self.slash(&person, command, &options) {
            answered(&call).await;
        }
    }

    /// A person without a seat tries forbidden actions; none may have an effect.
    async fn attack(&mut self, board: &Seen) {
        let hostile = self.hostile.clone();
        let victim = self.players.choose(&mut self.rng).expect("somebody").clone();
        let places = [Some(self.channel), self.thread, Some(victim.who().dm())];
        let code = format!(":{}:", self.number.parse::<GameId>().expect("a game's number").code());
        let shown: Vec<String> = places
            .into_iter()
            .flatten()
            .flat_map(|place| victim.messages(place))
            .flat_map(|seen| {
                let menus = seen.menus().into_iter().flat_map(|menu| {
                    menu.options.into_iter().map(move |(_, value)| format!("{}|{value}", menu.custom_id))
                });
                menus.chain(seen.buttons().into_iter().map(|(_, id)| id)).collect::<Vec<_>>()
            })
            .filter(|id| id.contains(&code))
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
            let options = json!({ "turn": value, "game": self.number });
            hostile.slash(self.channel, "move", &options)
        } else {
            hostile.select_raw(board.id, &id, &[value])
        };
        if let Ok(call) = call {
            self.story.push(format!("{} forges {id} {value:?}", hostile.who()));
            self.attempt(&hostile, call, false).await;
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

/// The panel behind **More**.
async fn panel(player: &Person, board: &Seen) -> Option<Seen> {
    let more = board.button("More")?;
    let call = player.press(board.id, &more).ok()?;
    answered(&call).await
}
