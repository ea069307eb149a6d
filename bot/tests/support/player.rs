//! Actions of players, as they would do them: commands, the picker's menus, the form.

use playground::{Person, Seen, Who};
use serde_json::{Value, json};

/// A person who plays.
#[derive(Clone)]
pub(crate) struct Player {
    pub(crate) person: Person,
}

/// A way to play a turn.
#[derive(Clone, Copy, Debug)]
pub(crate) enum By {
    /// `/move`.
    Command,
    /// The Move button and its menus.
    Picker,
    /// The picker's form.
    Form,
}

impl Player {
    pub(crate) fn new(person: Person) -> Self {
        Self { person }
    }

    pub(crate) fn who(&self) -> Who {
        self.person.who()
    }

    /// A slash command; its private answer.
    pub(crate) async fn slash(&self, channel: u64, command: &str, options: Value) -> Seen {
        let call = self.person.slash(channel, command, &options).expect("sent");
        self.private(call.message().await.expect("an answer")).await
    }

    /// Presses a button by its label, in the panel behind **More** if it isn't below the message itself; the private answer.
    pub(crate) async fn press(&self, message: &Seen, label: &str) -> Seen {
        if message.button(label).is_none() && message.button("More").is_some() {
            let panel = self.press_here(message, "More").await;
            return self.press_here(&panel, label).await;
        }
        self.press_here(message, label).await
    }

    /// Presses a button of the message itself.
    async fn press_here(&self, message: &Seen, label: &str) -> Seen {
        let mut shown = message.clone();
        let call = loop {
            let button = shown.button(label).unwrap_or_else(|| panic!("no button {label:?} at {shown:?}"));
            match (self.person.press(message.id, &button), self.person.message(message.id)) {
                (Ok(call), _) => break call,
                // It has changed since it was looked at: a finger presses what is there now.
                (Err(_), Some(now)) if now.button(label) != Some(button) => shown = now,
                (Err(error), _) => panic!("{label}: {error:?}"),
            }
        };
        self.private(call.message().await.expect("an answer")).await
    }

    /// The final answer: for a film that takes long, progress comes first.
    async fn private(&self, answer: Seen) -> Seen {
        let is_done = |seen: &Seen| !seen.content.starts_with("Drawing turn");
        let answer = match is_done(&answer) {
            true => answer,
            false => self.person.wait_for_change(answer.id, "the film", is_done).await,
        };
        let dm = answer.channel == self.who().dm();
        assert!(answer.private || dm, "an answer everybody sees: {answer:?}");
        let reader = self.who();
        assert!(
            answer.pings.iter().all(|who| *who == reader),
            "a private answer pings nobody else: {answer:?}"
        );
        answer
    }

    /// The newest message of the channel that shows a board with controls of a running game.
    pub(crate) async fn board(&self, channel: u64) -> Seen {
        self.person
            .wait_for_message(channel, "a board with a Move button", |seen| {
                !seen.private && turn_button(seen).is_some()
            })
            .await
    }

    /// Plays a turn; the private answer.
    pub(crate) async fn play(&self, channel: u64, by: By, turn: &str) -> Seen {
        match by {
            By::Command => self.slash(channel, "move", json!({ "turn": turn })).await,
            By::Picker => {
                let picker = self.begin(channel).await;
                self.pick(picker, turn).await
            }
            By::Form => {
                let picker = self.begin(channel).await;
                self.type_into_form(&picker, turn).await
            }
        }
    }

    /// Opens the picker of the newest board.
    async fn begin(&self, channel: u64) -> Seen {
        let board = self.board(channel).await;
        self.press(&board, turn_button(&board).expect("a board to play from")).await
    }

    /// Opens the picker's form, fills it in and sends it.
    pub(crate) async fn type_into_form(&self, picker: &Seen, turn: &str) -> Seen {
        let button = picker.button("Type it").expect("a way to type");
        let modal = self.person.press(picker.id, &button).expect("pressed").modal().await.expect("a form");
        let field = modal.json["components"][0]["components"][0]["custom_id"].as_str().expect("a field");
        let sent = self.person.submit(&modal, &[(field, turn)]).expect("sent");
        self.private(sent.message().await.expect("an answer")).await
    }

    /// Chooses a turn, as many of its parts at once as a menu has together; ends it where it could continue.
    pub(crate) async fn pick(&self, mut picker: Seen, turn: &str) -> Seen {
        let mut left = turn;
        while !left.is_empty() {
            let part = left.split('/').next().unwrap_or_default();
            let chosen = if let Some(label) = number(&picker, part) {
                picker = self.press(&picker, &label).await;
                part.to_owned()
            } else {
                let (value, whole) = choice(&picker, left);
                picker = self.choose(&picker, &value).await;
                if whole { value } else { String::new() }
            };
            left = left.get(chosen.len()..).unwrap_or_default().trim_start_matches('/');
        }
        if picker.button("End the turn").is_some() && picker.content.contains(&format!("So far: `{turn}`")) {
            picker = self.press(&picker, "End the turn").await;
        }
        self.confirm(picker).await
    }

    /// Confirms steps that cost something or settle it, where that is asked; answers what is shown then.
    pub(crate) async fn confirm(&self, picker: Seen) -> Seen {
        match ["Give it up", "Seal it"].into_iter().find(|label| picker.button(label).is_some()) {
            Some(label) => self.press(&picker, label).await,
            None => picker,
        }
    }

    /// Chooses a value from the menu that has it.
    pub(crate) async fn choose(&self, picker: &Seen, value: &str) -> Seen {
        let menus = picker.menus();
        let menu = menus
            .iter()
            .find(|menu| menu.options.iter().any(|(_, own)| own == value))
            .unwrap_or_else(|| panic!("no choice {value:?} in {menus:?}"));
        self.select(picker, &menu.custom_id, value).await
    }

    /// Chooses a value from one menu.
    pub(crate) async fn select(&self, picker: &Seen, menu: &str, value: &str) -> Seen {
        let call = self.person.select(picker.id, menu, &[value]).expect("chosen");
        self.private(call.message().await.expect("an answer")).await
    }
}

/// The label of the button for this step.
fn number(picker: &Seen, part: &str) -> Option<String> {
    let is_it = |id: &str| id.starts_with("m1:stepb:") && id.ends_with(&format!(".{part}"));
    picker.buttons().into_iter().find(|(_, id)| is_it(id)).map(|(label, _)| label)
}

/// What to choose next for the rest of a turn, and whether that is a part of it, or several.
fn choice(picker: &Seen, left: &str) -> (String, bool) {
    let menus = picker.menus();
    let values = || menus.iter().flat_map(|menu| &menu.options).map(|(_, value)| value);
    let has = |wanted: &str| values().any(|value| value == wanted);
    let begins = |value: &&String| left == *value || left.starts_with(&format!("{value}/"));
    if let Some(value) = values().filter(begins).max_by_key(|value| value.len()) {
        return (value.clone(), true);
    }
    let part = left.split('/').next().unwrap_or_default();
    if part.starts_with("O-O") {
        let king = menus.iter().flat_map(|menu| &menu.options).find(|(label, _)| label.contains("ing"));
        return (king.unwrap_or_else(|| panic!("no king in {menus:?}")).1.clone(), false);
    }
    let squares =
        [part.get(..2).unwrap_or_default().to_owned(), format!(">{}", part.get(2..4).unwrap_or_default())];
    let found = squares.into_iter().find(|value| has(value));
    (found.unwrap_or_else(|| panic!("no way to {part:?} in {menus:?}")), false)
}

/// The button of a board that opens the picker: a move in most games, a bid or a demonstration in golf, a choice before others.
pub(crate) fn turn_button(board: &Seen) -> Option<&'static str> {
    ["Move", "Bid", "Demonstrate", "Choose", "Next hole"]
        .into_iter()
        .find(|label| board.button(label).is_some())
}
