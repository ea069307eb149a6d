### What Allthought Chess says itself.

# Achievements
achievement-straight-ahead = Directo al grano
    .about = Capturar una dama con un peón que la miraba a los ojos.
