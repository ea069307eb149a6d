### Zeit: Bedenkzeiten, Fristen, Urlaub, Pausen, und was geschieht, wenn jemand zu spät kommt.
