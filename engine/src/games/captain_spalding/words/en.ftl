### What Captain Spalding Chess says itself.

# Achievements
achievement-elephant = How it got there I don't know
    .about = Let an elephant out of a pajama.
achievement-booh = Booh!
    .about = Brought a bat to its last rank.
