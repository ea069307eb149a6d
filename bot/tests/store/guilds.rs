//! What belongs to a server as a whole.

use model::ids::GuildId;
use store::Store;
use words::Lang;

use super::database::on_each;
use super::{ADA, BEN, opened, table};

#[tokio::test]
async fn a_servers_theme_is_remembered_changed_and_forgotten() {
    on_each(async |store: Store| {
        let (here, elsewhere) = (GuildId(5), GuildId(6));
        assert_eq!(store.guild_theme(here).await.expect("the database"), None, "nobody has chosen");
        for theme in [Some("slate"), Some("paper"), None, Some("wood")] {
            let mut tx = store.begin().await.expect("a transaction");
            tx.set_guild_theme(here, theme).await.expect("noted");
            tx.commit().await.expect("committed");
            assert_eq!(store.guild_theme(here).await.expect("the database").as_deref(), theme);
        }
        assert_eq!(store.guild_theme(elsewhere).await.expect("the database"), None, "that is another server");
        let mut tx = store.begin().await.expect("a transaction");
        tx.set_guild_theme(here, Some("slate")).await.expect("noted");
        drop(tx);
        let kept = store.guild_theme(here).await.expect("the database");
        assert_eq!(kept.as_deref(), Some("wood"), "what was taken back doesn't count");
    })
    .await;
}

#[tokio::test]
async fn a_game_speaks_its_servers_language_and_to_each_person_their_own() {
    on_each(async |store: Store| {
        let id = opened(&store, &table()).await;
        let guild = table().guild.expect("a server");
        let langs = async || {
            let game = store.game(id).await.expect("the database").expect("the game");
            (game.lang, game.lang_of(ADA), game.lang_of(BEN))
        };
        assert_eq!(langs().await, (Lang::En, Lang::En, Lang::En), "nobody has chosen");
        let mut tx = store.begin().await.expect("a transaction");
        tx.set_guild_language(guild, Some(Lang::De)).await.expect("noted");
        tx.set_locale(ADA, Lang::Es).await.expect("noted");
        tx.commit().await.expect("committed");
        assert_eq!(langs().await, (Lang::De, Lang::Es, Lang::De), "who is not known reads the server's");
        let mut tx = store.begin().await.expect("a transaction");
        tx.set_language(ADA, Some(Lang::En)).await.expect("noted");
        tx.set_language(BEN, Some(Lang::Es)).await.expect("noted");
        tx.commit().await.expect("committed");
        assert_eq!(langs().await, (Lang::De, Lang::En, Lang::Es), "a choice goes before Discord's word");
        let mut tx = store.begin().await.expect("a transaction");
        tx.set_language(ADA, None).await.expect("noted");
        tx.set_guild_language(guild, None).await.expect("noted");
        tx.commit().await.expect("committed");
        assert_eq!(langs().await, (Lang::En, Lang::Es, Lang::Es), "choices can be taken back");
    })
    .await;
}
