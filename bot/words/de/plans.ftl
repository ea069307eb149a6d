### Bedingte Züge.
