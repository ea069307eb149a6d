### Einstellungen von Servern, Moderation, Rechte.
