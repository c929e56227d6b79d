//! What missions share: the ready-made squad, action paragraphs.

use std::collections::BTreeMap;

use catalog::{Findings, Source, Spanned, check_head, salvage_toml};

use super::script;
use crate::mission::shape::{SquadFile, SquadMan};
use crate::mission::{ActionParagraph, Ground, Ratings, Recruit};
use crate::script::instr::P;
use crate::script::shape::ActionsShape;
use crate::terms::Model;

/// The letters of the ready-made squad.
pub(super) const LETTERS: [char; 8] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

/// [AMB 2.5, 16.4b] Reads the ready-made squad, and the names of those who come after.
pub(super) fn squad(
    source: Source<'_>,
    findings: &mut Findings,
) -> Option<(Vec<Recruit>, Vec<String>)> {
    let shape: SquadFile = salvage_toml(source, findings)?;
    let head = (shape.schema.as_ref(), shape.source.as_ref());
    check_head("ambush-squad/1", head.0, head.1, source, findings);
    let men: Vec<Recruit> = shape.men.iter().map(|it| man(it.get_ref())).collect();
    for (man, shape) in men.iter().zip(&shape.men) {
        if man.arms.len() > 4 || ammo_boxes(man) > 6 || !is_human(man.ratings) {
            let what = format!("soldier {} is more than a man", man.letter);
            let mend = "IN 0 to 5, PC 0 to 9, WS -2 to 2, DS 0 to 8, MPA 3 to 5; at most four \
                        objects and six ammo boxes, pistols among them";
            findings.error(source, &shape.span(), what, mend);
        }
    }
    if !men.iter().map(|it| it.letter).eq(LETTERS) {
        let span = shape.men.last().map_or(0..0, Spanned::span);
        findings.error(source, &span, "these are not the men A to H", "write eight, in order");
        return None;
    }
    Some((men, shape.replacements))
}

/// [AMB 2.5e] Ammo boxes that somebody's kit fills; a pistol fills one.
fn ammo_boxes(man: &Recruit) -> usize {
    man.ammo.len() + man.arms.iter().filter(|it| **it == Model::Pistol).count()
}

/// [AMB 2.10] Whether ratings are within what a soldier can have.
fn is_human(it: Ratings) -> bool {
    it.initiative <= 5
        && it.perception <= 9
        && (-2..=2).contains(&it.weapon_skill)
        && it.driving_skill <= 8
        && (3..=5).contains(&it.mpa)
}

fn man(shape: &SquadMan) -> Recruit {
    Recruit {
        letter: shape.letter,
        card: 0,
        name: shape.name.clone(),
        story: shape.story.clone(),
        command: shape.command,
        ratings: Ratings {
            initiative: shape.initiative,
            perception: shape.pc,
            weapon_skill: shape.ws,
            driving_skill: shape.ds,
            mpa: shape.mpa,
        },
        price: shape.price,
        arms: shape.arms.clone(),
        ammo: shape.ammo.clone(),
    }
}

/// [AMB 6.8] Reads the action paragraphs that missions share.
pub(super) fn actions(
    ground: &Ground,
    source: Source<'_>,
    findings: &mut Findings,
) -> Option<BTreeMap<P, ActionParagraph>> {
    let shape: ActionsShape = salvage_toml(source, findings)?;
    let head = (shape.schema.as_ref(), shape.source.as_ref());
    check_head("ambush-actions/1", head.0, head.1, source, findings);
    Some(script::actions(&shape.actions, ground, source, findings))
}
