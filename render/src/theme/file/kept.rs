//! Keeps themes from files as long as the program runs, so that a theme is a reference and comparing two is
//! comparing addresses. Unchanged themes are stored once, and the total is limited
//! ([why](../../../../docs/decisions/032-themes-from-files.md)).

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use super::flaw::Flaw;
use crate::theme::{Board, Theme};

/// The most bytes of files whose themes are kept.
const MOST: u64 = 128 << 20;

/// The stored themes by the hash of everything read for them, and the total of bytes.
static KEPT: Mutex<Option<Kept>> = Mutex::new(None);

#[derive(Default)]
struct Kept {
    themes: HashMap<Vec<u8>, Theme>,
    bytes: u64,
}

/// The stored theme of this hash.
pub(super) fn known(print: &[u8]) -> Option<Theme> {
    let kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    kept.as_ref().and_then(|kept| kept.themes.get(print).copied())
}

/// Stores a theme made of this many bytes.
pub(super) fn keep(name: &str, print: Vec<u8>, bytes: u64, board: Board) -> Result<Theme, Flaw> {
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    let kept = kept.get_or_insert_with(Kept::default);
    if kept.bytes + bytes > MOST {
        let reason =
            format!("themes were changed so often that {} MB are kept; a restart forgets them", MOST >> 20);
        return Err(Flaw::of(name, reason));
    }
    kept.bytes += bytes;
    let theme = Theme::of(Box::leak(Box::new(board)));
    kept.themes.insert(print, theme);
    Ok(theme)
}
