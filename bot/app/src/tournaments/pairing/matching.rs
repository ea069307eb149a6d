//! Whether everybody can be paired: a perfect matching of a graph, by Edmonds' algorithm. Paths are grown from the person who is
//! left over; an odd circle on the way (a blossom) counts as one point.

/// The most players a set of bits has room for.
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

/// A tree of alternating paths from one who is left over.
struct Tree {
    /// From which point each was reached, where the step is no pair.
    parent: Vec<Option<usize>>,
    /// The point that stands for the blossom each belongs to.
    base: Vec<usize>,
    reached: u64,
    queue: Vec<usize>,
}

impl Search<'_> {
    /// Finds a place for one more; who has a mate keeps having one.
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

    /// The end of a path on which every second step is a pair, with the way back.
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

    /// Makes one point of the circle that closes between two.
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

    /// Where the ways of two back to the root meet.
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

    /// Marks one side of a circle and turns its steps around.
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
