### What Chess Golf says itself.

# Achievements
achievement-outwitted = Schlauer als der Schiedsrichter
    .about = Ein Loch gelöst, für das der Schiedsrichter keine Lösung fand.
achievement-hole-in-one = Mit einem Schlag
    .about = Ein Loch von Chess Golf in einem Zug gelöst.
achievement-no-means-no = Nein heißt nein
    .about = Gesagt, dass ein Loch unlösbar ist, und der Schiedsrichter bewies es.
