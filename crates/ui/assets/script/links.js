// @ts-check
// Links to send or to keep.
import { $$, the, within } from "./dom.js";

export const links = () => {
  for (const button of $$("button.copy")) button.hidden = false;
  document.addEventListener("click", async (event) => {
    const link = within(event, "input.link");
    if (link instanceof HTMLInputElement) link.select();
    const copy = within(event, "button.copy");
    if (!copy?.parentElement) return;
    const field = the("input.link", HTMLInputElement, copy.parentElement);
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      copy.textContent = copy.dataset.done ?? "";
    } catch { /* selected is good enough */ }
  });
};
