//! Stripes over land with straight edges: parallel lines on one net, cut off where the land ends.

use crate::geometry::Point;

/// A straight limit: what lies farther out than its room is beyond.
pub(crate) struct Limit {
    pub(crate) from: Point,
    /// Which way is out, with length one.
    pub(crate) out: Point,
    pub(crate) room: f64,
}

/// Lines at one angle, so far apart, inside polygons (even-odd) and inside all limits, as far as
/// they come near a point. They end a little before the edge of a polygon.
pub(crate) fn stripes(
    edges: &[Vec<Point>],
    limits: &[Limit],
    (middle, reach): (Point, f64),
    angle: f64,
    apart: f64,
    headland: f64,
) -> Vec<[Point; 2]> {
    let way = Point::polar(angle, 1.0);
    let across = way.right();
    let home = middle.dot(across);
    let mut found = Vec::new();
    // The net starts at the origin, so that pieces of one field fit together.
    let mut at = ((home - reach) / apart).ceil() * apart;
    while at < home + reach {
        let foot = middle + across * (at - home);
        let (from, to) =
            limits.iter().fold((-reach, reach), |span, limit| limit.cut(span, foot, way));
        if from < to {
            let mut cuts: Vec<f64> = edges.iter().flat_map(|edge| cuts(edge, foot, way)).collect();
            cuts.sort_unstable_by(f64::total_cmp);
            for pair in cuts.chunks_exact(2) {
                let (from, to) = (from.max(pair[0] + headland), to.min(pair[1] - headland));
                if to - from > 4.0 {
                    found.push([foot + way * from, foot + way * to]);
                }
            }
        }
        at += apart;
    }
    found
}

impl Limit {
    /// What is left of a span of a line; it starts after its end if that is nothing.
    fn cut(&self, (from, to): (f64, f64), foot: Point, way: Point) -> (f64, f64) {
        let room = self.room - (foot - self.from).dot(self.out);
        let slope = way.dot(self.out);
        if slope.abs() < 1e-6 {
            if room < 0.0 { (from, from) } else { (from, to) }
        } else if slope > 0.0 {
            (from, to.min(room / slope))
        } else {
            (from.max(room / slope), to)
        }
    }
}

/// How far along a line it crosses the edges of a polygon.
fn cuts(polygon: &[Point], foot: Point, way: Point) -> impl Iterator<Item = f64> {
    let across = way.right();
    let side = move |at: Point| (at - foot).dot(across);
    (0..polygon.len()).filter_map(move |at| {
        let (from, to) = (polygon[at], polygon[(at + 1) % polygon.len()]);
        let (first, second) = (side(from), side(to));
        let crosses = (first < 0.0) != (second < 0.0);
        crosses.then(|| (from.toward(to, first / (first - second)) - foot).dot(way))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(from: f64, to: f64) -> Vec<Point> {
        [(from, from), (to, from), (to, to), (from, to)].map(|(x, y)| Point::new(x, y)).to_vec()
    }

    #[test]
    fn stripes_end_before_the_edge_and_leave_holes_out() {
        let edges = [square(0.0, 100.0), square(30.0, 70.0)];
        let found = stripes(&edges, &[], (Point::new(50.0, 50.0), 100.0), 0.0, 20.0, 3.0);
        let spans: Vec<[f64; 3]> =
            found.iter().map(|[from, to]| [from.y.round(), from.x.round(), to.x.round()]).collect();
        assert!(spans.contains(&[20.0, 3.0, 97.0]), "{spans:?}");
        assert!(spans.contains(&[40.0, 3.0, 27.0]) && spans.contains(&[40.0, 73.0, 97.0]));
        assert!(spans.iter().all(|[y, ..]| (0.0..=100.0).contains(y)));
    }

    #[test]
    fn stripes_stay_inside_limits() {
        let limit = Limit { from: Point::new(0.0, 0.0), out: Point::new(1.0, 0.0), room: 30.0 };
        let home = (Point::new(50.0, 50.0), 100.0);
        let found = stripes(&[square(0.0, 100.0)], &[limit], home, 0.4, 9.0, 0.0);
        assert!(found.len() > 5);
        assert!(found.iter().flatten().all(|at| at.x < 30.001));
    }
}
