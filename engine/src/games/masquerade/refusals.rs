//! Refusals of Masquerade Chess about tables.

use crate::rules::{refusals, words_beside};

refusals! {
    words_beside!();
    TABLE_FIRST = "masquerade/table-first";
    /// The possible next lines of the table.
    LINE_NEXT = "masquerade/line-next" impossible;
    /// The option's table and the position's differ.
    TABLES_DIFFER = "masquerade/tables-differ";
    /// A table of a position or an option can't be read.
    TABLE = "masquerade/table";
}
