//! The routes served, each with its method, its path and its name.

use axum::http::Method;

/// A route; faults and records name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "each is one line of the table below")]
pub enum Route {
    GetGateway,
    GetBotGateway,
    GetCurrentUser,
    GetApplication,
    ListEmojis,
    CreateEmoji,
    GetEmoji,
    EditEmoji,
    DeleteEmoji,
    ListCommands,
    SetCommands,
    CreateCommand,
    GetCommand,
    EditCommand,
    DeleteCommand,
    Callback,
    CreateFollowup,
    GetOriginal,
    EditOriginal,
    DeleteOriginal,
    GetFollowup,
    EditFollowup,
    DeleteFollowup,
    ListMessages,
    CreateMessage,
    GetMessage,
    EditMessage,
    DeleteMessage,
    StartThreadFromMessage,
    StartThread,
    Typing,
    GetChannel,
    EditChannel,
    DeleteChannel,
    CreateDm,
    GetGuild,
    GetMember,
}

/// Method, path as in Discord's description, and route.
pub(crate) const TABLE: [(Method, &str, Route); 44] = [
    (Method::GET, "/gateway", Route::GetGateway),
    (Method::GET, "/gateway/bot", Route::GetBotGateway),
    (Method::GET, "/users/@me", Route::GetCurrentUser),
    (Method::GET, "/oauth2/applications/@me", Route::GetApplication),
    (Method::GET, "/applications/@me", Route::GetApplication),
    (Method::GET, "/applications/{application_id}/emojis", Route::ListEmojis),
    (Method::POST, "/applications/{application_id}/emojis", Route::CreateEmoji),
    (Method::GET, "/applications/{application_id}/emojis/{emoji_id}", Route::GetEmoji),
    (Method::PATCH, "/applications/{application_id}/emojis/{emoji_id}", Route::EditEmoji),
    (Method::DELETE, "/applications/{application_id}/emojis/{emoji_id}", Route::DeleteEmoji),
    (Method::GET, "/applications/{application_id}/commands", Route::ListCommands),
    (Method::PUT, "/applications/{application_id}/commands", Route::SetCommands),
    (Method::POST, "/applications/{application_id}/commands", Route::CreateCommand),
    (Method::GET, "/applications/{application_id}/commands/{command_id}", Route::GetCommand),
    (Method::PATCH, "/applications/{application_id}/commands/{command_id}", Route::EditCommand),
    (Method::DELETE, "/applications/{application_id}/commands/{command_id}", Route::DeleteCommand),
    (Method::GET, "/applications/{application_id}/guilds/{guild_id}/commands", Route::ListCommands),
    (Method::PUT, "/applications/{application_id}/guilds/{guild_id}/commands", Route::SetCommands),
    (Method::POST, "/applications/{application_id}/guilds/{guild_id}/commands", Route::CreateCommand),
    (
        Method::GET,
        "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}",
        Route::GetCommand,
    ),
    (
        Method::PATCH,
        "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}",
        Route::EditCommand,
    ),
    (
        Method::DELETE,
        "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}",
        Route::DeleteCommand,
    ),
    (Method::POST, "/interactions/{interaction_id}/{interaction_token}/callback", Route::Callback),
    (Method::POST, "/webhooks/{webhook_id}/{webhook_token}", Route::CreateFollowup),
    (Method::GET, "/webhooks/{webhook_id}/{webhook_token}/messages/@original", Route::GetOriginal),
    (Method::PATCH, "/webhooks/{webhook_id}/{webhook_token}/messages/@original", Route::EditOriginal),
    (Method::DELETE, "/webhooks/{webhook_id}/{webhook_token}/messages/@original", Route::DeleteOriginal),
    (Method::GET, "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}", Route::GetFollowup),
    (Method::PATCH, "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}", Route::EditFollowup),
    (Method::DELETE, "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}", Route::DeleteFollowup),
    (Method::GET, "/channels/{channel_id}/messages", Route::ListMessages),
    (Method::POST, "/channels/{channel_id}/messages", Route::CreateMessage),
    (Method::GET, "/channels/{channel_id}/messages/{message_id}", Route::GetMessage),
    (Method::PATCH, "/channels/{channel_id}/messages/{message_id}", Route::EditMessage),
    (Method::DELETE, "/channels/{channel_id}/messages/{message_id}", Route::DeleteMessage),
    (Method::POST, "/channels/{channel_id}/messages/{message_id}/threads", Route::StartThreadFromMessage),
    (Method::POST, "/channels/{channel_id}/threads", Route::StartThread),
    (Method::POST, "/channels/{channel_id}/typing", Route::Typing),
    (Method::GET, "/channels/{channel_id}", Route::GetChannel),
    (Method::PATCH, "/channels/{channel_id}", Route::EditChannel),
    (Method::DELETE, "/channels/{channel_id}", Route::DeleteChannel),
    (Method::POST, "/users/@me/channels", Route::CreateDm),
    (Method::GET, "/guilds/{guild_id}", Route::GetGuild),
    (Method::GET, "/guilds/{guild_id}/members/{user_id}", Route::GetMember),
];

impl Route {
    /// Whether a route needs the bot's token; others need an interaction's token.
    pub(crate) fn needs_token(self) -> bool {
        !matches!(
            self,
            Self::GetGateway
                | Self::Callback
                | Self::CreateFollowup
                | Self::GetOriginal
                | Self::EditOriginal
                | Self::DeleteOriginal
                | Self::GetFollowup
                | Self::EditFollowup
                | Self::DeleteFollowup
        )
    }
}

/// A request's route with the parameters of its path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Target {
    pub(crate) route: Route,
    /// The path as in Discord's description: it finds the schema, and names a request without its tokens.
    pub(crate) template: &'static str,
    parameters: Vec<(&'static str, String)>,
}

impl Target {
    pub(crate) fn text(&self, name: &str) -> &str {
        self.parameters.iter().find(|(own, _)| *own == name).map_or("", |(_, value)| value)
    }

    /// A snowflake of the path; 0, which is none, for anything else.
    pub(crate) fn id(&self, name: &str) -> u64 {
        self.text(name).parse().unwrap_or(0)
    }
}

/// Why a path has no route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoRoute {
    Path,
    Method,
}

/// Finds the route of a path, without `/api/v10`.
pub(crate) fn find(method: &Method, path: &str) -> Result<Target, NoRoute> {
    let mut miss = NoRoute::Path;
    for (own, template, route) in &TABLE {
        if let Some(parameters) = parameters(template, path) {
            if own == method {
                return Ok(Target { route: *route, template, parameters });
            }
            miss = NoRoute::Method;
        }
    }
    Err(miss)
}

fn parameters(template: &'static str, path: &str) -> Option<Vec<(&'static str, String)>> {
    let mut found = Vec::new();
    let mut given = path.split('/');
    for part in template.split('/') {
        let value = given.next()?;
        match part.strip_prefix('{').and_then(|part| part.strip_suffix('}')) {
            // Ids are numbers, so that a name such as @me never passes for one.
            Some(name) if name.ends_with("_id") => {
                value.parse::<u64>().ok()?;
                found.push((name, value.to_owned()));
            }
            Some(name) => found.push((name, value.to_owned())),
            None if part == value => {}
            None => return None,
        }
    }
    given.next().is_none().then_some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_find_their_routes() {
        let target = find(&Method::PATCH, "/webhooks/7/abc/messages/@original").expect("a route");
        assert_eq!((target.route, target.text("webhook_token")), (Route::EditOriginal, "abc"));
        let target = find(&Method::PATCH, "/webhooks/7/abc/messages/9").expect("a route");
        assert_eq!((target.route, target.id("message_id")), (Route::EditFollowup, 9));
        assert_eq!(find(&Method::GET, "/users/@me").map(|target| target.route), Ok(Route::GetCurrentUser));
        assert_eq!(find(&Method::GET, "/channels/x/messages"), Err(NoRoute::Path));
        assert_eq!(find(&Method::PUT, "/gateway"), Err(NoRoute::Method));
        assert_eq!(find(&Method::GET, "/gateway/bot/more"), Err(NoRoute::Path));
    }
}
