//! Values as shares of a win, so that values of several worlds can be added: a forced win in one of many isn't
//! worth more than a good position in all. In integers, so that it is the same everywhere.

use crate::search::MATE;

/// The share of a win.
pub(super) const WHOLE: i32 = 10_000;
/// The value of three quarters of a win, in hundredths of a pawn.
const CLEAR: i32 = 300;

/// The share of a value.
pub(super) fn share(value: i32) -> i32 {
    if value.abs() > MATE - 1_000 {
        return if value > 0 { WHOLE } else { 0 };
    }
    WHOLE / 2 + WHOLE / 2 * value / (value.abs() + CLEAR)
}

/// The value of a share.
pub(super) fn worth(share: i32) -> i32 {
    let half = WHOLE / 2;
    let beyond = (share - half).clamp(-half, half);
    if beyond.abs() >= half - 1 {
        return beyond.signum() * (MATE - 1);
    }
    (CLEAR * beyond / (half - beyond.abs())).clamp(-20_000, 20_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_has_its_value() {
        for value in [-900, -300, -20, 0, 15, 300, 1_200] {
            assert!((worth(share(value)) - value).abs() <= 1 + value.abs() / 50, "{value}");
        }
        assert_eq!(share(MATE - 3), WHOLE);
        assert_eq!(worth(0), 1 - MATE);
    }
}
