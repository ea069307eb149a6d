//! One's own table: lists, notes, search, export.

mod asked;

use super::screen::{Press, Screen};
use super::trouble::Trouble;
use super::{App, Asker};

pub(super) use asked::note;

/// What somebody asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MineRequest {}

impl App {
    /// Answers a command.
    pub(super) async fn mine_request(&self, _asker: &Asker, request: MineRequest) -> Result<Screen, Trouble> {
        match request {}
    }

    /// Answers a button, a menu or a form.
    pub(super) async fn mine_press(
        &self,
        _asker: &Asker,
        _press: &Press,
        _value: &str,
    ) -> Result<Screen, Trouble> {
        Err(Trouble::unknown_control())
    }
}
