//! What a game may offer beyond the core of [`Rules`], each as a trait of its own.
//!
//! A game without a capability writes nothing for it. One with it implements the trait and names it in
//! [`Rules::CAPABILITIES`].

use super::{Applied, Effort, Event, Limit, Pending, Phrase, Reason, Refusal, Rules, SetupError, Shortcut};
use crate::search::Turn;
use crate::seat::{Seat, SeatSet, Viewer};

/// Chance takes part: cards are drawn, an array is drawn by lot.
pub trait Chance: Rules {
    /// The outcomes of a chance node and their weights; empty elsewhere.
    fn outcomes(state: &Self::State) -> Vec<(Self::Step, u32)>;

    /// Applies a chance outcome.
    ///
    /// # Errors
    /// When it is not one of [`Chance::outcomes`].
    fn happen(state: &mut Self::State, outcome: Self::Step) -> Result<Applied, Refusal>;

    /// An outcome as this viewer may see it in the record; `None` leaves it out.
    fn drawn(_viewer: Viewer, outcome: Self::Step) -> Option<String> {
        Some(outcome.to_string())
    }
}

/// Cards come from a deck whose order tools and tests may fix.
pub trait Deck: Rules {
    /// Fixes the order in which the cards that are still unseen will come.
    ///
    /// # Errors
    /// When these cards are not among the unseen ones.
    fn fix_deck(state: &mut Self::State, cards: &str) -> Result<(), SetupError>;
}

/// A referee computes what players can't be asked to prove.
pub trait Referee: Rules {
    /// The puzzle for the referee to solve sooner or later, as a text that contains all of it.
    fn question(state: &Self::State) -> Option<String>;

    /// Solves a puzzle: pure, slow, bounded by `effort`. The answer is the text of a step for [`Referee::rule`].
    fn work_out(question: &str, effort: &Effort<'_>) -> Option<String>;

    /// Applies the ruling that is awaited.
    ///
    /// # Errors
    /// When no ruling is awaited, or this is no ruling on the question.
    fn rule(state: &mut Self::State, ruling: Self::Step) -> Result<Applied, Refusal>;
}

/// A time limit of the game's own, apart from the players' clocks.
pub trait TimeLimit: Rules {
    /// The limit in force.
    fn limit(state: &Self::State) -> Option<Limit>;
}

/// Resigning or running out of time needn't end the game. (Without this, the seat's team has lost.)
pub trait Forfeit: Rules {
    /// Applies the forfeit of a seat; `None` where its team loses after all.
    fn forfeit(state: &mut Self::State, seat: Seat, reason: Reason) -> Option<Applied>;
}

/// Seats are ranked: first, second, third …
pub trait Places: Rules {
    /// Whether a lower score is the better one.
    const LOW_SCORES: bool;

    /// The ranking of a finished game, best first; equal seats share a set.
    fn places(state: &Self::State) -> Vec<SeatSet>;
}

/// Draws may be claimed: threefold repetition, fifty moves.
pub trait Claims: Rules {
    /// The draw that the seat to act may claim now, computed from public facts only.
    fn claim(state: &Self::State) -> Option<Reason>;
}

/// Several steps may be taken at one press.
pub trait Shortcuts: Rules {
    /// Ways to take the steps that are offered now.
    fn shortcuts(view: &Self::View) -> &'static [Shortcut];
}

/// Viewers know different things.
pub trait Secrets: Rules {
    /// The view of a finished game in which nothing is hidden, unless something was still
    /// [sealed](Sealing::sealed) at its end. Asked for every state of a finished game, also within turns.
    fn opened(state: &Self::State) -> Self::View;

    /// A step of a turn as this viewer may see it in the record; `None` leaves it out.
    fn shown(_viewer: Viewer, _by: Seat, step: Self::Step) -> Option<String> {
        Some(step.to_string())
    }

    /// The record's remark on how an attempt was answered, in the turn just completed.
    fn remark(_state: &Self::State) -> Option<&'static str> {
        None
    }

    /// Checks, by the view before a step that ends a draft, whether the parts typed behind it may be meant for the
    /// seat's next prompt, in every world that the step may uncover. The default is for games in which no step of
    /// a seat is a commit point: there it ends the turn.
    ///
    /// # Errors
    /// When the parts can't be meant in any world that fits the view.
    fn beyond(_view: &Self::View, _step: Self::Step, typed: &[&str]) -> Result<(), Refusal> {
        nothing_beyond(typed)
    }

    /// Deductions about others' secrets that a playing viewer can make from public facts: sentences from the
    /// game's words, for that viewer only. They stand on a page opened for thinking and are no events.
    fn deductions(_view: &Self::View) -> Vec<Event> {
        Vec::new()
    }
}

/// Several seats decide at once, unseen by each other.
pub trait Sealing: Rules {
    /// The seats whose steps are accepted now: those that are asked, and those that may still change a sealed
    /// decision. A change replaces the decision before it: it is made in one go, without chance or a commit point
    /// in it, and leaves the same state as if it had been decided like that at once.
    fn may_act(state: &Self::State) -> SeatSet;

    /// The seats with a decision that stays sealed until others have made theirs. A game that ends meanwhile
    /// discloses none of them: somebody who ends a game must not see what others decided first. Public.
    fn sealed(state: &Self::State) -> SeatSet {
        match Self::pending(state) {
            Pending::Seats(asked) => {
                Self::may_act(state).iter().filter(|seat| !asked.contains(*seat)).collect()
            }
            Pending::Chance | Pending::Referee | Pending::Over(_) => SeatSet::EMPTY,
        }
    }

    /// Whether a decision may stay closed at the end, as [`never_opened`](Self::never_opened) tells.
    fn may_stay_shut() -> bool {
        false
    }

    /// The seats whose newest decision was discarded without coming to the table, or never will come there since
    /// the game is `over`; each with the steps that did open of it, which are read in its place at the end. Asked
    /// after every change, so a seat is listed until it decides again.
    fn never_opened(_state: &Self::State, _over: bool) -> Vec<(Seat, Vec<Self::Step>)> {
        Vec::new()
    }

    /// Removes what stays closed of a seat's newest decision from a state shown in hindsight.
    fn keep_shut(_state: &mut Self::State, _seat: Seat, _opened: &[Self::Step]) {}
}

/// People may write steps in other ways than the canonical one: SAN, UCI, words.
pub trait Reading: Rules {
    /// Reads one part of a turn as people type it; `typed` is trimmed and not empty.
    ///
    /// # Errors
    /// When no offered step, or more than one, is meant. The sentence may use nothing but the view.
    fn read(view: &Self::View, typed: &str) -> Result<Self::Step, Refusal>;

    /// Sorts the typed parts of a turn into the order of decision, where any order is as clear, and divides those that
    /// can only be several. The default leaves them as they are.
    fn arranged(_view: &Self::View, _typed: &mut Vec<&str>) {}

    /// Whether turns that go on with this step are listed and suggested: not where there are too many to look at, or where those
    /// that can end would be the solution. They can be played all the same, and one that is typed whole is suggested.
    fn is_listed(_step: Self::Step) -> bool {
        true
    }

    /// Whether a turn typed this far needs an explicit end: there is something left to choose that people would be
    /// sorry to miss, such as a card to play.
    fn asks_on(_view: &Self::View) -> bool {
        false
    }
}

/// A confirmation before a step that may not be meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// The question.
    pub question: Phrase,
    /// The label of taking the step.
    pub take: Phrase,
    /// The label of not taking it.
    pub leave: Phrase,
    /// Whether the step costs something, so that taking it is to look like a danger.
    pub costs: bool,
}

/// Turns that are not moves have words of their own: nobody would say that a bid was *played*.
pub trait Wording: Rules {
    /// The sentence for a turn, in place of *played*; in it, `$who` is `you` or `other`, and `$person` their name.
    /// For a ruling, which is a turn of one step, the sentence of the ruling.
    fn turn_text(_steps: &[Self::Step]) -> Option<Phrase> {
        None
    }

    /// A word for a button: what a seat does now if that isn't a move. Computed from public facts only.
    fn action(_state: &Self::State) -> Option<Phrase> {
        None
    }

    /// The confirmation before chosen steps whose last one costs something, or settles it, and is easily taken by mistake.
    fn warns(_view: &Self::View, _steps: &[Self::Step]) -> Option<Warning> {
        None
    }
}

/// A fast generator on positions without history ([`Search`](crate::search::Search)) knows the turns.
pub trait FastPerft: Rules {
    /// The number of turn sequences of length `depth` from here; `None` where the generator doesn't cover
    /// everything that may happen.
    fn fast_perft(state: &Self::State, depth: u32) -> Option<u64>;

    /// The turns with the positions behind them, by [`search::turns`](crate::search::turns); `None` like
    /// [`FastPerft::fast_perft`].
    fn fast_turns(state: &Self::State) -> Option<Vec<Turn>>;
}

/// Refuses anything typed behind a step that ends the turn.
pub(super) fn nothing_beyond(typed: &[&str]) -> Result<(), Refusal> {
    if typed.is_empty() { Ok(()) } else { Err(Refusal::TOO_MANY) }
}
