//! What pages load: style, script, icons. Their addresses name their content, so that browsers may keep them for good.

use std::sync::LazyLock;

use sha2::{Digest, Sha256};

use super::{ICON, ICON_TURN, SCRIPT, STREAM};
use crate::STYLE;

/// A file that pages load.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asset {
    /// The stylesheet of everything.
    Style,
    /// The script.
    Script,
    /// The stream that all tabs share.
    Stream,
    /// The icon.
    Icon,
    /// The icon when it is your turn.
    IconTurn,
}

/// The hash of a file, its name with it, and its address.
struct Named {
    hash: String,
    address: String,
}

const FOLDER: &str = "/assets/";

impl Asset {
    /// All of them.
    pub const ALL: [Asset; 5] = [Asset::Style, Asset::Script, Asset::Stream, Asset::Icon, Asset::IconTurn];

    /// Its name as people know it.
    pub fn name(self) -> &'static str {
        match self {
            Asset::Style => "table.css",
            Asset::Script => "live.js",
            Asset::Stream => "stream.js",
            Asset::Icon => "icon.svg",
            Asset::IconTurn => "icon-turn.svg",
        }
    }

    /// What is in it.
    pub fn text(self) -> &'static str {
        match self {
            Asset::Style => STYLE,
            Asset::Script => SCRIPT,
            Asset::Stream => STREAM,
            Asset::Icon => ICON,
            Asset::IconTurn => ICON_TURN,
        }
    }

    /// Its media type.
    pub fn kind(self) -> &'static str {
        match self {
            Asset::Style => "text/css; charset=utf-8",
            Asset::Script | Asset::Stream => "text/javascript; charset=utf-8",
            Asset::Icon | Asset::IconTurn => "image/svg+xml",
        }
    }

    /// Changes when the content does.
    pub fn hash(self) -> &'static str {
        &self.named().hash
    }

    /// Where a page finds it: `/assets/table.0123456789abcdef.css`.
    pub fn address(self) -> &'static str {
        &self.named().address
    }

    /// The last part of its address.
    pub fn file(self) -> &'static str {
        &self.address()[FOLDER.len()..]
    }

    fn named(self) -> &'static Named {
        static ALL: LazyLock<[Named; 5]> = LazyLock::new(|| {
            Asset::ALL.map(|asset| {
                let digest = Sha256::digest(asset.text());
                let hash: String = digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
                let (stem, end) = asset.name().split_once('.').expect("every name has an ending");
                let address = format!("{FOLDER}{stem}.{hash}.{end}");
                Named { hash, address }
            })
        });
        &ALL[self as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_the_content() {
        for asset in Asset::ALL {
            assert_eq!(asset.hash().len(), 16);
            assert_eq!(
                asset.address().replace(&format!(".{}", asset.hash()), ""),
                format!("/assets/{}", asset.name())
            );
        }
        assert_ne!(Asset::Icon.hash(), Asset::IconTurn.hash());
    }
}
