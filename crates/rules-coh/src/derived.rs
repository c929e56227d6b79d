//! Facts kept beside the situation for speed: who is in which hex, and who carries whom.
//!
//! Optimization: everything here can be made anew from the situation by [`Derived::of`]; the
//! invariants check that it equals that after every action of a test game.

use hexgrid::HexId;

use crate::state::{Core, Firefight, Place, UnitId, UnitState};

const NONE: u16 = u16::MAX;

/// Units by hex, passengers by vehicle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Derived {
    /// The first unit in each hex.
    first: Vec<u16>,
    /// The next unit in the same hex, in the order of the list.
    next: Vec<u16>,
    /// The first unit that each unit carries.
    carries: Vec<u16>,
}

impl Derived {
    /// Makes everything anew from the situation.
    pub(crate) fn of(hexes: usize, core: &Core) -> Self {
        let units = core.units.len();
        let (first, next, carries) = (vec![NONE; hexes], vec![NONE; units], vec![NONE; units]);
        let mut derived = Self { first, next, carries };
        // The last first: so each comes before all that are there.
        for (at, state) in core.units.iter().enumerate().rev() {
            let id = u16::try_from(at).expect("units are counted in two bytes");
            let unit = UnitId(id);
            if let Some(hex) = hex_of(&core.units, state.place) {
                derived.insert(unit, hex);
            }
            if let Place::Carried(by) = state.place {
                derived.carries[by.index()] = id;
            }
        }
        derived
    }

    /// Units in a hex, in the order of the list.
    pub(crate) fn in_hex(&self, hex: HexId) -> impl Iterator<Item = UnitId> + '_ {
        let mut at = self.first[hex.index()];
        core::iter::from_fn(move || {
            let unit = (at != NONE).then_some(UnitId(at))?;
            at = self.next[unit.index()];
            Some(unit)
        })
    }

    /// Whether nobody at all is in a hex.
    #[inline]
    pub(crate) fn is_bare(&self, hex: HexId) -> bool {
        self.first[hex.index()] == NONE
    }

    /// The unit that another carries.
    pub(crate) fn carried_by(&self, unit: UnitId) -> Option<UnitId> {
        let carried = self.carries[unit.index()];
        (carried != NONE).then_some(UnitId(carried))
    }

    fn insert(&mut self, unit: UnitId, hex: HexId) {
        let mut link = &mut self.first[hex.index()];
        if *link != NONE && *link < unit.0 {
            let mut before = *link;
            while self.next[usize::from(before)] < unit.0 {
                before = self.next[usize::from(before)];
            }
            link = &mut self.next[usize::from(before)];
        }
        let after = core::mem::replace(link, unit.0);
        self.next[unit.index()] = after;
    }

    fn remove(&mut self, unit: UnitId, hex: HexId) {
        let after = core::mem::replace(&mut self.next[unit.index()], NONE);
        let mut link = self.first[hex.index()];
        if link == unit.0 {
            self.first[hex.index()] = after;
            return;
        }
        while self.next[usize::from(link)] != unit.0 {
            link = self.next[usize::from(link)];
        }
        self.next[usize::from(link)] = after;
    }

    fn shift(&mut self, unit: UnitId, from: Option<HexId>, to: Option<HexId>) {
        if from != to {
            if let Some(hex) = from {
                self.remove(unit, hex);
            }
            if let Some(hex) = to {
                self.insert(unit, hex);
            }
        }
    }
}

/// The hex of a place, that of the carrier included.
fn hex_of(units: &[UnitState], place: Place) -> Option<HexId> {
    let place = if let Place::Carried(by) = place { units[by.index()].place } else { place };
    if let Place::Map(hex) = place { Some(hex) } else { None }
}

impl Firefight {
    /// Puts a unit elsewhere, and whoever it carries with it. Every change of place is made here.
    pub(crate) fn put(&mut self, unit: UnitId, place: Place) {
        let units = &mut self.core.units;
        let before = core::mem::replace(&mut units[unit.index()].place, place);
        let (from, to) = (hex_of(units, before), hex_of(units, place));
        self.derived.shift(unit, from, to);
        if self.derived.carries[unit.index()] != NONE {
            let ground = |it: Place| if let Place::Map(hex) = it { Some(hex) } else { None };
            for (id, _) in (0..).zip(&*units).filter(|it| it.1.place == Place::Carried(unit)) {
                self.derived.shift(UnitId(id), ground(before), ground(place));
            }
        }
        for by in [before, place] {
            if let Place::Carried(by) = by {
                let first = units.iter().position(|it| it.place == Place::Carried(by));
                let first = first.and_then(|it| u16::try_from(it).ok());
                self.derived.carries[by.index()] = first.unwrap_or(NONE);
            }
        }
    }

    /// Works out anew what is kept beside the situation, for whoever has changed the situation by
    /// hand.
    pub fn refresh(&mut self) {
        self.derived = Derived::of(self.scenario.field.grid.len(), &self.core);
    }
}
