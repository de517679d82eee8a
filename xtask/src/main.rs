//! The repository's own chores: `cargo xtask test`, `cargo xtask bench`, `cargo xtask golden`, `cargo xtask shots`.

mod golden;
mod shots;

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

const HELP: &str = "\
cargo xtask test      everything that must hold: format, lints, tests, documentation
cargo xtask bench     how fast the rules are, next to a yardstick measured in the same run
cargo xtask bench bots
                      how fast bots think
cargo xtask bench serve [page] [pick] [live] [start] [thinking]
                      how fast the server is: all of it, or what is named
cargo xtask golden    write the golden games again (only when the rules have changed)
cargo xtask shots     take pictures of every page into docs/pictures (or some: light dark phone phone-dark)";

fn main() -> ExitCode {
    let done = match env::args().nth(1).as_deref() {
        Some("test") => test(),
        Some("bench") => match env::args().nth(2).as_deref() {
            Some("bots") => bench_bots(),
            Some("serve") => bench_serve(env::args().skip(3).collect()),
            Some(_) => Err(HELP.into()),
            None => bench(),
        },
        Some("golden") => golden::write(&root()),
        Some("shots") => {
            let wanted: Vec<String> = env::args().skip(2).collect();
            let wanted: Vec<&str> = wanted.iter().map(String::as_str).collect();
            install_chromium().and_then(|()| shots::take(&root(), &wanted))
        }
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
    install_chromium()?;
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

/// The browser tests need Debian's Chromium and its driver.
fn install_chromium() -> Result<(), String> {
    let there =
        |program: &str| Command::new(program).arg("--version").output().is_ok_and(|out| out.status.success());
    if there("chromedriver") && there("chromium") {
        return Ok(());
    }
    eprintln!("· apt-get install chromium chromium-driver");
    for args in
        [&["update"][..], &["install", "--yes", "--no-install-recommends", "chromium", "chromium-driver"]]
    {
        let status = Command::new("apt-get").args(args).env("DEBIAN_FRONTEND", "noninteractive").status();
        if !status.is_ok_and(|status| status.success()) {
            return Err("the browser tests need chromium and chromedriver; please install them".into());
        }
    }
    Ok(())
}

/// Nextest runs test binaries side by side; without it the same tests run one binary after the other.
fn has_nextest() -> bool {
    Command::new("cargo").args(["nextest", "--version"]).output().is_ok_and(|output| output.status.success())
}

/// The yardstick brings dependencies nobody else needs, so the benchmark is a workspace of its own.
fn bench() -> Result<(), String> {
    cargo(&["run", "--release", "--manifest-path", "bench/Cargo.toml"], &[])
}

fn bench_bots() -> Result<(), String> {
    cargo(&["run", "--release", "--manifest-path", "bench/Cargo.toml", "--bin", "bots"], &[])
}

/// The server is measured as it is shipped, with its data beside it: on a real disk, which `/tmp` may not be.
fn bench_serve(what: Vec<String>) -> Result<(), String> {
    cargo(&["build", "--release", "--bin", "hanlin"], &[])?;
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    let path = |name: &str| target.join(name).display().to_string();
    let (program, data) = (path("release/hanlin"), path("bench-serve"));
    let mut args = vec!["run", "--release", "--manifest-path", "bench/Cargo.toml", "--bin", "serve", "--"];
    args.extend([program.as_str(), data.as_str()]);
    args.extend(what.iter().map(String::as_str));
    cargo(&args, &[])
}
