//! Posts a game's newest board again, where the game is played now.

use std::sync::Arc;

use engine::any_game::AnyTable;
use model::game::Game;
use model::job::{Job, NewJob, To};
use words::Lang;

use crate::asking::rejection::Rejection;
use crate::context::Context;
use crate::play::board::{self, Occasion};

/// The current table, and the one that the newest board shows.
pub(super) struct Shown {
    /// The length of the log at that board.
    entries: i64,
    pub(super) now: Arc<dyn AnyTable>,
    shown: Arc<dyn AnyTable>,
    /// Whether this program gives hints.
    hints: bool,
}

/// Loads the tables of a board. Replaying a long log can take a while, so call it before a transaction begins.
pub(super) async fn tables_of(context: &Context, game: &Game) -> Result<Shown, Rejection> {
    Ok(Shown {
        entries: game.entries,
        now: context.table(game).await?,
        shown: context.tables.at(&context.store, game, game.board_entries).await?,
        hints: context.has_hints(),
    })
}

impl Shown {
    /// Whether the game hasn't changed since then.
    pub(super) fn is_of(&self, game: &Game) -> bool {
        self.entries == game.entries
    }

    /// The board again, with a line above it in the reader's language.
    pub(super) fn posts(&self, game: &Game, line: impl Fn(Lang) -> String) -> Vec<NewJob> {
        let text = board::text(game, &*self.shown, &*self.now);
        let occasion =
            Occasion { live: false, steady: false, asked_by: None, shown: &*self.shown, hints: self.hints };
        let mut jobs = board::posts(game, &*self.now, &text, occasion);
        for job in &mut jobs {
            if let Job::Board { to, screen, .. } = &mut job.job {
                let lang = match to {
                    To::Person(person) => game.lang_of(*person),
                    To::Home | To::Channel(_) => game.lang(),
                };
                screen.text = format!("{}\n{}", line(lang), screen.text);
                // The buttons, like the text, are those of the board it replaces: players who are done meanwhile have
                // ended no turn of it.
                screen.rows = board::buttons(game, &*self.now, self.shown.turns_completed(), self.hints);
            }
        }
        jobs
    }
}
