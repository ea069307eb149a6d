//! Menagerie with sixteen games: the same commands, settings and database as `menagerie` itself.

use std::process::ExitCode;

use engine::catalogue::Catalogue;
use king_of_the_hill::KingOfTheHill;
use opponent::Player;

fn main() -> ExitCode {
    menagerie::command_line(Catalogue::new().with(&Player::<KingOfTheHill>::GAME))
}
