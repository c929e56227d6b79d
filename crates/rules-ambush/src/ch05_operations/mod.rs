//! [AMB 5] Operations: free movement while no German is active on the map.
//!
//! | Section | What | Where |
//! |---|---|---|
//! | 5.1 | Paragraph checks | [`s01_checks`] |
//! | 5.2 | Stance | [`s02_stance`] |
//! | 5.3 | Actions in Operations | [`s03_actions`], [`s03_moves`], [`s03_weapons`] |
//! | 5.3 | in vehicles and canoes | [`s03_rides`], [`s03_floats`] |
//! | 5.4 | Sightings | `paragraphs` |
//! | 5.5 | Conditions | [`s05_conditions`] |
//! | 5.6 | Event checks | [`s06_events`] |
//! | 5.7 | PC checks | [`s07_perception`] |
//! | 5.8 | Activation checks | [`s08_activation`] |
//! | 5.9 | Random choices | `dice` |

mod s01_checks;
mod s02_stance;
mod s03_actions;
mod s03_floats;
mod s03_moves;
mod s03_rides;
mod s03_weapons;

/// [AMB 5.3j, 5.3k] Work on weapons, in both modes.
pub(crate) mod weapons {
    pub(crate) use super::s03_weapons::may_work;
}
mod s05_conditions;
mod s06_events;
mod s07_perception;
mod s08_activation;

use canon::Digest;
use hexgrid::HexId;
use kernel::{Dice, Illegal};

use crate::action::Action;
use crate::agenda::Event as Events;
use crate::charts::Clearing;
use crate::script::instr::{AdvantageWord, Rounds};
use crate::state::{ManId, ManSet, Mode, Place, Sortie};
use crate::terms::{Model, Side, Stance};

pub(crate) use s01_checks::Cause;
pub(crate) use s03_actions::May;

/// What the player is asked.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Ask {
    /// [AMB 5.3] What happens next, and by whom.
    Operations(Band),
}

/// [AMB 5.3d] Those who do something together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Digest)]
pub struct Band {
    /// Soldiers of one hex and one stance, or who wait to enter.
    pub group: ManSet,
    /// [AMB 5.3l] Prisoners they take along; where the map is left, casualties too.
    pub along: ManSet,
}

/// What happens by itself.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Duty {
    /// [AMB 5a] The player is asked, unless Rounds have begun or the mission ends.
    Idle(Band),
    /// What is looked at after every action: prisoners, surrendered Germans, losses.
    LookAround,
    /// [AMB 5.1a] A hex is looked up on the mission card.
    Check {
        /// Which.
        hex: HexId,
        /// Those who came into it, or stand there.
        group: ManSet,
        /// Why.
        cause: Cause,
    },
    /// [AMB 5.5c] The condition changes.
    Change(u8),
    /// [AMB 5.5c, 6.11a] Hexes still to be checked after a change, in order.
    Checks {
        /// Which.
        hexes: Vec<HexId>,
        /// Whether Rounds were on when the condition changed.
        rounds: bool,
    },
    /// [AMB MRa] The roadblock goes, if nothing has come between.
    RemoveRoadblock(HexId),
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::enum_variant_names, reason = "Event checks and Event markers are called so")]
pub enum Event {
    /// [AMB 5.3a, 3.2b] Soldiers went to a hex; from nowhere: they entered the map.
    Went {
        /// Who.
        group: ManSet,
        /// From where.
        from: Option<HexId>,
        /// To where.
        to: HexId,
    },
    /// [AMB 2.4q] Soldiers took the stairs.
    Climbed {
        /// Who.
        group: ManSet,
        /// Whether they are up now.
        up: bool,
    },
    /// [AMB 7.1f] Somebody left the map for good.
    Left {
        /// Who.
        man: ManId,
        /// By which hex.
        hex: HexId,
    },
    /// [AMB 5.2b] Somebody changed his stance.
    Stance {
        /// Who.
        man: ManId,
        /// How he holds himself now.
        stance: Stance,
    },
    /// [AMB 5.3h] Somebody was dragged.
    Dragged {
        /// Who.
        man: ManId,
        /// By whom.
        by: ManId,
        /// Where to; off the map by this hex where it is the one he lay in.
        to: HexId,
        /// [AMB 5.3i] The die: on 0 he dies.
        die: Option<u8>,
    },
    /// [AMB 5.3j] A crew weapon was set up.
    SetUp {
        /// By whom.
        man: ManId,
        /// Which.
        model: Model,
    },
    /// [AMB 5.3j] A demolition charge was primed.
    Primed {
        /// By whom.
        man: ManId,
    },
    /// [AMB 9.8b] A bazooka was loaded.
    Loaded {
        /// By whom.
        man: ManId,
    },
    /// [AMB 5.3k] Somebody tried to clear a jam.
    Cleared {
        /// Who.
        man: ManId,
        /// Of what.
        model: Model,
        /// The die.
        die: u8,
        /// What came of it.
        result: Clearing,
    },
    /// [AMB MBa] Somebody spent a turn on the charges of a bridge.
    BridgeWork {
        /// Who.
        man: ManId,
        /// The first hex of the bridge.
        hex: HexId,
        /// Turns spent on it in all.
        spent: u8,
    },
    /// [AMB MRa] A roadblock is gone.
    RoadblockCleared {
        /// Where it was.
        hex: HexId,
    },
    /// [AMB 5.6a] An event check.
    EventCheck {
        /// Where, if because of a hex.
        hex: Option<HexId>,
        /// The sum of the dice.
        sum: u8,
    },
    /// [AMB 2.4o] An Event marker lies there now.
    EventMarker {
        /// Where.
        hex: HexId,
    },
    /// [AMB 5.5c] The condition changed.
    Condition {
        /// To this.
        condition: u8,
    },
    /// [AMB 5.7a] A PC check.
    Perception {
        /// Whose.
        man: ManId,
        /// His Perception.
        perception: u8,
        /// [AMB 5.7b] What the paragraph adds.
        modifier: i8,
        /// The die.
        die: u8,
        /// Whether it succeeded.
        ok: bool,
        /// The rule that wanted it.
        rule: &'static str,
    },
    /// [AMB 5.8b] An activation check.
    Activation {
        /// The level of the condition.
        level: u8,
        /// [AMB 5.8c] What the paragraph adds.
        modifier: i8,
        /// The die.
        die: u8,
        /// Whether it succeeded.
        ok: bool,
    },
}

impl Ask {
    pub(crate) fn name(&self) -> &'static str {
        let Self::Operations(_) = self;
        "operations"
    }

    pub(crate) fn man(&self) -> Option<ManId> {
        let Self::Operations(band) = self;
        let mut group = band.group.iter();
        group.next().filter(|_| group.next().is_none())
    }

    pub(crate) fn candidates(&self, game: &Sortie) -> Vec<Action> {
        let Self::Operations(band) = self;
        s03_actions::candidates(game, *band)
    }

    pub(crate) fn may(&self, game: &Sortie, action: Action) -> Result<May, Illegal> {
        let Self::Operations(band) = self;
        s03_actions::may(game, *band, action)
    }
}

impl Duty {
    pub(crate) fn work(self, game: &mut Sortie, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        match self {
            Self::Idle(band) => game.idle(band, events),
            Self::LookAround => game.look_around(dice, events),
            Self::Check { hex, group, cause } => game.check(hex, group, cause, dice, events),
            Self::Change(condition) => game.change_condition(condition, events),
            Self::Checks { hexes, rounds } => game.go_on_with_checks(hexes, rounds),
            Self::RemoveRoadblock(hex) => game.remove_roadblock(hex, events),
        }
    }
}

impl Sortie {
    /// The rule of something done in both modes: one of Operations, or one of Rounds.
    pub(crate) fn rule(&self, operations: &'static str, rounds: &'static str) -> &'static str {
        if self.core.mode == Mode::Rounds { rounds } else { operations }
    }

    /// [AMB 5a] Owes Operations: whoever has begun the mission or ended Rounds goes on with this.
    /// It lies at the bottom of the agenda.
    pub(crate) fn owe_operations(&mut self) {
        self.core.owe(Duty::Idle(Band::default()));
        self.core.owe(Duty::LookAround);
    }

    /// [AMB 5a, 3.1c] Asks what happens next, unless a German is active or the mission is over.
    fn idle(&mut self, band: Band, events: &mut Vec<Events>) {
        if self.core.mode == Mode::Operations && self.is_german_active() {
            self.begin_rounds(&plain_rounds(), crate::paragraphs::Scope::default(), events);
        }
        match self.core.mode {
            Mode::Operations => {
                self.test_end(events);
                if self.core.mode == Mode::Operations {
                    self.shed_parachutes();
                    let band = self.still_together(band);
                    self.core.owe(Ask::Operations(band));
                }
            }
            Mode::Rounds => self.owe_rounds(),
            Mode::Preparing | Mode::Over | Mode::Campaign => {
                unreachable!("Operations in {:?}", self.core.mode)
            }
        }
    }

    /// [AMB MPk] In Operations parachutes come off by themselves.
    fn shed_parachutes(&mut self) {
        for man in &mut self.core.men {
            man.parachute = 0;
        }
    }

    /// What is looked at after every action: who fell, who has surrendered, who is left alone.
    fn look_around(&mut self, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        self.reckon_casualties(events);
        self.look_after_prisoners(dice, events);
    }

    /// [AMB 2.11b] Whether a tank of a side is active on the map. A car is no more than its people.
    pub(crate) fn is_tank_active(&self, id: crate::state::VehicleId, side: Side) -> bool {
        let vehicle = self.vehicle(id);
        let works = !vehicle.wrecked && vehicle.crew > 0;
        vehicle.kind.is_tank() && vehicle.side == side && vehicle.hex.is_some() && works
    }

    /// Those of a band who are still where the first of them is, and as he is.
    fn still_together(&self, band: Band) -> Band {
        let Some(first) = band.group.iter().find(|it| self.can_be_led(*it)) else {
            return Band::default();
        };
        let with_first = |man: &ManId| self.can_be_led(*man) && self.goes_with(*man, first);
        let spot = self.man(first).place;
        let beside = |man: &ManId| {
            self.man(*man).captivity == crate::state::Captivity::Captured
                && self.man(*man).place == spot
        };
        Band {
            group: band.group.iter().filter(with_first).collect(),
            along: band.along.iter().filter(beside).collect(),
        }
    }

    /// [AMB 5.3] Whether somebody of the squad can be led in Operations: on foot, in a car, or off
    /// the map waiting to enter.
    fn can_be_led(&self, man: ManId) -> bool {
        let here = matches!(
            self.man(man).place,
            Place::At(_) | Place::Waiting | Place::Aboard(..) | Place::Afloat(_)
        );
        man.side() == Side::Us && self.man(man).is_active() && here
    }

    /// [AMB 5.3d] Whether two could be of one group: same hex, same stance.
    fn goes_with(&self, man: ManId, other: ManId) -> bool {
        let (man, other) = (self.man(man), self.man(other));
        // [AMB MCh] In a canoe nobody's stance counts.
        let alike = man.stance == other.stance || matches!(man.place, Place::Afloat(_));
        man.place == other.place && alike
    }
}

/// [AMB 3.1c] Rounds begun by nothing but an active German.
fn plain_rounds() -> Rounds<HexId> {
    Rounds { advantage: AdvantageWord::Dice, two_turns: None, aware: None }
}
