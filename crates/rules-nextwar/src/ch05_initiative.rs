//! [NW 5] Initiative, and the phase it is settled in.

use canon::Digest;
use kernel::Dice;

use crate::agenda::{Event as AnyEvent, asks_nothing};
use crate::state::{TurnKind, War};
use crate::terms::Side;

asks_nothing! {
    /// [NW 5] Nobody is asked anything.
}

/// What happens by itself.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Duty {
    /// [NW 3.0d, 3.0e, 3.0f, 3.0g] Settle who has the initiative, then the air, then the sea.
    Initiative,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// [NW 5.0a] What kind of turn it is.
    Settled(TurnKind),
}

impl Duty {
    pub(crate) fn work(self, game: &mut War, dice: &mut dyn Dice, events: &mut Vec<AnyEvent>) {
        match self {
            Self::Initiative => game.open_turn(dice, events),
        }
    }
}

impl War {
    /// [NW 3.0d–3.0g] The phase in its order. Points of this turn are reset only once the
    /// initiative has been settled by those of the last.
    fn open_turn(&mut self, dice: &mut dyn Dice, events: &mut Vec<AnyEvent>) {
        self.core.kind = self.next_kind();
        events.push(Event::Settled(self.core.kind).into());
        for pools in &mut self.core.pools {
            pools.points_this_turn = 0;
        }
        let totals = self.roll_air_points(dice, events);
        self.set_superiority(totals, events);
        self.roll_sea_control(dice, events);
    }

    /// [NW 5.1, 5.0a] What kind of turn this one is.
    fn next_kind(&self) -> TurnKind {
        if let Some(fixed) = self.scenario.initiative.fixed(self.core.turn) {
            return fixed;
        }
        let scored = [Side::Dprk, Side::Allied].map(|it| self.pools(it).points_this_turn);
        match self.core.kind {
            TurnKind::Initiative(last) => {
                after_initiative(scored, self.scenario.initiative.points, last)
            }
            TurnKind::Contested(last) => after_contested(scored, last),
        }
    }
}

/// [NW 5.1.1a, 5.1.1b] After an Initiative turn: to the one side that scored enough; otherwise
/// nobody has it.
pub fn after_initiative(scored: [i16; 2], needed: Option<i16>, last: Side) -> TurnKind {
    let enough = scored.map(|it| needed.is_some_and(|needed| it >= needed));
    match enough {
        [true, false] => TurnKind::Initiative(Side::Dprk),
        [false, true] => TurnKind::Initiative(Side::Allied),
        [true, true] | [false, false] => TurnKind::Contested(last),
    }
}

/// [NW 5.1.2a, 5.1.2b] After a Contested turn: to the side that scored more; otherwise still nobody
/// has it.
pub fn after_contested([dprk, allied]: [i16; 2], last: Side) -> TurnKind {
    match dprk.cmp(&allied) {
        core::cmp::Ordering::Greater => TurnKind::Initiative(Side::Dprk),
        core::cmp::Ordering::Less => TurnKind::Initiative(Side::Allied),
        core::cmp::Ordering::Equal => TurnKind::Contested(last),
    }
}
