//! A service that ends while people ask, cleanly or with its runtime, again and again, never panics.

use std::panic;
use std::sync::Mutex;
use std::time::Duration;

use playground::{CHESS_CLUB, Who};
use serde_json::json;
use tokio::runtime::Builder;

use crate::house::House;
use crate::table::Table;

/// Panics on threads of the rules or of a test of this name, or for lack of a runtime.
static PANICKED: Mutex<Vec<String>> = Mutex::new(Vec::new());
/// How often it is started and ended.
const ROUNDS: u64 = 24;

/// Records every panic except those of other tests, which may panic on purpose.
fn listen() {
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let thread = std::thread::current();
        let name = thread.name().unwrap_or_default();
        let text = info.to_string();
        if name == "rules" || name == "ends" || text.contains("Tokio") {
            PANICKED.lock().expect("no panic").push(format!("{name}: {text}"));
        }
        before(info);
    }));
}

/// People open games, type turns, ask for boards, films and help, and wait for nothing.
fn ask(house: &House, round: u64) {
    for (number, who) in [Who::Ada, Who::Ben, Who::Cleo, Who::Dev].into_iter().cycle().take(24).enumerate() {
        let person = house.playground.person(who);
        let (command, options) = match (number as u64 + round) % 5 {
            0 => ("play", json!({ "game": "zombie" })),
            1 => ("board", json!({})),
            2 => ("move", json!({ "turn": "e2e4" })),
            3 => ("game replay", json!({})),
            _ => ("help", json!({})),
        };
        // Some are refused since there is no game yet; all are in progress when the end comes.
        let _ = person.slash(CHESS_CLUB, command, &options);
    }
}

#[test]
fn a_service_that_ends_amid_requests_over_and_over_panics_nowhere() {
    listen();
    for round in 0..ROUNDS {
        let mut builder =
            if round % 2 == 0 { Builder::new_multi_thread() } else { Builder::new_current_thread() };
        let builder = builder.worker_threads(2).thread_name("ends").enable_all();
        let runtime = builder.build().expect("a runtime");
        let house = runtime.block_on(async {
            let house = House::open().await;
            Table::open(&house, "chess", json!({})).await;
            ask(&house, round);
            tokio::time::sleep(Duration::from_millis(round * 3 % 40)).await;
            match round % 3 {
                // Told to stop, and waited for.
                0 => {
                    house.stop().await;
                    None
                }
                // Told to stop, and the runtime goes before it has.
                1 => {
                    house.tell_to_stop();
                    Some(house)
                }
                _ => Some(house),
            }
        });
        drop(runtime);
        drop(house);
    }
    let panicked = PANICKED.lock().expect("no panic");
    assert!(panicked.is_empty(), "{panicked:#?}");
}
