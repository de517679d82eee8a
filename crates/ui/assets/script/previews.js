// @ts-check
// Whatever has data-shows="x" lets everything with data-ghost="x" be seen while it is pointed at.
import { $$, within } from "./dom.js";

/** @param {Event} event */
const shown = (event) => {
  const key = within(event, "[data-shows]")?.dataset.shows;
  for (const ghost of $$("[data-ghost].shown")) if (ghost.dataset.ghost !== key) ghost.classList.remove("shown");
  const ghosts = key === undefined ? [] : $$(`[data-ghost="${CSS.escape(key)}"]`);
  for (const ghost of ghosts) ghost.classList.add("shown");
  for (const board of $$(".board")) board.toggleAttribute("data-previewing", ghosts.length > 0);
};

export const previews = () => {
  for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, shown);
};
