-- What belongs to a server as a whole.

CREATE TABLE guilds (
    id     BIGINT PRIMARY KEY,               -- the server
    theme  TEXT                              -- how boards look that several people see there: a theme's word, such as 'slate'. NULL: as the settings say
);
