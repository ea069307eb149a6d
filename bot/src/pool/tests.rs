use std::sync::atomic::{AtomicBool, Ordering};

use super::*;
use crate::ids::UserId;

fn ada() -> Lane {
    Lane::Person(UserId(1))
}

fn ben() -> Lane {
    Lane::Person(UserId(2))
}

/// Keeps a thread busy.
fn toil(time: Duration) {
    let begun = Instant::now();
    while begun.elapsed() < time {
        std::hint::spin_loop();
    }
}

#[tokio::test]
async fn it_answers_and_timers_of_the_callers_runtime_go() {
    let pool = Pool::new(2);
    let work = async {
        tokio::time::sleep(Duration::from_millis(5)).await;
        tokio::task::yield_now().await;
        thread::current().name().map(str::to_owned)
    };
    assert_eq!(pool.run(ada(), work).await, Ok(Some("rules".to_owned())));
}

#[tokio::test]
async fn a_panic_ends_what_panicked_alone() {
    let pool = Pool::new(1);
    let broken = pool.run(ada(), async { panic!("on purpose") });
    assert_eq!(broken.await, Err::<(), _>(NotDone::Broken));
    assert_eq!(pool.run(ada(), async { 7 }).await, Ok(7), "the thread is still there, and so is the room");
}

#[tokio::test]
async fn a_lane_takes_so_much_and_others_go_on() {
    let pool = Arc::new(Pool::new(2));
    let gate = Arc::new(tokio::sync::Semaphore::new(0));
    let waiting: Vec<_> = (0..A_LANE)
        .map(|_| {
            let (pool, gate) = (Arc::clone(&pool), Arc::clone(&gate));
            tokio::spawn(async move { pool.run(ada(), async move { gate.acquire().await.is_ok() }).await })
        })
        .collect();
    while pool.shared.accounts().under_way() < A_LANE {
        tokio::task::yield_now().await;
    }
    assert_eq!(pool.run(ada(), async {}).await, Err(NotDone::Full));
    assert_eq!(pool.run(ben(), async {}).await, Ok(()));
    gate.add_permits(A_LANE);
    for waiting in waiting {
        assert_eq!(waiting.await.expect("no panic"), Ok(true));
    }
    assert_eq!(pool.run(ada(), async {}).await, Ok(()));
}

#[tokio::test]
async fn what_nobody_waits_for_is_dropped() {
    struct Guard(Arc<AtomicBool>);
    impl Drop for Guard {
        fn drop(&mut self) {
            self.0.store(true, Ordering::SeqCst);
        }
    }
    let pool = Pool::new(1);
    let gone = Arc::new(AtomicBool::new(false));
    let guard = Guard(Arc::clone(&gone));
    let forever = pool.run(ada(), async move {
        std::future::pending::<()>().await;
        drop(guard);
    });
    assert!(tokio::time::timeout(Duration::from_millis(20), forever).await.is_err());
    while !gone.load(Ordering::SeqCst) || pool.shared.accounts().under_way() > 0 {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

/// Accounts with something of each of these lanes to be polled, in their order.
fn accounts_of(pool: &Pool, lanes: &[Lane]) -> Accounts {
    let mut accounts = Accounts::default();
    for lane in lanes {
        assert!(accounts.open(*lane));
        let nothing = Box::pin(std::future::ready(()));
        accounts.push(Task::new(*lane, Handle::current(), nothing, Arc::clone(&pool.shared)));
    }
    accounts
}

#[tokio::test]
async fn the_next_is_always_whoever_has_had_least() {
    let pool = Pool::new(1);
    let mut accounts = accounts_of(&pool, &[ada(), ada(), ada(), ben(), ben()]);
    let now = Instant::now();
    let mut order = Vec::new();
    // What Ada asks takes longer: Ben comes twice before she comes again, and whoever is left comes in the end.
    while let Ok(task) = accounts.next(false, now) {
        let time = if task.lane() == ada() { 25 } else { 10 };
        accounts.charge(task.lane(), Duration::from_millis(time));
        order.push(task.lane());
    }
    assert_eq!(order, [ada(), ben(), ben(), ada(), ada()]);
}

#[tokio::test]
async fn one_thread_takes_nobody_who_has_had_much_until_that_has_faded() {
    let pool = Pool::new(1);
    let mut accounts = accounts_of(&pool, &[ada(), ben()]);
    let now = Instant::now();
    assert!(accounts.next(true, now).is_ok_and(|task| task.lane() == ada()), "she has had nothing yet");
    accounts.charge(ben(), Duration::from_millis(90));
    assert!(accounts.next(true, now).is_err_and(|wait| wait.is_some()), "he has had much");
    let later = now + Duration::from_secs(1);
    assert!(accounts.next(true, later).is_ok_and(|task| task.lane() == ben()));
}

/// However many keep the pool busy, somebody else is answered between two of their questions.
#[tokio::test(flavor = "multi_thread")]
async fn somebody_else_is_answered_while_ten_toil() {
    let pool = Arc::new(Pool::new(2));
    let stop = Arc::new(AtomicBool::new(false));
    let heavy: Vec<_> = (10..20)
        .map(|person| {
            let (pool, stop) = (Arc::clone(&pool), Arc::clone(&stop));
            tokio::spawn(async move {
                let work = async move {
                    while !stop.load(Ordering::SeqCst) {
                        toil(Duration::from_millis(20));
                        breathe().await;
                    }
                };
                pool.run(Lane::Person(UserId(person)), work).await
            })
        })
        .collect();
    for _ in 0..20 {
        assert_eq!(pool.run(ada(), async {}).await, Ok(()));
    }
    stop.store(true, Ordering::SeqCst);
    for heavy in heavy {
        assert_eq!(heavy.await.expect("no panic"), Ok(()));
    }
}
