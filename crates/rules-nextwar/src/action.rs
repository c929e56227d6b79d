//! What a player may answer, and how the answer is written: declared once.

use hexgrid::HexId;
use kernel::words::{Noun, Verbs, Words, read_number, read_one};

use crate::scenario::Scenario;
use crate::state::{HelicopterId, ShipId, UnitId};
use crate::terms::{OffMap, Weather, Zone};

/// A place that an answer points at: a hex or a box.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Spot {
    /// On the map.
    Hex(HexId),
    /// [NW 7.1] The At Sea box of a zone.
    AtSea(Zone),
    /// [NW 7.1] The Inshore box of a zone.
    Inshore(Zone),
    /// [NWK 5.5] A box off the map.
    Box(OffMap),
    /// With amphibious ships.
    Aboard(ShipId),
}

/// An answer: one small step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Verbs)]
#[verbs(scenario = Scenario)]
pub enum Action {
    /// [NW 2.3.6] [NWK 7.1.4] Put the piece that is asked about there.
    #[verb("place")]
    Place(Spot),
    /// [NWK 7.1.4] Let it come later.
    #[verb("delay")]
    Delay,
    /// [NW 4.0a] Choose the weather.
    #[verb("weather")]
    Weather(Weather),
    /// [NW 8.5.1] Take a unit up that moves on the ground.
    #[verb("select")]
    Select(UnitId),
    /// [NW 8.5.1a, 9.3a] Let one more come along.
    #[verb("add")]
    Add(UnitId),
    /// [NW 8.5.1a] Leave one behind.
    #[verb("drop")]
    Drop(UnitId),
    /// [NW 8.5.1] Go one hex.
    #[verb("move")]
    Move(HexId),
    /// [NW 8.4.2] Go one hex without entering the place in it.
    #[verb("bypass")]
    Bypass(HexId),
    /// End the move of what was taken up.
    #[verb("stop")]
    Stop,
    /// Give up what is being put together.
    #[verb("cancel")]
    Cancel,
    /// [NW 8.5.2] Fly a unit from base to base.
    #[verb("fly")]
    Fly(UnitId),
    /// [NW 8.5.3] Drop a unit by parachute.
    #[verb("paradrop")]
    Paradrop(UnitId),
    /// [NW 8.5.4] Lift a unit by helicopters.
    #[verb("airmobile")]
    Airmobile(UnitId),
    /// [NW 8.5.5] Lift Marines by those of amphibious ships.
    #[verb("lift")]
    Lift(UnitId, ShipId),
    /// [NW 6.5.1b] Transfer an attack helicopter.
    #[verb("transfer")]
    Transfer(HelicopterId),
    /// [NW 6.2.2] Give so many air points as escort.
    #[verb("escort")]
    Escort(u8),
    /// Land or arrive there.
    #[verb("land")]
    Land(Spot),
    /// [NW 8.5.3e, 8.5.4.4c] After landing, step into a place beside.
    #[verb("step")]
    Step(HexId),
    /// [NW 8.5.6] Move a naval unit.
    #[verb("sail")]
    Sail(ShipId),
    /// [NW 8.5.7] Move a unit by sea.
    #[verb("ship")]
    Ship(UnitId),
    /// [NWK 5.4] Move an attack helicopter by sea.
    #[verb("haul")]
    Haul(HelicopterId),
    /// [NW 8.5.8.3] Put Marines aboard.
    #[verb("embark")]
    Embark(UnitId, ShipId),
    /// [NW 8.5.8.2a] Place a beachhead.
    #[verb("beachhead")]
    Beachhead,
    /// [NW 8.5.8.2d] Remove one.
    #[verb("dismantle")]
    Dismantle(HexId),
    /// [NWK 2.6] Open a tunnel into a hex.
    #[verb("tunnel")]
    Tunnel(HexId),
    /// [NWK 2.6] Name a hex beside a tunnel that holds more.
    #[verb("crowd")]
    Crowd(HexId),
    /// [NW 9.2.1] Attack a hex.
    #[verb("attack")]
    Attack(HexId),
    /// [NW 9.2.1] Declare what has been put together.
    #[verb("announce")]
    Announce,
    /// [NW 9.5.1, 8.4.1] Name the lead unit.
    #[verb("lead")]
    Lead(UnitId),
    /// [NW 6.2.1] Commit so many air points.
    #[verb("air")]
    Air(u8),
    /// [NW 6.5.3] Commit an attack helicopter.
    #[verb("helicopter")]
    Helicopter(HelicopterId),
    /// [NW 7.3.1] Commit a naval unit.
    #[verb("naval")]
    Naval(ShipId),
    /// [NWK 3.1.4.1] Commit the helicopters of a sniper brigade.
    #[verb("inherent")]
    Inherent(UnitId),
    /// Nothing more.
    #[verb("done")]
    Done,
    /// Roll.
    #[verb("roll")]
    Roll,
    /// [NW 9.7] This unit takes the loss.
    #[verb("lose")]
    Lose(UnitId),
    /// [NW 9.8.1] Retreat one hex.
    #[verb("retreat")]
    Retreat(HexId),
    /// [NW 9.8.2] Try to stand.
    #[verb("stand")]
    Stand,
    /// [NW 9.8.2] Do not try.
    #[verb("yield")]
    Yield,
    /// [NW 9.9] Advance with this unit.
    #[verb("advance")]
    Advance(UnitId),
    /// [NW 9.9c] Go on into a second hex.
    #[verb("go")]
    GoOn(HexId),
    /// [NW 11.1] Give a unit a level back.
    #[verb("recover")]
    Recover(UnitId),
    /// [NW 11.2] Rebuild a unit.
    #[verb("rebuild")]
    Rebuild(UnitId),
    /// End the segment.
    #[verb("end")]
    End,
}

impl Noun<Scenario> for HexId {
    fn word(&self, scenario: &Scenario) -> Option<String> {
        Some(scenario.board.map.grid.number(*self))
    }

    fn read(scenario: &Scenario, words: &mut Words<'_>) -> Result<Self, String> {
        let number = words.take("a hex")?;
        let found = scenario.board.map.grid.find(number);
        found.ok_or_else(|| format!("there is no hex {number} on the map"))
    }

    fn all(scenario: &Scenario) -> Vec<Self> {
        scenario.board.map.grid.hexes().collect()
    }
}

/// Reads the id of a piece.
fn read_id<T>(
    words: &mut Words<'_>,
    what: &str,
    find: impl Fn(&str) -> Option<T>,
) -> Result<T, String> {
    let word = words.take(what)?;
    find(word).ok_or_else(|| format!("there is no {what} `{word}` here"))
}

impl Noun<Scenario> for UnitId {
    fn word(&self, scenario: &Scenario) -> Option<String> {
        Some(scenario.roster[self.index()].id.clone())
    }

    fn read(scenario: &Scenario, words: &mut Words<'_>) -> Result<Self, String> {
        read_id(words, "unit", |id| scenario.find_unit(id))
    }

    fn all(scenario: &Scenario) -> Vec<Self> {
        (0..scenario.roster.len())
            .map(|it| UnitId(u16::try_from(it).expect("a short roster")))
            .collect()
    }
}

impl Noun<Scenario> for HelicopterId {
    fn word(&self, scenario: &Scenario) -> Option<String> {
        Some(scenario.helicopters[self.index()].id.clone())
    }

    fn read(scenario: &Scenario, words: &mut Words<'_>) -> Result<Self, String> {
        read_id(words, "helicopter", |id| scenario.find_helicopter(id))
    }

    fn all(scenario: &Scenario) -> Vec<Self> {
        let count = u8::try_from(scenario.helicopters.len()).expect("few helicopters");
        (0..count).map(HelicopterId).collect()
    }
}

impl Noun<Scenario> for ShipId {
    fn word(&self, scenario: &Scenario) -> Option<String> {
        Some(scenario.ships[self.index()].id.clone())
    }

    fn read(scenario: &Scenario, words: &mut Words<'_>) -> Result<Self, String> {
        read_id(words, "naval unit", |id| scenario.find_ship(id))
    }

    fn all(scenario: &Scenario) -> Vec<Self> {
        let count = u8::try_from(scenario.ships.len()).expect("few ships");
        (0..count).map(ShipId).collect()
    }
}

impl Noun<Scenario> for Weather {
    fn word(&self, _: &Scenario) -> Option<String> {
        Some(Weather::word(*self).to_owned())
    }

    fn read(_: &Scenario, words: &mut Words<'_>) -> Result<Self, String> {
        read_one(words, "a weather", Weather::WORDS)
    }

    fn all(_: &Scenario) -> Vec<Self> {
        Weather::ALL.to_vec()
    }
}

/// How many points an answer may name at most.
const POINTS_MAX: u8 = 4;

impl Noun<Scenario> for u8 {
    fn word(&self, _: &Scenario) -> Option<String> {
        Some(self.to_string())
    }

    fn read(_: &Scenario, words: &mut Words<'_>) -> Result<Self, String> {
        read_number(words)
    }

    fn all(_: &Scenario) -> Vec<Self> {
        (0..=POINTS_MAX).collect()
    }
}

impl Spot {
    /// The id of its box; none for a hex.
    pub fn box_id(self, scenario: &Scenario) -> Option<String> {
        match self {
            Self::Hex(_) => None,
            Self::AtSea(zone) => Some(format!("{}-at-sea", zone.word())),
            Self::Inshore(zone) => Some(format!("{}-inshore", zone.word())),
            Self::Box(off_map) => Some(off_map.word().to_owned()),
            Self::Aboard(ship) => Some(format!("aboard-{}", scenario.ships[ship.index()].id)),
        }
    }

    /// Every box there is.
    fn boxes(scenario: &Scenario) -> Vec<Self> {
        let zones = Zone::ALL.iter().flat_map(|it| [Self::AtSea(*it), Self::Inshore(*it)]);
        let off_map = OffMap::ALL.iter().map(|it| Self::Box(*it));
        let aboard = ShipId::all(scenario).into_iter().map(Self::Aboard);
        zones.chain(off_map).chain(aboard).collect()
    }
}

impl Noun<Scenario> for Spot {
    fn word(&self, scenario: &Scenario) -> Option<String> {
        match self {
            Self::Hex(hex) => hex.word(scenario),
            Self::AtSea(_) | Self::Inshore(_) | Self::Box(_) | Self::Aboard(_) => {
                self.box_id(scenario)
            }
        }
    }

    fn read(scenario: &Scenario, words: &mut Words<'_>) -> Result<Self, String> {
        let word = words.peek().ok_or("it needs a place")?;
        let found = Self::boxes(scenario)
            .into_iter()
            .find(|it| it.box_id(scenario).as_deref() == Some(word));
        if let Some(found) = found {
            words.take("a place")?;
            return Ok(found);
        }
        HexId::read(scenario, words).map(Self::Hex)
    }

    fn all(scenario: &Scenario) -> Vec<Self> {
        let hexes = scenario.board.map.grid.hexes().map(Self::Hex);
        hexes.chain(Self::boxes(scenario)).collect()
    }
}

impl Action {
    /// Whether it takes back what was only begun.
    pub(crate) fn takes_back(self) -> bool {
        matches!(self, Self::Cancel | Self::Drop(_))
    }
}
