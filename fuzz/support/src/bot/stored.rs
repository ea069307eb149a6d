//! Jobs stored as JSON in the outbox.

use model::job::Job;
use model::screen::Screen;

use discord::{limits_broken, probe};

/// Reads a job as stored in a row.
///
/// # Panics
/// When a promise is broken.
pub fn job(data: &[u8]) {
    let Ok(job) = serde_json::from_slice::<Job>(data) else { return };
    let written = serde_json::to_string(&job).expect("what was read can be written");
    assert_eq!(serde_json::from_str::<Job>(&written).ok().as_ref(), Some(&job), "{written}");
    match &job {
        Job::Post { screen, .. } | Job::Board { screen, .. } | Job::Private { screen, .. } => shown(screen),
        Job::Direct { screen, instead, .. } | Job::Notice { screen, instead, .. } => {
            shown(screen);
            shown(instead);
        }
        Job::Edit { .. } | Job::Change { .. } | Job::Thread { .. } => {}
    }
}

fn shown(screen: &Screen) {
    let broken = limits_broken(screen);
    assert!(probe::sent(screen).chars().count() <= 2_000, "{broken:?}");
}
