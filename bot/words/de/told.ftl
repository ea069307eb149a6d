### Nachrichten, Erinnerungen, Übersichten, und wie Menschen sie haben möchten.
