//! Reads a line ahead, only in worlds that fit what its owner knows: so accepting or refusing it reveals nothing.
//! Whether it can be played shows when it is due.

use engine::any_game::{Actor, AnyTable, Entry};
use engine::chance::Numbers;
use engine::rules::{English, Pending, Refusal};
use engine::seat::{Seat, Viewer};
use engine::typed::{in_english, whole_lettered};
use engine::work::Meter;
use rand::seq::IndexedRandom;

use super::line::{Line, Step, Turn, begun, seen};
use super::typed::{Item, Typed};

/// The number of worlds in which a line is tried.
const WORLDS: u64 = 4;
/// The number of example turns tried for "any".
const EXAMPLES: usize = 20;
/// The counted work for reading all lines typed at once: some ten milliseconds.
pub(super) const WORK: u64 = 240_000;
/// The counted work for one line in one world.
const BUDGET: u64 = 80_000;
/// The counted work of making a table, beside what is then asked about it.
const TABLE: u64 = 40;
/// The most steps of a turn that is only known by sight.
const STEPS: usize = 24;
/// The most outcomes of chance between two turns.
const OUTCOMES: usize = 100;

/// Why a line can't be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Why {
    /// A `then` with nothing before or after it, or a line that doesn't end with an answer.
    Unfinished,
    /// Another seat's turn isn't possible, as far as the owner knows.
    Theirs { seat: Seat, typed: String },
    /// The owner's turn isn't possible then.
    Own { typed: String, refusal: Option<Refusal> },
    /// Another player is to move where the owner's turn is named.
    NotYours,
    /// "Any" can't be the owner's turn.
    AnyOwn,
    /// Several players decide at the same time.
    Together,
    /// No player is asked: the referee is, or the game is over.
    Nobody,
    /// It would take too long to find out.
    TooMuch,
}

/// Reads a typed line for a seat, from the current table; `left` is how much work is left for it.
pub(super) fn line(
    table: &dyn AnyTable,
    own: Seat,
    typed: &Typed,
    letters: &[(char, char)],
    left: &mut u64,
) -> Result<Line, Why> {
    let mut first = None;
    let info = table.info();
    // Where nothing is hidden and there is no chance, all worlds are equal.
    let worlds = if info.secret.is_some() || info.chance { WORLDS } else { 1 };
    for number in 1..=worlds {
        // Seeded by the game's secret, so that nobody can work out which worlds they are.
        let mut rng = table.imagination(number);
        let world = table.resample(Viewer::Seat(own), &mut rng);
        let given = BUDGET.min(*left);
        let mut ahead = Ahead { own, letters, rng, given, tables: 0, meter: Meter::start() };
        let read = ahead.line(&*world, typed);
        *left = left.saturating_sub(ahead.spent());
        match read {
            Ok(line) => return Ok(line),
            // Another world would take as long.
            Err(Why::TooMuch) => return Err(Why::TooMuch),
            Err(why) => first = first.or(Some(why)),
        }
    }
    Err(first.unwrap_or(Why::Nobody))
}

struct Ahead<'a> {
    own: Seat,
    /// Letters of pieces in the owner's language, accepted beside the English ones.
    letters: &'a [(char, char)],
    rng: Numbers,
    /// The allowed work.
    given: u64,
    /// The number of tables made.
    tables: u64,
    meter: Meter,
}

impl Ahead<'_> {
    fn line(&mut self, world: &dyn AnyTable, typed: &Typed) -> Result<Line, Why> {
        let steps = match typed {
            Typed::Plain(items) => self.turns(world, items)?,
            Typed::Answers(groups) => {
                // With more than two seats, turns that nobody named come before the named ones.
                let named = groups.iter().map(|(conditions, _)| conditions.len()).max().unwrap_or(1);
                let most = world.info().seats.len().max(named);
                // The owner's current prompt comes before anything can happen.
                let now = asked(&*self.between(world)?)? == self.own;
                let mut first = None;
                let read = (named..=most).find_map(|between| {
                    let lead = now.then_some(Item::Any);
                    let items: Vec<Item> = lead.into_iter().chain(items(groups, between)).collect();
                    let read = self.turns(world, &items);
                    let read = read.and_then(|steps| answers(steps, usize::from(now), between, self.own));
                    read.map_err(|why| first = first.take().or(Some(why))).ok()
                });
                read.ok_or(first.unwrap_or(Why::Unfinished))?
            }
        };
        let last = steps.last().is_some_and(|step| step.0 == self.own.0);
        // A line with only a first turn is no plan.
        if last && steps.len() > 1 { Ok(Line(steps)) } else { Err(Why::Unfinished) }
    }

    fn turns(&mut self, world: &dyn AnyTable, items: &[Item]) -> Result<Vec<Step>, Why> {
        self.go_on(world, items, true)
    }

    fn go_on(&mut self, world: &dyn AnyTable, items: &[Item], at_first: bool) -> Result<Vec<Step>, Why> {
        let Some((item, rest)) = items.split_first() else { return Ok(Vec::new()) };
        let world = self.between(world)?;
        let seat = asked(&*world)?;
        let typed = match item {
            Item::Turn(typed) => typed,
            Item::Any if seat == self.own && !at_first => return Err(Why::AnyOwn),
            Item::Any => return self.any(&*world, seat, rest),
        };
        let (next, turn) = self.play(&*world, seat, typed)?;
        let mut steps = vec![Step(turn.seat.0, Some(turn.text))];
        steps.extend(self.go_on(&*next, rest, false)?);
        Ok(steps)
    }

    /// An "any" turn of a seat: one after which the rest is possible.
    fn any(&mut self, world: &dyn AnyTable, seat: Seat, rest: &[Item]) -> Result<Vec<Step>, Why> {
        let mut first = None;
        for (text, _) in world.suggest(seat, "", EXAMPLES, &English(world.info())) {
            let Ok((next, _)) = self.play(world, seat, &text) else { continue };
            match self.go_on(&*next, rest, false) {
                Ok(steps) => return Ok(std::iter::once(Step(seat.0, None)).chain(steps).collect()),
                Err(Why::TooMuch) => return Err(Why::TooMuch),
                Err(why) => first = first.or(Some(why)),
            }
        }
        Err(first.unwrap_or(Why::Nobody))
    }

    /// Applies outcomes of chance until a seat is asked.
    fn between(&mut self, world: &dyn AnyTable) -> Result<Box<dyn AnyTable>, Why> {
        let mut world = self.fork(world)?;
        for _ in 0..OUTCOMES {
            if world.pending() != Pending::Chance {
                break;
            }
            let outcomes = world.outcomes();
            let (text, _) = outcomes.choose(&mut self.rng).ok_or(Why::Nobody)?;
            let entry = Entry { actor: Actor::Chance, text: text.clone() };
            world.apply(&entry).map_err(|_| Why::Nobody)?;
        }
        Ok(world)
    }

    /// One whole turn: read as its seat would type it, or as the owner gets to see it.
    fn play(
        &mut self,
        world: &dyn AnyTable,
        seat: Seat,
        typed: &str,
    ) -> Result<(Box<dyn AnyTable>, Turn), Why> {
        let own = self.own;
        let refused = |refusal: Option<Refusal>| match seat == own {
            true => Why::Own { typed: typed.to_owned(), refusal },
            false => Why::Theirs { seat, typed: typed.to_owned() },
        };
        // The expected answer may be named, too.
        let answered =
            typed.strip_suffix(')').and_then(|typed| typed.split_once('(')).filter(|_| seat != own);
        let bare = answered.map_or(typed, |(bare, _)| bare);
        // The part that is played already belongs to the expected turn.
        let so_far = begun(world, own, seat);
        let rest = so_far.as_ref().and_then(|so_far| bare.strip_prefix(so_far.as_str())?.strip_prefix('/'));
        let before = seen(world, own).len();
        let next = match self.read(world, seat, rest.unwrap_or(bare)) {
            Ok(next) => next,
            Err(refusal) if seat == own => return Err(refused(refusal)),
            Err(refusal) => {
                let english = in_english(bare, self.letters);
                let wanted = |text: &'_ str| text.split('/').map(str::to_owned).collect::<Vec<_>>();
                let mut found = self.by_sight(world, seat, &wanted(bare), STEPS)?;
                if found.is_none() && english != bare {
                    found = self.by_sight(world, seat, &wanted(&english), STEPS)?;
                }
                found.ok_or_else(|| refused(refusal))?
            }
        };
        let mut turns = seen(&*next, own);
        let more = turns.len() > before;
        match turns.pop().filter(|turn| more && turn.seat == seat) {
            Some(turn) if answered.is_none() => Ok((next, turn)),
            // Only a world in which it is answered like that can show what comes then.
            Some(turn) => match answered.filter(|(_, remark)| turn.remark == Some(*remark)) {
                Some((_, remark)) => {
                    let text = format!("{}({remark})", turn.text);
                    Ok((next, Turn { text, ..turn }))
                }
                None => Err(refused(None)),
            },
            None => Err(refused(None)),
        }
    }

    fn read(
        &mut self,
        world: &dyn AnyTable,
        seat: Seat,
        typed: &str,
    ) -> Result<Box<dyn AnyTable>, Option<Refusal>> {
        let entries = whole_lettered(world, seat, typed, self.letters)?;
        let mut next = self.fork(world).map_err(|_| None)?;
        for entry in &entries {
            next.apply(entry)?;
        }
        Ok(next)
    }

    /// A turn of another player that looks like this to the owner.
    fn by_sight(
        &mut self,
        world: &dyn AnyTable,
        seat: Seat,
        wanted: &[String],
        deeper: usize,
    ) -> Result<Option<Box<dyn AnyTable>>, Why> {
        let Some(deeper) = deeper.checked_sub(1) else { return Ok(None) };
        let so_far = begun(world, self.own, seat).unwrap_or_default();
        let shown = parts(&so_far);
        let next = wanted.get(shown);
        for offer in world.offers(Viewer::Seat(seat)) {
            let fits = |part: &String| offer.text == *part || part.contains('?');
            if !offer.text.is_empty() && !next.is_some_and(fits) {
                continue;
            }
            let mut fork = self.fork(world)?;
            if fork.step(seat, &offer.text).is_err() {
                continue;
            }
            match begun(&*fork, self.own, seat) {
                Some(text)
                    if wanted.starts_with(
                        &text
                            .split('/')
                            .filter(|part| !part.is_empty())
                            .map(str::to_owned)
                            .collect::<Vec<_>>(),
                    ) =>
                {
                    if let Some(found) = self.by_sight(&*fork, seat, wanted, deeper)? {
                        return Ok(Some(found));
                    }
                }
                Some(_) => {}
                None if seen(&*fork, self.own).last().is_some_and(|turn| turn.text == wanted.join("/")) => {
                    return Ok(Some(fork));
                }
                None => {}
            }
        }
        Ok(None)
    }

    /// A fork of a table to continue from, if there is work left for it.
    fn fork(&mut self, world: &dyn AnyTable) -> Result<Box<dyn AnyTable>, Why> {
        self.tables += 1;
        if self.spent() > self.given { Err(Why::TooMuch) } else { Ok(world.fork()) }
    }

    /// The counted work so far.
    fn spent(&self) -> u64 {
        self.meter.units() + self.tables * TABLE
    }
}

fn parts(text: &str) -> usize {
    if text.is_empty() { 0 } else { text.split('/').count() }
}

fn asked(world: &dyn AnyTable) -> Result<Seat, Why> {
    match world.pending() {
        Pending::Seats(seats) if seats.len() == 1 => seats.iter().next().ok_or(Why::Nobody),
        Pending::Seats(_) => Err(Why::Together),
        Pending::Chance | Pending::Referee | Pending::Over(_) => Err(Why::Nobody),
    }
}

/// All turns of a line with answers, with this many turns before each answer.
fn items(groups: &[(Vec<Item>, Item)], between: usize) -> Vec<Item> {
    let group = |(conditions, answer): &(Vec<Item>, Item)| {
        let any = std::iter::repeat_n(Item::Any, between.saturating_sub(conditions.len()));
        any.chain(conditions.iter().cloned()).chain([answer.clone()]).collect::<Vec<_>>()
    };
    groups.iter().flat_map(group).collect()
}

/// The turns, if each answer is the owner's and nothing before it is.
fn answers(steps: Vec<Step>, lead: usize, between: usize, own: Seat) -> Result<Vec<Step>, Why> {
    let fits = |(at, step): (usize, &Step)| (step.0 == own.0) == (at % (between + 1) == between);
    let each = steps.iter().skip(lead).enumerate().all(fits);
    if each { Ok(steps) } else { Err(Why::NotYours) }
}
