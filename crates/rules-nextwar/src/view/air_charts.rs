//! The tables of the air as they are shown.

use scene::{Cell, Chart};

use super::chart_parts::{added, air_defense_sign, chart, note, range, row, share, sign, word};
use crate::state::War;
use crate::terms::{Side, Terrain, Weather};

/// The lowest die of air defense fire.
const AIR_DEFENSE_FROM: i8 = -1;

/// Columns of air defense fire, from the best for him who fires.
const AIR_COLUMNS: [&str; 7] = [
    "firer-supremacy",
    "firer-superiority",
    "firer-advantage",
    "contested",
    "mission-advantage",
    "mission-superiority",
    "mission-supremacy",
];

/// The turns that each column of the air points serves.
const AIR_POINT_TURNS: [&str; 8] = ["1", "2", "3", "4", "5", "6", "7–9", "10+"];

impl War {
    /// [NW 6.1c] Air points by turn and die: of the DPRK, of the Allies.
    pub(super) fn air_points_chart(&self) -> Chart {
        let air = &self.scenario.charts.air_points;
        let rows = air.rows.iter().enumerate().map(|(die, cells)| {
            let cells = cells.map(|[dprk, allied]| sign(&format!("{dprk} / {allied}")));
            row(sign(&die), cells.into())
        });
        let lost = super::reasons::signed(air.lost_airbase);
        Chart {
            columns: AIR_POINT_TURNS.map(|it| sign(&it)).into(),
            rows: rows.collect(),
            notes: vec![
                note("air-points-cells")
                    .text("dprk", self.side_told(Side::Dprk))
                    .text("allied", self.side_told(Side::Allied)),
                note("air-points-airbase").text("die", lost),
                note("air-points-order"),
            ],
            ..chart("air-points", "nw:6.1c", "die")
        }
    }

    /// [NW 7.3.4] What a carrier adds to the air points, by where it lies.
    pub(super) fn carriers_chart(&self) -> Chart {
        let [dprk, allied] = &self.scenario.charts.air_points.carriers;
        let places = [
            ("inshore-friendly", [dprk.inshore_friendly, allied.inshore_friendly]),
            ("open-sea", [dprk.open_sea, allied.open_sea]),
            ("inshore-contested", [dprk.inshore_contested, allied.inshore_contested]),
            ("at-sea", [dprk.at_sea, allied.at_sea]),
        ];
        let rows = places.map(|(it, points)| {
            let cells = points.map(|it| sign(&format!("+{it}")));
            row(word(format!("nextwar-chart-carrier-{it}")), cells.into())
        });
        Chart {
            columns: Side::ALL.iter().map(|it| self.side_cell(*it)).collect(),
            rows: rows.into(),
            ..chart("carriers", "nw:7.3.4a", "place")
        }
    }

    /// [NW 4.1, 6.1d] [NWK 11.1] What the weather leaves of the air points.
    pub(super) fn air_weather_chart(&self) -> Chart {
        let air = &self.scenario.charts.air_points;
        let [limited, none] = &air.weather;
        let rows = Weather::ALL.iter().map(|it| {
            let cells = [limited, none].map(|shares| sign(&share(shares[it.index()])));
            row(word(format!("nextwar-weather-{}", it.word())), cells.into())
        });
        let capable = |side: &Side| {
            let key = if air.all_weather[side.index()] { "air-limited" } else { "air-without" };
            note(key).text("side", self.side_told(*side))
        };
        let mut notes = vec![note("air-weather-rounded")];
        notes.extend(Side::ALL.iter().map(capable));
        if air.all_weather_with_prc && !air.all_weather[Side::Dprk.index()] {
            notes.push(note("air-limited-with-prc").text("side", self.side_told(Side::Dprk)));
        }
        Chart {
            columns: ["limited", "none"].map(|it| word(format!("nextwar-chart-flies-{it}"))).into(),
            rows: rows.collect(),
            notes,
            ..chart("air-weather", "nw:6.1d", "weather")
        }
    }

    /// [NW 6.4a] The level of air superiority by the lead in air points.
    pub(super) fn superiority_chart(&self) -> Chart {
        let air = &self.scenario.charts.air_superiority;
        let levels = [
            ("advantage", format!("{}–{}", air.advantage_from, air.superiority_from - 1)),
            ("superiority", format!("{}–{}", air.superiority_from, air.supremacy_from - 1)),
            ("supremacy", format!("≥{}", air.supremacy_from)),
        ];
        let rows = levels
            .map(|(it, lead)| row(word(format!("nextwar-air-level-{it}")), vec![sign(&lead)]));
        Chart {
            columns: vec![word("nextwar-chart-lead")],
            rows: rows.into(),
            ..chart("superiority", "nw:6.4a", "level")
        }
    }

    /// [NW 6.6.1g] Air defense fire.
    pub(super) fn air_defense_chart(&self) -> Chart {
        let rows = (AIR_DEFENSE_FROM..).zip(&self.scenario.charts.air_defense.rows);
        let rows = rows.map(|(die, cells)| {
            row(sign(&die), cells.iter().map(|it| sign(&air_defense_sign(*it))).collect())
        });
        Chart {
            columns: AIR_COLUMNS.map(|it| word(format!("nextwar-chart-air-{it}"))).into(),
            rows: rows.collect(),
            notes: vec![note("air-signs")],
            ..chart("air-defense", "nw:6.6.1g", "die")
        }
    }

    /// [NW 6.6.1b–6.6.1f] What is added to the die of air defense fire.
    pub(super) fn air_modifiers_chart(&self) -> Chart {
        let air = &self.scenario.charts.air_defense;
        let counts = [
            ("escort", air.escort),
            ("friendly-landing", air.friendly_landing),
            ("near-base", air.near_base),
            ("armor", air.armor),
            ("overflight", air.overflight),
        ];
        let rows = counts.map(|(it, amount)| {
            row(word(format!("nextwar-chart-air-{it}")), vec![added(Some(amount))])
        });
        Chart {
            columns: vec![word("nextwar-chart-die")],
            rows: rows.into(),
            ..chart("air-modifiers", "nw:6.6.1b", "what")
        }
    }

    /// [NW 6.3.1, 6.5.4a, 8.5.4.3a] What is lost with a base that the enemy takes.
    pub(super) fn base_loss_chart(&self) -> Chart {
        let loss = &self.scenario.charts.base_loss;
        let up_to = |to: u8| range(Some(0), i8::try_from(to).ok());
        let dice = |from: u8, to: Option<u8>| {
            range(i8::try_from(from).ok(), to.and_then(|it| i8::try_from(it).ok()))
        };
        let lines = [
            ("air-point", up_to(loss.air_point_to)),
            ("airmobile-point", up_to(loss.airmobile_point_to)),
            ("destroyed", up_to(loss.destroyed_to)),
            ("level", dice(loss.destroyed_to + 1, Some(loss.level_to))),
            ("transfer", dice(loss.level_to + 1, None)),
        ];
        let rows = lines
            .map(|(it, dice)| row(word(format!("nextwar-chart-loss-{it}")), vec![sign(&dice)]));
        Chart {
            columns: vec![word("nextwar-chart-die")],
            rows: rows.into(),
            notes: vec![note("base-loss-rolls")],
            ..chart("base-loss", "nw:6.3.1", "what")
        }
    }

    /// [NW 8.5.3d] The dice that cost a unit a level when it drops.
    pub(super) fn paradrop_chart(&self) -> Chart {
        let drop = &self.scenario.charts.paradrop;
        let grounds = [
            (Terrain::Open, drop.open_from),
            (Terrain::Woods, drop.woods_from),
            (Terrain::Rough, drop.rough_from),
            (Terrain::Swamp, drop.rough_from),
            (Terrain::RoughWoods, drop.rough_woods_from),
        ];
        let rows = grounds.map(|(it, from)| {
            let dice = sign(&range(Some(from), None));
            row(word(format!("nextwar-terrain-{}", it.word())), vec![dice])
        });
        let zone = super::reasons::signed(drop.zone);
        Chart {
            columns: vec![word("nextwar-chart-drop-loss")],
            rows: rows.into(),
            notes: vec![note("drop-zone").text("die", zone), note("drop-barred")],
            ..chart("paradrop", "nw:8.5.3d", "ground")
        }
    }

    /// A side as the head of a column.
    pub(super) fn side_cell(&self, side: Side) -> Cell {
        Cell::Words(note("side").text("side", self.side_told(side)))
    }
}
