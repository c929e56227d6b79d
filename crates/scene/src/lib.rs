//! What lies on the table for one viewer.
//!
//! A scene is presentation only: counters with the values printed on them now, tracks, the open
//! question, lines of the log. It is already redacted: nothing behind it can leak. The TypeScript
//! twins of these types are generated from here.

mod board;
mod facts;
mod message;
mod number;
mod offer;
mod panel;
mod place;
mod reading;
mod result;
mod show;
mod table;
mod telling;
pub mod typescript;

pub use board::{Board, BoardHex, BoardLine, BoardName, BoardSide, Edge, Look, Orientation};
pub use facts::{CellRef, Contact, DieRolled, Facts, Figure, FigureValue, Modifier, Source, Throw};
pub use message::{Arg, Message, SideName, UnitName};
pub use number::mixed;
pub use offer::{
    Agreed, Arrival, Ask, Cell, Chart, ChartRow, Choice, Ladder, LadderStep, Mode, Overlay,
    OverlayKind, Part, Reach, Role, SeatView, Setting, Sight, Thing, VictoryLine, Warning,
};
pub use panel::{
    Area, BoxPlan, Layout, Panel, PanelBox, PanelKind, PanelPlan, Room, Stand, lay_out,
};
pub use place::{Place, Pointed};
pub use reading::{
    Aim, AimChance, AttackPlan, MeanLosses, PlannedAttacker, Reading, Stake, StakeLosses, Toll,
};
pub use result::{NO_RESULT, Odds, OddsOutcome, RaisedOdds, ResultPart, ResultView};
pub use show::{Show, told};
pub use table::{
    Counter, Face, LogLine, OutcomeLine, OutcomeView, PromptView, Reason, Scene, Standing, Told,
};
pub use telling::Telling;
