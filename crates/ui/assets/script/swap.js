// @ts-check
// Puts a fresh page's table in the place of this one.
import { still, the } from "./dom.js";
import { glide, places } from "./glide.js";
import { remember } from "./keep.js";
import { call, showSettings } from "./settings.js";
import { markUnread } from "./talk.js";
import { hide } from "./tips.js";

/** The table as it was last put in place. @type {string | null} */
let shown = null;

export const table = () => the("#table", HTMLElement);

/** @type {(page: Document, fresh: HTMLElement) => void} */
export const swap = (page, fresh) => {
  const markup = fresh.outerHTML;
  the("#seats", HTMLElement).replaceWith(the("#seats", HTMLElement, page));
  // A page that says the same again is not put in place: nothing should move under a hand.
  if (markup === shown) return;
  shown = markup;
  const wasMine = table().dataset.mine !== undefined;
  const before = places();
  const restore = remember();
  hide();
  const put = () => {
    table().replaceWith(fresh);
    the("link[rel=icon]", HTMLLinkElement).href = the("link[rel=icon]", HTMLLinkElement, page).href;
    document.title = page.title;
    restore();
    showSettings();
    markUnread();
    glide(before);
    if (!wasMine && fresh.dataset.mine !== undefined) call();
  };
  if (!document.startViewTransition || still() || document.hidden) return put();
  // A second change may cut a fade short; that is no error.
  const fade = document.startViewTransition(put);
  for (const done of [fade.ready, fade.finished, fade.updateCallbackDone]) done.catch(() => {});
};
