//! Games that begin in the middle of a turn, as their files say.

mod retold;
mod situations;
