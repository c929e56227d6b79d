//! Colors of the map, and sums with colors.

/// The sheet the map is printed on.
pub(crate) const PAPER: &str = "#f2e8d0";
/// Level ground inside the frame.
pub(crate) const OPEN: &str = "#eee5c6";
/// Printing ink for lines and names.
pub(crate) const INK: &str = "#3d3020";
/// Grid lines and hex numbers.
pub(crate) const GRID: &str = "#57462b";
/// Trees and the ground under them.
pub(crate) const WOODS: &str = "#bcc893";
/// Dense trees and the ground under them.
pub(crate) const FOREST: &str = "#acbc86";
/// Wet ground.
pub(crate) const MARSH: &str = "#cfdcc6";
/// Tilled ground.
pub(crate) const FIELDS: &str = "#e9dfae";
/// Ground under bushes.
pub(crate) const THICKET: &str = "#d3d8a8";
/// High crops.
pub(crate) const CORN: &str = "#d9da95";
/// Ripe crops.
pub(crate) const WHEAT: &str = "#eed788";
/// Sand.
pub(crate) const DESERT: &str = "#f0dfae";
/// Stony ground.
pub(crate) const ROUGH: &str = "#e2d3ab";
/// Ground this crate has no picture for.
pub(crate) const UNKNOWN: &str = "#ddd5c0";
/// Ground between houses.
pub(crate) const STREETS: &str = "#e6d4b4";
/// Contours and hachures.
pub(crate) const CONTOUR: &str = "#8f6a3a";
/// Open water.
pub(crate) const SEA: &str = "#b7d0d4";
/// Lines along a shore.
pub(crate) const SHORE: &str = "#5d8796";
/// Running water.
pub(crate) const RIVER: &str = "#8fb8c6";
/// Arms of the sea.
pub(crate) const STRAIT: &str = "#c3d8d8";
/// Banks of running water.
pub(crate) const BANK: &str = "#4a7486";
/// Names of waters.
pub(crate) const WATER_NAME: &str = "#2f5f74";
/// Walls of houses.
pub(crate) const HOUSE: &str = "#a4553f";

/// A color as three numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Color {
    red: u8,
    green: u8,
    blue: u8,
}

impl Color {
    /// Reads `#rrggbb`.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6)?;
        let part =
            |at: usize| digits.get(at..at + 2).and_then(|pair| u8::from_str_radix(pair, 16).ok());
        Some(Self { red: part(0)?, green: part(2)?, blue: part(4)? })
    }

    /// The color at `share` of the way to another.
    pub(crate) fn mixed(self, other: Self, share: f64) -> Self {
        Self {
            red: mixed(self.red, other.red, share),
            green: mixed(self.green, other.green, share),
            blue: mixed(self.blue, other.blue, share),
        }
    }

    pub(crate) fn lighter(self, share: f64) -> Self {
        self.mixed(Self { red: 255, green: 252, blue: 240 }, share)
    }

    pub(crate) fn darker(self, share: f64) -> Self {
        self.mixed(Self { red: 24, green: 18, blue: 12 }, share)
    }

    /// Whether dark letters read better on it than light ones.
    pub(crate) fn is_light(self) -> bool {
        let [red, green, blue] = [self.red, self.green, self.blue].map(u32::from);
        red * 299 + green * 587 + blue * 114 > 118_000
    }

    /// As `#rrggbb`.
    pub(crate) fn text(self) -> String {
        format!("#{:02x}{:02x}{:02x}", self.red, self.green, self.blue)
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a mean of two bytes is a byte"
)]
fn mixed(from: u8, to: u8, share: f64) -> u8 {
    (f64::from(from) + (f64::from(to) - f64::from(from)) * share).round() as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colors_are_read_mixed_and_written() {
        let blue = Color::read("#5b7fa6").unwrap();
        assert_eq!(blue.text(), "#5b7fa6");
        assert_eq!(blue.mixed(Color::read("#000000").unwrap(), 1.0).text(), "#000000");
        assert_eq!(Color::read("blue"), None);
        assert_eq!(Color::read("#12345é"), None);
        assert!(blue.lighter(0.8).is_light() && !blue.darker(0.8).is_light());
    }
}
