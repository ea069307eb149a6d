//! What to draw and to say.

use super::disguise::{Disguise, KINDS, Line};
use super::sheet::{Sheet, Verdict};
use super::state::{Deed, View};
use crate::board::{Role, Side};
use crate::chess::Move;
use crate::duel::{SEATS, board_scene, turn_sentence};
use crate::scene::{Arrow, Entry, Grid, GridRow, Scene};

impl Deed {
    /// The last turn as a sentence.
    #[must_use]
    pub fn sentence(&self) -> String {
        match self {
            Self::Done(played) => played.sentence(),
            Self::Failed { piece, mv, victim } => {
                let (from, to) = match mv {
                    Move::Normal { from, to, .. } => (from.to_string(), to.to_string()),
                    Move::Castle(_) => (String::new(), String::new()),
                };
                let (side, piece, victim) = (piece.side.name(), piece.role.name(), victim.role.name());
                format!("{side}: the {piece} on {from} tries to take the {victim} on {to} and can't.")
            }
        }
    }
}

impl View {
    /// The board with every disguise the viewer can see through, the table the viewer has chosen, and the own sheet.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let public = &self.public;
        let played = match &public.last {
            Some(Deed::Done(played)) => Some(played),
            _ => None,
        };
        let mut scene = board_scene(public.position.placement(), played, None);
        for cell in &mut scene.cells {
            let Some(piece) = public.position.placement().piece_at(cell.square) else { continue };
            let way = self.way(piece.side, piece.role).filter(|way| *way != piece.role);
            if let (Some(token), Some(way)) = (cell.token.as_mut(), way) {
                token.captures = way.capturing().art();
            }
        }
        if let Some(Deed::Failed { mv: Move::Normal { from, to, .. }, .. }) = public.last {
            scene.arrows.push(Arrow { from, to });
        }
        scene.changed = public.last.as_ref().map(Deed::sentence).unwrap_or_default();
        scene.status = self.status();
        if public.ended.is_none() {
            scene.bottom = self.bottom().tint();
        }
        scene.grids = self.grids();
        scene
    }

    /// Who sits at the bottom: whoever is to move; while tables are filled in, whoever looks.
    fn bottom(&self) -> Side {
        let turn = self.public.position.turn();
        if self.public.is_set_up() { turn } else { self.side.unwrap_or(turn) }
    }

    fn status(&self) -> String {
        let public = &self.public;
        if let Some(outcome) = public.ended {
            return outcome.sentence(SEATS);
        }
        if public.is_set_up() {
            return turn_sentence(public.position.turn(), false);
        }
        let filling: Vec<Side> = Side::BOTH.into_iter().filter(|side| public.is_filling(*side)).collect();
        match filling[..] {
            [side] => {
                format!("{} has yet to choose how {}'s pieces capture.", side.name(), side.other().name())
            }
            _ => "White and Black choose how each other's pieces capture.".to_owned(),
        }
    }

    /// How a kind of a side captures, if the viewer knows: from the table, or by what the answers prove.
    fn way(&self, side: Side, kind: Role) -> Option<Role> {
        match self.disguises[side.index()] {
            Some(table) => table.captures(kind),
            // The public board stays plain: what can be told from the answers is the players' own business.
            None if self.side == Some(side) => self.public.sheets[side.index()].certain(kind),
            None => None,
        }
    }

    /// The tables the viewer knows, and the own sheet.
    fn grids(&self) -> Vec<Grid> {
        let table = |side: Side| {
            let known = self.disguises[side.index()].filter(|table| !table.is_empty())?;
            let owner = if self.side.is_some() { "as you chose" } else { "as it was" };
            Some(grid(format!("{}'s pieces, {owner}", side.name()), |kind, way| chosen(&known, kind, way)))
        };
        let sheet = self.side.filter(|side| self.disguises[side.index()].is_none()).map(|side| {
            let sheet = self.public.sheets[side.index()];
            grid(format!("{}'s pieces, as far as you can tell", side.name()), |kind, way| {
                deduced(&sheet, kind, way)
            })
        });
        sheet.into_iter().chain(Side::BOTH.into_iter().filter_map(table)).collect()
    }
}

/// A table with a row for each kind and a column for each way of capturing, then both letters together.
fn grid(title: String, entry: impl Fn(usize, usize) -> Entry) -> Grid {
    let columns = KINDS.iter().map(|way| way.code().to_owned()).chain(["combo".to_owned()]);
    let rows =
        (0..KINDS.len()).map(|kind| {
            let mut entries: Vec<Entry> = (0..KINDS.len()).map(|way| entry(kind, way)).collect();
            let certain = entries.iter().position(|entry| *entry == Entry::Circle);
            entries.push(certain.map_or(Entry::Empty, |way| {
                Entry::Text(format!("{}{}", KINDS[kind].code(), KINDS[way].code()))
            }));
            GridRow { head: KINDS[kind].code().to_owned(), entries, active: false }
        });
    Grid { title, columns: columns.collect(), rows: rows.collect() }
}

fn chosen(table: &Disguise, kind: usize, way: usize) -> Entry {
    if table.captures(KINDS[kind]) == Some(KINDS[way]) { Entry::Circle } else { Entry::Empty }
}

fn deduced(sheet: &Sheet, kind: usize, way: usize) -> Entry {
    match sheet.verdict(Line::at(kind, way)) {
        Verdict::Impossible => Entry::Cross,
        Verdict::Certain => Entry::Circle,
        Verdict::Open => Entry::Empty,
    }
}
