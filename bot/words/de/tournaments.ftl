### Turniere.
