### Questions between partners.

ask-waits = Your last question still waits for its answer. One at a time: ask again after that.
ask-sent = Your question goes to { $people }.
ask-for-others = That question is for { $people } to answer.
ask-answered = That question is answered already.
ask-you-said-yes = You answered **yes**.
ask-you-said-no = You answered **no**.
ask-nothing = Ask a yes-or-no question, such as “Do you hold a knight?”.
ask-too-long = Make it shorter: a question has at most { $most } characters.
ask-no-partner = In { $game } you have no partner to ask: `/game ask` is for games in which everybody plays together.
ask-question =
    { $game }: { $asker } asks:
    {"> "}{ $question }
    { $people }, yes or no?
ask-question-yes =
    { $game }: { $asker } asks:
    {"> "}{ $question }
    { $person } says **yes**.
ask-question-no =
    { $game }: { $asker } asks:
    {"> "}{ $question }
    { $person } says **no**.
