### What Masquerade Chess says itself.

# Achievements
achievement-unmasked = Demaskierung um Mitternacht
    .about = Gewonnen und gezeigt, wie alle fünf Arten schlagen.
achievement-knew-it = Ich wusste, dass du es bist
    .about = Masquerade Chess ohne Fehlversuch gewonnen, mit drei Treffern.
