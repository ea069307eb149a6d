//! What the controls of first contact mean.

use crate::asking::controls::controls;
use crate::asking::rights::Effect::Looks;
use crate::asking::rights::Right::Anyone;
use crate::asking::rights::Rule;
use crate::games::learn;

controls! {
    /// What a control of first contact asks for.
    #[derive(Copy)]
    Act of Guide with pages {
        /// List the games.
        Games = learn::GAMES, Rule::page(Anyone, Looks);
        /// List those that a computer plays.
        Computers = "computers", Rule::page(Anyone, Looks);
        /// One was chosen from a list (menu; value: the game's id).
        Game = "game", Rule::page(Anyone, Looks);
        /// How the bot works.
        Help = "help", Rule::page(Anyone, Looks);
        /// Every command, each with a few words.
        Commands = "commands", Rule::page(Anyone, Looks);
    }
}
