//! The tables of the game as they are shown.

use scene::{Cell, Chart, Message};

use super::chart_parts::{added, air_defense_sign, chart, note, range, row, sign, word};
use super::reasons::sixths;
use crate::charts::{COLUMNS, ReplacementLine, SeaControlRow};
use crate::state::War;
use crate::terms::{Class, Road, Season, Terrain};

/// The id of the combat results table: events name it with the cell they are read from.
pub(super) const COMBAT: &str = "combat";

/// The lowest die of the combat results table.
const COMBAT_FROM: i8 = -2;

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

/// The head of a column of the combat results table.
pub(super) fn combat_column(column: usize) -> String {
    (column + 1).to_string()
}

/// The head of the row of the combat results table for a modified die.
pub(super) fn combat_row(die: i8) -> String {
    die.clamp(-2, 12).to_string().replace('-', "−")
}

impl War {
    pub(super) fn charts_view(&self) -> Vec<Chart> {
        vec![
            self.odds_chart(),
            self.combat_chart(),
            self.shifts_chart(),
            self.terrain_chart(),
            self.weather_chart(),
            self.superiority_chart(),
            self.air_defense_chart(),
            self.air_modifiers_chart(),
            self.sea_chart(),
            self.sea_modifiers_chart(),
            self.stacking_chart(),
            self.replacements_chart(),
            self.points_chart(),
        ]
    }

    /// [NW 9.2.2.2] The odds of each column, by the defender's ground.
    fn odds_chart(&self) -> Chart {
        let combat = &self.scenario.charts.combat;
        let odds =
            |it: &Option<(u8, u8)>| sign(&it.map_or(String::new(), |(a, d)| format!("{a}:{d}")));
        let land = Terrain::ALL.iter().filter(|it| **it != Terrain::Sea);
        let rows = land.map(|terrain| {
            let head = word(format!("nextwar-terrain-{}", terrain.word()));
            row(head, combat.row(*terrain).iter().map(odds).collect())
        });
        Chart {
            columns: (0..COLUMNS).map(|it| sign(&combat_column(it))).collect(),
            rows: rows.collect(),
            notes: vec![note("odds-rounded")],
            ..chart("odds", "nw:9.2.2", "ground")
        }
    }

    /// [NW 9.2.6] The combat results table.
    fn combat_chart(&self) -> Chart {
        let results = &self.scenario.charts.combat.results;
        let rows = (COMBAT_FROM..).zip(results).map(|(die, cells)| {
            row(sign(&die), cells.iter().map(|it| Cell::Sign(it.to_string())).collect())
        });
        Chart {
            columns: (0..COLUMNS).map(|it| sign(&combat_column(it))).collect(),
            rows: rows.collect(),
            notes: vec![note("combat-signs")],
            ..chart(COMBAT, "nw:9.2.6", "die")
        }
    }

    /// [NW 9.5, 9.6] [NWK 2, 3, 6] Column shifts, and what is added to the die.
    fn shifts_chart(&self) -> Chart {
        let combat = &self.scenario.charts.combat;
        let (shifts, dice, mixed) =
            (&combat.shifts, &combat.modifiers, &self.scenario.charts.mixed_stacks.attack);
        let columns = [
            ("count-city", shifts.city),
            ("count-fortification", shifts.fortification),
            ("count-exploitation", shifts.exploitation),
            ("count-assault", shifts.amphibious_majority),
        ];
        let added_to_die = [
            ("count-odds", dice.inexact_or_beyond),
            ("count-town", dice.town),
            ("count-airfield", dice.airfield),
            ("chart-each-installation", dice.installation),
            ("chart-hexes-3-4", dice.hexes_3_to_4),
            ("chart-hexes-5-6", dice.hexes_5_to_6),
            ("chart-light-infantry-attacks", dice.light_infantry_attacks),
            ("chart-light-infantry-defends", dice.light_infantry_defends),
            ("chart-snipers-attack", dice.sniper_helicopters_attack),
            ("chart-snipers-defend", dice.sniper_helicopters_defend),
            ("count-dmz", dice.own_dmz_hex),
            ("count-tunnel", dice.tunnel),
            ("count-several-corps", dice.several_corps),
            ("count-dprk-with-prc", mixed.dprk_with_prc),
            ("count-us-with-rok", mixed.us_with_rok),
            ("count-japanese", mixed.japanese),
            ("count-japanese-with-others", mixed.japanese_with_others),
        ];
        let line = |key: &str, shift: Option<i8>, die: Option<i8>| {
            row(word(format!("nextwar-{key}")), vec![added(shift), added(die)])
        };
        let columns = columns.iter().map(|it| line(it.0, Some(it.1), None));
        let added_to_die = added_to_die.iter().map(|it| line(it.0, None, Some(it.1)));
        Chart {
            columns: vec![word("nextwar-chart-shift"), word("nextwar-chart-die")],
            rows: columns.chain(added_to_die).collect(),
            notes: vec![note("shifts-efficiency"), note("shifts-support")],
            ..chart("shifts", "nw:9.5.1a", "what")
        }
    }

    /// [NW 8.3.1a] Costs by class: in fair weather or under an overcast sky, and in storms.
    fn terrain_chart(&self) -> Chart {
        let chart_of = &self.scenario.charts.terrain;
        let price = |it: Option<u16>| it.map_or("–".to_owned(), sixths);
        let both = |[usual, storms]: [Option<u16>; 2]| {
            let (usual, storms) = (price(usual), price(storms));
            Cell::Sign(if usual == storms { usual } else { format!("{usual} / {storms}") })
        };
        let named = |it: &str| word(format!("nextwar-terrain-{it}"));
        let land = Terrain::ALL.iter().filter(|it| **it != Terrain::Sea);
        let ground = land.map(|it| {
            let cells = chart_of.terrain[it.index()].iter().map(|cell| both(*cell));
            row(named(it.word()), cells.collect())
        });
        let roads = Road::ALL.iter().map(|it| {
            let cells = chart_of.roads[it.index()].iter().map(|cell| both(cell.map(Some)));
            row(named(it.word()), cells.collect())
        });
        let river = chart_of.river.iter().map(|it| Cell::Sign(format!("+{}", sixths(*it))));
        let surcharges = [
            ("zone", chart_of.zone),
            ("border", chart_of.border),
            ("overstacked", chart_of.overstacked),
        ];
        let surcharge =
            |(name, cost): (&str, u16)| note(&format!("terrain-{name}")).text("cost", sixths(cost));
        let mut notes = vec![note("terrain-costs")];
        notes.extend(surcharges.map(surcharge));
        Chart {
            columns: Class::ALL
                .iter()
                .map(|it| word(format!("nextwar-class-{}", it.word())))
                .collect(),
            rows: ground.chain(roads).chain([row(named("river"), river.collect())]).collect(),
            notes,
            ..chart("terrain", "nw:8.3.1a", "ground")
        }
    }

    /// [NW 4.0b] [NWK 4.1, 4.2] The weather by its die.
    fn weather_chart(&self) -> Chart {
        let weather = &self.scenario.charts.weather;
        let dice = [
            ("fair", range(None, Some(weather.fair_to))),
            ("overcast", range(Some(weather.fair_to + 1), Some(weather.overcast_to))),
            ("storms", range(Some(weather.overcast_to + 1), None)),
        ];
        let dice =
            dice.map(|(it, dice)| row(word(format!("nextwar-weather-{it}")), vec![sign(&dice)]));
        let seasons = Season::ALL.iter().map(|it| {
            let head = word(format!("nextwar-season-{}", it.word()));
            row(head, vec![added(Some(weather.season[it.index()]))])
        });
        let bad = row(word("nextwar-option-bad-weather"), vec![added(Some(weather.bad_weather))]);
        Chart {
            columns: vec![word("nextwar-chart-die")],
            rows: dice.into_iter().chain(seasons).chain([bad]).collect(),
            ..chart("weather", "nw:4.0b", "weather-corner")
        }
    }

    /// [NW 6.4a] The level of air superiority by the lead in air points.
    fn superiority_chart(&self) -> Chart {
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
    fn air_defense_chart(&self) -> Chart {
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
    fn air_modifiers_chart(&self) -> Chart {
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

    /// [NW 7.2d] Sea control by turn and die.
    fn sea_chart(&self) -> Chart {
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
    fn sea_modifiers_chart(&self) -> Chart {
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

    /// [NW 8.1, 6.5.1.1, 7.3.6] How much a place holds.
    fn stacking_chart(&self) -> Chart {
        let stacking = &self.scenario.charts.stacking;
        let places = [
            ("normal", stacking.normal),
            ("mountain", stacking.mountain),
            ("beachhead", stacking.beachhead),
            ("tunnel", stacking.tunnel),
            ("open-sea", stacking.open_sea),
            ("airfield", stacking.airfield),
            ("airbase", stacking.airbase),
            ("amph", stacking.amph),
        ];
        let rows = places
            .map(|(it, limit)| row(word(format!("nextwar-chart-holds-{it}")), vec![sign(&limit)]));
        Chart {
            columns: vec![word("nextwar-chart-limit")],
            rows: rows.into(),
            ..chart("stacking", "nw:8.1.1.1a", "place")
        }
    }

    /// [NW 11.0c] What levels cost, the first line that fits a unit.
    fn replacements_chart(&self) -> Chart {
        let price = |it: Option<u8>| it.map_or(word("nextwar-chart-never"), |it| sign(&it));
        let rows = self.scenario.charts.replacements.lines.iter();
        let rows =
            rows.map(|it| row(replaced(it), vec![price(it.recover), price(it.rebuild)])).collect();
        Chart {
            columns: ["recover", "rebuild"].map(|it| word(format!("nextwar-chart-{it}"))).into(),
            rows,
            notes: vec![note("replacements-first")],
            ..chart("replacements", "nw:11.0c", "units")
        }
    }

    /// [NW 12.1a] Points for places that change hands.
    fn points_chart(&self) -> Chart {
        let places = &self.scenario.charts.victory_points.places;
        let places = [
            ("urban", places.urban),
            ("city", places.city),
            ("town", places.town),
            ("airbase", places.airbase),
            ("port", places.port),
            ("airfield", places.airfield),
            ("chemical", places.chemical),
            ("nuclear", places.nuclear),
        ];
        let rows = places.map(|(it, points)| {
            row(word(format!("nextwar-terrain-{it}")), points.map(|it| sign(&it)).into())
        });
        Chart {
            columns: ["taken", "retaken"].map(|it| word(format!("nextwar-chart-{it}"))).into(),
            rows: rows.into(),
            notes: vec![note("points-units")],
            ..chart("points", "nw:12.1a", "place")
        }
    }
}

/// Whom a line of the prices is for.
fn replaced(line: &ReplacementLine) -> Cell {
    let term = |family: &str, it: &str| Message::new(format!("nextwar-{family}-{it}"));
    let key = if line.nations.is_empty() { "units-any" } else { "units-of" };
    let message = note(key).messages("kinds", line.kinds.iter().map(|it| term("kind", it.word())));
    let nations = line.nations.iter().map(|it| term("nation", it.word()));
    Cell::Words(if line.nations.is_empty() {
        message
    } else {
        message.messages("nations", nations)
    })
}
