//! Games between two contenders, and what comes of them.

use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

use engine::any_game::{Actor, AnyGame, AnyTable, Entry};
use engine::rules::{Effort, GameResult, Options, Pending, Progress};
use engine::seat::{Seat, Team, Viewer};
use opponent::{AnyPlayer, Budget, Level, Thought};

use crate::opening::{self, Opening};

/// After so many turns a game counts as drawn.
pub(crate) const LONGEST: u32 = 300;

/// What somebody would do who sees the truth, within so many positions and by a seed; `None` where that doesn't matter.
pub(crate) type Sight = fn(&dyn AnyTable, Seat, u64, u64) -> Option<Thought>;

/// Who plays.
#[derive(Clone, Copy)]
pub(crate) enum Contender {
    /// A computer of a level.
    Level(Level),
    /// A computer that sees the truth.
    Sighted(Sight),
    /// Somebody who takes any step that is offered.
    Random,
}

/// Numbers that come of a seed.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        ((self.0 >> 33) as usize) % count.max(1)
    }

    /// A seed of somebody else's numbers.
    pub(crate) fn seed(&mut self) -> u64 {
        self.below(usize::MAX) as u64
    }
}

/// Where games of one kind are played.
pub(crate) struct Arena {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) player: &'static dyn AnyPlayer,
    budget: u64,
    nodes: u64,
    count: Count,
    /// How games went since they were counted.
    played: BTreeSet<String>,
    /// How the pair of games begins that is played, and how those before it began.
    opening: Option<(u64, Opening)>,
    pub(crate) begun: BTreeSet<String>,
}

/// What is to be said of games beside their score.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Count {
    /// How many turns they took, all sides together.
    pub(crate) turns: u32,
    /// How many of them went exactly like one before.
    pub(crate) repeated: u32,
    /// What the side that begins scored.
    pub(crate) beginning: f64,
}

/// A game that is under way.
pub(crate) struct Match {
    pub(crate) table: Box<dyn AnyTable>,
    /// Its entries, one after the other.
    pub(crate) text: String,
}

impl Match {
    /// Does what an actor is asked for.
    pub(crate) fn apply(&mut self, actor: Actor, text: String) {
        self.text.push_str(&text);
        self.text.push(' ');
        let played = self.table.apply(&Entry { actor, text });
        played.unwrap_or_else(|refusal| panic!("{} on {}: {refusal:?}", self.text, self.table.position()));
    }

    /// Lets chance and the referee do their part, and tells who is asked then: the first of several.
    pub(crate) fn asked(&mut self, game: &dyn AnyGame, dice: &mut Dice) -> Option<Seat> {
        while let Some((actor, text)) = due(self.table.as_ref(), game, dice) {
            self.apply(actor, text);
        }
        let Pending::Seats(asked) = self.table.pending() else { return None };
        asked.iter().next()
    }

    /// Whether several decide, each without seeing what the others do.
    pub(crate) fn is_deciding(&self) -> bool {
        self.table.may_act().iter().nth(1).is_some()
    }
}

impl Arena {
    pub(crate) fn new(game: &'static dyn AnyGame, player: &'static dyn AnyPlayer, budget: u64) -> Self {
        let (played, begun) = (BTreeSet::new(), BTreeSet::new());
        Self { game, player, budget, nodes: 0, count: Count::default(), played, opening: None, begun }
    }

    /// How many positions the computers have looked at.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// What was counted since this was last asked for. What is played from now on need not differ from that.
    pub(crate) fn take_count(&mut self) -> Count {
        self.played.clear();
        self.begun.clear();
        self.opening = None;
        std::mem::take(&mut self.count)
    }

    /// The score of the first contender in a game: of two that follow each other, both begin alike with colours changed.
    pub(crate) fn game(&mut self, one: Contender, other: Contender, seed: u64, number: u64) -> f64 {
        let own = Team((number % 2) as u8);
        let contenders = Self::seated(one, other, number);
        let mut dice = Dice(Self::lot(seed, number) ^ (1 << 40) ^ (number % 2));
        let mut begun = self.begin(contenders, seed, number);
        let score = match self.finish(&mut begun, contenders, &mut dice) {
            Some(GameResult::Won(team)) => f64::from(u8::from(team == own)),
            _ => 0.5,
        };
        self.count.beginning += if own == Team(0) { score } else { 1.0 - score };
        score
    }

    /// A game after its opening, which is that of the game before it where the two are a pair.
    pub(crate) fn begin(&mut self, contenders: [Contender; 2], seed: u64, number: u64) -> Match {
        let opening = match self.opening {
            Some((pair, opening)) if pair == number / 2 => opening,
            _ => opening::draw(self, contenders, Self::lot(seed, number)),
        };
        self.opening = Some((number / 2, opening));
        opening::play(self, contenders, opening)
    }

    /// The points that two reach together, where they play against the game; none where it is lost.
    pub(crate) fn points(&mut self, one: Contender, other: Contender, seed: u64, number: u64) -> f64 {
        let mut dice = Dice(Self::lot(seed, number));
        match self.finish(&mut self.open(), Self::seated(one, other, number), &mut dice) {
            Some(GameResult::Scored(points)) => f64::from(points),
            _ => 0.0,
        }
    }

    /// Who has which side: colours change from game to game.
    fn seated(one: Contender, other: Contender, number: u64) -> [Contender; 2] {
        if number.is_multiple_of(2) { [one, other] } else { [other, one] }
    }

    /// The lot of a pair of games.
    fn lot(seed: u64, number: u64) -> u64 {
        seed ^ (number / 2 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    /// A game that has not begun.
    pub(crate) fn open(&self) -> Match {
        let table = self.game.open(&Options::default(), None).expect("the usual start");
        Match { table, text: String::new() }
    }

    /// How a game ends, if it does.
    fn finish(&mut self, of: &mut Match, contenders: [Contender; 2], dice: &mut Dice) -> Option<GameResult> {
        while of.table.turns_completed() < LONGEST {
            let Some(seat) = of.asked(self.game, dice) else { break };
            let text = self.turn(contenders, of.table.as_ref(), seat, dice);
            of.apply(Actor::Seat(seat), text);
        }
        self.count.turns += of.table.turns_completed();
        self.count.repeated += u32::from(!self.played.insert(of.text.clone()));
        match of.table.pending() {
            Pending::Over(outcome) => Some(outcome.result),
            _ => None,
        }
    }

    /// What the contender does whose seat it is: seats of both sides take turns, also where they are one team.
    pub(crate) fn turn(
        &mut self,
        contenders: [Contender; 2],
        table: &dyn AnyTable,
        seat: Seat,
        dice: &mut Dice,
    ) -> String {
        let (view, budget) = (table.view_of(seat), Budget::nodes(self.budget));
        let thought = match contenders[usize::from(seat.0) % 2] {
            Contender::Random => return random(table, seat, dice),
            Contender::Level(level) => self.player.think(&view, level, &budget, dice.seed()),
            Contender::Sighted(sight) => {
                let seed = dice.seed();
                sight(table, seat, self.budget, seed)
                    .or_else(|| self.player.think(&view, Level::Hard, &budget, seed))
            }
        };
        let thought = thought.expect("who is asked has an answer");
        self.nodes += thought.nodes;
        thought.entry()
    }
}

/// What chance or the referee has to do, if it is their turn.
fn due(table: &dyn AnyTable, game: &dyn AnyGame, dice: &mut Dice) -> Option<(Actor, String)> {
    match table.pending() {
        Pending::Chance => {
            let outcomes = table.outcomes();
            Some((Actor::Chance, outcomes[dice.below(outcomes.len())].0.clone()))
        }
        Pending::Referee => {
            let stop = AtomicBool::new(false);
            let effort = Effort { nodes: 1_000_000, bytes: 1 << 24, stop: &stop };
            let ruling = table.question().and_then(|question| game.work_out(&question, &effort));
            Some((Actor::Referee, ruling.expect("the referee can work it out")))
        }
        Pending::Seats(_) | Pending::Over(_) => None,
    }
}

/// Lets chance and the referee do their part.
pub(crate) fn settle(table: &mut dyn AnyTable, game: &dyn AnyGame, dice: &mut Dice) {
    while let Some((actor, text)) = due(table, game, dice) {
        table.apply(&Entry { actor, text }).expect("it was asked for");
    }
}

/// Random steps up to a commit point or the end of a turn.
pub(crate) fn random(table: &dyn AnyTable, seat: Seat, dice: &mut Dice) -> String {
    let mut draft = table.fork();
    let mut steps = Vec::new();
    loop {
        let offers = draft.offers(Viewer::Seat(seat));
        let offer = &offers[dice.below(offers.len())];
        let applied = draft.step(seat, &offer.text).expect("it was offered");
        if !offer.text.is_empty() {
            steps.push(offer.text.clone());
        }
        if applied.progress != Progress::Draft {
            return steps.join("/");
        }
    }
}
