//! A game's newest board, posted once more: where the game is played now.

use std::sync::Arc;

use engine::any_game::AnyTable;
use model::game::Game;
use model::job::{Job, NewJob, To};
use words::Lang;

use crate::asking::rejection::Rejection;
use crate::context::Context;
use crate::play::board::{self, Occasion};

/// A table as it stands, and as the newest board shows it.
pub(super) struct Shown {
    /// How long the log was at that board.
    entries: i64,
    pub(super) now: Arc<dyn AnyTable>,
    shown: Arc<dyn AnyTable>,
    /// Whether people get hints here.
    hints: bool,
}

/// The tables a board is made from. Replaying a long log can take a while: it happens before a transaction begins.
pub(super) async fn tables_of(context: &Context, game: &Game) -> Result<Shown, Rejection> {
    Ok(Shown {
        entries: game.entries,
        now: context.table(game).await?,
        shown: context.tables.at(&context.store, game, game.board_entries).await?,
        hints: context.has_hints(),
    })
}

impl Shown {
    /// Whether it is still how this game stands.
    pub(super) fn is_of(&self, game: &Game) -> bool {
        self.entries == game.entries
    }

    /// The board once more, with a line above in the language of the person who reads it.
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
                // Like the text, they are those of the board it stands for: who is done meanwhile has ended no turn of it.
                screen.rows = board::buttons(game, &*self.now, self.shown.turns_completed(), self.hints);
            }
        }
        jobs
    }
}
