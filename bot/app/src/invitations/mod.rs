//! A table before its game begins: invited to, answered, its seats taken and changed, and who may call whom.

pub(crate) mod chairs;
pub(crate) mod contact;
pub(crate) mod invitation;
pub(crate) mod invite;
pub(crate) mod seats;
