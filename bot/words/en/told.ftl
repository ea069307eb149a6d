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

told-settings = **Your settings**, for your eyes only. The buttons change them.
told-language = **Language**: { $language }
told-language-discord = **Language**: as Discord says, { $language }
told-zone = **Time zone**: { $zone }, where it is { $clock } now
told-zone-none = **Time zone**: not chosen yet, so I go by UTC, where it is { $clock } now
told-quiet = **Quiet hours**: from { $from } to { $to }
told-quiet-none = **Quiet hours**: none
told-notice-channel = **Your turn**: a ping in the channel
told-notice-dm = **Your turn**: a direct message instead of a ping
told-notice-none = **Your turn**: neither ping nor message, you look by yourself
told-secrets-dm = **Secrets of games**: by direct message, once you have played and no answer has told you; *{ board-secrets-button }* shows all of them at any time
told-secrets-off = **Secrets of games**: never by direct message; *{ board-secrets-button }* shows all of them at any time
told-confirm-on = **Your turns**: shown to you once more before they are played
told-confirm-off = **Your turns**: played as soon as they are complete
told-reminders-dm = **Reminders**: { $points }, by direct message
told-reminders-channel = **Reminders**: { $points }, by a ping in the channel
told-reminders-none = **Reminders**: none
told-digest = **Daily list of your turns**: at { $clock }
told-digest-none = **Daily list of your turns**: none
told-invitations-all = **Invitations**: on servers and by direct message
told-invitations-server = **Invitations**: on servers alone
told-invitations-none = **Invitations**: none
told-closed = Your direct messages are closed to me at present, so what belongs there comes as a ping in the channel, and the daily list waits.

told-point-half = when half of your time is left
told-point-day = a day before the end
told-point-half-day = 12 hours before the end
told-point-hours = 4 hours before the end
told-point-hour = an hour before the end

told-about-language = Which language shall I speak to you? What everybody reads is in the server's language; a game that you play without other people is in yours.
told-about-zone = Where are you? Choose a place that keeps your time. If none does, `/settings zone:` knows them all.
told-about-quiet = In your quiet hours no reminder comes, and calls by direct message make no sound. A reminder waits for their end, or comes shortly before they begin if that would be too late. Only when neither is possible do I wake you: better woken than lost.
told-about-notice = How shall I call you when it's your turn?
told-about-secrets = In games with secrets, news for you alone comes by direct message, unless an answer here has just told you. Without these messages nothing is lost: *{ board-secrets-button }* under the board shows and lists everything.
told-about-confirm = Shall I show you a finished turn before I play it, with **{ confirm-play-button }** and **{ confirm-change-button }** below? It costs a tap and saves slips of the finger. What you plan ahead you have set already, so that is played without asking.
told-about-reminders = When shall I remind you that a game waits for you? Green is chosen; press to change.
told-about-digest = When shall I send you the list of games that wait for you? When none does, none comes.
told-about-invitations = Who may ask you to play? An invitation is also an offer to play again; games that run go on as they are. Whoever you don't want to hear from (`/settings block:`) can neither invite you nor sit down at a table of yours, and reads only that you aren't open for it.
told-blocked = From these people you want no invitations:

told-language-button = Language
told-zone-button = Time zone
told-quiet-button = Quiet hours
told-notice-button = Your turn
told-secrets-button = Secrets
told-confirm-button = Confirm turns
told-reminders-button = Reminders
told-digest-button = Daily list
told-back-button = All settings
told-quiet-off-button = None
told-reminders-off-button = None
told-digest-off-button = None
told-discord-button = As Discord says
told-channel-button = In the channel
told-dm-button = By direct message
told-secrets-off-button = Not by message
told-confirm-on-button = Show me first
told-confirm-off-button = Play at once
told-never-button = Not at all
told-half-button = Halfway
told-day-button = 1 day
told-half-day-button = 12 hours
told-hours-button = 4 hours
told-hour-button = 1 hour
told-quiet-from-placeholder = Quiet from …
told-quiet-to-placeholder = … until
told-digest-placeholder = Every day at …
told-americas-placeholder = The Americas
told-europe-placeholder = Europe and Africa
told-asia-placeholder = Asia, Australia and the Pacific
told-invitations-button = Invitations
told-everywhere-button = From everywhere
told-servers-button = On servers alone
told-nowhere-button = None
told-unblock-choice = Let number { $number } invite you again
told-unblock-placeholder = Take somebody off the list …

told-odd-zone = I know no time zone “{ $zone }”. Type a city into `/settings zone:` and choose one of those I offer.
told-odd-quiet = Quiet hours have to end at another time than they begin. Choose two different hours.
told-odd-value = I can't make sense of that choice. `/settings` shows what there is to choose.
told-odd-block = You can't send yourself invitations, so there is nothing to keep away. Choose somebody else.
told-blocks-full = That list has { $most } places, and all are taken. Take somebody off with `/settings unblock:` first, or choose to have no invitations at all.

## Calls

told-turn = { $game }: it's your turn as { $side }.
told-turn-own = { $game }: it's your turn.
told-until = Your time is up { $relative }, { $moment }.
told-link = [To the message in the channel]({ $link })
told-over = { $game } is over. { $outcome }.
told-draw = { $game }: { $person } offers a draw. Do you agree?
told-rest-over = { $game }: the rest is over, and we go on with you.
told-turn-here = { $person }, it's your turn in { $game }.
told-over-here = { $person }, { $game } is over.
told-draw-here = { $person }, { $other } offers you a draw in { $game }.
told-move-button = Move
told-board-button = Board
told-reminder = { $game } still waits for you as { $side }.
told-reminder-own = { $game } still waits for you.
told-reminder-here = { $person }, { $game } still waits for you.
told-digest-heading = { $games ->
    [one] **One game waits for you:**
   *[other] **{ $games } games wait for you, the most urgent first:**
}
told-digest-line = • { $game }: your time is up { $relative }. [Go there]({ $link })
told-digest-line-calm = • { $game }: take all the time you need. [Go there]({ $link })
told-digest-more = … and { $games } more: `/games` lists them all.
