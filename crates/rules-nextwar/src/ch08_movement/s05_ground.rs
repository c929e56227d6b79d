//! [NW 8.5.1] Ground movement: one stack at a time, hex by hex.

use canon::Digest;
use hexgrid::{Direction, HexId};
use kernel::{Dice, Illegal, Seat, refuse};

use super::s03_terrain::{Going, Price};
use super::{Ask as MovementAsk, Event};
use crate::action::{Action, Spot};
use crate::agenda::Event as AnyEvent;
use crate::ch03_sequence::Segment;
use crate::charts::SIXTHS;
use crate::state::{Place, ScenarioMark, UnitId, War};
use crate::terms::{Side, Terrain};
use crate::titles::korea;
use crate::titles::korea::s05_off_map::Ride;

/// A stack on the move.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub struct March {
    /// Who moves, in the order of the roster, each with the sixths it has spent.
    pub(crate) group: Vec<(UnitId, u16)>,
    /// Hexes gone.
    pub(crate) steps: u8,
    /// [NW 8.4.2] Whether it is passing the place in the hex where it stands, and must go on.
    pub(crate) passing: bool,
}

/// What a step was found to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Step {
    pub(crate) to: HexId,
    /// The group with what each has spent after it.
    pub(crate) group: Vec<(UnitId, u16)>,
    /// Whether the march ends there.
    pub(crate) stops: bool,
    pub(crate) going: Going,
}

/// What the check found.
pub(crate) enum May {
    /// [NW 8.5.1] The unit is taken up.
    Select(UnitId),
    /// [NW 8.5.1a] One more comes along, or one less.
    Group(March),
    /// [NW 8.5.1] The stack goes there.
    Step(March, Step),
    /// [NWK 5.5.2] The stack takes a line beyond the map.
    Line(March, Ride),
    /// The march ends.
    Stop(March),
    /// Nobody moves after all.
    Cancel,
}

impl War {
    /// [NW 2.3.5, 8.5.1c, 8.5.1h, 8.5.1i, 13.1.4a] The sixths of points that a unit may spend in
    /// a segment.
    pub fn allowance(&self, id: UnitId) -> u16 {
        let points = u16::from(self.spec(id).ground_movement(self.unit(id).levels)) * SIXTHS;
        if self.unit(id).unsupplied {
            let halved = points / SIXTHS / 2;
            return halved.max(1) * SIXTHS;
        }
        points
    }

    /// [NW 8.0, 8.5.1, 3.0j, 3.0l] Whether a unit may begin to move on the ground in this
    /// segment.
    pub(crate) fn may_march(&self, id: UnitId) -> Result<(), Illegal> {
        let place = self.unit(id).place;
        if self.hex(id).is_none() && self.line_spots(place).is_empty() {
            return refuse("nw:8.5.1a", "the unit is not on the map");
        }
        if Some(self.side(id)) != self.phasing() {
            return refuse("nw:8.0", "the unit belongs to the other side");
        }
        if self.spec(id).kind.is_fixture() {
            return refuse("nwk:2.2d", "it never leaves its hex");
        }
        if self.unit(id).moved {
            return refuse("nw:2.3.5", "the unit has moved in this segment");
        }
        korea::may_move(self, id)?;
        self.may_move_in_segment(id)
    }

    /// [NW 3.0j, 3.0l, 8.5.1f, 13.1.4a] Who may move in the two segments that are not for
    /// everybody.
    fn may_move_in_segment(&self, id: UnitId) -> Result<(), Illegal> {
        let segment = self.core.segment;
        let chosen = matches!(segment, Segment::EliteReaction | Segment::ExploitationMovement);
        if chosen && self.unit(id).unsupplied {
            return refuse("nw:13.1.4a", "the unit is out of supply");
        }
        if segment == Segment::EliteReaction && !self.is_elite(id) {
            return refuse("nw:3.0j", "only Elite units move in this segment");
        }
        if chosen && self.is_hindered(id) {
            return refuse("nw:8.5.1f", "the unit stands in an enemy zone of control");
        }
        Ok(())
    }
}

impl March {
    /// A march of one unit that has not yet begun.
    pub(crate) fn begin(game: &War, id: UnitId) -> Self {
        Self { group: vec![(id, game.spent_before(id))], steps: 0, passing: false }
    }

    /// Who moves, in the order of the roster, each with the sixths it has spent.
    pub fn units(&self) -> &[(UnitId, u16)] {
        &self.group
    }

    /// The hex where the stack is.
    pub fn hex(&self, game: &War) -> HexId {
        game.hex(self.group[0].0).expect("who marches is on the map")
    }

    fn has(&self, id: UnitId) -> bool {
        self.group.iter().any(|it| it.0 == id)
    }

    /// [NW 8.5.1a] Whether a unit may come along: it stands in the same hex and nobody has moved
    /// yet.
    fn may_add(&self, game: &War, id: UnitId) -> Result<Self, Illegal> {
        game.may_march(id)?;
        if self.has(id) {
            return refuse("nw:8.5.1a", "the unit moves already");
        }
        let together = game.unit(id).place == game.unit(self.group[0].0).place;
        if self.steps > 0 || !together {
            return refuse("nw:8.5.1a", "nobody joins a stack on the way");
        }
        let mut march = self.clone();
        march.group.push((id, game.spent_before(id)));
        march.group.sort_unstable();
        Ok(march)
    }

    /// [NW 8.5.1a] Whether a unit may stay behind.
    fn may_drop(&self, id: UnitId) -> Result<Self, Illegal> {
        if !self.has(id) {
            return refuse("nw:8.5.1a", "the unit does not move");
        }
        if self.steps > 0 || self.group.len() == 1 {
            return refuse("nw:8.5.1a", "nobody leaves a stack on the way");
        }
        let mut march = self.clone();
        march.group.retain(|it| it.0 != id);
        Ok(march)
    }

    /// [NW 8.5.1a, 8.5.1b, 8.2.2a, 8.5] Whether the stack may go to a hex, and what it has spent
    /// then.
    pub(crate) fn may_step(&self, game: &War, to: HexId, going: Going) -> Result<Step, Illegal> {
        let Some(from) = game.hex(self.group[0].0) else {
            return refuse("nwk:5.5.2a", "a line leads onto the map");
        };
        let grid = &game.scenario.board.map.grid;
        let Some(way) = grid.direction(from, to) else {
            return refuse("nw:8.5.1a", "a stack goes from hex to adjacent hex");
        };
        let side = game.side(self.group[0].0);
        game.may_march_in(from, to)?;
        self.may_leave(game, from)?;
        if game.holds(side.other(), to) {
            return refuse("nw:8.2.2a", "an enemy unit stands there");
        }
        game.may_bypass(side, to, going)?;
        game.may_cross_together(self, (from, way))?;
        self.may_cross_passing(game, (from, way), going)?;
        self.may_reinforce(game, to, going)?;
        let mut group = Vec::new();
        let mut stops = false;
        for &(id, spent) in &self.group {
            korea::may_enter(game, id, to)?;
            let (spent, last) = self.pay(game, (id, spent), (from, way, to), going)?;
            stops |= last;
            group.push((id, spent));
        }
        stops |= going == Going::Road && game.must_clear(side, to);
        let step = Step { to, group, stops, going };
        if going == Going::Bypass {
            self.can_go_on(game, &step)?;
        }
        Ok(step)
    }

    /// [NWK 16.1.1d] Whether a stack that sets out may leave its hex.
    fn may_leave(&self, game: &War, from: HexId) -> Result<(), Illegal> {
        if self.steps > 0 { Ok(()) } else { korea::may_leave(game, from, self.units()) }
    }

    /// [NW 8.4.2c] Whether a stack that passes a place by crosses no bridge or ferry on its way
    /// in or out.
    fn may_cross_passing(
        &self,
        game: &War,
        (from, way): (HexId, Direction),
        going: Going,
    ) -> Result<(), Illegal> {
        let passes = going == Going::Bypass || self.passing;
        if passes && game.scenario.board.all_water.contains(from, way) {
            return refuse("nw:8.4.2c", "nobody passes a place by over a bridge or by a ferry");
        }
        Ok(())
    }

    /// [NW 8.4.1l] Whether the stack may join those who are clearing a hex: within its limit.
    fn may_reinforce(&self, game: &War, to: HexId, going: Going) -> Result<(), Illegal> {
        if going == Going::Bypass || game.clearing_in(to).is_none() {
            return Ok(());
        }
        let side = game.side(self.group[0].0);
        let points: u8 = self.group.iter().map(|it| game.face(it.0).stacking).sum();
        if game.points_in(to) + points > game.stacking_limit(to, side) {
            return refuse("nw:8.4.1l", "the hex that is being cleared has no room for more");
        }
        Ok(())
    }

    /// [NW 8.1.1.1c, 8.3.1.10a] Whether the stack has come into a hex that was full before it
    /// came, or into an enemy fortification: no road leads it on. Who begins there passes through
    /// nothing.
    fn is_off_the_roads(&self, game: &War, from: HexId) -> bool {
        let own: u8 = self.group.iter().map(|it| game.face(it.0).stacking).sum();
        let others = game.points_in(from) - own;
        let side = game.side(self.group[0].0);
        let closed = others >= game.stacking_limit(from, side);
        self.steps > 0 && (closed || game.is_enemy_fortification(side, from))
    }

    /// [NW 8.5.1d, 8.5.1e, 8.2.2b, 8.2.2c, 8.2.2d, 8.2.2e, 8.4.1k, 2.3.5] What one unit has spent
    /// after a step, and whether it must stop.
    fn pay(
        &self,
        game: &War,
        (id, spent): (UnitId, u16),
        (from, way, to): (HexId, Direction, HexId),
        going: Going,
    ) -> Result<(u16, bool), Illegal> {
        let allowance = game.allowance(id);
        let (leaves, enters) = (game.is_hindered_in(id, from), game.is_hindered_in(id, to));
        if self.steps > 0 && leaves {
            return refuse("nw:8.2.2b", "the unit had to stop in the enemy zone of control");
        }
        let off = going == Going::Road && self.is_off_the_roads(game, from);
        let going = if off { Going::Through } else { going };
        let price = game.terrain_price(id, (from, way, to), going)?;
        let zone = game.scenario.charts.terrain.zone;
        let side = game.side(id);
        let friend_stays = game.stack(from).any(|it| !self.has(it));
        let surcharge =
            u16::from(leaves && !friend_stays) + u16::from(enters && !game.holds(side, to));
        // From zone to zone, out of a hex that is being cleared, into a fortified mountain: the
        // whole allowance, which the first hex may always cost.
        let clears = self.steps == 0 && game.clearing_in(from).is_some();
        let everything = price == Price::Everything || (leaves && enters) || clears;
        let total = match price {
            Price::Sixths(sixths) if !everything => spent + sixths + surcharge * zone,
            Price::Sixths(_) | Price::Everything => allowance,
        };
        if everything && self.steps > 0 {
            return refuse("nw:8.3.3b", "the step takes the whole allowance");
        }
        if total > allowance && self.steps > 0 {
            return refuse("nw:2.3.5", "the unit has too few movement points left");
        }
        // [NW 8.5.1e] One hex is always allowed, and is then all there is.
        Ok((total.min(allowance), enters || total >= allowance || everything))
    }

    /// [NW 8.4.2a] Whether the stack can leave the place it is passing.
    fn can_go_on(&self, game: &War, step: &Step) -> Result<(), Illegal> {
        let refused = || refuse("nw:8.4.2a", "the unit cannot pass and leave the hex in one move");
        if step.stops {
            return refused();
        }
        let mut beyond = game.clone();
        let march = beyond.carry_out(self, step);
        let onward: Vec<HexId> = beyond.beside(step.to).collect();
        let leaves = |to: &HexId| {
            march.may_step(&beyond, *to, Going::Road).is_ok()
                || march.may_step(&beyond, *to, Going::Bypass).is_ok()
        };
        if onward.iter().any(leaves) { Ok(()) } else { refused() }
    }
}

impl War {
    /// [NWK 16.1.3b, 16.1.5a] What counts as spent before a unit moves.
    fn spent_before(&self, id: UnitId) -> u16 {
        self.unit(id).spent + korea::late_start(self, id)
    }

    /// [NWK 16.1] Whether the scenario lets units march there: nobody leaves the part that is
    /// played on, and who is outside goes no farther away from it.
    fn may_march_in(&self, from: HexId, to: HexId) -> Result<(), Illegal> {
        let away = &self.scenario.area.away;
        if away[to] > away[from] { self.refuse_outside() } else { Ok(()) }
    }

    /// [NWK 16.1] Whether the scenario lets units go there: nobody leaves the part that is played
    /// on.
    pub(crate) fn may_enter_area(&self, from: HexId, to: HexId) -> Result<(), Illegal> {
        let open = &self.scenario.area.open;
        if open.contains(from) && !open.contains(to) { self.refuse_outside() } else { Ok(()) }
    }

    /// [NWK 16.1] Nobody goes there.
    pub(crate) fn refuse_outside<T>(&self) -> Result<T, Illegal> {
        let rule = self.scenario.area.rule;
        refuse(rule, "the hex lies outside the part of the map that is played on")
    }

    /// [NW 8.4.2, 8.3.1.5b] Whether there is a place in a hex that can be passed by.
    fn may_bypass(&self, side: Side, to: HexId, going: Going) -> Result<(), Illegal> {
        if going != Going::Bypass {
            return Ok(());
        }
        if !self.must_clear(side, to) {
            return refuse("nw:8.4.2a", "there is nothing to pass by");
        }
        if self.scenario.board.terrain[to] == Terrain::Urban {
            return refuse("nw:8.3.1.5b", "an urban hex cannot be passed by");
        }
        Ok(())
    }

    /// Moves a stack one step; the march goes on from there.
    pub(crate) fn carry_out(&mut self, march: &March, step: &Step) -> March {
        for (id, _) in &step.group {
            self.put(*id, Place::Hex(step.to));
        }
        March {
            group: step.group.clone(),
            steps: march.steps + 1,
            passing: step.going == Going::Bypass,
        }
    }

    /// [NW 8.5.1] Takes the step, and what comes of it.
    fn step(
        &mut self,
        march: &March,
        step: &Step,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) {
        let from = march.hex(self);
        let side = self.side(march.group[0].0);
        self.note_crossing(march, from, step.to);
        let next = self.carry_out(march, step);
        let units = next.group.iter().map(|it| it.0).collect();
        let paid = march.group.iter().zip(&step.group).map(|(before, after)| after.1 - before.1);
        let cost = paid.max().expect("somebody marches");
        let bypass = next.passing;
        events.push(Event::Marched { units, from, to: step.to, bypass, cost }.into());
        self.leave_clearing(from, events);
        self.occupy(side, step.to, events);
        if step.stops {
            self.halt(&next, dice, events);
        } else {
            self.core.owe(MovementAsk::Marching(next));
        }
    }

    /// [NW 2.3.5] Whoever took part in a march has moved.
    pub(crate) fn finish_move(&mut self, id: UnitId) {
        self.unit_mut(id).moved = true;
        self.unit_mut(id).spent = 0;
        if korea::late_start(self, id) > 0 {
            self.mark(ScenarioMark::Begun(id));
        }
    }

    /// Ends a march: whoever took part has moved; a place that must be cleared is entered, and a
    /// base that falls is looted.
    pub(crate) fn halt(&mut self, march: &March, dice: &mut dyn Dice, events: &mut Vec<AnyEvent>) {
        for (id, _) in &march.group {
            self.finish_move(*id);
        }
        let side = self.side(march.group[0].0);
        self.settle_in(side, march.hex(self), dice, events);
    }
}

/// What might answer the question of a march.
pub(crate) fn candidates(march: &March, game: &War) -> Vec<Action> {
    let place = game.unit(march.group[0].0).place;
    let mut actions: Vec<Action> = Vec::new();
    if let Place::Hex(hex) = place {
        actions.extend(game.beside(hex).map(Action::Move));
        actions.extend(game.beside(hex).map(Action::Bypass));
    }
    actions.extend(game.line_spots(place).into_iter().map(Action::Land));
    if march.steps == 0 {
        match place {
            Place::Hex(hex) => actions.extend(game.stack(hex).map(Action::Add)),
            Place::Box(_)
            | Place::Line(..)
            | Place::Beside(_)
            | Place::Aboard(_)
            | Place::Awaited
            | Place::Eliminated
            | Place::Unused => {
                let here = game.units().filter(|it| game.unit(*it).place == place);
                actions.extend(here.map(Action::Add));
            }
        }
        actions.extend(march.group.iter().map(|it| Action::Drop(it.0)));
    }
    actions.extend([Action::Stop, Action::Cancel]);
    actions
}

/// Whether an answer to the question of a march is legal.
pub(crate) fn may(march: &March, game: &War, action: Action) -> Result<May, Illegal> {
    match action {
        Action::Move(to) => Ok(May::Step(march.clone(), march.may_step(game, to, Going::Road)?)),
        Action::Bypass(to) => {
            Ok(May::Step(march.clone(), march.may_step(game, to, Going::Bypass)?))
        }
        Action::Land(to) => Ok(May::Line(march.clone(), game.may_take_line(march, to)?)),
        Action::Add(id) => march.may_add(game, id).map(May::Group),
        Action::Drop(id) => march.may_drop(id).map(May::Group),
        Action::Stop if march.passing => {
            refuse("nw:8.4.2a", "the unit must leave the hex it passes")
        }
        Action::Stop if march.steps == 0 => refuse("nw:8.5.1a", "nobody has moved yet"),
        Action::Stop => Ok(May::Stop(march.clone())),
        Action::Cancel if march.steps > 0 => refuse("nw:8.5.1a", "the stack has moved already"),
        Action::Cancel => Ok(May::Cancel),
        _ => super::misplaced(action),
    }
}

/// Whether a unit may be taken up.
pub(crate) fn may_select(game: &War, id: UnitId) -> Result<May, Illegal> {
    game.may_march(id)?;
    let march = March::begin(game, id);
    let goes = |to: HexId| {
        march.may_step(game, to, Going::Road).is_ok()
            || march.may_step(game, to, Going::Bypass).is_ok()
    };
    let rides = |to: &Spot| game.may_take_line(&march, *to).is_ok();
    let on_map = game.hex(id).is_some_and(|hex| game.beside(hex).any(goes));
    if on_map || game.line_spots(game.unit(id).place).iter().any(rides) {
        Ok(May::Select(id))
    } else {
        refuse("nw:8.5.1e", "the unit has nowhere to go")
    }
}

impl May {
    pub(crate) fn play(self, game: &mut War, dice: &mut dyn Dice, events: &mut Vec<AnyEvent>) {
        match self {
            Self::Select(id) => {
                let march = March::begin(game, id);
                game.core.owe(MovementAsk::Marching(march));
            }
            Self::Group(march) => game.core.owe(MovementAsk::Marching(march)),
            Self::Step(march, step) => game.step(&march, &step, dice, events),
            Self::Line(march, ride) => game.take_line(&march, &ride, dice, events),
            Self::Stop(march) => game.halt(&march, dice, events),
            Self::Cancel => {}
        }
    }
}

/// Who is asked: the side that moves.
pub(crate) fn seat(game: &War) -> Seat {
    game.phasing().expect("somebody moves in a movement segment").seat()
}
