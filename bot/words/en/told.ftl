### Notices, reminders, digests, and how people want them.
