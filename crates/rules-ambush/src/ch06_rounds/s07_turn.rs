//! [AMB 6.7] The turn of a soldier of the squad: how far it has come.

use canon::Digest;
use kernel::Dice;

use super::{Ask, Duty, Event};
use crate::action::{Action, Bomb, Effort, Purpose};
use crate::agenda::{self, Event as Events, Frame};
use crate::ch07_movement::Gait;
use crate::ch09_fire::Shot;
use crate::ch10_explosives::Aim;
use crate::state::{Actor, ArBox, GearId, Health, ManId, Mode, Place, Sortie, Spot, VehicleId};
use crate::terms::{Side, Stance};

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
    /// [AMB 6.7a] How often he has given up what he had begun.
    pub gave_up: u8,
    /// His health when it began: whoever is hurt on the way has lost the rest.
    pub health: Health,
}

/// So often in a turn is given up what was begun: nobody plans for ever.
pub(super) const GIVE_UPS_MAX: u8 = 5;

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
    /// He gives up what he has begun.
    GiveUp,
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
        Self { man, free, stage: Stage::Fresh, effort: None, gave_up: 0, health }
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

    /// The same turn as it was before he said what he was about to do.
    pub(super) fn given_up(self) -> Self {
        Self { effort: None, gave_up: self.gave_up + 1, ..self }
    }

    /// Whether he has nothing left to act with: no point to spend, no shot.
    fn has_acted(self, game: &Sortie) -> bool {
        match self.stage {
            Stage::Fresh | Stage::Shot(_) => false,
            Stage::Done => true,
            Stage::Moving { .. } => {
                self.spent() >= self.allowance(game) && !self.has_half_left(game)
            }
        }
    }

    /// [AMB 6.7b, 17.5e, MCh] Whether he may still change his stance for nothing; aboard there is
    /// none to change.
    fn may_change_freely(self, game: &Sortie) -> bool {
        let aboard = matches!(game.man(self.man).place, Place::Aboard(..) | Place::Afloat(_));
        self.free && !aboard
    }
}

impl Sortie {
    /// [AMB 6.7a, 6.1k] A soldier's turn goes on, unless he has been hit or panicked meanwhile, has
    /// left the map, or has nothing left to do. A free change of stance alone is not asked for by
    /// itself, if it can be asked with what follows.
    pub(super) fn turn_goes_on(
        &mut self,
        turn: Turn,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        self.look_after_prisoners(dice, events);
        if !self.can_go_on(turn) {
            return;
        }
        if !turn.has_acted(self) {
            self.core.owe(Ask::Turn(turn));
        } else if turn.may_change_freely(self) {
            self.owe_after_acting(turn);
        }
    }

    /// [AMB 6.1k] Whether somebody is as able as when his turn began.
    fn can_go_on(&self, turn: Turn) -> bool {
        let man = self.man(turn.man);
        let able = man.is_active() && man.ar != ArBox::Panic && man.health == turn.health;
        self.core.mode == Mode::Rounds && able
    }

    /// [AMB 6.7b] Owes the free change of stance that somebody has left, for when his marker has
    /// moved down and it is known who is next.
    fn owe_after_acting(&mut self, turn: Turn) {
        let agenda = &mut self.core.agenda;
        let acted = agenda.iter().rposition(|it| is_acted(it, turn.man));
        match acted {
            Some(at) => agenda.insert(at, Frame::from(Duty::Linger(turn))),
            None => self.core.owe(Ask::Turn(turn)),
        }
    }

    /// [AMB 6.7b] Asks for what somebody has left of his turn, together with who is next.
    pub(super) fn linger(&mut self, turn: Turn, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        if !self.can_go_on(turn) || self.core.agenda.last() != Some(&Frame::from(Duty::Boxes)) {
            return;
        }
        self.core.agenda.pop();
        self.next_box(Some(turn), dice, events);
    }

    /// [AMB 6.7a] The one whose turn it is passes, and so does everybody after him.
    pub(super) fn let_round_go(&mut self, man: Option<ManId>, events: &mut Vec<Events>) {
        let boxes = Frame::from(Duty::Boxes);
        let at = self.core.agenda.iter().rposition(|it| *it == boxes);
        let at = at.expect("whoever takes a turn is in a box");
        self.core.agenda[at] = Frame::from(Duty::LetGo);
        if let Some(man) = man {
            events.push(Event::Passed { actor: Actor::Man(man) }.into());
        }
    }

    /// [AMB 6.7a, 6.1l] The next of the squad passes. Whatever happens beside passes, and Germans
    /// who are next, put an end to it: the player is asked again.
    pub(super) fn pass_next(&mut self, events: &mut Vec<Events>) {
        let is_pass = |it: &Events| matches!(it, Events::Rounds(Event::Passed { .. }));
        let next = self.current_box().filter(|_| events.iter().all(is_pass));
        let Some((turns, Side::Us)) = next else {
            self.core.owe(Duty::Boxes);
            return;
        };
        let actor = self.actors_in(turns, Side::Us).next().expect("somebody is in the box");
        self.core.round.acting = Some((turns, Side::Us));
        self.core.round.asked = true;
        self.core.owe(Duty::LetGo);
        self.core.owe(Duty::Acted(actor, turns));
        match actor {
            Actor::Man(man) => self.canoe_turn_begins(man),
            // [AMB 17.9b] A stalled tank runs again after the turn that it has lost.
            Actor::Tank(tank) => self.vehicle_mut(tank).stalled = false,
        }
        events.push(Event::Passed { actor }.into());
    }

    /// Owes the rest of a turn; what the deed itself owes goes on top of it.
    pub(super) fn owe_turn(&mut self, turn: Turn) {
        self.core.owe(Duty::Turn(turn));
    }
}

/// Whether this is the end of somebody's turn.
fn is_acted(frame: &Frame, man: ManId) -> bool {
    matches!(frame, Frame::Do(agenda::Duty::Rounds(Duty::Acted(Actor::Man(it), _))) if *it == man)
}
