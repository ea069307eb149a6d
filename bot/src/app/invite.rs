//! Opening a table and taking a seat.

use engine::catalogue;
use engine::rules::{Info, Options, Pending};
use engine::seat::Seat;
use rand::Rng;
use rand::seq::SliceRandom;

use crate::ids::{GameId, UserId};
use crate::outbox::job::NewJob;
use crate::store::{Chair, Change, Game, NewGame, Secret32, Status, Tx};

use super::announce;
use super::request::Wish;
use super::screen::{Button, Screen, Style, Verb};
use super::tables;
use super::trouble::Trouble;
use super::{App, Asker, advance};

impl App {
    /// Opens a table: posts an invitation with Join and Decline.
    pub(super) async fn invite(&self, asker: &Asker, wish: Wish) -> Result<Screen, Trouble> {
        let game = catalogue::find(&wish.rules)
            .ok_or_else(|| Trouble::say("I don't know that game. `/help` lists the ones I do."))?;
        let info = game.info();
        let options = read_options(&wish.options)?;
        let pairs = options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let checked = Options::new(info, pairs)?;
        game.open(&checked, None)?;
        refuse_odd_opponents(asker, &wish)?;
        self.refuse_too_many(asker.person).await?;
        let thread = wish.thread && asker.guild.is_some();
        let new = NewGame {
            rules: info.id.to_owned(),
            options: checked.iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
            host: asker.person,
            guild: asker.guild,
            channel: asker.guild.map(|_| asker.channel),
            thread_wanted: thread,
            shuffle_seats: wish.colour.is_none(),
            seed: random_bytes(),
            salt: random_bytes(),
            created_ms: self.now(),
            expires_ms: Some(self.now() + self.limits.invitation_ms()),
            seats: chairs(info, asker.person, wish.opponent, wish.colour.as_deref())?,
        };
        let id = self.store_invitation(asker, &new).await?;
        let whom = wish.opponent.map_or("whoever joins first".to_owned(), |person| format!("<@{person}>"));
        let mut text =
            format!("Your table `#{id}` for **{}** is set; the invitation goes to {whom}.", info.title);
        if wish.thread && !thread {
            text.push_str(" (Threads exist only on servers, so this game is played right here.)");
        }
        Ok(Screen::text(text).with_buttons(vec![Button::new(
            "Take it back",
            Style::Secondary,
            Verb::Cancel,
            id,
            1,
        )]))
    }

    async fn store_invitation(&self, asker: &Asker, new: &NewGame) -> Result<GameId, Trouble> {
        let mut tries = 0;
        loop {
            tries += 1;
            match self.try_store_invitation(asker, new).await {
                Err(trouble) if trouble.passing() && tries < 5 => {}
                result => return result,
            }
        }
    }

    async fn try_store_invitation(&self, asker: &Asker, new: &NewGame) -> Result<GameId, Trouble> {
        let mut tx = self.store.begin().await?;
        if !tx.first_time(asker.interaction, new.created_ms).await? {
            return Err(Trouble::Replayed);
        }
        let id = tx.new_game(new).await?;
        let game = tx.game(id).await?.ok_or_else(Trouble::unknown_control)?;
        for job in announce::invitation(&game) {
            tx.enqueue(&job, new.created_ms).await?;
        }
        tx.commit().await?;
        self.wake.notify_one();
        Ok(id)
    }

    async fn refuse_too_many(&self, person: UserId) -> Result<(), Trouble> {
        let most = self.limits.games_per_person;
        let open = self.store.games_of(person, &[Status::Invited, Status::Running], most).await?;
        if open.len() < most {
            return Ok(());
        }
        Err(Trouble::say(format!(
            "You already have {most} games and invitations open, which is as many as I keep for one person. \
             Finish one first: `/games` lists them."
        )))
    }

    /// Takes a seat; the last one to sit down starts the game.
    pub(super) async fn join(&self, asker: &Asker, id: GameId) -> Result<Screen, Trouble> {
        self.refuse_too_many(asker.person).await?;
        let started = self.answer_invitation(asker, id, Answer::Join).await?;
        Ok(match (started.status, started.seat_of(asker.person)) {
            (Status::Running, Some(seat)) => {
                let colour = seat_name(&started, seat);
                Screen::text(format!("The game is on: you play **{colour}** in `#{id}`."))
            }
            _ => Screen::text("You have a seat. The game starts when the last one is taken."),
        })
    }

    /// Turns an invitation down.
    pub(super) async fn decline(&self, asker: &Asker, id: GameId) -> Result<Screen, Trouble> {
        self.answer_invitation(asker, id, Answer::Decline).await?;
        Ok(Screen::text("The invitation is off."))
    }

    /// Takes one's own invitation back.
    pub(super) async fn cancel(&self, asker: &Asker, id: GameId) -> Result<Screen, Trouble> {
        self.answer_invitation(asker, id, Answer::Cancel).await?;
        Ok(Screen::text("Your invitation is taken back."))
    }

    /// Drops an invitation whose time is over. Called by the clock; does nothing when somebody joined meanwhile.
    ///
    /// # Errors
    /// When the store fails; the clock comes back to it.
    pub async fn expire(&self, id: GameId) -> Result<(), crate::store::StoreError> {
        let now = self.now();
        let mut tx = self.store.begin().await?;
        let Some(game) = tx.game(id).await? else { return Ok(()) };
        if game.status != Status::Invited || game.expires_ms.is_none_or(|at| at > now) {
            return Ok(());
        }
        match drop_invitation(&mut tx, game, now, "nobody came in time").await {
            Ok((_, jobs)) => {
                for job in jobs {
                    tx.enqueue(&job, now).await?;
                }
                tx.commit().await?;
                self.wake.notify_one();
                Ok(())
            }
            Err(Trouble::Store(error)) => Err(error),
            Err(_) => Ok(()),
        }
    }

    /// Answers an invitation, trying again when two people press at once.
    async fn answer_invitation(&self, asker: &Asker, id: GameId, answer: Answer) -> Result<Game, Trouble> {
        self.visible(asker, id).await?;
        let mut tries = 0;
        loop {
            tries += 1;
            match self.try_answer(asker, id, answer).await {
                Err(trouble) if trouble.passing() && tries < 5 => {}
                result => return result,
            }
        }
    }

    async fn try_answer(&self, asker: &Asker, id: GameId, answer: Answer) -> Result<Game, Trouble> {
        let now = self.now();
        let mut tx = self.store.begin().await?;
        if !tx.first_time(asker.interaction, now).await? {
            return Err(Trouble::Replayed);
        }
        let game = tx.game(id).await?.ok_or_else(Trouble::unknown_control)?;
        refuse_answered(&game)?;
        let (game, jobs) = match answer {
            Answer::Join => sit_down(&mut tx, game, asker.person, now).await?,
            Answer::Cancel if game.host != asker.person => {
                return Err(Trouble::say("Only the person who invited can take the invitation back."));
            }
            Answer::Decline if game.host != asker.person => {
                if !game.seats.iter().any(|chair| chair.invited == Some(asker.person)) {
                    return Err(Trouble::say(
                        "That invitation isn't for you alone, so there's nothing to decline.",
                    ));
                }
                let words = format!("<@{}> can't play this time", asker.person);
                drop_invitation(&mut tx, game, now, &words).await?
            }
            Answer::Cancel | Answer::Decline => {
                drop_invitation(&mut tx, game, now, "it was taken back").await?
            }
        };
        for job in &jobs {
            tx.enqueue(job, now).await?;
        }
        tx.commit().await?;
        self.wake.notify_one();
        Ok(game)
    }
}

/// What somebody answers to an invitation.
#[derive(Clone, Copy)]
enum Answer {
    Join,
    Decline,
    Cancel,
}

/// Seats a person; the last one starts the game.
async fn sit_down(
    tx: &mut Tx,
    mut game: Game,
    person: UserId,
    now: i64,
) -> Result<(Game, Vec<NewJob>), Trouble> {
    let chair = seat_for(&game, person)?;
    game.seats[chair].person = Some(person);
    if game.seats.iter().any(|chair| chair.person.is_none()) {
        tx.set_chairs(game.id, &game.seats).await?;
        let expires_ms = game.expires_ms;
        let change =
            Change { status: Status::Invited, outcome: None, entries: 0, expires_ms, changed_ms: now };
        game.version = tx.advance(game.id, game.version, &change).await?;
        let jobs = announce::invitation_changed(&game);
        return Ok((game, jobs));
    }
    if game.shuffle_seats {
        shuffle(&mut game.seats);
    }
    tx.set_chairs(game.id, &game.seats).await?;
    let fresh = tables::open(&game.rules, &game.options)?;
    let sealed = fresh.pending() == Pending::Chance || fresh.info().chance;
    let advanced = advance::write(tx, game, &*fresh, Vec::new(), now).await?;
    for person in advanced.game.seats.iter().filter_map(|chair| chair.person) {
        tx.dm_reset(person).await?;
    }
    let jobs = announce::start(&advanced.game, &*advanced.table, sealed);
    Ok((advanced.game, jobs))
}

async fn drop_invitation(
    tx: &mut Tx,
    mut game: Game,
    now: i64,
    why: &str,
) -> Result<(Game, Vec<NewJob>), Trouble> {
    let change = Change {
        status: Status::Dropped,
        outcome: None,
        entries: game.entries,
        expires_ms: None,
        changed_ms: now,
    };
    game.version = tx.advance(game.id, game.version, &change).await?;
    game.status = Status::Dropped;
    let jobs = announce::invitation_over(&game, why);
    Ok((game, jobs))
}

fn refuse_answered(game: &Game) -> Result<(), Trouble> {
    match game.status {
        Status::Invited => Ok(()),
        Status::Running => Err(Trouble::say("That game has already started; every seat is taken.")),
        Status::Over => Err(Trouble::say("That game is already over. `/play` opens a new table.")),
        Status::Dropped => Err(Trouble::say("That invitation is gone. `/play` opens a new table.")),
    }
}

/// The chair a person may sit down on.
fn seat_for(game: &Game, person: UserId) -> Result<usize, Trouble> {
    if game.seat_of(person).is_some() {
        return Err(Trouble::say("You already have a seat at this table."));
    }
    let free = |chair: &&Chair| chair.person.is_none();
    let index = |wanted: &Chair| game.seats.iter().position(|chair| chair.seat == wanted.seat);
    game.seats
        .iter()
        .filter(free)
        .find(|chair| chair.invited == Some(person))
        .or_else(|| game.seats.iter().filter(free).find(|chair| chair.invited.is_none()))
        .and_then(index)
        .ok_or_else(|| {
            Trouble::say("That invitation is for somebody else. `/play` opens a table of your own.")
        })
}

fn refuse_odd_opponents(asker: &Asker, wish: &Wish) -> Result<(), Trouble> {
    if wish.opponent_is_bot {
        return Err(Trouble::say(
            "Bots can't take a seat here. Invite a person, or nobody to play whoever joins.",
        ));
    }
    if wish.opponent == Some(asker.person) {
        return Err(Trouble::say(
            "You can't sit on both sides. Invite somebody else, or nobody to play whoever joins.",
        ));
    }
    if asker.guild.is_none() && wish.opponent.is_none() {
        return Err(Trouble::say(
            "Nobody else can see an invitation in our direct messages. Name an opponent, or use `/play` on a server.",
        ));
    }
    Ok(())
}

/// The chairs of a new table: the host on the wanted colour, the opponent invited to the next one.
fn chairs(
    info: &Info,
    host: UserId,
    opponent: Option<UserId>,
    colour: Option<&str>,
) -> Result<Vec<Chair>, Trouble> {
    let own = match colour {
        None => 0,
        Some(colour) => {
            info.seats.iter().position(|seat| seat.name.eq_ignore_ascii_case(colour)).ok_or_else(|| {
                let known: Vec<_> = info.seats.iter().map(|seat| seat.name).collect();
                Trouble::say(format!("{} has these sides: {}.", info.title, known.join(", ")))
            })?
        }
    };
    let mut invited = opponent;
    Ok((0..info.seats.len())
        .map(|seat| {
            let person = (seat == own).then_some(host);
            let invited = if person.is_none() { invited.take() } else { None };
            Chair { seat: seat as u8, person, invited }
        })
        .collect())
}

/// Options as people type them: `position=518`, several parted by blanks or commas.
fn read_options(typed: &str) -> Result<Vec<(String, String)>, Trouble> {
    typed
        .split([' ', ','])
        .filter(|part| !part.is_empty())
        .map(|part| match part.split_once('=') {
            Some((key, value)) => Ok((key.trim().to_lowercase(), value.trim().to_lowercase())),
            None => Err(Trouble::say("Options are written `name=value`, such as `position=518`.")),
        })
        .collect()
}

fn shuffle(chairs: &mut [Chair]) {
    let mut people: Vec<_> = chairs.iter().map(|chair| (chair.person, chair.invited)).collect();
    people.shuffle(&mut rand::rng());
    for (chair, (person, invited)) in chairs.iter_mut().zip(people) {
        chair.person = person;
        chair.invited = invited;
    }
}

fn random_bytes() -> Secret32 {
    let mut bytes = [0; 32];
    rand::rng().fill_bytes(&mut bytes);
    Secret32::new(bytes)
}

fn seat_name(game: &Game, seat: Seat) -> &'static str {
    catalogue::find(&game.rules)
        .and_then(|rules| rules.info().seats.get(usize::from(seat.0)))
        .map_or("a seat", |seat| seat.name)
}
