### Der eigene Tisch: Listen, Notizen, Suche, Ausfuhr und Einfuhr.
