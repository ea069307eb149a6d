//! Moods of this Discord, chosen on the page.

use std::time::Duration;

use crate::faults::{Effect, Fault, Likely, Orders, Route, Scope};

/// A mood.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Mood {
    /// Everything works.
    #[default]
    Calm,
    /// Every answer takes a while.
    Slow,
    /// Every third request fails with a server error.
    Failing,
    /// Every third request is refused with 429 and a wait.
    Limiting,
}

impl Mood {
    pub(crate) const ALL: [Self; 4] = [Self::Calm, Self::Slow, Self::Failing, Self::Limiting];

    /// Its word on the page.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Calm => "calm",
            Self::Slow => "slow",
            Self::Failing => "failing",
            Self::Limiting => "limiting",
        }
    }

    pub(crate) fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mood| mood.word() == word)
    }

    /// Sets the mood in place of all ordered faults. Acknowledgements are only delayed, so that people see how the bot copes
    /// and not only that it didn't respond.
    pub(crate) fn set(self, orders: &mut Orders, now_ms: u64) {
        orders.clear();
        orders.mood = Some(self.word());
        let mix = |effect: Effect| {
            let spoken = [Route::CreateMessage, Route::EditMessage, Route::DeleteMessage];
            vec![Likely { effect, routes: spoken.to_vec(), chance: 1.0 / 3.0 }]
        };
        match self {
            Self::Calm => {}
            Self::Slow => {
                let late = Effect::Delay(Duration::from_millis(1_500));
                orders.order(Fault::new(late).always(), now_ms);
            }
            Self::Failing => orders.mix(now_ms, mix(Effect::Status(502))),
            Self::Limiting => {
                let retry_after = Duration::from_secs(2);
                orders.mix(now_ms, mix(Effect::RateLimit { retry_after, scope: Scope::User }));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mood_has_a_word_and_calm_takes_all_back() {
        let mut orders = Orders::default();
        for mood in Mood::ALL {
            assert_eq!(Mood::from_word(mood.word()), Some(mood));
            mood.set(&mut orders, 7);
            let struck = (0..60).filter(|_| orders.next(Route::CreateMessage, 7).is_some()).count();
            let expected = match mood {
                Mood::Calm => 0..=0,
                Mood::Slow => 60..=60,
                Mood::Failing | Mood::Limiting => 8..=32,
            };
            assert!(expected.contains(&struck), "{mood:?}: {struck} of 60");
        }
        Mood::Calm.set(&mut orders, 7);
        assert_eq!((orders.pending(), orders.next(Route::Callback, 7)), (0, None));
        assert_eq!(Mood::from_word("cross"), None);
    }
}
