-- Which language is spoken to whom: a word such as 'de'.

ALTER TABLE people ADD COLUMN language TEXT;     -- what the person chose; NULL: as Discord says
ALTER TABLE people ADD COLUMN locale TEXT;       -- the language Discord named last; NULL: none that we speak
ALTER TABLE guilds ADD COLUMN language TEXT;     -- what several people read on the server; NULL: English
