### What Chess says itself.

# What it is
engine-title-chess = Ajedrez
engine-summary-chess = El viejo juego de siempre: dos ejércitos, un rey cada uno y nada de suerte.
engine-find-chess = clásico, normal, fácil, habitual
engine-inventor-many-hands-over-fifteen-centuries = muchas manos a lo largo de quince siglos
