//! A tiny SVG writer: elements with escaped attributes and text, nothing else.

use std::fmt::Write;

use crate::geometry::Point;

/// A drawing in the making.
#[derive(Default)]
pub(crate) struct Svg {
    text: String,
    open: Vec<&'static str>,
    shapes: u32,
}

/// An element whose attributes are being set.
pub(crate) struct Element<'a> {
    svg: &'a mut Svg,
    name: &'static str,
}

impl Svg {
    /// Begins an element; finish it with [`Element::empty`], [`Element::text`] or
    /// [`Element::open`].
    pub(crate) fn element(&mut self, name: &'static str) -> Element<'_> {
        self.text.push('<');
        self.text.push_str(name);
        Element { svg: self, name }
    }

    /// Begins a `path` with its data.
    pub(crate) fn path(&mut self, data: &str) -> Element<'_> {
        let element = self.element("path");
        // Path data holds nothing to escape, and there is much of it.
        element.svg.text.push_str(" d=\"");
        element.svg.text.push_str(data);
        element.svg.text.push('"');
        element
    }

    /// Begins a `circle`.
    pub(crate) fn circle(&mut self, center: Point, radius: f64) -> Element<'_> {
        self.element("circle").number("cx", center.x).number("cy", center.y).number("r", radius)
    }

    /// Draws a symbol from the definitions at a place.
    pub(crate) fn stamp(&mut self, id: &str, at: Point) {
        let id = format!("#{id}");
        self.element("use").set("href", &id).number("x", at.x).number("y", at.y).empty();
    }

    /// Writes a path once, to be drawn several times with [`Svg::draw_shape`].
    pub(crate) fn shape(&mut self, data: &str) -> String {
        self.shapes += 1;
        let id = format!("shape-{}", self.shapes);
        self.element("defs").open();
        self.path(data).set("id", &id).empty();
        self.close();
        id
    }

    /// Begins a drawing of a shape, to be given its own fill and stroke.
    pub(crate) fn draw_shape(&mut self, id: &str) -> Element<'_> {
        let id = format!("#{id}");
        self.element("use").set("href", &id)
    }

    /// Closes the innermost open element.
    pub(crate) fn close(&mut self) {
        let name = self.open.pop().expect("every close has its open");
        let _ = writeln!(self.text, "</{name}>");
    }

    /// The finished drawing.
    pub(crate) fn finish(self) -> String {
        assert!(self.open.is_empty(), "elements left open: {:?}", self.open);
        self.text
    }
}

impl Element<'_> {
    /// Sets an attribute to a text.
    pub(crate) fn set(self, name: &str, value: &str) -> Self {
        self.svg.text.push(' ');
        self.svg.text.push_str(name);
        self.svg.text.push_str("=\"");
        escape(&mut self.svg.text, value);
        self.svg.text.push('"');
        self
    }

    /// Sets an attribute to a number.
    pub(crate) fn number(self, name: &str, value: f64) -> Self {
        let value = short(value);
        self.set(name, &value)
    }

    /// Moves it by so much.
    pub(crate) fn shifted(self, by: Point) -> Self {
        if by == Point::new(0.0, 0.0) {
            return self;
        }
        let shift = format!("translate({} {})", short(by.x), short(by.y));
        self.set("transform", &shift)
    }

    /// Fills with a color.
    pub(crate) fn fill(self, color: &str) -> Self {
        self.set("fill", color)
    }

    /// Outlines with a color and a width, and fills nothing unless [`Element::fill`] says so.
    pub(crate) fn stroke(self, color: &str, width: f64) -> Self {
        self.set("stroke", color).number("stroke-width", width)
    }

    /// Ends the element without content.
    pub(crate) fn empty(self) {
        self.svg.text.push_str("/>\n");
    }

    /// Ends the element with a text in it.
    pub(crate) fn text(self, text: &str) {
        self.svg.text.push('>');
        escape(&mut self.svg.text, text);
        let _ = writeln!(self.svg.text, "</{}>", self.name);
    }

    /// Leaves the element open for others; [`Svg::close`] ends it.
    pub(crate) fn open(self) {
        self.svg.text.push_str(">\n");
        self.svg.open.push(self.name);
    }
}

/// Writes a number with at most two decimals.
pub(crate) fn short(value: f64) -> String {
    let rounded = (value * 100.0).round() / 100.0;
    // Without this, tiny negatives would be written as "-0".
    format!("{}", if rounded == 0.0 { 0.0 } else { rounded })
}

fn escape(out: &mut String, text: &str) {
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            // Control characters are not allowed in XML at all.
            control if control.is_control() => out.push(' '),
            other => out.push(other),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_attributes_are_escaped() {
        let mut svg = Svg::default();
        svg.element("text").set("id", "a\"b").text("Fox & <Hound>\u{1}");
        assert_eq!(svg.finish(), "<text id=\"a&quot;b\">Fox &amp; &lt;Hound&gt; </text>\n");
    }

    #[test]
    fn numbers_are_short() {
        assert_eq!(short(1.0), "1");
        assert_eq!(short(-0.001), "0");
        assert_eq!(short(2.346), "2.35");
    }
}
