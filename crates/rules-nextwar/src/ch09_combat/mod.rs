//! [NW 9] Combat.
//!
//! | section | what | where |
//! |---|---|---|
//! | 9.1, 9.3 | who attacks what | `s01_declaring` |
//! | 9.2 | the procedure | this file |
//! | 9.2.2 | odds | `s02_odds` |
//! | 9.4 | strengths | `s04_strength` |
//! | 9.5, 9.6 | shifts and modifiers | `s05_shifts` |
//! | 9.6.1 | support | `s06_support` |
//! | 9.7 | results and losses | `s07_losses` |
//! | 9.8 | retreats | `s08_retreats` |
//! | 9.9, 9.10 | advance | `s09_advance` |
//! | 9.11 | ships in a captured port | see `ch07_naval` |
//!
//! A combat is one [`Battle`] in the situation; its steps lie on the agenda above the question
//! which combat comes next.

mod s01_declaring;
mod s02_odds;
mod s04_strength;
mod s05_shifts;
mod s06_support;
mod s07_losses;
mod s08_retreats;
mod s09_advance;

use canon::Digest;
use hexgrid::HexId;
use kernel::{Dice, Illegal, Seat};

use crate::action::Action;
use crate::agenda::Event as AnyEvent;
use crate::ch08_movement::misplaced;
use crate::charts::CombatResult;
use crate::dice::d10;
use crate::state::{HelicopterId, ShipId, UnitId, War};
use crate::terms::Side;

pub use s02_odds::{Odds, find_odds, shifted};
pub use s04_strength::{AttackFacts, attack_strength};
pub use s05_shifts::Count;
pub use s06_support::Support;
pub use s08_retreats::Flight;

/// A combat that is being put together or fought.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub struct Battle {
    /// Who attacks.
    pub side: Side,
    /// [NW 9.3c] The hex that is attacked.
    pub target: HexId,
    /// [NWK 5.5.2.1a] Whether those are attacked who wait beyond the map beside the hex.
    pub beyond: bool,
    /// Who attacks, in the order of the roster.
    pub attackers: Vec<UnitId>,
    /// [NW 9.1d, 8.1.1.1f] Who defends, in the order of the roster.
    pub defenders: Vec<UnitId>,
    /// [NW 9.8.4a] Who has retreated into the hex in this segment to others that defend it: they
    /// take no part.
    pub bystanders: Vec<UnitId>,
    /// [NW 9.5.1] The lead units: the attacker's, the defender's.
    pub leads: [Option<UnitId>; 2],
    /// [NW 9.6.1] What supports the attacker, the defender.
    pub support: [Support; 2],
    /// [NW 8.5.8] Those of the attackers that assault from the sea.
    pub landing: Vec<UnitId>,
    /// [NW 9.7.1b] Who has lost a level in this combat.
    pub hurt: Vec<UnitId>,
    /// [NW 9.9c] Whether the defenders were eliminated or had to go two hexes.
    pub broken: bool,
    /// Who has advanced.
    pub advanced: Vec<UnitId>,
}

/// Which side of a combat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Digest)]
pub enum Role {
    /// He who attacks.
    Attacker,
    /// He who defends.
    Defender,
}

impl Role {
    pub(crate) fn index(self) -> usize {
        self as usize
    }
}

/// What is asked about combat.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Ask {
    /// [NW 9.1a] Which hex is attacked next; or the end of the segment.
    Target,
    /// [NW 9.2.1] Who attacks.
    Plan,
    /// [NW 8.1.1.1f] Who defends an overstacked hex.
    Defenders,
    /// [NW 9.5.1] Who leads.
    Lead(Role),
    /// [NW 9.2.4] What supports.
    Support(Role),
    /// [NW 9.2.6] The die.
    Roll,
    /// [NW 9.7] Who takes the next loss.
    Loss {
        /// Whose.
        role: Role,
        /// Losses left, this one included.
        left: u8,
    },
    /// [NW 8.5.8.1f] Who takes the further loss of an assault that was repulsed.
    Repulse,
    /// [NW 9.8.2] Whether to try to stand.
    Stand,
    /// [NW 9.8.1] Where a unit goes.
    Retreat(Flight),
    /// [NW 9.9a] Who advances.
    Advance,
    /// [NW 9.9c] Whether a unit goes on.
    GoOn(UnitId),
    /// [NW 8.5.8.2a] Whether a beachhead is placed.
    Beachhead,
}

/// What the check found.
pub(crate) enum May {
    /// The segment ends.
    End,
    /// A combat is begun, changed or given up.
    Plan(Option<Box<Battle>>),
    /// [NW 9.2.1] It is declared.
    Announce,
    /// [NW 8.1.1.1f] These defend.
    Defend { defenders: Vec<UnitId>, done: bool },
    /// [NW 9.5.1] This one leads.
    Lead(Role, UnitId),
    /// [NW 9.2.4] Something more supports, or nothing more.
    Support(Role, Option<Support>),
    /// [NW 9.2.6] The die is rolled.
    Roll,
    /// [NW 9.7] This one takes the loss.
    Lose { role: Role, unit: UnitId, left: u8 },
    /// [NW 8.5.8.1f] This one takes the further loss.
    Repulse(UnitId),
    /// [NW 9.8.2] He tries to stand, or not.
    Stand(bool),
    /// [NW 9.8.1] The unit goes there.
    Retreat(Flight, HexId),
    /// [NW 9.8.1b] Another unit retreats first.
    GoFirst(Flight),
    /// [NW 9.8.1h] The unit goes aboard.
    Embark(Flight, ShipId),
    /// [NW 9.9a] This one advances, or nobody more.
    Advance(Option<UnitId>),
    /// [NW 9.9c] It goes on there, or stays.
    GoOn(UnitId, Option<HexId>),
    /// [NW 8.5.8.2a] A beachhead is placed, or not.
    Beachhead(bool),
}

/// What happens by itself.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Duty {
    /// A combat segment begins.
    Begin,
    /// [NW 9.2.1] A declared attack goes through its steps.
    Resolve,
    /// [NW 9.2.5] Air defense fires at what supports.
    AirDefense,
    /// [NW 9.7] Levels of one side are lost.
    Losses {
        /// Whose.
        role: Role,
        /// How many.
        left: u8,
    },
    /// [NW 9.7.2b] The defenders retreat.
    Retreats,
    /// [NW 9.8.1b] Units retreat, one after the other.
    Flights(Vec<UnitId>),
    /// [NW 9.8.1g] What becomes of those of them who could not go.
    Corner(Vec<UnitId>),
    /// [NW 9.8.4b] Those who had retreated into the hex check, if nobody who defended it is left.
    Bystanders {
        /// Whether the result has them retreat as well.
        retreat: bool,
    },
    /// [NW 8.5.8.1f] An assault that was repulsed costs a level more.
    Repulse,
    /// [NW 9.2.8] The attackers advance if the hex is empty.
    Advance,
    /// The combat is over.
    Close,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// [NW 9.2.1] An attack is declared.
    Declared {
        /// The hex.
        target: HexId,
        /// Who attacks.
        attackers: Vec<UnitId>,
    },
    /// [NW 9.5.1] A side has named its lead unit.
    Led {
        /// Which side.
        role: Role,
        /// The unit.
        unit: UnitId,
    },
    /// [NW 9.2.4] A side has committed its support.
    Supported {
        /// Which side.
        role: Role,
        /// Air points.
        air: u8,
        /// Attack helicopters.
        helicopters: Vec<HelicopterId>,
        /// Naval units.
        ships: Vec<ShipId>,
    },
    /// [NW 9.2.6] The combat is rolled.
    Fought(Fought),
    /// [NW 9.8.2b] A stack has tried to stand.
    StandChecked {
        /// The unit that checked.
        unit: UnitId,
        /// The die.
        die: i8,
        /// Whether it stays.
        passed: bool,
    },
    /// [NW 9.8.1] A unit has retreated one hex.
    Retreated {
        /// Who.
        unit: UnitId,
        /// Where to.
        to: HexId,
    },
    /// [NW 9.8.3a, 9.8.4b] A retreating unit has checked its efficiency.
    RetreatChecked {
        /// Who.
        unit: UnitId,
        /// The die.
        die: i8,
        /// Whether it loses nothing.
        passed: bool,
    },
    /// [NW 9.8.1g] Units had nowhere to go.
    Cornered {
        /// The hex.
        hex: HexId,
    },
    /// [NWK 5.5.2.1b] A unit beside the map has retreated along its line.
    FledAlongLine {
        /// Who.
        unit: UnitId,
    },
    /// [NW 9.8.1h] A unit has gone aboard.
    Embarked {
        /// Who.
        unit: UnitId,
        /// Which ships.
        ship: ShipId,
    },
    /// [NW 9.9] A unit has advanced.
    Advanced {
        /// Who.
        unit: UnitId,
        /// Where to.
        to: HexId,
    },
    /// [NW 8.5.8.2a] A beachhead is placed.
    BeachheadPlaced {
        /// Where.
        hex: HexId,
    },
}

/// [NW 9.2] A combat as it was rolled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fought {
    /// The hex.
    pub target: HexId,
    /// Total attack strength.
    pub attack: u16,
    /// Total defense strength.
    pub defense: u16,
    /// Column shifts.
    pub shifts: Vec<Count>,
    /// What was added to the die.
    pub modifiers: Vec<Count>,
    /// The column after shifts.
    pub column: usize,
    /// The die.
    pub die: i8,
    /// The result.
    pub result: CombatResult,
}

impl Ask {
    pub(crate) fn seat(&self, game: &War) -> Seat {
        let phasing = game.phasing().expect("somebody fights in a combat segment");
        match self {
            Self::Target
            | Self::Plan
            | Self::Roll
            | Self::Repulse
            | Self::Advance
            | Self::GoOn(_)
            | Self::Beachhead => phasing.seat(),
            Self::Lead(role) | Self::Support(role) | Self::Loss { role, .. } => {
                game.side_of(*role).seat()
            }
            Self::Defenders | Self::Stand | Self::Retreat(_) => phasing.other().seat(),
        }
    }

    pub(crate) fn name(&self) -> &'static str {
        match self {
            Self::Target => "choose-target",
            Self::Plan => "plan-attack",
            Self::Defenders => "choose-defenders",
            Self::Lead(Role::Attacker) => "attack-lead",
            Self::Lead(Role::Defender) => "defense-lead",
            Self::Support(Role::Attacker) => "attack-support",
            Self::Support(Role::Defender) => "defense-support",
            Self::Roll => "roll-combat",
            Self::Loss { .. } => "choose-loss",
            Self::Repulse => "choose-repulsed",
            Self::Stand => "stand",
            Self::Retreat(_) => "retreat",
            Self::Advance => "advance",
            Self::GoOn(_) => "advance-again",
            Self::Beachhead => "place-beachhead",
        }
    }

    pub(crate) fn unit(&self) -> Option<UnitId> {
        match self {
            Self::Retreat(flight) => Some(flight.unit),
            Self::GoOn(unit) => Some(*unit),
            Self::Target
            | Self::Plan
            | Self::Defenders
            | Self::Lead(_)
            | Self::Support(_)
            | Self::Roll
            | Self::Loss { .. }
            | Self::Repulse
            | Self::Stand
            | Self::Advance
            | Self::Beachhead => None,
        }
    }

    pub(crate) fn candidates(&self, game: &War) -> Vec<Action> {
        match self {
            Self::Target => game.target_candidates(),
            Self::Plan => game.plan_candidates(),
            Self::Defenders => game.defender_candidates(),
            Self::Lead(role) => game.leaders(*role).map(Action::Lead).collect(),
            Self::Support(role) => game.support_candidates(*role),
            Self::Roll => vec![Action::Roll],
            Self::Loss { role, .. } => game.loss_candidates(*role),
            Self::Repulse => game.repulsed().into_iter().map(Action::Lose).collect(),
            Self::Stand => vec![Action::Stand, Action::Yield],
            Self::Retreat(flight) => game.retreat_candidates(flight),
            Self::Advance => game.advance_candidates(),
            Self::GoOn(unit) => game.go_on_candidates(*unit),
            Self::Beachhead => vec![Action::Beachhead, Action::Done],
        }
    }

    pub(crate) fn may(&self, game: &War, action: Action) -> Result<May, Illegal> {
        match (self, action) {
            (Self::Target, Action::End) => Ok(May::End),
            (Self::Target, Action::Attack(hex)) => game.may_target(hex),
            (Self::Plan, Action::Add(id)) => game.may_join(id),
            (Self::Plan, Action::Drop(id)) => game.may_leave(id),
            (Self::Plan, Action::Announce) => game.may_announce(),
            (Self::Plan, Action::Cancel) => Ok(May::Plan(None)),
            (Self::Defenders, action) => game.may_defend(action),
            (Self::Lead(role), Action::Lead(id)) => game.may_lead(*role, id),
            (Self::Support(role), action) => game.may_support(*role, action),
            (Self::Roll, Action::Roll) => Ok(May::Roll),
            (Self::Loss { role, left }, Action::Lose(id)) => game.may_lose(*role, *left, id),
            (Self::Repulse, Action::Lose(id)) => game.may_be_repulsed(id),
            (Self::Stand, Action::Stand) => Ok(May::Stand(true)),
            (Self::Stand, Action::Yield) => Ok(May::Stand(false)),
            (Self::Retreat(flight), action) => game.may_retreat(flight, action),
            (Self::Advance, action) => game.may_advance(action),
            (Self::GoOn(id), action) => game.may_go_on(*id, action),
            (Self::Beachhead, Action::Beachhead) => Ok(May::Beachhead(true)),
            (Self::Beachhead, Action::Done) => Ok(May::Beachhead(false)),
            (
                Self::Target
                | Self::Plan
                | Self::Lead(_)
                | Self::Roll
                | Self::Loss { .. }
                | Self::Repulse
                | Self::Stand
                | Self::Beachhead,
                action,
            ) => misplaced(action),
        }
    }
}

impl May {
    pub(crate) fn play(self, game: &mut War, dice: &mut dyn Dice, events: &mut Vec<AnyEvent>) {
        match self {
            Self::End => {}
            Self::Plan(Some(battle)) => {
                if game.core.battle.is_none() {
                    game.core.owe(Ask::Target);
                }
                game.core.battle = Some(*battle);
                game.core.owe(Ask::Plan);
            }
            Self::Plan(None) => game.core.battle = None,
            Self::Announce => game.announce(events),
            Self::Defend { defenders, done } => game.settle_defenders(defenders, done),
            Self::Lead(role, unit) => {
                game.battle_mut().leads[role.index()] = Some(unit);
                events.push(Event::Led { role, unit }.into());
            }
            Self::Support(role, support) => game.commit(role, support, events),
            Self::Roll => game.fight(dice, events),
            Self::Lose { role, unit, left } => game.take_loss(role, unit, left, events),
            Self::Repulse(unit) => game.pay_for_repulse(unit, events),
            Self::Stand(tries) => game.stand(tries, dice, events),
            Self::Retreat(flight, to) => game.flee(&flight, to, dice, events),
            Self::GoFirst(flight) => game.core.owe(Ask::Retreat(flight)),
            Self::Embark(flight, ship) => game.flee_aboard(flight, ship, events),
            Self::Advance(unit) => game.advance(unit, dice, events),
            Self::GoOn(unit, to) => game.go_on(unit, to, dice, events),
            Self::Beachhead(placed) => game.settle_beachhead(placed, events),
        }
    }
}

impl Duty {
    pub(crate) fn work(self, game: &mut War, dice: &mut dyn Dice, events: &mut Vec<AnyEvent>) {
        match self {
            Self::Begin => game.core.owe(Ask::Target),
            Self::Resolve => game.lay_out_steps(),
            Self::AirDefense => game.fire_at_support(dice, events),
            Self::Losses { role, left } => game.owe_losses(role, left, events),
            Self::Retreats => game.owe_retreats(events),
            Self::Flights(units) => game.next_flight(units, dice, events),
            Self::Corner(units) => game.corner(units, events),
            Self::Bystanders { retreat } => game.shake_bystanders(retreat, dice, events),
            Self::Repulse => game.repulse(events),
            Self::Advance => game.owe_advance(events),
            Self::Close => game.core.battle = None,
        }
    }
}

impl War {
    /// The combat that is being put together or fought.
    pub fn battle(&self) -> &Battle {
        self.core.battle.as_ref().expect("a combat is going on")
    }

    pub(crate) fn battle_mut(&mut self) -> &mut Battle {
        self.core.battle.as_mut().expect("a combat is going on")
    }

    /// The side that attacks or defends.
    pub(crate) fn side_of(&self, role: Role) -> Side {
        let phasing = self.phasing().expect("somebody fights in a combat segment");
        match role {
            Role::Attacker => phasing,
            Role::Defender => phasing.other(),
        }
    }

    /// [NW 3.0q, 9.2.3, 9.2.4, 9.2.5, 9.2.6] Lays out the steps of a declared combat, the last
    /// first.
    fn lay_out_steps(&mut self) {
        self.core.owe(Duty::Close);
        if self.battle().defenders.is_empty() {
            // [NW 8.5.8.1i] An empty beach is simply entered.
            self.core.owe(Duty::Advance);
            return;
        }
        self.core.owe(Ask::Roll);
        self.core.owe(Duty::AirDefense);
        self.core.owe(Ask::Support(Role::Defender));
        self.core.owe(Ask::Support(Role::Attacker));
        self.core.owe(Ask::Lead(Role::Defender));
        self.core.owe(Ask::Lead(Role::Attacker));
        if self.has_too_many_defenders() {
            self.battle_mut().defenders.clear();
            self.core.owe(Ask::Defenders);
        }
    }

    /// [NW 8.1.1.1f, 9.8.4c] Whether more units would defend than the hex holds. Who has
    /// retreated there overstacks it, but does not defend.
    fn has_too_many_defenders(&self) -> bool {
        let points: u8 = self.battle().defenders.iter().map(|it| self.face(*it).stacking).sum();
        points > self.defense_limit()
    }

    /// [NW 8.1.1.1a] How many stacking points defend without penalty.
    fn defense_limit(&self) -> u8 {
        let Battle { target, side, beyond, .. } = self.battle();
        if *beyond {
            self.limit_beside(*target)
        } else {
            self.stacking_limit(*target, side.other())
        }
    }

    /// [NW 9.2.2] The odds of the combat.
    pub(crate) fn odds(&self, battle: &Battle) -> Odds {
        let terrain = self.scenario.board.terrain_in(self.options.season, battle.target);
        let row = self.scenario.charts.combat.row(terrain);
        find_odds(self.total_attack(battle), self.defense_of(battle.target, &battle.defenders), row)
    }

    /// [NW 9.3a] The strength of all attackers together.
    pub(crate) fn total_attack(&self, battle: &Battle) -> u16 {
        let units: u16 = battle.attackers.iter().map(|it| self.attack_of(battle, *it)).sum();
        units + u16::from(self.factors_besides(battle))
    }

    /// [NW 9.2.2, 9.2.3, 9.6] The column of a combat whose leads are named, and what is added to
    /// its die before any support.
    pub fn reckon(&self, battle: &Battle) -> (usize, i8) {
        let shift = self.shifts(battle).iter().map(|it| it.amount).sum();
        let modifier = self.modifiers(battle).iter().map(|it| it.amount).sum();
        (shifted(self.odds(battle).column, shift), modifier)
    }

    /// [NW 9.2.6, 9.2.7] Rolls the combat, and owes what comes of it: the defender's losses, his
    /// retreat, the attacker's losses, the advance.
    fn fight(&mut self, dice: &mut dyn Dice, events: &mut Vec<AnyEvent>) {
        let battle = self.battle().clone();
        let shifts = self.shifts(&battle);
        let mut modifiers = self.modifiers(&battle);
        modifiers.extend(self.support_modifiers(&battle));
        let shift = shifts.iter().map(|it| it.amount).sum();
        let column = shifted(self.odds(&battle).column, shift);
        let die = d10(dice, "nw:9.2.6");
        let modified = die + modifiers.iter().map(|it| it.amount).sum::<i8>();
        let result = self.scenario.charts.combat.result(modified, column);
        let attack = self.total_attack(&battle);
        let defense = self.defense_of(battle.target, &battle.defenders);
        let target = battle.target;
        events.push(
            Event::Fought(Fought {
                target,
                attack,
                defense,
                shifts,
                modifiers,
                column,
                die,
                result,
            })
            .into(),
        );
        self.apply_result(&battle, result);
    }
}
