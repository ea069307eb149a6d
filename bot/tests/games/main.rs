//! Whole games through the playground, over the real client: what people do, what they see, how it ends.

mod hand;
#[path = "../support/house.rs"]
mod house;
mod mirror;
mod party;
#[path = "../support/player.rs"]
mod player;
mod table;
#[path = "../support/told.rs"]
mod told;

mod away;
mod booster;
mod catalogue;
mod chess;
mod cooperative;
mod ends;
mod golf;
mod invitations;
mod languages;
mod looks;
mod masquerade;
mod places;
mod refusals;
mod replay;
mod seats;
mod tournaments;
mod zombie;
