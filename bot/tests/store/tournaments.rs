//! Tournaments, who plays in them, their rounds; and messages that belong to no game.

use model::ids::{GameId, GuildId, MessageId};
use store::{
    Entrant, Format, NewTournament, Pairing, Post, Progress, Score, Stage, Store, StoreError, Tournament,
};
use words::Lang;

use super::database::on_each;
use super::{ADA, BEN, CLEO, PLACE, opened, table};

fn plan() -> NewTournament {
    NewTournament {
        guild: table().guild.expect("a server"),
        channel: PLACE,
        host: ADA,
        rules: "chess".to_owned(),
        title: "Autumn Cup".to_owned(),
        format: Format::Swiss,
        rounds: 3,
        time: "2d".parse().expect("a time control"),
        at_once: false,
        threads: true,
    }
}

/// A tournament of Ada, Ben and Cleo, opened in its own transaction.
async fn announced(store: &Store) -> i64 {
    let mut tx = store.begin().await.expect("a transaction");
    let id = tx.new_tournament(&plan(), 1_000).await.expect("a tournament");
    let people = [ADA, BEN, CLEO].into_iter().enumerate();
    let entrants: Vec<Entrant> =
        people.map(|(number, person)| Entrant { number, person: Some(person), gone_round: None }).collect();
    tx.set_entrants(id, &entrants).await.expect("noted");
    tx.commit().await.expect("committed");
    id
}

async fn read(store: &Store, id: i64) -> Tournament {
    store.tournament(id).await.expect("the database").expect("the tournament")
}

/// The first round of that tournament: Ada against Ben on the first board, Cleo has a bye.
async fn begun(store: &Store) -> (i64, GameId) {
    let id = announced(store).await;
    let game = opened(store, &table()).await;
    let mut tx = store.begin().await.expect("a transaction");
    let now = read(store, id).await;
    let progress = Progress { stage: Stage::Running, rounds: 2, round: 1, ready_ms: None, changed_ms: 2_000 };
    tx.advance_tournament(id, now.version, &progress).await.expect("nobody was faster");
    let first =
        Pairing { round: 1, board: 0, white: 0, black: Some(1), game: Some(game), score: None, dead: false };
    tx.set_pairing(id, &first).await.expect("noted");
    let free = Pairing { board: 1, white: 2, black: None, game: None, score: Some(Score::Bye), ..first };
    tx.set_pairing(id, &free).await.expect("noted");
    tx.commit().await.expect("committed");
    (id, game)
}

#[tokio::test]
async fn a_tournament_comes_back_as_it_was_written() {
    on_each(async |store: Store| {
        assert_eq!(store.tournament(1).await.expect("the database"), None);
        let (id, game) = begun(&store).await;
        let found = read(&store, id).await;
        let new = plan();
        assert_eq!((found.guild, found.channel, found.host), (new.guild, new.channel, Some(ADA)));
        assert_eq!((&found.rules, &found.title, found.time), (&new.rules, &new.title, new.time));
        assert_eq!((found.format, found.rounds, found.threads), (Format::Swiss, 2, true));
        assert_eq!((found.stage, found.round, found.ready_ms), (Stage::Running, 1, None));
        assert_eq!(found.lang, Lang::En);
        assert_eq!(found.number_of(CLEO), Some(2));
        assert_eq!(
            found.of_round(1).map(|one| (one.game, one.score)).collect::<Vec<_>>(),
            [(Some(game), None), (None, Some(Score::Bye))]
        );
        assert_eq!(store.tournament_of(game).await.expect("the database"), Some(id));
        assert_eq!(store.tournament_of(GameId(99)).await.expect("the database"), None);
        for format in Format::ALL {
            assert_eq!(Format::from_word(format.word()), Some(*format));
        }
        for score in Score::ALL {
            assert_eq!(Score::from_word(score.word()), Some(*score));
        }
    })
    .await;
}

#[tokio::test]
async fn of_two_changes_at_once_one_is_stale() {
    on_each(async |store: Store| {
        let id = announced(&store).await;
        let version = read(&store, id).await.version;
        let progress =
            Progress { stage: Stage::Dropped, rounds: 3, round: 0, ready_ms: Some(5), changed_ms: 9 };
        for stale in [false, true] {
            let mut tx = store.begin().await.expect("a transaction");
            let result = tx.advance_tournament(id, version, &progress).await;
            assert_eq!(matches!(result, Err(StoreError::Stale)), stale, "{result:?}");
            tx.commit().await.expect("committed");
        }
        let found = read(&store, id).await;
        assert_eq!((found.stage, found.version, found.ready_ms), (Stage::Dropped, version + 1, Some(5)));
        assert_eq!(store.tournaments_on(found.guild, 9).await.expect("the database"), Vec::<i64>::new());
    })
    .await;
}

#[tokio::test]
async fn a_result_is_noted_once_and_somebody_has_to_look() {
    on_each(async |store: Store| {
        let (id, game) = begun(&store).await;
        let note = async |game: GameId, score: Option<Score>, now: i64| {
            let mut tx = store.begin().await.expect("a transaction");
            let found = tx.game_of_tournament_over(game, score, now).await.expect("the database");
            tx.commit().await.expect("committed");
            found
        };
        assert_eq!(note(GameId(99), Some(Score::Draw), 10).await, None, "no game of a tournament");
        assert_eq!(note(game, None, 11).await, Some(id), "without a result");
        let before = read(&store, id).await;
        assert!(before.pairings[0].dead && before.pairings[0].score.is_none());
        assert_eq!(note(game, Some(Score::White), 12).await, None, "the host decides that");
        let mut tx = store.begin().await.expect("a transaction");
        let alive = Pairing { dead: false, ..before.pairings[0] };
        tx.set_pairing(id, &alive).await.expect("noted");
        tx.commit().await.expect("committed");
        assert_eq!(note(game, Some(Score::Black), 13).await, Some(id));
        assert_eq!(note(game, Some(Score::White), 14).await, None, "once");
        let after = read(&store, id).await;
        assert_eq!((after.pairings[0].score, after.ready_ms), (Some(Score::Black), Some(13)));
        assert!(after.version > before.version);
        for (now, due) in [(12, vec![]), (13, vec![id])] {
            assert_eq!(store.tournaments_ready(now, 9).await.expect("the database"), due);
        }
    })
    .await;
}

#[tokio::test]
async fn tournaments_that_go_on_are_listed_first() {
    on_each(async |store: Store| {
        let guild = plan().guild;
        let (first, second, third) =
            (announced(&store).await, announced(&store).await, announced(&store).await);
        let mut tx = store.begin().await.expect("a transaction");
        let over = Progress { stage: Stage::Over, rounds: 3, round: 3, ready_ms: None, changed_ms: 9 };
        tx.advance_tournament(third, 1, &over).await.expect("nobody was faster");
        tx.commit().await.expect("committed");
        assert_eq!(store.tournaments_on(guild, 9).await.expect("the database"), [second, first, third]);
        assert_eq!(store.tournaments_on(guild, 1).await.expect("the database"), [second]);
    })
    .await;
}

#[tokio::test]
async fn what_somebody_opened_and_has_not_begun_is_found() {
    on_each(async |store: Store| {
        let (first, second) = (announced(&store).await, announced(&store).await);
        let _ = begun(&store).await;
        let mut tx = store.begin().await.expect("a transaction");
        let far = NewTournament { guild: GuildId(99), ..plan() };
        let far = tx.new_tournament(&far, 1_000).await.expect("a tournament");
        let bens = NewTournament { host: BEN, ..plan() };
        let bens = tx.new_tournament(&bens, 1_000).await.expect("a tournament");
        assert_eq!(tx.waiting_tournaments_of(ADA).await.expect("the database"), [first, second, far]);
        assert_eq!(tx.waiting_tournaments_of(BEN).await.expect("the database"), [bens]);
        tx.commit().await.expect("committed");
    })
    .await;
}

#[tokio::test]
async fn a_person_can_be_forgotten_and_points_stay() {
    on_each(async |store: Store| {
        let (id, _) = begun(&store).await;
        let mut tx = store.begin().await.expect("a transaction");
        tx.forget(ADA).await.expect("forgotten");
        tx.commit().await.expect("committed");
        let found = read(&store, id).await;
        assert_eq!((found.host, found.number_of(ADA), found.number_of(BEN)), (None, None, Some(1)));
        assert_eq!((found.entrants[0].gone_round, found.ready_ms), (Some(2), Some(2_000)));
        assert_eq!(found.pairings.len(), 2);
    })
    .await;
}

#[tokio::test]
async fn no_game_belongs_to_two_pairings() {
    on_each(async |store: Store| {
        let (id, game) = begun(&store).await;
        let mut tx = store.begin().await.expect("a transaction");
        // Two pairings never share a game.
        let copy = Pairing { board: 5, ..read(&store, id).await.pairings[0] };
        assert!(matches!(tx.set_pairing(id, &copy).await, Err(StoreError::Busy)));
        drop(tx);
        assert_eq!(read(&store, id).await.pairings[0].game, Some(game));
    })
    .await;
}

#[tokio::test]
async fn messages_of_no_game_are_remembered_by_name() {
    on_each(async |store: Store| {
        assert_eq!(store.notice("tournament-1").await.expect("the database"), None);
        for message in [5, 6] {
            let post = Post { channel: PLACE, message: MessageId(message) };
            let mut tx = store.begin().await.expect("a transaction");
            tx.remember_notice("tournament-1", post).await.expect("noted");
            tx.commit().await.expect("committed");
            assert_eq!(store.notice("tournament-1").await.expect("the database"), Some(post));
        }
    })
    .await;
}
