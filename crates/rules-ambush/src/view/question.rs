//! The question as a sentence, and its facts.

use std::collections::BTreeMap;

use ::scene::{Facts, Message, mixed};
use catalog::Bilingual;

use super::{key, words};
use crate::action::Effort;
use crate::agenda::Ask;
use crate::ch04_squad::{Ask as SquadAsk, Counter};
use crate::ch06_rounds::{Ask as RoundsAsk, Turn};
use crate::ch10_explosives::Ask as ExplosivesAsk;
use crate::ch16_campaign::Ask as CampaignAsk;
use crate::ch17_vehicles::Ask as VehiclesAsk;
use crate::module_c_canoes::Ask as CanoesAsk;
use crate::module_p_parachutes::Ask as ParachutesAsk;
use crate::paragraphs::Ask as StoryAsk;
use crate::state::{ArBox, CanoeId, Sortie, VehicleId};
use crate::terms::{Ammo, Model};
use crate::{ch05_operations, ch13_damage, gear};

/// What a question needs: its sentence and its facts in one go.
struct Question {
    message: Message,
    facts: Facts,
}

impl Question {
    fn new(name: &str, rule: &str) -> Self {
        let facts = Facts { rule: Some(rule.to_owned()), ..Facts::default() };
        Self { message: Message::new(key(&["ask", name])), facts }
    }

    /// A number in the sentence, and shown beside it.
    fn number(mut self, name: &str, number: impl Into<i32>) -> Self {
        let number = number.into();
        self.message = self.message.number(name, number);
        self.facts.figure(name, number);
        self
    }

    /// Why it is asked.
    fn because(mut self, because: Option<Message>) -> Self {
        self.facts.because = because;
        self
    }
}

impl Sortie {
    /// The question as a sentence.
    pub(super) fn question_message(&self, ask: &Ask) -> Message {
        self.asked_so(ask).message
    }

    /// Facts about the question: who, where he is, which rule asks, what is left to spend.
    pub(super) fn question_facts(&self, ask: &Ask) -> Facts {
        let mut facts = self.asked_so(ask).facts;
        if let Some(man) = ask.man() {
            facts.hex = self.hex_of(man).map(|hex| self.number(hex));
        }
        facts
    }

    fn asked_so(&self, ask: &Ask) -> Question {
        let mut question = self.asked(ask);
        if let Some(man) = ask.man() {
            question.message = question.message.text("unit", self.name(man));
            question.facts.unit = Some(self.man_id(man));
        }
        question
    }

    fn asked(&self, ask: &Ask) -> Question {
        let name = ask.name();
        match ask {
            Ask::Squad(ask) => self.asked_squad(name, ask),
            Ask::Operations(ask) => self.asked_operations(ask),
            Ask::Story(ask) => self.asked_story(name, ask),
            Ask::Rounds(RoundsAsk::Act(turns, rest)) => asked_act(*turns, rest.is_some()),
            Ask::Rounds(RoundsAsk::Turn(turn)) => self.asked_turn(name, *turn),
            Ask::Rounds(RoundsAsk::Watch) => Question::new(name, "amb:6.1o"),
            Ask::Explosives(ExplosivesAsk::React { live, .. }) => {
                let bomb = key(&["bomb", live.bomb.word()]);
                let hex = self.number(live.spot.hex);
                let because = Message::new(key(&["because", "bomb"])).term("bomb", bomb);
                Question::new(name, "amb:10.2a").because(Some(because.text("hex", hex)))
            }
            Ask::Damage(ch13_damage::Ask::LetGo { .. }) => Question::new(name, "amb:13.2d"),
            Ask::Gear(gear::Ask::Handle { left, .. }) => {
                Question::new(name, self.rule("amb:5.3f", "amb:6.7w")).number("left", *left)
            }
            Ask::Vehicles(ask) => self.asked_vehicles(name, ask),
            Ask::Conduct(ask) => match *ask {},
            Ask::Movement(ask) => match *ask {},
            Ask::Fire(ask) => match *ask {},
            Ask::Assault(ask) => match *ask {},
            Ask::Mines(ask) => match *ask {},
            Ask::Victory(ask) => match *ask {},
            Ask::Campaign(ask) => self.asked_campaign(name, ask),
            Ask::Parachutes(ParachutesAsk::Drift) => Question::new(name, "amb:MPb"),
            Ask::Parachutes(ParachutesAsk::Land { .. }) => Question::new(name, "amb:MPt"),
            Ask::Canoes(CanoesAsk::Swim { canoe, .. }) => {
                let question = Question::new(name, "amb:MCj").number("number", canoe.0 + 1);
                self.about_canoe(question, *canoe)
            }
            Ask::Bunkers(ask) => match *ask {},
        }
    }

    /// [AMB 4] What is asked before the mission begins.
    fn asked_squad(&self, name: &str, ask: &SquadAsk) -> Question {
        let purse = &self.core.purse;
        match ask {
            SquadAsk::Squad => Question::new(name, "amb:M0a"),
            SquadAsk::Recruit { bought } => {
                let bought = u8::try_from(bought.len()).expect("a squad is small");
                let asked = Question::new(name, "amb:4.4a").number("points", purse.squad);
                asked.number("bought", bought)
            }
            SquadAsk::Lead => Question::new(name, "amb:1c"),
            SquadAsk::Equip => {
                let mut asked = Question::new(name, "amb:4.9a").number("points", purse.weapons);
                asked.facts.figure("clips", purse.clips);
                asked.facts.figure("grenades", purse.grenades);
                asked.facts.figure("prices", self.price_list());
                asked.facts.figure("boxes", self.box_list());
                asked
            }
            SquadAsk::SetUp if self.jumps() => Question::new("set-up-drop", "amb:MPa"),
            SquadAsk::SetUp => Question::new(name, "amb:3.2a"),
            SquadAsk::SetUpWhere(counter) => self.asked_where(name, *counter),
        }
    }

    /// [AMB 3.2a, MPa, MTa] Where what was picked begins.
    fn asked_where(&self, name: &str, counter: Counter) -> Question {
        match counter {
            Counter::Man(_) if self.jumps() => Question::new("set-up-where-drop", "amb:MPa"),
            Counter::Man(_) => Question::new(name, "amb:3.2a"),
            Counter::Crate => Question::new("set-up-where-crate", "amb:MPa"),
            Counter::Vehicle(vehicle) => {
                self.about_vehicle(Question::new(name, "amb:3.2a"), vehicle)
            }
            Counter::Mine => Question::new("set-up-where-mine", "amb:MTa"),
        }
    }

    /// [AMB 16] What is asked while a campaign's books are open.
    fn asked_campaign(&self, name: &str, ask: &CampaignAsk) -> Question {
        match ask {
            CampaignAsk::Share => {
                Question::new(name, "amb:16.2c").number("points", self.experience_left())
            }
            CampaignAsk::Spend => Question::new(name, "amb:16.3a"),
            CampaignAsk::Replace { bought } => {
                let bought = u8::try_from(bought.len()).expect("a squad is small");
                let asked = Question::new(name, "amb:16.4a");
                asked.number("points", self.core.purse.squad).number("bought", bought)
            }
            CampaignAsk::Kit => Question::new(name, "amb:M3a"),
        }
    }

    /// [AMB 4.9a, 4.9d, 4.9e, 4.9f] What is on sale here, with its price: weapons by the piece,
    /// clips and grenades as so many a point.
    fn price_list(&self) -> BTreeMap<String, String> {
        let kit = &self.mission.kit;
        let on_sale = kit
            .on_sale
            .iter()
            .filter_map(|model| Some((model.word().to_owned(), self.model_price(*model)?)));
        let clips = kit.on_sale.iter().filter_map(|model| self.price(*model).clip);
        let ammo = clips.chain([Ammo::Grenade]);
        let ammo = ammo.map(|it| (it.word().to_owned(), self.ammo_price(it)));
        on_sale.chain(ammo).collect()
    }

    /// [AMB 4.9a] What an object costs, in points; none where it is not for sale.
    pub(super) fn model_price(&self, model: Model) -> Option<String> {
        self.price(model).points.map(|it| it.to_string())
    }

    /// [AMB 4.9d, 4.9e, 4.9f] What a clip, a grenade or a round costs, in points.
    pub(super) fn ammo_price(&self, ammo: Ammo) -> String {
        let charts = &self.mission.charts;
        match ammo {
            Ammo::Grenade => mixed(1, charts.grenades_a_point.into()),
            Ammo::BazookaRound => charts.bazooka_round_points.to_string(),
            Ammo::PistolClip
            | Ammo::CarbineClip
            | Ammo::RifleClip
            | Ammo::SmgClip
            | Ammo::ArClip
            | Ammo::Belt
            | Ammo::HeavyBelt
            | Ammo::GermanRifleClip
            | Ammo::MachinePistolClip
            | Ammo::LightBelt => mixed(1, charts.clips_a_point.into()),
        }
    }

    /// [AMB 4.9b, 4.9c, 4.9g] What things weigh that are on sale or given here: carry boxes, and
    /// after a plus the ammo boxes that they fill with their clip.
    fn box_list(&self) -> BTreeMap<String, String> {
        let kit = &self.mission.kit;
        let models = kit.on_sale.iter().chain(kit.free.keys());
        let boxes = models.map(|model| {
            let price = self.price(*model);
            let ammo = price.ammo + u8::from(price.clip.is_some());
            (model.word().to_owned(), format!("{}+{ammo}", price.carry))
        });
        boxes.collect()
    }

    /// [AMB 5.3] What is asked in Operations: of nobody yet, or of those who have been picked.
    fn asked_operations(&self, ask: &ch05_operations::Ask) -> Question {
        let ch05_operations::Ask::Operations(band) = ask;
        if band.group.is_empty() {
            return Question::new("operations", "amb:5.3a");
        }
        let mut question = Question::new("operations-group", "amb:5.3d");
        question.message = question.message.list("units", self.names(band.group.iter()));
        question.facts.units = Some(band.group.iter().map(|man| self.man_id(man)).collect());
        if !band.along.is_empty() {
            // [AMB 5.3l] Who comes along, for programs: the page has it on its buttons.
            let along: Vec<String> = band.along.iter().map(|man| self.man_id(man)).collect();
            question.facts.figure("along", along);
        }
        question
    }

    /// [AMB 5.1c] What a paragraph leaves to the player, after its text.
    fn asked_story(&self, name: &str, ask: &StoryAsk) -> Question {
        let StoryAsk::Choose { paragraph, .. } = ask;
        let text = self.mission.paragraphs[paragraph].text.as_ref();
        let because = text.map(|it| Message::new(key(&["said"])).words("text", words(it)));
        let mut question = Question::new(name, "amb:5.1c").because(because);
        // What each answer means, for programs: the page has it on its buttons.
        let table = |said: fn(&Bilingual) -> &String| -> BTreeMap<String, String> {
            let choices = ask.choices(self).iter().enumerate();
            choices.map(|(at, it)| (format!("choose {at}"), said(&it.text).clone())).collect()
        };
        question.facts.figure("choices-en", table(|it| &it.en));
        question.facts.figure("choices-it", table(|it| &it.it));
        question
    }

    /// [AMB 6.7] What is asked in a soldier's turn.
    fn asked_turn(&self, name: &str, turn: Turn) -> Question {
        let rule = match (turn.effort, name) {
            (Some(Effort::Grenade), _) => "amb:6.7l",
            (Some(Effort::Charge), _) => "amb:6.7k",
            (Some(Effort::Wall), _) => "amb:13.5e",
            (None, "move-on") => "amb:6.7q",
            (None, "second-shot") => "amb:6.7f",
            (None, "stance-after") => "amb:6.7b",
            (None, _) => "amb:6.7a",
        };
        let left = turn.allowance(self).saturating_sub(turn.spent());
        Question::new(name, rule).number("left", left)
    }

    /// [AMB 17] What is asked of whoever drives, and of the crew of a tank.
    fn asked_vehicles(&self, name: &str, ask: &VehiclesAsk) -> Question {
        match ask {
            VehiclesAsk::Drive { course } => {
                let asked = Question::new(name, "amb:17.4a").number("spent", course.spent);
                self.about_vehicle(asked, course.vehicle)
            }
            VehiclesAsk::Tank { vehicle, points, .. } => {
                let asked = Question::new(name, "amb:17.13d").number("points", *points);
                self.about_vehicle(asked, *vehicle)
            }
        }
    }

    /// [AMB MCj] Those who were in a canoe.
    fn about_canoe(&self, mut question: Question, canoe: CanoeId) -> Question {
        question.message = question.message.list("units", self.names(self.in_canoe(canoe)));
        question.facts.units = Some(self.in_canoe(canoe).map(|man| self.man_id(man)).collect());
        question
    }

    fn about_vehicle(&self, mut question: Question, vehicle: VehicleId) -> Question {
        let name = self.vehicle_name(vehicle);
        question.facts.unit = Some(name.id.clone());
        question.facts.hex = self.vehicle(vehicle).hex.map(|hex| self.number(hex));
        question.message = question.message.text("unit", name);
        question
    }
}

/// [AMB 6.1m, 6.7b] Who of those in a box takes his turn; whoever acted last may have something
/// left of his own.
fn asked_act(turns: ArBox, after_another: bool) -> Question {
    let name = if after_another { "act-after" } else { "act" };
    let left: u8 = match turns {
        ArBox::Two => 2,
        ArBox::One => 1,
        ArBox::Inactive | ArBox::Unaware | ArBox::Panic | ArBox::Complete => 0,
    };
    Question::new(name, "amb:6.1m").number("turns", left)
}
