//! [AMB 5.3j, 5.3k] Preparing weapons and clearing jams.

use kernel::{Dice, Illegal, refuse};

use super::Event;
use super::s03_actions::Work;
use crate::action::Action;
use crate::agenda::Event as Events;
use crate::charts::Clearing;
use crate::dice::d10;
use crate::state::{GearId, ManId, Sortie, Working};
use crate::terms::{Ammo, Model, Side, Stance};

/// [AMB 5.3j, 5.3k] Whether somebody may see to a weapon, which, and how.
pub(crate) fn may_work(
    game: &Sortie,
    man: ManId,
    action: Action,
) -> Result<(GearId, Work), Illegal> {
    if game.spot_of(man).is_none() {
        return refuse("amb:3.2b", "they have not entered the map");
    }
    if game.man(man).stance == Stance::Prone {
        return refuse(rule_of(game, action), "a prone soldier cannot see to a weapon");
    }
    match action {
        Action::SetUp(model) => Ok((may_set_up(game, man, model)?, Work::SetUp)),
        Action::Prime => Ok((may_prime(game, man)?, Work::Prime)),
        Action::Load => may_load(game, man).map(|(id, with)| (id, Work::Load(with))),
        Action::Clear(model) => Ok((may_clear(game, man, model)?, Work::Clear)),
        _ => unreachable!("{action:?} is no work on a weapon"),
    }
}

/// [AMB 5.3j, 5.3k, 6.7j, 6.7m, 6.7n, 6.7p] The rule of a piece of work in the mode that is on.
fn rule_of(game: &Sortie, work: Action) -> &'static str {
    if work == Action::Prime {
        game.rule("amb:5.3j", "amb:6.7j")
    } else if work == Action::Load {
        game.rule("amb:5.3j", "amb:6.7m")
    } else if matches!(work, Action::Clear(_)) {
        game.rule("amb:5.3k", "amb:6.7n")
    } else {
        game.rule("amb:5.3j", "amb:6.7p")
    }
}

/// [AMB 9.7d] A crew weapon is made ready where both its parts are.
pub(crate) fn may_set_up(game: &Sortie, man: ManId, model: Model) -> Result<GearId, Illegal> {
    if !model.is_crewed() {
        return refuse(game.rule("amb:5.3j", "amb:6.7p"), "this weapon needs no setting up");
    }
    let here = game.spot_of(man);
    let together = |id: &GearId| {
        game.gear(*id).model == model && here.is_some() && game.crew_weapon_spot(*id) == here
    };
    let mut found = game.all_gear().filter(together).peekable();
    if found.peek().is_none() {
        return refuse("amb:9.7d", "both parts of the weapon have to be here");
    }
    let mine = |id: &GearId| !game.gear(*id).ready && !is_held_by_enemy(game, *id, man.side());
    match found.find(mine) {
        Some(id) => Ok(id),
        None => refuse("amb:9.7e", "the weapon is ready"),
    }
}

/// Whether somebody of the other side who is still active has a part in his hands.
fn is_held_by_enemy(game: &Sortie, id: GearId, side: Side) -> bool {
    game.gear(id).parts.iter().any(|held| match held {
        crate::state::Held::By(man) => man.side() != side && game.man(*man).is_active(),
        crate::state::Held::Lost
        | crate::state::Held::On(_)
        | crate::state::Held::InCanoe(_)
        | crate::state::Held::InCrate => false,
    })
}

/// [AMB 2.4h, 5.3j] A demolition charge that somebody has is primed once.
pub(crate) fn may_prime(game: &Sortie, man: ManId) -> Result<GearId, Illegal> {
    let charges = || game.parts_of(man).map(|it| it.0).filter(|it| is_charge(game, *it));
    if charges().next().is_none() {
        return refuse(game.rule("amb:5.3j", "amb:6.7j"), "he has no demolition charge");
    }
    match charges().find(|id| !game.gear(*id).ready) {
        Some(id) => Ok(id),
        None => refuse(game.rule("amb:5.3j", "amb:6.7j"), "the charge is primed"),
    }
}

fn is_charge(game: &Sortie, id: GearId) -> bool {
    game.gear(id).model == Model::Charge
}

/// [AMB 9.8b, 9.8c, 6.7m] The bazooka that somebody may load, his own or a comrade's in his hex,
/// and whose round is taken: his own, or the bearer's.
pub(crate) fn may_load(game: &Sortie, man: ManId) -> Result<(GearId, ManId), Illegal> {
    let here = game.spot_of(man);
    let comrades = game.active(Side::Us).filter(|it| game.spot_of(*it) == here);
    let mut bearers = vec![man];
    bearers.extend(comrades.filter(|it| *it != man));
    let bazookas: Vec<(ManId, GearId)> = bearers
        .into_iter()
        .filter_map(|it| game.gear_of(it, Model::Bazooka).map(|id| (it, id)))
        .collect();
    if bazookas.is_empty() {
        return refuse("amb:9.8b", "there is no bazooka here");
    }
    let Some((bearer, id)) = bazookas.into_iter().find(|it| !game.gear(it.1).loaded) else {
        return refuse("amb:9.8b", "the bazooka is loaded");
    };
    let has_round = |it: &ManId| game.ammo_of(*it, Ammo::BazookaRound) > 0;
    match [man, bearer].into_iter().find(has_round) {
        Some(with) => Ok((id, with)),
        None => refuse("amb:9.8b", "there is no round for it"),
    }
}

/// [AMB 5.3k, 9.4b] The jammed weapon that somebody may try to clear.
pub(crate) fn may_clear(game: &Sortie, man: ManId, model: Model) -> Result<GearId, Illegal> {
    let Some(id) = game.gear_of(man, model) else {
        return refuse(game.rule("amb:5.3k", "amb:6.7n"), "he has no such weapon");
    };
    match game.gear(id).working {
        Working::Jammed => Ok(id),
        Working::Yes => refuse(game.rule("amb:5.3k", "amb:6.7n"), "the weapon is not jammed"),
        Working::Broken => refuse("amb:9.4b", "the weapon is broken for good"),
    }
}

impl Sortie {
    /// [AMB 5.3j, 5.3k] Sees to a weapon.
    pub(crate) fn work_on(
        &mut self,
        man: ManId,
        id: GearId,
        work: Work,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let model = self.gear(id).model;
        match work {
            Work::SetUp => {
                self.gear_mut(id).ready = true;
                events.push(Event::SetUp { man, model }.into());
            }
            Work::Prime => {
                self.gear_mut(id).ready = true;
                events.push(Event::Primed { man }.into());
            }
            Work::Load(with) => {
                self.use_ammo(with, Ammo::BazookaRound);
                self.gear_mut(id).loaded = true;
                events.push(Event::Loaded { man }.into());
            }
            Work::Clear => {
                let rule = self.rule("amb:5.3k", "amb:6.7n");
                self.try_to_clear(man, id, rule, dice, events);
            }
        }
    }

    /// [AMB 9.4b, 9.4d, 14b] What the faces of the die do to a jam; for a captured weapon the
    /// skill counts one lower.
    pub(crate) fn clearing_row(&self, man: ManId, id: GearId) -> &[Clearing; 10] {
        let captured = self.gear(id).german && man.side() == Side::Us;
        let skill = self.man(man).ratings.weapon_skill - i8::from(captured);
        let row = usize::try_from(skill.clamp(-2, 2) + 2).expect("from 0 to 4");
        &self.mission.charts.clearing[row]
    }

    /// [AMB 5.3k, 9.4b] One try at a jam: broken, still jammed, cleared.
    pub(crate) fn try_to_clear(
        &mut self,
        man: ManId,
        id: GearId,
        rule: &'static str,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let die = d10(dice, rule);
        let result = self.clearing_row(man, id)[usize::from(die)];
        self.gear_mut(id).working = match result {
            Clearing::Broken => Working::Broken,
            Clearing::Jammed => Working::Jammed,
            Clearing::Cleared => Working::Yes,
        };
        let model = self.gear(id).model;
        events.push(Event::Cleared { man, model, die, result }.into());
    }
}
