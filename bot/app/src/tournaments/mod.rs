//! Tournaments: opened by anybody on a server, joined by a button, played round by round in games that the bot sets up.
//!
//! - `pairing`: who plays whom; `standings`: points and places; both pure
//! - `open`: opening, joining, leaving, starting; `rounds`: pairing rounds, recording results; `host`: leaving for good,
//!   removing, ending, games without a result
//! - `phrases`: the messages; `show`: standings and lists; `picture`: the standings as a picture
//!
//! A result is recorded in the transaction of the game that brings it (`follow`), with a mark that the round may be over
//! (`tournaments.ready_ms`). The clock handles the mark (`rounds::go_on_with_tournaments`): it pairs a round, sets up its games
//! and posts that in one transaction, so a crash forgets nothing and nothing happens twice.

mod host;
mod open;
mod pairing;
mod phrases;
mod picture;
pub(crate) mod rounds;
pub(crate) mod show;
mod standings;

use engine::rules::Info;
use model::ids::UserId;
use model::named;
use model::screen::{Screen, Verb};
use store::{Format, Tournament};

use crate::asking::Asker;
use crate::asking::rejection::Rejection;
use crate::asking::rights::Effect::{Changes, Looks};
use crate::asking::rights::Right::{Entrant, Organiser, Visitor};
use crate::asking::rights::{Row, Rule, What};
use crate::context::Context;

pub(super) use host::call_off_for_good;
pub(super) use picture::tabulated;
pub(super) use rounds::follow;

/// The fewest and the most players.
const FEWEST: usize = 3;
const MOST: usize = 32;
/// The most players if all games of a round robin are played at once, or everybody meets twice: thirty games at most.
const MOST_AT_ONCE: usize = 8;
const MOST_TWICE_AT_ONCE: usize = 6;

/// A request about tournaments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentRequest {
    /// Open a tournament.
    Open(TournamentPlan),
    /// List those of this server.
    List,
    /// Do something with a tournament.
    About {
        /// The action.
        act: TournamentAct,
        /// Its number, when more than one could be meant.
        tournament: Option<String>,
    },
    /// Remove a player.
    Remove {
        /// The player.
        person: UserId,
        /// Its number, when more than one could be meant.
        tournament: Option<String>,
    },
    /// Decide a game that ended without a result.
    Result {
        /// The game's number.
        game: String,
        /// The word of a verdict.
        verdict: String,
    },
}

/// A tournament as requested.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TournamentPlan {
    /// The catalogue's id.
    pub rules: String,
    /// The word of a format; `None`: Swiss.
    pub format: Option<String>,
    /// The number of rounds; `None`: the default.
    pub rounds: Option<i64>,
    /// The clock as typed; `None`: two days a turn.
    pub clock: Option<String>,
    /// Its name; `None`: its game's.
    pub name: Option<String>,
    /// Whether its games are played in the channel itself instead of threads.
    pub together: bool,
    /// Whether all rounds are played at the same time.
    pub at_once: bool,
}

/// The most players of a tournament.
fn most(tournament: &Tournament) -> usize {
    match (tournament.at_once, tournament.format) {
        (false, _) => MOST,
        (true, Format::Double) => MOST_TWICE_AT_ONCE,
        (true, _) => MOST_AT_ONCE,
    }
}

named! {
    /// An action on one tournament, by command or by button.
    TournamentAct {
        /// Show the standings.
        Show = "show",
        /// Join.
        Join = "join",
        /// Leave before the start.
        Leave = "leave",
        /// Start.
        Start = "start",
        /// Ask whether to leave for good.
        Withdraw = "withdraw",
        /// Leave for good.
        WithdrawYes = "withdraw-yes",
        /// Ask whether to end it.
        End = "end",
        /// End it.
        EndYes = "end-yes",
        /// Replay a game without a result.
        Replay = "replay",
        /// Give half a point each for a game without a result.
        Half = "half",
    }
}

impl TournamentAct {
    /// Its rule.
    const fn rule(self) -> Rule {
        match self {
            Self::Show => Rule::tournament(Visitor, Looks),
            Self::Join => Rule::tournament(Visitor, Changes),
            Self::Leave | Self::Withdraw | Self::WithdrawYes => Rule::tournament(Entrant, Changes),
            Self::End => Rule::tournament(Organiser, Looks),
            Self::Start | Self::EndYes | Self::Replay | Self::Half => Rule::tournament(Organiser, Changes),
        }
    }

    /// The row of its buttons in the table of who may.
    pub(crate) const fn what(self) -> What {
        What::Press(Verb::Tournament, self.word())
    }
}

/// The action of a tournament's control: `join.7`, `half.7.2.0` (of the first board of the second round).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TournamentControl {
    /// The action.
    pub(crate) act: TournamentAct,
    /// The tournament's number.
    id: i64,
    /// The round and board of the game.
    at: Option<(i64, i64)>,
}

impl TournamentControl {
    /// Rows of the table of who may, one for each action.
    pub(crate) fn rows() -> Vec<Row> {
        TournamentAct::ALL.iter().map(|act| act.rule().of(act.what())).collect()
    }

    /// Reads an argument; it is untrusted text.
    pub(crate) fn from_word(arg: &str) -> Option<Self> {
        let mut parts = arg.split('.');
        let act = TournamentAct::from_word(parts.next()?)?;
        let numbers: Vec<i64> = parts.map_while(|part| part.parse().ok()).collect();
        match numbers[..] {
            [id] => Some(Self { act, id, at: None }),
            [id, round, board] => Some(Self { act, id, at: Some((round, board)) }),
            _ => None,
        }
    }
}

/// Answers a command.
pub(crate) async fn request(
    context: &Context,
    asker: &Asker,
    request: TournamentRequest,
) -> Result<Screen, Rejection> {
    match request {
        TournamentRequest::Open(plan) => open::open_tournament(context, asker, &plan).await,
        TournamentRequest::List => show::list_tournaments(context, asker).await,
        TournamentRequest::About { act, tournament } => {
            let found = open::find_tournament(context, asker, act, tournament.as_deref()).await?;
            act_on_tournament(context, asker, act, found.id, None).await
        }
        TournamentRequest::Remove { person, tournament } => {
            let found =
                open::find_tournament(context, asker, TournamentAct::End, tournament.as_deref()).await?;
            host::remove_from_tournament(context, asker, found.id, person).await
        }
        TournamentRequest::Result { game, verdict } => {
            host::decide_tournament_game(context, asker, &game, &verdict).await
        }
    }
}

/// Answers a button.
pub(crate) async fn press(
    context: &Context,
    asker: &Asker,
    TournamentControl { act, id, at }: TournamentControl,
) -> Result<Screen, Rejection> {
    act_on_tournament(context, asker, act, id, at).await
}

async fn act_on_tournament(
    context: &Context,
    asker: &Asker,
    act: TournamentAct,
    id: i64,
    at: Option<(i64, i64)>,
) -> Result<Screen, Rejection> {
    // Discord is asked about the channel: before any transaction.
    open::tournament_here(context, asker, id).await?;
    use TournamentAct::{End, EndYes, Half, Join, Leave, Replay, Show, Start, Withdraw, WithdrawYes};
    match (act, at) {
        (Show, _) => show::show_tournament(context, asker, id).await,
        (Join, _) => open::join_tournament(context, asker, id, true).await,
        (Leave, _) => open::join_tournament(context, asker, id, false).await,
        (Start, _) => open::start_tournament(context, asker, id).await,
        (Withdraw, _) => host::ask_withdraw_from_tournament(context, asker, id).await,
        (WithdrawYes, _) => host::withdraw_from_tournament(context, asker, id).await,
        (End, _) => host::ask_end_tournament(context, asker, id).await,
        (EndYes, _) => host::end_tournament(context, asker, id).await,
        (Replay | Half, Some(at)) => {
            host::settle_tournament_game(context, asker, id, at, act == Replay).await
        }
        (Replay | Half, None) => Err(phrases::unknown()),
    }
}

/// Whether a game can be played in tournaments: two sides with one seat each, one of which can win.
#[must_use]
pub fn fits_tournaments(info: &Info) -> bool {
    info.seats.len() == 2 && info.fewest == 2 && crate::games::who::teams(info).len() == 2
}

/// Whether the asker may decide about a tournament.
fn decides(tournament: &Tournament, asker: &Asker) -> bool {
    tournament.host == Some(asker.person) || (asker.manages && asker.guild == Some(tournament.guild))
}
