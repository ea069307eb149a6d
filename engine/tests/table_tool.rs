//! The table tool as people use it: the built program, its arguments, its input and output.

use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::LazyLock;

/// The program, built for this test's profile: available at once when the whole workspace is tested, since it has the workspace's
/// features.
static TABLE: LazyLock<PathBuf> = LazyLock::new(|| {
    let test = std::env::current_exe().expect("a test is a file");
    let profile = test.ancestors().nth(2).expect("target/PROFILE/deps/test");
    let mut build = Command::new(env!("CARGO"));
    build.args(["build", "--quiet", "--locked", "--workspace", "--example", "table", "--target-dir"]);
    build.arg(profile.parent().expect("target"));
    if profile.ends_with("release") {
        build.arg("--release");
    }
    assert!(build.status().expect("cargo runs").success());
    profile.join("examples").join(format!("table{}", std::env::consts::EXE_SUFFIX))
});

fn run(arguments: &[&str]) -> Output {
    Command::new(&*TABLE).args(arguments).stdin(Stdio::null()).output().expect("it runs")
}

/// The tool's output on success.
fn answer(arguments: &[&str]) -> String {
    let output = run(arguments);
    let (out, error) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success() && error.is_empty(), "{arguments:?}: {error}");
    out.into_owned()
}

/// The tool's refusal: one line, and nothing on standard output.
fn refusal(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert!(output.stdout.is_empty(), "{arguments:?}");
    let error = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(error.starts_with("! ") && error.ends_with('\n') && error.lines().count() == 1, "{error}");
    error
}

/// The output of `serve` for these lines.
fn serve(arguments: &[&str], input: &[u8]) -> String {
    let mut command = Command::new(&*TABLE);
    command.args(arguments).arg("serve").stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().expect("it runs");
    child.stdin.take().expect("piped").write_all(input).expect("it listens");
    let output = child.wait_with_output().expect("it ends with its input");
    assert!(output.status.success(), "{:?}", output.status);
    String::from_utf8(output.stdout).expect("UTF-8")
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n";

#[test]
fn turns_are_complete_and_sorted_by_bytes() {
    let castles = "r3k3/1P6/8/8/8/8/8/4K2R w K - 0 1";
    let turns = answer(&["chess", "--from", castles, "turns"]);
    let turns: Vec<&str> = turns.lines().collect();
    assert!(turns.is_sorted() && turns.len() == 23, "{turns:?}");
    // Capitals come before small letters, as bytes do.
    assert_eq!((turns[0], turns[1]), ("O-O", "b7a8=B"));
    assert_eq!(answer(&["chess", "turns"]).lines().count(), 20);
    assert_eq!(answer(&["chess", "--turns", "f2f3 e7e5 g2g4 d8h4", "turns"]), "");
}

#[test]
fn perft_counts_turn_sequences() {
    for (depth, lines) in [("0", "1\n"), ("1", "20\n"), ("3", "8902\n")] {
        assert_eq!(answer(&["chess", "perft", depth]), lines);
    }
    let mated = ["chess", "--turns", "f2f3 e7e5 g2g4 d8h4", "perft"];
    assert_eq!(answer(&[&mated[..], &["0"]].concat()), "1\n");
    assert_eq!(answer(&[&mated[..], &["1"]].concat()), "0\n");
}

#[test]
fn show_prints_the_position_text() {
    assert_eq!(answer(&["chess", "show"]), START);
    assert_eq!(
        answer(&["chess", "--turns", "e2e4 c5 Nf3", "show"]),
        "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2\n"
    );
}

#[test]
fn the_example_array_of_chess960_castles_to_c1_and_d1() {
    let array = "bnrqkbnr/pppppppp/8/8/8/8/PPPPPPPP/BNRQKBNR w KQkq - 0 1";
    let shown = answer(&["chess960", "--from", array, "--turns", "e2e4 e7e5 d1e2 f7f6 O-O-O", "show"]);
    assert_eq!(shown, "bnrqkbnr/pppp2pp/5p2/4p3/4P3/8/PPPPQPPP/BNKR1BNR b kq - 1 3\n");
}

#[test]
fn the_array_of_chess960_is_an_option_or_always_the_same_draw() {
    assert_eq!(answer(&["chess960", "--option", "position=518", "show"]), START);
    // The first number of the stream of the all-zero key and nonce (RFC 8439, A.1) is 0x903df1a0ade0b876: array 630.
    let drawn = answer(&["chess960", "--option", "position=630", "show"]);
    assert_eq!(answer(&["chess960", "show"]), drawn);
    assert_eq!(serve(&["chess960"], b"show\nreset\nshow\n"), format!("{drawn}.\n.\n{drawn}.\n"));
}

#[test]
fn a_grave_used_by_both_gives_up_the_movers_own_burial_first_as_of_the_second_edition() {
    let from = "4k3/8/8/3N4/8/8/8/4K3 w - - 0 1 buried=w:d5n|b:d5P";
    let table = ["zombie", "--from", from, "--turns", "d5f4"];
    let newest = "4k3/8/8/3n4/5N2/8/8/4K3 b - - 1 1 zombies=d5 buried=b:d5P\n";
    let first = "4k3/8/8/3P4/5N2/8/8/4K3 b - - 1 1 zombies=d5 buried=w:d5n\n";
    assert_eq!(answer(&[&table[..], &["show"]].concat()), newest);
    for (edition, shown) in [("1", first), ("2", newest)] {
        assert_eq!(answer(&[&table[..], &["--edition", edition, "show"]].concat()), shown);
        let input = format!("reset --from \"{from}\" --edition {edition}\napply d5f4\nshow\n");
        assert_eq!(serve(&["zombie"], input.as_bytes()), format!(".\n.\n{shown}.\n"));
    }
    assert!(answer(&[&table[..], &["record"]].concat()).starts_with("game: zombie\nedition: 2\n"));
    assert!(!answer(&[&table[..], &["--edition", "1", "record"]].concat()).contains("edition"));
    assert!(refusal(&["zombie", "--edition", "3", "show"]).contains("the editions 1 to 2"));
    assert!(refusal(&["chess", "--edition", "2", "show"]).contains("only edition 1"));
    assert!(refusal(&["chess", "--edition", "old", "show"]).contains("a number"));
}

#[test]
fn outcome_names_winner_and_reason() {
    for (from, turns, outcome) in [
        (START, "e2e4", "ongoing\n"),
        (START, "f2f3 e7e5 g2g4 d8h4", "black wins: checkmate\n"),
        (START, "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#", "white wins: checkmate\n"),
        ("7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "g5g6", "draw: stalemate\n"),
        ("4k3/8/8/8/8/8/8/4K2R w - - 149 120", "h1h2", "draw: seventy-five-move rule\n"),
    ] {
        assert_eq!(answer(&["chess", "--from", from.trim_end(), "--turns", turns, "outcome"]), outcome);
    }
}

#[test]
fn serve_answers_line_by_line() {
    let input = "show\napply e2e4\nshow\noutcome\nturns\n";
    let after = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\n";
    let replies = answer(&["chess", "--turns", "e2e4", "turns"]);
    let expected = format!("{START}.\n.\n{after}.\nongoing\n.\n{replies}.\n");
    assert_eq!(serve(&["chess"], input.as_bytes()), expected);
}

#[test]
fn serve_resets_to_a_quoted_position_or_to_the_start() {
    let position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    let input =
        format!("apply e2e4\nreset --from \"{position}\"\nshow\nreset\nshow\nreset --option position=0\n");
    let output = serve(&["chess"], input.as_bytes());
    let (good, refused) = output.split_once("! ").expect("chess has no options");
    assert_eq!(good, format!(".\n.\n{position}\n.\n.\n{START}.\n"));
    assert_eq!(refused, "This game has no options.\n.\n");
}

#[test]
fn errors_in_serve_change_nothing_and_end_with_a_dot() {
    for wrong in [
        "apply e2e5",
        "apply e7e5",
        "apply resign",
        "apply",
        "apply e2e4 e7e5",
        "apply \"e2e4/e7e5\"",
        "apply \"",
        "reset e2e4",
        "reset --from",
        "reset --from \"not a position\"",
        "reset --from a --from b",
        "reset --deck PPn",
        "reset --option position",
        "reset --colour white",
        "perft",
        "perft -1",
        "perft 99999999999",
        "solve",
        "dance",
        "",
        "   ",
        "\"",
        "\u{1}\u{2}",
        "ÄÖ ♞ \u{200f}",
    ] {
        let output = serve(&["chess"], format!("{wrong}\nshow\n").as_bytes());
        let (error, rest) = output.split_once('\n').expect("a line");
        assert!(error.starts_with("! ") && error.len() > 5 && !error.contains(char::is_control), "{output}");
        assert_eq!(rest, format!(".\n{START}.\n"), "{wrong}");
    }
    // Not UTF-8, a line that ends as on Windows, and a last line without an end.
    let output = serve(&["chess"], b"apply \xff\xfe\napply e2e4\r\noutcome");
    assert!(output.starts_with("! ") && output.ends_with("\n.\n.\nongoing\n.\n"), "{output}");
}

#[test]
fn a_lesson_asks_and_says_what_a_turn_is_worth() {
    assert_eq!(answer(&["chess", "lesson"]).lines().count(), 7);
    let asked = answer(&["chess", "lesson", "mate"]);
    assert!(asked.starts_with("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1\nMate in one"), "{asked}");
    for (turn, verdict) in [("Ra8", "right: "), ("a1a7", "near: "), ("Kf1", "other: "), ("Ra9", "refused: ")]
    {
        let said = answer(&["chess", "lesson", "mate", turn]);
        assert!(said.starts_with(verdict) && said.lines().count() == 1, "{turn}: {said}");
    }
    assert!(answer(&["zombie", "lesson", "grave", "e4d5"]).starts_with("unfinished"));
    for woken in ["c3d5", "c3d5/@a1"] {
        assert!(answer(&["zombie", "lesson", "grave", woken]).starts_with("woken: "));
    }
    assert!(answer(&["chess", "lesson", "castle", "O-O-O"]).contains(" The king would pass d1"));
    assert!(refusal(&["chess", "lesson", "dance"]).contains("rook, pawn"));
}

#[test]
fn the_command_line_refuses_kindly() {
    for (arguments, hint) in [
        (&["checkers", "show"][..], "chess960"),
        (&["chess"], "turns"),
        (&["chess", "dance"], "turns"),
        (&["chess", "perft", "three"], "three"),
        (&["--option"], "value"),
        (&["--turns", "e2e4"], "name a game"),
        (&["chess", "--option", "position=1", "show"], "no options"),
        (&["chess960", "--option", "position=960", "show"], "959"),
        (&["chess960", "--option", "array=1", "show"], "position"),
        (&["chess", "--deck", "PPn", "show"], "without cards"),
        (&["chess", "--turns", "e2e4 e2e4", "show"], "e2e4"),
        (&["chess", "--from", "8/8/8/8/8/8/8/8 w - - 0 1", "show"], "king"),
    ] {
        let error = refusal(arguments);
        assert!(error.contains(hint), "{arguments:?}: {error}");
    }
    assert!(answer(&[]).starts_with("table GAME"));
    assert_eq!(answer(&["--help"]), answer(&[]));
}

#[test]
fn a_listener_that_leaves_is_no_fault() {
    for arguments in [&["chess", "turns"][..], &["chess", "serve"]] {
        let mut command = Command::new(&*TABLE);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("it runs");
        drop(child.stdout.take());
        // The tool may be gone before all is said.
        let _ = child.stdin.take().expect("piped").write_all(&b"turns\n".repeat(1000));
        let mut error = String::new();
        child.stderr.take().expect("piped").read_to_string(&mut error).expect("UTF-8");
        assert!(child.wait().expect("it ends").success(), "{error}");
        assert_eq!(error, "");
    }
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text_are_refused() {
    use std::os::unix::ffi::OsStrExt;
    let output = Command::new(&*TABLE).arg(std::ffi::OsStr::from_bytes(b"\xff")).output().expect("it runs");
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stderr.starts_with(b"! "));
}
