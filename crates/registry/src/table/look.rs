//! What a viewer may look at: scenes, log, map, overlays.

use kernel::{Step, Viewer};
use scene::{Board, LogLine, Overlay, Scene, Setting, Sight, Standing};

use super::Table;
use super::hands::only_answer;
use super::log::{Log, tell_all};
use crate::fault::Fault;
use crate::options::agreed;
use rulebook::Forecast;

impl<G: Forecast> Table<G> {
    /// What does not change during the game, with what its players agreed on.
    pub fn setting(&self) -> Setting {
        let setting = self.game().setting();
        let agreed = agreed(&setting.system, &self.session.info().options);
        Setting { agreed, ..setting }
    }

    /// The map.
    pub fn board(&self) -> Board {
        self.game().board()
    }

    /// How far the game has come.
    pub fn standing(&self) -> Standing {
        self.game().standing()
    }

    /// What a viewer may know, with prompt and log.
    pub fn scene(&self, viewer: Viewer) -> Scene {
        Scene { log: self.log_for(viewer), ..self.scene_without_log(viewer) }
    }

    /// What a viewer may know, with prompt and an empty log.
    pub fn scene_without_log(&self, viewer: Viewer) -> Scene {
        let mut scene = self.game().scene(viewer);
        scene.step = self.step();
        if scene.asked.is_some() && scene.asked == self.name_of(viewer) {
            scene.prompt = self.prompt_view();
        }
        scene
    }

    fn name_of(&self, viewer: Viewer) -> Option<String> {
        match viewer {
            Viewer::Player(seat) => self.seats.get(usize::from(seat.0)).cloned(),
            Viewer::Spectator => None,
        }
    }

    /// The scene after so many answers.
    pub fn scene_at(&self, step: u32, viewer: Viewer) -> Result<Scene, Fault> {
        let game = self.session.game_at(step)?;
        let mut scene = game.scene(viewer);
        scene.step = step;
        scene.log = self.log_for(viewer);
        scene.log.retain(|it| it.step <= step);
        Ok(scene)
    }

    /// The log as a viewer may read it.
    pub fn log_for(&self, viewer: Viewer) -> Vec<LogLine> {
        self.log_since(viewer, 0)
    }

    /// The log of the answers after the first `step`, as a viewer may read it.
    pub fn log_since(&self, viewer: Viewer, step: u32) -> Vec<LogLine> {
        self.log().lines(viewer, step)
    }

    /// The log, told by playing the game again if nobody has read it yet.
    fn log(&self) -> &Log {
        self.log.get_or_init(|| {
            let mut log = Log::new(self.seats.len());
            let (mut only, mut number) = (only_answer(self.session.start()), 0);
            let tell = &mut |game: &G, step: &Step<G::Event>| {
                number += 1;
                let only = core::mem::replace(&mut only, only_answer(game));
                let tales = tell_all(game, step, self.seats.len(), only);
                log.extend([tales.with_comments(self.session.comments(number))]);
            };
            self.session.walk(self.step(), tell);
            log
        })
    }

    /// The step to go back to so that the last choice is made anew; answers that were the only ones
    /// are passed over, down to `least` at most.
    pub fn before_last_choice(&self, least: u32) -> u32 {
        self.log().before_last_choice(least)
    }

    /// Forgets the log until somebody reads it again.
    pub fn forget_log(&mut self) {
        self.log.take();
    }

    /// What this viewer may have laid over the map.
    pub fn overlays(&self, viewer: Viewer) -> Vec<Overlay> {
        self.game().overlays(viewer)
    }

    /// What is seen from a hex, by a counter there if one is named.
    pub fn sight(&self, viewer: Viewer, from: &str, unit: Option<&str>) -> Option<Sight> {
        self.game().sight(viewer, from, unit)
    }
}
