//! Opening a table.

use engine::catalogue;
use engine::rules::{Info, OptionKind, Options};
use engine::scene::Tint;

use crate::ids::{GameId, UserId};
use crate::store::{Chair, NewGame, Secret32, Status};

use super::request::Wish;
use super::screen::{Button, Screen, Style, Verb};
use super::trouble::{Trouble, persistently};
use super::{App, Asker, Circumstances, chairs, clocks, community, invitation, mine, seats};

impl App {
    /// Opens a table: posts an invitation with Join and Decline.
    pub(super) async fn invite(&self, asker: &Asker, wish: Wish) -> Result<Screen, Trouble> {
        let game = catalogue::find(&wish.rules)
            .ok_or_else(|| Trouble::say("I don't know that game. `/help` lists the ones I do."))?;
        let info = game.info();
        let options = read_options(&wish.options)?;
        refuse_odd_options(&options, info)?;
        let pairs = options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let checked = Options::new(info, pairs)?;
        game.open(&checked, None)?;
        let position = mine::position(game, &checked, wish.from.as_deref(), asker.lang)?;
        refuse_odd_opponents(asker, &wish, info)?;
        self.refuse_too_many(asker.person).await?;
        let thread = wish.thread && asker.guild.is_some();
        self.refuse_opening(asker, thread).await?;
        let new = NewGame {
            rules: info.id.to_owned(),
            options: checked.iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
            host: asker.person,
            guild: asker.guild,
            channel: asker.guild.map(|_| asker.channel),
            thread_wanted: thread,
            shuffle_seats: wish.colour.is_none() && info.seats.len() == 2,
            shared_seats: wish.shared,
            seed: Secret32::new(self.dice.secret()),
            salt: Secret32::new(self.dice.secret()),
            created_ms: self.now(),
            expires_ms: Some(self.now() + self.limits.invitation_ms()),
            time: clocks::chosen(asker, &wish, info, self.default_control(asker.guild).await?)?,
            seats: chairs(info, asker.person, wish.opponent, wish.colour.as_deref())?,
        };
        // Where a game doesn't begin as usual, a win says little.
        let rated = community::is_to_be_rated(asker, info, wish.rated)? && position.is_none();
        let id = self.store_invitation(asker, &new, position.as_deref(), rated).await?;
        let title = info.title;
        let mut text = match (wish.opponent, info.seats.len()) {
            (_, 1) => format!("Your table `#{id}` for **{title}** is set."),
            (None, _) if chairs::vary(info) => format!(
                "Your table `#{id}` for **{title}** is set. Whoever joins plays; press **Start** when everybody is here."
            ),
            (Some(person), _) => invited_words(id, title, &format!("<@{person}>")),
            (None, 2) => invited_words(id, title, "whoever joins first"),
            (None, _) => invited_words(id, title, "whoever takes a seat"),
        };
        if wish.thread && !thread {
            text.push_str(" (Threads exist only on servers, so this game is played right here.)");
        }
        let take_back = Button::new("Take it back", Style::Secondary, Verb::Cancel, id, 1);
        let mut buttons = if info.seats.len() == 1 { Vec::new() } else { vec![take_back] };
        if chairs::vary(info) && info.fewest == 1 {
            buttons.insert(0, Button::new("Start alone", Style::Primary, Verb::Start, id, 1));
        }
        Ok(Screen::text(text).with_buttons(buttons))
    }

    async fn store_invitation(
        &self,
        asker: &Asker,
        new: &NewGame,
        position: Option<&str>,
        rated: bool,
    ) -> Result<GameId, Trouble> {
        persistently(|| self.try_store_invitation(asker, new, position, rated)).await
    }

    async fn try_store_invitation(
        &self,
        asker: &Asker,
        new: &NewGame,
        position: Option<&str>,
        rated: bool,
    ) -> Result<GameId, Trouble> {
        let mut tx = self.store.begin().await?;
        if !tx.first_time(asker.interaction, new.created_ms).await? {
            return Err(Trouble::Replayed);
        }
        let id = tx.new_game(new).await?;
        if let Some(position) = position {
            tx.set_position(id, position).await?;
        }
        tx.set_rated(id, rated).await?;
        let game = tx.game(id).await?.ok_or_else(Trouble::unknown_control)?;
        let mut jobs = if game.is_full() { invitation::alone(&game) } else { invitation::posts(&game) };
        if game.is_full() {
            jobs.extend(
                seats::begin(&mut tx, game, Circumstances { now: new.created_ms, ..self.circumstances() })
                    .await?
                    .1,
            );
        }
        for job in jobs {
            tx.enqueue(&job, new.created_ms).await?;
        }
        tx.commit().await?;
        self.wake.notify_one();
        Ok(id)
    }

    /// Refuses one more game to whoever has enough of them.
    pub(super) async fn refuse_too_many(&self, person: UserId) -> Result<(), Trouble> {
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
}

fn invited_words(id: GameId, title: &str, whom: &str) -> String {
    format!("Your table `#{id}` for **{title}** is set; the invitation goes to {whom}.")
}

/// Refuses options that people at a table don't set themselves.
fn refuse_odd_options(options: &[(String, String)], info: &Info) -> Result<(), Trouble> {
    for (key, _) in options {
        if key == chairs::PLAYERS && chairs::vary(info) {
            return Err(Trouble::say(format!(
                "How many play {} follows from who joins: leave `{key}` out.",
                info.title
            )));
        }
        let known = info.options.iter().find(|option| option.key == key);
        if known.is_some_and(|option| matches!(option.kind, OptionKind::Text)) {
            return Err(Trouble::say(format!(
                "`{key}` is for trying out positions by yourself: at a table it would decide in the open what {} keeps \
                 secret or leaves to chance. Leave it out.",
                info.title
            )));
        }
    }
    Ok(())
}

fn refuse_odd_opponents(asker: &Asker, wish: &Wish, info: &Info) -> Result<(), Trouble> {
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
    let (title, seats) = (info.title, info.seats.len());
    if seats == 1 && wish.opponent.is_some() {
        return Err(Trouble::say(format!("{title} is played alone: leave the opponent out.")));
    }
    if chairs::vary(info) {
        return refuse_sides(wish, info);
    }
    if wish.shared && seats < 3 {
        return Err(Trouble::say(format!(
            "In {title} nobody can take a second seat, so leave `shared` out. It is for games of more than two."
        )));
    }
    if asker.guild.is_some() || seats == 1 {
        return Ok(());
    }
    if wish.opponent.is_none() {
        return Err(Trouble::say(
            "Nobody else can see an invitation in our direct messages. Name an opponent, or use `/play` on a server.",
        ));
    }
    if seats > 2 && !wish.shared {
        return Err(Trouble::say(format!(
            "In direct messages there are only the two of you, and {title} has {seats} seats. Add `shared: True`, \
             so that one person may take several, or use `/play` on a server."
        )));
    }
    Ok(())
}

/// Where it is open how many play everybody plays for themselves.
fn refuse_sides(wish: &Wish, info: &Info) -> Result<(), Trouble> {
    let title = info.title;
    if wish.shared {
        return Err(Trouble::say(format!("In {title} everybody has one seat, so leave `shared` out.")));
    }
    if wish.colour.is_some() {
        return Err(Trouble::say(format!("In {title} nobody has a side, so leave `colour` out.")));
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
        Some(colour) => wanted_seat(info, colour).ok_or_else(|| {
            let known: Vec<_> = info.seats.iter().map(|seat| seat.name).collect();
            Trouble::say(format!("{} has these sides: {}.", info.title, known.join(", ")))
        })?,
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

/// The seat of this name, else the first one of this colour.
fn wanted_seat(info: &Info, colour: &str) -> Option<usize> {
    let tint = match colour.to_lowercase().as_str() {
        "white" => Some(Tint::White),
        "black" => Some(Tint::Black),
        _ => None,
    };
    let named = info.seats.iter().position(|seat| seat.name.eq_ignore_ascii_case(colour));
    named.or_else(|| info.seats.iter().position(|seat| Some(seat.tint) == tint))
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
