//! Operations: what the squad is after, by the instructions of the mission and nothing else.

use hexgrid::{HexId, HexSet};
use rules_ambush::mission::{AwardRule, EndRule};
use rules_ambush::state::{Held, ManId, Sortie};
use rules_ambush::terms::{Model, Side, Terrain};

use super::ground::approaches;

/// Steps after which the squad goes home.
const PATIENCE: u32 = 1_400;
/// Soldiers that must be left to go on.
const TOO_FEW: usize = 3;
/// Steps that are spent on one house before another is looked at.
const LEG: u32 = 60;

/// Steps that are spent on a stretch of the river.
const STRETCH: u32 = 20;

/// What papers of unknown worth are taken to be worth.
const PAPERS: i16 = 4;

/// Whether the squad leaves now: it has won if it does, or can do no more.
pub(super) fn is_going_home(game: &Sortie) -> bool {
    let left = game.active(Side::Us).count();
    can_end(game) && (is_won(game) || left < TOO_FEW || game.steps() > PATIENCE)
}

/// Whether the squad gets away from those it fights: leaving wins.
pub(super) fn is_leaving(game: &Sortie) -> bool {
    is_won(game) && can_end(game)
}

/// Whether the mission would be over if the squad left: some are not before it is late.
fn can_end(game: &Sortie) -> bool {
    game.mission().victory.ends.iter().all(|it| match it {
        EndRule::NoneLeft { from_condition } => game.condition() >= *from_condition,
        EndRule::Exited { .. }
        | EndRule::Control { .. }
        | EndRule::Explored { .. }
        | EndRule::Bridges { .. } => true,
    })
}

/// Whether leaving the map wins.
pub(super) fn is_won(game: &Sortie) -> bool {
    points_by_leaving(game) >= game.mission().victory.need
}

/// The points of a squad that leaves as it is.
fn points_by_leaving(game: &Sortie) -> i16 {
    let left = i16::try_from(game.active(Side::Us).count()).expect("few men");
    let awards = game.mission().victory.awards.iter().map(|it| match it {
        AwardRule::Exit { n, .. } => i16::from(*n) * left,
        AwardRule::Documents { key, n, .. } if carries(game, key) => i16::from(*n),
        AwardRule::Papers { .. } => PAPERS * carried_papers(game),
        AwardRule::Documents { .. }
        | AwardRule::Explored { .. }
        | AwardRule::Bridges { .. }
        | AwardRule::Bunker { .. }
        | AwardRule::Leakers { .. } => 0,
    });
    game.points() + awards.sum::<i16>()
}

/// Whether somebody who can walk has these papers.
fn carries(game: &Sortie, key: &str) -> bool {
    papers(game, key).is_some_and(|it| matches!(it, Held::By(man) if game.man(man).is_active()))
}

fn papers(game: &Sortie, key: &str) -> Option<Held> {
    let found = game.all_gear().find(|it| {
        let gear = game.gear(*it);
        gear.model == Model::Documents && gear.key.as_deref() == Some(key)
    });
    found.map(|it| game.gear(it).parts[0])
}

/// Where the papers are that have been found so far.
fn all_papers(game: &Sortie) -> Vec<Held> {
    let found = game.all_gear().map(|it| game.gear(it)).filter(|it| it.model == Model::Documents);
    found.map(|it| it.parts[0]).collect()
}

/// How many papers those have who can walk.
fn carried_papers(game: &Sortie) -> i16 {
    let carried = |it: &Held| matches!(it, Held::By(man) if game.man(*man).is_active());
    i16::try_from(all_papers(game).iter().filter(|it| carried(it)).count()).expect("few papers")
}

/// Where the squad leaves the map: where that gives points, or wherever it ends the mission.
pub(super) fn ways_home(game: &Sortie) -> HexSet {
    let victory = &game.mission().victory;
    let paid = victory.awards.iter().find_map(|it| match it {
        AwardRule::Exit { by, .. } | AwardRule::Documents { by, .. } | AwardRule::Papers { by } => {
            Some(by)
        }
        AwardRule::Explored { .. }
        | AwardRule::Bridges { .. }
        | AwardRule::Bunker { .. }
        | AwardRule::Leakers { .. } => None,
    });
    paid.cloned().unwrap_or_else(|| game.ways_out())
}

/// Hexes the squad would like to be in now; of several the nearest will do.
pub(super) fn goals(game: &Sortie) -> Vec<HexId> {
    if is_going_home(game) {
        return ways_home(game).iter().collect();
    }
    let lying = lying_papers(game);
    if !lying.is_empty() {
        return lying;
    }
    let mined = mined_bridges(game);
    if !mined.is_empty() {
        return mined;
    }
    let silent = silent_bunkers(game);
    if !silent.is_empty() {
        return silent;
    }
    let unexplored = unexplored(game);
    if !unexplored.is_empty() {
        return unexplored;
    }
    if let Some(open) = posts(game).into_iter().find(|it| !is_held(game, it)) {
        return open.iter().collect();
    }
    let bank = next_bank(game);
    if !bank.is_empty() {
        return bank;
    }
    if let Some(gather) = gathering(game) {
        return gather.iter().collect();
    }
    next_house(game)
}

/// Bridges whose charges can still be cleared.
pub(super) fn mined_bridges(game: &Sortie) -> Vec<HexId> {
    let mission = game.mission();
    let mined = mission.ground.bridges.iter().flatten().filter(|_| mission.rules.mined_bridges);
    mined.copied().filter(|hex| !game.is_bridge_settled(*hex)).collect()
}

/// Where one has to stand to blow up a bunker that has fallen silent.
fn silent_bunkers(game: &Sortie) -> Vec<HexId> {
    let charge = game.all_gear().map(|it| game.gear(it)).any(|it| {
        let held = matches!(it.parts[0], Held::By(man) if man.side() == Side::Us && game.man(man).is_active());
        it.model == Model::Charge && held
    });
    let bunkers = game.mission().ground.map.grid.hexes().filter(|hex| {
        let blown = game.marks(*hex).is_some_and(|it| it.bunker_blown);
        game.terrain(*hex) == Terrain::Bunker && !blown
    });
    bunkers.filter(|_| charge).flat_map(|it| approaches(game, it)).collect()
}

/// Papers worth points that nobody who can walk has.
fn lying_papers(game: &Sortie) -> Vec<HexId> {
    let awards = game.mission().victory.awards.iter();
    let held = awards.flat_map(|it| match it {
        AwardRule::Documents { key, .. } => papers(game, key).into_iter().collect(),
        AwardRule::Papers { .. } => all_papers(game),
        AwardRule::Exit { .. }
        | AwardRule::Explored { .. }
        | AwardRule::Bridges { .. }
        | AwardRule::Bunker { .. }
        | AwardRule::Leakers { .. } => Vec::new(),
    });
    let hexes = held.filter_map(|it| match it {
        Held::On(spot) => Some(spot.hex),
        Held::By(man) if !game.man(man).is_active() => game.hex_of(man),
        Held::By(_) | Held::Lost | Held::InCanoe(_) | Held::InCrate => None,
    });
    hexes.collect()
}

/// Whether papers lie in a hex.
pub(super) fn is_lying(game: &Sortie, hex: Option<HexId>) -> bool {
    hex.is_some_and(|it| lying_papers(game).contains(&it))
}

/// Hexes that give points to whoever enters them first.
fn unexplored(game: &Sortie) -> Vec<HexId> {
    let mut hexes = Vec::new();
    for award in &game.mission().victory.awards {
        if let AwardRule::Explored { hexes: all, .. } = award {
            hexes.extend(all.iter().filter(|it| !game.is_explored(*it)));
        }
    }
    hexes
}

/// Posts that have to be held all at once, once that would win.
pub(super) fn posts(game: &Sortie) -> Vec<HexSet> {
    let mut posts = Vec::new();
    for end in &game.mission().victory.ends {
        if let EndRule::Control { groups, heights, n } = end
            && game.points() + i16::from(*n) >= game.mission().victory.need
        {
            posts.extend(groups.iter().cloned());
            posts.extend(heights.as_ref().map(|it| lookouts(game, it)));
        }
    }
    posts
}

/// The hexes of a height from which every road is seen.
fn lookouts(game: &Sortie, heights: &HexSet) -> HexSet {
    let mut best = HexSet::new(game.mission().ground.map.grid.len());
    for hex in heights.iter().filter(|it| game.sees_roads(*it)) {
        best.insert(hex);
    }
    best
}

/// Whether somebody stands on a post.
fn is_held(game: &Sortie, post: &HexSet) -> bool {
    guard(game, post).is_some()
}

/// Who stays on a post: the last of those who are there.
fn guard(game: &Sortie, post: &HexSet) -> Option<ManId> {
    let there = |it: &ManId| game.hex_of(*it).is_some_and(|hex| post.contains(hex));
    game.active(Side::Us).filter(there).last()
}

/// Those who stay where they are because their post has to be held.
pub(super) fn guards(game: &Sortie) -> Vec<ManId> {
    if is_going_home(game) {
        return Vec::new();
    }
    posts(game).iter().filter_map(|it| guard(game, it)).collect()
}

/// Where the squad gathers once everything has been explored.
fn gathering(game: &Sortie) -> Option<&HexSet> {
    game.mission().victory.ends.iter().find_map(|it| match it {
        EndRule::Explored { gather } => Some(gather),
        EndRule::Exited { .. }
        | EndRule::Control { .. }
        | EndRule::NoneLeft { .. }
        | EndRule::Bridges { .. } => None,
    })
}

/// Where bunkers are looked for: along the river, a stretch of it after the other.
fn next_bank(game: &Sortie) -> Vec<HexId> {
    let mission = game.mission();
    let concrete = |it: &AwardRule| matches!(it, AwardRule::Bunker { .. });
    let Some((entry, _)) = mission.setup.canoes else { return Vec::new() };
    if !mission.victory.awards.iter().any(concrete) {
        return Vec::new();
    }
    let grid = &mission.ground.map.grid;
    let by_water = |hex: HexId| grid.neighbors(hex).any(|it| game.is_river(it.1));
    let open = |hex: HexId| !game.is_river(hex) && game.terrain(hex) != Terrain::Bunker;
    let bank = grid.hexes().filter(|it| open(*it) && by_water(*it));
    let mut bank: Vec<HexId> = bank.collect();
    bank.sort_by_key(|it| (grid.distance(entry, *it), *it));
    let leg = usize::try_from(game.steps() / STRETCH).expect("few steps");
    bank.get((leg * 3 + bank.len() / 4) % bank.len().max(1)).copied().into_iter().collect()
}

/// A house to look into, another after a while: who knows what is in it.
fn next_house(game: &Sortie) -> Vec<HexId> {
    let mut houses: Vec<HexId> = Vec::new();
    for end in &game.mission().victory.ends {
        if let EndRule::Control { groups, heights, .. } = end {
            houses.extend(groups.iter().chain(heights).flat_map(HexSet::iter));
        }
    }
    houses.extend(game.mission().ground.buildings.iter().flat_map(|it| it.hexes.iter().copied()));
    if let Some(way) = ways_home(game).iter().next() {
        houses.push(way);
    }
    let leg = usize::try_from(game.steps() / LEG).expect("few steps");
    houses.get((leg * 7 + 3) % houses.len().max(1)).copied().into_iter().collect()
}
