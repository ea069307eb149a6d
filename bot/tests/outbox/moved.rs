//! Games that move while messages of theirs wait, or are being sent, at the old place: the newest board is the one where they are
//! played now, it alone has controls, and nothing older replaces it.

use model::job::BOARD;
use model::screen::{Button, Row, Style, Verb};
use tokio::sync::oneshot;

use super::standstills::{Call, Standstill};
use super::*;

/// Early enough that messages can still be changed freely.
const EARLY: i64 = 1_420_070_401_000;

impl Bench {
    async fn moving() -> (Self, GameId) {
        let bench = Self::new().await;
        bench.time.store(EARLY, Ordering::SeqCst);
        let game = bench.table(Some(CLUB)).await;
        (bench, game)
    }

    /// The next board, in the game's channel.
    async fn board_at_home(&self, lane: ChannelId, game: GameId, text: &str) {
        let screen = Screen { rows: controls(game), ..Screen::text(text) };
        let (slot, before) = (BOARD.to_owned(), model::job::PutAway::default());
        let job = Job::Board { to: To::Home, slot, screen, live: true, before };
        self.order(Lane::Channel(lane), Some(game), job).await;
    }

    /// Moves a game to another channel, where its board is posted again.
    async fn moves(&self, game: GameId, to: ChannelId) {
        let mut tx = self.store.begin().await.expect("a transaction");
        let mut moved = tx.game(game).await.expect("the database").expect("the game");
        tx.move_game(&mut moved, Some(to)).await.expect("moved");
        tx.forget_post(game, BOARD).await.expect("forgotten");
        tx.commit().await.expect("committed");
        self.board_at_home(to, game, "newer").await;
    }

    /// Lets the next worker stand still at a call, until it is told to continue.
    fn stall(&self, at: Call) -> (oneshot::Receiver<()>, oneshot::Sender<()>) {
        let ((told, hears), (go_on, on)) = (oneshot::channel(), oneshot::channel());
        *self.discord.standstill.lock().expect("no panic") = Some(Standstill { at, told, on });
        (hears, go_on)
    }
}

fn controls(game: GameId) -> Vec<Row> {
    vec![Row::Buttons(vec![Button::new("Move".to_owned(), Style::Primary, Verb::Move, game, 1)])]
}

#[tokio::test]
async fn an_older_board_that_waits_in_a_channel_that_was_left_is_not_shown() {
    let (bench, game) = Bench::moving().await;
    bench.discord.order(CLUB, Luck::Failed(limited(30)));
    bench.board_at_home(CLUB, game, "older").await;
    let worker = bench.work();
    bench.until_attempts(1).await;
    bench.until_noted().await;
    bench.moves(game, TEA).await;
    bench.until_open(1).await;
    assert_eq!(bench.discord.texts(TEA), ["newer"]);
    bench.until_open(0).await;
    assert_eq!(bench.discord.texts(TEA), ["newer"]);
    let edits = bench.discord.edits.lock().expect("no panic").done.clone();
    assert_eq!((bench.live(), edits), (vec!["newer".to_owned()], Vec::new()));
    stop(worker).await;
}

#[tokio::test]
async fn an_older_board_that_is_on_its_way_to_a_channel_that_was_left_loses_its_controls() {
    let (bench, game) = Bench::moving().await;
    let (hears, go_on) = bench.stall(Call::Post);
    bench.board_at_home(CLUB, game, "older").await;
    let worker = bench.work();
    hears.await.expect("it stands still");
    bench.moves(game, TEA).await;
    bench.until_open(1).await;
    go_on.send(()).expect("it waits");
    bench.until_open(0).await;
    assert_eq!(
        (bench.discord.texts(CLUB), bench.live()),
        (vec!["older".to_owned()], vec!["newer".to_owned()])
    );
    let newest = bench.store.post(game, BOARD).await.expect("the database").expect("a board");
    assert_eq!(newest.channel, TEA);
    stop(worker).await;
}

#[tokio::test]
async fn a_text_that_waits_in_a_channel_that_was_left_changes_no_newer_board() {
    let (bench, game) = Bench::moving().await;
    let worker = bench.work();
    bench.board_at_home(CLUB, game, "older").await;
    bench.until_open(0).await;
    bench.discord.edits.lock().expect("no panic").luck.push_back(limited(30));
    let (slot, text) = (BOARD.to_owned(), Some("Ada is ready".to_owned()));
    let job = Job::Edit { slot, text, rows: controls(game), picture: None };
    bench.order(Lane::Channel(CLUB), Some(game), job).await;
    let tried = async {
        while !bench.discord.edits.lock().expect("no panic").luck.is_empty() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(120), tried).await.expect("it is tried");
    bench.until_noted().await;
    bench.moves(game, TEA).await;
    bench.until_open(0).await;
    assert!(bench.discord.edits.lock().expect("no panic").done.iter().all(|(_, text)| text.is_empty()));
    assert_eq!(bench.discord.texts(TEA), ["newer"]);
    stop(worker).await;
}

#[tokio::test]
async fn a_thread_that_comes_too_late_brings_no_game_back() {
    let (bench, game) = Bench::moving().await;
    let worker = bench.work();
    bench.board_at_home(CLUB, game, "older").await;
    bench.until_open(0).await;
    stop(worker).await;
    let job = Job::Thread { slot: "invitation".to_owned(), title: "Zombie".to_owned() };
    let mut tx = bench.store.begin().await.expect("a transaction");
    let post = store::Post { channel: CLUB, message: MessageId(1) };
    tx.remember_post(game, "invitation", post).await.expect("remembered");
    tx.commit().await.expect("committed");
    bench.order(Lane::Channel(CLUB), Some(game), job).await;
    bench.moves(game, TEA).await;
    let worker = bench.work();
    bench.until_open(0).await;
    assert_eq!(bench.store.home(game).await.expect("the database"), Some(TEA));
    stop(worker).await;
}

#[tokio::test]
async fn a_text_that_waits_for_a_limit_gives_no_controls_back_to_a_board_that_was_left() {
    let (bench, game) = Bench::moving().await;
    let worker = bench.work();
    bench.board_at_home(CLUB, game, "older").await;
    bench.until_open(0).await;
    bench.pass(Duration::from_secs(2 * 3600));
    bench.discord.edits.lock().expect("no panic").luck.push_back(limited(30));
    let (hears, go_on) = bench.stall(Call::Edit);
    let (slot, text) = (BOARD.to_owned(), Some("Ada is ready".to_owned()));
    let job = Job::Edit { slot, text, rows: controls(game), picture: None };
    bench.order(Lane::Channel(CLUB), Some(game), job).await;
    hears.await.expect("it stands still");
    bench.moves(game, TEA).await;
    bench.until_open(1).await;
    go_on.send(()).expect("it waits");
    bench.until_open(0).await;
    let edits = bench.discord.edits.lock().expect("no panic").done.clone();
    assert_eq!((edits, bench.discord.texts(TEA)), (Vec::new(), vec!["newer".to_owned()]));
    stop(worker).await;
}
