//! How long something takes. The only clock of the workspace that is not behind the program.

use std::time::Duration;

/// A stopwatch.
#[expect(clippy::disallowed_types, reason = "automation may look at the clock; rules may not")]
pub(crate) struct Clock(std::time::Instant);

#[expect(clippy::disallowed_types, reason = "automation may look at the clock; rules may not")]
impl Clock {
    /// Starts now.
    pub(crate) fn start() -> Self {
        Self(std::time::Instant::now())
    }

    /// The time since the start.
    pub(crate) fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }

    /// Whole seconds since the start.
    pub(crate) fn seconds(&self) -> u64 {
        self.elapsed().as_secs()
    }
}
