//! Finds the game a request means, if the asker may see it.

use std::sync::Arc;

use engine::any_game::AnyTable;
use engine::rules::Pending;
use engine::seat::SeatSet;
use model::game::{Game, Status};
use model::ids::{GameId, UserId};
use words::say;

use super::Context;
use crate::asking::rejection::{Rejection, reject};
use crate::asking::several::{Meant, Several};
use crate::asking::{Asker, typed};
use crate::games::seats::acts;
use crate::games::titles::{heading_for, title_for};
use crate::games::who::{people_for, players};

/// How many games are searched for the one that is meant.
const CANDIDATES: usize = 25;

/// What a request needs the game for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Want {
    /// To act in it: one of the person's running games, first those that wait for them.
    Act,
    /// To look at it.
    Look,
}

impl Context {
    /// The game a person means: the named one, or the only one that fits.
    pub(crate) async fn find(
        &self,
        asker: &Asker,
        named: Option<&str>,
        want: Want,
    ) -> Result<Game, Rejection> {
        if let Some(name) = named.map(typed::line).filter(|name| !name.is_empty()) {
            let id: GameId =
                name.parse().map_err(|_: model::ids::NoGameId| reject!("rejection-game-number"))?;
            return self.visible(asker, id).await;
        }
        let games = self.candidates(asker, want).await?;
        self.only_of(asker, games, want).await
    }

    /// The one game among candidates: the only one, or the only one that waits for the person who is to act.
    pub(crate) async fn only_of(
        &self,
        asker: &Asker,
        mut games: Vec<Game>,
        want: Want,
    ) -> Result<Game, Rejection> {
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
                Want::Act => reject!("rejection-no-game-to-act"),
                Want::Look => reject!("rejection-no-game-to-look"),
            }),
            1 => Ok(games.swap_remove(0)),
            _ => Err(self.several(asker, &games).await?),
        }
    }

    /// A game by its number, if the asker may see it: players and invited people anywhere, others where it is played, and
    /// people who may take a free seat.
    pub(crate) async fn visible(&self, asker: &Asker, id: GameId) -> Result<Game, Rejection> {
        let unknown = || reject!("rejection-unknown-game", game = id.to_string());
        let game = self.store.game(id).await?.ok_or_else(unknown)?;
        let here = game.concerns(asker.person) || is_played_in(&game, asker);
        if here || self.is_open_to(&game, asker).await { Ok(game) } else { Err(unknown()) }
    }

    /// Whether the asker may take a free seat of a table, and so may see it.
    async fn is_open_to(&self, game: &Game, asker: &Asker) -> bool {
        match game.channel.filter(|_| is_open_on_the_server(game, asker)) {
            Some(place) => self.sees_place(asker, place).await,
            None => false,
        }
    }

    /// The game to look back at: the named one, else a running one, else the one that ended last.
    pub(crate) async fn to_look_back_at(
        &self,
        asker: &Asker,
        named: Option<&str>,
    ) -> Result<Game, Rejection> {
        match (named, self.find(asker, named, Want::Look).await) {
            (_, Ok(game)) => Ok(game),
            (Some(_), Err(rejection)) => Err(rejection),
            (None, Err(rejection)) => self.last_finished(asker).await?.ok_or(rejection),
        }
    }

    async fn last_finished(&self, asker: &Asker) -> Result<Option<Game>, Rejection> {
        Ok(self.store.games_of(asker.person, &[Status::Over], 1).await?.pop())
    }

    /// The game whose seed is meant: the named one, else the one that ended last, else one that is played here.
    pub(crate) async fn to_verify(&self, asker: &Asker, named: Option<&str>) -> Result<Game, Rejection> {
        if named.is_none()
            && let Some(last) = self.last_finished(asker).await?
        {
            return Ok(last);
        }
        match self.find(asker, named, Want::Look).await {
            Err(Rejection::Text(_)) if named.is_none() => Err(reject!("verify-none")),
            found => found,
        }
    }

    /// The running games that could be meant if none is named.
    pub(crate) async fn candidates(&self, asker: &Asker, want: Want) -> Result<Vec<Game>, Rejection> {
        let running = [Status::Running];
        let mut here = self.store.games_in(asker.channel, &running, CANDIDATES).await?;
        let mine: Vec<Game> =
            here.iter().filter(|game| game.seat_of(asker.person).is_some()).cloned().collect();
        if !mine.is_empty() {
            // A thread of this channel is a place of its own.
            let own: Vec<Game> = mine
                .iter()
                .filter(|game| game.thread.is_none_or(|own| own == asker.channel))
                .cloned()
                .collect();
            return Ok(if own.is_empty() { mine } else { own });
        }
        if want == Want::Look && !here.is_empty() {
            return Ok(here);
        }
        here = self.store.games_of(asker.person, &running, CANDIDATES).await?;
        Ok(here)
    }

    /// The rejection that lists several games, with their players and whose turn it is.
    pub(crate) async fn several(&self, asker: &Asker, games: &[Game]) -> Result<Rejection, Rejection> {
        let mut meant = Vec::with_capacity(games.len());
        for game in games {
            let table = self.table(game).await?;
            let (name, players) = (heading_for(asker.lang, game), players(asker.lang, game, table.info()));
            let asked = match table.pending() {
                Pending::Seats(seats) => seats,
                _ => SeatSet::EMPTY,
            };
            let line = if game.seats_of(asker.person).any(|seat| asked.contains(seat)) {
                say!(asker.lang, "general-several-yours", game = name, players = players)
            } else if asked.is_empty() {
                say!(asker.lang, "general-several-idle", game = name, players = players)
            } else {
                let people = people_for(asker.lang, game, asked);
                say!(asker.lang, "general-several-others", game = name, players = players, people = people)
            };
            meant.push(Meant {
                id: game.id,
                label: format!("{} #{}", title_for(asker.lang, game), game.id),
                line,
            });
        }
        Ok(Rejection::Several(Box::new(Several::of(meant))))
    }

    /// Whether a running game waits for this person.
    pub(crate) async fn waits_for(&self, game: &Game, person: UserId) -> Result<bool, Rejection> {
        let table = self.tables.now(&self.store, game).await?;
        Ok(game.seats_of(person).any(|seat| acts(&*table, seat)))
    }

    /// The current table of a game.
    pub(crate) async fn table(&self, game: &Game) -> Result<Arc<dyn AnyTable>, Rejection> {
        self.tables.now(&self.store, game).await
    }
}

/// Whether a game is played where the asker is, on that very server. Channel ids are unique, but what is shown here must not
/// rest on that alone.
pub(crate) fn is_played_in(game: &Game, asker: &Asker) -> bool {
    game.guild == asker.guild && (game.channel == Some(asker.channel) || game.thread == Some(asker.channel))
}

/// Whether a table has a seat for anybody who sees its channel, and the asker is on its server.
pub(crate) fn is_open_on_the_server(game: &Game, asker: &Asker) -> bool {
    let free = game.seats.iter().any(|chair| chair.person.is_none() && chair.invited.is_none());
    game.status == Status::Invited && free && game.guild.is_some() && game.guild == asker.guild
}
