//! The repository's own chores: `cargo xtask test`, `cargo xtask bench`, `cargo xtask fuzz`, `cargo xtask scripts`,
//! `cargo xtask golden`, `cargo xtask shots`, `cargo xtask chaos`, `cargo xtask release`.

mod prose;
mod deny;
mod chaos;
mod fuzz;
mod golden;
mod scripts;
mod shots;
mod release;

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

const HELP: &str = "\
cargo xtask test      everything that must hold: format, lints, dependencies, types of scripts, tests, documentation
cargo xtask test --all
                      the same, then what takes longer: a thousand worlds for every choice, every page of every game in
                      every size and language, an hour's worth of kills in six minutes
cargo xtask bench     how fast the rules are, next to a yardstick measured in the same run
cargo xtask bench bots
                      how fast bots think
cargo xtask bench serve [page] [pick] [live] [start] [thinking] [watch]
                      how fast the server is: all of it, or what is named
cargo xtask fuzz [TARGET] [--runs N]
                      nonsense for everything that reads from outside
cargo xtask scripts   the types of the pages' scripts alone
cargo xtask golden    write the golden games (after adding one, or when the rules have changed)
cargo xtask shots [light] [dark] [phone] [phone-dark]
                      take pictures of every page into target/pictures
cargo xtask shots scenes [light] [dark] [phone] [phone-dark]
                      take a picture of everything that happens in a few turns of every game
cargo xtask shots readme
                      take those of the README into docs/pictures
cargo xtask chaos [--minutes N] [--seed S] [--bin PATH]
                      kill the server again and again while people play, and see that nothing is lost
cargo xtask release   an archive of this version with its sum, and what its tag should say";

fn main() -> ExitCode {
    let done = match env::args().nth(1).as_deref() {
        Some("test") => match env::args().nth(2).as_deref() {
            Some("--all") => test().and_then(|()| test_all()),
            Some(_) => Err(HELP.into()),
            None => test(),
        },
        Some("bench") => match env::args().nth(2).as_deref() {
            Some("bots") => bench_bots(),
            Some("serve") => bench_serve(env::args().skip(3).collect()),
            Some(_) => Err(HELP.into()),
            None => bench(),
        },
        Some("fuzz") => fuzz::run(&root(), &env::args().skip(2).collect::<Vec<_>>()),
        Some("scripts") => scripts::check(&root(), &target()),
        Some("golden") => golden::write(&root()),
        Some("shots") => {
            let wanted: Vec<String> = env::args().skip(2).collect();
            let wanted: Vec<&str> = wanted.iter().map(String::as_str).collect();
            install_chromium().and_then(|()| shots::take(&root(), &wanted, &["en"]))
        }
        Some("chaos") => chaos(&env::args().skip(2).collect::<Vec<_>>()),
        Some("release") => release::run(&root()),
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
    install("nginx", "nginx", "-v")?;
    install_sqlite()?;
    prose::check(&root())?;
    deny::check(&root())?;
    cargo(&["fmt", "--all", "--check"], &[])?;
    cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"], &[])?;
    scripts::check(&root(), &target())?;
    // It runs test binaries side by side; without it the same tests run one binary after the other.
    if has_subcommand("nextest") {
        cargo(&["nextest", "run", "--workspace"], &[])?;
    } else {
        cargo(&["test", "--workspace", "--all-targets"], &[])?;
    }
    cargo(&["test", "--workspace", "--doc"], &[])?;
    // Nobody measures or fuzzes every day; what no longer compiles should be known before.
    for apart in ["bench/Cargo.toml", "fuzz/Cargo.toml"] {
        cargo(&["check", "--locked", "--manifest-path", apart], &[])?;
    }
    // With the program the tests have built.
    chaos::run(&target(), target().join("debug/hanlin"), &chaos::Options::part())?;
    cargo(
        &["doc", "--workspace", "--no-deps", "--document-private-items"],
        &[("RUSTDOCFLAGS", "-D warnings")],
    )
}

/// What is asked once before something is called done, and takes an hour.
fn test_all() -> Result<(), String> {
    cargo(&["test", "--workspace", "--all-targets", "--", "--ignored"], &[])?;
    shots::take(&root(), &[], &["en", "ru", "fr", "hu"])?;
    chaos(&[])
}

fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// The browser tests need Debian's Chromium and its driver.
fn install_chromium() -> Result<(), String> {
    install("chromium", "chromium", "--version")?;
    install("chromium-driver", "chromedriver", "--version")
}

/// What is kept is compared with what the database's own program says.
fn install_sqlite() -> Result<(), String> {
    install("sqlite3", "sqlite3", "--version")
}

/// Installs a Debian package, unless its program is there.
fn install(package: &str, program: &str, says: &str) -> Result<(), String> {
    let there = Command::new(program).arg(says).output().is_ok_and(|out| out.status.success());
    if there {
        return Ok(());
    }
    eprintln!("· apt-get install {package}");
    for args in [&["update"][..], &["install", "--yes", "--no-install-recommends", package]] {
        let status = Command::new("apt-get").args(args).env("DEBIAN_FRONTEND", "noninteractive").status();
        if !status.is_ok_and(|status| status.success()) {
            return Err(format!("the tests need {program} (Debian's {package}); please install it"));
        }
    }
    Ok(())
}

/// The server is tormented as it is shipped, unless a program is named.
fn chaos(args: &[String]) -> Result<(), String> {
    let mut options = chaos::Options::read(args)?;
    install_sqlite()?;
    let program = match options.program.take() {
        Some(program) => program,
        None => {
            cargo(&["build", "--release", "--bin", "hanlin"], &[])?;
            target().join("release/hanlin")
        }
    };
    chaos::run(&target(), program, &options)
}

/// Whether cargo knows this word.
fn has_subcommand(name: &str) -> bool {
    Command::new("cargo").args([name, "--version"]).output().is_ok_and(|output| output.status.success())
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
    let path = |name: &str| target().join(name).display().to_string();
    let (program, data) = (path("release/hanlin"), path("bench-serve"));
    let mut args = vec!["run", "--release", "--manifest-path", "bench/Cargo.toml", "--bin", "serve", "--"];
    args.extend([program.as_str(), data.as_str()]);
    args.extend(what.iter().map(String::as_str));
    cargo(&args, &[])
}
