### What Allthought Chess says itself.

# What it is
engine-summary-allthought = Thinktank Chess with pawns that walk diagonally and strike straight ahead.
engine-find-allthought = pawns, capture, anti-pawns

# Achievements
achievement-straight-ahead = Straight to the point
    .about = Took a queen with a pawn that looked it in the eye.

# Its pieces, as `grammar` in `bot/words/src` puts them into sentences
noun-berolina = berolina
    .gender = n
