// Forms the bot opens, and pictures at full size.

import { act } from "./api.js";
import { byId, el, fill } from "./dom.js";
import { say } from "./words.js";

const PARAGRAPH = 2;

/** Shows a form; `after` gets the answer once it was sent. */
export function openModal(modal, after) {
  const dialog = byId("modal");
  const inputs = modal.form.components.flatMap((row) => row.components ?? []);
  const fields = inputs.map((input) => {
    const optional = input.required === false;
    const field = el(input.style === PARAGRAPH ? "textarea" : "input", {
      id: `field-${input.custom_id}`, "data-testid": "modal-field", "data-custom-id": input.custom_id, required: !optional,
      minlength: input.min_length, maxlength: input.max_length ?? 4000, placeholder: input.placeholder, autocomplete: "off",
      rows: input.style === PARAGRAPH ? 4 : undefined, spellcheck: "false",
    });
    field.value = input.value ?? "";
    return { input, field, optional };
  });
  const trouble = el("p", { class: "hint bad", role: "alert" });
  const form = el("form", { onsubmit: send },
    el("h2", { id: "modal-title" }, modal.form.title),
    fields.map(({ input, field, optional }) => el("label", {}, el("span", {}, input.label, optional ? el("small", {}, say(" optional")) : null), field)),
    trouble,
    el("div", { class: "ends" },
      el("button", { type: "button", class: "button secondary", "data-testid": "modal-cancel", onclick: () => dialog.close() }, say("Cancel")),
      el("button", { type: "submit", class: "button primary", "data-testid": "modal-submit" }, say("Submit"))));

  async function send(event) {
    event.preventDefault();
    const answer = await act({
      do: "submit", channel: modal.channel, source: modal.source, form: modal.form,
      fields: fields.map(({ input, field }) => [input.custom_id, field.value]),
    });
    if (answer.error || answer.failed) {
      trouble.textContent = answer.error ?? say("The application did not respond. What you wrote is still here.");
      return;
    }
    dialog.close();
    after(answer);
  }

  fill(dialog, form);
  dialog.showModal();
  fields[0]?.field.focus();
}

/** Shows a picture as large as fits. */
export function openPicture(file) {
  const dialog = byId("picture");
  fill(dialog,
    el("img", { src: file.url, alt: file.alt || file.name }),
    el("p", {}, file.alt || el("em", {}, say("This picture has no description."))),
    el("button", { type: "button", class: "round", "aria-label": say("Close"), onclick: () => dialog.close() }, "✕"));
  dialog.onclick = (event) => {
    if (event.target === dialog || event.target.tagName === "IMG") dialog.close();
  };
  dialog.showModal();
}
