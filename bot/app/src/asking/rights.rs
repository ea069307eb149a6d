//! What the table of who may says of one command or control: about what it is, who may, when, and what it does.

use model::game::Status;
use model::screen::Verb;

/// What somebody asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A command, by the name of its request.
    Ask(&'static str),
    /// A control, with the word at the beginning of its argument where its area has several.
    Press(Verb, &'static str),
}

/// Who may do it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Right {
    /// Anybody, about nothing but themselves or what is no secret to anybody.
    Anyone,
    /// Anybody in a channel of a server: what they see of it is what that channel's server is for.
    Member,
    /// Everybody the server's settings let play.
    Welcome,
    /// Everybody the server's settings let play and open tournaments.
    Opener,
    /// Everybody who may see the game.
    Onlooker,
    /// Everybody the server's settings let play and for whom a seat is free.
    Newcomer,
    /// Everybody who sits at the table already.
    Seated,
    /// Everybody who is invited, and the host.
    Guest,
    /// Everybody who opened the table.
    Host,
    /// Everybody who plays in the game.
    Player,
    /// Everybody who plays in the game and whom the server's settings still let play.
    Returning,
    /// Everybody who is asked to decide, or may still change a sealed decision.
    ToAct,
    /// Everybody who plays in the game and did not ask themselves.
    Partner,
    /// Everybody who plays against the late seat; where all play together, the others.
    Decider,
    /// Everybody the offer waits for; to turn it down, its maker, too.
    Asked,
    /// Everybody who may see the tournament.
    Visitor,
    /// Everybody who takes part in the tournament.
    Entrant,
    /// Everybody who opened the tournament or manages the server.
    Organiser,
    /// Everybody who may manage the server.
    Manager,
}

impl Right {
    /// In words, for people who read the table.
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

/// In which states of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct When(u8);

impl When {
    /// An invitation that stands.
    pub const INVITED: Self = Self(1);
    /// A game that goes on, or rests.
    pub const RUNNING: Self = Self(2);
    /// A game that is over.
    pub const OVER: Self = Self(4);
    /// Once it has begun.
    pub const BEGUN: Self = Self(6);
    /// Until it is over.
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

    /// In words.
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

/// What it is about.
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

/// Which game is meant by somebody who names none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seek {
    /// The one of theirs that waits for them.
    Act,
    /// The one that can be looked at here.
    Look,
    /// The same, else the one of theirs that ended last.
    Back,
    /// The one of theirs that ended last here, else anywhere.
    Again,
    /// The one of theirs that ended last.
    Ended,
}

/// What it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Nothing changes.
    Looks,
    /// Something changes.
    Changes,
    /// A form opens, before anybody is asked; it comes back as another control.
    Form,
}

/// Who may do something: what a row of the table says beside the name.
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

    /// About no game.
    pub(crate) const fn page(who: Right, effect: Effect) -> Self {
        Self::new(Scope::Nothing, who, When::ANY, effect)
    }

    /// About the game that a control names.
    pub(crate) const fn game(who: Right, when: When, effect: Effect) -> Self {
        Self::found(Seek::Look, who, when, effect)
    }

    /// About the game that a command names, or else means.
    pub(crate) const fn found(seek: Seek, who: Right, when: When, effect: Effect) -> Self {
        Self::new(Scope::Game(seek), who, when, effect)
    }

    /// About a tournament.
    pub(crate) const fn tournament(who: Right, effect: Effect) -> Self {
        Self::new(Scope::Tournament, who, When::ANY, effect)
    }

    /// The row of what is asked for.
    pub(crate) const fn of(self, what: What) -> Row {
        Row { what, scope: self.scope, who: self.who, when: self.when, effect: self.effect }
    }
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// What is asked for.
    pub what: What,
    /// What it is about.
    pub scope: Scope,
    /// Who may.
    pub who: Right,
    /// In which states of the game.
    pub when: When,
    /// What it does.
    pub effect: Effect,
}
