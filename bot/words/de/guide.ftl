### Hilfe, Regeln, und was nur einmal gesagt wird.

guide-dm-closed = Ich konnte dir keine Direktnachricht schicken (deine Einstellungen lehnen sie ab) und versuche es in diesem Spiel nicht noch einmal. Nichts ist verloren: **My secrets** unter dem Brett zeigt deine Geheimnisse jederzeit, und nur dir.
