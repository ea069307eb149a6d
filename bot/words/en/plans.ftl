### Conditional turns, and notes.

command-plan = plan
    .about = Decide your answers ahead: if they play this, you play that
command-plan-set = set
    .about = Write lines such as: if e7e5 then Nf3, Nc6 then Bb5
command-plan-list = list
    .about = See what you have planned in a game
command-plan-drop = drop
    .about = Forget a planned line, or all of them
option-plan-lines = lines
    .about = if e7e5 then Nf3, or short: e7e5 Nf3 Nc6 Bb5; several lines with ; between them
option-plan-line = line
    .about = The number of the line; all of them if you leave it out
option-plan-game = game
    .about = Which game, when you have several: its number, such as #7

plan-button = Plan
plan-write-button = Plan something
plan-set-button = Set
plan-no-button = No
plan-drop-button = Drop { $number }
plan-drop-all-button = Drop all
plan-form-title = Your answers, decided ahead
plan-form-label = One line a row
plan-form-placeholder = if e7e5 then Nf3, Nc6 then Bb5

plan-how =
    You have planned nothing here. A plan answers for you, while you sleep, say: one line a row, `if e7e5 then Nf3, Nc6 then Bb5`, or short `e7e5 Nf3 Nc6 Bb5` (theirs, yours, theirs, yours). `any` stands for any turn. Nobody else learns of it.
plan-proposal =
    { $lines ->
        [one] this is how I read your line. Is it what you mean?
       *[other] this is how I read your { $lines } lines. Is it what you mean?
    }
plan-careful = It counts once you press **{ plan-set-button }**. Each answer is played at a moment that nobody can foretell, { $soonest } seconds to { $latest } minutes later (sooner on a short clock), as far as it is possible then; playing by hand or `/game plan drop` comes first.
plan-if = If { $when }, you play `{ $turn }`.
plan-then = Then, if { $when }, you play `{ $turn }`.
plan-next = Next you play `{ $turn }`.
plan-when = { $name } plays `{ $turn }`
plan-when-any = { $name } plays anything
plan-when-you = you now play `{ $turn }` yourself
plan-when-you-any = you have played your turn, whatever it is
plan-set =
    { $lines ->
        [one] your line is set. I'll keep it to myself.
       *[other] your { $lines } lines are set. I'll keep them to myself.
    }
plan-refused = All right, forgotten. Nothing was planned.
plan-dropped = line { $number } is forgotten.
plan-dropped-all = all your lines are forgotten.
plan-none = there was nothing to forget.
plan-waits = waiting
plan-half =
    { $turns ->
        [one] its first turn has happened
       *[other] { $turns } turns of it have happened
    }
plan-due = your answer is played { $moment }
plan-ready = it's your turn, but something else wants your answer first
plan-missed = did not happen

plan-empty = A plan needs at least one line, such as `if e7e5 then Nf3`.
plan-too-many = That would be too many: at most { $most } lines in a game, and you have { $set } already. `/game plan drop` makes room.
plan-reading = I am still reading the lines you sent just before. Send these again in a moment.
plan-full = There is room for { $most } lines in a game, and yours are taken. `/game plan drop` makes room.
plan-too-far = That looks too far ahead for me: at most { $most } turns of yours in a line.
plan-too-long = That is more than fits one message. Write fewer lines at a time.
plan-contradiction = Two of these lines answer the same turns differently. Keep the one you mean.
plan-contradicts = Your line { $number } answers the same turns differently. `/game plan drop` it first, or let it be.
plan-gone = Those lines are no longer waiting for an answer. `/game plan list` shows what counts.
plan-overtaken = The game went another way meanwhile, so I set nothing. `/game plan set` begins from where it stands.
plan-no-such = There is no line { $number } any more. `/game plan list` shows what there is.
plan-why = I can't plan `{ $row }`. { $reason }
plan-why-unfinished = A line goes `if theirs then yours`, again and again, or short `theirs yours theirs yours`, and it ends with a turn of yours.
plan-why-theirs = As far as you know, { $name } can't play `{ $turn }` there. Write the turn as the record will show it to you.
plan-why-own = You couldn't play `{ $turn }` then. { $sentence }
plan-why-own-not-whole = Your turn `{ $turn }` isn't whole there. Write all of its steps, joined by slashes.
plan-why-not-yours = It wouldn't be your turn where you answer: name every turn before it, or write `any`.
plan-why-any-own = Your own answers must be named; `any` is for the turns of others.
plan-why-together = Several people decide at the same time there; a plan can only follow turns that come one after the other.
plan-why-nobody = Nobody would be to move there: the game may be over before that.
plan-why-too-much = There are too many ways to get there for me to look through. Name the turns instead of `any`, or plan less far.

command-notes = notes
    .about = Keep notes about a game, for yourself alone
command-notes-write = write
    .about = Note something about the board as it stands
command-notes-show = show
    .about = Read your notes, each with the board it was about
command-notes-delete = delete
    .about = Throw a note away, or all of them (you are asked first)
option-notes-text = text
    .about = What you want to remember; nobody else will read it
option-notes-number = number
    .about = Which note; all of them if you leave it out
option-notes-game = game
    .about = Which game, when you have several: its number, such as #7

note-button = Notes
note-write-button = Write a note
note-all-button = All notes
note-forget-button = Throw away
note-forget-yes-button = Throw away
note-forget-no-button = Keep
note-form-title = A note for yourself
note-form-label = Only you will read it
note-form-placeholder = The knight on b1 dreams of d5.
note-placeholder = Read a note, with its board
note-kept = note { $number } is kept with turn { $turn }. Nobody else will read it.
note-none = You have no notes about this game.
note-list =
    { $notes ->
        [one] You have one note about it.
       *[other] You have { $notes } notes about it.
    }
note-one = note { $number }, after turn { $turn }, { $moment }
note-of-turn = after turn { $turn }
note-beside = Your notes about this board, for your eyes only:
note-too-early = That game hasn't begun, so there is no board to write about. Wait until every seat is taken.
note-empty = There is nothing on that note yet. Write a word or two.
note-too-long = A note has room for { $most } characters; that was { $length }. Two notes would do.
note-full = You have { $most } notes about this game, and no more fit in the drawer. `/game notes delete` makes room.
note-no-such = I don't have that note any more. `/game notes show` lists those there are.
note-forget-one = throw this note away for good?
note-forget-all =
    { $notes ->
        [one] throw your one note away for good?
       *[other] throw all { $notes } notes away for good?
    }
note-forgotten = the note is gone.
note-forgotten-all =
    { $notes ->
        [one] one note is gone.
       *[other] { $notes } notes are gone.
    }
