//! Canoes: down the river, ashore somewhere, and home again.

use std::collections::VecDeque;

use hexgrid::{HexId, HexMap};
use kernel::dice::SearchDice;
use rules_ambush::action::Action;
use rules_ambush::state::{ManId, Place, Sortie};
use rules_ambush::terms::Side;

/// Of so many hexes of the river one is where a canoe lands.
const LANDING: usize = 7;

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
    let on_map = game.canoe(canoe).hex.is_some();
    if home && offered.contains(&Action::Leave) {
        return Some(Action::Leave);
    }
    if on_map && !home && offered.contains(&Action::Ashore) {
        return Some(Action::Ashore);
    }
    let beaches: Vec<Action> =
        offered.iter().copied().filter(|it| matches!(it, Action::Beach(_))).collect();
    if !beaches.is_empty() && !home && dice.index(LANDING) == 0 {
        return Some(beaches[dice.index(beaches.len())]);
    }
    paddle(offered, &far, home).or_else(|| beaches.first().copied()).or_else(|| {
        let out = Action::Ashore;
        offered.contains(&out).then_some(out)
    })
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
