//! What pages load: styles, scripts, icons. Their addresses name their content, so that browsers may keep them for
//! good.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use sha2::{Digest, Sha256};

use super::{ICON, ICON_TURN};

/// A file that pages load: its name as people know it, and what we wrote into it, part by part.
#[derive(Clone, Copy)]
pub struct Asset {
    name: &'static str,
    parts: &'static [&'static str],
}

/// What is in a file as it is sent, the hash of that, and its address.
struct Sent {
    text: String,
    hash: String,
    address: String,
}

/// A script of pages, which may import others.
macro_rules! script {
    ($name:literal) => {
        Asset::new(concat!($name, ".js"), &[include_str!(concat!("../../assets/script/", $name, ".js"))])
    };
}

/// A sheet of style, made of one file per subject.
macro_rules! style {
    ($name:literal: $($part:literal)*) => {
        Asset::new(
            concat!($name, ".css"),
            &[$(include_str!(concat!("../../assets/style/", $name, "/", $part, ".css"))),*],
        )
    };
}

/// Every file that belongs to no game. A script stands below those it imports, because their names are part of what is
/// in it.
const FILES: [Asset; 27] = [
    style!("page": "base" "players" "controls" "start" "reading"),
    style!("table": "spots" "table" "tips" "drawers" "desk" "replay" "stage" "finale" "scenes"),
    Asset::new("icon.svg", &[ICON]),
    Asset::new("icon-turn.svg", &[ICON_TURN]),
    script!("stream"),
    script!("dom"),
    script!("tips"),
    script!("previews"),
    script!("glide"),
    script!("morph"),
    script!("layer"),
    script!("pace"),
    script!("sound"),
    script!("film"),
    script!("stage"),
    script!("player"),
    script!("settings"),
    script!("news"),
    script!("talk"),
    script!("keep"),
    script!("picks"),
    script!("swap"),
    script!("watch"),
    script!("table"),
    script!("replay"),
    script!("links"),
    script!("main"),
];

const FOLDER: &str = "/assets/";

impl Asset {
    /// The style of every page.
    pub const PAGE: Asset = Asset::named("page.css");
    /// The style of what is around a board.
    pub const TABLE: Asset = Asset::named("table.css");
    /// The script that begins all the others.
    pub const SCRIPT: Asset = Asset::named("main.js");
    /// The stream that all tabs share.
    pub const STREAM: Asset = Asset::named("stream.js");
    /// The icon.
    pub const ICON: Asset = Asset::named("icon.svg");
    /// The icon when it is your turn.
    pub const ICON_TURN: Asset = Asset::named("icon-turn.svg");

    /// A file of these parts, one after the other.
    pub const fn new(name: &'static str, parts: &'static [&'static str]) -> Asset {
        Asset { name, parts }
    }

    /// All that belong to no game.
    pub fn all() -> impl Iterator<Item = Asset> {
        FILES.into_iter()
    }

    /// The scripts of pages. A page names them all, so that none waits until the one that imports it has come.
    pub fn scripts() -> impl Iterator<Item = Asset> {
        Asset::all().filter(|asset| asset.name().ends_with(".js") && *asset != Asset::STREAM)
    }

    /// Found while compiling: a name that is not in the list is an error.
    const fn named(name: &str) -> Asset {
        let mut number = 0;
        while !is_same(FILES[number].name, name) {
            number += 1;
        }
        FILES[number]
    }

    /// Its name as people know it.
    pub fn name(self) -> &'static str {
        self.name
    }

    /// What is in it.
    pub fn text(self) -> &'static str {
        &self.sent().text
    }

    /// Its media type.
    pub fn kind(self) -> &'static str {
        match self.name().rsplit('.').next() {
            Some("css") => "text/css; charset=utf-8",
            Some("js") => "text/javascript; charset=utf-8",
            Some(_) | None => "image/svg+xml",
        }
    }

    /// Changes when the content does.
    pub fn hash(self) -> &'static str {
        &self.sent().hash
    }

    /// Where a page finds it: `/assets/table.0123456789abcdef.css`.
    pub fn address(self) -> &'static str {
        &self.sent().address
    }

    /// The last part of its address.
    pub fn file(self) -> &'static str {
        &self.address()[FOLDER.len()..]
    }

    /// Made when somebody first asks for it, and kept for good.
    fn sent(self) -> &'static Sent {
        static ALL: Mutex<BTreeMap<&str, &Sent>> = Mutex::new(BTreeMap::new());
        let all = || ALL.lock().unwrap_or_else(PoisonError::into_inner);
        let known = all().get(self.name).copied();
        known.unwrap_or_else(|| {
            let sent = Box::leak(Box::new(Sent::new(self.name, self.with_imports())));
            all().entry(self.name).or_insert(sent)
        })
    }

    /// What is in it, with the addresses of what it imports.
    fn with_imports(self) -> String {
        let above = FILES.into_iter().take_while(|file| *file != self);
        above.fold(self.parts.concat(), |text, import| {
            let line = format!("from \"./{}\"", import.name);
            if text.contains(&line) {
                text.replace(&line, &format!("from \"{}\"", import.address()))
            } else {
                text
            }
        })
    }
}

impl PartialEq for Asset {
    fn eq(&self, other: &Asset) -> bool {
        self.name() == other.name()
    }
}

impl Eq for Asset {}

impl Sent {
    fn new(name: &str, text: String) -> Sent {
        let digest = Sha256::digest(&text);
        let hash: String = digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        let (stem, end) = name.split_once('.').expect("every name has an ending");
        let address = format!("{FOLDER}{stem}.{hash}.{end}");
        Sent { text, hash, address }
    }
}

/// What `==` says of two texts, while compiling.
const fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_the_content() {
        for asset in Asset::all() {
            assert_eq!(asset.hash().len(), 16);
            assert_eq!(
                asset.address().replace(&format!(".{}", asset.hash()), ""),
                format!("/assets/{}", asset.name())
            );
        }
        assert_ne!(Asset::ICON.hash(), Asset::ICON_TURN.hash());
    }

    #[test]
    fn scripts_import_each_other_by_their_content() {
        let addresses: Vec<&str> = Asset::all().map(Asset::address).collect();
        for script in Asset::scripts() {
            for import in script.text().split(" from \"").skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(addresses.contains(&import), "{} imports {import}", script.name());
            }
        }
        assert!(!Asset::STREAM.text().contains("import "), "an old worker cannot import");
    }

    #[test]
    fn every_style_is_loaded_and_closes_what_it_opens() {
        for asset in Asset::all() {
            let Some(name) = asset.name().strip_suffix(".css") else { continue };
            let folder = format!("{}/assets/style/{name}", env!("CARGO_MANIFEST_DIR"));
            let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
            for file in files {
                let sheet = std::fs::read_to_string(&file).unwrap();
                assert!(asset.text().contains(&sheet), "nobody loads {}", file.display());
                assert_eq!(sheet.matches('{').count(), sheet.matches('}').count(), "{}", file.display());
            }
        }
    }

    #[test]
    fn every_script_is_loaded_and_checked() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/script");
        let mut files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name());
        assert!(files.all(|file| Asset::all().any(|asset| file == *asset.name())));
        for script in Asset::scripts() {
            assert!(script.text().starts_with("// @ts-check"), "{}", script.name());
            let is_imported = Asset::scripts().any(|other| other.text().contains(script.address()));
            assert!(is_imported || script == Asset::SCRIPT, "nobody imports {}", script.name());
        }
    }
}
