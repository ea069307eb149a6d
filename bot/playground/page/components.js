// A message's controls: buttons, menus, and what stands around them.

import { act } from "./api.js";
import { openModal, openPicture } from "./dialogs.js";
import { el } from "./dom.js";
import { markdown } from "./markdown.js";
import { state, trouble } from "./state.js";
import { say } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };
const LINK = 5;
/** A picture between messages is at most this large, in pixels: as in Discord's own program. */
const WIDEST = 550;
const TALLEST = 350;
/** And so much of a window's height, in hundredths: what is asked above it and the menus below are seen together. */
const SHARE = 40;

/** Components as elements. */
export function components(message, list) {
  return list.map((component) => one(message, component)).filter(Boolean);
}

function one(message, component) {
  switch (component.type) {
    case 1:
      return el("div", { class: "row" }, components(message, component.components ?? []));
    case 2:
      return button(message, component);
    case 3:
    case 5:
    case 7:
    case 8:
      return menu(message, component);
    case 9:
      return el("div", { class: "section" }, el("div", {}, components(message, component.components ?? [])),
        component.accessory ? one(message, component.accessory) : null);
    case 10:
      return el("div", { class: "text" }, markdown(component.content ?? "", message.mentions));
    case 11:
      return picture(message, component.media, component.description);
    case 12:
      return el("div", { class: "gallery" }, (component.items ?? []).map((item) => picture(message, item.media, item.description)));
    case 14:
      return el("hr");
    case 17:
      return el("div", { class: "box", style: accent(component.accent_color) }, components(message, component.components ?? []));
    default:
      return null;
  }
}

export function accent(colour) {
  return typeof colour === "number" ? { borderInlineStartColor: `#${colour.toString(16).padStart(6, "0")}` } : {};
}

/** A picture of the message that is named by `attachment://`. */
export function picture(message, media, alt) {
  const name = media?.url?.replace(/^attachment:\/\//, "");
  const file = message.files.find((file) => file.name === name);
  return file ? image({ ...file, alt: alt || file.alt }) : null;
}

/** A picture one may enlarge. */
export function image(file) {
  // The size is known before the picture is there, so that nothing jumps when it comes.
  const shape = file.width && file.width / file.height;
  const width = shape && `min(${Math.min(file.width, WIDEST, TALLEST * shape)}px, ${SHARE * shape}dvh)`;
  const style = width ? { width, aspectRatio: `${file.width} / ${file.height}` } : {};
  return el("button", { type: "button", class: "image", title: say("Enlarge"), "aria-label": say("Enlarge: {0}", file.alt || file.name),
    onclick: () => openPicture(file) },
  el("img", { src: file.url, alt: file.alt || file.name, style, "data-testid": "attachment" }));
}

function emoji(emoji) {
  if (!emoji) return null;
  if (!emoji.id) return el("span", { class: "emoji" }, emoji.name);
  // Beside a label a picture says nothing more, so it is not read out.
  return el("img", { class: "emoji", src: `/emojis/${emoji.id}.png`, alt: "", title: `:${emoji.name}:`, "data-testid": "emoji" });
}

/** Does something with a control while it shows that it is busy. */
async function busy(node, message, what) {
  node.classList.add("busy");
  node.setAttribute("aria-busy", "true");
  const answer = await act(what);
  node.classList.remove("busy");
  node.removeAttribute("aria-busy");
  // What went wrong is said where the finger was.
  const settle = (answer) => {
    trouble(message.id, answer.failed ? say("The application did not respond.") : answer.error);
    if (answer.modal) openModal(answer.modal, settle);
  };
  settle(answer);
}

function button(message, component) {
  const inside = [emoji(component.emoji), component.label ? el("span", {}, component.label) : null];
  if (component.style === LINK) {
    return el("a", { class: "button link", href: /^https?:/.test(component.url) ? component.url : "#", target: "_blank", rel: "noopener noreferrer" }, inside, el("span", { "aria-hidden": "true" }, "↗"));
  }
  const node = el("button", {
    type: "button", class: `button ${STYLES[component.style] ?? "secondary"}`, disabled: Boolean(component.disabled),
    "data-testid": "button", "data-custom-id": component.custom_id,
    "aria-label": component.label ? undefined : component.emoji?.name,
    onclick: () => {
      if (!node.classList.contains("busy")) busy(node, message, { do: "press", message: message.id, custom_id: component.custom_id });
    },
  }, inside);
  return node;
}

/** What a menu offers: `{label, value, note, chosen, picture}`. */
function offers(component) {
  if (component.type === 3) {
    return (component.options ?? []).map(({ label, value, description, default: chosen, emoji }) => ({
      label: emoji && !emoji.id ? `${emoji.name} ${label}` : label, value, note: description, chosen, picture: emoji?.id && emoji,
    }));
  }
  if (component.type === 8) {
    return [...state.channels.values()].filter(({ kind }) => kind !== "dm").map(({ id, name }) => ({ label: `#${name}`, value: id }));
  }
  return state.people.map(({ id, name }) => ({ label: name, value: id }));
}

function menu(message, component) {
  const list = offers(component);
  const most = component.max_values ?? 1;
  const common = { "data-testid": "select", "data-custom-id": component.custom_id, disabled: Boolean(component.disabled) };
  const placeholder = component.placeholder || say("Choose …");
  const send = (node, values) => busy(node, message, { do: "select", message: message.id, custom_id: component.custom_id, values });
  if (most === 1 && (component.min_values ?? 1) === 1) {
    const select = el("select", { ...common, class: "menu", "aria-label": placeholder, onchange: async () => {
      const value = select.value;
      if (value) await send(select, [value]);
      if (!list.some(({ chosen }) => chosen)) select.selectedIndex = 0;
    } },
    el("option", { value: "", disabled: true, hidden: true, selected: !list.some(({ chosen }) => chosen) }, placeholder),
    // Browsers whose menus show only text leave pictures out, and have a note behind its label instead of below.
    list.map(({ label, value, note, chosen, picture }) => el("option", { value, selected: Boolean(chosen) },
      picture ? emoji(picture) : null, el("span", {}, label, note ? [el("i", {}, "  ·  "), el("small", {}, note)] : null))));
    return select;
  }
  const boxes = list.map(({ value, chosen }) => {
    const box = el("input", { type: "checkbox", value });
    box.checked = Boolean(chosen);
    return box;
  });
  const done = el("button", { type: "button", class: "button primary", onclick: () => send(holder, boxes.filter((box) => box.checked).map((box) => box.value)) }, say("Choose"));
  const count = () => {
    const chosen = boxes.filter((box) => box.checked).length;
    done.disabled = chosen < (component.min_values ?? 1) || chosen > most;
  };
  const holder = el("details", { ...common, class: "menu many" }, el("summary", {}, placeholder),
    list.map(({ label, note, picture }, at) => el("label", {}, boxes[at], picture ? emoji(picture) : null, label, note ? el("small", {}, note) : null)), done);
  holder.addEventListener("change", count);
  count();
  return holder;
}
