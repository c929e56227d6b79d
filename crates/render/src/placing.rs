//! Where names find room: off roads, rivers, houses, coasts and each other, and inside the frame.

use scene::Look;

use crate::curve::resampled;
use crate::geometry::{Point, Rect, measure};
use crate::ground::Ground;
use crate::lettering::{Baseline, Label};
use crate::map::Map;
use crate::sheet::{APOTHEM, SIDE};
use crate::text::Type;

/// How often names that got in each other's way are tried anew.
const ROUNDS: usize = 3;

/// How bad it is for two names to meet.
const COLLISION: f64 = 40.0;

/// A name that wants to stand near a point.
pub(crate) struct Wish<'a> {
    pub(crate) text: &'a str,
    pub(crate) type_: Type<'static>,
    pub(crate) at: Point,
}

/// What names have to keep off.
pub(crate) struct Room<'a> {
    map: &'a Map<'a>,
    /// Where names already stand.
    taken: Vec<Rect>,
}

impl<'a> Room<'a> {
    /// A map without names. Panels lie over whatever is printed below them.
    pub(crate) fn new(map: &'a Map<'a>) -> Self {
        let taken = map.board.panels.iter().map(|panel| map.sheet.area(panel.area)).collect();
        Self { map, taken }
    }

    /// Gives a label its place for good.
    pub(crate) fn take(&mut self, label: &Label) {
        self.taken.extend(boxes(label));
    }

    /// How badly a label stands where it is.
    pub(crate) fn cost(&self, label: &Label) -> f64 {
        let inner = self.map.sheet.frame.grown(-5.0);
        let mut cost = 0.0;
        for area in boxes(label) {
            let hits = self.taken.iter().filter(|other| other.overlaps(area)).count();
            cost += COLLISION * measure(hits);
            cost += if holds(inner, area) { 0.0 } else { 90.0 };
            let (middle, half) = (area.center(), Point::new(area.width(), area.height()) * 0.5);
            cost += 1.2 * measure(self.map.busy.crowd(middle, half.x, half.y));
            cost += 0.35 * measure(self.map.brinks.crowd(middle, half.x, half.y));
            // A name is set on land or on water, not across the shore.
            cost += 1.6 * measure(self.map.shore.crowd(middle, half.x, half.y));
            cost += 3.0 * measure(self.map.built.crowd(middle, half.x + 2.5, half.y + 2.5));
        }
        cost
    }

    /// How much of a label lies on ponds and lakes, where the name of a brook would be taken for
    /// theirs.
    pub(crate) fn over_water(&self, label: &Label) -> f64 {
        let wet = boxes(label).into_iter().filter(|area| is_wet_at(self.map, area.center()));
        measure(wet.count())
    }
}

fn is_wet_at(map: &Map<'_>, at: Point) -> bool {
    map.sheet.spot_at(at).and_then(|spot| map.sheet.ground(spot)).is_some_and(Ground::is_wet)
}

fn holds(frame: Rect, area: Rect) -> bool {
    frame.contains(Point::new(area.left, area.top))
        && frame.contains(Point::new(area.right, area.bottom))
}

/// The line a label stands on.
fn line(label: &Label) -> Vec<Point> {
    match &label.baseline {
        Baseline::Straight(at) => vec![*at, *at + Point::new(label.width(), 0.0)],
        Baseline::Curve(line) => line.clone(),
    }
}

/// The boxes a label fills: one if it is level, else about as many as it has letters.
fn boxes(label: &Label) -> Vec<Rect> {
    let (line, size) = (line(label), label.type_.size);
    let level = line.windows(2).all(|pair| (pair[1].y - pair[0].y).abs() < 0.1);
    let step = if level { f64::INFINITY } else { size * 0.7 };
    resampled(&line, step)
        .windows(2)
        .map(|pair| {
            let up = (pair[1] - pair[0]).unit().right() * -1.0;
            let middle = pair[0].toward(pair[1], 0.5) + up * (size * 0.27);
            let way = pair[1] - pair[0];
            let tall = (size * 0.86 * up.y.abs()).max(way.y.abs());
            let wide = way.x.abs().max(size * 0.86 * up.x.abs());
            Rect::around(middle, wide, tall)
        })
        .collect()
}

/// Finds room for names near their points, so that together they stand as well as they can.
pub(crate) fn place(room: &Room<'_>, wishes: &[Wish<'_>]) -> Vec<Label> {
    let candidates: Vec<Vec<Setting>> = wishes.iter().map(|wish| settings(room, wish)).collect();
    // Everybody begins at the best place as if alone, and gives way round by round.
    let mut chosen: Vec<usize> =
        candidates.iter().map(|settings| cheapest(settings, |_| 0.0)).collect();
    let mut taken: Vec<Vec<Rect>> =
        chosen.iter().zip(&candidates).map(|(&at, settings)| settings[at].boxes.clone()).collect();
    for _ in 0..ROUNDS {
        for index in 0..wishes.len() {
            taken[index].clear();
            let hits = |setting: &Setting| COLLISION * overlaps(&setting.boxes, &taken);
            chosen[index] = cheapest(&candidates[index], hits);
            taken[index].clone_from(&candidates[index][chosen[index]].boxes);
        }
    }
    let mut labels = Vec::new();
    for (mut settings, at) in candidates.into_iter().zip(chosen) {
        labels.push(settings.swap_remove(at).label);
    }
    labels
}

/// One way to set a name.
struct Setting {
    label: Label,
    boxes: Vec<Rect>,
    cost: f64,
}

fn settings(room: &Room<'_>, wish: &Wish<'_>) -> Vec<Setting> {
    let label = Label::new(wish.text, wish.type_);
    let places = match room.map.board.look {
        Look::Modern | Look::Engraved => around_middle(&label, wish),
        Look::Plan => around_house(&label),
    };
    places
        .into_iter()
        .map(|(x, y, dislike)| {
            let label = label.centered(wish.at + Point::new(x, y));
            let cost = room.cost(&label) + dislike;
            Setting { boxes: boxes(&label), label, cost }
        })
        .collect()
}

/// Places around a house that fills its hex, and how much each is disliked.
fn around_house(label: &Label) -> Vec<(f64, f64, f64)> {
    let aside = label.width() / 2.0 + SIDE * 0.98;
    let (low, high) = (APOTHEM + 12.0, -APOTHEM - 2.0);
    let level = [(aside, 5.0, 1.0), (-aside, 5.0, 2.0), (0.0, low, 0.0), (0.0, high, 0.0)];
    let corners = [(1.0, low, 3.0), (-1.0, low, 3.0), (1.0, high, 3.0), (-1.0, high, 3.0)];
    let corners = corners.map(|(side, y, dislike)| (side * aside * 0.62, y, dislike));
    level.into_iter().chain(corners).collect()
}

/// Places around the middle of a hex, and how much each is disliked.
fn around_middle(label: &Label, wish: &Wish<'_>) -> Vec<(f64, f64, f64)> {
    let (width, size) = (label.width(), wish.type_.size);
    let aside = width / 2.0 + SIDE * 0.62;
    let near = width / 2.0 + 9.0;
    let low = APOTHEM - 2.5;
    vec![
        (0.0, low, 0.0),
        (0.0, -APOTHEM + 9.0, 2.0),
        (aside, 4.0, 3.0),
        (-aside, 4.0, 4.0),
        (width * 0.3, low + 3.0, 3.0),
        (-width * 0.3, low + 3.0, 3.0),
        (width * 0.3, -APOTHEM + 8.0, 4.0),
        (-width * 0.3, -APOTHEM + 8.0, 4.0),
        (near, 22.0, 5.0),
        (-near, 22.0, 5.0),
        (near, -14.0, 5.0),
        (-near, -14.0, 5.0),
        (near * 0.8, low + size * 0.8, 6.0),
        (-near * 0.8, low + size * 0.8, 6.0),
        (width * 0.25, -APOTHEM - 4.0, 6.0),
        (near, -APOTHEM * 0.7, 6.0),
        (-near, -APOTHEM * 0.7, 6.0),
        (near + 16.0, -APOTHEM - 2.0, 8.0),
    ]
}

fn cheapest(settings: &[Setting], more: impl Fn(&Setting) -> f64) -> usize {
    let costs = settings.iter().map(|setting| setting.cost + more(setting));
    let best = costs.enumerate().min_by(|(_, a), (_, b)| a.total_cmp(b));
    best.map_or(0, |(at, _)| at)
}

fn overlaps(boxes: &[Rect], taken: &[Vec<Rect>]) -> f64 {
    let hits = |area: &Rect| taken.iter().flatten().filter(|other| other.overlaps(*area)).count();
    measure(boxes.iter().map(hits).sum())
}
