### What Captain Spalding Chess says itself.

# Achievements
achievement-elephant = Cómo llegó ahí, no lo sé
    .about = Sacar un elefante de un pijama.
achievement-booh = ¡Bu!
    .about = Llevar un murciélago a su última fila.
