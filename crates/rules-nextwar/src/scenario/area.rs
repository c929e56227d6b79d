//! [NWK 16.1] The part of the map that a scenario is played on.

use std::collections::BTreeMap;

use catalog::{Findings, suggest};
use hexgrid::{HexId, HexMap, HexSet, Trace};

use super::Area;
use super::load::Reader;
use super::shape::Text;
use super::shape_setup::AreaWord;
use crate::terms::{Country, Side};

/// Rules that draw limits.
const RULES: [&str; 6] =
    ["nwk:16.1.1a", "nwk:16.1.2a", "nwk:16.1.3a", "nwk:16.1.4d", "nwk:16.1.5a", "nwk:16.1.6a"];

/// The limits of an area, as columns from the left and rows from the top.
#[derive(Default)]
struct Limits {
    east: Option<u16>,
    west: Option<u16>,
    west_in_the_south: Option<u16>,
    north: Option<u16>,
    south: Option<u16>,
    sheet: Option<String>,
    closed: Vec<HexId>,
}

impl Reader<'_> {
    /// [NWK 16.0c, 16.1.1a] The hexes that may be entered; those at the edge of a sheet count
    /// whole.
    pub(super) fn area(&self, findings: &mut Findings) -> Area {
        let shape = self.shape.area.get_ref();
        let mut column = |it: &Option<Text>| it.as_ref().and_then(|it| self.column(it, findings));
        let mut limits = Limits {
            east: column(&shape.east),
            west: column(&shape.west),
            west_in_the_south: column(&shape.west_south_of_dmz),
            ..Limits::default()
        };
        limits.north = shape.north_row.as_ref().and_then(|it| self.row(it, findings));
        limits.south = shape.south_row.as_ref().and_then(|it| self.row(it, findings));
        limits.closed = self.hexes(&shape.closed, findings);
        limits.sheet = shape.north_map_only.then(|| self.first_sheet());
        let rule = shape.rule.as_ref().map_or(RULES[0], |it| self.area_rule(it, findings));
        let grid = &self.board.map.grid;
        let on_sheet = |it: &HexId| self.is_on_sheet(*it, &limits);
        let sheets = HexSet::of(grid.len(), grid.hexes().filter(on_sheet));
        let open = HexSet::of(grid.len(), sheets.iter().filter(|it| self.is_open(*it, &limits)));
        if open.is_empty() {
            let span = self.shape.area.span();
            self.fault(&span, "an area without hexes", "look at its limits", findings);
        }
        let away = self.away(&open);
        Area { open, sheets, away, rule }
    }

    /// How far each hex is from the part that is played on, whatever the ground.
    fn away(&self, open: &HexSet) -> HexMap<u16> {
        let grid = &self.board.map.grid;
        let mut trace = Trace::new();
        trace.run(grid, open.iter(), u16::MAX, |_, _, _| true);
        HexMap::from_fn(grid, |it| trace.length(it).map_or(u16::MAX, |it| it))
    }

    fn area_rule(&self, rule: &Text, findings: &mut Findings) -> &'static str {
        let found = RULES.iter().find(|it| **it == rule.get_ref().as_str()).copied();
        found.unwrap_or_else(|| {
            let mend = suggest(rule.get_ref(), RULES);
            let what = format!("`{}` draws no limits", rule.get_ref());
            self.fault(&rule.span(), what, mend, findings);
            RULES[0]
        })
    }

    fn cell(&self, hex: HexId) -> (u16, u16) {
        let columns = self.board.map.grid.columns();
        (hex.0 % columns, hex.0 / columns)
    }

    fn is_on_sheet(&self, hex: HexId, limits: &Limits) -> bool {
        let number = self.board.map.grid.number(hex);
        limits.sheet.as_ref().is_none_or(|it| number.starts_with(it))
    }

    fn is_open(&self, hex: HexId, limits: &Limits) -> bool {
        let (column, row) = self.cell(hex);
        let south = self.board.country[hex] == Some(Country::Rok);
        limits.east.is_none_or(|it| column <= it)
            && limits.west.is_none_or(|it| column >= it)
            && limits.west_in_the_south.is_none_or(|it| column >= it || !south)
            && limits.north.is_none_or(|it| row >= it)
            && limits.south.is_none_or(|it| row <= it)
            && !limits.closed.contains(&hex)
    }

    /// What stands before the numbers of the first sheet.
    fn first_sheet(&self) -> String {
        let grid = &self.board.map.grid;
        let first = grid.hexes().next().expect("a map has hexes");
        grid.number(first).chars().take_while(|it| it.is_alphabetic()).collect()
    }

    /// A column such as `N30`, from the left.
    fn column(&self, text: &Text, findings: &mut Findings) -> Option<u16> {
        let is_in = |number: &str| {
            let rest = number.strip_prefix(text.get_ref().as_str());
            rest.is_some_and(|it| it.len() == 2)
        };
        Some(self.first_like(&is_in, text, "column", findings)?.0)
    }

    /// A row such as `N19`, from the top.
    pub(super) fn row(&self, text: &Text, findings: &mut Findings) -> Option<u16> {
        let digits = text.get_ref().len().saturating_sub(2);
        let (sheet, row) = text.get_ref().split_at_checked(digits)?;
        let is_in = |number: &str| {
            number.strip_prefix(sheet).is_some_and(|it| it.len() == 4 && it.ends_with(row))
        };
        Some(self.first_like(&is_in, text, "row", findings)?.1)
    }

    fn first_like(
        &self,
        is_in: &dyn Fn(&str) -> bool,
        text: &Text,
        what: &str,
        findings: &mut Findings,
    ) -> Option<(u16, u16)> {
        let grid = &self.board.map.grid;
        let found = grid.hexes().find(|it| is_in(&grid.number(*it)));
        if found.is_none() {
            let what = format!("no {what} `{}`", text.get_ref());
            self.fault(&text.span(), what, "write it like `N30`", findings);
        }
        found.map(|it| self.cell(it))
    }

    /// The land south of a row.
    pub(super) fn south_of(&self, row: u16) -> HexSet {
        let grid = &self.board.map.grid;
        let south = |it: &HexId| self.cell(*it).1 > row && self.board.is_land(*it);
        HexSet::of(grid.len(), grid.hexes().filter(south))
    }

    /// [NWK 16.1.4a] Hexes in the hands of a side that is not that of their country.
    pub(super) fn control(&self, area: &Area) -> BTreeMap<HexId, Side> {
        let mut control = BTreeMap::new();
        for (&side, word) in &self.shape.setup.control {
            let hexes = match word.get_ref() {
                AreaWord::Area => area.open.iter().filter(|it| self.board.is_land(*it)),
            };
            control.extend(hexes.map(|it| (it, side)));
        }
        control
    }
}
