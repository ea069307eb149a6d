//! The program without Discord: what it answers and what it says, byte for byte.

mod stage;

mod invitations;
mod secrets;
