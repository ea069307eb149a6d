### What Allthought Chess says itself.

# Achievements
achievement-straight-ahead = Geradeheraus
    .about = Mit einem Bauern eine Dame geschlagen, Auge in Auge.
