//! The program.

use std::process::ExitCode;

use engine::catalogue::Catalogue;

fn main() -> ExitCode {
    menagerie::command_line(Catalogue::new())
}
