//! Rows about a whole server; its puzzle of the day: when one is due, which ones it had, who has solved the newest.

use model::ids::{ChannelId, GuildId};
use store::{DailyPlace, DailyPuzzle, HouseRules, PuzzleScore, SolvedPuzzle, Store, Tried};
use words::Lang;

use super::database::on_each;
use super::{ADA, BEN, CLEO, opened, table};

const HERE: GuildId = GuildId(5);
const THERE: GuildId = GuildId(6);
const CHANNEL: ChannelId = ChannelId(70);

#[tokio::test]
async fn a_servers_theme_is_remembered_changed_and_forgotten() {
    on_each(async |store: Store| {
        let (here, elsewhere) = (GuildId(5), GuildId(6));
        assert_eq!(store.guild_theme(here).await.expect("the database"), None, "nobody has chosen");
        for theme in [Some("slate"), Some("paper"), None, Some("wood")] {
            let mut tx = store.begin().await.expect("a transaction");
            tx.set_guild_theme(here, theme).await.expect("noted");
            tx.commit().await.expect("committed");
            assert_eq!(store.guild_theme(here).await.expect("the database").as_deref(), theme);
        }
        assert_eq!(store.guild_theme(elsewhere).await.expect("the database"), None, "that is another server");
        let mut tx = store.begin().await.expect("a transaction");
        tx.set_guild_theme(here, Some("slate")).await.expect("noted");
        drop(tx);
        let kept = store.guild_theme(here).await.expect("the database");
        assert_eq!(kept.as_deref(), Some("wood"), "what was taken back doesn't count");
    })
    .await;
}

#[tokio::test]
async fn a_game_speaks_its_servers_language_and_to_each_person_their_own() {
    on_each(async |store: Store| {
        let id = opened(&store, &table()).await;
        let guild = table().guild.expect("a server");
        let langs = async || {
            let game = store.game(id).await.expect("the database").expect("the game");
            (game.lang(), game.lang_of(ADA), game.lang_of(BEN))
        };
        assert_eq!(langs().await, (Lang::En, Lang::En, Lang::En), "nobody has chosen");
        let mut tx = store.begin().await.expect("a transaction");
        tx.set_guild_language(guild, Some(Lang::De)).await.expect("noted");
        tx.set_locale(ADA, Lang::Es).await.expect("noted");
        tx.commit().await.expect("committed");
        assert_eq!(langs().await, (Lang::De, Lang::Es, Lang::De), "who is not known reads the server's");
        let mut tx = store.begin().await.expect("a transaction");
        tx.set_language(ADA, Some(Lang::En)).await.expect("noted");
        tx.set_language(BEN, Some(Lang::Es)).await.expect("noted");
        tx.commit().await.expect("committed");
        assert_eq!(langs().await, (Lang::De, Lang::En, Lang::Es), "a choice goes before Discord's word");
        let mut tx = store.begin().await.expect("a transaction");
        tx.set_language(ADA, None).await.expect("noted");
        tx.set_guild_language(guild, None).await.expect("noted");
        tx.commit().await.expect("committed");
        assert_eq!(langs().await, (Lang::En, Lang::Es, Lang::Es), "choices can be taken back");
    })
    .await;
}

fn puzzle(day: i64, word: &str) -> DailyPuzzle {
    DailyPuzzle { guild: HERE, day, rules: "chess".to_owned(), puzzle: word.to_owned(), channel: CHANNEL }
}

async fn wanted(store: &Store, guild: GuildId, daily: Option<DailyPlace>) {
    let mut tx = store.begin().await.expect("a transaction");
    let rules = HouseRules { daily, ..tx.house_rules(guild).await.expect("the rules") };
    tx.set_house_rules(guild, &rules).await.expect("kept");
    tx.commit().await.expect("committed");
    assert_eq!(store.house_rules(guild).await.expect("the rules").daily, daily);
}

async fn keep(store: &Store, puzzle: &DailyPuzzle) -> bool {
    let mut tx = store.begin().await.expect("a transaction");
    let kept = tx.keep_daily_puzzle(puzzle).await.expect("kept");
    tx.commit().await.expect("committed");
    kept
}

#[tokio::test]
async fn one_is_due_where_it_is_wanted_and_the_bot_is() {
    on_each(async |store: Store| {
        let due = async |now| store.due_daily_puzzles(now, 9).await.expect("the database");
        wanted(&store, HERE, Some(DailyPlace { channel: CHANNEL, hour: 8, due_ms: 2_000 })).await;
        wanted(&store, THERE, Some(DailyPlace { channel: CHANNEL, hour: 23, due_ms: 1_000 })).await;
        assert_eq!(due(999).await, []);
        assert_eq!(due(1_000).await, [THERE]);
        assert_eq!(due(2_000).await, [THERE, HERE]);
        assert_eq!(store.places_on(HERE, 9).await.expect("places"), [CHANNEL], "/doctor looks there, too");
        let mut tx = store.begin().await.expect("a transaction");
        tx.next_daily_puzzle(THERE, 5_000).await.expect("noted");
        tx.commit().await.expect("committed");
        assert_eq!(due(2_000).await, [HERE]);
        wanted(&store, HERE, None).await;
        assert_eq!(due(2_000).await, []);
        assert_eq!(due(5_000).await, [THERE]);
    })
    .await;
}

#[tokio::test]
async fn a_day_has_one_and_those_that_were_had_are_counted() {
    on_each(async |store: Store| {
        let first = puzzle(100, "aaa");
        assert!(keep(&store, &first).await);
        assert!(!keep(&store, &puzzle(100, "bbb")).await, "the day has one");
        assert!(keep(&store, &puzzle(101, "bbb")).await && keep(&store, &puzzle(102, "aaa")).await);
        assert_eq!(store.daily_puzzle(HERE, 100).await.expect("the database"), Some(first));
        assert_eq!(store.daily_puzzle(THERE, 100).await.expect("the database"), None);
        let mut tx = store.begin().await.expect("a transaction");
        let mut had = tx.daily_puzzles_had(HERE).await.expect("had");
        had.sort();
        assert_eq!(had, [("aaa".to_owned(), 2), ("bbb".to_owned(), 1)]);
        assert_eq!(tx.daily_puzzles_had(THERE).await.expect("had"), []);
    })
    .await;
}

#[tokio::test]
async fn somebody_who_solves_the_newest_counts_once() {
    on_each(async |store: Store| {
        let solve = async |guild, person, word: &str, now| {
            let mut tx = store.begin().await.expect("a transaction");
            tx.solve_puzzle(person, ("chess", word), (100, now)).await.expect("noted");
            let counts = tx
                .solve_daily_puzzle((guild, person), ("chess", word), (now, now + 30))
                .await
                .expect("noted");
            tx.commit().await.expect("committed");
            counts
        };
        let people = async || {
            let mut tx = store.begin().await.expect("a transaction");
            let people = tx.refresh_daily_puzzle(HERE, 101).await.expect("counted");
            tx.commit().await.expect("committed");
            people
        };
        assert!(!solve(HERE, ADA, "aaa", 1_000).await, "no puzzle was posted there");
        keep(&store, &puzzle(100, "aaa")).await;
        keep(&store, &puzzle(101, "bbb")).await;
        assert!(!solve(HERE, ADA, "aaa", 1_000).await, "it isn't the newest");
        assert!(!solve(THERE, ADA, "bbb", 1_000).await, "none was posted there");
        assert_eq!(people().await, None);
        assert!(
            solve(HERE, ADA, "bbb", 1_000).await,
            "solved elsewhere, it counts here once it is solved here"
        );
        assert!(!solve(HERE, ADA, "bbb", 2_000).await);
        assert!(solve(HERE, BEN, "bbb", 2_000).await);
        // The solution was shown: that doesn't count.
        let mut tx = store.begin().await.expect("a transaction");
        let shown = Tried {
            rules: "chess".to_owned(),
            puzzle: "bbb".to_owned(),
            wrong: 0,
            shown: true,
            solved: false,
        };
        tx.note_try(CLEO, &shown, 1_500).await.expect("noted");
        tx.commit().await.expect("committed");
        assert!(!solve(HERE, CLEO, "bbb", 2_000).await);
        // Something else was tried first: neither does that, and what counted before stays.
        let mut tx = store.begin().await.expect("a transaction");
        tx.note_try(
            CLEO,
            &Tried { puzzle: "ccc".to_owned(), wrong: 1, shown: false, ..shown.clone() },
            1_600,
        )
        .await
        .expect("noted");
        tx.note_try(BEN, &Tried { wrong: 1, shown: false, ..shown }, 2_100).await.expect("noted");
        let guessed = tx.solve_puzzle(CLEO, ("chess", "ccc"), (101, 2_200)).await.expect("noted");
        let before = tx.solve_puzzle(BEN, ("chess", "bbb"), (101, 2_200)).await.expect("noted");
        assert_eq!((guessed, before), (SolvedPuzzle::Helped, SolvedPuzzle::Before));
        tx.commit().await.expect("committed");
        assert_eq!(store.daily_puzzles_behind(1_029, 9).await.expect("the database"), []);
        let behind = store.daily_puzzles_behind(1_030, 9).await.expect("the database");
        assert_eq!(behind, [puzzle(101, "bbb")], "the first who solves it says when");
        assert_eq!((people().await, people().await), (Some(2), None));
        let score = store.daily_puzzle_score(ADA, 102).await.expect("the database");
        assert_eq!(score, PuzzleScore { solved: 1, streak: 1, best: 1 });
        let mut tx = store.begin().await.expect("a transaction");
        tx.forget(ADA).await.expect("forgotten");
        tx.commit().await.expect("committed");
        assert_eq!(store.daily_puzzle_score(ADA, 102).await.expect("the database"), PuzzleScore::default());
    })
    .await;
}
