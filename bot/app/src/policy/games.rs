//! Which games may begin on a server, and who may open tournaments there. Running games are unaffected.

use engine::catalogue;
use model::ids::GuildId;
use store::Organisers;
use words::Lang;

use crate::asking::Asker;
use crate::asking::rejection::{Rejection, reject};
use crate::context::Context;
use crate::games::titles::rules_title;

/// Adds a game to those that may begin; answers its title. An empty list means all games.
pub(crate) fn allow(list: &mut Vec<String>, game: &str) -> Result<&'static str, Rejection> {
    let found = catalogue::find(game).ok_or_else(|| reject!("rejection-unknown-rules"))?;
    if !list.iter().any(|own| own == game) {
        list.push(game.to_owned());
    }
    if catalogue::all().iter().all(|one| list.iter().any(|own| own == one.info().id)) {
        list.clear();
    }
    Ok(found.info().title)
}

/// Removes a game from those that may begin; answers its title. The last one stays, since an empty list means all
/// games.
pub(crate) fn remove(list: &mut Vec<String>, game: &str) -> Result<&'static str, Rejection> {
    let found = catalogue::find(game).ok_or_else(|| reject!("rejection-unknown-rules"))?;
    let mut left: Vec<String> = match list.is_empty() {
        true => catalogue::all().iter().map(|one| one.info().id.to_owned()).collect(),
        false => list.clone(),
    };
    left.retain(|own| own != game);
    if left.is_empty() {
        return Err(reject!("house-last-game", title = found.info()));
    }
    *list = left;
    Ok(found.info().title)
}

/// Titles as a list, in the catalogue's order; those of removed games come last.
pub(crate) fn titles(lang: Lang, list: &[String]) -> String {
    let place = |id: &str| catalogue::all().iter().position(|one| one.info().id == id).unwrap_or(usize::MAX);
    let mut list: Vec<&String> = list.iter().collect();
    list.sort_by_key(|id| place(id));
    lang.list(&list.into_iter().map(|id| rules_title(lang, id)).collect::<Vec<_>>())
}

/// Refuses a game that a server doesn't allow.
pub(crate) fn refuse(lang: Lang, list: &[String], game: &str) -> Result<(), Rejection> {
    if list.is_empty() || list.iter().any(|own| own == game) {
        return Ok(());
    }
    Err(reject!("hold-game", title = rules_title(lang, game), games = titles(lang, list)))
}

/// Refuses to begin a game that its server doesn't allow (any more).
pub(crate) async fn refuse_game(
    context: &Context,
    asker: &Asker,
    guild: Option<GuildId>,
    game: &str,
) -> Result<(), Rejection> {
    match guild {
        Some(guild) => refuse(asker.lang, &context.store.house_rules(guild).await?.games, game),
        None => Ok(()),
    }
}

/// Refuses to open a tournament to a person who may not on this server.
pub(crate) async fn refuse_organising(
    context: &Context,
    asker: &Asker,
    guild: GuildId,
) -> Result<(), Rejection> {
    match context.store.house_rules(guild).await?.organisers {
        _ if asker.manages => Ok(()),
        Organisers::Players => Ok(()),
        Organisers::Role(role) if asker.roles.contains(&role) => Ok(()),
        Organisers::Role(role) => Err(reject!("hold-organisers-role", role = format!("<@&{role}>"))),
        Organisers::Managers => Err(reject!("hold-organisers-managers")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_of_games_is_never_empty_unless_it_means_all() {
        let mut list = Vec::new();
        assert!(remove(&mut list, "chess").is_ok());
        assert_eq!(list.len(), catalogue::all().len() - 1);
        assert!(allow(&mut list, "chess").is_ok() && list.is_empty(), "all again");
        assert!(allow(&mut list, "chess").is_ok());
        assert_eq!(list, ["chess"], "and only what is allowed from now on");
        assert!(remove(&mut list, "chess").is_err() && remove(&mut list, "ludo").is_err());
        assert_eq!(list, ["chess"]);
    }
}
