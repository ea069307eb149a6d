//! The one list of what follows a change of a game, in order: only this file names both the areas that change
//! games and those that follow.

use engine::any_game::AnyTable;
use engine::seat::SeatSet;
use model::game::{Game, SeatState};
use model::job::NewJob;
use store::Tx;

use crate::context::change::{Advanced, AfterChange, Before, ChangeContext, Following, Written};
use crate::games::running::{self, Step};
use crate::invitations::invitation;
use crate::play::announce;
use crate::{clocks, community, library, notifications, offers, opponents, plans, tournaments};

/// All areas that follow changes.
pub(crate) struct Followers;

impl AfterChange for Followers {
    fn note<'a>(
        &'a self,
        tx: &'a mut Tx,
        game: &'a Game,
        seats: &'a mut [SeatState],
        written: Written<'a>,
        at: ChangeContext<'a>,
    ) -> Following<'a, SeatSet> {
        Box::pin(async move {
            let Written { before, after, entries, anew, unnoticed } = written;
            let mut no_longer_late = SeatSet::EMPTY;
            if !unnoticed {
                let step = Step { before, after, entries, played_for: at.played_for };
                no_longer_late = running::note(tx, game, seats, &step, at.now).await?;
            }
            library::note(seats, after, anew, at.now);
            Ok(no_longer_late)
        })
    }

    fn conclude<'a>(
        &'a self,
        tx: &'a mut Tx,
        game: &'a Game,
        table: &'a dyn AnyTable,
        at: ChangeContext<'a>,
    ) -> Following<'a, Vec<String>> {
        Box::pin(async move {
            running::put_away(tx, game).await?;
            let mut lines = community::conclude(tx, game, table, at).await?;
            lines.extend(opponents::conclude(tx, game, table).await?);
            Ok(lines)
        })
    }

    fn follow<'a>(
        &'a self,
        tx: &'a mut Tx,
        advanced: &'a Advanced,
        before: Option<Before<'a>>,
        at: ChangeContext<'a>,
    ) -> Following<'a, Vec<NewJob>> {
        Box::pin(async move {
            let mut jobs = said(advanced, before, at);
            let table = before.map(|before| before.table);
            notifications::follow(tx, advanced, at.now).await?;
            plans::follow(tx, advanced, table, at).await?;
            opponents::follow(tx, advanced, at.now).await?;
            jobs.extend(offers::follow(tx, advanced, table, at).await?);
            jobs.extend(tournaments::follow(tx, advanced, table, at).await?);
            Ok(jobs)
        })
    }

    fn reseated<'a>(&'a self, tx: &'a mut Tx, game: &'a Game, now: i64) -> Following<'a, Vec<NewJob>> {
        Box::pin(async move {
            notifications::rescheduled(tx, game, now).await?;
            offers::reseated(tx, game, now).await
        })
    }
}

/// The messages that come before all followers': edits of the invitation and the board, and of questions that
/// are settled.
fn said(advanced: &Advanced, before: Option<Before<'_>>, at: ChangeContext<'_>) -> Vec<NewJob> {
    match before {
        None => {
            let mut jobs = invitation::begun(&advanced.game);
            jobs.extend(announce::start(advanced, at));
            jobs
        }
        Some(Before { table, shown }) => {
            let mut jobs = clocks::settled_questions(advanced);
            jobs.extend(announce::jobs(advanced, table, shown, at));
            jobs
        }
    }
}
