//! Sample tables, for the sample program and for tests.

pub(crate) mod coast;
pub(crate) mod mill;
pub(crate) mod table;
