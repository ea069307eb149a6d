//! Studies a position: how much better its best step is than the next one.

use engine::evaluate::Evaluate;

use super::Searcher;

/// The best step of a position compared with the others.
pub(crate) struct Studied<S> {
    /// The best step.
    pub(crate) step: S,
    /// Its value for the team that decides.
    pub(crate) value: i32,
    /// The value of the next best step; `None` where there is no other.
    pub(crate) next: Option<i32>,
    /// The number of positions searched when it first became the final best.
    pub(crate) effort: u64,
    /// The number of legal steps.
    pub(crate) choices: usize,
}

impl<P: Evaluate> Searcher<'_, P> {
    /// Finds the best step, and then searches all others as deeply, so that the next best one has a value of its own.
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
        // A single legal step needs no search.
        let value = if next.is_some() { best.value } else { position.value() };
        Some(Studied { step, value, next, effort, choices })
    }
}
