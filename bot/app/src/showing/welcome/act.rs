//! Actions of the controls of first contact.

use crate::asking::controls::controls;
use crate::asking::rights::Effect::Looks;
use crate::asking::rights::Right::Anyone;
use crate::asking::rights::Rule;
use crate::games::learn;

controls! {
    /// An action of a control of first contact.
    Act of Guide with pages {
        /// List the games.
        Games = learn::GAMES, Rule::page(Anyone, Looks);
        /// List the games that a computer plays.
        Computers = "computers", Rule::page(Anyone, Looks);
        /// Show the game chosen from a list (menu; value: the game's id).
        Game = "game", Rule::page(Anyone, Looks);
        /// Show a game, by its id: back from its rules.
        Card(rules: String) = learn::CARD, Rule::page(Anyone, Looks);
        /// Show help.
        Help = "help", Rule::page(Anyone, Looks);
        /// List every command with a short description.
        Commands = "commands", Rule::page(Anyone, Looks);
    }
}
