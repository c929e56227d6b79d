//! [AMB 5] What is told of Operations.

use ::scene::{Modifier, Telling};

use super::{rolled, tell};
use crate::ch05_operations::Event;
use crate::state::Sortie;
use crate::view::result::RollResult;

impl Sortie {
    pub(super) fn told_operations(&self, event: &Event) -> Telling {
        match event {
            Event::Went { group, from, to } => self.told_going(*group, *from, *to),
            Event::Climbed { group, up } => self.told_stairs(*group, *up),
            Event::Left { man, hex } => self.told_leaving("amb:7.1f", *man, *hex),
            Event::Stance { man, stance } => self.told_stance("amb:5.2b", *man, *stance),
            Event::Dragged { man, by, to, die } => {
                self.told_dragging("amb:5.3h", (*by, *man), *to, *die)
            }
            Event::SetUp { man, model } => self.told_set_up("amb:5.3j", *man, *model),
            Event::Primed { man } => self.tell_man("primed", "amb:5.3j", *man),
            Event::Loaded { man } => self.tell_man("loaded", "amb:9.8b", *man),
            Event::Cleared { man, model, die, result } => {
                self.told_clearing((*man, *model), *die, *result)
            }
            Event::BridgeWork { man, hex, spent } => tell("bridge-work", "amb:MBa")
                .unit(self.name(*man))
                .hex(self.number(*hex))
                .number("spent", i32::from(*spent)),
            Event::RoadblockCleared { hex } => self.tell_hex("roadblock-cleared", "amb:MRa", *hex),
            Event::EventCheck { hex, sum } => {
                let telling = tell("event-check", "amb:5.6a").number("sum", i32::from(*sum));
                match hex {
                    Some(hex) => telling.hex(self.number(*hex)).worded("event-check-hex"),
                    None => telling,
                }
            }
            Event::EventMarker { hex } => self.tell_hex("event-marker", "amb:2.4o", *hex),
            Event::Condition { condition } => {
                tell("condition", "amb:5.5c").number("condition", i32::from(*condition))
            }
            Event::Perception { man, perception, modifier, die, ok, rule } => {
                let telling = self.tell_man("perception", rule, *man);
                let chance = i32::from(*perception) + i32::from(*modifier);
                told_check(rolled(telling, *die), chance, ("amb:5.7b", *modifier), *ok)
            }
            Event::Activation { level, modifier, die, ok } => {
                let telling = rolled(tell("activation", "amb:5.8b"), *die);
                let chance = i32::from(*level) + i32::from(*modifier);
                told_check(telling, chance, ("amb:5.8c", *modifier), *ok)
            }
        }
    }
}

/// A check: what it needed, what changed that, and whether it was passed.
fn told_check(telling: Telling, chance: i32, (rule, amount): (&str, i8), ok: bool) -> Telling {
    let item = Modifier { rule: rule.to_owned(), amount: amount.into() };
    let result = RollResult::Passed(ok).words();
    let telling = telling.number("chance", chance).besides(|it| {
        it.items = Some(if amount == 0 { Vec::new() } else { vec![item] });
        it.total = Some(chance);
        it.result = Some(result);
    });
    telling.success(ok).worded_further(if ok { "passed" } else { "failed" })
}
