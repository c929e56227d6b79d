//! The tables of the sea, and of what ships and aircraft carry, as they are shown.

use scene::{Cell, Chart, Message};

use super::chart_parts::{added, chart, note, range, row, sign, word};
use crate::charts::SeaControlRow;
use crate::state::War;
use crate::terms::{Nation, Side};

impl War {
    /// [NW 7.2d] Sea control by turn and die.
    pub(super) fn sea_chart(&self) -> Chart {
        let cells = |it: &SeaControlRow| {
            let contested = range(it.dprk_to.map(|to| to + 1), it.allied_from.map(|from| from - 1));
            let dprk = it.dprk_to.map_or("–".to_owned(), |to| range(None, Some(to)));
            let allied = it.allied_from.map_or("–".to_owned(), |from| range(Some(from), None));
            [dprk, contested, allied].map(|it| sign(&it)).into()
        };
        let rows = &self.scenario.charts.sea_control.rows;
        let turn = |at: usize| match at + 1 {
            last if last == rows.len() => format!("{last}+"),
            turn => turn.to_string(),
        };
        Chart {
            columns: ["dprk", "contested", "allied"]
                .map(|it| word(format!("nextwar-sea-control-{it}")))
                .into(),
            rows: rows.iter().enumerate().map(|(at, it)| row(sign(&turn(at)), cells(it))).collect(),
            ..chart("sea", "nw:7.2d", "turn")
        }
    }

    /// [NW 7.2e, 7.2f] What is added to the die of sea control.
    pub(super) fn sea_modifiers_chart(&self) -> Chart {
        let sea = &self.scenario.charts.sea_control;
        let counts = [
            ("us-ship", sea.us_ship),
            ("prc-ship", sea.prc_ship),
            ("japanese-ship", sea.japanese_ship),
            ("yellow-sea", sea.yellow_sea),
        ];
        let rows = counts.map(|(it, amounts)| {
            let cells = amounts.map(|amount| added(Some(amount)));
            row(word(format!("nextwar-chart-sea-{it}")), cells.into())
        });
        Chart {
            columns: ["at-sea", "inshore"].map(|it| word(format!("nextwar-box-{it}"))).into(),
            rows: rows.into(),
            ..chart("sea-modifiers", "nw:7.2e", "what")
        }
    }

    /// [NW 8.5.6.4g] Moves through waters that are not one's own, by die.
    pub(super) fn passage_chart(&self) -> Chart {
        let sea = &self.scenario.charts.contested_sea;
        let results = [
            ("success", range(None, Some(sea.success_to))),
            ("abort", range(Some(sea.success_to + 1), Some(sea.abort_to))),
            ("loss", range(Some(sea.abort_to + 1), None)),
        ];
        let rows = results
            .map(|(it, dice)| row(word(format!("nextwar-chart-passage-{it}")), vec![sign(&dice)]));
        Chart {
            columns: vec![word("nextwar-chart-die")],
            rows: rows.into(),
            ..chart("passage", "nw:8.5.6.4g", "what")
        }
    }

    /// [NW 8.5.6.4g] What is added to the die of such a move, by the side that moves.
    pub(super) fn passage_modifiers_chart(&self) -> Chart {
        let [dprk, allied] = &self.scenario.charts.contested_sea.modifiers;
        let counts = [
            ("sea-us-ship", dprk.us_ship, allied.us_ship),
            ("sea-japanese-ship", dprk.japanese_ship, allied.japanese_ship),
            ("passage-prc", dprk.prc_intervened, allied.prc_intervened),
            ("passage-allied-supremacy", dprk.allied_supremacy, allied.allied_supremacy),
            ("passage-dprk-supremacy", dprk.dprk_supremacy, allied.dprk_supremacy),
        ];
        let rows = counts.map(|(it, dprk, allied)| {
            row(word(format!("nextwar-chart-{it}")), vec![added(Some(dprk)), added(Some(allied))])
        });
        Chart {
            columns: Side::ALL.iter().map(|it| self.side_cell(*it)).collect(),
            rows: rows.into(),
            ..chart("passage-modifiers", "nw:8.5.6.4g", "what")
        }
    }

    /// [NWK 5.2, 5.3, 5.4, 7.1.4.1] How much can be carried in a segment, and lands in a turn.
    pub(super) fn transport_chart(&self) -> Chart {
        let carried = &self.scenario.charts.transport;
        let nations = |nations: &[Nation]| {
            let name = |it: &Nation| Message::new(format!("nextwar-nation-{}", it.word()));
            note("together").messages("nations", nations.iter().map(name))
        };
        let by = |key: &str, head: Message| Cell::Words(note(key).message("who", head));
        let side = |side: Side| note("side").text("side", self.side_told(side));
        let air = |nation: Nation| {
            let limit = sign(&carried.air[nation.index()]);
            row(by("carried-air", nations(&[nation])), vec![limit])
        };
        let shared = nations(&[Nation::Us, Nation::Rok]);
        let mut rows = vec![row(by("carried-air", shared), vec![sign(&carried.air_us_rok)])];
        rows.extend([Nation::Dprk, Nation::Prc, Nation::Commonwealth, Nation::Japan].map(air));
        let dropped = by("carried-drop", side(Side::Dprk));
        rows.push(row(dropped, vec![sign(&carried.paradrop_dprk)]));
        let unlimited = vec![word("nextwar-chart-unlimited")];
        rows.push(row(by("carried-drop", side(Side::Allied)), unlimited));
        rows.extend(
            Side::ALL
                .iter()
                .map(|it| row(by("carried-sea", side(*it)), vec![sign(&carried.sea[it.index()])])),
        );
        let with_prc = word("nextwar-chart-carried-sea-prc");
        rows.push(row(with_prc, vec![sign(&format!("+{}", carried.sea_prc))]));
        rows.push(row(word("nextwar-chart-lands-port"), vec![sign(&carried.port)]));
        rows.push(row(word("nextwar-chart-lands-busan"), vec![sign(&carried.busan)]));
        Chart {
            columns: vec![word("nextwar-chart-stacking-points")],
            rows,
            notes: vec![note("transport-helicopter")],
            ..chart("transport", "nwk:5.2", "what")
        }
    }
}
