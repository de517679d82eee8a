//! Four languages say the same things: identical ids, identical variables, complete nouns.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use i18n::Locale;

/// What one message is made of.
#[derive(Default)]
struct Parts {
    variables: BTreeSet<String>,
    attributes: BTreeSet<String>,
}

/// Every message of a language, in the order of its files.
fn messages(locale: Locale) -> Vec<(String, Parts)> {
    let mut messages = Vec::new();
    for &(file, text) in locale.sources() {
        let resource = fluent_syntax::parser::parse(text)
            .unwrap_or_else(|(_, bad)| panic!("locales/{}/{file}.ftl: {bad:?}", locale.code()));
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => {
                    let mut parts = Parts::default();
                    message.value.iter().for_each(|pattern| walk(pattern, &mut parts.variables));
                    parts.attributes = message.attributes.iter().map(|a| a.id.name.to_owned()).collect();
                    messages.push((message.id.name.to_owned(), parts));
                }
                Entry::Junk { content } => panic!("locales/{}/{file}.ftl: {content}", locale.code()),
                Entry::Term(_) | Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            }
        }
    }
    messages
}

fn walk(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression } => walk_expression(expression, variables),
        }
    }
}

fn walk_expression(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => walk_inline(inline, variables),
        Expression::Select { selector, variants } => {
            walk_inline(selector, variables);
            variants.iter().for_each(|variant| walk(&variant.value, variables));
        }
    }
}

fn walk_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => walk_expression(expression, variables),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::FunctionReference { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}

/// Which nouns a variable can stand for, by how their ids begin. Persons are what is left.
const CLASSES: &[(&[&str], &[&str])] = &[
    (&["card", "cards"], &["noun-action-", "noun-card-"]),
    (&["ministry", "other"], &["noun-ministry-"]),
    (&["student"], &["noun-student-"]),
    (&["gift"], &["noun-gift-"]),
    (&["distant"], &["noun-distant-"]),
    (&["land", "to"], &["noun-land-"]),
    (&["act"], &["noun-act-"]),
    (&["reward"], &["noun-reward-"]),
    (&["event"], &["noun-event-", "noun-super-"]),
    (&["tile"], &["noun-wall-"]),
    (&["privilege"], &["noun-privilege-"]),
    (&["good"], &["noun-yuan", "noun-rice", "noun-fireworks"]),
    (&["area"], &["noun-area-"]),
    (&["present", "received"], &["noun-present-"]),
    (&["icon", "received-icon"], &["noun-icon-"]),
    (&["token"], &["noun-token-"]),
    (&["decree"], &["noun-decree-"]),
    (&["prize"], &["noun-prize-"]),
    (&["who", "whom"], &["noun-meng"]),
    (&["person"], &["noun-"]),
];

fn class_of(noun: &str) -> usize {
    CLASSES
        .iter()
        .position(|(_, ids)| ids.iter().any(|id| noun.starts_with(id)))
        .expect("every noun has a class")
}

/// `$person-acc` speaks of `$person`.
fn base<'a>(variable: &'a str, forms: &BTreeSet<String>) -> &'a str {
    let form_of =
        |form: &String| variable.strip_suffix(form.as_str()).and_then(|rest| rest.strip_suffix('-'));
    forms.iter().find_map(form_of).unwrap_or(variable)
}

fn forms(messages: &[(String, Parts)]) -> BTreeSet<String> {
    messages.iter().flat_map(|(_, parts)| parts.attributes.iter().cloned()).collect()
}

#[test]
fn four_languages_have_the_same_ids_in_the_same_order() {
    let ids = |locale| messages(locale).into_iter().map(|(id, _)| id).collect::<Vec<_>>();
    let english = ids(Locale::En);
    for locale in Locale::ALL {
        assert_eq!(ids(locale), english, "{}", locale.code());
    }
    let unique: BTreeSet<&String> = english.iter().collect();
    assert_eq!(unique.len(), english.len(), "every id stands once");
}

#[test]
fn four_languages_speak_of_the_same_things() {
    let variables = |locale| {
        let messages = messages(locale);
        let forms = forms(&messages);
        let bases = |parts: &Parts| parts.variables.iter().map(|v| base(v, &forms).to_owned()).collect();
        messages
            .iter()
            .map(|(id, parts)| (id.clone(), bases(parts)))
            .collect::<BTreeMap<String, BTreeSet<String>>>()
    };
    let english = variables(Locale::En);
    for locale in Locale::ALL {
        for (id, spoken_of) in variables(locale) {
            assert_eq!(Some(&spoken_of), english.get(&id), "{}: {id}", locale.code());
        }
    }
}

#[test]
fn every_form_a_sentence_asks_for_is_there_on_every_noun_it_can_get() {
    for locale in Locale::ALL {
        let messages = messages(locale);
        let forms = forms(&messages);
        for (id, parts) in &messages {
            for variable in &parts.variables {
                let noun = base(variable, &forms);
                if noun == variable {
                    continue;
                }
                let form = &variable[noun.len() + 1..];
                let class = CLASSES.iter().position(|(names, _)| names.contains(&noun));
                let class = class.unwrap_or_else(|| panic!("{}: {id}: ${noun} is no noun", locale.code()));
                for (name, parts) in messages.iter().filter(|(name, _)| name.starts_with("noun-")) {
                    let lacks = class_of(name) == class && !parts.attributes.contains(form);
                    assert!(!lacks, "{}: {id} needs .{form} of {name}", locale.code());
                }
            }
        }
    }
}

#[test]
fn a_language_is_found_by_its_code() {
    assert_eq!(Locale::named("hu_HU.UTF-8"), Some(Locale::Hu));
    assert_eq!(Locale::named("fr-CA"), Some(Locale::Fr));
    assert_eq!(Locale::named("RU"), Some(Locale::Ru));
    assert_eq!(Locale::named("C"), None);
    assert_eq!(Locale::named(""), None);
}
