//! Channels that can't be reached, servers that were left, and the games suspended for it.

use model::game::Status;
use model::ids::{ChannelId, GameId, GuildId};
use store::{BrokenPlace, PlaceState, Store, SuspendedBy, Tx};

use super::database::on_each;
use super::{ADA, BEN, PLACE, opened, table};

const HERE: GuildId = GuildId(5);
const THREAD: ChannelId = ChannelId(70);

async fn change(store: &Store, change_it: impl AsyncFn(&mut Tx)) {
    let mut tx = store.begin().await.expect("a transaction");
    change_it(&mut tx).await;
    tx.commit().await.expect("committed");
}

async fn running(store: &Store) -> GameId {
    let id = opened(store, &table()).await;
    set(store, id, Status::Running).await;
    id
}

async fn set(store: &Store, id: GameId, status: Status) {
    change(store, async |tx: &mut Tx| {
        super::change(tx, id, super::advance(status, None, 5)).await.expect("advanced");
    })
    .await;
}

/// The place, as somebody found it.
fn place(state: PlaceState, attempts: i64) -> BrokenPlace {
    BrokenPlace { id: PLACE, state, parent: None, attempts }
}

/// Games were resumed, and the first board was refused before that was stored.
#[tokio::test]
async fn a_refusal_on_trying_is_not_lost() {
    on_each(async |store: Store| {
        running(&store).await;
        let state = async || {
            let found = store.broken_place(PLACE).await.expect("the database");
            found.map(|place| (place.state, place.attempts))
        };
        change(&store, async |tx: &mut Tx| {
            tx.place_refused(PLACE, 50013, 50).await.expect("noted");
            tx.set_place(&place(PlaceState::Refused, 0), PlaceState::Waiting, false, 60)
                .await
                .expect("noted");
        })
        .await;
        let found = place(PlaceState::Waiting, 0);
        change(&store, async |tx: &mut Tx| tx.place_refused(PLACE, 50013, 61).await.expect("noted")).await;
        change(&store, async |tx: &mut Tx| {
            tx.set_place(&found, PlaceState::Tried, true, 99).await.expect("noted");
            tx.forget_place(&found).await.expect("noted");
        })
        .await;
        assert_eq!(state().await, Some((PlaceState::Refused, 1)), "and the next wait is longer");
    })
    .await;
}

/// A change on a server may come before the refusal is stored: then the next try doesn't wait for it.
#[tokio::test]
async fn a_change_on_the_server_makes_the_next_wait_short() {
    on_each(async |store: Store| {
        let waits = async |guild| store.waits_for_places(guild).await.expect("the database");
        running(&store).await;
        assert!(!waits(HERE).await);
        change(&store, async |tx: &mut Tx| {
            tx.place_refused(PLACE, 50013, 50).await.expect("noted");
            tx.set_place(&place(PlaceState::Refused, 0), PlaceState::Tried, true, 90).await.expect("noted");
            tx.place_refused(PLACE, 50013, 60).await.expect("noted");
        })
        .await;
        let attempts =
            async || store.broken_place(PLACE).await.expect("the database").map(|place| place.attempts);
        assert_eq!((attempts().await, waits(HERE).await, waits(GuildId(6)).await), (Some(1), true, false));
        change(&store, async |tx: &mut Tx| tx.try_places_of(GuildId(6), 65).await.expect("noted")).await;
        assert_eq!(attempts().await, Some(1), "another server");
        change(&store, async |tx: &mut Tx| tx.try_places_of(HERE, 65).await.expect("noted")).await;
        assert_eq!(attempts().await, Some(0));
        change(&store, async |tx: &mut Tx| {
            tx.set_place(&place(PlaceState::Refused, 0), PlaceState::Tried, true, 99).await.expect("noted");
        })
        .await;
        assert!(!waits(HERE).await, "it works, or so it seems");
    })
    .await;
}

#[tokio::test]
async fn a_place_is_broken_until_it_is_mended() {
    on_each(async |store: Store| {
        let state = async || {
            let place = store.broken_place(PLACE).await.expect("the database");
            place.map(|place| (place.state, place.attempts))
        };
        let due = async |now| store.broken_places(now, 9).await.expect("the database").len();
        change(&store, async |tx: &mut Tx| tx.place_gone(PLACE, None, 10003, 50).await.expect("noted")).await;
        assert_eq!(state().await, None, "no game is played there");
        running(&store).await;
        change(&store, async |tx: &mut Tx| tx.place_refused(PLACE, 50013, 50).await.expect("noted")).await;
        assert_eq!((state().await, due(49).await, due(50).await), (Some((PlaceState::Refused, 0)), 0, 1));
        change(&store, async |tx: &mut Tx| {
            tx.set_place(&place(PlaceState::Refused, 0), PlaceState::Waiting, false, 90)
                .await
                .expect("noted");
            tx.place_refused(PLACE, 50013, 60).await.expect("noted");
        })
        .await;
        assert_eq!((state().await, due(89).await), (Some((PlaceState::Waiting, 0)), 0), "nothing new to it");
        change(&store, async |tx: &mut Tx| tx.try_place(ChannelId(8), 60).await.expect("noted")).await;
        assert_eq!(due(60).await, 0, "another place");
        change(&store, async |tx: &mut Tx| tx.try_place(PLACE, 60).await.expect("noted")).await;
        assert_eq!(due(60).await, 1);
        change(&store, async |tx: &mut Tx| {
            tx.set_place(&place(PlaceState::Waiting, 0), PlaceState::Tried, true, 99).await.expect("noted");
        })
        .await;
        assert_eq!(state().await, Some((PlaceState::Tried, 1)));
        change(&store, async |tx: &mut Tx| tx.place_refused(PLACE, 50001, 70).await.expect("noted")).await;
        assert_eq!((state().await, due(70).await), (Some((PlaceState::Refused, 1)), 1));
        change(&store, async |tx: &mut Tx| {
            tx.set_place(&place(PlaceState::Refused, 1), PlaceState::Waiting, false, 900)
                .await
                .expect("noted");
            tx.try_places_of(GuildId(6), 80).await.expect("noted");
        })
        .await;
        assert_eq!(due(80).await, 0, "another server");
        change(&store, async |tx: &mut Tx| tx.try_places_of(HERE, 80).await.expect("noted")).await;
        assert_eq!(due(80).await, 1);
        change(&store, async |tx: &mut Tx| tx.place_gone(PLACE, Some(THREAD), 0, 81).await.expect("noted"))
            .await;
        let gone = store.broken_place(PLACE).await.expect("the database").expect("a place");
        assert_eq!((gone.state, gone.parent), (PlaceState::Gone, Some(THREAD)));
        change(&store, async |tx: &mut Tx| tx.forget_place(&gone).await.expect("forgotten")).await;
        assert_eq!(state().await, None);
    })
    .await;
}

#[tokio::test]
async fn games_are_found_by_the_place_they_are_played_in() {
    on_each(async |store: Store| {
        let (first, second, over) = (running(&store).await, running(&store).await, running(&store).await);
        set(&store, over, Status::Over).await;
        change(&store, async |tx: &mut Tx| tx.set_thread(second, PLACE, THREAD).await.expect("written"))
            .await;
        let lost = async |place| store.games_lost_with(place, 9).await.expect("the database");
        let at = async |place, suspended| store.games_at(place, suspended, 9).await.expect("the database");
        assert_eq!((lost(PLACE).await, lost(THREAD).await), (vec![first, second], vec![second]));
        assert_eq!((at(PLACE, false).await, at(THREAD, false).await), (vec![first], vec![second]));
        assert_eq!(at(PLACE, true).await, []);
        change(&store, async |tx: &mut Tx| {
            tx.suspend(first, SuspendedBy::Place, true, 5, 5).await.expect("suspended");
        })
        .await;
        assert_eq!((at(PLACE, false).await, at(PLACE, true).await), (vec![], vec![first]));
        change(&store, async |tx: &mut Tx| {
            assert!(tx.resume(first, 6).await.expect("goes on"));
            assert!(!tx.resume(first, 7).await.expect("the database"), "who comes second posts nothing");
        })
        .await;
        assert_eq!((at(PLACE, false).await, at(PLACE, true).await), (vec![first], vec![]));
    })
    .await;
}

#[tokio::test]
async fn servers_are_left_and_found_again() {
    on_each(async |store: Store| {
        change(&store, async |tx: &mut Tx| tx.guild_gone(HERE, 5).await.expect("noted")).await;
        assert!(!store.guild_is_gone(HERE).await.expect("the database"), "nobody plays there");
        let id = running(&store).await;
        let left = async || store.games_left_behind(9).await.expect("the database");
        let found = async || store.games_found_again(9).await.expect("the database");
        assert_eq!(store.guilds_played_on().await.expect("the database"), [HERE]);
        change(&store, async |tx: &mut Tx| tx.guild_gone(HERE, 5).await.expect("noted")).await;
        change(&store, async |tx: &mut Tx| tx.guild_gone(HERE, 7).await.expect("noted twice")).await;
        assert!(store.guild_is_gone(HERE).await.expect("the database"));
        assert_eq!(store.guilds_played_on().await.expect("the database"), []);
        assert_eq!((left().await, found().await), (vec![id], vec![]));
        change(&store, async |tx: &mut Tx| {
            assert!(tx.suspend(id, SuspendedBy::Server, true, 5, 5).await.expect("suspended"));
            let again = tx.suspend(id, SuspendedBy::Place, true, 6, 6).await.expect("the database");
            assert!(!again, "who comes second tells nobody");
            let stranding = tx.suspension(id).await.expect("the database").expect("it is");
            assert_eq!((stranding.told_ms, stranding.rested, stranding.over_ms), (5, true, None));
        })
        .await;
        assert_eq!((left().await, found().await), (vec![], vec![]));
        change(&store, async |tx: &mut Tx| {
            assert_eq!(tx.vote_direct(id, BEN).await.expect("noted"), [BEN]);
            assert_eq!(tx.vote_direct(id, BEN).await.expect("noted once"), [BEN]);
            assert_eq!(tx.vote_direct(id, ADA).await.expect("noted"), [ADA, BEN]);
            tx.guild_there(HERE).await.expect("noted");
        })
        .await;
        assert_eq!((left().await, found().await), (vec![], vec![id]));
        change(&store, async |tx: &mut Tx| {
            tx.resume(id, 9).await.expect("goes on");
            assert_eq!(tx.vote_direct(id, ADA).await.expect("noted"), [ADA], "votes are for one rest");
            let stranding = tx.suspension(id).await.expect("the database").expect("it was");
            assert_eq!((stranding.told_ms, stranding.over_ms), (5, Some(9)));
            assert!(tx.suspend(id, SuspendedBy::Place, false, 5, 11).await.expect("suspended again"));
            assert_eq!(tx.suspension(id).await.expect("the database").expect("it is").over_ms, None);
        })
        .await;
        assert_eq!(found().await, [], "that is for another reason");
    })
    .await;
}

#[tokio::test]
async fn a_post_is_forgotten() {
    on_each(async |store: Store| {
        let id = running(&store).await;
        let post = store::Post { channel: PLACE, message: model::ids::MessageId(1) };
        change(&store, async |tx: &mut Tx| {
            tx.remember_post(id, "board", post).await.expect("written");
            tx.remember_post(id, "offer", post).await.expect("written");
            tx.forget_post(id, "board").await.expect("forgotten");
        })
        .await;
        assert_eq!(store.post(id, "board").await.expect("the database"), None);
        assert_eq!(store.post(id, "offer").await.expect("the database"), Some(post));
    })
    .await;
}
