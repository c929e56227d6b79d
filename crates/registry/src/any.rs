//! A table of any system, spoken to in texts and JSON values.

use kernel::{Difference, Faces, Headers, NoteFault, Record, ReplayFault, Seed, Viewer};
use rulebook::Series;
use scene::{Board, LogLine, Odds, Overlay, PromptView, Reach, Scene, Setting, Standing};
use serde_json::Value;

use crate::books::{AnyGame, AnyTable};
use crate::fault::Fault;
use crate::table::{Held, Table, UndoLimit, Viewed, WhyView};

impl AnyTable {
    /// Begins a game.
    pub fn new(game: AnyGame, info: kernel::Info, seed: Seed) -> Self {
        table_of!(game, it => Table::new(it, info, seed))
    }

    /// Sets up a recorded game again.
    pub fn load(game: AnyGame, record: &Record) -> Result<Self, ReplayFault> {
        Ok(table_of!(game, it => Table::load(it, record)?))
    }

    /// Sets up a game recorded by other rules or data as far as it goes; with the first difference.
    pub fn load_earlier(
        game: AnyGame,
        info: kernel::Info,
        record: &Record,
    ) -> (Self, Option<Difference>) {
        let difference;
        let table = table_of!(game, it => {
            let (table, found) = Table::load_earlier(it, info, record);
            difference = found;
            table
        });
        (table, difference)
    }

    /// What the record says beside the game.
    pub fn headers(&self) -> &Headers {
        each_table!(self, it => it.headers())
    }

    /// Says in the record who played, when, and on what occasion.
    pub fn set_headers(&mut self, headers: Headers) -> Result<(), NoteFault> {
        each_table!(self, it => it.set_headers(headers))
    }

    /// Adds a comment on the last answer.
    pub fn comment(&mut self, text: &str) -> Result<(), NoteFault> {
        each_table!(self, it => it.comment(text))
    }

    /// Replays a record and proves it.
    pub fn verify(game: AnyGame, record: &Record) -> Result<kernel::Proof, ReplayFault> {
        each_game!(game, it => kernel::verify(it, record))
    }

    /// The game as it stands.
    pub fn game(&self) -> AnyGame {
        game_of!(self, it => it.game().clone())
    }

    /// Gives a loaded game its dice back.
    pub fn resume(&mut self, seed: Seed) -> Result<(), ReplayFault> {
        each_table!(self, it => it.resume(seed))
    }

    /// What the game would leave to the next as it stands, as one line of JSON; none where games
    /// stand by themselves.
    pub fn roster(&self) -> Option<String> {
        each_table!(self, it => it.game().roster())
    }

    /// What a game that is over leaves to the next.
    pub fn leaves(&self) -> Option<String> {
        each_table!(self, it => it.game().leaves())
    }

    /// Short names of the seats.
    pub fn seats(&self) -> &[String] {
        each_table!(self, it => it.seats())
    }

    /// Number of answers given.
    pub fn step(&self) -> u32 {
        each_table!(self, it => it.step())
    }

    /// The hash of the situation.
    pub fn hash(&self) -> String {
        each_table!(self, it => it.hash())
    }

    /// The record as text.
    pub fn record(&self) -> String {
        each_table!(self, it => it.record())
    }

    /// The lines of the record before the first answer.
    pub fn header(&self) -> String {
        each_table!(self, it => it.header())
    }

    /// The lines of the record for each answer after the first `from` ones: one text an answer,
    /// every line ended by a newline. See [`Registry::load_pieces`](crate::Registry::load_pieces).
    pub fn lines(&self, from: u32) -> Vec<String> {
        each_table!(self, it => it.lines(from))
    }

    /// The hash of the situation after each answer.
    pub fn hashes(&self) -> Vec<String> {
        each_table!(self, it => it.hashes())
    }

    /// The seat that gave the last answer.
    pub fn answered(&self) -> Option<&str> {
        each_table!(self, it => it.answered())
    }

    /// The open question with its actions, or how the game ended.
    pub fn prompt(&self) -> Value {
        each_table!(self, it => it.prompt())
    }

    /// The open question, for the seat that is asked.
    pub fn prompt_view(&self) -> Option<PromptView> {
        each_table!(self, it => it.prompt_view())
    }

    /// The seat that is asked; none once the game is over.
    pub fn asked(&self) -> Option<&str> {
        each_table!(self, it => it.asked())
    }

    /// Plays answers in turn, all or none.
    pub fn play(&mut self, actions: &[String], dice: Option<&[u8]>) -> Result<Vec<Viewed>, Fault> {
        each_table!(self, it => it.play(actions, dice))
    }

    /// Plays answers in turn, all or none; the dice show these faces.
    pub fn play_showing(
        &mut self,
        actions: &[String],
        faces: Faces<'_>,
    ) -> Result<Vec<Viewed>, Fault> {
        each_table!(self, it => it.play_showing(actions, faces))
    }

    /// Plays one answer and tells nobody what came of it.
    pub fn answer(&mut self, action: &str) -> Result<(), Fault> {
        each_table!(self, it => it.answer(action))
    }

    /// Marks where the game stands: until it is let go, it can fall back to here.
    pub fn hold(&mut self) {
        each_table!(self, it => it.hold());
    }

    /// Lets the mark go: what was played since counts.
    pub fn let_go(&mut self) {
        each_table!(self, it => it.let_go());
    }

    /// Falls back to where the game was held, as if nothing had been played since.
    pub fn fall_back(&mut self) {
        each_table!(self, it => it.fall_back());
    }

    /// Takes answers back.
    pub fn undo(&mut self, to: Option<u32>) -> Result<(), Fault> {
        each_table!(self, it => it.undo(to))
    }

    /// How far back answers may be taken now.
    pub fn undo_limit(&self) -> UndoLimit {
        each_table!(self, it => it.undo_limit())
    }

    /// The hexes that can be reached from the open question, or from the one that an answer leads
    /// to.
    pub fn reach(&self, action: Option<&str>) -> Result<Vec<Reach>, Fault> {
        each_table!(self, it => it.reach(action))
    }

    /// The places to which what is held goes; with `to` only the way there, or what forbids it.
    pub fn stack(&self, held: Held<'_>, to: Option<&str>) -> Result<Vec<Reach>, Fault> {
        each_table!(self, it => it.stack(held, to))
    }

    /// The step to go back to so that the last choice is made anew, `least` at least.
    pub fn before_last_choice(&self, least: u32) -> u32 {
        each_table!(self, it => it.before_last_choice(least))
    }

    /// The question that answers to the open one lead to.
    pub fn look(&self, actions: &[String]) -> Result<PromptView, Fault> {
        each_table!(self, it => it.look(actions))
    }

    /// Whether an action is legal after some answers, and what it would cost and count.
    pub fn why_view_after(&self, after: &[String], action: &str) -> Result<WhyView, Fault> {
        each_table!(self, it => it.why_view_after(after, action))
    }

    /// The odds of several actions after some answers.
    pub fn odds_after(
        &self,
        after: &[String],
        actions: &[String],
    ) -> Result<Vec<Result<Odds, Fault>>, Fault> {
        each_table!(self, it => it.odds_after(after, actions))
    }

    /// Whether an action is legal, and what it would cost and count.
    pub fn why_view(&self, action: &str) -> Result<WhyView, Fault> {
        each_table!(self, it => it.why_view(action))
    }

    /// The same as the line protocol writes it.
    pub fn why(&self, action: &str) -> Result<Value, Fault> {
        each_table!(self, it => it.why(action))
    }

    /// The exact distribution of results of an action.
    pub fn odds(&self, action: &str) -> Result<Odds, Fault> {
        each_table!(self, it => it.odds(action))
    }

    /// The odds of many actions, in their order.
    pub fn odds_of_all(&self, actions: &[String]) -> Vec<Result<Odds, Fault>> {
        each_table!(self, it => it.odds_of_all(actions))
    }

    /// The odds of the best attack on a place that the seat now asked could build.
    pub fn odds_at(&self, target: &str) -> Result<Option<Odds>, Fault> {
        each_table!(self, it => it.odds_at(target))
    }

    /// A viewer by name.
    pub fn viewer(&self, name: &str) -> Result<Viewer, Fault> {
        each_table!(self, it => it.viewer(name))
    }

    /// How far the game has come.
    pub fn standing(&self) -> Standing {
        each_table!(self, it => it.standing())
    }

    /// What a viewer may know.
    pub fn scene(&self, viewer: Viewer) -> Scene {
        each_table!(self, it => it.scene(viewer))
    }

    /// What a viewer may know, with prompt and an empty log.
    pub fn scene_without_log(&self, viewer: Viewer) -> Scene {
        each_table!(self, it => it.scene_without_log(viewer))
    }

    /// What a viewer might have known after so many answers.
    pub fn scene_at(&self, step: u32, viewer: Viewer) -> Result<Scene, Fault> {
        each_table!(self, it => it.scene_at(step, viewer))
    }

    /// The log as a viewer may read it.
    pub fn log_for(&self, viewer: Viewer) -> Vec<LogLine> {
        each_table!(self, it => it.log_for(viewer))
    }

    /// Forgets the log until somebody reads it again.
    pub fn forget_log(&mut self) {
        each_table!(self, it => it.forget_log());
    }

    /// The log of the answers after the first `step`, as a viewer may read it.
    pub fn log_since(&self, viewer: Viewer, step: u32) -> Vec<LogLine> {
        each_table!(self, it => it.log_since(viewer, step))
    }

    /// What this viewer may have laid over the map.
    pub fn overlays(&self, viewer: Viewer) -> Vec<Overlay> {
        each_table!(self, it => it.overlays(viewer))
    }

    /// What is seen from a hex, by a counter there if one is named.
    pub fn sight(&self, viewer: Viewer, from: &str, unit: Option<&str>) -> Option<scene::Sight> {
        each_table!(self, it => it.sight(viewer, from, unit))
    }

    /// What does not change during the game.
    pub fn setting(&self) -> Setting {
        each_table!(self, it => it.setting())
    }

    /// Every answer so far: seat and action.
    pub fn answers(&self) -> Vec<(String, String)> {
        each_table!(self, it => it.answers())
    }

    /// The number of action paths of so many answers.
    pub fn perft(&self, depth: u32) -> u64 {
        each_table!(self, it => it.perft(depth))
    }

    /// The map.
    pub fn board(&self) -> Board {
        each_table!(self, it => it.board())
    }
}
