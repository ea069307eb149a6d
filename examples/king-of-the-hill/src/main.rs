//! Menagerie with sixteen games: the same commands, settings and database as `menagerie` itself.

use std::process::ExitCode;

use engine::catalogue::Catalogue;
use engine::table::Game;
use king_of_the_hill::KingOfTheHill;

fn main() -> ExitCode {
    menagerie::command_line(Catalogue::new().with(&Game::<KingOfTheHill>::NEW))
}
