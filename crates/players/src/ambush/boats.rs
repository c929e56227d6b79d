//! Canoes: down the river, ashore somewhere, and home again.

use std::collections::VecDeque;

use hexgrid::{HexId, HexMap};
use kernel::dice::SearchDice;
use rules_ambush::action::Action;
use rules_ambush::state::{ManId, Place, Sortie};
use rules_ambush::terms::Side;

use super::ground::cover;

/// Hexes above the first bridge at which canoes land.
const ABOVE: u16 = 3;
/// Of so many answers on the river one lands anywhere, so that nobody drifts for ever.
const LOST: usize = 50;

/// The next answer of a squad that goes by canoe; none if those who are led are on foot and
/// nobody waits on the river.
pub(super) fn choose(
    game: &Sortie,
    offered: &[Action],
    home: bool,
    dice: &mut SearchDice,
) -> Option<Action> {
    let far = distances(game)?;
    let led = game.led().iter().next();
    if let Some(man) = hindmost(game, &far).filter(|man| !home && is_behind(game, &far, led, *man))
    {
        return Some(Action::With(man)).filter(|it| offered.contains(it));
    }
    let Place::Afloat(canoe) = game.man(led?).place else { return None };
    if home && offered.contains(&Action::Leave) {
        return Some(Action::Leave);
    }
    let here = game.canoe(canoe).hex.map(|it| far[it]);
    let there = game.canoe(canoe).beached || here.is_some_and(|it| it >= landing(game, &far));
    if there && !home {
        let beach = best_beach(game, offered);
        let ashore = offered.iter().copied().find(|it| *it == Action::Ashore);
        if let Some(lands) = ashore.or(beach) {
            return Some(lands);
        }
    }
    let any = |it: &&Action| matches!(it, Action::Beach(_) | Action::Ashore);
    let stray = dice.index(LOST) == 0;
    let stray = offered.iter().find(any).copied().filter(|_| stray);
    stray.or_else(|| paddle(offered, &far, home)).or_else(|| offered.iter().find(any).copied())
}

/// Where the canoes land: above the first bridge, before anybody on it could see them.
fn landing(game: &Sortie, far: &HexMap<u16>) -> u16 {
    let bridges = game.mission().ground.bridges.iter().flatten().map(|it| far[*it]);
    bridges.min().map_or(ABOVE, |it| it.saturating_sub(ABOVE))
}

/// The bank to land on: where somebody has landed, or where there is cover.
fn best_beach(game: &Sortie, offered: &[Action]) -> Option<Action> {
    let grid = &game.mission().ground.map.grid;
    let landed = game.active(Side::Us).filter(|it| matches!(game.man(*it).place, Place::At(_)));
    let landed: Vec<HexId> = landed.filter_map(|it| game.hex_of(it)).collect();
    let banks = offered.iter().filter_map(|it| match it {
        Action::Beach(hex) => Some(*hex),
        _ => None,
    });
    let best = banks.min_by_key(|hex| {
        let near = landed.iter().map(|it| grid.distance(*it, *hex)).min();
        (near.unwrap_or_default(), -cover(game, *hex), *hex)
    });
    best.map(Action::Beach)
}

/// The next hex down the river, or up it if the squad goes home.
fn paddle(offered: &[Action], far: &HexMap<u16>, home: bool) -> Option<Action> {
    let steps = offered.iter().filter_map(|it| match it {
        Action::Paddle(hex) => Some(*hex),
        _ => None,
    });
    let best = if home { steps.min_by_key(|it| far[*it]) } else { steps.max_by_key(|it| far[*it]) };
    best.map(Action::Paddle)
}

/// How far somebody has come down the river; none if he is not on it.
fn progress(game: &Sortie, far: &HexMap<u16>, man: ManId) -> Option<u16> {
    let Place::Afloat(canoe) = game.man(man).place else { return None };
    match game.canoe(canoe).hex {
        None => Some(0),
        Some(hex) => (!game.canoe(canoe).beached).then(|| far[hex].saturating_add(1)),
    }
}

/// The one in a canoe who has come least far, so that the canoes keep together.
fn hindmost(game: &Sortie, far: &HexMap<u16>) -> Option<ManId> {
    let squad = game.active(Side::Us).filter(|it| can_paddle(game, *it));
    let afloat = squad.filter_map(|it| Some((progress(game, far, it)?, it)));
    afloat.min().map(|it| it.1)
}

/// Whether his canoe has two who can paddle.
fn can_paddle(game: &Sortie, man: ManId) -> bool {
    let place = game.man(man).place;
    game.active(Side::Us).filter(|it| game.man(*it).place == place).count() >= 2
}

/// Whether somebody is behind those who are led, or they are on foot and he is not.
fn is_behind(game: &Sortie, far: &HexMap<u16>, led: Option<ManId>, man: ManId) -> bool {
    let Some(led) = led else { return true };
    let Place::Afloat(_) = game.man(led).place else { return true };
    match (progress(game, far, led), progress(game, far, man)) {
        (Some(led), Some(his)) => his < led,
        (None, _) | (_, None) => false,
    }
}

/// How far every hex of the river is from where canoes enter; none where there are no canoes.
fn distances(game: &Sortie) -> Option<HexMap<u16>> {
    let entry: HexId = game.mission().setup.canoes?.0;
    let grid = &game.mission().ground.map.grid;
    let mut far = HexMap::new(grid, u16::MAX);
    far[entry] = 0;
    let mut next = VecDeque::from([entry]);
    while let Some(hex) = next.pop_front() {
        for (_, beside) in grid.neighbors(hex) {
            if far[beside] == u16::MAX && game.is_river(beside) {
                far[beside] = far[hex] + 1;
                next.push_back(beside);
            }
        }
    }
    Some(far)
}
