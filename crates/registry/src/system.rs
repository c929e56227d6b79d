//! A rulebook as the program knows it: what it is called, and how its files are read.

use core::fmt;

use catalog::{Diagnostic, Files, Findings, Library};
use kernel::{Fingerprint, Info};
use rulebook::{FileKind, Offered, Rulebook, TableOptions, agree};
use scene::Show as _;

use crate::books::SYSTEMS;
use crate::fault::OpenFault;
use crate::index::{Listing, Opening, write_options};

/// How a scenario of a system is opened, by the path of its file.
type Open = fn(&Library, &str, &TableOptions) -> Result<Opening, OpenFault>;

/// One rulebook.
#[derive(Clone, Copy)]
pub struct System {
    /// The id: the first part of its scenarios' ids and its folder of data.
    pub id: &'static str,
    /// The prefixes of its rules, the first one being that of the series.
    pub prefixes: &'static [&'static str],
    /// Its name.
    pub name: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// Whether its games can follow one another.
    pub series: bool,
    /// The kinds of files it has of its own.
    pub kinds: fn() -> Vec<FileKind>,
    /// What the players may agree on before they begin.
    pub options: fn() -> Vec<Offered>,
    pub(crate) open: Open,
    survey: fn(&Library, &str) -> Survey,
}

impl fmt::Debug for System {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)
    }
}

impl System {
    /// A rulebook as the program knows it.
    pub(crate) const fn of<B: Rulebook>(open: Open) -> Self {
        Self {
            id: B::ID,
            prefixes: B::PREFIXES,
            name: B::NAME,
            rules: B::VERSION,
            series: B::SERIES,
            kinds: B::kinds,
            options: || B::options().iter().map(|it| it.offered).collect(),
            open,
            survey: survey_of::<B>,
        }
    }

    /// The system of an id.
    pub fn named(id: &str) -> Option<&'static Self> {
        SYSTEMS.iter().find(|it| it.id == id)
    }

    /// Whether a rule is one of this book.
    pub fn has_rule(&self, id: &str) -> bool {
        self.prefixes.iter().any(|it| id.starts_with(it))
    }

    /// Everything that is wrong with a scenario of a library and what it refers to.
    pub fn check(&self, library: &Library, path: &str) -> Vec<Diagnostic> {
        self.survey(library, path).findings
    }

    /// What is found when a scenario is read: all that is wrong, and the files it is made of.
    pub(crate) fn survey(&self, library: &Library, path: &str) -> Survey {
        (self.survey)(library, path)
    }
}

/// What is found when a scenario is read.
pub(crate) struct Survey {
    /// Everything that is wrong.
    pub(crate) findings: Vec<Diagnostic>,
    /// The files that were opened for it: path in the library, and text.
    pub(crate) files: Vec<(String, String)>,
}

fn survey_of<B: Rulebook>(library: &Library, path: &str) -> Survey {
    let (mut files, mut findings) = (Files::new(library), Findings::new());
    let _ = B::read(&mut files, path, &mut findings);
    let opened = files.opened().map(|it| (it.file.to_owned(), it.text.to_owned()));
    Survey { files: opened.collect(), findings: findings.into_vec() }
}

/// Opens a scenario of a rulebook by the path of its file: the game at its start, and what a record
/// and a list say of it. The fingerprint is that of exactly the files it was made of.
pub fn open<B: Rulebook>(
    library: &Library,
    path: &str,
    options: &TableOptions,
) -> Result<Opening<B::Game>, OpenFault> {
    let (mut files, mut findings) = (Files::new(library), Findings::new());
    let Some(scenario) = B::read(&mut files, path, &mut findings) else {
        return Err(OpenFault::Data(findings.into_vec()));
    };
    let offers = B::options().iter().filter(|it| B::offers(&scenario, &it.offered));
    let offered: Vec<String> = offers.map(|it| it.offered.name.to_owned()).collect();
    let known = |name: &String| B::options().iter().any(|it| it.offered.name == name);
    if let Some(name) = options.keys().find(|it| known(it) && !offered.contains(it)) {
        let (option, scenario) = (name.clone(), B::listing(&scenario).id);
        return Err(OpenFault::NotOffered { option, scenario, offered });
    }
    let pairs = options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let read = agree(B::options(), pairs).map_err(|it| OpenFault::Option(it.why))?;
    let listing = B::listing(&scenario);
    let game = B::begin(scenario.into(), read);
    // Who sits at the table may depend on what was agreed on.
    let seats = game.seat_names();
    let colors = if seats.iter().eq(listing.seats.iter().map(|it| &it.0)) {
        listing.seats.iter().map(|it| it.1.clone()).collect()
    } else {
        let seated = game.setting().seats.into_iter().filter(|it| seats.contains(&it.id));
        seated.map(|it| it.color).collect()
    };
    let info = Info {
        scenario: listing.id.clone(),
        rules: B::VERSION,
        data: Fingerprint::of_pieces(files.opened().map(|it| it.text.as_bytes())),
        options: write_options(options),
        seats: seats.clone(),
        after: None,
    };
    let listing = Listing::new(B::ID, seats, offered, listing);
    Ok(Opening { game, info, listing, colors })
}
