//! Which deeds there are.

use crate::words::Lang;

macro_rules! deeds {
    ($($(#[$doc:meta])* $name:ident = $word:literal, $key:literal;)*) => {
        /// Something worth a smile; the rarest first, since a line about a game has room for few.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub(in crate::app::community) enum Deed { $($(#[$doc])* $name),* }

        impl Deed {
            /// Every deed.
            #[cfg(test)]
            pub(in crate::app::community) const ALL: &'static [Self] = &[$(Self::$name),*];

            /// The stable word in the database.
            pub(in crate::app::community) const fn word(self) -> &'static str {
                match self { $(Self::$name => $word),* }
            }

            /// The deed of a word; `None` for one that is no longer awarded.
            pub(in crate::app::community) fn from_word(word: &str) -> Option<Self> {
                match word { $($word => Some(Self::$name),)* _ => None }
            }

            /// The key of its texts.
            const fn key(self) -> &'static str {
                match self { $(Self::$name => $key),* }
            }
        }
    };
}

deeds! {
    /// Finished each game of the catalogue.
    Menagerie = "menagerie", "deed-menagerie";
    /// Solved a hole of Chess Golf of which the referee didn't find the solution.
    Outwitted = "outwitted", "deed-outwitted";
    /// Drew the array of ordinary chess in Chess960.
    Usual = "usual-array", "deed-usual-array";
    /// Mated by castling.
    CastlingMate = "castling-mate", "deed-castling-mate";
    /// Took the king away from all six kinds in Cooperative Chess, or nearly.
    Spotless = "spotless", "deed-spotless";
    /// Won after a partner had no move and passed.
    Crowded = "crowded-out", "deed-crowded-out";
    /// Won Goal Box Chess after changing places.
    Chairs = "musical-chairs", "deed-musical-chairs";
    /// Showed how each of the five kinds captures.
    Unmasked = "unmasked", "deed-unmasked";
    /// Won Masquerade Chess without a wrong guess.
    Knew = "knew-it", "deed-knew-it";
    /// Solved a hole in one move.
    HoleInOne = "hole-in-one", "deed-hole-in-one";
    /// Said that a hole can't be solved, and was right.
    Impossible = "no-means-no", "deed-no-means-no";
    /// Took a hobbled queen.
    LameDuck = "lame-duck", "deed-lame-duck";
    /// Mated with a pawn on its own checkers.
    BoostedPawn = "boosted-pawn", "deed-boosted-pawn";
    /// Mated from behind the looking-glass.
    LookingGlass = "looking-glass", "deed-looking-glass";
    /// Mated with a piece that captures in another way than it moves.
    Rethought = "thought-again", "deed-thought-again";
    /// Took a queen straight ahead with a pawn.
    Straight = "straight-ahead", "deed-straight-ahead";
    /// Mated with a pawn.
    PawnMate = "pawn-mate", "deed-pawn-mate";
    /// Won within six turns.
    Blink = "blink", "deed-blink";
    /// Won with far fewer pieces.
    Odds = "against-the-odds", "deed-against-the-odds";
    /// Played two hundred turns in one game.
    Marathon = "marathon", "deed-marathon";
    /// Marched three zombies in one turn.
    Horde = "horde", "deed-horde";
    /// Took three extra steps in one turn of Adrenaline Chess.
    RushHour = "rush-hour", "deed-rush-hour";
    /// Captured three times in one turn of Cooperative Chess.
    Domino = "domino", "deed-domino";
    /// Let an elephant out of a pajama.
    Elephant = "elephant", "deed-elephant";
    /// Brought a bat to the last rank.
    Booh = "booh", "deed-booh";
    /// Took the other side's Things.
    Shame = "what-a-shame", "deed-what-a-shame";
    /// Captured between two Things.
    Sandwich = "sandwich", "deed-sandwich";
    /// Promoted to something humbler than a queen, and won.
    Modest = "modest", "deed-modest";
    /// Took a queen with a pawn.
    PawnTakesQueen = "pawn-takes-queen", "deed-pawn-takes-queen";
    /// Agreed to a draw.
    Handshake = "handshake", "deed-handshake";
    /// Raised zombies.
    Gravedigger = "gravedigger", "deed-gravedigger";
}

impl Deed {
    /// What it is called.
    pub(in crate::app::community) fn title(self, lang: Lang) -> String {
        lang.text(self.key(), &[])
    }

    /// What somebody did for it.
    pub(in crate::app::community) fn about(self, lang: Lang) -> String {
        lang.text(&format!("{}.about", self.key()), &[])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_deed_has_a_word_of_its_own_and_texts() {
        assert!(Deed::ALL.len() >= 20);
        for deed in Deed::ALL {
            assert_eq!(Deed::from_word(deed.word()), Some(*deed));
            for lang in Lang::ALL {
                assert!(lang.has(deed.key()) && lang.has(&format!("{}.about", deed.key())), "{deed:?}");
                assert!(deed.title(lang).chars().count() <= 45 && !deed.about(lang).is_empty());
            }
        }
    }
}
