//! The chances of attacks, reckoned: what their dice bring, before they are rolled.

use kernel::Chances;

use crate::action::Action;
use crate::charts::Hurt;
use crate::state::{ManId, Sortie};
use crate::terms::{FireMode, Model};
use crate::view::RollResult;

/// Percentile dice, a die to hit and a die of damage fall in so many ways.
const WAYS: u64 = 10_000;

/// How many of the ten faces hit: zero always does, nine never.
fn hits(total: i8) -> u64 {
    let faces = (0..10_i8).filter(|die| *die == 0 || *die != 9 && *die <= total);
    u64::try_from(faces.count()).expect("ten faces")
}

/// Results with the number of ways in which they come about, equal ones together.
#[derive(Default)]
struct Tally(Vec<(RollResult, u64)>);

impl Tally {
    fn add(&mut self, result: RollResult, ways: u64) {
        match self.0.iter_mut().find(|it| it.0 == result) {
            Some((_, sum)) => *sum += ways,
            None => self.0.push((result, ways)),
        }
    }

    fn told(self) -> Chances<RollResult> {
        let some = self.0.into_iter().filter(|it| it.1 > 0);
        some.map(|(result, ways)| (Some(result), reduced(ways))).collect()
    }
}

/// So many of all ways, as a fraction.
fn reduced(ways: u64) -> (u64, u64) {
    let (mut one, mut other) = (ways, WAYS);
    while other != 0 {
        (one, other) = (other, one % other);
    }
    (ways / one, WAYS / one)
}

impl Sortie {
    pub(crate) fn reckoned_chances(&self, action: Action) -> Option<Chances<RollResult>> {
        match action {
            Action::Fire(model, mode, target) => self.shot_chances(action, model, mode, target),
            Action::Throw(..) | Action::ThrowInto(..) => {
                let hits = hits(self.attack_chance(action)?) * WAYS / 10;
                let mut tally = Tally::default();
                tally.add(RollResult::OnTarget(true), hits);
                tally.add(RollResult::OnTarget(false), WAYS - hits);
                Some(tally.told())
            }
            Action::Assault(target, purpose) => {
                let hits = hits(self.attack_chance(action)?);
                let mut tally = Tally::default();
                for die in 0..10 {
                    let hurt = self.assault_result(target, purpose, die);
                    tally.add(RollResult::Hurt(hurt, target.side()), hits * WAYS / 100);
                }
                tally.add(RollResult::Miss, (10 - hits) * WAYS / 10);
                Some(tally.told())
            }
            _ => None,
        }
    }

    /// [AMB 9.1b, 9.1e, 9.1f] Jam, miss, or what happens to the target.
    fn shot_chances(
        &self,
        action: Action,
        model: Model,
        mode: FireMode,
        target: ManId,
    ) -> Option<Chances<RollResult>> {
        let hits = hits(self.attack_chance(action)?);
        let row = &self.mission.charts.weapons[&model.arm()?];
        let jam = match mode {
            FireMode::Aimed => row.jam_aimed,
            FireMode::Snap => row.jam_snap,
        };
        let jams = match jam {
            Some(number) => u64::from(number) + 1,
            None => 0,
        };
        let mut tally = Tally::default();
        tally.add(RollResult::Jam, jams * 100);
        tally.add(RollResult::Miss, (100 - jams) * (10 - hits) * 10);
        for hurt in row.damage {
            let hurt = if hurt == Hurt::WoundUnlessProne { Hurt::Wound } else { hurt };
            tally.add(RollResult::Hurt(hurt, target.side()), (100 - jams) * hits);
        }
        Some(tally.told())
    }
}
