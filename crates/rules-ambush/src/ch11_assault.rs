//! [AMB 11] Assault, capture, prisoners.
//!
//! | section | what |
//! |---|---|
//! | 11, 11.1, 11.3, 11.4 | who assaults whom, with what chance, and what it does |
//! | 11.2 | prisoners and their escape |
//! | 11.2d | moving them: chapter 5; 11.3a charges: chapter 6 moves the man first |

use canon::Digest;
use kernel::{Dice, Illegal, refuse};

use crate::action::Purpose;
use crate::agenda::{Event as Events, asks_nothing};
use crate::ch09_fire::Chance;
use crate::ch13_damage::How;
use crate::charts::Hurt;
use crate::dice::d10;
use crate::paragraphs::Scope;
use crate::script::instr::{AdvantageWord, AwareWord, Rounds};
use crate::state::{ArBox, Captivity, Deed, Health, ManId, ManSet, Mode, Place, Reckoned, Sortie};
use crate::terms::{Side, Stance};

asks_nothing! {
    /// Nobody is asked anything here: whom to assault is a turn's business.
}

/// What happens by itself.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Duty {
    /// [AMB 11.2e, 6.8o] Somebody has to look whether a prisoner is alone.
    Prisoners,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// [AMB 11.1d] An assault.
    Assaulted {
        /// Who.
        man: ManId,
        /// Whom.
        target: ManId,
        /// What for.
        purpose: Purpose,
        /// The chance, item by item.
        chance: Chance,
        /// The die.
        die: u8,
        /// [AMB 11.1e] The die on the Assault table and what it says, if it hit.
        result: Option<(u8, Hurt)>,
    },
    /// [AMB 11.2a] Somebody is a prisoner.
    Captured {
        /// Who.
        man: ManId,
    },
    /// [AMB 11.2e] A prisoner has escaped.
    Escaped {
        /// Who.
        man: ManId,
    },
    /// [AMB 11.2g] Nobody saw where he went.
    Vanished {
        /// Who.
        man: ManId,
    },
}

impl Duty {
    pub(crate) fn work(self, game: &mut Sortie, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        let Self::Prisoners = self;
        game.look_after_prisoners(dice, events);
    }
}

/// [AMB 11.1a] How badly off somebody is, the worst first: prone or wounded before the others.
pub(crate) fn is_badly_off(game: &Sortie, man: ManId) -> bool {
    let him = game.man(man);
    him.stance == Stance::Prone || him.health == Health::Wounded
}

impl Sortie {
    /// [AMB 11a, 11.1b] Whether somebody may assault somebody; turns are not asked for.
    pub(crate) fn may_assault(
        &self,
        man: ManId,
        target: ManId,
        purpose: Purpose,
    ) -> Result<(), Illegal> {
        if target.side() == man.side() || !self.man(target).is_active() {
            return refuse("amb:2.11c", "only an active enemy can be assaulted");
        }
        let Place::At(spot) = self.man(man).place else {
            return refuse("amb:MCh", "nobody assaults from a vehicle or a canoe");
        };
        if self.man(target).place != Place::At(spot) {
            return refuse("amb:11a", "an enemy is assaulted in the same hex");
        }
        if self.man(man).stance != Stance::Standing {
            return refuse("amb:6.7i", "one has to stand to assault");
        }
        if man.side() == Side::German && purpose == Purpose::Capture {
            return refuse("amb:11.1b", "Germans assault to kill");
        }
        Ok(())
    }

    /// [AMB 11.1c, 11.4] The chance, item by item.
    pub(crate) fn assault_chance(&self, man: ManId, target: ManId, charge: bool) -> Chance {
        let charts = &self.mission.charts.modifiers;
        let mut items = vec![("amb:11.4a", self.man(man).ratings.weapon_skill)];
        items.push(("amb:11.4b", -self.defense(target)));
        if self.man(man).health == Health::Wounded {
            items.push(("amb:11.4c", charts.assault_wounded));
        }
        if charge {
            items.push(("amb:11.4d", charts.assault_charge));
        }
        items.retain(|it| it.1 != 0);
        let base = charts.assault_base;
        let total = base + items.iter().map(|it| it.1).sum::<i8>();
        Chance { base, items, total }
    }

    /// [AMB 11.4b, 11.4e, 13.1d, 13.2c] What the defender's skill takes away.
    fn defense(&self, target: ManId) -> i8 {
        let him = self.man(target);
        let defends = him.health == Health::Fit && him.ar != ArBox::Panic && him.is_aware();
        if defends { him.ratings.weapon_skill.max(0) } else { 0 }
    }

    /// [AMB 11.1d, 11.1e, 11.4f] Assaults.
    pub(crate) fn assault(
        &mut self,
        man: ManId,
        target: ManId,
        purpose: Purpose,
        charge: bool,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let chance = self.assault_chance(man, target, charge);
        let die = d10(dice, "amb:11.1d");
        let hit = die == 0 || die != 9 && i16::from(die) <= i16::from(chance.total);
        let result = hit.then(|| {
            let damage = d10(dice, "amb:11.1e");
            (damage, self.assault_result(target, purpose, damage))
        });
        events.push(Event::Assaulted { man, target, purpose, chance, die, result }.into());
        match result {
            Some((_, Hurt::Captured)) => self.capture(target, Some(man), events),
            Some((_, hurt)) => self.hurt(target, hurt, Some(man), How::Assault, events),
            None => {}
        }
        if target.side() == Side::Us {
            self.attacked(target);
        }
    }

    /// [AMB 11.1e, 11.1f] The row of the Assault table; a wound captures who is prone or wounded.
    pub(crate) fn assault_result(&self, target: ManId, purpose: Purpose, die: u8) -> Hurt {
        let charts = &self.mission.charts;
        let row = match purpose {
            Purpose::Kill => &charts.assault_kill,
            Purpose::Capture => &charts.assault_capture,
        };
        match row[usize::from(die)] {
            Hurt::WoundOrCaptured if is_badly_off(self, target) => Hurt::Captured,
            Hurt::WoundOrCaptured => Hurt::Wound,
            other => other,
        }
    }

    /// [AMB 11.2a, 11.2c, 2.1e] Somebody is taken prisoner: he counts as active no more.
    pub(crate) fn capture(&mut self, man: ManId, by: Option<ManId>, events: &mut Vec<Events>) {
        let him = self.man_mut(man);
        him.captivity = Captivity::Captured;
        him.stance = Stance::Prone;
        him.ar = ArBox::Inactive;
        events.push(Event::Captured { man }.into());
        let (card, vp) = (self.card(man).number, self.card(man).vp_captured);
        let counted = self.core.account.iter().any(|it| it.why == Reckoned::Captured(card));
        if vp > 0 && !counted {
            self.score(vp.into(), Reckoned::Captured(card), events);
        }
        if let Some(captor) = by {
            self.core.deeds.push((captor, Deed::CapturedInAssault, card));
        }
    }

    /// [AMB 11.2d, 11.2e, 6.8o] Takes Germans who have surrendered, frees prisoners who are alone.
    pub(crate) fn look_after_prisoners(&mut self, _: &mut dyn Dice, events: &mut Vec<Events>) {
        let germans = self.men().filter(|it| it.side() == Side::German);
        let held = germans.filter(|it| match self.man(*it).captivity {
            Captivity::Surrendered | Captivity::Captured => true,
            Captivity::Free | Captivity::Escaped => false,
        });
        for man in held.collect::<Vec<ManId>>() {
            let Some(hex) = self.hex_of(man) else { continue };
            let guarded = self.active_in(hex, Side::Us).next().is_some();
            let standing = self.man(man).health < Health::Incapacitated;
            match self.man(man).captivity {
                Captivity::Surrendered if guarded && standing => self.capture(man, None, events),
                Captivity::Captured if !guarded && standing => self.escape(man, events),
                Captivity::Free
                | Captivity::Surrendered
                | Captivity::Captured
                | Captivity::Escaped => {}
            }
        }
    }

    /// [AMB 11.2e, 11.2f] He is free; the whole squad is aware of it. A car in which he was left
    /// alone is in his hands, and a target like any of the Germans' [AMB 17.6a].
    fn escape(&mut self, man: ManId, events: &mut Vec<Events>) {
        self.man_mut(man).captivity = Captivity::Escaped;
        self.lose_turns(man, ArBox::Complete);
        if let Place::Aboard(car, _) = self.man(man).place {
            self.vehicle_mut(car).side = Side::German;
        }
        events.push(Event::Escaped { man }.into());
        match self.core.mode {
            Mode::Operations => self.escape_from_operations(man, events),
            Mode::Rounds => {
                for soldier in self.active(Side::Us).collect::<Vec<_>>() {
                    if self.man(soldier).ar == ArBox::Unaware {
                        self.man_mut(soldier).ar = ArBox::Complete;
                    }
                }
            }
            Mode::Preparing | Mode::Over | Mode::Campaign => {
                unreachable!("prisoners escape during play")
            }
        }
    }

    /// [AMB 11.2e, 11.2g] Ruling K66: the Round that his escape begins is his next Round, so it is
    /// seen at once whether anybody sees him.
    fn escape_from_operations(&mut self, man: ManId, events: &mut Vec<Events>) {
        if !self.seen_by_squad(man) {
            self.vanish(man, events);
            return;
        }
        let scope = Scope { hex: self.hex_of(man), group: ManSet::default(), german: Some(man) };
        let rounds =
            Rounds { advantage: AdvantageWord::Dice, two_turns: None, aware: Some(AwareWord::All) };
        self.begin_rounds(&rounds, scope, events);
    }

    /// [AMB 11.2g] At the start of a Round an escaped prisoner whom nobody sees is gone.
    pub(crate) fn look_for_escaped(&mut self, events: &mut Vec<Events>) {
        let escaped: Vec<ManId> = self
            .active(Side::German)
            .filter(|it| self.man(*it).captivity == Captivity::Escaped)
            .collect();
        for man in escaped {
            if !self.seen_by_squad(man) {
                self.vanish(man, events);
            }
        }
    }

    fn vanish(&mut self, man: ManId, events: &mut Vec<Events>) {
        let him = self.man_mut(man);
        him.place = Place::Gone;
        him.ar = ArBox::Inactive;
        events.push(Event::Vanished { man }.into());
    }
}
