//! What the squad buys: a weapon for everybody, rockets for what the instructions threaten with,
//! and then clips and grenades by turns.

use rules_ambush::action::Action;
use rules_ambush::mission::AwardRule;
use rules_ambush::state::{Held, ManId, Sortie};
use rules_ambush::terms::{Ammo, Model, Side};

/// Whoever sees no farther than this is better off with a weapon that fires bursts.
const SHORT_SIGHT: u8 = 6;
/// Rockets for each bazooka, the one that comes with it among them.
const ROCKETS: u8 = 3;
/// Clips of everybody's weapon, the one that comes with it among them.
const CLIPS: u8 = 3;
/// Grenades of everybody.
const GRENADES: u8 = 2;

/// The next thing that is bought; jumpers take what is usual, their crate is packed with it.
pub(super) fn choose(game: &Sortie, offered: &[Action]) -> Option<Action> {
    if !game.mission().setup.drop.is_empty() && offered.contains(&Action::Outfit) {
        return Some(Action::Outfit);
    }
    let buys = |it: &Action| offered.contains(it);
    let wanted = weapons(game).chain(rockets(game)).chain(supplies(game));
    let given = offered.iter().copied().filter(|it| matches!(it, Action::Issue(..)));
    wanted.into_iter().find(buys).or_else(|| handed_out(game, given)).or(Some(Action::Done))
}

/// What is given free goes to whoever carries least.
fn handed_out(game: &Sortie, given: impl Iterator<Item = Action>) -> Option<Action> {
    given.min_by_key(|it| match it {
        Action::Issue(_, man) => carried(game, *man).count(),
        _ => usize::MAX,
    })
}

fn squad(game: &Sortie) -> Vec<ManId> {
    game.active(Side::Us).collect()
}

/// What somebody carries.
fn carried(game: &Sortie, man: ManId) -> impl Iterator<Item = Model> + '_ {
    let gear = game.all_gear().map(|it| game.gear(it));
    gear.filter(move |it| it.parts.contains(&Held::By(man))).map(|it| it.model)
}

/// Bazookas that the instructions call for: against tanks, against concrete, one for the unknown.
fn bazookas(game: &Sortie) -> usize {
    let mission = game.mission();
    let concrete = |it: &AwardRule| matches!(it, AwardRule::Bunker { .. });
    match (mission.setup.mines.is_some(), mission.victory.awards.iter().any(concrete)) {
        (true, _) => 3,
        (false, true) => 2,
        (false, false) => 0,
    }
}

/// Who bears them: the last of the squad, so that those who lead have their hands free.
fn bearers(game: &Sortie) -> Vec<ManId> {
    squad(game).into_iter().rev().filter(|it| !game.man(*it).command).take(bazookas(game)).collect()
}

/// A bazooka for each bearer, who has no hand free for more than a pistol beside it; for each of
/// the others what suits the light; an automatic rifle for the best shot.
fn weapons(game: &Sortie) -> impl Iterator<Item = Action> {
    let bearers = bearers(game);
    let dark = game.mission().visibility.is_some_and(|it| it <= SHORT_SIGHT);
    let main = if dark { Model::SubmachineGun } else { Model::Rifle };
    let mut wanted = Vec::new();
    for man in squad(game).into_iter().filter(|it| is_bare(game, *it)) {
        let automatic = man.0 == 1 && !dark;
        let models = match (bearers.contains(&man), automatic) {
            (true, _) => [Model::Bazooka, main, Model::Carbine],
            (false, true) => [Model::AutomaticRifle, main, Model::Carbine],
            (false, false) => [main, Model::Carbine, Model::Pistol],
        };
        wanted.extend(models.map(|it| Action::Buy(it, man)));
    }
    wanted.into_iter()
}

fn is_bare(game: &Sortie, man: ManId) -> bool {
    carried(game, man).all(|it| it.arm().is_none() || it == Model::Charge)
}

/// Rockets for whoever has what fires them, and a pistol for him.
fn rockets(game: &Sortie) -> impl Iterator<Item = Action> {
    let mut wanted = Vec::new();
    for man in squad(game) {
        if carried(game, man).any(|it| it == Model::Bazooka) {
            if has(game, man, Ammo::BazookaRound) < ROCKETS {
                wanted.push(Action::BuyAmmo(Ammo::BazookaRound, man));
            }
            if !carried(game, man).any(|it| it == Model::Pistol) {
                wanted.push(Action::Buy(Model::Pistol, man));
            }
        }
    }
    wanted.into_iter()
}

fn has(game: &Sortie, man: ManId, ammo: Ammo) -> u8 {
    game.man(man).ammo.get(&ammo).copied().unwrap_or_default()
}

/// Clips and grenades, first for those who have fewest.
fn supplies(game: &Sortie) -> impl Iterator<Item = Action> {
    let mut wanted: Vec<(u8, ManId, Ammo)> = Vec::new();
    for man in squad(game) {
        let clips = carried(game, man).filter_map(clip);
        for ammo in clips.chain([Ammo::Grenade]) {
            let (has, most) = match ammo {
                Ammo::Grenade => (has(game, man, ammo) + 1, GRENADES),
                _ => (has(game, man, ammo), CLIPS - 1),
            };
            if has <= most {
                wanted.push((has, man, ammo));
            }
        }
    }
    wanted.sort_by_key(|it| (it.0, it.2 == Ammo::Grenade, it.1));
    wanted.into_iter().map(|(_, man, ammo)| Action::BuyAmmo(ammo, man))
}

/// What a weapon on sale fires.
fn clip(model: Model) -> Option<Ammo> {
    match model {
        Model::Pistol => Some(Ammo::PistolClip),
        Model::Carbine => Some(Ammo::CarbineClip),
        Model::Rifle => Some(Ammo::RifleClip),
        Model::SubmachineGun => Some(Ammo::SmgClip),
        Model::AutomaticRifle => Some(Ammo::ArClip),
        Model::GermanRifle
        | Model::MachinePistol
        | Model::Lmg
        | Model::Mmg
        | Model::Hmg
        | Model::Bazooka
        | Model::Charge
        | Model::Radio
        | Model::Documents => None,
    }
}
