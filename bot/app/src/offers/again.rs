//! Rematches: the same game with everybody one seat on.

use engine::any_game::AnyGame;
use engine::catalogue;
use model::game::{Chair, Game, NewGame, Secret32};
use model::ids::UserId;
use model::job::INVITATION;
use model::job::{Job, Lane, NewJob, To};
use model::screen::Screen;
use store::Tx;
use words::say;

use crate::asking::Asker;
use crate::asking::rejection::Rejection;
use crate::context::Context;
use crate::games::tables;
use crate::games::titles::heading;
use crate::invitations::{computers, contact, invite, seats};
use crate::policy::{games, holding};

/// Refuses a rematch to a person who has too many games, or may not play in its place.
pub(super) async fn refuse_rematch(context: &Context, asker: &Asker, game: &Game) -> Result<(), Rejection> {
    invite::refuse_too_many(context, asker.person).await?;
    let info = catalogue::find(&game.rules).map(AnyGame::info);
    if let Some(info) = info.filter(|_| game.seated().any(|(_, person)| person.is_computer())) {
        computers::refuse_no_computer(context, info)?;
    }
    let here = [game.channel, game.thread].contains(&Some(asker.channel));
    if game.guild.is_some() && game.guild == asker.guild && here {
        // If the new game gets a thread, that starts in the channel, not in this thread.
        holding::refuse_opening(context, asker, &game.rules, false).await
    } else {
        games::refuse_game(context, asker, game.guild, &game.rules).await?;
        contact::refuse_sitting(context, asker, game).await
    }
}

/// Opens a game like a finished one and starts it, inside a transaction.
pub(super) async fn play_again(
    context: &Context,
    tx: &mut Tx,
    game: &Game,
    host: UserId,
) -> Result<(Game, Vec<NewJob>), Rejection> {
    let at = context.change_context();
    let new = NewGame {
        rules: game.rules.clone(),
        options: game.options.clone(),
        edition: tables::newest_edition(&game.rules),
        host,
        guild: game.guild,
        channel: game.channel,
        thread_wanted: game.thread_wanted,
        shuffle_seats: false,
        shared_seats: game.shared_seats,
        seed: Secret32::new(context.dice.secret()),
        salt: Secret32::new(context.dice.secret()),
        created_ms: at.now,
        expires_ms: None,
        time: game.time,
        position: game.position.clone(),
        rated: game.rated,
        seats: turned(&game.seating()),
    };
    let id = tx.new_game(&new).await?;
    let again = tx.game(id).await?.ok_or_else(Rejection::unknown_control)?;
    let at = at.by(&again);
    let mut jobs = first_message(&again);
    let (again, begun) = seats::begin(tx, again, at).await?;
    jobs.extend(begun);
    Ok((again, jobs))
}

/// The message from which its own thread starts, like an invitation.
fn first_message(game: &Game) -> Vec<NewJob> {
    let Some(channel) = game.channel.filter(|_| game.thread_wanted) else { return Vec::new() };
    let screen = Screen::text(say!(game.lang(), "offer-rematch-agreed", game = heading(game)));
    let job = Job::Post { to: To::Channel(channel), slot: Some(INVITATION.to_owned()), screen };
    vec![NewJob { lane: Lane::Channel(channel), game: Some(game.id), job }]
}

/// Chairs with everybody one seat on: of two, each has the other's.
fn turned(chairs: &[Chair]) -> Vec<Chair> {
    let mut turned: Vec<_> =
        chairs.iter().map(|chair| Chair { person: chair.person, invited: None }).collect();
    turned.rotate_right(1.min(chairs.len()));
    turned
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_moves_one_seat_on() {
        let [ada, ben, cleo] = [7, 8, 9].map(|person| Chair::of(UserId(person)));
        assert_eq!(turned(&[ada, ben]), [ben, ada]);
        assert_eq!(turned(&[ada, ben, cleo]), [cleo, ada, ben]);
        assert_eq!(turned(&[ada]), [ada]);
        assert_eq!(turned(&[]), []);
    }
}
