//! A panic is a fault of ours: one line in the log that says where, and never with what.

use std::panic;

/// Lets every panic become one error line and be counted. Its message stays unsaid, since it may quote what was being
/// worked on, and that may be somebody's secret; the place in the code is enough to find it.
pub fn log_panics() {
    panic::set_hook(Box::new(|panic| {
        metrics::panicked();
        let place = panic.location().map_or_else(String::new, |at| format!("{}:{}", at.file(), at.line()));
        let thread = std::thread::current();
        tracing::error!(place, thread = thread.name().unwrap_or("unnamed"), "a panic: a fault of ours");
    }));
}
