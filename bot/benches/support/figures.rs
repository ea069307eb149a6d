//! Percentiles, and rows of tables.

use std::time::Duration;

/// A percentile of the times, in milliseconds; empty if nothing was measured.
pub(crate) fn ms(times: &[Duration], part: f64) -> String {
    let mut times = times.to_vec();
    times.sort_unstable();
    let at = ((times.len().max(1) - 1) as f64 * part).round() as usize;
    times.get(at).map_or_else(|| "–".to_owned(), |time| format!("{:.1} ms", time.as_secs_f64() * 1000.0))
}

/// Prints a row of a table.
pub(crate) fn row(cells: &[String]) {
    println!("| {} |", cells.join(" | "));
}
