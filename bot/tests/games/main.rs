//! Whole games through the playground, over the real client: what people do, what they see, how it ends.

mod hand;
#[path = "../support/house.rs"]
mod house;
mod mirror;
mod party;
#[path = "../support/player.rs"]
mod player;
mod table;

mod catalogue;
mod chess;
mod invitations;
mod looks;
mod places;
mod refusals;
mod seats;
mod zombie;
