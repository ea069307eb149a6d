//! [`Sheet`]: deductions about a table from the answers given so far: which of all 120 tables fit them.
//!
//! Answers are public, so everybody could keep such a sheet about either side.

use std::sync::LazyLock;

use rand_core::Rng;

use super::disguise::{Disguise, Line};
use super::state::{State, View};
use crate::board::Role;

/// The number of tables: five kinds, each way of capturing once.
const TABLES: usize = 120;

/// Every table, in the order of indices in their texts.
static ALL: LazyLock<Vec<Disguise>> = LazyLock::new(|| {
    let mut all = Vec::with_capacity(TABLES);
    let mut open = vec![Disguise::EMPTY];
    while let Some(disguise) = open.pop() {
        if disguise.is_complete() {
            all.push(disguise);
        }
        let longer = |line| {
            let mut longer = disguise;
            longer.fill(line).then_some(longer)
        };
        open.extend(disguise.next().filter_map(longer));
    }
    all
});

/// The set of tables that are still possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sheet(u128);

/// The verdict of a sheet on one line of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Possible, but not certain.
    Open,
    /// Ruled out: ×.
    Impossible,
    /// Certain: ○.
    Certain,
}

impl Sheet {
    /// The sheet before any answer.
    pub const BLANK: Self = Self((1 << TABLES) - 1);

    /// Records an answer: whether a kind captures in one of these ways.
    pub fn note(&mut self, kind: Role, ways: &[Role], right: bool) {
        let fits = |table: &Disguise| table.captures(kind).is_some_and(|way| ways.contains(&way)) == right;
        self.0 = self.tables().filter(|(_, table)| fits(table)).fold(0, |set, (number, _)| set | 1 << number);
    }

    /// The verdict on a line.
    #[must_use]
    pub fn verdict(&self, line: Line) -> Verdict {
        let so =
            self.tables().filter(|(_, table)| table.captures(line.kind()) == Some(line.captures())).count();
        match so {
            0 => Verdict::Impossible,
            so if so == self.len() => Verdict::Certain,
            _ => Verdict::Open,
        }
    }

    /// The kind that a kind captures like, if that is certain.
    #[must_use]
    pub fn certain(&self, kind: Role) -> Option<Role> {
        let mut ways = self.tables().map(|(_, table)| table.captures(kind));
        let first = ways.next()??;
        ways.all(|way| way == Some(first)).then_some(first)
    }

    /// The number of possible tables.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no table is possible: never so in a game.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == 0
    }

    /// The possible table with this index among them.
    #[must_use]
    pub fn table(&self, number: usize) -> Option<Disguise> {
        self.tables().nth(number).map(|(_, table)| *table)
    }

    fn tables(&self) -> impl Iterator<Item = (usize, &'static Disguise)> {
        let set = self.0;
        ALL.iter().enumerate().filter(move |(number, _)| set >> number & 1 == 1)
    }
}

impl View {
    /// A random world that fits the view: an unknown table is any that fits the answers.
    #[must_use]
    pub fn world(&self, rng: &mut dyn Rng) -> State {
        self.completed(|side| {
            let sheet = &self.public.sheets[side.index()];
            if !self.public.ready[side.index()] {
                return Disguise::EMPTY;
            }
            let number = rng.next_u64() % sheet.len().max(1) as u64;
            sheet.table(number as usize).unwrap_or(Disguise::EMPTY)
        })
    }
}
