//! `cargo xtask release`: an archive people can unpack and use, its sum, and what the tag should say.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};

use sha2::{Digest, Sha256};

use crate::{cargo, target};

/// What goes into the archive as it lies in the repository.
const FILES: &[&str] = &["README.md", "CHANGELOG.md", "SECURITY.md", "LICENSE-APACHE", "LICENSE-MIT"];

/// Builds the archive of the version in `Cargo.toml`. Whether the tests pass is the caller's business.
pub(crate) fn run(root: &Path) -> Result<(), String> {
    let version = env!("CARGO_PKG_VERSION");
    if !says("git", &["status", "--porcelain"], root)?.is_empty() {
        return Err("a release is made of what is committed, and something here is not".into());
    }
    let notes = notes(&read(&root.join("CHANGELOG.md"))?, version)?;
    cargo(&["build", "--release", "--locked", "--bin", "hanlin"], &[])?;

    let triple = host(&says("rustc", &["-vV"], root)?)?;
    let name = format!("hanlin-{version}-{triple}");
    let folder = target().join("release-archive");
    let stage = folder.join(&name);
    match fs::remove_dir_all(&stage) {
        Err(bad) if bad.kind() != io::ErrorKind::NotFound => return Err(bad.to_string()),
        Ok(()) | Err(_) => {}
    }
    fs::create_dir_all(&stage).map_err(|bad| bad.to_string())?;
    copy(&target().join("release/hanlin"), &stage.join("hanlin"))?;
    FILES.iter().try_for_each(|file| copy(&root.join(file), &stage.join(file)))?;
    let tree = ["tree", "--locked", "--package", "hanlin", "--edges", "normal", "--prefix", "none"];
    let tree = says("cargo", &[&tree[..], &["--format", "{p}: {l}"]].concat(), root)?;
    write(&stage.join("THIRD-PARTY"), &credits(&tree))?;
    let manual = stage.display().to_string();
    cargo(&["run", "--quiet", "--package", "hanlin", "--example", "manual", "--", &manual], &[])?;

    let archive = pack(&folder, &name)?;
    let sums = sums(&folder)?;
    write(&folder.join("SHA256SUMS"), &sums)?;
    eprintln!("{}\n{sums}", archive.display());
    eprintln!(
        "This did not run the tests: `cargo xtask test` does. Then tag it v{version} with this message:\n"
    );
    say(&format!("Hanlin {version}\n\n{notes}"));
    Ok(())
}

/// On standard output, so that `git tag -F -` can read it.
#[allow(clippy::print_stdout, reason = "that is what it is for")]
fn say(message: &str) {
    println!("{message}");
}

/// The section of this version in the changelog, without its heading; an error if there is none, or it is not out.
fn notes(changelog: &str, version: &str) -> Result<String, String> {
    let mut sections = changelog.split("\n## ").skip(1).filter_map(|section| section.split_once('\n'));
    let (heading, text) = sections
        .find(|(heading, _)| heading.split_whitespace().next() == Some(version))
        .ok_or_else(|| format!("CHANGELOG.md says nothing of version {version}"))?;
    if heading.to_lowercase().contains("unreleased") {
        return Err(format!("CHANGELOG.md calls version {version} unreleased; give it its date"));
    }
    Ok(text.trim().to_owned())
}

/// The machine we build for, as `rustc -vV` says it.
fn host(version: &str) -> Result<String, String> {
    let line = version.lines().find_map(|line| line.strip_prefix("host: "));
    line.map(str::to_owned).ok_or_else(|| "rustc does not say for which machine it builds".into())
}

/// What the binary is made of that others wrote, a line per crate with its licence, as `cargo tree` says it.
fn credits(tree: &str) -> String {
    let lines = tree.lines().map(|line| line.trim_end_matches(" (*)").replace(" (proc-macro)", ""));
    // Ours are named with the folder they lie in.
    let foreign: BTreeSet<String> = lines.filter(|line| !line.is_empty() && !line.contains(" (/")).collect();
    foreign.iter().fold(String::new(), |text, line| text + line + "\n")
}

/// Packs a folder; the same files make the same archive.
fn pack(folder: &Path, name: &str) -> Result<PathBuf, String> {
    let archive = folder.join(format!("{name}.tar.gz"));
    let flags = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mtime=@0", "-I", "gzip -9n"];
    let status = Command::new("tar")
        .args(flags)
        .arg("-C")
        .arg(folder)
        .arg("-cf")
        .arg(&archive)
        .arg(name)
        .status()
        .map_err(|bad| format!("cannot run tar: {bad}"))?;
    if status.success() { Ok(archive) } else { Err("tar failed".into()) }
}

/// Every archive of the folder with its sum, as `sha256sum --check` reads it.
fn sums(folder: &Path) -> Result<String, String> {
    let entries = fs::read_dir(folder).map_err(|bad| bad.to_string())?;
    let paths = entries.map(|entry| entry.map(|entry| entry.path()).map_err(|bad| bad.to_string()));
    let mut paths = paths.collect::<Result<Vec<PathBuf>, String>>()?;
    paths.sort();
    let mut sums = String::new();
    for path in paths.iter().filter(|path| path.extension().is_some_and(|ext| ext == "gz")) {
        let bytes = fs::read(path).map_err(|bad| format!("{}: {bad}", path.display()))?;
        Sha256::digest(&bytes).iter().for_each(|byte| _ = write!(sums, "{byte:02x}"));
        let _ = writeln!(sums, "  {}", path.file_name().unwrap_or_default().to_string_lossy());
    }
    Ok(sums)
}

/// What a program prints.
fn says(program: &str, args: &[&str], folder: &Path) -> Result<String, String> {
    let output = Command::new(program).args(args).current_dir(folder).output();
    let output = output.map_err(|bad| format!("cannot run {program}: {bad}"))?;
    if !output.status.success() {
        return Err(format!("`{program} {}` failed", args.join(" ")));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|bad| format!("{}: {bad}", file.display()))
}

fn write(file: &Path, text: &str) -> Result<(), String> {
    fs::write(file, text).map_err(|bad| format!("{}: {bad}", file.display()))
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    fs::copy(from, to).map(drop).map_err(|bad| format!("{}: {bad}", from.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHANGELOG: &str =
        "# Changelog\n\n## 0.2.0 – unreleased\n\n* new\n\n## 0.1.0 – 2026-11-17\n\n### A\n\n* old\n";

    #[test]
    fn a_tag_says_what_the_changelog_says() {
        assert_eq!(notes(CHANGELOG, "0.1.0").as_deref(), Ok("### A\n\n* old"));
        assert!(notes(CHANGELOG, "0.2.0").is_err_and(|why| why.contains("unreleased")));
        assert!(notes(CHANGELOG, "0.3.0").is_err_and(|why| why.contains("says nothing")));
    }

    #[test]
    fn the_changelog_knows_this_version() {
        let changelog = read(&crate::root().join("CHANGELOG.md")).expect("it is there");
        assert!(changelog.contains(&format!("\n## {} – ", env!("CARGO_PKG_VERSION"))));
    }

    #[test]
    fn others_are_credited_once_and_with_their_licence() {
        let tree = "hanlin v0.1.0 (/here/crates/cli): MIT OR Apache-2.0\nserde v1.0.229: MIT OR Apache-2.0\n\
                    maud_macros v0.27.0 (proc-macro): MIT\nserde v1.0.229: MIT OR Apache-2.0 (*)\n";
        assert_eq!(credits(tree), "maud_macros v0.27.0: MIT\nserde v1.0.229: MIT OR Apache-2.0\n");
    }

    #[test]
    fn the_machine_is_read_off_the_compiler() {
        assert_eq!(
            host("rustc 1.95.0\nhost: x86_64-unknown-linux-gnu\n").as_deref(),
            Ok("x86_64-unknown-linux-gnu")
        );
        assert!(host("rustc 1.95.0").is_err());
    }

    #[test]
    fn the_same_files_make_the_same_archive_and_the_sum_is_that_of_sha256sum() {
        let folder = target().join("test-release");
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("hanlin-1/man")).expect("can be made");
        write(&folder.join("hanlin-1/man/hanlin.1"), "a page").expect("can be written");
        let first = fs::read(pack(&folder, "hanlin-1").expect("is packed")).expect("is there");
        copy(&folder.join("hanlin-1/man/hanlin.1"), &folder.join("hanlin-1/man/again.1"))
            .expect("can be copied");
        fs::remove_file(folder.join("hanlin-1/man/again.1")).expect("can be removed");
        let again = fs::read(pack(&folder, "hanlin-1").expect("is packed")).expect("is there");
        assert_eq!(first, again);
        let sums = sums(&folder).expect("can be read");
        assert!(sums.ends_with("  hanlin-1.tar.gz\n") && sums.len() == 64 + 18, "{sums}");
        write(&folder.join("SHA256SUMS"), &sums).expect("can be written");
        says("sha256sum", &["--check", "SHA256SUMS"], &folder).expect("the sum is right");
    }
}
