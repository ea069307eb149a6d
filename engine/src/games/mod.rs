//! The games of the catalogue: one folder each, with the rules for people (`rules.md`), the code that enforces
//! them, their words and their test data.

use crate::table::Game;
use crate::table::any_game::AnyGame;

/// Passes the list of games to a macro: `every_game!(make)` is `make! { chess: Chess, … }`, each module with its
/// rules type, in menu order.
///
/// This line is all that a game needs outside its folder. Other crates make what they have for each game, such as
/// its computer player, from this list.
///
/// ```
/// macro_rules! titles {
///     ($($folder:ident: $rules:ident,)*) => {
///         [$(<engine::games::$folder::$rules as engine::rules::Rules>::INFO.title),*]
///     };
/// }
/// assert!(engine::every_game!(titles).contains(&"Zombie Chess"));
/// ```
#[macro_export]
macro_rules! every_game {
    ($make:ident) => {
        $make! {
            chess: Chess,
            chess960: Chess960,
            thinktank: Thinktank,
            allthought: Allthought,
            fun_in_a_box: FunInABox,
            goal_box: GoalBox,
            captain_spalding: CaptainSpalding,
            half_alice: HalfAlice,
            adrenaline: Adrenaline,
            crowded_house: CrowdedHouse,
            zombie: Zombie,
            masquerade: Masquerade,
            booster: Booster,
            cooperative: Cooperative,
            chess_golf: ChessGolf,
        }
    };
}

/// Declares the modules of the games, and their list for the catalogue.
macro_rules! games {
    ($($folder:ident: $rules:ident,)*) => {
        $(pub mod $folder;)*

        /// All games, in menu order.
        pub(crate) static ALL: &[&dyn AnyGame] = &[$(&Game::<$folder::$rules>::NEW),*];
    };
}

every_game!(games);
