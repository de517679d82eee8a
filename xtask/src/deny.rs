//! What may be in the binary, by `deny.toml`: asks `cargo deny` where it is installed, and else reads the same file
//! over `cargo metadata`. That understands less (licences, banned crates, wildcards, sources), but everybody has it.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

use serde::Deserialize;

/// Where crates come from, as metadata call it.
const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Fails with every crate that may not be here.
pub(crate) fn check(root: &Path) -> Result<(), String> {
    if crate::has_subcommand("deny") {
        return crate::cargo(&["deny", "check", "bans", "licenses", "sources"], &[]);
    }
    eprintln!("· dependencies, by deny.toml");
    let policy = fs::read_to_string(root.join("deny.toml")).map_err(|bad| format!("deny.toml: {bad}"))?;
    let policy = Policy::read(&policy)?;
    let metadata = Metadata::read(&metadata(root)?)?;
    let faults = policy.faults(&metadata.packages);
    if faults.is_empty() { Ok(()) } else { Err(format!("deny.toml forbids:\n{}", faults.join("\n"))) }
}

fn metadata(root: &Path) -> Result<Vec<u8>, String> {
    let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(root)
        .output()
        .map_err(|bad| format!("cannot run cargo: {bad}"))?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    Err(format!("`cargo metadata` failed: {}", String::from_utf8_lossy(&output.stderr)))
}

/// The part of `deny.toml` that is read here; the rest is for `cargo deny`.
#[derive(Deserialize)]
struct Policy {
    licenses: Licenses,
    bans: Bans,
    sources: Sources,
}

#[derive(Deserialize)]
struct Licenses {
    allow: Vec<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Bans {
    #[serde(default)]
    wildcards: Lint,
    #[serde(default)]
    deny: Vec<Banned>,
}

#[derive(Deserialize)]
struct Banned {
    #[serde(rename = "crate")]
    name: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Sources {
    #[serde(default)]
    unknown_registry: Lint,
    #[serde(default)]
    unknown_git: Lint,
}

#[derive(Clone, Copy, Default, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
enum Lint {
    #[default]
    Allow,
    Warn,
    Deny,
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

impl Metadata {
    fn read(json: &[u8]) -> Result<Metadata, String> {
        serde_json::from_slice(json).map_err(|bad| format!("cargo metadata: {bad}"))
    }
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
    /// Nothing for what lies in a folder.
    source: Option<String>,
    dependencies: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    name: String,
    req: String,
    path: Option<String>,
}

impl Policy {
    fn read(text: &str) -> Result<Policy, String> {
        toml::from_str(text).map_err(|bad| format!("deny.toml: {bad}"))
    }

    fn faults(&self, packages: &[Package]) -> Vec<String> {
        packages.iter().flat_map(|package| self.faults_of(package)).collect()
    }

    fn faults_of(&self, package: &Package) -> Vec<String> {
        let mut faults = Vec::new();
        let mut fault = |what: String| faults.push(format!("{} {}: {what}", package.name, package.version));
        match package.license.as_deref().map(|license| (license, self.allows(license))) {
            None => fault("says nothing about its licence".into()),
            Some((license, None)) => fault(format!("nobody understands its licence `{license}`")),
            Some((license, Some(false))) => fault(format!("its licence `{license}` is not on the list")),
            Some((_, Some(true))) => {}
        }
        if self.bans.deny.iter().any(|banned| banned.name == package.name) {
            fault("it is banned".into());
        }
        match package.source.as_deref() {
            None | Some(CRATES_IO) => {}
            Some(git) if git.starts_with("git+") => {
                if self.sources.unknown_git == Lint::Deny {
                    fault(format!("comes from {git}"));
                }
            }
            Some(other) if self.sources.unknown_registry == Lint::Deny => {
                fault(format!("comes from {other}"))
            }
            Some(_) => {}
        }
        // What others write into their manifests is their business.
        if package.source.is_none() && self.bans.wildcards == Lint::Deny {
            let any = package.dependencies.iter().filter(|dep| dep.req == "*" && dep.path.is_none());
            any.for_each(|dep| fault(format!("takes any version of {}", dep.name)));
        }
        faults
    }

    /// Whether this expression can be fulfilled; nothing if it is none.
    fn allows(&self, license: &str) -> Option<bool> {
        let license = license.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
        let words: Vec<&str> = license.split_whitespace().collect();
        let mut words = Words { words: &words, allowed: &self.licenses.allow };
        let fulfilled = words.either()?;
        words.words.is_empty().then_some(fulfilled)
    }
}

/// A licence expression, read from left to right: `AND` binds tighter than `OR`.
struct Words<'a> {
    words: &'a [&'a str],
    allowed: &'a [String],
}

impl Words<'_> {
    fn take(&mut self, word: &str) -> bool {
        let found = self.words.first() == Some(&word);
        self.words = &self.words[usize::from(found)..];
        found
    }

    fn either(&mut self) -> Option<bool> {
        let mut fulfilled = self.both()?;
        while self.take("OR") {
            fulfilled |= self.both()?;
        }
        Some(fulfilled)
    }

    fn both(&mut self) -> Option<bool> {
        let mut fulfilled = self.one()?;
        while self.take("AND") {
            fulfilled &= self.one()?;
        }
        Some(fulfilled)
    }

    fn one(&mut self) -> Option<bool> {
        if self.take("(") {
            let fulfilled = self.either()?;
            return self.take(")").then_some(fulfilled);
        }
        let (&name, rest) = self.words.split_first()?;
        self.words = rest;
        if ["OR", "AND", "WITH", "(", ")"].contains(&name) {
            return None;
        }
        let mut name = name.to_owned();
        if self.take("WITH") {
            let (exception, rest) = self.words.split_first()?;
            self.words = rest;
            name = format!("{name} WITH {exception}");
        }
        Some(self.allowed.contains(&name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn policy() -> Policy {
        let text = fs::read_to_string(crate::root().join("deny.toml")).expect("it is there");
        Policy::read(&text).expect("it can be read")
    }

    fn package(json: &str) -> Package {
        serde_json::from_str(json).expect("a package")
    }

    #[test]
    fn licence_expressions_are_read_as_they_are_meant() {
        let policy = policy();
        for fine in [
            "MIT",
            "MIT OR Apache-2.0",
            "MIT/Apache-2.0",
            "Unlicense OR MIT",
            "(MIT OR Apache-2.0) AND Unicode-3.0",
            "Apache-2.0 WITH LLVM-exception OR Apache-2.0 OR MIT",
            "GPL-3.0 AND MIT OR Zlib",
        ] {
            assert_eq!(policy.allows(fine), Some(true), "{fine}");
        }
        for not in
            ["GPL-3.0", "MIT AND GPL-3.0", "(MIT OR Zlib) AND GPL-3.0", "Apache-2.0 WITH LLVM-exception"]
        {
            assert_eq!(policy.allows(not), Some(false), "{not}");
        }
        for nonsense in ["", "MIT OR", "(MIT", "MIT)", "MIT Zlib", "OR MIT", "MIT WITH"] {
            assert_eq!(policy.allows(nonsense), None, "{nonsense}");
        }
    }

    #[test]
    fn what_is_forbidden_is_named_with_its_reason() {
        let policy = policy();
        let faults = |json: &str| policy.faults(&[package(json)]);
        let ours = r#"{"name":"a","version":"1.0.0","license":"MIT","source":null,"dependencies":[
            {"name":"b","req":"*","path":"/b"},{"name":"c","req":"^1","path":null}]}"#;
        assert_eq!(faults(ours), [""; 0]);
        let lax = ours.replace("^1", "*");
        assert_eq!(faults(&lax), ["a 1.0.0: takes any version of c"]);
        let banned =
            ours.replace("\"a\"", "\"openssl\"").replace("null,\"dep", &format!("\"{CRATES_IO}\",\"dep"));
        assert_eq!(faults(&banned), ["openssl 1.0.0: it is banned"]);
        let git = ours.replace("null,\"dep", "\"git+https://example.org/a\",\"dep");
        assert_eq!(faults(&git), ["a 1.0.0: comes from git+https://example.org/a"]);
        let elsewhere = ours.replace("null,\"dep", "\"registry+https://example.org\",\"dep");
        assert_eq!(faults(&elsewhere), ["a 1.0.0: comes from registry+https://example.org"]);
        let free = ours.replace("\"MIT\"", "null");
        assert_eq!(faults(&free), ["a 1.0.0: says nothing about its licence"]);
        let copyleft = ours.replace("MIT", "GPL-3.0");
        assert_eq!(faults(&copyleft), ["a 1.0.0: its licence `GPL-3.0` is not on the list"]);
    }
}
