//! Time and chance of this machine.

use std::time::{SystemTime, UNIX_EPOCH};

use server::World;

/// The clock and the randomness of the operating system.
pub struct RealWorld;

impl World for RealWorld {
    fn now(&self) -> u64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        since.map_or(0, |it| u64::try_from(it.as_millis()).unwrap_or(u64::MAX))
    }

    fn draw(&self, bytes: &mut [u8]) {
        getrandom::fill(bytes).expect("the operating system has randomness");
    }
}
