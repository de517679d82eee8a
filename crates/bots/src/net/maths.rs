//! The few functions a net needs, from additions and multiplications alone: the same bits on every machine.
#![allow(clippy::cast_possible_truncation, reason = "the numbers are in range where they are cut")]

/// e to the power of `x`, for `x` up to 80; relative error below 2e-5.
#[inline]
pub fn exp(x: f32) -> f32 {
    let twos = x.clamp(-80.0, 80.0) * std::f32::consts::LOG2_E;
    let whole = twos as i32 - i32::from(twos < 0.0);
    let rest = twos - whole as f32;
    let fraction = 1.0
        + rest
            * (std::f32::consts::LN_2
                + rest * (0.240_226_5 + rest * (0.055_504_1 + rest * (0.009_618_1 + rest * 0.001_499_1))));
    f32::from_bits(((whole + 127) << 23) as u32) * fraction
}

/// Softmax: turns scores (logits) into shares that sum to 1.
#[inline]
pub fn softmax(scores: &mut [f32]) {
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for score in scores.iter_mut() {
        *score = exp(*score - most);
        sum += *score;
    }
    scores.iter_mut().for_each(|score| *score /= sum);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exp_is_close_and_exact_bits() {
        for step in -700..=700 {
            let x = step as f32 / 10.0;
            let relative = (exp(x) - x.exp()).abs() / x.exp();
            assert!(relative < 1e-4, "{x}: {relative}");
        }
        // Golden bits: a change here changes every choice of every bot.
        assert_eq!([1.0, -0.3, -17.25].map(|x| exp(x).to_bits()), [0x402d_f862, 0x3f3d_a667, 0x330a_7a4c]);
    }

    #[test]
    fn shares_sum_to_one() {
        let mut scores = [3.0, -2.0, 0.5, 0.5];
        softmax(&mut scores);
        assert!((scores.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!(scores[0] > scores[2] && scores[2] == scores[3] && scores[3] > scores[1]);
    }
}
