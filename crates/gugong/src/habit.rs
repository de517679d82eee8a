//! What goes without saying: whoever may gain servants takes all, nobody pays one servant with the pair, and before
//! the last night an exchange can wait.

use tabletop::Seat;

use crate::action::Action;
use crate::exchange;
use crate::piece::Token;
use crate::servants;
use crate::table::Table;
use crate::task::Task;

/// The answer nearly everybody gives.
pub(crate) fn habit(table: &Table, me: Seat) -> Option<Action> {
    match table.agenda.next()? {
        Task::Gain(_, n, _) => Some(Action::Gain(servants::greatest_gain(&table.players[me], n))),
        Task::Pay(_, 1, _) => Some(Action::PayWithoutPair),
        // A marker further along is never worse, and it costs nothing.
        Task::Token(_, Token::Tt04) => Some(Action::UseToken(Token::Tt04)),
        // Two tokens free two slots, a TT12 only one.
        Task::ExchangeSet(_, rate) => Some(Action::SpendDoubles(exchange::fewest_doubles(table, me, rate))),
        Task::Window(_) if table.round < table.printed().constants.rounds => Some(Action::Finish),
        Task::Window(_)
        | Task::Pay(..)
        | Task::Token(..)
        | Task::Morning
        | Task::MorningOf(_)
        | Task::Income
        | Task::Day
        | Task::Turns
        | Task::EndOfDay
        | Task::Dusk
        | Task::Night
        | Task::Award
        | Task::Voyage
        | Task::Windows(_)
        | Task::RoundEnd
        | Task::Final
        | Task::Performed(..)
        | Task::WallCheck
        | Task::MengTurn
        | Task::MengAct(..)
        | Task::MengMove
        | Task::MengToken(_)
        | Task::MengLoad
        | Task::Offer(_)
        | Task::TakeJade(..)
        | Task::Enact(..)
        | Task::Scheme(..)
        | Task::Advance(..)
        | Task::OfferCard(_)
        | Task::OfferArea(_)
        | Task::OfferPay(_)
        | Task::OfferDiscard(_)
        | Task::CardAct(..)
        | Task::AreaAct(..)
        | Task::Copy(..)
        | Task::Move(_)
        | Task::Store(..)
        | Task::Retire(_)
        | Task::Special(..)
        | Task::SwapOwn(..)
        | Task::SwapBoard(..)
        | Task::Build(..)
        | Task::Extra(..)
        | Task::Bonus(_)
        | Task::Die(_)
        | Task::Load(..)
        | Task::Sail(..)
        | Task::Claim(..)
        | Task::Decrees(_) => None,
    }
}
