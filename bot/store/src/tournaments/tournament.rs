//! What is kept of a tournament.

use model::ids::{ChannelId, GameId, GuildId, UserId};
use model::named;
use model::time::control::TimeControl;
use words::Lang;

named! {
    /// Who meets whom.
    Format {
        /// Everybody meets everybody once.
        RoundRobin = "round-robin",
        /// Everybody meets everybody twice.
        Double = "double",
        /// Somebody who has as many points meets.
        Swiss = "swiss",
    }
}

named! {
    /// How far a tournament has come.
    Stage {
        /// People may join.
        Open = "open",
        /// Being played.
        Running = "running",
        /// Finished.
        Over = "over",
        /// It never began.
        Dropped = "dropped",
    }
}

named! {
    /// What became of a pairing.
    Score {
        /// The first player won.
        White = "1-0",
        /// The second player won.
        Black = "0-1",
        /// Drawn.
        Draw = "1/2",
        /// The first player has the point; the other wasn't there.
        WhiteForfeit = "+-",
        /// The second player has the point; the other wasn't there.
        BlackForfeit = "-+",
        /// Neither was there.
        Nobody = "--",
        /// A point without a game.
        Bye = "bye",
        /// No game and no point.
        Rest = "rest",
    }
}

/// A tournament to be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTournament {
    /// The server.
    pub guild: GuildId,
    /// Where it is announced and played.
    pub channel: ChannelId,
    /// Who opens it.
    pub host: UserId,
    /// The catalogue's id.
    pub rules: String,
    /// As the host names it; empty: after its game.
    pub title: String,
    /// Who meets whom.
    pub format: Format,
    /// How many rounds; 0: as many as usual.
    pub rounds: i64,
    /// The time control of its games.
    pub time: TimeControl,
    /// Whether each game gets a thread.
    pub threads: bool,
    /// Whether all rounds are played at the same time.
    pub at_once: bool,
}

/// A tournament with everybody in it and all its rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    /// Its number.
    pub id: i64,
    /// The server.
    pub guild: GuildId,
    /// Where it is announced and played.
    pub channel: ChannelId,
    /// Who opened it; `None`: forgotten.
    pub host: Option<UserId>,
    /// The catalogue's id.
    pub rules: String,
    /// As the host named it; empty: after its game.
    pub title: String,
    /// Who meets whom.
    pub format: Format,
    /// How many rounds; 0 before the start: as many as usual.
    pub rounds: i64,
    /// The time control of its games.
    pub time: TimeControl,
    /// Whether each game gets a thread.
    pub threads: bool,
    /// Whether all rounds are played at the same time.
    pub at_once: bool,
    /// How far it has come.
    pub stage: Stage,
    /// The round being played, from 1; 0: none yet.
    pub round: i64,
    /// Grows by one with every change.
    pub version: i64,
    /// Since when somebody has to see whether the round is over.
    pub ready_ms: Option<i64>,
    /// The language of what several people read.
    pub lang: Lang,
    /// Everybody, by number.
    pub entrants: Vec<Entrant>,
    /// Every pairing, by round and board.
    pub pairings: Vec<Pairing>,
}

/// Somebody in a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// From 0; the place in [`Tournament::entrants`].
    pub number: usize,
    /// `None`: forgotten.
    pub person: Option<UserId>,
    /// The first round they no longer take part in.
    pub gone_round: Option<i64>,
}

/// Two who meet, or one who doesn't meet anybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// From 1.
    pub round: i64,
    /// From 0.
    pub board: i64,
    /// Who has the first move, or the bye.
    pub white: usize,
    /// `None`: a bye.
    pub black: Option<usize>,
    /// Their game.
    pub game: Option<GameId>,
    /// What became of it; `None`: open.
    pub score: Option<Score>,
    /// Whether the game ended without a result.
    pub dead: bool,
}

/// What changes when a tournament goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// How far it has come after it.
    pub stage: Stage,
    /// How many rounds it has.
    pub rounds: i64,
    /// The round being played after it.
    pub round: i64,
    /// Since when somebody has to see whether the round is over.
    pub ready_ms: Option<i64>,
    /// Now.
    pub changed_ms: i64,
}

impl Tournament {
    /// The number of a person who takes part, or did.
    #[must_use]
    pub fn number_of(&self, person: UserId) -> Option<usize> {
        self.entrants.iter().find(|entrant| entrant.person == Some(person)).map(|entrant| entrant.number)
    }

    /// Somebody by their number; nobody where a pairing names one that there is not.
    #[must_use]
    pub fn entrant(&self, number: usize) -> Option<&Entrant> {
        self.entrants.get(number)
    }

    /// Whether somebody takes part in a round. Nobody does by a number that there is not.
    #[must_use]
    pub fn takes_part(&self, number: usize, round: i64) -> bool {
        self.entrant(number).is_some_and(|entrant| entrant.gone_round.is_none_or(|gone| gone > round))
    }

    /// Whether somebody has left. Nobody has by a number that there is not: a game of theirs goes on as any other.
    #[must_use]
    pub fn has_left(&self, number: usize) -> bool {
        self.entrant(number).is_some_and(|entrant| entrant.gone_round.is_some())
    }

    /// The pairings that have to be decided before it goes on: those of its round, or all of them.
    pub fn at_stake(&self) -> impl Iterator<Item = &Pairing> {
        self.pairings.iter().filter(|pairing| self.at_once || pairing.round == self.round)
    }

    /// The pairings of a round.
    pub fn of_round(&self, round: i64) -> impl Iterator<Item = &Pairing> {
        self.pairings.iter().filter(move |pairing| pairing.round == round)
    }
}
