//! Scenes of Zombie Chess.

use super::events::TurnEvent;
use super::state::View;
use crate::board::{Piece, Role, Side};
use crate::duel::{Check, board_scene, end_phrase, token, turn_phrase};
use crate::rules::{Phrase, Reason, Value};
use crate::scene::{Pile, Scene, State, Token};

/// The state that marks zombies.
pub(super) const RISEN: State = State::Risen("zombie");

impl View {
    /// The scene: the board with its zombies, the burials the viewer knows of, graveyard and dust bin.
    #[must_use]
    pub fn scene(&self) -> Scene<Phrase> {
        let public = &self.public;
        let counts = !public.turn.begun && public.ended.is_none_or(|ended| ended.reason == Reason::CHECKMATE);
        let check = if counts { public.check() } else { None };
        let in_check = check.is_some();
        let king = public.placement().king(public.side()).filter(|_| in_check);
        let mut scene = board_scene(public.placement(), None, king);
        for cell in &mut scene.cells {
            if let Some(token) =
                cell.token.as_mut().filter(|_| public.turn.board.zombies.contains(cell.square))
            {
                token.state = Some(RISEN);
            }
            let graves = self.secrets.iter().flatten();
            cell.buried = graves.filter_map(|graves| graves.piece_at(cell.square)).map(token).collect();
            for event in &public.events {
                match event {
                    TurnEvent::Moved(played) => {
                        cell.marks.last_from |= played.path.0 == cell.square;
                        cell.marks.last_to |= played.path.1 == cell.square;
                    }
                    TurnEvent::Nothing(square) => cell.marks.dug |= *square == cell.square,
                    _ => {}
                }
            }
        }
        scene.changed = Phrase::all(public.events.iter().map(TurnEvent::phrase));
        scene.status = match public.ended {
            Some(outcome) => end_phrase(outcome),
            None => match public.to_bury() {
                Some(piece) => Phrase::of("engine-scene-zombie-buries")
                    .with("side", public.side())
                    .with("piece", Value::kind(piece.role.name())),
                None => turn_phrase(public.side(), in_check),
            },
        };
        if public.ended.is_none() {
            scene.bottom = public.side().tint();
        }
        let mut graveyard = public.graveyard;
        for role in &public.captured {
            graveyard[public.side().other().index()][role.index()] += 1;
        }
        scene.piles = vec![
            Pile { title: Phrase::of("engine-scene-zombie-graveyard"), tokens: tokens(&graveyard) },
            Pile { title: Phrase::of("engine-scene-zombie-dust"), tokens: tokens(&public.dust) },
        ];
        Check::shown(check, &mut scene);
        scene
    }
}

/// Tokens from counts of pieces: White's first, pawns first.
fn tokens(counts: &[[u8; 6]; 2]) -> Vec<Token> {
    let kinds = Side::BOTH.into_iter().flat_map(|side| Role::ALL.map(|role| Piece::new(side, role)));
    kinds
        .flat_map(|piece| {
            let count = counts[piece.side.index()][piece.role.index()];
            std::iter::repeat_n(token(piece), usize::from(count))
        })
        .collect()
}
