//! What the moderators of a server have settled, and what they did.

use model::game::{Change, Game};
use model::ids::{ChannelId, GameId, GuildId, RoleId, UserId};
use model::settings::OldBoards;
use model::time::control::TimeControl;
use sqlx::AnyConnection;
use words::Lang;

use super::daily_puzzles::DailyPlace;
use super::organisers::Organisers;
use crate::personal::people::language;
use crate::sql::{Columns, Statements};
use crate::{Result, Store, Tx};

/// What holds on a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseRules {
    /// The time control of new tables; `None`: as the settings say.
    pub clock: Option<TimeControl>,
    /// The language of what several people read, where one was chosen.
    pub language: Option<Lang>,
    /// Whether invitations may ping their guests.
    pub ping_guests: bool,
    /// Whether boards in channels may ping those who have to act.
    pub ping_boards: bool,
    /// What becomes of boards when newer ones are posted.
    pub old_boards: OldBoards,
    /// Whether a game gets a thread of its own unless its host says otherwise.
    pub threads: bool,
    /// How many open games a person may have there; `None`: no limit of the server's own.
    pub person_games: Option<i64>,
    /// How many open tables a channel may have.
    pub channel_tables: Option<i64>,
    /// Where tables may be opened; empty: everywhere.
    pub channels: Vec<ChannelId>,
    /// Who may open tables and sit down; empty: everybody.
    pub roles: Vec<RoleId>,
    /// Which games may begin, by the catalogue's ids; empty: all.
    pub games: Vec<String>,
    /// Who may open tournaments.
    pub organisers: Organisers,
    /// Where a puzzle is posted every day; `None`: nowhere.
    pub daily: Option<DailyPlace>,
}

impl Default for HouseRules {
    fn default() -> Self {
        Self {
            clock: None,
            language: None,
            ping_guests: true,
            ping_boards: true,
            old_boards: OldBoards::default(),
            threads: false,
            person_games: None,
            channel_tables: None,
            channels: Vec::new(),
            roles: Vec::new(),
            games: Vec::new(),
            organisers: Organisers::default(),
            daily: None,
        }
    }
}

impl Store {
    /// What holds on a server.
    pub async fn house_rules(&self, guild: GuildId) -> Result<HouseRules> {
        house_rules(&mut *self.look().await?, guild).await
    }

    /// How many tables are open on a server that a person opened, sits at or is invited to.
    pub async fn open_games_on(&self, guild: GuildId, person: UserId) -> Result<i64> {
        self.one(
            "SELECT COUNT(*) AS open FROM games WHERE guild = $1 AND status IN ('invited', 'running') \
             AND (host = $2 OR id IN (SELECT game FROM seats WHERE person = $2))",
            (guild, person),
            |row| row.value("open"),
        )
        .await
    }

    /// The open tables of a server and what is played there, the last changed first.
    pub async fn open_games_of(&self, guild: GuildId, most: i64) -> Result<Vec<(GameId, String)>> {
        self.all(
            "SELECT id, rules FROM games WHERE guild = $1 AND status IN ('invited', 'running') \
             ORDER BY changed_ms DESC, id DESC LIMIT $2",
            (guild, most),
            |row| Ok((row.id("id")?, row.value("rules")?)),
        )
        .await
    }

    /// How many tables are open in a channel.
    pub async fn open_tables_in(&self, channel: ChannelId) -> Result<i64> {
        self.one(
            "SELECT COUNT(*) AS open FROM games WHERE channel = $1 AND status IN ('invited', 'running')",
            channel,
            |row| row.value("open"),
        )
        .await
    }

    /// The channels that matter on a server: where tables may be opened, and where open ones are.
    pub async fn places_on(&self, guild: GuildId, most: i64) -> Result<Vec<ChannelId>> {
        self.all(
            "SELECT id FROM (SELECT id FROM guild_allows WHERE guild = $1 AND kind = 'channel' \
             UNION SELECT daily_channel AS id FROM guilds WHERE id = $1 AND daily_channel IS NOT NULL \
             UNION SELECT channel AS id FROM games WHERE guild = $1 AND status IN ('invited', 'running') \
             AND channel IS NOT NULL \
             UNION SELECT thread AS id FROM games WHERE guild = $1 AND status = 'running' \
             AND thread IS NOT NULL) AS places ORDER BY id LIMIT $2",
            (guild, most),
            |row| row.id("id"),
        )
        .await
    }
}

impl Tx {
    /// What holds on a server, to be changed in this transaction: nobody else changes it meanwhile.
    pub async fn house_rules(&mut self, guild: GuildId) -> Result<HouseRules> {
        // Changes nothing, but takes hold of the row.
        self.run("INSERT INTO guilds (id) VALUES ($1) ON CONFLICT (id) DO UPDATE SET id = $1", guild).await?;
        house_rules(&mut self.inner, guild).await
    }

    /// Writes down what holds on a server.
    pub async fn set_house_rules(&mut self, guild: GuildId, rules: &HouseRules) -> Result<()> {
        self.run(
            "UPDATE guilds SET time = $2, language = $3, ping_guests = $4, ping_boards = $5, \
             person_games = $6, channel_tables = $7, organisers = $8, old_boards = $9, threads = $10, \
             daily_channel = $11, daily_hour = COALESCE($12, daily_hour), daily_ms = $13 WHERE id = $1",
            (
                (guild, rules.clock.map(|clock| clock.to_string()), rules.language.map(Lang::word)),
                (rules.ping_guests, rules.ping_boards, rules.person_games, rules.channel_tables),
                (rules.organisers.number(), rules.old_boards.word(), rules.threads),
                rules.daily.map(|daily| daily.channel),
                rules.daily.map(|daily| daily.hour),
                rules.daily.map(|daily| daily.due_ms),
            ),
        )
        .await?;
        self.run("DELETE FROM guild_allows WHERE guild = $1", guild).await?;
        let channels = rules.channels.iter().map(|channel| ("channel", channel.0));
        for (kind, id) in channels.chain(rules.roles.iter().map(|role| ("role", role.0))) {
            self.run(
                "INSERT INTO guild_allows (guild, kind, id) VALUES ($1, $2, $3) \
                 ON CONFLICT (guild, kind, id) DO NOTHING",
                (guild, kind, id),
            )
            .await?;
        }
        self.run("DELETE FROM guild_games WHERE guild = $1", guild).await?;
        for game in &rules.games {
            self.run(
                "INSERT INTO guild_games (guild, rules) VALUES ($1, $2) \
                 ON CONFLICT (guild, rules) DO NOTHING",
                (guild, game),
            )
            .await?;
        }
        Ok(())
    }

    /// Lets a game go on elsewhere: in a channel, or, for `None`, in its players' direct messages. Its thread stays behind.
    ///
    /// # Errors
    /// When the database fails, or somebody else was faster.
    pub async fn move_game(&mut self, game: &mut Game, to: Option<ChannelId>) -> Result<()> {
        self.change(game, Change::Advance(game.as_it_stands())).await?;
        self.change(game, Change::Place(to)).await
    }

    /// Forgets where a message of a game was posted.
    pub async fn forget_post(&mut self, game: GameId, slot: &str) -> Result<()> {
        self.run("DELETE FROM posts WHERE game = $1 AND slot = $2", (game, slot)).await
    }
}

async fn house_rules(connection: &mut AnyConnection, guild: GuildId) -> Result<HouseRules> {
    let row = connection
        .row(
            "SELECT time, language, ping_guests, ping_boards, person_games, channel_tables, organisers, \
             old_boards, threads, daily_channel, daily_hour, daily_ms FROM guilds WHERE id = $1",
            guild,
        )
        .await?;
    let allowed =
        connection.rows("SELECT kind, id FROM guild_allows WHERE guild = $1 ORDER BY id", guild).await?;
    let games = "SELECT rules FROM guild_games WHERE guild = $1 ORDER BY rules";
    let games = connection.all(games, guild, |row| row.value("rules")).await?;
    let mut rules = HouseRules { games, ..HouseRules::default() };
    if let Some(row) = row {
        // A clock of another version counts as none: people can choose anew.
        rules.clock = row.value::<Option<String>>("time")?.and_then(|text| text.parse().ok());
        rules.language = language(&row)?;
        rules.ping_guests = row.flag("ping_guests")?;
        rules.ping_boards = row.flag("ping_boards")?;
        rules.old_boards = row.word("old_boards", OldBoards::from_word)?.unwrap_or_default();
        rules.threads = row.flag("threads")?;
        rules.person_games = row.value("person_games")?;
        rules.channel_tables = row.value("channel_tables")?;
        rules.organisers = Organisers::from_number(row.value("organisers")?);
        rules.daily = DailyPlace::read(&row)?;
    }
    for row in &allowed {
        let id = row.value("id")?;
        match row.value::<String>("kind")?.as_str() {
            "channel" => rules.channels.push(ChannelId(id)),
            _ => rules.roles.push(RoleId(id)),
        }
    }
    Ok(rules)
}
