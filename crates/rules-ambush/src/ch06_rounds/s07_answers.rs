//! [AMB 6.7] What might answer in a soldier's turn; the checks take out what is illegal.

use hexgrid::HexId;

use super::s07_turn::{Stage, Turn};
use crate::action::{Action, Bomb, Effort, Flank, Gunner, Purpose};
use crate::ch09_fire::Firer;
use crate::state::{GearId, ManId, Place, Sortie, Spot};
use crate::terms::{FireMode, Model, Side, Stance, Terrain};

impl Turn {
    /// Everything that might be answered, in a fixed order.
    pub(super) fn candidates(self, game: &Sortie) -> Vec<Action> {
        let mut list = match self.effort {
            Some(Effort::Grenade) => self.throws(game, Bomb::Grenade),
            Some(Effort::Charge) => self.throws(game, Bomb::Charge),
            Some(Effort::Wall) => self.wall_shots(game),
            None => return self.actions(game),
        };
        list.push(Action::GiveUp);
        list
    }

    fn actions(self, game: &Sortie) -> Vec<Action> {
        let mut list = match self.stage {
            Stage::Fresh => vec![Action::Pass, Action::PassRound],
            Stage::Moving { .. } | Stage::Shot(_) | Stage::Done => vec![Action::Done],
        };
        list.extend(Stance::WORDS.iter().map(|it| Action::Change(it.1)));
        match self.stage {
            Stage::Done => {}
            Stage::Shot(_) => {
                list.extend(self.steps(game));
                list.extend(self.shots(game));
                list.extend(game.rides(self.man));
            }
            Stage::Moving { .. } => {
                list.extend(self.steps(game));
                list.extend(self.shots(game));
                list.extend(self.assaults(game));
                list.extend(self.works(game));
                list.extend(game.rides(self.man));
            }
            Stage::Fresh => {
                list.extend(self.steps(game));
                list.extend(self.shots(game));
                list.extend(self.joint_shots(game));
                list.extend(self.assaults(game));
                list.extend(self.works(game));
                list.extend(self.help(game));
                list.extend(game.rides(self.man));
            }
        }
        list
    }

    /// [AMB 6.7q, 6.10b, 7.1b, 7.1f] Where he might go.
    fn steps(self, game: &Sortie) -> Vec<Action> {
        let ground = &game.mission.ground;
        match game.man(self.man).place {
            Place::Waiting => game.mission.setup.entry.iter().map(|it| Action::Go(*it)).collect(),
            Place::At(spot) => {
                let beside = ground.map.grid.neighbors(spot.hex).map(|it| Action::Go(it.1));
                beside.chain([Action::Stairs, Action::Leave]).collect()
            }
            Place::Afloat(_) => vec![Action::Leave],
            Place::Nowhere
            | Place::Drifting(_)
            | Place::Aboard(..)
            | Place::Exited(_)
            | Place::Gone => Vec::new(),
        }
    }

    /// The weapons he has, or has by him.
    fn arms(self, game: &Sortie) -> impl Iterator<Item = Model> {
        game.models_by(self.man).filter(|it| it.arm().is_some())
    }

    /// [AMB 6.7e, 6.7f, 6.7h] Ways in which he may fire at all, each with the object he fires.
    fn ways(self, game: &Sortie) -> impl Iterator<Item = (Model, FireMode, GearId)> {
        let modes = || FireMode::WORDS.iter().map(|it| it.1);
        let ways = self.arms(game).flat_map(move |it| modes().map(move |mode| (it, mode)));
        ways.filter_map(move |(model, mode)| {
            let gear = self.may_take_aim(game, model, mode).ok()?;
            Some((model, mode, gear))
        })
    }

    /// [AMB 6.7e, 6.7f, 6.7h] Shots at soldiers, vehicles and bunkers, and that he fires at a wall.
    fn shots(self, game: &Sortie) -> Vec<Action> {
        let mut list = Vec::new();
        for (model, mode, _) in self.ways(game) {
            let men = game.active(Side::German).map(|it| Action::Fire(model, mode, it));
            list.extend(men);
            for vehicle in game.vehicles().filter(|it| game.vehicle(*it).hex.is_some()) {
                let flanks = Flank::WORDS.iter().map(|it| it.1);
                list.extend(flanks.map(|it| Action::FireVehicle(model, mode, vehicle, it)));
            }
            list.extend(bunkers(game).map(|it| Action::FireBunker(model, mode, it)));
        }
        list.extend(Effort::WORDS.iter().map(|it| Action::Aim(it.1)));
        list
    }

    /// [AMB 13.5e] Shots at walls.
    pub(super) fn wall_shots(self, game: &Sortie) -> Vec<Action> {
        let mut list = Vec::new();
        for (model, mode, gear) in self.ways(game) {
            let walls = game.walls_toward(Firer::Man(self.man, gear)).into_iter();
            list.extend(walls.map(|it| Action::FireWall(model, mode, it)));
        }
        for (model, other, gunner) in self.pairs(game) {
            let gear = game.gear_of(self.man, model).into_iter();
            let walls = gear.flat_map(|it| game.walls_toward(Firer::Man(self.man, it)));
            list.extend(walls.map(|it| Action::JointWall(model, other, gunner, it)));
        }
        list
    }

    /// [AMB 9.7i] The crew weapons by him, each with whoever might serve it with him and who of
    /// both aims.
    fn pairs(self, game: &Sortie) -> Vec<(Model, ManId, Gunner)> {
        let here = game.spot_of(self.man);
        let others = game.active(Side::Us).filter(|it| *it != self.man);
        let others: Vec<ManId> =
            others.filter(|it| here.is_some() && game.spot_of(*it) == here).collect();
        let mut pairs = Vec::new();
        for model in self.arms(game).filter(|it| it.is_crewed()) {
            for other in &others {
                pairs.extend(Gunner::WORDS.iter().map(|it| (model, *other, it.1)));
            }
        }
        pairs
    }

    /// [AMB 9.7i, 17.6a, MKb] Shots together with somebody in his hex.
    fn joint_shots(self, game: &Sortie) -> Vec<Action> {
        let mut list = Vec::new();
        for (model, other, gunner) in self.pairs(game) {
            let men = game.active(Side::German);
            list.extend(men.map(|it| Action::Joint(model, other, gunner, it)));
            for vehicle in game.vehicles() {
                let flanks = Flank::WORDS.iter().map(|it| it.1);
                let at = |it| Action::JointVehicle(model, other, gunner, vehicle, it);
                list.extend(flanks.map(at));
            }
            list.extend(bunkers(game).map(|it| Action::JointBunker(model, other, gunner, it)));
        }
        list
    }

    /// [AMB 6.7j, 6.7m, 6.7n, 6.7p] Work that he might do.
    fn works(self, game: &Sortie) -> Vec<Action> {
        let arms: Vec<Model> = self.arms(game).collect();
        let set_up = arms.iter().filter(|it| it.is_crewed()).map(|it| Action::SetUp(*it));
        let clear = arms.iter().map(|it| Action::Clear(*it));
        let others = [Action::Prime, Action::Load, Action::Unharness, Action::OpenCrate];
        set_up.chain(clear).chain(others).chain([Action::ClearBridge]).collect()
    }

    /// [AMB 10.1a, 10.1b, 17.11] Where something might be thrown.
    pub(super) fn throws(self, game: &Sortie, bomb: Bomb) -> Vec<Action> {
        let Some(from) = game.hex_of(self.man) else { return Vec::new() };
        let reach = game.may_hold(self.man, bomb).and_then(|()| game.reach(self.man, bomb));
        let Ok(reach) = reach else { return Vec::new() };
        let near = game.mission.ground.map.grid.hexes_within(from, reach);
        let tower = game.mission.ground.tower.filter(|it| near.contains(it));
        let up = tower.map(|hex| Spot { hex, up: true });
        let spots = near.into_iter().map(Spot::from).chain(up);
        let into = game.vehicles().map(|it| Action::ThrowInto(bomb, it));
        spots.map(|it| Action::Throw(bomb, it)).chain(into).collect()
    }

    /// [AMB 6.7i, 6.7t] Enemies in his hex.
    fn assaults(self, game: &Sortie) -> Vec<Action> {
        let Some(hex) = game.hex_of(self.man) else { return Vec::new() };
        let purposes = || Purpose::WORDS.iter().map(|it| it.1);
        let enemies = game.active_in(hex, Side::German);
        enemies.flat_map(|it| purposes().map(move |to| Action::Assault(it, to))).collect()
    }

    /// [AMB 6.7u, 6.7w, 6.7x, 6.7y] Things, casualties, command, cars.
    fn help(self, game: &Sortie) -> Vec<Action> {
        let mut list = vec![Action::Handle(self.man)];
        let squad = || (0..crate::state::US_MEN).map(ManId);
        list.extend(squad().map(Action::GiveTurn));
        list.extend(squad().map(Action::Alert));
        let Some(hex) = game.hex_of(self.man) else { return list };
        let fallen = game.men().filter(|it| game.is_casualty(*it));
        for casualty in fallen.filter(|it| game.hex_of(*it) == Some(hex)) {
            let beside = game.mission.ground.map.grid.neighbors(hex);
            list.extend(beside.map(|it| Action::Drag(casualty, it.1)));
            list.extend(game.vehicles().map(|it| Action::LoadCasualty(casualty, it)));
            list.push(Action::UnloadCasualty(casualty));
        }
        list.extend(game.lifts(self.man));
        list.extend(game.vehicles().map(Action::TakeWheel));
        list
    }
}

/// [AMB MKb] Hexes with a bunker, in the order of the map: printed there, or come to light.
fn bunkers(game: &Sortie) -> impl Iterator<Item = HexId> {
    let printed = game.mission.ground.bunkers.iter();
    let changed = game.core.changed.iter().filter(|it| *it.1 == Terrain::Bunker).map(|it| it.0);
    let mut hexes: Vec<HexId> = printed.chain(changed).copied().collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes.into_iter().filter(|it| game.terrain(*it) == Terrain::Bunker)
}
