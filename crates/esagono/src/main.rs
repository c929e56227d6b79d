//! Play hex-and-counter board wargames with the rules fully enforced.

use std::process::ExitCode;

use clap::Parser;
use esagono::commands::{Cli, run};

fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("esagono: {fault:#}");
            ExitCode::FAILURE
        }
    }
}
