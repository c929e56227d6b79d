//! What a player who may not look could imagine: the enemy's secrets dealt anew.

use hexgrid::{HexId, HexSet};
use kernel::{Dice, Viewer};

use crate::act::{Act, Mode, Volley};
use crate::agenda::{Frame, Purpose};
use crate::ch01_setup::draw;
use crate::ch07_combat::Shot;
use crate::ch10_hidden::FOUND_WITHIN;
use crate::roster::Nation;
use crate::scenario::WorkKind;
use crate::state::{Firefight, Flags, ForceId, Hit, Place, Stage, UnitId};

/// One in so many hidden units is thought to have left the hexes in which it began.
const WANDERS: usize = 4;

impl Firefight {
    /// Deals face-down markers, cards, the deck, secret aims, artillery on its way, hidden mines
    /// and hidden units anew, as far as the viewer cannot know them [COH 7.4c, 8.1h, 10.0a].
    pub(crate) fn guessed(&self, viewer: Viewer, chooser: &mut dyn Dice) -> Self {
        let mut guess = self.clone();
        // After the game there is nothing left to guess.
        if self.core.ended.is_some() {
            return guess;
        }
        guess.deal_cards(viewer, chooser);
        guess.deal_markers(viewer, chooser);
        guess.deal_aims(viewer, chooser);
        guess.deal_plots(viewer, chooser);
        guess.deal_mines(viewer, chooser);
        guess.deal_hidden(viewer, chooser);
        guess
    }

    /// [COH 10.0a] Puts every hidden unit that the viewer does not command into a hex in which it
    /// would be hidden and undetected now: where it could begin, or where it could have gone. Where
    /// it really is plays no part.
    fn deal_hidden(&mut self, viewer: Viewer, chooser: &mut dyn Dice) {
        let unknown: Vec<UnitId> = self
            .scenario
            .unit_ids()
            .filter(|&it| self.unit(it).is(Flags::HIDDEN) && !is_own(viewer, self.owner(it)))
            // Who is carried is wherever its vehicle is imagined.
            .filter(|&it| !self.is_carried(it) && !self.is_on_mines(it))
            .filter(|&it| self.passenger(it).is_none_or(|rider| !self.is_on_mines(rider)))
            .collect();
        let price = self.act_declared().map(|it| self.price_seen(it));
        for &unit in &unknown {
            self.put(unit, Place::Awaited);
            self.unit_mut(unit).flags.clear(Flags(Flags::HASTY.0 | Flags::INSIDE.0));
        }
        for &unit in &unknown {
            let hexes = self.hiding_places(unit, chooser);
            let pick = draw_among(chooser, hexes.len());
            let hex = hexes[pick];
            let takes = self.works_in(hex).any(|it| self.takes(it, unit));
            let inside = takes && self.scenario.unit(unit).in_work;
            self.put(unit, Place::Map(hex));
            if inside {
                self.unit_mut(unit).flags.set(Flags::INSIDE);
            }
        }
        self.hide_traces(&unknown, price);
    }

    /// [COH 18.5i] Whether mines, whose hex all know then, attack a unit right now.
    fn is_on_mines(&self, unit: UnitId) -> bool {
        let attacks = Purpose::Mines(unit);
        self.core.agenda.iter().any(|it| {
            matches!(it, Frame::Roll { purpose, .. } | Frame::Rolled { purpose, .. }
                if *purpose == attacks)
        })
    }

    /// The hexes in which a hidden unit may be imagined.
    fn hiding_places(&self, unit: UnitId, chooser: &mut dyn Dice) -> Vec<HexId> {
        let near = self.near_foes(self.nation(unit));
        // Optimization: where nobody is and no enemy is near, nobody is found.
        let found = |it: HexId| {
            (near.contains(it) || self.in_hex(it).next().is_some()) && self.is_found(unit, it)
        };
        let free = |it: HexId| {
            !found(it) && self.may_be_in(unit, it).is_ok() && self.may_have_fired_from(unit, it)
        };
        let start = &self.scenario.unit(unit).hexes;
        let began: Vec<HexId> = start.iter().copied().filter(|&it| free(it)).collect();
        let stays = self.core.clock == 0 || draw(chooser, WANDERS, "coh:10.0a") > 0;
        if self.scenario.unit(unit).hidden && stays && !began.is_empty() {
            return began;
        }
        let reached: Vec<HexId> = self.reach_of(unit).iter().filter(|&it| free(it)).collect();
        if !reached.is_empty() {
            return reached;
        }
        // In a corner: wherever it is not seen, or at least nobody is.
        let all = || self.scenario.field.grid.hexes();
        let empty = |it: HexId| self.in_hex(it).next().is_none();
        let choices = [
            all().filter(|&it| free(it)).collect::<Vec<_>>(),
            all().filter(|&it| !found(it)).collect(),
            all().filter(|&it| empty(it)).collect(),
            all().collect(),
        ];
        choices.into_iter().find(|it| !it.is_empty()).expect("a map has hexes")
    }

    /// [COH 10.0k] The hexes so near to enemies of a nation that are seen that it could be found there.
    fn near_foes(&self, nation: Nation) -> HexSet {
        let grid = &self.scenario.field.grid;
        let mut near = HexSet::new(grid.len());
        for unit in self.scenario.unit_ids() {
            let seen = self.nation(unit) != nation && !self.unit(unit).is(Flags::HIDDEN);
            if let Some(hex) = self.hex(unit).filter(|_| seen) {
                grid.hexes_within(hex, FOUND_WITHIN).into_iter().for_each(|it| near.insert(it));
            }
        }
        near
    }

    /// [COH 10.3e] Whether the shot being fired can have come from a hex: what it hits is in sight
    /// and reach, and looks as was told.
    fn may_have_fired_from(&self, unit: UnitId, hex: HexId) -> bool {
        let Some(volley) = self.core.volley.as_ref() else { return true };
        if volley.firers.first() != Some(&unit) || volley.from == volley.into {
            return true;
        }
        let (field, into) = (&self.scenario.field, volley.into);
        let reach = 2 * u16::from(self.range_of(unit).1);
        let told =
            |it: UnitId| self.is_through_front(it, hex) == self.is_through_front(it, volley.from);
        hex != into
            && field.distance(hex, into) <= reach
            && field.sees(hex, into, &self.core.smoke)
            && self.seen_in(into).filter(|&it| self.nation(it) != self.nation(unit)).all(told)
    }

    /// The hexes a unit could have come to since it began: one for each action so far.
    fn reach_of(&self, unit: UnitId) -> HexSet {
        let grid = &self.scenario.field.grid;
        let start = &self.scenario.unit(unit).hexes;
        let mut reached = HexSet::of(grid.len(), start.iter().copied());
        let mut edge: Vec<HexId> = start.clone();
        for _ in 0..self.core.clock {
            let mut next = Vec::new();
            for from in edge {
                for (_, to) in grid.neighbors(from) {
                    if !reached.contains(to) && self.step_cost(unit, from, to, true).is_ok() {
                        reached.insert(to);
                        next.push(to);
                    }
                }
            }
            if next.is_empty() {
                break;
            }
            edge = next;
        }
        reached
    }

    /// What is going on does not tell where those units really were.
    fn hide_traces(&mut self, unknown: &[UnitId], price: Option<u8>) {
        let places: Vec<Option<HexId>> = unknown.iter().map(|&it| self.hex(it)).collect();
        let of = |unit: UnitId| unknown.iter().position(|&it| it == unit);
        if let Some(act) = &mut self.core.act {
            act.imagined = None;
            for (path, &unit) in act.paths.iter_mut().zip(&act.members) {
                if let Some(hex) = of(unit).and_then(|it| places[it]) {
                    path.fill(hex);
                    act.imagined = price;
                }
            }
        }
        if let Some(volley) = &mut self.core.volley {
            let leader = volley.firers.first().and_then(|&it| of(it));
            if let Some(hex) = leader.and_then(|it| places[it]) {
                volley.from = hex;
                self.reckon_anew();
            }
        }
    }

    /// Reckons the targets of the attack going on from where its leader is imagined.
    fn reckon_anew(&mut self) {
        let Some(volley) = self.core.volley.clone() else { return };
        let shot = Shot {
            firers: &volley.firers,
            manner: volley.manner,
            from: volley.from,
            into: volley.into,
            bonus: 0,
        };
        let targets = volley.targets.iter().map(|it| self.reckon(&shot, it.mark)).collect();
        let mut aimed = volley.aimed.as_ref().map(|it| self.reckon(&shot, it.mark));
        if let Some(target) = &mut aimed {
            self.add_marker(target);
        }
        self.core.volley = Some(Volley { targets, aimed, ..volley.clone() });
    }

    /// [COH card.y2] Secret aims that the viewer has not drawn.
    fn deal_aims(&mut self, viewer: Viewer, chooser: &mut dyn Dice) {
        let drawn = |game: &Self, it| game.force(it).aim != 0;
        let unknown: Vec<_> = self
            .scenario
            .force_ids()
            .filter(|&it| !is_own(viewer, it) && drawn(self, it))
            .collect();
        let known: Vec<u8> = self
            .scenario
            .force_ids()
            .filter(|it| !unknown.contains(it))
            .map(|it| self.force(it).aim)
            .collect();
        let all = self.scenario.secret.iter().map(|it| it.0);
        let mut left: Vec<u8> = all.filter(|it| !known.contains(it)).collect();
        for force in unknown {
            let pick = draw(chooser, left.len(), "coh:card.y2");
            self.force_mut(force).aim = left.remove(pick);
        }
    }

    /// [COH 12.3b] Where artillery of others will land is anybody's guess.
    fn deal_plots(&mut self, viewer: Viewer, chooser: &mut dyn Dice) {
        let hexes: Vec<HexId> = self.scenario.field.grid.hexes().collect();
        for force in self.scenario.force_ids() {
            if is_own(viewer, force) {
                continue;
            }
            for plot in 0..self.force(force).plots.len() {
                let due = self.force(force).plots[plot];
                if self.is_landing(force, plot, due.round) {
                    continue;
                }
                let info = &self.scenario.oba[usize::from(due.oba)];
                let smoke = info.smoke && draw(chooser, 2, "coh:12.3b") == 0;
                let pick = draw_among(chooser, hexes.len());
                let state = &mut self.force_mut(force).plots[plot];
                state.hex = hexes[pick];
                state.smoke = smoke;
            }
        }
    }

    /// [COH 12.3c] Whether everybody has seen where a plot lands: now, or a moment ago.
    fn is_landing(&self, force: ForceId, plot: usize, round: u8) -> bool {
        let waits = |it: &Frame| {
            matches!(*it, Frame::Shells { force: of, plot: number, hex: 0 }
                if of == force && usize::from(number) == plot)
        };
        let falls = round == self.core.round && self.core.stage == Stage::Barrage;
        round < self.core.round || falls && !self.core.agenda.iter().any(waits)
    }

    /// [COH 18.5i] Mines of others that nobody has found yet lie where nobody stands.
    fn deal_mines(&mut self, viewer: Viewer, chooser: &mut dyn Dice) {
        let secret = |it: &crate::state::Work| it.hidden && it.kind == WorkKind::Mines;
        let (hidden, open): (Vec<_>, Vec<_>) = core::mem::take(&mut self.core.works)
            .into_iter()
            .partition(|it| secret(it) && !is_own(viewer, it.owner));
        self.core.works = open;
        for mut mines in hidden {
            let free: Vec<HexId> = self
                .scenario
                .field
                .grid
                .hexes()
                .filter(|&it| self.work(it, WorkKind::Mines).is_none())
                .filter(|&it| self.seen_in(it).next().is_none())
                .collect();
            let pick = draw_among(chooser, free.len());
            if let Some(&hex) = free.get(pick) {
                mines.hex = hex;
            }
            self.core.works.push(mines);
        }
    }

    fn deal_cards(&mut self, viewer: Viewer, chooser: &mut dyn Dice) {
        let unknown: Vec<_> = self.scenario.force_ids().filter(|&it| !is_own(viewer, it)).collect();
        let mut pile = core::mem::take(&mut self.core.deck);
        let sizes: Vec<usize> = unknown.iter().map(|&it| self.force(it).hand.len()).collect();
        for &force in &unknown {
            pile.append(&mut self.force_mut(force).hand);
        }
        // Only green cards are ever held; the rest of the order is nobody's knowledge.
        pile.sort_unstable();
        let (mut green, yellow): (Vec<_>, Vec<_>) =
            pile.into_iter().partition(|&it| !self.is_event(it));
        for (&force, size) in unknown.iter().zip(sizes) {
            for _ in 0..size {
                let pick = draw(chooser, green.len(), "coh:8.1h");
                let card = green.remove(pick);
                self.force_mut(force).hand.push(card);
            }
            self.force_mut(force).hand.sort_unstable();
        }
        green.extend(yellow);
        green.sort_unstable();
        self.core.deck = green;
    }

    /// [COH 7.4c, 7.4d] Face-down markers of others; those that were shown are known, and so is what
    /// their units were seen to do in spite of them.
    fn deal_markers(&mut self, viewer: Viewer, chooser: &mut dyn Dice) {
        let hurt: Vec<UnitId> = self
            .scenario
            .unit_ids()
            .filter(|&it| matches!(self.unit(it).hit, Some(Hit::Marker(_))))
            .filter(|&it| !is_own(viewer, self.owner(it)))
            .collect();
        for &unit in &hurt {
            let ruled_out = self.unit(unit).ruled_out;
            self.return_marker(unit);
            self.unit_mut(unit).ruled_out = ruled_out;
        }
        self.deal_markers_to(&hurt, chooser);
    }

    /// Deals a marker to each of these, or to none if the pools do not allow it.
    fn deal_markers_to(&mut self, units: &[UnitId], chooser: &mut dyn Dice) -> bool {
        let Some((&unit, others)) = units.split_first() else { return true };
        let pool = self.pool_of(unit).index();
        let mut tried = [false; 8];
        loop {
            let mut lines: Vec<usize> = Vec::new();
            for line in (0..tried.len()).filter(|&it| !tried[it] && self.may_be_marked(unit, it)) {
                let left = usize::from(self.core.pools[pool][line]);
                lines.extend(core::iter::repeat_n(line, left));
            }
            let pick = draw(chooser, lines.len(), "coh:7.4c");
            let Some(&line) = lines.get(pick) else { return false };
            self.core.pools[pool][line] -= 1;
            self.unit_mut(unit).hit = u8::try_from(line).ok().map(Hit::Marker);
            if self.could_have_declared(unit) && self.deal_markers_to(others, chooser) {
                return true;
            }
            self.core.pools[pool][line] += 1;
            self.unit_mut(unit).hit = None;
            tried[line] = true;
        }
    }
}

impl Firefight {
    /// The action whose moves are being declared and are still to be paid.
    fn act_declared(&self) -> Option<&Act> {
        let declares = |it: &Frame| {
            matches!(
                it,
                Frame::Declare { .. }
                    | Frame::Path { .. }
                    | Frame::Toll { .. }
                    | Frame::Hindered { .. }
            )
        };
        self.core.act.as_ref().filter(|_| self.core.agenda.iter().any(declares))
    }

    /// What others will see paid for moves of hidden units that stay hidden; who marches in sight shows
    /// himself, and then nothing is imagined any more.
    fn price_seen(&self, act: &Act) -> u8 {
        let unseen = act.members.iter().any(|&it| self.unit(it).is(Flags::UNSEEN));
        if Self::is_free(act.fund) || act.mode == Mode::March && !unseen {
            return 0;
        }
        self.moves_price(act)
    }

    /// [COH 7.4c, 9.1.1b] Whether a unit with the marker it has could have declared the move that is
    /// being declared for it, and paid for it.
    fn could_have_declared(&self, unit: UnitId) -> bool {
        let Some(act) = self.act_declared() else { return true };
        let index = act.members.iter().position(|&it| it == unit);
        let path = index.and_then(|it| act.paths.get(it)).filter(|it| !it.is_empty());
        let Some(path) = path.filter(|_| !self.unit(unit).is(Flags::HIDDEN)) else { return true };
        let stays = self.marker(unit).is_some_and(|it| it.only_rally || !it.moves);
        let price = self.move_price(act, unit, path);
        // [COH 18.4b] Since then CAP may have been spent on dice.
        let rolled = self.core.agenda.iter().any(|it| matches!(it, Frame::Toll { .. }));
        !stays && price < u8::MAX && (rolled || price <= self.budget(act))
    }
}

/// Whether a force is the viewer's own.
fn is_own(viewer: Viewer, force: ForceId) -> bool {
    viewer == Viewer::Player(force.seat())
}

/// Draws one of any number at random, from 0: maps have more hexes than a die has sides.
fn draw_among(chooser: &mut dyn Dice, among: usize) -> usize {
    /// Sides of one die.
    const SIDES: usize = 200;
    if among <= SIDES {
        return draw(chooser, among, "coh:10.0a");
    }
    let heaps = among.div_ceil(SIDES);
    let heap = draw(chooser, heaps, "coh:10.0a");
    let left = (among - heap * SIDES).min(SIDES);
    heap * SIDES + draw(chooser, left, "coh:10.0a")
}
