### Torneos.
