-- How boards look to a person: a theme's word, such as 'contrast'. NULL: as the settings say.

ALTER TABLE people ADD COLUMN theme TEXT;
