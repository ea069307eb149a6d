//! Rejections: why a request has no effect, either something to tell the person or a fault of ours.

use std::fmt;
use std::time::Duration;

use engine::rules::{Refusal, SetupError};
use model::ids::InteractionId;
use model::screen::{Screen, Verb};
use model::time::control::NoControl;
use store::StoreError;
use tokio::time::Instant;
use words::say;
use words::{Lang, Text};

use super::several::Several;

/// A [`Rejection`] that tells the person something: `reject!("rejection-stale")`, with arguments as in [`say!`].
macro_rules! reject {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::asking::rejection::Rejection::Text(Box::new(words::Text::new(
            $key,
            vec![$((stringify!($name), words::Arg::from($value))),*],
        )))
    };
}

pub(crate) use reject;

/// The rejection of a typed clock: `unreadable` names what would be read there, the bounds are the same everywhere.
pub(crate) fn reject_clock(error: NoControl, unreadable: Rejection) -> Rejection {
    match error {
        NoControl::Unreadable => unreadable,
        NoControl::OutOfRange => reject!("clock-out-of-range"),
    }
}

/// How often a change is tried that conflicts with others.
const TRIES: u32 = 8;
/// How often a change is looked up whose commit got no answer, over about half a minute: the person has to be
/// told whether it counted.
const DOUBTFUL_TRIES: u32 = 40;
/// How long to wait for an unreachable database before the person is told.
const PATIENCE: Duration = Duration::from_secs(15);
/// The longest pause between two attempts.
const LONGEST_PAUSE: Duration = Duration::from_secs(1);

/// Retries a change that may conflict with others, with growing pauses: each attempt begins on the newest
/// state.
///
/// An attempt whose commit got no answer may have counted. The next one finds out, for it notes the same interaction: if
/// that is noted already, the answer is [`Rejection::Counted`].
pub(crate) async fn retry_transaction<T, F>(mut attempt: impl FnMut() -> F) -> Result<T, Rejection>
where
    F: Future<Output = Result<T, Rejection>>,
{
    let begun = Instant::now();
    let mut tries = 0;
    let mut doubtful = false;
    loop {
        tries += 1;
        let rejection = match attempt().await {
            Ok(done) => return Ok(done),
            Err(Rejection::Replayed) if doubtful => return Err(Rejection::Counted),
            Err(rejection) => rejection,
        };
        doubtful |= matches!(rejection, Rejection::Store(StoreError::InDoubt));
        let go_on =
            if doubtful { tries < DOUBTFUL_TRIES } else { tries < TRIES && begun.elapsed() < PATIENCE };
        match rejection {
            Rejection::Store(_) if !go_on || !rejection.passing() => {
                if rejection.passing() {
                    metrics::gave_up();
                }
                // While it is unknown whether the change counted, the answer must not deny it.
                return Err(if doubtful { StoreError::InDoubt.into() } else { rejection });
            }
            Rejection::Store(_) => {}
            final_word => return Err(final_word),
        }
        metrics::retried();
        // Random, so that attempts that conflicted once don't conflict again.
        let pause = Duration::from_millis(10 << tries.min(7)).min(LONGEST_PAUSE);
        tokio::time::sleep(pause.mul_f64(rand::random_range(0.5..1.0))).await;
    }
}

/// Like [`retry_transaction`], for `()`: an attempt that turns out to have counted is a success.
pub(crate) async fn retry_transaction_done<F>(attempt: impl FnMut() -> F) -> Result<(), Rejection>
where
    F: Future<Output = Result<(), Rejection>>,
{
    match retry_transaction(attempt).await {
        Err(Rejection::Counted) => Ok(()),
        result => result,
    }
}

/// Runs one piece of scheduled work: a panic becomes a fault of ours like any other, and stops nothing else.
pub(crate) async fn contained<T>(work: impl Future<Output = Result<T, Rejection>>) -> Result<T, Rejection> {
    let done = pool::contained(work).await;
    done.unwrap_or_else(|broken| Err(Rejection::Broken(broken.to_string())))
}

/// Why a request had no effect.
pub(crate) enum Rejection {
    /// A screen for the person.
    Say(Box<Screen>),
    /// A sentence for the person, in any language they read.
    Text(Box<Text>),
    /// Several games could be meant.
    Several(Box<Several>),
    /// The rules refuse, in any language.
    Refused(Box<Refusal>),
    /// A repeated request: it was handled before, and nothing is done again.
    Replayed,
    /// A repeated request that counted just now, when its commit got no answer.
    Counted,
    /// The store could not do it.
    Store(StoreError),
    /// A bug or damaged data, such as a stored game that can't be read or that our own rules refuse: the operator has to
    /// look.
    Broken(String),
}

/// For log lines: leaves texts out, since they may name people and hold secrets.
impl fmt::Debug for Rejection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Say(_) | Self::Text(_) | Self::Several(_) | Self::Refused(_) => f.write_str("a refusal"),
            Self::Replayed | Self::Counted => f.write_str("handled before"),
            Self::Store(error) => write!(f, "{error}"),
            Self::Broken(what) => f.write_str(what),
        }
    }
}

impl Rejection {
    /// A composed sentence for the person; one with a key of its own is a [`reject!`].
    pub(crate) fn say(sentence: impl Into<String>) -> Self {
        Self::Say(Box::new(Screen::text(sentence)))
    }

    /// The rejection of a control that doesn't exist.
    pub(crate) fn unknown_control() -> Self {
        reject!("rejection-unknown-control")
    }

    /// The rejection of a control that belongs to an earlier state of the game.
    pub(crate) fn stale() -> Self {
        reject!("rejection-stale")
    }

    /// This rejection; if it offers several games, the choice of one goes on with this action.
    pub(crate) fn going_on(mut self, to: Option<(Verb, &'static str)>) -> Self {
        if let (Self::Several(several), Some((verb, arg))) = (&mut self, to) {
            (several.verb, several.arg) = (verb, arg);
        }
        self
    }

    /// The fault, for callers without a person who waits: a refusal or a repeated request is none.
    ///
    /// # Errors
    /// When the store failed.
    pub(crate) fn what_broke(self) -> Result<Option<String>, StoreError> {
        match self {
            Self::Store(error) => Err(error),
            Self::Broken(what) => Ok(Some(what)),
            Self::Say(_)
            | Self::Text(_)
            | Self::Several(_)
            | Self::Refused(_)
            | Self::Replayed
            | Self::Counted => Ok(None),
        }
    }

    /// Whether an immediate retry may work.
    fn passing(&self) -> bool {
        matches!(self, Self::Store(error) if error.is_passing())
    }

    /// The private answer to the person.
    pub(crate) fn into_screen(self, interaction: InteractionId, lang: Lang) -> Screen {
        match self {
            Self::Say(screen) => *screen,
            Self::Text(text) => Screen::text(text.to(lang)),
            Self::Several(several) => several.screen(lang),
            Self::Refused(refusal) => Screen::text(lang.refusal(&refusal)),
            Self::Replayed => Screen::text(say!(lang, "rejection-replayed")),
            Self::Counted => Screen::text(say!(lang, "rejection-counted")),
            Self::Store(error) => {
                tracing::error!(%interaction, %error, "a request failed in the store");
                Screen::text(match error {
                    StoreError::InDoubt => say!(lang, "rejection-in-doubt"),
                    StoreError::Full => say!(lang, "rejection-full"),
                    _ => say!(lang, "rejection-store"),
                })
            }
            Self::Broken(what) => {
                tracing::error!(%interaction, what, "a request failed");
                Screen::text(say!(lang, "rejection-broken"))
            }
        }
    }
}

impl From<StoreError> for Rejection {
    fn from(error: StoreError) -> Self {
        match error {
            // Not a fault of the store: the operator has to look at the damaged row.
            StoreError::Unreadable(what) => Self::Broken(what),
            error => Self::Store(error),
        }
    }
}

impl From<Refusal> for Rejection {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(Box::new(refusal))
    }
}

impl From<SetupError> for Rejection {
    fn from(error: SetupError) -> Self {
        error.into_refusal().into()
    }
}
