//! [NW 12] [NWK 16.1] How a scenario is decided.

use catalog::{Findings, Spanned};
use hexgrid::HexId;

use super::load::Reader;
use super::shape::{Text, Texts};
use super::shape_victory::{
    LevelShape, NoUnitsShape, ScoreShape, VictoryShape, VictoryWord, WhereWord,
};
use super::{
    Adjustment, Condition, Level, LevelLine, LevelVictory, Method, PointVictory, Score,
    ScoreVictory, VictoryKind, VictoryRule,
};
use crate::terms::{Country, Side, Terrain};

/// The rule that decides where a scenario names none.
const USUAL: &str = "nw:12.3";

/// Whether a hex is one of those that a word stands for.
type IsIn = fn(&Reader<'_>, HexId) -> bool;

/// Words that stand for hexes.
const WORDS: [(&str, IsIn); 3] = [
    ("rok-urban", |it, hex| it.is_in(hex, Country::Rok) && it.board.terrain[hex] == Terrain::Urban),
    ("rok-outside-dmz", |it, hex| it.is_in(hex, Country::Rok) && it.board.fortified[hex].is_none()),
    ("dprk-country", |it, hex| it.is_in(hex, Country::Dprk)),
];

impl Reader<'_> {
    fn is_in(&self, hex: HexId, country: Country) -> bool {
        self.board.country[hex] == Some(country)
    }

    /// How the scenario is decided.
    pub(super) fn victory(&self, findings: &mut Findings) -> Option<VictoryRule> {
        let shape = self.shape.victory.get_ref();
        let rule = shape.rule.as_ref().map_or(USUAL.to_owned(), |it| it.get_ref().clone());
        self.check_ladder(shape, findings);
        let kind = match shape.kind.get_ref() {
            VictoryWord::FirstThatFits => {
                VictoryKind::Levels(self.levels(shape, Method::FirstThatFits, findings))
            }
            VictoryWord::BestOfEach => {
                VictoryKind::Levels(self.levels(shape, Method::BestOfEach, findings))
            }
            VictoryWord::ScenarioPoints => VictoryKind::Scores(self.scores(shape, findings)),
            VictoryWord::Points => VictoryKind::Points(self.points(shape, findings)),
            VictoryWord::Capital => self.capital(shape, findings)?,
        };
        Some(VictoryRule { rule, kind })
    }

    fn check_ladder(&self, shape: &VictoryShape, findings: &mut Findings) {
        if let Some(ladder) = &shape.ladder
            && *ladder.get_ref() != Level::ALL
        {
            let mend = "from the best for the DPRK to the best for the Allies";
            self.fault(&ladder.span(), "another ladder of levels", mend, findings);
        }
    }

    /// Hexes, regions, and words such as `rok-urban`.
    fn held(&self, list: &Texts, findings: &mut Findings) -> Vec<HexId> {
        let mut hexes = Vec::new();
        for text in list {
            match WORDS.iter().find(|it| it.0 == text.get_ref()) {
                Some((_, is_in)) => {
                    hexes.extend(self.board.map.grid.hexes().filter(|it| is_in(self, *it)));
                }
                None => hexes.extend(self.hexes(std::slice::from_ref(text), findings)),
            }
        }
        hexes
    }

    /// [NWK 16.1.1f] Levels and what each asks for.
    fn levels(
        &self,
        shape: &VictoryShape,
        method: Method,
        findings: &mut Findings,
    ) -> LevelVictory {
        let mut lines = Vec::new();
        for line in &shape.level {
            let level = line.get_ref().level;
            let condition = self.condition(line, findings);
            lines.extend(condition.map(|condition| LevelLine { level, condition }));
        }
        if lines.is_empty() {
            let mend = "write [[victory.level]] tables";
            self.fault(&shape.kind.span(), "no levels of victory", mend, findings);
        }
        let adjustments = shape.adjust.iter().map(|it| Adjustment {
            when: it.when,
            toward: it.toward,
            levels: it.levels,
        });
        LevelVictory { method, lines, adjustments: adjustments.collect() }
    }

    fn condition(&self, line: &Spanned<LevelShape>, findings: &mut Findings) -> Option<Condition> {
        let LevelShape { side, at_least, at_most, of, all_of, no_units, from, .. } = line.get_ref();
        let count = |it: &Vec<HexId>| u16::try_from(it.len()).expect("a map has few hexes");
        match (side, at_least, at_most, of, all_of, no_units, from) {
            (None, None, None, None, None, None, None) => Some(Condition::Always),
            (Some(side), Some(least), None, Some(of), None, None, None) => {
                Some(Condition::AtLeast(*side, *least, self.held(of, findings)))
            }
            (Some(side), None, Some(most), Some(of), None, None, None) => {
                Some(Condition::AtMost(*side, *most, self.held(of, findings)))
            }
            (Some(side), None, None, None, Some(all), None, None) => {
                let hexes = self.held(all, findings);
                Some(Condition::AtLeast(*side, count(&hexes), hexes))
            }
            (Some(_), None, None, None, None, Some(no_units), None) => {
                Some(self.no_units(no_units, findings))
            }
            _ => {
                let mend = "say `at_least` or `at_most` with `of`, `all_of`, `no_units` or nothing";
                self.fault(&line.span(), "a level that asks for nothing clear", mend, findings);
                None
            }
        }
    }

    /// [NWK 16.1.4c] Nobody there.
    fn no_units(&self, shape: &NoUnitsShape, findings: &mut Findings) -> Condition {
        let hexes = self.held(&shape.of, findings);
        let place = *shape.place.get_ref();
        if (place == WhereWord::Land) != hexes.is_empty() {
            let mend = "give hexes for `in-or-next-to`, and none for `land`";
            self.fault(&shape.place.span(), "no clear place", mend, findings);
        }
        match place {
            WhereWord::Land => Condition::NoneOnLand(shape.nations.clone()),
            WhereWord::InOrNextTo => Condition::NoneNear(shape.nations.clone(), hexes),
        }
    }

    /// [NWK 16.1.5c, 16.1.5d] Scenario points and their levels.
    fn scores(&self, shape: &VictoryShape, findings: &mut Findings) -> ScoreVictory {
        let scores = shape.score.iter().filter_map(|it| self.score(it, findings)).collect();
        let levels: Vec<(Option<i16>, Level)> =
            shape.level.iter().map(|it| (it.get_ref().from, it.get_ref().level)).collect();
        let falls = levels.is_sorted_by(|a, b| a.0 > b.0);
        let open = levels.iter().filter(|it| it.0.is_none()).count();
        if !falls || open != 1 {
            let mend = "from the highest to the lowest, the last without `from`";
            self.fault(&shape.kind.span(), "levels out of order", mend, findings);
        }
        ScoreVictory { scores, levels }
    }

    fn score(&self, line: &Spanned<ScoreShape>, findings: &mut Findings) -> Option<Score> {
        let ScoreShape { side, each, of, when, points } = line.get_ref();
        match (side, each, of, when, points) {
            (Some(side), Some(each), Some(of), None, None) => {
                Some(Score::Each(*side, *each, self.held(of, findings)))
            }
            (None, None, None, Some(when), Some(points)) => Some(Score::When(*when, *points)),
            _ => {
                let mend = "say `side`, `each` and `of`, or `when` and `points`";
                self.fault(&line.span(), "points for nothing clear", mend, findings);
                None
            }
        }
    }

    /// [NW 12.2, 12.3] [NWK 16.1.6c] Victory points.
    fn points(&self, shape: &VictoryShape, findings: &mut Findings) -> PointVictory {
        let mut capital = |side: Side| match shape.capital.get(&side) {
            None => Vec::new(),
            Some(it) => self.held(&vec![Text::clone(it)], findings),
        };
        let capitals = [capital(Side::Dprk), capital(Side::Allied)];
        let levels: Vec<(i16, String)> = match &shape.levels {
            None => Vec::new(),
            Some(levels) => {
                let lines = levels.get_ref().iter();
                lines.map(|it| (it.from, it.level.word().to_owned())).collect()
            }
        };
        if levels.is_empty() || !levels.is_sorted_by(|a, b| a.0 > b.0) {
            let mend = "give `levels` from the highest to the lowest";
            self.fault(&shape.kind.span(), "no levels of victory in order", mend, findings);
        }
        PointVictory { automatic: shape.automatic, capitals, levels }
    }

    /// [NWK 16.1.7b] A unit in the capital.
    fn capital(&self, shape: &VictoryShape, findings: &mut Findings) -> Option<VictoryKind> {
        let hexes = self.held(&shape.occupy_any_of, findings);
        let otherwise = shape.otherwise.as_ref().map(|it| *it.get_ref());
        match shape.side {
            Some(side) if otherwise == Some(side.other()) && !hexes.is_empty() => {
                Some(VictoryKind::Capital { side, hexes })
            }
            Some(_) | None => {
                let mend = "say `side`, `occupy_any_of`, and `otherwise` for the other side";
                self.fault(&shape.kind.span(), "no clear winner", mend, findings);
                None
            }
        }
    }
}
