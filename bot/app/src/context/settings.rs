//! Limits on people, retention times, and search budgets.

use serde::Deserialize;

/// Limits for one person.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// How long an invitation stands, in hours.
    pub invitation_hours: u32,
    /// How many games and invitations one person may have open.
    pub games_per_person: usize,
    /// How many games with people a person has to finish before their games are rated.
    pub unrated_games: u32,
    /// How many days of holiday one person may take in a calendar year.
    pub vacation_days: u32,
    /// How many unanswered invitations a person may send within 24 hours.
    pub invitations_per_day: i64,
    /// How many of them may go to the same person.
    pub invitations_per_pair: i64,
    /// How many presses and commands one person may send within ten seconds before they are asked to slow down.
    pub requests_per_person: u32,
    /// How many people's direct messages may be opened within a day.
    pub direct_messages_per_day: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            invitation_hours: 48,
            games_per_person: 50,
            unrated_games: 3,
            vacation_days: 21,
            invitations_per_day: 20,
            invitations_per_pair: 5,
            requests_per_person: 40,
            direct_messages_per_day: 200,
        }
    }
}

impl Limits {
    /// How long an invitation stands, in milliseconds.
    #[must_use]
    pub fn invitation_ms(&self) -> i64 {
        i64::from(self.invitation_hours) * 3_600_000
    }
}

/// Retention times of games, in days; 0: for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Retention {
    /// Finished games, from their end.
    pub finished_days: u32,
    /// Invitations that came to nothing.
    pub dropped_days: u32,
}

impl Default for Retention {
    fn default() -> Self {
        Self { finished_days: 0, dropped_days: 7 }
    }
}

/// Computer players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Computers {
    /// Whether people may play them.
    pub enabled: bool,
    /// How many positions the best of them looks at for a turn, at most.
    pub nodes: u64,
    /// How many seconds it thinks about a turn, at most.
    pub seconds: u64,
    /// How much memory one uses while it thinks, at most, in MiB.
    pub memory_mib: usize,
    /// How many think at the same time, each on a thread of its own.
    pub threads: u8,
    /// How many hints a person has in a game against computers alone.
    pub hints: u32,
    /// How many positions a review looks at for each turn; 0: no game is reviewed.
    pub review_nodes: u64,
}

impl Default for Computers {
    fn default() -> Self {
        Self {
            enabled: true,
            nodes: 400_000,
            seconds: 10,
            memory_mib: 16,
            threads: 1,
            hints: 3,
            review_nodes: 10_000,
        }
    }
}

/// The referee's search budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RefereeConfig {
    /// How many positions it looks at, at most.
    pub nodes: u64,
    /// How much memory it uses, at most, in MiB.
    pub memory_mib: usize,
}

impl Default for RefereeConfig {
    fn default() -> Self {
        Self { nodes: 50_000_000, memory_mib: 256 }
    }
}
