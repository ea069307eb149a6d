### What Chess says itself.

# What it is
engine-title-chess = Chess
engine-summary-chess = The old game itself: two armies, one king each, no luck at all.
engine-find-chess = classic, orthodox, normal, easy, usual
engine-inventor-many-hands-over-fifteen-centuries = many hands over fifteen centuries
