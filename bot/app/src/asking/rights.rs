//! Rows of the table of who may: a command's or control's scope, who may use it, when, and its effect.

use model::game::Status;
use model::screen::Verb;

/// A command or a control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A command, by the name of its request.
    Ask(&'static str),
    /// A control, with the word at the beginning of its argument where its area has several.
    Press(Verb, &'static str),
}

/// Who may.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Right {
    /// Anybody, about nothing but themselves or what is no secret to anybody.
    Anyone,
    /// Anybody in a channel of a server, about what that server's members may see.
    Member,
    /// People whom the server's settings let play.
    Welcome,
    /// People whom the server's settings let play and open tournaments.
    Opener,
    /// People who may see the game.
    Onlooker,
    /// People whom the server's settings let play and for whom a seat is free.
    Newcomer,
    /// People who have a seat at the table.
    Seated,
    /// Invited people, and the host.
    Guest,
    /// The person who opened the table.
    Host,
    /// The game's players.
    Player,
    /// The game's players whom the server's settings still let play.
    Returning,
    /// Players who are asked to decide, or may still change a sealed decision.
    ToAct,
    /// Players other than the one who asked.
    Partner,
    /// Opponents of the late seat; where all play together, the other players.
    Decider,
    /// People the offer waits for; to refuse it, its maker, too.
    Asked,
    /// People who may see the tournament.
    Visitor,
    /// The tournament's players.
    Entrant,
    /// The person who opened the tournament, and the server's managers.
    Organiser,
    /// The server's managers.
    Manager,
}

impl Right {
    /// A description for people who read the table.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Anyone => "anybody",
            Self::Member => "anybody on a server",
            Self::Welcome => "whoever the server lets play",
            Self::Opener => "whoever the server lets play and open tournaments",
            Self::Onlooker => "whoever may see the game",
            Self::Newcomer => "whoever the server lets play, where a seat is free for them",
            Self::Seated => "whoever sits there",
            Self::Guest => "the invited, and the host",
            Self::Host => "the host",
            Self::Player => "the players",
            Self::Returning => "the players, where the server lets them play",
            Self::ToAct => "whoever is asked to decide",
            Self::Partner => "the players, but not whoever asked",
            Self::Decider => "whoever plays against the late seat",
            Self::Asked => "whoever it was offered to",
            Self::Visitor => "whoever may see the tournament",
            Self::Entrant => "whoever takes part",
            Self::Organiser => "the host of the tournament, and managers of the server",
            Self::Manager => "managers of the server",
        }
    }
}

/// The states of a game in which something may be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct When(u8);

impl When {
    /// An invitation that stands.
    pub const INVITED: Self = Self(1);
    /// A running game, suspended or not.
    pub const RUNNING: Self = Self(2);
    /// A finished game.
    pub const OVER: Self = Self(4);
    /// A game that has begun.
    pub const BEGUN: Self = Self(6);
    /// A game that isn't over.
    pub const OPEN: Self = Self(3);
    /// In any state, also when the invitation is gone.
    pub const ANY: Self = Self(15);

    /// Whether a game of this status is meant.
    #[must_use]
    pub const fn holds(self, status: Status) -> bool {
        let bit = match status {
            Status::Invited => 1,
            Status::Running => 2,
            Status::Over => 4,
            Status::Dropped => 8,
        };
        self.0 & bit != 0
    }

    /// A description for people who read the table.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self.0 {
            1 => "invitation",
            2 => "running",
            4 => "over",
            6 => "running, over",
            3 => "invitation, running",
            _ => "always",
        }
    }
}

/// What a request is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// No game.
    Nothing,
    /// A game, which the asker must be able to see.
    Game(Seek),
    /// A game of the server, which its managers name by its number.
    ServerGame,
    /// A tournament, which the asker must be able to see.
    Tournament,
    /// A game that its area looks up among those of the person who asks.
    Own,
}

/// Which game is meant if none is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seek {
    /// The person's game that waits for them.
    Act,
    /// A game that can be looked at here.
    Look,
    /// Like `Look`, else the person's game that ended last.
    Back,
    /// The person's game that ended last here, else anywhere.
    Again,
    /// The person's game that ended last.
    Ended,
}

/// The effect of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// None: it only shows something.
    Looks,
    /// It changes something.
    Changes,
    /// A form opens, before anybody is asked; it comes back as another control.
    Form,
}

/// The rule of a command or control: its row in the table without its name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rule {
    scope: Scope,
    who: Right,
    when: When,
    effect: Effect,
}

impl Rule {
    pub(crate) const fn new(scope: Scope, who: Right, when: When, effect: Effect) -> Self {
        Self { scope, who, when, effect }
    }

    /// A rule about no game.
    pub(crate) const fn page(who: Right, effect: Effect) -> Self {
        Self::new(Scope::Nothing, who, When::ANY, effect)
    }

    /// A rule about the game that a control names.
    pub(crate) const fn game(who: Right, when: When, effect: Effect) -> Self {
        Self::found(Seek::Look, who, when, effect)
    }

    /// A rule about the game that a command names, or means otherwise.
    pub(crate) const fn found(seek: Seek, who: Right, when: When, effect: Effect) -> Self {
        Self::new(Scope::Game(seek), who, when, effect)
    }

    /// A rule about a tournament.
    pub(crate) const fn tournament(who: Right, effect: Effect) -> Self {
        Self::new(Scope::Tournament, who, When::ANY, effect)
    }

    /// The row of a command or control with this rule.
    pub(crate) const fn of(self, what: What) -> Row {
        Row { what, scope: self.scope, who: self.who, when: self.when, effect: self.effect }
    }
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The command or control.
    pub what: What,
    /// Its scope.
    pub scope: Scope,
    /// Its right.
    pub who: Right,
    /// The states of the game in which it is allowed.
    pub when: When,
    /// Its effect.
    pub effect: Effect,
}
