// Writing: plain text, or a slash command with its options.

import { act } from "./api.js";
import { combobox } from "./combobox.js";
import { openModal } from "./dialogs.js";
import { byId, el, fill } from "./dom.js";
import { scrollToEnd } from "./messages.js";
import { local, notice, state } from "./state.js";
import { say } from "./words.js";

const ON_PERSON = 2;
const person = () => ({ name: "user", description: say("Whom"), type: 6, required: true });
const SUB = 1;
const GROUP = 2;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const MENTIONABLE = 9;
const NUMBERS = [4, 10];

/** The order of the list: what people need first, what few need last. */
const FIRST = ["play", "move", "board", "games", "learn", "puzzle", "rules", "help"];
const LAST = ["admin"];
const rank = ({ path }) => {
  const [name] = path.split(" ");
  return FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length + (LAST.includes(name) ? 1 : 0);
};

const form = byId("composer");
/** The command being filled in. */
let filling = null;

/** The commands of this channel, subcommands as commands of their own: `{path, description, options}`. */
function commands() {
  const direct = state.channels.get(state.channel)?.kind === "dm";
  const here = (command) =>
    command.type <= ON_PERSON && (command.contexts ? command.contexts.includes(direct ? 1 : 0) : !(direct && (command.guild_id || command.dm_permission === false)));
  const flat = (before, shownBefore, command) => {
    const path = before ? `${before} ${command.name}` : command.name;
    const shown = before ? `${shownBefore} ${local(command)}` : local(command);
    // Chosen on somebody's name in Discord's clients; typed here, with a person.
    if (!before && command.type === ON_PERSON) return [{ path, shown, description: say("Apps, on somebody's name"), options: [person()] }];
    const subs = (command.options ?? []).filter((option) => option.type === SUB || option.type === GROUP);
    if (subs.length) return subs.flatMap((sub) => flat(path, shown, sub));
    return [{ path, shown, description: local(command, "description"), options: command.options ?? [] }];
  };
  // Commands of one subject keep the order they were sent in: the first shows, those behind it change something.
  const place = ({ shown }) => (shown.split(" ").length > 2 ? shown.slice(0, shown.lastIndexOf(" ")) : shown);
  return state.commands.filter(here).flatMap((command) => flat("", "", command))
    .sort((a, b) => rank(a) - rank(b) || place(a).localeCompare(place(b)));
}

/** Draws the composer for the channel that is open. */
export function drawComposer() {
  filling = null;
  const channel = state.channels.get(state.channel);
  if (!channel) return fill(form);
  if (channel.locked) return fill(form, el("p", { class: "quiet" }, say("This thread is locked.")));
  const text = el("textarea", {
    rows: "1", "data-testid": "composer-input", "aria-label": say("Write a message, or / for a command"), maxlength: "2000",
    placeholder: say("Write, or type / for a command"),
    role: "combobox", "aria-expanded": "false", "aria-controls": "command-list", "aria-autocomplete": "list",
  });
  const list = el("ul", { id: "command-list", class: "suggestions commands", role: "listbox", hidden: true, "aria-label": say("Commands") });
  const send = el("button", { type: "submit", class: "send", "data-testid": "send", "aria-label": say("Send") }, "➤");
  let shown = [];
  let active = 0;

  function suggest() {
    const typed = text.value;
    const slash = /^\/([^\n]*)$/.exec(typed);
    const word = slash?.[1].toLowerCase() ?? "";
    // By the name in one's language, and by the English one, which stands in every text that is older.
    const names = (command) => [command.shown, command.path].map((name) => name.toLowerCase());
    const begins = (command) => names(command).some((name) => name.startsWith(word));
    const holds = (command) => word && !begins(command) && names(command).some((name) => name.includes(word));
    shown = slash ? commands().filter(begins).concat(commands().filter(holds)) : [];
    // "/move e2e4": the blank after a whole name begins its options.
    for (const command of slash ? commands() : []) {
      const name = names(command).find((one) => slash[1].toLowerCase().startsWith(`${one} `));
      if (name) return begin(command, slash[1].slice(name.length + 1));
    }
    active = Math.min(active, Math.max(shown.length - 1, 0));
    fill(list, shown.map((command, at) => el("li", {
      role: "option", id: `command-${at}`, class: at === active ? "active" : "", "aria-selected": String(at === active),
      "data-testid": "command-suggestion", "data-command": command.path,
      onmousedown: (event) => {
        event.preventDefault();
        begin(command, "");
      },
    }, el("span", { class: "suggestion" }, `/${command.shown}`), el("span", { class: "note" }, command.description))),
    slash && !shown.length ? el("li", { class: "quiet", role: "option", "aria-disabled": "true" },
      state.commands.length ? say("No such command") : say("The bot has not registered its commands yet")) : null);
    list.hidden = !list.children.length;
    text.setAttribute("aria-expanded", String(!list.hidden));
    if (shown.length) text.setAttribute("aria-activedescendant", `command-${active}`);
    else text.removeAttribute("aria-activedescendant");
    list.children[active]?.scrollIntoView({ block: "nearest" });
  }

  text.addEventListener("input", () => {
    active = 0;
    grow(text);
    suggest();
  });
  text.addEventListener("blur", () => {
    list.hidden = true;
    text.setAttribute("aria-expanded", "false");
  });
  text.addEventListener("focus", suggest);
  text.addEventListener("keydown", (event) => {
    const open = !list.hidden && shown.length > 0;
    if (open && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      active = (active + (event.key === "ArrowDown" ? 1 : -1) + shown.length) % shown.length;
      suggest();
    } else if (open && (event.key === "Tab" || (event.key === "Enter" && !event.shiftKey))) {
      event.preventDefault();
      begin(shown[active], "");
    } else if (event.key === "Escape") {
      list.hidden = true;
    } else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      form.requestSubmit();
    }
  });
  form.onsubmit = async (event) => {
    event.preventDefault();
    const value = text.value.trim();
    if (!value || value.startsWith("/")) return;
    text.value = "";
    grow(text);
    const channel = state.channel;
    // What answers it comes at the end.
    scrollToEnd();
    const answer = await act({ do: "say", channel, text: value });
    if (answer.error) notice(channel, answer.error);
  };
  fill(form, el("div", { class: "line" }, text, send), list);
}

/** Whether something is written or being filled in. */
export const isBusy = () => Boolean(filling) || Boolean(form.querySelector("textarea")?.value);

export const focusComposer = () => form.querySelector("textarea, input")?.focus();

function grow(text) {
  text.style.height = "auto";
  text.style.height = `${Math.min(text.scrollHeight, 180)}px`;
}

/** Begins to fill in a command; `rest` was typed after its name. */
function begin(command, rest) {
  const fields = new Map();
  const row = el("div", { class: "fields" });
  const more = el("div", { class: "more" });
  const hint = el("p", { class: "hint", "aria-live": "polite" });
  filling = { command, fields };

  const options = () => Object.fromEntries(
    [...fields].map(([name, field]) => [name, field.partial()]).filter(([, value]) => value !== undefined));

  function leave() {
    drawComposer();
    focusComposer();
  }

  function addField(option) {
    const field = combobox({
      name: option.name,
      label: `${local(option)}: ${local(option, "description")}`,
      placeholder: option.required ? "" : say("optional"),
      ...sourceOf(option, command, options),
      onsubmit: () => form.requestSubmit(),
      onescape: leave,
      onempty: () => (option.required || fields.size === 1 ? fields.keys().next().value === option.name && leave() : removeField(option)),
      oninput: () => (hint.textContent = local(option, "description")),
    });
    field.input.addEventListener("focus", () => (hint.textContent = local(option, "description")));
    field.node.addEventListener("chosen", () => next(option));
    fields.set(option.name, field);
    const holder = el("label", { class: "field", "data-option": option.name },
      el("span", { class: "field-name" }, local(option)), field.node);
    row.append(holder);
    drawMore();
    return field;
  }

  function removeField(option) {
    fields.delete(option.name);
    row.querySelector(`[data-option="${CSS.escape(option.name)}"]`)?.remove();
    drawMore();
    [...fields.values()].at(-1)?.focus();
  }

  function drawMore() {
    const left = command.options.filter((option) => !fields.has(option.name));
    fill(more, left.map((option) => el("button", {
      type: "button", class: "chip", title: local(option, "description"), "data-testid": "command-option", "data-option": option.name,
      onclick: () => addField(option).focus(),
    }, `+ ${local(option)}`)));
  }

  /** Goes on to the next empty required field. */
  function next(option) {
    const missing = command.options.find((one) => one.required && fields.get(one.name)?.partial() === undefined);
    if (missing && missing !== option) fields.get(missing.name).focus();
  }

  for (const option of command.options.filter((option) => option.required)) addField(option);
  if (!fields.size && rest && command.options.length) addField(command.options[0]);
  drawMore();

  form.onsubmit = async (event) => {
    event.preventDefault();
    const values = {};
    for (const option of command.options) {
      const field = fields.get(option.name);
      const value = field?.value();
      if (field?.isWrong() || (option.required && value === undefined)) {
        field.markWrong();
        field.focus();
        hint.textContent = value === undefined && option.required ? say("{0} is needed: {1}", local(option), local(option, "description")) : say("Choose {0} from the list", local(option));
        return;
      }
      if (value !== undefined) values[option.name] = NUMBERS.includes(option.type) ? Number(value) : value;
    }
    const channel = state.channel;
    scrollToEnd();
    form.classList.add("sending");
    const answer = await act({ do: "slash", channel, command: command.path, options: values });
    form.classList.remove("sending");
    if (answer.error) {
      hint.textContent = answer.error;
      hint.classList.add("bad");
      return;
    }
    if (filling?.fields === fields) leave();
    settle(answer, channel);
  };

  fill(form, el("div", { class: "line filling" },
    el("div", { class: "command" },
      el("button", { type: "button", class: "command-name", title: say("Back to plain text"), "data-testid": "command-name", onclick: leave }, `/${command.shown}`),
      row, more),
    el("button", { type: "submit", class: "send", "data-testid": "send", "aria-label": say("Send /{0}", command.shown) }, "➤")), hint);
  hint.textContent = command.description;
  const first = fields.values().next().value;
  if (first && rest) first.setText(rest);
  if (first) first.focus();
  else form.querySelector(".send").focus();
}

/** What comes of an interaction, beyond messages. */
function settle(answer, channel) {
  if (answer.failed) notice(channel, say("The application did not respond."));
  else if (answer.error) notice(channel, answer.error);
  else if (answer.modal) openModal(answer.modal, (after) => settle(after, channel));
}

const contains = (list, text) => {
  const wanted = text.trim().toLowerCase();
  return list.filter(({ label, value }) => label.toLowerCase().includes(wanted) || String(value).toLowerCase().includes(wanted)).slice(0, 25);
};

/** Where a field's suggestions come from. */
function sourceOf(option, command, options) {
  if (option.autocomplete) {
    return {
      wait: 120,
      source: async (text) => {
        const given = { ...options(), [option.name]: text };
        const answer = await act({ do: "autocomplete", channel: state.channel, command: command.path, options: given, focused: option.name });
        if (!answer.choices) return { options: [], message: say("No suggestions: the application did not respond") };
        const found = answer.choices.map((choice) => ({ label: local(choice), value: choice.value }));
        return { options: found, message: found.length ? "" : say("No suggestions") };
      },
    };
  }
  const fixed = {
    [BOOLEAN]: [{ label: say("True"), value: true }, { label: say("False"), value: false }],
    [USER]: people(),
    [MENTIONABLE]: people(),
    [CHANNEL]: [...state.channels.values()].filter(({ kind }) => kind !== "dm").map(({ id, name }) => ({ label: `#${name}`, value: id })),
  }[option.type] ?? option.choices?.map((choice) => ({ label: local(choice), value: choice.value }));
  if (fixed?.length) return { strict: true, source: (text) => contains(fixed, text) };
  return { source: () => [] };
}

function people() {
  return [...state.people, state.bot].map(({ id, name, seat, bot }) => ({
    label: name, value: id, note: bot ? say("the bot") : seat === state.seat ? say("you") : "",
  }));
}
