//! Looking: boards, secrets, one's games, records.

use engine::any_game::AnyTable;
use engine::catalogue;
use engine::chance::{Commitment, Salt, Seed};
use engine::rules::{Info, Pending};
use engine::seat::{Seat, Viewer};

use crate::ids::GameId;
use crate::store::{Game, Status};

use super::announce::heading;
use super::board::{self, whose_turn};
use super::find::{Want, must_run, own_seat, viewer};
use super::screen::{Button, Recipe, Row, Screen, Style, TextFile, Verb};
use super::trouble::Trouble;
use super::who::{players, side};
use super::{App, Asker, chairs};

/// How many games `/games` lists.
const LISTED: usize = 25;
/// How much of a record is shown in the message; the file has all of it.
const RECORD: usize = 1200;

impl App {
    /// `/board`.
    pub(super) async fn board(
        &self,
        asker: &Asker,
        named: Option<&str>,
        flip: bool,
    ) -> Result<Screen, Trouble> {
        let game = self.find(asker, named, Want::Look).await?;
        self.show_board(asker, &game, flip).await
    }

    /// The Board button.
    pub(super) async fn board_of(&self, asker: &Asker, id: GameId, flip: bool) -> Result<Screen, Trouble> {
        let game = self.visible(asker, id).await?;
        self.show_board(asker, &game, flip).await
    }

    async fn show_board(&self, asker: &Asker, game: &Game, flip: bool) -> Result<Screen, Trouble> {
        if game.status == Status::Invited || game.status == Status::Dropped {
            return Err(Trouble::say("That game has no board yet: not every seat is taken."));
        }
        let table = self.table(game).await?;
        let viewer = viewer(game, &*table, asker.person);
        let mut recipe = Recipe::new(game.id, game.entries, viewer.seat().map(|seat| seat.0));
        recipe.flipped = flip;
        let text =
            format!("{}\n{}\n{}", heading(game), players(game, table.info()), whose_turn(game, &*table));
        let turn_around = Button::new("Turn around", Style::Secondary, Verb::Board, game.id, 0)
            .with_arg(if flip { "" } else { "flip" });
        let mut screen = Screen::text(text).with_picture(recipe);
        if game.seat_of(asker.person).is_some() {
            screen.rows = board::buttons(game, &*table, table.turns_completed());
        }
        // A button's id must be its own: the row above has a Board button too, with another argument when flipped.
        screen.rows.retain(|row| !matches!(row, Row::Buttons(buttons) if buttons.is_empty()));
        for row in &mut screen.rows {
            if let Row::Buttons(buttons) = row {
                buttons.retain(|button| button.press.verb != Verb::Board);
            }
        }
        Ok(screen.with_buttons(vec![turn_around]))
    }

    /// `/secrets`.
    pub(super) async fn secrets(&self, asker: &Asker, named: Option<&str>) -> Result<Screen, Trouble> {
        let game = self.find(asker, named, Want::Act).await?;
        self.secrets_of(asker, game.id, "").await
    }

    /// The My-secrets button: what only this player may know, as a picture of the own view. Whoever holds several
    /// seats sees one after the other; `seat` says which, else it is the one that is asked to decide.
    pub(super) async fn secrets_of(&self, asker: &Asker, id: GameId, seat: &str) -> Result<Screen, Trouble> {
        let game = self.visible(asker, id).await?;
        let table = self.table(&game).await?;
        let own = own_seat(&game, &*table, asker.person)?;
        must_run(&game)?;
        let seat = match seat {
            "" => own,
            seat => game
                .seats_of(asker.person)
                .find(|own| own.0.to_string() == seat)
                .ok_or_else(Trouble::unknown_control)?,
        };
        let Some(secret) = table.info().secret else {
            return Err(Trouble::say(format!(
                "{} has no secrets: everybody sees the whole board.",
                table.info().title
            )));
        };
        let text = format!(
            "{}: your view as **{}**. Only you see this, and only you know {secret}.",
            heading(&game),
            side(table.info(), seat)
        );
        let of_seat = |other: Seat| {
            let label = format!("As {}", side(table.info(), other));
            Button::new(label, Style::Secondary, Verb::Secrets, game.id, 0).with_arg(other.0.to_string())
        };
        let others: Vec<Button> =
            game.seats_of(asker.person).filter(|other| *other != seat).map(of_seat).collect();
        let mut screen = Screen::text(text).with_picture(Recipe::new(game.id, game.entries, Some(seat.0)));
        screen.rows = Row::of(&others);
        Ok(screen)
    }

    /// `/games`.
    pub(super) async fn games(&self, asker: &Asker) -> Result<Screen, Trouble> {
        let open = self.store.games_of(asker.person, &[Status::Running, Status::Invited], LISTED).await?;
        if open.is_empty() {
            return Ok(Screen::text("You have no games under way. `/play` opens a table."));
        }
        let mut waiting = Vec::new();
        let mut others = Vec::new();
        for game in &open {
            let line = self.game_line(game).await?;
            if game.status == Status::Running && self.waits_for(game, asker.person).await? {
                waiting.push(format!("{line} — **your turn**"));
            } else {
                others.push(line);
            }
        }
        waiting.extend(others);
        Ok(Screen::text(format!("Your games:\n{}", waiting.join("\n"))))
    }

    async fn game_line(&self, game: &Game) -> Result<String, Trouble> {
        let place = game
            .thread
            .or(game.channel)
            .map_or_else(|| "in direct messages".to_owned(), |channel| format!("in <#{channel}>"));
        if game.status == Status::Invited {
            let free = game.seats.iter().filter(|chair| chair.person.is_none()).count();
            let waiting = match game.seats.len() {
                seats if chairs::are_open(game) => format!("{} joined so far", seats - free),
                ..3 => "waiting for somebody to join".to_owned(),
                seats => format!("{} of {seats} seats taken", seats - free),
            };
            return Ok(format!("• {} {place}: {waiting}", heading(game)));
        }
        let table = self.table(game).await?;
        Ok(format!(
            "• {} {place}: {}, {} turns played",
            heading(game),
            players(game, table.info()),
            table.turns_completed()
        ))
    }

    /// `/history`.
    pub(super) async fn history(&self, asker: &Asker, named: Option<&str>) -> Result<Screen, Trouble> {
        let game = match named {
            Some(_) => self.find(asker, named, Want::Look).await?,
            None => match self.find(asker, None, Want::Look).await {
                Ok(game) => game,
                Err(trouble) => self.last_finished(asker).await?.ok_or(trouble)?,
            },
        };
        self.show_history(asker, &game).await
    }

    /// The History button.
    pub(super) async fn history_of(&self, asker: &Asker, id: GameId) -> Result<Screen, Trouble> {
        let game = self.visible(asker, id).await?;
        self.show_history(asker, &game).await
    }

    async fn last_finished(&self, asker: &Asker) -> Result<Option<Game>, Trouble> {
        Ok(self.store.games_of(asker.person, &[Status::Over], 1).await?.pop())
    }

    async fn show_history(&self, asker: &Asker, game: &Game) -> Result<Screen, Trouble> {
        if game.status == Status::Invited || game.status == Status::Dropped {
            return Err(Trouble::say("That game hasn't begun, so nothing has been played."));
        }
        let table = self.table(game).await?;
        let record = record_text(&*table, viewer(game, &*table, asker.person));
        let mut text = format!("{}\n{}", heading(game), players(game, table.info()));
        if record.is_empty() {
            text.push_str("\nNothing has been played yet.");
            return Ok(Screen::text(text));
        }
        let whole = format!("{} #{}\n\n{record}\n{}\n", table.info().title, game.id, closing(&*table));
        text.push_str(&format!("\n```\n{}\n```{}", tail(&record, RECORD), closing(&*table)));
        let mut screen = Screen::text(text);
        screen.file = Some(TextFile { name: format!("game-{}.txt", game.id), text: whole });
        Ok(screen)
    }

    /// `/verify`: opens the sealed seed of a finished game and checks it.
    pub(super) async fn verify(&self, asker: &Asker, named: Option<&str>) -> Result<Screen, Trouble> {
        let game = match named {
            Some(_) => self.find(asker, named, Want::Look).await?,
            None => self
                .last_finished(asker)
                .await?
                .ok_or_else(|| Trouble::say("You have no finished game to check."))?,
        };
        if game.status != Status::Over {
            return Err(Trouble::say("The seed stays sealed until the game is over. Ask again then."));
        }
        let seed = Seed(*game.seed.bytes());
        let salt = Salt(*game.salt.bytes());
        let seal = Commitment::new(&salt, &seed);
        Ok(Screen::text(format!(
            "{}\nPublished at the start: `{seal}`\nSeed: `{seed}`\nSalt: `{salt}`\n\
             Anyone can check with `menagerie verify {seal} {salt} {seed}`: the seal is SHA-256 over salt and seed, \
             and every draw follows from the seed.",
            heading(&game)
        )))
    }
}

/// The turns, numbered, one round a line. What this viewer may not know a word of is left out.
fn record_text(table: &dyn AnyTable, viewer: Viewer) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut rounds = 0;
    let mut before: Option<Seat> = None;
    // Whether the last line is a round that may go on.
    let mut open = false;
    for turn in table.record(viewer) {
        let remark = turn.remark.map_or_else(String::new, |remark| format!(" ({remark})"));
        let text = format!("{}{remark}", turn.text);
        match turn.seat {
            _ if text.is_empty() => {}
            None => {
                let who = if turn.ruled { "referee" } else { "chance" };
                lines.push(format!("{who}: {text}"));
                open = false;
            }
            Some(seat) if engine::any_game::TableStep::from_word(&turn.text).is_some() => {
                lines.push(format!("{}: {text}", side(table.info(), seat)));
                open = false;
            }
            Some(seat) if before.is_none_or(|before| seat <= before) => {
                rounds += 1;
                lines.push(format!("{rounds:>3}. {text}"));
                (before, open) = (Some(seat), true);
            }
            Some(seat) => {
                match lines.last_mut().filter(|_| open) {
                    Some(line) => *line = format!("{line}  {text}"),
                    None => lines.push(format!("{rounds:>3}… {text}")),
                }
                (before, open) = (Some(seat), true);
            }
        }
    }
    lines.join("\n")
}

fn closing(table: &dyn AnyTable) -> String {
    match table.pending() {
        Pending::Over(_) => board::outcome_text(table),
        _ => format!("{} turns played", table.turns_completed()),
    }
}

/// The last lines of a text that fit.
fn tail(text: &str, most: usize) -> String {
    let mut kept: Vec<&str> = Vec::new();
    let mut length = 0;
    for line in text.lines().rev() {
        length += line.chars().count() + 1;
        if length > most {
            kept.push("…");
            break;
        }
        kept.push(line);
    }
    kept.reverse();
    kept.join("\n")
}

/// What a game's rules say of themselves, if they are still known.
pub(super) fn info_of(game: &Game) -> Option<&'static Info> {
    catalogue::find(&game.rules).map(engine::any_game::AnyGame::info)
}

/// The rules' title by their id, for lists.
pub(super) fn rules_title(id: &str) -> &str {
    catalogue::find(id).map_or(id, |game| game.info().title)
}
