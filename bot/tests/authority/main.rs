//! Who may do what: every row of the table of authority, tried as every kind of person in every state of games and tournaments.
//!
//! - `attempts`: controls about games that look right, no matter who holds them; `beyond`: everything else; `absurd`: what arrives all the same
//! - `world`: a database that can be put back; `cast`: the kinds of people; `scenes`: states of games;
//!   `document`: the table for people to read

mod absurd;
mod attempts;
mod beyond;
mod cast;
mod document;
mod scenes;
mod world;
