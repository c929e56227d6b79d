//! Points of the picture and the few sums done with them.

use std::ops::{Add, Mul, Sub};

/// A place on the picture, or the way from one place to another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Point {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

impl Point {
    pub(crate) const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// The point reached from the origin by going `length` at `angle` (radians, clockwise).
    pub(crate) fn polar(angle: f64, length: f64) -> Self {
        Self::new(angle.cos() * length, angle.sin() * length)
    }

    pub(crate) fn length(self) -> f64 {
        // Unlike `hypot`, the root is exact and the same on every machine.
        self.dot(self).sqrt()
    }

    pub(crate) fn distance(self, other: Self) -> f64 {
        (other - self).length()
    }

    /// The same direction with length one; a point at the origin stays there.
    pub(crate) fn unit(self) -> Self {
        let length = self.length();
        if length < 1e-9 { Self::new(0.0, 0.0) } else { self * (1.0 / length) }
    }

    /// Turned a quarter to the right, as seen on the picture.
    pub(crate) fn right(self) -> Self {
        Self::new(-self.y, self.x)
    }

    /// Turned by so many radians, clockwise.
    pub(crate) fn turned(self, angle: f64) -> Self {
        let way = Self::polar(angle, 1.0);
        way * self.x + way.right() * self.y
    }

    pub(crate) fn dot(self, other: Self) -> f64 {
        self.x * other.x + self.y * other.y
    }

    pub(crate) fn cross(self, other: Self) -> f64 {
        self.x * other.y - self.y * other.x
    }

    /// The point at `share` of the way to `other`.
    pub(crate) fn toward(self, other: Self, share: f64) -> Self {
        self + (other - self) * share
    }
}

impl Add for Point {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Self;

    fn mul(self, factor: f64) -> Self {
        Self::new(self.x * factor, self.y * factor)
    }
}

/// An upright rectangle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rect {
    pub(crate) left: f64,
    pub(crate) top: f64,
    pub(crate) right: f64,
    pub(crate) bottom: f64,
}

impl Rect {
    pub(crate) const fn new(left: f64, top: f64, right: f64, bottom: f64) -> Self {
        Self { left, top, right, bottom }
    }

    /// The rectangle of the given size around a point.
    pub(crate) fn around(center: Point, width: f64, height: f64) -> Self {
        Self::new(
            center.x - width / 2.0,
            center.y - height / 2.0,
            center.x + width / 2.0,
            center.y + height / 2.0,
        )
    }

    pub(crate) fn width(self) -> f64 {
        self.right - self.left
    }

    pub(crate) fn height(self) -> f64 {
        self.bottom - self.top
    }

    pub(crate) fn center(self) -> Point {
        Point::new(f64::midpoint(self.left, self.right), f64::midpoint(self.top, self.bottom))
    }

    /// Grown by `by` on all sides; shrunk if negative.
    pub(crate) fn grown(self, by: f64) -> Self {
        Self::new(self.left - by, self.top - by, self.right + by, self.bottom + by)
    }

    /// The rectangle around both.
    pub(crate) fn with(self, other: Self) -> Self {
        Self::new(
            self.left.min(other.left),
            self.top.min(other.top),
            self.right.max(other.right),
            self.bottom.max(other.bottom),
        )
    }

    pub(crate) fn contains(self, point: Point) -> bool {
        (self.left..=self.right).contains(&point.x) && (self.top..=self.bottom).contains(&point.y)
    }

    pub(crate) fn overlaps(self, other: Self) -> bool {
        self.left < other.right
            && other.left < self.right
            && self.top < other.bottom
            && other.top < self.bottom
    }
}

/// Turns a count into a measure.
pub(crate) fn measure(count: usize) -> f64 {
    f64::from(u32::try_from(count).expect("a picture has fewer than four billion things"))
}

/// The whole steps in a measure; none in a negative one.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "measures of a picture are small, and negative ones count as nothing"
)]
pub(crate) fn steps(measure: f64) -> usize {
    measure.max(0.0) as usize
}
