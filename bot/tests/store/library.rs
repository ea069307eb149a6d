//! Whose turn it is, how games ended, and lists of a person's games.

use engine::seat::Seat;
use model::game::{Chair, Change, GameSeat, NewGame, SeatResult, SeatState, Status};
use model::ids::{GameId, UserId};
use store::{Finished, Store};

use super::database::on_each;
use super::{ADA, BEN, CLEO, advance, change, opened, table, white_wins};

fn asked(seat: u8, asked_ms: Option<i64>, result: Option<SeatResult>) -> Change {
    let fresh = GameSeat::new(Seat(seat), Chair::free()).state();
    Change::Seats(vec![SeatState { asked_ms, result, ..fresh }])
}

/// A running game of Ada against another person, with Ada to move since then.
async fn running(store: &Store, other: UserId, asked_ms: Option<i64>) -> GameId {
    let id = opened(store, &NewGame { seats: [ADA, other].map(Chair::of).to_vec(), ..table() }).await;
    let mut tx = store.begin().await.expect("a transaction");
    change(&mut tx, id, advance(Status::Running, None, 2_000)).await.expect("on");
    change(&mut tx, id, asked(0, asked_ms, None)).await.expect("noted");
    if asked_ms.is_none() {
        change(&mut tx, id, asked(1, Some(2_000), None)).await.expect("noted");
    }
    tx.commit().await.expect("committed");
    id
}

/// Ends a game.
async fn ended(store: &Store, id: GameId, at: i64, own: SeatResult, other: SeatResult) {
    let mut tx = store.begin().await.expect("a transaction");
    change(&mut tx, id, advance(Status::Over, Some(white_wins()), at)).await.expect("over");
    change(&mut tx, id, asked(0, None, Some(own))).await.expect("noted");
    change(&mut tx, id, asked(1, None, Some(other))).await.expect("noted");
    tx.commit().await.expect("committed");
}

#[tokio::test]
async fn turns_are_sorted_by_time_left_and_then_by_how_long_they_wait() {
    on_each(async |store: Store| {
        let late = running(&store, BEN, Some(3_000)).await;
        let early = running(&store, CLEO, Some(2_500)).await;
        let other = running(&store, BEN, None).await;
        let turns = store.turns_of(ADA, 9).await.expect("the database");
        assert_eq!(turns.iter().map(|turn| turn.game).collect::<Vec<_>>(), [early, late]);
        assert_eq!((turns[0].asked_ms, turns[0].deadline_ms, turns[0].paused), (2_500, None, false));
        assert_eq!(store.turns_of(ADA, 1).await.expect("the database").len(), 1);
        let bens: Vec<_> =
            store.turns_of(BEN, 9).await.expect("the database").iter().map(|turn| turn.game).collect();
        assert_eq!(bens, [other]);
        // Games that wait for Ada come first, then the rest, the last opened first.
        let invited = opened(&store, &table()).await;
        let open = store.open_games(ADA, 0, 9).await.expect("the database");
        assert_eq!(open, [early, late, other, invited]);
        assert_eq!(store.open_games(ADA, 1, 2).await.expect("the database"), [late, other]);
        assert_eq!(store.open_games_count(ADA).await.expect("the database"), 4);
        assert_eq!(store.open_games(BEN, 0, 9).await.expect("the database"), [other, late, invited]);
        assert_eq!(store.open_games_count(CLEO).await.expect("the database"), 1);
    })
    .await;
}

#[tokio::test]
async fn finished_games_are_found_by_rules_people_and_result() {
    on_each(async |store: Store| {
        let won = running(&store, BEN, Some(1)).await;
        let lost = running(&store, CLEO, Some(1)).await;
        let on = running(&store, BEN, Some(1)).await;
        ended(&store, won, 5_000, SeatResult::Won, SeatResult::Lost).await;
        ended(&store, lost, 4_000, SeatResult::Lost, SeatResult::Won).await;
        let look = async |person, wanted: Finished| {
            let found = store.finished_games(person, &wanted, 0, 9).await.expect("the database");
            let count = store.finished_games_count(person, &wanted).await.expect("the database");
            assert_eq!(found.len(), count);
            found
        };
        let any = Finished::default;
        assert_eq!(look(ADA, any()).await, [won, lost]);
        assert_eq!(look(ADA, Finished { with: Some(CLEO), ..any() }).await, [lost]);
        assert_eq!(look(ADA, Finished { result: Some(SeatResult::Won), ..any() }).await, [won]);
        assert_eq!(look(CLEO, Finished { result: Some(SeatResult::Won), ..any() }).await, [lost]);
        assert_eq!(look(ADA, Finished { rules: Some("zombie".to_owned()), ..any() }).await, [won, lost]);
        assert_eq!(look(ADA, Finished { rules: Some("chess".to_owned()), ..any() }).await, []);
        assert_eq!(store.finished_games(ADA, &any(), 1, 9).await.expect("the database"), [lost]);
        assert_eq!(store.turns_of(ADA, 9).await.expect("the database").len(), 1, "{on}");
    })
    .await;
}

#[tokio::test]
async fn games_from_before_turns_were_noted_are_found() {
    on_each(async |store: Store| {
        let noted = running(&store, BEN, Some(1)).await;
        let old = running(&store, BEN, Some(1)).await;
        let mut tx = store.begin().await.expect("a transaction");
        change(&mut tx, old, asked(0, None, None)).await.expect("noted");
        tx.commit().await.expect("committed");
        assert_eq!(store.games_to_note(GameId(0), 9).await.expect("the database"), [old], "{noted}");
        assert_eq!(store.games_to_note(old, 9).await.expect("the database"), []);
    })
    .await;
}
