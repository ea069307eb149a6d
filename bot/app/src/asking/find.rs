//! Which game is meant, and who may see it.

use std::sync::Arc;

use engine::any_game::AnyTable;
use engine::rules::Pending;
use engine::seat::{Seat, Viewer};
use model::ids::{GameId, UserId};
use store::{Game, Status};

use super::rejection::{Rejection, reject};
use crate::{App, Asker, asking::typed};

/// How many games are looked through to guess the one that is meant.
const CANDIDATES: usize = 25;

/// What somebody wants with the game that is looked for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Want {
    /// To act in it: a running game of theirs, best one that waits for them.
    Act,
    /// To look at it.
    Look,
}

impl App {
    /// The game a person means: the one named, or the only one that fits.
    pub(crate) async fn find(
        &self,
        asker: &Asker,
        named: Option<&str>,
        want: Want,
    ) -> Result<Game, Rejection> {
        if let Some(name) = named.map(typed::line).filter(|name| !name.is_empty()) {
            let id: GameId =
                name.parse().map_err(|_: model::ids::NoGameId| reject!("trouble-game-number"))?;
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
            0 => Err(match want {
                Want::Act => reject!("trouble-no-game-to-act"),
                Want::Look => reject!("trouble-no-game-to-look"),
            }),
            1 => Ok(games.swap_remove(0)),
            _ => {
                let named: Vec<String> = games.iter().map(|game| format!("`#{}`", game.id)).collect();
                Err(reject!("trouble-several-games", games = named.join(", ")))
            }
        }
    }

    /// A game by its number, if the asker may see it: a player or invited person anywhere, others where it is played, and
    /// whoever may take a free seat of it.
    pub(crate) async fn visible(&self, asker: &Asker, id: GameId) -> Result<Game, Rejection> {
        let unknown = || reject!("trouble-unknown-game", game = id.to_string());
        let game = self.store.game(id).await?.ok_or_else(unknown)?;
        let here = game.concerns(asker.person) || is_played_in(&game, asker);
        if here || self.is_open_to(&game, asker).await { Ok(game) } else { Err(unknown()) }
    }

    async fn candidates(&self, asker: &Asker, want: Want) -> Result<Vec<Game>, Rejection> {
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
    pub(crate) async fn waits_for(&self, game: &Game, person: UserId) -> Result<bool, Rejection> {
        let table = self.tables.now(&self.store, game).await?;
        Ok(game.seats_of(person).any(|seat| acts(&*table, seat)))
    }

    /// The table of a game as it stands.
    pub(crate) async fn table(&self, game: &Game) -> Result<Arc<dyn AnyTable>, Rejection> {
        self.tables.now(&self.store, game).await
    }
}

/// Whether a game is played where somebody asks: on that very server. No two channels share a number, but what is shown here must
/// not rest on that alone.
fn is_played_in(game: &Game, asker: &Asker) -> bool {
    game.guild == asker.guild && (game.channel == Some(asker.channel) || game.thread == Some(asker.channel))
}

/// Whether a seat is asked to decide.
pub(crate) fn acts(table: &dyn AnyTable, seat: Seat) -> bool {
    matches!(table.pending(), Pending::Seats(seats) if seats.contains(seat))
}

/// Whether a seat's steps are taken now: it is asked, or may change what it decided.
pub(crate) fn may_act(table: &dyn AnyTable, seat: Seat) -> bool {
    table.may_act().contains(seat)
}

/// The seat a person acts and looks from: of several, one that is asked to decide, else the first.
pub(crate) fn seat_at(game: &Game, table: &dyn AnyTable, person: UserId) -> Option<Seat> {
    game.seats_of(person).find(|seat| acts(table, *seat)).or_else(|| game.seat_of(person))
}

/// What a person may see of a game: the view of the seat they act from, else the public one.
pub(crate) fn viewer(game: &Game, table: &dyn AnyTable, person: UserId) -> Viewer {
    seat_at(game, table, person).map_or(Viewer::Public, Viewer::Seat)
}

/// The seat a person acts from, or a sentence.
pub(crate) fn own_seat(game: &Game, table: &dyn AnyTable, person: UserId) -> Result<Seat, Rejection> {
    seat_at(game, table, person).ok_or_else(|| reject!("trouble-you-watch", game = game.id.to_string()))
}

/// Refuses games that don't run.
pub(crate) fn must_run(game: &Game) -> Result<(), Rejection> {
    match game.status {
        Status::Running => Ok(()),
        Status::Invited => Err(reject!("trouble-not-begun")),
        Status::Over => Err(reject!("trouble-over")),
        Status::Dropped => Err(reject!("trouble-invitation-gone")),
    }
}
