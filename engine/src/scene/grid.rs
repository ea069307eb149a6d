//! Grids: tables beside the board, with titles for rows and columns.
//!
//! Letters along two sides say nothing to a person who has never seen the game, so a table may name both.

/// A table of marks or numbers: a sheet of deductions, a score card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Grid<W = String> {
    /// The label: `Your own pieces`, `Score card`.
    pub title: W,
    /// The title of the rows, `piece`; empty where their heads say it.
    pub down: W,
    /// The title of the columns, `captures like`; empty where their heads say it.
    pub across: W,
    /// The heads of the columns, left to right; the column of the rows' heads has none.
    pub columns: Vec<W>,
    /// The rows, top to bottom.
    pub rows: Vec<GridRow<W>>,
    /// The whole grid in sentences, where letters in rows and columns would read like a code; empty where they are read out.
    pub spoken: W,
}

/// A row of a [`Grid`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct GridRow<W = String> {
    /// The row's head.
    pub head: W,
    /// The entries, one for each column.
    pub entries: Vec<Entry<W>>,
    /// Whether it is about a player or thing whose turn it is.
    pub active: bool,
}

/// An entry of a [`Grid`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Entry<W = String> {
    /// Unknown so far.
    #[default]
    Empty,
    /// Ruled out: ×.
    Cross,
    /// Certain: ○.
    Circle,
    /// A few characters.
    Text(W),
}

impl<W> Grid<W> {
    pub(super) fn map<V>(self, word: &mut impl FnMut(W) -> V) -> Grid<V> {
        let Self { title, down, across, columns, rows, spoken } = self;
        Grid {
            title: word(title),
            down: word(down),
            across: word(across),
            columns: columns.into_iter().map(&mut *word).collect(),
            rows: rows.into_iter().map(|row| row.map(word)).collect(),
            spoken: word(spoken),
        }
    }
}

impl<W> GridRow<W> {
    fn map<V>(self, word: &mut impl FnMut(W) -> V) -> GridRow<V> {
        let Self { head, entries, active } = self;
        let mut entry = |entry| match entry {
            Entry::Empty => Entry::Empty,
            Entry::Cross => Entry::Cross,
            Entry::Circle => Entry::Circle,
            Entry::Text(text) => Entry::Text(word(text)),
        };
        let entries = entries.into_iter().map(&mut entry).collect();
        GridRow { head: word(head), entries, active }
    }
}
