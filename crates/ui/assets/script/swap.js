// @ts-check
// Puts a fresh page's table in the place of this one: what is around the board at once, the board when nothing is shown that
// leads there.
import { $, the } from "./dom.js";
import { glide, places } from "./glide.js";
import { remember } from "./keep.js";
import { morph } from "./morph.js";
import { call, showSettings } from "./settings.js";
import { mountStage } from "./stage.js";
import { markUnread } from "./talk.js";
import { hide } from "./tips.js";

export const table = () => the("#table", HTMLElement);

/** The newest table there is; its board may not be in place yet. @type {HTMLElement | null} */
let newest = null;
let isMounted = true;

/** Where the mouse rests. @type {PointerEvent | null} */
let resting = null;
document.addEventListener("pointermove", (event) => { resting = event.pointerType === "mouse" ? event : null; }, { passive: true });

/** What lies under a mouse that rests may mean something else now: it is pointed at anew. */
const pointAnew = () => {
  if (!resting) return;
  const { clientX, clientY, pointerType } = resting;
  document.elementFromPoint(clientX, clientY)?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, clientX, clientY, pointerType }));
};

/** The board of the newest table is put in place; pieces glide there. */
export const mount = () => {
  if (!newest) return;
  const fresh = newest;
  isMounted = true;
  const before = places();
  hide();
  morph(the("#table > .field", HTMLElement), /** @type {Element} */ (the(".field", HTMLElement, fresh).cloneNode(true)));
  const over = $(".over", fresh);
  mountStage(over && /** @type {Element} */ (over.cloneNode(true)));
  glide(before);
  requestAnimationFrame(pointAnew); // when everything else is in its place again
};

/** The newest is in sight. */
const toNewest = () => { const list = $(".since ol"); if (list) list.scrollTop = list.scrollHeight; };

/** What this page showed when it came is the first that can be put in place again. */
export const keepFirst = () => { newest = /** @type {HTMLElement} */ (table().cloneNode(true)); toNewest(); };

/** @type {(page: Document, fresh: HTMLElement, withBoard: boolean) => void} */
export const swap = (page, fresh, withBoard) => {
  the("#seats", HTMLElement).replaceWith(the("#seats", HTMLElement, page));
  document.documentElement.dataset.bots = page.documentElement.dataset.bots;
  // A page that says the same again is not put in place: nothing should move under a hand.
  const isSame = newest !== null && newest.isEqualNode(fresh);
  newest = fresh;
  if (isSame && (isMounted || !withBoard)) return;
  const wasMine = table().dataset.mine !== undefined;
  const restore = remember();
  const old = table();
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) old.setAttribute(name, value);
  for (const part of [".notes", ".bar"]) {
    the(`#table > ${part}`, HTMLElement).replaceWith(the(part, HTMLElement, fresh).cloneNode(true));
  }
  isMounted = false;
  if (withBoard) mount();
  the("link[rel=icon]", HTMLLinkElement).href = the("link[rel=icon]", HTMLLinkElement, page).href;
  document.title = page.title;
  restore();
  toNewest();
  showSettings();
  markUnread();
  if (!wasMine && fresh.dataset.mine !== undefined) call();
};
