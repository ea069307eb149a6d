### Asientos libres, puntuaciones, clasificaciones, hazañas.
