//! How the game is won, and how it stands.

use std::collections::BTreeSet;

use catalog::NameKind;
use hexgrid::HexId;
use scene::{Message, VictoryLine};

use super::reasons::signed;
use crate::board::Board;
use crate::scenario::{
    Condition, Level, LevelVictory, Method, PointVictory, Score, ScoreVictory, VictoryKind,
};
use crate::state::War;
use crate::terms::{Country, Nation, Side, Terrain};

/// Regions of the map that texts know by name.
const REGIONS: [&str; 3] = ["seoul", "incheon", "pyongyang"];

/// Whether a hex is one of many that are told by what they have in common.
type IsIn = fn(&Board, HexId) -> bool;

/// What many hexes have in common, as scenario files say it.
const COMMON: [(&str, IsIn); 3] = [
    ("rok-urban", |it, hex| {
        it.country[hex] == Some(Country::Rok) && it.terrain[hex] == Terrain::Urban
    }),
    ("rok-outside-dmz", |it, hex| {
        it.country[hex] == Some(Country::Rok) && it.fortified[hex].is_none()
    }),
    ("dprk-country", |it, hex| it.country[hex] == Some(Country::Dprk)),
];

/// A level that asks for more hexes than this points at none of them.
const OBJECTIVES_MAX: usize = 20;

fn told(message: Message) -> VictoryLine {
    VictoryLine::told(message)
}

fn points(number: i16) -> String {
    signed(i8::try_from(number).expect("a scenario scores few points for one thing"))
}

impl War {
    /// [NW 12] How the game would end now; none once it is over.
    pub(super) fn standing_view(&self) -> Option<Message> {
        if self.core.over.is_some() {
            return None;
        }
        let ending = self.final_ending();
        let words = self.result_words(&ending.result, ending.winner);
        let account = match self.scenario_score() {
            Some(score) => vec![score],
            None => self.points_said().into(),
        };
        let message = Message::new("nextwar-standing").words("result", words);
        Some(message.messages("account", account))
    }

    /// [NW 12] [NWK 16.1] What decides the game, line by line.
    pub(super) fn victory_view(&self) -> Vec<VictoryLine> {
        match &self.scenario.victory.kind {
            VictoryKind::Points(victory) => self.point_lines(victory),
            VictoryKind::Levels(victory) => self.level_lines(victory),
            VictoryKind::Scores(victory) => self.score_lines(victory),
            VictoryKind::Capital { side, hexes } => self.capital_lines(*side, hexes),
        }
    }

    /// [NW 12] The hexes that decide the game.
    pub(super) fn objectives(&self) -> BTreeSet<HexId> {
        let lists: Vec<&Vec<HexId>> = match &self.scenario.victory.kind {
            VictoryKind::Points(victory) => victory.capitals.iter().collect(),
            VictoryKind::Levels(victory) => {
                victory.lines.iter().filter_map(|it| hexes_of(&it.condition)).collect()
            }
            VictoryKind::Scores(victory) => victory
                .scores
                .iter()
                .filter_map(|it| match it {
                    Score::Each(_, _, hexes) => Some(hexes),
                    Score::When(..) => None,
                })
                .collect(),
            VictoryKind::Capital { hexes, .. } => vec![hexes],
        };
        lists.into_iter().filter(|it| it.len() <= OBJECTIVES_MAX).flatten().copied().collect()
    }

    /// A level with its result.
    fn level_message(&self, key: &str, level: Level) -> Message {
        let result = format!("nw-outcome-{}", level.word());
        Message::new(format!("nextwar-victory-{key}"))
            .words("result", self.result_words(&result, level.winner()))
    }

    /// [NW 12.2, 12.3] By the lead in victory points.
    fn point_lines(&self, victory: &PointVictory) -> Vec<VictoryLine> {
        let level = |(lead, word): &(i16, String)| {
            let words = self.result_words(&format!("nw-outcome-{word}"), None);
            let message = Message::new("nextwar-victory-lead").number("points", i32::from(*lead));
            told(message.words("result", words))
        };
        let mut lines: Vec<VictoryLine> = victory.levels.iter().map(level).collect();
        lines.extend(victory.automatic.map(|lead| {
            told(Message::new("nextwar-victory-automatic").number("points", i32::from(lead)))
        }));
        for side in Side::ALL {
            let capital = &victory.capitals[side.other().index()];
            if !capital.is_empty() {
                let message = Message::new("nextwar-victory-roll-for-capital")
                    .text("side", self.side_told(*side))
                    .messages("hexes", self.hexes_said(capital));
                lines.push(told(message));
            }
        }
        lines
    }

    /// [NWK 16.1.1f, 16.1.2d, 16.1.3c, 16.1.4c] By places.
    fn level_lines(&self, victory: &LevelVictory) -> Vec<VictoryLine> {
        let mut lines: Vec<VictoryLine> = victory
            .lines
            .iter()
            .map(|it| told(self.condition_message(it.level, &it.condition)))
            .collect();
        lines.push(told(Message::new(match victory.method {
            Method::FirstThatFits => "nextwar-victory-first",
            Method::BestOfEach => "nextwar-victory-best",
        })));
        lines.extend(victory.adjustments.iter().map(|it| {
            let message = Message::new("nextwar-victory-adjusted")
                .term("occasion", format!("nextwar-occasion-{}", it.when.word()))
                .text("side", self.side_told(it.toward));
            told(message.number("levels", i32::from(it.levels)))
        }));
        lines
    }

    /// What a level asks for.
    fn condition_message(&self, level: Level, condition: &Condition) -> Message {
        let held = |key: &str, side: Side, hexes: &[HexId]| {
            let message = self.level_message(key, level).text("side", self.side_told(side));
            message.messages("hexes", self.hexes_said(hexes))
        };
        let nations = |message: Message, nations: &[Nation]| {
            let name = |it: &Nation| Message::new(format!("nextwar-nation-{}", it.word()));
            message.messages("nations", nations.iter().map(name))
        };
        match condition {
            Condition::Always => self.level_message("else", level),
            Condition::AtLeast(side, count, hexes) if usize::from(*count) == hexes.len() => {
                held("all", *side, hexes)
            }
            Condition::AtLeast(side, count, hexes) => {
                held("at-least", *side, hexes).number("count", i32::from(*count))
            }
            Condition::AtMost(side, count, hexes) => {
                held("at-most", *side, hexes).number("count", i32::from(*count))
            }
            Condition::NoneOnLand(of) => nations(self.level_message("none-on-land", level), of),
            Condition::NoneNear(of, hexes) => {
                let message = self.level_message("none-near", level);
                nations(message.messages("hexes", self.hexes_said(hexes)), of)
            }
        }
    }

    /// [NWK 16.1.5c, 16.1.5d] By scenario points.
    fn score_lines(&self, victory: &ScoreVictory) -> Vec<VictoryLine> {
        let score = |it: &Score| match it {
            Score::Each(side, each, hexes) => Message::new("nextwar-victory-each")
                .text("points", points(*each))
                .text("side", self.side_told(*side))
                .messages("hexes", self.hexes_said(hexes)),
            Score::When(occasion, scored) => Message::new("nextwar-victory-when")
                .text("points", points(*scored))
                .term("occasion", format!("nextwar-occasion-{}", occasion.word())),
        };
        let level = |(least, level): &(Option<i16>, Level)| match least {
            Some(least) => self.level_message("score", *level).number("points", i32::from(*least)),
            None => self.level_message("else", *level),
        };
        let scores = victory.scores.iter().map(score);
        scores.chain(victory.levels.iter().map(level)).map(told).collect()
    }

    /// [NWK 16.1.7b] By a unit in the capital.
    fn capital_lines(&self, side: Side, hexes: &[HexId]) -> Vec<VictoryLine> {
        let entered = Message::new("nextwar-victory-capital")
            .text("side", self.side_told(side))
            .messages("hexes", self.hexes_said(hexes));
        let held = Message::new("nextwar-victory-held").text("side", self.side_told(side.other()));
        vec![told(entered), told(held)]
    }

    /// Hexes by name: a region, what many have in common, or one by one.
    pub(super) fn hexes_said(&self, hexes: &[HexId]) -> Vec<Message> {
        let board = &self.scenario.board;
        let same = |of: &[HexId]| of.len() == hexes.len() && of.iter().all(|it| hexes.contains(it));
        let all = |is_in: IsIn| -> Vec<HexId> {
            board.map.grid.hexes().filter(|it| is_in(board, *it)).collect()
        };
        let region = REGIONS.iter().find(|it| same(board.region(it)));
        let common = || COMMON.iter().find(|it| same(&all(it.1))).map(|it| it.0);
        if let Some(word) = region.copied().or_else(common) {
            return vec![Message::new(format!("nextwar-hexes-{word}"))];
        }
        hexes.iter().map(|it| self.hex_said(*it)).collect()
    }

    /// A hex by its number, and by the place in it if it has a name.
    fn hex_said(&self, hex: HexId) -> Message {
        let mut names = self.scenario.board.map.names.iter();
        let place = names.find(|it| it.kind == NameKind::Place && it.hexes.contains(&hex));
        match place {
            Some(place) => Message::new("nextwar-hex-named")
                .text("name", place.text.clone())
                .text("hex", self.number(hex)),
            None => Message::new("nextwar-hex").text("hex", self.number(hex)),
        }
    }
}

fn hexes_of(condition: &Condition) -> Option<&Vec<HexId>> {
    match condition {
        Condition::AtLeast(_, _, hexes)
        | Condition::AtMost(_, _, hexes)
        | Condition::NoneNear(_, hexes) => Some(hexes),
        Condition::Always | Condition::NoneOnLand(_) => None,
    }
}
