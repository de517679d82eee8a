//! What a page of a table says.

use super::wire::{Answer, path_of};

/// The page of a table as somebody saw it.
pub(super) struct Page {
    pub(super) body: String,
    /// How many choices this viewer sees, with those of the own turn.
    pub(super) ply: usize,
    /// How many times the server had been disturbed before it was asked for.
    pub(super) age: u64,
}

impl Page {
    /// Nothing if it is no page of a table.
    pub(super) fn read(answer: Answer, age: u64) -> Option<Page> {
        let ply = attribute(&answer.body, "data-ply")?.parse().ok()?;
        Some(Page { body: answer.body, ply, age })
    }

    pub(super) fn offers(&self) -> usize {
        self.body.matches("class=\"offer\"").count()
    }

    pub(super) fn can_end(&self) -> bool {
        self.body.contains("value=\"end\"")
    }

    pub(super) fn can_undo(&self) -> bool {
        self.body.contains("value=\"undo\"")
    }

    pub(super) fn can_act(&self) -> bool {
        self.offers() > 0 || self.can_end()
    }

    pub(super) fn is_over(&self) -> bool {
        self.body.contains("class=\"result\"")
    }

    /// The seats that are this viewer's.
    pub(super) fn mine(&self) -> Vec<usize> {
        let chips = self.body.split("<li class=\"seat seat-").skip(1);
        let tags = chips.filter_map(|chip| chip.split('>').next()).filter(|tag| tag.contains(" data-mine"));
        tags.filter_map(|tag| tag.split(['"', ' ']).next()?.parse().ok()).collect()
    }

    /// The hash that seals the deal.
    pub(super) fn deal(&self) -> Option<&str> {
        let codes = self.body.split("<code>").skip(1).filter_map(|rest| rest.split('<').next());
        codes.into_iter().find(|code| code.len() == 64)
    }

    /// The paths of the invitations.
    pub(super) fn invitations(&self) -> Vec<String> {
        let texts = self.body.split(['"', '<', '>', ' ', '\n']).filter(|text| text.contains("/join/"));
        let mut links: Vec<String> =
            texts.filter(|text| text.starts_with("http://") || text.starts_with('/')).map(path_of).collect();
        links.sort();
        links.dedup();
        links
    }
}

fn attribute<'a>(body: &'a str, name: &str) -> Option<&'a str> {
    body.split(&format!(" {name}=\"")).nth(1)?.split('"').next()
}

/// The table an address leads to.
pub(super) fn table_of(path: &str) -> Option<String> {
    Some(path.strip_prefix("/t/")?.split(['/', '?', '#']).next()?.to_owned())
}
