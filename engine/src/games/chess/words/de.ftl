### What Chess says itself.

# What it is
engine-title-chess = Schach
engine-summary-chess = Das alte Spiel selbst: zwei Heere, je ein König, kein bisschen Glück.
engine-find-chess = klassisch, normal, leicht, einfach, üblich
engine-inventor-many-hands-over-fifteen-centuries = viele Hände in fünfzehn Jahrhunderten
