// @ts-check
// A note beside whatever is pointed at: what it would do, or why it cannot be done.
import { $, $$, make, within } from "./dom.js";

/** @type {HTMLElement | null} */
let tip = null;
/** What the note stays beside, once somebody has clicked there. @type {HTMLElement | null} */
let fixed = null;

export const hide = () => {
  tip?.remove();
  tip = null;
  fixed = null;
};

/** @type {(note: HTMLElement, target: HTMLElement) => void} */
const place = (note, target) => {
  const box = target.getBoundingClientRect();
  const [wide, high] = [note.offsetWidth, note.offsetHeight];
  const below = !target.closest(".bar") && box.bottom + 8 + high < innerHeight;
  const left = Math.max(8, Math.min(box.left + box.width / 2 - wide / 2, innerWidth - wide - 8));
  note.style.left = `${left}px`;
  note.style.top = `${below ? box.bottom + 8 : Math.max(8, box.top - 8 - high)}px`;
};

/** @type {(target: HTMLElement, stay: boolean) => void} */
export const show = (target, stay) => {
  const { label, why, rule, seals } = target.dataset;
  const then = target.getAttribute("aria-description");
  hide();
  if (why === undefined && !then && seals === undefined) return;
  for (const title of $$("title", target)) title.remove();
  tip = make("div", why === undefined ? "tip" : "tip locked");
  tip.classList.toggle("pinned", stay);
  tip.setAttribute("role", "status");
  if (label) tip.append(make("b", "", label));
  if (then) tip.append(make("p", "", then));
  if (seals !== undefined) tip.append(make("p", "final", $("button.offer[data-seals] .unseen")?.textContent ?? ""));
  if (why !== undefined) {
    const reason = make("p", "", `${why} `);
    const link = make("a", "rule", rule);
    link.href = `/rules/${rule}`;
    reason.append(link);
    tip.append(reason);
  }
  document.body.append(tip);
  place(tip, target);
  if (stay) fixed = target;
};

/** @param {Event} event */
const pointed = (event) => within(event, "#table .spot.offered, #table .spot.barred, #table button.offer");

export const tips = () => {
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch" || within(event, ".tip")) return;
    const target = pointed(event);
    if (!target) { if (!fixed) hide(); } else if (target !== fixed) show(target, false);
  });
  document.addEventListener("focusin", (event) => {
    const target = pointed(event);
    if (target?.matches(":focus-visible")) show(target, false); else if (!fixed) hide();
  });
  document.addEventListener("pointerdown", (event) => { if (!within(event, ".tip") && !pointed(event)) hide(); });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") hide(); });
};
