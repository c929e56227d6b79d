//! Text play in the terminal, hot-seat or against bots.

use std::collections::BTreeMap;
use std::io::{BufRead, Write};
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use kernel::{Headers, Seat, Seed};
use players::Bot;
use registry::{AnyTable, Registry};
use scene::{Face, Message, Scene, SideName};

use super::Args;
use crate::commands::render::turn_words;
use crate::commands::{once_each, read_options, say};
use crate::data;
use crate::programs::{ANSWER_SECONDS, Misdeed, Program, Start};

/// Who plays a seat that no person plays.
enum Partner {
    Bot(Bot),
    /// A program of somebody else.
    Program(Program),
}

/// People, bots and programs at one terminal.
struct Play<'a> {
    table: AnyTable,
    partners: BTreeMap<String, Partner>,
    language: &'a str,
    told: usize,
    /// Where the record is kept, if that was wished for.
    record: Option<&'a Path>,
}

/// Plays in the terminal.
pub(super) fn run(args: &Args) -> Result<()> {
    // What cannot stand in the record is said before anybody has played.
    if let Some(date) = &args.date {
        Headers::default().set_date(date)?;
    }
    let stdin = std::io::stdin();
    let mut input = stdin.lock();
    let (registry, scenario) = if let Some(scenario) = &args.scenario {
        data::named(scenario)?
    } else {
        let registry = data::registry();
        let Some(id) = ask_scenario(&registry, &mut input)? else { return Ok(()) };
        (registry, id)
    };
    let options = read_options(&args.options)?;
    let opening = match &args.after {
        Some(record) => registry.open_after(&scenario, &options, &data::read_text(record)?)?,
        None => registry.open(&scenario, &options)?,
    };
    let language = args.language.clone().unwrap_or_else(language);
    say(&format!(
        "{}\n{}\n",
        opening.listing.title[&language], opening.listing.briefing[&language]
    ))?;
    say(&word(&language, "table-play-hint"))?;
    let seed = args.seed.unwrap_or_else(seed_of_the_clock);
    let table = AnyTable::new(opening.game, opening.info, Seed::from_number(seed));
    let partners = read_partners(args, table.seats())?;
    let record = args.record.as_deref();
    let mut play = Play { table, partners, language: &language, told: 0, record };
    if record.is_some() {
        play.name_players(args)?;
        // A record that cannot be kept is better known of before anybody has played.
        play.keep()?;
    }
    // Whatever ends the game, its record is kept.
    let played = play.go_on(&mut input);
    play.keep()?;
    if let Some(path) = record {
        say(&format!("the record is in {}", path.display()))?;
    }
    played
}

/// Italian if the environment says so.
fn language() -> String {
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|it| std::env::var(it).ok());
    if named.is_some_and(|it| it.starts_with("it")) { "it".into() } else { "en".into() }
}

fn seed_of_the_clock() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    now.map_or(1, |it| u64::try_from(it.as_nanos()).unwrap_or(u64::MAX))
}

fn ask_scenario(registry: &Registry, input: &mut dyn BufRead) -> Result<Option<String>> {
    let ids: Vec<&str> = registry.ids().collect();
    for (number, id) in (1..).zip(&ids) {
        say(&format!("{number:>3}  {id}"))?;
    }
    loop {
        let Some(line) = ask("scenario> ", input)? else { return Ok(None) };
        let by_number = line.parse::<usize>().ok().and_then(|it| ids.get(it.wrapping_sub(1)));
        if let Some(id) = by_number.or_else(|| ids.iter().find(|it| **it == line)) {
            return Ok(Some((*id).to_owned()));
        }
        say("a number or an id of the list, please")?;
    }
}

/// A text without arguments.
fn word(language: &str, key: &str) -> String {
    texts::built_in().say(language, &Message::new(key))
}

/// The next line that somebody types; none at the end of input, or once nobody reads any more.
fn ask(prompt: &str, input: &mut dyn BufRead) -> Result<Option<String>> {
    let mut output = std::io::stdout();
    match write!(output, "{prompt}").and_then(|()| output.flush()) {
        Err(fault) if fault.kind() == std::io::ErrorKind::BrokenPipe => return Ok(None),
        shown => shown?,
    }
    let mut line = Vec::new();
    if input.read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    // A key pressed by mistake is no answer, and ends no game.
    Ok(Some(String::from_utf8_lossy(&line).trim().to_owned()))
}

fn read_partners(args: &Args, seats: &[String]) -> Result<BTreeMap<String, Partner>> {
    let mut partners = BTreeMap::new();
    once_each(&args.seats)?;
    for entry in &args.seats {
        let Some((seat, name)) = entry.split_once('=').filter(|it| seats.iter().any(|s| s == it.0))
        else {
            bail!("`{entry}`: say NAME=PLAYER with a seat of {}", seats.join(", "));
        };
        let limit = Duration::from_secs(args.answer_seconds.unwrap_or(ANSWER_SECONDS));
        let partner = match (Start::read(name, limit)?, Bot::find(name)) {
            (Some(start), _) => Partner::Program(Program::new(start)),
            (None, Some(bot)) => Partner::Bot(bot),
            (None, None) => bail!(
                "there is no bot `{name}`; `esagono bots` lists them, and a program is named by \
                 its path or as cmd:COMMAND"
            ),
        };
        partners.insert(seat.to_owned(), partner);
    }
    Ok(partners)
}

/// Plays the answer of whoever is no person.
fn answer_for(partner: &mut Partner, table: &mut AnyTable, seat: &str) -> Result<()> {
    match partner {
        Partner::Bot(bot) => {
            let seed = u64::from(table.step()) + 1;
            let action = bot.choose(table, bot.info().budget, seed);
            let action = action.expect("a game that asks is not over");
            table.play(&[action], None)?;
        }
        Partner::Program(program) => {
            let chosen = program.choose(table, seat);
            let action = chosen.map_err(|it| told(seat, program.name(), &it))?;
            if let Err(fault) = table.play(std::slice::from_ref(&action), None) {
                let misdeed = Misdeed::illegal(&action, &fault);
                program.dismiss(&misdeed);
                return Err(told(seat, program.name(), &misdeed));
            }
        }
    }
    Ok(())
}

/// Writes a file in one piece: while the new text is on its way the old one stays where it is.
fn put(path: &Path, text: &str) -> std::io::Result<()> {
    if path.exists() && !path.is_file() {
        // A device or a pipe has no old text, and cannot be replaced.
        return std::fs::write(path, text);
    }
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    std::fs::write(&beside, text)?;
    std::fs::rename(&beside, path)
}

/// What a program did, told to whoever sits at the terminal.
fn told(seat: &str, name: &str, misdeed: &Misdeed) -> anyhow::Error {
    anyhow!("{seat} ({name}) {misdeed}; the game ends here")
}

impl Play<'_> {
    /// Writes the record as it stands, if that was wished for: whoever is interrupted has lost
    /// nothing.
    fn keep(&self) -> Result<()> {
        let Some(path) = self.record else { return Ok(()) };
        put(path, &self.table.record())
            .with_context(|| format!("cannot write the record `{}`", path.display()))
    }

    /// The same between answers: whoever plays is told if it fails, and plays on.
    fn keep_meanwhile(&self) -> Result<()> {
        self.keep().or_else(|fault| say(&format!("{fault:#}")))
    }

    /// Says in the record who played, and on which day if that was told: by itself a record is the
    /// same whenever it is written.
    fn name_players(&mut self, args: &Args) -> Result<()> {
        let mut headers = Headers::default();
        for (seat, name) in (0..).map(Seat).zip(self.table.seats()) {
            let player = match self.partners.get(name) {
                None => "human",
                Some(Partner::Bot(bot)) => bot.info().name,
                Some(Partner::Program(program)) => program.name(),
            };
            // A program may be called by a long command; then nobody is named.
            let _ = headers.set_player(seat, player);
        }
        if let Some(date) = &args.date {
            headers.set_date(date)?;
        }
        self.table.set_headers(headers)?;
        Ok(())
    }

    fn go_on(&mut self, input: &mut dyn BufRead) -> Result<()> {
        for (seat, partner) in &mut self.partners {
            if let Partner::Program(program) = partner {
                let begun = program.begin(&self.table, seat, 1);
                begun.map_err(|it| told(seat, program.name(), &it))?;
            }
        }
        while let Some(seat) = self.table.asked().map(str::to_owned) {
            if let Some(partner) = self.partners.get_mut(&seat) {
                answer_for(partner, &mut self.table, &seat)?;
                continue;
            }
            self.keep_meanwhile()?;
            let Some(prompt) = self.table.prompt_view() else { break };
            self.tell_news(&prompt.seat)?;
            let spoken = |message: &Message| texts::built_in().say(self.language, message);
            let seat = spoken(&Message::new("table-asked").text("seat", self.side(&prompt.seat)));
            say(&format!("\n{seat} — {}", spoken(&prompt.question)))?;
            for (number, choice) in (1..).zip(&prompt.choices) {
                say(&format!("{number:>4}  {}  [{}]", spoken(&choice.label), choice.action))?;
            }
            let Some(line) = ask("> ", input)? else { return Ok(()) };
            if line == "quit" {
                return Ok(());
            }
            let number = line.parse::<usize>().ok();
            let by_number = number.and_then(|it| prompt.choices.get(it.wrapping_sub(1)));
            let action = by_number.map_or(line, |it| it.action.clone());
            match self.answer(&action, &prompt.seat) {
                Ok(()) => self.keep_meanwhile()?,
                Err(fault) => say(&format!("{fault:#}"))?,
            }
        }
        for (seat, partner) in &mut self.partners {
            if let Partner::Program(program) = partner {
                program.end(&self.table, seat);
            }
        }
        let seat = self.table.seats().first().cloned().unwrap_or_default();
        self.tell_news(&seat)?;
        let outcome = self.table.scene(kernel::Viewer::Spectator).outcome;
        if let Some(outcome) = outcome {
            say(&format!("\n{}", outcome.text.get(self.language).unwrap_or(&outcome.result)))?;
        }
        Ok(())
    }

    /// A seat as sentences name it.
    fn side(&self, seat: &str) -> SideName {
        let seats = self.table.setting().seats;
        let found = seats.into_iter().find(|it| it.id == seat);
        found.expect("only a seat of the table is asked").into()
    }

    /// What a seat has not read yet.
    fn tell_news(&mut self, seat: &str) -> Result<()> {
        let log = self.table.log_for(self.table.viewer(seat)?);
        for line in log.iter().skip(self.told.min(log.len())) {
            let rule = line.rule.as_ref().map_or(String::new(), |it| format!("  [{it}]"));
            say(&format!("  {}{rule}", texts::built_in().say(self.language, &line.message)))?;
        }
        self.told = log.len();
        Ok(())
    }

    fn answer(&mut self, line: &str, seat: &str) -> Result<()> {
        let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
        match verb {
            "" => Ok(()),
            "?" => say(&word(self.language, "table-play-help")),
            "map" => show(&self.table.scene(self.table.viewer(seat)?), self.language),
            "log" => {
                self.told = 0;
                self.tell_news(seat)
            }
            "record" => say(&self.table.record()),
            "undo" => Ok(self.table.undo(None)?),
            "why" => self.why(rest),
            "odds" => self.odds(rest),
            _ => {
                self.table.play(&[line.to_owned()], None).map_err(|fault| match fault {
                    registry::Fault::Illegal(illegal) => {
                        let why = texts::built_in().refusal(self.language, illegal.why);
                        anyhow::anyhow!("{why} [{}]", illegal.rule)
                    }
                    registry::Fault::Forbidden(reason) => {
                        let why = texts::built_in().say(self.language, &reason.message);
                        anyhow::anyhow!("{why} [{}]", reason.rule)
                    }
                    registry::Fault::Refused { message, .. } => {
                        anyhow::anyhow!(texts::built_in().say(self.language, &message))
                    }
                })?;
                Ok(())
            }
        }
    }

    fn why(&self, action: &str) -> Result<()> {
        let value = self.table.why(action)?;
        if value["legal"] == false {
            let text = value["text"][self.language].as_str().unwrap_or_default();
            let message = Message::new("table-refused")
                .text("why", text)
                .text("rule", value["rule"].as_str().unwrap_or_default());
            return say(&texts::built_in().say(self.language, &message));
        }
        for reason in value["reasons"].as_array().into_iter().flatten() {
            let text = reason["texts"][self.language].as_str().unwrap_or_default();
            let (amount, rule) = (reason["amount"].as_str(), reason["rule"].as_str());
            say(&format!(
                "  {:>6}  {text} [{}]",
                amount.unwrap_or_default(),
                rule.unwrap_or_default()
            ))?;
        }
        Ok(())
    }

    fn odds(&self, action: &str) -> Result<()> {
        let odds = self.table.odds(action)?;
        for outcome in odds.outcomes {
            let (n, d) = outcome.p;
            say(&format!("  {n:>3}/{d}  {}", outcome.result.text))?;
        }
        if let Some(reading) = odds.reading {
            say(&format!("  {}", texts::built_in().say(self.language, &reading.message)))?;
        }
        Ok(())
    }
}

/// The counters hex by hex.
fn show(scene: &Scene, language: &str) -> Result<()> {
    let mut hexes: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for counter in &scene.counters {
        let Some(hex) = counter.at.hex() else { continue };
        let value = |name: &str| counter.values.get(name).map_or("–".into(), ToString::to_string);
        let system = scene.scenario.split('/').next().unwrap_or_default();
        let marks: Vec<String> =
            counter.marks.iter().map(|it| word(language, &format!("{system}-mark-{it}"))).collect();
        let text = match counter.face {
            Face::Down => format!("{} ?", counter.seat),
            Face::Up => format!(
                "{} {} {}-{}-{}{}",
                counter.seat,
                counter.id,
                value("attack"),
                value("defense"),
                value("movement"),
                if marks.is_empty() { String::new() } else { format!(" ({})", marks.join(", ")) }
            ),
        };
        hexes.entry(hex).or_default().push(text);
    }
    for (hex, units) in hexes {
        say(&format!("{hex}  {}", units.join("  /  ")))?;
    }
    say(&turn_words(scene, language))
}
