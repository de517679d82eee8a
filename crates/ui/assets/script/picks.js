// @ts-check
// Choosing on the board: by clicks, by keys, from a small menu where there are several choices at one place.
import { $, $$, make, the, within } from "./dom.js";
import { show } from "./tips.js";

/** Sends the number of a choice. @typedef {(number: string) => void} Pick */

/** A small menu made of the list's own words. @type {(numbers: string[], pick: Pick) => void} */
const menu = (numbers, pick) => {
  $(".menu")?.remove();
  const box = make("div", "menu");
  box.setAttribute("role", "menu");
  for (const number of numbers) {
    const button = /** @type {HTMLButtonElement} */ (the(`button.offer[value="${number}"]`, HTMLButtonElement).cloneNode(true));
    button.type = "button";
    button.setAttribute("role", "menuitem");
    button.addEventListener("click", () => { box.remove(); pick(number); });
    box.append(button);
  }
  the(".ask", HTMLElement).append(box);
  $("button", box)?.focus();
};

/** @type {(spot: HTMLElement, send: Pick) => void} */
const choose = (spot, send) => {
  const { pick, picks, why } = spot.dataset;
  if (pick !== undefined) send(pick);
  else if (picks !== undefined) menu(picks.split(" "), send);
  else if (why !== undefined) show(spot, true);
};

const closeDrawers = () => { for (const drawer of $$(".drawer[open]")) drawer.removeAttribute("open"); };

/** @type {Record<string, () => void>} */
const keys = {
  u: () => $("button[value=undo]")?.click(),
  e: () => $("button[value=end]")?.click(),
  "?": () => $(".why summary")?.click(),
  r: () => { location.href = the(".why a.rules", HTMLAnchorElement).href; },
};

/** @type {Record<string, number>} */
const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** @param {Pick} pick */
export const picks = (pick) => {
  document.addEventListener("click", (event) => {
    const spot = within(event, "#table .spot");
    if (spot) choose(spot, pick);
    if (!within(event, ".drawers, .tip") && matchMedia("(min-width: 1000px)").matches) closeDrawers();
  });
  document.addEventListener("keydown", (event) => {
    const spot = within(event, ".spot");
    if (spot && (event.key === "Enter" || event.key === " ")) { event.preventDefault(); choose(spot, pick); return; }
    if (within(event, "input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") closeDrawers();
    keys[event.key]?.();
    const step = steps[event.key];
    if (step && (spot || event.target === document.body)) {
      const spots = $$("#table .spot.offered");
      const next = spots[spot ? (spots.indexOf(spot) + step + spots.length) % spots.length : 0];
      if (next) { event.preventDefault(); next.focus(); }
    }
  });
};
