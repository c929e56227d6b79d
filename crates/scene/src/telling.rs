//! An event as it is put together: its sentence and its facts in one go.

use std::collections::BTreeMap;

use crate::{
    CellRef, Facts, FigureValue, Message, Modifier, ResultView, SideName, Source, Throw, Told,
    UnitName,
};

/// An event that is being told. What is added goes into the sentence and among the facts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Telling {
    system: &'static str,
    told: Told,
}

impl Telling {
    /// Begins to tell an event of a system; its sentence is `<system>-<event>`. An empty rule is
    /// none.
    pub fn new(system: &'static str, event: &str, rule: &str) -> Self {
        let told = Told {
            event: event.to_owned(),
            rule: (!rule.is_empty()).then(|| rule.to_owned()),
            message: Message::new(format!("{system}-{event}")),
            fields: Facts::default(),
        };
        Self { system, told }
    }

    /// The same event in other words: those of `<system>-<key>`.
    #[must_use]
    pub fn worded(mut self, key: &str) -> Self {
        self.told.message.key = format!("{}-{key}", self.system);
        self
    }

    /// The same event in words that say more: those of its key so far, and `-<more>`.
    #[must_use]
    pub fn worded_further(mut self, more: &str) -> Self {
        self.told.message.key += "-";
        self.told.message.key += more;
        self
    }

    /// The same event in other words if it turned out so.
    #[must_use]
    pub fn worded_if(self, holds: bool, key: &str) -> Self {
        if holds { self.worded(key) } else { self }
    }

    /// The counter it is about: its id for programs, its name in the sentence.
    #[must_use]
    pub fn unit(self, unit: UnitName) -> Self {
        let id = unit.id.clone();
        self.said(|it| it.text("unit", unit)).with(|it, id| it.unit = Some(id), id)
    }

    /// The counters it is about.
    #[must_use]
    pub fn units(self, units: Vec<UnitName>) -> Self {
        let ids = ids(&units);
        self.said(|it| it.list("units", units)).with(|it, ids| it.units = Some(ids), ids)
    }

    /// The counters that attack and those that defend.
    #[must_use]
    pub fn opponents(self, attackers: Vec<UnitName>, defenders: Vec<UnitName>) -> Self {
        let (attacking, defending) = (ids(&attackers), ids(&defenders));
        self.said(|it| it.list("attackers", attackers).list("defenders", defenders))
            .with(|it, ids| it.attackers = Some(ids), attacking)
            .with(|it, ids| it.defenders = Some(ids), defending)
    }

    /// The hexes that attack and those that are attacked.
    #[must_use]
    pub fn fronts(self, attacking: Vec<String>, attacked: Vec<String>) -> Self {
        self.said_list("attackers", attacking.clone())
            .said_list("defenders", attacked.clone())
            .with(|it, hexes| it.attacking = Some(hexes), attacking)
            .with(|it, hexes| it.attacked = Some(hexes), attacked)
    }

    /// The seat that does it, or that it happens to.
    #[must_use]
    pub fn side(self, side: SideName) -> Self {
        let seat = side.id.clone();
        self.said(|it| it.text("side", side)).with(|it, seat| it.seat = Some(seat), seat)
    }

    /// Where it happens.
    #[must_use]
    pub fn hex(self, hex: String) -> Self {
        self.said_text("hex", hex.clone()).with(|it, hex| it.hex = Some(hex), hex)
    }

    /// The hex that somebody leaves.
    #[must_use]
    pub fn from(self, hex: String) -> Self {
        self.said_text("from", hex.clone()).with(|it, hex| it.from = Some(hex), hex)
    }

    /// The hex that somebody comes to.
    #[must_use]
    pub fn to(self, hex: String) -> Self {
        self.said_text("to", hex.clone()).with(|it, hex| it.to = Some(hex), hex)
    }

    /// The hexes that an attack comes from, and how many counters come from each.
    #[must_use]
    pub fn sources(self, sources: Vec<Source>) -> Self {
        let said = sources.iter().map(|it| format!("{} ({})", it.hex, it.count)).collect();
        self.said_list("from", said).with(|it, sources| it.sources = Some(sources), sources)
    }

    /// Who threw which dice; the sentence says as much of it as it likes.
    #[must_use]
    pub fn throws(self, throws: Vec<Throw>) -> Self {
        self.with(|it, throws| it.throws = Some(throws), throws)
    }

    /// The game turn.
    #[must_use]
    pub fn turn(self, turn: impl Into<i32>) -> Self {
        let turn = turn.into();
        self.said(|it| it.number("turn", turn)).with(|it, turn| it.turn = Some(turn), turn)
    }

    /// The phase by its short name, said as `<system>-phase-<name>`.
    #[must_use]
    pub fn phase(self, name: &str) -> Self {
        let key = format!("{}-phase-{name}", self.system);
        let phase = name.to_owned();
        self.said(|it| it.term("phase", key)).with(|it, phase| it.phase = Some(phase), phase)
    }

    /// How many there are.
    #[must_use]
    pub fn count(self, count: impl Into<i32>) -> Self {
        let count = count.into();
        self.said(|it| it.number("count", count)).with(|it, count| it.count = Some(count), count)
    }

    /// The odds, as players write them.
    #[must_use]
    pub fn odds(self, odds: String) -> Self {
        self.said_text("odds", odds.clone()).with(|it, odds| it.odds = Some(odds), odds)
    }

    /// The column of the table that is used.
    #[must_use]
    pub fn column(self, column: String) -> Self {
        self.said_text("column", column.clone()).with(|it, column| it.column = Some(column), column)
    }

    /// The strength of the side that fires.
    #[must_use]
    pub fn strength(self, strength: impl Into<i32>) -> Self {
        let strength = strength.into();
        self.said(|it| it.number("strength", strength))
            .with(|it, strength| it.strength = Some(vec![strength]), strength)
    }

    /// All modifiers together, as a number.
    #[must_use]
    pub fn total(self, total: impl Into<i32>) -> Self {
        let total = total.into();
        self.said(|it| it.number("total", total)).with(|it, total| it.total = Some(total), total)
    }

    /// The modifiers one by one, and in the sentence their sum as it is given.
    #[must_use]
    pub fn items(self, items: Vec<Modifier>, sum: String) -> Self {
        let total = items.iter().map(|it| it.amount).sum();
        self.said_text("total", sum)
            .with(|it, total| it.total = Some(total), total)
            .with(|it, items| it.items = Some(items), items)
    }

    /// The cell of a chart that was read.
    #[must_use]
    pub fn cell(self, chart: &str, column: String, row: String) -> Self {
        let cell = CellRef { chart: chart.to_owned(), column, row };
        self.with(|it, cell| it.cell = Some(cell), cell)
    }

    /// What dice have brought: its text in the sentence.
    #[must_use]
    pub fn result(self, result: ResultView) -> Self {
        self.said_text("result", result.text.clone())
            .with(|it, result| it.result = Some(result), result)
    }

    /// Whether the roll did what it was rolled for; the sentence says it by its words.
    #[must_use]
    pub fn success(self, success: bool) -> Self {
        self.with(|it, success| it.success = Some(success), success)
    }

    /// A number that is only shown.
    #[must_use]
    pub fn number(self, name: &str, number: impl Into<i32>) -> Self {
        let number = number.into();
        self.said(|it| it.number(name, number)).figure(name, number)
    }

    /// A text that is only shown.
    #[must_use]
    pub fn text(self, name: &str, text: impl Into<String>) -> Self {
        let text = text.into();
        self.said_text(name, text.clone()).figure(name, text)
    }

    /// Texts that are only shown.
    #[must_use]
    pub fn list(self, name: &str, texts: Vec<String>) -> Self {
        self.said_list(name, texts.clone()).figure(name, texts)
    }

    /// A word that is translated: `<system>-<prefix>-<word>`.
    #[must_use]
    pub fn term(self, name: &str, prefix: &str, word: &str) -> Self {
        let key = format!("{}-{prefix}-{word}", self.system);
        self.said(|it| it.term(name, key)).figure(name, word)
    }

    /// Something that the data name: its id for programs, its name by language in the sentence.
    #[must_use]
    pub fn words(self, name: &str, (id, words): (String, BTreeMap<String, String>)) -> Self {
        self.said(|it| it.words(name, words)).figure(name, id)
    }

    /// A counter that is only shown: its id for programs, its name in the sentence.
    #[must_use]
    pub fn unit_shown(self, name: &str, unit: UnitName) -> Self {
        let id = unit.id.clone();
        self.said(|it| it.text(name, unit)).figure(name, id)
    }

    /// Several counters that are only shown.
    #[must_use]
    pub fn units_shown(self, name: &str, units: Vec<UnitName>) -> Self {
        let ids = ids(&units);
        self.said(|it| it.list(name, units)).figure(name, ids)
    }

    /// Several that are only shown: values for programs, messages in the sentence.
    #[must_use]
    pub fn messages(
        self,
        name: &str,
        values: impl Iterator<Item = String>,
        messages: impl Iterator<Item = Message>,
    ) -> Self {
        self.said(|it| it.messages(name, messages)).figure(name, values.collect::<Vec<_>>())
    }

    /// A message within the sentence.
    #[must_use]
    pub fn said_within(self, name: &str, message: Message) -> Self {
        self.said(|it| it.message(name, message))
    }

    /// What programs are told besides; the sentence does not say it.
    #[must_use]
    pub fn besides(mut self, add: impl FnOnce(&mut Facts)) -> Self {
        add(&mut self.told.fields);
        self
    }

    /// The sentence as it stands.
    pub fn message(self) -> Message {
        self.told.message
    }

    /// The event, told.
    pub fn done(self) -> Told {
        self.told
    }

    fn figure(mut self, name: &str, value: impl Into<FigureValue>) -> Self {
        self.told.fields.figure(name, value);
        self
    }

    fn with<T>(mut self, put: impl FnOnce(&mut Facts, T), value: T) -> Self {
        put(&mut self.told.fields, value);
        self
    }

    fn said(mut self, add: impl FnOnce(Message) -> Message) -> Self {
        let key = std::mem::take(&mut self.told.message.key);
        let args = std::mem::take(&mut self.told.message.args);
        self.told.message = add(Message { key, args });
        self
    }

    fn said_text(self, name: &str, text: impl Into<String>) -> Self {
        let text: String = text.into();
        self.said(|it| it.text(name, text))
    }

    fn said_list(self, name: &str, texts: Vec<String>) -> Self {
        self.said(|it| it.list(name, texts))
    }
}

fn ids(units: &[UnitName]) -> Vec<String> {
    units.iter().map(|it| it.id.clone()).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    #[test]
    fn what_is_told_is_in_the_sentence_and_among_the_facts() {
        let told = Telling::new("scs", "moved", "scs:3.1N")
            .unit(UnitName::plain("a", "Anna"))
            .to("02.03".to_owned())
            .number("left", 2)
            .term("cause", "cause", "no-retreat")
            .worded("retreated")
            .done();
        let message = Message::new("scs-retreated")
            .text("unit", UnitName::plain("a", "Anna"))
            .text("to", "02.03")
            .number("left", 2)
            .term("cause", "scs-cause-no-retreat");
        assert_eq!(told.message, message);
        assert_eq!((told.event.as_str(), told.rule.as_deref()), ("moved", Some("scs:3.1N")));
        let flat = json!({ "unit": "a", "to": "02.03", "left": 2, "cause": "no-retreat" });
        assert_eq!(Value::Object(told.fields.flat()), flat);
    }

    #[test]
    fn an_empty_rule_is_none() {
        assert_eq!(Telling::new("tiny", "ended", "").done().rule, None);
    }
}
