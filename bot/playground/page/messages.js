// The messages of a channel.

import { act } from "./api.js";
import { accent, components, image, picture } from "./components.js";
import { byId, clockText, el, face, gapText } from "./dom.js";
import { links, markdown, plain } from "./markdown.js";
import { localPath, messagesOf, self, state, younger } from "./state.js";
import { say } from "./words.js";

const feed = byId("feed");
const jump = byId("jump");
/** Drawn messages by id, each with the version it shows. */
let drawn = new Map();
let shownChannel = null;
/** The language of the words at the top. */
let welcomedIn = null;
/** The youngest message or notice that was drawn. */
let youngest = null;

/** Messages of one author within this time stand together. */
const TOGETHER_MS = 5 * 60 * 1000;

export const isAtEnd = () => feed.scrollHeight - feed.scrollTop - feed.clientHeight < 80;

export function scrollToEnd() {
  feed.scrollTop = feed.scrollHeight;
  jump.hidden = true;
}

jump.addEventListener("click", scrollToEnd);
let stuck = true;
let lastTop = 0;
feed.addEventListener("scroll", () => {
  // Whoever reads the end stays there while it grows, until they scroll up.
  stuck = isAtEnd() || (stuck && feed.scrollTop >= lastTop);
  lastTop = feed.scrollTop;
  if (stuck) jump.hidden = true;
});
// A picture that arrives late must not push the last line out of sight. (Loading does not bubble, so it is captured.)
feed.addEventListener("load", () => stuck && scrollToEnd(), true);

/** Draws what changed, and keeps everything else as it is: open menus, focus, scroll position. */
export function drawMessages() {
  const moved = shownChannel !== state.channel;
  const stick = moved || stuck;
  if (moved) {
    feed.replaceChildren();
    drawn = new Map();
    shownChannel = state.channel;
  }
  const list = messagesOf(state.channel).map((message) => ({ id: message.id, message }));
  for (const note of state.notices.get(state.channel) ?? []) {
    list.push({ id: `notice-${note.key}`, notice: note, after: note.after });
  }
  list.sort((a, b) => younger(a.after ?? a.id, b.after ?? b.id) || (a.notice ? 1 : 0) - (b.notice ? 1 : 0));

  const kept = new Set(list.map(({ id }) => id));
  for (const [id, { node }] of drawn) {
    if (!kept.has(id)) {
      node.remove();
      drawn.delete(id);
    }
  }
  let before = null;
  const language = state.switches.language;
  if (!feed.firstChild) feed.append(welcome());
  else if (language !== welcomedIn) feed.firstChild.replaceWith(welcome());
  welcomedIn = language;
  let place = feed.firstChild.nextSibling;
  for (const { id, message, notice } of list) {
    const joined = Boolean(message && before && together(before, message));
    const version = JSON.stringify([message ?? notice, joined, state.troubles.get(id), state.switches.language]);
    let known = drawn.get(id);
    if (known?.version !== version) {
      const node = message ? draw(message, joined) : drawNotice(notice);
      if (known) {
        if (place === known.node) place = node;
        known.node.replaceWith(node);
      }
      known = { node, version };
      drawn.set(id, known);
    }
    if (known.node === place) place = place.nextSibling;
    else feed.insertBefore(known.node, place);
    before = message ?? null;
  }
  if (stick) {
    stuck = true;
    scrollToEnd();
  } else if (list.at(-1)?.id !== youngest) jump.hidden = false;
  youngest = list.at(-1)?.id;
}

/** Brings one message into sight. */
export function show(id) {
  const node = drawn.get(id)?.node;
  if (!node) return;
  node.scrollIntoView({ block: "center" });
  node.classList.remove("flash");
  void node.offsetWidth;
  node.classList.add("flash");
}

function welcome() {
  const channel = state.channels.get(state.channel);
  const words = {
    dm: say("Only you and {0} read this.", state.bot.name),
    thread: say("A thread: a game has room for itself here."),
  };
  return el("div", { class: "welcome" },
    el("span", { class: "mark", "aria-hidden": "true" }, channel?.kind === "dm" ? "✉" : "♟"),
    el("h3", {}, channel?.kind === "dm" ? state.bot.name : `#${channel?.name ?? ""}`),
    el("p", {}, words[channel?.kind] ?? say("Everybody reads this. Type / to see what can be done here.")));
}

function together(before, message) {
  return before.author.id === message.author.id && message.at - before.at < TOGETHER_MS && !message.reply && !message.command
    && before.private === message.private && !before.thread;
}

function drawNotice(notice) {
  return el("div", { class: "message notice", "data-testid": "notice", role: "alert" },
    el("span", { class: "face face-none", "aria-hidden": "true" }, "!"), el("div", { class: "body" }, el("p", {}, notice.text)));
}

function draw(message, joined) {
  const own = self()?.id;
  const classes = ["message"];
  if (joined) classes.push("joined");
  if (message.private) classes.push("private");
  if (message.pings.includes(own) && message.author.id !== own) classes.push("pinged");
  return el("article", { class: classes.join(" "), "data-testid": "message", "data-message-id": message.id,
    "data-private": String(message.private), "data-thinking": String(message.thinking), "aria-label": `${message.author.name}, ${clockText(message.at)}` },
  above(message),
  joined ? el("span", { class: "face-gap", "aria-hidden": "true" }, el("time", {}, gapText(message.at))) : face(message.author),
  el("div", { class: "body" },
    joined ? null : el("div", { class: "by" }, el("strong", { class: `name name-${message.author.seat ?? "bot"}` }, message.author.name),
      message.author.bot ? el("span", { class: "tag" }, say("bot")) : null, el("time", {}, clockText(message.at))),
    message.thinking ? el("p", { class: "thinking" }, say("thinking"), el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"))) : null,
    message.content ? el("div", { class: "text", "data-testid": "content" }, markdown(message.content, message.mentions)) : null,
    message.edited && message.content ? el("small", { class: "edited" }, say("edited")) : null,
    message.embeds.map((embed) => drawEmbed(message, embed)),
    attachments(message),
    message.components.length ? el("div", { class: "controls" }, components(message, message.components)) : null,
    state.troubles.has(message.id) ? el("p", { class: "trouble", role: "alert", "data-testid": "trouble" }, state.troubles.get(message.id)) : null,
    message.thread ? threadLink(message.thread) : null,
    message.private ? dismissal(message) : null));
}

/** `Ada used /move`, with the name in bold and the command as the reader knows it, wherever a language puts them. */
function used({ who, name }) {
  const parts = { "\n": el("b", {}, who), "\t": el("code", { class: "command-name" }, `/${localPath(name)}`) };
  return say("{0} used {1}", "\n", "\t").split(/([\n\t])/).map((part) => parts[part] ?? part);
}

/** What a message answers. */
function above(message) {
  if (message.command) {
    return el("div", { class: "above" }, used(message.command));
  }
  if (!message.reply) return null;
  return el("button", { type: "button", class: "above", onclick: () => links.open(message.channel, message.reply.id) },
    el("b", {}, message.reply.author.name), " ", el("span", {}, plain(message.reply.content, message.reply.mentions) || say("a picture")));
}

function attachments(message) {
  const named = JSON.stringify([message.embeds, message.components]);
  const left = message.files.filter((file) => !named.includes(`attachment://${file.name}`));
  if (!left.length) return null;
  return el("div", { class: "files" }, left.map((file) => (file.type.startsWith("image/")
    ? image(file)
    : el("a", { class: "file", href: file.url, download: file.name, "data-testid": "attachment" },
      el("span", { "aria-hidden": "true" }, "📄"), el("span", {}, file.name), el("small", {}, `${Math.ceil(file.size / 1024)} kB`)))));
}

function drawEmbed(message, embed) {
  return el("div", { class: "box embed", style: accent(embed.color) },
    embed.author?.name ? el("small", {}, embed.author.name) : null,
    embed.title ? el("h3", {}, plain(embed.title)) : null,
    embed.description ? el("div", { class: "text" }, markdown(embed.description)) : null,
    embed.fields?.length ? el("dl", {}, embed.fields.map((field) => el("div", { class: field.inline ? "inline" : "" },
      el("dt", {}, field.name), el("dd", { class: "text" }, markdown(field.value))))) : null,
    picture(message, embed.image ?? embed.thumbnail),
    embed.footer?.text ? el("small", {}, embed.footer.text) : null);
}

function threadLink(thread) {
  return el("button", { type: "button", class: "thread-link", "data-testid": "open-thread", onclick: () => links.open(thread.id) },
    el("span", { "aria-hidden": "true" }, "↳ "), el("b", {}, thread.name), say(" · open the thread"));
}

function dismissal(message) {
  return el("p", { class: "only-you" }, el("span", { "aria-hidden": "true" }, "◐ "), say("Only you can see this · "),
    el("button", { type: "button", class: "plain", "data-testid": "dismiss", onclick: () => act({ do: "dismiss", message: message.id }) }, say("dismiss")));
}
