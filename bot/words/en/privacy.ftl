### What is kept about people, and how it goes away.

command-privacy = privacy
    .about = What is kept about you, and how it goes away
command-privacy-show = show
    .about = What is kept about you, and why
command-privacy-export = export
    .about = Everything that is kept about you, in a file
command-privacy-delete = delete
    .about = Have yourself forgotten (you are asked twice)

# Somebody who had everything forgotten that was kept about them.
privacy-somebody = somebody who left

privacy-kept = **What I keep:** your user id, the games you play with their moves and times, and what you set or write here yourself. No names, no avatars, nothing about anything else you do.
privacy-yours = **About you I have:**
privacy-nothing = **About you I have nothing at all.**
privacy-row = { $table ->
    [people] your settings, language and direct-message channel: { $count }
    [seats] your seats in games: { $count }
    [games] tables you opened: { $count }
    [drafts] turns you are in the middle of: { $count }
    [posts] boards in your direct messages: { $count }
    [inquiries] questions between you and a partner: { $count }
    [daily_answers] your answers to holes of the day: { $count }
    [outbox] messages that wait for you, or went out today: { $count }
    [former_seats] seats in games that somebody took over from you: { $count }
    [vacations] your vacations: { $count }
    [lessons] lessons you began: { $count }
    [puzzlers] the puzzle you are at: { $count }
    [puzzle_tries] puzzles you tried: { $count }
    [daily_solvers] puzzles of the day you solved: { $count }
    [plans] answers you decided ahead: { $count }
    [notes] your private notes: { $count }
    [reminders] reminders that are to come: { $count }
    [results] how your finished games went: { $count }
    [ratings] your ratings: { $count }
    [rating_changes] how each game changed them: { $count }
    [deeds] your achievements: { $count }
    [tournaments] tournaments you opened: { $count }
    [entrants] tournaments you take part in: { $count }
    [guild_deeds] what you did as a moderator: { $count }
    [stranded_votes] your votes on games that lost their place: { $count }
    [agreements] answers you gave to offers: { $count }
    [offers] offers you made: { $count }
    [erasures] your wish to be forgotten: { $count }
   *[other] { $table }: { $count }
}
privacy-why = **Why:** so that games can last for weeks and survive restarts. **Who sees it:** moves are as public as the place they are played in; your secrets in a game go to you alone until it ends. Whoever runs this bot could look into its database.
privacy-ways = **Your ways:** `/me privacy export` hands you all of it, `/me privacy delete` forgets you. How long the rest stays, and whom to ask, is told by whoever runs this bot.
privacy-export-button = Export
privacy-delete-button = Have me forgotten
privacy-exported = Here is everything I keep about you, and your games as far as you may see them.{ $left ->
    [0] {""}
   *[other] {" "}For { $left } older games there was no room: `/game export what:All of my games (JSON)` has them year by year.
}

privacy-delete = **Shall I forget you?** This can't be undone.
    • You give up the games you are in ({ $running }), and your invitations are withdrawn ({ $invitations }). Tournaments you opened that haven't begun are called off.
    • Finished games stay for those you played with, but your seat says “somebody who left”.
    • Everything else about you goes: settings, answers, statistics, waiting messages.
    • What I have posted already stays where it is on Discord: I can't call it back.
    If you use me again afterwards, we start from nothing.
privacy-sure-button = Yes, forget me
privacy-never-button = No, stay
privacy-last-question = One last time: your games are given up and all I know of you goes, for good. Really?
privacy-now-button = Forget me for good
privacy-too-late = That question was asked a while ago. If you still want it, `/me privacy delete` asks anew.
privacy-stays = I'm glad. Nothing has changed.
privacy-done = It is done: I know nothing of you any more. Farewell, and thank you for playing.
privacy-soon = It is under way, and nothing can stop it: within moments I'll know nothing of you any more. Farewell, and thank you for playing.
