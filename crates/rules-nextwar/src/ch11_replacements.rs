//! [NW 11] Replacements.

use canon::Digest;
use hexgrid::HexId;
use kernel::{Dice, Illegal, Seat, refuse};

use crate::action::{Action, Spot};
use crate::agenda::Event as AnyEvent;
use crate::ch08_movement::misplaced;
use crate::state::{Place, UnitId, War};
use crate::terms::{Kind, Nation, Side};

/// What is asked about replacements.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Ask {
    /// [NW 3.0s] What a side does with its points.
    Spend {
        /// Who.
        side: Side,
        /// [NW 11.1a, 11.2b] Units that have had their share in this phase.
        served: Vec<UnitId>,
    },
    /// [NW 11.2a] Where a rebuilt unit appears.
    Rebuild {
        /// Which.
        unit: UnitId,
        /// Units that have had their share in this phase.
        served: Vec<UnitId>,
    },
}

/// What the check found.
pub(crate) enum May {
    /// [NW 11.1a] A unit regains a level for so many points.
    Recover { unit: UnitId, price: u8, served: Vec<UnitId> },
    /// [NW 11.2a] A unit is to be rebuilt.
    Rebuild { unit: UnitId, served: Vec<UnitId> },
    /// [NW 11.2a] It appears there for so many points.
    Place { unit: UnitId, hex: HexId, price: u8, served: Vec<UnitId> },
    /// It is not rebuilt after all.
    Cancel { side: Side, served: Vec<UnitId> },
    /// [NW 11.0b] The rest is saved.
    Done,
}

/// What happens by itself.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Duty {
    /// [NW 3.0s] Points arrive, and both sides use them.
    Begin,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// [NW 11.0a] Points have arrived.
    Arrived {
        /// Whose.
        nation: Nation,
        /// How many.
        points: u8,
    },
    /// [NW 11.1a] A unit has regained a level.
    Recovered {
        /// Which.
        unit: UnitId,
        /// For so many points.
        price: u8,
    },
    /// [NW 11.2a] A unit has been rebuilt.
    Rebuilt {
        /// Which.
        unit: UnitId,
        /// Where.
        hex: HexId,
        /// For so many points.
        price: u8,
    },
}

/// [NW 11.2a] How near an enemy unit may not be to a rebuilt one.
const CLEAR_HEXES: u16 = 2;

impl Ask {
    pub(crate) fn seat(&self, game: &War) -> Seat {
        match self {
            Self::Spend { side, .. } => side.seat(),
            Self::Rebuild { unit, .. } => game.side(*unit).seat(),
        }
    }

    pub(crate) fn name(&self) -> &'static str {
        match self {
            Self::Spend { .. } => "spend-replacements",
            Self::Rebuild { .. } => "rebuild",
        }
    }

    pub(crate) fn unit(&self) -> Option<UnitId> {
        match self {
            Self::Spend { .. } => None,
            Self::Rebuild { unit, .. } => Some(*unit),
        }
    }

    pub(crate) fn candidates(&self, game: &War) -> Vec<Action> {
        match self {
            Self::Spend { side, .. } => {
                let own = game.units().filter(|it| game.side(*it) == *side);
                let fit = own.filter(|it| !game.spec(*it).kind.is_fixture());
                let hurt = fit.filter(|it| game.unit(*it).levels < game.spec(*it).levels);
                let gone = |it: &UnitId| game.unit(*it).levels == 0;
                let (gone, hurt): (Vec<UnitId>, Vec<UnitId>) = hurt.partition(gone);
                let recover = hurt.into_iter().map(Action::Recover);
                let rebuild = gone.into_iter().map(Action::Rebuild);
                recover.chain(rebuild).chain([Action::Done]).collect()
            }
            Self::Rebuild { .. } => {
                let hexes = game.scenario.board.map.grid.hexes();
                let land = hexes.filter(|it| game.scenario.board.is_land(*it));
                land.map(|it| Action::Place(Spot::Hex(it))).chain([Action::Cancel]).collect()
            }
        }
    }

    pub(crate) fn may(&self, game: &War, action: Action) -> Result<May, Illegal> {
        match (self, action) {
            (Self::Spend { side, served }, Action::Recover(unit)) => {
                let price = game.may_recover(*side, served, unit)?;
                Ok(May::Recover { unit, price, served: served.clone() })
            }
            (Self::Spend { side, served }, Action::Rebuild(unit)) => {
                game.may_rebuild(*side, unit)?;
                Ok(May::Rebuild { unit, served: served.clone() })
            }
            (Self::Spend { .. }, Action::Done) => Ok(May::Done),
            (Self::Rebuild { unit, served }, Action::Place(Spot::Hex(hex))) => {
                let price = game.may_rebuild(game.side(*unit), *unit)?;
                game.may_rebuild_at(*unit, hex)?;
                Ok(May::Place { unit: *unit, hex, price, served: served.clone() })
            }
            (Self::Rebuild { unit, served }, Action::Cancel) => {
                Ok(May::Cancel { side: game.side(*unit), served: served.clone() })
            }
            (Self::Spend { .. } | Self::Rebuild { .. }, action) => misplaced(action),
        }
    }
}

impl May {
    pub(crate) fn play(self, game: &mut War, _: &mut dyn Dice, events: &mut Vec<AnyEvent>) {
        match self {
            Self::Recover { unit, price, mut served } => {
                game.pay(unit, price);
                game.give_levels(unit, 1);
                events.push(Event::Recovered { unit, price }.into());
                served.push(unit);
                game.core.owe(Ask::Spend { side: game.side(unit), served });
            }
            Self::Rebuild { unit, served } => game.core.owe(Ask::Rebuild { unit, served }),
            Self::Place { unit, hex, price, mut served } => {
                game.pay(unit, price);
                game.give_levels(unit, 1);
                game.put(unit, Place::Hex(hex));
                game.occupy(game.side(unit), hex, events);
                events.push(Event::Rebuilt { unit, hex, price }.into());
                served.push(unit);
                game.core.owe(Ask::Spend { side: game.side(unit), served });
            }
            Self::Cancel { side, served } => game.core.owe(Ask::Spend { side, served }),
            Self::Done => {}
        }
    }
}

impl Duty {
    pub(crate) fn work(self, game: &mut War, _: &mut dyn Dice, events: &mut Vec<AnyEvent>) {
        match self {
            Self::Begin => game.bring_replacements(events),
        }
    }
}

impl War {
    /// [NW 11.0a, 3.0s] Points arrive by nation; then the sides use them, the first player first.
    /// Who can do nothing with them is not asked.
    fn bring_replacements(&mut self, events: &mut Vec<AnyEvent>) {
        for nation in Nation::ALL {
            let points = self.scenario.replacements(*nation, self.core.turn);
            if points > 0 {
                self.core.replacements[nation.index()] += points;
                events.push(Event::Arrived { nation: *nation, points }.into());
            }
        }
        let first = self.core.kind.first();
        for side in [first.other(), first] {
            let ask = Ask::Spend { side, served: Vec::new() };
            let useful = |it: &Action| *it != Action::Done && ask.may(self, *it).is_ok();
            if ask.candidates(self).iter().any(useful) {
                self.core.owe(ask);
            }
        }
    }

    /// [NW 11.0a] The nation whose points serve a unit: Marines have those of the United States.
    fn payer(&self, unit: UnitId) -> Nation {
        match self.nation(unit) {
            Nation::Usmc => Nation::Us,
            nation => nation,
        }
    }

    /// [NW 11.1a, 11.1b, 11.0c] Whether a unit may regain a level, and for what.
    fn may_recover(&self, side: Side, served: &[UnitId], unit: UnitId) -> Result<u8, Illegal> {
        let place = Some(self.unit(unit).place).filter(|_| self.side(unit) == side);
        let (hindered, surrounded) = match place {
            Some(Place::Hex(hex)) => (self.in_enemy_zone(side, hex), self.is_surrounded(side, hex)),
            // [NWK 5.5.2.1a] Who waits beside the map has his line behind him.
            Some(Place::Beside(hex)) => (self.in_enemy_zone_beside(side, hex), false),
            Some(
                Place::Aboard(_)
                | Place::Box(_)
                | Place::Line(..)
                | Place::Awaited
                | Place::Eliminated
                | Place::Unused,
            )
            | None => {
                return refuse("nw:11.1a", "no unit of one's own of that name is on the map");
            }
        };
        if self.unit(unit).levels >= self.spec(unit).levels {
            return refuse("nw:11.1a", "the unit has lost nothing");
        }
        if served.contains(&unit) {
            return refuse("nw:11.2b", "the unit has had its share in this phase");
        }
        if hindered {
            return refuse("nw:11.1a", "the unit stands in an enemy zone of control");
        }
        if surrounded {
            return refuse("nw:11.1b", "the unit is surrounded");
        }
        let line = self.scenario.charts.replacements.line(self.nation(unit), self.spec(unit).kind);
        match line.and_then(|it| it.recover) {
            Some(price) => self.affords(unit, price),
            None => refuse("nw:11.0c", "such units are never made good"),
        }
    }

    /// [NW 11.1b] Whether every land hex around is held by enemies or in their zones of control;
    /// the sea alone surrounds nobody.
    fn is_surrounded(&self, side: Side, hex: HexId) -> bool {
        let land = || self.beside(hex).filter(|it| self.scenario.board.is_land(*it));
        land().next().is_some() && land().all(|it| self.in_enemy_zone(side, it))
    }

    /// [NW 11.2, 11.0c] [NWK 3.1.4.2] Whether a unit may be rebuilt, and for what.
    fn may_rebuild(&self, side: Side, unit: UnitId) -> Result<u8, Illegal> {
        if self.side(unit) != side || self.unit(unit).place != Place::Eliminated {
            return refuse("nw:11.2a", "no unit of one's own of that name is lost");
        }
        if self.spec(unit).kind == Kind::Sniper {
            return refuse("nwk:3.1.4.2", "sniper brigades are never rebuilt");
        }
        if self.spec(unit).is_airmobile_type() || self.spec(unit).kind.is_marine() {
            return refuse("nw:11.2c", "such units are never rebuilt");
        }
        let line = self.scenario.charts.replacements.line(self.nation(unit), self.spec(unit).kind);
        match line.and_then(|it| it.rebuild) {
            Some(price) => self.affords(unit, price),
            None => refuse("nw:11.2c", "such units are never rebuilt"),
        }
    }

    /// [NW 11.0a] Whether there are points enough.
    fn affords(&self, unit: UnitId, price: u8) -> Result<u8, Illegal> {
        if price > self.core.replacements[self.payer(unit).index()] {
            return refuse("nw:11.0a", "there are too few replacement points of that nation");
        }
        Ok(price)
    }

    /// [NW 11.2a] [NWK 16.1] Whether a rebuilt unit may appear in a hex: in its own or an allied
    /// country, on a sheet in play, not within two hexes of an enemy unit, and where it has room.
    fn may_rebuild_at(&self, unit: UnitId, hex: HexId) -> Result<(), Illegal> {
        let board = &self.scenario.board;
        let side = self.side(unit);
        if board.home_of(hex) != Some(side) {
            return refuse("nw:11.2a", "a unit is rebuilt in its own country");
        }
        if !self.scenario.area.sheets.contains(hex) {
            return refuse(self.scenario.area.rule, "that sheet of the map is not in play");
        }
        let near = board.map.grid.hexes_within(hex, CLEAR_HEXES);
        if near.into_iter().any(|it| self.holds(side.other(), it)) {
            return refuse("nw:11.2a", "an enemy unit is within two hexes");
        }
        if self.points_in(hex) + self.spec(unit).reduced.stacking > self.stacking_limit(hex, side) {
            return refuse("nw:8.1.1.1a", "the hex has no room");
        }
        Ok(())
    }

    fn pay(&mut self, unit: UnitId, price: u8) {
        self.core.replacements[self.payer(unit).index()] -= price;
    }
}
