//! The closing lines of Node's test runner: `# pass 12` in its plain form, `ℹ pass 12` on a
//! terminal.

use std::fmt;

/// How a run of tests went.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Closing {
    pub(crate) passed: u32,
    pub(crate) failed: u32,
}

impl Closing {
    /// Reads the closing lines of a report; one that broke off counts nothing.
    pub(crate) fn read(report: &[String]) -> Self {
        Self { passed: count(report, "pass"), failed: count(report, "fail") }
    }
}

impl fmt::Display for Closing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { passed, failed } = self;
        write!(f, "{} tests run: {passed} passed, {failed} failed", passed + failed)
    }
}

/// The last count of this name.
fn count(report: &[String], name: &str) -> u32 {
    let read = |line: &String| {
        let rest = line.trim_start().strip_prefix(['#', 'ℹ'])?;
        rest.trim_start().strip_prefix(name)?.trim().parse().ok()
    };
    report.iter().rev().find_map(read).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::Closing;

    fn closing(text: &str) -> String {
        let report: Vec<String> = text.lines().map(str::to_owned).collect();
        Closing::read(&report).to_string()
    }

    #[test]
    fn both_forms_of_the_closing_lines_are_read() {
        let plain = "ok 1 - a\n# tests 12\n# suites 0\n# pass 11\n# fail 1\n# cancelled 0\n";
        assert_eq!(closing(plain), "12 tests run: 11 passed, 1 failed");
        assert_eq!(closing(&plain.replace('#', "ℹ")), "12 tests run: 11 passed, 1 failed");
    }

    #[test]
    fn a_run_that_broke_off_counts_nothing() {
        assert_eq!(closing("Error: no browser"), "0 tests run: 0 passed, 0 failed");
    }
}
