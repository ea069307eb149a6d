//! Clocks: time controls, vacation, pauses.
//!
//! - `running`: whose clock runs after a change, and until when; `rest`: games that stand by agreement
//! - `shown`: clocks in words, in invitations and below boards

mod rest;
mod running;
mod shown;

use super::screen::{Press, Screen};
use super::trouble::Trouble;
use super::{App, Asker};

#[allow(unused_imports, reason = "agreements come from the area of offers")]
pub(super) use rest::rest;
pub(super) use running::{Step, days_off, note, wind_up};
pub(super) use shown::line;

/// What somebody asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClockRequest {}

impl App {
    /// Answers a command.
    pub(super) async fn clocks_request(
        &self,
        _asker: &Asker,
        request: ClockRequest,
    ) -> Result<Screen, Trouble> {
        match request {}
    }

    /// Answers a button, a menu or a form.
    pub(super) async fn clocks_press(
        &self,
        _asker: &Asker,
        _press: &Press,
        _value: &str,
    ) -> Result<Screen, Trouble> {
        Err(Trouble::unknown_control())
    }
}
