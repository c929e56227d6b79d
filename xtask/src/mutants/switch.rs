//! The module that the changed crate gets: which mutant is on, and which functions were run.

/// In the environment of the tests: the number of the mutant that is on.
pub(crate) const NUMBER: &str = "MUTANT";

/// In the environment of the tests: the file that gets a line for every function run.
pub(crate) const TRACE: &str = "MUTANT_TRACE";

/// The line at the end of `lib.rs`.
pub(crate) const DECLARATION: &str = "\nmod mutant;\n";

/// The text of `mutant.rs` for a crate with this many functions.
pub(crate) fn module(functions: usize) -> String {
    MODULE
        .replace("@NUMBER", NUMBER)
        .replace("@TRACE", TRACE)
        .replace("@FUNCTIONS", &functions.to_string())
}

const MODULE: &str = r#"//! Which mutant is on, and which functions were run.
#![allow(dead_code, unreachable_pub)]

use std::fs::File;
use std::io::Write;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering};

static NUMBER: LazyLock<u32> = LazyLock::new(|| {
    std::env::var("@NUMBER").map_or(0, |number| number.parse().expect("a number"))
});

static TRACE: LazyLock<Option<File>> = LazyLock::new(|| {
    std::env::var_os("@TRACE").map(|path| File::create(path).expect("a file to write"))
});

static RUN: [AtomicBool; @FUNCTIONS] = [const { AtomicBool::new(false) }; @FUNCTIONS];

/// The number of the mutant that is on, asked by a function on its way.
#[inline]
pub(crate) fn on(function: usize) -> u32 {
    if let Some(trace) = &*TRACE {
        if !RUN[function].swap(true, Ordering::Relaxed) {
            (&*trace).write_all(format!("{function}\n").as_bytes()).expect("room for a line");
        }
    }
    *NUMBER
}

/// One of two iterators over the same things.
#[derive(Clone)]
pub(crate) enum Either<A, B> {
    This(A),
    Other(B),
}

impl<A: Iterator, B: Iterator<Item = A::Item>> Iterator for Either<A, B> {
    type Item = A::Item;

    fn next(&mut self) -> Option<A::Item> {
        match self {
            Self::This(it) => it.next(),
            Self::Other(it) => it.next(),
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        match self {
            Self::This(it) => it.size_hint(),
            Self::Other(it) => it.size_hint(),
        }
    }
}

impl<A: DoubleEndedIterator, B: DoubleEndedIterator<Item = A::Item>> DoubleEndedIterator
    for Either<A, B>
{
    fn next_back(&mut self) -> Option<A::Item> {
        match self {
            Self::This(it) => it.next_back(),
            Self::Other(it) => it.next_back(),
        }
    }
}

impl<A: ExactSizeIterator, B: ExactSizeIterator<Item = A::Item>> ExactSizeIterator
    for Either<A, B>
{
}
"#;
