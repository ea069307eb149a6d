### Tournaments.
