//! The tables of the game as they are shown.

use scene::{Cell, Chart, Message};

use super::chart_parts::{added, chart, note, range, row, sign, word};
use super::reasons::sixths;
use crate::charts::{COLUMNS, ReplacementLine, UnitPoints};
use crate::state::War;
use crate::terms::{Class, Nation, Road, Season, Terrain};

/// The id of the combat results table: events name it with the cell they are read from.
pub(super) const COMBAT: &str = "combat";

/// The lowest die of the combat results table.
const COMBAT_FROM: i8 = -2;

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
            self.air_points_chart(),
            self.carriers_chart(),
            self.air_weather_chart(),
            self.superiority_chart(),
            self.air_defense_chart(),
            self.air_modifiers_chart(),
            self.base_loss_chart(),
            self.sea_chart(),
            self.sea_modifiers_chart(),
            self.passage_chart(),
            self.passage_modifiers_chart(),
            self.transport_chart(),
            self.paradrop_chart(),
            self.clearing_chart(),
            self.retreats_chart(),
            self.stacking_chart(),
            self.mixed_stacks_chart(),
            self.replacements_chart(),
            self.points_chart(),
            self.unit_points_chart(),
            self.automatic_victory_chart(),
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

    /// [NW 8.4.1] What an operation to clear a hex needs, and what is added to its die.
    fn clearing_chart(&self) -> Chart {
        let clearing = &self.scenario.charts.clearing;
        let needed = [
            ("urban", clearing.urban_points),
            ("city", clearing.city_points),
            ("installation", clearing.installation_points),
        ];
        let needed = needed.map(|(it, points)| {
            row(word(format!("nextwar-chart-secures-{it}")), vec![sign(&points), added(None)])
        });
        let counts = [
            ("missing-point", clearing.missing_point),
            ("additional-installation", clearing.additional_installation),
            ("just-landed", clearing.just_landed),
            ("combined-arms", clearing.combined_arms),
        ];
        let counts = counts.map(|(it, amount)| {
            let cells = vec![Cell::Sign(String::new()), added(Some(amount))];
            row(word(format!("nextwar-chart-clearing-{it}")), cells)
        });
        let mut numbers = clearing.chits.clone();
        numbers.sort_unstable();
        let chits = numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        Chart {
            columns: ["points-needed", "die"].map(|it| word(format!("nextwar-chart-{it}"))).into(),
            rows: needed.into_iter().chain(counts).collect(),
            notes: vec![
                note("clearing-die"),
                note("clearing-failed"),
                note("clearing-chits").text("numbers", chits),
            ],
            ..chart("clearing", "nw:8.4.1c", "what")
        }
    }

    /// [NW 9.8.1a] How far a retreat goes.
    fn retreats_chart(&self) -> Chart {
        let retreats = &self.scenario.charts.retreats;
        let land = Terrain::ALL.iter().filter(|it| **it != Terrain::Sea);
        let land = land.map(|it| (it.word(), retreats.terrain[it.index()]));
        let built = [("city", retreats.city), ("fortification", retreats.fortification)];
        let rows = land
            .chain(built)
            .map(|(it, hexes)| row(word(format!("nextwar-terrain-{it}")), vec![sign(&hexes)]));
        Chart {
            columns: vec![word("nextwar-chart-hexes")],
            rows: rows.collect(),
            notes: vec![note("retreats-shortest")],
            ..chart("retreats", "nw:9.8.1a", "ground")
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

    /// [NWK 5.1] What it costs units of several nations to share a hex.
    fn mixed_stacks_chart(&self) -> Chart {
        let rows = self.scenario.charts.mixed_stacks.stacks.iter().map(|(nations, efficiency)| {
            let names = nations.map(|it| Message::new(format!("nextwar-nation-{}", it.word())));
            row(
                Cell::Words(note("together").messages("nations", names)),
                vec![added(Some(*efficiency))],
            )
        });
        Chart {
            columns: vec![word("nextwar-chart-efficiency")],
            rows: rows.collect(),
            notes: vec![note("mixed-largest")],
            ..chart("mixed-stacks", "nwk:5.1", "nations")
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
            notes: vec![note("units-first")],
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
            notes: vec![note("points-highest")],
            ..chart("points", "nw:12.1a", "place")
        }
    }

    /// [NW 12.1b] Points for enemy units that are eliminated, the first line that fits.
    fn unit_points_chart(&self) -> Chart {
        let points = &self.scenario.charts.victory_points;
        let units = points.units.iter().map(|it| row(counted(it), vec![sign(&it.points)]));
        let helicopters = Nation::ALL.iter().map(|it| {
            let head =
                note("helicopters-of").term("nation", format!("nextwar-nation-{}", it.word()));
            row(Cell::Words(head), vec![sign(&points.helicopters[it.index()])])
        });
        Chart {
            columns: vec![word("nextwar-chart-points-each")],
            rows: units.chain(helicopters).collect(),
            notes: vec![note("units-first"), note("points-fixtures")],
            ..chart("unit-points", "nw:12.1b", "units")
        }
    }

    /// [NW 12.2d] The dice that win at once, by how often a player has rolled.
    fn automatic_victory_chart(&self) -> Chart {
        let mut from = 1;
        let mut rows = Vec::new();
        for (to, wins_to) in &self.scenario.charts.automatic_victory.columns {
            let rolls = match to {
                Some(to) if *to == from => from.to_string(),
                Some(to) => format!("{from}–{to}"),
                None => format!("{from}+"),
            };
            rows.push(row(sign(&rolls), vec![sign(&range(None, Some(*wins_to)))]));
            from = to.map_or(from, |to| to + 1);
        }
        Chart {
            columns: vec![word("nextwar-chart-wins")],
            rows,
            notes: vec![note("automatic-rolls")],
            ..chart("automatic-victory", "nw:12.2d", "rolls")
        }
    }
}

/// Whom a line of the points for units is for.
fn counted(line: &UnitPoints) -> Cell {
    let term = |family: &str, it: &str| Message::new(format!("nextwar-{family}-{it}"));
    if !line.groups.is_empty() {
        let groups = line.groups.iter().map(|it| term("chart-group", it));
        return Cell::Words(note("units-any").messages("kinds", groups));
    }
    let sizes = line.sizes.iter().map(|it| term("size", it.word()));
    let nations = line.nations.iter().map(|it| term("nation", it.word()));
    Cell::Words(note("units-of").messages("kinds", sizes).messages("nations", nations))
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
