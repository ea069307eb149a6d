//! While a computer thinks for more than two seconds, the bot is shown as typing in the channel of its game.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use app::jobs::{self, Worker};
use app::request::{NewTable, Request};
use app::settings::{Limits, RefereeConfig};
use app::{App, Typist};
use model::computer::Level;
use model::ids::{ChannelId, GameId};
use pool::Pool;
use render::Theme;
use tokio_util::sync::CancellationToken;

use crate::EFFORT;
use crate::stage::{ADA, CHANNEL, Stage};

/// Records where the typing indicator was shown.
#[derive(Default)]
struct Signs(Mutex<Vec<ChannelId>>);

impl Typist for Signs {
    fn types(&self, place: ChannelId) {
        self.0.lock().expect("no panic").push(place);
    }
}

/// A game in which a computer moves first, in the channel or in direct messages.
async fn game(stage: &Stage, direct: bool) -> GameId {
    let (computer, colour) = (Some(Level::Easy), Some("black".to_owned()));
    let wanted = NewTable { rules: "chess".to_owned(), computer, colour, ..NewTable::default() };
    let screen = match direct {
        true => stage.ask_directly(ADA, Request::Play(wanted)).await,
        false => stage.ask(ADA, Request::Play(wanted)).await,
    };
    screen.text.split('`').nth(1).and_then(|number| number.parse().ok()).expect("a game's number")
}

/// Where the indicator is shown while only the background works: waits for the expected number, and one second for any more.
async fn shown(stage: &Stage, expected: usize) -> Vec<ChannelId> {
    let signs = Arc::new(Signs::default());
    let (store, clock) = (stage.store().clone(), stage.app.clock());
    let app = App::new(store, Limits::default(), Theme::WOOD, clock, Arc::default());
    let app = app.with_computers(EFFORT).with_typist(Arc::clone(&signs) as Arc<dyn Typist>);
    let done = CancellationToken::new();
    let worker = Worker::new(app.context(), RefereeConfig::default(), Pool::default());
    let thinking = tokio::spawn(jobs::run(worker, done.clone()));
    let seen = async {
        while signs.0.lock().expect("no panic").len() < expected {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(120), seen).await.expect("it is shown");
    tokio::time::sleep(Duration::from_millis(1_300)).await;
    done.cancel();
    thinking.await.expect("no panic");
    signs.0.lock().expect("no panic").drain(..).collect()
}

#[tokio::test]
async fn a_long_pause_is_shown_once_and_a_short_one_not() {
    let stage = Stage::open().await;
    let id = game(&stage, false).await;
    assert_eq!(stage.now(), 1_700_000_000_000);
    stage.spoil("UPDATE jobs SET due_ms = 1700000001900 WHERE game = $1", id).await;
    assert_eq!(shown(&stage, 0).await, []);
    stage.spoil("UPDATE jobs SET due_ms = 1700000003000 WHERE game = $1", id).await;
    assert_eq!(shown(&stage, 1).await, [CHANNEL], "once, however often it is looked at");
    // Not yet: a game that rests comes back to it then.
    stage.spoil("UPDATE jobs SET due_ms = 1700000009000 WHERE game = $1", id).await;
    assert_eq!(shown(&stage, 0).await, []);
    stage.close().await;
}

#[tokio::test]
async fn long_thinking_is_shown_and_what_is_stuck_is_not() {
    let stage = Stage::open().await;
    let id = game(&stage, false).await;
    // Somebody is at it.
    let held = "UPDATE jobs SET due_ms = 1699999997000, leased_by = 'other', \
                lease_until_ms = 1800000000000 WHERE game = $1";
    stage.spoil(held, id).await;
    assert_eq!(shown(&stage, 1).await, [CHANNEL]);
    stage.spoil("UPDATE jobs SET due_ms = 1699999000000 WHERE game = $1", id).await;
    assert_eq!(shown(&stage, 0).await, []);
    stage.close().await;
}

#[tokio::test]
async fn in_direct_messages_nobody_is_shown_anything() {
    let stage = Stage::open().await;
    let id = game(&stage, true).await;
    stage.spoil("UPDATE jobs SET due_ms = 1700000003000 WHERE game = $1", id).await;
    assert_eq!(shown(&stage, 0).await, []);
    stage.close().await;
}
