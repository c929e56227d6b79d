//! The rules that a scenario file cites.

use catalog::Findings;

use super::load::Reader;
use super::shape::{GateWord, Text};
use super::shape_special::SpecialShape;

/// What rules of the series and of Korea begin with.
const PREFIXES: [&str; 2] = ["nw:", "nwk:"];

impl Reader<'_> {
    /// Every rule is named as the ledger names it.
    pub(super) fn cited(&self, findings: &mut Findings) {
        let shape = self.shape;
        let mut rules: Vec<&Option<Text>> = vec![
            &shape.area.get_ref().rule,
            &shape.initiative.rule,
            &shape.weather.get_ref().rule,
            &shape.air_points.get_ref().rule,
            &shape.sea.get_ref().rule,
            &shape.replacements.rule,
            &shape.victory.get_ref().rule,
        ];
        rules.extend(shape.air_points.get_ref().intervention.as_ref().map(|it| &it.rule));
        rules.extend(shape.surprise.as_ref().map(|it| &it.rule));
        rules.extend(shape.reinforcement.iter().map(|it| &it.get_ref().rule));
        rules.extend(shape.option.iter().map(|it| &it.rule));
        if let Some(special) = &shape.special {
            rules.extend(self.special_rules(special, findings));
        }
        let begins = |it: &&Text| !PREFIXES.iter().any(|prefix| it.get_ref().starts_with(prefix));
        for rule in rules.into_iter().flatten().filter(begins) {
            let what = format!("no rule `{}`", rule.get_ref());
            self.fault(&rule.span(), what, "write it like `nwk:16.1.1f`", findings);
        }
    }

    fn special_rules<'s>(
        &self,
        shape: &'s SpecialShape,
        findings: &mut Findings,
    ) -> Vec<&'s Option<Text>> {
        let SpecialShape { rooted, pinned, late, outside, japan } = shape;
        let mut rules = Vec::new();
        rules.extend(rooted.as_ref().map(|it| &it.rule));
        rules.extend(late.as_ref().map(|it| &it.rule));
        rules.extend(outside.as_ref().map(|it| &it.rule));
        if let Some(it) = pinned {
            rules.extend([&it.rule, &it.release, &it.attrition.rule]);
        }
        if let Some(it) = japan {
            rules.push(&it.rule);
            if let Some(option) = it.option.as_ref().filter(|it| *it.get_ref() != GateWord::Japan) {
                self.fault(&option.span(), "another option", "write `japan`", findings);
            }
        }
        rules
    }
}
