//! How a scenario file says that play begins in the middle.

use std::collections::BTreeMap;

use catalog::Spanned;
use schemars::JsonSchema;
use serde::Deserialize;

use super::shape::{AirLevelWord, BoxesShape, Text, Texts, file_words, shapes};
use crate::terms::{Nation, Side, Weather, Zone};

shapes! {
    /// A game that begins in the middle.
    StartShape {
        /// The turn.
        turn: Spanned<u8>,
        /// The segment, which is about to be played.
        segment: Text,
        /// What kind of turn it is.
        kind: KindWord,
        /// Who acts first.
        first: Side,
        /// The weather.
        weather: Weather,
        /// Who rules the air; nobody where left out.
        air: Option<Spanned<AirShape>>,
        /// Who holds the boxes of a sea zone; as the card has them where left out.
        #[serde(default)]
        sea: BTreeMap<Zone, BoxesShape>,
        /// What lies in the hand of each side.
        #[serde(default)]
        hand: BTreeMap<Side, HandShape>,
        /// Replacement points in hand.
        #[serde(default)]
        replacements: BTreeMap<Nation, u8>,
        /// Hexes in the hands of a side that is not that of their country.
        #[serde(default)]
        control: BTreeMap<Side, Texts>,
        /// Border hexes that have changed hands and back.
        #[serde(default)]
        captured: Texts,
        /// Bases in enemy hands whose capture has been rolled for.
        #[serde(default)]
        overrun: Texts,
        /// Ends of ferries that are destroyed.
        #[serde(default)]
        lost_ferries: Texts,
        /// Clearing markers.
        #[serde(default)]
        clearing: Vec<ClearingShape>,
        /// Tunnels on the map.
        #[serde(default)]
        tunnel: Vec<TunnelShape>,
        /// Marks of the scenario's own rules.
        #[serde(default)]
        mark: Vec<Spanned<MarkShape>>,
        /// Reinforcements that were due before and wait for the next Reinforcement Phase.
        #[serde(default)]
        delayed: Texts,
        /// Ground units that are not as the set-up has them.
        #[serde(default)]
        unit: Vec<UnitStateShape>,
        /// Helicopters that are not as the set-up has them.
        #[serde(default)]
        helicopter: Vec<HelicopterStateShape>,
        /// Naval units that are not as the set-up has them.
        #[serde(default)]
        ship: Vec<ShipStateShape>,
    }
    /// Who rules the air.
    AirShape {
        /// How far.
        level: AirLevelWord,
        /// Who.
        side: Side,
    }
    /// What lies in the hand of a side.
    HandShape {
        /// Air points left.
        #[serde(default)]
        air_points: u8,
        /// Air points lost for good.
        #[serde(default)]
        air_lost: u8,
        /// Airmobile points; those of the set-up where left out.
        airmobile: Option<u8>,
        /// Airmobile points used this turn.
        #[serde(default)]
        airmobile_used: u8,
        /// Tunnels left; those of the set-up where left out.
        tunnels: Option<u8>,
        /// Victory points before this turn.
        #[serde(default)]
        points: i16,
        /// Victory points of this turn.
        #[serde(default)]
        points_this_turn: i16,
        /// Rolls for automatic victory.
        #[serde(default)]
        victory_rolls: u8,
    }
    /// A clearing marker.
    ClearingShape {
        /// Where it lies.
        hex: Text,
        /// Its number.
        number: Spanned<u8>,
    }
    /// A tunnel.
    TunnelShape {
        /// The enemy hex it leads into.
        hex: Text,
        /// The hexes beside it that hold more.
        #[serde(default)]
        crowded: Texts,
    }
    /// A mark of a scenario's own rule.
    MarkShape {
        /// Which.
        mark: MarkWord,
        /// The unit it is about.
        unit: Option<Text>,
    }
    /// How a ground unit is.
    UnitStateShape {
        /// The unit.
        id: Text,
        /// Where it is.
        at: Text,
        /// Levels left; all where left out.
        levels: Option<Spanned<u8>>,
        /// Whether it has moved in this segment.
        #[serde(default)]
        moved: bool,
        /// Whether it has attacked in this segment.
        #[serde(default)]
        attacked: bool,
        /// Whether it has retreated in this segment.
        #[serde(default)]
        retreated: bool,
        /// How it came to its hex this turn.
        arrived: Option<ArrivedWord>,
        /// Whether it is out of supply.
        #[serde(default)]
        unsupplied: bool,
        /// Whether its own helicopters are lost.
        #[serde(default)]
        grounded: bool,
        /// Sixths of points that count as spent in its next move.
        #[serde(default)]
        spent: u16,
    }
    /// How a helicopter is.
    HelicopterStateShape {
        /// The helicopter.
        id: Text,
        /// Where it is based.
        at: Text,
        /// Levels left; all where left out.
        levels: Option<Spanned<u8>>,
        /// Missions flown this turn.
        #[serde(default)]
        missions: u8,
        /// Whether it has flown in this segment.
        #[serde(default)]
        flown: bool,
        /// Whether it must transfer again.
        #[serde(default)]
        must_transfer: bool,
    }
    /// How a naval unit is.
    ShipStateShape {
        /// The naval unit.
        id: Text,
        /// Where it is.
        at: Text,
        /// Whether it has moved in this segment.
        #[serde(default)]
        moved: bool,
        /// Whether it began this segment in an Inshore box.
        #[serde(default)]
        began_inshore: bool,
        /// Whether its Marines may assault.
        #[serde(default)]
        assaulting: bool,
        /// Whether it has given support in this segment.
        #[serde(default)]
        supported: bool,
        /// Whether it has lifted a unit in this segment.
        #[serde(default)]
        lifted: bool,
    }
}

file_words! {
    /// What kind of turn it is.
    KindWord {
        /// The first side has the initiative.
        Initiative,
        /// Nobody has.
        Contested,
    }
    /// A mark of a scenario's own rule.
    MarkWord {
        /// A pinned unit has been released.
        Released,
        /// A unit that is late has begun its first move.
        Begun,
        /// A unit from outside has reached the area.
        Reached,
        /// The PRC is in the war.
        Intervention,
    }
    /// How a unit came to its hex this turn.
    ArrivedWord {
        /// By helicopter.
        Airmobile,
        /// By parachute.
        Paradrop,
        /// From the sea.
        Amphibious,
    }
}
