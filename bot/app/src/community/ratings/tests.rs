use skillratings::glicko2::glicko2_rating_period;

use super::*;

fn strength(rating: f64, deviation: f64) -> Strength {
    Strength { rating, deviation, volatility: 0.06 }
}

#[track_caller]
fn close(is: f64, should: f64, within: f64) {
    assert!((is - should).abs() <= within, "{is} is not {should}");
}

/// Mark E. Glickman, "Example of the Glicko-2 system" (2013, revised 2022), <http://www.glicko.net/glicko/glicko2.pdf>, pages 4
/// to 6: the player of 1500 ± 200 who beats 1400 ± 30 and loses to 1550 ± 100 and 1700 ± 300 in one period.
#[test]
fn glickmans_example_comes_out_as_in_his_paper() {
    let player = to_glicko2(strength(1500.0, 200.0));
    let results = [
        (to_glicko2(strength(1400.0, 30.0)), Outcomes::WIN),
        (to_glicko2(strength(1550.0, 100.0)), Outcomes::LOSS),
        (to_glicko2(strength(1700.0, 300.0)), Outcomes::LOSS),
    ];
    let after = from_glicko2(glicko2_rating_period(&player, &results, &Glicko2Config::new()));
    close(after.rating, 1464.06, 0.02);
    close(after.deviation, 151.52, 0.005);
    close(after.volatility, 0.05999, 0.000_006);
}

/// The documentation of `skillratings` 0.29, `glicko2::glicko2`: two beginners, of whom one wins.
#[test]
fn two_beginners_come_out_as_the_library_says() {
    let sides = |first, second| {
        [Side { seats: vec![BEGINNER], place: first }, Side { seats: vec![BEGINNER], place: second }]
    };
    let after = Method::Glicko2.rate(&sides(1, 2));
    let (won, lost) = (after[0][0], after[1][0]);
    close(won.rating.round(), 1662.0, 0.0);
    close(lost.rating.round(), 1338.0, 0.0);
    close(won.deviation.round(), 290.0, 0.0);
    close(won.volatility, 0.059_999_675_372_338_14, 1e-12);
    let drawn = Method::Glicko2.rate(&sides(1, 1));
    close(drawn[0][0].rating, 1500.0, 1e-9);
    let turned = Method::Glicko2.rate(&sides(2, 1));
    close(turned[1][0].rating, won.rating, 1e-9);
}

/// The documentation of `skillratings` 0.29, `weng_lin::weng_lin_multi_team`: three teams of three, of which the second wins
/// and the first comes second. Its numbers stand here on our scale.
#[test]
fn three_teams_come_out_as_the_library_says() {
    let scaled = |rating: f64| (rating - 25.0) * WENG_LIN + 1500.0;
    let new = (25.0, 25.0 / 3.0);
    let teams =
        [[new, (30.0, 1.2), (21.0, 6.5)], [new, (41.0, 1.4), (19.2, 4.3)], [new, (29.4, 1.6), (17.2, 2.1)]];
    let sides: Vec<Side> = teams
        .iter()
        .zip([2, 1, 3])
        .map(|(team, place)| Side {
            seats: team
                .iter()
                .map(|(rating, uncertainty)| strength(scaled(*rating), uncertainty * WENG_LIN))
                .collect(),
            place,
        })
        .collect();
    let after = Method::WengLin.rate(&sides);
    let published = [[25.38, 30.01, 21.23], [27.96, 41.08, 19.99], [21.66, 29.28, 16.99]];
    for (team, published) in after.iter().zip(published) {
        for (member, published) in team.iter().zip(published) {
            // Two digits are published.
            close(member.rating, scaled(published), 0.005 * WENG_LIN + 1e-9);
        }
    }
}

/// The tests of `skillratings` 0.29, `weng_lin::test_weng`: the same with two beginners, to the last digit.
#[test]
fn a_beginner_of_weng_and_lin_is_ours() {
    let won = Side { seats: vec![BEGINNER], place: 1 };
    let lost = Side { seats: vec![BEGINNER], place: 2 };
    let after = Method::WengLin.rate(&[won, lost]);
    close(after[0][0].rating, (27.635_231_383_473_65 - 25.0) * 42.0 + 1500.0, 1e-9);
    close(after[0][0].deviation, 8.065_506_316_323_548 * 42.0, 1e-9);
    close(after[1][0].rating, (22.364_768_616_526_35 - 25.0) * 42.0 + 1500.0, 1e-9);
}

#[test]
fn who_rests_gets_less_certain() {
    let known = strength(1800.0, 60.0);
    assert_eq!(rested(known, DAY - 1), known);
    // Glickman's step 6, for one period: the root of the squares' sum.
    close(rested(known, 5 * DAY).deviation, 60_f64.hypot(0.06 * GLICKO), 1e-9);
    close(rested(known, 391 * DAY).deviation, 110.0, 0.2);
    close(rested(known, 100_000 * DAY).deviation, 350.0, 0.0);
    close(rested(known, 391 * DAY).rating, 1800.0, 0.0);
    assert_eq!(rested(known, -DAY), known);
}

#[test]
fn who_sits_in_several_seats_of_a_side_changes_alike_in_each() {
    let own = strength(1600.0, 120.0);
    let sides = [
        Side { seats: vec![own, own], place: 2 },
        Side { seats: vec![strength(1500.0, 200.0), BEGINNER], place: 1 },
    ];
    let after = Method::WengLin.rate(&sides);
    assert_eq!(after[0][0], after[0][1]);
    assert!(after[0][0].rating < own.rating && after[1][0].rating > 1500.0);
}
