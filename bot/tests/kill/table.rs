//! A table at which two patient people play a script: they look up what got no answer, and repeat it if need be.

use std::time::Duration;

use model::ids::GameId;
use playground::{Call, Outcome, Person, Seen, Who};
use rand::RngExt;
use rand::rngs::StdRng;
use serde_json::{Value, json};
use store::Store;

use crate::script::Script;
use crate::told::played;

/// How long a person waits for an answer before trying something else.
const PATIENCE: Duration = Duration::from_millis(1500);
/// The longest time for everything together to settle.
const AT_MOST: Duration = Duration::from_secs(300);

/// A running game.
pub(crate) struct Table {
    channel: u64,
    players: [Person; 2],
    script: Script,
    number: String,
    /// Whether the second player writes to the bot by direct messages.
    apart: bool,
}

impl Table {
    /// Opens it before the faults begin.
    pub(crate) async fn open(channel: u64, players: [Person; 2], script: Script) -> Self {
        let black = players[1].who();
        let wanted = json!({ "game": script.rules, "opponent": black.id().to_string(), "colour": "white" });
        let call = players[0].slash(channel, "play", &wanted).expect("sent");
        let answer = call.message().await.expect("an answer");
        let number = answer.content.split("`#").nth(1).and_then(|rest| rest.split('`').next());
        let number = format!("#{}", number.expect("a number"));
        let table = Self { channel, players, script, number, apart: false };
        let invited = |seen: &Seen| table.is_own(seen) && seen.button("Join").is_some();
        let invitation = table.players[1].wait_for_message(channel, "an invitation", invited).await;
        let join = invitation.button("Join").expect("a button");
        table.players[1].press(invitation.id, &join).expect("pressed").message().await.expect("an answer");
        let begun = |seen: &Seen| table.is_own(seen) && seen.turn_button().is_some();
        table.players[0].wait_for_message(channel, "the first board", begun).await;
        table
    }

    /// Lets the second player use commands in direct messages, which another process may serve.
    #[allow(dead_code, reason = "one process serves both in most suites")]
    pub(crate) fn apart(mut self) -> Self {
        self.apart = true;
        self
    }

    fn is_own(&self, seen: &Seen) -> bool {
        !seen.private && seen.content.contains(&format!("`{}`", self.number))
    }

    /// Plays the whole script.
    pub(crate) async fn play(&mut self, rng: &mut StdRng) {
        for ply in 0..self.script.turns.len() {
            let by_menu = rng.random_bool(0.3);
            let turn = tokio::time::timeout(AT_MOST, self.turn(ply, by_menu));
            turn.await
                .unwrap_or_else(|_| panic!("{} of {} can't be played", self.script.turns[ply], self.number));
        }
    }

    async fn turn(&self, ply: usize, by_menu: bool) {
        let (player, turn) = (&self.players[ply % 2], &self.script.turns[ply]);
        if by_menu {
            // As far as it goes; what is missing is typed.
            let _ = self.pick(player, turn).await;
        } else if self
            .command(player, "move", json!({ "turn": turn }))
            .await
            .is_some_and(|seen| is_done(&seen, &self.script.said[ply]))
        {
            return;
        }
        loop {
            let Some(record) = self.record(player).await else { continue };
            match record.get(ply) {
                Some(played) if played == turn => return,
                played => {
                    // A turn may have stopped at the point where a grave is to be chosen.
                    let done = played.map_or("", String::as_str);
                    let rest = turn.strip_prefix(done).expect("nobody else plays").trim_start_matches('/');
                    self.command(player, "move", json!({ "turn": rest })).await;
                }
            }
        }
    }

    /// The turns as this player sees them; `None` without an answer.
    async fn record(&self, player: &Person) -> Option<Vec<String>> {
        let seen = self.command(player, "game history", json!({})).await?;
        let Some(file) = seen.files.first() else { return Some(Vec::new()) };
        let text = String::from_utf8(file.bytes.to_vec()).expect("text");
        // A header and a blank line before it; what chance did is no turn.
        let (_, entries) = text.split_once("\n\n").expect("a record");
        let entries = entries.lines().filter_map(|line| line.split_once(": "));
        Some(entries.filter(|(who, _)| *who != "chance").map(|(_, turn)| turn.to_owned()).collect())
    }

    /// A command about this game; `None` without an answer.
    async fn command(&self, player: &Person, command: &str, mut options: Value) -> Option<Seen> {
        options["game"] = json!(self.number);
        let direct = self.apart && player.who() == self.players[1].who();
        let place = if direct { player.who().dm() } else { self.channel };
        answered(&player.slash(place, command, &options).ok()?).await
    }

    /// Plays by the Move button and the menus.
    async fn pick(&self, player: &Person, turn: &str) -> Option<()> {
        let boards = player.messages(self.channel);
        let board = boards.iter().rev().find(|seen| self.is_own(seen) && seen.turn_button().is_some())?;
        let mut picker = answered(&player.press(board.id, &board.turn_button()?).ok()?).await?;
        for part in turn.split('/') {
            let choices =
                [part.to_owned(), part.get(..2)?.to_owned(), format!(">{}", part.get(2..4).unwrap_or(""))];
            for _ in 0..3 {
                let menus = picker.menus();
                let chosen = choices.iter().find_map(|value| {
                    let menu = menus.iter().find(|menu| menu.options.iter().any(|(_, own)| own == value))?;
                    Some((menu.custom_id.clone(), value))
                });
                let (menu, value) = chosen?;
                let last = value == part;
                picker = answered(&player.select(picker.id, &menu, &[value]).ok()?).await?;
                if last {
                    break;
                }
            }
        }
        if let Some(end) = picker.button("End the turn") {
            answered(&player.press(picker.id, &end).ok()?).await?;
        }
        Some(())
    }

    /// Waits until everything about the last turn has been posted.
    pub(crate) async fn wait_for_the_last_message(&self) {
        let wanted = self.script.public.len();
        let settled = async {
            while self.shown().len() < wanted || self.buttons() > 1 {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        let waited = tokio::time::timeout(Duration::from_secs(180), settled).await;
        let (shown, public) = (self.shown(), &self.script.public);
        assert!(
            waited.is_ok(),
            "{}: after three minutes {} boards have buttons, and these turns were shown: {shown:?}, of {public:?}",
            self.number,
            self.buttons()
        );
    }

    /// The public boards, in order; while people play live, the newest one changes in place.
    fn boards(&self) -> Vec<Seen> {
        let all = self.players[0].messages(self.channel);
        all.into_iter().filter(|seen| self.is_own(seen) && seen.button("Join").is_none()).collect()
    }

    /// The turns that boards have shown, in order. If a board was changed and the reply was lost, the same is posted once: that
    /// counts once.
    fn shown(&self) -> Vec<String> {
        let mut shown: Vec<Told> = Vec::new();
        let mut before: Option<Seen> = None;
        for board in self.boards() {
            for (number, text) in board.earlier.iter().chain([&board.content]).enumerate() {
                let Some(told) = Told::of(text) else { continue };
                // If a grave was still to be chosen, the rest came later.
                if shown.last().is_some_and(|last| told.completes(last)) {
                    shown.pop();
                }
                let posted_again = number == 0 && before.as_ref().is_some_and(|before| became(before, &told));
                if shown.last() != Some(&told) || (number == 0 && !posted_again) {
                    shown.push(told);
                }
            }
            before = Some(board);
        }
        shown.into_iter().map(|told| told.turn).collect()
    }

    /// How many boards can still be played from.
    fn buttons(&self) -> usize {
        self.boards().iter().filter(|seen| seen.turn_button().is_some()).count()
    }

    /// Messages to a player about their own graves.
    fn letters(&self, player: &Person) -> Vec<Seen> {
        let all = player.messages(player.who().dm());
        let own = |seen: &Seen| {
            seen.content.contains("for you alone") && seen.content.contains(&format!("`{}`", self.number))
        };
        all.into_iter().filter(own).collect()
    }

    /// The log equals the script, and everything was sent exactly once, in order.
    pub(crate) async fn check(&self, store: &Store) {
        let id: GameId = self.number.parse().expect("a number");
        let log = store.log_between(id, 0, i64::MAX).await.expect("the database");
        let mut played: Vec<String> = Vec::new();
        for row in log {
            // The choice of graves is a separate entry if it was asked for separately.
            match (row.text.starts_with('@'), played.last_mut()) {
                (true, Some(turn)) => *turn = format!("{turn}/{}", row.text),
                _ => played.push(row.text),
            }
        }
        assert_eq!(played, self.script.turns, "{}", self.number);
        assert_eq!(self.shown(), self.script.public, "{}: each turn is shown once, in order", self.number);
        assert_eq!(self.buttons(), 1, "{}: only the last board has buttons", self.number);
        for player in &self.players {
            assert!(self.letters(player).is_empty(), "{}: answers tell of own graves", self.number);
        }
        let everything = self.players[0].messages(self.channel);
        let begun = format!("**{}** `{}` has begun", title(self.script.rules), self.number);
        assert_eq!(everything.iter().filter(|seen| seen.content.contains(&begun)).count(), 1);
    }
}

/// A turn as a board shows it.
#[derive(PartialEq, Eq)]
struct Told {
    /// The player: both sides may write the same turn. A board mentions people, or says their names.
    who: Who,
    turn: String,
}

impl Told {
    fn of(board: &str) -> Option<Self> {
        let (before, told) = board.split_once(" played `")?;
        let (turn, _) = told.split_once("`.")?;
        let mut all = [Who::Ada, Who::Ben, Who::Cleo, Who::Dev].into_iter();
        let who = all.find(|who| before.ends_with(&who.mention()) || before.ends_with(who.name()))?;
        Some(Self { who, turn: turn.to_owned() })
    }

    /// Whether it continues another, partial one.
    fn completes(&self, other: &Self) -> bool {
        self.who == other.who && self.turn.starts_with(&format!("{}/", other.turn))
    }
}

/// Whether a board was changed in place, and not posted, to show a turn.
fn became(board: &Seen, told: &Told) -> bool {
    // Put away, it says what was played in another way.
    let last = [&board.content].into_iter().chain(board.earlier.iter().rev()).find_map(|text| Told::of(text));
    last.as_ref() == Some(told)
        && board.earlier.first().is_some_and(|posted| Told::of(posted).as_ref() != Some(told))
}

fn title(rules: &str) -> &'static str {
    engine::catalogue::find(rules).map_or("", |game| game.info().title)
}

fn is_done(seen: &Seen, turn: &str) -> bool {
    played(&seen.content).as_deref() == Some(turn)
}

/// The answer to a call, if one comes in time.
pub(crate) async fn answered(call: &Call) -> Option<Seen> {
    let answer = async {
        match call.outcome().await {
            Ok(Outcome::Acked { .. }) => call.message().await.ok(),
            Ok(Outcome::Failed) | Err(_) => {
                // Perhaps at once, since nobody listens: people look up before they try again.
                tokio::time::sleep(Duration::from_millis(50)).await;
                None
            }
        }
    };
    tokio::time::timeout(PATIENCE, answer).await.ok().flatten()
}
