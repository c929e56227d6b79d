//! What can be asserted without a clock: sizes, allocations, and that the cases are in order.

mod cases;
mod states;
