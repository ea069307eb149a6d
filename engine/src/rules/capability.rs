//! What a game may offer beyond the core of [`Rules`], each as a trait of its own.
//!
//! A game without a capability writes nothing. One with it implements the trait and names it in [`Rules::CAPABILITIES`].

use super::{Applied, Effort, Event, Limit, Pending, Phrase, Reason, Refusal, Rules, SetupError, Shortcut};
use crate::search::Turn;
use crate::seat::{Seat, SeatSet, Viewer};

/// Chance decides: cards are drawn, an array is drawn by lot.
pub trait Chance: Rules {
    /// The outcomes and their weights at a chance node; empty elsewhere.
    fn outcomes(state: &Self::State) -> Vec<(Self::Step, u32)>;

    /// Takes a chance outcome.
    ///
    /// # Errors
    /// When it is none of [`Chance::outcomes`].
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
    /// When these are not among the unseen ones.
    fn fix_deck(state: &mut Self::State, cards: &str) -> Result<(), SetupError>;
}

/// A referee works out what players can't be asked to prove.
pub trait Referee: Rules {
    /// The puzzle that has to be worked out sooner or later, as a text that says all of it.
    fn question(state: &Self::State) -> Option<String>;

    /// Works a puzzle out: pure, slow, bounded by `effort`. The answer is the text of a step for [`Referee::rule`].
    fn work_out(question: &str, effort: &Effort<'_>) -> Option<String>;

    /// Takes the ruling when it is awaited.
    ///
    /// # Errors
    /// When no ruling is awaited, or it can't be one on the question.
    fn rule(state: &mut Self::State, ruling: Self::Step) -> Result<Applied, Refusal>;
}

/// A time limit of the game's own, apart from the players' clocks.
pub trait TimeLimit: Rules {
    /// The limit in force.
    fn limit(state: &Self::State) -> Option<Limit>;
}

/// Giving up or running out of time needn't be the end of the game. (Without: the seat's team has lost.)
pub trait Forfeit: Rules {
    /// What it means for the seat; `None` where its team has lost after all.
    fn forfeit(state: &mut Self::State, seat: Seat, reason: Reason) -> Option<Applied>;
}

/// Seats come in first, second, third …
pub trait Places: Rules {
    /// Whether a lower score is the better one.
    const LOW_SCORES: bool;

    /// How the seats came in once the game is over, best first, equals together.
    fn places(state: &Self::State) -> Vec<SeatSet>;
}

/// Draws may be claimed: threefold repetition, fifty moves.
pub trait Claims: Rules {
    /// The draw that the seat to act may claim now, by what is public.
    fn claim(state: &Self::State) -> Option<Reason>;
}

/// Several steps may be taken at one press.
pub trait Shortcuts: Rules {
    /// Ways to take the steps that are offered now.
    fn shortcuts(view: &Self::View) -> &'static [Shortcut];
}

/// Viewers know different things.
pub trait Secrets: Rules {
    /// What everybody may know once the game is over: nothing stays hidden, unless something was still
    /// [sealed](Sealing::sealed) at its end. Asked for every moment of a finished game, the middle of its turns included.
    fn opened(state: &Self::State) -> Self::View;

    /// A step of a turn as this viewer may see it in the record; `None` leaves it out.
    fn shown(_viewer: Viewer, _by: Seat, step: Self::Step) -> Option<String> {
        Some(step.to_string())
    }

    /// What the record says of how an attempt was answered, in the turn that was just completed.
    fn remark(_state: &Self::State) -> Option<&'static str> {
        None
    }

    /// Whether the parts that are typed behind a step that ends a draft may be meant for what the seat is asked next, in every world
    /// that the step may uncover: by the view from before the step alone. The default is for games in which no step of a seat is
    /// a commit point: there it ends the turn.
    ///
    /// # Errors
    /// When they can't be meant in any world that fits the view.
    fn beyond(_view: &Self::View, _step: Self::Step, typed: &[&str]) -> Result<(), Refusal> {
        nothing_beyond(typed)
    }

    /// What a viewer who plays can tell, from what everybody knows, about what others keep from it: sentences of the game's
    /// words, for nobody else. For a page that people open to think; nothing that has happened.
    fn deductions(_view: &Self::View) -> Vec<Event> {
        Vec::new()
    }
}

/// Several decide unseen by each other.
pub trait Sealing: Rules {
    /// The seats whose steps are taken now: those that are asked, and those that may still change a sealed decision. A
    /// change replaces the one before: it is made in one go, without chance or a commit point in it, and leaves the state that
    /// there would be had it been decided like that at once.
    fn may_act(state: &Self::State) -> SeatSet;

    /// The seats that have made a decision which is sealed until others have made theirs, and those haven't. A game that ends
    /// like that opens nothing of it: who ends a game must not see what others decided before deciding, too. Public.
    fn sealed(state: &Self::State) -> SeatSet {
        match Self::pending(state) {
            Pending::Seats(asked) => {
                Self::may_act(state).iter().filter(|seat| !asked.contains(*seat)).collect()
            }
            Pending::Chance | Pending::Referee | Pending::Over(_) => SeatSet::EMPTY,
        }
    }

    /// Whether a decision may stay shut in the end, as [`never_opened`](Self::never_opened) says.
    fn may_stay_shut() -> bool {
        false
    }

    /// The seats whose newest decision was put away without coming to the table, or never will come there, as the game is `over`; each with
    /// the steps that say what did open of it. In the end those are read in place of the decision. Asked after all that happens, so a
    /// seat is named until it decides anew.
    fn never_opened(_state: &Self::State, _over: bool) -> Vec<(Seat, Vec<Self::Step>)> {
        Vec::new()
    }

    /// Takes what stays shut of a seat's newest decision out of a state that is looked back on.
    fn keep_shut(_state: &mut Self::State, _seat: Seat, _opened: &[Self::Step]) {}
}

/// People may write steps in other ways than the canonical one: SAN, UCI, words.
pub trait Reading: Rules {
    /// Reads one part of a turn as people type it; `typed` is trimmed and not empty.
    ///
    /// # Errors
    /// When no offered step, or more than one, is meant. The sentence may use nothing but the view.
    fn read(view: &Self::View, typed: &str) -> Result<Self::Step, Refusal>;

    /// Puts the parts of a turn as somebody typed them in the order in which they are decided, where any order is as clear. The
    /// default leaves them as they are.
    fn arranged(_view: &Self::View, _typed: &mut [&str]) {}

    /// Whether turns that go on with this step are listed and suggested: not where there are more of them than anybody could
    /// look at. They can be played all the same.
    fn is_listed(_step: Self::Step) -> bool {
        true
    }

    /// Whether a turn that was typed as far as this view has come is not over without a word about it: there is something to choose
    /// that people would be sorry to have missed, such as a card to play.
    fn asks_on(_view: &Self::View) -> bool {
        false
    }
}

/// What somebody is asked before a step that they may not have meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// The question.
    pub question: Phrase,
    /// What it is called to take the step.
    pub take: Phrase,
    /// What it is called not to.
    pub leave: Phrase,
}

/// Turns that are no moves: nobody would say that a bid was *played*.
pub trait Wording: Rules {
    /// What was done, in place of *played*: a sentence in which `$who` is `you` or `other`, and `$person` their name. Of a ruling, which
    /// is a turn of one step, what it says.
    fn turn_text(_steps: &[Self::Step]) -> Option<Phrase> {
        None
    }

    /// What a seat does now where it is no move, in a word for a button. By what everybody may know.
    fn action(_state: &Self::State) -> Option<Phrase> {
        None
    }

    /// What is asked before a step that costs something and is easily chosen by mistake.
    fn warns(_view: &Self::View, _step: Self::Step) -> Option<Warning> {
        None
    }
}

/// A fast generator on positions without history ([`Search`](crate::search::Search)) knows the turns.
pub trait FastPerft: Rules {
    /// The number of turn sequences of length `depth` from here; `None` where the generator doesn't know all that may happen.
    fn fast_perft(state: &Self::State, depth: u32) -> Option<u64>;

    /// The turns with the positions behind them, by [`search::turns`](crate::search::turns); `None` as above.
    fn fast_turns(state: &Self::State) -> Option<Vec<Turn>>;
}

/// Nothing may be typed behind a step that ends the turn.
pub(super) fn nothing_beyond(typed: &[&str]) -> Result<(), Refusal> {
    if typed.is_empty() { Ok(()) } else { Err(Refusal::TOO_MANY) }
}
