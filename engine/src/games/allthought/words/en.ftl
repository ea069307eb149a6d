### What Allthought Chess says itself.

# What it is
engine-summary-allthought = Thinktank Chess with pawns that walk diagonally and strike straight ahead.
engine-find-allthought = pawns, capture, anti-pawns

# What a player is asked
engine-asks-allthought-move = Which move? Pawns go diagonally and capture straight ahead; a piece with a small card in its corner captures as the card shows.

# Achievements
achievement-straight-ahead = Straight to the point
    .about = Took a queen with a pawn that looked it in the eye.

# Its pieces, as `grammar` in `bot/words/src` puts them into sentences
noun-berolina = berolina
    .gender = n
