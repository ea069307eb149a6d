//! Takebacks, calling off, rematches.

use super::screen::{Press, Screen};
use super::trouble::Trouble;
use super::{App, Asker};

/// What somebody asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OfferRequest {}

impl App {
    /// Answers a command.
    pub(super) async fn offers_request(
        &self,
        _asker: &Asker,
        request: OfferRequest,
    ) -> Result<Screen, Trouble> {
        match request {}
    }

    /// Answers a button, a menu or a form.
    pub(super) async fn offers_press(
        &self,
        _asker: &Asker,
        _press: &Press,
        _value: &str,
    ) -> Result<Screen, Trouble> {
        Err(Trouble::unknown_control())
    }
}
