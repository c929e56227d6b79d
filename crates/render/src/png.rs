//! From SVG to PNG, with the embedded typefaces only: the same bytes on every machine.

use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, Tree, fontdb};

use crate::fonts::FILES;

static FONT_BASE: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut base = fontdb::Database::new();
    for font in FILES {
        base.load_font_data(font.to_vec());
    }
    Arc::new(base)
});

/// Why a picture could not be made.
#[derive(Debug, thiserror::Error)]
pub enum RenderFault {
    /// The SVG cannot be read.
    #[error("not a drawing: {0}")]
    NotSvg(#[from] usvg::Error),
    /// The picture would have no pixels or too many.
    #[error("a picture of {width} by {height} pixels cannot be made")]
    Size {
        /// Width asked for.
        width: u32,
        /// Height that follows from it.
        height: u32,
    },
    /// The pixels could not be packed.
    #[error("the picture could not be packed: {0}")]
    Packing(String),
}

/// Turns a drawing into a PNG of the given width in pixels.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, RenderFault> {
    let tree = tree(svg)?;
    let scale = f64::from(width) / f64::from(tree.size().width());
    let height = whole(f64::from(tree.size().height()) * scale);
    let mut pixmap = Pixmap::new(width, height).ok_or(RenderFault::Size { width, height })?;
    let scale = narrow(scale);
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    pixmap.encode_png().map_err(|fault| RenderFault::Packing(fault.to_string()))
}

/// Reads a drawing.
pub(crate) fn tree(svg: &str) -> Result<Tree, RenderFault> {
    let options = usvg::Options { fontdb: FONT_BASE.clone(), ..usvg::Options::default() };
    Ok(Tree::from_str(svg, &options)?)
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "too large a height saturates and is refused by the pixmap"
)]
fn whole(height: f64) -> u32 {
    height.round() as u32
}

#[expect(clippy::cast_possible_truncation, reason = "the renderer counts in single precision")]
pub(crate) fn narrow(scale: f64) -> f32 {
    scale as f32
}
