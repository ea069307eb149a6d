### How boards look.

theme-own = Boards that only you see look like this: **{ $theme }**.
theme-as-everybody = Boards that only you see look as they do to everybody: **{ $theme }**.
theme-as-everybody-button = As everybody sees it
theme-no-server = A server's theme is chosen on that server; here is none. `/me theme` alone is for you.
theme-not-manager = How everybody's boards look here is up to those who may manage this server. `/me theme` without `for` chooses how they look to you alone.
theme-server = New boards that everybody sees on this server look like this: **{ $theme }**. Anyone who has chosen a theme of their own keeps it for boards that only they see.
theme-as-settings-button = As the bot's settings say
theme-unknown = I know no such theme. There are: { $themes }.
# Built-in sets of pieces, and how the button of a set is called
choice-theme-pieces-toys = Toys
choice-theme-pieces-plain = Plain
choice-theme-pieces-letters = Letters
theme-pieces-button = Pieces: { $pieces }
# What a picture of all boards and sets of pieces shows
theme-side-by-side = Boards side by side: { $boards }. Pieces side by side: { $pieces }.
