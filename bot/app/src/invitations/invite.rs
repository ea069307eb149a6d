//! Opening a table.

use engine::catalogue;
use engine::rules::{Info, OptionKind, Options};
use engine::scene::Tint;
use model::game::{Chair, NewGame, Secret32, Status};
use model::ids::{GameId, UserId};
use model::screen::{Button, Row, Screen, Style, Verb};
use words::Text;
use words::say;

use super::{NewTable, chairs, computers, contact, control, import, invitation, rated, seats};
use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject, retry_transaction};
use crate::context::Context;
use crate::context::change::ChangeContext;
use crate::games::who::teams;
use crate::policy::holding;

/// Opens a table: posts an invitation with Join and Decline.
pub(crate) async fn invite(context: &Context, asker: &Asker, wanted: NewTable) -> Result<Screen, Rejection> {
    let game = catalogue::find(&wanted.rules).ok_or_else(|| reject!("rejection-unknown-rules"))?;
    let info = game.info();
    let options = read_options(&wanted.options)?;
    refuse_odd_options(&options, info)?;
    let pairs = options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let checked = Options::new(info, pairs)?;
    game.open(&checked, None)?;
    let position = import::position(game, &checked, wanted.from.as_deref(), asker.lang)?;
    refuse_odd_opponents(asker, &wanted, info)?;
    if wanted.computer.is_some() {
        computers::refuse_no_computer(context, info)?;
    }
    refuse_too_many(context, asker.person).await?;
    let thread = holding::wants_thread(context, asker, wanted.thread).await? && no_thread(asker).is_none();
    holding::refuse_opening(context, asker, info.id, thread).await?;
    let new = NewGame {
        rules: info.id.to_owned(),
        options: checked.iter().map(|(key, value)| (key.to_owned(), value.to_owned())).collect(),
        edition: checked.edition(info),
        host: asker.person,
        guild: asker.guild,
        channel: asker.guild.map(|_| asker.channel),
        thread_wanted: thread,
        shuffle_seats: wanted.colour.is_none() && info.seats.len() == 2,
        shared_seats: wanted.shared,
        seed: Secret32::new(context.dice.secret()),
        salt: Secret32::new(context.dice.secret()),
        created_ms: context.now(),
        expires_ms: Some(context.now() + context.limits.invitation_ms()),
        time: control::chosen(asker, &wanted, info, holding::default_control(context, asker.guild).await?)?,
        // After an unusual beginning a win says little.
        rated: rated::is_to_be_rated(asker, info, &wanted)? && position.is_none(),
        position,
        seats: chairs(info, asker.person, &wanted)?,
    };
    let id = store_invitation(context, asker, &new).await?;
    let title = info;
    let (lang, table) = (asker.lang, id.to_string());
    let mut text = match (wanted.opponent, info.seats.len()) {
        _ if wanted.computer.is_some() && teams(info).len() == 1 => {
            say!(lang, "table-set-computer-together", table = table, title = title)
        }
        _ if wanted.computer.is_some() => say!(lang, "table-set-computer", table = table, title = title),
        (_, 1) => say!(lang, "table-set", table = table, title = title),
        (None, _) if chairs::vary(info) => say!(lang, "table-set-open", table = table, title = title),
        (Some(person), _) => {
            say!(lang, "table-set-for", table = table, title = title, person = person)
        }
        (None, 2) => say!(lang, "table-set-first", table = table, title = title),
        (None, _) => say!(lang, "table-set-seats", table = table, title = title),
    };
    if let Some(why) = no_thread(asker).filter(|_| wanted.thread == Some(true)) {
        text.push_str(&format!(" {}", why.to(lang)));
    }
    let take_back = Button::new(say!(lang, "table-take-back-button"), Style::Secondary, Verb::Cancel, id, 0);
    let begun = info.seats.len() == 1 || wanted.computer.is_some();
    let mut buttons = if begun { Vec::new() } else { vec![take_back] };
    if !begun && chairs::vary(info) && info.fewest == 1 {
        buttons.insert(
            0,
            Button::new(say!(lang, "table-start-alone-button"), Style::Primary, Verb::Start, id, 0),
        );
    }
    let mut screen = Screen::text(text).with_buttons(buttons);
    if !begun && computers::has_computer_for(context, info.id) {
        screen.text.push_str(&format!("\n{}", say!(lang, "computer-instead")));
        screen.rows.push(Row::Buttons(computers::buttons(lang, id)));
    }
    Ok(screen)
}

async fn store_invitation(context: &Context, asker: &Asker, new: &NewGame) -> Result<GameId, Rejection> {
    retry_transaction(async || {
        let mut tx = context.begin_once(asker).await?;
        let id = tx.new_game(new).await?;
        let game = tx.game(id).await?.ok_or_else(Rejection::unknown_control)?;
        for guest in game.guests() {
            contact::invite(&mut tx, &context.limits, (asker.person, guest), game.guild, id, new.created_ms)
                .await?;
        }
        let mut jobs = Vec::new();
        if game.is_full() || game.seated().any(|(_, person)| person.is_computer()) {
            if game.thread_wanted {
                jobs.extend(invitation::alone(&game));
            }
            let at = ChangeContext { now: new.created_ms, ..context.change_context() };
            jobs.extend(seats::begin(&mut tx, game, at).await?.1);
        } else {
            contact::post(&mut tx, asker.person, &invitation::posts(&game), context.now()).await?;
        }
        context.commit_with_jobs(tx, jobs).await?;
        Ok(id)
    })
    .await
}

/// Refuses another game to a person who has too many.
pub(crate) async fn refuse_too_many(context: &Context, person: UserId) -> Result<(), Rejection> {
    let most = context.limits.games_per_person;
    let open = context.store.games_of(person, &[Status::Invited, Status::Running], most).await?;
    if open.len() < most {
        return Ok(());
    }
    Err(reject!("table-too-many", most = most))
}

/// Why no thread can be made here: only server channels have threads, and voice and stage channels don't.
fn no_thread(asker: &Asker) -> Option<Text> {
    let why = |key| Some(Text::new(key, Vec::new()));
    match (asker.guild, asker.parent) {
        (None, _) => why("table-no-thread"),
        (_, Some(_)) => why("table-no-thread-in-thread"),
        _ if asker.voice => why("table-no-thread-in-voice"),
        _ => None,
    }
}

/// Refuses options that aren't for people to set.
fn refuse_odd_options(options: &[(String, String)], info: &Info) -> Result<(), Rejection> {
    for (key, _) in options {
        if key == chairs::PLAYERS && chairs::vary(info) {
            return Err(reject!("table-odd-players", title = info, key = key));
        }
        let known = info.options.iter().find(|option| option.key == key);
        if known.is_some_and(|option| matches!(option.kind, OptionKind::Text)) {
            return Err(reject!("table-odd-option", title = info, key = key));
        }
    }
    Ok(())
}

fn refuse_odd_opponents(asker: &Asker, wanted: &NewTable, info: &Info) -> Result<(), Rejection> {
    if wanted.opponent_is_bot {
        return Err(reject!("table-bot"));
    }
    if wanted.computer.is_some() && wanted.opponent.is_some() {
        return Err(reject!("computer-or-person"));
    }
    if wanted.opponent == Some(asker.person) {
        return Err(reject!("table-yourself"));
    }
    let (title, seats) = (info, info.seats.len());
    if seats == 1 && (wanted.opponent.is_some() || wanted.computer.is_some()) {
        return Err(reject!("table-alone", title = title));
    }
    if chairs::vary(info) {
        return refuse_sides(wanted, info);
    }
    if wanted.shared && seats < 3 {
        return Err(reject!("table-not-shared", title = title));
    }
    if wanted.shared && wanted.computer.is_some() {
        return Err(reject!("computer-not-shared"));
    }
    if asker.guild.is_some() || seats == 1 || wanted.computer.is_some() {
        return Ok(());
    }
    if wanted.opponent.is_none() {
        return Err(reject!("table-direct-opponent"));
    }
    if seats > 2 && !wanted.shared {
        return Err(reject!("table-direct-seats", title = title, seats = seats));
    }
    Ok(())
}

/// Refuses teams where the number of players is open: everybody plays for themselves.
fn refuse_sides(wanted: &NewTable, info: &Info) -> Result<(), Rejection> {
    let title = info;
    if wanted.shared {
        return Err(reject!("table-one-seat-each", title = title));
    }
    if wanted.colour.is_some() {
        return Err(reject!("table-no-sides", title = title));
    }
    Ok(())
}

/// The chairs of a new table: the host on the wanted colour, the opponent invited to the next one.
fn chairs(info: &Info, host: UserId, wanted: &NewTable) -> Result<Vec<Chair>, Rejection> {
    let own = match wanted.colour.as_deref() {
        None => 0,
        Some(colour) => wanted_seat(info, colour).ok_or_else(|| {
            let known: Vec<_> = info.seats.iter().map(|seat| seat.name).collect();
            reject!("table-sides", title = info, sides = known.join(", "))
        })?,
    };
    let mut invited = wanted.opponent;
    let mut chairs: Vec<Chair> = (0..info.seats.len())
        .map(|seat| {
            let person = (seat == own).then_some(host);
            let invited = if person.is_none() { invited.take() } else { None };
            Chair { person, invited }
        })
        .collect();
    if let Some(level) = wanted.computer {
        computers::fill(info, &mut chairs, level);
    }
    Ok(chairs)
}

/// The seat with this name, else the first one of this colour.
fn wanted_seat(info: &Info, colour: &str) -> Option<usize> {
    let tint = match colour.to_lowercase().as_str() {
        "white" => Some(Tint::White),
        "black" => Some(Tint::Black),
        _ => None,
    };
    let named = info.seats.iter().position(|seat| seat.name.eq_ignore_ascii_case(colour));
    named.or_else(|| info.seats.iter().position(|seat| Some(seat.tint) == tint))
}

/// Reads typed options: `position=518`, several separated by blanks or commas.
fn read_options(typed: &str) -> Result<Vec<(String, String)>, Rejection> {
    typed
        .split([' ', ','])
        .filter(|part| !part.is_empty())
        .map(|part| match part.split_once('=') {
            Some((key, value)) => Ok((key.trim().to_lowercase(), value.trim().to_lowercase())),
            None => Err(reject!("table-options")),
        })
        .collect()
}
