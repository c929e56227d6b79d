//! Facts of questions and events: what programs point at and reckon with, by type.
//!
//! One vocabulary serves all systems. What has a meaning at every table has a field of its own;
//! what is only shown with its name is a figure. The line protocol writes both by flat names,
//! which [`Facts::flat`] gives.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Map, Value, json};
use ts_rs::TS;

use crate::{Message, ResultView};

/// The facts of a question or an event. What does not apply is left out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, TS)]
#[ts(optional_fields)]
pub struct Facts {
    /// The counter it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unit: Option<String>,
    /// The counters it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub units: Option<Vec<String>>,
    /// The leader it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leader: Option<String>,
    /// The seat that does it, or that it happens to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// Where it happens, the hex by its printed number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hex: Option<String>,
    /// The hexes it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hexes: Option<Vec<String>>,
    /// The hex that is aimed at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<String>,
    /// The hex somebody leaves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub from: Option<String>,
    /// The hex somebody comes to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
    /// The hexes that an attack comes from, and how many counters come from each.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sources: Option<Vec<Source>>,
    /// The counters that attack.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attackers: Option<Vec<String>>,
    /// The counters that defend.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defenders: Option<Vec<String>>,
    /// The hexes that attack, where whole hexes do.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attacking: Option<Vec<String>>,
    /// The hexes that are attacked, where whole hexes are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attacked: Option<Vec<String>>,
    /// The stack that a counter is laid into, from its bottom to its top, without that counter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stack: Option<Vec<String>>,
    /// The hexes that still have to fight.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contacts: Option<Vec<Contact>>,
    /// The hexes whose terrain counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ground: Option<Vec<String>>,
    /// The game turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<i32>,
    /// The short name of the phase.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phase: Option<String>,
    /// How many there are, where they are not named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<i32>,
    /// A die that was rolled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub die: Option<DieRolled>,
    /// Who threw which dice, and what they come to. Programs are told the dice one by one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub throws: Option<Vec<Throw>>,
    /// The odds, as players write them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub odds: Option<String>,
    /// The column of the table that is used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<String>,
    /// The strength of the side that fires, or of both sides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub strength: Option<Vec<i32>>,
    /// All modifiers together.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total: Option<i32>,
    /// The modifiers one by one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub items: Option<Vec<Modifier>>,
    /// The cell of a chart that was read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cell: Option<CellRef>,
    /// What dice have brought.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<ResultView>,
    /// Whether a roll did what it was rolled for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub success: Option<bool>,
    /// The rule that has a question asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// Why a seat is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub because: Option<Message>,
    /// What is only shown: each with its name, in the order in which it is told.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Figure>>")]
    pub figures: Vec<Figure>,
}

/// A hex that an attack comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Source {
    /// The hex.
    pub hex: String,
    /// How many counters come from there.
    pub count: i32,
}

/// A hex that still has to fight, and whom it touches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Contact {
    /// The seat whose counters stand there.
    pub seat: String,
    /// The hex.
    pub hex: String,
    /// The counters that would fight.
    pub units: Vec<String>,
    /// Their strength.
    pub strength: i32,
    /// The hexes of the other side that it touches.
    pub touches: Vec<String>,
    /// Hexes of one number touch each other, directly or through others.
    pub group: u32,
    /// Whether it takes part in what is being named.
    pub named: bool,
}

/// One die as it fell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct DieRolled {
    /// How many sides it has.
    pub sides: u8,
    /// Which side fell upwards, counted from 1.
    pub face: u8,
}

impl DieRolled {
    /// What is printed on that side: a die of ten sides runs from 0 to 9.
    pub fn printed(self) -> u8 {
        if self.sides == 10 && self.face == 10 { 0 } else { self.face }
    }
}

/// The dice that one seat threw together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Throw {
    /// Who threw them.
    pub seat: String,
    /// The dice.
    pub dice: Vec<DieRolled>,
    /// What is added to them.
    pub plus: i32,
    /// What they come to with it.
    pub total: i32,
}

impl Throw {
    /// A throw and what is added to it, reckoned up.
    pub fn of(seat: String, dice: Vec<DieRolled>, plus: i32) -> Self {
        let total = dice.iter().map(|it| i32::from(it.printed())).sum::<i32>() + plus;
        Self { seat, dice, plus, total }
    }
}

/// A modifier of a roll.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Modifier {
    /// The rule it comes from.
    pub rule: String,
    /// How much it counts.
    pub amount: i32,
}

/// A cell of a chart, by the id of the chart and the heads of its column and its row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct CellRef {
    /// The chart.
    pub chart: String,
    /// The head of the column.
    pub column: String,
    /// The head of the row.
    pub row: String,
}

/// A fact that is shown with its name, and that nobody reckons with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Figure {
    /// Its name; the text `<system>-about-<name>` says it in words.
    pub name: String,
    /// What it is.
    pub value: FigureValue,
}

/// What a figure holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum FigureValue {
    /// A number.
    Number(i32),
    /// A word, an id, a number as players write it.
    Text(String),
    /// Several of them.
    List(Vec<String>),
    /// Several of them by name.
    Table(BTreeMap<String, String>),
}

impl FigureValue {
    fn flat(&self) -> Value {
        match self {
            Self::Number(number) => json!(number),
            Self::Text(text) => json!(text),
            Self::List(list) => json!(list),
            Self::Table(table) => json!(table),
        }
    }
}

impl From<i32> for FigureValue {
    fn from(number: i32) -> Self {
        Self::Number(number)
    }
}

impl From<u8> for FigureValue {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<String> for FigureValue {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for FigureValue {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<Vec<String>> for FigureValue {
    fn from(list: Vec<String>) -> Self {
        Self::List(list)
    }
}

impl From<BTreeMap<String, String>> for FigureValue {
    fn from(table: BTreeMap<String, String>) -> Self {
        Self::Table(table)
    }
}

impl Facts {
    /// Adds what is only shown. A name is used once.
    pub fn figure(&mut self, name: &str, value: impl Into<FigureValue>) {
        assert!(self.figures.iter().all(|it| it.name != name), "the figure {name} is told twice");
        self.figures.push(Figure { name: name.to_owned(), value: value.into() });
    }

    /// The same with what is only shown.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<FigureValue>) -> Self {
        self.figure(name, value);
        self
    }

    /// The facts by the names that the line protocol has for them: flat, and the same for ever.
    ///
    /// Counters and hexes that attack share a name there, and counters come first; so do all that
    /// come from somewhere; a result is its text.
    pub fn flat(&self) -> Map<String, Value> {
        let mut flat = Map::new();
        self.flat_places(&mut flat);
        let mut put = |name: &str, value: Option<Value>| {
            if let Some(value) = value {
                let before = flat.insert(name.to_owned(), value);
                assert!(before.is_none(), "the fact {name} is told twice");
            }
        };
        put("contacts", self.contacts.as_ref().map(|it| json!(it)));
        put("turn", self.turn.map(Value::from));
        put("phase", self.phase.as_ref().map(|it| json!(it)));
        put("count", self.count.map(Value::from));
        put("die", self.die.map(|it| json!(it.sides)));
        put("face", self.die.map(|it| json!(it.face)));
        put("odds", self.odds.as_ref().map(|it| json!(it)));
        put("column", self.column.as_ref().map(|it| json!(it)));
        put("strength", self.strength.as_deref().map(one_or_many));
        put("total", self.total.map(Value::from));
        put("items", self.items.as_ref().map(|it| json!(it)));
        put("cell", self.cell.as_ref().map(|it| json!(it)));
        put("result", self.result.as_ref().map(|it| json!(it.text)));
        put("success", self.success.map(Value::from));
        put("rule", self.rule.as_ref().map(|it| json!(it)));
        put("because", self.because.as_ref().map(|it| json!(it)));
        for Figure { name, value } in &self.figures {
            put(name, Some(value.flat()));
        }
        flat
    }

    /// Who and where, by flat names.
    fn flat_places(&self, flat: &mut Map<String, Value>) {
        let mut put = |name: &str, value: Option<Value>| {
            if let Some(value) = value {
                let before = flat.insert(name.to_owned(), value);
                assert!(before.is_none(), "the fact {name} is told twice");
            }
        };
        let one = |it: &Option<String>| it.as_ref().map(|it| json!(it));
        let many = |it: &Option<Vec<String>>| it.as_ref().map(|it| json!(it));
        put("unit", one(&self.unit));
        put("units", many(&self.units));
        put("leader", one(&self.leader));
        put("side", one(&self.seat));
        put("hex", one(&self.hex));
        put("hexes", many(&self.hexes));
        put("target", one(&self.target));
        put("from", one(&self.from));
        let source = |it: &Source| format!("{} ({})", it.hex, it.count);
        let sources = self.sources.as_ref();
        put("from", sources.map(|it| json!(it.iter().map(source).collect::<Vec<_>>())));
        put("to", one(&self.to));
        put("attackers", many(&self.attackers).or_else(|| many(&self.attacking)));
        put("defenders", many(&self.defenders).or_else(|| many(&self.attacked)));
        put("stack", many(&self.stack));
        put("ground", many(&self.ground));
    }
}

/// One number by itself, several as a list.
fn one_or_many(numbers: &[i32]) -> Value {
    match numbers {
        [one] => json!(one),
        many => json!(many),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_apply_is_left_out() {
        assert_eq!(serde_json::to_string(&Facts::default()).expect("JSON"), "{}");
        assert!(Facts::default().flat().is_empty());
    }

    #[test]
    fn counters_and_hexes_share_their_flat_names() {
        let texts = |all: &[&str]| Some(all.iter().map(|it| (*it).to_owned()).collect());
        let counters = Facts { attackers: texts(&["A", "B"]), ..Facts::default() };
        let hexes =
            Facts { attacking: texts(&["0505"]), attacked: texts(&["0504"]), ..Facts::default() };
        assert_eq!(Value::Object(counters.flat()), json!({ "attackers": ["A", "B"] }));
        let flat = json!({ "attackers": ["0505"], "defenders": ["0504"] });
        assert_eq!(Value::Object(hexes.flat()), flat);
    }

    #[test]
    fn strengths_sources_and_dice_are_written_as_programs_know_them() {
        let mut facts = Facts {
            strength: Some(vec![8]),
            sources: Some(vec![Source { hex: "07.06".to_owned(), count: 2 }]),
            die: Some(DieRolled { sides: 6, face: 4 }),
            ..Facts::default()
        };
        facts.figure("left", 3);
        let flat = json!({ "strength": 8, "from": ["07.06 (2)"], "die": 6, "face": 4, "left": 3 });
        assert_eq!(Value::Object(facts.flat()), flat);
        facts.strength = Some(vec![8, 5]);
        assert_eq!(facts.flat()["strength"], json!([8, 5]));
    }

    #[test]
    fn the_last_side_of_a_die_of_ten_counts_as_zero() {
        let die = |sides, face| DieRolled { sides, face };
        assert_eq!([die(10, 10), die(10, 9), die(12, 10)].map(DieRolled::printed), [0, 9, 10]);
        assert_eq!(Throw::of("dprk".to_owned(), vec![die(10, 10)], 3).total, 3);
    }

    #[test]
    #[should_panic(expected = "told twice")]
    fn a_figure_is_told_once() {
        let mut facts = Facts::default();
        facts.figure("left", 3);
        facts.figure("left", 4);
    }
}
