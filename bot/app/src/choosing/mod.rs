//! Choosing a turn by menus, at one press, or while typing.

pub(crate) mod menus;
pub(crate) mod picker;
pub(crate) mod shortcut;
pub(crate) mod suggest;
