//! A game for tests alone, with a limit of its own and a referee that can be held up. In each of two rounds a number is
//! drawn, three players name a number each, in secret, the first one starts the limit, and the referee rules on the draw.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::str::FromStr;
use std::sync::atomic::Ordering;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use engine::any_game::AnyGame;
use engine::rules::capability::{Chance, Forfeit, Reading, Referee, TimeLimit};
use engine::rules::{
    Applied, Capabilities, Describe, Effort, GameResult, Info, Limit, OptionInfo, OptionKind, Options,
    Outcome, Pages, Pending, Phrase, Progress, Reason, Refusal, Rules, SeatInfo, SetupError,
};
use engine::scene::{Scene, Tint};
use engine::seat::{Seat, SeatSet, Team, Viewer};
use engine::table::Game;
use rand::rand_core::Rng;

/// The id by which tests ask for it.
pub(crate) const ID: &str = "rehearsal";
/// The game.
pub(crate) const GAME: &dyn AnyGame = &Game::<Rehearsal>::NEW;
/// How long the other players have after the first number.
pub(crate) const SECONDS: u32 = 60;
/// With this key the referee panics when its budget is large.
pub(crate) const BREAKS: &str = "breaks";

/// The state of the referee, for all tests of this process: each uses a key of its own.
#[derive(Default)]
struct Desk {
    /// How often each question was worked at.
    taken: BTreeMap<String, u32>,
    /// How often typed text was read.
    read: BTreeMap<String, u32>,
    /// The keys for which the referee is held up.
    shut: BTreeSet<String>,
}

static DESK: Mutex<Desk> =
    Mutex::new(Desk { taken: BTreeMap::new(), read: BTreeMap::new(), shut: BTreeSet::new() });

fn desk<T>(with: impl FnOnce(&mut Desk) -> T) -> T {
    with(&mut DESK.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Holds the referee up for questions of this key.
pub(crate) fn shut(key: &str) {
    desk(|desk| desk.shut.insert(key.to_owned()));
}

/// Lets the referee answer questions of this key.
pub(crate) fn open(key: &str) {
    desk(|desk| desk.shut.remove(key));
}

/// How often each of this key's questions was worked at.
pub(crate) fn taken(key: &str) -> Vec<u32> {
    let own = format!("{key} ");
    desk(|desk| {
        desk.taken.iter().filter(|(question, _)| question.starts_with(&own)).map(|(_, n)| *n).collect()
    })
}

/// How often typed text was read in games of this key.
pub(crate) fn read(key: &str) -> u32 {
    desk(|desk| desk.read.get(key).copied().unwrap_or_default())
}

pub(crate) struct Rehearsal;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct State {
    key: String,
    round: u8,
    drawn: Option<u8>,
    named: [Option<u8>; 3],
    rulings: Vec<u8>,
}

/// A step: `d2` is drawn, `n7` is named, `r3` is ruled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Step(char, u8);

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.0, self.1)
    }
}

impl FromStr for Step {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut chars = text.chars();
        let kind = chars.next().filter(|kind| "dnr".contains(*kind)).ok_or(())?;
        Ok(Self(kind, chars.as_str().parse().map_err(|_| ())?))
    }
}

const fn seat(name: &'static str, team: u8) -> SeatInfo {
    SeatInfo { name, team: Team(team), tint: Tint::Neutral }
}

fn done() -> Applied {
    Applied { events: Vec::new(), progress: Progress::TurnOver }
}

/// The reason of the end: both rounds were played.
const TWO_ROUNDS: Reason = Reason::new("two-rounds", "two rounds");

impl Rules for Rehearsal {
    const INFO: Info = Info {
        id: ID,
        title: "Rehearsal",
        edition: 1,
        credit: engine::rules::Credit::By("Nobody"),
        summary: "",
        rules: Pages::new("", &[]),
        seats: &[seat("One", 0), seat("Two", 1), seat("Three", 2)],
        fewest: 3,
        options: &[OptionInfo { key: "key", help: "", kind: OptionKind::Text }],
        secret: None,
        chance: true,
        reasons: &[TWO_ROUNDS],
        ..Info::of(&[])
    };
    const CAPABILITIES: Capabilities<Self> =
        Capabilities::NONE.chance().referee().time_limit().forfeit().reading();
    type State = State;
    type View = State;
    type Step = Step;

    fn start(options: &Options) -> Result<State, SetupError> {
        let key = options.get("key").unwrap_or_default().to_owned();
        Ok(State { key, round: 0, drawn: None, named: [None; 3], rulings: Vec::new() })
    }

    fn parse(_: &str, options: &Options) -> Result<State, SetupError> {
        Self::start(options)
    }

    fn position(state: &State) -> String {
        format!("{state:?}")
    }

    fn pending(state: &State) -> Pending {
        let asked: SeatSet =
            (0..3).map(Seat).filter(|seat| state.named[usize::from(seat.0)].is_none()).collect();
        if state.round == 2 {
            let score = state.rulings.iter().map(|ruling| u32::from(*ruling)).sum();
            Pending::Over(Outcome { result: GameResult::Scored(score), reason: TWO_ROUNDS })
        } else if state.drawn.is_none() {
            Pending::Chance
        } else if asked.is_empty() {
            Pending::Referee
        } else {
            Pending::Seats(asked)
        }
    }

    fn view(state: &State, _: Viewer) -> State {
        state.clone()
    }

    fn offers(_: &State, out: &mut Vec<Step>) {
        out.extend((0..10).map(|number| Step('n', number)));
    }

    fn describe_all(_: &State, offered: &[Step]) -> Vec<Describe> {
        offered.iter().map(|step| Describe::plain(Phrase::only(step.to_string()))).collect()
    }

    fn apply(state: &mut State, seat: Seat, step: Step) -> Result<Applied, Refusal> {
        state.named[usize::from(seat.0)] = Some(step.1);
        Ok(done())
    }

    fn scene(state: &State) -> Scene<Phrase> {
        Scene {
            changed: Phrase::only(format!("Rulings: {:?}.", state.rulings)),
            bottom: Tint::Neutral,
            ..Scene::default()
        }
    }

    fn resample(view: &State, _: &mut dyn Rng) -> State {
        view.clone()
    }
}

impl Reading for Rehearsal {
    fn read(view: &State, typed: &str) -> Result<Step, Refusal> {
        desk(|desk| *desk.read.entry(view.key.clone()).or_default() += 1);
        typed.parse().map_err(|()| Refusal::NOT_OFFERED)
    }
}

impl Chance for Rehearsal {
    fn outcomes(_: &State) -> Vec<(Step, u32)> {
        (0..100).map(|number| (Step('d', number), 1)).collect()
    }

    fn happen(state: &mut State, outcome: Step) -> Result<Applied, Refusal> {
        state.drawn = Some(outcome.1);
        Ok(done())
    }
}

impl Referee for Rehearsal {
    fn question(state: &State) -> Option<String> {
        state.drawn.map(|drawn| format!("{} {} {drawn}", state.key, state.round))
    }

    fn work_out(question: &str, effort: &Effort<'_>) -> Option<String> {
        let key = question.split(' ').next()?;
        desk(|desk| *desk.taken.entry(question.to_owned()).or_default() += 1);
        while desk(|desk| desk.shut.contains(key)) {
            if effort.stop.load(Ordering::Relaxed) {
                return None;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        assert!(key != BREAKS || effort.nodes < 1000, "a question too hard");
        Some(format!("r{}", question.rsplit(' ').next()?))
    }

    fn rule(state: &mut State, ruling: Step) -> Result<Applied, Refusal> {
        if ruling.0 != 'r' {
            return Err(Refusal::NOT_OFFERED);
        }
        state.rulings.push(ruling.1);
        state.round += 1;
        (state.drawn, state.named) = (None, [None; 3]);
        Ok(done())
    }
}

impl TimeLimit for Rehearsal {
    fn limit(state: &State) -> Option<Limit> {
        let begun = state.named.iter().any(Option::is_some);
        begun.then_some(Limit { seconds: SECONDS, round: u32::from(state.round) })
    }
}

impl Forfeit for Rehearsal {
    fn forfeit(state: &mut State, seat: Seat, reason: Reason) -> Option<Applied> {
        if reason != Reason::TIMEOUT {
            return None;
        }
        state.named[usize::from(seat.0)] = Some(0);
        Some(done())
    }
}
