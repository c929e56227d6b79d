//! The program `bench`: counts, times and judges.

use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, bail};
use bench::gates::Page;
use bench::{CASES, Meter, answers, callgrind, gates, peers, server, times};

const USAGE: &str = "usage:
  bench gates              gates on instructions: measured, limit, pass or fail (needs valgrind)
  bench gates --check      the same, and fails if docs/performance.md tells other figures
  bench gates --write      the same, and writes the figures into docs/performance.md
  bench gates --times      gates on times, for a quiet machine
  bench peers PYTHON [NAME]
                           gates beside OpenSpiel, with a Python that has it; of the cases whose
                           name contains NAME
  bench server ESAGONO NODE_MODULES
                           the program under load beside axum and express (needs wrk and node)
  bench hello PORT         serves a greeting, for `server`
  bench times [NAME]       medians of interleaved rounds, of the cases whose name contains NAME
  bench answers SCENARIO   how long the program takes to answer the page, in random games
  bench count NAME         instructions of one case (needs valgrind)
  bench run NAME           does the work of one case once; prints its operations
  bench list               names the cases";

fn main() -> anyhow::Result<ExitCode> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["gates"] => return gates::judge_instructions(Page::Ignore),
        ["gates", "--check"] => return gates::judge_instructions(Page::Check),
        ["gates", "--write"] => return gates::judge_instructions(Page::Write),
        ["gates", "--times"] => return gates::judge_times(),
        ["server", esagono, modules] => {
            return server::judge(Path::new(esagono), Path::new(modules));
        }
        ["hello", port] => server::hello(port.parse()?)?,
        ["peers", python] => return peers::judge(python, ""),
        ["peers", python, name] => return peers::judge(python, name),
        ["times"] => times::print(""),
        ["times", name] => times::print(name),
        ["answers", scenario] => answers::print(scenario)?,
        ["count", name] => {
            let count = callgrind::count(name)?;
            println!("{name}: {:.1} instructions, {} operations", count.each(), count.operations);
        }
        ["run", name] => println!("{}", run(name)?.operations),
        ["list"] => CASES.iter().copied().flatten().for_each(|it| println!("{}", it.name)),
        _ => bail!("{USAGE}"),
    }
    Ok(ExitCode::SUCCESS)
}

fn run(name: &str) -> anyhow::Result<Meter> {
    let case = bench::find(name).with_context(|| format!("no case is called '{name}'"))?;
    let mut meter = Meter::default();
    (case.prepare)()(&mut meter);
    Ok(meter)
}
