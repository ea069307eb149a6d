//! Boards that are changed in place while people play live, and what is posted where people might not see the change.

use model::job::PutAway;

use super::*;

/// The day after the first ids of Discord were made: messages are an hour old much later.
const EARLY: i64 = 1_420_070_401_000;

impl Bench {
    async fn early() -> Self {
        let bench = Self::new().await;
        bench.time.store(EARLY, Ordering::SeqCst);
        bench
    }

    /// The next board of the club.
    async fn board(&self, text: &str, live: bool) {
        let (to, slot, screen) = (To::Channel(CLUB), "board".to_owned(), Screen::text(text));
        let job = Job::Board { to, slot, screen, live, before: PutAway::default() };
        self.order(Lane::Channel(CLUB), None, job).await;
    }

    fn changes(&self) -> Vec<String> {
        let edits = self.discord.edits.lock().unwrap_or_else(PoisonError::into_inner);
        edits.done.iter().map(|(_, text)| text.clone()).collect()
    }

    fn next_change_fails(&self, error: DeliveryError) {
        self.discord.edits.lock().unwrap_or_else(PoisonError::into_inner).luck.push_back(error);
    }
}

#[tokio::test]
async fn a_live_board_is_changed_where_it_is_the_last_message_and_posted_else() {
    let bench = Bench::early().await;
    let worker = bench.work();
    bench.board("first", true).await;
    bench.until_open(0).await;
    bench.board("second", true).await;
    bench.board("third", true).await;
    bench.until_open(0).await;
    assert_eq!(
        (bench.discord.texts(CLUB), bench.changes()),
        (vec!["first".to_owned()], vec!["second".to_owned(), "third".to_owned()])
    );
    bench.board("by correspondence", false).await;
    bench.say_in(CLUB, "something else").await;
    bench.board("below it", true).await;
    bench.until_open(0).await;
    assert_eq!(bench.discord.texts(CLUB), ["first", "by correspondence", "something else", "below it"]);
    bench.pass(Duration::from_secs(3600));
    bench.board("an hour later", true).await;
    bench.until_open(0).await;
    assert_eq!(bench.discord.texts(CLUB).last().map(String::as_str), Some("an hour later"));
    assert_eq!(bench.changes().len(), 2);
    stop(worker).await;
}

#[tokio::test]
async fn a_change_that_fails_or_is_refused_is_posted_once() {
    let bench = Bench::early().await;
    let worker = bench.work();
    bench.board("first", true).await;
    bench.until_open(0).await;
    // Somebody deleted it, which the channel's last message doesn't show.
    bench.next_change_fails(DeliveryError::Gone(10008));
    bench.board("second", true).await;
    bench.until_open(0).await;
    bench.next_change_fails(DeliveryError::Retry { after: None, reason: "the answer was lost".to_owned() });
    bench.board("third", true).await;
    bench.until_open(0).await;
    assert_eq!(bench.discord.texts(CLUB), ["first", "second", "third"]);
    // A limit is no failure: nothing was tried.
    bench.next_change_fails(limited(1));
    bench.board("fourth", true).await;
    bench.until_open(0).await;
    assert_eq!((bench.discord.texts(CLUB).len(), bench.changes()), (3, vec!["fourth".to_owned()]));
    stop(worker).await;
}

#[tokio::test]
async fn a_post_whose_answer_was_lost_is_never_followed_by_a_change() {
    let bench = Bench::early().await;
    let worker = bench.work();
    bench.board("first", false).await;
    bench.until_open(0).await;
    bench.say_in(CLUB, "something else").await;
    bench.until_open(0).await;
    bench.discord.order(CLUB, Luck::LostReply);
    bench.board("second", true).await;
    bench.until_open(0).await;
    assert_eq!(bench.discord.texts(CLUB), ["first", "something else", "second"], "found by its nonce");
    assert!(bench.changes().is_empty());
    stop(worker).await;
}

#[tokio::test]
async fn who_dies_over_a_change_leaves_a_post_by_its_number() {
    let bench = Bench::early().await;
    let worker = bench.work();
    bench.board("first", false).await;
    bench.until_open(0).await;
    stop(worker).await;
    bench.board("second", true).await;
    let now = bench.time.load(Ordering::SeqCst);
    let taken =
        bench.store.lease_jobs("somebody who dies", now, now + 1_000, 10, &[]).await.expect("the database");
    assert_eq!(taken.len(), 1);
    let worker = bench.work();
    bench.until_open(0).await;
    assert_eq!(
        (bench.discord.texts(CLUB), bench.changes()),
        (vec!["first".to_owned(), "second".to_owned()], Vec::new())
    );
    stop(worker).await;
}

#[tokio::test]
async fn changes_of_old_messages_wait_apart_and_in_order() {
    let bench = Bench::new().await;
    // The day after the first ids of Discord were made.
    bench.time.store(1_420_156_800_000, Ordering::SeqCst);
    let mut tx = bench.store.begin().await.expect("a transaction");
    let old = store::Post { channel: CLUB, message: MessageId(1) };
    tx.remember_notice("board", old).await.expect("remembered");
    tx.commit().await.expect("committed");
    bench.discord.edits.lock().expect("no panic").luck.push_back(limited(30));
    let edit = async |text: &str| {
        let job = Job::Edit {
            slot: "board".to_owned(),
            text: Some(text.to_owned()),
            rows: Vec::new(),
            picture: None,
        };
        let mut tx = bench.store.begin().await.expect("a transaction");
        let new = NewJob { lane: Lane::Channel(CLUB), game: None, job };
        tx.enqueue(&new, bench.time.load(Ordering::SeqCst)).await.expect("enqueued");
        tx.commit().await.expect("committed");
    };
    edit("first").await;
    edit("second").await;
    bench.discord.edits.lock().expect("no panic").luck.push_back(limited(30));
    bench.say_in(CLUB, "a new board").await;
    let worker = bench.work();
    bench.until_attempts(1).await;
    assert_eq!(bench.discord.texts(CLUB), ["a new board"], "it doesn't wait for the old one");
    // A new message takes the place of the old one: the changes still mean that one.
    bench.until_open(0).await;
    let done = bench.discord.edits.lock().expect("no panic").done.clone();
    assert_eq!(done, [(CLUB, "first".to_owned()), (CLUB, "second".to_owned())]);
    stop(worker).await;
}

#[tokio::test]
async fn a_board_whose_controls_are_about_to_be_taken_away_is_not_changed_into_the_next() {
    let bench = Bench::early().await;
    let game = bench.table(Some(CLUB)).await;
    let worker = bench.work();
    bench.next_board(game, "first").await;
    bench.until_open(0).await;
    // Neither changed nor posted: the first one is for a turn that is over, and its controls go as soon as Discord lets them.
    bench.next_change_fails(DeliveryError::Rejected("50035".to_owned()));
    bench.next_change_fails(limited(30));
    bench.discord.order(CLUB, Luck::Failed(DeliveryError::Rejected("50035".to_owned())));
    bench.next_board(game, "second").await;
    bench.until_open(1).await;
    let tried = async {
        while !bench.discord.edits.lock().expect("no panic").luck.is_empty() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(120), tried).await.expect("it is tried");
    bench.until_noted().await;
    bench.next_board(game, "third").await;
    bench.until_open(0).await;
    assert_eq!(
        (bench.discord.texts(CLUB), bench.live()),
        (vec!["first".to_owned(), "third".to_owned()], vec!["third".to_owned()])
    );
    stop(worker).await;
}
