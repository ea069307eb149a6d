//! Log lines, to standard error.

use model::anonymous::show_people;

use crate::config::{LogConfig, LogFormat};
use crate::operations::log_panics;
use anyhow::Context;
use tracing::Level;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

pub(super) fn to_stderr(log: &LogConfig) -> anyhow::Result<()> {
    let filter = filter(log)?;
    let lines = tracing_subscriber::fmt().with_max_level(Level::TRACE).with_writer(std::io::stderr);
    match log.format {
        LogFormat::Text => lines.finish().with(filter).init(),
        LogFormat::Json => lines.json().finish().with(filter).init(),
    }
    log_panics();
    show_people(log.people);
    Ok(())
}

/// Which events are logged.
pub(super) fn filter(log: &LogConfig) -> anyhow::Result<Targets> {
    log.filter.parse::<Targets>().with_context(|| {
        format!(
            "log.filter: {:?} can't be read; it looks like \"info,serenity=warn\": a level (error, warn, info, debug, trace), \
             or parts of the program with one each",
            log.filter
        )
    })
}
