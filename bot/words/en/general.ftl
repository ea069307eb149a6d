### What belongs to no area of its own.

# Lists: "a", "a and b", "a, b and c".
list-two = { $first } and { $last }
list-either = { $first } or { $last }
count-of = { $count ->
         [2] two
         [3] three
         [4] four
         [5] five
         [6] six
         [7] seven
         [8] eight
        *[other] { $count }
    } { $things }
# A piece, and where it stands
piece-on = { $first } on { $last }
# Somebody by name, after "of" where the language bends it
person-of = { $person }
span-days = { $days }d
span-hours = { $hours }h
span-minutes = { $minutes }m
span-seconds = { $seconds }s
span-two = { $first }{ $rest }
span-days-long = { $days ->
         [one] { $days } day
        *[other] { $days } days
    }
span-hours-long = { $hours ->
         [one] { $hours } hour
        *[other] { $hours } hours
    }
span-minutes-long = { $minutes ->
         [one] { $minutes } minute
        *[other] { $minutes } minutes
    }
span-seconds-long = { $seconds ->
         [one] { $seconds } second
        *[other] { $seconds } seconds
    }
span-two-long = { $first } { $rest }
date-long = { $month ->
         [1] January
         [2] February
         [3] March
         [4] April
         [5] May
         [6] June
         [7] July
         [8] August
         [9] September
         [10] October
         [11] November
        *[12] December
    } { $day }, { $year }
general-nothing-changed = All right, nothing has changed.
yes-button = Yes
who-against = { $one } against { $other }
no-button = No
suggest-over = { $game } · over
suggest-your-turn = { $game } · your turn
general-slow-down = One thing at a time! I left that one out. Wait a moment, then try it again.
general-full-person = I have as much of yours on my table as I can work on at once, so I left that one out, and nothing has changed. Try it again when the others are answered.
general-full = So many people want something at this moment that I left that one out, and nothing has changed. Please try it again in a few seconds.
general-unread = I couldn't understand what Discord told me about that, so nothing has happened. Please try it once more; if it goes on like that, tell whoever runs this bot.
general-too-long = That is longer than I read: at most { $most } characters there. Nothing has happened; send it again, shorter.
general-unknown = That is from another time, and I can't read it any more. `/board` shows a game as it stands with fresh buttons, `/help` what I can do.
general-broken = Something went wrong on my side. `/board` shows where the game stands; if it happens again, please tell whoever runs this bot.
general-no-picture = -# The picture could not be drawn. `/board` tries again.
general-unshowable = I couldn't put my answer into words Discord takes. `/board` shows where the game stands.
general-drawing = Drawing turn { $done } of { $all } …
general-several-games = Which game do you mean?
general-several-yours = • { $game } · { $players } · it's **your turn**
general-several-others = • { $game } · { $players } · waiting for { $people }
general-several-idle = • { $game } · { $players }
general-several-more = … and { $count } more: give the number as `{ option-any-game }`.
