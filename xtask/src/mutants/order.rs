//! What the command line asks for.

use anyhow::{Context, Result};

/// The arguments of the command.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Order {
    /// The crate whose code is changed and whose tests are run.
    pub(crate) package: String,
    /// Whether `cargo mutants` itself does the work, one build for each mutant.
    pub(crate) plain: bool,
    /// Whether only those are tried that were not caught the last time.
    pub(crate) again: bool,
    /// Which mutants, in the words of `cargo mutants`: `--file`, `--re`, `--exclude`, `--shard`.
    pub(crate) which: Vec<String>,
}

impl Order {
    /// Reads the arguments; what is not ours is passed on.
    pub(crate) fn read(args: &[String]) -> Result<Self> {
        let mut order =
            Self { package: "rules-scs".to_owned(), plain: false, again: false, which: Vec::new() };
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            match arg.as_str() {
                "--package" | "-p" => {
                    args.next().context("`--package` takes a name")?.clone_into(&mut order.package);
                }
                "--plain" => order.plain = true,
                "--again" => order.again = true,
                _ => order.which.push(arg.clone()),
            }
        }
        Ok(order)
    }
}

#[cfg(test)]
mod tests {
    use super::Order;

    #[test]
    fn what_is_not_ours_is_passed_on() {
        let words = ["--again", "--file", "*/view/*", "--package", "rules-coh", "--shard", "0/4"];
        let order = Order::read(&words.map(str::to_owned)).unwrap();
        let which = ["--file", "*/view/*", "--shard", "0/4"].map(str::to_owned).into();
        let expected = Order { package: "rules-coh".into(), plain: false, again: true, which };
        assert_eq!(order, expected);
        assert!(Order::read(&["--package".to_owned()]).is_err());
    }
}
