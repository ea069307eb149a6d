//! Games, seats, logs and drafts; offers and questions at their tables.

mod inquiries;
mod offers;

use engine::seat::Seat;
use model::game::{Advance, Chair, Change, Game, GameSeat, NewGame, SeatState, Status};
use model::ids::{ChannelId, GameId};
use sqlx::{AnyConnection, Connection, Row};
use store::{Draft, LogRow, Store, StoreError};

use super::database::{Database, on_each};
use super::{ADA, BEN, CLEO, PLACE, opened, table, white_wins};

fn change(status: Status, entries: i64, changed_ms: i64) -> Advance {
    Advance { status, outcome: None, entries, expires_ms: None, changed_ms, shown: false }
}

/// Advances a game that was read at a version.
async fn advanced(store: &Store, id: GameId, version: i64, change: &Advance) -> Result<i64, StoreError> {
    let mut tx = store.begin().await?;
    let mut game = Game { version, ..tx.game(id).await?.expect("the game") };
    tx.change(&mut game, Change::Advance(change.clone())).await?;
    tx.commit().await?;
    Ok(game.version)
}

#[tokio::test]
async fn a_game_comes_back_as_it_was_opened() {
    on_each(async |store: Store| {
        let new = table();
        let id = opened(&store, &new).await;
        assert_eq!(id, GameId(1));
        let game = store.game(id).await.expect("the database").expect("the game");
        let told = NewGame {
            rules: game.rules.clone(),
            options: game.options.clone(),
            edition: game.edition,
            host: game.host,
            guild: game.guild,
            channel: game.channel,
            thread_wanted: game.thread_wanted,
            shuffle_seats: game.shuffle_seats,
            shared_seats: game.shared_seats,
            seed: game.seed,
            salt: game.salt,
            created_ms: game.created_ms,
            expires_ms: game.expires_ms,
            time: game.time,
            position: game.position.clone(),
            rated: game.rated,
            seats: game.seating(),
        };
        assert_eq!(told, new);
        assert_eq!((game.status, game.version, game.entries), (Status::Invited, 1, 0));
        assert_eq!((game.thread, game.outcome.clone(), game.changed_ms), (None, None, 1_000));
        let mut tx = store.begin().await.expect("a transaction");
        assert_eq!(tx.game(id).await.expect("the database"), Some(game));
        assert_eq!(tx.game(GameId(99)).await.expect("the database"), None);
        assert_eq!(store.game(GameId(99)).await.expect("the database"), None);
    })
    .await;
}

#[tokio::test]
async fn an_edition_is_kept_so_that_older_programs_refuse_the_game_and_rows_of_theirs_are_of_the_first() {
    for database in Database::all().await {
        let store = database.open().await;
        let mut beside = AnyConnection::connect(&database.url).await.expect("the database");
        for (edition, kept) in [(1, r#"{"position":"518"}"#), (2, r#"{"edition":"2","position":"518"}"#)] {
            let id = opened(&store, &NewGame { edition, ..table() }).await;
            let row = sqlx::query("SELECT options FROM games WHERE id = $1").bind(id.0);
            let row = row.fetch_one(&mut beside).await.expect("the row");
            assert_eq!(row.try_get::<String, _>("options").expect("a text"), kept);
            let game = store.game(id).await.expect("the database").expect("the game");
            assert_eq!((game.edition, game.options), (edition, table().options));
        }
        store.close().await;
    }
}

#[tokio::test]
async fn games_outside_servers_and_with_free_seats_have_gaps_and_keep_them() {
    on_each(async |store: Store| {
        let new = NewGame { guild: None, channel: None, expires_ms: None, options: Vec::new(), ..table() };
        let id = opened(&store, &new).await;
        let game = store.game(id).await.expect("the database").expect("the game");
        assert_eq!((game.guild, game.channel, game.expires_ms), (None, None, None));
        assert!(game.options.is_empty() && game.seats[1].person.is_none());
    })
    .await;
}

#[tokio::test]
async fn a_change_moves_the_version_and_an_older_version_changes_nothing() {
    on_each(async |store: Store| {
        let id = opened(&store, &table()).await;
        assert_eq!(advanced(&store, id, 1, &change(Status::Running, 1, 2_000)).await.expect("first"), 2);
        let stale = advanced(&store, id, 1, &change(Status::Over, 9, 3_000)).await;
        assert!(matches!(stale, Err(StoreError::Stale)), "{stale:?}");
        let game = store.game(id).await.expect("the database").expect("the game");
        assert_eq!(
            (game.status, game.version, game.entries, game.changed_ms),
            (Status::Running, 2, 1, 2_000)
        );
        assert_eq!(game.expires_ms, None);
        let over = Advance { outcome: Some(white_wins()), ..change(Status::Over, 2, 4_000) };
        advanced(&store, id, 2, &over).await.expect("second");
        let game = store.game(id).await.expect("the database").expect("the game");
        assert_eq!((game.status, game.outcome), (Status::Over, Some(white_wins())));
    })
    .await;
}

#[tokio::test]
async fn of_eight_writers_at_once_one_is_first_each_time() {
    on_each(async |store: Store| {
        let id = opened(&store, &table()).await;
        let writers: Vec<_> = (0..8)
            .map(|writer| {
                let store = store.clone();
                tokio::spawn(async move {
                    let mut wins = 0;
                    while wins < 5 {
                        let game = store.game(id).await.expect("the database").expect("the game");
                        let change = change(Status::Running, game.entries + 1, 2_000 + writer);
                        match advanced(&store, id, game.version, &change).await {
                            Ok(_) => wins += 1,
                            Err(StoreError::Stale | StoreError::Busy) => {}
                            Err(error) => panic!("{error}"),
                        }
                    }
                })
            })
            .collect();
        for writer in writers {
            writer.await.expect("no panic");
        }
        let game = store.game(id).await.expect("the database").expect("the game");
        assert_eq!((game.version, game.entries), (41, 40), "every change counts once");
    })
    .await;
}

#[tokio::test]
async fn numbers_are_given_once_even_to_many_at_once() {
    on_each(async |store: Store| {
        let openers: Vec<_> = (0..8)
            .map(|_| {
                let store = store.clone();
                tokio::spawn(async move {
                    loop {
                        let mut tx = store.begin().await.expect("a transaction");
                        match tx.new_game(&table()).await {
                            Ok(id) => match tx.commit().await {
                                Ok(()) => return id,
                                Err(StoreError::Busy) => {}
                                Err(error) => panic!("{error}"),
                            },
                            Err(StoreError::Busy) => {}
                            Err(error) => panic!("{error}"),
                        }
                    }
                })
            })
            .collect();
        let mut ids = Vec::new();
        for opener in openers {
            ids.push(opener.await.expect("no panic").0);
        }
        ids.sort_unstable();
        assert_eq!(ids, (1..=8).collect::<Vec<_>>());
    })
    .await;
}

#[tokio::test]
async fn a_dropped_transaction_leaves_nothing() {
    on_each(async |store: Store| {
        let mut tx = store.begin().await.expect("a transaction");
        let id = tx.new_game(&table()).await.expect("a game");
        tx.append(id, 0, Some(0), "e2e4", 5).await.expect("an entry");
        drop(tx);
        assert_eq!(store.game(id).await.expect("the database"), None);
        assert!(store.log_between(id, 0, 9).await.expect("the database").is_empty());
    })
    .await;
}

#[tokio::test]
async fn logs_have_no_gaps_and_no_number_twice() {
    on_each(async |store: Store| {
        let id = opened(&store, &table()).await;
        let texts = [(Some(0), "e2e4"), (None, "518"), (Some(1), "e7e5/@b2")];
        for (number, (seat, text)) in (0..).zip(texts) {
            let mut tx = store.begin().await.expect("a transaction");
            tx.append(id, number, seat, text, 100 + number).await.expect("an entry");
            tx.commit().await.expect("committed");
        }
        let mut tx = store.begin().await.expect("a transaction");
        let taken = tx.append(id, 2, Some(1), "a7a6", 999).await;
        assert!(matches!(taken, Err(StoreError::Busy)), "{taken:?}");
        drop(tx);
        let row = |number: i64| {
            let (seat, text) = texts[number as usize];
            LogRow { number, seat, text: text.to_owned(), at_ms: 100 + number }
        };
        assert_eq!(store.log_between(id, 0, 3).await.expect("the database"), [row(0), row(1), row(2)]);
        assert_eq!(store.log_between(id, 1, 2).await.expect("the database"), [row(1)]);
    })
    .await;
}

#[tokio::test]
async fn the_newest_turn_of_a_seat_can_be_written_anew() {
    on_each(async |store: Store| {
        let id = opened(&store, &table()).await;
        let mut tx = store.begin().await.expect("a transaction");
        for (number, (seat, text)) in
            (0..).zip([(0, "3"), (1, "4"), (0, "5"), (1, "6"), (0, "draw-offer"), (0, "draw-decline")])
        {
            tx.append(id, number, Some(seat), text, 100 + number).await.expect("an entry");
        }
        let mut game = tx.game(id).await.expect("the database").expect("the game");
        tx.rewrite(&mut game, 0, "7").await.expect("a turn");
        tx.rewrite(&mut game, 0, "8").await.expect("a turn");
        assert_eq!(game.rewritten, 2);
        assert!(matches!(tx.rewrite(&mut game, 2, "9").await, Err(StoreError::Stale)), "that seat has none");
        tx.commit().await.expect("committed");
        let log = store.log_between(id, 0, 9).await.expect("the database");
        let texts: Vec<&str> = log.iter().map(|row| row.text.as_str()).collect();
        assert_eq!(texts, ["3", "4", "8", "6", "draw-offer", "draw-decline"]);
        assert!(log.iter().all(|row| row.at_ms == 100 + row.number), "when it was changed is not kept");
        let game = store.game(id).await.expect("the database").expect("the game");
        assert_eq!((game.rewritten, game.version, game.entries), (2, 1, 0), "the rest is for others to say");
    })
    .await;
}

#[tokio::test]
async fn drafts_are_kept_replaced_and_dropped() {
    on_each(async |store: Store| {
        let id = opened(&store, &table()).await;
        assert_eq!(store.draft(id, 0).await.expect("the database"), None);
        for (seat, version, text) in [(0, 1, "c6d7"), (0, 2, "c6d7/c3c4"), (1, 2, "a8=Q")] {
            let mut tx = store.begin().await.expect("a transaction");
            tx.save_draft(id, seat, version, text).await.expect("a draft");
            tx.commit().await.expect("committed");
        }
        let draft = Draft { prompt: 2, text: "c6d7/c3c4".to_owned() };
        assert_eq!(store.draft(id, 0).await.expect("the database"), Some(draft));
        let mut tx = store.begin().await.expect("a transaction");
        tx.drop_draft(id, 1).await.expect("dropped");
        tx.commit().await.expect("committed");
        assert!(store.draft(id, 0).await.expect("the database").is_some(), "the other's stays");
        assert_eq!(store.draft(id, 1).await.expect("the database"), None);
        let mut tx = store.begin().await.expect("a transaction");
        tx.drop_drafts(id).await.expect("dropped");
        tx.commit().await.expect("committed");
        assert_eq!(store.draft(id, 0).await.expect("the database"), None);
        assert_eq!(store.draft(id, 1).await.expect("the database"), None);
    })
    .await;
}

#[tokio::test]
async fn games_are_found_by_person_and_by_place() {
    on_each(async |store: Store| {
        let first = opened(&store, &table()).await;
        let second =
            opened(&store, &NewGame { channel: Some(ChannelId(8)), created_ms: 2_000, ..table() }).await;
        let of = async |person, status| -> Vec<GameId> {
            let games = store.games_of(person, &[status], 10).await.expect("the database");
            games.into_iter().map(|game| game.id).collect()
        };
        assert_eq!(of(ADA, Status::Invited).await, [second, first]);
        assert_eq!(of(BEN, Status::Invited).await, [second, first], "the invited see it, too");
        assert_eq!(of(CLEO, Status::Invited).await, []);
        advanced(&store, first, 1, &change(Status::Running, 0, 9_000)).await.expect("it begins");
        assert_eq!(of(ADA, Status::Running).await, [first]);
        let both = [Status::Running, Status::Invited];
        let all = store.games_of(ADA, &both, 10).await.expect("the database");
        assert_eq!(
            all.iter().map(|game| game.id).collect::<Vec<_>>(),
            [first, second],
            "the last changed first"
        );
        assert_eq!(store.games_of(ADA, &both, 1).await.expect("the database").len(), 1);
        let mut tx = store.begin().await.expect("a transaction");
        tx.set_thread(first, PLACE, ChannelId(70)).await.expect("a thread");
        tx.commit().await.expect("committed");
        for place in [PLACE, ChannelId(70)] {
            let found = store.games_in(place, &[Status::Running], 10).await.expect("the database");
            assert_eq!(found.iter().map(|game| game.id).collect::<Vec<_>>(), [first], "{place}");
            assert_eq!(found[0].thread, Some(ChannelId(70)));
        }
        assert!(store.games_in(ChannelId(9), &both, 10).await.expect("the database").is_empty());
    })
    .await;
}

#[tokio::test]
async fn seats_are_taken() {
    on_each(async |store: Store| {
        let id = opened(&store, &table()).await;
        let chairs = [BEN, ADA].map(Chair::of).to_vec();
        let mut tx = store.begin().await.expect("a transaction");
        super::change(&mut tx, id, Change::Seating(chairs.clone())).await.expect("seated");
        tx.commit().await.expect("committed");
        assert_eq!(store.game(id).await.expect("the database").expect("the game").seating(), chairs);
    })
    .await;
}

#[tokio::test]
async fn invitations_lapse_the_oldest_first() {
    on_each(async |store: Store| {
        let later = opened(&store, &NewGame { expires_ms: Some(8_000), ..table() }).await;
        let sooner = opened(&store, &NewGame { expires_ms: Some(5_000), ..table() }).await;
        opened(&store, &NewGame { expires_ms: None, ..table() }).await;
        assert!(store.expired_invitations(4_999, 10).await.expect("the database").is_empty());
        assert_eq!(store.expired_invitations(8_000, 10).await.expect("the database"), [sooner, later]);
        assert_eq!(store.expired_invitations(9_000, 1).await.expect("the database"), [sooner]);
        advanced(&store, sooner, 1, &change(Status::Running, 0, 1)).await.expect("it begins");
        assert_eq!(store.expired_invitations(9_000, 10).await.expect("the database"), [later]);
    })
    .await;
}

#[tokio::test]
async fn everything_is_there_again_when_the_database_is_opened_again() {
    for database in Database::all().await {
        let store = database.open().await;
        let id = opened(&store, &table()).await;
        let before = store.game(id).await.expect("the database");
        store.close().await;
        drop(store);
        let store = database.open().await;
        assert_eq!(store.game(id).await.expect("the database"), before);
        store.close().await;
    }
}

#[tokio::test]
async fn a_seats_prompt_moves_on_alone_and_with_the_others() {
    on_each(async |store: Store| {
        let id = opened(&store, &table()).await;
        let other = opened(&store, &table()).await;
        let prompts = async |id: GameId| {
            let game = store.game(id).await.expect("the database").expect("the game");
            game.seats.iter().map(|own| own.prompt).collect::<Vec<_>>()
        };
        assert_eq!(prompts(id).await, [0, 0]);
        let mut tx = store.begin().await.expect("a transaction");
        super::change(&mut tx, id, Change::NextPrompt(Seat(1))).await.expect("noted");
        let game = tx.game(id).await.expect("the database").expect("the game");
        let next = |own: &GameSeat| SeatState { prompt: own.prompt + 1, ..own.state() };
        let all = Change::Seats(game.seats.iter().map(next).collect());
        super::change(&mut tx, id, all).await.expect("noted");
        super::change(&mut tx, id, Change::BoardShown(7)).await.expect("noted");
        tx.commit().await.expect("committed");
        assert_eq!(prompts(id).await, [1, 2]);
        assert_eq!(prompts(other).await, [0, 0]);
        let game = store.game(id).await.expect("the database").expect("the game");
        assert_eq!((game.board_entries, game.version), (7, 1), "nothing of it is a change of the game");
        assert_eq!([0, 1, 2].map(|seat| game.prompt(Seat(seat))), [1, 2, 0]);
    })
    .await;
}

#[tokio::test]
async fn chairs_nobody_came_for_go_and_options_follow() {
    on_each(async |store: Store| {
        let id = opened(&store, &table()).await;
        let options = vec![("pace".to_owned(), "day".to_owned()), ("players".to_owned(), "1".to_owned())];
        let mut tx = store.begin().await.expect("a transaction");
        super::change(&mut tx, id, Change::Seating(vec![Chair::of(ADA)])).await.expect("dropped");
        let setup = Change::Setup { options: options.clone(), edition: 3 };
        super::change(&mut tx, id, setup).await.expect("set");
        tx.commit().await.expect("committed");
        let game = store.game(id).await.expect("the database").expect("the game");
        assert_eq!((game.seats.len(), game.options), (1, options));
        assert_eq!(game.edition, 3);
    })
    .await;
}

#[tokio::test]
async fn earlier_games_are_ones_own_of_the_same_rules_the_last_first() {
    on_each(async |store: Store| {
        let mut ids = Vec::new();
        for rules in ["zombie", "zombie", "chess", "zombie", "zombie"] {
            ids.push(opened(&store, &NewGame { rules: rules.to_owned(), ..table() }).await);
        }
        for id in &ids[..4] {
            advanced(&store, *id, 1, &change(Status::Running, 0, 2_000)).await.expect("it runs");
        }
        let found = async |person, most| {
            let games = store.earlier_games(person, "zombie", ids[3], most).await.expect("the database");
            games.into_iter().map(|game| game.id).collect::<Vec<_>>()
        };
        assert_eq!(
            found(ADA, 9).await,
            [ids[1], ids[0]],
            "neither this one, nor another game, nor an invitation"
        );
        assert_eq!(found(ADA, 1).await, [ids[1]]);
        assert!(found(BEN, 9).await.is_empty(), "being invited is not playing");
    })
    .await;
}

#[tokio::test]
async fn somebody_who_leaves_a_game_that_cant_be_read_takes_nobody_along_and_nobody_back() {
    on_each(async |store: Store| {
        let id = opened(&store, &table()).await;
        let mut tx = store.begin().await.expect("a transaction");
        tx.vacate(id, BEN).await.expect("left");
        tx.vacate(id, CLEO).await.expect("nothing of hers");
        tx.commit().await.expect("committed");
        let seats = store.game(id).await.expect("the database").expect("the game").seating();
        assert_eq!(seats, [Chair::of(ADA), Chair::free()]);
        let mut tx = store.begin().await.expect("a transaction");
        tx.vacate(id, ADA).await.expect("left");
        tx.commit().await.expect("committed");
        let game = store.game(id).await.expect("the database").expect("the game");
        assert!(game.seats.iter().all(|chair| chair.person.is_none() && chair.invited.is_none()));
    })
    .await;
}
