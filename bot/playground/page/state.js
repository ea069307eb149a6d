// What the page knows, and who wants to hear of changes.

const parameters = new URLSearchParams(location.search);

export const state = {
  /** The seat's name in addresses, such as "ada". */
  seat: (parameters.get("seat") ?? "ada").toLowerCase(),
  /** Whether this page is one of two side by side. */
  framed: parameters.has("framed"),
  channel: parameters.get("channel"),
  connected: null,
  people: [],
  bot: { id: "0", name: "The bot", bot: true },
  server: { id: "0", name: "" },
  channels: new Map(),
  commands: [],
  /** How the switches stand: what Discord is like, which language this seat reads. */
  switches: { mood: "calm", language: "en-US", languages: [] },
  /** Messages by id, in the order they came. */
  messages: new Map(),
  /** What happened here only, such as an answer that never came: by channel. */
  notices: new Map(),
  /** What went wrong with a message's controls, by message. */
  troubles: new Map(),
  /** How far the server's clock is ahead. */
  ahead: 0,
};

const listeners = new Set();

export function onChange(listener) {
  listeners.add(listener);
}

export function changed(what = {}) {
  for (const listener of listeners) listener(what);
}

/** Ids are long numbers: longer ones, and of the same length the greater, are younger. */
export const younger = (one, other) => one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);

export const self = () => state.people.find((person) => person.seat === state.seat);

export const personById = (id) =>
  id === state.bot.id ? { ...state.bot, bot: true } : state.people.find((person) => person.id === id);

/** What a command, an option or a choice is called in the language of the seat. */
export const local = (one, what = "name") => one[`${what}_localizations`]?.[state.switches.language] ?? one[what];

/** A command's whole name in the language of the seat, by its English path; the path where no such command is known. */
export function localPath(path) {
  const shown = [];
  let among = state.commands;
  for (const name of path.split(" ")) {
    const one = among.find((command) => command.name === name);
    if (!one) return path;
    shown.push(local(one));
    among = one.options ?? [];
  }
  return shown.join(" ");
}

/** The messages of a channel, oldest first. */
export const messagesOf = (channel) =>
  [...state.messages.values()].filter((message) => message.channel === channel).sort((a, b) => younger(a.id, b.id));

const readKey = () => `playground.read.${state.seat}`;
let read = null;

function readMarks() {
  if (!read) {
    try {
      read = JSON.parse(localStorage.getItem(readKey())) ?? {};
    } catch {
      read = {};
    }
  }
  return read;
}

/** Notes that everything in a channel has been seen. */
export function markRead(channel) {
  const last = messagesOf(channel).at(-1)?.id;
  const marks = readMarks();
  if (!last || marks[channel] === last) return false;
  marks[channel] = last;
  try {
    localStorage.setItem(readKey(), JSON.stringify(marks));
  } catch {
    // Without storage the marks last as long as the page.
  }
  return true;
}

/** How much is new in a channel, and how often this seat is meant. */
export function unread(channel) {
  const mark = readMarks()[channel];
  const own = self()?.id;
  const fresh = messagesOf(channel).filter(
    (message) => message.author.id !== own && (!mark || younger(message.id, mark) > 0),
  );
  const direct = state.channels.get(channel)?.kind === "dm";
  return { count: fresh.length, pings: direct ? fresh.length : fresh.filter((one) => one.pings.includes(own)).length };
}

/** Notes, or with no text forgets, what went wrong with a message's controls. */
export function trouble(message, text) {
  if (text) state.troubles.set(message, text);
  else if (!state.troubles.delete(message)) return;
  changed({ messages: true });
}

/** Notes something only this page tells, under the messages of a channel. */
export function notice(channel, text) {
  const list = state.notices.get(channel) ?? [];
  list.push({ key: `${Date.now()}-${list.length}`, text, after: messagesOf(channel).at(-1)?.id ?? "0" });
  state.notices.set(channel, list);
  changed({ messages: true });
}
