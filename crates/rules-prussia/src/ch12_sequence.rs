//! Chapter 12: the sequence of play.

use kernel::Dice;

use crate::agenda::Frame;
use crate::decision::{Decision, Question};
use crate::event::Event;
use crate::scenario::Kind;
use crate::state::{Army, Battle, Flags, Phase};

impl Battle {
    /// What the phase asks by itself; `None` once there is nothing left to ask in it.
    pub(crate) fn phase_question(&self) -> Option<Question> {
        let active = self.core.active;
        let ask = |army, decision| Some(Question { army, decision });
        match self.core.phase {
            Phase::Activation => {
                if self.may_french_activate() {
                    return ask(active, Decision::Advance);
                }
                self.may_attempt(active).is_ok().then_some(())?;
                ask(active, Decision::Activate)
            }
            Phase::Deployment => {
                let wing = self.scenario.wing_ids().any(|it| self.may_deploy(it).is_ok());
                let stray = || self.guns_of(active).any(|it| self.may_deploy_stray(it).is_ok());
                (wing || stray()).then_some(())?;
                ask(active, Decision::Deploy)
            }
            Phase::Command => ask(active, Decision::Help { leader: self.next_helper()? }),
            Phase::Rout => {
                let mut runners = self.on_map(active).filter(|&it| self.may_run(it).is_ok());
                runners.next()?;
                ask(active, Decision::Rout)
            }
            Phase::Movement => {
                self.anybody_acts().then_some(())?;
                ask(active, Decision::Order)
            }
            Phase::Bombardment | Phase::Defense => {
                // [PG 13.1c] An army asleep has none of these phases.
                self.anybody_acts().then_some(())?;
                let army = self.firing_army();
                self.has_aims().then_some(())?;
                ask(army, Decision::Bombard)
            }
            Phase::Rally => {
                self.on_map(active).find(|&it| self.may_rally(it).is_ok())?;
                ask(active, Decision::Rally)
            }
            Phase::Combat => {
                self.has_targets().then_some(())?;
                ask(active, Decision::Fight)
            }
            Phase::SetUp | Phase::Adjustment => None,
        }
    }

    /// Ends the phase and begins the next.
    pub(crate) fn go_on_in_sequence(&mut self, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        match self.core.phase {
            Phase::SetUp => self.begin_turn(1, events),
            Phase::Activation => {
                self.roll_for_lacy(dice, events);
                self.begin_phase(Phase::Deployment, dice, events);
            }
            Phase::Deployment => self.begin_phase(Phase::Command, dice, events),
            Phase::Command => self.begin_phase(Phase::Rout, dice, events),
            Phase::Rout => self.begin_phase(Phase::Movement, dice, events),
            Phase::Movement => {
                self.suffer_passivity(dice, events);
                self.begin_phase(Phase::Bombardment, dice, events);
            }
            Phase::Bombardment => {
                self.end_bombardment();
                self.begin_phase(Phase::Rally, dice, events);
            }
            Phase::Rally => self.begin_phase(Phase::Defense, dice, events),
            Phase::Defense => {
                self.end_bombardment();
                self.begin_phase(Phase::Combat, dice, events);
            }
            Phase::Combat => self.end_player_turn(dice, events),
            Phase::Adjustment => self.end_turn(events),
        }
    }

    /// [PG 12b] A phase of the player turn begins.
    fn begin_phase(&mut self, phase: Phase, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        self.core.phase = phase;
        self.core.plans_changed = 0;
        let army = self.core.active;
        if self.anybody_acts() {
            events.push(Event::Phase { phase, army });
        }
        match phase {
            Phase::Command => self.roll_for_command(dice, events),
            Phase::Rout => {
                self.mark_out_of_command();
                self.push(Frame::Trace);
            }
            Phase::Movement => {
                self.note_beginning();
                self.begin_movement(events);
            }
            Phase::SetUp
            | Phase::Activation
            | Phase::Deployment
            | Phase::Bombardment
            | Phase::Rally
            | Phase::Defense
            | Phase::Combat
            | Phase::Adjustment => {}
        }
    }

    /// [PG 16.3a, 16.0b] Forgets who fired at what, and which guns had moved.
    fn end_bombardment(&mut self) {
        self.core.bombarded.clear();
        for unit in self.scenario.unit_ids() {
            self.unit_mut(unit).flags.clear(Flags::FIRED);
            if self.core.phase == Phase::Bombardment {
                self.unit_mut(unit).flags.clear(Flags::GUNS_MOVED);
            }
        }
    }

    /// [PG 12a] A turn begins with the Prussians.
    pub(crate) fn begin_turn(&mut self, turn: u8, events: &mut Vec<Event>) {
        self.core.turn = turn;
        self.core.active = Army::Prussia;
        events.push(Event::Turn { turn });
        for army in Army::BOTH {
            self.army_mut(army).strained = false;
        }
        self.begin_player_turn(events);
    }

    /// [PG 20a, 12a] The player turn ends: markers go, then the other army's turn or the adjustment.
    fn end_player_turn(&mut self, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        self.core.markers.clear();
        self.forget_momentum();
        match self.core.active {
            Army::Prussia => {
                self.core.active = Army::Coalition;
                self.begin_player_turn(events);
            }
            Army::Coalition => {
                self.core.phase = Phase::Adjustment;
                events.push(Event::Phase { phase: Phase::Adjustment, army: Army::Coalition });
                self.adjust(dice, events);
            }
        }
    }

    /// [PG 12d] The turn ends, and the game after its last one.
    fn end_turn(&mut self, events: &mut Vec<Event>) {
        if self.core.turn >= self.scenario.turns {
            self.finish(events);
            return;
        }
        self.begin_turn(self.core.turn + 1, events);
    }

    /// The game before its first answer.
    pub fn new(
        scenario: std::sync::Arc<crate::scenario::Scenario>,
        options: crate::options::Options,
    ) -> Self {
        let mut battle = Self::at_start(scenario, options);
        let mut waiting = battle.clone();
        let mut nobody = kernel::dice::Script::new(&[]);
        battle.settle(&mut nobody, &mut Vec::new());
        // Nobody has rolled yet: with nothing to set up, the first step is waited for.
        if nobody.fault().is_some() || battle.core.ended.is_some() {
            waiting.push(Frame::Begin);
            return waiting;
        }
        battle
    }

    /// [PG 13.0a] Whether armies have to be woken in this scenario.
    pub(crate) fn is_main(&self) -> bool {
        self.scenario.kind == Kind::Main
    }
}
