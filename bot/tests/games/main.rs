//! Whole games through the playground, over the real client: what people do, what they see, how it ends.

#[path = "../support/house.rs"]
mod house;
#[path = "../support/player.rs"]
mod player;
mod table;

mod chess;
mod invitations;
mod looks;
mod places;
mod refusals;
mod seats;
mod zombie;
