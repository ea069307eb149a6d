### What Zombie Chess says itself.

# Achievements
achievement-horde = La noche de los muertos en marcha
    .about = Mover tres zombis en un turno.
achievement-gravedigger = Arriba, dormilones
    .about = Levantar zombis.
