//! What the combats bring that must be fought where two lines touch.
//!
//! [PG 19.1a] Everybody who is Engaged fights, on both sides, and a hex fights once: whoever
//! touches two enemies has to face both or leave one to a friend. So units that come up are worth
//! what they change in all the combats near by, not what they could do in the one they would like.

use rules_prussia::{Army, Battle};

use super::odds::{Fight, Post};

/// What the combats of some hexes with the enemies they touch bring, each fought once.
pub(super) fn value(battle: &Battle, army: Army, own: &[Post], enemies: &[&Post]) -> i32 {
    let mut idle: Vec<&Post> = own.iter().collect();
    let mut fights = engage(battle, army, &mut idle, enemies);
    for post in idle {
        join(&mut fights, post);
    }
    fights.iter().map(Fight::value).sum()
}

/// Finds somebody to face every enemy that is touched, the one with the fewest neighbors first;
/// `idle` are those who are left over.
fn engage<'a>(
    battle: &'a Battle,
    army: Army,
    idle: &mut Vec<&Post>,
    enemies: &[&Post],
) -> Vec<Fight<'a>> {
    let touches = |own: &Post, enemy: &Post| battle.reaches(own.hex, enemy.hex);
    let mut order: Vec<(usize, &Post)> = enemies
        .iter()
        .map(|&enemy| (idle.iter().filter(|it| touches(it, enemy)).count(), enemy))
        .filter(|it| it.0 > 0)
        .collect();
    order.sort_by_key(|it| (it.0, it.1.hex));
    let faced = |own: &Post| enemies.iter().filter(|it| touches(own, it)).count();
    let mut fights: Vec<Fight<'a>> = Vec::new();
    for (_, enemy) in order {
        let free = idle.iter().enumerate().filter(|it| touches(it.1, enemy));
        if let Some((at, _)) = free.min_by_key(|it| (faced(it.1), it.1.hex)) {
            let attackers = vec![idle.remove(at).clone()];
            fights.push(Fight { battle, army, attackers, defenders: vec![enemy.clone()] });
        } else if let Some(fight) =
            fights.iter_mut().find(|it| it.attackers.iter().all(|own| touches(own, enemy)))
        {
            fight.defenders.push(enemy.clone());
        }
    }
    fights
}

/// A hex that is left over joins the combat in which it changes most.
fn join(fights: &mut [Fight<'_>], post: &Post) {
    let gain = |fight: &Fight<'_>| {
        let mut more = fight.clone();
        more.attackers.push(post.clone());
        more.value() - fight.value()
    };
    let open = fights
        .iter_mut()
        .filter(|it| it.defenders.iter().all(|enemy| it.battle.reaches(post.hex, enemy.hex)));
    if let Some(best) = open.max_by_key(|it| gain(it)) {
        best.attackers.push(post.clone());
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::path::Path;

    use catalog::Library;
    use hexgrid::HexId;
    use registry::{AnyGame, Registry};

    use super::*;

    fn battle() -> Battle {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/prussia");
        let mut library = Library::new();
        for folder in ["armies", "charts", "maps", "rosters", "scenarios"] {
            for entry in std::fs::read_dir(root.join(folder)).expect("the data folder is there") {
                let path = entry.expect("the folder can be read").path();
                let name = path.file_name().expect("files have names").to_string_lossy();
                let text = std::fs::read_to_string(&path).expect("data files are texts");
                library.insert(format!("prussia/{folder}/{name}"), text);
            }
        }
        let opening = Registry::new(library).open("prussia/training", &BTreeMap::new());
        let AnyGame::Prussia(battle) = opening.expect("it opens").game else {
            panic!("the training battle is of another system")
        };
        battle
    }

    /// A unit thought into a hex.
    fn post(battle: &Battle, army: Army, hex: HexId, id: &str) -> Post {
        let unit = battle.units_of(army).find(|&it| battle.kind(it).id == id).expect("a unit");
        Post { hex, front: vec![unit], support: false }
    }

    /// Open ground: a hex, two hexes that touch it and each other, and one that touches only it.
    fn ground(battle: &Battle) -> [HexId; 4] {
        let grid = battle.scenario().field.grid();
        let at = |name: &str| grid.find(name).expect("a hex");
        [at("0808"), at("0809"), at("0708"), at("0807")]
    }

    /// Rules: pg:19.1a.
    #[test]
    fn two_brigades_against_one_are_better_than_one() {
        let battle = battle();
        let [enemy, _, first, second] = ground(&battle);
        let foe = post(&battle, Army::Coalition, enemy, "ir-20");
        let one = vec![post(&battle, Army::Prussia, first, "ir-5")];
        let mut two = one.clone();
        two.push(post(&battle, Army::Prussia, second, "ir-13"));
        let worth = |own: &[Post]| value(&battle, Army::Prussia, own, &[&foe]);
        assert!(worth(&two) > worth(&one), "{} and {}", worth(&two), worth(&one));
    }

    /// Rules: pg:19.1a.
    #[test]
    fn one_enemy_is_better_to_touch_than_two() {
        let battle = battle();
        let [enemy, other, first, _] = ground(&battle);
        let foe = post(&battle, Army::Coalition, enemy, "ir-20");
        let more = post(&battle, Army::Coalition, other, "ir-28");
        assert!(battle.reaches(first, enemy) && battle.reaches(first, other));
        let own = [post(&battle, Army::Prussia, first, "ir-5")];
        let [alone, both] = [vec![&foe], vec![&foe, &more]]
            .map(|it: Vec<&Post>| value(&battle, Army::Prussia, &own, &it));
        assert!(alone > both, "{alone} and {both}");
    }

    /// Rules: pg:19.1a.
    #[test]
    fn who_touches_nobody_changes_nothing() {
        let battle = battle();
        let [enemy, _, first, _] = ground(&battle);
        let grid = battle.scenario().field.grid();
        let away = grid.find("0405").expect("a hex");
        let foe = post(&battle, Army::Coalition, enemy, "ir-20");
        let one = vec![post(&battle, Army::Prussia, first, "ir-5")];
        let mut two = one.clone();
        two.push(post(&battle, Army::Prussia, away, "ir-13"));
        let worth = |own: &[Post]| value(&battle, Army::Prussia, own, &[&foe]);
        assert_eq!(worth(&two), worth(&one));
    }
}
