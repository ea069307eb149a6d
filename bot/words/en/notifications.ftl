### Notices, reminders, digests, and how people want them.

## Commands

command-settings = settings
    .about = How I speak to you, and when: language, time zone, quiet hours, reminders
option-settings-zone = zone
    .about = Your time zone, such as Europe/Berlin; left out: all settings at a glance
option-settings-block = block
    .about = From this person you want no more invitations
option-settings-unblock = unblock
    .about = This person may invite you again

## The settings

notification-settings = **Your settings**, for your eyes only. The buttons change them.
notification-language = **{ notification-language-button }**: { $language }
notification-language-discord = **{ notification-language-button }**: as Discord says, { $language }
notification-zone = **{ notification-zone-button }**: { $zone }, where it is { $clock } now
notification-zone-none = **{ notification-zone-button }**: not chosen yet, so I go by UTC, where it is { $clock } now
notification-quiet = **{ notification-quiet-button }**: from { $from } to { $to }
notification-quiet-none = **{ notification-quiet-button }**: none
notification-notice-channel = **{ notification-notice-button }**: a ping in the channel
notification-notice-dm = **{ notification-notice-button }**: a direct message instead of a ping
notification-notice-none = **{ notification-notice-button }**: neither ping nor message, you look by yourself
notification-secrets-dm = **{ notification-secrets-button }**: by direct message, unless an answer at the board has shown them; *{ board-secrets-button }* shows all of them at any time
notification-secrets-off = **{ notification-secrets-button }**: never by direct message; *{ board-secrets-button }* shows all of them at any time
notification-confirm-on = **{ notification-confirm-button }**: yes, each turn is shown to you once more before it is played
notification-confirm-off = **{ notification-confirm-button }**: no, turns are played as soon as they are complete
notification-reminders-dm = **{ notification-reminders-button }**: { $points }, by direct message
notification-reminders-channel = **{ notification-reminders-button }**: { $points }, by a ping in the channel
notification-reminders-none = **{ notification-reminders-button }**: none
notification-digest = **{ notification-digest-button }**: at { $clock }
notification-digest-none = **{ notification-digest-button }**: none
notification-invitations-all = **{ notification-invitations-button }**: on servers and by direct message
notification-invitations-server = **{ notification-invitations-button }**: on servers alone
notification-invitations-none = **{ notification-invitations-button }**: none
notification-closed = Your direct messages are closed to me at present, so what belongs there comes as a ping in the channel, and the daily list waits.

notification-point-half = when half of your time is left
notification-point-day = a day before the end
notification-point-half-day = 12 hours before the end
notification-point-hours = 4 hours before the end
notification-point-hour = an hour before the end

notification-about-language = Which language shall I speak to you? What everybody reads is in the server's language; a game that you play without other people is in yours.
notification-about-zone = Where are you? Choose a place that keeps your time. If none does, `/settings zone:` knows them all.
notification-about-quiet = In your quiet hours no reminder comes, and calls by direct message make no sound. A reminder waits for their end, or comes shortly before they begin if that would be too late. Only when neither is possible do I wake you: better woken than lost.
notification-about-notice = How shall I call you when it's your turn?
notification-about-secrets = In games with secrets, news for you alone comes by direct message, unless an answer here has just told you. Without these messages nothing is lost: *{ board-secrets-button }* under the board shows and lists everything.
notification-about-confirm = Shall I show you a finished turn before I play it, with **{ confirm-play-button }** and **{ confirm-change-button }** below? It costs a tap and saves slips of the finger. What you plan ahead you have set already, so that is played without asking.
notification-about-reminders = When shall I remind you that a game waits for you? Green is chosen; press to change.
notification-about-digest = When shall I send you the list of games that wait for you? When none does, none comes.
notification-about-invitations = Who may ask you to play? An invitation is also an offer to play again; games that run go on as they are. Whoever you don't want to hear from (`/settings block:`) can neither invite you nor sit down at a table of yours, and reads only that you aren't open for it.
notification-blocked = From these people you want no invitations:

notification-language-button = Language
notification-zone-button = Time zone
notification-quiet-button = Quiet hours
notification-notice-button = Your turn
notification-secrets-button = Secrets
notification-confirm-button = Confirm turns
notification-reminders-button = Reminders
notification-digest-button = Daily list
notification-back-button = All settings
notification-quiet-off-button = None
notification-reminders-off-button = None
notification-digest-off-button = None
notification-discord-button = As Discord says
notification-channel-button = In the channel
notification-dm-button = By direct message
notification-secrets-off-button = Not by message
notification-confirm-on-button = Show me first
notification-confirm-off-button = Play at once
notification-never-button = Not at all
notification-half-button = Halfway
notification-day-button = 1 day
notification-half-day-button = 12 hours
notification-hours-button = 4 hours
notification-hour-button = 1 hour
notification-quiet-from-placeholder = Quiet from …
notification-quiet-to-placeholder = … until
notification-digest-placeholder = Every day at …
notification-americas-placeholder = The Americas
notification-europe-placeholder = Europe and Africa
notification-asia-placeholder = Asia, Australia and the Pacific
notification-invitations-button = Invitations
notification-everywhere-button = From everywhere
notification-servers-button = On servers alone
notification-nowhere-button = None
notification-unblock-choice = Let number { $number } invite you again
notification-unblock-placeholder = Take somebody off the list …

notification-odd-zone = I know no time zone “{ $zone }”. Type a city into `/settings zone:` and choose one of those I offer.
notification-odd-quiet = Quiet hours have to end at another time than they begin. Choose two different hours.
notification-odd-value = I can't make sense of that choice. `/settings` shows what there is to choose.
notification-odd-block = You can't send yourself invitations, so there is nothing to keep away. Choose somebody else.
notification-blocks-full = That list has { $most } places, and all are taken. Take somebody off with `/settings unblock:` first, or choose to have no invitations at all.

## Calls

notification-turn = { $game }: it's your turn as { $side }.
notification-turn-own = { $game }: it's your turn.
notification-until = Your time is up { $relative }, { $moment }.
notification-link = [To the message in the channel]({ $link })
notification-over = { $game } is over. { $outcome }.
notification-draw = { $game }: { $person } offers a draw. Do you agree?
notification-rest-over = { $game }: the rest is over, and we go on with you.
notification-turn-here = { $person }, it's your turn in { $game }.
notification-over-here = { $person }, { $game } is over.
notification-draw-here = { $person }, { $other } offers you a draw in { $game }.
notification-move-button = Move
notification-board-button = Board
notification-reminder = { $game } still waits for you as { $side }.
notification-reminder-own = { $game } still waits for you.
notification-reminder-here = { $person }, { $game } still waits for you.
notification-digest-heading = { $games ->
    [one] **One game waits for you:**
   *[other] **{ $games } games wait for you, the most urgent first:**
}
notification-digest-line = • { $game }: your time is up { $relative }. [Go there]({ $link })
notification-digest-line-calm = • { $game }: take all the time you need. [Go there]({ $link })
notification-digest-more = … and { $games } more: `/games` lists them all.
