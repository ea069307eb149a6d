//! A small bot on the real serenity, as a program would start it.

use std::sync::Arc;

use playground::Playground;
use serde_json::{Value, json};
use serenity::all::{
    ApplicationId, AutocompleteChoice, CommandInteraction, ComponentInteraction,
    ComponentInteractionDataKind, Context, CreateActionRow, CreateAllowedMentions, CreateAttachment,
    CreateAutocompleteResponse, CreateButton, CreateInputText, CreateInteractionResponse,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage, CreateMessage, CreateModal,
    CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption, EditAttachments, EditInteractionResponse,
    EventHandler, GatewayIntents, Http, InputTextStyle, Interaction, Message, ModalInteraction, Ready,
};
use serenity::async_trait;
use serenity::client::ClientBuilder;
use serenity::gateway::ShardManager;
use serenity::http::HttpBuilder;

/// A picture of one pixel.
pub(crate) const PIXEL: &[u8] = &[
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 31,
    21, 196, 137, 0, 0, 0, 10, 73, 68, 65, 84, 120, 156, 99, 0, 1, 0, 0, 5, 0, 1, 13, 10, 45, 180, 0, 0, 0,
    0, 73, 69, 78, 68, 174, 66, 96, 130,
];

/// A running bot.
pub(crate) struct Bot {
    shards: Arc<ShardManager>,
    running: tokio::task::JoinHandle<()>,
}

impl Bot {
    /// Connects a bot and waits until it is ready.
    pub(crate) async fn start(playground: &Playground) -> Self {
        let http = http(playground);
        let intents =
            GatewayIntents::GUILDS | GatewayIntents::GUILD_MESSAGES | GatewayIntents::DIRECT_MESSAGES;
        let client = ClientBuilder::new_with_http(http, intents).event_handler(Handler).await;
        let mut client = client.expect("a client");
        let shards = Arc::clone(&client.shard_manager);
        let running = tokio::spawn(async move {
            client.start().await.expect("a connection to the end");
        });
        playground.ready().await;
        Self { shards, running }
    }

    /// Disconnects the bot.
    pub(crate) async fn stop(self) {
        self.shards.shutdown_all().await;
        self.running.await.expect("a clean end");
    }
}

/// serenity's HTTP client for a playground.
pub(crate) fn http(playground: &Playground) -> Http {
    let http =
        HttpBuilder::new(playground.token()).proxy(playground.base_url()).ratelimiter_disabled(true).build();
    http.set_application_id(ApplicationId::new(playground.application_id()));
    http
}

/// The bot's commands.
fn commands() -> Value {
    json!([
        { "type": 1, "name": "board", "description": "Show a board", "options": [
            { "type": 3, "name": "turn", "description": "A turn", "autocomplete": true },
            { "type": 6, "name": "opponent", "description": "Somebody" },
        ] },
        { "type": 1, "name": "whisper", "description": "Send a direct message", "options": [] },
        { "type": 1, "name": "thread", "description": "Start a thread", "options": [] },
        { "type": 1, "name": "silent", "description": "Answer nothing", "options": [] },
    ])
}

struct Handler;

#[async_trait]
impl EventHandler for Handler {
    async fn ready(&self, context: Context, _: Ready) {
        context.http.create_global_commands(&commands()).await.expect("commands");
    }

    async fn message(&self, context: Context, message: Message) {
        if !message.author.bot && message.guild_id.is_none() {
            message.reply(&context.http, format!("You said {}", message.content)).await.expect("a reply");
        }
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        let result = match interaction {
            Interaction::Command(command) => on_command(&context, &command).await,
            Interaction::Component(component) => on_component(&context, &component).await,
            Interaction::Modal(modal) => on_modal(&context, &modal).await,
            Interaction::Autocomplete(command) => {
                let typed = command.data.autocomplete().map_or("", |option| option.value);
                let turns = ["e2e4", "e2e3", "g1f3"].into_iter().filter(|turn| turn.starts_with(typed));
                let choices = turns.map(|turn| AutocompleteChoice::new(turn, turn)).collect();
                let response = CreateAutocompleteResponse::new().set_choices(choices);
                command
                    .create_response(&context.http, CreateInteractionResponse::Autocomplete(response))
                    .await
            }
            _ => Ok(()),
        };
        if let Err(error) = result {
            eprintln!("the bot met an error: {error}");
        }
    }
}

async fn on_command(context: &Context, command: &CommandInteraction) -> serenity::Result<()> {
    match command.data.name.as_str() {
        "board" => {
            command.defer(&context.http).await?;
            let file = CreateAttachment::bytes(PIXEL, "board.png").description("White to move");
            let edit = EditInteractionResponse::new()
                .content(format!("A board for {}", command.user.id.get()))
                .attachments(EditAttachments::new().add(file))
                .components(controls());
            command.edit_response(&context.http, edit).await.map(drop)
        }
        "whisper" => {
            let sent = command.user.direct_message(&context.http, CreateMessage::new().content("psst")).await;
            let text = match sent {
                Ok(_) => "Sent".to_owned(),
                Err(error) => format!("Refused with {}", code(&error)),
            };
            let message = CreateInteractionResponseMessage::new().content(text).ephemeral(true);
            command.create_response(&context.http, CreateInteractionResponse::Message(message)).await
        }
        "thread" => {
            let message = CreateInteractionResponseMessage::new().content("A thread");
            command.create_response(&context.http, CreateInteractionResponse::Message(message)).await?;
            let message = command.get_response(&context.http).await?;
            let builder = serenity::all::CreateThread::new("Ada against Ben");
            let thread =
                command.channel_id.create_thread_from_message(&context.http, message.id, builder).await?;
            thread.say(&context.http, "In the thread").await.map(drop)
        }
        _ => Ok(()),
    }
}

fn controls() -> Vec<CreateActionRow> {
    let options = ["e2", "g1"].map(|square| CreateSelectMenuOption::new(square, square)).to_vec();
    vec![
        CreateActionRow::Buttons(vec![
            CreateButton::new("change").label("Change"),
            CreateButton::new("form").label("Type"),
            CreateButton::new("whoami").label("Who am I"),
        ]),
        CreateActionRow::SelectMenu(CreateSelectMenu::new("menu", CreateSelectMenuKind::String { options })),
    ]
}

async fn on_component(context: &Context, component: &ComponentInteraction) -> serenity::Result<()> {
    let http = &context.http;
    match (&component.data.kind, component.data.custom_id.as_str()) {
        (ComponentInteractionDataKind::StringSelect { values }, _) => {
            component.defer(http).await?;
            let edit = EditInteractionResponse::new().content(format!("Chosen: {}", values.join(" ")));
            component.edit_response(http, edit).await.map(drop)
        }
        (_, "change") => {
            let message = CreateInteractionResponseMessage::new().content("Changed").components(vec![]);
            component.create_response(http, CreateInteractionResponse::UpdateMessage(message)).await
        }
        (_, "form") => {
            let input = CreateInputText::new(InputTextStyle::Short, "Your turn", "text").max_length(10);
            let modal =
                CreateModal::new("typed", "Type a turn").components(vec![CreateActionRow::InputText(input)]);
            component.create_response(http, CreateInteractionResponse::Modal(modal)).await
        }
        _ => {
            let message = CreateInteractionResponseMessage::new()
                .content(format!("Only for you, <@{}>", component.user.id))
                .allowed_mentions(CreateAllowedMentions::new().users([component.user.id]))
                .ephemeral(true);
            component.create_response(http, CreateInteractionResponse::Message(message)).await
        }
    }
}

async fn on_modal(context: &Context, modal: &ModalInteraction) -> serenity::Result<()> {
    let text = modal.data.components.iter().flat_map(|row| &row.components).find_map(|field| match field {
        serenity::all::ActionRowComponent::InputText(input) => input.value.clone(),
        _ => None,
    });
    modal.defer_ephemeral(&context.http).await?;
    let message = CreateInteractionResponseFollowup::new()
        .content(format!("You typed {}", text.unwrap_or_default()))
        .ephemeral(true);
    modal.create_followup(&context.http, message).await.map(drop)
}

/// Discord's code of an error.
pub(crate) fn code(error: &serenity::Error) -> isize {
    match error {
        serenity::Error::Http(serenity::http::HttpError::UnsuccessfulRequest(response)) => {
            response.error.code
        }
        _ => 0,
    }
}
