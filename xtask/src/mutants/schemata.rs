//! All mutants of a crate in one source.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, bail};

use super::error::{self, CompilerError};
use super::function::{Function, functions};
use super::list::Mutant;
use super::rewrite::{Change, Rewritten, home, rewrite};
use super::scratch::Scratch;
use super::switch;
use crate::workspace::Workspace;

/// All mutants of a crate in one source. The number of a mutant is its place in the list, from 1.
pub(crate) struct Schemata {
    mutants: Vec<Mutant>,
    sources: BTreeMap<String, Source>,
    left_to_plain: Vec<usize>,
    functions: usize,
}

/// A file that is changed.
struct Source {
    text: String,
    functions: Vec<Function>,
    /// The number of its first function.
    first: usize,
    changes: Vec<Change>,
    written: Rewritten,
}

/// A mutant behind its switch.
pub(crate) struct Switch<'a> {
    pub(crate) mutant: &'a Mutant,
    /// Switches it on.
    pub(crate) number: usize,
    /// The function that asks for it.
    pub(crate) function: usize,
}

impl Schemata {
    /// Puts the mutants into the sources they belong to.
    pub(crate) fn new(workspace: &Workspace, mutants: Vec<Mutant>) -> Result<Self> {
        let mut all =
            Self { mutants, sources: BTreeMap::new(), left_to_plain: Vec::new(), functions: 0 };
        for (number, mutant) in (1..).zip(&all.mutants) {
            let file = &mutant.file;
            if !all.sources.contains_key(file) {
                let source = Source::read(workspace, file, all.functions)?;
                all.functions += source.functions.len();
                all.sources.insert(file.clone(), source);
            }
            let source = all.sources.get_mut(file).context("the file was read")?;
            if !source.add(number, mutant)? {
                all.left_to_plain.push(number);
            }
        }
        all.sources.values_mut().for_each(Source::write);
        Ok(all)
    }

    /// The mutants that cannot be put behind a switch.
    pub(crate) fn left_to_plain(&self) -> impl Iterator<Item = &Mutant> {
        self.left_to_plain.iter().map(|number| &self.mutants[number - 1])
    }

    /// The changed files with their texts.
    pub(crate) fn files(&self) -> BTreeMap<&str, &str> {
        self.sources.iter().map(|(file, it)| (file.as_str(), it.written.text.as_str())).collect()
    }

    /// Every mutant that is in the sources.
    pub(crate) fn switches(&self) -> Vec<Switch<'_>> {
        let changes = self.sources.values().flat_map(|source| {
            source.changes.iter().map(|it| (it.number, source.first + it.function))
        });
        let mut switches: Vec<Switch> = changes
            .map(|(number, function)| Switch {
                mutant: &self.mutants[number - 1],
                number,
                function,
            })
            .collect();
        switches.sort_by_key(|it| it.number);
        switches
    }

    /// Builds the crate in the copy until the compiler is content; returns the mutants that it
    /// would not have. Where it cannot be said which of several they are left to the plain way.
    pub(crate) fn keep_viable(&mut self, scratch: &Scratch) -> Result<Vec<Mutant>> {
        scratch.add_switch(&switch::module(self.functions))?;
        let mut unviable = Vec::new();
        loop {
            for (file, text) in self.files() {
                scratch.overwrite(file, text)?;
            }
            let errors = error::build(scratch)?;
            if errors.is_empty() {
                return Ok(unviable);
            }
            let Blame { single, shared } = self.blame(&errors)?;
            println!("{} mutants do not compile", single.len() + shared.len());
            for source in self.sources.values_mut() {
                source
                    .changes
                    .retain(|it| !single.contains(&it.number) && !shared.contains(&it.number));
                source.write();
            }
            unviable.extend(single.iter().map(|number| self.mutants[number - 1].clone()));
            self.left_to_plain.extend(shared);
        }
    }

    /// The mutants behind the errors.
    fn blame(&self, errors: &[CompilerError]) -> Result<Blame> {
        let mut blame = Blame::default();
        for error in errors {
            let places = || error.places.iter();
            let source = |file: &String| self.sources.get(file);
            let single = places().find_map(|(file, line)| source(file)?.variant_at(*line));
            let shared = || places().find_map(|(file, line)| source(file)?.iterator_at(*line));
            if let Some(number) = single {
                blame.single.insert(number);
            } else if let Some(numbers) = shared() {
                blame.shared.extend(numbers);
            } else {
                bail!("no mutant is behind this error:\n{}", error.text);
            }
        }
        Ok(blame)
    }
}

/// Mutants that the compiler would not have.
#[derive(Default)]
struct Blame {
    /// Each behind an error of its own.
    single: BTreeSet<usize>,
    /// Copies of an iterator that do not go together; any of them may be the one to blame.
    shared: BTreeSet<usize>,
}

impl Source {
    fn read(workspace: &Workspace, file: &str, first: usize) -> Result<Self> {
        let text = workspace.read(file)?;
        let functions = functions(&text).with_context(|| format!("{file} cannot be changed"))?;
        Ok(Self { text, functions, first, changes: Vec::new(), written: Rewritten::default() })
    }

    /// Takes a mutant in; `false` if there is no room for it.
    fn add(&mut self, number: usize, mutant: &Mutant) -> Result<bool> {
        let bytes = mutant
            .span
            .bytes(&self.text)
            .with_context(|| format!("{}: the file has no such place", mutant.name))?;
        let Some(function) = home(&self.functions, &bytes) else { return Ok(false) };
        let replacement = mutant.replacement.clone();
        self.changes.push(Change { number, bytes, replacement, function });
        Ok(true)
    }

    /// The mutant whose copy of a body is on a line.
    fn variant_at(&self, line: usize) -> Option<usize> {
        let mut lines = self.written.lines.iter();
        lines.find(|(range, _)| range.contains(&line)).map(|(_, number)| *number)
    }

    /// All mutants of the iterator around a line.
    fn iterator_at(&self, line: usize) -> Option<Vec<usize>> {
        let mut iterators = self.written.iterators.iter();
        let (_, function) = iterators.find(|(range, _)| range.contains(&line))?;
        let own = self.changes.iter().filter(|it| it.function == *function);
        Some(own.map(|it| it.number).collect())
    }

    fn write(&mut self) {
        self.written = rewrite(&self.text, &self.functions, self.first, &self.changes);
    }
}
