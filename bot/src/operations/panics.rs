//! Logs panics: one line with the place in the code, and never the message.

use std::panic;

/// Makes every panic one error line, and counts it. Its message isn't logged, since it may quote somebody's secret;
/// the place in the code is enough to find it.
pub fn log_panics() {
    panic::set_hook(Box::new(|panic| {
        metrics::panicked();
        let place = panic.location().map_or_else(String::new, |at| format!("{}:{}", at.file(), at.line()));
        let thread = std::thread::current();
        tracing::error!(place, thread = thread.name().unwrap_or("unnamed"), "a panic: a fault of ours");
    }));
}
