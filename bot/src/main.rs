//! The program.

mod cli;

use std::process::ExitCode;

fn main() -> ExitCode {
    match cli::run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("menagerie: {error:#}");
            if error.is::<cli::CannotRun>() { ExitCode::from(2) } else { ExitCode::FAILURE }
        }
    }
}
