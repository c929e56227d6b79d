//! [NW 8] Movement.
//!
//! | section | what | where |
//! |---|---|---|
//! | 8.1 | stacking | `s01_stacking` |
//! | 8.2 | zones of control | `s02_zones_of_control` |
//! | 8.3 | terrain | `s03_terrain` |
//! | 8.4 | control of hexes | `s04_control` |
//! | 8.5.1 | ground movement | `s05_ground` |
//! | 8.5.2 | air transport | `s05_air_transport` |
//! | 8.5.3 | paradrops | `s06_paradrop` |
//! | 8.5.4 | airmobile movement | `s07_airmobile` |
//! | 8.5.5 | Marines lifted by ships | `s08_marines` |
//! | 8.5.6 | naval units | `s09_ships` |
//! | 8.5.7 | sea transport | `s10_sea_transport` |
//! | 8.5.8 | amphibious operations | `s11_amphibious` |
//!
//! The question who moves next is in `movers`; who may be carried at all in `carriage`; what all
//! air missions share in `air_missions` and `landing`. Hovercraft have a file of their own.

mod air_missions;
mod carriage;
mod hovercraft;
mod landing;
mod movers;
mod s01_stacking;
mod s02_zones_of_control;
pub(crate) mod s03_terrain;
mod s04_control;
mod s05_air_transport;
pub(crate) mod s05_ground;
mod s06_paradrop;
mod s07_airmobile;
mod s08_marines;
mod s09_ships;
mod s10_sea_transport;
mod s11_amphibious;

use canon::Digest;
use hexgrid::HexId;
use kernel::{Dice, Illegal, Seat, refuse};

use crate::action::{Action, Spot};
use crate::agenda::Event as AnyEvent;
use crate::state::{Berth, Place, ShipId, UnitId, War};
use crate::terms::{Merit, Side};

pub use crate::terms::Halt;

pub use air_missions::{Load, Sortie};
pub(crate) use s02_zones_of_control::{ZONE_FROM_POINTS, zone_around};
pub use s04_control::Operation;
pub use s05_ground::March;
pub use s10_sea_transport::Cargo;

/// What is asked about movement.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Ask {
    /// [NW 8.5] Who moves next, and how; or the end of the segment.
    Mover,
    /// [NW 8.5.1] Where the stack goes.
    Marching(March),
    /// [NW 8.4.1] Who leads the clearing operation in a hex.
    ClearingLead(HexId),
    /// [NW 6.2.2] How many air points escort a mission.
    Escort(Load),
    /// [NW 8.5.2–8.5.5, 6.5.1b] Where a mission lands.
    Landing(Sortie),
    /// [NW 8.5.3e, 8.5.4.4c] Whether a unit that has landed steps into a place beside.
    Landed(UnitId),
    /// [NW 8.5.6] Where a naval unit goes.
    Sailing(ShipId),
    /// [NW 8.5.7] Where sea transport unloads.
    Shipping(Cargo),
}

/// What the check found.
pub(crate) enum May {
    /// [NW 8.5.1] Something about ground movement.
    Ground(s05_ground::May),
    /// The segment ends.
    End,
    /// [NWK 2.6a] A tunnel is opened.
    Tunnel(HexId),
    /// [NWK 2.6c] A hex beside a tunnel is named.
    Crowd { tunnel: usize, hex: HexId },
    /// [NW 8.4.1c] The operation is rolled.
    Clear { hex: HexId, lead: UnitId },
    /// Another kind of movement is taken up: its own question comes next.
    Open(Ask),
    /// Its next question comes.
    Next(Ask),
    /// It is given up.
    Nothing,
    /// [NW 8.5.2–8.5.5, 6.5.1b] The mission is flown.
    Land(Sortie, Spot),
    /// [NW 8.5.3e, 8.5.4.4c] A unit that has landed steps there, or stays.
    StepIn(UnitId, Option<HexId>),
    /// [NW 8.5.6] The naval unit goes there.
    SailTo(ShipId, Berth),
    /// [NW 8.5.7] The cargo is shipped there.
    ShipTo(Cargo, Spot),
    /// [NW 8.5.8.3] Marines go aboard.
    Embark(UnitId, ShipId),
    /// [NW 8.5.8.2d] A beachhead is removed.
    Dismantle(UnitId),
}

/// What happens by itself.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Duty {
    /// A movement segment begins.
    Begin,
    /// [NW 3.0r] The Reorganization Phase.
    Reorganize,
    /// [NW 8.4] The control step.
    Control,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// [NW 8.5.1] A stack has gone one hex.
    Marched {
        /// Who.
        units: Vec<UnitId>,
        /// From where.
        from: HexId,
        /// To where.
        to: HexId,
        /// [NW 8.4.2] Past the place in it.
        bypass: bool,
        /// What the slowest of them paid, in sixths of points.
        cost: u16,
    },
    /// [NWK 5.5.2b] A stack has gone along a line beyond the map.
    TookLine {
        /// Who.
        units: Vec<UnitId>,
        /// Which end it is bound for.
        to: Spot,
        /// How far it has come.
        halt: Halt,
    },
    /// [NW 8.3.1.8c] A ferry is destroyed.
    FerryLost {
        /// The end where the enemy stands.
        hex: HexId,
    },
    /// [NW 8.4.1a] A clearing marker was drawn.
    ClearingBegun {
        /// Where.
        hex: HexId,
        /// Its number.
        number: u8,
    },
    /// [NW 8.4.1k] Nobody clears the hex any more.
    ClearingGivenUp {
        /// Where.
        hex: HexId,
    },
    /// [NW 8.4.1c] A clearing operation was rolled.
    Cleared(Operation),
    /// [NW 8.4] A side has taken control of a hex.
    ControlTaken {
        /// Who.
        side: Side,
        /// Where.
        hex: HexId,
        /// [NW 12.1a] What it is worth.
        points: u8,
    },
    /// [NWK 2.6] The tunnels are of no more use.
    TunnelsClosed,
    /// [NW 8.5.2–8.5.5, 8.5.7] A unit was carried there.
    Carried {
        /// Who.
        unit: UnitId,
        /// Where to.
        to: Spot,
    },
    /// [NW 6.6.1.1a] A unit that was to be carried is back where it started.
    TurnedBack {
        /// Who.
        unit: UnitId,
    },
    /// [NW 8.5.3d] A drop was rolled for.
    Dropped {
        /// Who.
        unit: UnitId,
        /// The die.
        die: i8,
        /// What was added to it.
        modifier: i8,
    },
    /// [NW 8.5.3e, 8.5.4.4c] A unit that has landed has stepped into a place beside.
    Stepped {
        /// Who.
        unit: UnitId,
        /// Where to.
        to: HexId,
    },
    /// [NW 8.5.8.3] Marines have gone aboard.
    Boarded {
        /// Who.
        unit: UnitId,
        /// Which ships.
        ship: ShipId,
    },
    /// [NW 8.5.8.2d] A beachhead was removed.
    BeachheadRemoved {
        /// Where.
        hex: HexId,
    },
    /// [NW 9.7.3] A unit has lost a level.
    LevelLost {
        /// Who.
        unit: UnitId,
        /// Levels left; none: it is eliminated.
        left: u8,
    },
}

impl Halt {
    /// How far somebody has come who is there now.
    pub(crate) fn of(place: Place) -> Self {
        match place {
            Place::Beside(_) => Self::Beside,
            Place::Line(..) => Self::UnderWay,
            Place::Hex(_)
            | Place::Box(_)
            | Place::Aboard(_)
            | Place::Awaited
            | Place::Eliminated
            | Place::Unused => Self::Arrived,
        }
    }
}

impl Ask {
    pub(crate) fn seat(&self, game: &War) -> Seat {
        match self {
            Self::Mover
            | Self::Marching(_)
            | Self::Escort(_)
            | Self::Landing(_)
            | Self::Landed(_)
            | Self::Sailing(_)
            | Self::Shipping(_) => s05_ground::seat(game),
            Self::ClearingLead(hex) => game.holder(*hex).expect("somebody clears the hex").seat(),
        }
    }

    pub(crate) fn name(&self) -> &'static str {
        match self {
            Self::Mover => "choose-mover",
            Self::Marching(_) => "march",
            Self::ClearingLead(_) => "clearing-lead",
            Self::Escort(_) => "escort",
            Self::Landing(_) => "landing",
            Self::Landed(_) => "step",
            Self::Sailing(_) => "sail",
            Self::Shipping(_) => "ship",
        }
    }

    pub(crate) fn unit(&self) -> Option<UnitId> {
        match self {
            Self::Mover
            | Self::ClearingLead(_)
            | Self::Sailing(_)
            | Self::Shipping(Cargo::Helicopter(_)) => None,
            Self::Marching(march) => Some(march.group[0].0),
            Self::Escort(load) | Self::Landing(Sortie { load, .. }) => load.unit(),
            Self::Landed(unit) | Self::Shipping(Cargo::Unit(unit)) => Some(*unit),
        }
    }

    pub(crate) fn candidates(&self, game: &War) -> Vec<Action> {
        match self {
            Self::Mover => game.mover_candidates(),
            Self::Marching(march) => s05_ground::candidates(march, game),
            Self::ClearingLead(hex) => game.stack(*hex).map(Action::Lead).collect(),
            Self::Escort(load) => game.escort_candidates(load),
            Self::Landing(sortie) => game.landing_candidates(sortie),
            Self::Landed(unit) => game.landed_candidates(*unit),
            Self::Sailing(_) => game.sailing_candidates(),
            Self::Shipping(cargo) => game.shipping_candidates(*cargo),
        }
    }

    pub(crate) fn may(&self, game: &War, action: Action) -> Result<May, Illegal> {
        match self {
            Self::Mover => game.may_begin_move(action),
            Self::Marching(march) => s05_ground::may(march, game, action).map(May::Ground),
            Self::ClearingLead(hex) => {
                let lead = s04_control::may_lead(game, *hex, action)?;
                Ok(May::Clear { hex: *hex, lead })
            }
            Self::Escort(load) => game.may_escort(load, action),
            Self::Landing(sortie) => game.may_land(sortie, action),
            Self::Landed(unit) => game.may_after_landing(*unit, action),
            Self::Sailing(ship) => game.may_sail_to(*ship, action),
            Self::Shipping(cargo) => game.may_unload(*cargo, action),
        }
    }
}

/// Why an answer does not belong to the open question.
pub(crate) fn misplaced<T>(_action: Action) -> Result<T, Illegal> {
    refuse("nw:3.0a", "that is not asked now")
}

impl May {
    pub(crate) fn play(self, game: &mut War, dice: &mut dyn Dice, events: &mut Vec<AnyEvent>) {
        match self {
            Self::Ground(may) => {
                // The segment's own question stays below whatever the move asks.
                if matches!(may, s05_ground::May::Select(_)) {
                    game.core.owe(Ask::Mover);
                }
                may.play(game, dice, events);
            }
            Self::End | Self::Nothing => {}
            Self::Tunnel(hex) => {
                game.core.owe(Ask::Mover);
                game.open_tunnel(hex, events);
            }
            Self::Crowd { tunnel, hex } => {
                game.core.owe(Ask::Mover);
                game.crowd(tunnel, hex, events);
            }
            Self::Clear { hex, lead } => game.clear(hex, lead, dice, events),
            Self::Open(ask) => {
                game.core.owe(Ask::Mover);
                game.core.owe(ask);
            }
            Self::Next(ask) => game.core.owe(ask),
            Self::Land(sortie, spot) => game.fly(&sortie, spot, dice, events),
            Self::StepIn(unit, to) => game.step_in(unit, to, dice, events),
            Self::SailTo(ship, berth) => game.sail(ship, berth, dice, events),
            Self::ShipTo(cargo, spot) => game.ship_to(cargo, spot, dice, events),
            Self::Embark(unit, ship) => {
                game.core.owe(Ask::Mover);
                game.embark(unit, ship, events);
            }
            Self::Dismantle(unit) => {
                game.core.owe(Ask::Mover);
                game.dismantle(unit, events);
            }
        }
    }
}

impl Duty {
    pub(crate) fn work(self, game: &mut War, dice: &mut dyn Dice, events: &mut Vec<AnyEvent>) {
        match self {
            Self::Begin => game.begin_movement(),
            Self::Reorganize => {
                game.press_pinned(dice, events);
                game.reorganize(events);
            }
            Self::Control => game.change_control(events),
        }
    }
}

impl War {
    /// [NW 8.0, 8.1.1.1g] A movement segment begins: hexes that are overstacked now are dearer to
    /// leave.
    fn begin_movement(&mut self) {
        let hexes = self.scenario.board.map.grid.hexes();
        self.core.crowded = hexes.filter(|it| self.overstacked_by(*it) > 0).collect();
        self.note_ships_inshore();
        self.core.owe(Ask::Mover);
    }

    /// [NW 9.7.3, 12.1b] A unit loses a level, and the enemy scores for one that is gone.
    pub(crate) fn lose_level(&mut self, id: UnitId, events: &mut Vec<AnyEvent>) {
        self.take_levels(id, 1);
        let left = self.unit(id).levels;
        events.push(Event::LevelLost { unit: id, left }.into());
        if left == 0 {
            let points = self.scenario.charts.victory_points.unit(self.spec(id));
            self.score(self.side(id).other(), points, Merit::Units);
        }
    }
}
