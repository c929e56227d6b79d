//! Names written as outlines, so that a drawing looks the same wherever it is opened.
//!
//! Each letter of a typeface is written once and stamped wherever it is needed. All halos are
//! drawn before all letters: no halo ever covers a name.

use std::collections::BTreeSet;

use crate::curve::{along, length};
use crate::fonts::{Face, Letter, outline};
use crate::geometry::{Point, measure};
use crate::svg::{Svg, short};
use crate::text::Type;

/// What the letters of a label stand on.
#[derive(Clone, Debug)]
pub(crate) enum Baseline {
    /// A level line that begins here.
    Straight(Point),
    /// A curve; the letters are centered on it.
    Curve(Vec<Point>),
}

/// A text ready to be drawn.
#[derive(Clone)]
pub(crate) struct Label {
    text: String,
    pub(crate) type_: Type<'static>,
    letters: Vec<Letter>,
    pub(crate) baseline: Baseline,
}

impl Label {
    /// A level label that begins at the origin.
    pub(crate) fn new(text: &str, type_: Type<'static>) -> Self {
        let baseline = Baseline::Straight(Point::new(0.0, 0.0));
        Self { text: text.to_owned(), type_, letters: type_.letters(text), baseline }
    }

    /// The label level and centered on a point.
    pub(crate) fn centered(&self, at: Point) -> Self {
        let left = at - Point::new(self.width() / 2.0, 0.0);
        self.on(Baseline::Straight(left))
    }

    /// The label on another line.
    pub(crate) fn on(&self, baseline: Baseline) -> Self {
        Self { baseline, ..self.clone() }
    }

    /// How wide it is; the space after the last letter is not part of it.
    pub(crate) fn width(&self) -> f64 {
        let advances: f64 = self.letters.iter().map(|letter| letter.advance).sum();
        let letters = self.letters.iter().filter(|letter| !letter.is_mark).count();
        let gaps = measure(letters.saturating_sub(1));
        advances * self.type_.size / 1000.0 + self.type_.spacing * gaps
    }

    fn draw(&self, svg: &mut Svg, id: &str) {
        let scale = self.type_.size / 1000.0;
        let shift = match &self.baseline {
            Baseline::Straight(at) => format!("translate({} {}) ", short(at.x), short(at.y)),
            Baseline::Curve(_) => String::new(),
        };
        svg.element("g")
            .set("id", id)
            .set("aria-label", &self.text)
            .set("transform", &format!("{shift}scale({})", fine(scale)))
            .open();
        match &self.baseline {
            Baseline::Straight(_) => self.draw_straight(svg, scale),
            Baseline::Curve(line) => self.draw_along(svg, line, scale),
        }
        svg.close();
    }

    /// The letters, each with how far along the line it stands.
    fn walk(&self, scale: f64) -> impl Iterator<Item = (&Letter, f64)> {
        let mut walked = 0.0;
        self.letters.iter().enumerate().map(move |(at, letter)| {
            // No space parts a letter from its accent.
            if at > 0 && !letter.is_mark {
                walked += self.type_.spacing;
            }
            let place = walked;
            walked += letter.advance * scale;
            (letter, place)
        })
    }

    fn draw_straight(&self, svg: &mut Svg, scale: f64) {
        for (letter, walked) in self.walk(scale) {
            let stamp = reference(self.type_.face, letter.glyph);
            let stamp = svg.element("use").set("href", &stamp);
            let stamp = stamp.set("x", &whole(walked / scale + letter.shift.x));
            let raised = letter.shift.y != 0.0;
            if raised { stamp.set("y", &whole(letter.shift.y)) } else { stamp }.empty();
        }
    }

    fn draw_along(&self, svg: &mut Svg, line: &[Point], scale: f64) {
        let start = (length(line) - self.width()) / 2.0;
        for (letter, walked) in self.walk(scale) {
            let half = letter.advance * scale / 2.0;
            // A letter stands on the line with its middle.
            let Some((middle, way)) = along(line, start + walked + half) else { continue };
            let shift = way * letter.shift.x + way.right() * letter.shift.y;
            let foot = (middle - way * half) * (1.0 / scale) + shift;
            let turn = tenth(way.y.atan2(way.x).to_degrees());
            let place = format!("translate({} {}) rotate({turn})", whole(foot.x), whole(foot.y));
            let stamp = reference(self.type_.face, letter.glyph);
            svg.element("use").set("href", &stamp).set("transform", &place).empty();
        }
    }
}

/// Draws labels whose identifiers begin with `prefix`.
pub(crate) fn draw(svg: &mut Svg, prefix: &str, labels: &[Label]) {
    define(svg, labels);
    // Round joins would look no better around small letters and take most of the time.
    svg.element("g").set("fill", "none").set("stroke-linejoin", "bevel").open();
    for (at, label) in labels.iter().enumerate() {
        if let Some((color, width)) = label.type_.halo {
            let wide = width * 1000.0 / label.type_.size;
            svg.draw_shape(&format!("{prefix}{at}")).stroke(color, wide.round()).empty();
        }
    }
    svg.close();
    for (at, label) in labels.iter().enumerate() {
        svg.element("g").fill(label.type_.color).open();
        label.draw(svg, &format!("{prefix}{at}"));
        svg.close();
    }
}

/// Writes every letter the labels need.
fn define(svg: &mut Svg, labels: &[Label]) {
    let used: BTreeSet<(Face, u32)> = labels
        .iter()
        .flat_map(|label| label.letters.iter().map(|letter| (label.type_.face, letter.glyph)))
        .collect();
    svg.element("defs").open();
    for (face, glyph) in used {
        let id = reference(face, glyph);
        svg.path(outline(face, glyph).data()).set("id", &id[1..]).empty();
    }
    svg.close();
}

/// Refers to the drawing of a letter.
fn reference(face: Face, glyph: u32) -> String {
    let face = match face {
        Face::Serif => 'r',
        Face::Italic => 'i',
        Face::Sans => 's',
        Face::Bold => 'b',
    };
    format!("#{face}{glyph}")
}

fn whole(value: f64) -> String {
    short(value.round())
}

fn tenth(value: f64) -> String {
    short((value * 10.0).round() / 10.0)
}

/// A scale, which needs more decimals than a place.
fn fine(value: f64) -> String {
    format!("{}", (value * 100_000.0).round() / 100_000.0)
}
