//! The table as it lies now.

use std::collections::BTreeMap;

use ::scene::{Message, OutcomeLine, OutcomeView, Scene, Standing};
use kernel::{Game, Seat, Viewer};

use super::{key, words};
use crate::agenda::Ask;
use crate::ch06_rounds::Ask as RoundsAsk;
use crate::mission::EndRule;
use crate::state::{ArBox, Ended, Mode, Reckoned, Scored, Sortie};
use crate::terms::Side;

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

impl EndRule {
    /// Its short name.
    pub(super) fn word(&self) -> &'static str {
        match self {
            Self::Exited { .. } => "exited",
            Self::Control { .. } => "control",
            Self::Explored { .. } => "explored",
            Self::NoneLeft { .. } => "none-left",
            Self::Bridges { .. } => "bridges",
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
            asked: self.core.open().map(|it| self.seat_name(self.seat_asked(it)).to_owned()),
            outcome: self.outcome_view(),
        }
    }

    pub(super) fn scene_for(&self, viewer: Viewer) -> Scene {
        let Standing { turn, turns, asked, outcome } = self.standing_view();
        Scene {
            scenario: self.mission.id.clone(),
            viewer: match viewer {
                Viewer::Player(seat) => self.seat_name(seat).to_owned(),
                Viewer::Spectator => "spectator".to_owned(),
            },
            step: 0,
            turn,
            turns,
            turn_label: String::new(),
            turn_text: BTreeMap::new(),
            happening: self.happening().map(|it| Message::new(key(&["now", it]))),
            phase: self.core.mode.word().to_owned(),
            active: asked.clone().unwrap_or_else(|| self.side_seat(Side::Us).to_owned()),
            asked,
            counters: self.counters(),
            arrivals: Vec::new(),
            tracks: self.tracks(),
            standing: Some(self.standing_message()),
            control: BTreeMap::new(),
            strengths: BTreeMap::new(),
            notes: self.read_texts().into_iter().chain(self.talk_note(viewer)).collect(),
            prompt: None,
            outcome,
            log: Vec::new(),
        }
    }

    /// [AMB 3.2c, 5.8b, 6.1m] What is going on, in a word; none once the mission is over.
    fn happening(&self) -> Option<&'static str> {
        let core = &self.core;
        match (core.mode, self.mission.levels[usize::from(core.condition) - 1]) {
            (Mode::Preparing, _) => Some("preparing"),
            (Mode::Operations, Some(_)) => Some("heard"),
            (Mode::Operations, None) => Some("unheard"),
            (Mode::Rounds, _) => match core.open() {
                Some(Ask::Rounds(RoundsAsk::Act(ArBox::Two, _))) => Some("two-turns"),
                Some(Ask::Rounds(RoundsAsk::Watch)) => Some("nobody-acts"),
                Some(Ask::Explosives(_)) => Some("explosion"),
                Some(Ask::Story(_)) => Some("story"),
                Some(_) => Some("acting"),
                None => None,
            },
            (Mode::Over | Mode::Campaign, _) => None,
        }
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
        if self.has_own_points() {
            let own = self.by_seat(|it| i32::from(self.points_of(it)));
            tracks.extend(own.into_iter().map(|(seat, it)| (format!("points-{seat}"), it)));
        }
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
        let won = self.is_won();
        let (en, it) = if won {
            ("Mission accomplished", "Missione compiuta")
        } else {
            ("Mission failed", "Missione fallita")
        };
        let text = [("en", en), ("it", it)].map(|(a, b)| (a.to_owned(), b.to_owned()));
        Some(OutcomeView {
            result: en.to_owned(),
            text: text.into(),
            closing: self.core.ended.map(|by| self.closing(by, won)),
            winner: outcome.winner.map(|it| self.seat_name(it).to_owned()),
            points: self.by_seat(|it| self.points_of(it).into()),
            parts: self.by_seat(|it| self.account_lines(it)),
            losses: self.by_seat(|it| self.loss_lines(it)),
            rule: outcome.rule.0.to_owned(),
        })
    }

    /// [AMB 3.2d, 15d] What became of the mission: what ended it, in the words of the paragraph
    /// that did if it has any, and what it came to.
    fn closing(&self, by: Ended, won: bool) -> Message {
        let ending = |word: &str| Message::new(key(&["ending", word]));
        let end = match by {
            Ended::Rule(index) => ending(self.mission.victory.ends[usize::from(index)].word()),
            Ended::SquadLost => ending("squad-lost"),
            Ended::Paragraph(number) => match &self.mission.paragraphs[&number].text {
                Some(text) => Message::new(key(&["said"])).words("text", words(text)),
                None => ending("paragraph"),
            },
        };
        Message::new(key(&["closing", if won { "won" } else { "lost" }]))
            .message("end", end)
            .number("points", self.points().into())
            .number("need", self.mission.victory.need.into())
    }

    /// Something for every seat.
    fn by_seat<T>(&self, make: impl Fn(Seat) -> T) -> BTreeMap<String, T> {
        self.seats().map(|it| (self.seat_name(it).to_owned(), make(it))).collect()
    }

    /// [AMB 15a, 1e] What points were won and lost for: by one player, where they are counted so.
    fn account_lines(&self, seat: Seat) -> Vec<OutcomeLine> {
        let line = |it: &Scored| OutcomeLine::new(self.reckoned(&it.why, it.n), it.n.into());
        if self.has_own_points() {
            return self.earned_by(seat).map(line).collect();
        }
        self.core.account.iter().map(line).collect()
    }

    /// What points were won or lost for, in words. Points for a casualty are won back for one who
    /// is saved.
    pub(super) fn reckoned(&self, why: &Reckoned, points: i16) -> Message {
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
            // [AMB 15c] What comes back is for one who was saved.
            Reckoned::Casualty(man) => {
                let word = if points > 0 { "saved" } else { "casualty" };
                Message::new(key(&["score", word])).text("unit", self.name(*man))
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

    /// What has become of those whom a player leads.
    fn loss_lines(&self, seat: Seat) -> Vec<OutcomeLine> {
        use crate::state::Health;
        let count = |holds: &dyn Fn(&crate::state::Man) -> bool| {
            let men =
                self.men().filter(|it| self.player_of(*it) == Some(seat) && holds(self.man(*it)));
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
