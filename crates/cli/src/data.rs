//! `hanlin data`, and the folder of corrected tables that every command can be given.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use clap::Args;
use shelf::Key;
use shelf::printed::File;

use crate::args;
use crate::io::{Fail, print};

/// The printed tables of a game: print, export, check
#[derive(Args)]
#[command(
    after_help = "Much of what is printed on the components of Gùgōng had to be reconstructed. If you own the game: export
the tables, correct what differs, check them, and play with them.

Examples:
  hanlin data gugong                           print all tables
  hanlin data gugong --export my-tables        write them into a folder
  hanlin data gugong --check my-tables         say what is wrong with them
  hanlin --data-dir my-tables play gugong      play with them
  hanlin --data-dir my-tables serve            the same in the browser"
)]
pub(crate) struct Data {
    /// Which game
    #[arg(value_name = "GAME", default_value_t = first())]
    game: String,
    /// Write the tables into this folder
    #[arg(long, value_name = "DIR", conflicts_with = "check")]
    export: Option<PathBuf>,
    /// Check the tables in this folder
    #[arg(long, value_name = "DIR")]
    check: Option<PathBuf>,
}

impl Data {
    pub(crate) fn run(self) -> Result<(), Fail> {
        let key = args::key(&self.game)?;
        let tables = key.printed();
        if tables.is_empty() {
            return Err(Fail::input(format!("the tables of {key} are as printed, they cannot be corrected")));
        }
        if let Some(folder) = self.check {
            let hash = key.keep_tables(&read(key, &folder)?).map_err(|mistakes| told(&folder, &mistakes))?;
            return print(&format!("{}: nothing is wrong; tables {hash}\n", folder.display()));
        }
        if let Some(folder) = self.export {
            return export(&folder, &tables);
        }
        let mut text = String::new();
        for (name, table) in tables {
            let _ = writeln!(text, "── {name}\n{}", table.trim_end());
        }
        print(&text)
    }
}

/// Nothing is overwritten: somebody may have worked on it for an evening.
fn export(folder: &Path, tables: &[(&str, &str)]) -> Result<(), Fail> {
    if let Some((name, _)) = tables.iter().find(|(name, _)| folder.join(name).exists()) {
        let file = folder.join(name);
        return Err(Fail::input(format!("{} is there already; export into another folder", file.display())));
    }
    let failed = |bad: std::io::Error| Fail::input(format!("cannot write to {}: {bad}", folder.display()));
    fs::create_dir_all(folder).map_err(failed)?;
    tables.iter().try_for_each(|(name, table)| fs::write(folder.join(name), table)).map_err(failed)?;
    print(&format!("{} tables are in {}\n", tables.len(), folder.display()))
}

/// The tables in a folder; those that are not there are as built in.
fn read(key: Key, folder: &Path) -> Result<Vec<File>, Fail> {
    let list = fs::read_dir(folder)
        .map_err(|bad| Fail::input(format!("cannot read the folder {}: {bad}", folder.display())))?;
    let mut files = Vec::new();
    for entry in list.flatten() {
        let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
        if path.extension().is_some_and(|end| end == "toml") {
            let text = fs::read_to_string(&path)
                .map_err(|bad| Fail::input(format!("cannot read {}: {bad}", path.display())))?;
            files.push((name, text));
        }
    }
    files.sort();
    if files.is_empty() {
        return Err(Fail::input(format!(
            "there are no tables in {0}; `hanlin data {key} --export {0}` writes them",
            folder.display()
        )));
    }
    Ok(files)
}

fn told(folder: &Path, mistakes: &[String]) -> Fail {
    let count = mistakes.len();
    let lines = mistakes.join("\n  ");
    Fail::input(format!("mistakes in the tables of {}: {count}\n  {lines}", folder.display()))
}

/// The first game whose tables can be corrected.
fn correctable() -> Option<Key> {
    Key::ALL.into_iter().find(|key| !key.printed().is_empty())
}

fn first() -> String {
    correctable().map_or_else(String::new, |key| key.name().to_owned())
}

/// The corrected tables somebody named on the command line.
pub(crate) struct Corrected {
    pub(crate) key: Key,
    /// What the option `tables` says of them.
    pub(crate) hash: String,
    pub(crate) files: Vec<File>,
}

static CORRECTED: OnceLock<Corrected> = OnceLock::new();

/// Reads the folder of `--data-dir`, before any command runs.
pub(crate) fn correct(folder: &Path) -> Result<(), Fail> {
    let key = correctable().ok_or_else(|| Fail::input("no game has tables"))?;
    let files = read(key, folder)?;
    let hash = key.keep_tables(&files).map_err(|mistakes| told(folder, &mistakes))?;
    CORRECTED.get_or_init(|| Corrected { key, hash, files });
    Ok(())
}

/// What `--data-dir` named, if anything.
pub(crate) fn corrected() -> Option<&'static Corrected> {
    CORRECTED.get()
}

/// These options, with the corrected tables of the game unless they say something else of tables.
pub(crate) fn with_tables(key: Key, mut options: Vec<(String, String)>) -> Vec<(String, String)> {
    let said = options.iter().any(|(option, _)| option == shelf::printed::OPTION);
    if let Some(tables) = corrected().filter(|tables| tables.key == key && !said) {
        options.push((shelf::printed::OPTION.to_owned(), tables.hash.clone()));
    }
    options
}
