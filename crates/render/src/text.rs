//! Lettering: the embedded typefaces and how wide their letters are.

use crate::geometry::{Point, measure};
use crate::svg::{Element, Svg, short};

/// A typeface of the picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Face {
    /// Old-style serif, for titles and heights.
    Serif,
    /// Its italic, for places and waters.
    Italic,
    /// Narrow sans, for hex numbers and small print.
    Sans,
    /// Its bold, for everything on counters.
    Bold,
}

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
    /// Turned by so many degrees clockwise.
    pub(crate) turn: f64,
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
            turn: 0.0,
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

    pub(crate) const fn turned(self, degrees: f64) -> Self {
        Self { turn: degrees, ..self }
    }

    /// How wide a text is going to be.
    pub(crate) fn width(self, text: &str) -> f64 {
        let capitals = if self.small_capitals { 1.14 } else { 1.0 };
        let letters: f64 = text.chars().map(|letter| advance(self.face, letter)).sum();
        letters * self.size * capitals / 1000.0 + self.spacing * measure(text.chars().count())
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
        let mut element = svg.element("text").number("x", at.x).number("y", at.y);
        if self.turn != 0.0 {
            let turn = format!("rotate({} {} {})", short(self.turn), short(at.x), short(at.y));
            element = element.set("transform", &turn);
        }
        self.styled(element).set("text-anchor", anchor).text(text);
    }

    /// Draws a text along the path with this id, centered on it.
    pub(crate) fn draw_along(self, svg: &mut Svg, path: &str, text: &str) {
        let element = svg.element("text");
        self.styled(element).set("text-anchor", "middle").open();
        let reference = format!("#{path}");
        svg.element("textPath").set("href", &reference).set("startOffset", "50%").text(text);
        svg.close();
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

/// Width of a letter in thousandths of the size.
fn advance(face: Face, letter: char) -> f64 {
    let widths = match face {
        Face::Serif => &SERIF,
        Face::Italic => &ITALIC,
        Face::Sans => &SANS,
        Face::Bold => &BOLD,
    };
    let index = usize::try_from(u32::from(letter)).unwrap_or(0).wrapping_sub(32);
    f64::from(widths.get(index).copied().unwrap_or(500))
}

/// Widths of the letters from the space to the tilde.
const SERIF: [u16; 95] = [
    207, 207, 309, 728, 409, 763, 783, 178, 291, 291, 395, 459, 250, 386, 206, 237, 512, 362, 486,
    460, 518, 425, 474, 487, 452, 468, 199, 231, 578, 459, 578, 266, 725, 649, 523, 677, 716, 569,
    489, 710, 725, 339, 314, 628, 591, 813, 685, 713, 535, 721, 651, 409, 592, 617, 557, 914, 612,
    521, 591, 268, 351, 268, 277, 590, 233, 409, 499, 392, 492, 391, 313, 479, 543, 276, 231, 529,
    276, 812, 543, 487, 448, 488, 354, 301, 325, 474, 419, 628, 454, 419, 432, 373, 157, 373, 386,
];
const ITALIC: [u16; 95] = [
    243, 203, 309, 680, 409, 763, 830, 177, 341, 341, 395, 459, 250, 386, 229, 237, 450, 335, 450,
    426, 446, 425, 430, 431, 418, 432, 341, 263, 578, 459, 578, 341, 796, 686, 560, 646, 735, 579,
    541, 709, 723, 346, 346, 659, 609, 838, 684, 646, 518, 646, 581, 494, 656, 705, 616, 978, 622,
    555, 594, 268, 351, 268, 0, 590, 0, 492, 457, 359, 487, 367, 314, 438, 502, 265, 264, 481, 255,
    750, 508, 378, 450, 456, 384, 294, 301, 482, 454, 685, 531, 422, 465, 373, 157, 373, 0,
];
const SANS: [u16; 95] = [
    229, 246, 320, 548, 494, 633, 544, 175, 314, 319, 431, 497, 197, 248, 264, 371, 494, 494, 494,
    494, 494, 494, 494, 494, 494, 494, 233, 203, 446, 479, 460, 422, 769, 577, 546, 567, 571, 497,
    481, 591, 620, 250, 483, 545, 476, 755, 620, 601, 554, 601, 531, 519, 521, 562, 561, 762, 551,
    525, 523, 250, 370, 250, 371, 405, 309, 479, 493, 462, 496, 469, 316, 493, 483, 229, 224, 451,
    229, 753, 484, 502, 493, 500, 305, 456, 296, 483, 428, 650, 439, 417, 439, 307, 244, 307, 589,
];
const BOLD: [u16; 95] = [
    230, 261, 321, 527, 506, 639, 579, 162, 323, 324, 454, 475, 246, 363, 292, 331, 506, 506, 506,
    506, 506, 506, 506, 506, 506, 506, 274, 255, 447, 503, 454, 448, 766, 598, 562, 570, 565, 491,
    476, 585, 614, 271, 491, 553, 479, 758, 612, 604, 569, 604, 554, 540, 543, 571, 578, 749, 560,
    543, 530, 264, 381, 264, 391, 400, 332, 471, 495, 460, 496, 479, 328, 503, 492, 252, 246, 479,
    252, 742, 492, 498, 495, 497, 332, 454, 307, 492, 449, 633, 453, 446, 453, 298, 253, 298, 557,
];

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
