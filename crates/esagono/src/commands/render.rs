//! `esagono render`: a picture of the table.
//!
//! A record of other rules or data is shown as far as it goes.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use kernel::Seed;
use registry::{AnyTable, Earlier, Opening, Registry};
use render::{Control, Highlight, HighlightKind, Numbers, Options, Pile, Seat, legend_of};
use scene::{Message, Place};

use crate::data;

/// A picture of the table, as SVG or PNG.
#[derive(clap::Args, Debug)]
#[command(after_help = "Example: esagono render scs/mill-bridge -o table.png")]
pub struct Args {
    /// A scenario id, a scenario file or a record file.
    what: String,
    /// The scenario file a record was played from, if it is not built in.
    #[arg(long, value_name = "FILE")]
    scenario_file: Option<PathBuf>,
    /// Number of answers to replay of a record; all by default.
    #[arg(long)]
    to: Option<u32>,
    /// Who looks: a seat or `spectator`.
    #[arg(long, default_value = "spectator")]
    viewer: String,
    /// The picture: a file that ends in .svg or .png.
    #[arg(short, long)]
    output: PathBuf,
    /// Width of a PNG in pixels.
    #[arg(long, default_value_t = 2400, value_parser = clap::value_parser!(u32).range(1..=8192))]
    width: u32,
    /// Language of title and legend: en or it.
    #[arg(long, default_value = "en", value_parser = ["en", "it"])]
    language: String,
    /// Numbers: every hex, every fifth, or none.
    #[arg(long, default_value = "every", value_parser = ["every", "fifth", "none"])]
    numbers: String,
    /// Leave the legend out.
    #[arg(long)]
    no_legend: bool,
    /// A small PNG of the map alone, cut to where the game is played: for the start page.
    #[arg(long)]
    small: bool,
}

/// Runs the command.
pub fn run(args: &Args) -> Result<()> {
    let (opening, table) = open(args)?;
    if args.small {
        let picture = server::small_picture(&table)?;
        return std::fs::write(&args.output, picture)
            .with_context(|| format!("cannot write `{}`", args.output.display()));
    }
    let viewer = table.viewer(&args.viewer)?;
    let scene = table.scene_at(args.to.unwrap_or_else(|| table.step()), viewer)?;
    let board = table.board();
    let texts = texts::built_in();
    let term = |key: String| texts.say(&args.language, &Message::new(key));
    let system = &opening.listing.system;
    let mut options = Options {
        title: opening.listing.title[&args.language].clone(),
        turn: turn_line(&scene, &args.language),
        phase: term(format!("{system}-phase-{}", scene.phase)),
        seats: seats(&opening),
        numbers: match args.numbers.as_str() {
            "none" => Numbers::Hidden,
            "fifth" => Numbers::EveryFifth,
            _ => Numbers::Every,
        },
        control: Control::Hidden,
        ..Options::default()
    };
    for panel in &board.panels {
        let mut name = |id: &str, message| {
            options.names.insert(id.to_owned(), texts.say(&args.language, message));
        };
        name(&panel.id, &panel.title);
        panel.boxes.iter().for_each(|it| name(&it.id, &it.label));
    }
    if !args.no_legend {
        options.legend = legend_of(&board);
        for entry in &mut options.legend {
            entry.label = term(format!("{system}-terrain-{}", entry.kind));
        }
    }
    options.piles = piles(&options.seats, &term("table-box-setup".to_owned()));
    options.highlights = areas(&table, &scene)?;
    let svg = render::svg(&board, &scene, &options);
    write(&args.output, &svg, args.width)
}

/// The box of counters that are still to be set up.
const SET_UP: &str = "setup";

/// What lies beside the map before it is set up, seat by seat.
fn piles(seats: &[Seat], title: &str) -> Vec<Pile> {
    let pile = |seat: &Seat| Pile {
        title: title.to_owned(),
        seat: seat.id.clone(),
        place: SET_UP.to_owned(),
    };
    seats.iter().map(pile).collect()
}

/// The area in which the seat that is asked may set up, as long as nobody has set up anything: it
/// stands in the scenario, so that everybody may see it.
fn areas(table: &AnyTable, scene: &scene::Scene) -> Result<Vec<Highlight>> {
    let waits = scene.counters.iter().any(|it| it.at == Place::Box(SET_UP.to_owned()));
    let Some(seat) = scene.asked.as_ref().filter(|_| waits && scene.step == 0) else {
        return Ok(Vec::new());
    };
    let prompt = table.scene_without_log(table.viewer(seat)?).prompt;
    let choices = prompt.into_iter().flat_map(|it| it.choices);
    let highlight =
        |hex: String| Highlight { hex, kind: HighlightKind::Reach, label: String::new() };
    Ok(choices.filter_map(|it| it.at.hex().map(str::to_owned)).map(highlight).collect())
}

fn turn_line(scene: &scene::Scene, language: &str) -> String {
    let turn = turn_words(scene, language);
    if let Some(happening) = &scene.happening {
        return format!("{turn} · {}", texts::built_in().say(language, happening));
    }
    match scene.turn_text.get(language).filter(|it| !it.is_empty()) {
        Some(label) => format!("{turn} · {label}"),
        None if scene.turn_label.is_empty() => turn,
        None => format!("{turn} · {}", scene.turn_label),
    }
}

/// How far a game has come; a system that counts otherwise says it in its own words.
pub(crate) fn turn_words(scene: &scene::Scene, language: &str) -> String {
    let told = |key: &str| {
        Message::new(key)
            .number("turn", i32::from(scene.turn))
            .number("turns", i32::from(scene.turns))
    };
    let system = scene.scenario.split('/').next().unwrap_or_default();
    let own = texts::built_in().try_say(language, &told(&format!("{system}-turn-of")));
    own.unwrap_or_else(|_| texts::built_in().say(language, &told("table-turn")))
}

fn seats(opening: &Opening) -> Vec<Seat> {
    let ids = opening.listing.seats.iter().cloned();
    ids.zip(opening.colors.iter().cloned()).map(|(id, color)| Seat { id, color }).collect()
}

/// Opens a scenario by id or file, or a record.
fn open(args: &Args) -> Result<(Opening, AnyTable)> {
    let (what, language) = (args.what.as_str(), args.language.as_str());
    let registry = data::registry_with(args.scenario_file.as_deref())?;
    let path = Path::new(what);
    if !path.exists() {
        let opening = registry.open(what, &BTreeMap::new())?;
        let table = AnyTable::new(opening.game.clone(), opening.info.clone(), Seed::from_number(1));
        return Ok((opening, table));
    }
    if path.extension().is_some_and(|it| it == "toml") {
        let opening = data::open_scenario(path, &BTreeMap::new())?.1;
        let table = AnyTable::new(opening.game.clone(), opening.info.clone(), Seed::from_number(1));
        return Ok((opening, table));
    }
    let text = data::read_text(path)?;
    match registry.open_record(&text) {
        Ok((opening, record)) => {
            let table = AnyTable::load(opening.game.clone(), &record);
            Ok((opening, table.with_context(|| what.to_owned())?))
        }
        Err(fault) => match registry.earlier(&text) {
            Ok(Some(earlier)) => {
                open_earlier(&registry, earlier, language).with_context(|| what.to_owned())
            }
            Ok(None) | Err(_) => Err(fault).with_context(|| what.to_owned()),
        },
    }
}

/// A record of other rules or data, as far as it goes. Whoever looks at the picture alone would
/// take it for the end of the game, so what it shows is said beside it.
fn open_earlier(
    registry: &Registry,
    earlier: Earlier,
    language: &str,
) -> Result<(Opening, AnyTable)> {
    let said = earlier.said(language);
    // Title and colors are those of the scenario, whatever was chosen for the game.
    let opening = registry.open(&earlier.record.info.scenario, &BTreeMap::new())?;
    let Some(table) = earlier.table else { bail!(said) };
    eprintln!("{said}");
    Ok((opening, table))
}

fn write(path: &Path, svg: &str, width: u32) -> Result<()> {
    let cannot = || format!("cannot write `{}`", path.display());
    let kind = path.extension().and_then(|it| it.to_str()).map(str::to_ascii_lowercase);
    match kind.as_deref() {
        Some("svg") => std::fs::write(path, svg).with_context(cannot),
        Some("png") => std::fs::write(path, render::png(svg, width)?).with_context(cannot),
        _ => bail!("`{}`: the picture is a .svg or a .png", path.display()),
    }
}
