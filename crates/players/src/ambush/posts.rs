//! Where a squad waits for those who come: in cover, with a road before it, within call of a
//! commander.

use std::cmp::Reverse;

use hexgrid::{HexId, HexMap};
use rules_ambush::action::Action;
use rules_ambush::mission::AwardRule;
use rules_ambush::state::{ManId, Sortie};
use rules_ambush::terms::Side;

use super::ground::{Mines, cover, distances};

/// Soldiers in one hex: few enough for one grenade, enough to keep each other calm.
const TOGETHER: usize = 3;
/// Hexes from a commander within which he is heard.
const CALL: u16 = 2;
/// How far from the way home the posts are.
const BACK: i32 = 2;
/// How far a road is watched.
const WATCH: u16 = 7;

/// Whether the squad lies in wait: what comes past it costs points.
pub(super) fn lies_in_wait(game: &Sortie) -> bool {
    game.mission().victory.awards.iter().any(|it| matches!(it, AwardRule::Leakers { .. }))
}

/// What is set up next: mines first, then whatever else waits.
pub(super) fn pick(offered: &[Action]) -> Option<Action> {
    let mine = offered.iter().find(|it| **it == Action::PickMine);
    mine.or_else(|| offered.iter().find(|it| **it != Action::Done)).or(offered.first()).copied()
}

/// The next thing that is set up: the men in good posts, mines where roads come in, the car behind.
pub(super) fn set_up(game: &Sortie, offered: &[Action]) -> Option<Action> {
    if !lies_in_wait(game) {
        return set_up_together(game, offered);
    }
    let behind = behind(game);
    let mine = |it: &Action| match it {
        Action::LayMine(hex) if is_road(game, *hex) => Some(behind[*hex]),
        _ => None,
    };
    if let Some(best) = best(offered, mine) {
        return Some(best);
    }
    let car = |it: &Action| match it {
        Action::Park(_, hex) => Some(u16::MAX - behind[*hex]),
        _ => None,
    };
    let first = offered.iter().find_map(|it| match it {
        Action::Place(man, _) => Some(*man),
        _ => None,
    });
    let worths = worths(game, &behind);
    let place = |it: &Action| match it {
        Action::Place(man, hex) if Some(*man) == first => Some(post(game, &worths, *man, *hex)),
        _ => None,
    };
    best(offered, place).or_else(|| best(offered, car)).or(Some(Action::Done))
}

fn best<K: Ord>(offered: &[Action], worth: impl Fn(&Action) -> Option<K>) -> Option<Action> {
    let known = offered.iter().filter_map(|it| Some((worth(it)?, *it)));
    known.max_by(|a, b| a.0.cmp(&b.0).then(b.1.cmp(&a.1))).map(|it| it.1)
}

/// Where no more is said than how many houses: the houses next to each other.
fn set_up_together(game: &Sortie, offered: &[Action]) -> Option<Action> {
    let grid = &game.mission().ground.map.grid;
    let ours: Vec<HexId> = game.active(Side::Us).filter_map(|it| game.hex_of(it)).collect();
    let heart = ours.first().copied().or_else(|| {
        let roads = game.mission().ground.roads.iter().collect::<Vec<_>>();
        roads.get(roads.len() / 2).copied()
    })?;
    let near = |it: &Action| match it {
        Action::Place(_, hex) | Action::Park(_, hex) => Some(u16::MAX - grid.distance(*hex, heart)),
        _ => None,
    };
    best(offered, near).or_else(|| offered.contains(&Action::Done).then_some(Action::Done))
}

/// How far every hex is from where those who come past would leave.
fn behind(game: &Sortie) -> HexMap<u16> {
    distances(game, game.ways_out().iter(), Mines::Dared)
}

fn is_road(game: &Sortie, hex: HexId) -> bool {
    game.mission().ground.roads.contains(hex)
}

/// What each hex is worth as a post: roads in view, cover, and room behind it.
fn worths(game: &Sortie, behind: &HexMap<u16>) -> HexMap<i32> {
    let ground = &game.mission().ground;
    let mut worths = HexMap::new(&ground.map.grid, i32::MIN / 2);
    for hex in ground.map.grid.hexes().filter(|it| cover(game, *it) > 0) {
        let near = ground.map.grid.hexes_within(hex, WATCH);
        let roads = near.into_iter().filter(|it| is_road(game, *it));
        let seen = roads.filter(|it| *it != hex && game.sees_between(hex, *it)).count();
        let seen = i32::try_from(seen.min(10)).expect("ten at most");
        let off = (i32::from(behind[hex]) - BACK).abs();
        worths[hex] = 2 * seen + 4 * cover(game, hex) - 2 * off;
    }
    worths
}

/// What a post is worth to one who comes after those who have been set up.
fn post(game: &Sortie, worths: &HexMap<i32>, man: ManId, hex: HexId) -> i32 {
    let grid = &game.mission().ground.map.grid;
    let there = game.active_in(hex, Side::Us).count();
    let chiefs = game.active(Side::Us).filter(|it| *it != man && game.man(*it).command);
    let chief = chiefs.max_by_key(|it| (game.man(*it).ratings.initiative, Reverse(it.0)));
    let others = chief.and_then(|it| game.hex_of(it)).into_iter();
    let near = others.map(|it| i32::from(grid.distance(it, hex).saturating_sub(CALL)));
    let crowd = if there >= TOGETHER { 60 } else { 0 };
    worths[hex]
        - crowd
        - 20 * near.min().unwrap_or_default()
        - 2 * i32::try_from(there).unwrap_or(9)
}
