//! A refusal gives the real reason: the king, a rule of that game, the contents of a box.

use engine::catalogue;
use engine::rules::{Options, Pending};
use engine::seat::Viewer;

/// The refusal to the player to move who types this, the last of several turns.
fn told(game: &str, position: Option<&str>, typed: &str) -> String {
    let game = catalogue::find(game).expect("a game");
    let mut table = game.open(&Options::default(), position).expect("a table");
    let (before, last) = typed.rsplit_once(' ').unwrap_or(("", typed));
    let mover = |table: &dyn engine::any_game::AnyTable| match table.pending() {
        Pending::Seats(seats) => seats.iter().next().expect("somebody is asked"),
        other => panic!("{other:?}"),
    };
    for turn in before.split_whitespace() {
        let read = table.read(mover(&*table), turn).expect(turn);
        table.apply(&read.entry).expect(turn);
    }
    let seat = mover(&*table);
    assert!(!table.offers(Viewer::Seat(seat)).is_empty());
    table.read(seat, last).expect_err(last).to_string()
}

#[test]
fn a_king_in_check_or_exposed_is_the_reason() {
    let pinned = "4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1";
    assert_eq!(
        told("chess", Some(pinned), "Nc3"),
        "No knight of yours can get to c3: the knight on e2 can't move now. Then White's king could be taken."
    );
    let checked = "2b1k3/8/8/8/8/8/4R3/4K3 b - - 0 1";
    assert_eq!(told("chess", Some(checked), "Bc8a6"), "The bishop on c8 can go to e6. Black is in check.");
    // A move that the piece can't make anyway is not refused because of the king.
    assert_eq!(
        told("chess", Some(pinned), "Ne5"),
        "No knight of yours can get to e5: the knight on e2 can't move now."
    );
    let half = "4r2k/8/8/8/8/8/4N3/4K3 wk - - 0 1";
    assert!(told("crowded-house", Some(half), "Ng3").ends_with("Then White's king could be taken."));
}

#[test]
fn a_thing_in_its_box_is_there() {
    let said = told("fun-in-a-box", None, "d0d5");
    assert!(said.starts_with("The thing on d0 can go to b3, c3, e3"), "{said}");
}

#[test]
fn the_mirror_and_the_checkers_are_reasons() {
    let blocked = "k7/8/8/8/8/3n4/8/3R3K w - - 0 1 far=d3";
    assert!(
        told("half-alice", Some(blocked), "Rxd3")
            .ends_with("The knight on d3 stands on the other side of the mirror: nothing can go there.")
    );
}

#[test]
fn a_piece_on_an_enemy_checker_is_hobbled() {
    let hobbled = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1 checkers=a1:b1";
    assert!(told("booster", Some(hobbled), "Ra5").contains("The rook on a1 is hobbled"));
}

#[test]
fn what_would_rise_is_the_reason() {
    let pinned = "4k3/8/8/8/8/8/8/1N2K3 w - - 0 1 buried=w:b1r";
    assert!(
        told("zombie", Some(pinned), "Nc3")
            .ends_with("Then what you buried would rise and take your king next: that counts as check.")
    );
}
