//! Games in which everybody sees everything: the part of the contract that is the same for all of them.

/// Writes the items of [`Rules`](crate::rules::Rules) that follow from a state's own methods where nothing is hidden: the view
/// is the state, and `pending`, `steps`, `describe`, `play` and `scene` are asked of it. What is left to say is how a game starts
/// and how its positions read; [`reads_claims_and_counts`] adds three capabilities.
///
/// A macro and not a trait: a second blanket implementation beside [`Chesslike`](crate::duel::Chesslike)'s would overlap it.
macro_rules! nothing_is_hidden {
    ($state:ty, $step:ty) => {
        type State = $state;
        type View = $state;
        type Step = $step;

        fn pending(state: &$state) -> $crate::rules::Pending {
            state.pending()
        }

        fn view(state: &$state, _viewer: $crate::seat::Viewer) -> $state {
            state.clone()
        }

        fn offers(view: &$state, out: &mut Vec<$step>) {
            out.extend(view.steps());
        }

        fn describe_all(view: &$state, offered: &[$step]) -> Vec<$crate::rules::Describe> {
            offered.iter().map(|step| view.describe(*step, offered)).collect()
        }

        fn apply(
            state: &mut $state,
            seat: $crate::seat::Seat,
            step: $step,
        ) -> Result<$crate::rules::Applied, $crate::rules::Refusal> {
            state.play(seat, step)
        }

        fn scene(view: &$state) -> $crate::scene::Scene {
            view.scene()
        }

        fn resample(view: &$state, _rng: &mut dyn rand_core::Rng) -> $state {
            view.clone()
        }
    };
}

/// Gives a game in which nothing is hidden the capabilities [`Reading`](crate::rules::capability::Reading),
/// [`Claims`](crate::rules::capability::Claims) and [`FastPerft`](crate::rules::capability::FastPerft) from its state's methods
/// `read`, `claim` and `fast_perft`.
macro_rules! reads_claims_and_counts {
    ($rules:ty, $state:ty, $step:ty) => {
        impl $crate::rules::capability::Reading for $rules {
            fn read(view: &$state, typed: &str) -> Result<$step, $crate::rules::Refusal> {
                view.read(typed)
            }
        }

        impl $crate::rules::capability::Claims for $rules {
            fn claim(state: &$state) -> Option<$crate::rules::Reason> {
                state.claim()
            }
        }

        impl $crate::rules::capability::FastPerft for $rules {
            fn fast_perft(state: &$state, depth: u32) -> Option<u64> {
                state.fast_perft(depth)
            }
        }
    };
}
