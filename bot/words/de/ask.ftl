### Fragen unter Partnern.

ask-waits = Deine letzte Frage wartet noch auf ihre Antwort. Eine nach der anderen: Frag danach wieder.
ask-sent = Deine Frage geht an { $people }.
ask-for-others = Diese Frage soll { $people } beantworten.
ask-answered = Diese Frage ist schon beantwortet.
ask-you-said-yes = Du hast mit **Ja** geantwortet.
ask-you-said-no = Du hast mit **Nein** geantwortet.
ask-nothing = Frag etwas, worauf man mit Ja oder Nein antwortet, etwa „Hast du einen Springer?“.
ask-too-long = Fass dich kürzer: Eine Frage hat höchstens { $most } Zeichen.
ask-no-partner = In { $game } hast du niemanden im Team, den du fragen könntest: `/partie fragen` ist für Spiele, in denen alle zusammen spielen.
ask-question =
    { $game }: { $asker } fragt:
    {"> "}{ $question }
    { $people }, ja oder nein?
ask-question-yes =
    { $game }: { $asker } fragt:
    {"> "}{ $question }
    { $person } sagt **Ja**.
ask-question-no =
    { $game }: { $asker } fragt:
    {"> "}{ $question }
    { $person } sagt **Nein**.
