### Open seats, ratings, leaderboards, deeds.
