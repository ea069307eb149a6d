//! Games that begin at a given position.

use engine::any_game::AnyGame;
use engine::rules::{Options, Pending};
use model::game::Game;
use model::screen::{Puzzle, Recipe};
use words::Lang;
use words::say;

use crate::asking::rejection::{Rejection, reject};
use crate::games::tables;

/// The longest position that is read, in characters.
const LONGEST: usize = 400;

/// The first position of a new table, in the rules' own form; `None` for the usual one.
///
/// # Errors
/// Where the rules don't allow it, and for a position that is none of theirs, where nothing is left to play, or that is too
/// tangled for the referee.
pub(crate) fn position(
    rules: &dyn AnyGame,
    options: &Options,
    typed: Option<&str>,
    lang: Lang,
) -> Result<Option<String>, Rejection> {
    let Some(typed) = typed.map(str::trim).filter(|typed| !typed.is_empty()) else { return Ok(None) };
    let info = rules.info();
    if info.secret.is_some() || info.chance {
        return Err(reject!("library-import-secrets", game = info.title));
    }
    if typed.chars().count() > LONGEST {
        return Err(reject!("library-import-long", most = LONGEST));
    }
    let table = rules.begin(options, Some(typed))?;
    match table.pending() {
        Pending::Seats(_) => {}
        Pending::Over(outcome) => {
            let outcome = format!("{}.", lang.outcome(info, outcome.result, outcome.reason.code()));
            return Err(reject!("library-import-over", outcome = outcome));
        }
        Pending::Chance | Pending::Referee => {
            return Err(reject!("library-import-secrets", game = info.title));
        }
    }
    let position = table.position();
    // The stored form has to be read back as what was meant.
    let again = rules.open(options, Some(&position))?;
    if again.position() != position {
        return Err(Rejection::Broken(format!("a position of {} doesn't come back", info.id)));
    }
    let usual = rules.open(options, None).is_ok_and(|usual| usual.position() == position);
    Ok((!usual).then_some(position))
}

/// The invitation's sentence about the first position; empty for the usual one.
pub(crate) fn sentence(game: &Game) -> String {
    let said =
        |position: &String| format!("\n{}", say!(game.lang(), "library-import-begins", position = position));
    game.position.as_ref().map_or_else(String::new, said)
}

/// The picture of the first position, if that isn't the usual one and can be drawn by itself.
pub(crate) fn picture(game: &Game) -> Option<Recipe> {
    let position = game.position.as_deref()?;
    tables::from_position(&game.rules, position).ok()?;
    Some(Recipe::of_puzzle(Puzzle::new(game.rules.clone(), position)).seen_on(game.guild))
}
