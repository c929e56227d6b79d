//! How far it is on foot, and what a hex is worth to whoever is shot at.

use std::collections::VecDeque;

use hexgrid::{HexId, HexMap};
use rules_ambush::state::{ManId, Sortie};
use rules_ambush::terms::{Side, Stance, Terrain};

/// Whether a way may lead over mines.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mines {
    /// Not if they are known.
    Avoided,
    /// There is no other way.
    Dared,
}

/// How far every hex is from these on foot; `u16::MAX` where there is no way.
pub(super) fn distances(
    game: &Sortie,
    goals: impl IntoIterator<Item = HexId>,
    mines: Mines,
) -> HexMap<u16> {
    let grid = &game.mission().ground.map.grid;
    let mut far = HexMap::new(grid, u16::MAX);
    let mut next = VecDeque::new();
    for goal in goals {
        far[goal] = 0;
        next.push_back(goal);
    }
    while let Some(hex) = next.pop_front() {
        for (_, from) in grid.neighbors(hex) {
            let open = mines == Mines::Dared || !is_mined(game, from);
            if far[from] == u16::MAX && open && game.can_walk(from, hex) {
                far[from] = far[hex] + 1;
                next.push_back(from);
            }
        }
    }
    far
}

/// Whether there is a way from where somebody is, be it off the map; out of mines there always is.
pub(super) fn is_on_the_way(game: &Sortie, man: ManId, far: &HexMap<u16>) -> bool {
    game.hex_of(man).is_none_or(|it| far[it] < u16::MAX || is_mined(game, it))
}

/// Whether mines or a trap are known to be in a hex.
pub(super) fn is_mined(game: &Sortie, hex: HexId) -> bool {
    game.marks(hex).is_some_and(|it| it.mines || it.booby)
}

/// Hexes of Germans who can still act.
pub(super) fn enemy_hexes(game: &Sortie) -> Vec<HexId> {
    let men = game.active(Side::German).filter_map(|it| game.hex_of(it));
    men.collect()
}

/// Whether a German could see a hex.
pub(super) fn is_watched(game: &Sortie, hex: HexId) -> bool {
    watchers(game, hex) > 0
}

/// How many Germans could see a hex, tanks among them.
pub(super) fn watchers(game: &Sortie, hex: HexId) -> usize {
    let sees = |it: &HexId| *it == hex || game.sees_between(*it, hex);
    enemy_hexes(game).into_iter().chain(tank_hexes(game)).filter(sees).count()
}

/// Hexes of German tanks that still fight.
pub(super) fn tank_hexes(game: &Sortie) -> Vec<HexId> {
    let tanks = game.vehicles().map(|it| game.vehicle(it));
    let fights = tanks.filter(|it| it.kind.is_tank() && it.side == Side::German && !it.wrecked);
    fights.filter_map(|it| it.hex).collect()
}

/// Where one gets at somebody: his hex, or, where nobody gets in, the hexes around it.
pub(super) fn approaches(game: &Sortie, hex: HexId) -> Vec<HexId> {
    if game.terrain(hex) != Terrain::Bunker {
        return vec![hex];
    }
    let grid = &game.mission().ground.map.grid;
    grid.neighbors(hex).map(|it| it.1).filter(|it| !game.is_river(*it)).collect()
}

/// How many hexes command reaches, and the Initiative that keeps a soldier calm.
const COMMAND: (u16, u8) = (2, 5);

/// Whether somebody would be in command in a hex: with comrades in it, or near a commander.
pub(super) fn is_calm(game: &Sortie, man: ManId, hex: HexId) -> bool {
    let grid = &game.mission().ground.map.grid;
    let adds = |it: &ManId| match game.hex_of(*it).map(|his| grid.distance(his, hex)) {
        None => false,
        Some(0) => true,
        Some(n) => n <= COMMAND.0 && (game.man(*it).command || game.man(man).command),
    };
    let others = game.active(Side::Us).filter(|it| *it != man).filter(adds);
    let sum: u8 = others.map(|it| game.man(it).ratings.initiative).sum();
    game.man(man).ratings.initiative + sum >= COMMAND.1
}

/// What the ground of a hex takes off shots at whoever crouches there.
pub(super) fn cover(game: &Sortie, hex: HexId) -> i32 {
    let charts = &game.mission().charts;
    -i32::from(charts.fire_modifier(game.terrain(hex), Stance::Crouching))
}

/// Hexes between somebody and the nearest German.
pub(super) fn nearest_enemy(game: &Sortie, man: ManId) -> Option<u16> {
    let hex = game.hex_of(man)?;
    let grid = &game.mission().ground.map.grid;
    enemy_hexes(game).into_iter().map(|it| grid.distance(hex, it)).min()
}
