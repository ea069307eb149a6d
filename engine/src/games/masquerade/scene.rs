//! Scenes of Masquerade Chess.

use super::disguise::{Disguise, KINDS, Line};
use super::sheet::{Sheet, Verdict};
use super::state::{LastTurn, View};
use crate::board::{Role, Side};
use crate::chess::Move;
use crate::duel::{board_scene, end_phrase, turn_phrase};
use crate::rules::{Phrase, Value};
use crate::scene::{Arrow, Entry, Grid, GridRow, Scene};

impl LastTurn {
    /// The sentences about the last turn.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Done(played) => played.phrase(),
            Self::Failed { piece, mv, victim } => {
                let tries = Phrase::of("engine-scene-masquerade-tries").with("side", piece.side);
                let tries = tries.with("piece", Value::kind(piece.role.name()));
                let tries = tries.with("victim", Value::kind(victim.role.name()));
                match mv {
                    Move::Normal { from, to, .. } => tries.with("from", *from).with("to", *to),
                    Move::Castle(_) => Phrase::default(),
                }
            }
        }
    }
}

impl View {
    /// The scene: the board with every disguise known to the viewer, the table the viewer has chosen, and the
    /// viewer's own sheet.
    #[must_use]
    pub fn scene(&self) -> Scene<Phrase> {
        let public = &self.public;
        let played = match &public.last {
            Some(LastTurn::Done(played)) => Some(played),
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
        if let Some(LastTurn::Failed { mv: Move::Normal { from, to, .. }, .. }) = public.last {
            scene.arrows.push(Arrow { from, to });
        }
        scene.changed = public.last.as_ref().map(LastTurn::phrase).unwrap_or_default();
        scene.status = self.status();
        if public.ended.is_none() {
            scene.bottom = self.bottom().tint();
        }
        scene.grids = self.grids();
        scene
    }

    /// The side at the bottom: the side to move; while tables are filled in, the viewer's.
    fn bottom(&self) -> Side {
        let turn = self.public.position.turn();
        if self.public.is_set_up() { turn } else { self.side.unwrap_or(turn) }
    }

    fn status(&self) -> Phrase {
        let public = &self.public;
        if let Some(outcome) = public.ended {
            return end_phrase(outcome);
        }
        if public.is_set_up() {
            return turn_phrase(public.position.turn(), false);
        }
        let filling: Vec<Side> = Side::BOTH.into_iter().filter(|side| public.is_filling(*side)).collect();
        match filling[..] {
            [side] => {
                Phrase::of("engine-scene-masquerade-chooses").with("side", side).with("other", side.other())
            }
            _ => Phrase::of("engine-scene-masquerade-both-choose"),
        }
    }

    /// The way a side's kind captures, if the viewer knows it: from the table, or by what the answers prove.
    fn way(&self, side: Side, kind: Role) -> Option<Role> {
        match self.secrets[side.index()] {
            Some(table) => table.captures(kind),
            // The public board stays plain: deductions are left to the players.
            None if self.side == Some(side) => self.public.sheets[side.index()].certain(kind),
            None => None,
        }
    }

    /// The tables the viewer knows, and the viewer's own sheet.
    fn grids(&self) -> Vec<Grid<Phrase>> {
        let table = |side: Side| {
            let known = self.secrets[side.index()].filter(|table| !table.is_empty())?;
            let own = self.side.is_some();
            let key = if own { "engine-scene-masquerade-chosen" } else { "engine-scene-masquerade-truth" };
            let table = grid(Phrase::of(key).with("side", side), |kind, way| chosen(&known, kind, way));
            Some(Grid { spoken: chosen_phrase(&known), ..table })
        };
        let sheet = self.side.filter(|side| self.secrets[side.index()].is_none()).map(|side| {
            let sheet = self.public.sheets[side.index()];
            let title = Phrase::of("engine-scene-masquerade-deduced").with("side", side);
            Grid { spoken: deduced_phrase(&sheet), ..grid(title, |kind, way| deduced(&sheet, kind, way)) }
        });
        sheet.into_iter().chain(Side::BOTH.into_iter().filter_map(table)).collect()
    }
}

/// A grid with a row for each kind and a column for each way of capturing, then both letters together.
fn grid(title: Phrase, entry: impl Fn(usize, usize) -> Entry<Phrase>) -> Grid<Phrase> {
    let columns =
        KINDS.iter().map(|way| letters(way.code())).chain([Phrase::of("engine-scene-masquerade-code")]);
    let rows = (0..KINDS.len()).map(|kind| {
        let mut entries: Vec<Entry<Phrase>> = (0..KINDS.len()).map(|way| entry(kind, way)).collect();
        let certain = entries.iter().position(|entry| *entry == Entry::Circle);
        entries.push(certain.map_or(Entry::Empty, |way| {
            Entry::Text(letters(&format!("{}{}", KINDS[kind].code(), KINDS[way].code())))
        }));
        GridRow { head: letters(KINDS[kind].code()), entries, active: false }
    });
    let [down, across] = ["engine-scene-masquerade-piece", "engine-scene-masquerade-way"].map(Phrase::of);
    Grid { title, down, across, columns: columns.collect(), rows: rows.collect(), spoken: Phrase::default() }
}

/// The sentence for a whole table; while it is being filled in, kind by kind.
fn chosen_phrase(table: &Disguise) -> Phrase {
    if table.is_complete() {
        let whole = Phrase::of("engine-scene-masquerade-whole");
        return table.told().into_iter().fold(whole, |phrase, (name, value)| phrase.with(name, value));
    }
    let certain = |kind: &Role| Some(certain_phrase(*kind, table.captures(*kind)?));
    Phrase::all(KINDS.iter().filter_map(certain))
}

/// A sheet in sentences: for each kind, what is certain or ruled out; and the kinds of which nothing is known yet.
fn deduced_phrase(sheet: &Sheet) -> Phrase {
    let mut unknown = Vec::new();
    let mut said = Phrase::default();
    for (at, kind) in KINDS.into_iter().enumerate() {
        let ways = |verdict: Verdict| {
            let those = move |way: &usize| sheet.verdict(Line::at(at, *way)) == verdict;
            (0..KINDS.len()).filter(those).map(|way| Value::kind(KINDS[way].name())).collect::<Vec<_>>()
        };
        said = match (sheet.certain(kind), ways(Verdict::Impossible)) {
            (Some(way), _) => said.and(certain_phrase(kind, way)),
            (None, out) if out.is_empty() => {
                unknown.push(Value::kind(kind.name()));
                said
            }
            (None, _) => said.and(
                Phrase::of("engine-scene-masquerade-open")
                    .with("piece", Value::kind(kind.name()))
                    .with("ways", Value::List(ways(Verdict::Open))),
            ),
        };
    }
    match unknown.len() {
        0 => said,
        len if len == KINDS.len() => Phrase::of("engine-scene-masquerade-blank"),
        _ => said.and(Phrase::of("engine-scene-masquerade-unknown").with("pieces", Value::List(unknown))),
    }
}

fn certain_phrase(kind: Role, way: Role) -> Phrase {
    let phrase = Phrase::of("engine-scene-masquerade-certain").with("piece", Value::kind(kind.name()));
    phrase.with("other", Value::kind(way.name()))
}

/// The letters of kinds, written in each language's own.
fn letters(code: &str) -> Phrase {
    Phrase::only(Value::Move(code.to_owned()))
}

fn chosen(table: &Disguise, kind: usize, way: usize) -> Entry<Phrase> {
    if table.captures(KINDS[kind]) == Some(KINDS[way]) { Entry::Circle } else { Entry::Empty }
}

fn deduced(sheet: &Sheet, kind: usize, way: usize) -> Entry<Phrase> {
    match sheet.verdict(Line::at(kind, way)) {
        Verdict::Impossible => Entry::Cross,
        Verdict::Certain => Entry::Circle,
        Verdict::Open => Entry::Empty,
    }
}
