### The lesson of Allthought Chess, step by step: what is asked, what to look for, what is said of turns.

lesson-allthought-start = Das ist Thinktank Chess, in dem sogar die Bauern es sich anders überlegt haben: Sie gehen schräg und schlagen geradeaus.
    .look = Die anderen Figuren gehen wie die große Figur und schlagen wie die kleine Karte in der Ecke. Ist dir das neu, nimm zuerst die Lektion von Thinktank Chess.

lesson-allthought-walk = Zieh den Bauern von e2 zwei Felder weit.
    .look = Von seiner zweiten Reihe darf ein Bauer zwei Felder auf einer Diagonale gehen, wenn beide frei sind.
    .hint = Er verlässt seine Linie: Zwei Felder schräg führen nach c4 oder g4.
    .right = So marschieren sie. Deine Bauern wechseln ständig die Linie.
    .straight = Geradeaus schlägt ein Bauer nur, und da ist nichts zu schlagen. Er geht schräg.
    .short = Ein Feld ist auch erlaubt. Von hier darf er zwei.
    .other = Das war eine andere Figur. Schick den Bauern von e2 zwei Felder schräg nach vorn.

lesson-allthought-strike = Zwei Bauern stehen vor zwei Bauern. Schlag einen!
    .look = Ein Bauer schlägt ein Feld geradeaus, und mehr greift er nicht an.
    .hint = Was direkt vor deinem Bauern steht, ist seine Beute.
    .right = Geradeaus geschlagen. Hier greifen sich Bauern an, die voreinander stehen.
    .slanting = So schlagen Bauern im Schach. Diese schlagen geradeaus.
    .past = Der Bauer ist vorbeigegangen. Was direkt vor ihm stand, war zu schlagen.
    .other = Das war der König. Einer deiner Bauern kann etwas schlagen.

lesson-allthought-passing = Der schwarze Bauer ging von d7 nach f5 und kam über e6. Schlag ihn trotzdem!
    .look = En passant: Ein Bauer, der auf das eben übersprungene Feld schlägt, darf dort schlagen, nur im allernächsten Zug.
    .hint = Dein Bauer schlägt geradeaus, nach e6.
    .right = Im Vorbeigehen geschlagen: Der Bauer auf f5 ist weg.
    .late = Das war ein Gang, und nun ist das Recht zum Schlagen en passant vorbei.
    .other = Mit diesem Zug ist das Recht zum Schlagen en passant vorbei. Der Bauer auf e5 hatte es.

lesson-allthought-promote = Dein Bauer auf b7 kommt auf drei Arten auf die letzte Reihe. Welche ist die beste?
    .look = Schräg geht er, geradeaus schlägt er.
    .hint = Direkt vor ihm steht die schwarze Dame.
    .right = Eine Dame geschlagen und eine Figur gewonnen, mit einem kleinen Bauern.
    .beside = Umgewandelt, aber die schwarze Dame steht noch. Geradeaus hättest du sie geschlagen.
    .other = Der Bauer kommt sofort auf die letzte Reihe und kann dort etwas schlagen.
