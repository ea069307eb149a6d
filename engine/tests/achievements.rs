//! Every achievement is found, in games that are played by text.

use engine::achievements::{Telling, achieved};
use engine::any_game::{Actor, Entry, TableStep};
use engine::catalogue;
use engine::rules::{Options, Pending};
use engine::seat::{Seat, SeatSet, Viewer};
use engine::typed::whole;

/// Plays a game from a position (the usual start, if it is empty) by typed turns; `!` in front of a text marks the referee's.
/// Returns the achievements, by seat, the rarest first.
fn achievements(rules: &str, position: &str, turns: &str) -> Vec<(u8, &'static str, i64)> {
    let game = catalogue::find(rules).expect("a game of the catalogue");
    let position = Some(position).filter(|position| !position.is_empty());
    let fresh =
        || game.open(&Options::default(), position).unwrap_or_else(|why| panic!("{position:?}: {why}"));
    let mut table = fresh();
    let mut log: Vec<Entry> = Vec::new();
    for typed in turns.split_whitespace() {
        let table_step = TableStep::from_word(typed);
        let seat = match table.pending() {
            Pending::Seats(asked) => asked.iter().next().unwrap_or(Seat(0)),
            _ => Seat(0),
        };
        let entries = match typed.strip_prefix('!') {
            Some(ruling) => vec![Entry { actor: Actor::Referee, text: ruling.to_owned() }],
            None if table_step == Some(TableStep::AcceptDraw) => {
                let other = Seat(1 - table.draw_offered_by().iter().next().expect("an offer").0);
                vec![Entry { actor: Actor::Seat(other), text: typed.to_owned() }]
            }
            None if table_step.is_some() => {
                vec![Entry { actor: Actor::Seat(seat), text: typed.to_owned() }]
            }
            None => whole(&*table, seat, typed).unwrap_or_else(|refusal| panic!("{typed}: {refusal}")),
        };
        for entry in entries {
            table.apply(&entry).unwrap_or_else(|refusal| panic!("{typed}: {refusal}\n{}", table.position()));
            log.push(entry);
        }
    }
    let seats: SeatSet = (0..table.info().seats.len().min(4) as u8).map(Seat).collect();
    let mut telling = Telling::new(fresh(), &*table).unwrap_or_else(|| {
        panic!("{turns} is not over: {}", table.scene(Viewer::Public).in_english(table.info()).status);
    });
    for entry in &log {
        telling.apply(entry).expect("it was played like that");
    }
    let mut done = achieved(game.achievements(), &telling.story(seats));
    done.sort();
    done.into_iter().map(|(seat, achievement, times)| (seat.0, achievement.id, times)).collect()
}

#[track_caller]
fn done(rules: &str, position: &str, turns: &str, expected: &[(u8, &str)]) {
    let found = achievements(rules, position, turns);
    let found: Vec<(u8, &str)> = found.into_iter().map(|(seat, id, _)| (seat, id)).collect();
    assert_eq!(found, expected, "{rules} {position} {turns}");
}

#[test]
fn mates_are_told_apart() {
    done("chess", "", "f2f3 e7e5 g2g4 d8h4", &[(1, "blink")]);
    done("chess", "k7/2K5/1P6/8/8/4B3/8/8 w - - 0 1", "b6b7", &[(0, "pawn-mate"), (0, "blink")]);
    let castling = "3k4/1R4N1/1N6/8/8/8/8/R3K3 w Q - 0 1";
    done("chess", castling, "O-O-O", &[(0, "castling-mate"), (0, "blink")]);
    done("chess", "7k/P7/6K1/8/8/8/8/8 w - - 0 1", "a7a8=R", &[(0, "blink"), (0, "modest")]);
    let outnumbered = "6k1/5ppp/8/8/n1b1n3/8/8/K6R w - - 0 1";
    done("chess", outnumbered, "h1b1 a4c3 b1b8", &[(0, "blink"), (0, "against-the-odds")]);
    let boosted = "k7/2K5/8/1P6/8/4B3/8/8 w - - 0 1 checkers=b5:w1";
    done("booster", boosted, "b5b6", &[(0, "boosted-pawn"), (0, "blink")]);
    let mirrored = "k7/8/1K6/8/8/8/8/7R w - - 0 1 far=b6,a8";
    done("half-alice", mirrored, "h1h8", &[(0, "looking-glass"), (0, "blink")]);
    let thinking = "6k1/5ppp/3[NR]4/8/8/8/8/K7 w - - 0 1";
    done("thinktank", thinking, "d6c8", &[(0, "thought-again"), (0, "blink")]);
}

#[test]
fn who_takes_a_queen_is_told_apart() {
    let queen = "4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1";
    done("chess", queen, "e4d5 resign", &[(0, "pawn-takes-queen")]);
    let hobbled = format!("{queen} checkers=d5:w1");
    done("booster", &hobbled, "e4d5 resign", &[(0, "lame-duck"), (0, "pawn-takes-queen")]);
    let ahead = "4k3/8/8/4q3/4P3/8/8/K7 w - - 0 1";
    done("allthought", ahead, "e4e5 resign", &[(0, "straight-ahead")]);
    done("chess", "4k3/8/8/3q4/8/2N4P/8/4K3 w - - 0 1", "c3d5 resign", &[]);
}

#[test]
fn zombies_things_and_creatures_are_counted() {
    let horde = "4k3/8/8/8/8/8/P1P1P3/4K3 w - - 0 1 zombies=a2,c2,e2";
    done("zombie", horde, "a2a3/c2c3/e2e3 resign", &[(0, "horde")]);
    let risen = "4k3/8/8/8/8/R7/8/4K3 w - - 0 1 buried=b:a3P";
    assert_eq!(achievements("zombie", risen, "a3b3 resign"), [(0, "gravedigger", 1)]);
    let sandwich = "4k3/8/8/8/8/6b1/7T/K3T3 w - - 0 1";
    done("fun-in-a-box", sandwich, "e1f4 resign", &[(0, "sandwich")]);
    let caught = "4k3/8/8/3t4/4P3/8/8/K7 w - - 0 1 box=d9";
    done("fun-in-a-box", caught, "e4d5 resign", &[(0, "what-a-shame")]);
    done("captain-spalding", "", "a1b2/La1 resign", &[(0, "elephant")]);
    let flutter = "4x3/V7/8/8/8/8/8/3X4 w - - 0 1";
    done("captain-spalding", flutter, "a7a8=W resign", &[(0, "booh")]);
}

#[test]
fn turns_of_many_parts_are_noticed() {
    let runner = "7k/8/8/8/8/8/8/R6K w - - 0 1 checkers=a1:3";
    done("adrenaline", runner, "a1b1/b2/b3/b4 resign", &[(0, "rush-hour")]);
    done("adrenaline", runner, "a1b1/b2/b3 resign", &[]);
}

#[test]
fn places_passes_and_handshakes_are_noticed() {
    let swapped = "*r3r*/*5*/*5*/*6/N5*/*5*/*5*/*3RR* w - - 0 1";
    done("goal-box", swapped, "a4<>e1 resign", &[(0, "musical-chairs")]);
    let squeezed = "k7/p7/8/8/8/8/8/7K wq - - 0 1";
    done("crowded-house", squeezed, "-- resign", &[(0, "crowded-out"), (2, "crowded-out")]);
    done("chess", "", "e2e4 e7e5 draw-offer draw-accept", &[(0, "handshake"), (1, "handshake")]);
    done("chess", "", "e2e4 resign", &[]);
}

#[test]
fn masks_are_seen_through() {
    let usual = "KK,QQ,RR,BB,NN";
    let ball = format!("k7/7p/8/n7/8/n7/8/R6K w - - 0 1 white={usual} black={usual}");
    done("masquerade", &ball, "a1a3 h7h6 a3a5 h6h5 a5a8", &[(0, "knew-it"), (0, "blink")]);
    // A wrong guess first.
    let guess = format!("k7/7p/8/n7/8/n7/8/R5NK w - - 0 1 white={usual} black={usual}");
    let wrong = "g1h3 h7h6 a1a3 h6h5 a3a5 h5h4 h3h4 a8b8 a5b5 b8a8 b5a5 a8b8 a5b5 b8a8 b5a5 a8b8 a5b5 b8a8 b5a5 resign";
    done("masquerade", &guess, wrong, &[]);
}

#[test]
fn holes_are_looked_at_one_by_one() {
    let hole = "2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 w - - 0 1 chosen=Kb";
    let rows = ["3,2"; 8].join("|");
    let last =
        format!("{hole} phase=bid hole=9 players=2 dealer=1 cards=2 scores={rows} deck=NNBBRRQnnbrrqk");
    done("chess-golf", &last, "0 0 !impossible", &[(0, "no-means-no"), (1, "no-means-no")]);
    done("chess-golf", &last, "9 0 -- !impossible", &[(1, "no-means-no")]);
    done("chess-golf", &last, "3 9 e5g6/g6h5/h5h2 !par=3:e5g6/g6h5/h5h2", &[]);
    done("chess-golf", &last, "3 9 e5g6/g6h5/h5h2 !open=2", &[(0, "outwitted")]);
}

#[test]
fn friends_who_leave_nobody_are_praised() {
    let bare = "8/8/8/3k4/3K4/8/8/8 w - - 0 1 hands=K|Q stacks=|k";
    done("cooperative", bare, "K/d4d5", &[(0, "spotless"), (1, "spotless")]);
}
