### Tiempo: ritmos, plazos, vacaciones, pausas y qué pasa con quien llega tarde.
