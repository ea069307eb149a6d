### What Chess Golf says itself.

# Achievements
achievement-outwitted = Más listo que el árbitro
    .about = Resolver un hoyo al que el árbitro no halló solución.
achievement-hole-in-one = Hoyo en uno
    .about = Resolver un hoyo de Chess Golf en una jugada.
achievement-no-means-no = No es no
    .about = Decir que un hoyo no tiene solución, y que el árbitro lo pruebe.
