//! What tells the interactions of an examination from the bot's own: its command and what its custom ids begin with.

use crate::calls::received::Asked;

/// The command's name; it is there for as long as the examination takes, on that server alone.
pub(crate) const COMMAND: &str = "doctor-live";
/// What every custom id of it begins with.
pub(crate) const PREFIX: &str = "doctor:";

/// Whether an interaction belongs to an examination: the bot leaves it to the process that examines.
pub(crate) fn is_examined(asked: &Asked) -> bool {
    match asked {
        Asked::Command(command) | Asked::Typing(command) => command.name == COMMAND,
        Asked::Press(press) | Asked::Form(press) => press.custom_id.starts_with(PREFIX),
    }
}
