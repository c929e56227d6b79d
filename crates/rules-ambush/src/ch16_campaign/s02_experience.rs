//! [AMB 16.2] Combat experience.

use kernel::{Dice, Illegal, refuse};

use super::{Ask, Event, Veteran};
use crate::agenda::Event as Events;
use crate::ch04_squad::squad_men;
use crate::charts::Charts;
use crate::state::{Deed, ManId, Sortie};

/// [AMB 16.2a] Points for each survivor of a mission that was won.
const WON: u8 = 4;
/// [AMB 16.2a] Points for each survivor of a mission that was lost.
const LOST: u8 = 2;
/// [AMB 16.2d] Points that one may receive for a mission.
const SHARE_MAX: u8 = 6;

/// [AMB 16.2a] Points of experience for the squad.
pub(super) fn pool(survivors: u8, won: bool) -> u8 {
    survivors * if won { WON } else { LOST }
}

/// [AMB 16.2e, 16.2f] What somebody's deeds are worth by the table: a guide, no claim.
pub(super) fn worth(veteran: &Veteran, charts: &Charts) -> u16 {
    let award = |deed: Deed| {
        let row = Deed::ALL.iter().position(|it| *it == deed);
        u16::from(charts.deed_awards[row.expect("every deed stands in the table")])
    };
    veteran.deeds.iter().map(|it| award(it.0)).sum()
}

impl Sortie {
    /// [AMB 16.2a, 16.2b] Fills the pool for the mission that lies behind the squad.
    pub(super) fn fill_pool(&mut self) {
        let survivors = u8::try_from(self.survivors().count()).expect("a squad is small");
        let books = self.books_mut();
        let won = books.squad.missions.last().is_some_and(|it| it.won);
        books.pool = pool(survivors, won);
    }

    /// [AMB 16.2c, 16.2d] Whether somebody may receive one more point.
    pub(super) fn may_award(&self, man: ManId) -> Result<(), Illegal> {
        self.must_have_come_back(man)?;
        if self.books().given[usize::from(man.0)] >= SHARE_MAX {
            return refuse("amb:16.2d", "nobody receives more than six points for a mission");
        }
        Ok(())
    }

    /// [AMB 16.2b] The lost receive nothing, nor do those who are not of the squad.
    pub(super) fn must_have_come_back(&self, man: ManId) -> Result<(), Illegal> {
        if self.survivors().any(|it| it == man) {
            return Ok(());
        }
        refuse("amb:16.2b", "he has not come back from the last mission")
    }

    /// [AMB 16.2c] Points out of the pool for somebody.
    pub(super) fn award(&mut self, man: ManId, points: u8, events: &mut Vec<Events>) {
        let books = self.books_mut();
        books.pool -= points;
        books.given[usize::from(man.0)] += points;
        books.veteran_mut(man).cp += u16::from(points);
        events.push(Event::Awarded { man, points }.into());
    }

    /// [AMB 16.2a] Points that are still to be shared out.
    pub(crate) fn experience_left(&self) -> u8 {
        self.books().pool
    }

    /// [AMB 16.2e] What somebody's deeds on the last mission are worth by the table, and what he
    /// has received.
    pub fn merit(&self, man: ManId) -> (u16, u8) {
        let books = self.books();
        let worth = worth(books.veteran(man), &self.mission.charts);
        (worth, books.given[usize::from(man.0)])
    }

    /// [AMB 16.2e] Shares the rest by the table: a point at a time to whoever lacks most of what
    /// his deeds are worth, then to whoever has least.
    pub(super) fn divide_by_deeds(&mut self, events: &mut Vec<Events>) {
        let mut shares: Vec<(ManId, u8)> = squad_men().map(|man| (man, 0)).collect();
        for _ in 0..self.books().pool {
            let open = shares.iter().filter(|it| {
                let given = self.books().given[usize::from(it.0.0)] + it.1;
                given < SHARE_MAX && self.must_have_come_back(it.0).is_ok()
            });
            let next = open.min_by_key(|it| {
                let (worth, given) = self.merit(it.0);
                // The first point was given to all alike.
                let had = u16::from(given + it.1 - 1);
                (core::cmp::Reverse(worth.saturating_sub(had)), had, it.0)
            });
            let next = next.expect("six points for each are more than the pool has").0;
            shares[usize::from(next.0)].1 += 1;
        }
        for (man, points) in shares.into_iter().filter(|it| it.1 > 0) {
            self.award(man, points, events);
        }
    }

    /// [AMB 16.2c] Asks as long as there are points; then they may be spent.
    pub(super) fn go_on_sharing(&mut self, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        if self.books().pool > 0 {
            self.core.owe(Ask::Share);
            return;
        }
        self.go_on_spending(dice, events);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rules: amb:16.2a.
    #[test]
    fn amb_16_2a_four_points_a_survivor_for_a_win_two_for_a_loss() {
        assert_eq!([pool(5, true), pool(5, false), pool(0, true)], [20, 10, 0]);
    }
}
