//! Turns as people make them: typed, chosen step by step, or by a short cut.

mod menus;
pub(crate) mod picker;
mod shortcut;
mod typed;
