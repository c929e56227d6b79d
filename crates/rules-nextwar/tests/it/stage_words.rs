//! The lines of a stage, and what they are in a scenario file.

use rules_nextwar::terms::{Color, Kind, Nation, OffMap, ShipKind, Zone};

use crate::stage::find;

/// One line: its first word and the rest.
pub struct Line<'t> {
    /// The first word.
    pub word: &'t str,
    /// What follows.
    pub words: Vec<&'t str>,
}

impl<'t> Line<'t> {
    /// Splits a line into words.
    #[track_caller]
    pub fn new(text: &'t str) -> Self {
        let mut words = text.split_whitespace();
        let word = words.next().expect("empty lines are left out");
        let line = Self { word, words: words.collect() };
        assert!(line.is_known(), "the stage knows no line `{text}`");
        line
    }

    fn is_known(&self) -> bool {
        const KNOWN: &str = " dprk primary secondary highway rail river all-water ferry acv dmz \
            city town airbase airfield port chemical nuclear dmz-north dmz-south region \
            yellow-sea east-sea turn segment kind weather air air-points air-lost lift lift-used \
            tunnels vp vp-turn victory-rolls replacements control captured overrun lost-ferry \
            clearing tunnel sea surprise initiative replacements-a-turn option outside free \
            outposts beachheads ";
        self.is_counter() || KNOWN.contains(&format!(" {} ", self.word))
    }

    /// Whether the line is a counter: its id begins with a nation.
    pub fn is_counter(&self) -> bool {
        self.word.split_once('-').is_some_and(|it| Nation::of_word(it.0).is_some())
    }

    /// The word at a place.
    #[track_caller]
    pub fn at(&self, place: usize) -> &'t str {
        let found = self.words.get(place).copied();
        found.unwrap_or_else(|| panic!("`{}` lacks a word: {:?}", self.word, self.words))
    }

    /// The word after this one.
    #[track_caller]
    fn after(&self, word: &str) -> Option<&'t str> {
        let at = self.words.iter().position(|it| *it == word)?;
        Some(self.at(at + 1))
    }

    /// The value of `key=value`.
    fn value(&self, key: &str) -> Option<&'t str> {
        self.words.iter().find_map(|it| it.strip_prefix(key)?.strip_prefix('='))
    }

    fn has(&self, word: &str) -> bool {
        self.words.contains(&word)
    }

    /// Lines `key = true` for each of the words that stand in the line.
    fn flags(&self, words: &[&str]) -> String {
        let there = words.iter().filter(|it| self.has(it));
        there.map(|it| format!("{} = true\n", it.replace('-', "_"))).collect()
    }

    fn nation(&self) -> &'t str {
        self.word.split_once('-').expect("a counter begins with a nation").0
    }

    /// A line `key = "text"` for `key=text`.
    fn text(&self, key: &str) -> String {
        self.value(key).map_or(String::new(), |it| format!("{key} = {}\n", quoted(it)))
    }

    /// A line `key = 1` for `key=1`.
    fn number(&self, key: &str) -> String {
        self.value(key).map_or(String::new(), |it| format!("{key} = {it}\n"))
    }
}

/// A text in quotes.
pub fn quoted(text: &str) -> String {
    format!("{text:?}")
}

/// All words of the lines of one word, as a list.
pub fn lists(lines: &[Line<'_>], word: &str) -> String {
    let mine = lines.iter().filter(|it| it.word == word);
    let words: Vec<String> = mine.flat_map(|it| it.words.iter().map(|it| quoted(it))).collect();
    format!("[{}]", words.join(", "))
}

/// The counters of a drawing.
#[track_caller]
pub fn counters(lines: &[Line<'_>]) -> String {
    lines.iter().filter(|it| it.is_counter()).map(counter).collect()
}

#[track_caller]
fn counter(line: &Line<'_>) -> String {
    let (id, nation) = (quoted(line.word), quoted(line.nation()));
    let head = format!("id = {id}\nname = {id}\nnation = {nation}\n{}", line.text("group"));
    let (first, second) = halves(line.at(if line.at(0) == "helicopter" { 1 } else { 2 }));
    let levels = if second.is_some() { 2 } else { 1 };
    if line.at(0) == "helicopter" {
        let reduced = second.map_or(String::new(), |it| format!("cs_reduced = {it}\n"));
        let range = line.after("range").expect("a helicopter has a range");
        return format!(
            "[[helicopter]]\n{head}{}type = \"AH\"\nlevels = {levels}\ncs = {first}\n{reduced}range = {range}\n",
            line.text("formation")
        );
    }
    if ShipKind::of_word(line.at(0)).is_some() {
        let range = line.after("range").expect("a naval unit has a range");
        let capacity = line.after("capacity").unwrap_or("0");
        let (kind, cs) = (quoted(line.at(0)), line.at(1));
        return format!(
            "[[ship]]\n{head}kind = {kind}\ncs = {cs}\nrange = {range}\ncapacity = {capacity}\n"
        );
    }
    assert!(Kind::of_word(line.at(0)).is_some(), "`{}` is of no kind: `{}`", line.word, line.at(0));
    let (stacking, stacking_reduced) = halves(line.at(3));
    let reduced = second.map_or(String::new(), |it| format!("reduced = {}\n", quoted(it)));
    let flipped = stacking_reduced.map_or(String::new(), |it| format!("stacking_reduced = {it}\n"));
    let movement = first.rsplit('-').next().expect("a face ends with its movement");
    format!(
        "[[unit]]\n{head}{}{}kind = {}\nsize = {}\nlevels = {levels}\nfull = {}\n{reduced}stacking = {stacking}\n{flipped}color = {}\n",
        line.text("formation"),
        line.text("hex"),
        quoted(line.at(0)),
        quoted(line.at(1)),
        quoted(first),
        quoted(color(line, movement).word()),
    )
}

fn halves(text: &str) -> (&str, Option<&str>) {
    text.split_once('/').map_or((text, None), |(a, b)| (a, Some(b)))
}

/// The color a line names, or the usual one of the movement allowance; foot is never yellow
/// unless the line says so, but for 24.
fn color(line: &Line<'_>, movement: &str) -> Color {
    let named = Color::WORDS.iter().find(|it| line.has(it.0)).map(|it| it.1);
    named.unwrap_or(match movement {
        "24" => Color::Yellow,
        "6" => Color::Orange,
        "8" => Color::Red,
        _ => Color::None,
    })
}

/// A place as a file writes it.
fn place(word: &str) -> String {
    let sea = |end: &str| word.strip_suffix(end).and_then(Zone::of_word).is_some();
    let boxed = OffMap::of_word(word).is_some() || sea("-at-sea") || sea("-inshore");
    let nowhere = ["awaited", "eliminated", "unused"].contains(&word);
    match word.strip_prefix("aboard-") {
        Some(ship) => format!("@{ship}"),
        None if boxed || nowhere || word.contains(':') => format!("@{word}"),
        None => word.to_owned(),
    }
}

/// How things stand when play begins.
#[track_caller]
pub fn start(lines: &[Line<'_>], turn: &str) -> String {
    let word = |word: &str, usual: &str| quoted(find(lines, word).map_or(usual, |it| it.at(0)));
    let first = find(lines, "kind").map_or("dprk", |it| it.at(1));
    let mut out = format!(
        "[start]\nturn = {turn}\nsegment = {}\nkind = {}\nfirst = {}\nweather = {}\n\
         captured = {}\noverrun = {}\nlost_ferries = {}\n",
        word("segment", "initiative-movement"),
        word("kind", "initiative"),
        quoted(first),
        word("weather", "fair"),
        lists(lines, "captured"),
        lists(lines, "overrun"),
        lists(lines, "lost-ferry"),
    );
    if let Some(line) = find(lines, "air").filter(|it| it.at(0) != "contested") {
        let (level, side) = (quoted(line.at(0)), quoted(line.at(1)));
        out += &format!("air = {{ level = {level}, side = {side} }}\n");
    }
    for line in lines.iter().filter(|it| it.word == "replacements") {
        out += &format!("replacements.{} = {}\n", line.at(0), line.at(1));
    }
    for side in ["dprk", "allied"] {
        let mine = |it: &&Line<'_>| it.word == "control" && it.at(0) == side;
        let hexes = lines.iter().filter(mine).flat_map(|it| it.words[1..].iter());
        let hexes: Vec<String> = hexes.map(|it| quoted(it)).collect();
        out += &format!("control.{side} = [{}]\n", hexes.join(", "));
    }
    for line in lines {
        match line.word {
            "clearing" => {
                let (hex, number) = (quoted(line.at(0)), line.at(1));
                out += &format!("[[start.clearing]]\nhex = {hex}\nnumber = {number}\n");
            }
            "tunnel" => {
                let crowded: Vec<String> = line.words[1..].iter().map(|it| quoted(it)).collect();
                let (hex, crowded) = (quoted(line.at(0)), crowded.join(", "));
                out += &format!("[[start.tunnel]]\nhex = {hex}\ncrowded = [{crowded}]\n");
            }
            _ if line.is_counter() => out += &state(line),
            _ => {}
        }
    }
    out
}

/// How a counter is when play begins.
#[track_caller]
fn state(line: &Line<'_>) -> String {
    let Some(at) = line.after("at") else { panic!("`{}` is nowhere: say `at`", line.word) };
    let table = match line.at(0) {
        "helicopter" => "helicopter",
        word if ShipKind::of_word(word).is_some() => "ship",
        _ => "unit",
    };
    let flags = [
        "moved",
        "attacked",
        "retreated",
        "unsupplied",
        "grounded",
        "flown",
        "must-transfer",
        "began-inshore",
        "assaulting",
        "supported",
        "lifted",
    ];
    format!(
        "[[start.{table}]]\nid = {}\nat = {}\n{}{}{}{}{}",
        quoted(line.word),
        quoted(&place(at)),
        line.flags(&flags),
        line.number("levels"),
        line.number("missions"),
        line.number("spent"),
        line.text("arrived"),
    )
}

/// What lies in the hand of each side when play begins.
pub fn hand(lines: &[Line<'_>]) -> String {
    const KEYS: [(&str, &str); 8] = [
        ("air-points", "air_points"),
        ("air-lost", "air_lost"),
        ("lift", "airmobile"),
        ("lift-used", "airmobile_used"),
        ("tunnels", "tunnels"),
        ("vp", "points"),
        ("vp-turn", "points_this_turn"),
        ("victory-rolls", "victory_rolls"),
    ];
    let mut out = String::new();
    for (at, side) in ["dprk", "allied"].iter().enumerate() {
        out += &format!("[start.hand.{side}]\n");
        for (word, key) in KEYS {
            if let Some(line) = find(lines, word) {
                out += &format!("{key} = {}\n", line.at(at));
            }
        }
    }
    out
}
