//! The games: one folder each, with the rules for people (`rules.md`) and the code that enforces them.

pub mod adrenaline;
pub mod allthought;
pub mod booster;
pub mod captain_spalding;
pub mod chess;
pub mod chess960;
pub mod chess_golf;
pub mod cooperative;
pub mod crowded_house;
pub mod fun_in_a_box;
pub mod goal_box;
pub mod half_alice;
pub mod masquerade;
pub mod thinktank;
pub mod zombie;
