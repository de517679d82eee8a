//! `cargo xtask fuzz`: nonsense for everything that reads from outside, made by a fuzzer that watches which code it
//! reaches.

use std::path::{Path, PathBuf};
use std::{env, fs, process};

use crate::{cargo, has_subcommand};

/// So many inputs of each kind, if nobody says otherwise.
const RUNS: &str = "100000";

/// Runs the fuzzer over one kind of input, or over all of them, a while each. What it finds worth keeping stays in
/// `fuzz/corpus`, what breaks something in `fuzz/artifacts`.
pub(crate) fn run(root: &Path, args: &[String]) -> Result<(), String> {
    let (wanted, runs) = match args {
        [] => (None, RUNS),
        [flag, runs] if flag == "--runs" => (None, runs.as_str()),
        [target] => (Some(target), RUNS),
        [target, flag, runs] if flag == "--runs" => (Some(target), runs.as_str()),
        _ => return Err("cargo xtask fuzz [TARGET] [--runs N]".into()),
    };
    runs.parse::<u64>().map_err(|_| format!("--runs is a number, not {runs:?}"))?;
    if !has_subcommand("fuzz") {
        return Err("fuzzing needs cargo-fuzz; please `cargo install cargo-fuzz`".into());
    }
    let known = targets(root)?;
    let chosen: Vec<&String> =
        known.iter().filter(|target| wanted.is_none_or(|wanted| wanted == *target)).collect();
    if chosen.is_empty() {
        return Err(format!("known targets are {}", known.join(", ")));
    }
    cargo(&["run", "--package", "outside", "--bin", "seeds", "--", "fuzz/corpus"], &[])?;
    let scratch = scratch();
    fs::create_dir_all(&scratch).map_err(|bad| format!("cannot make {}: {bad}", scratch.display()))?;
    let done = chosen.into_iter().try_for_each(|target| fuzz(target, runs, &scratch));
    let _ = fs::remove_dir_all(&scratch);
    done
}

fn fuzz(target: &str, runs: &str, scratch: &Path) -> Result<(), String> {
    // No sanitizer: there is no unsafe code to watch, and without one any toolchain will do.
    let mut args = vec!["fuzz", "run", "--sanitizer", "none", target, "--"];
    let options = [
        format!("-runs={runs}"),
        format!("-dict=fuzz/corpus/{target}.dict"),
        "-max_len=65536".into(),
        "-timeout=10".into(),
        "-report_slow_units=1".into(),
        "-rss_limit_mb=3072".into(),
        "-print_final_stats=1".into(),
    ];
    args.extend(options.iter().map(String::as_str));
    cargo(&args, &[("TMPDIR", &scratch.display().to_string())])
}

/// The targets are the files of the fuzzer's folder.
fn targets(root: &Path) -> Result<Vec<String>, String> {
    let folder =
        fs::read_dir(root.join("fuzz/fuzz_targets")).map_err(|bad| format!("fuzz/fuzz_targets: {bad}"))?;
    let name = |path: PathBuf| path.file_stem()?.to_str().map(str::to_owned);
    let mut names: Vec<String> = folder.filter_map(|entry| name(entry.ok()?.path())).collect();
    names.sort();
    Ok(names)
}

/// Where servers keep what they are sent: in memory where that is possible, for a disk would be waited for.
fn scratch() -> PathBuf {
    let memory = Path::new("/dev/shm");
    let folder = if memory.is_dir() { memory.to_owned() } else { env::temp_dir() };
    folder.join(format!("hanlin-fuzz-{}", process::id()))
}
