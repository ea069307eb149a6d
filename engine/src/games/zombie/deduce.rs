//! Deductions where a player's own captured pieces could be buried: the squares that fit some world which agrees
//! with every public fact about the other side's burials.
//!
//! Each burial ended by a rising, or still lies under one of the squares. What is known says which ends a burial
//! can have had: it lay under a piece that stood there, and no look at that square since then found anything else.
//! So a world is a matching of burials and ends in which every burial has an end and every rising a burial; no
//! square then holds two at a time, since what rose there was looked at. One matching is computed, and from it
//! which burial could have which other end: those that an exchange among burials leads to.

use super::clues::{Clue, Clues};
use super::state::View;
use crate::board::{Role, Side, Square, SquareSet};
use crate::chess::seat_of;
use crate::rules::{Audience, Event, Value};
use crate::seat::SeatSet;

/// The most burials that are matched exactly; above, each is judged on its own, which allows more squares.
const WEIGHED: usize = 120;

/// The most squares that are listed when the piece could lie under every possible one.
const LISTED: usize = 4;

impl View {
    /// Deductions where the viewer's own captured pieces could be buried, kind by kind: made from public facts,
    /// for this viewer only.
    #[must_use]
    pub fn deductions(&self) -> Vec<Event> {
        let Some(side) = self.side.filter(|_| self.public.ended.is_none()) else { return Vec::new() };
        let possible = self.public.clues[side.other().index()].possible();
        let buried = |role: &Role| usize::from(self.public.graveyard[side.index()][role.index()]);
        let kinds = Role::ALL.into_iter().filter(|role| buried(role) > 0);
        let covers = self.public.placement().side(side.other());
        kinds.map(|role| could_lie(side, role, buried(&role), possible[role.index()], covers)).collect()
    }
}

/// The event that says where captured pieces of a kind could lie. If that is under any piece of the other side and
/// nowhere else, it says so instead of listing squares.
fn could_lie(side: Side, role: Role, count: usize, squares: SquareSet, covers: SquareSet) -> Event {
    let anywhere = squares == covers && squares.len() > LISTED;
    let args = vec![("piece", Value::kind(role.name())), ("count", Value::Count(count as u32))];
    let place = if anywhere {
        vec![("side", side.other().into()), ("pieces", Value::Count(covers.len() as u32))]
    } else {
        vec![("squares", squares.into())]
    };
    Event {
        audience: Audience::Only(SeatSet::only(seat_of(side))),
        code: if anywhere { "zombie/could-lie-anywhere" } else { "zombie/could-lie" },
        args: [args, place].concat(),
        reveals: false,
    }
}

/// A burial: the kind, the possible squares, and the number of facts before it.
#[derive(Clone, Copy, Debug)]
struct Burial {
    role: Role,
    under: SquareSet,
    from: usize,
}

/// The end of a burial, or the place of one that goes on.
#[derive(Clone, Copy, Debug)]
struct End {
    square: Square,
    /// The kind that rose; `None` while the burial goes on.
    rose: Option<Role>,
    /// A burial with this end began after this many facts, when that square was last looked at.
    since: usize,
    /// A burial with this end began before this many facts.
    before: usize,
    /// Whether some burial must have this end: a piece rose, or all of these squares cover one.
    certain: bool,
}

impl End {
    fn fits(&self, burial: &Burial) -> bool {
        self.rose.is_none_or(|role| role == burial.role)
            && burial.under.contains(self.square)
            && (self.since..self.before).contains(&burial.from)
    }
}

impl Clues {
    /// For each kind, the squares under which a piece of it could still be buried.
    #[must_use]
    pub fn possible(&self) -> [SquareSet; 6] {
        let (burials, ends) = (self.burials(), self.ends());
        let mut possible = [SquareSet::EMPTY; 6];
        let weighed = (burials.len() <= WEIGHED).then(|| Matching::find(&burials, &ends)).flatten();
        for (number, burial) in burials.iter().enumerate() {
            let reached = weighed.as_ref().map(|matching| matching.reached(number));
            for (place, end) in ends.iter().enumerate().filter(|(_, end)| end.rose.is_none()) {
                let could = match (&weighed, &reached) {
                    (Some(matching), Some(reached)) => matching.allows(reached, number, place),
                    _ => true,
                };
                if could && end.fits(burial) {
                    possible[burial.role.index()].insert(end.square);
                }
            }
        }
        possible
    }

    fn burials(&self) -> Vec<Burial> {
        let burial = |(from, clue): (usize, &Clue)| match *clue {
            Clue::Buried { role, under } => Some(Burial { role, under, from }),
            _ => None,
        };
        self.facts().iter().enumerate().filter_map(burial).collect()
    }

    /// Every rising, and every square with what may be buried there now.
    fn ends(&self) -> Vec<End> {
        let facts = self.facts();
        let mut since = [0; Square::COUNT];
        // The fact since which a square is known to cover a burial, until it is looked at.
        let mut full: [Option<usize>; Square::COUNT] = [None; Square::COUNT];
        let mut ends = Vec::new();
        let end = |square: Square, rose, since: &[usize], full: &[Option<usize>], at: usize| {
            let full = full[square.index()];
            End {
                square,
                rose,
                since: since[square.index()],
                before: full.unwrap_or(at),
                certain: rose.is_some() || full.is_some(),
            }
        };
        for (at, clue) in facts.iter().enumerate() {
            match *clue {
                Clue::Rose { role, square } => {
                    ends.push(end(square, Some(role), &since, &full, at));
                    (since[square.index()], full[square.index()]) = (at, None);
                }
                Clue::Clear(square) => (since[square.index()], full[square.index()]) = (at, None),
                Clue::Full(squares) => {
                    for square in squares {
                        full[square.index()].get_or_insert(at);
                    }
                }
                Clue::Buried { .. } => {}
            }
        }
        ends.extend(SquareSet::ALL.iter().map(|square| end(square, None, &since, &full, facts.len())));
        ends
    }
}

/// A world: a matching of burials and ends.
struct Matching<'a> {
    burials: &'a [Burial],
    ends: &'a [End],
    /// The end of each burial.
    end_of: Vec<Option<usize>>,
    /// The burial of each end.
    burial_of: Vec<Option<usize>>,
}

impl<'a> Matching<'a> {
    /// A matching; `None` if there is none.
    fn find(burials: &'a [Burial], ends: &'a [End]) -> Option<Self> {
        let (end_of, burial_of) = (vec![None; burials.len()], vec![None; ends.len()]);
        let mut matching = Self { burials, ends, end_of, burial_of };
        // A matched partner stays matched.
        for end in (0..ends.len()).filter(|end| ends[*end].certain) {
            if !matching.explain(end, &mut vec![false; burials.len()]) {
                return None;
            }
        }
        for burial in 0..burials.len() {
            if matching.end_of[burial].is_none() && !matching.settle(burial, &mut vec![false; ends.len()]) {
                return None;
            }
        }
        Some(matching)
    }

    fn fits(&self, burial: usize, end: usize) -> bool {
        self.ends[end].fits(&self.burials[burial])
    }

    fn pair(&mut self, burial: usize, end: usize) {
        self.end_of[burial] = Some(end);
        self.burial_of[end] = Some(burial);
    }

    /// Matches an end with a burial, along an augmenting path.
    fn explain(&mut self, end: usize, tried: &mut [bool]) -> bool {
        for burial in 0..self.burials.len() {
            if tried[burial] || !self.fits(burial, end) {
                continue;
            }
            tried[burial] = true;
            if self.end_of[burial].is_none_or(|other| self.explain(other, tried)) {
                self.pair(burial, end);
                return true;
            }
        }
        false
    }

    /// Matches a burial with an end, along an augmenting path.
    fn settle(&mut self, burial: usize, tried: &mut [bool]) -> bool {
        for end in 0..self.ends.len() {
            if tried[end] || !self.fits(burial, end) {
                continue;
            }
            tried[end] = true;
            if self.burial_of[end].is_none_or(|other| self.settle(other, tried)) {
                self.pair(burial, end);
                return true;
            }
        }
        false
    }

    /// Whether some matching gives this burial this end; `reached` says to whom the burial can hand on its own end.
    fn allows(&self, reached: &Reached, burial: usize, end: usize) -> bool {
        match self.burial_of[end] {
            Some(owner) => owner == burial || reached.burials[owner],
            None => reached.free,
        }
    }

    /// The burials from whose ends a chain of exchanges leads to this burial's end: each takes the end of the
    /// next, so this burial can take the first one's. A free end may be taken on the way, if another end becomes
    /// free for it.
    fn reached(&self, goal: usize) -> Reached {
        let mut reached = Reached { burials: vec![false; self.burials.len()], free: false };
        let mut ends: Vec<usize> = self.end_of[goal].into_iter().collect();
        while let Some(end) = ends.pop() {
            for burial in 0..self.burials.len() {
                if !reached.burials[burial] && self.fits(burial, end) {
                    reached.burials[burial] = true;
                    ends.extend(self.end_of[burial]);
                }
            }
            if !reached.free && !self.ends[end].certain {
                reached.free = true;
                ends.extend((0..self.ends.len()).filter(|end| self.burial_of[*end].is_none()));
            }
        }
        reached
    }
}

/// The possible starts of a chain of exchanges.
struct Reached {
    burials: Vec<bool>,
    /// Whether it may start at a free end.
    free: bool,
}
