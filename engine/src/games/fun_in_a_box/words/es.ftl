### What Fun-in-a-Box Chess says itself.

# Achievements
achievement-what-a-shame = ¡Qué pena!
    .about = Atrapar una Cosa, y que ambas tengan que irse.
achievement-sandwich = Sándwich
    .about = Capturar lo que estaba entre dos Cosas.
