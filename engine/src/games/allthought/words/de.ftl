### What Allthought Chess says itself.

# What it is
engine-summary-allthought = Thinktank Chess mit Bauern, die schräg gehen und geradeaus schlagen.
engine-find-allthought = bauern, schlagen, antibauern

# Was jemand gefragt wird
engine-asks-allthought-move = Welcher Zug? Bauern gehen schräg und schlagen geradeaus; eine Figur mit einer kleinen Karte in der Ecke schlägt so, wie die Karte es zeigt.

# Achievements
achievement-straight-ahead = Geradeheraus
    .about = Mit einem Bauern eine Dame geschlagen, Auge in Auge.

# Its pieces, as `grammar` in `bot/words/src` puts them into sentences
noun-berolina = Berolina-Bauer
    .gender = m
    .many = Berolina-Bauern
    .acc = Berolina-Bauern
    .dat = Berolina-Bauern
