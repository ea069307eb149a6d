### What Half Alice Chess says itself.

# Achievements
achievement-looking-glass = Hinter den Spiegeln
    .about = Von der anderen Seite des Spiegels matt gesetzt.
