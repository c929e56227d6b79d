//! Chapter 22.2: set-up.

use std::sync::Arc;

use hexgrid::HexId;
use kernel::{Illegal, refuse};

use crate::agenda::Frame;
use crate::ch10_army_morale::Track;
use crate::decision::{Decision, Piece, Question};
use crate::event::Event;
use crate::options::Options;
use crate::scenario::{Scenario, SetUp, Which};
use crate::state::{
    AdvanceDuty, Army, ArmyState, Battle, Bearer, Core, Derived, Fate, Flags, GroupState,
    LeaderState, Morale, NO_GROUP, Phase, Place, UnitState, WingState,
};

impl Battle {
    /// [PG 8.0a, 22.2a, 22.2b, 22.2d] The game before anybody is asked: pieces with one hex to stand in
    /// are placed.
    pub(crate) fn at_start(scenario: Arc<Scenario>, options: Options) -> Self {
        let awaited = |piece: Piece| scenario.entries.iter().any(|it| it.pieces.contains(&piece));
        let place = |piece: Piece| if awaited(piece) { Place::Awaited } else { Place::SetUp };
        let units = scenario.unit_ids().map(|id| UnitState {
            place: place(Piece::Unit(id)),
            flags: Flags::default(),
            level: scenario.unit(id).start,
            order: 0,
            morale: Morale::Formed,
            spent: 0,
            hits: 0,
            det: scenario.dets[id.index()].map_or(NO_GROUP, |it| it.0),
            began: 0,
        });
        let leaders = scenario.leader_ids().map(|id| LeaderState {
            place: place(Piece::Leader(id)),
            spent: 0,
            moved: false,
            bearer: Bearer::Himself,
            fate: Fate::Unhurt,
            helped: false,
        });
        let army = |army: Army| {
            let side = scenario.side(army);
            ArmyState {
                active: side.active,
                alarmed: false,
                tried: false,
                paid: 0,
                sighted: false,
                track: Track::new(side.morale, side.top),
                current: side.morale,
                spirit: side.spirit,
                cs: 0,
                strained: false,
                bonus: 0,
            }
        };
        let core = Core {
            turn: 1,
            active: Army::Prussia,
            phase: Phase::SetUp,
            units: units.collect(),
            leaders: leaders.collect(),
            wings: vec![WingState::default(); scenario.wings.len()],
            groups: vec![GroupState::default(); scenario.groups.len()],
            armies: Army::BOTH.map(army),
            markers: Vec::new(),
            momentum: Vec::new(),
            bombarded: Vec::new(),
            combat: None,
            before_charge: None,
            barrage: None,
            blow: None,
            duty: AdvanceDuty::default(),
            lacy: false,
            agenda: vec![
                Frame::Sequence,
                Frame::Arrange { army: Army::Prussia },
                Frame::Arrange { army: Army::Coalition },
                Frame::SetUp,
            ],
            ended: None,
        };
        let mut battle = Self { scenario, options, core, derived: Derived::default() };
        battle.derived = Derived::of(&battle);
        battle.place_fixed();
        battle.begin_in_the_middle();
        battle
    }

    /// Begins where the scenario says: everybody stands, and the phase is about to be played. Its
    /// player may still lay his stacks.
    fn begin_in_the_middle(&mut self) {
        let scenario = Arc::clone(&self.scenario);
        let Some(start) = &scenario.start else { return };
        self.core.turn = start.turn;
        self.core.active = start.army;
        self.core.phase = start.phase;
        for (index, group) in self.core.groups.iter_mut().enumerate() {
            group.effective = !start.degraded.iter().any(|it| it.index() == index);
        }
        for &(unit, morale, column) in &start.units {
            self.set_morale(unit, morale);
            if column {
                self.unit_mut(unit).flags.set(Flags::COLUMN);
                if let Some(wing) = self.kind(unit).wing {
                    self.wing_mut(wing).column = true;
                }
            }
        }
        if start.phase >= Phase::Rout {
            self.mark_out_of_command();
        }
        if start.phase >= Phase::Movement {
            self.lay_markers();
        }
        self.core.agenda = vec![Frame::Sequence, Frame::Arrange { army: start.army }, Frame::SetUp];
    }

    /// [PG 22.2e] Places the pieces that have one hex to stand in, in the order written.
    fn place_fixed(&mut self) {
        let scenario = Arc::clone(&self.scenario);
        for setup in &scenario.setups {
            if setup.hexes.len() == 1
                && let Some(hex) = setup.hexes.iter().next()
            {
                for &piece in &setup.pieces {
                    self.set_down(piece, hex);
                }
            }
        }
    }

    fn set_down(&mut self, piece: Piece, hex: HexId) {
        match piece {
            Piece::Unit(unit) => self.put_on_top(unit, hex),
            Piece::Leader(leader) => self.leader_mut(leader).place = Place::Map(hex),
        }
    }

    fn is_waiting(&self, piece: Piece) -> bool {
        match piece {
            Piece::Unit(unit) => self.unit(unit).place == Place::SetUp,
            Piece::Leader(leader) => self.leader(leader).place == Place::SetUp,
        }
    }

    /// The next piece to set up, and the entry it stands in.
    fn next_to_set_up(&self) -> Option<(&SetUp, Piece)> {
        self.scenario.setups.iter().find_map(|setup| {
            let piece = setup.pieces.iter().copied().find(|&it| self.is_waiting(it))?;
            Some((setup, piece))
        })
    }

    /// Who sets up what next.
    pub(crate) fn set_up_question(&self) -> Option<Question> {
        let (setup, piece) = self.next_to_set_up()?;
        Some(Question { army: setup.army, decision: Decision::SetUp { piece } })
    }

    /// [PG 22.2c, 22.2e, 23.3b, 24.2c, 24.2d, 24.2e, 26.3b, 26.4b] Whether a piece may be set up in a hex.
    pub(crate) fn may_set_up(&self, piece: Piece, hex: HexId) -> Result<(), Illegal> {
        let Some((setup, next)) = self.next_to_set_up() else {
            return refuse("pg:22.2e", "everything is set up");
        };
        if next != piece || !setup.hexes.contains(hex) {
            return refuse("pg:22.2e", "it may not be set up there");
        }
        let army = setup.army;
        if !self.has_room_at_post(setup, hex) {
            return refuse("pg:25.3.1a", "its post is taken");
        }
        if self.holds(army.other(), hex) || self.in_ezoc(army, hex) {
            return refuse("pg:22.2e", "the enemy is there, or next to it");
        }
        match piece {
            Piece::Unit(unit) => {
                if self.would_overstack(hex, unit) || self.is_barred_by_baggage(unit, hex) {
                    return refuse("pg:3.1a", "the hex would hold too many levels");
                }
                self.may_stand_near_leader(setup, unit, hex)?;
                self.may_stand_apart(setup, unit, hex)?;
                self.may_guns_stand(setup, unit, hex)
            }
            Piece::Leader(leader) => {
                let wing = self.who(leader).wing;
                let fits = |it| wing.is_none() || self.kind(it).wing == wing;
                if setup.with_unit && !self.units_in(hex, army).any(fits) {
                    return refuse("pg:22.2c", "a leader stands with a unit he leads");
                }
                Ok(())
            }
        }
    }

    /// [PG 24.2e] Whether a unit would stand near enough to its leader, artillery to any leader of an
    /// infantry wing with room for it.
    fn may_stand_near_leader(
        &self,
        setup: &SetUp,
        unit: crate::state::UnitId,
        hex: HexId,
    ) -> Result<(), Illegal> {
        let Some(range) = setup.near_leader else { return Ok(()) };
        let near = |it: crate::state::LeaderId| {
            self.leader_hex(it).is_some_and(|it| self.distance(it, hex) <= u16::from(range))
        };
        if let Some(wing) = self.kind(unit).wing {
            return if near(self.scenario.wing(wing).leader) {
                Ok(())
            } else {
                refuse("pg:24.2e", "it is too far from its leader")
            };
        }
        let guns_near = |leader: crate::state::LeaderId| {
            self.on_map(setup.army)
                .filter(|&it| self.kind(it).is_artillery())
                .filter(|&it| match (self.hex(it), self.leader_hex(leader)) {
                    (Some(a), Some(b)) => self.distance(a, b) <= u16::from(range),
                    _ => false,
                })
                .count()
        };
        let room = |leader: crate::state::LeaderId| {
            let named = setup.guns.iter().find(|it| it.0 == leader).map(|it| it.1);
            let most = named.or(setup.guns_per_leader);
            most.is_none_or(|most| guns_near(leader) < usize::from(most))
        };
        let leads_foot = |leader: crate::state::LeaderId| {
            let named = setup.guns.iter().any(|it| it.0 == leader);
            let foot = self.who(leader).wing.is_some_and(|it| self.scenario.wing(it).has_infantry);
            named || foot && setup.guns.is_empty()
        };
        if self.leaders_on_map(setup.army).any(|it| leads_foot(it) && near(it) && room(it)) {
            return Ok(());
        }
        refuse("pg:24.2e", "no leader of an infantry wing with room for it is near")
    }

    /// [PG 25.3.1a, 25.3.2a] Whether one of the posts that a hex belongs to still takes somebody. Each
    /// piece that stands counts for the first post with room that it fits.
    fn has_room_at_post(&self, setup: &SetUp, hex: HexId) -> bool {
        if setup.posts.is_empty() {
            return true;
        }
        let mut room: Vec<u8> = setup.posts.iter().map(|it| it.1).collect();
        for &piece in setup.pieces.iter().filter(|&&it| !self.is_waiting(it)) {
            let Some(stands) = self.piece_hex(piece) else { continue };
            let fits = |index: &usize| setup.posts[*index].0.contains(stands) && room[*index] > 0;
            if let Some(index) = (0..room.len()).find(fits) {
                room[index] -= 1;
            }
        }
        setup.posts.iter().zip(room).any(|(post, left)| left > 0 && post.0.contains(hex))
    }

    /// [PG 26.4b] Whether artillery may be set up in a hex: beside infantry, and not too many of them.
    fn may_guns_stand(
        &self,
        setup: &SetUp,
        unit: crate::state::UnitId,
        hex: HexId,
    ) -> Result<(), Illegal> {
        let army = setup.army;
        if !self.kind(unit).is_artillery() {
            return Ok(());
        }
        if setup.with_infantry && !self.units_in(hex, army).any(|it| self.kind(it).is_infantry()) {
            return refuse("pg:26.4b", "it begins beside infantry");
        }
        let mine = |it: &crate::state::UnitId| setup.pieces.contains(&Piece::Unit(*it));
        let guns = self.units_in(hex, army).filter(mine).count();
        if setup.guns_per_hex.is_some_and(|most| guns >= usize::from(most)) {
            return refuse("pg:26.4b", "no more of them in one hex");
        }
        Ok(())
    }

    /// [PG 26.3b] [K-103] Whether a unit of a detachment would stand with its own and apart from others.
    fn may_stand_apart(
        &self,
        setup: &SetUp,
        unit: crate::state::UnitId,
        hex: HexId,
    ) -> Result<(), Illegal> {
        let det = self.unit(unit).det;
        if setup.apart == 0 || det == NO_GROUP {
            return Ok(());
        }
        let others = |same: bool| {
            self.on_map(setup.army)
                .filter(move |&it| {
                    self.unit(it).det != NO_GROUP && (self.unit(it).det == det) == same
                })
                .filter_map(|it| self.hex(it))
        };
        if others(false).any(|it| self.distance(it, hex) < u16::from(setup.apart)) {
            return refuse("pg:26.3b", "another detachment is too near");
        }
        if others(true).next().is_some() && !others(true).any(|it| self.distance(it, hex) <= 1) {
            return refuse("pg:26.3b", "the units of a detachment stand together");
        }
        Ok(())
    }

    /// Sets a piece up.
    pub(crate) fn set_up(&mut self, piece: Piece, hex: HexId, events: &mut Vec<Event>) {
        self.set_down(piece, hex);
        events.push(Event::Placed { piece, hex });
    }

    /// [M-4] Whether the army that sets up has a quick set-up for all it has left.
    pub(crate) fn may_set_up_quickly(&self) -> Result<(), Illegal> {
        let Some((setup, _)) = self.next_to_set_up() else {
            return refuse("pg:22.2e", "everything is set up");
        };
        let army = setup.army;
        let untouched = self.scenario.setups.iter().filter(|it| it.army == army).all(|it| {
            it.pieces.iter().all(|piece| {
                it.hexes.len() == 1 || self.is_waiting(*piece) && it.quick.contains_key(piece)
            })
        });
        if untouched {
            return Ok(());
        }
        refuse("pg:22.2e", "the quick set-up is for a whole army, before its first piece")
    }

    /// [M-4] Sets everything of an army up at once.
    pub(crate) fn set_up_quickly(&mut self, events: &mut Vec<Event>) {
        let scenario = Arc::clone(&self.scenario);
        let Some(army) = self.next_to_set_up().map(|it| it.0.army) else { return };
        for setup in scenario.setups.iter().filter(|it| it.army == army) {
            for &piece in &setup.pieces {
                if let Some(&hex) = setup.quick.get(&piece)
                    && self.is_waiting(piece)
                {
                    self.set_up(piece, hex, events);
                }
            }
        }
    }

    /// The hexes in which a piece may be set up.
    pub(crate) fn set_up_hexes(&self, piece: Piece) -> Vec<HexId> {
        let Some((setup, _)) = self.next_to_set_up() else { return Vec::new() };
        setup.hexes.iter().filter(|&it| self.may_set_up(piece, it).is_ok()).collect()
    }

    /// [PG 3.4d, 23.5a] Whether a unit may be laid on top before the first turn.
    pub(crate) fn may_arrange(
        &self,
        army: Army,
        unit: crate::state::UnitId,
    ) -> Result<(), Illegal> {
        let Some(hex) = self.hex(unit).filter(|_| self.army(unit) == army) else {
            return refuse("pg:3.4d", "only units of one's own on the map are ordered");
        };
        if self.stack(hex).next() == Some(unit) || self.unit(unit).is(Flags::RESTACKED) {
            return refuse("pg:3.4d", "it lies on top already, or has been put there");
        }
        let french = army == Army::Coalition && self.scenario.which == Which::Rossbach;
        if french && !self.is_main() && self.kind(unit).is_artillery() {
            return refuse("pg:23.5a", "Franco-Imperial artillery does not begin on top");
        }
        Ok(())
    }
}
