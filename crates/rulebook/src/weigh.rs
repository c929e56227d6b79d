//! Exact means over the results of a roll.

use kernel::{Chance, Chances, mean};
use scene::{Aim, AimChance, MeanLosses, Stake};

use crate::Forecast;

/// How likely each aim of a roll is won, and what both sides lose on average.
pub type Weighed = (Vec<AimChance>, Option<MeanLosses>);

/// What the chances of a roll come to, by what the rules say of each result; `None` where a result
/// means nothing to who fights.
pub fn weigh<G: Forecast>(
    before: &G,
    roll: &G::Action,
    chances: &Chances<G::RollResult>,
) -> Option<Weighed> {
    let stake = |(result, p): &(Option<G::RollResult>, Chance)| {
        Some((*p, before.stake(roll, result.as_ref()?)?))
    };
    let stakes: Vec<(Chance, Stake)> = chances.iter().map(stake).collect::<Option<_>>()?;
    let wins = |aim: Aim| {
        let won = stakes.iter().map(|(p, it)| (*p, u32::from(it.aims.contains(&(aim, true)))));
        Some(AimChance { aim, p: mean(won)? })
    };
    let (_, first) = stakes.first()?;
    let aims: Vec<AimChance> =
        first.aims.iter().map(|&(aim, _)| wins(aim)).collect::<Option<_>>()?;
    let Some(of_first) = first.losses else { return Some((aims, None)) };
    let all: Vec<_> = stakes.iter().map(|(p, it)| Some((*p, it.losses?))).collect::<Option<_>>()?;
    let own = mean(all.iter().map(|(p, it)| (*p, it.own)))?;
    let other = mean(all.iter().map(|(p, it)| (*p, it.other)))?;
    Some((aims, Some(MeanLosses { toll: of_first.toll, own, other })))
}
