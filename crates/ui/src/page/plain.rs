//! Pages that say or ask one thing: an invitation, a seat for another device, a problem, the rules.

use i18n::Say;
use maud::{Markup, PreEscaped, html};

use super::frame::plain;

/// What a page asks before something is done.
pub struct Ask {
    /// Where the form goes.
    pub action: String,
    /// What it is about.
    pub title: String,
    /// More about it.
    pub detail: Option<String>,
    /// Where the corrected tables are that the game is played with.
    pub tables: Option<String>,
    /// Whether to ask for a name.
    pub name: bool,
    /// What whoever wants nothing of it is told; leads to the start.
    pub decline: Option<String>,
    /// The buttons: what each sends, if anything, and what it says. The first is meant.
    pub buttons: Vec<Button>,
}

/// A field and its value, if a button sends one, and what it says.
pub type Button = (Option<(&'static str, &'static str)>, String);

/// A page with one question.
pub fn ask(say: &Say, ask: &Ask) -> Markup {
    let body = html! {
        main.join {
            h1 { (ask.title) }
            @if let Some(detail) = &ask.detail { p { (detail) } }
            @if let Some(tables) = &ask.tables { p { (say.words("site-played-corrected")) " " a href=(tables) { (say.words("site-see-tables")) } } }
            form method="post" action=(ask.action) {
                @if ask.name {
                    label {
                        (say.words("site-your-name")) " "
                        input type="text" name="name" maxlength="24" autocomplete="nickname" autofocus;
                    }
                }
                @for ((sends, words), nth) in ask.buttons.iter().zip(0..) {
                    button.primary[nth == 0 && ask.buttons.len() == 1] type="submit" name=[sends.map(|(name, _)| name)] value=[sends.map(|(_, value)| value)] { (words) }
                    " "
                }
                @if let Some(words) = &ask.decline { a.button href="/" { (words) } }
            }
        }
    };
    plain(say, &ask.title, "/", body)
}

/// Something that went wrong.
pub struct Problem {
    /// What, in one sentence.
    pub what: String,
    /// The particulars, if there are any.
    pub detail: Option<String>,
    /// Where to go from here.
    pub back: String,
}

/// The page of something that went wrong.
pub fn problem(say: &Say, problem: &Problem) -> Markup {
    let body = html! {
        main.problem {
            h1 { (problem.what) }
            @if let Some(detail) = &problem.detail { p.detail { (detail) } }
            p { a.button href=(problem.back) { (say.words("site-go-back")) } }
        }
    };
    plain(say, &problem.what, "/", body)
}

/// A rule text that was rendered from our own documents.
pub fn rules(say: &Say, title: &str, here: &str, html_text: &str) -> Markup {
    plain(say, title, here, html! { main.rules { (PreEscaped(html_text)) } })
}

/// How a game is played, and where every rule stands.
pub fn guide(say: &Say, title: &str, game: &str, html_text: &str) -> Markup {
    let body = html! {
        main.rules.guide {
            (PreEscaped(html_text))
            p { a href=(format!("/rules/{game}")) { (say.words("site-every-rule")) } }
        }
    };
    plain(say, title, &format!("/guide/{game}"), body)
}
