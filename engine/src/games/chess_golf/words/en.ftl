### What Chess Golf says itself.

# Achievements
achievement-outwitted = Cleverer than the referee
    .about = Solved a hole of which the referee found no solution.
achievement-hole-in-one = Hole in one
    .about = Solved a hole of Chess Golf in one move.
achievement-no-means-no = No means no
    .about = Said that a hole can't be solved, and the referee proved it.
