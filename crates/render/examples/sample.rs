//! Draws sample tables: `cargo run --release -p render --example sample -- DIRECTORY`.

#[path = "sample/mod.rs"]
mod tables;

use std::error::Error;
use std::path::PathBuf;

fn main() -> Result<(), Box<dyn Error>> {
    let directory = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| ".".into()));
    for (name, board, scene, options, width) in [tables::mill::table(), tables::coast::table()] {
        let svg = render::svg(&board, &scene, &options);
        std::fs::write(directory.join(format!("{name}.svg")), &svg)?;
        std::fs::write(directory.join(format!("{name}.png")), render::png(&svg, width)?)?;
    }
    Ok(())
}
