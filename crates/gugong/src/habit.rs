//! What goes without saying: whoever may gain servants takes all, nobody pays one servant with the pair, and before
//! the last night an exchange can wait.

use tabletop::Seat;

use crate::action::Action;
use crate::exchange;
use crate::piece::Token;
use crate::servants;
use crate::table::Table;
use crate::task::Question;

/// The answer nearly everybody gives.
#[expect(clippy::wildcard_enum_match_arm, reason = "most questions have no answer that goes without saying")]
pub(crate) fn habit(table: &Table, me: Seat) -> Option<Action> {
    let (_, question) = table.agenda.question()?;
    match question {
        Question::Gain(n, _) => Some(Action::Gain(servants::greatest_gain(&table.players[me], n))),
        Question::Pay(1, _) => Some(Action::PayWithoutPair),
        // A marker further along is never worse, and it costs nothing.
        Question::Token(Token::Tt04) => Some(Action::UseToken(Token::Tt04)),
        // Two tokens free two slots, a TT12 only one.
        Question::ExchangeSet(rate) => Some(Action::SpendDoubles(exchange::fewest_doubles(table, me, rate))),
        Question::Window if table.round < table.printed().constants.rounds => Some(Action::Finish),
        _ => None,
    }
}
