//! What belongs to a server as a whole.

use menagerie::ids::GuildId;
use menagerie::store::Store;

use super::database::on_each;

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
