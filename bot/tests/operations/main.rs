//! What operators see and do: health, metrics, stopping, upgrades and outages, the other commands, the files in `deploy/`.

mod asked;
mod commands;
#[allow(dead_code, reason = "other suites ask for every database at once")]
#[path = "../support/database.rs"]
mod database;
mod deploy;
mod diagnosis;
mod disk;
mod full_disk;
mod half_sent;
mod health;
#[allow(dead_code, reason = "other suites look at more of the machine")]
#[path = "../support/installed.rs"]
mod installed;
mod live;
mod outage;
mod page;
#[path = "../support/port.rs"]
mod port;
mod private_files;
mod program;
#[path = "../kill/script.rs"]
mod script;
mod setup;
mod stopping;
#[allow(dead_code, reason = "other suites play in more ways")]
#[path = "../kill/table.rs"]
mod table;
#[path = "../support/told.rs"]
mod told;
#[allow(dead_code, reason = "other suites play in more ways")]
#[path = "../support/turns.rs"]
mod turns;
mod upgrade;
mod wire;
