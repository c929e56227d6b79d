//! Chapter 22.2: set-up.

use std::sync::Arc;

use hexgrid::HexId;
use kernel::{Illegal, refuse};

use crate::agenda::Frame;
use crate::ch10_army_morale::Track;
use crate::decision::{Action, Decision, Piece, Question};
use crate::derived::Derived;
use crate::event::Event;
use crate::options::Options;
use crate::scenario::{Scenario, SetUp, Which};
use crate::state::{
    AdvanceDuty, Army, ArmyState, Battle, Bearer, Core, Fate, Flags, GroupState, LeaderState,
    Morale, NO_GROUP, Phase, Place, UnitState, WingState,
};

/// [PG 22.2a] A leader before the battle.
fn unhurt(place: Place) -> LeaderState {
    LeaderState {
        place,
        spent: 0,
        moved: false,
        bearer: Bearer::Himself,
        fate: Fate::Unhurt,
        helped: false,
    }
}

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
        let leaders = scenario.leader_ids().map(|id| unhurt(place(Piece::Leader(id))));
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
            plans_changed: 0,
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

    /// [PG 22.2e] Places the pieces that have one hex to stand in, in the order written.
    fn place_fixed(&mut self) {
        let scenario = Arc::clone(&self.scenario);
        // [PG 22.2e] In the middle of a battle everybody has his place.
        let setups = scenario.setups.iter().filter(|_| scenario.start.is_none());
        for setup in setups {
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
        self.may_be_set_up(setup, piece, hex)
    }

    /// Whether a piece whose turn it is may be set up in one of its hexes.
    fn may_be_set_up(&self, setup: &SetUp, piece: Piece, hex: HexId) -> Result<(), Illegal> {
        let army = setup.army;
        if !self.has_room_at_post(setup, hex) {
            return match army {
                Army::Prussia => refuse("pg:25.3.2a", "its post is taken"),
                Army::Coalition => refuse("pg:25.3.1b", "its post is taken"),
            };
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
                self.may_stand_apart(setup, hex)?;
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
        let room = |leader: crate::state::LeaderId| {
            let named = setup.guns.iter().find(|it| it.0 == leader).map(|it| it.1);
            named.or(setup.guns_per_leader).unwrap_or(u8::MAX)
        };
        let leads_foot = |leader: crate::state::LeaderId| {
            let named = setup.guns.iter().any(|it| it.0 == leader);
            let foot = self.who(leader).wing.is_some_and(|it| self.scenario.wing(it).has_infantry);
            named || foot && setup.guns.is_empty()
        };
        let leaders: Vec<_> =
            self.leaders_on_map(setup.army).filter(|&it| leads_foot(it)).collect();
        let guns = self.on_map(setup.army).filter(|&it| self.kind(it).is_artillery());
        let hexes: Vec<HexId> = guns.filter_map(|it| self.hex(it)).chain([hex]).collect();
        let fits = |gun: usize, leader: usize| {
            self.leader_hex(leaders[leader])
                .is_some_and(|it| self.distance(it, hexes[gun]) <= u16::from(range))
        };
        let rooms: Vec<u8> = leaders.iter().map(|&it| room(it)).collect();
        if has_room_for_all(hexes.len(), &rooms, fits) {
            return Ok(());
        }
        refuse("pg:24.2e", "no leader of an infantry wing with room for it is near")
    }

    /// [PG 25.3.1b, 25.3.2a] Whether there are posts for all who stand and for somebody in a hex.
    fn has_room_at_post(&self, setup: &SetUp, hex: HexId) -> bool {
        if setup.posts.is_empty() {
            return true;
        }
        let placed = setup.pieces.iter().filter(|&&it| !self.is_waiting(it));
        let hexes: Vec<HexId> = placed.filter_map(|&it| self.piece_hex(it)).chain([hex]).collect();
        let rooms: Vec<u8> = setup.posts.iter().map(|it| it.1).collect();
        let fits = |piece: usize, post: usize| setup.posts[post].0.contains(hexes[piece]);
        has_room_for_all(hexes.len(), &rooms, fits)
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

    /// [PG 26.3b] [K-103, K-120] Whether a unit outside the camp would stand with a detachment, or be the
    /// first of another, apart from all others.
    fn may_stand_apart(&self, setup: &SetUp, hex: HexId) -> Result<(), Illegal> {
        if setup.apart == 0 || self.is_in_camp(hex) {
            return Ok(());
        }
        let det = self.det_at(setup.army, hex);
        let too_near = |it: crate::state::UnitId| {
            let state = self.unit(it);
            state.det != NO_GROUP
                && Some(state.det) != det
                && self.hex(it).is_some_and(|it| self.distance(it, hex) < u16::from(setup.apart))
        };
        if self.on_map(setup.army).any(too_near) {
            return refuse("pg:26.3b", "another detachment is too near");
        }
        if det.is_none() {
            return refuse("pg:26.3b", "there are as many detachments as there may be");
        }
        Ok(())
    }

    /// [PG 26.3c] Whether a hex lies within the limits of the Austrian camp.
    fn is_in_camp(&self, hex: HexId) -> bool {
        self.scenario.field.region("austrian-camp").contains(&hex)
    }

    /// [PG 26.3b] [K-120] The detachment to which a unit set up in a hex belongs: that of its neighbors,
    /// else the first that has no units yet.
    fn det_at(&self, army: Army, hex: HexId) -> Option<u8> {
        let near =
            |it: &crate::state::UnitId| self.hex(*it).is_some_and(|it| self.distance(it, hex) <= 1);
        let joined = self.on_map(army).filter(near).map(|it| self.unit(it).det);
        let mut joined = joined.filter(|&it| it != NO_GROUP);
        joined.next().or_else(|| {
            let unused = |it: u8| self.on_map(army).all(|unit| self.unit(unit).det != it);
            let mut dets = self.scenario.group_ids().filter(|&it| {
                let group = self.scenario.group(it);
                group.detachment && group.army == army
            });
            dets.find(|it| unused(it.0)).map(|it| it.0)
        })
    }

    /// Sets a piece up.
    pub(crate) fn set_up(&mut self, piece: Piece, hex: HexId, events: &mut Vec<Event>) {
        let of_dets = |it: &&SetUp| it.apart > 0 && it.pieces.contains(&piece);
        let army = self.scenario.setups.iter().find(of_dets).map(|it| it.army);
        if let (Some(army), Piece::Unit(unit)) = (army, piece)
            && !self.is_in_camp(hex)
        {
            self.unit_mut(unit).det = self.det_at(army, hex).unwrap_or(NO_GROUP);
        }
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
            let waits = |it: &SetUp, piece| self.is_waiting(piece) && it.quick.contains_key(&piece);
            it.pieces.iter().all(|&piece| waits(it, piece)) || it.hexes.len() == 1
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

    /// [M-4] The first piece that a quick set-up puts where it may not stand, and why it may not.
    pub(crate) fn fault_of_quick(&self) -> Option<(Piece, HexId, Illegal)> {
        let mut trial = self.clone();
        while trial.may_set_up_quickly().is_ok() {
            let army = trial.next_to_set_up().map(|it| it.0.army)?;
            for setup in self.scenario.setups.iter().filter(|it| it.army == army) {
                let waits = setup.pieces.iter().copied().filter(|&it| self.is_waiting(it));
                for (piece, &hex) in waits.filter_map(|it| Some((it, setup.quick.get(&it)?))) {
                    let there = setup.hexes.contains(hex);
                    let may = trial.may_be_set_up(setup, piece, hex);
                    let outside = Illegal {
                        rule: kernel::Rule("pg:22.2e"),
                        why: "it may not be set up there",
                    };
                    if let Err(illegal) = if there { may } else { Err(outside) } {
                        return Some((piece, hex, illegal));
                    }
                    trial.set_up(piece, hex, &mut Vec::new());
                }
            }
        }
        None
    }

    /// The hexes in which a piece may be set up.
    pub(crate) fn list_places(&self, piece: Piece, found: &mut Vec<Action>) {
        let Some((setup, _)) = self.next_to_set_up() else { return };
        let hexes = setup.hexes.iter();
        let may = |it: &HexId| self.may_be_set_up(setup, piece, *it).is_ok();
        found.extend(hexes.filter(may).map(Action::Place));
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

/// Whether so many guests can all be housed where they fit, each house with so much room.
fn has_room_for_all(guests: usize, rooms: &[u8], fits: impl Fn(usize, usize) -> bool) -> bool {
    let mut lodgers: Vec<Vec<usize>> = vec![Vec::new(); rooms.len()];
    (0..guests).all(|it| {
        let mut seen = vec![false; rooms.len()];
        lodge(it, rooms, &fits, &mut lodgers, &mut seen)
    })
}

/// Finds room for a guest, if need be by moving others on.
fn lodge(
    guest: usize,
    rooms: &[u8],
    fits: &impl Fn(usize, usize) -> bool,
    lodgers: &mut [Vec<usize>],
    seen: &mut [bool],
) -> bool {
    for house in 0..rooms.len() {
        if seen[house] || !fits(guest, house) {
            continue;
        }
        seen[house] = true;
        if lodgers[house].len() < usize::from(rooms[house]) {
            lodgers[house].push(guest);
            return true;
        }
        for place in 0..lodgers[house].len() {
            if lodge(lodgers[house][place], rooms, fits, lodgers, seen) {
                lodgers[house][place] = guest;
                return true;
            }
        }
    }
    false
}
