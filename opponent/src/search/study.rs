//! How much better the best step of a position is than the next one.

use engine::evaluate::Evaluate;

use super::Searcher;

/// The best step of a position beside the others.
pub(crate) struct Studied<S> {
    /// The best one.
    pub(crate) step: S,
    /// What it is worth to the team that decides.
    pub(crate) value: i32,
    /// What the best of the others is worth; `None` where there is no other.
    pub(crate) next: Option<i32>,
    /// How many positions had been looked at when it came to stay the best.
    pub(crate) effort: u64,
    /// How many steps there were.
    pub(crate) choices: usize,
}

impl<P: Evaluate> Searcher<'_, P> {
    /// Looks for the best step, and then as hard at all the others, so that the next best one has a value of its own.
    pub(crate) fn study(&mut self, position: &P) -> Option<Studied<P::Step>> {
        let most = self.budget.nodes;
        let (mut roots, nexts) = self.begin(position);
        let effort = self.dig(position, &nexts, &mut roots, 0);
        let choices = roots.len();
        if roots.is_empty() {
            return None;
        }
        let best = roots.remove(0);
        self.stopped = false;
        self.budget.nodes = self.nodes.saturating_add(most);
        self.dig(position, &nexts, &mut roots, 0);
        let (step, next) = (best.line[0], roots.first().map(|root| root.value));
        // Of a single step nothing has to be known but that it must be taken.
        let value = if next.is_some() { best.value } else { position.value() };
        Some(Studied { step, value, next, effort, choices })
    }
}
