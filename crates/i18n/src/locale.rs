//! The languages, and the texts of each.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use fluent_syntax::ast;
use unic_langid::{LanguageIdentifier, langid};

/// By language, in the order of [`Locale::ALL`]; written by `build.rs`.
static SOURCES: [&[(&str, &str)]; 4] = include!(concat!(env!("OUT_DIR"), "/sources.rs"));

/// A language of the interface: those of the rulebooks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Locale {
    /// English.
    #[default]
    En,
    /// Русский.
    Ru,
    /// Français.
    Fr,
    /// Magyar.
    Hu,
}

impl Locale {
    /// All of them.
    pub const ALL: [Locale; 4] = [Locale::En, Locale::Ru, Locale::Fr, Locale::Hu];

    /// Its code.
    pub fn code(self) -> &'static str {
        match self {
            Locale::En => "en",
            Locale::Ru => "ru",
            Locale::Fr => "fr",
            Locale::Hu => "hu",
        }
    }

    /// Its own name for itself.
    pub fn autonym(self) -> &'static str {
        match self {
            Locale::En => "English",
            Locale::Ru => "Русский",
            Locale::Fr => "Français",
            Locale::Hu => "Magyar",
        }
    }

    /// The language with this code; what follows the language itself is ignored (`fr-CA`, `hu_HU.UTF-8`).
    pub fn named(code: &str) -> Option<Locale> {
        let language = code.split(['-', '_', '.']).next().unwrap_or_default().to_ascii_lowercase();
        Locale::ALL.into_iter().find(|locale| locale.code() == language)
    }

    /// The texts it is made of, by file name: whatever lies in its folder, those of the site first.
    pub fn sources(self) -> &'static [(&'static str, &'static str)] {
        SOURCES[self as usize]
    }

    pub(crate) fn words(self) -> &'static Words {
        static WORDS: LazyLock<[Words; 4]> = LazyLock::new(|| Locale::ALL.map(Words::load));
        &WORDS[self as usize]
    }

    fn language(self) -> LanguageIdentifier {
        match self {
            Locale::En => langid!("en"),
            Locale::Ru => langid!("ru"),
            Locale::Fr => langid!("fr"),
            Locale::Hu => langid!("hu"),
        }
    }
}

/// Everything one language can say.
pub(crate) struct Words {
    pub(crate) bundle: FluentBundle<FluentResource>,
    /// Every attribute any noun carries: the forms sentences can ask for.
    pub(crate) forms: BTreeSet<String>,
}

impl Words {
    fn load(locale: Locale) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![locale.language()]);
        bundle.set_use_isolating(false);
        let mut forms = BTreeSet::new();
        for &(file, text) in locale.sources() {
            let resource = FluentResource::try_new(text.into())
                .unwrap_or_else(|(_, bad)| panic!("locales/{}/{file}.ftl: {bad:?}", locale.code()));
            for entry in resource.entries() {
                if let ast::Entry::Message(message) = entry
                    && message.id.name.starts_with("noun-")
                {
                    forms.extend(message.attributes.iter().map(|attribute| attribute.id.name.to_owned()));
                }
            }
            bundle
                .add_resource(resource)
                .unwrap_or_else(|bad| panic!("locales/{}/{file}.ftl: {bad:?}", locale.code()));
        }
        Words { bundle, forms }
    }
}
