//! Reads and writes position texts: FEN's six fields, then `white=` and `black=`, the table of that side's own pieces.

use super::disguise::Disguise;
use super::refusals;
use super::state::State;
use crate::board::Side;
use crate::chess::{Army, Arrays, Fields, Position};
use crate::rules::{Options, Refusal, SetupError};

/// The keys of the tables in fields and options, White's first.
const KEYS: [&str; 2] = ["white", "black"];

/// The tables from the options; empty where there are none.
pub(super) fn given(options: &Options) -> Result<[Disguise; 2], SetupError> {
    let table = |key: &str| options.get(key).map_or(Ok(Disguise::EMPTY), str::parse);
    Ok([table(KEYS[0])?, table(KEYS[1])?])
}

impl State {
    /// Reads a position text. A king may stand where the side to move can capture it: there is no check.
    ///
    /// # Errors
    /// When it can't be read, or is no position of this game; the sentence says why.
    pub fn parse(text: &str, options: &Options) -> Result<Self, SetupError> {
        let fields = Fields::cut(text)?;
        fields.allow_extras(&KEYS)?;
        let position = Position::read(Army::ORTHODOX, &fields, Arrays::Usual)?;
        let mut disguises = given(options)?;
        for (key, disguise) in KEYS.into_iter().zip(&mut disguises) {
            let Some(table) = fields.extra(key) else { continue };
            let table: Disguise = table.parse()?;
            if !disguise.is_empty() && *disguise != table {
                return Err(Refusal::of(refusals::TABLES_DIFFER).with("field", key.to_owned()).into());
            }
            *disguise = table;
        }
        Ok(Self::new(position, disguises))
    }

    /// The position text.
    #[must_use]
    pub fn text(&self) -> String {
        let position = &self.public.position;
        let mut text = position.fields(position.turn().letter(), position.en_passant());
        for (side, key) in Side::BOTH.into_iter().zip(KEYS) {
            if self.public.ready[side.index()] {
                text += &format!(" {key}={}", self.secrets[side.index()]);
            }
        }
        text
    }
}
