//! The program without Discord: what it answers and what it says, byte for byte.

mod daily;
mod four;
mod stage;
#[path = "../support/turns.rs"]
mod turns;

mod invitations;
mod seats;
mod secrets;
mod sides;
