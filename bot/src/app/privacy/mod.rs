//! What is kept about a person.

use super::screen::{Press, Screen};
use super::trouble::Trouble;
use super::{App, Asker};

/// What somebody asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DataRequest {}

impl App {
    /// Answers a command.
    pub(super) async fn privacy_request(
        &self,
        _asker: &Asker,
        request: DataRequest,
    ) -> Result<Screen, Trouble> {
        match request {}
    }

    /// Answers a button, a menu or a form.
    pub(super) async fn privacy_press(
        &self,
        _asker: &Asker,
        _press: &Press,
        _value: &str,
    ) -> Result<Screen, Trouble> {
        Err(Trouble::unknown_control())
    }
}
