### Freie Plätze, Wertungen, Bestenlisten, Taten.
