//! What is known of the game besides its rules.

use tabletop::manifest::{Checked, File};
use tabletop::{Catalogued, Correctable, Manifest};

use crate::Gugong;
use crate::data::{Files, Printed, PrintedData};

impl Catalogued for Gugong {
    const MANIFEST: Manifest = Manifest {
        on_shelf: true,
        prefix: "GG-",
        rulebook: include_str!("../../../docs/rules/gugong.md"),
        agreements: &[
            &[],
            &[("special-tokens", "on")],
            &[
                ("special-tokens", "on"),
                ("expert-setup", "on"),
                ("solo-difficulty", "high"),
                ("solo-sets", "p4-p5"),
            ],
            &[("token-counts", "b"), ("solo-difficulty", "low"), ("solo-focus", "canal")],
        ],
        usual: &[],
        chapters: (4, 4),
        correctable: Some(&Correctable { built_in, knows, check, keep }),
    };
}

fn built_in() -> Vec<(&'static str, &'static str)> {
    let mut files = Files::built_in();
    let text = |name| files.named(name).map(|text| (name, *text));
    Files::NAMES.into_iter().filter_map(text).collect()
}

fn knows(hash: &str) -> bool {
    Printed::named(hash).is_some()
}

fn check(corrected: &[File]) -> Checked {
    let tables = parse(corrected)?;
    let is_built_in = tables.hash() == Printed::built_in().hash();
    Ok((!is_built_in).then(|| tables.hash().to_string()))
}

fn keep(corrected: &[File]) -> Checked {
    let kept = Printed::keep(parse(corrected)?);
    Ok((!kept.is_built_in()).then(|| kept.hash().to_string()))
}

fn parse(corrected: &[File]) -> Result<PrintedData, Vec<String>> {
    let mut files = Files::built_in();
    for (name, text) in corrected {
        if let Some(built_in) = files.named(name) {
            *built_in = text;
        }
    }
    PrintedData::parse(&files).map_err(|mistakes| mistakes.iter().map(ToString::to_string).collect())
}
