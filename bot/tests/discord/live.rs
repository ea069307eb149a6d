//! The whole live examination against a playground: it succeeds, and its report names every deviation.

use std::collections::BTreeSet;
use std::time::Duration;

use discord::{self, CannotExamine, Hearing, LiveReport, ToExamine, examine_live};
use playground::{
    Author, CHESS_CLUB, Config, Effect, Fault, Modal, Person, Playground, RateLimits, Route, Scope, Seen, Who,
};
use serde_json::json;
use tokio::task::LocalSet;
use tokio_util::sync::CancellationToken;

use crate::support::{Bot, Stub, endpoint};

/// What every message of an examination begins with.
const SIGN: &str = "🩺";
/// The permission to delete threads, which the bot is not given.
const MANAGE_THREADS: u64 = 1 << 34;
/// How many steps a person is asked to do.
const STEPS: usize = 9;

/// Long enough for the simulated person.
const STEP: Duration = Duration::from_secs(60);

fn wanted(guided: bool, step: Duration) -> ToExamine {
    ToExamine { channel: CHESS_CLUB, guided: guided.then_some(Hearing::Gateway), step }
}

/// A playground whose commands are registered by a bot beside the examination, as on a real server.
async fn open() -> (Playground, Bot) {
    with(Config::default()).await
}

async fn with(config: Config) -> (Playground, Bot) {
    let playground = Playground::start(config).await.expect("a playground");
    let bot = Bot::start(&playground, Stub::new().await).await;
    (playground, bot)
}

async fn examine(playground: &Playground, wanted: ToExamine) -> Result<LiveReport, CannotExamine> {
    let endpoint = endpoint(playground, playground.token());
    examine_live(&endpoint, wanted, CancellationToken::new(), |_| {}).await
}

/// Examines without a person's help.
async fn alone(playground: &Playground) -> LiveReport {
    examine(playground, wanted(false, STEP)).await.expect("a report")
}

/// Examines with a person who does what they are asked to.
async fn together(playground: &Playground, who: Who) -> LiveReport {
    let person = playground.person(who);
    let (report, ()) = tokio::join!(examine(playground, wanted(true, STEP)), follow(&person));
    report.expect("a report")
}

/// The message that asks for a step.
async fn asked(person: &Person, number: usize) -> Seen {
    let sign = format!("**{number}/{STEPS}**");
    person
        .wait_for_message(CHESS_CLUB, &sign, |seen| {
            seen.content.contains(&sign) && !seen.components.is_empty()
        })
        .await
}

/// Does everything that is asked.
async fn follow(person: &Person) {
    let answer = command(person).await;
    asked(person, 2).await;
    person.press(answer, "doctor:private").expect("pressed").message().await.expect("an answer");
    let button = asked(person, 3).await.id;
    let call = person.press(button, "doctor:button").expect("pressed");
    assert!(call.message().await.expect("a word").private);
    assert!(call.followups(1).await.expect("another")[0].private);
    let menu = asked(person, 4).await.id;
    person.select(menu, "doctor:menu", &["fox"]).expect("chosen").message().await.expect("an answer");
    let people = asked(person, 5).await.id;
    let ben = Who::Ben.id().to_string();
    person.select(people, "doctor:people", &[&ben]).expect("chosen").message().await.expect("a word");
    let opener = asked(person, 6).await.id;
    let modal = form(person, opener).await;
    person.submit(&modal, &[("text", "hello there")]).expect("sent").message().await.expect("a word");
    let question = asked(person, 7).await.id;
    person.press(question, "doctor:no-7").expect("pressed");
    let question = asked(person, 8).await.id;
    person.press(question, "doctor:yes-8").expect("pressed");
}

/// Types the command and sends it; returns the private answer.
async fn command(person: &Person) -> u64 {
    asked(person, 1).await;
    let half = json!({ "word": "o" });
    let choices = person.autocomplete(CHESS_CLUB, "doctor-live", &half, "word").await.expect("suggestions");
    let word = choices[0].value.clone();
    let call = person.slash(CHESS_CLUB, "doctor-live", &json!({ "word": word })).expect("sent");
    call.updated(3).await.expect("the answer without a picture").id
}

async fn form(person: &Person, opener: u64) -> Modal {
    person.press(opener, "doctor:open").expect("pressed").modal().await.expect("a form")
}

/// What an examination left behind, in words.
fn left(playground: &Playground) -> Vec<String> {
    let messages = playground.messages().into_iter().filter(|seen| !seen.gone && seen.author == Author::Bot);
    let mut left: Vec<String> =
        messages.map(|seen| seen.content).filter(|text| text.starts_with(SIGN)).collect();
    left.extend(
        playground.emojis().into_iter().map(|emoji| emoji.name).filter(|name| name.contains("doctor")),
    );
    let names = playground.commands().into_iter().map(|command| command["name"].to_string());
    left.extend(names.filter(|name| name.contains("doctor-live")));
    left
}

/// Checks that the report contains no secret, no person and no place.
fn tells_nothing(page: &str, playground: &Playground) {
    let ids = [Who::Ada.id(), Who::Ada.dm(), CHESS_CLUB, playground::GUILD, playground.application_id()];
    let ids = ids.map(|id| id.to_string());
    for secret in ids.iter().map(String::as_str).chain([playground.token(), "aW50ZXJ", "Ada"]) {
        assert!(!page.contains(secret), "{secret}: {page}");
    }
}

/// The line of the report about something.
fn line<'p>(page: &'p str, what: &str) -> &'p str {
    let begin = format!("| {what} |");
    page.lines().find(|line| line.starts_with(&begin)).unwrap_or_else(|| panic!("no {what}: {page}"))
}

#[tokio::test]
async fn everything_is_tried_found_the_same_and_taken_away_beside_a_running_bot() {
    let limits = Some(RateLimits::default());
    let (playground, bot) = with(Config { limits, ..Config::default() }).await;
    playground.grant(MANAGE_THREADS);
    let before = playground.commands();
    let report = together(&playground, Who::Ada).await;
    let page = report.page();
    assert!(report.is_same(), "{page}");
    tells_nothing(&page, &playground);
    assert_eq!(left(&playground), Vec::<String>::new());
    let ids = |all: &[serde_json::Value]| -> Vec<serde_json::Value> {
        all.iter().map(|command| command["id"].clone()).collect()
    };
    assert_eq!(ids(&before), ids(&playground.commands()), "the bot's commands stay");
    // A kind of request that the bot makes and the examination doesn't try fails here.
    let made: BTreeSet<String> =
        playground.requests().iter().map(|one| format!("{} {}", one.method, one.path)).collect();
    let missing: Vec<String> =
        discord::requests_of_the_bot().into_iter().filter(|kind| !made.contains(kind)).collect();
    assert_eq!(missing, Vec::<String>::new());
    let all = discord::requests_of_the_bot().len();
    assert!(page.contains(&format!("{all} of the {all} that the bot makes were tried.")), "{page}");
    for (question, seen) in [
        ("Does a change that mentions somebody notify them?", "no (as the person says)"),
        (
            "In direct messages with the bot, does an option for a person offer anybody but the two?",
            "yes (as the person says)",
        ),
        ("Does a text with unusual signs come back as it was sent?", "yes"),
        (
            "Does a message come with who they are whom it mentions without calling them?",
            "no: the bot has to name them in plain text",
        ),
        (
            "Does a change that mentions somebody come with who they are, so that clients can show a name?",
            "yes",
        ),
        ("Do the members of a team that owns the application come with `permissions`?", "0 of 1 do"),
        ("Does an interaction say that the bot may do what roles and channels come to?", "yes"),
        (
            "Does an emoji of the application show without Use External Emojis?",
            "it shows, but the bot has that permission",
        ),
        ("Does a client in another language find a command by its English name?", "not tried"),
        ("How does what was typed into a form come back?", "in rows, as it was sent"),
    ] {
        assert!(line(&page, question).contains(seen), "{page}");
    }
    assert!(line(&page, "a message in the thread").contains("left, full in"), "its limits: {page}");
    assert_eq!(playground.violations(), Vec::<String>::new());
    let stub = bot.stop().await;
    assert!(stub.asked().is_empty(), "the bot beside leaves it alone");
    assert_eq!(stub.suggested(), Vec::new());
}

#[tokio::test]
async fn what_the_bot_may_not_delete_is_emptied_and_said() {
    let (playground, bot) = open().await;
    let report = alone(&playground).await;
    let page = report.page();
    assert!(report.is_same(), "{page}");
    assert!(
        line(&page, "the thread").contains("empty and archived; to delete a thread takes Manage Threads"),
        "{page}"
    );
    assert_eq!(left(&playground), Vec::<String>::new());
    assert!(
        line(&page, "a menu").contains("--unattended") && line(&page, "a form").contains("not tried"),
        "{page}"
    );
    assert!(
        page.contains("- not tried: `POST /interactions/{interaction_id}/{interaction_token}/callback`"),
        "{page}"
    );
    bot.stop().await;
}

/// A deviation, the line of the report that names it, and its text.
type Deviation = (fn(&Playground), &'static str, &'static str);

const DEVIATIONS: [Deviation; 12] = [
    (
        |playground| playground.faults().forget_nonces(true),
        "the same with the same nonce",
        "a second message",
    ),
    (
        |playground| playground.faults().withhold(Route::ListMessages, "/*/attachments/0/description"),
        "messages, read back",
        "the alt text is missing",
    ),
    (
        |playground| playground.faults().withhold(Route::CreateMessage, "/attachments/0/content_type"),
        "a message with a film",
        "it is no GIF any more",
    ),
    (
        |playground| playground.faults().withhold(Route::CreateMessage, "/id"),
        "a message without a sound",
        "200, but the answer can't be read",
    ),
    (
        |playground| playground.faults().withhold(Route::EditChannel, "/thread_metadata"),
        "the thread, archived",
        "it is not",
    ),
    (
        |playground| {
            playground.faults().order(Fault::new(Effect::Code(50013)).on(Route::StartThreadFromMessage));
        },
        "a thread from a message",
        "403, code 50013 (a permission is missing)",
    ),
    (
        |playground| playground.faults().order(Fault::new(Effect::Status(500)).on(Route::CreateDm)),
        "direct messages with the owner, opened",
        "500",
    ),
    (|playground| playground.person(Who::Ada).set_dms_open(false), "a direct message", "code 50007"),
    (
        |playground| {
            let wait = Duration::from_millis(100);
            let effect = Effect::RateLimit { retry_after: wait, scope: Scope::User };
            playground.faults().order(Fault::new(effect).on(Route::EditMessage));
        },
        "the message, changed",
        "first 429: too fast (limit: user), to wait",
    ),
    (
        |playground| {
            playground.faults().order(Fault::new(Effect::LoseReply).on(Route::CreateMessage).skip(2));
        },
        "a message with a film",
        "no answer",
    ),
    (
        |playground| playground.faults().withhold(Route::CreateMessage, "/flags"),
        "a message without a sound",
        "it is not marked",
    ),
    (
        |playground| {
            playground.faults().order(Fault::new(Effect::Status(403)).on(Route::ListEmojis).times(2));
        },
        "emoji, listed",
        "403",
    ),
];

#[tokio::test]
async fn what_deviates_is_named_and_everything_is_taken_away() {
    let all = LocalSet::new();
    // Side by side: each has a playground of its own.
    let examined: Vec<_> = DEVIATIONS.into_iter().map(|one| all.spawn_local(is_named(one))).collect();
    all.await;
    for one in examined {
        one.await.expect("no panic");
    }
}

async fn is_named((deviate, what, says): Deviation) {
    let (playground, bot) = open().await;
    playground.grant(MANAGE_THREADS);
    deviate(&playground);
    let report = alone(&playground).await;
    let page = report.page();
    let line = line(&page, what);
    assert!(line.contains("DIFFERENT") && line.contains(says), "{what}: {says}: {page}");
    assert!(!report.is_same());
    tells_nothing(&page, &playground);
    assert_eq!(left(&playground), Vec::<String>::new(), "{what}");
    bot.stop().await;
}

#[tokio::test]
async fn interactions_that_deviate_are_named() {
    let (playground, bot) = open().await;
    playground.grant(MANAGE_THREADS);
    for path in ["/app_permissions", "/message/flags", "/data/resolved"] {
        playground.faults().withhold_from_interactions(path);
    }
    playground.faults().withhold(Route::EditOriginal, "/attachments/0/description");
    playground.faults().withhold(Route::CreateFollowup, "/flags");
    let report = together(&playground, Who::Ada).await;
    let page = report.page();
    for (what, says) in [
        ("a command with suggestions", "it doesn't say what the bot may do (app_permissions)"),
        ("the answer, with a picture", "the alt text is missing"),
        ("a button of a private answer", "its message is not marked as private"),
        ("a private message after it", "not marked as private"),
        ("a menu of people", "it doesn't say who was chosen"),
    ] {
        let line = line(&page, what);
        assert!(line.contains("DIFFERENT") && line.contains(says), "{what}: {page}");
    }
    tells_nothing(&page, &playground);
    assert_eq!(left(&playground), Vec::<String>::new());
    bot.stop().await;
}

#[tokio::test]
async fn a_gateway_that_breaks_is_named_and_the_rest_goes_on() {
    let (playground, bot) = open().await;
    let person = playground.person(Who::Ada);
    let playing = async {
        command(&person).await;
        let asked = asked(&person, 2).await;
        playground.faults().drop_gateway();
        playground.wait_until("both again", || playground.shards().len() == 2).await;
        // An interaction that comes while nobody is connected would be lost.
        tokio::time::sleep(Duration::from_millis(200)).await;
        person.press(asked.id, "doctor:skip-2").expect("pressed");
        for number in 3..=8 {
            let seen = self::asked(&person, number).await;
            person.press(seen.id, &format!("doctor:skip-{number}")).expect("pressed");
        }
    };
    let (report, ()) = tokio::join!(examine(&playground, wanted(true, STEP)), playing);
    let page = report.expect("a report").page();
    let line = line(&page, "the connection while they came");
    assert!(line.contains("DIFFERENT") && line.contains("it broke and went on"), "{page}");
    assert!(self::line(&page, "a menu").contains("skipped"), "{page}");
    assert_eq!(left(&playground), Vec::<String>::new());
    bot.stop().await;
}

#[tokio::test]
async fn a_gateway_that_says_nothing_is_named_and_nobody_is_asked_for_anything() {
    let (playground, bot) = open().await;
    playground.faults().silence_gateway(true);
    let report = examine(&playground, wanted(true, Duration::from_secs(1))).await.expect("a report");
    let page = report.page();
    let heard = line(&page, "interactions can be heard");
    assert!(heard.contains("DIFFERENT") && heard.contains("said nothing for 1 s"), "{page}");
    assert!(line(&page, "a form").contains("no interaction can be heard"), "{page}");
    assert_eq!(left(&playground), Vec::<String>::new());
    bot.stop().await;
}

#[tokio::test]
async fn only_who_may_counts() {
    let (playground, bot) = open().await;
    let (ben, ada) = (playground.person(Who::Ben), playground.person(Who::Ada));
    let playing = async {
        let first = asked(&ben, 1).await;
        assert_eq!(first.pings, [Who::Ada], "the owner is called");
        let none = ben.autocomplete(CHESS_CLUB, "doctor-live", &json!({ "word": "o" }), "word").await;
        assert_eq!(none.expect("an answer").len(), 0);
        let word = ben.press(first.id, "doctor:skip-1").expect("pressed").message().await.expect("a word");
        assert!(word.private && word.content.contains("not for you"), "{}", word.content);
        // Without an answer to the first there is nothing to press in the second.
        for number in [1, 3, 4, 5, 6, 7, 8] {
            let seen = asked(&ada, number).await;
            ada.press(seen.id, &format!("doctor:skip-{number}")).expect("pressed");
        }
    };
    let (report, ()) = tokio::join!(examine(&playground, wanted(true, STEP)), playing);
    let page = report.expect("a report").page();
    assert!(line(&page, "a command with suggestions").contains("skipped"), "{page}");
    assert_eq!(left(&playground), Vec::<String>::new());
    bot.stop().await;
}

#[tokio::test]
async fn each_step_has_its_time() {
    let (playground, bot) = open().await;
    let report = examine(&playground, wanted(true, Duration::from_millis(600))).await;
    let page = report.expect("a report").page();
    assert!(line(&page, "a command with suggestions").contains("nobody did it in time"), "{page}");
    assert!(line(&page, "a button").contains("nobody did it in time"), "{page}");
    assert_eq!(left(&playground), Vec::<String>::new());
    bot.stop().await;
}

#[tokio::test]
async fn a_stop_in_the_midst_takes_everything_away() {
    let (playground, bot) = open().await;
    playground.grant(MANAGE_THREADS);
    let (ada, stop) = (playground.person(Who::Ada), CancellationToken::new());
    let endpoint = endpoint(&playground, playground.token());
    let playing = async {
        asked(&ada, 1).await;
        stop.cancel();
    };
    let examining = examine_live(&endpoint, wanted(true, STEP), stop.clone(), |_| {});
    let (report, ()) = tokio::join!(examining, playing);
    let report = report.expect("a report");
    assert!(!report.is_same() && report.summary().contains("stopped before its end"), "{}", report.summary());
    assert!(line(&report.page(), "everything that was made").contains("as expected"), "{}", report.page());
    assert_eq!(left(&playground), Vec::<String>::new());
    bot.stop().await;
}

#[tokio::test]
async fn by_http_they_come_in_the_bots_place() {
    let playground = Playground::start(Config::default()).await.expect("a playground");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let listen = taken.local_addr().expect("an address");
    let hearing = || Some(Hearing::Endpoint { listen, key: None });
    let deaf = ToExamine { guided: hearing(), ..wanted(false, STEP) };
    let page = examine(&playground, deaf).await.expect("a report").page();
    assert!(line(&page, "interactions can be heard").contains("discord.listen is taken"), "{page}");
    drop(taken);
    playground.deliver_to(vec![format!("http://{listen}/")]);
    let ada = playground.person(Who::Ada);
    let guided = ToExamine { guided: hearing(), ..wanted(false, STEP) };
    let (report, ()) = tokio::join!(examine(&playground, guided), follow(&ada));
    let page = report.expect("a report").page();
    assert!(line(&page, "a form").contains("as expected") && page.contains("Interactions: HTTP."), "{page}");
    // Nobody has registered the bot's commands here.
    assert!(line(&page, "commands, read back").contains("its first start registers them"), "{page}");
}

#[tokio::test]
async fn what_can_not_be_begun_is_said_in_a_sentence() {
    let (playground, bot) = open().await;
    let refused = async |channel: u64| {
        let wanted = ToExamine { channel, ..wanted(false, STEP) };
        examine(&playground, wanted).await.expect_err("it can't be begun").to_string()
    };
    assert!(refused(77).await.contains("there is no channel 77"));
    assert!(refused(Who::Ada.dm()).await.contains("is no text channel of a server"));
    // Send Messages and Attach Files.
    playground.deny(CHESS_CLUB, 1 << 11 | 1 << 15);
    assert!(refused(CHESS_CLUB).await.ends_with("it lacks Send Messages, Attach Files"));
    playground.deny(CHESS_CLUB, 1 << 10);
    assert!(refused(CHESS_CLUB).await.contains("it lacks View Channel"));
    playground.deny(CHESS_CLUB, 0);
    let stranger = endpoint(&playground, "playground.of-somebody-else");
    let report = examine_live(&stranger, wanted(false, STEP), CancellationToken::new(), |_| {}).await;
    assert!(report.expect_err("a wrong token").to_string().contains("does not accept the token"));
    assert_eq!(left(&playground), Vec::<String>::new());
    bot.stop().await;
}
