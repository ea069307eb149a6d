//! [`Hidden`]: a game with a secret on each side, what one viewer knows of it, and worlds that fit that.

use crate::board::Side;
use crate::chess::side_of;
use crate::rules::{Pending, Refusal};
use crate::seat::{Seat, Viewer};

/// The full state of a game in which each side has a secret: the public part and the secrets.
///
/// ```
/// use engine::duel::Hidden;
/// use engine::seat::{Seat, Viewer};
///
/// let truth = Hidden { public: "the board", secrets: ["a grave on a1", "a grave on h8"] };
/// let seen = truth.seen_by(Viewer::Seat(Seat(0)), |side, owner| side == owner);
/// assert_eq!(seen.secrets, [Some("a grave on a1"), None]);
/// let world = seen.completed(|_| "a grave on g7");
/// assert_eq!(world.secrets, ["a grave on a1", "a grave on g7"]);
/// assert_eq!(truth.seen_by(Viewer::Public, |_, _| true).secrets, [None, None]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Hidden<P, S> {
    /// The public part.
    pub public: P,
    /// White's and Black's secrets.
    pub secrets: [S; 2],
}

/// One viewer's knowledge of a [`Hidden`] game. It has no place for a secret that the viewer does not know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glimpse<P, S> {
    /// The public part.
    pub public: P,
    /// The side the viewer plays.
    pub side: Option<Side>,
    /// White's and Black's secrets, where the viewer may know them.
    pub secrets: [Option<S>; 2],
}

impl<P: Clone, S: Clone> Hidden<P, S> {
    /// A viewer's knowledge: the secrets that the viewer's side `knows`, and none for spectators.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer, knows: impl Fn(Side, Side) -> bool) -> Glimpse<P, S> {
        let side = viewer.seat().and_then(side_of);
        let known = |owner: Side| {
            let may = side.is_some_and(|side| knows(side, owner));
            may.then(|| self.secrets[owner.index()].clone())
        };
        Glimpse { public: self.public.clone(), side, secrets: Side::BOTH.map(known) }
    }

    /// The public view with all secrets disclosed, at the end.
    #[must_use]
    pub fn opened(&self) -> Glimpse<P, S> {
        Glimpse { public: self.public.clone(), side: None, secrets: self.secrets.clone().map(Some) }
    }
}

impl<P: Clone, S: Clone> Glimpse<P, S> {
    /// A world that fits: the viewer's knowledge, with the other sides' secrets from `guess`.
    #[must_use]
    pub fn completed(&self, mut guess: impl FnMut(Side) -> S) -> Hidden<P, S> {
        let secret = |owner: Side| self.secrets[owner.index()].clone().unwrap_or_else(|| guess(owner));
        Hidden { public: self.public.clone(), secrets: Side::BOTH.map(secret) }
    }
}

/// The side of a seat that wants to take a step.
///
/// # Errors
/// When the game is over, or others are asked.
pub(crate) fn acting(pending: Pending, seat: Seat) -> Result<Side, Refusal> {
    match pending {
        Pending::Over(_) => Err(Refusal::OVER),
        Pending::Seats(asked) if asked.contains(seat) => side_of(seat).ok_or(Refusal::NOT_YOUR_TURN),
        Pending::Seats(_) | Pending::Chance | Pending::Referee => Err(Refusal::NOT_YOUR_TURN),
    }
}

/// Implements the parts of the rules of a game with secrets that its state and views answer themselves.
macro_rules! as_hidden {
    () => {
        fn position(state: &Self::State) -> String {
            state.text()
        }

        fn pending(state: &Self::State) -> $crate::rules::Pending {
            state.public.pending()
        }

        fn view(state: &Self::State, viewer: $crate::seat::Viewer) -> Self::View {
            state.view(viewer)
        }

        fn offers(view: &Self::View, out: &mut Vec<Self::Step>) {
            out.extend(view.steps());
        }

        fn describe_all(view: &Self::View, offered: &[Self::Step]) -> Vec<$crate::rules::Describe> {
            view.describe_all(offered)
        }

        fn apply(
            state: &mut Self::State,
            seat: $crate::seat::Seat,
            step: Self::Step,
        ) -> Result<$crate::rules::Applied, $crate::rules::Refusal> {
            state.play(seat, step)
        }

        fn asks(view: &Self::View, _seat: $crate::seat::Seat) -> $crate::rules::Phrase {
            view.asks()
        }

        fn scene(view: &Self::View) -> $crate::scene::Scene<$crate::rules::Phrase> {
            view.scene()
        }

        fn resample(view: &Self::View, rng: &mut dyn rand_core::Rng) -> Self::State {
            view.world(rng)
        }
    };
}

pub(crate) use as_hidden;
