### Settings of servers, moderators, permissions.

command-admin = admin
    .about = For those who may manage this server: its rules, games that are stuck
command-admin-settings = settings
    .about = See what holds on this server
command-admin-channels = channels
    .about = Where tables may be opened
command-admin-roles = roles
    .about = Who may open tables and sit down
command-admin-games = games
    .about = Which games may begin here
command-admin-tournaments = tournaments
    .about = Who may open tournaments
command-admin-clock = clock
    .about = The clock of new tables
command-admin-language = language
    .about = The language of what everybody reads here
command-admin-pings = pings
    .about = Who may be pinged
command-admin-boards = boards
    .about = What stays of old boards, and whether games get threads
command-admin-limits = limits
    .about = How many games there may be
command-admin-game = game
    .about = A game that is stuck
command-admin-game-end = end
    .about = Call a game off (you are asked first)
command-admin-game-move = move
    .about = Let a game go on in another channel
command-admin-puzzle = puzzle
    .about = A puzzle every day in a channel
command-admin-audit = audit
    .about = Who changed what in the last 180 days
command-doctor = doctor
    .about = What I am not allowed to do, and what breaks without it

option-admin-channels-do = do
    .about = What to do
option-admin-channels-channel = channel
    .about = Which channel
option-admin-roles-do = do
    .about = What to do
option-admin-roles-role = role
    .about = Which role
option-admin-games-do = do
    .about = What to do
option-admin-games-game = game
    .about = Which game
option-admin-tournaments-who = who
    .about = Who may open them
option-admin-tournaments-role = role
    .about = Which role
option-admin-clock-clock = clock
    .about = Such as 3d, bank 1d + 12h, none; or usual
option-admin-language-language = language
    .about = Which language
option-admin-pings-invitations = invitations
    .about = Whether an invitation may ping its guest
option-admin-pings-boards = boards
    .about = Whether a board may ping whoever has to move
option-admin-boards-old = old
    .about = What stays of a board when a newer one is posted
option-admin-boards-threads = threads
    .about = Whether a game gets a thread unless its host says otherwise
option-admin-limits-person = person
    .about = Open games per person; 0 for no limit
option-admin-limits-channel = channel
    .about = Open tables per channel; 0 for no limit
option-admin-game-end-game = game
    .about = Its number
option-admin-game-move-game = game
    .about = Its number
option-admin-game-move-channel = channel
    .about = Where it goes on
option-admin-puzzle-do = do
    .about = What to do
option-admin-puzzle-channel = channel
    .about = In which channel; leave it out for this one
option-admin-puzzle-hour = hour
    .about = At which hour, UTC; 8 unless you say

choice-admin-channels-do-allow = Allow this channel, too
choice-admin-channels-do-remove = Take this channel off the list
choice-admin-channels-do-any = Every channel will do
choice-admin-roles-do-allow = Allow this role, too
choice-admin-roles-do-remove = Take this role off the list
choice-admin-roles-do-any = Everybody may play
choice-admin-games-do-allow = Put this game on the list: only what is listed may begin
choice-admin-games-do-remove = Take this game off the list
choice-admin-games-do-any = Every game will do
choice-admin-boards-old-picture = Its picture and what was played
choice-admin-boards-old-text = What was played
choice-admin-boards-old-line = One line
choice-admin-tournaments-who-players = Everybody who may play
choice-admin-tournaments-who-managers = Those who manage this server
choice-admin-tournaments-who-role = Those with a role
choice-admin-puzzle-do-post = A puzzle every day
choice-admin-puzzle-do-stop = No puzzle of the day

# The panel of /admin settings.
house-heading = **The rules of this house**
house-channels-any = Tables: in every channel
house-channels-some = Tables: in { $channels }
house-roles-any = Who plays: everybody
house-roles-some = Who plays: { $roles }
house-clock-usual = Clock of new tables: my usual one
house-clock-set = Clock of new tables: `{ $clock }`
house-language = What everybody reads is in: { $language }
house-guests-on = Invitations ping their guests
house-guests-off = Invitations name their guests silently
house-boards-on = Boards ping whoever has to move
house-boards-off = Boards ping nobody
house-old-picture = Old boards keep their pictures
house-old-text = Old boards keep what was played alone
house-old-line = Old boards become a line
house-threads-on = Games get threads of their own
house-threads-off = Games stay in their channel
house-person-any = Games per person here: as many as I keep
house-person-some = Games per person here: { $most }
house-tables-any = Tables per channel: as many as you like
house-tables-some = Tables per channel: { $most }
house-games-any = Games: every one
house-games-some = Games: { $games }
house-organisers-players = Who opens tournaments: everybody who may play
house-organisers-managers = Who opens tournaments: those who manage this server
house-organisers-role = Who opens tournaments: { $role }
house-daily-off = Puzzle of the day: none
house-daily-on = Puzzle of the day: in { $channel }, the next one { $when }
house-last-game = { $title } is the last game on the list, and without any there would be nothing to play. Allow another one first.
house-hint = Channels, roles, games, tournaments, clock, limits and the puzzle of the day have commands of their own: `/admin channels`, `/admin roles`, `/admin games`, `/admin tournaments`, `/admin clock`, `/admin limits`, `/admin puzzle`. How boards look is up to `/me theme`. What runs already goes on as it began.
house-language-placeholder = The language of what everybody reads
house-guests-on-button = Invitations may ping
house-guests-off-button = Invitations: don't ping
house-boards-on-button = Boards may ping
house-boards-off-button = Boards: don't ping
house-audit-button = Who changed what
house-changed = Noted: from now on this holds.
house-nowhere = The rules of a house are made in that house: use this on a server.
house-not-yours = That is up to those who may manage this server. `/club doctor` is for everybody, and so is `/help`.
house-list-full = That list has { $most } places, and all are taken. Take one off first, or allow them all.
house-odd-limit = A limit is a number from 1 to { $most }, or 0 for none.
house-odd-clock = I can't read that clock. Write `3d`, `bank 1d + 12h`, `none` for no clock at all, or `usual` to leave it to me.

# The list of /admin audit.
audit-heading = **Who changed what** (kept for 180 days)
audit-somebody = Somebody
audit-nothing = Nobody has touched a thing.
audit-newer-button = Newer
audit-older-button = Older
audit-settings-button = Settings
audit-channel-allow = { $who } allowed tables in { $about }.
audit-channel-remove = { $who } took { $about } off the channels for tables.
audit-channel-any = { $who } allowed tables in every channel.
audit-role-allow = { $who } allowed { $about } to play.
audit-role-remove = { $who } took { $about } off those who may play.
audit-role-any = { $who } allowed everybody to play.
audit-clock = { $who } set the clock of new tables to { $about }.
audit-clock-usual = { $who } left the clock of new tables to me.
audit-language = { $who } chose the language { $about }.
audit-guests-on = { $who } let invitations ping.
audit-guests-off = { $who } stopped invitations from pinging.
audit-boards-on = { $who } let boards ping.
audit-boards-off = { $who } stopped boards from pinging.
audit-old-picture = { $who } lets old boards keep their pictures.
audit-old-text = { $who } lets old boards keep what was played alone.
audit-old-line = { $who } lets old boards become a line.
audit-threads-on = { $who } lets games get threads.
audit-threads-off = { $who } keeps games in their channel.
audit-person-games = { $who } set the games per person to { $about }.
audit-channel-tables = { $who } set the tables per channel to { $about }.
audit-game-allow = { $who } allowed { $about }.
audit-game-remove = { $who } took { $about } off the games.
audit-game-any = { $who } allowed every game.
audit-organisers-players = { $who } let everybody who may play open tournaments.
audit-organisers-managers = { $who } left tournaments to those who manage this server.
audit-organisers-role = { $who } let { $about } open tournaments.
audit-daily-on = { $who } wants a puzzle every day in { $about }.
audit-daily-off = { $who } wants no puzzle of the day any more.
audit-theme = { $who } chose the theme { $about }.
audit-end = { $who } called off { $about }.
audit-result = { $who } decided { $about }.
audit-tournament-end = { $who } ended the tournament { $about }.
audit-tournament-remove = { $who } took a player out of { $about }.
audit-move = { $who } moved { $about }.

# Permissions by the names Discord gives them, and what breaks without.
doctor-view = **View Channel**: I don't even see the place, so nothing works there
doctor-send = **Send Messages**: I can post no invitations and no boards
doctor-send-in-threads = **Send Messages in Threads**: games can't have a thread of their own
doctor-attach = **Attach Files**: I can post no pictures of boards
doctor-connect = **Connect**: whoever may not connect to a voice channel may not write in its chat
doctor-history = **Read Message History**: after a stumble I can't look up what I said, and may say it twice
doctor-threads = **Create Public Threads**: games can't get a thread of their own

# Why a table can't be opened, or a seat taken.
hold-channel = On this server tables stand in { $channels }. Come along!
hold-roles = On this server { $roles } may play. Ask those who look after it.
hold-elsewhere = That table's server lets only some people play, and from here I can't see whether you are one of them. Sit down on the server itself.
hold-game = { $title } isn't played on this server. These games are: { $games }.
hold-organisers-managers = On this server tournaments are opened by those who manage it. Ask one of them.
hold-organisers-role = On this server { $role } may open tournaments. Ask one of them.
hold-tables = { $most ->
    [one] This channel has room for one table, and it is taken. Try another channel, or wait until the game ends.
   *[other] This channel has room for { $most } tables, and all are taken. Try another channel, or wait until a game ends.
}
hold-games = { $most ->
    [one] On this server everybody plays one game at a time. Finish yours first: `/games` lists it.
   *[other] On this server everybody plays { $most } games at most, and you have as many. Finish one first: `/games` lists them.
}
hold-permissions = I would love to, but here I lack what a table needs. Somebody who manages this server can fix it:

# Games that moderators end or move.
moderate-unknown = I know no game of that number on this server. It is shown above each board, such as `#7`.
moderate-end-ask = Shall I call off { $game }? Nobody wins, and there is no way back. What is hidden is opened, except decisions that are still sealed.
moderate-end-button = Call it off
moderate-keep-button = Let it be
moderate-moved-on = The game has gone on since you asked, so it may not be stuck at all. Look again, and ask again if it is.
moderate-ended = { $game } is called off.
moderate-ended-by = Ended by { $who }, who manages this server.
moderate-own-game = You play in this game yourself, so somebody else has to end it: { $who } can. You can offer the others to call it off: `/game abort`.
moderate-own-move = You play in this game yourself, so somebody else has to move it: { $who } can.
moderate-over = That game has ended already.
moderate-not-running = Only a game that runs can be moved.
moderate-there-already = It is played there already.
moderate-elsewhere = I can find no channel { $place } on this server that you can see. Choose one of those that Discord offers you.
moderate-moved = { $game } goes on in { $place }.
moved-to = This game goes on in { $place }.
moved-here = We have moved: the game goes on here.

# The answer of /doctor.
doctor-heading = **Permissions I need**
doctor-direct = In our direct messages I need nothing. Ask me on a server.
doctor-fine = { $place }: I have all I need.
doctor-missing = { $place }: missing:
doctor-gone = { $place }: that place is gone. Take it off the list with `/admin channels`.
doctor-unknown = { $place }: Discord doesn't say what I may do there. Ask me again in a moment.
doctor-only-here = For other channels, those who may manage this server can ask.
doctor-well = { $places ->
    [one] One more place matters to me, and all is well there.
   *[other] { $places } more places matter to me, and all is well there.
}
doctor-more = There are more than { $most } such places; I looked at the first ones. Ask me there about the others.

# Games whose place can't be reached.
suspended-server = I am no longer on the server where { $game } is played. The game rests, and no clock runs. It goes on there when I come back; or here, if all of you would rather.
suspended-place = In { $place } I am no longer allowed to write, so { $game } rests, and no clock runs. `/club doctor` tells those who look after the server what I lack. It goes on there when I may write again; or here, if all of you would rather.
suspended-direct-button = Go on in direct messages
suspended-noted = Noted. It goes on here as soon as { $who } would rather, too.
suspended-agreed = All of you would rather go on here, so here comes the board.
suspended-direct = We go on here, in our direct messages.
suspended-back = Here I am again: the game goes on.
suspended-place-gone = The place where we played is gone, so the game goes on here.
suspended-not-yours = You don't play in that game, so it is up to others where it goes on.
suspended-over = { $game } goes on already: `/board` shows where it stands.

# After the database was put back from a backup; $when is a moment as Discord shows it.
restored-line = **I was restored from a backup.** Things stand as they did { $when }; what came after that is lost, so please do it once more.

# A new server, and one that has the commands without the bot.
half-here = I'm only half here: my commands are on this server, but I am not, so I can post nothing. Somebody who manages it can invite me with this link: <{ $link }>
half-here-no-link = I'm only half here: my commands are on this server, but I am not, so I can post nothing. Somebody who manages it has to invite me as a bot, too.
greeting = I bring fifteen strange games of chess to this server. I know their rules, draw every board and keep every secret. Press a button: the answer is for you alone.
greeting-picture = Boards side by side: { $games }.
