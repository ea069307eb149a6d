### La mesa propia: listas, notas, búsqueda, exportación e importación.
