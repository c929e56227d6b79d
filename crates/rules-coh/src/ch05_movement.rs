//! Chapters 5, 11 and 14: moving, hex by hex.

use hexgrid::{Direction, HexId};
use kernel::{Illegal, refuse};

use crate::act::{Act, Fund, Mode};
use crate::agenda::{Frame, Purpose};
use crate::cards::Effect;
use crate::ch10_hidden::HIDE;
use crate::event::Event;
use crate::field::Field;
use crate::roster::{Motion, UnitType};
use crate::scenario::WorkKind;
use crate::state::{Entry, Firefight, Flags, Place, UnitId};

/// [COH 5.0t12, 14.0t13] Further AP to move backward.
pub(crate) const BACKWARD: u8 = 1;
/// [COH 11.5c] Further AP over the bank of a gully.
const BANK: u8 = 3;
/// [COH 18.4d] Further AP of tracks through wire.
const WIRE_FOR_TRACKS: u8 = 2;
/// [COH 5.0.1c] Further AP of a cautious move.
pub(crate) const CAUTION: u8 = 1;
/// [COH 5.3a] AP to turn on the spot.
const PIVOT: u8 = 1;
/// Stands for a step that is barred.
pub(crate) const BARRED: u8 = u8::MAX;

impl Firefight {
    /// [COH 4.0c, 18.2d, 18.3a, 14.0t09] Whether a unit may be in a hex at all, wherever it came
    /// from.
    pub(crate) fn may_be_in(&self, unit: UnitId, hex: HexId) -> Result<(), Illegal> {
        let (kind, terrain) = (self.kind(unit), self.scenario.field.terrain(hex));
        let on_road = self.scenario.field.is_on_road(hex);
        if terrain.id == "ditch" && !kind.is_squad() {
            return refuse("coh:18.3a", "vehicles and guns cannot enter a ditch");
        }
        let barred = match kind.motion {
            Motion::Tracked => terrain.tracked.is_none(),
            Motion::Wheeled => terrain.wheeled.is_none(),
            Motion::Foot => kind.is_gun() && !terrain.guns,
            Motion::Air => false,
        };
        if barred && !on_road {
            return refuse("coh:14.0j", "the unit can cross this ground on a road only");
        }
        Ok(())
    }

    /// [COH 5.0a, 14.0] AP of one step between neighbors, without what the dice add; refusals name
    /// the rule that bars it.
    pub(crate) fn step_cost(
        &self,
        unit: UnitId,
        from: HexId,
        to: HexId,
        first: bool,
    ) -> Result<u8, Illegal> {
        let field = &self.scenario.field;
        let kind = self.kind(unit);
        let Some(way) = field.grid.direction(from, to) else {
            return refuse("coh:5.0b", "a move leads to a neighboring hex");
        };
        // [COH 5.0c, 5.0d, 5.0f, 14.0i] A step counts as on the road only if it follows the road.
        let by_road = field.has_road(from, way);
        let mut cost = if first { kind.moves } else { 0 };
        cost += self.marker(unit).map_or(0, |it| if first { it.move_cost } else { 0 });
        // [COH card.V13] What is paid for a move that nobody sees tells nothing of where it began.
        let is_unseen = self.acts_unseen(unit) && self.unit(unit).is(Flags::HIDDEN);
        cost += match (self.passenger(unit), self.scenario.easy_step(unit, from, way)) {
            // Ground that only a road leads into has no price of its own.
            (_, Some(_)) if is_unseen => Self::ground_cost(field, kind, to, false).unwrap_or(0),
            (None, Some(easy)) => easy,
            (passenger, _) => {
                let tows_gun = passenger.is_some_and(|it| self.kind(it).is_gun());
                Self::ground_cost(field, kind, to, by_road)?
                    + Self::climb(field, kind, tows_gun, [from, to], way)?
            }
        };
        // After its first hex it turns as it likes, where it began too.
        if first && self.is_backward_way(unit, from, way) {
            cost += BACKWARD;
        }
        cost += self.obstacle_cost(unit, to)?;
        if kind.motion == Motion::Wheeled {
            cost = cost.saturating_add(self.congestion(unit, to));
        }
        Ok(cost)
    }

    /// [COH 16.0b] Wheels wait for vehicles that are on the road already.
    pub(crate) fn congestion(&self, unit: UnitId, to: HexId) -> u8 {
        if self.kind(unit).motion != Motion::Wheeled || !self.scenario.field.is_on_road(to) {
            return 0;
        }
        // A vehicle in tow waits where it is, too, but for that of one that moves along.
        let there = self.seen_in(to).filter(|&it| {
            let by = self.carrier(it).unwrap_or(it);
            self.kind(it).is_vehicle() && !self.moves_along(by)
        });
        u8::try_from(there.count()).expect("vehicles in a hex are few")
    }

    /// Whether a unit takes part in the action being taken.
    fn moves_along(&self, unit: UnitId) -> bool {
        self.core.act.as_ref().is_some_and(|it| it.members.contains(&unit))
    }

    /// What the ground of a hex adds.
    ///
    /// [COH 14.0t01, 14.0t02, 14.0t03, 14.0t04, 14.0t06, 14.0t07, 14.0t09, 14.0t10, 14.0t11,
    /// 14.0t12]
    pub(crate) fn ground_cost(
        field: &Field,
        kind: &UnitType,
        to: HexId,
        by_road: bool,
    ) -> Result<u8, Illegal> {
        let terrain = field.terrain(to);
        if terrain.id == "ditch" && !kind.is_squad() {
            return refuse("coh:18.3a", "vehicles and guns cannot enter a ditch");
        }
        // [COH 5.0e, 18.3b] A road cancels the ground, not the ditch that was dug across it.
        if by_road && terrain.id != "ditch" {
            return Ok(0);
        }
        match kind.motion {
            Motion::Foot if kind.is_gun() && !terrain.guns => {
                refuse("coh:4.0c", "guns cross water at fords and bridges only")
            }
            Motion::Foot => Ok(terrain.foot),
            Motion::Tracked => terrain.tracked.map_or_else(
                || refuse("coh:14.0j", "tracks cannot cross this ground off the road"),
                Ok,
            ),
            Motion::Wheeled => terrain.wheeled.map_or_else(
                || refuse("coh:14.0j", "wheels cannot cross this ground off the road"),
                Ok,
            ),
            Motion::Air => Ok(0),
        }
    }

    /// [COH 11.0c, 11.1a, 11.5b, 11.5c, 11.5i, 14.0g, 14.0t14] What heights and gullies add.
    pub(crate) fn climb(
        field: &Field,
        kind: &UnitType,
        tows_gun: bool,
        [from, to]: [HexId; 2],
        way: Direction,
    ) -> Result<u8, Illegal> {
        if (kind.is_vehicle() || tows_gun) && field.has_small_gully(from, way) {
            return refuse("coh:11.5i", "vehicles cannot cross a small gully");
        }
        if field.is_gully(from) != field.is_gully(to) {
            let gully = if field.is_gully(from) { from } else { to };
            if field.is(gully, "gully-opening") {
                // Only the bank is free there: a hill right behind it is climbed, and may be steep.
                if (field.level(to) - field.level(from)).abs() >= 2 && kind.is_vehicle() {
                    return refuse("coh:11.1b", "vehicles cannot cross steep ground");
                }
                let rise = field.level(to).max(0) - field.level(from).max(0);
                return Ok(u8::try_from(rise.max(0)).expect("levels are few"));
            }
            if !kind.is_squad() {
                return refuse("coh:11.5b", "vehicles and guns pass the bank at openings only");
            }
            return Ok(BANK);
        }
        // [COH 11.5k] Along a gully the ground is level for everybody.
        let rise = field.level(to) - field.level(from);
        // [COH 11.1b] Two levels in one step are steep.
        if rise.abs() >= 2 && kind.is_vehicle() {
            return refuse("coh:11.1b", "vehicles cannot cross steep ground");
        }
        // [COH 11.0d] Going down is free.
        Ok(u8::try_from(rise.max(0)).expect("levels are few"))
    }

    /// [COH 18.2d, 18.4d, 18.4e, 14.0t08] What obstacles add or forbid.
    pub(crate) fn obstacle_cost(&self, unit: UnitId, to: HexId) -> Result<u8, Illegal> {
        if self.core.works.is_empty() {
            return Ok(0);
        }
        let motion = self.kind(unit).motion;
        let has = |kind| self.work(to, kind).is_some();
        if motion == Motion::Wheeled && has(WorkKind::Trench) {
            return refuse("coh:18.2d", "wheels cannot enter a trench hex");
        }
        if motion == Motion::Wheeled && has(WorkKind::Wire) {
            return refuse("coh:18.4e", "wheels cannot enter wire");
        }
        if motion == Motion::Wheeled && has(WorkKind::RoadBlock) {
            return refuse("coh:14.0t08", "wheels cannot pass a road block");
        }
        let through_wire = motion == Motion::Tracked && has(WorkKind::Wire);
        Ok(if through_wire { WIRE_FOR_TRACKS } else { 0 })
    }

    /// [COH 5.2b, 5.2d] Whether a step leads into a hex that is not before the unit.
    pub(crate) fn is_backward(&self, unit: UnitId, from: HexId, to: HexId) -> bool {
        let state = self.unit(unit);
        // After the first hex a vehicle turns as it likes.
        if state.is(Flags::HIDDEN) || self.hex(unit) != Some(from) {
            return false;
        }
        !self.is_before(from, state.facing, to)
    }

    /// The same of a step to the neighbor in a direction.
    fn is_backward_way(&self, unit: UnitId, from: HexId, way: Direction) -> bool {
        /// By turns clockwise from where a unit looks.
        const BEFORE: [bool; 6] = [true, true, false, false, false, true];
        let state = self.unit(unit);
        if state.is(Flags::HIDDEN) || self.hex(unit) != Some(from) {
            return false;
        }
        let turns = way.index() + BEFORE.len() - state.facing.index();
        !BEFORE[if turns < BEFORE.len() { turns } else { turns - BEFORE.len() }]
    }

    /// [COH 7.4, 14.1c, card.20] Whether a unit can move by itself.
    pub(crate) fn may_move_at_all(&self, unit: UnitId) -> Result<(), Illegal> {
        let state = self.unit(unit);
        if self.is_carried(unit) {
            return refuse("coh:17.0b", "a carried unit is moved by its vehicle");
        }
        if state.is(Flags(Flags::STUCK.0 | Flags::BOGGED.0)) {
            return refuse("coh:14.1c", "the unit is immobilized");
        }
        match self.marker(unit) {
            Some(marker) if marker.only_rally => {
                refuse(marker.rule, "a stunned unit can do nothing but rally")
            }
            Some(marker) if !marker.moves => {
                refuse(marker.rule, "the marker keeps the unit where it is")
            }
            _ => Ok(()),
        }
    }

    /// [COH 7.4c] Whether everybody knows that a unit cannot move. A marker that lies face down is no
    /// reason not to ask: that would tell which it is.
    pub(crate) fn is_seen_to_stay(&self, unit: UnitId) -> bool {
        self.is_carried(unit)
            || self.unit(unit).is(Flags(Flags::STUCK.0 | Flags::BOGGED.0))
            || self.is_marker_known(unit) && self.may_move_at_all(unit).is_err()
    }

    /// [COH 7.6.3m, 7.6.3n] The hexes into which a unit may not withdraw, while it withdraws: those the
    /// attackers came from, and the two beside each.
    pub(crate) fn is_barred(&self, unit: UnitId, from: HexId, to: HexId) -> bool {
        let field = &self.scenario.field;
        // Whoever it carries withdraws with it [COH 17.0b].
        let rider = self.passenger(unit).map_or(u16::MAX, |it| self.unit(it).arrived);
        let arrived = self.unit(unit).arrived.min(rider);
        self.core.entries.iter().any(|entry| {
            let stands = self.hex(entry.unit) == Some(from) && self.is_alive(entry.unit);
            entry.hex == from
                && stands
                && self.nation(entry.unit) != self.nation(unit)
                && arrived <= entry.when
                && field.is_near(entry.from, to)
        })
    }

    /// [COH 7.6.3n] The same for a hex to which a longer way leads; back to where it began it may go.
    fn is_barred_round(&self, unit: UnitId, from: HexId, to: HexId) -> bool {
        from != to && self.scenario.field.is_near(from, to) && self.is_barred(unit, from, to)
    }

    /// [COH 5.0b, 5.0g, 5.0h, 14.0c] Whether a member may begin its move with this hex, and for how
    /// much; who else is there or beside it does not matter.
    pub(crate) fn may_begin_move(&self, act: &Act, unit: UnitId, to: HexId) -> Result<u8, Illegal> {
        let Some(from) = self.hex(unit) else {
            // [COH 5.1c, 9.2a] Who comes in as a group comes in side by side.
            let beside = |path: &Vec<HexId>| self.scenario.field.is_near(path[0], to);
            if !act.paths.is_empty() && !act.paths.iter().any(beside) {
                return refuse(
                    "coh:9.2a",
                    "the members of a group stand in the same or adjacent hexes",
                );
            }
            return self.may_arrive(unit, to);
        };
        self.may_set_out(act, unit)?;
        self.may_step_first(unit, from, to)
    }

    /// Whether a member that is on the map may begin to move, wherever to.
    pub(crate) fn may_set_out(&self, act: &Act, unit: UnitId) -> Result<(), Illegal> {
        self.may_move_at_all(unit)?;
        self.may_tow(act, unit)
    }

    /// Whether a way may be the first of a move, and for how much.
    pub(crate) fn may_step_first(
        &self,
        unit: UnitId,
        from: HexId,
        to: HexId,
    ) -> Result<u8, Illegal> {
        let cost = self.step_cost(unit, from, to, true)?;
        if self.is_barred(unit, from, to) {
            return refuse("coh:7.6.3m", "nobody withdraws towards where the attackers came from");
        }
        Ok(cost)
    }

    /// [COH 5.1a, 5.1b] Whether a reinforcement may come in at a hex.
    fn may_arrive(&self, unit: UnitId, to: HexId) -> Result<u8, Illegal> {
        if !self.can_come(unit) {
            return refuse("coh:5.1e", "the unit does not come yet");
        }
        if !self.entry_hexes(unit).contains(&to) {
            return refuse("coh:5.1a", "the unit comes in elsewhere");
        }
        let by_road = self.scenario.field.has_road_off_map(to);
        let ground = Self::ground_cost(&self.scenario.field, self.kind(unit), to, by_road)?;
        let waiting = self.congestion(unit, to);
        Ok(self.kind(unit).moves + ground + self.obstacle_cost(unit, to)? + waiting)
    }

    /// [COH 5.1b] Where a reinforcement may come in: the hexes named, or, if enemies hold them all,
    /// the nearest that are free.
    pub(crate) fn entry_hexes(&self, unit: UnitId) -> Vec<HexId> {
        let nation = self.nation(unit);
        let free = |it: &HexId| {
            let by_road = self.scenario.field.has_road_off_map(*it);
            !self.has_enemy(*it, nation)
                && self.may_be_in(unit, *it).is_ok()
                && self.obstacle_cost(unit, *it).is_ok()
                && Self::ground_cost(&self.scenario.field, self.kind(unit), *it, by_road).is_ok()
        };
        let named = &self.scenario.unit(unit).hexes;
        let open: Vec<HexId> = named.iter().copied().filter(free).collect();
        if !open.is_empty() {
            return open;
        }
        let field = &self.scenario.field;
        let away = |it: HexId| named.iter().map(|&hex| field.distance(hex, it)).min();
        let others: Vec<HexId> = field.grid.hexes().filter(free).collect();
        let nearest = others.iter().filter_map(|&it| away(it)).min();
        others.into_iter().filter(|&it| away(it) == nearest).collect()
    }

    /// The price of the moves declared so far: the highest of all members [COH 9.1.1b].
    pub(crate) fn moves_price(&self, act: &Act) -> u8 {
        if act.paths.is_empty() {
            return 0;
        }
        let members = act.members.iter().zip(&act.paths);
        let prices = members.map(|(&unit, path)| self.move_price(act, unit, path));
        prices.max().expect("somebody has said where it goes")
    }

    /// The price of the move of one member.
    pub(crate) fn move_price(&self, act: &Act, unit: UnitId, path: &[HexId]) -> u8 {
        if let Some(price) = act.imagined.filter(|_| self.unit(unit).is(Flags::HIDDEN)) {
            return price;
        }
        match act.mode {
            // Who stays before the wire pays nothing.
            Mode::March if act.balked.contains(&unit) => 0,
            Mode::March => {
                let toll = act.tolls.iter().find(|it| it.0 == unit).map_or(0, |it| it.1);
                let caution = if act.cautious.contains(&unit) { CAUTION } else { 0 };
                let path = self.path_price(unit, path).unwrap_or(u8::MAX);
                path.saturating_add(toll).saturating_add(caution)
            }
            Mode::Sneak => self.sneak_price(unit, path[0]),
            Mode::Hide => HIDE,
            Mode::Turn => 0,
        }
    }

    /// [COH 5.0.1c] Whether caution means anything to a unit.
    pub(crate) fn may_be_cautious(&self, unit: UnitId) -> Result<(), Illegal> {
        let on = self.options.cautious.unwrap_or(self.scenario.rules.cautious);
        if on && self.kind(unit).is_foot() {
            return Ok(());
        }
        refuse("coh:5.0.1c", "nobody has to be cautious here")
    }

    /// The price of one path.
    pub(crate) fn path_price(&self, unit: UnitId, path: &[HexId]) -> Result<u8, Illegal> {
        let Some(&first) = path.first() else { return Ok(0) };
        let mut price = match self.hex(unit) {
            Some(from) => self.step_cost(unit, from, first, true)?,
            None => self.may_arrive(unit, first)?,
        };
        for pair in path.windows(2) {
            price = price.saturating_add(self.step_cost(unit, pair[0], pair[1], false)?);
        }
        Ok(price)
    }

    /// [COH 14.0c–14.0f] Whether a vehicle may go on to a bonus hex after these.
    pub(crate) fn may_go_on(&self, unit: UnitId, path: &[HexId], to: HexId) -> Result<(), Illegal> {
        let kind = self.kind(unit);
        let field = &self.scenario.field;
        let (start, Some(&at)) = (self.hex(unit), path.last()) else {
            return refuse("coh:14.0c", "bonus hexes follow a move");
        };
        if start.is_some_and(|it| self.is_backward(unit, it, path[0])) {
            return refuse("coh:14.0h", "a vehicle that goes backward gets no bonus hexes");
        }
        // [COH 7.6.3m] Nor by a way round: those hexes are open to later actions.
        if start.is_some_and(|it| self.is_barred_round(unit, it, to)) {
            return refuse("coh:7.6.3m", "nobody withdraws towards where the attackers came from");
        }
        // [COH 14.1i] A gun in tow takes none away.
        if self.tows_vehicle(unit) {
            return refuse("coh:14.1f", "towing a vehicle leaves no bonus hexes");
        }
        let Some(way) = field.grid.direction(at, to) else {
            return refuse("coh:5.0b", "a move leads to a neighboring hex");
        };
        let steps = start.into_iter().chain(path.iter().copied()).collect::<Vec<_>>();
        let follows_road = |pair: &[HexId]| {
            field.grid.direction(pair[0], pair[1]).is_some_and(|it| field.has_road(pair[0], it))
        };
        let extra = path.len();
        match kind.motion {
            Motion::Tracked => {
                if extra > usize::from(kind.bonus) {
                    return refuse("coh:14.0c", "no track symbol is left");
                }
                // [COH 14.0f] Bonus hexes are of open ground and roads, the paid one too.
                // [COH 14.0t05, 14.0t08] Wire and road blocks are none of it.
                let easy = |pair: &[HexId]| {
                    (follows_road(pair) || field.terrain(pair[1]).bonus) && !self.is_wired(pair[1])
                };
                let last = [at, to];
                // [COH 5.1a] To come in is a move like others.
                let comes = start.is_some()
                    || (field.has_road_off_map(path[0]) || field.terrain(path[0]).bonus)
                        && !self.is_wired(path[0]);
                if !comes || !steps.windows(2).all(easy) || !easy(&last) {
                    return refuse("coh:14.0f", "bonus hexes are open ground or road");
                }
            }
            Motion::Wheeled => {
                if extra > usize::from(kind.bonus) + 1 {
                    return refuse("coh:14.0d", "no wheel symbol is left");
                }
                let comes = start.is_some() || field.has_road_off_map(path[0]);
                if !comes || !steps.windows(2).all(follows_road) || !field.has_road(at, way) {
                    return refuse("coh:14.0e", "wheels get bonus hexes on roads only");
                }
            }
            Motion::Foot | Motion::Air => {
                return refuse("coh:5.0b", "on foot one hex is one action");
            }
        }
        self.step_cost(unit, at, to, false).map(drop)
    }

    pub(crate) fn is_wired(&self, hex: HexId) -> bool {
        let stops = [WorkKind::Wire, WorkKind::RoadBlock];
        stops.into_iter().any(|it| self.work(hex, it).is_some())
    }

    /// The hexes to which a unit may begin to move.
    pub(crate) fn move_hexes(&self, unit: UnitId) -> Vec<HexId> {
        match self.hex(unit) {
            Some(from) => self.scenario.field.grid.neighbors(from).map(|it| it.1).collect(),
            None => self.entry_hexes(unit),
        }
    }

    /// Whether the price can be paid with the step of the next member, which costs so much.
    pub(crate) fn may_afford_move(
        &self,
        act: &Act,
        step: u8,
        cautious: bool,
    ) -> Result<u8, Illegal> {
        self.may_pay(act, self.price_with_step(act, step, cautious))
    }

    /// What the moves declared so far cost with the step of the next member, which costs so much.
    pub(crate) fn price_with_step(&self, act: &Act, step: u8, cautious: bool) -> u8 {
        let step = step.saturating_add(if cautious { CAUTION } else { 0 });
        self.moves_price(act).max(step)
    }

    /// A member says where it goes; then it goes on, or the next member says so, or all set out.
    pub(crate) fn declare(&mut self, mode: Mode, to: HexId, cautious: bool) {
        let act = self.act_mut();
        act.mode = mode;
        if cautious {
            act.cautious.push(act.members[act.paths.len()]);
        }
        act.paths.push(vec![to]);
        let index = act.paths.len() - 1;
        let unit = act.members[index];
        self.core.agenda.pop();
        if self.may_extend(unit, index) {
            let index = u8::try_from(index).expect("groups are small");
            self.push(Frame::Path { index });
        } else {
            self.next_declaration();
        }
    }

    /// Whether a vehicle, or a unit moved by a card, has a hex to go on to.
    fn may_extend(&self, unit: UnitId, index: usize) -> bool {
        let path = &self.act().paths[index];
        let Some(&at) = path.last() else { return false };
        if self.act().mode == Mode::Hide {
            return false;
        }
        // [COH 5.0b] On foot one hex is one action, unless a card says otherwise.
        if !self.kind(unit).is_vehicle() && !self.moves_two(self.act().fund) {
            return false;
        }
        let mut near = self.scenario.field.grid.neighbors(at);
        near.any(|(_, to)| self.may_extend_to(unit, index, to).is_ok())
    }

    /// Whether a declared path may be made longer by a hex.
    pub(crate) fn may_extend_to(
        &self,
        unit: UnitId,
        index: usize,
        to: HexId,
    ) -> Result<(), Illegal> {
        let act = self.act();
        let path = &act.paths[index];
        self.may_lengthen(act, unit, path, to)?;
        if self.moves_two(act.fund) {
            return Ok(());
        }
        let mut longer = path.clone();
        longer.push(to);
        let paths = act.members.iter().zip(&act.paths).enumerate();
        let prices = paths.map(|(at, (&unit, path))| {
            self.move_price(act, unit, if at == index { &longer } else { path })
        });
        self.may_pay(act, prices.max().expect("the path is one of them")).map(drop)
    }

    /// Whether the ground lets a path be made longer by a hex, whatever it costs.
    pub(crate) fn may_lengthen(
        &self,
        act: &Act,
        unit: UnitId,
        path: &[HexId],
        to: HexId,
    ) -> Result<(), Illegal> {
        if self.moves_two(act.fund) {
            return self.may_take_second_step(unit, path, to);
        }
        if act.mode != Mode::March {
            return refuse("coh:10.1a", "unseen a unit moves one hex");
        }
        self.may_go_on(unit, path, to)
    }

    /// [COH card.5a, card.5d] Two single steps for the price of the card.
    fn may_take_second_step(&self, unit: UnitId, path: &[HexId], to: HexId) -> Result<(), Illegal> {
        if path.len() >= 2 {
            return refuse("coh:card.5d", "the card moves two hexes, without bonus hexes");
        }
        self.may_be_in(unit, to)?;
        // [COH card.5b] Nor into what is forbidden by a way round.
        if self.hex(unit).is_some_and(|it| self.is_barred_round(unit, it, to)) {
            return refuse("coh:7.6.3m", "nobody withdraws towards where the attackers came from");
        }
        self.step_cost(unit, path[0], to, true).map(drop)
    }

    /// Whether an action is the card that moves two hexes.
    pub(crate) fn moves_two(&self, fund: Fund) -> bool {
        matches!(fund, Fund::Card(card) if self.scenario.cards.card(card).effect == Effect::MoveTwo)
    }

    pub(crate) fn extend(&mut self, to: HexId) {
        let Some(&Frame::Path { index }) = self.core.agenda.last() else {
            unreachable!("the open question is how a path goes on")
        };
        self.act_mut().paths[usize::from(index)].push(to);
        let unit = self.act().members[usize::from(index)];
        if !self.may_extend(unit, usize::from(index)) {
            self.end_path();
        }
    }

    pub(crate) fn end_path(&mut self) {
        self.core.agenda.pop();
        self.next_declaration();
    }

    /// The next member says where it goes, or the moves begin.
    pub(crate) fn next_declaration(&mut self) {
        // Passengers move with their vehicles and say nothing.
        let next = self.act().paths.len();
        while let Some(&unit) = self.act().members.get(next) {
            if self.may_declare_any(unit) {
                let index = u8::try_from(next).expect("groups are small");
                self.push(Frame::Declare { index });
                return;
            }
            // Who has nowhere to go stays, and nobody is asked.
            self.act_mut().members.remove(next);
        }
        self.push(Frame::EndAction);
        self.push(Frame::Toll { index: 0 });
    }

    /// What has to be rolled before a unit enters a hex.
    pub(crate) fn hinders(&self, unit: UnitId, to: HexId) -> Option<Purpose> {
        match self.kind(unit).motion {
            Motion::Foot if self.work(to, WorkKind::Wire).is_some() => Some(Purpose::Wire(unit)),
            Motion::Tracked if self.work(to, WorkKind::RoadBlock).is_some() => {
                Some(Purpose::RoadBlock(unit))
            }
            _ => None,
        }
    }

    /// Makes the next step of the declared moves.
    pub(crate) fn walk(&mut self, mut index: u8, mut step: u8, events: &mut Vec<Event>) {
        self.core.agenda.pop();
        loop {
            let act = self.act();
            let member = usize::from(index);
            let Some(&unit) = act.members.get(member) else {
                // [COH 10.2c] Those who hide together are looked for when all are hidden.
                if act.mode == Mode::Hide {
                    self.push(Frame::Search);
                }
                return self.face_the_movers();
            };
            let stays =
                act.balked.contains(&unit) || self.hex(unit).is_none() && !self.can_come(unit);
            let next = act.paths.get(member).and_then(|it| it.get(usize::from(step)).copied());
            let next = next.filter(|_| !stays && self.is_alive(unit));
            let surprised = step > 0 && act.surprised;
            let goes_on = |_: &HexId| match step {
                0 => true,
                // [COH 7.4c] Whoever has just drawn a marker says himself that he stops.
                _ if surprised => !self.is_seen_to_stay(unit),
                _ => self.may_move_at_all(unit).is_ok(),
            };
            let Some(to) = next.filter(goes_on) else {
                // The next member.
                (index, step) = (index + 1, 0);
                continue;
            };
            if surprised {
                self.push(Frame::Surprise { index, step });
                return;
            }
            self.push(Frame::Walk { index, step: step + 1 });
            return match self.act().mode {
                // [COH card.V13] Who acts unseen is not seen to move; [COH card.5c] who was found on
                // the way goes on like everybody.
                Mode::March | Mode::Sneak if self.unit(unit).is(Flags::HIDDEN) => {
                    self.sneak(unit, to, events);
                }
                Mode::March | Mode::Sneak => self.enter(unit, to, events),
                Mode::Hide => self.hide(unit, to, events),
                Mode::Turn => {}
            };
        }
    }

    /// A unit comes into a hex: what happens then comes in the order of the rules.
    pub(crate) fn enter(&mut self, unit: UnitId, to: HexId, events: &mut Vec<Event>) {
        // [COH 18.5b] What it leaves, mines included, lets it go.
        let from = self.hex(unit);
        let nation = self.nation(unit);
        let clock = self.core.clock;
        self.put(unit, Place::Map(to));
        let state = self.unit_mut(unit);
        state.arrived = clock;
        // [COH 18.1c, 18.2o] A hasty defense is left behind, and so is a work; [COH 5.0.1a] what was
        // careless before no longer counts.
        let over = Flags::HASTY.0 | Flags::INSIDE.0 | Flags::STUCK.0 | Flags::CARELESS.0;
        state.flags.clear(Flags(over));
        events.push(Event::Moved { unit, from, to });
        // [COH 7.4d] A marker that makes moving dearer is shown; one that forbids it is not there.
        self.show_marker_if(unit, |it| it.move_cost > 0, events);
        self.rule_out(unit, |it| it.only_rally || !it.moves);
        if let Some(passenger) = self.passenger(unit) {
            // [COH 14.1g] What is towed out of the mud is free.
            let state = self.unit_mut(passenger);
            state.flags.clear(Flags::STUCK);
            state.arrived = clock;
        }
        if let Some(from) = from {
            self.note_entry(unit, from, to);
            self.update_control(from, events);
        }
        if self.kind(unit).motion == Motion::Tracked && self.work(to, WorkKind::Wire).is_some() {
            // [COH 18.4d] Tracks crush it.
            self.remove_work(to, WorkKind::Wire, events);
        }
        let harmless = self.find_mines(unit, to, events);
        // [COH 2.4f] Whoever only passes through takes it too, but nobody is alone where somebody hides,
        // who shows himself now [COH 2.4e].
        let ambushed = self.has_coin(to, nation.other())
            || self
                .in_hex(to)
                .any(|it| self.nation(it) != nation && self.unit(it).is(Flags::HIDDEN));
        if !ambushed {
            self.update_control(to, events);
        }
        if self.kind(unit).is_vehicle()
            && self.scenario.field.terrain(to).check
            && !self.came_by_road(from, to)
        {
            let purpose = Purpose::Bog(unit);
            self.push(Frame::Roll { roller: self.owner(unit), purpose, plus: 0 });
        }
        if !harmless && !self.core.works.is_empty() {
            self.push(Frame::MineCheck { unit });
        }
        self.push(Frame::Search);
    }

    /// [COH 7.6.3m] Remembers where a unit and whoever it carries came from, if enemies are where it goes;
    /// those it walks upon unseen count, since they show themselves now.
    pub(crate) fn note_entry(&mut self, unit: UnitId, from: HexId, to: HexId) {
        let (nation, when) = (self.nation(unit), self.core.clock);
        // [COH 21.2b] So does a coin, whoever turns out to be under it.
        let foes = self.has_coin(to, nation.other())
            || self.in_hex(to).any(|it| self.nation(it) != nation && !self.kind(it).is_aircraft());
        for unit in [Some(unit), self.passenger(unit)].into_iter().flatten() {
            self.core.entries.retain(|it| it.unit != unit);
            if foes {
                self.core.entries.push(Entry { unit, hex: to, from, when });
            }
        }
    }

    fn came_by_road(&self, from: Option<HexId>, to: HexId) -> bool {
        let field = &self.scenario.field;
        match from {
            Some(from) => field.grid.direction(to, from).is_some_and(|it| field.has_road(to, it)),
            // A reinforcement comes in along the road, where one leads off the map.
            None => field.has_road_off_map(to),
        }
    }

    /// [COH 5.2c, 5.2e] Every unit that came into a new hex may look where it likes.
    fn face_the_movers(&mut self) {
        for index in (0..self.act().paths.len()).rev() {
            let act = self.act();
            let (unit, marched) = (act.members[index], act.mode == Mode::March);
            let hex = self.hex(unit);
            let moved = act.paths[index].iter().any(|&it| Some(it) == hex);
            // [COH 10.0b] Who is hidden looks nowhere.
            let seen = self.is_alive(unit) && !self.unit(unit).is(Flags::HIDDEN);
            if moved && marched && seen && !act.balked.contains(&unit) {
                let cautious = act.cautious.contains(&unit);
                self.push(Frame::Face { unit, towards: None });
                self.mark_carelessness(unit, cautious);
            }
        }
    }

    /// [COH 5.0.1a–5.0.1d, 15.6b] Who moved into the open without care is easier to hit.
    fn mark_carelessness(&mut self, unit: UnitId, cautious: bool) {
        let on = self.options.cautious.unwrap_or(self.scenario.rules.cautious);
        if !on || cautious {
            return;
        }
        let hex = self.hex(unit).expect("who came into a hex is there");
        let behind_vehicle = self.kind(unit).is_squad() && self.vehicle_cover(unit, hex) > 0;
        let open = self.scenario.field.terrain(hex).dm <= 0;
        if open && !behind_vehicle && self.kind(unit).is_foot() {
            self.unit_mut(unit).flags.set(Flags::CARELESS);
        }
    }

    /// [COH 5.2f, 7.4, 14.1c] Whether a unit may turn on the spot.
    pub(crate) fn may_turn(&self, unit: UnitId) -> Result<u8, Illegal> {
        if self.is_carried(unit) {
            return refuse("coh:17.0h", "a carried unit looks where its vehicle looks");
        }
        if self.unit(unit).is(Flags::HIDDEN) {
            return refuse("coh:10.0b", "a hidden unit looks nowhere");
        }
        if self.hex(unit).is_none() {
            return refuse("coh:5.1a", "the unit has to come onto the map first");
        }
        if self.unit(unit).is(Flags(Flags::STUCK.0 | Flags::BOGGED.0)) {
            return refuse("coh:14.1c", "an immobilized unit cannot turn");
        }
        if self.bunker_around(unit).is_some() {
            return refuse("coh:18.2r", "in a bunker a unit looks where the bunker looks");
        }
        match self.marker(unit) {
            Some(marker) if marker.only_rally || !marker.pivots => {
                refuse(marker.rule, "the marker keeps the unit as it stands")
            }
            _ => Ok(PIVOT),
        }
    }

    /// [COH 5.3a] Whether a unit may turn to a side.
    pub(crate) fn may_pivot(&self, unit: UnitId, facing: Direction) -> Result<u8, Illegal> {
        let price = self.may_turn(unit)?;
        if self.unit(unit).facing == facing {
            return refuse("coh:5.3a", "the unit looks that way already");
        }
        Ok(price)
    }

    pub(crate) fn pivot(&mut self, unit: UnitId, facing: Direction, events: &mut Vec<Event>) {
        self.leave_facing(unit);
        self.turn(unit, facing, events);
    }

    /// [COH 18.1c, 7.4c] A hasty defense faces one way, and who turns is not kept from it by its marker.
    fn leave_facing(&mut self, unit: UnitId) {
        self.unit_mut(unit).flags.clear(Flags::HASTY);
        self.rule_out(unit, |it| it.only_rally || !it.pivots);
    }

    /// A unit looks the way its owner chose; in a group that turns, this is its part of it [COH 9.1.4a].
    pub(crate) fn face(&mut self, unit: UnitId, facing: Direction, events: &mut Vec<Event>) {
        let act = self.core.act.as_ref();
        let turns = act.is_some_and(|it| it.mode == Mode::Turn && it.members.contains(&unit));
        if turns && self.unit(unit).facing != facing {
            self.leave_facing(unit);
        }
        self.turn(unit, facing, events);
    }

    /// Turns a unit and whoever it carries [COH 17.0h].
    pub(crate) fn turn(&mut self, unit: UnitId, facing: Direction, events: &mut Vec<Event>) {
        self.unit_mut(unit).facing = facing;
        if let Some(passenger) = self.passenger(unit) {
            self.unit_mut(passenger).facing = facing;
        }
        events.push(Event::Turned { unit, facing });
    }
}

/// The steps of a type of unit that tows nothing: what the ground and the heights add, by hex and
/// direction.
pub(crate) fn easy_steps(field: &Field, kind: &UnitType) -> Vec<[u8; 6]> {
    let step = |from: HexId, way: Direction| {
        let to = field.grid.neighbor(from, way)?;
        let ground = Firefight::ground_cost(field, kind, to, field.has_road(from, way)).ok()?;
        Some(ground + Firefight::climb(field, kind, false, [from, to], way).ok()?)
    };
    let cells = (0..field.grid.len()).filter_map(|it| u16::try_from(it).ok()).map(HexId);
    cells.map(|it| Direction::ALL.map(|way| step(it, way).unwrap_or(BARRED))).collect()
}
