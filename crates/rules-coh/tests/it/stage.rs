//! Small situations drawn for a test: ground as letters, units by name, then answers with dice.

use core::fmt::Write;
use std::sync::Arc;

use catalog::{Files, Findings};
use kernel::Game;
use rules_coh::{Event, Firefight, Flags, Hit, Options, Place, UnitId};
use testkit::Drive;

use crate::data::library;

/// What the letters of drawn ground mean.
const LEGEND: [(char, &str); 15] = [
    ('.', "open"),
    ('w', "woods"),
    ('t', "thicket"),
    ('s', "stone-building"),
    ('h', "wooden-building"),
    ('c', "corn"),
    ('g', "wheat"),
    ('~', "water"),
    ('b', "bridge"),
    ('f', "ford"),
    ('m', "marsh"),
    ('v', "gully"),
    ('o', "gully-opening"),
    ('d', "ditch"),
    ('p', "open"),
];

/// A situation being drawn. Hexes are named by row letter and column: `C03`. Odd columns stand half
/// a hex higher; directions count clockwise from 0, straight up.
pub struct Drawing {
    rows: Vec<String>,
    month: u8,
    caps: [u8; 2],
    map: String,
    tables: String,
    options: Options,
}

/// Draws ground.
pub fn ground(rows: &[&str]) -> Drawing {
    Drawing {
        rows: rows.iter().map(|it| (*it).to_owned()).collect(),
        month: 7,
        caps: [6, 6],
        map: String::new(),
        tables: String::new(),
        options: Options::default(),
    }
}

impl Drawing {
    /// The month.
    pub fn month(mut self, month: u8) -> Self {
        self.month = month;
        self
    }

    /// CAP of Germans and Soviets.
    pub fn caps(mut self, german: u8, soviet: u8) -> Self {
        self.caps = [german, soviet];
        self
    }

    /// Options of the table.
    pub fn options(mut self, options: Options) -> Self {
        self.options = options;
        self
    }

    /// A road along hexes: `"B01 B02 C03"`.
    pub fn road(mut self, path: &str) -> Self {
        write!(self.map, "[map.lines]\nroad = [\"{path}\"]\n").expect("a string takes any text");
        self
    }

    /// Further lines of the map, such as `[map.hexsides]` or `[map.regions]`.
    pub fn map(mut self, toml: &str) -> Self {
        self.map.push_str(toml);
        self.map.push('\n');
        self
    }

    /// A unit in a hex, looking a way.
    pub fn unit(self, id: &str, kind: &str, hex: &str, facing: u8) -> Self {
        self.unit_with(id, kind, hex, facing, "")
    }

    /// A unit with further lines: `hidden = true`, `cards = ["V04"]`.
    pub fn unit_with(mut self, id: &str, kind: &str, hex: &str, facing: u8, more: &str) -> Self {
        let roster = library().get("coh/roster.csv").expect("there is a roster").to_owned();
        let row = roster.lines().find(|it| it.starts_with(&format!("{kind},")));
        let nation = row.and_then(|it| it.split(',').nth(1)).expect("a type of the roster");
        write!(
            self.tables,
            "[[unit]]\nid = \"{id}\"\ntype = \"{kind}\"\nforce = \"{nation}\"\n\
             hexes = [\"{hex}\"]\nfacing = {facing}\n{more}\n"
        )
        .expect("a string takes any text");
        self
    }

    /// Further tables of the firefight: `[[work]]`, `[cards_in_play]`, `[[objective]]`.
    pub fn with(mut self, toml: &str) -> Self {
        self.tables.push_str(toml);
        self.tables.push('\n');
        self
    }

    /// The text of the firefight.
    fn text(&self) -> String {
        let rows: Vec<String> = self.rows.iter().map(|it| format!("\"{it}\"")).collect();
        let used: String = self.rows.concat();
        let legend: Vec<String> = LEGEND
            .iter()
            .filter(|(letter, _)| used.contains(*letter))
            .map(|(letter, name)| format!("\"{letter}\" = \"{name}\""))
            .collect();
        let (columns, height) = (self.rows[0].chars().count(), self.rows.len());
        let [german, soviet] = self.caps;
        format!(
            r##"schema = "coh/1"
id = "coh/drawn"
source = "Drawn for a test."
title = {{ en = "Drawn", it = "Disegnato" }}
briefing = {{ en = "A test.", it = "Una prova." }}
date = "1943-{month:02}-05"
month = {month}
rounds = 5
roster = "../roster.csv"
terrain = "../charts/terrain.toml"
markers = "../charts/markers.toml"
cards = "../cards.toml"
[map.grid]
columns = {columns}
rows = {height}
tops = "flat"
raised = "odd"
numbering = "R00"
rows_count = "down"
[map.terrain]
legend = {{ {legend} }}
rows = [{rows}]
{map}
[[force]]
id = "german"
nation = "german"
name = {{ en = "Germans", it = "Tedeschi" }}
color = "#7d8a94"
cap = {german}
[[force]]
id = "soviet"
nation = "soviet"
name = {{ en = "Soviets", it = "Sovietici" }}
color = "#9a7b4f"
cap = {soviet}
{tables}
"##,
            month = self.month,
            legend = legend.join(", "),
            rows = rows.join(", "),
            map = self.map,
            tables = self.tables,
        )
    }

    /// The situation before the first round.
    #[track_caller]
    pub fn drawn(self) -> Stage {
        let mut library = library();
        library.insert("coh/scenarios/drawn.toml".to_owned(), self.text());
        let mut findings = Findings::new();
        match rules_coh::load(&mut Files::new(&library), "coh/scenarios/drawn.toml", &mut findings)
        {
            Some(scenario) => Stage { game: Firefight::new(Arc::new(scenario), self.options) },
            None => panic!("{findings}\n{}", self.text()),
        }
    }

    /// The findings of a firefight that cannot be read.
    pub fn findings(self) -> String {
        let mut library = library();
        library.insert("coh/scenarios/drawn.toml".to_owned(), self.text());
        let mut findings = Findings::new();
        let read =
            rules_coh::load(&mut Files::new(&library), "coh/scenarios/drawn.toml", &mut findings);
        assert!(read.is_none(), "it was read");
        findings.to_string()
    }

    /// The first turn of the first round, of the Germans.
    #[track_caller]
    pub fn german(self) -> Stage {
        self.drawn().first("german")
    }

    /// The first turn of the first round, of the Soviets.
    #[track_caller]
    pub fn soviet(self) -> Stage {
        self.drawn().first("soviet")
    }
}

/// A situation in play.
pub struct Stage {
    /// The game.
    pub game: Firefight,
}

impl Stage {
    /// Goes on to the first turn: nobody bids, and the dice favor this side.
    #[track_caller]
    pub fn first(mut self, side: &str) -> Self {
        self.play("begin", &[]);
        self.bid(side);
        self
    }

    /// Answers the bids for initiative: nobody spends anything, and this side wins.
    #[track_caller]
    pub fn bid(&mut self, side: &str) {
        self.play("bid 0", &[]);
        // The Germans roll first.
        let dice = if side == "german" { [6, 6, 1, 1] } else { [1, 1, 6, 6] };
        self.play("bid 0", &dice);
        while self.offers("keep-roll") {
            self.play("keep-roll", &[]);
        }
        assert_eq!(self.asked(), side);
    }

    /// Plays an answer with these dice, all of which must be used; draws count as dice.
    #[track_caller]
    pub fn play(&mut self, text: &str, dice: &[u8]) -> Vec<Event> {
        self.game.play(text, dice)
    }

    /// Plays answers without dice.
    #[track_caller]
    pub fn plays(&mut self, texts: &[&str]) -> Vec<Event> {
        texts.iter().flat_map(|it| self.play(it, &[])).collect()
    }

    /// The rule that refuses an answer.
    #[track_caller]
    pub fn refused(&self, text: &str) -> &'static str {
        self.game.refused(text).rule.0
    }

    /// Whether an answer is offered.
    pub fn offers(&self, text: &str) -> bool {
        self.game.offers(text)
    }

    /// Every answer offered, as text.
    pub fn answers(&self) -> Vec<String> {
        self.game.offered()
    }

    /// The answers with this verb, without it.
    pub fn answers_to(&self, verb: &str) -> Vec<String> {
        let all = self.answers();
        let with = all.iter().filter_map(|it| it.strip_prefix(verb)?.strip_prefix(' '));
        with.map(str::to_owned).collect()
    }

    /// Who is asked.
    pub fn asked(&self) -> String {
        let seat = self.game.prompt().expect("somebody is asked").seat;
        self.game.scenario.forces[usize::from(seat.0)].id.clone()
    }

    /// A unit by name.
    #[track_caller]
    pub fn id(&self, name: &str) -> UnitId {
        self.game.scenario.find_unit(name).expect("a unit of the drawing")
    }

    /// Where a unit is: a hex, or how it is off the map.
    #[track_caller]
    pub fn at(&self, name: &str) -> String {
        match self.game.unit(self.id(name)).place {
            Place::Map(hex) => self.game.label(hex).to_owned(),
            other => format!("{other:?}").to_lowercase(),
        }
    }

    /// Whether a unit is in a state.
    #[track_caller]
    pub fn is(&self, name: &str, flag: Flags) -> bool {
        self.game.unit(self.id(name)).is(flag)
    }

    /// AP of a side's activation.
    pub fn ap(&self, side: &str) -> u8 {
        self.game.force(self.force(side)).ap
    }

    /// CAP of a side.
    pub fn cap(&self, side: &str) -> u8 {
        self.game.force(self.force(side)).cap
    }

    /// Points of a side.
    pub fn points(&self, side: &str) -> i16 {
        self.game.force(self.force(side)).points()
    }

    fn force(&self, side: &str) -> rules_coh::ForceId {
        let found = self.game.scenario.forces.iter().position(|it| it.id == side);
        rules_coh::ForceId(u8::try_from(found.expect("a force")).expect("few forces"))
    }

    /// Puts a marker under a unit, taken from its pool.
    #[track_caller]
    pub fn hit(&mut self, name: &str, marker: &str) {
        let unit = self.id(name);
        let foot = self.game.kind(unit).is_foot();
        let charts = &self.game.scenario.markers;
        let kinds = if foot { &charts.foot } else { &charts.vehicle };
        let line = kinds.iter().position(|it| it.id == marker).expect("a marker of the chart");
        self.game.core.pools[usize::from(!foot)][line] -= 1;
        let hit = Hit::Marker(u8::try_from(line).expect("few markers"));
        self.game.core.units[unit.index()].hit = Some(hit);
    }

    /// The marker under a unit.
    pub fn marker(&self, name: &str) -> Option<String> {
        let unit = self.id(name);
        let foot = self.game.kind(unit).is_foot();
        let charts = &self.game.scenario.markers;
        let kinds = if foot { &charts.foot } else { &charts.vehicle };
        match self.game.unit(unit).hit? {
            Hit::Marker(line) => Some(kinds[usize::from(line)].id.clone()),
            Hit::Bare => Some("bare".to_owned()),
        }
    }

    /// Sets states of a unit.
    pub fn set(&mut self, name: &str, flags: Flags) {
        let unit = self.id(name);
        self.game.core.units[unit.index()].flags.set(flags);
    }

    /// Gives a side a card.
    #[track_caller]
    pub fn deal(&mut self, side: &str, card: &str) {
        let card = self.game.scenario.cards.find(card).expect("a card of the chart");
        let force = self.force(side);
        let core = &mut self.game.core;
        let at = core.deck.iter().position(|&it| it == card).expect("a card of the deck");
        core.deck.remove(at);
        let hand = &mut core.forces[force.index()].hand;
        hand.push(card);
        hand.sort_unstable();
    }

    /// The attack value, defense value and hits of the first attack among events.
    pub fn attack(events: &[Event]) -> Option<(i16, Option<i16>, u8)> {
        events.iter().find_map(|it| match it {
            Event::Attacked { value, defense, hits, .. } => Some((*value, *defense, *hits)),
            _ => None,
        })
    }

    /// Lays a smoke marker.
    pub fn smoke(&mut self, hex: &str, value: u8) {
        let hex = self.game.scenario.field.by_label[hex];
        self.game.core.smoke.push((hex, value));
        self.game.core.smoke.sort_unstable();
    }

    /// Whether two hexes see each other through the smoke there is.
    pub fn sees(&self, from: &str, to: &str) -> bool {
        let field = &self.game.scenario.field;
        let (from, to) = (field.by_label[from], field.by_label[to]);
        let there = field.sees(from, to, &self.game.core.smoke);
        assert_eq!(there, field.sees(to, from, &self.game.core.smoke), "sight is mutual");
        there
    }

    /// Rolls two dice; where nobody is seen the die that chooses among the hidden falls too.
    #[track_caller]
    pub fn roll(&mut self, dice: [u8; 2]) -> Vec<Event> {
        let aimed = self.game.core.volley.as_ref().and_then(|it| it.aimed.as_ref());
        let unseen = aimed.is_some_and(|it| it.mark == rules_coh::Mark::Ghost);
        let faces = [dice[0], dice[1], 1];
        self.play("roll 0", if unseen { &faces } else { &dice })
    }

    /// Rolls two ones for the target aimed at, which misses: firepower and defense value.
    #[track_caller]
    pub fn miss(&mut self) -> (i16, i16) {
        let events = self.play("roll 0", &[1, 1]);
        let (value, defense, _) = Self::attack(&events).expect("an attack");
        (value - 2, defense.expect("a defense that is told"))
    }

    /// Leaves every free choice of a facing at what it is, and every further hex alone.
    #[track_caller]
    pub fn settle(&mut self) {
        while self.offers("stop") || self.offers("face 0") {
            let decision = self.game.prompt().map(|it| it.decision);
            let Some(rules_coh::Decision::Face { unit, .. }) = decision else {
                self.play("stop", &[]);
                continue;
            };
            let way = self.game.unit(unit).facing.index();
            self.play(&format!("face {way}"), &[]);
        }
    }

    /// Moves a unit that may go farther just one hex, by a verb such as `use`; it looks as before.
    #[track_caller]
    pub fn walk(&mut self, verb: &str, unit: &str, to: &str) {
        self.play(&format!("{verb} {unit}"), &[]);
        self.play(&format!("move {to}"), &[]);
        self.settle();
    }
}

impl Drawing {
    /// The text of the firefight with one passage written anew.
    #[track_caller]
    pub fn rewritten(&self, passage: &str, anew: &str) -> String {
        let text = self.text();
        assert!(text.contains(passage), "no `{passage}` in the text");
        text.replace(passage, anew)
    }
}

/// Reads a text as a firefight; the findings if it cannot be read.
pub fn read_firefight(text: String, options: Options) -> Result<Stage, String> {
    let mut library = library();
    library.insert("coh/scenarios/drawn.toml".to_owned(), text);
    let mut findings = Findings::new();
    match rules_coh::load(&mut Files::new(&library), "coh/scenarios/drawn.toml", &mut findings) {
        Some(scenario) => Ok(Stage { game: Firefight::new(Arc::new(scenario), options) }),
        None => Err(findings.to_string()),
    }
}

impl Stage {
    /// A situation of the data folder before the first round.
    #[track_caller]
    pub fn of_data(name: &str) -> Self {
        Self { game: crate::data::firefight(name) }
    }

    /// Where a unit looks, in sixths of a turn.
    #[track_caller]
    pub fn facing(&self, name: &str) -> usize {
        self.game.unit(self.id(name)).facing.index()
    }

    /// Plays two passes and the initiative of the next round, which this side wins.
    #[track_caller]
    pub fn next_round(&mut self, side: &str) {
        self.plays(&["pass", "pass"]);
        self.bid(side);
    }

    /// The hex of a name.
    #[track_caller]
    pub fn hex(&self, label: &str) -> hexgrid::HexId {
        self.game.scenario.field.by_label[label]
    }
}
