//! Old games live on: records of other rules or data than the present ones.
//!
//! Such a record is replayed up to the first difference. What stands is a game of the present rules
//! that can be gone on with; what comes after is told as it was written, without any claim about
//! the situation. docs/adr/0026 says why.

use kernel::dice::RecordedFault;
use kernel::{Difference, Info, Item, Misfit, Record, Seed, Source, StateHash, Unlike};
use rulebook::TableOptions;
use scene::Message;
use serde_json::{Value, json};

use crate::books::AnyTable;
use crate::fault::OpenFault;
use crate::index::{Opening, Registry, read_options};
use crate::words::{refusal, said, spoken};

/// A record of other rules or data, played as far as it goes.
#[derive(Debug)]
pub struct Earlier {
    /// What it tells.
    pub record: Record,
    /// What has changed since: the rules, or else the data.
    pub unlike: Unlike,
    /// The game at the last answer that stands; none where it cannot even be set up.
    pub table: Option<AnyTable>,
    /// Where it differs first.
    pub differs: Differs,
}

/// Where a record differs first from what the present rules make of it.
#[derive(Clone, Debug)]
pub enum Differs {
    /// Nowhere: it plays as it did.
    Nowhere,
    /// At its beginning: it can no longer be set up.
    SetUp(Box<OpenFault>),
    /// At an answer, or at the end.
    At(Difference),
}

/// An answer as a record tells it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToldStep {
    /// Which one it is, counted from 1.
    pub step: u32,
    /// Who gave it.
    pub seat: String,
    /// The answer.
    pub answer: String,
    /// The dice it rolled, in order.
    pub dice: Vec<ToldDie>,
    /// What was said about it.
    pub comments: Vec<String>,
}

/// A die as a record tells it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToldDie {
    /// Number of faces.
    pub sides: u8,
    /// The face that showed.
    pub face: u8,
    /// The rule that asked, as it was numbered then.
    pub rule: String,
    /// Whether the face was set by hand.
    pub by_hand: bool,
}

impl Registry {
    /// Reads a record of other rules or data, and plays it as far as it goes; none if it is one of
    /// the present rules and data.
    pub fn earlier(&self, text: &str) -> Result<Option<Earlier>, OpenFault> {
        self.earlier_of(Record::parse(text).map_err(OpenFault::Record)?)
    }

    /// The same for a record that was read.
    pub fn earlier_of(&self, record: Record) -> Result<Option<Earlier>, OpenFault> {
        let (unlike, opening) = match self.opening_as(&record)? {
            Fit::Present => return Ok(None),
            Fit::Changed(unlike, opening) => (unlike, opening),
        };
        // Dice are proved by the record alone: no change of rules excuses a face.
        kernel::prove_dice(&record).map_err(OpenFault::Replay)?;
        let (table, differs) = match opening {
            Ok(opening) => {
                let (table, difference) =
                    AnyTable::load_earlier(opening.game, opening.info, &record);
                (Some(table), difference.map_or(Differs::Nowhere, Differs::At))
            }
            Err(fault) => (None, Differs::SetUp(Box::new(fault))),
        };
        Ok(Some(Earlier { record, unlike, table, differs }))
    }

    /// Whether a record of other rules or data leads where it says, answer by answer.
    pub(crate) fn plays_as_told(&self, record: &Record) -> bool {
        let earlier = self.earlier_of(record.clone()).ok().flatten();
        earlier.is_some_and(|it| !it.is_other())
    }

    /// Whether a record is one of other rules or data, by its first lines as [`AnyTable::header`]
    /// gave them: nothing is set up or replayed, so that a list can ask it of every game. A record
    /// that cannot be read, or whose scenario there is no more, is no earlier one.
    pub fn is_earlier(&self, header: &str) -> bool {
        // No answer is read, so that there is no situation whose hash could fit.
        let record = Record::from_pieces(header, &[""; 0], StateHash([0; 16]));
        let is_changed = |info: &Info| {
            let present = self.open(&info.scenario, &TableOptions::new());
            present.is_ok_and(|it| changed(info, &it.info).is_some())
        };
        record.is_ok_and(|it| is_changed(&it.info))
    }

    /// How the game of a record would be set up now.
    fn opening_as(&self, record: &Record) -> Result<Fit, OpenFault> {
        let Err(unknown) = self.opening_of(record) else { return Ok(Fit::Present) };
        let info = &record.info;
        let plain = self.open(&info.scenario, &TableOptions::new()).map_err(|_| unknown.clone())?;
        let Some(unlike) = changed(info, &plain.info) else { return Err(unknown) };
        let opening = read_options(&info.options)
            .and_then(|options| self.open(&info.scenario, &options))
            .and_then(|opening| match &info.after {
                Some(after) => opening.following(after.clone()),
                None => Ok(opening),
            })
            .and_then(|opening| same_seats(info, opening));
        Ok(Fit::Changed(unlike, opening.map(Box::new)))
    }
}

/// Whether a record is one of the present rules and data.
enum Fit {
    /// It is.
    Present,
    /// It is not: what has changed, and how its game is set up now, if it can be.
    Changed(Unlike, Result<Box<Opening>, OpenFault>),
}

/// What has changed between what a record says and what there is: the rules, or else the data.
fn changed(recorded: &Info, present: &Info) -> Option<Unlike> {
    if recorded.rules != present.rules {
        let (recorded, present) = (recorded.rules, present.rules);
        return Some(Unlike::Rules { recorded, present });
    }
    let scenario = || Unlike::Data { scenario: recorded.scenario.clone() };
    (recorded.data != present.data).then(scenario)
}

fn same_seats(info: &Info, opening: Opening) -> Result<Opening, OpenFault> {
    if info.seats == opening.info.seats {
        return Ok(opening);
    }
    let (recorded, present) = (info.seats.clone(), opening.info.seats);
    Err(OpenFault::Unlike(Unlike::Seats { recorded, present }))
}

impl Earlier {
    /// The game of the answers that stand, ready to be gone on with: its dice are fresh from here
    /// on. With it the seeds that its record may tell in the end. None where it cannot be set up.
    pub fn go_on(self, fresh: Seed) -> Option<(AnyTable, Vec<Seed>)> {
        let mut table = self.table?;
        let over = table.asked().is_none();
        let mut seeds = if over { seeds_told(&table) } else { Vec::new() };
        let whole = match &self.differs {
            Differs::Nowhere => true,
            Differs::At(it) => matches!(it.what, Misfit::Hash { .. }),
            Differs::SetUp(_) => false,
        };
        // A finished game has to tell the seed of its last dice; one that is over sooner by now
        // may not know it, and gets another.
        if !(over && whole && !seeds.is_empty()) {
            table.resume(fresh).ok()?;
            seeds.push(fresh);
        }
        Some((table, seeds))
    }

    /// Number of answers that the record tells.
    pub fn answers(&self) -> u32 {
        count(self.record.steps())
    }

    /// Number of answers that stand.
    pub fn stands(&self) -> u32 {
        self.table.as_ref().map_or(0, AnyTable::step)
    }

    /// The answer at which it differs first, counted from 1; none where it differs nowhere, or at
    /// its beginning or end.
    pub fn differing(&self) -> Option<ToldStep> {
        let Differs::At(Difference { step, what, .. }) = &self.differs else { return None };
        if matches!(what, Misfit::Hash { .. }) {
            return None;
        }
        told(&self.record).into_iter().find(|it| it.step == *step)
    }

    /// Whether it differs anywhere.
    pub fn is_other(&self) -> bool {
        !matches!(self.differs, Differs::Nowhere)
    }

    /// The line of the record at which it differs.
    pub fn line(&self) -> Option<u32> {
        match &self.differs {
            Differs::At(it) => Some(it.line),
            Differs::Nowhere | Differs::SetUp(_) => None,
        }
    }

    /// The rule that forbids what was played, or asks for a die that was not rolled.
    pub fn rule(&self) -> Option<&str> {
        let Differs::At(Difference { what, .. }) = &self.differs else { return None };
        match what {
            Misfit::Illegal(illegal) => Some(illegal.rule.0),
            Misfit::Dice(
                RecordedFault::Short { asked } | RecordedFault::OtherDie { asked, .. },
            ) => Some(asked.rule.0),
            Misfit::Dice(RecordedFault::LeftOver { .. })
            | Misfit::Over
            | Misfit::OtherSeat { .. }
            | Misfit::NotAnAction(_)
            | Misfit::Wording { .. }
            | Misfit::Hash { .. }
            | Misfit::SeedTooEarly
            | Misfit::SeedNotCommitted
            | Misfit::SeedMissing
            | Misfit::Face { .. } => None,
        }
    }

    /// What has changed since it was played, in a sentence.
    pub fn changed(&self) -> Message {
        let number = |it: u32| i32::try_from(it).unwrap_or(i32::MAX);
        match &self.unlike {
            Unlike::Rules { recorded, present } => Message::new("table-earlier-rules")
                .number("recorded", number(*recorded))
                .number("present", number(*present)),
            Unlike::Data { .. }
            | Unlike::Scenario { .. }
            | Unlike::Options { .. }
            | Unlike::Seats { .. }
            | Unlike::After => Message::new("table-earlier-data"),
        }
    }

    /// How far it goes, in a sentence.
    pub fn reach(&self) -> Message {
        let number = |it: u32| i32::try_from(it).unwrap_or(i32::MAX);
        Message::new("table-earlier-stands")
            .number("stands", number(self.stands()))
            .number("answers", number(self.answers()))
    }

    /// The first difference, in a sentence.
    pub fn difference(&self) -> Message {
        match &self.differs {
            Differs::Nowhere => Message::new("table-differs-nowhere"),
            Differs::SetUp(fault) => not_set_up(fault),
            Differs::At(it) => self.difference_at(it),
        }
    }

    fn difference_at(&self, difference: &Difference) -> Message {
        let answer = self.differing();
        let about = |key: &str| {
            let message = Message::new(key)
                .number("step", i32::try_from(difference.step).unwrap_or(i32::MAX));
            message.text("answer", answer.as_ref().map_or("", |it| it.answer.as_str()))
        };
        let rule = self.rule().unwrap_or("");
        match &difference.what {
            Misfit::Illegal(illegal) => {
                about("table-differs-illegal").words("why", refusal(*illegal)).text("rule", rule)
            }
            Misfit::Over => about("table-differs-over"),
            Misfit::OtherSeat { asked } => about("table-differs-seat").text("seat", asked),
            Misfit::NotAnAction(_) | Misfit::Wording { .. } => about("table-differs-answer"),
            Misfit::Dice(RecordedFault::Short { asked }) => about("table-differs-die-missing")
                .number("sides", i32::from(asked.sides))
                .text("rule", rule),
            Misfit::Dice(RecordedFault::OtherDie { asked, written, .. }) => {
                about("table-differs-die-other")
                    .number("sides", i32::from(asked.sides))
                    .number("written", i32::from(written.sides))
                    .text("rule", rule)
            }
            Misfit::Dice(RecordedFault::LeftOver { .. }) => about("table-differs-die-left"),
            Misfit::Hash { .. }
            | Misfit::SeedTooEarly
            | Misfit::SeedNotCommitted
            | Misfit::SeedMissing
            | Misfit::Face { .. } => Message::new("table-differs-end"),
        }
    }

    /// Why it cannot be taken for a game of the present rules, for programs and their authors.
    pub fn fault(&self) -> String {
        let texts = texts::built_in();
        let [reach, differs] = [self.reach(), self.difference()].map(|it| texts.say("en", &it));
        let line = self.line().map_or(String::new(), |it| format!("line {it}: "));
        format!("{}. {reach} {line}{differs}", self.unlike)
    }

    /// What there is to say of it, in a language: what has changed, how far it goes, what differs.
    pub fn said(&self, language: &str) -> String {
        let texts = texts::built_in();
        let all = [self.changed(), self.reach(), self.difference()];
        all.map(|it| texts.say(language, &it)).join(" ")
    }

    /// As the protocol writes it.
    pub fn to_value(&self) -> Value {
        let differing = self.differing();
        json!({
            "rules": self.record.info.rules,
            "changed": spoken(&self.changed()),
            "answers": self.answers(),
            "stands": self.stands(),
            "difference": self.is_other().then(|| json!({
                "step": differing.as_ref().map(|it| it.step),
                "seat": differing.as_ref().map(|it| it.seat.as_str()),
                "action": differing.as_ref().map(|it| it.answer.as_str()),
                "line": self.line(),
                "rule": self.rule(),
                "text": said(&self.difference()),
            })),
        })
    }
}

/// Why a game can no longer be set up.
fn not_set_up(fault: &OpenFault) -> Message {
    match fault {
        OpenFault::Unlike(Unlike::Seats { recorded, present }) => {
            Message::new("table-differs-seats")
                .text("recorded", recorded.join(", "))
                .text("present", present.join(", "))
        }
        fault => Message::new("table-differs-set-up").words("why", fault.words()),
    }
}

/// A record as it tells itself: answers, dice and comments, in order.
pub fn told(record: &Record) -> Vec<ToldStep> {
    let mut told: Vec<ToldStep> = Vec::new();
    for item in &record.items {
        match (item, told.last_mut()) {
            (Item::Action { seat, text }, _) => {
                let seat = record.info.seats.get(usize::from(seat.0)).cloned().unwrap_or_default();
                let (step, answer) = (count(told.len() + 1), text.clone());
                told.push(ToldStep { step, seat, answer, dice: Vec::new(), comments: Vec::new() });
            }
            (Item::Die { source, die }, Some(step)) => step.dice.push(ToldDie {
                sides: die.sides,
                face: die.face,
                rule: die.rule.clone(),
                by_hand: *source == Source::Hand,
            }),
            (Item::Comment(text), Some(step)) => step.comments.push(text.clone()),
            (Item::Die { .. } | Item::Comment(_), None) | (Item::Commitment(_), _) => (),
        }
    }
    told
}

/// The seeds that the record of a finished game tells.
fn seeds_told(table: &AnyTable) -> Vec<Seed> {
    Record::parse(&table.record()).map_or_else(|_| Vec::new(), |it| it.seeds)
}

fn count(steps: usize) -> u32 {
    u32::try_from(steps).expect("nobody gives four thousand million answers")
}
