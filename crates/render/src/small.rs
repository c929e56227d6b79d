//! Small pictures of maps, for whoever chooses a scenario: cut to where the game is played, in few
//! colors, so that they weigh little and can be made beforehand.

use std::collections::BTreeMap;

use resvg::tiny_skia::{Pixmap, Transform};
use scene::Board;

use crate::geometry::Rect;
use crate::png::{RenderFault, narrow, tree};
use crate::sheet::{SIDE, Sheet};
use crate::{MapOptions, Numbers, map_svg};

/// Pixels of a small picture, across and down.
pub const SMALL: [u32; 2] = [480, 300];

/// Colors of a small picture.
const COLORS: usize = 96;

/// Paper that is shown around the hexes that matter.
const ROOM: f64 = SIDE * 2.5;

/// The narrowest cut: closer than that a map is no map any more.
const NARROWEST: f64 = SIDE * 16.0;

/// Draws the map around some hexes as a small PNG; the whole width of it where none is named.
pub fn small_png(board: &Board, around: &[String]) -> Result<Vec<u8>, RenderFault> {
    let cut = cut(&Sheet::new(board), around);
    let options = MapOptions { margin: 0.0, numbers: Numbers::Hidden };
    let tree = tree(&map_svg(board, &options))?;
    let [width, height] = SMALL;
    let mut pixmap = Pixmap::new(width, height).ok_or(RenderFault::Size { width, height })?;
    let scale = f64::from(width) / cut.width();
    let [left, top] = [cut.left, cut.top].map(|it| narrow(-it * scale));
    let scale = narrow(scale);
    let place = Transform::from_row(scale, 0.0, 0.0, scale, left, top);
    resvg::render(&tree, place, &mut pixmap.as_mut());
    let pixels: Vec<[u8; 3]> =
        pixmap.pixels().iter().map(|it| [it.red(), it.green(), it.blue()]).collect();
    packed(&pixels)
}

/// The part of the map that is shown: around the hexes, in the form of the picture, inside the map
/// as far as its form allows.
fn cut(sheet: &Sheet, around: &[String]) -> Rect {
    let frame = sheet.frame;
    let form = f64::from(SMALL[0]) / f64::from(SMALL[1]);
    let spots = around.iter().filter_map(|it| sheet.center(it)).filter(|it| frame.contains(*it));
    let spots = spots.map(|it| Rect::around(it, 0.0, 0.0));
    let wished = spots.reduce(Rect::with).map_or(frame, |it| it.grown(ROOM));
    let most = frame.width().min(frame.height() * form);
    let width = wished.width().max(wished.height() * form).max(NARROWEST).min(most);
    let (middle, height) = (wished.center(), width / form);
    let left = (middle.x - width / 2.0).clamp(0.0, (frame.width() - width).max(0.0));
    let top = (middle.y - height / 2.0).clamp(0.0, (frame.height() - height).max(0.0));
    Rect::new(left, top, left + width, top + height)
}

/// Colors that are nearly the same: how many, and their sum.
#[derive(Clone, Copy, Default)]
struct Tint {
    count: u64,
    sum: [u64; 3],
}

impl Tint {
    fn mean(self, channel: usize) -> u8 {
        let mean = self.sum[channel].checked_div(self.count).unwrap_or_default();
        u8::try_from(mean).expect("a mean of bytes is a byte")
    }

    fn with(self, other: Self) -> Self {
        let sum = [0, 1, 2].map(|it| self.sum[it] + other.sum[it]);
        Self { count: self.count + other.count, sum }
    }
}

/// Packs pixels as a PNG with a palette.
fn packed(pixels: &[[u8; 3]]) -> Result<Vec<u8>, RenderFault> {
    let mut tints: BTreeMap<[u8; 3], Tint> = BTreeMap::new();
    for pixel in pixels {
        let one = Tint { count: 1, sum: pixel.map(u64::from) };
        let tint = tints.entry(near(*pixel)).or_default();
        *tint = tint.with(one);
    }
    let groups = grouped(tints.into_iter().collect());
    let mut palette = Vec::new();
    let mut index: BTreeMap<[u8; 3], u8> = BTreeMap::new();
    for (at, group) in groups.iter().enumerate() {
        let whole = group.iter().fold(Tint::default(), |sum, it| sum.with(it.1));
        palette.extend([0, 1, 2].map(|it| whole.mean(it)));
        let at = u8::try_from(at).expect("a palette has fewer colors than a byte has values");
        index.extend(group.iter().map(|it| (it.0, at)));
    }
    let indices: Vec<u8> = pixels.iter().map(|it| index[&near(*it)]).collect();
    written(palette, &indices).map_err(|fault| RenderFault::Packing(fault.to_string()))
}

/// The key under which colors count as nearly the same.
fn near(pixel: [u8; 3]) -> [u8; 3] {
    pixel.map(|it| it >> 3)
}

/// Tints in as many groups as there are colors: the group that differs most is halved again and
/// again, where half of its pixels lie on either side.
fn grouped(tints: Vec<([u8; 3], Tint)>) -> Vec<Vec<([u8; 3], Tint)>> {
    let mut groups = vec![tints];
    while groups.len() < COLORS {
        let widest = groups.iter().enumerate().map(|(at, it)| (spread(it), at)).max();
        let Some(((weight, channel), at)) = widest else { break };
        if weight == 0 {
            break;
        }
        let mut group = groups.swap_remove(at);
        group.sort_by_key(|it| it.0[channel]);
        let half = group.iter().map(|it| it.1.count).sum::<u64>() / 2;
        let mut seen = 0;
        let middle = group.iter().position(|it| {
            seen += it.1.count;
            seen > half
        });
        let rest = group.split_off(middle.unwrap_or(0).clamp(1, group.len() - 1));
        groups.extend([group, rest]);
    }
    groups
}

/// How much a group differs, and in which channel: few pixels matter less than many.
fn spread(group: &[([u8; 3], Tint)]) -> (u64, usize) {
    let count: u64 = group.iter().map(|it| it.1.count).sum();
    let range = |channel: usize| {
        let values = group.iter().map(|it| u64::from(it.0[channel]));
        let most = values.clone().max().unwrap_or_default();
        most - values.min().unwrap_or_default()
    };
    let widest = [0, 1, 2].map(|it| (range(it), it)).into_iter().max();
    let (range, channel) = widest.unwrap_or_default();
    (range * range * count.isqrt(), channel)
}

fn written(palette: Vec<u8>, indices: &[u8]) -> Result<Vec<u8>, png::EncodingError> {
    let mut file = Vec::new();
    let [width, height] = SMALL;
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::High);
    encoder.set_filter(png::Filter::NoFilter);
    encoder.set_palette(palette);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(indices)?;
    writer.finish()?;
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tint(color: [u8; 3], count: u64) -> ([u8; 3], Tint) {
        (near(color), Tint { count, sum: color.map(|it| u64::from(it) * count) })
    }

    #[test]
    fn few_colors_stay_as_they_are_and_many_become_few() {
        let few = grouped(vec![tint([0, 0, 0], 9), tint([255, 0, 0], 1)]);
        assert_eq!(few.len(), 2);
        let many = (0..=255).map(|it| tint([it, it / 2, 255 - it], 3));
        let mut tints: Vec<_> = many.collect();
        tints.dedup_by_key(|it| it.0);
        let all = tints.len();
        let groups = grouped(tints);
        assert_eq!(groups.len(), COLORS.min(all));
        assert_eq!(groups.iter().map(Vec::len).sum::<usize>(), all);
    }

    #[test]
    fn a_picture_is_small_and_has_its_form() {
        let pixels: Vec<[u8; 3]> = (0..SMALL[0] * SMALL[1])
            .map(|at| if at % SMALL[0] < 240 { [10, 20, 30] } else { [200, 180, 150] })
            .collect();
        let file = packed(&pixels).expect("two colors can be packed");
        assert!(file.len() < 2_000, "{}", file.len());
        let reader = png::Decoder::new(std::io::Cursor::new(&file)).read_info();
        let info = reader.expect("it is a PNG").info().clone();
        assert_eq!([info.width, info.height], SMALL);
        let palette = info.palette.expect("it has a palette");
        assert_eq!(palette.len(), 6);
    }
}
