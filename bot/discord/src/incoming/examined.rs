//! How to tell interactions of a live examination from the bot's own: by its command and the prefix of its custom
//! ids.

use crate::calls::received::Asked;

/// The command's name; it exists during the examination only, on that server.
pub(crate) const COMMAND: &str = "doctor-live";
/// The prefix of its custom ids.
pub(crate) const PREFIX: &str = "doctor:";

/// Whether an interaction belongs to a live examination: the bot leaves it to that process.
pub(crate) fn is_examined(asked: &Asked) -> bool {
    match asked {
        Asked::Command(command) | Asked::Typing(command) => command.name == COMMAND,
        Asked::Press(press) | Asked::Form(press) => press.custom_id.starts_with(PREFIX),
    }
}
