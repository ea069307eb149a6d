//! The log of a run's processes, separate from that of other runs, and a check for what it may not contain.

use std::io::{self, Write};
use std::sync::{Arc, Mutex, PoisonError};

use tracing::{Dispatch, Level};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::layer::SubscriberExt;

use crate::ours::EVERY_LINE;

/// The lines of one run.
#[derive(Clone, Default)]
pub(crate) struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    /// A subscriber that writes into it; records all lines of the program's crates.
    pub(crate) fn dispatch(&self) -> Dispatch {
        let filter: Targets = format!("info,serenity=warn,sqlx=warn,{EVERY_LINE}").parse().expect("a filter");
        let lines = tracing_subscriber::fmt().with_max_level(Level::TRACE).with_ansi(false);
        Dispatch::new(lines.with_writer(self.clone()).finish().with(filter))
    }

    /// All lines, for examining a run by hand.
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().unwrap_or_else(PoisonError::into_inner)).into_owned()
    }

    /// The lines with words that must not be there.
    pub(crate) fn lines_with<'a>(&self, words: impl IntoIterator<Item = &'a str>) -> Vec<String> {
        let bytes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let text = String::from_utf8_lossy(&bytes);
        let found = words.into_iter().flat_map(|word| text.lines().find(|line| line.contains(word)));
        found.map(|line| format!("the log says what it may not: {line}")).collect()
    }

    /// How much was logged.
    pub(crate) fn len(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}
