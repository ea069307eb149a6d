//! No control that people are shown counts another person's secret decisions: no version, no length of the log.

use std::collections::{BTreeMap, BTreeSet};

use model::ids::{GameId, UserId};
use model::screen::{Press, Row, Screen, Verb};

use app::request::{
    ClockRequest, Cut, DrawAction, LibraryRequest, NoteRequest, OfferRequest, PlanRequest, Request,
    ServerRequest,
};

use crate::joining::company::{bids, three};
use crate::joining::four::{buttons, press};
use crate::stage::{ADA, BEN, CLEO, DEV, Said, Stage};

/// The controls of rows.
fn controls(rows: &[Row]) -> Vec<Press> {
    let of_row = |row: &Row| match row {
        Row::Buttons(buttons) => buttons.iter().map(|button| button.press.clone()).collect(),
        Row::Menu(menu) => vec![menu.press.clone()],
    };
    rows.iter().flat_map(of_row).collect()
}

/// Every control that people were shown, by person and occasion.
#[derive(Default)]
struct Shown(BTreeMap<String, Vec<Press>>);

impl Shown {
    fn keep(&mut self, what: String, screen: &Screen) {
        self.0.entry(what).or_default().extend(controls(&screen.rows));
    }

    /// Records posts and edits since the last call, for all readers.
    async fn said(&mut self, stage: &Stage, when: &str) {
        for (channel, said) in stage.said().await {
            for (number, said) in said.into_iter().enumerate() {
                let rows = match said {
                    Said::Posted { screen, .. } => screen.rows,
                    Said::Changed { change, .. } => change.rows,
                };
                self.0.entry(format!("{when}, {channel}, {number}")).or_default().extend(controls(&rows));
            }
        }
    }

    /// Everything that a person can look at without changing the game.
    async fn looks(&mut self, stage: &Stage, person: UserId, id: GameId, when: &str) {
        let game = || Some(format!("#{id}"));
        for request in [
            Request::Board { game: game(), flip: true, text: false },
            Request::Board { game: game(), flip: false, text: true },
            Request::Secrets { game: game() },
            Request::History { game: game() },
            Request::Replay { game: game(), view: None },
            Request::Replay { game: game(), view: Some(Cut::Public) },
            Request::Resign { game: game() },
            Request::Games,
            Request::Rules { rules: Some("chess-golf".to_owned()) },
            Request::Draw { action: DrawAction::Offer, game: game() },
            Request::Clock(ClockRequest::Show { game: game() }),
            Request::Plan(PlanRequest::List { game: game() }),
            Request::Plan(PlanRequest::Notes(NoteRequest::Show { game: game() })),
            Request::Library(LibraryRequest::Next),
            Request::Verify { game: game() },
            Request::Help,
        ] {
            let what = format!("{when}, {person}, {request:?}");
            let screen = stage.ask(person, request).await;
            self.keep(what, &screen);
        }
        let picker = press(stage, person, id, Verb::Move, "").await;
        self.keep(format!("{when}, {person}, the picker"), &picker);
        for (verb, arg) in [(Verb::Offer, "more"), (Verb::Moment, "p.last"), (Verb::Resign, "")] {
            let screen = press(stage, person, id, verb, arg).await;
            self.keep(format!("{when}, {person}, {verb:?} {arg}"), &screen);
        }
        let end = Request::Server(ServerRequest::End { game: format!("#{id}") });
        let asked = stage.ask_managing(person, end).await;
        assert!(controls(&asked.rows).len() < 3, "{asked:?}");
        self.keep(format!("{when}, {person}, calling it off"), &asked);
    }
}

/// A game from the invitation to its end, in which Ada changes her sealed bid this often, which must not show.
async fn played(stage: &Stage, changes: &[u32]) -> Shown {
    let mut shown = Shown::default();
    let (id, board) = three(stage).await;
    shown.keep("the first board".to_owned(), &board);
    shown.said(stage, "begun").await;
    bids(stage, ADA, id, 5).await;
    for bid in changes {
        bids(stage, ADA, id, *bid).await;
    }
    // As many interactions in both worlds: offers are numbered by them.
    for _ in changes.len()..3 {
        stage.ask(ADA, Request::Help).await;
        stage.ask(ADA, Request::Help).await;
    }
    for person in [BEN, CLEO, DEV] {
        shown.looks(stage, person, id, "bidding").await;
    }
    let game = || Some(format!("#{id}"));
    for request in [
        OfferRequest::Adjourn { days: Some(2), until: None, game: game() },
        OfferRequest::Abort { game: game() },
        OfferRequest::Takeback { game: game() },
    ] {
        let screen = stage.ask(BEN, Request::Offer(request.clone())).await;
        shown.keep(format!("{request:?}"), &screen);
    }
    shown.said(stage, "offered").await;
    let end = Request::Server(ServerRequest::End { game: format!("#{id}") });
    let asked = stage.ask_managing(DEV, end).await;
    let yes = buttons(&asked.rows).into_iter().find(|button| button.press.verb == Verb::Server);
    let yes = yes.unwrap_or_else(|| panic!("{asked:?}")).press;
    let request = Request::Press { press: yes, value: None };
    let ended = stage.ask_managing(DEV, request).await;
    assert!(ended.text.contains("called off"), "{ended:?}");
    shown.said(stage, "ended").await;
    for person in [BEN, DEV] {
        shown.looks(stage, person, id, "over").await;
    }
    let rematch = stage.ask(BEN, Request::Offer(OfferRequest::Rematch { game: game() })).await;
    shown.keep("a rematch".to_owned(), &rematch);
    shown.said(stage, "a rematch").await;
    shown
}

#[tokio::test]
async fn no_control_counts_what_somebody_else_decided_unseen() {
    let stages = [Stage::open().await, Stage::open().await];
    let one = played(&stages[0], &[]).await;
    let two = played(&stages[1], &[30, 0, 7]).await;
    let verbs: BTreeSet<&str> = one.0.values().flatten().map(|press| press.verb.word()).collect();
    let pairs: BTreeSet<&String> = one.0.keys().chain(two.0.keys()).collect();
    for what in pairs {
        assert_eq!(one.0.get(what), two.0.get(what), "{what}");
    }
    println!(
        "{} controls of {} kinds at {} screens: {verbs:?}",
        one.0.values().flatten().count(),
        verbs.len(),
        one.0.len()
    );
    for verb in [
        Verb::Move,
        Verb::Board,
        Verb::Secrets,
        Verb::History,
        Verb::Replay,
        Verb::Rules,
        Verb::Resign,
        Verb::Offer,
        Verb::Clock,
        Verb::Server,
        Verb::StepButton,
        Verb::ResignYes,
        Verb::Type,
        Verb::Plan,
    ] {
        assert!(verbs.contains(verb.word()), "{verb:?} is among them");
    }
    for stage in stages {
        stage.close().await;
    }
}

/// Everybody who sees the channel can read invitations.
#[tokio::test]
async fn invitations_carry_no_version() {
    let stage = Stage::open().await;
    for rules in ["chess", "chess-golf", "crowded-house"] {
        let id = stage.invitation(rules).await;
        for verb in [Verb::Join, Verb::Leave] {
            press(&stage, BEN, id, verb, "").await;
        }
        for (channel, said) in stage.said().await {
            for said in said {
                let rows = match said {
                    Said::Posted { screen, .. } => screen.rows,
                    Said::Changed { change, .. } => change.rows,
                };
                assert!(
                    controls(&rows).iter().all(|press| press.version == 0),
                    "{rules} {channel}: {rows:?}"
                );
            }
        }
    }
    stage.close().await;
}

/// The button *No* below a question about a tournament belongs to no game.
#[tokio::test]
async fn a_no_that_belongs_to_no_game_changes_nothing() {
    let stage = Stage::open().await;
    let press = Press { verb: Verb::Never, game: None, version: 0, arg: String::new() };
    let answer = stage.ask(ADA, Request::Press { press, value: None }).await;
    assert!(answer.text.contains("nothing has changed"), "{answer:?}");
    stage.close().await;
}
