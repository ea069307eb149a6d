### What Crowded House says itself.

# Achievements
achievement-crowded-out = Standing room only
    .about = Won Crowded House although a player of one's team had to pass.
