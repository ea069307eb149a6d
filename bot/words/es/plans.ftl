### Jugadas condicionales.
