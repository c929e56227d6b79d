//! [AMB 5.1] Paragraph checks.

use canon::Digest;
use hexgrid::HexId;
use kernel::Dice;

use super::Duty;
use crate::agenda::Event as Events;
use crate::mission::{Black, Entry};
use crate::paragraphs::Scope;
use crate::script::instr::P;
use crate::state::{Captivity, ManId, ManSet, Mode, Place, Reckoned, Sortie};
use crate::terms::Side;

/// Why a hex is looked up on the mission card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Cause {
    /// [AMB 5.1a] Somebody has come in.
    Entry,
    /// [AMB 5.5c] The condition has changed.
    Change,
    /// [AMB MPc] A parachute drifts over it.
    Drift,
}

impl Sortie {
    /// What follows whenever soldiers have come into a hex, on foot or otherwise, in Operations
    /// and in Rounds: exploration, surrendered Germans taken, mines that are known, check of the
    /// hex. Prisoners left alone: see chapter 11.
    pub(crate) fn arrive(
        &mut self,
        group: ManSet,
        hex: HexId,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        self.owe_check(hex, group, Cause::Entry);
        self.explore(hex, events);
        self.take_surrendered(hex, events);
        let on_foot = |man: &ManId| matches!(self.man(*man).place, Place::At(_));
        let treading: ManSet = group.iter().filter(on_foot).collect();
        if !treading.is_empty() {
            self.tread(treading, hex, dice, events);
        }
    }

    /// [AMB M2f, M3h] Points for a hex that is worth exploring, once.
    fn explore(&mut self, hex: HexId, events: &mut Vec<Events>) {
        let Some(n) = self.worth_exploring(hex) else { return };
        if self.core.explored.insert(hex) {
            self.score(n.into(), Reckoned::Explored(hex), events);
        }
    }

    /// [AMB 6.8o] Whoever has surrendered in this hex is taken by the first who comes in.
    fn take_surrendered(&mut self, hex: HexId, events: &mut Vec<Events>) {
        let guarded = self.active_in(hex, Side::Us).next().is_some();
        let waiting: Vec<ManId> = self
            .men()
            .filter(|it| self.man(*it).captivity == Captivity::Surrendered)
            .filter(|it| self.hex_of(*it) == Some(hex))
            .collect();
        if guarded {
            for man in waiting {
                self.capture(man, None, events);
            }
        }
    }

    /// [AMB 5.1a] Owes the paragraph check of a hex that these have just entered.
    pub(crate) fn owe_check(&mut self, hex: HexId, group: ManSet, cause: Cause) {
        self.core.owe(Duty::Check { hex, group, cause });
    }

    /// [AMB 5.1a, 5.1b, 5.1c, 5.1d, 5.1e, 5.1j, 2.2d, 2.2e, 2.2f] Looks the black entry of a hex
    /// up; the red ones are the
    /// Germans' alone.
    pub(super) fn check(
        &mut self,
        hex: HexId,
        group: ManSet,
        cause: Cause,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        if !self.is_check_due(hex, cause) {
            return;
        }
        match self.black(hex) {
            None | Some(Black::Land | Black::Barred) => {}
            Some(Black::Event) => self.obey_event_entry(hex, group, cause, dice, events),
            Some(Black::Read(entry)) => {
                if let Some(paragraph) = self.leads_to(entry) {
                    self.owe_paragraph(paragraph, Scope { hex: Some(hex), group, german: None });
                }
            }
        }
    }

    /// [AMB 2.4o, M3f] Whether the hex is looked up at all.
    fn is_check_due(&self, hex: HexId, cause: Cause) -> bool {
        let marked = self.marks(hex).is_some_and(|it| it.event);
        let spared = self.mission.rules.no_checks_in_rounds && self.core.mode == Mode::Rounds;
        // M3f: no entry is checked in Rounds; the checks after a change are made all the same.
        !marked && (!spared || cause != Cause::Entry)
    }

    /// [AMB 2.2f, 5.1j, 5.5e] What an Event entry does.
    fn obey_event_entry(
        &mut self,
        hex: HexId,
        group: ManSet,
        cause: Cause,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        if self.core.mode == Mode::Rounds {
            return;
        }
        match cause {
            Cause::Change => self.lay_event_marker(hex, events),
            Cause::Entry | Cause::Drift => self.event_check(Some((hex, group)), dice, events),
        }
    }

    /// [AMB 2.2a, 5.5a] The black entry of a hex under the present condition: the first whose
    /// sighting has not happened.
    pub(crate) fn black(&self, hex: HexId) -> Option<Black> {
        let entries = &self.mission.conditions[usize::from(self.core.condition) - 1].black[hex];
        entries.iter().copied().find(|it| match it {
            Black::Read(entry) => self.leads_to(*entry).is_some(),
            Black::Event | Black::Land | Black::Barred => true,
        })
    }

    /// [AMB 2.2e, 5.1d, 5.6c, 2.5j] Where a reference leads; a sighting that has happened voids it.
    pub(crate) fn leads_to(&self, entry: Entry) -> Option<P> {
        match entry {
            Entry::None => None,
            Entry::Paragraph(paragraph) => Some(paragraph),
            Entry::Sighting(sighting, paragraph) => {
                (!self.is_sighted(sighting)).then_some(paragraph)
            }
        }
    }

    /// [AMB MXa, M8g] Whether the squad may not enter a hex.
    ///
    // Interpretation: the entry only reminds of what is forbidden throughout the mission (ruling
    // K120), so a card that says something else there does not allow it.
    pub(crate) fn is_barred(&self, hex: HexId) -> bool {
        self.mission.conditions.iter().any(|card| card.black[hex].contains(&Black::Barred))
    }
}
