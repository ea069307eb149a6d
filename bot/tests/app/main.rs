//! The program without Discord: what it answers and what it says, byte for byte.

mod arrival;
mod at_once;
mod at_rest;
mod backups;
mod clocks;
mod costs;
mod daily;
#[allow(dead_code, reason = "other suites look on while the program runs")]
#[path = "../support/database.rs"]
mod database;
mod draws;
#[path = "../support/failpoints.rs"]
mod failpoints;
mod four;
#[path = "../support/lines.rs"]
mod lines;
#[path = "../support/ours.rs"]
mod ours;
mod stage;
#[path = "../support/turns.rs"]
mod turns;

mod changing;
mod community;
mod company;
mod contact;
mod controls;
mod editions;
mod faults;
mod invitations;
mod keeping;
mod mine;
mod moving;
mod notes;
mod offers;
mod partners;
mod plans;
mod plans_together;
mod privacy;
mod problems;
mod records;
mod refused;
mod replay;
mod seats;
mod secrets;
mod servers;
mod sides;
mod stranded;
mod themes;
mod three_weeks;
mod together;
mod told;
mod tournaments;
