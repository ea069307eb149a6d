//! Settings by the moderators of a server, and their actions.

use model::game::Status;
use model::ids::{ChannelId, GameId, GuildId, RoleId};
use model::settings::OldBoards;
use store::{DailyPlace, HouseRules, Organisers, Post, Store};
use words::Lang;

use super::database::on_each;
use super::{ADA, BEN, CLEO, PLACE, opened, table};

const HERE: GuildId = GuildId(5);

#[tokio::test]
async fn the_rules_of_a_house_are_kept_whole() {
    on_each(async |store: Store| {
        assert_eq!(store.house_rules(HERE).await.expect("the database"), HouseRules::default());
        let rules = HouseRules {
            clock: Some("bank 1d+12h<3d;ask;weekends".parse().expect("a clock")),
            language: Some(Lang::Es),
            ping_guests: false,
            ping_boards: false,
            old_boards: OldBoards::Line,
            threads: true,
            person_games: Some(3),
            channel_tables: Some(4),
            channels: vec![ChannelId(7), ChannelId(8)],
            roles: vec![RoleId(7)],
            games: vec!["chess".to_owned(), "zombie".to_owned()],
            organisers: Organisers::Role(RoleId(9)),
            daily: Some(DailyPlace { channel: ChannelId(8), hour: 21, due_ms: 1_000 }),
        };
        for rules in [rules, HouseRules::default()] {
            let mut tx = store.begin().await.expect("a transaction");
            tx.house_rules(HERE).await.expect("the database");
            tx.set_house_rules(HERE, &rules).await.expect("written");
            tx.set_house_rules(HERE, &rules).await.expect("written again");
            assert_eq!(tx.house_rules(HERE).await.expect("the database"), rules);
            tx.commit().await.expect("committed");
            assert_eq!(store.house_rules(HERE).await.expect("the database"), rules);
            assert_eq!(store.house_rules(GuildId(6)).await.expect("the database"), HouseRules::default());
        }
    })
    .await;
}

#[tokio::test]
async fn open_tables_are_counted_by_person_and_channel() {
    on_each(async |store: Store| {
        let id = opened(&store, &table()).await;
        opened(&store, &table()).await;
        let count = async |person| store.open_games_on(HERE, person).await.expect("the database");
        assert_eq!(
            (count(ADA).await, count(BEN).await, count(CLEO).await),
            (2, 0, 0),
            "invited is not seated"
        );
        let open = store.open_games_of(HERE, 1).await.expect("the database");
        assert_eq!(open, [(model::ids::GameId(id.0 + 1), "zombie".to_owned())]);
        assert_eq!(store.open_tables_in(PLACE).await.expect("the database"), 2);
        assert_eq!(store.open_games_on(GuildId(6), ADA).await.expect("the database"), 0);
        assert_eq!(store.places_on(HERE, 10).await.expect("the database"), [PLACE]);
        let mut tx = store.begin().await.expect("a transaction");
        super::change(&mut tx, id, super::advance(Status::Dropped, None, 5)).await.expect("dropped");
        tx.commit().await.expect("committed");
        assert_eq!((count(ADA).await, store.open_tables_in(PLACE).await.expect("the database")), (1, 1));
    })
    .await;
}

#[tokio::test]
async fn audit_entries_are_listed_newest_first_and_forgotten() {
    on_each(async |store: Store| {
        let mut tx = store.begin().await.expect("a transaction");
        for (at, action) in [(10, "a"), (10, "b"), (30, "c")] {
            tx.audit(HERE, ADA, action, "x", at).await.expect("noted");
        }
        tx.audit(GuildId(6), BEN, "d", "", 40).await.expect("noted");
        tx.commit().await.expect("committed");
        let log = async |skip| {
            let rows = store.audit_log(HERE, skip, 2).await.expect("the database");
            rows.into_iter().map(|row| (row.action, row.at_ms)).collect::<Vec<_>>()
        };
        assert_eq!(log(0).await, [("c".to_owned(), 30), ("b".to_owned(), 10)]);
        assert_eq!(log(2).await, [("a".to_owned(), 10)]);
        let mut tx = store.begin().await.expect("a transaction");
        tx.purge_audit(30).await.expect("purged");
        tx.commit().await.expect("committed");
        assert_eq!(log(0).await, [("c".to_owned(), 30)]);
    })
    .await;
}

#[tokio::test]
async fn a_game_moves_and_leaves_its_thread_and_its_board_behind() {
    on_each(async |store: Store| {
        let id = opened(&store, &table()).await;
        let post = Post { channel: PLACE, message: model::ids::MessageId(1) };
        let mut tx = store.begin().await.expect("a transaction");
        tx.set_thread(id, ChannelId(8), ChannelId(80)).await.expect("ignored");
        let thread = tx.game(id).await.expect("the database").expect("the game").thread;
        assert_eq!(thread, None, "one of another channel");
        tx.set_thread(id, PLACE, ChannelId(70)).await.expect("written");
        tx.remember_post(id, "board", post).await.expect("written");
        tx.forget_post(id, "board").await.expect("forgotten");
        tx.forget_post(id, "board").await.expect("nothing to forget");
        let mut game = tx.game(id).await.expect("the database").expect("the game");
        let mut stale = game.clone();
        tx.move_game(&mut game, Some(ChannelId(8))).await.expect("moved");
        tx.move_game(&mut stale, None).await.expect_err("somebody was faster");
        let place = tx.lock_place(id).await.expect("the database");
        assert_eq!(place, Some(Some(ChannelId(8))), "no version moves");
        assert_eq!(tx.lock_place(GameId(999)).await.expect("the database"), None);
        tx.commit().await.expect("committed");
        let now = store.game(id).await.expect("the database").expect("the game");
        assert_eq!((now.channel, now.thread, now.version), (Some(ChannelId(8)), None, game.version));
        assert_eq!(store.post(id, "board").await.expect("the database"), None);
        let mut tx = store.begin().await.expect("a transaction");
        tx.move_game(&mut game, None).await.expect("moved");
        tx.commit().await.expect("committed");
        assert_eq!(store.game(id).await.expect("the database").expect("the game").channel, None);
        assert_eq!(store.channel_of(id).await.expect("the database"), Some(None));
    })
    .await;
}
