//! What each viewer is shown, and what comes with a question.

mod offers;
mod overlays;
mod prospects;
mod ranges;
mod setting;
mod shown;

use kernel::{Seat, Viewer};

const BLUE: Viewer = Viewer::Player(Seat(0));
const RED: Viewer = Viewer::Player(Seat(1));
