//! Turns as people make them: typed, chosen step by step, or by a short cut.

pub(crate) mod confirm;
pub(crate) mod drafting;
mod examples;
pub(crate) mod menus;
pub(crate) mod next_question;
pub(crate) mod picker;
mod runs;
pub(crate) mod sentence;
pub(crate) mod shortcut;
pub(crate) mod typed;
pub(crate) mod which;
