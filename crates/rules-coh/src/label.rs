//! The names of what dice bring, for the chances told beforehand.

use crate::agenda::Purpose;
use crate::event::Event;
use crate::state::Firefight;

impl Firefight {
    /// The name of what a roll brought, if anything was rolled or resolved.
    pub(crate) fn name_of_result(&self, events: &[Event]) -> Option<String> {
        let rolled = events.iter().rev().find_map(|it| match *it {
            Event::Rolled { purpose, dice, plus, .. } => {
                let total = i16::from(dice[0]) + i16::from(dice[1]) + i16::from(plus);
                Some((purpose, total.max(0)))
            }
            _ => None,
        });
        let resolved = events.iter().find_map(|it| match *it {
            Event::Attacked { hits, .. } => Some(harm(hits > 0, events).to_owned()),
            Event::Rallied { success, .. } => {
                Some(if success { "rallied" } else { "failed" }.to_owned())
            }
            Event::Initiative { winner: Some(force), .. } => {
                Some(self.scenario.forces[force.index()].id.clone())
            }
            Event::Initiative { winner: None, .. } => Some("tie".to_owned()),
            Event::Activated { ap, .. } if rolled.is_some() => Some(format!("{ap} AP")),
            Event::Pool { ap, cap: 0, .. } if rolled.is_some() => Some(format!("{ap:+} AP")),
            Event::Pool { cap, .. } if rolled.is_some() => Some(format!("{cap:+} CAP")),
            _ => None,
        });
        let has = |is: fn(&Event) -> bool| events.iter().any(is);
        resolved.or_else(|| {
            let (purpose, total) = rolled?;
            let word = match purpose {
                Purpose::Wire(_) | Purpose::RoadBlock(_) => return Some(format!("{total} AP")),
                Purpose::Bog(_) if has(|it| matches!(it, Event::Stuck { .. })) => "stuck",
                Purpose::Bog(_) => "free",
                Purpose::Mines(_) => harm(has(|it| matches!(it, Event::Hurt { .. })), events),
                Purpose::Detect(_) if has(|it| matches!(it, Event::Revealed { .. })) => "found",
                Purpose::Detect(_) => "unseen",
                _ => return None,
            };
            Some(word.to_owned())
        })
    }
}

/// What came of an attack: who is hit twice, or draws the marker that removes him, is destroyed.
fn harm(hit: bool, events: &[Event]) -> &'static str {
    let lost = |it: &Event| matches!(it, Event::Destroyed { .. } | Event::WorkGone { .. });
    match (hit, events.iter().any(lost)) {
        (_, true) => "destroyed",
        (true, false) => "hit",
        (false, false) => "miss",
    }
}
