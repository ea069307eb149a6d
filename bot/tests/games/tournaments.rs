//! A tournament of eight through the playground, over the real client: announced, joined, played and won; with a restart in
//! the middle.

use std::collections::{BTreeMap, BTreeSet};

use playground::{CHESS_CLUB, Seen, Who};
use serde_json::json;

use crate::house::House;

/// The course of a game, and the points in halves of the player who moves first.
#[derive(Clone, Copy)]
enum Course {
    /// The first player mates.
    Mate,
    /// The second player mates.
    Fool,
    /// Drawn by agreement.
    Agreed,
    /// The first player resigns.
    GivenUp,
}

impl Course {
    const ALL: [Self; 5] = [Self::Mate, Self::Agreed, Self::Fool, Self::Mate, Self::GivenUp];

    fn turns(self) -> &'static str {
        match self {
            Self::Mate => "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7",
            Self::Fool => "f2f3 e7e5 g2g4 d8h4",
            Self::Agreed => "e2e4",
            Self::GivenUp => "e2e4 e7e5",
        }
    }

    fn halves(self) -> u32 {
        match self {
            Self::Mate => 2,
            Self::Agreed => 1,
            Self::Fool | Self::GivenUp => 0,
        }
    }
}

/// A game in a round's post: its number, the letters and people of both players.
struct Pairing {
    game: String,
    players: [(String, Who); 2],
}

/// The pairings of a round's post: "`#3` **A** @Ada – **E** @Ben".
fn pairings(post: &Seen) -> Vec<Pairing> {
    post.content
        .lines()
        .filter_map(|line| {
            let (game, people) = line.strip_prefix("`#")?.split_once("` ")?;
            let (white, black) = people.split_once(" – ")?;
            let read = |text: &str| {
                let (letter, who) = text.split_once(' ').expect("a letter and somebody");
                // Somebody who is called is mentioned, everybody else named.
                let id = who.strip_prefix("<@").and_then(|id| id.trim_end_matches('>').parse().ok());
                let who = id.map_or_else(|| Who::by_name(who), Who::by_id).expect("somebody");
                (letter.trim_matches('*').to_owned(), who)
            };
            Some(Pairing { game: format!("#{game}"), players: [read(white), read(black)] })
        })
        .collect()
}

async fn play(house: &House, pairing: &Pairing, course: Course) {
    let players = [0, 1].map(|side: usize| house.player(pairing.players[side].1));
    for (turn, at) in course.turns().split_whitespace().zip(0..) {
        let options = json!({ "turn": turn, "game": pairing.game });
        let answer = players[at % 2].slash(CHESS_CLUB, "move", options).await;
        assert!(answer.content.contains("You played"), "{turn}: {answer:?}");
    }
    match course {
        Course::Mate | Course::Fool => {}
        Course::Agreed => {
            for (player, action) in players.iter().zip(["offer", "accept"]) {
                player
                    .slash(CHESS_CLUB, "game draw", json!({ "action": action, "game": pairing.game }))
                    .await;
            }
        }
        Course::GivenUp => {
            let sure = players[0].slash(CHESS_CLUB, "game resign", json!({ "game": pairing.game })).await;
            players[0].press(&sure, "Yes, resign").await;
        }
    }
}

/// A player's scores, and against whom.
type Card = Vec<(String, u32)>;

/// Points, Buchholz and Sonneborn–Berger from the score cards alone, in halves and quarters; the best first.
fn reckoned(cards: &BTreeMap<String, Card>) -> Vec<(String, [u32; 3])> {
    let points = |letter: &str| -> u32 { cards[letter].iter().map(|(_, halves)| halves).sum() };
    let mut all: Vec<(String, [u32; 3])> = cards
        .iter()
        .map(|(letter, card)| {
            let buchholz = card.iter().map(|(other, _)| points(other)).sum();
            let berger = card.iter().map(|(other, halves)| halves * points(other)).sum();
            (letter.clone(), [points(letter), buchholz, berger])
        })
        .collect();
    all.sort_by(|(one, own), (two, other)| other.cmp(own).then(one.cmp(two)));
    all
}

fn written(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 0) => whole.to_string(),
        (whole, _) => format!("{whole}½"),
    }
}

#[tokio::test]
async fn eight_people_play_a_tournament_to_its_end() {
    let mut house = House::with_guests(4).await;
    let people = [Who::Ada, Who::Ben, Who::Cleo, Who::Dev].into_iter().chain((1..=4).map(Who::Guest));
    let people: Vec<Who> = people.collect();
    let ada = house.player(Who::Ada);
    let plan = json!({ "game": "chess", "format": "swiss", "name": "Autumn Cup", "clock": "1d" });
    let opened = ada.slash(CHESS_CLUB, "club tournament open", plan).await;
    assert!(opened.content.contains("is open"), "{opened:?}");
    let is_post = |seen: &Seen| seen.button("Join").is_some();
    let post = ada.person.wait_for_message(CHESS_CLUB, "an announcement", is_post).await;
    for who in &people {
        let player = house.player(*who);
        let answer = player.press(&post, "Join").await;
        assert!(answer.content.contains("You take part"), "{answer:?}");
    }
    let full = |seen: &Seen| seen.content.contains("Players (8)");
    let post = ada.person.wait_for_change(post.id, "eight players", full).await;
    ada.press(&post, "Start").await;
    let mut cards: BTreeMap<String, Card> = BTreeMap::new();
    let mut met = BTreeSet::new();
    let mut courses = Course::ALL.into_iter().cycle();
    for round in 1..=3 {
        let heading = format!("round {round} of 3");
        let begun = |seen: &Seen| !seen.private && seen.content.contains(&heading);
        let post = ada.person.wait_for_message(CHESS_CLUB, &heading, begun).await;
        assert!(post.files.iter().any(|file| file.alt.contains("Autumn Cup")), "standings: {post:?}");
        let pairings = pairings(&post);
        assert_eq!(pairings.len(), 4, "{post:?}");
        // The one who moves first is called by the board; all others by the post.
        let seconds: BTreeSet<Who> = pairings.iter().map(|pairing| pairing.players[1].1).collect();
        assert_eq!(post.pings.iter().copied().collect::<BTreeSet<_>>(), seconds);
        for (pairing, at) in pairings.iter().zip(0..) {
            let [(white, one), (black, two)] = &pairing.players;
            assert!(met.insert([*one.min(two), *one.max(two)]), "they have met before");
            let course = courses.next().expect("another");
            play(&house, pairing, course).await;
            cards.entry(white.clone()).or_default().push((black.clone(), course.halves()));
            cards.entry(black.clone()).or_default().push((white.clone(), 2 - course.halves()));
            if (round, at) == (2, 1) {
                house.restart().await;
            }
        }
    }
    let last = |seen: &Seen| !seen.private && seen.content.contains("is over.") && !seen.files.is_empty();
    let last = ada.person.wait_for_message(CHESS_CLUB, "the end", last).await;
    assert_eq!(last.pings.len(), 8);
    let reckoned = reckoned(&cards);
    let mut told: Vec<&str> = last.content.lines().skip(2).collect();
    let columns = told.pop().expect("what the columns are");
    assert!(
        columns.starts_with("-# Tie-breaks") && columns.contains("*Bh*") && columns.contains("*SB*"),
        "{columns}"
    );
    assert_eq!(told.len(), 8, "{last:?}");
    let mut place = 1;
    for (at, ((letter, sums), line)) in reckoned.iter().zip(&told).enumerate() {
        if at > 0 && reckoned[at - 1].1 != *sums {
            place = at + 1;
        }
        assert!(line.starts_with(&format!("{place}\\. **{letter}** ")), "{line}: {letter} {sums:?}");
        assert!(line.ends_with(&format!(" {}", written(sums[0]))), "{line}: {letter} {sums:?}");
    }
    let alone = reckoned.iter().filter(|(_, sums)| *sums == reckoned[0].1).count() == 1;
    assert_eq!(last.content.contains("wins with a score of"), alone, "{last:?}");
    let over = |seen: &Seen| seen.content.contains("It is over.");
    ada.person.wait_for_change(post.id, "the end of the announcement", over).await;
    house.close().await;
}
