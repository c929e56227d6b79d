//! The embedded typefaces: how texts are set in them, and the outlines of their letters.
//!
//! Their licenses lie beside them. Everything is measured in thousandths of the size of the type.

use std::sync::LazyLock;

use harfrust::{Direction, Feature, ShapeOptions, ShaperData, Tag, UnicodeBuffer};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::prelude::{LocationRef, Size};
use skrifa::raw::TableProvider;
use skrifa::{FontRef, GlyphId, MetadataProvider};

use crate::geometry::Point;
use crate::path::Path;

/// A typeface of the picture.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
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

/// The files, in the order of [`Face`].
pub(crate) const FILES: [&[u8]; 4] = [
    include_bytes!("../fonts/EBGaramond08-Regular.otf"),
    include_bytes!("../fonts/EBGaramond08-Italic.otf"),
    include_bytes!("../fonts/RobotoCondensed-Regular.ttf"),
    include_bytes!("../fonts/RobotoCondensed-Bold.ttf"),
];

struct Font {
    file: FontRef<'static>,
    shaper: ShaperData,
    /// Thousandths of the size per unit of the file.
    scale: f64,
}

static FONTS: LazyLock<[Font; 4]> = LazyLock::new(|| {
    FILES.map(|data| {
        let file = FontRef::new(data).expect("the embedded typefaces are well made");
        let units = file.head().map_or(1000, |head| head.units_per_em());
        Font { shaper: ShaperData::new(&file), scale: 1000.0 / f64::from(units), file }
    })
});

fn font(face: Face) -> &'static Font {
    match face {
        Face::Serif => &FONTS[0],
        Face::Italic => &FONTS[1],
        Face::Sans => &FONTS[2],
        Face::Bold => &FONTS[3],
    }
}

/// One letter, or a few that are joined, of a text that has been set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Letter {
    /// Which drawing of the typeface shows it.
    pub(crate) glyph: u32,
    /// How far the next letter stands from it.
    pub(crate) advance: f64,
    /// How far it is drawn from where it stands.
    pub(crate) shift: Point,
    /// Whether it is an accent on the letter before it.
    pub(crate) is_mark: bool,
}

/// Which forms of letters a text is set with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Forms {
    /// Ordinary letters, joined where the typeface has a drawing for it.
    Joined,
    /// Ordinary letters, one by one, for spaced texts.
    Single,
    /// Capitals and small capitals, one by one.
    SmallCapitals,
}

/// Sets a text: its letters from left to right, kerned.
pub(crate) fn letters(face: Face, forms: Forms, text: &str) -> Vec<Letter> {
    let font = font(face);
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(text);
    buffer.set_direction(Direction::LeftToRight);
    buffer.guess_segment_properties();
    let features: &[Feature] = match forms {
        Forms::Joined => &[],
        Forms::Single => &[Feature::new(Tag::new(b"liga"), 0, ..)],
        Forms::SmallCapitals => {
            &[Feature::new(Tag::new(b"liga"), 0, ..), Feature::new(Tag::new(b"smcp"), 1, ..)]
        }
    };
    let shaper = font.shaper.shaper(&font.file).build();
    let set = shaper.shape(buffer, ShapeOptions::new().features(features));
    let infos = set.glyph_infos();
    let measured = |units: i32| f64::from(units) * font.scale;
    infos
        .iter()
        .zip(set.glyph_positions())
        .enumerate()
        .map(|(at, (info, position))| Letter {
            glyph: info.glyph_id,
            advance: measured(position.x_advance),
            shift: Point::new(measured(position.x_offset), -measured(position.y_offset)),
            is_mark: at > 0 && infos[at - 1].cluster == info.cluster,
        })
        .collect()
}

/// The outline of a letter as path data, the origin at the left end of its baseline.
pub(crate) fn outline(face: Face, glyph: u32) -> Path {
    let font = font(face);
    let mut pen = Pen { path: Path::coarse(), scale: font.scale, at: Point::new(0.0, 0.0) };
    if let Some(outline) = font.file.outline_glyphs().get(GlyphId::new(glyph)) {
        let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
        // A letter that cannot be drawn is left out of the picture.
        let _ = outline.draw(settings, &mut pen);
    }
    pen.path
}

/// Writes an outline into a path, upside down: on the picture, down is positive.
struct Pen {
    path: Path,
    scale: f64,
    at: Point,
}

impl Pen {
    fn point(&self, x: f32, y: f32) -> Point {
        Point::new(f64::from(x), -f64::from(y)) * self.scale
    }
}

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.at = self.point(x, y);
        self.path.move_to(self.at);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.at = self.point(x, y);
        self.path.line_to(self.at);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let (bend, to) = (self.point(x1, y1), self.point(x, y));
        self.path.curve_to(self.at.toward(bend, 2.0 / 3.0), to.toward(bend, 2.0 / 3.0), to);
        self.at = to;
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.at = self.point(x, y);
        let (first, second) = (self.point(x1, y1), self.point(x2, y2));
        self.path.curve_to(first, second, self.at);
    }

    fn close(&mut self) {
        self.path.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn width(letters: &[Letter]) -> f64 {
        letters.iter().map(|letter| letter.advance).sum()
    }

    #[test]
    fn letters_are_joined_only_when_they_stand_close() {
        assert_eq!(letters(Face::Serif, Forms::Joined, "fi").len(), 1);
        assert_eq!(letters(Face::Serif, Forms::Single, "fi").len(), 2);
    }

    #[test]
    fn small_capitals_are_other_letters() {
        let plain = letters(Face::Serif, Forms::Single, "aa");
        let small = letters(Face::Serif, Forms::SmallCapitals, "aa");
        assert_ne!(plain[0].glyph, small[0].glyph);
        assert!(width(&small) > width(&plain));
    }

    #[test]
    fn an_accent_stands_on_its_letter() {
        let set = letters(Face::Serif, Forms::SmallCapitals, "Höhe");
        let letters = set.iter().filter(|letter| !letter.is_mark).count();
        assert_eq!(letters, 4);
        for mark in set.iter().filter(|letter| letter.is_mark) {
            assert!(mark.advance.abs() < 1.0 && mark.shift.x < 0.0, "{mark:?}");
        }
    }

    #[test]
    fn a_letter_has_an_outline_and_a_space_has_none() {
        let set = letters(Face::Sans, Forms::Joined, "0 ");
        assert!(outline(Face::Sans, set[0].glyph).data().ends_with('z'));
        assert_eq!(outline(Face::Sans, set[1].glyph).data(), "");
        // The figures of a typeface for tables are equally wide: about half their height.
        assert!((set[0].advance - 494.0).abs() < 2.0, "{}", set[0].advance);
    }
}
