### Open seats, ratings, leaderboards, deeds.

option-play-rated = rated
    .about = Whether its end changes ratings; left out: on servers yes, in direct messages no
invitation-rated = Rated.
invitation-unrated = For fun: not rated.
rated-impossible = In { $title } nobody plays against anybody, so there is nothing to rate. Leave `rated` out.

# At the end of a game: "@Ada 1500 → 1662, @Ben 1500 → 1338".
rating-changes = Ratings: { $changes }.
