### What is kept about people, and how it goes away.

# Somebody who had everything forgotten that was kept about them.
privacy-somebody = somebody who left
