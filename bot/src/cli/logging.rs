//! Log lines, to standard error.

use anyhow::Context;
use menagerie::config::{LogConfig, LogFormat};
use menagerie::operations::{log_panics, show_people};
use tracing_subscriber::EnvFilter;

pub(super) fn to_stderr(log: &LogConfig) -> anyhow::Result<()> {
    let filter = EnvFilter::try_new(&log.filter).context("log.filter")?;
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match log.format {
        LogFormat::Text => lines.init(),
        LogFormat::Json => lines.json().init(),
    }
    log_panics();
    show_people(log.people);
    Ok(())
}
