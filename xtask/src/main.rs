//! The repository's own chores: `cargo xtask test`, `cargo xtask bench`, `cargo xtask golden`.

mod golden;

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

const HELP: &str = "\
cargo xtask test      everything that must hold: format, lints, tests, documentation
cargo xtask bench     how fast it is, next to a yardstick measured in the same run
cargo xtask golden    write the golden games again (only when the rules have changed)";

fn main() -> ExitCode {
    let done = match env::args().nth(1).as_deref() {
        Some("test") => test(),
        Some("bench") => bench(),
        Some("golden") => golden::write(&root()),
        Some(_) | None => Err(HELP.into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask lies in the repository").to_owned()
}

/// Runs cargo in the repository.
fn cargo(args: &[&str], flags: &[(&str, &str)]) -> Result<(), String> {
    eprintln!("· cargo {}", args.join(" "));
    let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let status = Command::new(cargo)
        .args(args)
        .envs(flags.iter().copied())
        .current_dir(root())
        .status()
        .map_err(|bad| format!("cannot run cargo: {bad}"))?;
    if status.success() { Ok(()) } else { Err(format!("`cargo {}` failed", args.join(" "))) }
}

fn test() -> Result<(), String> {
    cargo(&["fmt", "--all", "--check"], &[])?;
    cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"], &[])?;
    if has_nextest() {
        cargo(&["nextest", "run", "--workspace"], &[])?;
    } else {
        cargo(&["test", "--workspace", "--all-targets"], &[])?;
    }
    cargo(
        &["doc", "--workspace", "--no-deps", "--document-private-items"],
        &[("RUSTDOCFLAGS", "-D warnings")],
    )
}

/// Nextest runs test binaries side by side; without it the same tests run one binary after the other.
fn has_nextest() -> bool {
    Command::new("cargo").args(["nextest", "--version"]).output().is_ok_and(|output| output.status.success())
}

/// The yardstick brings dependencies nobody else needs, so the benchmark is a workspace of its own.
fn bench() -> Result<(), String> {
    cargo(&["run", "--release", "--manifest-path", "bench/Cargo.toml"], &[])
}
