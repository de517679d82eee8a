// @ts-check
// Looking back: moments follow each other without a new page, and by themselves, scene by scene, if somebody likes.
import { $, $$, parse, the, within } from "./dom.js";
import { glide, places } from "./glide.js";
import { PACES, pace, setPace } from "./pace.js";
import { player } from "./player.js";

/** What somebody would call it who looks for it again. @param {Element | null} element */
const name = (element) => element?.getAttribute("aria-label") ?? element?.textContent;

const here = () => the("#replay", HTMLElement);
const slider = () => the("#replay input[type=range]", HTMLInputElement);

/** The page of a moment. @param {string} at */
const address = (at) => `${location.pathname}?at=${at}`;

/** @param {string} url */
const note = (url) => {
  const { pathname, search } = new URL(url, location.href);
  the(".languages input[name=back]", HTMLInputElement).value = pathname + search;
  history.replaceState(null, "", url);
};

/** Of several moments somebody wanted to see, the last counts. */
let wanted = 0;

/** @param {string} url */
const go = async (url) => {
  wanted += 1;
  const mine = wanted;
  const answer = await fetch(url, { headers: { Accept: "text/html" } });
  if (!answer.ok) return;
  const page = parse(await answer.text());
  if (mine !== wanted) return;
  const before = places();
  const held = name(document.activeElement);
  here().replaceWith(the("#replay", HTMLElement, page));
  note(url);
  glide(before);
  ready();
  $$("#replay a, #replay button, #replay input").find((element) => name(element) === held)?.focus({ preventScroll: true });
};

/** @type {ReturnType<typeof player> | null} */
let show = null;

const ready = () => {
  const button = the(".autoplay", HTMLElement);
  button.hidden = false;
  button.setAttribute("aria-pressed", String(show?.isRunning() ?? false));
  const tempo = the("#replay .tempo", HTMLElement);
  tempo.hidden = false;
  tempo.textContent = `${Number(pace()) || 1}×`;
  the("#replay .moments form button", HTMLElement).hidden = true;
};

/** Goes on by itself from the moment that is seen, or stops there. */
const autoplay = () => {
  if (!show) return;
  if (show.isRunning()) return show.skip();
  show.play(here().dataset.at ?? "0", here().dataset.end ?? "0");
  ready();
};

export const replay = () => {
  if (!$("#replay")) return;
  show = player({
    table: `/t/${here().dataset.id}`,
    field: () => the("#replay .field", HTMLElement),
    me: () => undefined,
    seen: (at) => {
      here().dataset.at = at;
      slider().value = at.split(".")[0];
      note(address(at));
    },
    done: () => { go(address(here().dataset.at ?? "0")); },
  });
  document.addEventListener("click", (event) => {
    const link = within(event, "#replay nav a");
    if (link instanceof HTMLAnchorElement) { event.preventDefault(); show?.skip(); go(link.href); }
    if (within(event, ".autoplay")) autoplay();
    const again = within(event, "#replay a[data-do=scene]");
    if (again) { event.preventDefault(); show?.skip(); show?.play(again.dataset.from ?? "0", again.dataset.to ?? "0"); ready(); }
    if (within(event, "#replay [data-do=pace]")) { setPace(PACES[(PACES.indexOf(pace()) + 1) % 3] ?? "1"); ready(); }
  });
  document.addEventListener("change", (event) => {
    if (event.target === slider()) { show?.skip(); go(address(slider().value)); }
  });
  document.addEventListener("keydown", (event) => {
    if (within(event, "input")) return;
    if (event.key === "ArrowRight") the("#replay a[rel=next]", HTMLAnchorElement).click();
    if (event.key === "ArrowLeft") the("#replay a[rel=prev]", HTMLAnchorElement).click();
    if (event.key === " " && show?.isRunning() && !within(event, "button, a")) { event.preventDefault(); show.next(); }
  });
  ready();
};
