//! Everything that cannot change: the map, and where everybody begins. It is read from a file.

use catalog::{Bilingual, Files, Findings, Source, Spanned, check_head, salvage_toml, schema_text};
use hexgrid::{Format, Grid, GridSpec, HexId, Numbering, Raised, RowsCount, Tops};
use schemars::JsonSchema;
use serde::Deserialize;

use super::state::MarkerId;

/// A ford to be passed.
#[derive(PartialEq, Eq, Debug)]
pub struct Ford {
    pub(super) id: String,
    pub(super) title: Bilingual,
    pub(super) briefing: Bilingual,
    /// [tiny 1.3] The last turn.
    pub(super) turns: u8,
    pub(super) grid: Grid,
    pub(super) scouts: [HexId; 2],
    pub(super) sentry: HexId,
    pub(super) markers: [HexId; 2],
    pub(super) hound: HexId,
}

/// What a file of a ford says.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Shape {
    schema: Option<Spanned<String>>,
    id: String,
    source: Option<Spanned<String>>,
    title: Bilingual,
    briefing: Bilingual,
    turns: u8,
    columns: u16,
    rows: u16,
    scouts: [Spanned<String>; 2],
    sentry: Spanned<String>,
    markers: [Spanned<String>; 2],
    hound: Spanned<String>,
}

/// The schema of a ford, for editors.
pub(super) fn schema() -> String {
    schema_text::<Shape>(&["schema", "source"])
}

/// Reads a ford; `None` if anything is wrong.
pub(super) fn read(files: &mut Files<'_>, path: &str, findings: &mut Findings) -> Option<Ford> {
    let Some(source) = files.open(path) else {
        let nowhere = Source { file: path, text: "" };
        findings.error(nowhere, &(0..0), format!("no file `{path}`"), "look at its name");
        return None;
    };
    let before = findings.error_count();
    let shape: Shape = salvage_toml(source, findings)?;
    check_head("tiny/1", shape.schema.as_ref(), shape.source.as_ref(), source, findings);
    let Some(grid) = grid(shape.columns, shape.rows) else {
        findings.error(source, &(0..0), "a map of no hexes", "name columns and rows");
        return None;
    };
    let mut hex = |number: &Spanned<String>| {
        let found = grid.find(number.get_ref());
        if found.is_none() {
            let what = format!("no hex `{}`", number.get_ref());
            findings.error(source, &number.span(), what, "name a hex of the map");
        }
        found
    };
    let [first, second] = [hex(&shape.scouts[0]), hex(&shape.scouts[1])];
    let markers = [hex(&shape.markers[0]), hex(&shape.markers[1])];
    let (sentry, hound) = (hex(&shape.sentry), hex(&shape.hound));
    let ford = Ford {
        id: shape.id,
        title: shape.title,
        briefing: shape.briefing,
        turns: shape.turns,
        scouts: [first?, second?],
        sentry: sentry?,
        markers: [markers[0]?, markers[1]?],
        hound: hound?,
        grid,
    };
    (findings.error_count() == before).then_some(ford)
}

fn grid(columns: u16, rows: u16) -> Option<Grid> {
    Grid::new(GridSpec {
        columns,
        rows,
        tops: Tops::Flat,
        raised: Raised::Even,
        numbering: Numbering {
            format: Format::ColumnDotRow,
            rows_count: RowsCount::Up,
            prefix: String::new(),
        },
        missing: Vec::new(),
    })
    .ok()
}

impl Ford {
    pub(super) fn marker_hex(&self, marker: MarkerId) -> HexId {
        self.markers[usize::from(marker.0)]
    }

    /// [tiny 2.3]
    pub(super) fn is_last_column(&self, hex: HexId) -> bool {
        hex.0 % self.grid.columns() == self.grid.columns() - 1
    }
}
