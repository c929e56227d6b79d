//! [AMB 2.1h–2.1j, 6.8a–6.8b, 6.8i–6.8m, 6.8p, 17.8] The number, the column and the paragraph.

use kernel::Dice;

use super::{Deed, Duty, Event, Turn};
use crate::agenda::{self, Event as Events, Frame};
use crate::dice::d10;
use crate::mission::Column;
use crate::script::instr::P;
use crate::state::{Actor, Captivity, Health, ManId, Mode, Place, Sortie};
use crate::terms::Side;

impl Sortie {
    /// [AMB 6.8a, 6.8b] A German acts, or a German tank: by the number of the box, which was
    /// rolled once for all Germans in it (ruling K96). Rolling it and moving his marker: see
    /// `ch06_rounds`.
    pub(super) fn act(&mut self, actor: Actor, events: &mut Vec<Events>) {
        match actor {
            Actor::Man(man) => {
                self.man_mut(man).vanishing = false;
                let turn = Turn::begin(man, self.man(man).health);
                self.act_anew(turn, events);
            }
            Actor::Tank(vehicle) => self.act_crew(vehicle, events),
        }
    }

    /// [AMB 6.8b, 6.8k] Finds the paragraph and owes its first order, or the rest of a turn by it.
    pub(super) fn act_anew(&mut self, turn: Turn, events: &mut Vec<Events>) {
        let man = turn.man;
        let Some(paragraph) = self.action_paragraph(man) else { return };
        events.push(Event::Acts { actor: Actor::Man(man), paragraph }.into());
        if let Some(option) = self.fitting_option(paragraph, man) {
            self.core.owe(Duty::Obey(Turn { paragraph, option, next: 0, ..turn }));
        }
    }

    /// [AMB 2.1h, 6.8b] The paragraph of his card where column and action number cross.
    pub(super) fn action_paragraph(&self, man: ManId) -> Option<P> {
        let number = self.core.round.action_number?;
        let row = self.card(man).table.get(&self.card_column(man)?)?;
        Some(row[usize::from(number)])
    }

    /// [AMB 2.1i, 6.8l, 6.8m, 11.2g, 17.8c] The column he acts by: the first of those in force
    /// that his card has (ruling K97).
    ///
    /// An escaped prisoner thinks of himself alone. Column S goes before driving and before special
    /// reactions, but for a man whose card says otherwise [AMB 2.1j].
    pub(crate) fn card_column(&self, man: ManId) -> Option<Column> {
        let him = self.man(man);
        let reaction = him.reaction.map(Column::Reaction);
        let fearless = reaction.filter(|_| self.card(man).fearless);
        let near = self.is_near_us(man).then_some(Column::SelfPreservation);
        let driving = him.driving.then_some(Column::Drive);
        let condition = Some(Column::Condition(self.core.condition));
        if him.captivity == Captivity::Escaped {
            return Some(Column::SelfPreservation).filter(|it| self.has_column(man, *it));
        }
        let mut columns = [fearless, near, driving, reaction, condition].into_iter().flatten();
        columns.find(|it| self.has_column(man, *it))
    }

    /// [AMB 6.8l] Whether an active soldier of the squad is in his hex or in the next,
    /// whatever lies between (ruling K47).
    pub(crate) fn is_near_us(&self, man: ManId) -> bool {
        let Some(hex) = self.hex_of(man) else { return false };
        let grid = &self.mission.ground.map.grid;
        self.active(Side::Us)
            .filter(|it| !self.is_in_the_air(*it))
            .any(|us| self.hex_of(us).is_some_and(|theirs| grid.distance(hex, theirs) <= 1))
    }

    /// [AMB 6.8l] Whether somebody hangs on his parachute: over a hex, not in it.
    pub(super) fn is_in_the_air(&self, man: ManId) -> bool {
        match self.man(man).place {
            Place::Drifting(_) => true,
            Place::Nowhere
            | Place::Waiting
            | Place::At(_)
            | Place::Aboard(..)
            | Place::Afloat(_)
            | Place::Exited(_)
            | Place::Gone => false,
        }
    }

    /// [AMB 6.8i, 6.8k, 6.8p] A special reaction comes into force for this German alone.
    ///
    /// While Germans act a new number is rolled, which stands for all who act after him in the box
    /// (ruling K69); what is left of his own turn goes by the new column. A reaction that is in
    /// force already does not start again.
    pub(crate) fn begin_reaction(
        &mut self,
        german: ManId,
        letter: char,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let him = self.man_mut(german);
        if him.reaction == Some(letter) {
            return;
        }
        him.reaction = Some(letter);
        events.push(Event::Reacts { german, letter }.into());
        if self.core.mode == Mode::Rounds && self.is_german_acting() {
            let number = d10(dice, "amb:6.8k");
            self.core.round.action_number = Some(number);
            events.push(Event::NewNumber { german, number }.into());
            self.turn_to_reaction(german);
        }
    }

    /// Whether a German's turn is under way.
    fn is_german_acting(&self) -> bool {
        self.core.agenda.iter().any(|it| matches!(it, Frame::Do(agenda::Duty::Conduct(_))))
    }

    /// [AMB 6.8k] What he has left of his turn, if it is his, goes by his new column: once a turn.
    fn turn_to_reaction(&mut self, german: ManId) {
        for frame in &mut self.core.agenda {
            let Frame::Do(agenda::Duty::Conduct(duty)) = frame else { continue };
            let Some(turn) = duty.turn_of(german).filter(|it| !it.reacted) else { continue };
            *duty = Duty::Anew(Turn { reacted: true, ..turn });
        }
    }

    /// [AMB 6.8j] His special reaction ends; nobody else's.
    pub(crate) fn end_reaction(&mut self, german: ManId, events: &mut Vec<Events>) {
        if self.man_mut(german).reaction.take().is_some() {
            events.push(Event::Calms { german }.into());
        }
    }
}

impl Turn {
    /// [AMB 6.8e] A turn at its beginning; a wounded man has no free change of stance.
    pub(super) fn begin(man: ManId, health: Health) -> Self {
        Self {
            man,
            paragraph: 0,
            option: 0,
            next: 0,
            free: health == Health::Fit,
            spent: 0,
            deed: Deed::Nothing,
            health,
            reacted: false,
            poised: false,
        }
    }
}
