// Making elements. Text always goes in as text, so nothing anybody writes can become markup.

import { state } from "./state.js";

/** An element with attributes (`on…` are listeners, `class` and data-… as usual) and children. */
export function el(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key === "style") Object.assign(node.style, value);
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

export const byId = (id) => document.getElementById(id);

/** Puts children in place of what an element holds. */
export function fill(node, ...children) {
  node.replaceChildren(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
}

/** Somebody's round sign: the first letter on their colour, a knight for the bot. */
export function face(person, size = "") {
  const kind = person.bot ? "bot" : person.seat ?? "bot";
  return el("span", { class: `face face-${kind} ${size}`, "aria-hidden": "true" }, person.bot ? "♞" : person.name[0]);
}

/** The time of day as it stands beside a message of several: in a narrow place, where `AM` may go to the next line. */
export const gapText = (ms) =>
  new Date(ms).toLocaleTimeString(state.switches.language, { hour: "numeric", minute: "2-digit" }).replace(/\s/gu, " ");

/** A time of day, and the date when it is not today. */
export function clockText(ms) {
  const then = new Date(ms);
  const time = then.toLocaleTimeString(state.switches.language, { hour: "2-digit", minute: "2-digit" });
  const today = new Date().toDateString() === then.toDateString();
  return today ? time : `${then.toLocaleDateString(state.switches.language, { day: "numeric", month: "short" })}, ${time}`;
}
