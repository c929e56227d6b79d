//! Chapter 26: Torgau.

use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use crate::agenda::Frame;
use crate::ch06_command::d6;
use crate::decision::Piece;
use crate::event::Event;
use crate::scenario::{Kind, Which};
use crate::state::{Army, Battle, Place, UnitId, WingId};

/// [PG 26.3.3a] What Lacy has to roll at most, turn by turn; after that he comes by himself.
const LACY: [u8; 4] = [1, 2, 4, 5];
/// [PG 26.3.1a] The price of a Normal attempt before and after Lacy has come.
const COST: [u8; 2] = [4, 3];

impl Battle {
    fn is_torgau(&self) -> bool {
        self.scenario.which == Which::Torgau
    }

    /// [PG 26.3.1a] What a Normal attempt costs the Austrians.
    pub(crate) fn torgau_cost(&self) -> u8 {
        COST[usize::from(self.core.lacy)]
    }

    /// Whether a piece comes with Lacy.
    fn is_of_lacy(&self, piece: Piece) -> bool {
        let wing = match piece {
            Piece::Unit(unit) => {
                if self.kind(unit).id == "art-6" && self.army(unit) == Army::Coalition {
                    return true;
                }
                self.kind(unit).wing
            }
            Piece::Leader(leader) => self.who(leader).wing,
        };
        wing.is_some_and(|it| self.scenario.wing(it).id == "lacy")
    }

    fn pieces(&self) -> impl Iterator<Item = Piece> + use<> {
        let units = self.scenario.unit_ids().map(Piece::Unit);
        self.scenario.leader_ids().map(Piece::Leader).chain(units)
    }

    pub(crate) fn place_of(&self, piece: Piece) -> Place {
        match piece {
            Piece::Unit(unit) => self.unit(unit).place,
            Piece::Leader(leader) => self.leader(leader).place,
        }
    }

    /// [PG 26.3.3a] [K-47] Rolls for Lacy at the start of each Austrian command phase, the army active or
    /// not.
    pub(crate) fn roll_for_lacy(&mut self, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        let due = self.is_torgau()
            && self.scenario.kind == Kind::Main
            && self.core.active == Army::Coalition
            && !self.core.lacy;
        if !due {
            return;
        }
        let needs = LACY.get(usize::from(self.core.turn).saturating_sub(1));
        let die = needs.map(|_| d6(dice, "pg:26.3.3a"));
        let comes = match (needs, die) {
            (Some(&needs), Some(die)) => die <= needs,
            _ => true,
        };
        events.push(Event::LacyRolled { die, comes });
        if comes {
            self.core.lacy = true;
            let units: Vec<UnitId> = self.scenario.unit_ids().collect();
            for unit in units {
                if self.is_of_lacy(Piece::Unit(unit)) {
                    self.unit_mut(unit).flags.set(crate::state::Flags::HELPED);
                }
            }
            self.push(Frame::Arrive);
        }
    }

    /// [PG 26.3.3a] Whether Lacy comes in this scenario when a die says so.
    pub(crate) fn awaits_lacy(&self) -> bool {
        self.is_torgau() && self.scenario.kind == Kind::Main
    }

    /// The pieces that come with Lacy.
    pub(crate) fn pieces_of_lacy(&self) -> impl Iterator<Item = Piece> + '_ {
        self.pieces().filter(|&it| self.is_of_lacy(it))
    }

    /// [PG 26.3.3b] The next piece of Lacy's to be placed.
    pub(crate) fn next_at_torgau(&self) -> Option<Piece> {
        self.pieces().find(|&it| self.is_of_lacy(it) && self.place_of(it) == Place::Awaited)
    }

    /// [PG 26.3.3b] Whether a piece may appear in a hex of Torgau.
    pub(crate) fn may_arrive(&self, piece: Piece, hex: HexId) -> Result<(), Illegal> {
        if !self.scenario.field.region("torgau").contains(&hex) {
            return refuse("pg:26.3.3b", "Lacy appears in Torgau");
        }
        if self.holds(Army::Prussia, hex) {
            return refuse("pg:7.1d", "enemy units are there");
        }
        if let Piece::Unit(unit) = piece
            && self.would_overstack(hex, unit)
            && self
                .scenario
                .field
                .region("torgau")
                .iter()
                .any(|&it| !self.holds(Army::Prussia, it) && !self.would_overstack(it, unit))
        {
            return refuse("pg:3.1a", "the hex would hold too many levels");
        }
        Ok(())
    }

    /// [PG 26.3.3b] The hexes of Torgau in which a piece may appear; any of them if all are full.
    pub(crate) fn arrival_hexes(&self, piece: Piece) -> Vec<HexId> {
        let hexes = self.scenario.field.region("torgau").iter().copied();
        hexes.filter(|&it| self.may_arrive(piece, it).is_ok()).collect()
    }

    /// [PG 26.3.3b] A piece appears.
    pub(crate) fn arrive(&mut self, piece: Piece, hex: HexId, events: &mut Vec<Event>) {
        match piece {
            Piece::Unit(unit) => self.put_on_top(unit, hex),
            Piece::Leader(leader) => self.leader_mut(leader).place = Place::Map(hex),
        }
        events.push(Event::Placed { piece, hex });
    }

    /// [PG 26.3.3c] Whether a unit came with Lacy in this player turn: it is Effective and may move. The
    /// help is forgotten when the next player turn begins.
    pub(crate) fn is_fresh_from_torgau(&self, unit: UnitId) -> bool {
        self.is_torgau()
            && self.core.lacy
            && self.core.active == Army::Coalition
            && !self.army_state(Army::Coalition).active
            && self.is_of_lacy(Piece::Unit(unit))
            && self.unit(unit).is(crate::state::Flags::HELPED)
    }

    /// [PG 26.3.3c] Whether a wing came with Lacy in this player turn.
    pub(crate) fn has_just_come(&self, wing: WingId) -> bool {
        self.is_torgau()
            && self.core.lacy
            && self.units_of(Army::Coalition).any(|it| {
                self.kind(it).wing == Some(wing) && self.unit(it).is(crate::state::Flags::HELPED)
            })
    }

    /// [PG 26.3.2a] [M-9] Where an Austrian unit retreats at Torgau: to the town, and off from there; once
    /// the army is Demoralized by the east edge as well.
    pub(crate) fn torgau_goals(&self, unit: UnitId) -> Option<&[HexId]> {
        let army = self.army(unit);
        if self.gloom(army) > 0 {
            return self.torgau_exits(army);
        }
        let mine = self.is_torgau() && army == Army::Coalition;
        mine.then(|| self.scenario.field.region("torgau"))
    }

    /// [PG 26.3.2a] [M-9] The way out of the Austrians at Torgau: by the town and the east edge.
    pub(crate) fn torgau_exits(&self, army: Army) -> Option<&[HexId]> {
        let mine = self.is_torgau() && army == Army::Coalition;
        mine.then(|| self.scenario.field.region("austrian-exit"))
    }
}
