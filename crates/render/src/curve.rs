//! Lines of points: divided, smoothed, measured, shifted, crossed.

use crate::geometry::{Point, measure, steps};

/// A closed line with every edge divided into `parts`.
pub(crate) fn divide(corners: &[Point], parts: u32) -> Vec<Point> {
    let count = corners.len();
    (0..count)
        .flat_map(|at| {
            let (from, to) = (corners[at], corners[(at + 1) % count]);
            (0..parts).map(move |part| from.toward(to, f64::from(part) / f64::from(parts)))
        })
        .collect()
}

/// A closed line with its corners worn down, but about as large as before (Taubin).
pub(crate) fn relax_closed(points: &[Point], rounds: u32) -> Vec<Point> {
    let mut line = points.to_vec();
    for _ in 0..rounds {
        line = pulled(&line, 0.55);
        line = pulled(&line, -0.5);
    }
    line
}

fn pulled(points: &[Point], share: f64) -> Vec<Point> {
    let count = points.len();
    (0..count)
        .map(|at| {
            let middle = points[(at + count - 1) % count].toward(points[(at + 1) % count], 0.5);
            points[at].toward(middle, share)
        })
        .collect()
}

/// The corners that are left of a closed line when straight edges may miss it by so much
/// (Douglas and Peucker).
pub(crate) fn straightened(line: &[Point], miss: f64) -> Vec<Point> {
    let farthest = |from: Point| {
        let away = |at: &usize| line[*at].distance(from);
        (0..line.len()).max_by(|a, b| away(a).total_cmp(&away(b)))
    };
    // Points that lie farthest apart are corners of every shape.
    let Some(first) = line.first().and_then(|&from| farthest(from)) else { return Vec::new() };
    let turned: Vec<Point> = line[first..].iter().chain(&line[..=first]).copied().collect();
    let opposite = farthest(line[first]).map_or(0, |at| (at + line.len() - first) % line.len());
    let mut corners = vec![turned[0]];
    add_corners(&mut corners, &turned[..=opposite], miss);
    add_corners(&mut corners, &turned[opposite..], miss);
    corners.pop();
    corners
}

/// Adds the corners of an open line after its first point, up to its last.
fn add_corners(corners: &mut Vec<Point>, line: &[Point], miss: f64) {
    let [from, .., to] = *line else { return };
    let out = (to - from).unit().right();
    let off = |at: &usize| (line[*at] - from).dot(out).abs();
    match (1..line.len() - 1).max_by(|a, b| off(a).total_cmp(&off(b))) {
        Some(corner) if off(&corner) > miss => {
            add_corners(corners, &line[..=corner], miss);
            add_corners(corners, &line[corner..], miss);
        }
        _ => corners.push(to),
    }
}

/// Points along the smooth open line through `points`, `parts` to each stretch (Catmull-Rom).
pub(crate) fn sampled(points: &[Point], parts: u32) -> Vec<Point> {
    let Some(&last) = points.last() else { return Vec::new() };
    let mut line = Vec::new();
    for at in 1..points.len() {
        let before = points[at.saturating_sub(2)];
        let after = points[(at + 1).min(points.len() - 1)];
        for part in 0..parts {
            let share = f64::from(part) / f64::from(parts);
            line.push(between(before, points[at - 1], points[at], after, share));
        }
    }
    line.push(last);
    line
}

fn between(before: Point, from: Point, to: Point, after: Point, t: f64) -> Point {
    let (t2, t3) = (t * t, t * t * t);
    (from * 2.0
        + (to - before) * t
        + (before * 2.0 - from * 5.0 + to * 4.0 - after) * t2
        + (from * 3.0 - before - to * 3.0 + after) * t3)
        * 0.5
}

/// The length of an open line.
pub(crate) fn length(points: &[Point]) -> f64 {
    points.windows(2).map(|pair| pair[0].distance(pair[1])).sum()
}

/// The point at a distance along an open line, and which way the line runs there.
pub(crate) fn along(points: &[Point], mut distance: f64) -> Option<(Point, Point)> {
    for pair in points.windows(2) {
        let stretch = pair[0].distance(pair[1]);
        if distance <= stretch && stretch > 0.0 {
            return Some((pair[0].toward(pair[1], distance / stretch), (pair[1] - pair[0]).unit()));
        }
        distance -= stretch;
    }
    let last = points.windows(2).last()?;
    Some((last[1], (last[1] - last[0]).unit()))
}

/// An open line again, with points about `step` apart.
pub(crate) fn resampled(points: &[Point], step: f64) -> Vec<Point> {
    let total = length(points);
    let parts = steps(total / step).max(1);
    let apart = total / measure(parts);
    let mut line = Vec::with_capacity(parts + 1);
    let mut due = 0.0;
    for pair in points.windows(2) {
        let stretch = pair[0].distance(pair[1]);
        while due <= stretch && line.len() < parts {
            line.push(pair[0].toward(pair[1], if stretch > 0.0 { due / stretch } else { 0.0 }));
            due += apart;
        }
        due -= stretch;
    }
    line.extend(points.last());
    line
}

/// An open line shifted to its right by `distance`.
pub(crate) fn shifted(points: &[Point], distance: f64) -> Vec<Point> {
    (0..points.len()).map(|at| points[at] + direction(points, at).right() * distance).collect()
}

/// Which way an open line runs at one of its points.
pub(crate) fn direction(points: &[Point], at: usize) -> Point {
    let before = points[at.saturating_sub(1)];
    let after = points[(at + 1).min(points.len() - 1)];
    (after - before).unit()
}

/// Where two open lines first cross, and which way the first one runs there.
pub(crate) fn crossing(first: &[Point], second: &[Point]) -> Option<(Point, Point)> {
    first.windows(2).find_map(|a| {
        let way = a[1] - a[0];
        second.windows(2).find_map(|b| {
            let other = b[1] - b[0];
            let spread = way.cross(other);
            if spread.abs() < 1e-9 {
                return None;
            }
            let on_first = (b[0] - a[0]).cross(other) / spread;
            let on_second = (b[0] - a[0]).cross(way) / spread;
            let inside = (0.0..=1.0).contains(&on_first) && (0.0..=1.0).contains(&on_second);
            inside.then(|| (a[0] + way * on_first, way.unit()))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crossing_lines_are_found() {
        let across = [Point::new(0.0, 5.0), Point::new(10.0, 5.0)];
        let down = [Point::new(4.0, 0.0), Point::new(4.0, 10.0)];
        assert_eq!(crossing(&across, &down), Some((Point::new(4.0, 5.0), Point::new(1.0, 0.0))));
        assert_eq!(crossing(&across, &across), None);
    }

    #[test]
    fn a_line_that_is_nearly_a_square_becomes_one() {
        let corners = [(0.0, 0.0), (40.0, 0.0), (40.0, 40.0), (0.0, 40.0)];
        let square = divide(&corners.map(|(x, y)| Point::new(x, y)), 8);
        let shaken: Vec<Point> = (square.iter().enumerate())
            .map(|(at, &it)| it + Point::new(0.0, if at % 2 == 0 { 0.0 } else { 0.8 }))
            .collect();
        let straight = straightened(&shaken, 2.0);
        assert_eq!(straight.len(), 4);
        assert!(
            corners
                .iter()
                .all(|&(x, y)| { straight.iter().any(|it| it.distance(Point::new(x, y)) < 2.0) })
        );
        assert_eq!(straightened(&[], 2.0), []);
    }

    #[test]
    fn a_line_is_measured_and_walked() {
        let line = [Point::new(0.0, 0.0), Point::new(3.0, 0.0), Point::new(3.0, 4.0)];
        assert!((length(&line) - 7.0).abs() < 1e-9);
        assert_eq!(along(&line, 5.0), Some((Point::new(3.0, 2.0), Point::new(0.0, 1.0))));
        assert_eq!(resampled(&line, 1.0).len(), 8);
    }
}
