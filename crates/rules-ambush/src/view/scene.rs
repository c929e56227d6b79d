//! The table as it lies now.

use std::collections::BTreeMap;

use ::scene::{Message, OutcomeLine, OutcomeView, Scene, Standing};
use catalog::Bilingual;
use kernel::{Game, Viewer};

use super::{key, words};
use crate::agenda::Ask;
use crate::ch06_rounds::Ask as RoundsAsk;
use crate::game::SQUAD;
use crate::state::{ArBox, Mode, Reckoned, Sortie};
use crate::terms::Side;

/// What is happening while a grenade or a charge lies there.
const BANG: (&str, &str) = ("something is about to go off", "qualcosa sta per esplodere");

impl Mode {
    /// Its short name.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Preparing => "preparing",
            Self::Operations => "operations",
            Self::Rounds => "rounds",
            Self::Over => "over",
            Self::Campaign => "campaign",
        }
    }
}

impl Sortie {
    /// How far the mission has come: Rounds are counted, Operations are not.
    pub(super) fn standing_view(&self) -> Standing {
        let turn = self.core.round.number;
        Standing {
            turn,
            turns: turn,
            asked: self.core.open().map(|_| "us".to_owned()),
            outcome: self.outcome_view(),
        }
    }

    pub(super) fn scene_for(&self, viewer: Viewer) -> Scene {
        let Standing { turn, turns, asked, outcome } = self.standing_view();
        Scene {
            scenario: self.mission.id.clone(),
            viewer: match viewer {
                Viewer::Player(_) => "us".to_owned(),
                Viewer::Spectator => "spectator".to_owned(),
            },
            step: 0,
            turn,
            turns,
            turn_label: self.happening().en,
            turn_text: words(&self.happening()),
            phase: self.core.mode.word().to_owned(),
            active: "us".to_owned(),
            asked,
            counters: self.counters(),
            arrivals: Vec::new(),
            tracks: self.tracks(),
            standing: Some(self.standing_message()),
            control: BTreeMap::new(),
            strengths: BTreeMap::new(),
            notes: self.read_texts(),
            prompt: None,
            outcome,
            log: Vec::new(),
        }
    }

    /// [AMB 3.2c, 5.8b, 6.1m] What is happening now, in one line.
    fn happening(&self) -> Bilingual {
        let core = &self.core;
        let (en, it) = match (core.mode, self.mission.levels[usize::from(core.condition) - 1]) {
            (Mode::Preparing, _) => ("the squad gets ready", "la squadra si prepara"),
            (Mode::Operations, Some(_)) => {
                ("the squad may be heard", "la squadra può essere sentita")
            }
            (Mode::Operations, None) => ("nobody is listening", "nessuno è in ascolto"),
            (Mode::Rounds, _) => match core.open() {
                Some(Ask::Rounds(RoundsAsk::Act(ArBox::Two, _))) => {
                    ("those with two turns act", "agisce chi ha due turni")
                }
                Some(Ask::Rounds(RoundsAsk::Watch)) => {
                    ("nobody of the squad can act", "nessuno della squadra può agire")
                }
                Some(Ask::Explosives(_)) => (BANG.0, BANG.1),
                Some(Ask::Story(_)) => ("something happens", "accade qualcosa"),
                Some(_) => ("the squad acts", "agisce la squadra"),
                None => ("", ""),
            },
            (Mode::Over | Mode::Campaign, _) => ("", ""),
        };
        Bilingual { en: en.to_owned(), it: it.to_owned() }
    }

    /// [AMB 2.5a] The numbers of the roster.
    fn tracks(&self) -> BTreeMap<String, i32> {
        let core = &self.core;
        let won: i16 = core.account.iter().map(|it| it.n).filter(|it| *it > 0).sum();
        let lost: i16 = core.account.iter().map(|it| -it.n).filter(|it| *it > 0).sum();
        let mut tracks = BTreeMap::from([
            ("vp-won".to_owned(), won.into()),
            ("vp-lost".to_owned(), lost.into()),
            ("vp-needed".to_owned(), self.mission.victory.need.into()),
            ("condition".to_owned(), core.condition.into()),
        ]);
        let mut put = |name: &str, value: Option<u8>| {
            if let Some(value) = value {
                tracks.insert(name.to_owned(), value.into());
            }
        };
        if core.mode == Mode::Preparing {
            put("squad-points", Some(core.purse.squad));
            put("weapon-points", Some(core.purse.weapons));
        }
        if core.mode == Mode::Campaign {
            put("squad-points", Some(core.purse.squad));
            put("experience", Some(self.experience_left()));
        }
        put("activation-level", self.mission.levels[usize::from(core.condition) - 1]);
        put("visibility", core.visibility);
        put("action-number", core.round.action_number.filter(|_| core.mode == Mode::Rounds));
        put("sightings", u8::try_from(core.sightings.count_ones()).ok());
        if core.mode == Mode::Rounds {
            tracks.insert("round".to_owned(), core.round.number.into());
        }
        tracks
    }

    /// [AMB 15d] How the mission would end now.
    fn standing_message(&self) -> Message {
        let (points, need) = (self.points(), self.mission.victory.need);
        let word = if points >= need { "won" } else { "lost" };
        Message::new(key(&["standing", word]))
            .number("points", points.into())
            .number("need", need.into())
    }

    /// [AMB 5.3c] Everything that has been read, to be read again: the latest last.
    fn read_texts(&self) -> Vec<Message> {
        let texts = self.core.read.iter().filter_map(|number| {
            let text = self.mission.paragraphs[number].text.as_ref()?;
            let note = Message::new(key(&["read"])).number("paragraph", i32::from(*number));
            Some(note.words("text", words(text)))
        });
        texts.collect()
    }

    fn outcome_view(&self) -> Option<OutcomeView> {
        let outcome = self.outcome()?;
        let won = outcome.winner == Some(SQUAD);
        let (en, it) = if won {
            ("Mission accomplished", "Missione compiuta")
        } else {
            ("Mission failed", "Missione fallita")
        };
        let text = [("en", en), ("it", it)].map(|(a, b)| (a.to_owned(), b.to_owned()));
        Some(OutcomeView {
            result: en.to_owned(),
            text: text.into(),
            winner: won.then(|| "us".to_owned()),
            points: [("us".to_owned(), self.points().into())].into(),
            parts: [("us".to_owned(), self.account_lines())].into(),
            losses: [("us".to_owned(), self.loss_lines())].into(),
            rule: outcome.rule.0.to_owned(),
        })
    }

    /// [AMB 15a] What points were won and lost for.
    fn account_lines(&self) -> Vec<OutcomeLine> {
        let lines = self
            .core
            .account
            .iter()
            .map(|it| OutcomeLine::new(self.reckoned(&it.why), it.n.into()));
        lines.collect()
    }

    /// What points were won or lost for, in words.
    pub(super) fn reckoned(&self, why: &Reckoned) -> Message {
        let german = |card: u16| self.by_card(card).map(|man| self.name(man));
        let about = |word: &str, card: u16| {
            let message = Message::new(key(&["score", word]));
            match (german(card), self.vehicle_by_card(card)) {
                (Some(name), _) => message.text("unit", name),
                (None, Some(vehicle)) => message.text("unit", self.vehicle_name(vehicle)),
                (None, None) => unreachable!("points are for somebody of this mission"),
            }
        };
        match why {
            Reckoned::Activated(card) => about("activated", *card),
            Reckoned::Captured(card) => about("captured", *card),
            Reckoned::Fallen(card) => about("fallen", *card),
            Reckoned::Destroyed(card) => about("destroyed", *card),
            Reckoned::Immobilized(card) => about("immobilized", *card),
            Reckoned::Leaker(card) => about("leaker", *card),
            Reckoned::Casualty(man) => {
                Message::new(key(&["score", "casualty"])).text("unit", self.name(*man))
            }
            Reckoned::Exit(man) => {
                Message::new(key(&["score", "exit"])).text("unit", self.name(*man))
            }
            Reckoned::Explored(hex) => {
                Message::new(key(&["score", "explored"])).text("hex", self.number(*hex))
            }
            Reckoned::Documents(_) => Message::new(key(&["score", "documents"])),
            Reckoned::Bridge(hex) => {
                Message::new(key(&["score", "bridge"])).text("hex", self.number(*hex))
            }
            Reckoned::Bunker(hex) => {
                Message::new(key(&["score", "bunker"])).text("hex", self.number(*hex))
            }
            Reckoned::Before => Message::new(key(&["score", "before"])),
            Reckoned::Control => Message::new(key(&["score", "control"])),
            Reckoned::Paragraph(paragraph, place) => {
                let why = self.award_text(*paragraph, *place);
                Message::new(key(&["score", "paragraph"])).words("why", words(why))
            }
        }
    }

    fn loss_lines(&self) -> Vec<OutcomeLine> {
        use crate::state::Health;
        let count = |holds: &dyn Fn(&crate::state::Man) -> bool| {
            let men = self.men().filter(|it| it.side() == Side::Us && holds(self.man(*it)));
            i32::try_from(men.count()).expect("few men")
        };
        let lines = [
            ("killed", count(&|it| it.health == Health::Killed)),
            ("incapacitated", count(&|it| it.health == Health::Incapacitated)),
            ("wounded", count(&|it| it.health == Health::Wounded)),
        ];
        let told = lines.into_iter().filter(|it| it.1 > 0);
        told.map(|(word, number)| OutcomeLine::new(Message::new(key(&["loss", word])), number))
            .collect()
    }
}
