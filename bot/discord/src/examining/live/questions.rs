//! Open questions about Discord: its documentation says nothing, or contradicts itself.

/// An open question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Question {
    TeamPermissions,
    SilentMentions,
    ChangedMentions,
    Signs,
    EmojiPermission,
    Permissions,
    FormShape,
    ChangeNotifies,
    Participants,
    EnglishNames,
}

impl Question {
    pub(super) const ALL: [Self; 10] = [
        Self::TeamPermissions,
        Self::SilentMentions,
        Self::ChangedMentions,
        Self::Signs,
        Self::EmojiPermission,
        Self::Permissions,
        Self::FormShape,
        Self::ChangeNotifies,
        Self::Participants,
        Self::EnglishNames,
    ];

    pub(super) fn text(self) -> &'static str {
        match self {
            Self::TeamPermissions => {
                "Do the members of a team that owns the application come with `permissions`?"
            }
            Self::SilentMentions => {
                "Does a message come with who they are whom it mentions without calling them?"
            }
            Self::ChangedMentions => {
                "Does a change that mentions somebody come with who they are, so that clients can show a name?"
            }
            Self::Signs => "Does a text with unusual signs come back as it was sent?",
            Self::EmojiPermission => "Does an emoji of the application show without Use External Emojis?",
            Self::Permissions => {
                "Does an interaction say that the bot may do what roles and channels come to?"
            }
            Self::FormShape => "How does what was typed into a form come back?",
            Self::ChangeNotifies => "Does a change that mentions somebody notify them?",
            Self::Participants => {
                "In direct messages with the bot, does an option for a person offer anybody but the two?"
            }
            Self::EnglishNames => "Does a client in another language find a command by its English name?",
        }
    }
}
