//! How texts are set: typeface, size, color, halo, spacing.

use crate::fonts::{self, Forms, Letter};
use crate::geometry::{Point, measure};
use crate::svg::{Element, Svg};

pub(crate) use crate::fonts::Face;

/// Where a text lies as seen from its point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Anchor {
    /// To its right.
    Start,
    /// Centered on it.
    Middle,
}

/// How a text is set.
#[derive(Clone, Copy)]
pub(crate) struct Type<'a> {
    pub(crate) face: Face,
    pub(crate) size: f64,
    pub(crate) color: &'a str,
    pub(crate) anchor: Anchor,
    /// Color and width of the halo.
    pub(crate) halo: Option<(&'a str, f64)>,
    /// Space added after each letter.
    pub(crate) spacing: f64,
    pub(crate) small_capitals: bool,
}

impl<'a> Type<'a> {
    /// Plain letters, centered.
    pub(crate) const fn new(face: Face, size: f64, color: &'a str) -> Self {
        Self {
            face,
            size,
            color,
            anchor: Anchor::Middle,
            halo: None,
            spacing: 0.0,
            small_capitals: false,
        }
    }

    pub(crate) const fn anchored(self, anchor: Anchor) -> Self {
        Self { anchor, ..self }
    }

    pub(crate) const fn haloed(self, color: &'a str, width: f64) -> Self {
        Self { halo: Some((color, width)), ..self }
    }

    pub(crate) const fn spaced(self, spacing: f64) -> Self {
        Self { spacing, ..self }
    }

    pub(crate) const fn in_small_capitals(self) -> Self {
        Self { small_capitals: true, ..self }
    }

    /// How wide a text is going to be.
    pub(crate) fn width(self, text: &str) -> f64 {
        let letters = self.letters(text);
        let advances: f64 = letters.iter().map(|letter| letter.advance).sum();
        advances * self.size / 1000.0 + self.spacing * measure(letters.len())
    }

    /// The letters of a text.
    pub(crate) fn letters(self, text: &str) -> Vec<Letter> {
        let forms = match (self.small_capitals, self.spacing == 0.0) {
            (true, _) => Forms::SmallCapitals,
            (false, true) => Forms::Joined,
            (false, false) => Forms::Single,
        };
        fonts::letters(self.face, forms, text)
    }

    /// The same with letters small enough for a text to fit into `width`.
    pub(crate) fn fitted(self, text: &str, width: f64) -> Self {
        let wide = self.width(text);
        if wide <= width { self } else { Self { size: self.size * width / wide, ..self } }
    }

    /// Draws a text with its baseline at a point.
    pub(crate) fn draw(self, svg: &mut Svg, at: Point, text: &str) {
        let anchor = match self.anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
        };
        let element = svg.element("text").number("x", at.x).number("y", at.y);
        self.styled(element).set("text-anchor", anchor).text(text);
    }

    fn styled(self, element: Element<'_>) -> Element<'_> {
        let (family, style, weight) = match self.face {
            Face::Serif => ("'EB Garamond 08', 'EB Garamond', serif", "normal", "400"),
            Face::Italic => ("'EB Garamond 08', 'EB Garamond', serif", "italic", "400"),
            Face::Sans => ("'Roboto Condensed', sans-serif", "normal", "400"),
            Face::Bold => ("'Roboto Condensed', sans-serif", "normal", "700"),
        };
        let mut element =
            element.set("font-family", family).number("font-size", self.size).fill(self.color);
        if style != "normal" {
            element = element.set("font-style", style);
        }
        if weight != "400" {
            element = element.set("font-weight", weight);
        }
        if self.spacing != 0.0 {
            element = element.number("letter-spacing", self.spacing);
        }
        if self.small_capitals {
            element = element.set("font-variant", "small-caps");
        }
        if let Some((color, width)) = self.halo {
            element = element
                .stroke(color, width)
                .set("stroke-linejoin", "round")
                .set("paint-order", "stroke");
        }
        element
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_set_smaller() {
        let type_ = Type::new(Face::Bold, 10.0, "#000");
        assert!(type_.width("7-5-9") > 20.0 && type_.width("7-5-9") < 26.0);
        let fitted = type_.fitted("a very long designation", 40.0);
        assert!(fitted.width("a very long designation") <= 40.001);
    }
}
