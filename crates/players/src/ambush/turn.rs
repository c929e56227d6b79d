//! Rounds: what a soldier does in his turn.

use hexgrid::{HexId, HexMap};
use rules_ambush::action::{Action, Bomb, Effort, Purpose, TankArm};
use rules_ambush::agenda::Ask;
use rules_ambush::state::{ArBox, Health, ManId, Sortie, Spot};
use rules_ambush::terms::{FireMode, Model, Side, Stance};

use super::aims;
use super::ground::{
    Mines, cover, distances, enemy_hexes, is_on_the_way, is_watched, nearest_enemy,
};
use super::march::is_prisoner;

/// To let a turn go.
const PASS: i32 = 12;
/// What is worth a try: a shot that hits with one face in ten is ten more.
const TRY: i32 = 30;

/// A soldier's turn as he sees it.
struct View<'g> {
    game: &'g Sortie,
    man: ManId,
    /// What is asked: his whole turn, the rest of a move, a second shot.
    name: &'static str,
    hex: Option<HexId>,
    /// Whether a German could see him.
    watched: bool,
    /// How far every hex is from the nearest German on foot.
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
    let view = View {
        game,
        man,
        name: ask.name(),
        hex,
        watched: hex.is_some_and(|it| is_watched(game, it)),
        far: way(game, man),
        has_shot: offered.iter().any(|it| matches!(it, Action::Fire(..) | Action::Joint(..))),
    };
    offered.iter().copied().max_by_key(|it| view.worth(*it))
}

/// Where to go in Rounds: to the enemy; out of here if there is none on foot to be reached, or if
/// that wins.
fn way(game: &Sortie, man: ManId) -> HexMap<u16> {
    let enemies = enemy_hexes(game);
    if !enemies.is_empty() && !aims::is_won(game) {
        for mines in [Mines::Avoided, Mines::Dared] {
            let far = distances(game, enemies.iter().copied(), mines);
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
            Action::FireVehicle(Model::Bazooka, ..) => TRY + 12 * self.hits(action),
            Action::FireVehicle(..) | Action::FireBunker(..) => 14,
            Action::Assault(target, purpose) => self.assault(action, target, purpose),
            Action::Aim(Effort::Grenade) => self.best_throw(),
            Action::Aim(Effort::Charge | Effort::Wall) => -20,
            Action::Throw(bomb, spot) => self.throw(bomb, spot),
            Action::ThrowInto(..) => 60,
            Action::Clear(_) => 52,
            Action::SetUp(_) => 36,
            Action::Load if self.game.vehicles().next().is_some() => 33,
            Action::Load => PASS - 1,
            Action::Unharness => 95,
            Action::Change(stance) => self.change(stance),
            Action::Go(hex) | Action::Paddle(hex) => self.step(hex),
            // On land one gets nearer than on the river.
            Action::Ashore => PASS + 2,
            Action::Beach(_) => PASS + 1,
            Action::Leave if aims::is_won(self.game) || enemy_hexes(self.game).is_empty() => 95,
            Action::Leave => -50,
            Action::Pass | Action::Done => PASS,
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
        let worth = match mode {
            FireMode::Snap if self.name == "turn" => hits * 18,
            FireMode::Snap | FireMode::Aimed => hits * 10,
        };
        TRY + worth + self.danger(target)
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

    /// The best throw there is from here.
    fn best_throw(&self) -> i32 {
        let Some(from) = self.hex else { return 0 };
        let grid = &self.game.mission().ground.map.grid;
        let reach = match self.game.man(self.man).stance {
            Stance::Standing => 6,
            Stance::Crouching => 3,
            Stance::Prone => 0,
        };
        let near = enemy_hexes(self.game).into_iter().filter(|it| {
            (1..=reach).contains(&grid.distance(from, *it)) && self.game.sees_between(from, *it)
        });
        near.map(|it| self.throw(Bomb::Grenade, it.into())).max().unwrap_or(0)
    }

    /// A throw at Germans alone is good, at one's own comrades never.
    fn throw(&self, bomb: Bomb, spot: Spot) -> i32 {
        let ours = self.game.active_in(spot.hex, Side::Us).count();
        let theirs = self.game.active_in(spot.hex, Side::German).count();
        if ours > 0 {
            return -90;
        }
        let count = i32::try_from(theirs.min(3)).expect("at most three");
        let inside = self.game.terrain(spot.hex).is_building();
        let force = if inside { 11 } else { 7 };
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
            ("turn", Stance::Crouching | Stance::Prone, Stance::Standing) if close => 100,
            ("turn", Stance::Prone, Stance::Crouching) if self.watched => 88,
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

    /// To get up and go, where there is a way: the hurt and the guards of prisoners last.
    fn march(&self) -> i32 {
        let way = self.hex.is_none_or(|it| self.far[it] > 0 && self.far[it] < u16::MAX);
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
        let seen = is_watched(game, hex);
        let held = game.active_in(hex, Side::German).next().is_some();
        let base = match (self.name, held, seen) {
            (_, true, _) => 58,
            (_, false, true) => 40,
            (_, false, false) => 46,
        };
        let hurt = if game.man(self.man).health == Health::Fit { 0 } else { 22 };
        let guards = if self.guards_prisoner() { 18 } else { 0 };
        base + 2 * cover(game, hex) - hurt.max(guards)
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
