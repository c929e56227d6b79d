//! Scenarios of somebody's own, as texts: what games of them are made of.

/// A scenario of somebody's own, with every file it is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bundle {
    /// What games call it: the same as their [`Row::scenario`](crate::Row::scenario).
    pub id: String,
    /// Its title, as the server writes it.
    pub title: String,
    /// When it was brought, in milliseconds since 1970.
    pub added: u64,
    /// Its files by path.
    pub files: Vec<(String, String)>,
}

/// What a list shows of a [`Bundle`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BundleRow {
    /// What games call it.
    pub id: String,
    /// Its title, as the server writes it.
    pub title: String,
    /// When it was brought.
    pub added: u64,
    /// How many games need it, those in the basket too.
    pub games: u32,
}
