//! A write waits for at most one write of another person, however much that person has asked for: counted, not timed.

use std::future::poll_fn;
use std::pin::pin;
use std::sync::{Arc, Mutex};
use std::task::Poll;
use std::time::Duration;

use model::ids::UserId;
use pool::{Lane, Threads};
use store::Store;
use tokio::sync::Semaphore;

use super::{ADA, BEN};
use crate::database::on_each;

/// How much Ada asks for at once: the most that one person may.
const MUCH: usize = 30;
/// More writes than any database allows at a time.
const AT_ONCE: usize = 8;

#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_behind_all_that_somebody_else_has_asked_for() {
    on_each(async |store: Store| {
        let threads = Threads::start().expect("threads");
        let (asked, wrote) = (Arc::new(Mutex::new(Vec::new())), Arc::new(Mutex::new(Vec::new())));
        // Nobody is done before the test says so.
        let gate = Arc::new(Semaphore::new(0));
        let write = |person: UserId| {
            let (pool, store) = (threads.pool(), store.clone());
            let (gate, asked, wrote) = (Arc::clone(&gate), Arc::clone(&asked), Arc::clone(&wrote));
            tokio::spawn(async move {
                let work = async move {
                    let mut begin = pin!(store.begin());
                    // Polled once, it stands in the queue.
                    let begun = poll_fn(|context| Poll::Ready(begin.as_mut().poll(context))).await;
                    asked.lock().expect("no panic").push(person);
                    let begun = if let Poll::Ready(begun) = begun { begun } else { begin.await };
                    let mut tx = begun.expect("a transaction");
                    gate.acquire().await.expect("open").forget();
                    tx.set_used(person).await.expect("noted");
                    wrote.lock().expect("no panic").push(person);
                    tx.commit().await.expect("committed");
                };
                pool.run(Lane::Person(person), work).await.expect("room");
            })
        };
        let mut writing: Vec<_> = (0..MUCH).map(|_| write(ADA)).collect();
        // Something of hers has been done: she has had more than nothing.
        gate.add_permits(1);
        while wrote.lock().expect("no panic").is_empty() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        writing.push(write(BEN));
        // He is in the queue, however busy the machine is.
        while !asked.lock().expect("no panic").contains(&BEN) {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        gate.add_permits(MUCH);
        for done in writing {
            done.await.expect("no panic");
        }
        let order = wrote.lock().expect("no panic").clone();
        let before = order.iter().position(|person| *person == BEN).expect("he wrote");
        assert!(before <= AT_ONCE + 1, "{before} of hers went before");
        assert_eq!(order.len(), MUCH + 1);
    })
    .await;
}
