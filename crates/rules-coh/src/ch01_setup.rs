//! Chapter 1: from a firefight to its first question.

use std::sync::Arc;

use hexgrid::{Direction, HexId};
use kernel::{Dice, Illegal, Roll, Rule, refuse};

use crate::agenda::{Frame, NO_BID};
use crate::cards::CardId;
use crate::derived::Derived;
use crate::event::Event;
use crate::options::Options;
use crate::roster::Nation;
use crate::scenario::{Scenario, Unit};
use crate::state::{
    Core, Firefight, Flags, ForceId, ForceState, Hit, Place, Plot, Score, Stage, UnitId, UnitState,
    Work,
};

impl Firefight {
    /// Lays a firefight on the table: round, markers and tracks as [COH 1.0b, 1.0c] say.
    pub fn new(scenario: Arc<Scenario>, options: Options) -> Self {
        let units = scenario.units.iter().map(|it| unit_at_start(&scenario, it)).collect();
        let forces = scenario.forces.iter().map(|it| ForceState {
            cap: it.cap + options.balance[it.nation.index()],
            losses: 0,
            scores: Vec::new(),
            ap: 0,
            active: false,
            marching: false,
            hand: Vec::new(),
            plots: Vec::new(),
            aim: 0,
            coins: Vec::new(),
            cup: Vec::new(),
            dummies: 0,
        });
        // [COH 18.2a, 18.4i] Works and wire are there from the start, or never.
        let works = scenario.works.iter().map(|it| Work {
            kind: it.kind,
            hex: it.hex,
            facing: it.facing,
            front: it.front,
            flank: it.flank,
            color: it.color,
            number: it.number,
            owner: it.owner.unwrap_or(crate::state::ForceId(0)),
            hidden: it.hidden,
            vehicles: it.vehicles,
        });
        let hexes_of_value = scenario.hexes_of_value().count();
        let core = Core {
            round: 0,
            stage: Stage::SetUp,
            mover: crate::state::ForceId(0),
            passed: None,
            again: false,
            double: false,
            second: Nation::Soviet,
            latest: [None; 2],
            units,
            forces: forces.collect(),
            pools: pools(&scenario),
            // [COH 1.0g, 8.1a] One deck of the cards that the firefight names.
            deck: scenario
                .deck
                .iter()
                .flat_map(|&(card, copies)| core::iter::repeat_n(card, usize::from(copies)))
                .collect(),
            discard: Vec::new(),
            works: works.collect(),
            smoke: scenario.smoke.clone(),
            control: scenario.first_holders().collect(),
            takers: vec![None; hexes_of_value],
            entries: Vec::new(),
            used: Vec::new(),
            oba_used: scenario.oba.iter().map(|it| it.used).collect(),
            clock: 0,
            taken_back: 0,
            act: None,
            volley: None,
            agenda: vec![Frame::Sequence],
            ended: None,
        };
        let derived = Derived::of(scenario.field.grid.len(), &core);
        let mut game = Self { scenario, options, core, derived };
        for force in game.scenario.force_ids() {
            let nation = game.nation_of(force);
            // Points to begin with go to the first force of a nation.
            if game.forces_of(nation).next() == Some(force) {
                let points = game.scenario.start_points[nation.index()];
                game.force_mut(force).add_points(Score::Start, points);
            }
        }
        game.place_the_fixed();
        game.lay_markers();
        game.begin_midway();
        game
    }

    /// [COH 7.4a] Markers that lie under units from the start come out of the pools.
    fn lay_markers(&mut self) {
        for unit in self.scenario.unit_ids() {
            let condition = self.scenario.unit(unit).condition;
            let Some(line) = condition.hit else { continue };
            let pool = self.pool_of(unit).index();
            self.core.pools[pool][usize::from(line)] -= 1;
            let state = self.unit_mut(unit);
            state.hit = Some(Hit::Marker(line));
            if condition.shown {
                state.ruled_out = !(1 << line);
            }
        }
    }

    /// A firefight whose file says so begins in the middle of a round: whoever is seen stands on the map.
    fn begin_midway(&mut self) {
        let scenario = Arc::clone(&self.scenario);
        let Some(start) = &scenario.start else { return };
        self.core.round = start.round;
        // What comes before the initiative needs dice: somebody says first that it may begin.
        let at_once = start.stage >= Stage::Initiative;
        if at_once {
            self.core.stage = start.stage;
        }
        for (force, given) in scenario.force_ids().zip(&start.forces) {
            for &card in &given.hand {
                let deck = &mut self.core.deck;
                let at = deck.iter().position(|&it| it == card);
                deck.remove(at.expect("cards in hands are cards of the deck"));
            }
            let left = self.force(force).cap.saturating_sub(given.lost);
            let state = self.force_mut(force);
            state.hand.clone_from(&given.hand);
            state.cap = given.cap.unwrap_or(left);
            (state.losses, state.ap, state.active) = (given.lost, given.ap, given.ap > 0);
        }
        self.begin_turns(start.mover);
        self.core.passed = start.passed;
        self.core.second = start.first.other();
        self.put_plots_on_their_way(start.round + u8::from(at_once));
        self.note_entries();
        if start.stage == Stage::Initiative {
            self.push(Frame::Bids { bids: [NO_BID; 4], plus: [0; 4] });
        }
        // Nobody is told: it happened before.
        self.begin_sight(&mut Vec::new());
    }

    /// [COH 12.3a] What was plotted in the round in which play begins lands in the next one.
    fn put_plots_on_their_way(&mut self, round: u8) {
        let scenario = Arc::clone(&self.scenario);
        for (oba, info) in (0..).zip(&scenario.oba) {
            for &(hex, smoke) in &info.plots {
                self.core.oba_used[usize::from(oba)] += 1;
                self.force_mut(info.force).plots.push(Plot { oba, hex, smoke, round });
            }
        }
    }

    /// [COH 7.6.3m] Attackers who stand among enemies came after them.
    fn note_entries(&mut self) {
        for unit in self.scenario.unit_ids() {
            let (Some(from), Some(hex)) =
                (self.scenario.unit(unit).condition.came_from, self.hex(unit))
            else {
                continue;
            };
            self.core.clock = 1;
            self.unit_mut(unit).arrived = 1;
            self.note_entry(unit, from, hex);
        }
    }

    /// Puts down the units whose hex and facing the firefight gives.
    fn place_the_fixed(&mut self) {
        for unit in self.scenario.unit_ids() {
            let start = self.scenario.unit(unit);
            let fixed = start.hexes.len() == 1 && (start.facing.is_some() || start.hidden);
            let flies = start.condition.flying;
            if self.unit(unit).place == Place::SetUp && fixed {
                let hex = start.hexes[0];
                self.put_down(unit, hex);
            } else if let Some((hex, altitude)) = flies {
                self.put(unit, Place::Map(hex));
                self.unit_mut(unit).altitude = altitude;
            }
        }
        self.carry_passengers();
    }

    fn put_down(&mut self, unit: UnitId, hex: HexId) {
        let start = self.scenario.unit(unit).clone();
        self.put(unit, Place::Map(hex));
        if start.hidden {
            self.conceal(unit);
        }
        if start.in_work {
            self.unit_mut(unit).flags.set(Flags::INSIDE);
        }
        // [COH 18.2r] In a bunker a unit looks where the bunker looks.
        if let Some(facing) = self.bunker_around(unit).map(|it| it.facing) {
            self.unit_mut(unit).facing = facing;
        }
    }

    /// Passengers look where their vehicles look [COH 17.0h].
    fn carry_passengers(&mut self) {
        for unit in self.scenario.unit_ids() {
            if let Place::Carried(by) = self.unit(unit).place {
                self.unit_mut(unit).facing = self.unit(by).facing;
            }
        }
    }

    /// The next unit that its owner has to set up.
    pub(crate) fn next_to_set_up(&self) -> Option<UnitId> {
        self.scenario.unit_ids().find(|&it| self.unit(it).place == Place::SetUp)
    }

    /// [COH 1.0e, 1.0i] Whether a unit may be set up in a hex.
    pub(crate) fn may_set_up(&self, unit: UnitId, hex: HexId) -> Result<(), Illegal> {
        if !self.scenario.unit(unit).hexes.contains(&hex) {
            return refuse("coh:1.0i", "the firefight sets this unit up elsewhere");
        }
        if self.goes_into_cup(unit) {
            self.may_lay_coin(unit, hex)?;
        }
        self.may_be_in(unit, hex)
    }

    pub(crate) fn set_up(&mut self, unit: UnitId, hex: HexId, events: &mut Vec<Event>) {
        if self.goes_into_cup(unit) {
            return self.lay_coin(unit, hex);
        }
        self.put_down(unit, hex);
        events.push(Event::SetUp { unit, hex });
        if self.scenario.unit(unit).facing.is_none() && !self.unit(unit).is(Flags::HIDDEN) {
            self.push(Frame::Face { unit, towards: None });
        }
    }

    /// [COH 1.0i] [M-21] Sets up everybody of a force whose turn it is to be set up: in its own
    /// area, towards the enemy, in cover and apart from others, and looking where the enemy is.
    pub(crate) fn set_up_quickly(&mut self, force: ForceId, events: &mut Vec<Event>) {
        let front = self.front_of_set_up(force);
        while let Some(unit) = self.next_to_set_up().filter(|&it| self.owner(it) == force) {
            let hexes = self.scenario.unit(unit).hexes.iter().copied();
            let open = hexes.filter(|&it| self.may_set_up(unit, it).is_ok());
            let best = open.min_by_key(|&it| self.rank_of_place(unit, it, &front));
            let hex = best.expect("the question where a unit is set up has an answer");
            self.set_up(unit, hex, events);
            // [COH 5.2c] Where it looks is not asked but given.
            if self.core.agenda.last() == Some(&Frame::Face { unit, towards: None }) {
                self.core.agenda.pop();
                let way = self.way_to_front(unit, hex, &front);
                self.face(unit, way, events);
            }
        }
    }

    /// [M-21] Where the enemy is looked for: where he is seen; else where he may be set up in the
    /// open; else at the hexes that are fought for. What he hides says nothing.
    fn front_of_set_up(&self, force: ForceId) -> Vec<HexId> {
        let nation = self.nation_of(force);
        let enemies = || self.scenario.unit_ids().filter(|&it| self.nation(it) != nation);
        let mut seen: Vec<HexId> = enemies()
            .filter(|&it| !self.unit(it).is(Flags::HIDDEN))
            .filter_map(|it| self.hex(it))
            .collect();
        if seen.is_empty() {
            let open = |it: &UnitId| {
                let start = self.scenario.unit(*it);
                start.round == 0 && !start.hidden
            };
            seen.extend(enemies().filter(open).flat_map(|it| &self.scenario.unit(it).hexes));
        }
        if seen.is_empty() {
            seen.extend(self.scenario.hexes_of_value());
        }
        seen.sort_unstable();
        seen.dedup();
        seen
    }

    /// [M-21] How good a place is for a unit, the best first: out of sight for who hides, alone in
    /// its hex, near the front but not under its guns, in cover, not beside comrades.
    fn rank_of_place(&self, unit: UnitId, hex: HexId, front: &[HexId]) -> impl Ord + use<> {
        /// Nearer than this nobody sets up of his own will.
        const STAND_OFF: u16 = 4;
        let field = &self.scenario.field;
        let force = self.owner(unit);
        let bare = self.scenario.unit(unit).hidden && !field.is_cover(hex);
        let (mut crowd, mut beside) = (0, 0);
        for at in self.on_map(force).filter_map(|it| self.hex(it)) {
            crowd += usize::from(at == hex);
            beside += usize::from(field.is_near(at, hex));
        }
        let coins = self.force(force).coins.iter().filter(|&&it| it == hex).count();
        let afar = front.iter().map(|&it| field.distance(it, hex)).min();
        let cover = core::cmp::Reverse(field.terrain(hex).dm);
        (bare, crowd + coins, afar.map(|it| it.max(STAND_OFF)), cover, beside, hex)
    }

    /// [COH 5.2c] [M-21] The way a unit looks so that the front lies before it.
    fn way_to_front(&self, unit: UnitId, at: HexId, front: &[HexId]) -> Direction {
        let field = &self.scenario.field;
        let nearest = front.iter().copied().min_by_key(|&it| (field.distance(at, it), it));
        let ways = Direction::ALL.into_iter().filter(|&it| self.may_face(unit, None, it).is_ok());
        let away = |way: &Direction| {
            let before = nearest.is_some_and(|it| self.is_before(at, *way, it));
            let next = field.grid.neighbor(at, *way);
            (!before, next.zip(nearest).map_or(u16::MAX, |(next, it)| field.distance(next, it)))
        };
        ways.min_by_key(away).expect("a unit can look somewhere")
    }

    /// [COH 1.0g] Shuffles and deals, then begins the first round.
    pub(crate) fn end_set_up(&mut self, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        self.carry_passengers();
        self.begin_sight(events);
        self.turn_coins(dice, events);
        if let Some(stage) = self.scenario.start.as_ref().map(|it| it.stage) {
            return self.begin_at(stage);
        }
        for _ in 0..self.scenario.deal {
            for force in self.scenario.force_ids() {
                if self.core.ended.is_none() {
                    self.draw_card(force, dice, events);
                }
            }
        }
        self.draw_aims(dice);
        for oba in (0..self.scenario.oba.len()).rev() {
            if self.scenario.oba[oba].preplot {
                let oba = u8::try_from(oba).expect("few artillery cards");
                self.push(Frame::Plot { oba });
            }
        }
        self.core.stage = Stage::Cards;
        // [COH card.y3] CAP that an event of this deal brought or took count in the first round.
        let caps: Vec<u8> = self.core.forces.iter().map(|it| it.cap).collect();
        self.begin_round(events);
        for (state, cap) in self.core.forces.iter_mut().zip(caps) {
            state.cap = cap;
        }
    }

    /// [COH 2.0a] Begins in the middle of what comes before the initiative.
    fn begin_at(&mut self, stage: Stage) {
        self.core.stage = stage;
        match stage {
            Stage::Plot => self.ask_for_plots(),
            Stage::Barrage => self.bring_down_plots(),
            // What comes then is asked or done by itself.
            Stage::Cards | Stage::Initiative | Stage::Turns => {}
            Stage::SetUp => unreachable!("no firefight begins midway with its set-up"),
        }
    }

    /// [COH card.y2] Deals one secret aim to each force, if the firefight has any.
    fn draw_aims(&mut self, dice: &mut dyn Dice) {
        let mut aims: Vec<u8> = self.scenario.secret.iter().map(|it| it.0).collect();
        for force in self.scenario.force_ids() {
            if aims.is_empty() {
                return;
            }
            let pick = draw(dice, aims.len(), "coh:card.y2");
            self.force_mut(force).aim = aims.remove(pick);
        }
    }
}

fn unit_at_start(scenario: &Scenario, unit: &Unit) -> UnitState {
    let kind = &scenario.types[usize::from(unit.kind)];
    let place = match unit.carried_by {
        Some(by) => Place::Carried(by),
        None if unit.round > 0 || kind.is_aircraft() => Place::Awaited,
        None => Place::SetUp,
    };
    let air = scenario.air.iter().find(|it| scenario.unit(it.unit).id == unit.id);
    UnitState {
        place,
        facing: unit.facing.unwrap_or(Direction::D0),
        hit: None,
        flags: unit.condition.flags,
        altitude: 0,
        bombs: air.and_then(|it| it.bombs).map_or(0, |it| it.1),
        arrived: 0,
        ruled_out: 0,
    }
}

/// [COH 1.0f] Both pools full.
fn pools(scenario: &Scenario) -> [[u8; 8]; 2] {
    let mut pools = [[0; 8]; 2];
    for (pool, kinds) in pools.iter_mut().zip([&scenario.markers.foot, &scenario.markers.vehicle]) {
        for (left, kind) in pool.iter_mut().zip(kinds) {
            *left = kind.count;
        }
    }
    pools
}

/// Draws one of so many at random, from 0: a draw is no roll and nobody modifies it [COH 3.2.3].
pub(crate) fn draw(dice: &mut dyn Dice, among: usize, rule: &'static str) -> usize {
    let sides = u8::try_from(among).expect("pools and decks are small");
    if sides <= 1 {
        return 0;
    }
    usize::from(dice.roll(Roll { sides, rule: Rule(rule) })) - 1
}

impl Firefight {
    /// [COH 8.1a, 8.1b] A force draws a card; yellow ones are carried out and replaced [COH 8.1g].
    pub(crate) fn draw_card(
        &mut self,
        force: crate::state::ForceId,
        dice: &mut dyn Dice,
        events: &mut Vec<Event>,
    ) {
        // Every yellow card comes up at most once for each time the deck goes round.
        for _ in 0..=self.core.deck.len() + self.core.discard.len() {
            if self.core.deck.is_empty() {
                // [M-17] The discards are shuffled; without any, nothing is drawn.
                self.core.deck = core::mem::take(&mut self.core.discard);
            }
            if self.core.deck.is_empty() {
                return;
            }
            let pick = draw(dice, self.core.deck.len(), "coh:8.1b");
            let card: CardId = self.core.deck.remove(pick);
            if !self.is_event(card) {
                self.force_mut(force).hand.push(card);
                self.force_mut(force).hand.sort_unstable();
                events.push(Event::Drew { force, card });
                return;
            }
            events.push(Event::CameUp { force, card });
            self.core.discard.push(card);
            self.carry_out_event(card, events);
            if self.core.ended.is_some() {
                return;
            }
        }
    }
}
