//! Perfect matchings of a graph by Edmonds' algorithm: whether everybody can be paired. Paths are grown from a player who is
//! left over; an odd cycle on the way (a blossom) counts as one vertex.

/// The most players of a bit set.
pub(super) const ROOM: usize = 64;

/// Whether all of `among` can be paired with one another; `may[a]` holds a bit for each `b` that `a` may meet.
pub(super) fn exists(may: &[u64], among: u64) -> bool {
    let mut search = Search { may, among, mate: vec![None; may.len()] };
    among.count_ones().is_multiple_of(2) && bits(among).all(|player| search.place(player))
}

/// The numbers of the bits that are set.
pub(super) fn bits(set: u64) -> impl Iterator<Item = usize> {
    (0..ROOM).filter(move |bit| set >> bit & 1 == 1)
}

struct Search<'a> {
    may: &'a [u64],
    among: u64,
    mate: Vec<Option<usize>>,
}

/// A tree of alternating paths from an unmatched vertex.
struct Tree {
    /// The vertex from which each was reached by a step that is no pair.
    parent: Vec<Option<usize>>,
    /// The base of the blossom that each vertex belongs to.
    base: Vec<usize>,
    reached: u64,
    queue: Vec<usize>,
}

impl Search<'_> {
    /// Matches one more vertex; matched ones stay matched.
    fn place(&mut self, player: usize) -> bool {
        if self.mate[player].is_some() {
            return true;
        }
        let Some((end, parent)) = self.path(player) else { return false };
        let mut at = Some(end);
        while let Some(one) = at {
            let Some(other) = parent[one] else { break };
            at = self.mate[other];
            (self.mate[one], self.mate[other]) = (Some(other), Some(one));
        }
        true
    }

    /// The end of an augmenting path, with the way back.
    fn path(&self, root: usize) -> Option<(usize, Vec<Option<usize>>)> {
        let size = self.may.len();
        let mut tree = Tree {
            parent: vec![None; size],
            base: (0..size).collect(),
            reached: 1 << root,
            queue: vec![root],
        };
        let mut next = 0;
        while let Some(&from) = tree.queue.get(next) {
            next += 1;
            for to in bits(self.may[from] & self.among) {
                if tree.base[from] == tree.base[to] || self.mate[from] == Some(to) {
                    continue;
                }
                let outer = to == root || self.mate[to].is_some_and(|mate| tree.parent[mate].is_some());
                if outer {
                    self.contract(&mut tree, from, to);
                } else if tree.parent[to].is_none() {
                    tree.parent[to] = Some(from);
                    let Some(mate) = self.mate[to] else { return Some((to, tree.parent)) };
                    tree.reached |= 1 << mate;
                    tree.queue.push(mate);
                }
            }
        }
        None
    }

    /// Contracts the blossom that an edge between two vertices closes.
    fn contract(&self, tree: &mut Tree, one: usize, other: usize) {
        let stem = self.common(tree, one, other);
        let mut blossom = 0;
        self.mark(tree, one, stem, other, &mut blossom);
        self.mark(tree, other, stem, one, &mut blossom);
        for point in 0..tree.base.len() {
            if blossom >> tree.base[point] & 1 == 1 {
                tree.base[point] = stem;
                if tree.reached >> point & 1 == 0 {
                    tree.reached |= 1 << point;
                    tree.queue.push(point);
                }
            }
        }
    }

    /// The lowest common ancestor of two vertices.
    fn common(&self, tree: &Tree, one: usize, other: usize) -> usize {
        let up = |point: usize| self.mate[point].and_then(|mate| tree.parent[mate]);
        let mut seen = 0_u64;
        let mut at = Some(one);
        while let Some(point) = at {
            let base = tree.base[point];
            seen |= 1 << base;
            at = up(base);
        }
        let mut base = tree.base[other];
        while seen >> base & 1 == 0 {
            match up(base) {
                Some(point) => base = tree.base[point],
                // Both ways end at the root.
                None => break,
            }
        }
        base
    }

    /// Marks one side of a blossom and reverses its steps.
    fn mark(&self, tree: &mut Tree, from: usize, stem: usize, child: usize, blossom: &mut u64) {
        let (mut at, mut child) = (from, child);
        while tree.base[at] != stem {
            let Some(mate) = self.mate[at] else { break };
            *blossom |= 1 << tree.base[at] | 1 << tree.base[mate];
            tree.parent[at] = Some(child);
            child = mate;
            let Some(up) = tree.parent[mate] else { break };
            at = up;
        }
    }
}
