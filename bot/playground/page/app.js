// The page: puts its parts together.

import { listen } from "./api.js";
import { drawComposer, focusComposer, isBusy } from "./composer.js";
import { byId, el } from "./dom.js";
import { links, refreshMoments } from "./markdown.js";
import { drawMessages, isAtEnd, show } from "./messages.js";
import { drawSidebar } from "./sidebar.js";
import { markRead, onChange, state } from "./state.js";
import { drawLanguage, drawSwitches, followBrowser, openSwitches } from "./switches.js";
import { say, translatePage } from "./words.js";

const THEMES = ["auto", "light", "dark"];
const LABELS = { auto: () => say("◑ Theme: as the system"), light: () => say("○ Theme: light"), dark: () => say("● Theme: dark") };

const stored = (key) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

function theme(name) {
  const known = THEMES.includes(name) ? name : "auto";
  if (known === "auto") document.documentElement.removeAttribute("data-theme");
  else document.documentElement.dataset.theme = known;
  byId("theme").textContent = LABELS[known]();
  byId("theme").dataset.now = known;
}

theme(new URLSearchParams(location.search).get("theme") ?? stored("playground.theme"));
byId("theme").addEventListener("click", () => {
  const next = THEMES[(THEMES.indexOf(byId("theme").dataset.now) + 1) % THEMES.length];
  theme(next);
  try {
    localStorage.setItem("playground.theme", next);
  } catch {
    // It holds until the page is left.
  }
});
// The other of two pages side by side follows.
addEventListener("storage", (event) => event.key === "playground.theme" && theme(event.newValue));

/** Says that the bot is typing in the channel that is open, until then or until its next message. */
let typingEnds = null;
function drawTyping() {
  clearTimeout(typingEnds);
  const left = (state.channels.get(state.channel)?.typing ?? 0) - (Date.now() + state.ahead);
  byId("typing").textContent = left > 0 ? say("{0} is typing …", state.bot.name) : "";
  if (left > 0) typingEnds = setTimeout(drawTyping, left);
}

function drawer(open) {
  byId("house").classList.toggle("drawn", open);
  byId("veil").hidden = !open;
  byId("menu").setAttribute("aria-expanded", String(open));
}

byId("menu").addEventListener("click", () => drawer(!byId("house").classList.contains("drawn")));
byId("veil").addEventListener("click", () => drawer(false));
byId("switches-open").addEventListener("click", () => {
  drawer(false);
  openSwitches();
});
addEventListener("keydown", (event) => event.key === "Escape" && drawer(false));

const rememberKey = () => `playground.channel.${state.seat}`;

/** Opens a channel, at a message if one is named. */
links.open = (channel, message) => {
  if (!state.channels.has(channel)) return;
  const moved = state.channel !== channel;
  state.channel = channel;
  try {
    sessionStorage.setItem(rememberKey(), channel);
  } catch {
    // Then it is the first channel next time.
  }
  drawer(false);
  if (moved) {
    drawComposer();
    drawMessages();
  }
  markRead(channel);
  drawSidebar();
  drawSwitches();
  drawTyping();
  if (message) show(message);
  else if (moved && matchMedia("(hover: hover)").matches) focusComposer();
};

onChange((what) => {
  if (what.first || what.language) {
    translatePage();
    theme(byId("theme").dataset.now);
  }
  if (what.first) {
    followBrowser();
    let remembered = state.channel;
    try {
      remembered ??= sessionStorage.getItem(rememberKey());
    } catch {
      // Nothing is remembered.
    }
    const before = state.channel;
    state.channel = [...state.channels.keys()].find((id) => id === remembered) ?? state.channels.keys().next().value;
    if (before !== state.channel || !byId("composer").children.length) drawComposer();
  } else if ((what.commands || what.language) && !isBusy()) drawComposer();
  if (!state.channels.has(state.channel)) {
    links.open(state.channels.keys().next().value);
    return;
  }
  // Messages name commands as the list of them does.
  if (what.messages || what.language || what.commands) {
    drawMessages();
    if (!document.hidden && isAtEnd()) markRead(state.channel);
  }
  drawSidebar();
  drawLanguage();
  drawSwitches();
  drawTyping();
});

document.addEventListener("visibilitychange", () => {
  if (!document.hidden && markRead(state.channel)) drawSidebar();
});
setInterval(refreshMoments, 15_000);

const seats = new URLSearchParams(location.search).get("seats");
if (seats) {
  const two = seats.split(",").slice(0, 2);
  document.body.replaceChildren(el("div", { class: "two" }, two.map((seat) =>
    el("iframe", { src: `/?${new URLSearchParams({ seat, framed: "" })}`, title: say("The seat of {0}", seat) }))));
  document.title = say("The playground, two seats");
} else {
  if (state.framed) document.body.classList.add("framed");
  listen();
}
