### The lesson of Adrenaline Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-adrenaline-rush = Schlag den Turm auf d4, und leg eine Marke unter eine schwarze Figur, wo sie keinen Schaden anrichtet.
    .look = Wer etwas schlägt, gibt der Gegenseite eine Marke. Eine Figur auf einer Marke darf später einen Königsschritt weiter gehen.
    .hint = Gib sie nicht dem Läufer: Er kommt schon so weit genug. Ein Bauer kann wenig damit anfangen.
    .right = Ein Turm für eine Marke: ein guter Tausch, wenn die Marke am richtigen Ort liegt.
    .runner = Mit einer Marke könnte der Läufer auf g2 schlagen und weiter zu deinem König auf g1 gehen. Du stündest im Schach, also ist das nicht erlaubt.
    .other = Der Turm auf d4 steht noch. Schlag ihn mit der Dame.

lesson-adrenaline-step = Dein Springer steht auf einer Marke. Schlag damit in einem Zug den Turm auf h6!
    .look = Erst ein normaler Zug, dann so viele Königsschritte, wie Marken unter der Figur liegen. Ein Schritt darf schlagen.
    .hint = Von g5 ist der Turm einen Königsschritt entfernt.
    .right = Ein Sprung, ein Schritt, ein Turm. Die verbrauchte Marke liegt wieder im Vorrat.
    .stopped = Ein gutes Feld, aber mit der Marke ging es weiter: ein Schritt nach h6.
    .other = Der Springer kommt in einem Zug nach h6: ein Sprung und dann ein Schritt.

lesson-adrenaline-gain = Der Springer auf a5 steht auf einer Marke. Schlag ihn, und noch mehr!
    .look = Wer eine Figur schlägt, behält ihre Marken und darf sie sofort verbrauchen.
    .hint = Nach dem Schlagen auf a5 steht dein Turm auf einer Marke. Was ist einen Schritt entfernt?
    .right = Springer und Dame in einem Zug. Schau unter eine Figur, bevor du sie stehen lässt.
    .content = Ein Springer ist gut. Aber seine Marke gehörte dir, und die Dame stand einen Schritt entfernt.
    .other = Schlag zuerst den Springer auf a5; seine Marke bringt dich weiter.

lesson-adrenaline-check = Der schwarze Springer steht auf einer Marke, und dein König steht im Schach. Was ist die beste Antwort?
    .look = Ein König steht im Schach, wenn ein ganzer Zug samt Schritten ihn schlagen könnte. Von d5 wäre der Springer einen Schritt entfernt.
    .hint = Dein Turm steht auf derselben Reihe wie der Springer.
    .right = Der Springer ist weg, und mit ihm das Schach.
    .unseen = Dein König wäre noch erreichbar: Der Springer springt und geht dann einen Schritt auf ihn.
    .run = Diesmal außer Reichweite. Aber der Springer war zu schlagen.
    .other = Dein König ist sicher, aber der Springer auf f6 war zu schlagen.

lesson-adrenaline-mate = Dein Turm steht auf einer Marke. Matt in einem Zug!
    .look = Der Turm auf d8 bewacht die letzte Reihe. Aber deiner zieht zweimal.
    .hint = Zieh nach e8 und geh einen Schritt nach d8.
    .right = Schachmatt: Der Wächter ist weg, und die eigenen Bauern sperren den König ein.
    .taken = Schach, aber der Turm auf d8 schlägt deinen einfach. Verbrauch die Marke und geh weiter.
    .other = Kein Matt. Der Turm auf d8 ist der Wächter: Schlag ihn mit deinem Schritt.

## The worked turn, picture by picture.

lesson-adrenaline-worked-checker = Der weiße Springer auf c3 steht auf einer Marke. Sie reicht für einen Königsschritt nach seinem Zug, noch in derselben Runde.
lesson-adrenaline-worked-leap = Erst der normale Zug: ein Sprung nach d5. Der schwarze Turm auf d6 ist nun einen Schritt entfernt.
lesson-adrenaline-worked-stepped = Dann der Schritt: Der Springer schlägt auf d6, und die Marke ist verbraucht. Doch wer schlägt, gibt der Gegenseite eine Marke, und Weiß wählt, unter welche Figur.
lesson-adrenaline-worked-given = Weiß legt sie unter den Bauern auf h7, wo sie wenig schadet, und ist damit fertig: ein Turm für eine Marke.
