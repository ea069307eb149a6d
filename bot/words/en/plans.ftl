### Conditional turns.
