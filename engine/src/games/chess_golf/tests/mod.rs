//! Every sentence of the rules, by text alone; diagrams and problems are in `solver/tests.rs`, too.

mod bids;
mod editions;
mod moves;
mod results;
mod sealing;
mod shut;
mod why;

use std::sync::atomic::AtomicBool;

use crate::catalogue;
use crate::rules::{Effort, Options, Outcome, Pending, Progress};
use crate::scene;
use crate::seat::{Seat, SeatSet, Viewer};
use crate::table::any_game::{Actor, AnyTable, Entry, TableStep};
use crate::trial::Trial;

const EXAMPLE: &str = "2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 w - - 0 1 chosen=Kb";
const SPECIAL: &str = "5Q2/b6K/1B1n1N2/R5q1/1r2b3/1r1n1N2/5k2/2B3R1 w - - 0 1 chosen=qN";
const SOLUTION: &str = "e5g6/g6h5/h5h2";
const LINE: &str = "line/e5-g6/g6-h5/h5-h2";
const PAR: &str = "par=3:e5g6/g6h5/h5h2";

/// A course in progress, each entry given by its text.
struct Round(Box<dyn AnyTable>);

impl Round {
    fn open(options: &[(&str, &str)], from: Option<&str>) -> Result<Self, String> {
        let newest = catalogue::find("chess-golf").expect("it is in the catalogue").info().edition;
        Self::open_in(newest, options, from)
    }

    fn open_in(edition: u32, options: &[(&str, &str)], from: Option<&str>) -> Result<Self, String> {
        let game = catalogue::find("chess-golf").expect("it is in the catalogue");
        let options = Options::new(game.info(), options.iter().copied());
        let options = options.and_then(|options| options.in_edition(game.info(), edition));
        let opened = options.and_then(|options| game.open(&options, from));
        opened.map(Self).map_err(|error| error.to_string())
    }

    /// The example hole with further fields of the text, `phase=bid` and the like.
    fn example(fields: &str) -> Self {
        let text = format!("{EXAMPLE} {fields}");
        let round = Self::open(&[], Some(&text)).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(round.0.position(), text);
        round
    }

    /// A course of three players about to bid on the example hole.
    fn bidding(dealer: u8) -> Self {
        Self::example(&format!("phase=bid hole=1 players=3 dealer={dealer} cards=2 deck=NNBBRRQnnbrrqk"))
    }

    fn apply(&mut self, actor: Actor, text: &str) -> Vec<String> {
        let applied = self.0.apply(&Entry { actor, text: text.to_owned() });
        let applied = applied.unwrap_or_else(|refusal| panic!("{text}: {refusal}\n{}", self.0.position()));
        applied.events.iter().map(|event| event.sentence(self.0.info())).collect()
    }

    fn seat(&mut self, number: u8, text: &str) -> Vec<String> {
        self.apply(Actor::Seat(Seat(number - 1)), text)
    }

    fn bids(&mut self, bids: &[&str]) {
        for (number, bid) in (1..).zip(bids) {
            self.seat(number, bid);
        }
    }

    fn rule(&mut self, ruling: &str) -> Vec<String> {
        self.apply(Actor::Referee, ruling)
    }

    fn refuses(&self, actor: Actor, text: &str) -> bool {
        self.0.fork().apply(&Entry { actor, text: text.to_owned() }).is_err()
    }

    /// The players that are asked, counted from 1.
    fn asked(&self) -> Vec<u8> {
        match self.0.pending() {
            Pending::Seats(seats) => seats.iter().map(|seat| seat.0 + 1).collect(),
            other => panic!("nobody is asked: {other:?}"),
        }
    }

    fn field(&self, key: &str) -> String {
        let text = self.0.position();
        let value = text.split(' ').find_map(|field| field.strip_prefix(key)?.strip_prefix('='));
        value.unwrap_or_default().to_owned()
    }

    fn outcome(&self) -> String {
        match self.0.pending() {
            Pending::Over(outcome) => Outcome::sentence(outcome, self.0.info().seats),
            other => panic!("it is not over: {other:?}"),
        }
    }

    /// A row of the score card as a viewer sees it.
    fn row(&self, viewer: Viewer, number: usize) -> String {
        let scene = self.0.scene(viewer).in_english(self.0.info());
        let entries = scene.grids[0].rows[number - 1].entries.iter().map(|entry| match entry {
            scene::Entry::Text(text) => text.clone(),
            scene::Entry::Cross => "×".to_owned(),
            scene::Entry::Circle => "○".to_owned(),
            scene::Entry::Empty => "-".to_owned(),
        });
        entries.collect::<Vec<_>>().join(" ")
    }
}

fn turns_from(position: &str, square: &str) -> String {
    Trial::at("chess-golf", position).turns_from(square)
}

#[test]
fn shuffled_cards_lay_out_the_pieces_with_gaps() {
    let mut round = Round::open(&[("players", "3")], None).expect("a course");
    for card in "BRkrnNrbRqBnNbKQ".chars() {
        round.apply(Actor::Chance, &card.to_string());
    }
    assert!(
        round.0.position().starts_with("5Q2/b6K/1B1n1N2/R5q1/1r2b3/1r1n1N2/5k2/2B3R1 w - - 0 1 phase=dealer")
    );
    // Each card there is comes up, by its number.
    let fresh = Round::open(&[], None).expect("a course").0.outcomes();
    assert_eq!(fresh.iter().map(|(_, weight)| weight).sum::<u32>(), 16);
    assert!(fresh.contains(&("N".to_owned(), 2)) && fresh.contains(&("q".to_owned(), 1)));
    // Then the first dealer is drawn, and two cards are.
    assert_eq!(round.0.outcomes().len(), 3);
    assert_eq!(round.apply(Actor::Chance, "dealer=2"), ["Player 2 deals."]);
    round.apply(Actor::Chance, "q");
    assert_eq!(round.apply(Actor::Chance, "N"), ["Hole 1: black queen, white knight."]);
    assert_eq!(round.asked(), [1, 2, 3]);
}

#[test]
fn a_solved_hole_reads_back_as_solved() {
    let mut hole = Trial::at("chess-golf", EXAMPLE);
    hole.play("e5g6 g6h5 h5h2");
    let text = hole.position();
    assert!(text.ends_with("chosen=Kb taken=K taker=h2"), "{text}");
    assert!(Trial::at("chess-golf", &text).outcome().is_some());
}

#[test]
fn a_single_hole_may_be_chosen_by_option() {
    let from = EXAMPLE.split(" chosen").next().expect("a board");
    let chosen = Round::open(&[("chosen", "Kb")], Some(from)).expect("a hole");
    assert_eq!(chosen.0.position(), EXAMPLE);
    assert_eq!(chosen.0.question().as_deref(), Some(EXAMPLE));
    assert!(Round::open(&[("chosen", "Kb")], Some(SPECIAL)).is_err());
    for wrong in ["K", "KK", "Pn", "Cb", "xy", ""] {
        assert!(Round::open(&[("chosen", wrong)], Some(from)).is_err(), "{wrong}");
    }
    // Without a board the cards lay one out.
    let mut laid = Round::open(&[("chosen", "Kb")], None).expect("a hole");
    for card in "BRkrnNrbRqBnNbKQ".chars() {
        assert_eq!(laid.0.pending(), Pending::Chance);
        laid.apply(Actor::Chance, &card.to_string());
    }
    assert_eq!(laid.0.position(), SPECIAL.replace("qN", "Kb"));
}

#[test]
fn bids_are_hidden_and_may_be_changed_until_the_last() {
    let mut round = Round::bidding(1);
    assert_eq!(round.seat(1, "5"), ["Player 1 has bid."]);
    assert_eq!(round.asked(), [2, 3]);
    assert_eq!(round.0.may_act().len(), 3);
    let others = |round: &Round| {
        [Viewer::Public, Viewer::Seat(Seat(1))]
            .map(|viewer| (round.0.scene(viewer), round.0.record(viewer), round.0.offers(viewer)))
    };
    let before = others(&round);
    // That a bid was made is public; its value and its changes are not.
    assert!(before.iter().all(|(_, record, _)| record.len() == 1 && record[0].text.is_empty()));
    assert_eq!(round.row(Viewer::Public, 1), "? - - - - - - - - - 0");
    assert_eq!(round.row(Viewer::Seat(Seat(0)), 1), "5 - - - - - - - - - 0");
    assert!(round.seat(1, "30").is_empty());
    assert_eq!(others(&round), before);
    assert_eq!(round.row(Viewer::Seat(Seat(0)), 1), "30 - - - - - - - - - 0");
    assert!(round.refuses(Actor::Seat(Seat(1)), "31"));
    round.seat(2, "0");
    assert_eq!(round.seat(3, "4"), ["Player 3 has bid.", "The bids: Player 1 30, Player 2 0, Player 3 4."]);
    assert_eq!(round.asked(), [3]);
    assert!(round.refuses(Actor::Seat(Seat(0)), "2"));
}

#[test]
fn the_lowest_bid_above_zero_demonstrates_and_the_dealer_first_among_equals() {
    for (dealer, bids, shows) in [
        (1, ["3", "3", "4"], 1),
        (2, ["3", "3", "4"], 2),
        (3, ["3", "3", "4"], 1),
        (2, ["3", "4", "3"], 3),
        (1, ["0", "9", "8"], 3),
    ] {
        let mut round = Round::bidding(dealer);
        round.bids(&bids);
        assert_eq!(round.asked(), [shows], "{dealer} {bids:?}");
    }
}

#[test]
fn after_a_success_zeros_score_the_highest_bid_and_one_more() {
    let mut round = Round::bidding(1);
    round.bids(&["3", "0", "4"]);
    assert_eq!(round.seat(1, SOLUTION), ["Player 1 solves it in 3 moves: e5g6, g6h5, h5h2."]);
    assert_eq!(
        round.rule(PAR),
        [
            "Par was 3 moves: e5g6, g6h5, h5h2.",
            "Player 1: bid 3, shown; score 3 (the bid), total 3.",
            "Player 2: bid “impossible”, but it is not; score 5 (the highest bid plus 1), total 5.",
            "Player 3: bid 4, not asked to show it; score 4 (the bid), total 4.",
        ]
    );
    assert_eq!(round.field("scores"), "3,5,4");
    assert_eq!(round.row(Viewer::Public, 2), "- 5 - - - - - - - - 5");
    let status = round.0.scene(Viewer::Public).in_english(round.0.info()).status;
    assert!(status.ends_with("The hole before had par 3: e5g6, g6h5, h5h2."));
}

#[test]
fn pieces_stay_after_a_success_and_captured_ones_come_back_anywhere() {
    let mut round = Round::bidding(3);
    round.bids(&["3", "3", "3"]);
    round.seat(3, SOLUTION);
    round.rule(PAR);
    assert!(
        round
            .0
            .position()
            .starts_with("2B3R1/5k2/1r1n1N2/1r6/R5q1/1B1n1N2/b6b/5Q2 w - - 0 1 chosen=Kb phase=return")
    );
    assert_eq!(round.0.outcomes().len(), 64 - 15);
    assert!(round.0.outcomes().iter().all(|(text, weight)| text.starts_with("K@") && *weight == 1));
    assert_eq!(round.apply(Actor::Chance, "K@a1"), ["The white king comes back on a1."]);
    // The deal has passed to the left, and all bid the same: the new dealer is asked.
    assert_eq!((round.field("dealer"), round.field("phase")), ("1".to_owned(), "offer".to_owned()));
    assert_eq!(round.asked(), [1]);
}

#[test]
fn a_failed_demonstration_is_taken_back_and_the_next_is_asked() {
    let mut round = Round::bidding(1);
    round.bids(&["3", "5", "0"]);
    assert_eq!(
        round.seat(1, "e5g6/--"),
        ["Player 1 could not show a solution in 3 moves and scores 6, one more than the highest bid."]
    );
    assert_eq!(round.asked(), [2]);
    assert!(round.0.position().starts_with(EXAMPLE));
    assert_eq!(round.row(Viewer::Public, 1), "3 6 - - - - - - - - 6");
    // Fewer moves than bid score the bid.
    round.seat(2, SOLUTION);
    round.rule(PAR);
    assert_eq!(round.field("scores"), "6,5,6");
}

#[test]
fn a_failure_costs_more_than_the_own_bid_too() {
    let mut round = Round::bidding(1);
    round.bids(&["7", "7", "2"]);
    for (number, score) in [(3, 8), (1, 8), (2, 8)] {
        let sentences = round.seat(number, "--");
        assert!(
            sentences[0].ends_with(&format!("and scores {score}, one more than the highest bid.")),
            "{sentences:?}"
        );
    }
    assert_eq!(round.0.pending(), Pending::Referee);
    let mut alone = Round::example("phase=bid hole=1 players=1 dealer=1 cards=2 deck=NNBBRRQnnbrrqk");
    alone.seat(1, "7");
    alone.seat(1, "--");
    alone.rule(PAR);
    assert_eq!(alone.field("scores"), "8");
}

#[test]
fn alone_par_stands_for_the_numbers_of_others() {
    for (bid, ruling, score) in [
        ("7", PAR, "8"),
        ("3", PAR, "4"),
        ("2", PAR, "4"),
        ("1", "open=9", "10"),
        ("12", "open=9", "13"),
        ("2", "impossible", "3"),
        ("0", PAR, "4"),
        ("0", "impossible", "0"),
    ] {
        let mut alone = Round::example("phase=bid hole=1 players=1 dealer=1 cards=2 deck=NNBBRRQnnbrrqk");
        alone.seat(1, bid);
        if bid != "0" {
            let sentences = alone.seat(1, "--");
            let moves = if bid == "1" { "1 move".to_owned() } else { format!("{bid} moves") };
            let words =
                format!("could not show a solution in {moves}; the higher of bid and par counts, plus 1.");
            assert_eq!(sentences, [format!("Player 1 {words}")]);
        }
        // The score is unknown before par is.
        assert_eq!(alone.row(Viewer::Public, 1), format!("{bid} - - - - - - - - - 0"));
        alone.rule(ruling);
        assert_eq!(alone.field("scores"), score, "{bid} {ruling}");
    }
}

#[test]
fn the_last_move_that_was_bid_has_to_solve() {
    let mut round = Round::bidding(1);
    round.bids(&["2", "4", "4"]);
    let sentences = round.seat(1, "e5g6/g6h5");
    assert_eq!(
        sentences,
        ["Player 1 could not show a solution in 2 moves and scores 5, one more than the highest bid."]
    );
    assert_eq!(round.asked(), [2]);
    // Until then everything is a draft.
    let mut fork = round.0.fork();
    assert_eq!(fork.step(Seat(1), "e5g6").expect("a move").progress, Progress::Draft);
    assert!(fork.position().contains("phase=show2"));
    assert!(fork.position().contains("tee=2B3R1/5k2/1r1n1N2/1r2b3/R5q1/1B1n1N2/b6K/5Q2 line=e5g6"));
    let text = fork.position();
    assert_eq!(Round::open(&[], Some(&text)).expect("a position").0.position(), text);
    assert!(round.refuses(Actor::Seat(Seat(1)), "e5g6"));
}

#[test]
fn zeros_are_right_where_nobody_can_do_it() {
    for (ruling, score) in [("impossible", "0,0,0"), ("open=9", "0,0,0"), (PAR, "4,4,4")] {
        let mut round = Round::bidding(1);
        round.bids(&["0", "0", "0"]);
        round.rule(ruling);
        assert_eq!(round.field("scores"), score, "{ruling}");
    }
    let mut round = Round::bidding(1);
    round.bids(&["2", "0", "0"]);
    round.seat(1, "--");
    round.rule(PAR);
    assert_eq!(round.field("scores"), "3,4,4");
}

#[test]
fn the_referee_is_asked_when_the_hole_is_dealt_and_answers_when_it_is_over() {
    let game = catalogue::find("chess-golf").expect("it is in the catalogue");
    let mut round = Round::bidding(1);
    let question = round.0.question().expect("the hole is known");
    assert_eq!(question, EXAMPLE);
    let effort = Effort { nodes: u64::MAX, bytes: 1 << 20, stop: &AtomicBool::new(false) };
    let answer = game.work_out(&question, &effort).expect("it is easy");
    assert!(answer.starts_with("par=3:"), "{answer}");
    assert_eq!(game.work_out("nonsense", &effort), None);
    assert!(round.refuses(Actor::Referee, &answer));
    round.bids(&["3", "0", "4"]);
    assert_eq!(round.0.question().as_deref(), Some(EXAMPLE));
    round.seat(1, SOLUTION);
    assert_eq!(round.0.question().as_deref(), Some(EXAMPLE));
    // Rulings that can't be true are refused.
    for wrong in ["par=1:e5g6", "par=2:e5g6/g6h5", "impossible", "open=4", "par=4:e5g6/g6e5/e5g6/g6h5"] {
        assert!(round.refuses(Actor::Referee, wrong), "{wrong}");
    }
    assert!(!round.refuses(Actor::Referee, "open=3"));
    round.rule(&answer);
    assert_eq!(round.0.question(), None);
}

#[test]
fn the_first_bid_starts_the_clock() {
    let mut round = Round::bidding(1);
    assert_eq!(round.0.limit(), None);
    round.seat(2, "3");
    let bidding = round.0.limit().expect("it runs");
    assert_eq!(bidding.seconds, 24 * 60 * 60);
    round.seat(2, "4");
    assert_eq!(round.0.limit(), Some(bidding));
    round.seat(1, "timeout");
    assert_eq!(round.asked(), [3]);
    // A player who has bid isn't late.
    round.seat(2, "timeout");
    round.seat(3, "timeout");
    assert_eq!((round.field("bids"), round.field("shown")), (String::new(), "0,4,0".to_owned()));
    let showing = round.0.limit().expect("it runs again");
    assert_ne!(showing.round, bidding.round);
    round.seat(2, "timeout");
    assert_eq!((round.field("marks"), round.0.limit()), ("-,5,-".to_owned(), None));
}

#[test]
fn a_demonstration_is_shown_and_not_worked_out() {
    let seconds = |pace: &[(&str, &str)]| {
        let text = format!("{EXAMPLE} phase=bid hole=1 players=2 dealer=1 cards=2 bids=3,- deck=NN");
        let mut round = Round::open(pace, Some(&text)).expect("a course");
        let bids = round.0.limit().expect("it runs").seconds;
        round.seat(2, "4");
        (bids, round.0.limit().expect("it runs again").seconds)
    };
    let day = 24 * 60 * 60;
    assert_eq!(seconds(&[]), (day, 60 * 60));
    assert_eq!(seconds(&[("pace", "day")]), (day, 60 * 60));
    assert_eq!(seconds(&[("pace", "live")]), (60, 30));
    assert_eq!(seconds(&[("pace", "live-30")]), (30, 30));
    assert_eq!(seconds(&[("pace", "live-120")]), (120, 30));
}

/// The players' numbers, place by place.
fn places(round: &Round) -> Vec<String> {
    let numbers = |place: &SeatSet| place.iter().map(|seat| (seat.0 + 1).to_string()).collect();
    round.0.places().iter().map(numbers).collect()
}

#[test]
fn whoever_resigns_leaves_the_course() {
    let mut round = Round::bidding(2);
    round.bids(&["3", "2"]);
    assert_eq!(round.seat(3, "resign"), ["Player 3 leaves the course.", "The bids: Player 1 3, Player 2 2."]);
    assert_eq!(round.asked(), [2]);
    assert!(round.row(Viewer::Public, 3).ends_with("left"));
    round.seat(2, "--");
    round.seat(1, SOLUTION);
    round.rule(PAR);
    round.apply(Actor::Chance, "K@a1");
    // The deal would have passed to Player 3.
    assert_eq!(round.field("dealer"), "1");
    assert_eq!(round.0.places(), []);
    round.seat(1, "resign");
    assert_eq!(round.outcome(), "Player 2 wins: resignation.");
    assert_eq!(places(&round), ["2", "13"]);
    let mut alone = Round::example("phase=bid hole=1 players=1 dealer=1 cards=2 deck=NNBBRRQnnbrrqk");
    alone.seat(1, "resign");
    assert_eq!(alone.outcome(), "Lost: resignation.");
}

#[test]
fn whoever_resigns_in_a_demonstration_makes_way() {
    let mut round = Round::bidding(1);
    round.bids(&["2", "3", "9"]);
    round.seat(1, "resign");
    assert_eq!(round.asked(), [2]);
    round.seat(2, "--");
    assert_eq!(round.field("marks"), "-,10,-");
}

#[test]
fn the_dealer_may_add_a_card_once_all_have_agreed() {
    let mut round = Round::bidding(1);
    round.bids(&["3", "3", "4"]);
    round.seat(1, SOLUTION);
    round.rule(PAR);
    round.apply(Actor::Chance, "K@a1");
    assert_eq!(round.field("phase"), "deal");

    let agreed =
        "chosen= phase=offer hole=2 players=3 dealer=2 cards=2 harder=yes scores=3,3,3 deck=NNBBRRQnnbrrqk";
    let text = format!("{} {}", EXAMPLE.replace(" chosen=Kb", ""), agreed.replace("chosen= ", ""));
    let offer = |answer: &str| {
        let mut round = Round::open(&[], Some(&text)).expect("a course");
        assert_eq!(round.asked(), [2]);
        let sentences = round.seat(2, answer);
        (round, sentences)
    };
    let (mut harder, sentences) = offer("add");
    assert_eq!(sentences, ["Player 2 makes it harder: 3 cards from now on."]);
    for card in ["N", "N"] {
        harder.apply(Actor::Chance, card);
        assert_eq!(harder.0.pending(), Pending::Chance);
    }
    harder.apply(Actor::Chance, "B");
    assert_eq!(harder.asked(), [1, 2, 3]);
    assert_eq!((harder.field("chosen"), harder.field("harder")), ("NNB".to_owned(), String::new()));
    let (kept, sentences) = offer("keep");
    assert!(sentences.is_empty());
    // The offer comes again.
    assert_eq!((kept.field("cards"), kept.field("harder")), ("2".to_owned(), "yes".to_owned()));
    let (late, _) = offer("timeout");
    assert_eq!(late.field("phase"), "deal");
}

#[test]
fn agreeing_on_zero_makes_nothing_harder() {
    let mut round = Round::bidding(1);
    round.bids(&["0", "0", "0"]);
    assert_eq!(round.field("harder"), "");
    round = Round::bidding(1);
    round.bids(&["6", "6", "6"]);
    assert_eq!(round.field("harder"), "yes");
}

#[test]
fn dealt_cards_are_shuffled_in_again_when_too_few_are_left() {
    let rest = |deck: &str| {
        let mut round = Round::example(&format!(
            "phase=rule hole=3 players=2 dealer=1 cards=2 scores=1,1|2,2 shown=0,0{deck}"
        ));
        round.rule("impossible");
        round.0.outcomes().iter().map(|(_, weight)| weight).sum::<u32>()
    };
    assert_eq!(rest(" deck=N"), 16);
    assert_eq!(rest(""), 16);
    assert_eq!(rest(" deck=NB"), 1);
}

#[test]
fn a_fixed_deck_decides_what_is_chosen() {
    let mut round = Round::open(&[], None).expect("a course");
    round.0.fix_deck("Kbq").expect("cards of the deck");
    for card in "BRkrnNrbRqBnNbKQ".chars() {
        round.apply(Actor::Chance, &card.to_string());
    }
    // Alone there is no dealer to draw.
    assert_eq!(round.0.outcomes(), [("K".to_owned(), 1)]);
    round.apply(Actor::Chance, "K");
    round.apply(Actor::Chance, "b");
    assert_eq!(round.field("chosen"), "Kb");
    assert!(round.0.fix_deck("KK").is_err());
    assert!(Round::open(&[], Some(EXAMPLE)).expect("a hole").0.fix_deck("Kb").is_err());
}

#[test]
fn the_lowest_total_of_nine_holes_wins() {
    let last = |players: u8, scores: &str, bids: &str| {
        let mut round = Round::example(&format!(
            "phase=rule hole=9 players={players} dealer=1 cards=2 scores={scores} shown={bids}"
        ));
        round.rule("impossible");
        (round.outcome(), places(&round).join(" "))
    };
    let eight = |row: &str| [row; 8].join("|");
    let ended = |sentence: &str, places: &str| (sentence.to_owned(), places.to_owned());
    assert_eq!(last(2, &eight("3,2"), "0,0"), ended("Player 2 wins: nine holes played.", "2 1"));
    let shared = "Player 1 and Player 3 share the win: the same total after nine holes, a tie that only the best dressed could break.";
    assert_eq!(last(3, &eight("2,3,2"), "0,0,0"), ended(shared, "13 2"));
    assert_eq!(last(1, &eight("4"), "0"), ended("Score 32: nine holes played.", "1"));
}

#[test]
fn what_makes_no_sense_is_refused() {
    let bare = EXAMPLE.split(" chosen").next().expect("a board");
    let course = "phase=bid hole=1 players=2 dealer=1 cards=2 deck=NN";
    assert!(Round::open(&[], Some(&format!("{EXAMPLE} {course}"))).is_ok());
    for (text, word) in [
        (bare.to_owned(), "Say which pieces"),
        ("8/8/8/8/8/8/8/P7 w - - 0 1 chosen=Kb".to_owned(), "pawn"),
        ("8/8/8/8/8/8/8/KK6 w - - 0 1 chosen=Kb".to_owned(), "White has 2"),
        (EXAMPLE.replace(" w ", " b "), "always"),
        (EXAMPLE.replace("0 1", "3 1"), "always"),
        (format!("{EXAMPLE} taken=b"), "belong together"),
        (format!("{EXAMPLE} taken=b taker=a1"), "taken="),
        (format!("{EXAMPLE} taken=K taker=h2"), "taken="),
        (format!("{EXAMPLE} hole=1"), "hole"),
        (format!("{EXAMPLE} {}", course.replace("players=2", "players=9")), "players"),
        (format!("{EXAMPLE} {}", course.replace("dealer=1", "dealer=3")), "dealer"),
        (format!("{EXAMPLE} {}", course.replace("hole=1", "hole=2")), "phase"),
        (format!("{EXAMPLE} {}", course.replace("hole=1", "hole=10")), "hole"),
        (format!("{EXAMPLE} {} bids=3,3", course.replace(" deck=NN", "")), "phase"),
        (format!("{EXAMPLE} {} bids=3", course.replace(" deck=NN", "")), "bids"),
        (format!("{EXAMPLE} {} bids=31,-", course.replace(" deck=NN", "")), "bids"),
        (format!("{EXAMPLE} {} shown=3,3", course.replace(" deck=NN", "")), "phase"),
        (format!("{EXAMPLE} {}", course.replace("deck=NN", "deck=PP")), "deck"),
        (format!("{EXAMPLE} {}", course.replace("phase=bid", "phase=show1")), "phase"),
        (format!("{EXAMPLE} {} line=e5g6 deck=N", course.replace(" deck=NN", "")), "line"),
        (format!("{EXAMPLE} {} sealed=-|- deck=NN", course.replace(" deck=NN", "")), "sealed"),
        (format!("{EXAMPLE} {} sealed=e5g6 deck=NN", course.replace(" deck=NN", "")), "sealed"),
        (format!("{EXAMPLE} {} sealed=e5e4|- deck=NN", course.replace(" deck=NN", "")), "sealed"),
        (format!("{EXAMPLE} {} sealed={SOLUTION}|- deck=NN", course.replace(" deck=NN", "")), "sealed"),
        (
            format!("{EXAMPLE} {} bids=4,- sealed={SOLUTION}|- deck=NN", course.replace(" deck=NN", "")),
            "sealed",
        ),
        (format!("{EXAMPLE} {} sealed={SOLUTION}/h2h3|- deck=NN", course.replace(" deck=NN", "")), "sealed"),
        (format!("{EXAMPLE} {} gone=1", course.replace(" deck=NN", "")), "phase"),
    ] {
        match Round::open(&[], Some(&text)) {
            Ok(_) => panic!("{text} was accepted"),
            Err(sentence) => assert!(sentence.contains(word), "{text}: {sentence}"),
        }
    }
}

#[test]
fn the_scene_circles_the_chosen_and_shows_the_cards() {
    let round = Round::bidding(1);
    let scene = round.0.scene(Viewer::Public).in_english(round.0.info());
    let circled: Vec<String> =
        scene.cells.iter().filter(|cell| cell.marks.circled).map(|cell| cell.square.to_string()).collect();
    assert_eq!(circled, ["a2", "h2", "e5"]);
    let cards: Vec<&str> = scene.spreads[0].cards.iter().map(|card| card.name).collect();
    assert_eq!(cards, ["king", "bishop"]);
    assert_eq!(scene.status, "Hole 1 of 9: Player 1, Player 2 and Player 3 have to bid.");
    assert_eq!(scene.grids[0].rows.len(), 3);
    assert_eq!(scene.grids[0].columns.len(), 11);
    assert!(round.0.table_offers(Seat(0)).contains(&TableStep::Resign));
}
