//! [AMB 12] Minefields and booby traps: they exist where a paragraph has revealed them.
//!
//! Vehicles on mines: see `ch17_vehicles`.

use hexgrid::HexId;
use kernel::Dice;

use crate::agenda::{Event as Events, asks_nothing, owes_nothing};
use crate::ch10_explosives::Blast;
use crate::script::instr::TrapWord;
use crate::state::{ManId, ManSet, Place, Sortie, Spot};
use crate::terms::Side;

asks_nothing! {
    /// Nobody is asked anything here.
}

owes_nothing! {
    /// Nothing here waits.
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// [AMB 12.1a] A booby trap was found in time.
    TrapFound {
        /// By whom.
        man: ManId,
        /// Where.
        hex: HexId,
    },
    /// [AMB 12.1b] A booby trap went off.
    TrapExploded {
        /// Where.
        hex: HexId,
    },
    /// [AMB 12.2b] A minefield is known.
    Mined {
        /// Where.
        hex: HexId,
    },
    /// [AMB 12.2a] Somebody trod on a mine.
    MineExploded {
        /// Who.
        man: ManId,
        /// Where.
        hex: HexId,
    },
}

impl Sortie {
    /// [AMB 12.1d, 12.2b] Mines come to light; those of the squad who have just come, or are
    /// there, check at once. A trap that was found or has gone off is gone.
    pub(crate) fn reveal_mines(
        &mut self,
        kind: TrapWord,
        hex: HexId,
        group: ManSet,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let marks = self.marks_mut(hex);
        match kind {
            // Whoever drove past it has checked on entering.
            TrapWord::Booby if marks.booby => return,
            TrapWord::Booby => marks.booby = !marks.sprung,
            TrapWord::Mines if marks.mines => return,
            TrapWord::Mines => {
                marks.mines = true;
                events.push(Event::Mined { hex }.into());
            }
        }
        let entered: ManSet = group.iter().filter(|man| self.treads_on(*man, hex)).collect();
        let there: ManSet = self.men().filter(|man| self.treads_on(*man, hex)).collect();
        let treading = if entered.is_empty() { there } else { entered };
        self.reveal_under_wheels(hex, group, dice, events);
        self.tread(treading, hex, dice, events);
    }

    /// [AMB 17.10] Vehicles that have just brought somebody of this group here are on them too.
    fn reveal_under_wheels(
        &mut self,
        hex: HexId,
        group: ManSet,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        for vehicle in self.vehicles_in(hex).collect::<Vec<_>>() {
            let brought = self.aboard(vehicle).into_iter().any(|man| group.contains(man));
            let tank = group.is_empty() && self.vehicle(vehicle).kind.is_tank();
            if brought || tank {
                self.drive_over_mines(vehicle, hex, dice, events);
            }
        }
    }

    /// Whether somebody of the squad is on foot on the ground of a hex.
    fn treads_on(&self, man: ManId, hex: HexId) -> bool {
        let on_ground = self.man(man).place == Place::At(hex.into());
        man.side() == Side::Us && self.man(man).is_active() && on_ground
    }

    /// [AMB 12.1, 12.2] What mines that are known do to those who have come into a hex on foot.
    pub(crate) fn tread(
        &mut self,
        group: ManSet,
        hex: HexId,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let Some(marks) = self.marks(hex) else { return };
        let (booby, mines) = (marks.booby, marks.mines);
        if booby {
            self.tread_on_trap(group, hex, dice, events);
        }
        if mines {
            self.tread_on_mines(group, hex, dice, events);
        }
    }

    /// [AMB 12.1a, 12.1b, 12.1c, 12.1d] The one with the highest Perception of those who enter
    /// checks: the trap
    /// is found, or it goes off under everybody in the hex as a grenade inside.
    fn tread_on_trap(
        &mut self,
        group: ManSet,
        hex: HexId,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let walkers = group.iter().filter(|man| self.treads_on(*man, hex));
        let Some(man) = self.best_perceiver(walkers) else { return };
        let found = self.perceives(man, 0, "amb:12.1a", dice, events);
        let marks = self.marks_mut(hex);
        marks.booby = false;
        marks.sprung = true;
        if found {
            events.push(Event::TrapFound { man, hex }.into());
            return;
        }
        events.push(Event::TrapExploded { hex }.into());
        self.blast(Spot::from(hex), Blast::GrenadeInside, None, dice, events);
    }

    /// [AMB 12.2a, 12.2b, 12.2c] Everybody who enters checks by himself; who fails is hit alone.
    /// The mines
    /// stay.
    fn tread_on_mines(
        &mut self,
        group: ManSet,
        hex: HexId,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        for man in group.iter() {
            if !self.treads_on(man, hex) || self.perceives(man, 0, "amb:12.2a", dice, events) {
                continue;
            }
            events.push(Event::MineExploded { man, hex }.into());
            self.blast_one(man, Blast::GrenadeInside, None, dice, events);
        }
    }
}
