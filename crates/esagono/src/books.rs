//! Rules, glossary, guides and what was measured of scenarios, built into the program.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::LazyLock;

use catalog::Findings;
use registry::{SYSTEMS, System};
use serde_json::Value;
use server::Books;
use server::wire::{Balance, GlossaryEntry, RuleText, SideWins, Words};

use crate::data;

/// What can be looked up; each book is opened when it is first asked for.
pub struct BuiltInBooks {
    rules: LazyLock<Vec<RuleText>>,
    glossary: LazyLock<Vec<GlossaryEntry>>,
    guides: LazyLock<BTreeMap<String, Value>>,
    answers: LazyLock<BTreeMap<String, u32>>,
    balance: LazyLock<BTreeMap<String, Balance>>,
}

impl Default for BuiltInBooks {
    fn default() -> Self {
        Self {
            rules: LazyLock::new(read_rules),
            glossary: LazyLock::new(|| read_glossary(data::glossary())),
            guides: LazyLock::new(read_guides),
            answers: LazyLock::new(|| read_lengths(data::lengths())),
            balance: LazyLock::new(|| read_balance(data::balance())),
        }
    }
}

impl Books for BuiltInBooks {
    fn rule(&self, id: &str) -> Option<RuleText> {
        self.rules.iter().find(|it| it.id == id).cloned()
    }

    fn rules(&self, system: &str) -> Vec<RuleText> {
        // A rule names its system by the prefix of its id.
        let prefix = format!("{system}:");
        let named = |it: &&System| it.id == system || it.prefixes.contains(&prefix.as_str());
        let Some(system) = SYSTEMS.iter().find(named) else { return Vec::new() };
        self.rules.iter().filter(|it| system.has_rule(&it.id)).cloned().collect()
    }

    fn rules_in_play(&self, system: &str) -> usize {
        let to_come = data::rules_to_come(system);
        self.rules(system).iter().filter(|it| !to_come.contains(it.id.as_str())).count()
    }

    fn glossary(&self) -> Vec<GlossaryEntry> {
        self.glossary.clone()
    }

    fn guide(&self, scenario: &str) -> Option<Value> {
        self.guides.get(scenario).cloned()
    }

    fn answers(&self, scenario: &str) -> Option<u32> {
        self.answers.get(scenario).copied()
    }

    fn balance(&self, scenario: &str) -> Option<Balance> {
        self.balance.get(scenario).cloned()
    }

    fn picture(&self, scenario: &str) -> Option<Cow<'static, [u8]>> {
        data::picture(scenario).map(Cow::Borrowed)
    }
}

/// Every rule of every ledger, in the order of the books.
fn read_rules() -> Vec<RuleText> {
    SYSTEMS.iter().flat_map(|system| read_ledgers(system.id)).collect()
}

/// The rules of a system: English and Italian ledgers have the same rows.
fn read_ledgers(system: &str) -> Vec<RuleText> {
    let italian: BTreeMap<&str, [&str; 4]> =
        rows(data::ledger(system, "it")).map(|row| (row[0], row)).collect();
    rows(data::ledger(system, "en"))
        .map(|[id, title, area, statement]| {
            let [_, titolo, _, testo] =
                italian.get(id).copied().unwrap_or([id, title, area, statement]);
            RuleText {
                id: id.to_owned(),
                title: Words::new(title, titolo),
                statement: Words::new(statement, testo),
                area: area.to_owned(),
            }
        })
        .collect()
}

fn rows(ledger: Option<&'static str>) -> impl Iterator<Item = [&'static str; 4]> {
    let lines = ledger.unwrap_or_default().lines();
    lines.filter_map(|line| line.split('\t').collect::<Vec<_>>().try_into().ok())
}

/// The heading above the words of the program, which players need not know.
const OF_THE_PROGRAM: &str = "The program";

/// The heading above the words that belong to no system.
const OF_THE_TABLE: &str = "The table";

/// The entries of the glossary's tables; the heading above a table names its system. Systems that
/// cannot be played yet are left out.
fn read_glossary(text: &str) -> Vec<GlossaryEntry> {
    let mut system = None;
    let mut entries = Vec::new();
    for line in text.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            if heading == OF_THE_PROGRAM {
                break;
            }
            let named = SYSTEMS.iter().find(|it| it.name.starts_with(heading)).map(|it| it.id);
            system = named.or((heading == OF_THE_TABLE).then_some(""));
        }
        entries.extend(system.and_then(|it| read_entry(line, it)));
    }
    entries
}

/// One row: English, Italian, rule, meaning in English, meaning in Italian. Heads and rules of
/// tables are none.
fn read_entry(line: &str, system: &str) -> Option<GlossaryEntry> {
    let cells = line.strip_prefix('|')?.strip_suffix('|')?.split('|').map(str::trim);
    let [en, it, rule, meaning, significato] = cells.collect::<Vec<_>>().try_into().ok()?;
    if en == "English" || en.starts_with("---") {
        return None;
    }
    Some(GlossaryEntry {
        term: Words::new(en, it),
        meaning: Words::new(meaning, significato),
        rule: rule.contains(':').then(|| rule.to_owned()),
        system: system.to_owned(),
    })
}

/// The guides by scenario. A faulty one is left out; `esagono check` tells why.
fn read_guides() -> BTreeMap<String, Value> {
    let library = data::library();
    let paths = library.paths().filter(|it| it.starts_with("guides/"));
    paths
        .filter_map(|path| {
            let guide = catalog::read_guide(library.source(path)?, &mut Findings::new())?;
            Some((guide.scenario.clone(), serde_json::to_value(&guide).ok()?))
        })
        .collect()
}

/// The bot that the measured games are played by.
const MEASURED_BY: &str = "greedy";

/// The rows of a page's table that begin with a scenario in backticks, with the cells behind it.
fn measured(page: &str) -> impl Iterator<Item = (String, Vec<&str>)> {
    page.lines().filter_map(|line| {
        let cells = line.strip_prefix("| `")?.strip_suffix('|')?;
        let (id, rest) = cells.split_once("` |")?;
        Some((id.to_owned(), rest.split('|').map(str::trim).collect()))
    })
}

/// Answers of a game by scenario: games, answers.
fn read_lengths(page: &str) -> BTreeMap<String, u32> {
    let rows = measured(page);
    rows.filter_map(|(id, cells)| Some((id, cells.get(1)?.parse().ok()?))).collect()
}

/// Who wins by scenario: games, first side, its wins, second side, its wins, draws, share.
fn read_balance(page: &str) -> BTreeMap<String, Balance> {
    let row = |cells: &[&str]| {
        let [games, first, won, second, lost, draws, ..] = *cells else { return None };
        let side = |seat: &str, wins: &str| {
            Some(SideWins { seat: seat.to_owned(), wins: wins.parse().ok()? })
        };
        let sides = [side(first, won)?, side(second, lost)?];
        let (games, draws) = (games.parse().ok()?, draws.parse().ok()?);
        Some(Balance { bot: MEASURED_BY.to_owned(), games, sides, draws })
    };
    measured(page).filter_map(|(id, cells)| Some((id, row(&cells)?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A scenario without one can still be played; its card only says less.
    #[test]
    fn every_scenario_to_be_played_has_a_picture_and_a_length() {
        let (registry, books) = (data::registry(), BuiltInBooks::default());
        let example = |id: &str| id.contains("/fig-") || id.contains("/pos-");
        for id in registry.ids().filter(|it| !example(it)) {
            assert!(books.picture(id).is_some(), "`cargo xtask pictures` draws {id}");
            assert!(books.answers(id).is_some(), "`cargo xtask lengths --write` plays {id}");
        }
        for id in books.answers.keys().chain(books.balance.keys()) {
            assert!(registry.ids().any(|it| it == id), "there is no {id} any more");
        }
    }

    #[test]
    fn what_was_measured_is_read_from_the_pages_that_tell_it() {
        let page = "| Scenario | Games |\n|---|---|\n\
                    | `nextwar/x` | 105 | dprk | 20 | allied | 80 | 5 | 20.0 % ± 4.0 |\n";
        let balance = &read_balance(page)["nextwar/x"];
        assert_eq!((balance.games, balance.draws), (105, 5));
        assert_eq!(balance.sides[1], SideWins { seat: "allied".into(), wins: 80 });
        assert_eq!(read_lengths("| `a/b` | 20 | 251 |\n")["a/b"], 251);
        assert!(read_balance("| `a/b` | many |\n").is_empty());
    }

    #[test]
    fn a_rule_is_told_in_both_languages() {
        let rule = BuiltInBooks::default().rule("scs:0.1A").unwrap();
        assert_eq!(rule.title.0["en"], "Hex id format");
        assert_ne!(rule.statement.0["en"], rule.statement.0["it"]);
        assert_eq!(BuiltInBooks::default().rule("scs:99"), None);
    }

    #[test]
    fn the_rules_of_a_system_stand_in_the_order_of_its_book() {
        let rules = BuiltInBooks::default().rules("scs");
        let of = |id: &str| rules.iter().position(|it| it.id == id).unwrap();
        assert!(of("scs:9.2D") < of("scs:10.0M"));
        assert_eq!(BuiltInBooks::default().rules("none"), []);
    }

    /// Of Next War only the standard game is there.
    #[test]
    fn rules_of_a_part_that_is_still_to_come_are_not_in_play() {
        let books = BuiltInBooks::default();
        let (all, in_play) = (books.rules("nextwar").len(), books.rules_in_play("nextwar"));
        assert!(in_play > 400 && in_play < all, "{in_play} of {all}");
        assert_eq!(books.rules_in_play("scs"), books.rules("scs").len());
    }

    #[test]
    fn every_term_has_two_names_and_a_meaning() {
        let glossary = BuiltInBooks::default().glossary();
        assert!(glossary.len() > 100, "{}", glossary.len());
        let overrun = glossary.iter().find(|it| it.term.0["en"] == "overrun").unwrap();
        assert_eq!((overrun.term.0["it"].as_str(), overrun.system.as_str()), ("overrun", "scs"));
        let names: std::collections::BTreeSet<(&str, &str)> =
            glossary.iter().map(|it| (it.system.as_str(), it.term.0["en"].as_str())).collect();
        assert_eq!(names.len(), glossary.len(), "no term stands twice in a system");
        for entry in &glossary {
            assert_ne!(entry.meaning.0["en"], entry.meaning.0["it"], "{entry:?}");
        }
    }

    #[test]
    fn guides_are_found_by_their_scenario() {
        let guide = BuiltInBooks::default().guide("scs/mill-bridge").unwrap();
        assert_eq!(guide["scenario"], "scs/mill-bridge");
        assert_eq!(BuiltInBooks::default().guide("scs/none"), None);
    }
}
