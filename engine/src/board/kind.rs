//! Kinds of pieces: every game names its own, and a [`Board`](super::Board) keeps one set of squares for each of them.
//!
//! So a game pays only for the kinds it has. A kind is a pair of [`Pattern`]s known at compile time: a question
//! such as "who captures along a diagonal" becomes a union of two or three sets, and move generation looks up no
//! table of kinds.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::ControlFlow;

use super::{Pattern, SquareSet};

/// The kinds of pieces of a game, as an enum made by [`kinds!`](crate::kinds).
pub trait Kind: Copy + Debug + Eq + Ord + Hash + Send + Sync + 'static {
    /// A set of squares for each kind: an array.
    type Sets: Copy + Debug + Eq + Hash + Send + Sync + AsRef<[SquareSet]> + AsMut<[SquareSet]> + 'static;

    /// Every kind, in the order of lists.
    const ALL: &'static [Self];
    /// The empty set of squares for each kind.
    const NO_SETS: Self::Sets;
    /// The royal kind, in games that have one.
    const KING: Option<Self>;
    /// The kind of the pawns, in games that have them.
    const PAWN: Option<Self>;

    /// The index in [`Kind::ALL`].
    fn index(self) -> usize;

    /// The capitals of position texts and SAN: `P N B R Q K`, or two for a kind that captures unlike it moves: `RN`.
    fn code(self) -> &'static str;

    /// The name inside a sentence: `knight`.
    fn name(self) -> &'static str;

    /// The name at the head of a label: `Knight`.
    fn title(self) -> &'static str;

    /// The pattern of its moves without capture.
    fn quiet(self) -> Pattern;

    /// The pattern of its captures, which is what it attacks.
    fn capturing(self) -> Pattern;

    /// The squares of all kinds whose quiet and capturing patterns satisfy `wanted`.
    fn union(sets: &Self::Sets, wanted: impl Fn(Pattern, Pattern) -> bool) -> SquareSet;

    /// Visits every kind with its patterns, in order.
    ///
    /// # Errors
    /// `Break` when the visitor broke off.
    fn visit<V: Visitor<Self>>(visitor: &mut V) -> ControlFlow<V::Break>;

    /// The squares of neutral pieces. In most games every piece has an owner.
    #[must_use]
    #[inline(always)]
    fn neutral(_sets: &Self::Sets) -> SquareSet {
        SquareSet::EMPTY
    }

    /// Whether pieces of this kind are neutral.
    #[must_use]
    #[inline]
    fn is_neutral(self) -> bool {
        false
    }

    /// Whether it is a pawn of any kind: double steps, promotes, and starts the move clock again.
    #[must_use]
    #[inline]
    fn is_pawn(self) -> bool {
        self.quiet().is_pawns()
    }

    /// Whether a king may castle with it: it moves like a rook.
    #[must_use]
    #[inline]
    fn is_rook(self) -> bool {
        self.quiet() == Pattern::Rook
    }

    /// The first kind a code of capitals stands for.
    #[must_use]
    fn from_code(code: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.code() == code)
    }

    /// The first kind a single letter of either case stands for.
    #[must_use]
    fn from_letter(letter: char) -> Option<Self> {
        Self::from_code(letter.to_ascii_uppercase().encode_utf8(&mut [0; 4]))
    }
}

/// A visitor of every kind of a game; see [`Kind::visit`].
pub trait Visitor<K> {
    /// The value it breaks off with.
    type Break;

    /// Visits a kind.
    ///
    /// # Errors
    /// `Break` when it has seen enough.
    fn visit(&mut self, kind: K, quiet: Pattern, capturing: Pattern) -> ControlFlow<Self::Break>;
}

/// Makes an enum of the kinds of a game, and a [`Kind`] of it: each with its code, its name, its name at the head of a
/// label, its quiet pattern and its capturing one.
///
/// After the enum may follow `neutral:` with the neutral kinds, and `common:` with a kind that moves like a king
/// without being royal.
///
/// ```
/// use engine::board::{Board, Kind, Side};
///
/// engine::kinds! {
///     /// Rooks that strike diagonally, against bare kings.
///     pub enum Few {
///         /// The king.
///         King = "K", "king", "King", King, King;
///         /// Moves like a rook, captures like a bishop.
///         Roobis = "RB", "roobis", "Roobis", Rook, Bishop;
///     }
/// }
/// let board: Board<Few> = "k7/8/8/8/8/8/8/K6[RB]".parse()?;
/// assert!(board.is_attacked("a8".parse().expect("a square"), Side::White, board.occupied()));
/// assert!("q7/8/8/8/8/8/8/8".parse::<Board<Few>>().is_err());
/// # Ok::<(), engine::board::PlacementError>(())
/// ```
#[macro_export]
macro_rules! kinds {
    (
        $(#[$about:meta])*
        $visible:vis enum $name:ident {
            $($(#[$doc:meta])* $kind:ident = $code:literal, $word:literal, $title:literal, $quiet:ident, $capturing:ident;)+
        }
        $(neutral: $($neutral:ident),+;)?
        $(common: $common:ident;)?
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $visible enum $name {
            $($(#[$doc])* $kind,)+
        }

        impl $name {
            /// Every kind, in the order of lists.
            pub const ALL: [Self; { [$(stringify!($kind)),+].len() }] = [$(Self::$kind),+];

            /// The index in the list of all kinds.
            #[must_use]
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The capitals of position texts: one letter, or two for a kind that captures unlike it moves.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self { $(Self::$kind => $code,)+ }
            }

            /// The name inside a sentence.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$kind => $word,)+ }
            }

            /// The name at the head of a label.
            #[must_use]
            pub const fn title(self) -> &'static str {
                match self { $(Self::$kind => $title,)+ }
            }

            /// The pattern of its moves without capture.
            #[must_use]
            #[inline]
            pub const fn quiet(self) -> $crate::board::Pattern {
                match self { $(Self::$kind => $crate::board::Pattern::$quiet,)+ }
            }

            /// The pattern of its captures, which is what it attacks.
            #[must_use]
            #[inline]
            pub const fn capturing(self) -> $crate::board::Pattern {
                match self { $(Self::$kind => $crate::board::Pattern::$capturing,)+ }
            }
        }

        impl $crate::board::Kind for $name {
            type Sets = [$crate::board::SquareSet; { [$(stringify!($kind)),+].len() }];

            const ALL: &'static [Self] = &[$(Self::$kind),+];
            const NO_SETS: Self::Sets = [$crate::board::SquareSet::EMPTY; { [$(stringify!($kind)),+].len() }];
            const KING: Option<Self> = {
                let mut king = None;
                $(if matches!($crate::board::Pattern::$quiet, $crate::board::Pattern::King) {
                    king = Some(Self::$kind);
                })+
                // Where the king is a piece like any other, no kind is royal.
                $(if matches!(king, Some(Self::$common)) {
                    king = None;
                })?
                king
            };
            const PAWN: Option<Self> = {
                let mut pawn = None;
                $(if $crate::board::Pattern::$quiet.is_pawns() {
                    pawn = Some(Self::$kind);
                })+
                pawn
            };

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            fn code(self) -> &'static str {
                self.code()
            }

            fn name(self) -> &'static str {
                self.name()
            }

            fn title(self) -> &'static str {
                self.title()
            }

            #[inline]
            fn quiet(self) -> $crate::board::Pattern {
                self.quiet()
            }

            #[inline]
            fn capturing(self) -> $crate::board::Pattern {
                self.capturing()
            }

            #[inline(always)]
            fn union(
                sets: &Self::Sets,
                wanted: impl Fn($crate::board::Pattern, $crate::board::Pattern) -> bool,
            ) -> $crate::board::SquareSet {
                let mut all = $crate::board::SquareSet::EMPTY;
                $(if wanted($crate::board::Pattern::$quiet, $crate::board::Pattern::$capturing) {
                    all |= sets[Self::$kind as usize];
                })+
                all
            }

            #[inline(always)]
            fn visit<V: $crate::board::Visitor<Self>>(
                visitor: &mut V,
            ) -> std::ops::ControlFlow<V::Break> {
                $(visitor.visit(
                    Self::$kind,
                    $crate::board::Pattern::$quiet,
                    $crate::board::Pattern::$capturing,
                )?;)+
                std::ops::ControlFlow::Continue(())
            }

            $(
                #[inline]
                fn is_neutral(self) -> bool {
                    matches!(self, $(Self::$neutral)|+)
                }

                #[inline(always)]
                fn neutral(sets: &Self::Sets) -> $crate::board::SquareSet {
                    let mut all = $crate::board::SquareSet::EMPTY;
                    $(all |= sets[Self::$neutral as usize];)+
                    all
                }
            )?
        }
    };
}

kinds! {
    /// The six kinds of chess, in the order of worth, pawns first, kings last.
    pub enum Role {
        /// The pawn.
        Pawn = "P", "pawn", "Pawn", PawnStep, PawnCapture;
        /// The knight.
        Knight = "N", "knight", "Knight", Knight, Knight;
        /// The bishop.
        Bishop = "B", "bishop", "Bishop", Bishop, Bishop;
        /// The rook.
        Rook = "R", "rook", "Rook", Rook, Rook;
        /// The queen.
        Queen = "Q", "queen", "Queen", Queen, Queen;
        /// The king.
        King = "K", "king", "King", King, King;
    }
}

impl Role {
    /// What a pawn may become in orthodox chess, in the order menus offer it.
    pub const PROMOTIONS: [Self; 4] = [Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// The kind a code of capitals stands for.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        <Self as Kind>::from_code(code)
    }

    /// The kind a single letter of either case stands for.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        <Self as Kind>::from_letter(letter)
    }

    /// Whether it is the pawn.
    #[must_use]
    #[inline]
    pub const fn is_pawn(self) -> bool {
        matches!(self, Self::Pawn)
    }

    /// Whether it is the rook, with which the king castles.
    #[must_use]
    #[inline]
    pub const fn is_rook(self) -> bool {
        matches!(self, Self::Rook)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_is_found_by_its_code_and_its_place() {
        for (index, role) in Role::ALL.into_iter().enumerate() {
            assert_eq!((role.index(), Role::from_code(role.code())), (index, Some(role)));
        }
        assert_eq!(Role::from_letter('q'), Some(Role::Queen));
        assert_eq!(Role::from_letter('é'), None);
        assert_eq!(<Role as Kind>::KING, Some(Role::King));
    }

    #[test]
    fn unions_are_of_those_wanted() {
        let sets: [SquareSet; 6] = std::array::from_fn(|kind| SquareSet::from_bits(1 << kind));
        let all = |wanted: fn(Pattern, Pattern) -> bool| Role::union(&sets, wanted).bits();
        assert_eq!(all(|_, capturing| capturing == Pattern::Knight), 0b10);
        assert_eq!(all(|quiet, _| quiet.is_pawns()), 0b1);
        assert_eq!(all(|_, _| true), 0b11_1111);
        assert!(Role::neutral(&sets).is_empty());
    }
}
