//! Rules of slash commands.

use serde_json::Value;

use super::{Lint, characters, items};

const CHAT_INPUT: u64 = 1;
const SUBCOMMAND: u64 = 1;
const GROUP: u64 = 2;
/// The most chat commands of a bot.
const COMMANDS: usize = 100;
/// The most characters of a command with all its parts.
const SIZE: usize = 8000;

impl Lint {
    /// Checks all commands together.
    pub(super) fn commands(&mut self, list: &Value) {
        let mut names = Vec::new();
        for (at, command) in items(list).iter().enumerate() {
            self.command(&format!("/{at}"), command);
            names.push((command["type"].as_u64().unwrap_or(CHAT_INPUT), command["name"].as_str()));
        }
        let chat = names.iter().filter(|(kind, _)| *kind == CHAT_INPUT).count();
        self.check(chat <= COMMANDS, "", "BASE_TYPE_BAD_LENGTH", "at most 100 slash commands");
        names.sort_unstable();
        let distinct = names.windows(2).all(|pair| pair[0] != pair[1]);
        self.check(distinct, "", "APPLICATION_COMMANDS_DUPLICATE_NAME", "two commands of one name");
    }

    /// Checks one whole command.
    pub(super) fn command(&mut self, at: &str, command: &Value) {
        let kind = command["type"].as_u64().unwrap_or(CHAT_INPUT);
        let described = characters(&command["description"]) > 0;
        let path = format!("{at}/description");
        if kind == CHAT_INPUT {
            self.check(described, &path, "BASE_TYPE_REQUIRED", "a slash command needs a description");
        } else {
            self.check(!described, &path, "BASE_TYPE_CHOICES", "only slash commands have descriptions");
            self.check(
                items(&command["options"]).is_empty(),
                at,
                "BASE_TYPE_CHOICES",
                "only slash commands have options",
            );
        }
        self.command_parts(at, command);
    }

    /// Checks the parts of a command that are given.
    pub(super) fn command_parts(&mut self, at: &str, command: &Value) {
        if command["type"].as_u64().unwrap_or(CHAT_INPUT) == CHAT_INPUT {
            self.name(at, command);
        }
        self.options(at, command);
        self.check(
            size(command) <= SIZE,
            at,
            "APPLICATION_COMMAND_TOO_LARGE",
            "names, descriptions and choices together have at most 8000 characters",
        );
    }

    fn name(&mut self, at: &str, of: &Value) {
        let Some(name) = of["name"].as_str() else { return };
        let fine = name.chars().all(|letter| {
            letter == '-'
                || letter == '_'
                || letter == '\''
                || letter.is_alphanumeric() && !letter.is_uppercase()
        });
        self.check(
            fine,
            &format!("{at}/name"),
            "APPLICATION_COMMAND_INVALID_NAME",
            "names have lower-case letters, digits, - and _ only",
        );
    }

    fn options(&mut self, at: &str, of: &Value) {
        let options = items(&of["options"]);
        let mut names: Vec<Option<&str>> = options.iter().map(|option| option["name"].as_str()).collect();
        names.sort_unstable();
        let distinct = names.windows(2).all(|pair| pair[0] != pair[1]);
        self.check(
            distinct,
            at,
            "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
            "two options of one name",
        );
        let required: Vec<bool> = options.iter().map(|option| option["required"] == true).collect();
        self.check(
            required.is_sorted_by(|before, after| before >= after),
            at,
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
            "required options stand before the others",
        );
        let is_sub = |option: &Value| matches!(option["type"].as_u64(), Some(SUBCOMMAND | GROUP));
        let subs = options.iter().filter(|option| is_sub(option)).count();
        self.check(
            subs == 0 || subs == options.len(),
            at,
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "subcommands and options don't stand side by side",
        );
        for (number, option) in options.iter().enumerate() {
            let path = format!("{at}/options/{number}");
            self.name(&path, option);
            self.choices(&path, option);
            self.options(&path, option);
        }
    }

    fn choices(&mut self, path: &str, option: &Value) {
        let choices = items(&option["choices"]);
        self.check(
            choices.is_empty() || option["autocomplete"] != true,
            path,
            "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE",
            "fixed choices or autocomplete, not both",
        );
        for part in ["name", "value"] {
            let mut texts: Vec<String> = choices.iter().map(|choice| choice[part].to_string()).collect();
            texts.sort_unstable();
            let distinct = texts.windows(2).all(|pair| pair[0] != pair[1]);
            self.check(
                distinct,
                path,
                "APPLICATION_COMMAND_OPTIONS_CHOICE_ALREADY_EXISTS",
                "two choices of one name or value",
            );
        }
        let (least, most) = (option["min_value"].as_f64(), option["max_value"].as_f64());
        let ordered = least.zip(most).is_none_or(|(least, most)| least <= most);
        self.check(ordered, path, "BASE_TYPE_BAD_LENGTH", "min_value is greater than max_value");
    }
}

/// The characters of a command that count towards its size.
fn size(of: &Value) -> usize {
    let own = characters(&of["name"]) + characters(&of["description"]);
    let choices = items(&of["choices"]).iter();
    let choices: usize =
        choices.map(|choice| characters(&choice["name"]) + characters(&choice["value"])).sum();
    own + choices + items(&of["options"]).iter().map(size).sum::<usize>()
}
