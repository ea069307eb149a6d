//! A process that stands still for longer than its lease of a message, and continues: it sends nothing that another process has
//! sent meanwhile, and a message already being sent leaves no second board to play from.

use model::job::PutAway;
use model::screen::{Button, Row, Style, Verb};

use tokio::sync::oneshot;

use super::*;

/// Early enough that messages can still be changed freely.
const EARLY: i64 = 1_420_070_401_000;
/// Longer than the lease of a message.
const LONG: Duration = Duration::from_secs(4);

/// A call at which a process stands still.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Call {
    /// The question for the last message of a channel: people have seen nothing yet.
    Last,
    /// A change that is being sent.
    Edit,
    /// A post that is being sent.
    Post,
}

/// Where a process stands still, how it reports that, and what it waits for.
pub(crate) struct Standstill {
    pub(super) at: Call,
    pub(super) told: oneshot::Sender<()>,
    pub(super) on: oneshot::Receiver<()>,
}

impl Discord {
    /// Stands still here, if ordered.
    pub(crate) async fn stand_still(&self, call: Call) {
        let ordered = {
            let mut standstill = self.standstill.lock().unwrap_or_else(PoisonError::into_inner);
            if standstill.as_ref().is_some_and(|own| own.at == call) { standstill.take() } else { None }
        };
        if let Some(Standstill { told, on, .. }) = ordered {
            told.send(()).expect("somebody listens");
            on.await.expect("it goes on");
        }
    }
}

impl Bench {
    /// A worker that stands still at a call, and renews no lease meanwhile; it continues when the sender is used.
    pub(super) async fn standing_still(
        &self,
        at: Call,
    ) -> ((CancellationToken, JoinHandle<()>), oneshot::Sender<()>) {
        let ((told, hears), (go_on, on)) = (oneshot::channel(), oneshot::channel());
        let standstill = Standstill { at, told, on };
        *self.discord.standstill.lock().unwrap_or_else(PoisonError::into_inner) = Some(standstill);
        let worker = self.work();
        let heard = tokio::time::timeout(Duration::from_secs(120), hears).await;
        heard.expect("in time").expect("it stands still");
        self.failpoints.order(Failpoint::Begin, Fault::Gone, 100_000);
        (worker, go_on)
    }

    /// Starts another process, with a working database.
    pub(super) fn work_beside(&self) -> (CancellationToken, JoinHandle<()>) {
        let shutdown = CancellationToken::new();
        let outbox = self.outbox_over(self.store.clone());
        (shutdown.clone(), tokio::spawn(outbox::run(outbox, shutdown)))
    }

    /// The next board of a game, with a control.
    pub(super) async fn next_board(&self, game: GameId, text: &str) {
        let play = Button::new("Move".to_owned(), Style::Primary, Verb::Move, game, 1);
        let screen = Screen { rows: vec![Row::Buttons(vec![play])], ..Screen::text(text) };
        let (to, slot, before) = (To::Channel(CLUB), "board".to_owned(), PutAway::default());
        self.order(Lane::Channel(CLUB), Some(game), Job::Board { to, slot, screen, live: true, before })
            .await;
    }

    /// Messages that can be played from: those whose controls were never removed.
    pub(super) fn live(&self) -> Vec<String> {
        let edits = self.discord.edits.lock().unwrap_or_else(PoisonError::into_inner);
        let posted = self.discord.posted.lock().unwrap_or_else(PoisonError::into_inner);
        let live = |at: usize| edits.rows.get(&(at as i64 + 1)).is_none_or(|rows| *rows > 0);
        posted.iter().enumerate().filter(|(at, _)| live(*at)).map(|(_, (.., text))| text.clone()).collect()
    }
}

/// Two boards, of which the second is sent by a process that stands still, and by another one.
async fn stands_still_over_the_second_board(at: Call, remembers: bool) -> Bench {
    let bench = Bench::new().await;
    bench.time.store(EARLY, Ordering::SeqCst);
    bench.discord.remembers.store(remembers, Ordering::SeqCst);
    let game = bench.table(Some(CLUB)).await;
    let worker = bench.work();
    bench.next_board(game, "first").await;
    bench.until_open(0).await;
    stop(worker).await;
    if at == Call::Post {
        // The last message is not the board: another one is posted.
        bench.discord.put(CLUB, "chat", "something else");
    }
    bench.next_board(game, "second").await;
    let (stalled, go_on) = bench.standing_still(at).await;
    bench.pass(LONG);
    let other = bench.work_beside();
    bench.until_open(0).await;
    bench.failpoints.clear();
    go_on.send(()).expect("it waits");
    // It says what it says, and what follows from that is said.
    let quiet = async {
        for _ in 0..40 {
            tokio::time::sleep(Duration::from_millis(5)).await;
            bench.until_open(0).await;
        }
    };
    quiet.await;
    stop(stalled).await;
    stop(other).await;
    bench
}

#[tokio::test]
async fn what_another_process_has_said_meanwhile_is_not_said() {
    let bench = stands_still_over_the_second_board(Call::Last, true).await;
    assert_eq!(bench.discord.texts(CLUB), ["first", "second"]);
    let done = bench.discord.edits.lock().expect("no panic").done.clone();
    // The first is put away by the first who comes, and perhaps once more.
    let changed = done.iter().any(|(_, text)| !text.is_empty());
    assert!(!done.is_empty() && !changed, "nothing is changed into the second: {done:?}");
    assert_eq!(bench.live(), ["second"]);
}

#[tokio::test]
async fn a_change_that_comes_too_late_leaves_no_second_board_to_play_from() {
    let bench = stands_still_over_the_second_board(Call::Edit, true).await;
    assert_eq!(bench.discord.texts(CLUB), ["first", "second"]);
    assert_eq!(bench.live(), ["second"], "{:?}", bench.discord.edits.lock().expect("no panic").done);
}

#[tokio::test]
async fn a_post_that_comes_too_late_leaves_no_second_board_to_play_from() {
    for remembers in [true, false] {
        let bench = stands_still_over_the_second_board(Call::Post, remembers).await;
        let mut texts = bench.discord.texts(CLUB);
        // A nonce that Discord has forgotten keeps nothing from being posted twice; but there is one to play from.
        let copies = texts.iter().filter(|text| *text == "second").count();
        assert_eq!(copies, if remembers { 1 } else { 2 }, "{texts:?}");
        texts.dedup();
        assert_eq!(texts, ["first", "something else", "second"]);
        assert_eq!(bench.live(), ["something else", "second"]);
    }
}

#[tokio::test]
async fn what_could_not_be_noted_is_let_go_while_others_keep_the_worker_busy() {
    let bench = Bench::new().await;
    bench.discord.order(TEA, Luck::Hangs);
    bench.say_in(TEA, "never").await;
    let worker = bench.doomed();
    bench.until_attempts(1).await;
    bench.failpoints.order(Failpoint::Commit, Fault::Gone, 1);
    bench.say_in(CLUB, "once").await;
    bench.until_attempts(2).await;
    // A look at what is in hand comes every second, and a lease lasts three: this one is not held on to.
    for ms in [0, 2_000, 1_500] {
        bench.pass(Duration::from_millis(ms));
        tokio::time::sleep(Duration::from_millis(1_100)).await;
    }
    let again = async {
        while bench.open().await > 1 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(120), again).await.expect("it is taken again");
    assert_eq!((bench.open().await, bench.failpoints.left()), (1, 0), "only what hangs");
    assert_eq!(bench.discord.texts(CLUB), ["once"]);
    worker.shutdown_background();
}

#[tokio::test]
async fn a_text_that_comes_too_late_leaves_no_second_board_to_play_from() {
    let bench = Bench::new().await;
    bench.time.store(EARLY, Ordering::SeqCst);
    let game = bench.table(Some(CLUB)).await;
    let worker = bench.work();
    bench.next_board(game, "first").await;
    bench.until_open(0).await;
    stop(worker).await;
    let play = Button::new("Move".to_owned(), Style::Primary, Verb::Move, game, 1);
    let (slot, rows) = ("board".to_owned(), vec![Row::Buttons(vec![play])]);
    let job = Job::Edit { slot, text: Some("Ada is ready".to_owned()), rows, picture: None };
    bench.order(Lane::Channel(CLUB), Some(game), job).await;
    let (stalled, go_on) = bench.standing_still(Call::Edit).await;
    bench.pass(LONG);
    let other = bench.work_beside();
    bench.until_open(0).await;
    bench.discord.put(CLUB, "chat", "something else");
    bench.next_board(game, "second").await;
    bench.until_open(0).await;
    bench.failpoints.clear();
    go_on.send(()).expect("it waits");
    for _ in 0..40 {
        tokio::time::sleep(Duration::from_millis(5)).await;
        bench.until_open(0).await;
    }
    stop(stalled).await;
    stop(other).await;
    assert_eq!(bench.live(), ["something else", "second"]);
}
