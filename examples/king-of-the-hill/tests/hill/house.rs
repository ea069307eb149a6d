//! A playground with a bot of sixteen games connected to it, started as users of the library start it.

use engine::catalogue::Catalogue;
use king_of_the_hill::KingOfTheHill;
use menagerie::config::Config;
use playground::{Playground, Who};
use tempfile::TempDir;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use crate::player::Player;

/// A playground, the bot, and a database of the test's own.
pub(crate) struct House {
    playground: Playground,
    shutdown: CancellationToken,
    running: JoinHandle<anyhow::Result<()>>,
    _folder: TempDir,
}

impl House {
    /// Opens one, with settings for it.
    pub(crate) async fn open() -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let playground = Playground::start(playground::Config::default()).await.expect("a playground");
        let token = folder.path().join("token");
        std::fs::write(&token, playground.token()).expect("a file");
        let mut config = Config::default();
        config.store.url = format!("sqlite:{}", folder.path().join("games.db").display());
        config.discord.api = Some(playground.base_url());
        config.discord.token_file = Some(token);
        config.discord.requests_per_second = 1_000_000;
        config.limits.requests_per_person = 1_000_000;
        let shutdown = CancellationToken::new();
        let stop = shutdown.clone();
        let running = tokio::spawn(async move {
            let games = Catalogue::new().with(&opponent::Player::<KingOfTheHill>::GAME);
            menagerie::run(&config, games, stop).await
        });
        playground.ready().await;
        Self { playground, shutdown, running, _folder: folder }
    }

    /// A person who plays here.
    pub(crate) fn player(&self, who: Who) -> Player {
        Player::new(self.playground.person(who))
    }

    /// Ends it: checks that every request kept Discord's rules.
    pub(crate) async fn close(self) {
        self.shutdown.cancel();
        self.running.await.expect("no panic").expect("a clean end");
        assert_eq!(self.playground.violations(), Vec::<String>::new());
        self.playground.stop().await;
    }
}
