//! Why a table of Masquerade Chess can't be filled in as somebody wants, or has to be first.

use crate::rules::{refusals, words_beside};

refusals! {
    words_beside!();
    TABLE_FIRST = "masquerade/table-first";
    /// Which lines of the table may come next.
    LINE_NEXT = "masquerade/line-next" impossible;
}
