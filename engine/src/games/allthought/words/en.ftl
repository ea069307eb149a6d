### What Allthought Chess says itself.

# Achievements
achievement-straight-ahead = Straight to the point
    .about = Took a queen with a pawn that looked it in the eye.
