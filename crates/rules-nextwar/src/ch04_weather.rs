//! [NW 4] Weather.
//!
//! What the weather does is told where it matters: points of the air in `ch06_air`, costs in
//! `ch08_movement`, ships in `ch07_naval`, a second hex in `ch09_combat`.

use canon::Digest;
use kernel::{Dice, Illegal, Seat};

use crate::action::Action;
use crate::agenda::Event as AnyEvent;
use crate::ch08_movement::misplaced;
use crate::dice::d10;
use crate::state::{UnitId, War};
use crate::terms::Weather;

/// What is asked about the weather.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Ask {
    /// [NW 4.0a] What it is like in the first turn.
    Choose,
}

/// What the check found.
pub(crate) enum May {
    /// [NW 4.0a] It is like this.
    Choose(Weather),
}

/// What happens by itself.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Duty {
    /// [NW 3.0c] Settle the weather of the turn.
    Weather,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// [NW 4.0] The weather of the turn is settled.
    Settled {
        /// What it is like.
        weather: Weather,
        /// [NW 4.0b] The die and what was added to it; none where it was not rolled for.
        rolled: Option<(i8, i8)>,
    },
}

impl Ask {
    pub(crate) fn seat(&self, game: &War) -> Seat {
        match self {
            Self::Choose => game.scenario.weather.chooser.seat(),
        }
    }

    pub(crate) fn name(&self) -> &'static str {
        match self {
            Self::Choose => "choose-weather",
        }
    }

    pub(crate) fn unit(&self) -> Option<UnitId> {
        match self {
            Self::Choose => None,
        }
    }

    pub(crate) fn candidates(&self, _: &War) -> Vec<Action> {
        match self {
            Self::Choose => Weather::ALL.iter().map(|it| Action::Weather(*it)).collect(),
        }
    }

    pub(crate) fn may(&self, _: &War, action: Action) -> Result<May, Illegal> {
        match (self, action) {
            (Self::Choose, Action::Weather(weather)) => Ok(May::Choose(weather)),
            (Self::Choose, action) => misplaced(action),
        }
    }
}

impl May {
    pub(crate) fn play(self, game: &mut War, _: &mut dyn Dice, events: &mut Vec<AnyEvent>) {
        match self {
            Self::Choose(weather) => game.settle_weather(weather, None, events),
        }
    }
}

impl Duty {
    pub(crate) fn work(self, game: &mut War, dice: &mut dyn Dice, events: &mut Vec<AnyEvent>) {
        match self {
            Self::Weather => game.find_weather(dice, events),
        }
    }
}

impl War {
    /// [NW 4.0] [NWK 16.1.1h] Finds the weather: fixed by the scenario or an option, chosen in
    /// the first turn, rolled for afterwards.
    fn find_weather(&mut self, dice: &mut dyn Dice, events: &mut Vec<AnyEvent>) {
        let fixed = self.scenario.weather.fixed;
        if let Some(weather) = fixed.or(self.options.fair_weather.then_some(Weather::Fair)) {
            self.settle_weather(weather, None, events);
        } else if self.core.turn == 1 {
            self.core.owe(Ask::Choose);
        } else {
            let die = d10(dice, "nw:4.0b");
            let modifier = self.weather_modifier();
            let weather = self.scenario.charts.weather.read(die + modifier);
            self.settle_weather(weather, Some((die, modifier)), events);
        }
    }

    /// [NWK 4.1, 4.2] What season and option add to the die.
    pub fn weather_modifier(&self) -> i8 {
        let chart = &self.scenario.charts.weather;
        let option = if self.options.bad_weather { chart.bad_weather } else { 0 };
        chart.season[self.options.season.index()] + option
    }

    /// [NW 4.0b, 3.0c, 4.1.3f] The weather lasts the turn; in storms ships seek shelter at once.
    fn settle_weather(
        &mut self,
        weather: Weather,
        rolled: Option<(i8, i8)>,
        events: &mut Vec<AnyEvent>,
    ) {
        self.core.weather = weather;
        events.push(Event::Settled { weather, rolled }.into());
        if weather == Weather::Storms {
            self.shelter_ships(events);
        }
    }
}
