//! Whom the outbox writes to, how many people a day, and what happens once Discord stops it from opening direct messages.

use model::game::{Chair, NewGame, Secret32};
use model::ids::GuildId;
use model::time::control::TimeControl;
use store::{NotificationSettings, Shut};

use super::*;

const ADA: UserId = UserId(11);
const CLEO: UserId = UserId(13);
const HOUR: Duration = Duration::from_secs(3600);

impl Bench {
    /// A game in a channel, or in direct messages.
    pub(super) async fn table(&self, channel: Option<ChannelId>) -> GameId {
        let new = NewGame {
            rules: "zombie".to_owned(),
            edition: 2,
            options: Vec::new(),
            host: ADA,
            guild: channel.map(|_| GuildId(5)),
            channel,
            thread_wanted: false,
            shuffle_seats: false,
            shared_seats: false,
            seed: Secret32::new([7; 32]),
            salt: Secret32::new([8; 32]),
            created_ms: 1_000_000,
            expires_ms: None,
            time: TimeControl::default(),
            position: None,
            rated: false,
            seats: vec![Chair::free(); 2],
        };
        let mut tx = self.store.begin().await.expect("a transaction");
        let game = tx.new_game(&new).await.expect("a game");
        tx.commit().await.expect("committed");
        game
    }

    async fn tell(&self, person: UserId, game: GameId) {
        let job = Job::Private { person, screen: Screen::text("a secret") };
        self.order(Lane::Person(person), Some(game), job).await;
    }

    async fn call(&self, person: UserId, game: GameId) {
        let instead = Box::new(Screen::text("your turn, said here"));
        let job = Job::Direct { person, screen: Screen::text("your turn"), instead };
        self.order(Lane::Person(person), Some(game), job).await;
    }

    fn opened(&self) -> Vec<UserId> {
        self.discord.opened.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn now(&self) -> i64 {
        self.time.load(Ordering::SeqCst)
    }

    /// Lets the worker look for jobs a few times.
    async fn rounds(&self) {
        for _ in 0..40 {
            tokio::time::sleep(Duration::from_millis(5)).await;
            self.wake.notify_one();
        }
    }
}

fn direct(person: UserId) -> ChannelId {
    ChannelId(1000 + person.0)
}

#[tokio::test]
async fn nobody_is_written_to_before_they_have_played() {
    let bench = Bench::new().await;
    let (club, letters) = (bench.table(Some(CLUB)).await, bench.table(None).await);
    bench.tell(BEN, club).await;
    bench.tell(CLEO, letters).await;
    let worker = bench.work();
    bench.until_open(0).await;
    assert_eq!(
        bench.opened(),
        [CLEO],
        "a game in direct messages has no other place; Ben presses My secrets"
    );
    let mut tx = bench.store.begin().await.expect("a transaction");
    tx.dm_asked(BEN).await.expect("noted");
    tx.commit().await.expect("committed");
    bench.tell(BEN, club).await;
    bench.until_open(0).await;
    assert_eq!(bench.discord.texts(direct(BEN)), ["a secret"]);
    assert_eq!(bench.opened(), [CLEO, BEN]);
    stop(worker).await;
}

#[tokio::test]
async fn secrets_stay_away_from_who_wants_none_by_direct_message_and_calls_come() {
    let bench = Bench::new().await;
    let (club, letters) = (bench.table(Some(CLUB)).await, bench.table(None).await);
    let mut tx = bench.store.begin().await.expect("a transaction");
    tx.dm_asked(BEN).await.expect("noted");
    let telling = NotificationSettings { secrets_off: true, ..NotificationSettings::default() };
    tx.set_notification_settings(BEN, &telling, None).await.expect("noted");
    tx.commit().await.expect("committed");
    assert_eq!(bench.store.notification_settings(BEN).await.expect("the database"), telling);
    for game in [club, letters] {
        bench.tell(BEN, game).await;
        bench.call(BEN, game).await;
    }
    let worker = bench.work();
    bench.until_open(0).await;
    assert_eq!(bench.discord.texts(direct(BEN)), ["your turn", "your turn"]);
    stop(worker).await;
}

#[tokio::test]
async fn a_quarantine_is_sat_out_over_restarts_and_what_can_be_said_otherwise_is() {
    for code in [20026, 40002] {
        let bench = Bench::new().await;
        let (club, letters) = (bench.table(Some(CLUB)).await, bench.table(None).await);
        bench.discord.shut.lock().expect("no panic").push_back(DeliveryError::NoOpenings(code));
        bench.call(BEN, club).await;
        let worker = bench.work();
        bench.until_open(0).await;
        assert_eq!(bench.discord.texts(CLUB), ["your turn, said here"]);
        let shut = bench.store.openings_shut(bench.now()).await.expect("the database").expect("shut");
        assert!(shut.until_ms > bench.now() + 11 * HOUR.as_millis() as i64 && shut.code == code, "{shut:?}");
        let ben = bench.store.person(BEN).await.expect("the database");
        assert!(!ben.dm_closed && !ben.dm_notice, "it is no refusal of Ben's");
        stop(worker).await;

        let worker = bench.work();
        bench.call(ADA, club).await;
        bench.tell(CLEO, letters).await;
        while bench.open().await > 1 {
            bench.rounds().await;
        }
        assert_eq!(bench.discord.texts(CLUB).len(), 2, "Ada is called in the channel");
        assert_eq!(bench.opened(), [BEN], "nobody tries again, not even after a restart");
        bench.pass(12 * HOUR);
        bench.until_open(0).await;
        assert_eq!(bench.discord.texts(direct(CLEO)), ["a secret"], "what has no other place waits");
        stop(worker).await;
    }
}

#[tokio::test]
async fn who_was_written_to_before_still_is_in_a_quarantine() {
    let bench = Bench::new().await;
    let club = bench.table(Some(CLUB)).await;
    let mut tx = bench.store.begin().await.expect("a transaction");
    tx.dm_opened(BEN, direct(BEN), 0).await.expect("noted");
    let until_ms = bench.now() + HOUR.as_millis() as i64;
    tx.shut_openings(Shut { until_ms, code: 20026 }).await.expect("noted");
    tx.commit().await.expect("committed");
    bench.call(BEN, club).await;
    let worker = bench.work();
    bench.until_open(0).await;
    assert_eq!(bench.discord.texts(direct(BEN)), ["your turn"]);
    // Discord says it of a message to somebody who never wrote back, too.
    bench.discord.order(direct(BEN), Luck::Failed(DeliveryError::NoOpenings(20026)));
    bench.call(BEN, club).await;
    bench.until_open(0).await;
    assert_eq!(bench.discord.texts(CLUB), ["your turn, said here"]);
    stop(worker).await;
}

#[tokio::test]
async fn a_day_has_room_for_so_many() {
    let bench = Bench::new().await;
    let letters = bench.table(None).await;
    for person in [ADA, BEN, CLEO] {
        bench.tell(person, letters).await;
    }
    let shutdown = CancellationToken::new();
    let outbox = bench.outbox().opening(2);
    let worker = (shutdown.clone(), tokio::spawn(outbox::run(outbox, shutdown)));
    while bench.open().await > 1 {
        bench.rounds().await;
    }
    bench.rounds().await;
    assert_eq!(bench.opened().len(), 2);
    bench.pass(23 * HOUR);
    bench.rounds().await;
    assert_eq!(bench.opened().len(), 2, "not before a day is over");
    bench.pass(2 * HOUR);
    bench.until_open(0).await;
    assert_eq!(bench.opened().len(), 3);
    stop(worker).await;
}

/// While messages wait only for Discord's permission to open direct messages, the process is ready: no balancer may remove it.
#[tokio::test]
async fn who_waits_for_a_door_makes_no_outbox_look_stuck() {
    let bench = Bench::new().await;
    let letters = bench.table(None).await;
    bench.discord.shut.lock().expect("no panic").push_back(DeliveryError::NoOpenings(20026));
    bench.tell(BEN, letters).await;
    let worker = bench.work();
    while bench.opened().is_empty() {
        bench.rounds().await;
    }
    bench.rounds().await;
    let figures = bench.store.figures().await.expect("the database");
    assert_eq!((figures.outbox_open, figures.outbox_oldest_ms), (1, None));
    stop(worker).await;
}
