use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::task::Poll;
use std::thread;
use std::time::{Duration, Instant};

use super::accounts::{A_PERSON, Accounts, IN_ALL};
use super::queue::PATIENT;
use super::*;

fn ada() -> Lane {
    Lane::Person(UserId(1))
}

fn ben() -> Lane {
    Lane::Person(UserId(2))
}

fn so_many(count: usize) -> Threads {
    Threads::so_many(count).expect("threads")
}

/// Sets its flag when it is dropped.
struct Dropped(Arc<AtomicBool>);

impl Drop for Dropped {
    fn drop(&mut self) {
        self.0.store(true, Ordering::SeqCst);
    }
}

/// Polls a future once, so that it stands in the queue.
async fn begin<F: Future + ?Sized>(work: &mut std::pin::Pin<&mut F>) {
    std::future::poll_fn(|context| {
        assert!(work.as_mut().poll(context).is_pending());
        Poll::Ready(())
    })
    .await;
}

#[tokio::test]
async fn it_answers_and_timers_of_the_callers_runtime_go() {
    let threads = so_many(2);
    let work = async {
        tokio::time::sleep(Duration::from_millis(5)).await;
        tokio::task::yield_now().await;
        thread::current().name().map(str::to_owned)
    };
    assert_eq!(threads.pool().run(ada(), work).await, Ok(Some("rules".to_owned())));
}

#[tokio::test]
async fn without_threads_the_callers_runtime_does_the_work() {
    let pool = Pool::default();
    assert_eq!(pool.run(ada(), async { 7 }).await, Ok(7));
    assert_eq!(pool.run(ada(), async { panic!("on purpose") }).await, Err::<(), _>(NotDone::Broken));
}

#[tokio::test]
async fn a_panic_ends_what_panicked_alone() {
    let threads = so_many(1);
    let pool = threads.pool();
    assert_eq!(pool.run(ada(), async { panic!("on purpose") }).await, Err::<(), _>(NotDone::Broken));
    assert_eq!(pool.run(ada(), async { 7 }).await, Ok(7), "the thread is still there, and so is the room");
    assert_eq!(threads.shared_places(), 0);
}

#[tokio::test]
async fn a_person_has_so_much_room_and_others_go_on() {
    let threads = so_many(2);
    let pool = threads.pool();
    let gate = Arc::new(tokio::sync::Semaphore::new(0));
    let waiting: Vec<_> = (0..A_PERSON)
        .map(|_| {
            let (pool, gate) = (pool.clone(), Arc::clone(&gate));
            tokio::spawn(async move { pool.run(ada(), async move { gate.acquire().await.is_ok() }).await })
        })
        .collect();
    while threads.shared_places() < A_PERSON {
        tokio::task::yield_now().await;
    }
    let begun = Arc::new(AtomicBool::new(false));
    let one_more = Dropped(Arc::clone(&begun));
    let refused = pool.run(ada(), async move { std::mem::forget(one_more) }).await;
    assert_eq!(refused, Err(NotDone::Full(Full::Person)));
    assert!(begun.load(Ordering::SeqCst), "what is refused is dropped, not begun");
    let counted = metrics::text();
    assert!(counted.contains("menagerie_pool_refused_total{full=\"person\"}"), "{counted}");
    assert_eq!(pool.run(ben(), async {}).await, Ok(()));
    assert_eq!(pool.run(Lane::Program, async {}).await, Ok(()));
    gate.add_permits(A_PERSON);
    for waiting in waiting {
        assert_eq!(waiting.await.expect("no panic"), Ok(true));
    }
    assert_eq!(pool.run(ada(), async {}).await, Ok(()));
    let counted = metrics::text();
    assert!(counted.contains("menagerie_pool_wait_seconds_count{lane=\"person\"}"), "{counted}");
}

#[test]
fn all_people_have_so_much_room_and_games_and_the_program_always_find_some() {
    let mut accounts = Accounts::<()>::default();
    for number in 0..IN_ALL {
        let lane = Lane::Person(UserId((number / A_PERSON) as i64));
        assert_eq!(accounts.enter(lane), Ok(()));
    }
    assert_eq!(accounts.enter(Lane::Person(UserId(-1))), Err(Full::All));
    assert_eq!(accounts.enter(Lane::Program), Ok(()));
    for _ in 0..=A_PERSON {
        assert_eq!(accounts.enter(Lane::Game(GameId(1))), Ok(()));
    }
    accounts.leave(Lane::Game(GameId(1)));
    assert_eq!(accounts.enter(Lane::Person(UserId(-1))), Err(Full::All), "that was nobody's room");
    accounts.leave(Lane::Person(UserId(0)));
    assert_eq!(accounts.enter(Lane::Person(UserId(-1))), Ok(()));
    assert_eq!(accounts.places(), IN_ALL);
}

#[tokio::test]
async fn what_nobody_waits_for_is_dropped() {
    let threads = so_many(1);
    let gone = Arc::new(AtomicBool::new(false));
    let guard = Dropped(Arc::clone(&gone));
    let pool = threads.pool();
    {
        let mut forever = std::pin::pin!(pool.run(ada(), async move {
            std::future::pending::<()>().await;
            drop(guard);
        }));
        begin(&mut forever).await;
    }
    while !gone.load(Ordering::SeqCst) {
        tokio::task::yield_now().await;
    }
    assert_eq!(threads.shared_places(), 0);
}

/// Accounts with one ready task per lane, in this order.
fn accounts_of(lanes: &[Lane]) -> Accounts<Lane> {
    let mut accounts = Accounts::default();
    for lane in lanes {
        assert_eq!(accounts.enter(*lane), Ok(()));
        accounts.push(*lane, *lane, false);
    }
    accounts
}

#[test]
fn the_next_is_always_the_one_who_has_had_least() {
    let mut accounts = accounts_of(&[ada(), ada(), ada(), ben(), ben()]);
    let now = Instant::now();
    let mut order = Vec::new();
    // Ada's task takes longer: Ben's lane comes twice before Ada's does again, and the last one comes in the end.
    while let Ok(lane) = accounts.next(false, now) {
        accounts.charge(lane, Duration::from_millis(if lane == ada() { 25 } else { 10 }));
        order.push(lane);
    }
    assert_eq!(order, [ada(), ben(), ben(), ada(), ada()]);
}

#[test]
fn one_thread_takes_nobody_who_has_had_much_until_that_has_faded() {
    let mut accounts = accounts_of(&[ada(), ben()]);
    let now = Instant::now();
    assert_eq!(accounts.next(true, now), Ok(ada()), "she has had nothing yet");
    accounts.charge(ben(), Duration::from_millis(90));
    assert!(accounts.next(true, now).is_err_and(|wait| wait.is_some()), "he has had much");
    let later = now + Duration::from_secs(1);
    assert_eq!(accounts.next(true, later), Ok(ben()));
}

#[test]
fn what_holds_something_others_wait_for_goes_first_and_on_the_thread_for_little_after_those_who_have_had_little()
 {
    let mut accounts = accounts_of(&[ada(), ben()]);
    let now = Instant::now();
    accounts.charge(ada(), Duration::from_millis(90));
    accounts.push(ada(), Lane::Program, true);
    assert_eq!(accounts.next(true, now), Ok(ben()));
    assert_eq!(accounts.next(true, now), Ok(Lane::Program));
    accounts.push(ada(), Lane::Program, true);
    accounts.push(ben(), ben(), false);
    assert_eq!(accounts.next(false, now), Ok(Lane::Program));
    assert_eq!(accounts.next(false, now), Ok(ben()));
    assert_eq!(accounts.next(false, now), Ok(ada()));
    assert_eq!(accounts.next(false, now), Err(None));
}

/// Ada has used much and holds the only lock when her share is over: without priority inheritance nine others
/// would be polled before she can release it.
#[tokio::test]
async fn somebody_who_holds_a_lock_is_not_kept_from_giving_it_back() {
    let threads = so_many(1);
    let lock = Arc::new(tokio::sync::Mutex::new(()));
    let done = Arc::new(AtomicUsize::new(0));
    let mut work = tokio::task::JoinSet::new();
    let (pool, own) = (threads.pool(), Arc::clone(&lock));
    let held = Arc::new(AtomicUsize::new(0));
    let (counted, kept) = (Arc::clone(&done), Arc::clone(&held));
    work.spawn(async move {
        let work = async move {
            thread::sleep(Duration::from_millis(20));
            let _hold = hold();
            let _locked = own.lock().await;
            for _ in 0..20 {
                tokio::task::yield_now().await;
            }
            kept.store(counted.load(Ordering::SeqCst), Ordering::SeqCst);
        };
        pool.run(ada(), work).await
    });
    for person in 10..19 {
        let (pool, done) = (threads.pool(), Arc::clone(&done));
        work.spawn(async move {
            let work = async move {
                for _ in 0..20 {
                    thread::sleep(Duration::from_micros(200));
                    done.fetch_add(1, Ordering::SeqCst);
                    tokio::task::yield_now().await;
                }
            };
            pool.run(Lane::Person(UserId(person)), work).await
        });
    }
    while let Some(done) = work.join_next().await {
        assert_eq!(done.expect("no panic"), Ok(()));
    }
    assert!(held.load(Ordering::SeqCst) < 20, "what others did while she held it: {held:?}");
}

/// A waiter for a permit, polled once so that it stands in the queue.
async fn in_line(queue: &FairQueue, lane: Lane) -> std::pin::Pin<Box<dyn Future<Output = Permit>>> {
    let queue = queue.clone();
    let mut waiting: std::pin::Pin<Box<dyn Future<Output = Permit>>> =
        Box::pin(async move { queue.permit_in(lane).await });
    begin(&mut waiting.as_mut()).await;
    waiting
}

/// The permit, if the waiter has been given one.
fn is_next(waiting: &mut std::pin::Pin<Box<dyn Future<Output = Permit>>>) -> Option<Permit> {
    let mut context = std::task::Context::from_waker(std::task::Waker::noop());
    match waiting.as_mut().poll(&mut context) {
        Poll::Ready(permit) => Some(permit),
        Poll::Pending => None,
    }
}

/// Fairness, counted, not timed: however much one lane has asked for, another comes when one permit of the first is back.
#[tokio::test]
async fn a_permit_goes_to_the_one_who_has_had_least() {
    let queue = FairQueue::new(1);
    for round in 0..50 {
        let had = queue.permit_in(ada()).await;
        let mut many = Vec::new();
        for _ in 0..10 {
            many.push(in_line(&queue, ada()).await);
        }
        let mut other = in_line(&queue, Lane::Person(UserId(100 + round))).await;
        thread::sleep(Duration::from_micros(100));
        drop(had);
        // At most one of the others goes before: the longest waiter.
        let patient = many.iter_mut().find_map(is_next);
        let permit = match patient {
            Some(before) => {
                assert!(is_next(&mut other).is_none(), "one at a time");
                drop(before);
                is_next(&mut other)
            }
            None => is_next(&mut other),
        };
        assert!(permit.is_some(), "round {round}: ten of somebody else's went before");
        drop(permit);
        // The other waiters leave as they are dropped.
    }
    drop(queue.permit_in(ada()).await);
}

#[tokio::test]
async fn somebody_who_has_had_much_is_not_forgotten_for_those_who_have_had_nothing() {
    let queue = FairQueue::new(1);
    let had = queue.permit_in(ada()).await;
    thread::sleep(Duration::from_millis(20));
    let mut patient = in_line(&queue, ada()).await;
    let mut held = had;
    for before in 0..PATIENT {
        let mut fresh = in_line(&queue, Lane::Person(UserId(100 + before as i64))).await;
        drop(held);
        held = match is_next(&mut patient) {
            Some(permit) => return drop(permit),
            None => is_next(&mut fresh).expect("somebody who has had nothing"),
        };
    }
    panic!("{PATIENT} went before");
}

#[tokio::test]
async fn somebody_who_waits_no_longer_is_passed_over_and_nothing_is_lost_by_it() {
    let queue = FairQueue::new(2);
    let held = [queue.permit_in(ada()).await, queue.permit_in(ada()).await];
    let mut gone = Vec::new();
    for _ in 0..2_000 {
        gone.push(in_line(&queue, ben()).await);
    }
    let mut left = in_line(&queue, ada()).await;
    // One of them is dropped with its permit.
    gone.truncate(1);
    drop(held);
    drop(gone);
    drop(is_next(&mut left).expect("a permit"));
    let all = [queue.permit_in(ada()).await, queue.permit_in(ada()).await];
    assert!(is_next(&mut in_line(&queue, ben()).await).is_none(), "two at a time");
    drop(all);
}

/// A task's permits are charged to its own lane.
#[tokio::test]
async fn permits_are_of_the_lane_of_the_task_that_asks() {
    let threads = so_many(1);
    let queue = FairQueue::new(1);
    let own = queue.clone();
    let asked = threads.pool().run(ada(), async move { own.permit().await.lane() }).await;
    assert_eq!(asked, Ok(ada()));
    assert_eq!(queue.permit().await.lane(), Lane::Program, "outside of it the program's");
}

/// Latency, counted, not timed: however many people keep the pool busy, another one is answered as soon as one of their
/// questions is done. A question ends when the test says so.
#[tokio::test(flavor = "multi_thread")]
async fn somebody_else_is_answered_before_two_questions_of_ten_others_are_done() {
    const OTHERS: i64 = 10;
    let threads = so_many(2);
    let pool = threads.pool();
    let (tickets, given) = mpsc::channel::<()>();
    let (given, done) = (Arc::new(Mutex::new(given)), Arc::new(AtomicUsize::new(0)));
    let question = |given: &Mutex<Receiver<()>>, done: &AtomicUsize| {
        let asked = given.lock().expect("no panic").recv().is_ok();
        thread::sleep(Duration::from_millis(2));
        done.fetch_add(1, Ordering::SeqCst);
        asked
    };
    let others: Vec<_> = (0..OTHERS)
        .map(|person| {
            let (pool, given, done) = (pool.clone(), Arc::clone(&given), Arc::clone(&done));
            let lane = Lane::Person(UserId(10 + person));
            tokio::spawn(async move {
                let work = async move {
                    while question(&given, &done) {
                        tokio::task::yield_now().await;
                    }
                };
                pool.run(lane, work).await
            })
        })
        .collect();
    let give = || tickets.send(()).expect("somebody asks");
    let wait_for = |count: usize| {
        let done = Arc::clone(&done);
        async move {
            while done.load(Ordering::SeqCst) < count {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        }
    };
    // Everybody has been asked something, so only Ada's lane has used nothing.
    let mut count = 2 * OTHERS as usize;
    (0..count).for_each(|_| give());
    wait_for(count).await;
    for round in 0..20 {
        let mut asked = std::pin::pin!(pool.run(ada(), async {}));
        begin(&mut asked).await;
        give();
        count += 1;
        let answered = tokio::time::timeout(Duration::from_secs(20), asked).await;
        assert_eq!(answered, Ok(Ok(())), "round {round}: one question was done, and no other");
        wait_for(count).await;
        assert_eq!(done.load(Ordering::SeqCst), count);
    }
    drop(tickets);
    for other in others {
        assert_eq!(other.await.expect("no panic"), Ok(()));
    }
}

#[tokio::test]
async fn a_game_is_touched_in_the_pool_alone_where_there_is_one() {
    assert!(watch::is_here(), "nobody is served here");
    let threads = so_many(1);
    assert!(!watch::is_here());
    assert!(!tokio::spawn(async { watch::is_here() }).await.expect("no panic"));
    assert!(!tokio::task::spawn_blocking(watch::is_here).await.expect("no panic"));
    assert_eq!(threads.pool().run(ada(), async { watch::is_here() }).await, Ok(true));
    let elsewhere = thread::spawn(watch::is_here);
    assert!(elsewhere.join().expect("no panic"), "a thread of one's own may");
    threads.close().await;
    assert!(watch::is_here());
}

#[tokio::test]
async fn the_end_cuts_short_what_is_under_way_and_nothing_begins_any_more() {
    let threads = so_many(2);
    let pool = threads.pool();
    let gone = Arc::new(AtomicBool::new(false));
    let guard = Dropped(Arc::clone(&gone));
    let mut long = std::pin::pin!(pool.run(ada(), async move {
        let _guard = guard;
        tokio::time::sleep(Duration::from_secs(3600)).await;
    }));
    begin(&mut long).await;
    let place = pool.place(ben()).expect("room");
    threads.close().await;
    assert!(gone.load(Ordering::SeqCst), "it holds nothing any more");
    assert_eq!(long.await, Err(NotDone::Ended));
    assert_eq!(place.run(async {}).await, Err(NotDone::Ended));
    assert_eq!(pool.run(ada(), async {}).await, Err(NotDone::Ended));
}

/// A service may be dropped with its runtime: its threads have to end before the runtime's timers do.
#[test]
fn nothing_is_polled_whose_runtime_is_gone() {
    let panicked = Arc::new(AtomicUsize::new(0));
    for workers in 0..40 {
        let mut builder = match workers % 2 {
            0 => tokio::runtime::Builder::new_current_thread(),
            _ => tokio::runtime::Builder::new_multi_thread(),
        };
        let runtime = builder.worker_threads(2).enable_all().build().expect("a runtime");
        let service = {
            let panicked = Arc::clone(&panicked);
            async move {
                let threads = so_many(2);
                for person in 0..50 {
                    let (pool, panicked) = (threads.pool(), Arc::clone(&panicked));
                    tokio::spawn(async move {
                        let work = async move {
                            // What tokio panics with is dropped while it unwinds.
                            let _heard = Heard(panicked);
                            loop {
                                tokio::time::sleep(Duration::from_micros(50)).await;
                                // A poll that is still going on when the runtime is dropped.
                                thread::sleep(Duration::from_millis(3));
                            }
                        };
                        pool.run(Lane::Person(UserId(person)), work).await
                    });
                }
                std::future::pending::<()>().await;
            }
        };
        runtime.spawn(service);
        runtime.block_on(async { tokio::time::sleep(Duration::from_millis(5)).await });
        drop(runtime);
    }
    // Threads that had not been waited for would still run for a while.
    thread::sleep(Duration::from_millis(50));
    assert_eq!(panicked.load(Ordering::SeqCst), 0);
}

/// Counts how often it is dropped by a panic.
struct Heard(Arc<AtomicUsize>);

impl Drop for Heard {
    fn drop(&mut self) {
        self.0.fetch_add(usize::from(thread::panicking()), Ordering::SeqCst);
    }
}
