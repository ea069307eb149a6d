//! A table with two people, and scripts that they play.

use playground::{CHESS_CLUB, Person, Seen, Who};
use serde_json::{Value, json};

use crate::house::House;
use crate::player::{By, Player, turn_button};
use crate::told::played;

/// Ada with the white pieces and Ben with the black ones, in the chess club.
pub(crate) struct Table {
    pub(crate) ada: Player,
    pub(crate) ben: Player,
    /// The place of the game: the channel, or its thread.
    pub(crate) place: u64,
    /// The newest board.
    pub(crate) board: Seen,
    turns: usize,
}

impl Table {
    /// Ada invites, Ben joins, the first board comes and pings Ada.
    pub(crate) async fn open(house: &House, game: &str, more: Value) -> Self {
        let table = Self::seated(house, game, more).await;
        assert_eq!(table.board.pings, [Who::Ada]);
        table
    }

    /// Ada invites, Ben joins, the first board comes.
    pub(crate) async fn seated(house: &House, game: &str, more: Value) -> Self {
        let (ada, ben) = (house.player(Who::Ada), house.player(Who::Ben));
        let mut options = json!({ "game": game, "opponent": Who::Ben.id().to_string(), "colour": "white" });
        options.as_object_mut().expect("an object").extend(more.as_object().cloned().unwrap_or_default());
        let in_thread = options["thread"] == true;
        ada.slash(CHESS_CLUB, "play", options).await;
        let invitation = ben
            .person
            .wait_for_message(CHESS_CLUB, "an invitation", |seen| seen.button("Join").is_some())
            .await;
        assert_eq!(invitation.pings, [Who::Ben]);
        let answer = ben.press(&invitation, "Join").await;
        assert!(answer.content.contains("you play **Black**"), "{answer:?}");
        let place = if in_thread { invitation.id } else { CHESS_CLUB };
        let started = |seen: &Seen| seen.id > invitation.id && turn_button(seen).is_some() && !seen.private;
        let board = ada.person.wait_for_message(place, "the first board", started).await;
        Self { ada, ben, place, board, turns: 0 }
    }

    /// Whose turn it is.
    pub(crate) fn mover(&self) -> &Player {
        if self.turns.is_multiple_of(2) { &self.ada } else { &self.ben }
    }

    /// Plays one turn; returns the private answer. Waits until everybody has seen the new board.
    pub(crate) async fn play(&mut self, by: By, turn: &str) -> Seen {
        let before = self.board.clone();
        let answer = self.mover().play(self.place, by, turn).await;
        assert!(played(&answer.content).is_some(), "{turn}: {answer:?}");
        self.turns += 1;
        self.board = self.new_board(&before).await;
        answer
    }

    /// Plays one turn by several commands, like people who want to know what rose before they choose a grave.
    pub(crate) async fn play_in_parts(&mut self, turn: &str) {
        let before = self.board.clone();
        let (graves, moves): (Vec<&str>, Vec<&str>) = turn.split('/').partition(|part| part.starts_with('@'));
        for part in [moves, graves].into_iter().filter(|parts| !parts.is_empty()) {
            let part = part.join("/");
            let answer = self.mover().play(self.place, By::Command, &part).await;
            assert!(played(&answer.content).is_some(), "{part}: {answer:?}");
        }
        self.turns += 1;
        self.board = self.new_board(&before).await;
    }

    /// Plays a script, the players alternating.
    pub(crate) async fn play_all(&mut self, by: By, script: &str) {
        for turn in script.split_whitespace() {
            self.play(by, turn).await;
        }
    }

    /// Ben writes a message in the channel, so that the next board is posted below it.
    pub(crate) fn talk(&self) {
        self.ben.person.say(self.place, "Hm.").expect("said");
    }

    /// Waits for the board after another one, posted or in its place, until nobody can play from the one before.
    pub(crate) async fn new_board(&self, before: &Seen) -> Seen {
        next_board(&self.ben.person, self.place, before, |_| true).await
    }

    /// The last board of a finished game: it says so, has no controls to play with, and pings both, but nobody for their own
    /// action.
    pub(crate) fn is_over(&self, how: &str) {
        let board = &self.board;
        assert!(board.content.contains(how), "{how:?} is not in {:?}", board.content);
        assert_eq!(board.button("Move"), None);
        assert_eq!(board.button("Resign"), None);
        assert!(board.button("History").is_some());
        assert!(matches!(board.pings[..], [Who::Ada] | [Who::Ben]), "{board:?}");
    }
}

/// Waits for the board after another one: a later message, or the same one with another picture. The earlier one has no controls
/// then.
pub(crate) async fn next_board(
    person: &Person,
    place: u64,
    before: &Seen,
    wanted: impl Fn(&Seen) -> bool,
) -> Seen {
    let pictured = before.files.first().map(|file| file.id);
    let newer = |seen: &Seen| {
        let file = seen.files.first().map(|file| file.id);
        !seen.private && seen.id >= before.id && file.is_some() && file > pictured && wanted(seen)
    };
    let board = person.wait_for_message(place, "a new board", newer).await;
    if board.id != before.id {
        let put_away = |seen: &Seen| seen.buttons().is_empty();
        person.wait_for_change(before.id, "the board before to be put away", put_away).await;
    }
    board
}

/// A board asks this person: it pings them if it was posted, and names them if it was changed in place, which pings nobody.
pub(crate) fn asks(board: &Seen, who: Who) {
    assert!(board.content.contains(&format!("<@{}>", who.id())), "{board:?}");
    if board.edits == 0 {
        assert_eq!(board.pings, [who], "{board:?}");
    }
}
