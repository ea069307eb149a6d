//! All routes: every request to Discord is one of these.
//!
//! One list, so that the live examination can report which ones it has tried, and a test fails for a new one that it
//! doesn't try.

use std::fmt::Display;

use reqwest::Method;

/// The user of a route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    /// The running bot.
    ByTheBot,
    /// The live examination only, for a closer look and for cleaning up.
    ByTheExamination,
}

macro_rules! routes {
    ($($name:ident: $method:ident $template:literal $asked:ident,)*) => {
        /// A route.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub(crate) enum Route { $($name,)* }

        impl Route {
            /// Every route.
            const ALL: &[Self] = &[$(Self::$name,)*];

            pub(super) fn method(self) -> Method {
                match self { $(Self::$name => Method::$method,)* }
            }

            /// The path as in Discord's description: names in braces stand for ids and tokens.
            pub(crate) fn template(self) -> &'static str {
                match self { $(Self::$name => $template,)* }
            }

            fn asked(self) -> Asked {
                match self { $(Self::$name => Asked::$asked,)* }
            }
        }
    };
}

routes! {
    GetCurrentUser: GET "/users/@me" ByTheBot,
    GetApplication: GET "/oauth2/applications/@me" ByTheBot,
    GetBotGateway: GET "/gateway/bot" ByTheBot,
    ListEmojis: GET "/applications/{application_id}/emojis" ByTheBot,
    CreateEmoji: POST "/applications/{application_id}/emojis" ByTheBot,
    DeleteEmoji: DELETE "/applications/{application_id}/emojis/{emoji_id}" ByTheBot,
    ListCommands: GET "/applications/{application_id}/commands" ByTheBot,
    SetCommands: PUT "/applications/{application_id}/commands" ByTheBot,
    GetGuild: GET "/guilds/{guild_id}" ByTheBot,
    GetMember: GET "/guilds/{guild_id}/members/{user_id}" ByTheBot,
    GetChannel: GET "/channels/{channel_id}" ByTheBot,
    EditChannel: PATCH "/channels/{channel_id}" ByTheBot,
    ListMessages: GET "/channels/{channel_id}/messages" ByTheBot,
    CreateMessage: POST "/channels/{channel_id}/messages" ByTheBot,
    EditMessage: PATCH "/channels/{channel_id}/messages/{message_id}" ByTheBot,
    Typing: POST "/channels/{channel_id}/typing" ByTheBot,
    StartThread: POST "/channels/{channel_id}/messages/{message_id}/threads" ByTheBot,
    CreateDm: POST "/users/@me/channels" ByTheBot,
    Callback: POST "/interactions/{interaction_id}/{interaction_token}/callback" ByTheBot,
    EditOriginal: PATCH "/webhooks/{webhook_id}/{webhook_token}/messages/@original" ByTheBot,
    DeleteOriginal: DELETE "/webhooks/{webhook_id}/{webhook_token}/messages/@original" ByTheExamination,
    CreateFollowup: POST "/webhooks/{webhook_id}/{webhook_token}" ByTheExamination,
    DeleteFollowup: DELETE "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}" ByTheExamination,
    DeleteMessage: DELETE "/channels/{channel_id}/messages/{message_id}" ByTheExamination,
    DeleteChannel: DELETE "/channels/{channel_id}" ByTheExamination,
    ListGuildCommands: GET "/applications/{application_id}/guilds/{guild_id}/commands" ByTheExamination,
    CreateGuildCommand: POST "/applications/{application_id}/guilds/{guild_id}/commands" ByTheExamination,
    DeleteGuildCommand: DELETE "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}" ByTheExamination,
}

impl Route {
    /// The bot's routes.
    pub(crate) fn of_the_bot() -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(|route| route.asked() == Asked::ByTheBot)
    }

    /// Method and path.
    pub(crate) fn name(self) -> String {
        format!("{} {}", self.method(), self.template())
    }

    /// The path with the names in braces replaced, in order.
    pub(super) fn path(self, parts: &[&(dyn Display + Sync)]) -> String {
        let mut parts = parts.iter();
        let named = self.template().split('/').skip(1).map(|part| match part.strip_prefix('{') {
            Some(_) => parts.next().map_or_else(String::new, ToString::to_string),
            None => part.to_owned(),
        });
        named.fold(String::new(), |path, part| path + "/" + &part)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_templates_filled_in() {
        assert_eq!(Route::GetCurrentUser.path(&[]), "/users/@me");
        assert_eq!(Route::EditMessage.path(&[&7_u64, &9_u64]), "/channels/7/messages/9");
        assert_eq!(Route::EditOriginal.path(&[&5_u64, &"abc"]), "/webhooks/5/abc/messages/@original");
    }
}
