//! The hidden part: conditions, paragraphs, action paragraphs.

use std::collections::BTreeMap;

use catalog::{Findings, Source, Span, Spanned, read_hex, suggest};
use hexgrid::{HexId, HexMap};

use super::flows::{Flow, Going, Travel};
use super::places;
use crate::mission::{ActionParagraph, Black, ConditionCard, Entry, Ground, Paragraph, Red};
use crate::script::instr::P;
use crate::script::resolve::all;
use crate::script::shape::{
    ActionShape, BlackShape, ConditionShape, HexText, ParagraphShape, ScriptShape,
};

/// [AMB 2.9b] The highest sum of two dice.
const EVENTS: usize = 18;

/// [AMB 2.2a] Reads the mission cards.
pub(super) fn conditions(
    shape: &ScriptShape,
    travel: &Travel<'_>,
    wheels: Going,
    source: Source<'_>,
    findings: &mut Findings,
) -> Vec<ConditionCard> {
    let flows: BTreeMap<&str, Flow> = shape
        .flows
        .iter()
        .map(|(name, it)| (name.as_str(), Flow::read(it, travel.ground, source, findings)))
        .collect();
    let reader = Cards { flows, travel, wheels, source };
    shape.conditions.iter().map(|it| reader.card(it.get_ref(), &it.span(), findings)).collect()
}

/// What mission cards refer to.
struct Cards<'a> {
    flows: BTreeMap<&'a str, Flow>,
    travel: &'a Travel<'a>,
    wheels: Going,
    source: Source<'a>,
}

impl Cards<'_> {
    fn card(&self, shape: &ConditionShape, span: &Span, findings: &mut Findings) -> ConditionCard {
        let wheels = shape.red_wheels.as_ref().unwrap_or(&shape.red);
        ConditionCard {
            black: self.black(&shape.black, findings),
            red: self.red(&shape.red, Going::Foot, findings),
            red_wheels: self.red(wheels, self.wheels, findings),
            events: events(&shape.events, span, self.source, findings),
        }
    }

    /// [AMB 2.2e] Black entries, the first area of a hex first.
    fn black(&self, shapes: &[Spanned<BlackShape>], findings: &mut Findings) -> HexMap<Vec<Black>> {
        let ground = self.travel.ground;
        let mut black = HexMap::new(&ground.map.grid, Vec::new());
        for shape in shapes {
            let Some(entry) = entry(shape, self.source, findings) else { continue };
            for hex in places::hexes(ground, &shape.get_ref().hexes, self.source, findings) {
                black[hex].push(entry);
            }
        }
        black
    }

    /// [AMB 2.2h] Red entries.
    fn red(&self, name: &Spanned<String>, going: Going, findings: &mut Findings) -> HexMap<Red> {
        let Some(flow) = self.flows.get(name.get_ref().as_str()) else {
            let mend = suggest(name.get_ref(), self.flows.keys().copied());
            let what = format!("unknown flow `{}`", name.get_ref());
            findings.error(self.source, &name.span(), what, mend);
            return HexMap::new(&self.travel.ground.map.grid, Red::None);
        };
        flow.lay(self.travel, going)
    }
}

fn entry(
    shape: &Spanned<BlackShape>,
    source: Source<'_>,
    findings: &mut Findings,
) -> Option<Black> {
    let BlackShape { p, s, event, land, barred, .. } = *shape.get_ref();
    match (p, s, event, land, barred) {
        (Some(p), None, false, false, false) => Some(Black::Read(Entry::Paragraph(p))),
        (Some(p), Some(s), false, false, false) => Some(Black::Read(Entry::Sighting(s, p))),
        (None, None, true, false, false) => Some(Black::Event),
        (None, None, false, true, false) => Some(Black::Land),
        (None, None, false, false, true) => Some(Black::Barred),
        _ => {
            let mend = "write one of `p` (with or without `s`), `event`, `land`, `barred`";
            findings.error(source, &shape.span(), "an area that says not one thing", mend);
            None
        }
    }
}

/// [AMB 2.2g] Reads random events; every sum from 0 to 18 stands there once.
fn events(
    shapes: &BTreeMap<String, Spanned<String>>,
    span: &Span,
    source: Source<'_>,
    findings: &mut Findings,
) -> Vec<Entry> {
    let mut events: Vec<Option<Entry>> = vec![None; EVENTS + 1];
    for (key, text) in shapes {
        let Some((first, last)) = sums(key) else {
            let what = format!("events of `{key}`");
            let mend = "write a sum or two with `-` between them, 0 to 18";
            findings.error(source, &text.span(), what, mend);
            continue;
        };
        let Some(entry) = event(text, source, findings) else { continue };
        for (sum, slot) in events.iter_mut().enumerate().take(last + 1).skip(first) {
            if slot.replace(entry).is_some() {
                let what = format!("the sum {sum} has two events");
                findings.error(source, &text.span(), what, "give each sum from 0 to 18 one");
            }
        }
    }
    let missing: Vec<String> = events
        .iter()
        .enumerate()
        .filter(|it| it.1.is_none())
        .map(|(sum, _)| sum.to_string())
        .collect();
    if !missing.is_empty() {
        let what = format!("no event for {}", missing.join(", "));
        findings.error(source, span, what, "give each sum from 0 to 18 one, if only `none`");
    }
    events.into_iter().map(|it| it.unwrap_or(Entry::None)).collect()
}

fn sums(key: &str) -> Option<(usize, usize)> {
    let (first, last) = key.split_once('-').unwrap_or((key, key));
    let (first, last) = (first.parse().ok()?, last.parse().ok()?);
    (first <= last && last <= EVENTS).then_some((first, last))
}

fn event(text: &Spanned<String>, source: Source<'_>, findings: &mut Findings) -> Option<Entry> {
    let words: Vec<&str> = text.get_ref().split_whitespace().collect();
    let entry = match words.as_slice() {
        ["none"] => Some(Entry::None),
        [p] => p.parse().ok().map(Entry::Paragraph),
        [s, p] => s
            .strip_prefix('s')
            .and_then(|it| it.parse().ok())
            .zip(p.parse().ok())
            .map(|(s, p)| Entry::Sighting(s, p)),
        _ => None,
    };
    if entry.is_none() {
        let what = format!("event `{}`", text.get_ref());
        findings.error(source, &text.span(), what, "write `none`, `171` or `s7 160`");
    }
    entry
}

/// A paragraph's number.
pub(super) fn number(
    key: &str,
    span: &Span,
    source: Source<'_>,
    findings: &mut Findings,
) -> Option<P> {
    let number = key.parse().ok().filter(|it| (1..=999).contains(it));
    if number.is_none() {
        findings.error(source, span, format!("paragraph `{key}`"), "number it from 1 to 999");
    }
    number
}

/// Reads story and movement paragraphs.
pub(super) fn paragraphs(
    shapes: &BTreeMap<String, Spanned<ParagraphShape>>,
    ground: &Ground,
    source: Source<'_>,
    findings: &mut Findings,
) -> BTreeMap<P, Paragraph> {
    let mut paragraphs = BTreeMap::new();
    for (key, shape) in shapes {
        let Some(p) = number(key, &shape.span(), source, findings) else { continue };
        let paragraph = paragraph(shape.get_ref(), ground, source, findings);
        if paragraphs.insert(p, paragraph).is_some() {
            let what = format!("paragraph {p} twice");
            findings.error(source, &shape.span(), what, "give each a number of its own");
        }
    }
    paragraphs
}

fn paragraph(
    shape: &ParagraphShape,
    ground: &Ground,
    source: Source<'_>,
    findings: &mut Findings,
) -> Paragraph {
    let mut find = |hex: &HexText| hex_of(ground, hex, source, findings);
    let instructions = shape.instructions.iter();
    let instructions = instructions.filter_map(|it| it.get_ref().resolve(&mut find)).collect();
    Paragraph { text: shape.text.clone(), sighting: shape.s, instructions }
}

fn hex_of(
    ground: &Ground,
    hex: &HexText,
    source: Source<'_>,
    findings: &mut Findings,
) -> Option<HexId> {
    read_hex(&ground.map, hex, source, findings)
}

/// [AMB 6.8] Reads action paragraphs.
pub(super) fn actions(
    shapes: &BTreeMap<String, Spanned<ActionShape>>,
    ground: &Ground,
    source: Source<'_>,
    findings: &mut Findings,
) -> BTreeMap<P, ActionParagraph> {
    let mut actions = BTreeMap::new();
    for (key, shape) in shapes {
        let Some(p) = number(key, &shape.span(), source, findings) else { continue };
        if let Some(action) = action(shape, ground, source, findings) {
            actions.insert(p, action);
        }
    }
    actions
}

fn action(
    shape: &Spanned<ActionShape>,
    ground: &Ground,
    source: Source<'_>,
    findings: &mut Findings,
) -> Option<ActionParagraph> {
    let ActionShape { text, orders, options } = shape.get_ref();
    if orders.is_empty() == options.is_empty() {
        let mend = "write either `do` or `options`";
        findings.error(source, &shape.span(), "an action paragraph with no one way", mend);
        return None;
    }
    let mut find = |hex: &HexText| hex_of(ground, hex, source, findings);
    let mut read = Vec::new();
    if !orders.is_empty() {
        read.push((Vec::new(), orders.clone()));
    }
    for option in options {
        let tests = all(&option.tests, |it| it.resolve(&mut find))?;
        read.push((tests, option.orders.clone()));
    }
    Some(ActionParagraph { text: text.clone(), options: read })
}
