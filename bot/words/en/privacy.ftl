### What is kept about people, and how it goes away.
