// The switches: what goes wrong with places and with Discord, in a sheet of their own; and the language of the seat, beside the seats.

import { act } from "./api.js";
import { byId, el, fill } from "./dom.js";
import { links } from "./markdown.js";
import { notice, self, state } from "./state.js";
import { say } from "./words.js";

/** What the bot may be kept from, by the playground's words. */
const DENIED = [
  ["send", "Sending messages"],
  ["attach", "Attaching files and embeds: no pictures"],
  ["threads", "Starting threads"],
  ["see", "Seeing the channel at all"],
];
const MOODS = [
  ["calm", "Calm: everything works"],
  ["slow", "Slow: every answer takes a second and a half"],
  ["failing", "Failing: every third message ends in an error 502"],
  ["limiting", "Strict: every third message is one too many (429, come back in two seconds)"],
];

async function set(what) {
  const answer = await act({ do: "switch", switch: what });
  if (answer.error) notice(state.channel, answer.error);
  return answer;
}

/** Begins in the browser's language, where the playground has it. The first browser in a seat decides: another one changes no open page. */
export function followBrowser() {
  const { chosen, languages = [] } = state.switches;
  if (chosen) return;
  const base = (word) => word.split("-")[0];
  const words = languages.map(({ word }) => word);
  const found = navigator.languages.map((own) => words.find((word) => word === own) ?? words.find((word) => base(word) === base(own))).find(Boolean);
  if (found) set({ set: "language", language: found });
}

/** The choice of the seat's language. */
export function drawLanguage() {
  const select = byId("language");
  const { languages = [], language } = state.switches;
  if (select.options.length !== languages.length) {
    fill(select, languages.map(({ word, name }) => el("option", { value: word, lang: word }, name)));
    select.onchange = () => set({ set: "language", language: select.value });
  }
  select.value = language;
  select.setAttribute("aria-label", say("The language of {0}", self()?.name ?? say("this seat")));
}

/** The channel of the server that permissions belong to, and what it is called. */
function place() {
  const open = state.channels.get(state.channel);
  const text = open?.kind === "thread" ? state.channels.get(open.parent) : open;
  return { open, text: text?.kind === "text" ? text : null };
}

function rows() {
  const { open, text } = place();
  const denied = text?.denied ?? [];
  const check = ([word, label]) => el("label", { class: "switch" },
    el("input", { type: "checkbox", checked: denied.includes(word), "data-testid": `deny-${word}`,
      onchange: (event) => {
        const now = place().text?.denied ?? [];
        const what = event.target.checked ? [...now, word] : now.filter((one) => one !== word);
        set({ set: "deny", channel: text.id, what });
      } }), el("span", {}, say(label)));
  const mood = ([word, label]) => el("label", { class: "switch" },
    el("input", { type: "radio", name: "mood", value: word, checked: state.switches.mood === word, "data-testid": `mood-${word}`,
      onchange: () => set({ set: "mood", mood: word }) }), el("span", {}, say(label)));
  return [
    text ? el("fieldset", {}, el("legend", {}, say("Taken away from the bot in #{0}", text.name)), DENIED.map(check)) : null,
    el("fieldset", {}, el("legend", {}, say("Places")),
      el("p", { class: "switch-buttons" },
        open && open.kind !== "dm" ? el("button", { type: "button", class: "button danger", "data-testid": "delete-channel",
          onclick: () => {
            byId("switches").close();
            set({ set: "delete", channel: open.id });
          } }, open.kind === "thread" ? say("Delete the thread {0}", open.name) : say("Delete #{0}", open.name)) : null,
        el("button", { type: "button", class: "button secondary", "data-testid": "add-channel",
          onclick: async () => {
            const answer = await set({ set: "add" });
            byId("switches").close();
            if (answer.channel) setTimeout(() => links.open(answer.channel), 50);
          } }, say("One more channel")))),
    el("fieldset", {}, el("legend", {}, say("Discord today")), MOODS.map(mood)),
  ];
}

/** Draws the sheet anew, if it is open. */
export function drawSwitches() {
  const trouble = state.switches.mood !== "calm" || place().text?.denied.length;
  byId("switches-open").classList.toggle("on", Boolean(trouble));
  const dialog = byId("switches");
  if (!dialog.open) return;
  const focused = dialog.contains(document.activeElement) ? document.activeElement.dataset.testid : null;
  fill(byId("switches-rows"), rows());
  if (focused) dialog.querySelector(`[data-testid="${focused}"]`)?.focus();
}

export function openSwitches() {
  byId("switches").showModal();
  drawSwitches();
}
