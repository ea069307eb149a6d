//! The games of the catalogue: one folder each, with the rules for people (`rules.md`), the code that enforces them, their words and
//! their test data.

use crate::table::Game;
use crate::table::any_game::AnyGame;

/// The modules of the games and the list of them, in the order of menus: all that a game needs outside its folder is its line here.
macro_rules! games {
    ($($folder:ident: $rules:ident,)*) => {
        $(pub mod $folder;)*

        /// All of them, in the order of menus.
        pub(crate) static ALL: &[&dyn AnyGame] = &[$(&Game::<$folder::$rules>::NEW),*];
    };
}

games! {
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
