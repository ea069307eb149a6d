//! Work in the background: one table, `jobs`, with kinds. What is left to do stands there, once for each subject; what came of it stands where
//! it belongs. A job is claimed for a few seconds at a time, so that what a process was at goes on when it is gone.
//!
//! - [`Task`]: what is to be done, and about what; [`Terms`]: when, and in whose lane
//! - `asking`: asking for work, and taking that back, in the transaction of a change; `claims`: taking jobs, holding on to them, giving them back

mod asking;
mod claims;

use std::fmt;

use model::ids::{GameId, UserId};

pub use asking::Terms;
pub use claims::DueTask;

/// What kind of work a job is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum JobKind {
    /// A computer player makes its turn.
    ComputerTurn,
    /// A finished game is looked back on.
    Review,
    /// The referee works out a question.
    Ruling,
    /// Somebody is forgotten.
    Erasure,
}

impl JobKind {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::ComputerTurn, Self::Review, Self::Ruling, Self::Erasure];

    /// Its word in the table, and in the log.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::ComputerTurn => "computer-turn",
            Self::Review => "review",
            Self::Ruling => "ruling",
            Self::Erasure => "erasure",
        }
    }

    fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.word() == word)
    }
}

/// What is to be done, and about what.
#[derive(Clone, PartialEq, Eq)]
pub enum Task {
    /// A computer player is asked something in a game.
    ComputerTurn(GameId),
    /// Somebody wants a game looked back on.
    Review(GameId),
    /// A game or the hole of a day asks the referee.
    Ruling {
        /// The catalogue's id.
        rules: String,
        /// As the game words it; it may be a secret.
        question: String,
    },
    /// Somebody wants to be forgotten.
    Erasure(UserId),
}

impl Task {
    /// The question of a game.
    #[must_use]
    pub fn ruling(rules: &str, question: &str) -> Self {
        Self::Ruling { rules: rules.to_owned(), question: question.to_owned() }
    }

    /// Which kind of work it is.
    #[must_use]
    pub fn kind(&self) -> JobKind {
        match self {
            Self::ComputerTurn(_) => JobKind::ComputerTurn,
            Self::Review(_) => JobKind::Review,
            Self::Ruling { .. } => JobKind::Ruling,
            Self::Erasure(_) => JobKind::Erasure,
        }
    }

    /// The game it is about, if it is one.
    #[must_use]
    pub fn game(&self) -> Option<GameId> {
        match self {
            Self::ComputerTurn(game) | Self::Review(game) => Some(*game),
            Self::Ruling { .. } | Self::Erasure(_) => None,
        }
    }

    /// What it is about, as the table says it.
    fn subject(&self) -> String {
        match self {
            Self::ComputerTurn(game) | Self::Review(game) => game.0.to_string(),
            Self::Ruling { rules, question } => format!("{rules} {question}"),
            Self::Erasure(person) => person.0.to_string(),
        }
    }

    /// The task of a row; `None` where another version wrote it.
    fn read(kind: &str, subject: &str) -> Option<Self> {
        Some(match JobKind::from_word(kind)? {
            JobKind::ComputerTurn => Self::ComputerTurn(GameId(subject.parse().ok()?)),
            JobKind::Review => Self::Review(GameId(subject.parse().ok()?)),
            JobKind::Ruling => {
                let (rules, question) = subject.split_once(' ')?;
                Self::ruling(rules, question)
            }
            JobKind::Erasure => Self::Erasure(UserId(subject.parse().ok()?)),
        })
    }
}

/// Without a question or a person: neither belongs into a log.
impl fmt::Debug for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ComputerTurn(game) | Self::Review(game) => write!(f, "{}({game})", self.kind().word()),
            Self::Ruling { rules, .. } => write!(f, "{}({rules})", self.kind().word()),
            Self::Erasure(_) => write!(f, "{}", self.kind().word()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_task_is_read_as_it_was_written_and_what_is_none_is_left() {
        let tasks = [
            Task::ComputerTurn(GameId(7)),
            Task::Review(GameId(8)),
            Task::ruling("chess-golf", "8/8 chosen=Kb"),
            Task::Erasure(UserId(11)),
        ];
        for (task, kind) in tasks.iter().zip(JobKind::ALL) {
            assert_eq!(task.kind(), kind);
            assert_eq!(Task::read(kind.word(), &task.subject()).as_ref(), Some(task));
        }
        for (kind, subject) in [("tea", "7"), ("review", "seven"), ("ruling", "golf"), ("erasure", "")] {
            assert_eq!(Task::read(kind, subject), None, "{kind} {subject}");
        }
        assert!(!format!("{tasks:?}").contains("8/8"), "a question may be a secret");
    }
}
