//! [AMB 1c–1e] Players who share the squad: who leads whom, who may talk, who earns what.
//!
//! A squad that one player leads alone has nothing of this: its [`Team`] stays empty.

use canon::Digest;
use kernel::{Illegal, Seat, refuse};

use crate::agenda::{Ask, Duty};
use crate::ch04_squad::{self, squad_men};
use crate::ch05_operations::Ask as OperationsAsk;
use crate::ch06_rounds::{Ask as RoundsAsk, Duty as RoundsDuty};
use crate::ch17_vehicles::Ask as VehiclesAsk;
use crate::game::SQUAD;
use crate::module_c_canoes::Ask as CanoesAsk;
use crate::paragraphs::Ask as StoryAsk;
use crate::state::{ManId, Mode, Place, Reckoned, Scored, Sortie, US_MEN};
use crate::terms::Side;

/// The seat of a player who has the squad to himself.
const ALONE: [&str; 1] = ["us"];
/// The seats of players who share it.
const SHARED: [&str; 4] = ["able", "baker", "charlie", "dog"];

/// [AMB 1d] How far a voice carries, in hexes.
const VOICE: u16 = 2;

/// What is known of players who share the squad.
#[derive(Clone, PartialEq, Eq, Debug, Default, Digest)]
pub(crate) struct Team {
    /// [AMB 1c] Who has been chosen by whom, in that order.
    chosen: Vec<(ManId, u8)>,
    /// [AMB 1c] Who buys now.
    buyer: u8,
    /// [AMB 1c] Weapon points of those who buy after him.
    set_aside: u8,
    /// [AMB 1e] By whose deed things happen now.
    doer: Option<u8>,
    /// [AMB 1e] Lines of the account that one player has earned.
    earned: Vec<(u16, u8)>,
}

/// [AMB 1c] Who chooses when so many have been chosen: there and back again, so that whoever comes
/// last in one round comes first in the next.
fn chooser(taken: usize, players: usize) -> u8 {
    let (round, at) = (taken / players, taken % players);
    let seat = if round.is_multiple_of(2) { at } else { players - 1 - at };
    u8::try_from(seat).expect("four players at most")
}

/// [AMB 1c] Whether every player can still get a commander, as far as there are commanders at all:
/// of each player whether he has one and how often he still chooses; how many commanders are left.
fn commanders_go_round(players: &[(bool, usize)], left: usize, all: usize) -> bool {
    let lacking = players.iter().filter(|it| !it.0).count();
    let choosing = players.iter().filter(|it| !it.0 && it.1 > 0).count();
    let spared = players.len().saturating_sub(all);
    lacking - choosing.min(left) <= spared
}

/// [AMB 1d] Whether two soldiers are in voice range: so many hexes apart, or both still waiting
/// where the squad comes from.
fn is_in_earshot(one: Place, other: Place, apart: Option<u16>) -> bool {
    let aloft = |it| matches!(it, Place::Drifting(_));
    let near = apart.is_some_and(|it| it <= VOICE);
    (one == Place::Waiting && other == Place::Waiting) || (near && !aloft(one) && !aloft(other))
}

impl Sortie {
    /// How many players there are.
    pub fn players(&self) -> u8 {
        self.options.players
    }

    /// [AMB 1c] Whether several players share the squad.
    pub(crate) fn is_shared(&self) -> bool {
        self.players() > 1
    }

    /// Every seat.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players()).map(Seat)
    }

    /// The short name of a seat.
    pub(crate) fn seat_name(&self, seat: Seat) -> &'static str {
        if self.is_shared() { SHARED[usize::from(seat.0)] } else { ALONE[usize::from(seat.0)] }
    }

    /// [AMB 1c] Who leads a soldier; nobody yet, or a German: none. Of those who join later J goes
    /// to the last player, who chose last, and K to the first.
    pub fn player_of(&self, man: ManId) -> Option<Seat> {
        if man.side() == Side::German {
            return None;
        }
        if !self.is_shared() {
            return Some(SQUAD);
        }
        if man == ManId(US_MEN - 2) {
            return Some(Seat(self.players() - 1));
        }
        if man == ManId(US_MEN - 1) {
            return Some(SQUAD);
        }
        self.team.chosen.iter().find(|it| it.0 == man).map(|it| Seat(it.1))
    }

    /// Who decides for the squad as a whole: the player of its leader, who is the first active
    /// commander by letter, or for want of one the first active soldier.
    fn spokesman(&self) -> Seat {
        let mut commanders = self.active(Side::Us).filter(|it| self.man(*it).command);
        let leader = commanders.next().or_else(|| self.active(Side::Us).next());
        // Before anybody has been chosen, and when nobody is left, the first player speaks.
        leader.and_then(|it| self.player_of(it)).unwrap_or(SQUAD)
    }

    /// [AMB 1c] Who is asked: whoever leads the soldier in question, else whoever speaks for all.
    pub(crate) fn seat_asked(&self, ask: &Ask) -> Seat {
        if !self.is_shared() {
            return SQUAD;
        }
        let man = match ask {
            Ask::Squad(ask) => return self.seat_preparing(ask),
            Ask::Campaign(_) => return SQUAD,
            Ask::Operations(OperationsAsk::Operations(band)) => band.group.iter().next(),
            Ask::Story(StoryAsk::Choose { scope, .. }) => {
                scope.group.iter().find(|it| it.side() == Side::Us && self.man(*it).is_active())
            }
            Ask::Vehicles(VehiclesAsk::Drive { course }) => self.driver(course.vehicle),
            Ask::Vehicles(VehiclesAsk::Tank { .. }) => None,
            Ask::Canoes(CanoesAsk::Swim { canoe, .. }) => self.in_canoe(*canoe).next(),
            Ask::Rounds(_)
            | Ask::Explosives(_)
            | Ask::Damage(_)
            | Ask::Gear(_)
            | Ask::Parachutes(_)
            | Ask::Conduct(_)
            | Ask::Movement(_)
            | Ask::Fire(_)
            | Ask::Assault(_)
            | Ask::Mines(_)
            | Ask::Victory(_)
            | Ask::Bunkers(_) => ask.man(),
        };
        man.and_then(|it| self.player_of(it)).unwrap_or_else(|| self.spokesman())
    }

    /// [AMB 1c, 4] Who is asked before the mission begins: the first player makes the squad, all
    /// choose in turn, buy in turn and set their own soldiers up in turn.
    fn seat_preparing(&self, ask: &ch04_squad::Ask) -> Seat {
        match ask {
            ch04_squad::Ask::Squad | ch04_squad::Ask::Recruit { .. } => SQUAD,
            ch04_squad::Ask::Lead => self.next_chooser(),
            ch04_squad::Ask::Equip => Seat(self.team.buyer),
            ch04_squad::Ask::SetUp | ch04_squad::Ask::SetUpWhere(_) => {
                let waits = |it: &ManId| self.man(*it).place == Place::Waiting;
                let still = squad_men().filter(waits).filter_map(|it| self.player_of(it));
                still.min().unwrap_or_else(|| self.spokesman())
            }
        }
    }

    /// [AMB 1c] Whether somebody is one of those whom the asked player leads.
    pub(crate) fn may_lead(&self, man: ManId) -> Result<(), Illegal> {
        let asked = self.core.open().map(|ask| self.seat_asked(ask));
        match self.player_of(man) {
            Some(player) if Some(player) != asked => refuse("amb:1c", "another player leads him"),
            Some(_) | None => Ok(()),
        }
    }

    /// [AMB 1c] Whether one player leads both.
    pub(crate) fn is_one_players(&self, man: ManId, other: ManId) -> bool {
        self.player_of(man) == self.player_of(other)
    }

    /// [AMB 1c] Those who are shared out: J and K come later.
    fn to_be_chosen(&self) -> Vec<ManId> {
        squad_men().filter(|it| self.man(*it).place != Place::Nowhere).collect()
    }

    fn next_chooser(&self) -> Seat {
        Seat(chooser(self.team.chosen.len(), usize::from(self.players())))
    }

    /// [AMB 1c] Whether the player whose turn it is to choose may choose somebody: everybody gets a
    /// commander if there are enough.
    pub(crate) fn may_choose(&self, man: ManId) -> Result<(), Illegal> {
        let men = self.to_be_chosen();
        if !men.contains(&man) {
            return refuse("amb:1c", "only soldiers of the squad are shared out");
        }
        if self.player_of(man).is_some() {
            return refuse("amb:1c", "somebody leads him already");
        }
        let chosen: Vec<(ManId, u8)> =
            self.team.chosen.iter().copied().chain([(man, self.next_chooser().0)]).collect();
        let commands = |it: &ManId| self.man(*it).command;
        let standing = self.seats().map(|seat| {
            let mut own = chosen.iter().filter(|it| it.1 == seat.0);
            let turns = (chosen.len()..men.len()).map(|it| chooser(it, self.players().into()));
            (own.any(|it| commands(&it.0)), turns.filter(|it| *it == seat.0).count())
        });
        let all = men.iter().filter(|it| commands(it)).count();
        let taken = chosen.iter().filter(|it| commands(&it.0)).count();
        if !commanders_go_round(&standing.collect::<Vec<_>>(), all - taken, all) {
            return refuse("amb:1c", "every player needs a commander while there are any");
        }
        Ok(())
    }

    /// [AMB 1c] The player whose turn it is has chosen somebody.
    pub(crate) fn choose_man(&mut self, man: ManId) -> Seat {
        let seat = self.next_chooser();
        self.team.chosen.push((man, seat.0));
        seat
    }

    /// [AMB 1c] Whether everybody has a player.
    pub(crate) fn is_shared_out(&self) -> bool {
        !self.is_shared() || self.team.chosen.len() == self.to_be_chosen().len()
    }

    /// [AMB 1c] In a situation in the middle nobody chooses: each in his turn has the first soldier
    /// by letter whom he might choose.
    pub(crate) fn share_out(&mut self) {
        while !self.is_shared_out() {
            let next = self.to_be_chosen().into_iter().find(|it| self.may_choose(*it).is_ok());
            self.choose_man(next.expect("somebody can always be chosen"));
        }
    }

    /// [AMB 1c] Weapon points are shared out as evenly as they can be; the first player buys.
    pub(crate) fn open_shop(&mut self) {
        if self.is_shared() {
            self.team.buyer = 0;
            self.team.set_aside = core::mem::take(&mut self.core.purse.weapons);
            self.hand_out_points();
        }
    }

    /// [AMB 1c] The next player buys, if there is one: what others have left is shared out anew.
    pub(crate) fn pass_purse(&mut self) -> bool {
        if !self.has_later_buyer() {
            return false;
        }
        self.team.buyer += 1;
        self.team.set_aside += core::mem::take(&mut self.core.purse.weapons);
        self.hand_out_points();
        true
    }

    /// The equal share of those who are still to buy, rounded up.
    fn hand_out_points(&mut self) {
        let share = self.team.set_aside.div_ceil(self.players() - self.team.buyer);
        self.team.set_aside -= share;
        self.core.purse.weapons = share;
    }

    /// [AMB 1c] Whether somebody buys after whoever buys now.
    pub(crate) fn has_later_buyer(&self) -> bool {
        self.team.buyer + 1 < self.players()
    }

    /// [AMB 1c] Whether the first player buys.
    pub(crate) fn is_first_buyer(&self) -> bool {
        self.team.buyer == 0
    }

    /// [AMB 1c] Those for whom is bought now.
    pub(crate) fn customers(&self) -> Vec<ManId> {
        let buyer = Some(Seat(self.team.buyer));
        squad_men().filter(|it| !self.is_shared() || self.player_of(*it) == buyer).collect()
    }

    /// [AMB 1d] Whether two players may talk now: always, unless they have agreed otherwise; then
    /// before and after the mission, and while a soldier of one can hear a soldier of the other.
    pub fn may_talk(&self, one: Seat, other: Seat) -> bool {
        let playing = match self.core.mode {
            Mode::Operations | Mode::Rounds => true,
            Mode::Preparing | Mode::Over | Mode::Campaign => false,
        };
        if !self.options.limited_talk || !playing {
            return true;
        }
        let led_by = |seat| self.active(Side::Us).filter(move |it| self.player_of(*it) == seat);
        led_by(Some(one)).any(|a| led_by(Some(other)).any(|b| self.can_hear(a, b)))
    }

    /// [AMB 1d] Whether a soldier can hear another.
    fn can_hear(&self, one: ManId, other: ManId) -> bool {
        let grid = &self.mission.ground.map.grid;
        let hexes = self.hex_of(one).zip(self.hex_of(other));
        let apart = hexes.map(|(a, b)| grid.distance(a, b));
        is_in_earshot(self.man(one).place, self.man(other).place, apart)
    }

    /// [AMB 1e] Notes by whose deed things happen after an answer. Who only reacts to something
    /// does no deed of his own, and what a paragraph asks is still the deed that led to it.
    pub(crate) fn note_doer(&mut self, ask: &Ask) {
        if !self.is_shared() {
            return;
        }
        self.team.doer = match ask {
            Ask::Story(_) | Ask::Explosives(_) | Ask::Damage(_) => return,
            Ask::Squad(_)
            | Ask::Campaign(_)
            | Ask::Parachutes(_)
            | Ask::Rounds(RoundsAsk::Act(_, None) | RoundsAsk::Watch) => None,
            Ask::Operations(_)
            | Ask::Rounds(RoundsAsk::Turn(_) | RoundsAsk::Act(_, Some(_)))
            | Ask::Gear(_)
            | Ask::Vehicles(_)
            | Ask::Canoes(_)
            | Ask::Conduct(_)
            | Ask::Movement(_)
            | Ask::Fire(_)
            | Ask::Assault(_)
            | Ask::Mines(_)
            | Ask::Victory(_)
            | Ask::Bunkers(_) => Some(self.seat_asked(ask).0),
        };
    }

    /// [AMB 1e] What Germans do, and what a Round brings by itself, is no player's deed.
    pub(crate) fn forget_doer(&mut self, duty: &Duty) {
        let own = match duty {
            Duty::Conduct(_) => false,
            Duty::Rounds(duty) => matches!(duty, RoundsDuty::Turn(_) | RoundsDuty::Place(_)),
            Duty::Squad(_)
            | Duty::Operations(_)
            | Duty::Story(_)
            | Duty::Movement(_)
            | Duty::Fire(_)
            | Duty::Explosives(_)
            | Duty::Assault(_)
            | Duty::Mines(_)
            | Duty::Damage(_)
            | Duty::Gear(_)
            | Duty::Victory(_)
            | Duty::Campaign(_)
            | Duty::Vehicles(_)
            | Duty::Parachutes(_)
            | Duty::Canoes(_)
            | Duty::Bunkers(_) => true,
        };
        if !own {
            self.team.doer = None;
        }
    }

    /// [AMB 1e] Writes down who has earned the line that comes next in the account, or whose loss
    /// it is: of a soldier who falls or leaves his player, of anything else whoever did the deed.
    /// What the squad holds or lets through as a whole is nobody's.
    pub(crate) fn credit(&mut self, why: &Reckoned) {
        let seat = match why {
            Reckoned::Casualty(man) | Reckoned::Exit(man) => self.player_of(*man).map(|it| it.0),
            Reckoned::Before | Reckoned::Leaker(_) | Reckoned::Control => None,
            Reckoned::Activated(_)
            | Reckoned::Captured(_)
            | Reckoned::Fallen(_)
            | Reckoned::Destroyed(_)
            | Reckoned::Immobilized(_)
            | Reckoned::Explored(_)
            | Reckoned::Documents(_)
            | Reckoned::Bridge(_)
            | Reckoned::Bunker(_)
            | Reckoned::Paragraph(..) => self.team.doer,
        };
        if let (true, Some(seat)) = (self.is_shared(), seat) {
            let line = u16::try_from(self.core.account.len()).expect("an account is short");
            self.team.earned.push((line, seat));
        }
    }

    /// [AMB 1e] The lines of the account that one player has earned.
    pub(crate) fn earned_by(&self, seat: Seat) -> impl Iterator<Item = &Scored> + '_ {
        let own = self.team.earned.iter().filter(move |it| it.1 == seat.0);
        own.map(|it| &self.core.account[usize::from(it.0)])
    }

    /// [AMB 1e] Whether each player's points are counted by themselves.
    pub(crate) fn has_own_points(&self) -> bool {
        self.is_shared() && self.options.own_points
    }

    /// [AMB 1e, 15d] The points of a player: his own where they are counted so, or the squad's.
    pub fn points_of(&self, seat: Seat) -> i16 {
        if self.has_own_points() {
            self.earned_by(seat).map(|it| it.n).sum()
        } else {
            self.points()
        }
    }

    /// [AMB 1e, 15d] Whose victory a mission is that was won: the squad's, for which the first seat
    /// stands, or that of the one player who has earned most.
    pub(crate) fn victor(&self) -> Option<Seat> {
        if !self.has_own_points() {
            return Some(SQUAD);
        }
        let most = self.seats().map(|it| self.points_of(it)).max();
        let mut best = self.seats().filter(|it| Some(self.points_of(*it)) == most);
        best.next().filter(|_| best.next().is_none())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rules: amb:1c.
    #[test]
    fn amb_1c_whoever_chooses_last_chooses_first_in_the_next_round() {
        let order = |players| (0..8).map(|it| chooser(it, players)).collect::<Vec<_>>();
        assert_eq!(order(2), [0, 1, 1, 0, 0, 1, 1, 0]);
        assert_eq!(order(3), [0, 1, 2, 2, 1, 0, 0, 1]);
        assert_eq!(order(4), [0, 1, 2, 3, 3, 2, 1, 0]);
    }

    /// Rules: amb:1c.
    #[test]
    fn amb_1c_commanders_go_round_as_far_as_there_are_any() {
        // Two commanders, two players: who has one may not take the other.
        assert!(commanders_go_round(&[(true, 3), (false, 4)], 1, 2));
        assert!(!commanders_go_round(&[(true, 3), (false, 4)], 0, 2));
        // Who chooses no more can get none.
        assert!(!commanders_go_round(&[(true, 1), (false, 0)], 1, 2));
        // One commander for three: two go without.
        assert!(commanders_go_round(&[(true, 2), (false, 3), (false, 2)], 0, 1));
    }

    /// Rules: amb:1d.
    #[test]
    fn amb_1d_a_voice_carries_two_hexes() {
        let here = Place::Gone;
        assert!(is_in_earshot(here, here, Some(2)));
        assert!(!is_in_earshot(here, here, Some(3)));
        assert!(!is_in_earshot(Place::Waiting, here, None));
        assert!(is_in_earshot(Place::Waiting, Place::Waiting, None));
    }
}
