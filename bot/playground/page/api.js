// Talking to the playground: a web socket for what changes, one address for what is done.

import { changed, state } from "./state.js";
import { say } from "./words.js";

/** Does something as this seat. Gives the answer, or an object with `error`. */
export async function act(what) {
  try {
    const response = await fetch("/page/act", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ seat: state.seat, act: what }),
    });
    if (response.ok || response.status === 422) return await response.json();
    return { error: say("The playground answered {0}.", response.status) };
  } catch {
    return { error: say("The playground can't be reached.") };
  }
}

/** Listens for what changes, and begins again whenever the connection breaks. */
export function listen() {
  const socket = new WebSocket(`ws://${location.host}/page/live?seat=${encodeURIComponent(state.seat)}`);
  socket.addEventListener("message", (event) => take(JSON.parse(event.data)));
  socket.addEventListener("close", () => {
    if (state.connected !== null) {
      state.connected = null;
      changed({ channels: true });
    }
    setTimeout(listen, 1000);
  });
}

function take(news) {
  const first = Boolean(news.seat);
  if (first) {
    // Everything anew: the playground may have been started again meanwhile.
    state.messages.clear();
    state.people = news.people;
    state.bot = { ...news.bot, bot: true };
    state.server = news.server;
  }
  state.ahead = news.now - Date.now();
  state.connected = news.connected;
  state.channels = new Map(news.channels.map((channel) => [channel.id, channel]));
  const language = state.switches.language !== news.switches.language;
  state.switches = news.switches;
  if (news.commands) state.commands = news.commands;
  for (const message of news.messages) state.messages.set(message.id, message);
  for (const id of news.gone) state.messages.delete(id);
  changed({
    first,
    channels: true,
    messages: first || news.messages.length > 0 || news.gone.length > 0,
    commands: Boolean(news.commands),
    language,
  });
}
