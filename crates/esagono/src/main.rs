//! Play hex-and-counter board wargames with the rules fully enforced.

use std::process::ExitCode;

use clap::Parser;
use esagono::commands::{Cli, run};

fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            let said = format!("{fault:#}");
            // Findings stand below each other, each at the beginning of its line.
            let gap = if said.contains('\n') { '\n' } else { ' ' };
            eprintln!("esagono:{gap}{said}");
            ExitCode::FAILURE
        }
    }
}
