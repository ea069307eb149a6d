### What Allthought Chess says itself.

# What it is
engine-summary-allthought = Thinktank Chess con peones que andan en diagonal y golpean de frente.
engine-find-allthought = peones, captura

# Lo que se pregunta
engine-asks-allthought-move = ¿Qué jugada? Los peones andan en diagonal y capturan de frente; una pieza con una tarjeta pequeña en la esquina captura como indica la tarjeta.

# Achievements
achievement-straight-ahead = Directo al grano
    .about = Capturar una dama con un peón que la miraba a los ojos.

# Its pieces, as `grammar` in `bot/words/src` puts them into sentences
noun-berolina = peón berolina
    .gender = m
    .many = peones Berolina
