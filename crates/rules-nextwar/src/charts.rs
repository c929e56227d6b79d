//! The tables of the game, read from data: the rulebook's figures where it prints any, ours and
//! replaceable where it does not.

use schemars::JsonSchema;
use serde::Deserialize;

use crate::roster::UnitSpec;
use crate::terms::{AirLevel, Class, Kind, Nation, Road, Side, Size, Terrain, Weather};

/// Movement costs are counted in sixths of a movement point: halves and thirds come out even.
pub const SIXTHS: u16 = 6;

/// Every table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Charts {
    /// [NW 4.0b]
    pub weather: WeatherChart,
    /// [NW 6.1c]
    pub air_points: AirPointsChart,
    /// [NW 6.4a]
    pub air_superiority: AirSuperiorityChart,
    /// [NW 6.6.1g]
    pub air_defense: AirDefenseChart,
    /// [NW 6.3.1, 6.5.4, 8.5.4.3]
    pub base_loss: BaseLossChart,
    /// [NW 7.2d]
    pub sea_control: SeaControlChart,
    /// [NW 8.5.6.4g]
    pub contested_sea: ContestedSeaChart,
    /// [NW 8.4.1]
    pub clearing: ClearingChart,
    /// [NW 8.5.3d]
    pub paradrop: ParadropChart,
    /// [NW 8.3.1a]
    pub terrain: TerrainChart,
    /// [NW 9.2]
    pub combat: CombatChart,
    /// [NW 11.0c]
    pub replacements: ReplacementChart,
    /// [NW 12.2d]
    pub automatic_victory: AutomaticVictoryChart,
    /// [NW 12.1]
    pub victory_points: VictoryPointChart,
    /// [NW 8.1]
    pub stacking: StackingChart,
    /// [NW 9.8.1a]
    pub retreats: RetreatChart,
    /// [NWK 5.1, 6.1]
    pub mixed_stacks: MixedStackChart,
    /// [NWK 5.2, 5.3, 5.4, 7.1.4.1]
    pub transport: TransportChart,
}

/// [NW 4.0b] The highest modified die of each weather but the worst.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WeatherChart {
    /// Fair up to here.
    pub fair_to: i8,
    /// Overcast up to here; storms above.
    pub overcast_to: i8,
    /// [NWK 4.2] What each season adds to the die, in the order of [`crate::terms::Season`].
    pub season: [i8; 3],
    /// [NWK 4.1] What the option of bad weather adds.
    pub bad_weather: i8,
}

impl WeatherChart {
    /// The weather of a modified die.
    pub fn read(&self, die: i8) -> Weather {
        if die <= self.fair_to {
            Weather::Fair
        } else if die <= self.overcast_to {
            Weather::Overcast
        } else {
            Weather::Storms
        }
    }
}

/// [NW 6.1c] Air points by die 0 to 9 and turn column: of the DPRK, of the Allies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AirPointsChart {
    /// Rows by die, columns by turn (1, 2, 3, 4, 5, 6, 7 to 9, 10 and later).
    pub rows: [[[u8; 2]; 8]; 10],
    /// [NW 6.1b] What each airbase in enemy hands adds to the die.
    pub lost_airbase: i8,
    /// [NW 7.3.4] What a carrier adds, by side.
    pub carriers: [CarrierPoints; 2],
    /// [NW 4.1] The share of points that the weather leaves, by weather: with limited all-weather
    /// capability, without.
    pub weather: [[(u8, u8); 3]; 2],
    /// [NWK 11.1] Whether each side has limited all-weather capability.
    pub all_weather: [bool; 2],
    /// [NWK 11.1] Whether the DPRK has it once the PRC has come in.
    pub all_weather_with_prc: bool,
}

/// [NW 7.3.4] What a carrier adds to the air points of its side, by where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CarrierPoints {
    /// In a friendly Inshore box.
    pub inshore_friendly: u8,
    /// In an open-sea hex.
    pub open_sea: u8,
    /// In a contested Inshore box.
    pub inshore_contested: u8,
    /// In an At Sea box.
    pub at_sea: u8,
}

impl AirPointsChart {
    /// The points of a side for a modified die in a turn.
    pub fn read(&self, die: i8, turn: u8, side: Side) -> u8 {
        let row = usize::try_from(die.clamp(0, 9)).expect("a die is clamped to the table");
        let column = match turn {
            0..=6 => usize::from(turn.max(1)) - 1,
            7..=9 => 6,
            _ => 7,
        };
        self.rows[row][column][side.index()]
    }
}

/// [NW 6.4a] The least difference in air points of each level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AirSuperiorityChart {
    /// From here on one side has the advantage.
    pub advantage_from: u8,
    /// From here on superiority.
    pub superiority_from: u8,
    /// From here on supremacy.
    pub supremacy_from: u8,
}

impl AirSuperiorityChart {
    /// The level of the side that has so many points more; `None` while the air is contested.
    pub fn read(&self, difference: u8) -> Option<AirLevel> {
        if difference >= self.supremacy_from {
            Some(AirLevel::Supremacy)
        } else if difference >= self.superiority_from {
            Some(AirLevel::Superiority)
        } else if difference >= self.advantage_from {
            Some(AirLevel::Advantage)
        } else {
            None
        }
    }
}

/// [NW 6.6.1.1] What air defense fire does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AirDefenseResult {
    /// [NW 6.6.1.1a] The mission is aborted.
    pub abort: bool,
    /// [NW 6.6.1.1b] So many points give no support.
    pub minus: u8,
    /// [NW 6.6.1.1c, 6.6.1.1d] A level or an air point is lost for good.
    pub loss: bool,
}

/// [NW 6.6.1g] Air defense fire: rows by die from −1 to 9, columns from "the firer has supremacy"
/// to "the mission's side has supremacy".
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AirDefenseChart {
    /// Rows by die from −1.
    pub rows: [[AirDefenseResult; 7]; 11],
    /// [NW 6.6.1b] What each point of escort adds to the die.
    pub escort: i8,
    /// [NW 6.6.1b] How many points of escort count.
    pub escort_max: u8,
    /// [NW 6.6.1c] What a landing in a friendly country adds to air transport.
    pub friendly_landing: i8,
    /// [NW 6.6.1d] What enemy bases and ships near the target add.
    pub near_base: i8,
    /// [NW 6.6.1d] How near, in hexes.
    pub near_hexes: u8,
    /// [NW 6.6.1e] What enemy armor at the target adds.
    pub armor: i8,
    /// [NW 6.6.1f] What enemy units flown over add.
    pub overflight: i8,
}

/// [NW 6.3.1, 6.5.4a, 8.5.4.3a] What is lost with a base: the highest die of each loss.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BaseLossChart {
    /// An air point is lost up to here.
    pub air_point_to: u8,
    /// An airmobile point is lost up to here.
    pub airmobile_point_to: u8,
    /// A helicopter is destroyed up to here.
    pub destroyed_to: u8,
    /// A helicopter loses a level up to here.
    pub level_to: u8,
}

/// [NW 7.2d] Sea control by turn: the highest modified die of each result but the last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeaControlChart {
    /// By turn 1 to 5 (the last for all later ones): the DPRK up to the first (none: never),
    /// contested up to the second (none: never above, all higher dice are contested).
    pub rows: [SeaControlRow; 5],
    /// [NW 7.2e, 7.2f] What each US naval unit there adds: in the At Sea box, Inshore.
    pub us_ship: [i8; 2],
    /// What each naval unit of the PRC there adds.
    pub prc_ship: [i8; 2],
    /// What the Japanese surface action group there adds.
    pub japanese_ship: [i8; 2],
    /// What the Yellow Sea adds.
    pub yellow_sea: [i8; 2],
}

/// One turn of [`SeaControlChart`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeaControlRow {
    /// The DPRK gets control up to here; never if none.
    pub dprk_to: Option<i8>,
    /// The Allies get control from here on; never if none.
    pub allied_from: Option<i8>,
}

/// [NW 8.5.6.4g] Moving at sea where it is contested: the highest modified die of each result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ContestedSeaChart {
    /// The move succeeds up to here.
    pub success_to: i8,
    /// The move is aborted up to here; above, those on board lose a level as well.
    pub abort_to: i8,
    /// By the side that moves.
    pub modifiers: [ContestedSeaModifiers; 2],
}

/// [NW 8.5.6.4g] What is added to the die of a contested move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ContestedSeaModifiers {
    /// For each US naval unit present.
    pub us_ship: i8,
    /// Once the PRC has come in.
    pub prc_intervened: i8,
    /// For the Japanese surface action group.
    pub japanese_ship: i8,
    /// While the Allies have air supremacy.
    pub allied_supremacy: i8,
    /// While the DPRK has air supremacy.
    pub dprk_supremacy: i8,
}

/// [NW 8.4.1] Clearing operations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClearingChart {
    /// [NW 8.4.1m] Stacking points that make an urban hex secure.
    pub urban_points: u8,
    /// A city.
    pub city_points: u8,
    /// An Installation.
    pub installation_points: u8,
    /// [NW 8.4.1a] The numbers of the markers in the cup.
    pub chits: Vec<u8>,
    /// [NW 8.4.1e] What each missing point adds.
    pub missing_point: i8,
    /// [NW 8.4.1f] What each additional Installation adds.
    pub additional_installation: i8,
    /// [NW 8.4.1g] What units that have just landed add.
    pub just_landed: i8,
    /// [NW 8.4.1h] What infantry together with armor or mechanized infantry adds.
    pub combined_arms: i8,
}

/// [NW 8.5.3d] Paradrops: the lowest modified die that costs a level, by terrain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParadropChart {
    /// In the open.
    pub open_from: i8,
    /// In open woods.
    pub woods_from: i8,
    /// In rough ground and swamp.
    pub rough_from: i8,
    /// In wooded rough ground.
    pub rough_woods_from: i8,
    /// What a landing in an enemy zone of control adds.
    pub zone: i8,
}

/// [NW 8.3.1a] Movement costs in sixths of a point; none where it is prohibited.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TerrainChart {
    /// By terrain and class: fair or overcast, storms.
    pub terrain: Vec<[[Option<u16>; 2]; 4]>,
    /// By road and class: fair or overcast, storms.
    pub roads: [[[u16; 2]; 4]; 3],
    /// By class: the surcharge for a river or a ferry.
    pub river: [u16; 4],
    /// [NW 8.2.2c, 8.2.2d] The surcharge for entering and for leaving an enemy zone of control.
    pub zone: u16,
    /// [NWK 2.2] The surcharge for a hex of the border in the first turn.
    pub border: u16,
    /// [NWK 15.1] A crossing by hovercraft.
    pub hovercraft: u16,
    /// [NW 8.1.1.1g] The surcharge for leaving a hex that was overstacked.
    pub overstacked: u16,
}

impl TerrainChart {
    /// [NW 8.3.1a, 4.1.3c] What it costs to enter a terrain off the roads, in storms by a column
    /// of its own; `None` where it is prohibited.
    pub fn terrain(&self, terrain: Terrain, class: Class, weather: Weather) -> Option<u16> {
        self.terrain[terrain.index()][class.index()][usize::from(weather == Weather::Storms)]
    }

    /// [NW 8.3.2, 4.1.3c] What it costs to follow a road; in storms by a column of its own.
    pub fn road(&self, road: Road, class: Class, weather: Weather) -> u16 {
        self.roads[road.index()][class.index()][usize::from(weather == Weather::Storms)]
    }

    /// What it costs to cross a river without a bridge.
    pub fn river(&self, class: Class) -> u16 {
        self.river[class.index()]
    }
}

/// [NW 9.7] A result of combat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct CombatResult {
    /// [NW 9.7.1] Levels that the attacker loses.
    pub attacker: u8,
    /// [NW 9.7.2] Levels that the defender loses.
    pub defender: u8,
    /// [NW 9.7.2b] Whether the defender retreats.
    pub retreat: bool,
}

/// How many columns the combat results table has.
pub const COLUMNS: usize = 14;

/// [NW 9.2] The combat results table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CombatChart {
    /// By terrain: the odds of each column as attack to defense, none where the row lists none.
    pub odds: Vec<[Option<(u8, u8)>; COLUMNS]>,
    /// By die from −2 to 12, then by column.
    pub results: [[CombatResult; COLUMNS]; 15],
    /// Column shifts.
    pub shifts: CombatShifts,
    /// What is added to the die.
    pub modifiers: CombatModifiers,
    /// How much support either side may commit.
    pub support: SupportLimits,
}

/// [NW 9.5] Columns, to the right where positive.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CombatShifts {
    /// [NW 9.5.2a]
    pub city: i8,
    /// [NW 9.5.2b]
    pub fortification: i8,
    /// [NW 9.5.3]
    pub exploitation: i8,
    /// [NW 9.5.5]
    pub amphibious_majority: i8,
}

/// [NW 9.6] What is added to the die of a combat: the attacker wants it low.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CombatModifiers {
    /// [NW 9.2.2.1] Odds that are not exact, or beyond the row.
    pub inexact_or_beyond: i8,
    /// [NW 9.6.2]
    pub town: i8,
    /// [NW 9.6.2]
    pub airfield: i8,
    /// [NW 9.6.2] Each Installation.
    pub installation: i8,
    /// [NW 9.6.3]
    pub hexes_3_to_4: i8,
    /// [NW 9.6.3]
    pub hexes_5_to_6: i8,
    /// [NWK 3.1.2]
    pub light_infantry_attacks: i8,
    /// [NWK 3.1.2]
    pub light_infantry_defends: i8,
    /// [NWK 3.1.4.1]
    pub sniper_helicopters_attack: i8,
    /// [NWK 3.1.4.1]
    pub sniper_helicopters_defend: i8,
    /// [NWK 2.2]
    pub own_dmz_hex: i8,
    /// [NWK 2.6]
    pub tunnel: i8,
    /// [NW 9.6.6]
    pub several_corps: i8,
}

/// [NW 6.2.1, 6.5.3] How much support a side may commit to a combat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SupportLimits {
    /// [NW 6.2.1a]
    pub attacker_air_points: u8,
    /// [NW 6.2.1b]
    pub defender_air_points: u8,
    /// [NW 6.5.3a]
    pub attacker_helicopters: u8,
    /// [NW 6.5.3a]
    pub defender_helicopters: u8,
}

impl CombatChart {
    /// The odds that the row of a terrain lists, by column.
    pub fn row(&self, terrain: Terrain) -> &[Option<(u8, u8)>; COLUMNS] {
        &self.odds[terrain.index()]
    }

    /// The result of a modified die in a column.
    pub fn result(&self, die: i8, column: usize) -> CombatResult {
        let row = usize::try_from(die.clamp(-2, 12) + 2).expect("a die is clamped to the table");
        self.results[row][column]
    }
}

/// [NW 11.0c] What levels cost, in replacement points: the first line that fits a unit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplacementChart {
    /// The lines, in order.
    pub lines: Vec<ReplacementLine>,
}

/// One line of [`ReplacementChart`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplacementLine {
    /// Whose units; empty for all.
    pub nations: Vec<Nation>,
    /// Which kinds.
    pub kinds: Vec<Kind>,
    /// The price of a level; none where it is prohibited.
    pub recover: Option<u8>,
    /// The price of a rebuilt unit; none where it is prohibited.
    pub rebuild: Option<u8>,
}

impl ReplacementChart {
    /// The line of a unit; none for what is never replaced.
    pub fn line(&self, nation: Nation, kind: Kind) -> Option<&ReplacementLine> {
        let fits = |it: &&ReplacementLine| {
            (it.nations.is_empty() || it.nations.contains(&nation)) && it.kinds.contains(&kind)
        };
        self.lines.iter().find(fits)
    }
}

/// [NW 12.2d] The highest die that wins, by how many times the player has rolled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AutomaticVictoryChart {
    /// The highest die that wins, each up to this count of rolls; the last for all later ones.
    pub columns: Vec<(Option<u8>, i8)>,
}

impl AutomaticVictoryChart {
    /// Whether a die wins on the so manieth roll of a player.
    pub fn wins(&self, rolls: u8, die: i8) -> bool {
        let column = self.columns.iter().find(|it| it.0.is_none_or(|to| rolls <= to));
        die <= column.expect("the last column holds for all later rolls").1
    }
}

/// [NW 12.1] Victory points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VictoryPointChart {
    /// For places: to whoever captures one, to its owner when he takes it back.
    pub places: PlacePoints,
    /// For eliminated ground units: the first line that fits.
    pub units: Vec<UnitPoints>,
    /// For an attack helicopter, by nation.
    pub helicopters: [u8; 7],
}

/// [NW 12.1a] Points for places: to the captor, to the owner who retakes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlacePoints {
    /// An urban hex.
    pub urban: [u8; 2],
    /// A city.
    pub city: [u8; 2],
    /// A town.
    pub town: [u8; 2],
    /// An airbase.
    pub airbase: [u8; 2],
    /// A port.
    pub port: [u8; 2],
    /// An airfield.
    pub airfield: [u8; 2],
    /// A chemical site.
    pub chemical: [u8; 2],
    /// A nuclear site.
    pub nuclear: [u8; 2],
}

/// [NW 12.1b] One line of the points for eliminated units.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnitPoints {
    /// Groups of reserves; empty for all.
    pub groups: Vec<String>,
    /// Whose; empty for all.
    pub nations: Vec<Nation>,
    /// How large; empty for all.
    pub sizes: Vec<Size>,
    /// The points.
    pub points: u8,
}

impl VictoryPointChart {
    /// [NW 12.1b] The points for an eliminated ground unit; none for outposts and beachheads.
    pub fn unit(&self, spec: &UnitSpec) -> u8 {
        let fits = |it: &&UnitPoints| {
            (it.groups.is_empty() || it.groups.contains(&spec.group))
                && (it.nations.is_empty() || it.nations.contains(&spec.nation))
                && (it.sizes.is_empty() || it.sizes.contains(&spec.size))
        };
        if spec.kind.is_fixture() {
            return 0;
        }
        self.units.iter().find(fits).expect("every size of every nation has its points").points
    }
}

/// [NW 8.1, 6.5.1.1, 7.3.6] How much a place holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StackingChart {
    /// [NW 8.1.1.1a] Points in most hexes.
    pub normal: u8,
    /// Points in the mountains.
    pub mountain: u8,
    /// [NW 8.5.8.2b] Points in a hex with a friendly beachhead.
    pub beachhead: u8,
    /// [NWK 2.6] Points in a hex beside a tunnel.
    pub tunnel: u8,
    /// [NW 7.3.6b] Naval units in an open-sea hex.
    pub open_sea: u8,
    /// [NW 6.5.1.1] Helicopters at an airfield.
    pub airfield: u8,
    /// Helicopters at an airbase.
    pub airbase: u8,
    /// [NW 6.5.5a] Helicopters with amphibious ships.
    pub amph: u8,
}

/// [NW 9.8.1a] How far a retreat goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RetreatChart {
    /// By terrain; 0 at sea.
    pub terrain: Vec<u8>,
    /// From a city at most.
    pub city: u8,
    /// From a fortification at most.
    pub fortification: u8,
}

/// [NWK 5.1, 6.1] What it costs to mix nationalities.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MixedStackChart {
    /// Efficiency of a stack that holds both nations.
    pub stacks: Vec<([Nation; 2], i8)>,
    /// What is added to the die of an attack.
    pub attack: MixedAttack,
}

/// [NWK 6.1] What mixed attacks add to the die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MixedAttack {
    /// [NWK 6.1.1]
    pub dprk_with_prc: i8,
    /// [NWK 6.1.2]
    pub us_with_rok: i8,
    /// [NWK 6.1.3]
    pub japanese: i8,
    /// [NWK 6.1.3]
    pub japanese_with_others: i8,
}

/// [NWK 5.2, 5.3, 5.4, 7.1.4.1] How much can be carried in a segment, in stacking points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TransportChart {
    /// [NWK 5.2] By air: the US and the ROK together.
    pub air_us_rok: u8,
    /// By air: every other nation, in the order of [`Nation`].
    pub air: [u8; 7],
    /// [NWK 5.3] The DPRK by parachute; the Allies without limit.
    pub paradrop_dprk: u8,
    /// [NWK 5.4] By sea, by side.
    pub sea: [u8; 2],
    /// [NWK 5.4] What the PRC adds when it has come in fully.
    pub sea_prc: u8,
    /// [NWK 7.1.4.1] Arrivals at a port in a turn.
    pub port: u8,
    /// Arrivals at Busan in a turn.
    pub busan: u8,
    /// [NWK 5.5.2] The lines beyond the map, in the order of [`crate::terms::Line`].
    pub lines: [LineRow; 3],
}

/// [NWK 5.5.2] A line beyond the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LineRow {
    /// What it counts as.
    pub road: Road,
    /// How many hexes of it lie between its ends, the last of them among them.
    pub hexes: u16,
}
