// Seats and channels, with what is new in each.

import { byId, el, face, fill } from "./dom.js";
import { links } from "./markdown.js";
import { self, state, unread } from "./state.js";
import { say } from "./words.js";

/** The address of the same page on another seat. */
function seatAddress(seat) {
  const parameters = new URLSearchParams({ seat });
  if (state.framed) parameters.set("framed", "");
  return `/?${parameters}`;
}

export function drawSidebar() {
  fill(byId("seats"), state.people.map((person) => {
    const own = person.seat === state.seat;
    return el("a", { class: `seat ${own ? "own" : ""}`, href: seatAddress(person.seat), "aria-current": own ? "true" : undefined,
      "data-testid": `seat-${person.seat}`, title: person.seat === "spectator" ? say("Spectator: only watches") : person.name },
    face(person), el("span", {}, nameOf(person)));
  }));

  const channels = [...state.channels.values()];
  const texts = channels.filter(({ kind }) => kind === "text");
  const threads = (parent) => channels.filter((channel) => channel.kind === "thread" && channel.parent === parent
    && (!channel.archived || channel.id === state.channel));
  const direct = channels.filter(({ kind }) => kind === "dm");
  fill(byId("channels"),
    el("h2", {}, state.server.name),
    el("ul", {}, texts.map((channel) => el("li", {}, entry(channel), threads(channel.id).length
      ? el("ul", { class: "threads" }, threads(channel.id).map((thread) => el("li", {}, entry(thread)))) : null))),
    el("h2", {}, say("Direct messages")),
    el("ul", {}, direct.map((channel) => el("li", {}, entry(channel)))));

  const status = byId("status");
  status.textContent = state.connected === null ? say("Reconnecting …") : state.connected ? say("{0} is here", state.bot.name) : say("{0} is away", state.bot.name);
  status.className = state.connected ? "good" : "bad";
  const person = self();
  if (person) fill(byId("self"), face(person, "small"), el("span", {}, nameOf(person)));

  const channel = state.channels.get(state.channel);
  byId("title").textContent = channel ? title(channel) : "";
  byId("topic").textContent = channel ? topic(channel) : "";
  let pings = 0;
  let any = 0;
  for (const { id } of channels) {
    if (id === state.channel) continue;
    pings += unread(id).pings;
    any += unread(id).count;
  }
  byId("menu-spot").hidden = !any;
  document.title = `${pings ? `(${pings}) ` : ""}${channel ? title(channel) : say("The playground")} · ${person?.name ?? ""}`;
}

/** People are called by their names, and the seat that only watches by what it is. */
const nameOf = (person) => (person.seat === "spectator" ? say("Spectator") : person.name);

const title = (channel) => (channel.kind === "dm" ? state.bot.name : `#${channel.name}`);

function topic(channel) {
  if (channel.kind === "dm") return say("Direct messages: only you and the bot");
  if (channel.kind === "thread") {
    const parent = state.channels.get(channel.parent)?.name;
    return `${say("A thread of #{0}", parent)}${channel.archived ? say(", archived") : ""}${channel.locked ? say(", locked") : ""}`;
  }
  return say("Everybody is here");
}

function entry(channel) {
  const fresh = channel.id === state.channel ? { count: 0, pings: 0 } : unread(channel.id);
  const sign = { text: "#", thread: "↳", dm: "✉" }[channel.kind];
  const label = channel.kind === "dm" ? state.bot.name : channel.name;
  const news = fresh.pings ? say(", {0} for you", fresh.pings) : fresh.count ? say(", something new") : "";
  return el("button", {
    type: "button", class: `channel ${channel.id === state.channel ? "open" : ""} ${fresh.count ? "fresh" : ""}`,
    "aria-current": channel.id === state.channel ? "page" : undefined, "aria-label": `${label}${news}`,
    "data-testid": "channel", "data-channel": channel.kind === "dm" ? "dm" : channel.name, "data-channel-id": channel.id,
    onclick: () => links.open(channel.id),
  }, el("span", { class: "sign", "aria-hidden": "true" }, sign), el("span", { class: "label" }, label),
  fresh.pings ? el("span", { class: "badge", "data-testid": "pings" }, String(fresh.pings)) : null);
}
