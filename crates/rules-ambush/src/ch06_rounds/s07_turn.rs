//! [AMB 6.7] The turn of a soldier of the squad: how far it has come.

use canon::Digest;
use kernel::Dice;

use super::{Ask, Duty};
use crate::action::{Action, Bomb, Effort, Purpose};
use crate::agenda::Event as Events;
use crate::ch07_movement::Gait;
use crate::ch09_fire::Shot;
use crate::ch10_explosives::Aim;
use crate::state::{ArBox, GearId, Health, ManId, Mode, Sortie, Spot, VehicleId};
use crate::terms::Stance;

/// [AMB 6.7] What is left of a soldier's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub struct Turn {
    /// Who.
    pub man: ManId,
    /// [AMB 6.7b] Whether he may still change his stance for nothing.
    pub free: bool,
    /// What he has done.
    pub stage: Stage,
    /// What he is about to throw, or that he fires at a wall.
    pub effort: Option<Effort>,
    /// His health when it began: whoever is hurt on the way has lost the rest.
    pub health: Health,
}

/// What has been done in a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Stage {
    /// Nothing, but perhaps the free change of stance.
    Fresh,
    /// [AMB 6.7q, 6.7s, 6.7t] Movement.
    Moving {
        /// Movement points spent.
        spent: u8,
        /// [AMB 6.7s] He has fired before: half his allowance is all he has.
        fired: bool,
        /// [AMB 7.3f] An enemy has stopped him.
        halted: bool,
    },
    /// [AMB 6.7f] One snap shot with this weapon.
    Shot(GearId),
    /// His action; the free change of stance is what he may have left.
    Done,
}

/// What a check found: all that the deed needs.
pub(crate) enum Step {
    /// [AMB 6.7a] He lets his turn go.
    Pass,
    /// He does no more.
    Done,
    /// He says what he is about to throw, or that he fires at a wall.
    Effort(Effort),
    /// [AMB 6.7b, 6.7c] He changes his stance.
    Change { stance: Stance, cost: u8 },
    /// [AMB 6.7q] He goes there.
    Go { to: Spot, gait: Gait, cost: u8 },
    /// [AMB 7.1f] He leaves the map.
    Leave { cost: u8 },
    /// [AMB 6.7e–6.7h, 6.7s] He fires.
    Shoot { shot: Shot, gear: GearId },
    /// [AMB 6.7g, 9.7i] He fires together with this one.
    Joint { with: ManId, loader: ManId, shot: Shot },
    /// [AMB 6.7k, 6.7l] He throws.
    Throw(Bomb, Aim),
    /// [AMB 6.7i, 6.7t] He assaults.
    Assault { target: ManId, purpose: Purpose, charge: bool },
    /// [AMB 6.7j, 6.7m, 6.7n, 6.7p] He works.
    Work(Action),
    /// [AMB 6.7w] He handles things.
    Handle,
    /// [AMB 6.7u] He drags somebody there.
    Drag(ManId, hexgrid::HexId),
    /// [AMB 6.7x] He puts somebody onto a seat of a car.
    Load(ManId, VehicleId, u8),
    /// [AMB 6.7x] He takes somebody out of a car.
    Unload(ManId),
    /// [AMB 6.7y] He gives his turn away.
    GiveTurn(ManId),
    /// [AMB 6.7y] He alerts somebody.
    Alert(ManId),
    /// [AMB 17.5b, MCc] He gets in or out, or paddles, for so many points.
    Ride(Action, u8),
    /// [AMB MCk] He puts somebody into a canoe, or takes him out.
    Lift(Action),
    /// [AMB 17.4a] He drives.
    Drive(VehicleId),
}

impl Turn {
    /// [AMB 6.7a, 6.7b] A turn begins.
    pub(super) fn begin(game: &Sortie, man: ManId) -> Self {
        let health = game.man(man).health;
        let free = health == Health::Fit;
        Self { man, free, stage: Stage::Fresh, effort: None, health }
    }

    pub(super) fn name(self) -> &'static str {
        match (self.effort, self.stage) {
            (Some(Effort::Grenade | Effort::Charge), _) => "throw-where",
            (Some(Effort::Wall), _) => "fire-wall",
            (None, Stage::Fresh) => "turn",
            (None, Stage::Moving { .. }) => "move-on",
            (None, Stage::Shot(_)) => "second-shot",
            (None, Stage::Done) => "stance-after",
        }
    }

    /// [AMB 7.3g, 7.3i] The movement points he has in all, none of them from another turn: after a
    /// shot half his allowance, rounded down; none once his action is done.
    pub(crate) fn allowance(self, game: &Sortie) -> u8 {
        let mpa = game.allowance_of(self.man);
        match self.stage {
            Stage::Fresh | Stage::Moving { fired: false, .. } => mpa,
            Stage::Shot(_) | Stage::Moving { fired: true, .. } => mpa / 2,
            Stage::Done => 0,
        }
    }

    /// Movement points spent so far.
    pub(crate) fn spent(self) -> u8 {
        match self.stage {
            Stage::Moving { spent, .. } => spent,
            Stage::Fresh | Stage::Shot(_) | Stage::Done => 0,
        }
    }

    /// [AMB 6.7s, 6.7t, 7.3j] Whether he may still fire once or charge: he has not fired, and has
    /// spent no more than half his allowance.
    pub(super) fn has_half_left(self, game: &Sortie) -> bool {
        match self.stage {
            Stage::Moving { spent, fired: false, .. } => spent <= game.allowance_of(self.man) / 2,
            Stage::Fresh | Stage::Moving { fired: true, .. } | Stage::Shot(_) | Stage::Done => {
                false
            }
        }
    }

    /// The same turn with so many points more spent.
    pub(super) fn paid(self, cost: u8, halts: bool) -> Self {
        let stage = match self.stage {
            Stage::Fresh | Stage::Done => {
                Stage::Moving { spent: cost, fired: false, halted: halts }
            }
            Stage::Shot(_) => Stage::Moving { spent: cost, fired: true, halted: halts },
            Stage::Moving { spent, fired, halted } => {
                Stage::Moving { spent: spent + cost, fired, halted: halted || halts }
            }
        };
        Self { stage, ..self }
    }

    /// The same turn with its action done.
    pub(super) fn done(self) -> Self {
        Self { stage: Stage::Done, effort: None, ..self }
    }

    /// Whether nothing more can come of it: no free change, no point to spend, no shot.
    fn is_spent(self, game: &Sortie) -> bool {
        let points = self.spent() < self.allowance(game);
        // [AMB MCh] In a canoe there is no stance to change.
        let free = self.free && game.canoe_of(self.man).is_err();
        match self.stage {
            Stage::Fresh | Stage::Shot(_) => false,
            Stage::Done => !free,
            Stage::Moving { .. } => !free && !points && !self.has_half_left(game),
        }
    }
}

impl Sortie {
    /// [AMB 6.7a, 6.1k] A soldier's turn goes on, unless he has been hit or panicked meanwhile, has
    /// left the map, or has nothing left to do.
    pub(super) fn turn_goes_on(
        &mut self,
        turn: Turn,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        self.look_after_prisoners(dice, events);
        let man = self.man(turn.man);
        let able = man.is_active() && man.ar != ArBox::Panic && man.health == turn.health;
        if self.core.mode == Mode::Rounds && able && !turn.is_spent(self) {
            self.core.owe(Ask::Turn(turn));
        }
    }

    /// Owes the rest of a turn; what the deed itself owes goes on top of it.
    pub(super) fn owe_turn(&mut self, turn: Turn) {
        self.core.owe(Duty::Turn(turn));
    }
}
