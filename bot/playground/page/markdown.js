// The part of Markdown that messages use, as elements.

import { el } from "./dom.js";
import { localPath, personById, state } from "./state.js";
import { say } from "./words.js";

/** Opens a place of this page; set by the app. */
export const links = { open: () => {} };

/** The ids of those whose names came with the message that is being shown. */
let named = [];

/** A text as elements; `mentions` are the ids of those whose names came with it. */
export function markdown(text, mentions = []) {
  named = mentions;
  const parts = text.split(/```(?:[a-z0-9+-]*\n)?([\s\S]*?)```/i);
  const nodes = [];
  parts.forEach((part, at) => {
    if (at % 2) nodes.push(el("pre", {}, el("code", {}, part.replace(/\n$/, ""))));
    else nodes.push(...blocks(at > 0 ? part.replace(/^\n/, "") : part));
  });
  return nodes;
}

const LINE_KINDS = [
  ["quote", /^> ?(.*)$/],
  ["list", /^\s*[-*] (.*)$/],
  ["numbers", /^\s*\d+\. (.*)$/],
  ["h3", /^#{1,3} (.*)$/],
  ["small", /^-# (.*)$/],
];

/** Lines of one kind together: quotes, lists, headings, small print, plain text. */
function blocks(text) {
  const groups = [];
  for (const line of text.split("\n")) {
    const [kind, pattern] = LINE_KINDS.find(([, pattern]) => pattern.test(line)) ?? ["plain"];
    const content = pattern ? line.match(pattern)[1] : line;
    const last = groups.at(-1);
    if (last?.kind === kind && !["h3", "small"].includes(kind)) last.lines.push(content);
    else groups.push({ kind, lines: [content] });
  }
  return groups.flatMap(({ kind, lines }) => {
    switch (kind) {
      case "quote":
        return el("blockquote", {}, inline(lines.join("\n")));
      case "list":
        return el("ul", {}, lines.map((line) => el("li", {}, inline(line))));
      case "numbers":
        return el("ol", {}, lines.map((line) => el("li", {}, inline(line))));
      case "h3":
      case "small":
        return el(kind === "small" ? "small" : "h3", {}, inline(lines[0]));
      default: {
        const joined = lines.join("\n").replace(/^\n+|\n+$/g, "");
        return joined ? el("p", {}, inline(joined)) : [];
      }
    }
  });
}

/** What may stand inside a line; the first that matches at the earliest place counts. */
const INLINE = [
  [/\\([^\w\s])/, (match) => match[1]],
  [/`([^`\n]+)`/, (match) => el("code", {}, match[1])],
  [/\|\|([\s\S]+?)\|\|/, (match) => spoiler(match[1])],
  [/\*\*([\s\S]+?)\*\*/, (match) => el("strong", {}, inline(match[1]))],
  [/__([\s\S]+?)__/, (match) => el("u", {}, inline(match[1]))],
  [/~~([\s\S]+?)~~/, (match) => el("s", {}, inline(match[1]))],
  [/\*([^\s*](?:[^*]*[^\s*])?)\*/, (match) => el("em", {}, inline(match[1]))],
  [/(?<![\w])_([^\s_](?:[^_]*[^\s_])?)_(?![\w])/, (match) => el("em", {}, inline(match[1]))],
  [/<@!?(\d+)>/, (match) => mention(match[1])],
  [/<#(\d+)>/, (match) => place(match[1])],
  [/<t:(-?\d+)(?::([tTdDfFR]))?>/, (match) => moment(Number(match[1]), match[2] ?? "f")],
  [/<\/([\w -]+):\d+>/, (match) => el("code", { class: "command-name" }, `/${localPath(match[1])}`)],
  [/<a?:(\w+):\d+>/, (match) => `:${match[1]}:`],
  [/\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (match) => link(match[2], inline(match[1]))],
  [/<(https?:\/\/[^\s>]+)>/, (match) => link(match[1])],
  [/https?:\/\/[^\s<>]+[^\s<>.,:;"'\])]/, (match) => link(match[0])],
];

/** A line's parts. */
export function inline(text) {
  const nodes = [];
  let rest = text;
  while (rest) {
    let best = null;
    for (const [pattern, make] of INLINE) {
      const match = pattern.exec(rest);
      if (match && (!best || match.index < best.match.index)) best = { match, make };
    }
    if (!best) {
      nodes.push(rest);
      break;
    }
    if (best.match.index) nodes.push(rest.slice(0, best.match.index));
    const made = best.make(best.match);
    nodes.push(...(Array.isArray(made) ? made : [made]));
    rest = rest.slice(best.match.index + best.match[0].length);
  }
  return nodes;
}

/** A text without its marks, for one line in a list. */
export function plain(text, mentions) {
  const holder = el("div", {}, markdown(text, mentions));
  return holder.textContent.replace(/\s+/g, " ").trim();
}

function spoiler(text) {
  const node = el("button", { type: "button", class: "spoiler", "aria-label": say("Spoiler: show it") });
  const inside = el("span", { "aria-hidden": "true" }, inline(text));
  node.append(inside);
  node.addEventListener("click", () => {
    node.classList.add("shown");
    node.removeAttribute("aria-label");
    inside.removeAttribute("aria-hidden");
  });
  return node;
}

/** Somebody who is mentioned: by name where that came with the message, or for oneself; by digits else, as Discord's clients do
    with people they haven't met. */
function mention(id) {
  const person = personById(id);
  const own = person !== undefined && person.seat === state.seat;
  if (!own && !person?.bot && !named.includes(id)) return el("span", { class: "mention unresolved" }, `<@${id}>`);
  return el("span", { class: own ? "mention own" : "mention" }, `@${person?.name ?? say("somebody")}`);
}

function place(id, message) {
  const channel = state.channels.get(id);
  const label = `${channel?.kind === "dm" ? "@" : "#"}${channel?.name ?? say("elsewhere")}${message ? say(" › a message") : ""}`;
  if (!channel) return el("span", { class: "mention" }, label);
  return el("a", { class: "mention", href: "#", onclick: (event) => {
    event.preventDefault();
    links.open(id, message);
  } }, label);
}

function link(address, inside) {
  const own = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/.exec(address);
  if (own) {
    const node = place(own[1], own[2]);
    if (inside) node.replaceChildren(...inside);
    return node;
  }
  return el("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, inside ?? address);
}

const MOMENTS = {
  t: { hour: "2-digit", minute: "2-digit" },
  T: { hour: "2-digit", minute: "2-digit", second: "2-digit" },
  d: { day: "2-digit", month: "2-digit", year: "numeric" },
  D: { day: "numeric", month: "long", year: "numeric" },
  f: { day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
  F: { weekday: "long", day: "numeric", month: "long", year: "numeric", hour: "2-digit", minute: "2-digit" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function moment(seconds, style) {
  const date = new Date(seconds * 1000);
  const whole = Number.isNaN(date.getTime()) ? say("some day") : date.toLocaleString(state.switches.language, MOMENTS.F);
  const node = el("time", { title: whole, "data-moment": seconds, "data-style": style });
  node.textContent = momentText(seconds, style);
  return node;
}

function momentText(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return say("some day");
  if (style !== "R") return date.toLocaleString(state.switches.language, MOMENTS[style]);
  const away = seconds - (Date.now() + state.ahead) / 1000;
  const [unit, length] = UNITS.find(([, length]) => Math.abs(away) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(state.switches.language, { numeric: "auto" }).format(Math.round(away / length), unit);
}

/** Relative times grow old: called now and then. */
export function refreshMoments() {
  for (const node of document.querySelectorAll('time[data-style="R"]')) {
    node.textContent = momentText(Number(node.dataset.moment), "R");
  }
}
