-- Servers that the bot has greeted: each once, ever.
CREATE TABLE greetings (
    guild  BIGINT PRIMARY KEY,
    at_ms  BIGINT NOT NULL
);

-- Where the program ran before, it is on servers that know it: those are not greeted. From when on others are is written at the next start.
INSERT INTO facts (name, value) SELECT 'greets-since', 'next' WHERE EXISTS (SELECT 1 FROM facts WHERE name = 'commands');
