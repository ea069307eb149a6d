//! Signals that stop the program.

use tokio::signal::unix::{SignalKind, signal};
use tokio_util::sync::CancellationToken;

/// Cancelled by the first signal, for a clean stop; the second one ends the process at once.
///
/// # Errors
/// When signals can't be listened to.
pub(super) fn until_stopped() -> std::io::Result<CancellationToken> {
    let shutdown = CancellationToken::new();
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    let stopping = shutdown.clone();
    tokio::spawn(async move {
        for first in [true, false] {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = interrupt.recv() => {}
            }
            if first {
                stopping.cancel();
            } else {
                std::process::exit(130);
            }
        }
    });
    Ok(shutdown)
}
