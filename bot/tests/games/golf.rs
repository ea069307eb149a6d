//! Chess Golf: a whole course with its bids, demonstrations and rulings, and a hole played alone.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use engine::any_game::{Actor, AnyGame};
use engine::catalogue;
use engine::rules::Effort;
use engine::seat::{Seat, Viewer};
use playground::{CHESS_CLUB, Who};
use words::Lang;

use crate::party::{Company, Party};
use crate::player::By;
use crate::table::asks;
use crate::told::played;

/// The players of the course, in the order of the seats.
const PLAYERS: [Seat; 3] = [Seat(0), Seat(1), Seat(2)];
/// The people from whom Ada's bid is hidden.
const OTHERS: [Who; 3] = [Who::Ben, Who::Cleo, Who::Spectator];
/// Bids that are changed before anybody could see them.
const SECOND_THOUGHTS: [&str; 2] = ["13", "14"];

/// What happens at the holes with a solution: each of these once, then everybody bids par.
enum Plot {
    /// Two fail before the third succeeds.
    Failures,
    /// Everybody says that the hole can't be solved.
    Doubts,
    /// The leader bids too high.
    Caution,
}

fn golf() -> &'static dyn AnyGame {
    catalogue::find("chess-golf").expect("the game")
}

/// A shortest solution of the hole to be bid on, if there is one.
async fn solution(party: &Party) -> Option<Vec<String>> {
    let question = party.mirror.table().question().expect("a hole");
    let solve = move || {
        let effort = Effort { nodes: 50_000_000, bytes: 256 << 20, stop: &AtomicBool::new(false) };
        golf().work_out(&question, &effort)
    };
    let verdict = tokio::task::spawn_blocking(solve).await.expect("no panic").expect("a verdict");
    let (_, line) = verdict.strip_prefix("par=")?.split_once(':')?;
    Some(line.split('/').map(str::to_owned).collect())
}

/// This many moves that capture nothing.
fn detour(party: &Party, seat: Seat, moves: u32) -> Vec<String> {
    let mut ahead = party.mirror.table().fork();
    (0..moves)
        .map(|_| {
            let offers = ahead.offers(Viewer::Seat(seat));
            let quiet = offers.into_iter().find(|offer| offer.from.is_some() && !offer.capture);
            let stroke = quiet.expect("a move without a capture").text;
            ahead.step(seat, &stroke).expect("an offer");
            stroke
        })
        .collect()
}

/// The dealer declines to make the hole harder, if asked.
async fn keep(party: &mut Party) {
    let dealer = party.mirror.seat().expect("somebody is asked");
    if party.mirror.offers(dealer).iter().any(|offer| offer.text == "keep") {
        party.play(dealer, By::Picker, "keep").await;
    }
}

/// Everybody bids, one after the other and in different ways; the board shows the bids after the last one.
async fn bid(party: &mut Party, bids: [u32; 3]) {
    for (seat, by) in PLAYERS.into_iter().zip([By::Command, By::Picker, By::Form]) {
        party.play(seat, by, &bids[usize::from(seat.0)].to_string()).await;
    }
}

/// Ada changes her bid, and nobody else notices.
async fn change(party: &mut Party, by: By, bid: &str) {
    let received = |party: &Party| OTHERS.map(|who| party.house.player(who).person.transcript());
    let before = received(party);
    let answer = party.player(Seat(0)).play(CHESS_CLUB, by, bid).await;
    assert_eq!(played(&answer.content).as_deref(), Some(bid), "{answer:?}");
    tokio::time::sleep(Duration::from_millis(500)).await;
    for (then, now) in before.iter().zip(received(party)) {
        assert_eq!(then.difference(&now), None, "somebody noticed");
    }
    party.mirror.log(Actor::Seat(Seat(0)), bid);
}

/// How often people other than Ada read her bid in the record.
async fn read_of_it(party: &Party) -> usize {
    let mut found = 0;
    for who in OTHERS {
        let record = party.house.player(who).press(&party.board, "History").await.content;
        let words = record.split(|c: char| !c.is_alphanumeric());
        found += words.filter(|word| SECOND_THOUGHTS.contains(word)).count();
    }
    found
}

/// The record contains only the task of the hole that is being bid on.
async fn check_record(party: &Party) {
    let record = party.house.player(Who::Ben).press(&party.board, "History").await.content;
    let hole = record.rsplit("Hole ").next().unwrap_or_default();
    assert!(!hole.contains("bid"), "{record}");
}

/// Each player's secrets are only their own view: their own bid, and nobody else's. The record tells nobody more.
async fn check_secrets(party: &Party, read: usize) {
    assert_eq!(read_of_it(party).await, read);
    check_record(party).await;
    for seat in PLAYERS {
        let secrets = party.player(seat).press(&party.board, "My secrets").await;
        let names = PLAYERS.map(|seat| (seat, party.player(seat).who().name().to_owned()));
        let reader = Lang::En.of(golf().info()).naming(&names);
        let scene = party.mirror.table().scene(Viewer::Seat(seat)).worded(&reader);
        let expected = render::alt_text(&scene, &reader);
        assert_eq!(secrets.files[0].alt, expected);
        assert_eq!(expected.contains("Bid = 1"), seat == Seat(0), "{expected}");
    }
}

/// Ada bids first, changes it before and after a restart; then the others bid.
async fn bid_over_a_restart(party: &mut Party, bids: [u32; 3]) {
    let [ada, ben, cleo] = [Who::Ada, Who::Ben, Who::Cleo].map(|who| format!("<@{}>", who.id()));
    let (before, read) = (party.board.clone(), read_of_it(party).await);
    let picker = party.player(Seat(0)).press(&party.board, "Bid").await;
    let answer = party.player(Seat(0)).pick(picker, SECOND_THOUGHTS[0]).await;
    assert!(answer.content.starts_with("You bid 13 moves."), "{answer:?}");
    party.mirror.log(Actor::Seat(Seat(0)), SECOND_THOUGHTS[0]);
    party.look().await;
    // Only who has bid is public; the task is still shown, and the clock runs.
    let old = |line: &&str| before.content.lines().any(|known| known == *line);
    // A new message writes those whom it does not ping by their names, a change mentions everybody.
    let plays = |line: &&str| line.starts_with("<@");
    let lines: Vec<&str> = party.board.content.lines().filter(|line| !old(line) && !plays(line)).collect();
    let [waiting, asked @ .., clock] = &lines[..] else { panic!("{lines:?}") };
    assert_eq!(*waiting, format!("We are waiting for {ben} and {cleo}. Ready: {ada}."));
    // The question stays visible, with a separate line on how pieces move.
    assert_eq!(asked.len(), 2, "{asked:?}");
    let asked = asked.join("\n");
    let asked = asked.strip_prefix("The question: “").and_then(|rest| rest.strip_suffix("”"));
    assert!(asked.is_some_and(|asked| before.content.contains(asked)), "{asked:?}\n{}", before.content);
    assert!(clock.starts_with("⏳ Time runs out <t:"), "{clock:?}");
    assert_eq!(party.board.files[0].alt, before.files[0].alt, "the picture stays");
    check_secrets(party, read).await;
    change(party, By::Command, SECOND_THOUGHTS[1]).await;
    check_secrets(party, read).await;
    party.house.restart().await;
    check_secrets(party, read).await;
    change(party, By::Picker, &bids[0].to_string()).await;
    party.play(Seat(2), By::Picker, &bids[2].to_string()).await;
    party.play(Seat(1), By::Command, &bids[1].to_string()).await;
    assert_eq!(read_of_it(party).await, read, "what was thought better of is never told");
}

/// The text of the newest board, with people by their names.
fn told(party: &Party) -> String {
    let named = |text: String, who: Who| text.replace(&format!("<@{}>", who.id()), who.name());
    [Who::Ada, Who::Ben, Who::Cleo].into_iter().fold(party.board.content.clone(), named)
}

/// Ada bids par and gives up, one of the others fails, the third solves it; returns the score of each.
async fn failures(party: &mut Party, line: &[String]) -> [u32; 3] {
    let par = line.len() as u32;
    let bids = [par, par + 1, par + 1];
    bid_over_a_restart(party, bids).await;
    let [ada, ben, cleo] = PLAYERS.map(|seat| party.player(seat).who().name());
    let revealed = format!("The bids: {ada} {par}, {ben} {}, {cleo} {}.", bids[1], bids[2]);
    assert!(told(party).contains(&revealed), "{:?}", party.board.content);
    let failed = |seat: Seat| {
        let bid = bids[usize::from(seat.0)];
        let moves = if bid == 1 { "move" } else { "moves" };
        format!(
            "could not show a solution in {bid} {moves} and scores {}, one more than the highest bid.",
            par + 2
        )
    };
    let tells = |party: &Party, seat: Seat| {
        let whole = format!("{} {}", party.player(seat).who().name(), failed(seat));
        assert!(told(party).contains(&whole), "{:?}", party.board.content);
    };
    let record = party.house.player(Who::Spectator).press(&party.board, "History").await.content;
    assert!(record.contains(&revealed), "{record}");
    // The dealer is marked.
    assert_eq!(party.board.files[0].alt.matches(" (deals)").count(), 1, "{:?}", party.board.files[0].alt);
    asks(&party.board, Who::Ada);
    let mut given_up = detour(party, Seat(0), u32::from(par > 1));
    given_up.push("--".to_owned());
    party.play(Seat(0), By::Picker, &given_up.join("/")).await;
    tells(party, Seat(0));
    let second = party.mirror.seat().expect("a demonstrator");
    asks(&party.board, party.player(second).who());
    let astray = detour(party, second, par + 1);
    party.play(second, By::Picker, &astray.join("/")).await;
    tells(party, second);
    let third = Seat(3 - second.0);
    asks(&party.board, party.player(third).who());
    party.play(third, By::Picker, &line.join("/")).await;
    PLAYERS.map(|seat| if seat == third { par + 1 } else { par + 2 })
}

/// The player who is asked shows a solution.
async fn demonstrate(party: &mut Party, line: &[String], by: By) {
    let shows = party.mirror.seat().expect("a demonstrator");
    party.play(shows, by, &line.join("/")).await;
    let solved = format!("{} solves it in", party.player(shows).who().name());
    assert!(told(party).contains(&solved), "{:?}", party.board.content);
    assert!(party.board.content.contains("Par was"), "{:?}", party.board.content);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_course_goes_over_a_restart_and_failures_to_a_shared_win() {
    let company = Company { closed: Some(Who::Ben), ..Company::default() };
    let mut party = Party::sit_down_as(golf(), &company).await;
    let mut plots = vec![Plot::Caution, Plot::Doubts, Plot::Failures];
    let mut card: [Vec<u32>; 3] = Default::default();
    let total = |scores: &Vec<u32>| scores.iter().sum::<u32>();
    while !party.mirror.is_over() {
        keep(&mut party).await;
        let line = solution(&party).await;
        let par = line.as_ref().map_or(0, |line| line.len() as u32);
        let plot = if line.is_some() { plots.pop() } else { None };
        let scores = match (line, plot) {
            (None, _) | (_, Some(Plot::Doubts)) => {
                bid(&mut party, [0; 3]).await;
                let ruled = ["Par was", "proves it impossible", "found no solution"];
                assert!(ruled.iter().any(|words| party.board.content.contains(words)), "{:?}", party.board);
                [if par == 0 { 0 } else { par + 1 }; 3]
            }
            (Some(line), Some(Plot::Failures)) => failures(&mut party, &line).await,
            (Some(line), plot) => {
                let mut bids = [par; 3];
                let best = PLAYERS.into_iter().min_by_key(|seat| total(&card[usize::from(seat.0)]));
                if let (Some(Plot::Caution), Some(best)) = (plot, best) {
                    bids[usize::from(best.0)] = par + 3;
                }
                bid(&mut party, bids).await;
                demonstrate(&mut party, &line, By::Command).await;
                bids
            }
        };
        card.iter_mut().zip(scores).for_each(|(own, score)| own.push(score));
    }
    assert!(plots.is_empty(), "hardly a hole could be solved");
    let best = card.iter().map(total).min();
    let winners: Vec<&str> = PLAYERS
        .into_iter()
        .zip(&card)
        .filter(|(_, own)| Some(total(own)) == best)
        .map(|(seat, _)| party.player(seat).who().name())
        .collect();
    assert_eq!(winners.len(), 2, "{card:?}");
    let shared = format!("{} share the win: the same total after nine holes, a tie", winners.join(" and "));
    assert!(told(&party).contains(&shared), "{shared:?}: {:?}", party.board.content);
    let alt = &party.board.files[0].alt;
    for (seat, own) in PLAYERS.into_iter().zip(&card) {
        let holes: Vec<String> = own.iter().map(u32::to_string).collect();
        let name = party.player(seat).who().name();
        let row = format!("{name}: 1 to 9 = {}, Total = {}", holes.join(" "), total(own));
        assert!(alt.contains(&row), "{row:?} is not in {alt:?}");
    }
    assert!(alt.contains("Par: "), "{alt:?}");
    // The record names who bid what.
    let record = party.house.player(Who::Spectator).press(&party.board, "History").await.content;
    for words in ["Hole 9: ", "The bids: Ada ", "Ben ", "Cleo ", "Par was "] {
        assert!(record.contains(words), "{words:?} is not in {record}");
    }
    assert!(!record.contains("Player 1:"), "{record}");
    eprintln!("{record}\n{alt}");
    // Bids are never sent in private, so nobody gets a direct message: the player who started was told where to see their own.
    let (ada, ben) = (party.player(Seat(0)).person, party.player(Seat(1)).person);
    for (person, who) in [(&ada, Who::Ada), (&ben, Who::Ben)] {
        assert_eq!(person.messages(who.dm()).len(), 0);
        assert!(!format!("{:?}", person.transcript()).contains("couldn't send you a direct message"));
    }
    assert!(format!("{:?}", ada.transcript()).contains("what you bid, until all have bid"));
    party.break_up().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hole_is_played_alone() {
    let company = Company { people: 1, ..Company::default() };
    let mut party = Party::sit_down_as(golf(), &company).await;
    let line = solution(&party).await;
    let bid = line.as_ref().map_or(0, Vec::len).to_string();
    party.play(Seat(0), By::Picker, &bid).await;
    if let Some(line) = line {
        asks(&party.board, Who::Ada);
        demonstrate(&mut party, &line, By::Form).await;
    }
    let score = if bid == "0" { "1 = 0" } else { &format!("1 = {bid}, Total = {bid}") };
    let alt = &party.board.files[0].alt;
    assert!(alt.contains(score), "{score:?} is not in {alt:?}");
    party.resign().await;
    party.break_up().await;
}
