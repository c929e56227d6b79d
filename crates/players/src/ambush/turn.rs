//! Rounds: what a soldier does in his turn.

use hexgrid::{HexId, HexMap};
use rules_ambush::action::{Action, Bomb, Effort, Purpose, TankArm};
use rules_ambush::agenda::Ask;
use rules_ambush::mission::AwardRule;
use rules_ambush::state::{ArBox, Health, Held, ManId, Place, Sortie, Spot, VehicleId, Working};
use rules_ambush::terms::{Ammo, FireMode, Model, Side, Stance, Terrain};

use super::aims;
use super::ground::{
    Mines, approaches, cover, distances, enemy_hexes, is_calm, is_on_the_way, is_watched,
    nearest_enemy, tank_hexes, watchers,
};
use super::march::is_prisoner;
use super::posts::lies_in_wait;

/// To let a turn go.
const PASS: i32 = 12;
/// What is worth a try: a shot that hits with one face in ten is ten more.
const TRY: i32 = 30;

/// What each German beyond the first who sees a hex takes off a step there.
const SEEN: i32 = 4;
/// What each point of cover adds to a step there.
const COVER: i32 = 3;
/// What a step out of command takes off it in the first Round; ever less while nothing moves.
const ALONE: i32 = 44;
/// Rounds until nobody minds any more.
const LATE: i32 = 30;

/// How far somebody looks for a place where no tank sees him.
const FLIGHT: u16 = 6;
/// A fight of more Rounds than this comes to nothing any more.
const LONG: u16 = 60;
/// To drop after a few steps in view: less than a step out of it.
const RUSH: i32 = 52;
/// What a step takes off in a squad that lies in wait.
const WAITS: i32 = -40;
/// From how far a bazooka is fired at a tank.
const RANGE: u16 = 5;

/// A soldier's turn as he sees it.
struct View<'g> {
    game: &'g Sortie,
    man: ManId,
    /// What is asked: his whole turn, the rest of a move, a second shot.
    name: &'static str,
    hex: Option<HexId>,
    /// Whether a German could see him.
    watched: bool,
    /// Whether he gets out of sight: a tank sees him against which he has nothing.
    flees: bool,
    /// How far every hex is from where he goes: to the nearest German, or out of sight.
    far: HexMap<u16>,
    /// Whether he could fire at somebody as he is.
    has_shot: bool,
}

/// The answer with the best prospects.
pub(super) fn choose(game: &Sortie, ask: &Ask, offered: &[Action]) -> Option<Action> {
    if ask.name() == "tank-turn" {
        return offered.iter().copied().max_by_key(|it| tank_worth(*it));
    }
    let Some(man) = ask.man() else {
        return offered.iter().copied().max_by_key(|it| urgency(game, *it));
    };
    let hex = game.hex_of(man);
    let flight = flight(game, man).or_else(|| back(game, man)).filter(|_| !gives_up(game));
    let view = View {
        game,
        man,
        name: ask.name(),
        hex,
        watched: hex.is_some_and(|it| is_watched(game, it)),
        flees: is_helpless(game, man) && hex.is_some_and(|it| is_under_guns(game, it)),
        far: flight.unwrap_or_else(|| way(game, man)),
        has_shot: offered.iter().any(|it| matches!(it, Action::Fire(..) | Action::Joint(..))),
    };
    offered.iter().copied().max_by_key(|it| view.worth(*it))
}

/// How far it is out of sight of tanks, for whoever is seen by one and cannot hurt it.
fn flight(game: &Sortie, man: ManId) -> Option<HexMap<u16>> {
    let hex = game.hex_of(man)?;
    if !is_helpless(game, man) || !is_under_guns(game, hex) {
        return None;
    }
    let near = game.mission().ground.map.grid.hexes_within(hex, FLIGHT);
    let hidden = near.into_iter().filter(|it| !is_under_guns(game, *it));
    let far = distances(game, hidden, Mines::Avoided);
    is_on_the_way(game, man, &far).then_some(far)
}

/// How far it is to where somebody who is out of command would be in it.
fn back(game: &Sortie, man: ManId) -> Option<HexMap<u16>> {
    let hex = game.hex_of(man).filter(|it| !is_calm(game, man, *it))?;
    let near = game.mission().ground.map.grid.hexes_within(hex, FLIGHT);
    let calm: Vec<HexId> = near.into_iter().filter(|it| is_calm(game, man, *it)).collect();
    if calm.is_empty() {
        return None;
    }
    let far = distances(game, calm, Mines::Avoided);
    is_on_the_way(game, man, &far).then_some(far)
}

/// Whether somebody has nothing that a tank would mind.
fn is_helpless(game: &Sortie, man: ManId) -> bool {
    let rockets = game.man(man).ammo[&Ammo::BazookaRound] > 0;
    let mut gear = game.all_gear().map(|it| game.gear(it));
    !gear.any(|it| {
        let ready = it.loaded || rockets;
        it.model == Model::Bazooka && it.parts[0] == Held::By(man) && ready
    })
}

/// Whether a tank sees a hex.
fn is_under_guns(game: &Sortie, hex: HexId) -> bool {
    tank_hexes(game).into_iter().any(|it| it == hex || game.sees_between(it, hex))
}

/// Where a bazooka hits a tank.
fn lairs(game: &Sortie) -> Vec<HexId> {
    let grid = &game.mission().ground.map.grid;
    let mut lairs = Vec::new();
    for tank in tank_hexes(game) {
        let near = grid.hexes_within(tank, RANGE).into_iter();
        lairs.extend(near.filter(|it| *it != tank && game.sees_between(*it, tank)));
    }
    lairs
}

/// Where to go in Rounds: home if that wins; else to where a rocket hits, to what has to be done,
/// to the enemy, to whatever the squad is after, and only then out of here.
fn way(game: &Sortie, man: ManId) -> HexMap<u16> {
    let enemies = enemy_hexes(game).into_iter().flat_map(|it| approaches(game, it)).collect();
    let lairs = if is_helpless(game, man) { Vec::new() } else { lairs(game) };
    let wanted = [lairs, aims::mined_bridges(game), enemies, aims::goals(game)];
    let stays = !aims::is_leaving(game) && !gives_up(game);
    for goals in wanted.iter().filter(|it| !it.is_empty() && stays) {
        for mines in [Mines::Avoided, Mines::Dared] {
            let far = distances(game, goals.iter().copied(), mines);
            if is_on_the_way(game, man, &far) {
                return far;
            }
        }
    }
    let home = distances(game, aims::ways_home(game).iter(), Mines::Avoided);
    if is_on_the_way(game, man, &home) {
        return home;
    }
    distances(game, game.ways_out().iter(), Mines::Dared)
}

/// Whether a fight has gone on for so long that nothing will come of it.
fn gives_up(game: &Sortie) -> bool {
    game.round() > LONG
}

/// Who acts first: whoever has somebody in view, the best shot of them.
fn urgency(game: &Sortie, action: Action) -> i32 {
    match action {
        Action::Act(man) => {
            let sees = game.hex_of(man).is_some_and(|it| is_watched(game, it));
            let far = nearest_enemy(game, man).map_or(0, i32::from);
            let him = game.man(man);
            let able = him.health == Health::Fit && him.stance != Stance::Prone;
            100 * i32::from(sees) + 20 * i32::from(able) + 5 * i32::from(him.ratings.weapon_skill)
                - far
        }
        Action::ActTank(_) => 200,
        // Each of them looks for himself what he can do.
        Action::PassRound => i32::MIN,
        _ => 0,
    }
}

/// What a tank does: another tank first, then men, then its own guns.
fn tank_worth(action: Action) -> i32 {
    match action {
        Action::TankFireVehicle(..) => 90,
        Action::TankFire(TankArm::Gun, ..) => 70,
        Action::TankFire(TankArm::Bow | TankArm::Coaxial, ..) => 60,
        Action::LoadGun => 50,
        Action::ClearGun(_) => 40,
        Action::Pass | Action::Done => 30,
        _ => 0,
    }
}

impl View<'_> {
    /// How much an answer promises.
    fn worth(&self, action: Action) -> i32 {
        match action {
            Action::Fire(_, mode, target) => self.fire(action, mode, target),
            Action::Joint(_, _, _, target) => TRY + 70 + self.danger(target),
            Action::FireVehicle(Model::Bazooka, _, target, _) => self.rocket(action, target),
            Action::FireVehicle(_, _, target, _) => self.fire_at_car(action, target),
            Action::FireBunker(Model::Bazooka, _, hex) => self.fire_at_bunker(action, hex, 14),
            Action::FireBunker(_, _, hex) => self.fire_at_bunker(action, hex, 1),
            Action::Assault(target, purpose) => self.assault(action, target, purpose),
            Action::Aim(Effort::Grenade) => self.best_throw(Bomb::Grenade),
            Action::Aim(Effort::Charge) => self.best_throw(Bomb::Charge),
            Action::Aim(Effort::Wall) => -20,
            Action::Prime if self.has_bunker_near() => 75,
            Action::ClearBridge => 70,
            Action::Throw(bomb, spot) => self.throw(bomb, spot),
            Action::ThrowInto(..) => 60,
            Action::Clear(_) => 52,
            Action::SetUp(_) => 36,
            Action::Load if !tank_hexes(self.game).is_empty() || self.has_bunker_near() => 43,
            Action::Load if self.game.vehicles().next().is_some() => 33,
            Action::Load => PASS - 1,
            Action::Unharness => 95,
            Action::Change(stance) => self.change(stance),
            Action::Go(hex) => self.step(hex),
            Action::Paddle(hex) if aims::is_leaving(self.game) => self.step(hex),
            // On land one gets nearer than on the river.
            Action::Ashore => PASS + 2,
            Action::Beach(_) => PASS + 1,
            Action::Leave if aims::is_leaving(self.game) => 130,
            Action::Leave if aims::is_going_home(self.game) || gives_up(self.game) => 95,
            Action::Leave => -50,
            Action::Pass | Action::Done => PASS,
            Action::Drag(..) => -10,
            Action::Alert(_) => 44,
            Action::GiveTurn(to) => self.give(to),
            _ => 0,
        }
    }

    /// How many faces of ten hit.
    fn hits(&self, action: Action) -> i32 {
        let chance = self.game.attack_chance(action).map_or(0, i32::from);
        chance.clamp(0, 8) + 1
    }

    /// Who is about to act is more urgent than who has lost his nerve.
    fn danger(&self, target: ManId) -> i32 {
        match self.game.man(target).ar {
            ArBox::One | ArBox::Two => 6,
            ArBox::Complete => 3,
            ArBox::Panic | ArBox::Unaware | ArBox::Inactive => 0,
        }
    }

    /// A careful shot counts once, a quick one twice as long as another can follow.
    fn fire(&self, action: Action, mode: FireMode, target: ManId) -> i32 {
        let hits = self.hits(action);
        if matches!(action, Action::Fire(Model::Bazooka, ..)) && self.saves_rockets() {
            return PASS - 1;
        }
        let worth = match mode {
            FireMode::Snap if self.name == "turn" => hits * 18,
            FireMode::Snap | FireMode::Aimed => hits * 10,
        };
        TRY + worth + self.danger(target)
    }

    /// Rockets are kept where tanks or concrete have been announced.
    fn saves_rockets(&self) -> bool {
        let mission = self.game.mission();
        let concrete = |it: &AwardRule| matches!(it, AwardRule::Bunker { .. });
        mission.setup.mines.is_some() || mission.victory.awards.iter().any(concrete)
    }

    /// Close up neither stance nor ground protects anybody.
    fn assault(&self, action: Action, target: ManId, purpose: Purpose) -> i32 {
        let card = self.game.card(target);
        let (taken, fallen) = (i32::from(card.vp_captured), i32::from(card.vp_fallen));
        let gain = match purpose {
            Purpose::Kill => fallen,
            Purpose::Capture => taken + 1,
        };
        TRY + 14 * self.hits(action) + 6 * gain + self.danger(target)
    }

    /// A rocket at something that still moves or shoots.
    fn rocket(&self, action: Action, target: VehicleId) -> i32 {
        let vehicle = self.game.vehicle(target);
        if vehicle.wrecked || vehicle.side == Side::Us {
            return -50;
        }
        TRY + 30 + 10 * self.hits(action)
    }

    /// Bullets go through a car, not through a tank.
    fn fire_at_car(&self, action: Action, target: VehicleId) -> i32 {
        let vehicle = self.game.vehicle(target);
        let aboard =
            |it: &ManId| matches!(self.game.man(*it).place, Place::Aboard(id, _) if id == target);
        let manned = self.game.active(Side::German).any(|it| aboard(&it));
        if vehicle.kind.is_tank() || vehicle.wrecked || !manned {
            return -50;
        }
        TRY + 7 * self.hits(action)
    }

    /// A bunker is worth a shot while somebody is in it, or as long as it stands.
    fn fire_at_bunker(&self, action: Action, hex: HexId, force: i32) -> i32 {
        let blown = self.game.marks(hex).is_some_and(|it| it.bunker_blown);
        let manned = self.game.active_in(hex, Side::German).next().is_some();
        match (blown, manned) {
            (false, true) => TRY + force * self.hits(action),
            (false, false) if force > 1 => 20,
            (_, _) => -20,
        }
    }

    /// Whether a bunker with Germans in it is within reach.
    fn has_bunker_near(&self) -> bool {
        let Some(from) = self.hex else { return false };
        let grid = &self.game.mission().ground.map.grid;
        let bunker = |it: &HexId| self.game.terrain(*it) == Terrain::Bunker;
        enemy_hexes(self.game).into_iter().filter(bunker).any(|it| grid.distance(it, from) <= 8)
    }

    /// The best throw there is from here.
    fn best_throw(&self, bomb: Bomb) -> i32 {
        let Some(from) = self.hex else { return 0 };
        let grid = &self.game.mission().ground.map.grid;
        let reach = match (bomb, self.game.man(self.man).stance) {
            (Bomb::Grenade, Stance::Standing) => 6,
            (Bomb::Grenade, Stance::Crouching) | (Bomb::Charge, Stance::Standing) => 3,
            (Bomb::Grenade, Stance::Prone) | (Bomb::Charge, Stance::Crouching | Stance::Prone) => 0,
        };
        let near = enemy_hexes(self.game).into_iter().filter(|it| {
            (1..=reach).contains(&grid.distance(from, *it)) && self.game.sees_between(from, *it)
        });
        near.map(|it| self.throw(bomb, it.into())).max().unwrap_or(-20)
    }

    /// A throw at Germans alone is good, at one's own comrades never.
    fn throw(&self, bomb: Bomb, spot: Spot) -> i32 {
        let ours = self.game.active_in(spot.hex, Side::Us).count();
        let theirs = self.game.active_in(spot.hex, Side::German).count();
        if ours > 0 {
            return -90;
        }
        let count = i32::try_from(theirs.min(3)).expect("at most three");
        let terrain = self.game.terrain(spot.hex);
        let inside = terrain.is_building() || terrain == Terrain::Bunker;
        let force = match (bomb, inside) {
            (Bomb::Charge, true) => 20,
            (Bomb::Charge, false) => 5,
            (Bomb::Grenade, true) => 11,
            (Bomb::Grenade, false) => 7,
        };
        let hits = self.hits(Action::Throw(bomb, spot));
        if count == 0 { -40 } else { TRY + hits * force * (count + 1) / 2 }
    }

    /// Up to fight or to run, down to live.
    fn change(&self, stance: Stance) -> i32 {
        let game = self.game;
        let now = game.man(self.man).stance;
        let fit = game.man(self.man).health == Health::Fit;
        let close = self.hex.is_some_and(|it| enemy_hexes(game).contains(&it));
        match (self.name, now, stance) {
            ("turn", Stance::Crouching | Stance::Prone, Stance::Standing) if self.flees => 95,
            ("move-on" | "stance-after", Stance::Standing, Stance::Prone) if !self.flees => 26,
            ("turn", Stance::Crouching | Stance::Prone, Stance::Standing) if close => 100,
            ("turn", Stance::Prone, Stance::Crouching) if self.watched => self.rise(),
            ("move-on", Stance::Standing, Stance::Prone) if self.watched && !self.flees => RUSH,
            ("turn", Stance::Crouching | Stance::Prone, Stance::Standing) if !self.watched => {
                self.march()
            }
            ("turn", Stance::Prone, Stance::Crouching) => PASS + 1,
            ("stance-after" | "second-shot", _, Stance::Prone) if self.watched && fit => 25,
            ("move-on", Stance::Standing, Stance::Crouching) if self.watched => 30,
            ("turn", Stance::Standing, Stance::Crouching) if self.watched && !self.has_shot => 15,
            _ => 1,
        }
    }

    /// Up to fire, if there is anything to be hit; the hurt stay down for a poor shot.
    fn rise(&self) -> i32 {
        let fit = self.game.man(self.man).health == Health::Fit;
        let least = if fit { 1 } else { 3 };
        if self.best_shot() >= least { 88 } else { PASS - 1 }
    }

    /// The chance of the best quick shot that he would have if he got up.
    fn best_shot(&self) -> i8 {
        let game = self.game;
        let gear = game.all_gear().map(|it| game.gear(it));
        let arms =
            gear.filter(|it| it.parts[0] == Held::By(self.man) && it.working == Working::Yes);
        let arms = arms.map(|it| it.model).filter(|it| it.arm().is_some() && *it != Model::Bazooka);
        let arms: Vec<Model> = arms.filter(|it| *it != Model::Charge).collect();
        let sees = |it: &ManId| match (self.hex, game.hex_of(*it)) {
            (Some(from), Some(to)) => from == to || game.sees_between(from, to),
            (None, _) | (_, None) => false,
        };
        let mut best = i8::MIN;
        for target in game.active(Side::German).filter(sees) {
            for model in &arms {
                let shot = Action::Fire(*model, FireMode::Snap, target);
                best = best.max(game.attack_chance(shot).unwrap_or(i8::MIN));
            }
        }
        best
    }

    /// To get up and go, where there is a way: the hurt and the guards of prisoners last.
    fn march(&self) -> i32 {
        let grid = &self.game.mission().ground.map.grid;
        let way = self.hex.is_none_or(|from| {
            let steps = grid.neighbors(from).map(|it| it.1);
            let mut steps = steps.filter(|it| self.game.can_walk(from, *it));
            self.far[from] < u16::MAX && steps.any(|it| self.step(it) > PASS)
        });
        let fit = self.game.man(self.man).health == Health::Fit;
        match (way, fit && !self.guards_prisoner()) {
            (true, true) => 45,
            (true, false) => PASS + 2,
            (false, _) => 0,
        }
    }

    /// Whether a prisoner would be alone without him.
    fn guards_prisoner(&self) -> bool {
        let Some(hex) = self.hex else { return false };
        let game = self.game;
        let alone = game.active_in(hex, Side::Us).count() == 1;
        let mut there = game.men().filter(|it| game.hex_of(*it) == Some(hex));
        alone && there.any(|it| is_prisoner(game, it))
    }

    /// Nearer to those who cannot be hit from here, under cover where there is any.
    fn step(&self, hex: HexId) -> i32 {
        let game = self.game;
        let Some(from) = self.hex else { return 20 };
        if self.far[hex] >= self.far[from] {
            return 0;
        }
        let seen = i32::try_from(watchers(game, hex).min(3)).expect("at most three");
        let held = game.active_in(hex, Side::German).next().is_some();
        let base = match (held, seen) {
            (true, _) => 58,
            (false, 0) => 46,
            (false, _) => 40 - SEEN * (seen - 1),
        };
        let hurt = if game.man(self.man).health == Health::Fit { 0 } else { 22 };
        let guards = if self.guards_prisoner() { 18 } else { 0 };
        let runs = match (aims::is_leaving(game), self.flees) {
            _ if gives_up(game) => 30,
            (true, _) => 60,
            (false, true) => 40,
            (false, false) if is_under_guns(game, hex) && is_helpless(game, self.man) => -40,
            (false, false) if lies_in_wait(game) && !self.is_bearer() => WAITS,
            (false, false) => 0,
        };
        base + COVER * cover(game, hex) + self.company(from, hex) + runs - hurt.max(guards)
    }

    /// Whether he has something for tanks, and there are any.
    fn is_bearer(&self) -> bool {
        !is_helpless(self.game, self.man) && !tank_hexes(self.game).is_empty()
    }

    /// Whoever is out of command loses his nerve: nobody goes where he would be, if he is not.
    fn company(&self, from: HexId, hex: HexId) -> i32 {
        let calm = |it: HexId| is_calm(self.game, self.man, it);
        let late = i32::from(self.game.round()).min(LATE);
        match (calm(from), calm(hex)) {
            (true, false) => -ALONE * (LATE - late) / LATE,
            (false, true) => 20,
            (true, true) | (false, false) => 0,
        }
    }

    /// A commander without a shot lets somebody act who may have one.
    fn give(&self, to: ManId) -> i32 {
        let him = self.game.man(to);
        let sees = self.game.hex_of(to).is_some_and(|it| is_watched(self.game, it));
        let able = him.stance != Stance::Prone && him.ratings.weapon_skill >= 0;
        if sees && able && !self.watched { 48 } else { 0 }
    }
}

/// What a soldier lets go of: never his papers.
pub(super) fn let_go(offered: &[Action]) -> Option<Action> {
    let keep = |it: &&Action| matches!(it, Action::LetGo(model) if *model != Model::Documents);
    offered.iter().find(keep).copied()
}
