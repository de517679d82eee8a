//! The scripts of the pages, read by TypeScript: types are told in comments, and nothing of it is in the binary.

use std::fs;
use std::path::Path;
use std::process::Command;

/// Exactly this one, so that what is right today is right tomorrow.
const TYPESCRIPT: &str = "typescript@5.9.3";

/// Pages and workers know different things, and TypeScript cannot be told of both at once: where each begins, and what
/// it knows.
const WORLDS: [(&str, &str); 2] = [("main.js", "es2022,dom,dom.iterable"), ("stream.js", "es2022,webworker")];

/// Checks all of them where there is Node; elsewhere says that nobody did.
pub(crate) fn check(root: &Path, target: &Path) -> Result<(), String> {
    let has_node = |program: &str| {
        Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
    };
    if !has_node("node") || !has_node("npm") {
        eprintln!("note: without Node nobody checks the types of the scripts; Debian has nodejs and npm");
        return Ok(());
    }
    let home = target.join(TYPESCRIPT.replace('@', "-"));
    let compiler = home.join("node_modules/typescript/bin/tsc");
    if !compiler.exists() {
        fs::create_dir_all(&home).map_err(|bad| format!("{}: {bad}", home.display()))?;
        // A package of its own: otherwise npm looks for one in the folders around it.
        let package = home.join("package.json");
        fs::write(&package, "{ \"private\": true }\n")
            .map_err(|bad| format!("{}: {bad}", package.display()))?;
        let install = ["install", "--no-save", "--no-audit", "--no-fund", TYPESCRIPT];
        run(Command::new("npm").args(install).current_dir(&home))?;
    }
    WORLDS.into_iter().try_for_each(|(begin, knows)| {
        let strict = "--noEmit --allowJs --checkJs --strict --noUnusedLocals --noUnusedParameters";
        let modern = "--target es2022 --module es2022";
        run(Command::new("node")
            .arg(&compiler)
            .args(strict.split(' ').chain(modern.split(' ')))
            .args(["--lib", knows])
            .arg(root.join("crates/ui/assets/script").join(begin))
            .current_dir(&home))
    })
}

/// Runs a program and says which.
fn run(command: &mut Command) -> Result<(), String> {
    let words: Vec<_> = command.get_args().map(|word| word.to_string_lossy()).collect();
    let line = format!("{} {}", command.get_program().to_string_lossy(), words.join(" "));
    eprintln!("· {line}");
    let status = command.status().map_err(|bad| format!("cannot run `{line}`: {bad}"))?;
    if status.success() { Ok(()) } else { Err(format!("`{line}` failed")) }
}
