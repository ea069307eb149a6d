### What Allthought Chess says itself.

# What it is
engine-summary-allthought = Thinktank Chess con peones que andan en diagonal y golpean de frente.
engine-find-allthought = peones, captura

# Achievements
achievement-straight-ahead = Directo al grano
    .about = Capturar una dama con un peón que la miraba a los ojos.

# Its pieces, as `grammar` in `bot/words/src` puts them into sentences
noun-berolina = peón berolina
    .gender = m
    .many = peones Berolina
