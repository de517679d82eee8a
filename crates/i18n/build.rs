//! Lists the texts of every language, so that words are added by adding files: `locales/<language>/<subject>.ftl`.

use std::env;
use std::fmt::Write;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

const LANGUAGES: [&str; 4] = ["en", "ru", "fr", "hu"];

fn main() -> io::Result<()> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").canonicalize()?;
    let mut code = String::from("[\n");
    for language in LANGUAGES {
        let folder = locales.join(language);
        println!("cargo::rerun-if-changed={}", folder.display());
        code.push_str("    &[\n");
        for file in texts(&folder)? {
            let name = file.file_stem().unwrap_or_default();
            let _ = writeln!(code, "        ({name:?}, include_str!({file:?})),");
        }
        code.push_str("    ],\n");
    }
    code.push_str("]\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo says where"))?);
    fs::write(out.join("sources.rs"), code)
}

/// The texts in a folder by name, those of the site first.
fn texts(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let mut files = entries.collect::<io::Result<Vec<PathBuf>>>()?;
    files.retain(|file| file.extension().is_some_and(|end| end == "ftl"));
    files.sort_by_key(|file| (!file.ends_with("site.ftl"), file.clone()));
    Ok(files)
}
