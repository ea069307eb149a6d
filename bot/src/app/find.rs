//! Which game is meant, and who may see it.

use std::sync::Arc;

use engine::any_game::AnyTable;
use engine::rules::Pending;
use engine::seat::{Seat, Viewer};

use crate::ids::{GameId, UserId};
use crate::store::{Game, Status};

use super::trouble::Trouble;
use super::{App, Asker};

/// How many games are looked through to guess the one that is meant.
const CANDIDATES: usize = 25;

/// What somebody wants with the game that is looked for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Want {
    /// To act in it: a running game of theirs, best one that waits for them.
    Act,
    /// To look at it.
    Look,
}

impl App {
    /// The game a person means: the one named, or the only one that fits.
    pub(super) async fn find(&self, asker: &Asker, named: Option<&str>, want: Want) -> Result<Game, Trouble> {
        if let Some(name) = named.map(str::trim).filter(|name| !name.is_empty()) {
            let id: GameId = name.parse().map_err(|error: crate::ids::NoGameId| {
                Trouble::say(format!("{}. `/games` lists yours.", capital(&error.to_string())))
            })?;
            return self.visible(asker, id).await;
        }
        let mut games = self.candidates(asker, want).await?;
        if games.len() > 1 && want == Want::Act {
            let mut waiting = Vec::new();
            for game in &games {
                if self.waits_for(game, asker.person).await? {
                    waiting.push(game.clone());
                }
            }
            if waiting.len() == 1 {
                games = waiting;
            }
        }
        match games.len() {
            0 => Err(Trouble::say(match want {
                Want::Act => {
                    "You have no running game here. `/play` opens a table, `/games` lists yours elsewhere."
                }
                Want::Look => "There is no game here to show. `/play` opens a table.",
            })),
            1 => Ok(games.swap_remove(0)),
            _ => Err(Trouble::say(format!(
                "More than one game could be meant: {}. Say which with the option `game`.",
                games.iter().map(|game| format!("`#{}`", game.id)).collect::<Vec<_>>().join(", ")
            ))),
        }
    }

    /// A game by its number, if the asker may see it: a player or invited person anywhere, others where it is played.
    pub(super) async fn visible(&self, asker: &Asker, id: GameId) -> Result<Game, Trouble> {
        let game = self.store.game(id).await?;
        game.filter(|game| game.concerns(asker.person) || is_played_in(game, asker)).ok_or_else(|| {
            Trouble::say(format!("I know no game `#{id}` that is played here. `/games` lists yours."))
        })
    }

    async fn candidates(&self, asker: &Asker, want: Want) -> Result<Vec<Game>, Trouble> {
        let running = [Status::Running];
        let mut here = self.store.games_in(asker.channel, &running, CANDIDATES).await?;
        let mine: Vec<Game> =
            here.iter().filter(|game| game.seat_of(asker.person).is_some()).cloned().collect();
        if !mine.is_empty() {
            return Ok(mine);
        }
        if want == Want::Look && !here.is_empty() {
            return Ok(here);
        }
        here = self.store.games_of(asker.person, &running, CANDIDATES).await?;
        Ok(here)
    }

    /// Whether a running game waits for this person.
    pub(super) async fn waits_for(&self, game: &Game, person: UserId) -> Result<bool, Trouble> {
        let table = self.tables.now(&self.store, game).await?;
        Ok(game.seats_of(person).any(|seat| acts(&*table, seat)))
    }

    /// The table of a game as it stands.
    pub(super) async fn table(&self, game: &Game) -> Result<Arc<dyn AnyTable>, Trouble> {
        self.tables.now(&self.store, game).await
    }
}

fn is_played_in(game: &Game, asker: &Asker) -> bool {
    game.channel == Some(asker.channel) || game.thread == Some(asker.channel)
}

/// Whether a seat is asked to decide.
pub(super) fn acts(table: &dyn AnyTable, seat: Seat) -> bool {
    matches!(table.pending(), Pending::Seats(seats) if seats.contains(seat))
}

/// Whether a seat's steps are taken now: it is asked, or may change what it decided.
pub(super) fn may_act(table: &dyn AnyTable, seat: Seat) -> bool {
    table.may_act().contains(seat)
}

/// The seat a person acts and looks from: of several, one that is asked to decide, else the first.
pub(super) fn seat_at(game: &Game, table: &dyn AnyTable, person: UserId) -> Option<Seat> {
    game.seats_of(person).find(|seat| acts(table, *seat)).or_else(|| game.seat_of(person))
}

/// What a person may see of a game: the view of the seat they act from, else the public one.
pub(super) fn viewer(game: &Game, table: &dyn AnyTable, person: UserId) -> Viewer {
    seat_at(game, table, person).map_or(Viewer::Public, Viewer::Seat)
}

/// The seat a person acts from, or a sentence.
pub(super) fn own_seat(game: &Game, table: &dyn AnyTable, person: UserId) -> Result<Seat, Trouble> {
    seat_at(game, table, person).ok_or_else(|| {
        Trouble::say(format!(
            "You don't play in `#{}`, but you may watch: `/board` shows it. `/play` opens a table of your own.",
            game.id
        ))
    })
}

/// Refuses games that don't run.
pub(super) fn must_run(game: &Game) -> Result<(), Trouble> {
    match game.status {
        Status::Running => Ok(()),
        Status::Invited => Err(Trouble::say("That game hasn't started yet: a seat is still free.")),
        Status::Over => {
            Err(Trouble::say("That game is over. `/history` has the record, `/play` opens a new table."))
        }
        Status::Dropped => Err(Trouble::say("That invitation is gone. `/play` opens a new table.")),
    }
}

/// A sentence's first letter as a capital.
fn capital(sentence: &str) -> String {
    let mut chars = sentence.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}
