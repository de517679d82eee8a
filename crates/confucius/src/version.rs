//! The versions of the rules (rules section 2.5). Every correction is a switch that is matched here and nowhere else;
//! a game is played to its end by the version it was begun with.

use crate::options::{Options, PaymentMode};

/// By this version new tables are played.
pub(crate) const NEWEST: u16 = 2;

/// What holds where nothing else is agreed.
pub(crate) fn defaults(rules: u16) -> Options {
    let corrected = rules >= 2;
    Options {
        rules,
        advanced_game: false,
        admiral_variant: false,
        any_candidate_empty_first: true,
        commercial_overpay: false,
        exam_auto_cancel: !corrected, // CF-EXAM-11: three cards may cancel the gift
        extra_counts_as_use: corrected, // CF-CUBE-4: what an Extra Action card does was performed
        gift_downgrade: true,
        payment_mode: PaymentMode::Minimal,
        petition2_allow_one: !corrected, // CF-PET-6: petition 2 moves two junks
        reward_hand_hidden: true,
        temp_counts_for_seniority: true,
        transfer_requires_gift: true,
        voyage_without_target: true,
    }
}

/// CF-EXAM-19: whether a candidate of a closed ministry may go to an empty space elsewhere where there is nobody to
/// replace.
pub(crate) fn closed_candidate_takes_empty_space(options: &Options) -> bool {
    options.rules < 2
}
