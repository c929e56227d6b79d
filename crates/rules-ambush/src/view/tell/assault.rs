//! [AMB 11] What is told of assaults and prisoners.

use ::scene::Telling;

use super::{against, tell};
use crate::ch11_assault::Event;
use crate::state::Sortie;
use crate::view::result::RollResult;

impl Sortie {
    pub(super) fn told_assault(&self, event: &Event) -> Telling {
        match event {
            Event::Assaulted { man, target, purpose, chance, die, result } => {
                let what = match result {
                    Some((_, hurt)) => RollResult::Hurt(*hurt, target.side()),
                    None => RollResult::Miss,
                };
                let defender = self.man_id(*target);
                let telling = self
                    .tell_man("assaulted", "amb:11.1d", *man)
                    .unit_shown("enemy", self.name(*target))
                    .term("purpose", "how", purpose.word())
                    .besides(|it| it.defenders = Some(vec![defender]));
                let telling = against(telling, *die, chance, what.words());
                let telling = telling.success(result.is_some());
                match result {
                    Some((_, hurt)) => telling.term("hurt", "result", hurt.word()),
                    None => telling.worded("assault-failed"),
                }
            }
            Event::Captured { man } => self.tell_man("captured", "amb:11.2a", *man),
            Event::Escaped { man } => self.tell_man("escaped", "amb:11.2e", *man),
            Event::Vanished { man } => tell("escaped-unseen", "amb:11.2g").unit(self.name(*man)),
        }
    }
}
