### One's own table: lists, notes, search, export, import.
