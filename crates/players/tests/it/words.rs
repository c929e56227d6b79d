//! Every text of a game of every scenario, read in both languages by somebody who knows no id.
//!
//! Games are played by a bot to their end. The whole log is read, every question with all its
//! answers, and now and then what is told only on being asked: why, odds, refusals, what lies
//! beside the map. What has been read once is not read again.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Write as _};
use std::fs;
use std::path::{Path, PathBuf};

use catalog::Library;
use kernel::Viewer;
use players::Bot;
use registry::{AnyTable, Registry};
use scene::{Cell, Message, PromptView, ResultView};

/// More answers than any game takes.
const STEPS_MAX: u32 = 400_000;
/// What is only told on being asked is read every so many steps.
const LOOK_EVERY: u32 = 10;
/// As many answers of a question are asked about.
const ASKED_MAX: usize = 12;
/// As many actions of earlier questions are tried again.
const STALE_MAX: usize = 12;
/// Who plays, and from which seed: one who tries everything, and one who fights to win.
const GAMES: [(Bot, u64); 2] = [(Bot::Random, 7), (Bot::Greedy, 8)];
/// What the one who fights to win may look at for an answer.
const BUDGET: u32 = 1;

const LANGUAGES: [&str; 2] = ["en", "it"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn add_files(folder: &Path, base: &Path, library: &mut Library) {
    for entry in fs::read_dir(folder).expect("a data folder") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            add_files(&path, base, library);
        } else if let Ok(text) = fs::read_to_string(&path) {
            let name = path.strip_prefix(base).expect("below the data folder");
            library.insert(name.to_string_lossy().into_owned(), text);
        }
    }
}

fn registry() -> Registry {
    let (data, mut library) = (root().join("data"), Library::new());
    for system in ["coh", "prussia", "scs"] {
        add_files(&data.join(system), &data, &mut library);
    }
    Registry::new(library)
}

/// The words of a text, by what stands between them. Signs that ids are made of stay inside.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let ends = |it: char| !(it.is_alphanumeric() || "-_/.'’".contains(it));
    text.split(ends)
        .map(|it| it.trim_matches(['.', '\'', '’', '-', '/']))
        .filter(|it| !it.is_empty())
}

/// The words that the text files of a language use themselves: an id that is one of them cannot be
/// told from it.
fn vocabulary(lang: &str) -> BTreeSet<String> {
    let mut known = BTreeSet::new();
    for (of, name, text) in texts::files() {
        // English refusals are the keys of their translations.
        let english = name.ends_with("refusals.toml") && lang == "en";
        if of == lang || english {
            let halves = text.lines().map(|it| it.split_once('=').unwrap_or(("", it)));
            let said = halves.map(|(key, value)| if english { key } else { value });
            known.extend(said.flat_map(words).map(str::to_owned));
        }
    }
    known
}

/// The words and pairs of words that a language avoids.
fn avoided(lang: &str) -> Vec<String> {
    let path = root().join(format!("crates/texts/tests/it/avoided/{lang}.txt"));
    let list = fs::read_to_string(path).expect("a list of words");
    let lines = list.lines().filter(|it| !it.starts_with('#') && !it.is_empty());
    lines.map(str::to_owned).collect()
}

/// Whether a text holds some words as whole words.
fn holds(text: &str, sought: &str) -> bool {
    let is_letter =
        |it: Option<char>| it.is_some_and(|it| "+-".contains(it) || it.is_alphanumeric());
    text.match_indices(sought).any(|(at, _)| {
        let after = text[at + sought.len()..].chars().next();
        !is_letter(text[..at].chars().next_back()) && !is_letter(after)
    })
}

/// What may be said in a language.
struct Ear {
    lang: &'static str,
    vocabulary: BTreeSet<String>,
    avoided: Vec<String>,
}

/// A message by its digest. Millions come up in a long game, and few of them for the first time.
struct Known(u64);

impl fmt::Write for Known {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        // FNV-1a.
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        Ok(())
    }
}

impl Known {
    fn of(message: &Message) -> u64 {
        let mut known = Self(0xcbf2_9ce4_8422_2325);
        write!(known, "{message:?}").expect("a digest takes every text");
        known.0
    }
}

/// Reads the texts of one game.
struct Reader<'a> {
    ears: &'a [Ear],
    /// Ids that nobody can read on the table.
    ids: BTreeSet<String>,
    /// The names that counters bear.
    names: BTreeSet<String>,
    /// The digests of what has been read.
    read: BTreeSet<u64>,
    faults: BTreeSet<String>,
}

impl Reader<'_> {
    fn message(&mut self, message: &Message) {
        if !self.read.insert(Known::of(message)) {
            return;
        }
        for ear in self.ears {
            match texts::built_in().try_say(ear.lang, message) {
                Ok(text) => self.text(ear, &message.key, &text),
                Err(unsaid) => {
                    let why: Vec<String> = unsaid.iter().map(ToString::to_string).collect();
                    self.faults.insert(format!(
                        "[{}] {}: {}",
                        ear.lang,
                        message.key,
                        why.join(", ")
                    ));
                }
            }
        }
    }

    /// Reads words that come in every language.
    fn both(&mut self, what: &str, by_language: &BTreeMap<String, String>) {
        for ear in self.ears {
            match by_language.get(ear.lang) {
                Some(text) => self.text(ear, what, text),
                None => drop(self.faults.insert(format!("[{}] {what}: not said", ear.lang))),
            }
        }
    }

    /// Whether an id stands in a text outside of a name that holds it: `4 QOH` is called so by its
    /// counter.
    fn is_bare(&self, id: &str, text: &str) -> bool {
        let names = self.names.iter().filter(|it| words(it).any(|it| it == id));
        let rest = names.fold(text.to_owned(), |rest, name| rest.replace(name, ""));
        words(&rest).any(|it| it == id)
    }

    fn text(&mut self, ear: &Ear, what: &str, text: &str) {
        let is_id = |it: &&str| self.ids.contains(*it) && !ear.vocabulary.contains(*it);
        let found: Vec<&str> = words(text).filter(is_id).collect();
        if let Some(id) = found.into_iter().find(|it| self.is_bare(it, text)) {
            self.faults.insert(format!("[{}] {what}: the id `{id}` in: {text}", ear.lang));
        }
        if let Some(held) = ear.avoided.iter().find(|it| holds(text, it)) {
            self.faults.insert(format!("[{}] {what}: `{held}` in: {text}", ear.lang));
        }
        if text.contains(['⟦', '⟧', '{', '}', '$']) {
            self.faults.insert(format!("[{}] {what}: a gap in: {text}", ear.lang));
        }
    }

    fn result(&mut self, result: &ResultView) {
        self.message(&result.message);
        result.parts.iter().for_each(|it| self.message(&it.message));
    }

    /// The question, and every answer as it is offered.
    fn prompt(&mut self, prompt: &PromptView) {
        self.message(&prompt.question);
        prompt.about.because.iter().for_each(|it| self.message(it));
        prompt.about.result.iter().for_each(|it| self.result(it));
        for choice in &prompt.choices {
            self.message(&choice.label);
            choice.caution.iter().for_each(|it| self.message(it));
            if let Some(part) = &choice.part {
                self.message(&part.title);
                self.message(&part.label);
            }
        }
    }

    /// What is told of some answers on being asked, and of what was possible before and is no more.
    fn asked(&mut self, table: &AnyTable, prompt: &PromptView, stale: &[String]) {
        let some = prompt.choices.iter().map(|it| &it.action).take(ASKED_MAX);
        for action in some.chain(stale) {
            let why = table.why_view(action).expect("the action can be read");
            why.reasons.iter().for_each(|it| self.message(&it.message));
            why.text.iter().for_each(|it| self.both(why.rule.as_deref().unwrap_or(""), it));
        }
        for choice in prompt.choices.iter().take(ASKED_MAX) {
            match table.odds(&choice.action) {
                Ok(odds) => odds.outcomes.iter().for_each(|it| self.result(&it.result)),
                Err(fault) => self.both(fault.code(), &fault.words()),
            }
        }
    }

    /// What lies beside the map.
    fn beside(&mut self, table: &AnyTable, viewer: Viewer) {
        let scene = table.scene_without_log(viewer);
        scene.notes.iter().chain(&scene.happening).for_each(|it| self.message(it));
        if !scene.turn_text.is_empty() {
            self.both("turn", &scene.turn_text);
        }
        for overlay in table.overlays(viewer) {
            self.message(&overlay.label);
        }
    }

    /// What does not change.
    fn setting(&mut self, table: &AnyTable) {
        let setting = table.setting();
        self.both("title", &setting.title);
        self.both("briefing", &setting.briefing);
        setting.seats.iter().for_each(|it| self.both("seat", &it.name));
        for phase in &setting.phases {
            self.message(&Message::new(format!("{}-phase-{phase}", setting.system)));
        }
        for ladder in &setting.ladders {
            self.message(&ladder.title);
            ladder.steps.iter().for_each(|it| self.message(&it.label));
        }
        for chart in &setting.charts {
            [&chart.title, &chart.corner]
                .into_iter()
                .chain(&chart.notes)
                .for_each(|it| self.message(it));
            let rows =
                chart.rows.iter().flat_map(|row| std::iter::once(&row.head).chain(&row.cells));
            for cell in chart.columns.iter().chain(rows) {
                match cell {
                    Cell::Words(message) => self.message(message),
                    Cell::Sign(_) => {}
                }
            }
        }
    }
}

/// The ids that no counter shows: those of units that bear another name, and those of seats; and
/// the names they bear.
fn hidden_ids(table: &AnyTable) -> (BTreeSet<String>, BTreeSet<String>) {
    let mut ids: BTreeSet<String> = table.seats().iter().cloned().collect();
    let mut names = BTreeSet::new();
    for seat in table.seats() {
        let viewer = table.viewer(seat).expect("a seat looks");
        let counters = table.scene_without_log(viewer).counters;
        // A counter of a kind, which has a title, bears its id as a sign.
        let unlike = counters.into_iter().filter(|it| it.title.is_none() && it.name != it.id);
        for counter in unlike {
            ids.insert(counter.id);
            names.insert(counter.name);
        }
    }
    (ids, names)
}

/// Plays a scenario and reads all that is said; returns what should not have been.
fn faults_of(
    registry: &Registry,
    scenario: &str,
    (bot, seed): (Bot, u64),
    ears: &[Ear],
) -> BTreeSet<String> {
    let mut table = registry.begin(scenario, &BTreeMap::new(), seed).expect("it opens");
    let (ids, names) = hidden_ids(&table);
    let mut reader = Reader { ears, ids, names, read: BTreeSet::new(), faults: BTreeSet::new() };
    reader.setting(&table);
    let mut stale: Vec<String> = Vec::new();
    let mut asked: BTreeSet<String> = BTreeSet::new();
    while let Some(prompt) = table.prompt_view() {
        assert!(prompt.step < STEPS_MAX, "{scenario} does not end");
        reader.ids.extend([prompt.decision.clone()]);
        reader.prompt(&prompt);
        if asked.insert(prompt.decision.clone()) || prompt.step % LOOK_EVERY == 0 {
            reader.asked(&table, &prompt, &stale);
            let asked = table.viewer(&prompt.seat).expect("a seat looks");
            for viewer in [asked, Viewer::Spectator] {
                reader.beside(&table, viewer);
            }
        }
        if let Some(choice) = prompt.choices.last().filter(|it| !stale.contains(&it.action)) {
            stale.push(choice.action.clone());
            stale.drain(..stale.len().saturating_sub(STALE_MAX));
        }
        let own = u64::from(prompt.step) + 1;
        let action = bot.choose(&table, BUDGET, own).expect("it answers");
        for told in table.play(&[action], None).expect("legal") {
            reader.message(&told.told.message);
            told.told.fields.result.iter().for_each(|it| reader.result(it));
        }
    }
    for seat in table.seats().to_vec() {
        let log = table.log_for(table.viewer(&seat).expect("a seat looks"));
        for line in &log {
            reader.message(&line.message);
        }
    }
    let outcome = table.standing().outcome.expect("the game is over");
    reader.both("outcome", &outcome.text);
    reader.faults
}

/// Reads the games of a system.
#[track_caller]
fn assert_well_said(system: &str) {
    let ears =
        LANGUAGES.map(|lang| Ear { lang, vocabulary: vocabulary(lang), avoided: avoided(lang) });
    let registry = registry();
    let mut found = Vec::new();
    for scenario in registry.ids().filter(|it| it.starts_with(system)) {
        for game in GAMES {
            let faults = faults_of(&registry, scenario, game, &ears);
            found.extend(faults.into_iter().map(|it| format!("{scenario} {it}")));
        }
    }
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

#[test]
fn games_of_the_series_are_told_in_words_that_players_know() {
    assert_well_said("scs/");
}

#[test]
fn firefights_are_told_in_words_that_players_know() {
    assert_well_said("coh/");
}

#[test]
fn battles_are_told_in_words_that_players_know() {
    assert_well_said("prussia/");
}

#[test]
fn ids_are_found_as_whole_words() {
    let found: Vec<&str> = words("Muovi kur-10 in 50.20, LA27’s «B5».").collect();
    assert_eq!(found, ["Muovi", "kur-10", "in", "50.20", "LA27’s", "B5"]);
    assert!(holds("con i AP.", "con i AP") && !holds("una golata", "gola"));
}
