//! Games between two contenders, and what comes of them.

use std::sync::atomic::AtomicBool;

use engine::any_game::{Actor, AnyGame, AnyTable, Entry};
use engine::rules::{Effort, GameResult, Options, Pending, Progress};
use engine::seat::{Seat, Team, Viewer};
use opponent::{AnyPlayer, Budget, Level, Thought};

/// After so many turns a game counts as drawn.
const LONGEST: u32 = 300;
/// So many turns at the beginning are random, so that games differ; none where cards are dealt.
const OPENING: u32 = 2;

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
}

/// Where games of one kind are played.
pub(crate) struct Arena {
    game: &'static dyn AnyGame,
    player: &'static dyn AnyPlayer,
    budget: u64,
    nodes: u64,
    /// How many turns the games took since they were asked for.
    turns: u32,
}

impl Arena {
    pub(crate) fn new(game: &'static dyn AnyGame, player: &'static dyn AnyPlayer, budget: u64) -> Self {
        Self { game, player, budget, nodes: 0, turns: 0 }
    }

    /// How many positions the computers have looked at.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// How many turns the games took since this was last asked for, all sides together.
    pub(crate) fn take_turns(&mut self) -> u32 {
        std::mem::take(&mut self.turns)
    }

    /// The score of the first contender in a game: of two that follow each other, both begin alike with colours changed.
    pub(crate) fn game(&mut self, one: Contender, other: Contender, seed: u64, number: u64) -> f64 {
        match self.result(one, other, seed, number) {
            Some(GameResult::Won(team)) => f64::from(u8::from(team == Self::first(number))),
            _ => 0.5,
        }
    }

    /// The points that two reach together, where they play against the game; none where it is lost.
    pub(crate) fn points(&mut self, one: Contender, other: Contender, seed: u64, number: u64) -> f64 {
        match self.result(one, other, seed, number) {
            Some(GameResult::Scored(points)) => f64::from(points),
            _ => 0.0,
        }
    }

    /// The side of the first contender.
    fn first(number: u64) -> Team {
        Team((number % 2) as u8)
    }

    /// How a game ends, if it does.
    fn result(&mut self, one: Contender, other: Contender, seed: u64, number: u64) -> Option<GameResult> {
        let mut dice = Dice(seed ^ (number / 2 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut table = self.game.open(&Options::default(), None).expect("the usual start");
        let first = usize::from(Self::first(number).0);
        let opening = if self.game.info().chance { 0 } else { OPENING };
        while table.turns_completed() < LONGEST {
            settle(table.as_mut(), self.game, &mut dice);
            let Pending::Seats(asked) = table.pending() else { break };
            let seat = asked.iter().next().expect("somebody is asked");
            // Seats of both sides take turns, also where they are one team.
            let contender = if usize::from(seat.0) % 2 == first { one } else { other };
            let text = match contender {
                Contender::Level(level) if table.turns_completed() >= opening => {
                    let seed = dice.below(usize::MAX) as u64;
                    let view = table.view_of(seat);
                    let thought = self.player.think(&view, level, &Budget::nodes(self.budget), seed);
                    let thought = thought.expect("who is asked has an answer");
                    self.nodes += thought.nodes;
                    thought.entry()
                }
                Contender::Sighted(sight) if table.turns_completed() >= opening => {
                    let seed = dice.below(usize::MAX) as u64;
                    let thought = sight(table.as_ref(), seat, self.budget, seed).or_else(|| {
                        self.player.think(
                            &table.view_of(seat),
                            Level::Hard,
                            &Budget::nodes(self.budget),
                            seed,
                        )
                    });
                    thought.expect("who is asked has an answer").entry()
                }
                Contender::Sighted(_) | Contender::Level(_) | Contender::Random => {
                    random(table.as_ref(), seat, &mut dice)
                }
            };
            let played = table.apply(&Entry { actor: Actor::Seat(seat), text: text.clone() });
            played.unwrap_or_else(|refusal| panic!("{text} on {}: {refusal:?}", table.position()));
        }
        self.turns += table.turns_completed();
        match table.pending() {
            Pending::Over(outcome) => Some(outcome.result),
            _ => None,
        }
    }
}

/// Lets chance and the referee do their part.
pub(crate) fn settle(table: &mut dyn AnyTable, game: &dyn AnyGame, dice: &mut Dice) {
    loop {
        let (actor, text) = match table.pending() {
            Pending::Chance => {
                let outcomes = table.outcomes();
                (Actor::Chance, outcomes[dice.below(outcomes.len())].0.clone())
            }
            Pending::Referee => {
                let stop = AtomicBool::new(false);
                let effort = Effort { nodes: 1_000_000, bytes: 1 << 24, stop: &stop };
                let ruling = table.question().and_then(|question| game.work_out(&question, &effort));
                (Actor::Referee, ruling.expect("the referee can work it out"))
            }
            Pending::Seats(_) | Pending::Over(_) => return,
        };
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
