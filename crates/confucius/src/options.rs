//! What can be agreed before the game (rules sections 10 and 14.3).

use serde::Serialize;
use tabletop::{BadOption, Setting};

use crate::version;

/// The options; these fields are the keys of the view, in its order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Options {
    /// The version of the rules; views and records say it above all options.
    #[serde(skip)]
    pub rules: u16,
    /// With Petition the Emperor (CF-PET-1).
    pub advanced_game: bool,
    /// The Admiral decides ties for first (CF-VAR-1).
    pub admiral_variant: bool,
    /// CF-EXAM-17.
    pub any_candidate_empty_first: bool,
    /// CF-COMM-2.
    pub commercial_overpay: bool,
    /// CF-EXAM-11.
    pub exam_auto_cancel: bool,
    /// CF-CUBE-4.
    pub extra_counts_as_use: bool,
    /// CF-GIVE-5.
    pub gift_downgrade: bool,
    /// CF-PAY-6.
    pub payment_mode: PaymentMode,
    /// CF-PET-6.
    pub petition2_allow_one: bool,
    /// Rules section 8.
    pub reward_hand_hidden: bool,
    /// CF-MIN-6, CF-END-5.
    pub temp_counts_for_seniority: bool,
    /// CF-TRANS-2.
    pub transfer_requires_gift: bool,
    /// CF-VOY-8.
    pub voyage_without_target: bool,
}

impl Default for Options {
    fn default() -> Options {
        version::defaults(version::NEWEST)
    }
}

/// How payments are offered (CF-PAY-6); what can be reached is the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PaymentMode {
    /// The minimal ones, and `overpay` that asks again.
    Minimal,
    /// All at once.
    All,
}

/// The keys of section 14.3, sorted.
const KEYS: [&str; 13] = [
    "admiral-variant",
    "advanced-game",
    "any-candidate-empty-first",
    "commercial-overpay",
    "exam-auto-cancel",
    "extra-counts-as-use",
    "gift-downgrade",
    "payment-mode",
    "petition2-allow-one",
    "reward-hand-hidden",
    "temp-counts-for-seniority",
    "transfer-requires-gift",
    "voyage-without-target",
];

impl Options {
    /// The switch with this key; the payment mode is none.
    fn switch(&mut self, key: &str) -> Option<&mut bool> {
        Some(match key {
            "admiral-variant" => &mut self.admiral_variant,
            "advanced-game" => &mut self.advanced_game,
            "any-candidate-empty-first" => &mut self.any_candidate_empty_first,
            "commercial-overpay" => &mut self.commercial_overpay,
            "exam-auto-cancel" => &mut self.exam_auto_cancel,
            "extra-counts-as-use" => &mut self.extra_counts_as_use,
            "gift-downgrade" => &mut self.gift_downgrade,
            "petition2-allow-one" => &mut self.petition2_allow_one,
            "reward-hand-hidden" => &mut self.reward_hand_hidden,
            "temp-counts-for-seniority" => &mut self.temp_counts_for_seniority,
            "transfer-requires-gift" => &mut self.transfer_requires_gift,
            "voyage-without-target" => &mut self.voyage_without_target,
            _ => return None,
        })
    }

    /// The value of this key, as it is written.
    fn written(mut self, key: &str) -> &'static str {
        match self.switch(key) {
            Some(true) => "true",
            Some(false) => "false",
            None => match self.payment_mode {
                PaymentMode::Minimal => "minimal",
                PaymentMode::All => "all",
            },
        }
    }
}

impl tabletop::Options for Options {
    fn by_rules(rules: u16) -> Options {
        version::defaults(rules)
    }

    fn list() -> Vec<Setting> {
        let values = |key| if key == "payment-mode" { ["minimal", "all"] } else { ["false", "true"] };
        let setting = |key| Setting {
            key,
            values: values(key).to_vec(),
            pattern: None,
            default: Options::default().written(key),
        };
        KEYS.into_iter().map(setting).collect()
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), BadOption> {
        let bad = || BadOption::value::<Options>(key, value);
        if key == "payment-mode" {
            self.payment_mode = match value {
                "minimal" => PaymentMode::Minimal,
                "all" => PaymentMode::All,
                _ => return Err(bad()),
            };
            return Ok(());
        }
        let switch = self.switch(key).ok_or_else(|| BadOption::unknown::<Options>(key, value))?;
        *switch = match value {
            "true" => true,
            "false" => false,
            _ => return Err(bad()),
        };
        Ok(())
    }

    fn fit(&self, _seats: usize) -> Result<(), BadOption> {
        Ok(()) // no option depends on the number of players
    }

    fn lines(&self) -> Vec<(&'static str, String)> {
        let default = version::defaults(self.rules);
        let differs = |key: &&str| self.written(key) != default.written(key);
        KEYS.into_iter().filter(differs).map(|key| (key, self.written(key).to_owned())).collect()
    }
}
