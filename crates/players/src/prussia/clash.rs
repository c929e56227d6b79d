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
