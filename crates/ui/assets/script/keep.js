// @ts-check
// What somebody has opened, chosen or written stays when the table changes.
import { $, $$ } from "./dom.js";

const fields = () => /** @type {HTMLInputElement[]} */ ($$("#table input[name=text], #table .here input[name=name]"));
const boxes = () => $$("#table .sheet, #table .courts, #table .field");

/** What tells one thing from another when both are drawn anew. @param {Element} element */
const trait = (element) => {
  const { name, value } = /** @type {HTMLInputElement} */ (element);
  return [name, value, element.getAttribute("aria-label")].join("\n");
};

/** Notes everything; what comes back puts it into a table that has taken the place of this one. */
export const remember = () => {
  const open = $$("#table details[open]").map((details) => details.className);
  const about = /** @type {HTMLInputElement | null} */ ($("input[name=about]:checked"))?.value;
  const words = fields().map((field) => field.value);
  const focus = document.activeElement;
  const held = focus?.closest("#table") ? { trait: trait(focus), isSpot: focus.matches(".spot") } : null;
  const scrolled = boxes().map((box) => box.scrollTop);
  const refocus = () => {
    if (!held) return;
    const same = $$("#table button, #table input, #table .spot[tabindex]").find((element) => trait(element) === held.trait);
    (same ?? (held.isSpot ? $("#table .spot.offered") : null))?.focus({ preventScroll: true });
  };
  return () => {
    for (const details of $$("#table details")) if (open.includes(details.className)) details.setAttribute("open", "");
    const radio = about && $(`input[name=about][value="${about}"]`);
    if (radio instanceof HTMLInputElement) radio.checked = true;
    fields().forEach((field, at) => { field.value = words[at] ?? ""; });
    boxes().forEach((box, at) => { box.scrollTop = scrolled[at] ?? 0; });
    refocus();
  };
};
