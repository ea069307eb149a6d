//! People at a table of any game, and what they must see after every turn: the board, its words, the record.

use std::time::{Duration, Instant};

use engine::any_game::{Actor, AnyGame, TableStep, Understood};
use engine::rules::Pending;
use engine::seat::{Seat, SeatSet, Viewer};
use playground::{CHESS_CLUB, Seen, Who};
use rand::rngs::StdRng;
use serde_json::json;
use sqlx::{AnyConnection, Connection, Row};
use words::Lang;

use crate::house::House;
use crate::mirror::{Mirror, Saying};
use crate::player::{By, Player};
use crate::table::next_board;
use crate::told::played;

/// The people who sit down, in the order of the seats.
const PEOPLE: [Who; 4] = [Who::Ada, Who::Ben, Who::Cleo, Who::Dev];
/// The most characters of a suggestion; longer lines are typed without help.
const CHOICE: usize = 100;
/// How many people sit down in games with an open number of players.
const COMPANY: usize = 3;
/// How long the referee may think.
const REFEREE: Duration = Duration::from_secs(240);
/// The most characters of alt text that Discord accepts.
const ALT: usize = 1024;

/// The players and options of a game.
pub(crate) struct Company {
    /// The number of players, in games where it is open.
    pub(crate) people: usize,
    /// The game's own options.
    pub(crate) options: &'static [(&'static str, &'static str)],
    /// A person whose direct messages are closed.
    pub(crate) closed: Option<Who>,
}

impl Default for Company {
    fn default() -> Self {
        Self { people: COMPANY, options: &[], closed: None }
    }
}

/// A table with a person on every seat, and its mirror.
pub(crate) struct Party {
    pub(crate) house: House,
    pub(crate) mirror: Mirror,
    /// The newest board.
    pub(crate) board: Seen,
    players: Vec<Player>,
    looker: Player,
    database: String,
    /// How many outcomes of chance are in the mirror's log.
    drawn: usize,
    /// How many turns the newest board shows.
    shown: u32,
    /// Who was asked at the last check.
    asked: SeatSet,
    /// Whether the referee has ruled since.
    ruled: bool,
}

impl Party {
    /// Ada invites, the others sit down one after the other, the first board comes.
    pub(crate) async fn sit_down(game: &dyn AnyGame) -> Self {
        Self::sit_down_as(game, &Company::default()).await
    }

    /// Like `sit_down`, with a given company or options.
    pub(crate) async fn sit_down_as(game: &dyn AnyGame, company: &Company) -> Self {
        let info = game.info();
        let mut database = String::new();
        let house = House::with(|config| database.clone_from(&config.store.url)).await;
        let open = info.fewest < info.seats.len();
        let people = if open { company.people } else { info.seats.len() };
        let players: Vec<Player> = PEOPLE.iter().take(people).map(|who| house.player(*who)).collect();
        if let Some(who) = company.closed {
            house.player(who).person.set_dms_open(false);
        }
        let mut wanted =
            if open { json!({ "game": info.id }) } else { json!({ "game": info.id, "colour": "white" }) };
        if !company.options.is_empty() {
            let options: Vec<String> =
                company.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
            wanted["options"] = json!(options.join(" "));
        }
        let set = players[0].slash(CHESS_CLUB, "play", wanted).await;
        for (player, seat) in players.iter().zip(info.seats).skip(1) {
            let labels = [format!("Join as {}", seat.name), "Join".to_owned()];
            let label = |seen: &Seen| labels.iter().find(|label| seen.button(label).is_some());
            let invitation = player
                .person
                .wait_for_message(CHESS_CLUB, "a free seat", |seen| !seen.private && label(seen).is_some())
                .await;
            player.press(&invitation, label(&invitation).expect("a free seat")).await;
        }
        if people == 1 {
            players[0].press(&set, "Start alone").await;
        } else if open {
            let startable = |seen: &Seen| !seen.private && seen.button("Start").is_some();
            let invitation =
                players[0].person.wait_for_message(CHESS_CLUB, "a way to start", startable).await;
            players[0].press(&invitation, "Start").await;
        }
        let board = players[0].board(CHESS_CLUB).await;
        let looker = house.player(Who::Spectator);
        let mirror = Mirror::open(game, people, company.options);
        let mut party = Self {
            house,
            mirror,
            board,
            players,
            looker,
            database,
            drawn: 0,
            shown: 0,
            asked: SeatSet::EMPTY,
            ruled: false,
        };
        party.settle().await;
        party.asked = party.mirror.asked();
        party.check_board();
        party
    }

    /// The person on a seat.
    pub(crate) fn player(&self, seat: Seat) -> Player {
        self.players[usize::from(seat.0)].clone()
    }

    /// Copies the decisions of chance and the referee from the table to the mirror. The referee may take its time.
    pub(crate) async fn settle(&mut self) {
        let deadline = Instant::now() + REFEREE;
        loop {
            let pending = self.mirror.table().pending();
            if !matches!(pending, Pending::Chance | Pending::Referee) {
                return;
            }
            assert!(Instant::now() < deadline, "{pending:?} was asked and has not answered");
            self.follow().await;
        }
    }

    async fn follow(&mut self) {
        let mut connection = AnyConnection::connect(&self.database).await.expect("the database");
        let query = "SELECT text FROM entries WHERE seat IS NULL ORDER BY number";
        let rows = sqlx::query(query).fetch_all(&mut connection).await.expect("the log");
        connection.close().await.expect("a clean end");
        for row in &rows[self.drawn..] {
            let text: String = row.try_get("text").expect("a text");
            let actor = match self.mirror.table().pending() {
                Pending::Chance => Actor::Chance,
                Pending::Referee => Actor::Referee,
                // Entries after a decision that the mirror does not know yet.
                Pending::Seats(_) | Pending::Over(_) => return,
            };
            self.ruled |= actor == Actor::Referee;
            self.mirror.log(actor, &text);
            self.drawn += 1;
        }
        if rows.len() == self.drawn && self.mirror.table().pending() == Pending::Referee {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// After a turn: waits for the new board, if one is due, and checks what everybody sees.
    pub(crate) async fn look(&mut self) {
        let turns = self.mirror.table().turns_completed();
        let asked = self.mirror.asked();
        let before = std::mem::replace(&mut self.asked, asked);
        // Several decide at the same time, and one of them is done.
        let fewer = asked.len() < before.len() && asked.iter().all(|seat| before.contains(seat));
        let ready = before.iter().find(|seat| !asked.contains(*seat));
        if let Some(ready) = ready.filter(|_| fewer && !asked.is_empty()) {
            let mention = format!("<@{}>", self.player(ready).who().id());
            let said = |seen: &Seen| {
                seen.content.split_once("Ready:").is_some_and(|(_, who)| who.contains(&mention))
            };
            let pings = self.board.pings.clone();
            self.board = self.looker.person.wait_for_change(self.board.id, "who is ready", said).await;
            assert_eq!(self.board.pings, pings, "nobody is called");
            self.shown = turns;
        } else if turns > self.shown || self.mirror.is_over() {
            // While the referee thinks there may be a board that says so: the one that counts comes after the ruling.
            let expected = self.described();
            let ruled = |seen: &Seen| !self.ruled || seen.files[0].alt == expected;
            self.board = next_board(&self.looker.person, CHESS_CLUB, &self.board, ruled).await;
            (self.shown, self.ruled) = (turns, false);
            self.check_board();
        }
        self.check_record(turns).await;
        assert_eq!(self.house.playground.violations(), Vec::<String>::new());
    }

    /// The public picture shows the mirror's state, in words that fit.
    fn check_board(&self) {
        check_alt(&self.board);
        assert_eq!(self.board.files[0].alt, self.described());
    }

    /// The picture's description: players of a round with an open number by their names.
    fn described(&self) -> String {
        let table = self.mirror.table();
        let named = table.info().is_open_round();
        let seats = (0..).map(Seat).zip(&self.players).filter(|_| named);
        let names: Vec<_> = seats.map(|(seat, player)| (seat, player.who().name().to_owned())).collect();
        let reader = Lang::En.of(table.info()).naming(&names);
        render::alt_text(&table.scene(Viewer::Public).worded(&reader), &reader)
    }

    /// The record equals the mirror's for one of the players; the players take turns in asking.
    async fn check_record(&self, turns: u32) {
        let seat = Seat(turns as u8 % self.players.len() as u8);
        let record = self.player(seat).slash(CHESS_CLUB, "game history", json!({})).await;
        self.compare_record(&record, Viewer::Seat(seat));
    }

    fn compare_record(&self, answer: &Seen, viewer: Viewer) {
        let expected = self.mirror.record(viewer);
        let Some(file) = answer.files.first() else {
            assert!(expected.is_empty(), "{expected:?} is not in {answer:?}");
            return;
        };
        let text = String::from_utf8(file.bytes.to_vec()).expect("a text");
        // A header with the state of the game, and an empty line before it.
        let (header, lines) = text.split_once("\n\n").expect("a record");
        assert_eq!(lines.lines().collect::<Vec<_>>(), expected);
        let closing =
            header.lines().find(|line| line.starts_with("result: ") || line.starts_with("so far: "));
        let closing = closing.unwrap_or_else(|| panic!("{header}"));
        match self.mirror.table().pending() {
            Pending::Over(outcome) => assert!(closing.contains(outcome.reason.words()), "{closing:?}"),
            _ => match self.mirror.table().turns_completed() {
                1 => assert_eq!(closing, "so far: 1 turn played"),
                turns => assert_eq!(closing, format!("so far: {turns} turns played")),
            },
        }
    }

    /// Plays one turn, or a part of one, by typing it as stored or in the menus' words; returns whether the latter was possible.
    pub(crate) async fn play_by_typing(&mut self, by: By, speak: bool, rng: &mut StdRng) -> bool {
        let seat = self.mirror.seat().expect("somebody acts");
        let player = self.player(seat);
        let Saying { canonical, spoken } = self.mirror.saying(seat, rng);
        let spoken = spoken.filter(|_| speak);
        let typed = spoken.as_ref().unwrap_or(&canonical);
        let so_far = json!({ "turn": canonical });
        let offered = player.person.autocomplete(CHESS_CLUB, "move", &so_far, "turn").await.expect("choices");
        let fits = |text: &str| text.starts_with(&canonical);
        assert!(
            canonical.len() > CHOICE || offered.iter().any(|choice| choice.value.as_str().is_some_and(fits)),
            "{canonical:?} is not in {offered:?}"
        );
        let typed = self.typed(seat, by, typed);
        let answer = player.play(CHESS_CLUB, by, &typed).await;
        assert!(played(&answer.content).is_some(), "{typed:?}: {answer:?}");
        self.mirror.log(Actor::Seat(seat), &canonical);
        self.settle().await;
        spoken.is_some()
    }

    /// A turn as it is typed, with a word that it ends there if the game would ask for more.
    fn typed(&self, seat: Seat, by: By, turn: &str) -> String {
        let understood = self.mirror.table().understand(seat, turn);
        let asks = !matches!(by, By::Picker) && matches!(understood, Ok(Understood::Begun { .. }));
        if asks { format!("{turn}/end") } else { turn.to_owned() }
    }

    /// Plays a turn that a test has chosen, and checks the result; returns the private answer.
    pub(crate) async fn play(&mut self, seat: Seat, by: By, turn: &str) -> Seen {
        let answer = self.player(seat).play(CHESS_CLUB, by, &self.typed(seat, by, turn)).await;
        assert!(played(&answer.content).is_some(), "{turn:?}: {answer:?}");
        self.mirror.log(Actor::Seat(seat), turn);
        self.settle().await;
        self.look().await;
        answer
    }

    /// A player to move resigns by the command.
    pub(crate) async fn resign(&mut self) {
        let Some(seat) = self.mirror.seat() else { return };
        assert!(self.mirror.table().table_offers(seat).contains(&TableStep::Resign));
        let ask = self.player(seat).slash(CHESS_CLUB, "game resign", json!({})).await;
        self.player(seat).press(&ask, "Yes, resign").await;
        self.mirror.log(Actor::Seat(seat), TableStep::Resign.word());
        self.look().await;
    }

    /// The game is over: the board says how, accepts no turns, and shows the record to everybody.
    pub(crate) async fn break_up(self) {
        let Pending::Over(outcome) = self.mirror.table().pending() else { panic!("the game goes on") };
        assert!(self.board.content.contains(outcome.reason.words()), "{:?}", self.board.content);
        for label in ["Move", "Bid", "Demonstrate", "Choose", "Next hole", "Resign", "Offer a draw"] {
            assert_eq!(self.board.button(label), None);
        }
        let record = self.looker.press(&self.board, "History").await;
        self.compare_record(&record, Viewer::Public);
        let film = self.looker.press(&self.board, "Replay").await;
        check_alt(&film);
        assert!(film.files[0].bytes.starts_with(b"GIF89a"), "{film:?}");
        let table = self.mirror.table();
        println!("{}: {} after {} turns", table.info().title, outcome.reason, table.turns_completed());
        self.house.close().await;
    }
}

/// Every picture of a message is described, in words that fit.
pub(crate) fn check_alt(seen: &Seen) {
    assert_eq!(seen.files.len(), 1, "{seen:?}");
    let length = seen.files[0].alt.chars().count();
    assert!((1..=ALT).contains(&length), "{length} characters of alt text");
}
