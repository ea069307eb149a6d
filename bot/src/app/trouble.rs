//! What can go wrong: something to tell the person, or a fault of ours.

use std::time::Duration;

use engine::rules::{Refusal, SetupError};

use crate::ids::InteractionId;
use crate::metrics;
use crate::say;
use crate::store::StoreError;
use crate::words::{Lang, Text};

use super::screen::Screen;

/// A [`Trouble`] that tells the person something: `tell!("trouble-stale")`, with arguments as in [`say!`].
macro_rules! tell {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::app::trouble::Trouble::Told(Box::new($crate::words::Text::new(
            $key,
            vec![$((stringify!($name), $crate::words::Arg::from($value))),*],
        )))
    };
}

pub(super) use tell;

/// How often a change is tried when somebody else changes the same at the same moment.
const TRIES: u32 = 5;

/// Does what may fail because somebody else was faster, again and again with longer and longer pauses: each try begins
/// on the newest state.
pub(super) async fn persistently<T, F>(mut attempt: impl FnMut() -> F) -> Result<T, Trouble>
where
    F: Future<Output = Result<T, Trouble>>,
{
    let mut tries = 0;
    loop {
        tries += 1;
        match attempt().await {
            Err(trouble) if trouble.passing() && tries < TRIES => {
                metrics::retried();
                tokio::time::sleep(Duration::from_millis(10 << tries)).await;
            }
            result => {
                if result.as_ref().is_err_and(Trouble::passing) {
                    metrics::gave_up();
                }
                return result;
            }
        }
    }
}

/// Why a request had no effect.
#[derive(Debug)]
pub(super) enum Trouble {
    /// Something to tell the person.
    Say(Box<Screen>),
    /// The same, in whatever language they read.
    Told(Box<Text>),
    /// The same request was handled before; nothing to do again.
    Replayed,
    /// The store could not do it.
    Store(StoreError),
    /// A stored game that our own rules refuse, or the like: somebody has to look.
    Broken(String),
}

impl Trouble {
    /// A sentence for the person.
    pub(super) fn say(sentence: impl Into<String>) -> Self {
        Self::Say(Box::new(Screen::text(sentence)))
    }

    /// A control that nobody should have.
    pub(super) fn unknown_control() -> Self {
        tell!("trouble-unknown-control")
    }

    /// A control that belongs to an earlier state of the game.
    pub(super) fn stale() -> Self {
        tell!("trouble-stale")
    }

    /// Whether trying again at once may work.
    fn passing(&self) -> bool {
        matches!(self, Self::Store(StoreError::Busy | StoreError::Stale))
    }

    /// The private answer to the person.
    pub(super) fn into_screen(self, interaction: InteractionId, lang: Lang) -> Screen {
        match self {
            Self::Say(screen) => *screen,
            Self::Told(text) => Screen::text(text.to(lang)),
            Self::Replayed => Screen::text(say!(lang, "trouble-replayed")),
            Self::Store(error) => {
                tracing::error!(%interaction, %error, "a request failed in the store");
                Screen::text(say!(lang, "trouble-store"))
            }
            Self::Broken(what) => {
                tracing::error!(%interaction, what, "a request failed");
                Screen::text(say!(lang, "trouble-broken"))
            }
        }
    }
}

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl From<Refusal> for Trouble {
    fn from(refusal: Refusal) -> Self {
        Self::say(refusal.sentence)
    }
}

impl From<SetupError> for Trouble {
    fn from(error: SetupError) -> Self {
        Self::say(format!("That table can't be set up: {error}."))
    }
}
