// A text field with a list of suggestions under it: arrows, Enter, Tab and Escape work as one expects.

import { el, fill } from "./dom.js";
import { say } from "./words.js";

let counter = 0;

/**
 * A combobox.
 *
 * `source(text)` gives (or promises) a list of `{label, value, note}`; `strict` takes only what is on it. `onsubmit` is
 * called for Enter when there is nothing to choose, `onescape` for Escape when no list is open.
 */
export function combobox({ name, label, placeholder, source, strict, wait = 0, testid = "option-field", optionTestid = "autocomplete-option", onsubmit, onescape, onempty, oninput }) {
  const id = `list-${++counter}`;
  let options = [];
  let active = -1;
  let chosen = null;
  let timer = 0;
  let asked = 0;
  // Whether the list belongs to another text than the field's, and whether Enter was pressed meanwhile.
  let pending = false;
  let entered = false;

  const list = el("ul", { id, role: "listbox", class: "suggestions", hidden: true, "aria-label": label });
  const input = el("input", {
    type: "text", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": id,
    "aria-label": label, placeholder, spellcheck: "false", autocapitalize: "off", autocomplete: "off",
    "data-testid": testid, "data-option": name,
  });
  const box = el("div", { class: "combobox" }, input, list);

  function awaits(yes) {
    pending = yes;
    if (!yes) entered = false;
    list.setAttribute("aria-busy", String(yes));
  }

  function close() {
    list.hidden = true;
    active = -1;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  }

  function draw(message) {
    fill(list, options.map((option, at) => el("li", {
      id: `${id}-${at}`, role: "option", "aria-selected": String(at === active), class: at === active ? "active" : "",
      "data-testid": optionTestid, "data-value": String(option.value),
      // Before the field loses its focus.
      onmousedown: (event) => {
        event.preventDefault();
        choose(option);
      },
    }, suggestion(option.label), option.note ? el("span", { class: "note" }, option.note) : null)),
    !options.length && message ? el("li", { class: "quiet", "aria-disabled": "true", role: "option" }, message) : null);
    list.hidden = !list.children.length;
    // Of a field near the right edge the list goes to the left, not over the side.
    list.style.translate = "";
    const over = list.getBoundingClientRect().right + 8 - document.documentElement.clientWidth;
    if (over > 0) list.style.translate = `${-over}px`;
    input.setAttribute("aria-expanded", String(!list.hidden));
    if (active >= 0) {
      input.setAttribute("aria-activedescendant", `${id}-${active}`);
      list.children[active]?.scrollIntoView({ block: "nearest" });
    } else input.removeAttribute("aria-activedescendant");
  }

  function choose(option) {
    chosen = option;
    input.value = option.label;
    asked += 1;
    awaits(false);
    close();
    box.classList.remove("wrong");
    oninput?.();
    box.dispatchEvent(new CustomEvent("chosen", { detail: option }));
  }

  async function ask() {
    const mine = ++asked;
    const text = chosen ? "" : input.value;
    const answer = source(text);
    if (answer instanceof Promise && list.hidden) {
      options = [];
      draw("…");
    }
    const found = await answer;
    // A later question has been asked, or the field was left.
    if (mine !== asked || document.activeElement !== input) return;
    options = found.options ?? found;
    active = options.length && (strict || text) ? 0 : -1;
    draw(found.message ?? (strict ? say("Nothing fits") : ""));
    const enters = entered;
    awaits(false);
    if (enters) enter();
  }

  /** Chooses what is marked, or sends what there is. */
  function enter() {
    const open = !list.hidden && options.length > 0;
    if (open && active >= 0 && !chosen) choose(options[active]);
    else onsubmit?.();
  }

  function later() {
    // What was asked before is no answer to this text.
    asked += 1;
    awaits(true);
    clearTimeout(timer);
    timer = setTimeout(ask, wait);
  }

  input.addEventListener("focus", ask);
  input.addEventListener("blur", () => {
    asked += 1;
    clearTimeout(timer);
    awaits(false);
    close();
    if (strict && !chosen && input.value) settle();
  });
  input.addEventListener("input", () => {
    chosen = null;
    box.classList.remove("wrong");
    oninput?.();
    later();
  });
  input.addEventListener("keydown", (event) => {
    const open = !list.hidden && options.length > 0;
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && !open) {
      event.preventDefault();
      ask();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      active = (active + (event.key === "ArrowDown" ? 1 : -1) + options.length) % options.length;
      draw();
    } else if (event.key === "Enter") {
      event.preventDefault();
      // Never from a list that belongs to another text: quick fingers would choose what they haven't seen.
      if (pending) entered = true;
      else enter();
    } else if (event.key === "Tab" && !event.shiftKey && open && active >= 0 && !chosen && input.value) {
      choose(options[active]);
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (!list.hidden) close();
      else onescape?.();
    } else if (event.key === "Backspace" && !input.value) {
      onempty?.();
    }
  });

  /** Of a strict field, what was typed in full counts as chosen. */
  function settle() {
    const typed = input.value.trim().toLowerCase();
    const exact = options.find((option) => option.label.toLowerCase() === typed || String(option.value).toLowerCase() === typed);
    if (exact) choose(exact);
    else box.classList.add("wrong");
  }

  return {
    node: box,
    input,
    focus: () => input.focus(),
    /** What is to be sent; `undefined` when nothing was given. */
    value() {
      if (strict && !chosen && input.value) settle();
      if (chosen) return chosen.value;
      return !strict && input.value ? input.value : undefined;
    },
    /** What is there so far, for asking about another field. */
    partial: () => (chosen ? chosen.value : input.value || undefined),
    isWrong: () => strict && Boolean(input.value) && !chosen,
    markWrong: () => box.classList.add("wrong"),
    setText(text) {
      chosen = null;
      input.value = text;
      later();
    },
  };
}

/** What stands before the first dot is the name, and what stands behind it only says more. */
function suggestion(label) {
  const at = label.indexOf(" · ");
  const [name, more] = at < 0 ? [label, ""] : [label.slice(0, at), label.slice(at)];
  return el("span", { class: "suggestion" }, name, more ? el("span", { class: "note" }, more) : null);
}
