//! Writes `docs/AUTHORITY.md`, the table for people to read.

use std::fmt::Write;
use std::path::Path;

use app::authority::{Effect, Row, Scope, TABLE, What};

const HEAD: &str = "# Who may do what

Written from the table that the bot asks before it answers anybody (`bot/app/src/requests/authority/`); a test fails when this
page says anything else. A control is named by its verb and the word its argument begins with. `bot/tests/authority/` tries
every row as every kind of person: players in and out of turn, other seats, onlookers, managers, people elsewhere on the
server who may and may not see the channel, people whom the server doesn't let play or who were replaced, members of other
servers, and people in direct messages; in every state of a game. Whoever may not is told so kindly, and nothing changes.

**Who may see a game:** who plays in it, is invited or opened it, from anywhere; everybody in the channel or thread in which
it is played; and while a seat is free for whoever joins, members of the server who may see that channel. For anybody else it
doesn't exist: they read what they would read of a number that was never given.

**Who may see a tournament:** who takes part in it or opened it, whoever manages the server, and members who may see its channel.

**Which channels somebody may see** is asked of Discord (roles, and what channels say of them) and remembered for a minute. If
that can't be asked, a channel counts as unseen. Private threads are seen by those who are in them, where they are in them.

**What tells of no place:** leaderboards, results and achievements count all games of a server, and name neither channels nor games.
Whoever manages a server sees numbers and titles of all its games (`/admin game`) and who administered what (`/admin audit`).

";

/// A command as people type it, in its group.
fn typed(name: &str) -> String {
    words::commands::group_of(name).map_or_else(|| name.to_owned(), |group| format!("{group} {name}"))
}

fn line(row: &Row) -> String {
    let what = match row.what {
        What::Ask(name) => format!("`/{}`", typed(name)),
        What::Press(verb, "") => format!("button `{}`", verb.word()),
        What::Press(verb, word) => format!("button `{}` `{word}`", verb.word()),
    };
    let when = match row.scope {
        Scope::Game(_) | Scope::ServerGame | Scope::Own => row.when.words(),
        Scope::Nothing | Scope::Tournament => "–",
    };
    let effect = match row.effect {
        Effect::Looks => "looks",
        Effect::Changes => "changes",
        Effect::Form => "opens a form",
    };
    format!("| {what} | {} | {when} | {effect} |\n", row.who.words())
}

fn page() -> String {
    let mut page = format!("{HEAD}| what | who | state of the game | effect |\n|---|---|---|---|\n");
    for row in TABLE.iter() {
        page.write_str(&line(row)).expect("written");
    }
    page
}

#[test]
fn the_page_says_what_the_table_says() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/AUTHORITY.md");
    if std::env::var_os("MENAGERIE_BLESS").is_some() {
        std::fs::write(&path, page()).expect("written");
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(written, page(), "`scripts/bless authority` writes it anew");
}
