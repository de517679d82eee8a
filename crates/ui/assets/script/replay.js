// @ts-check
// Looking back: moments follow each other without a new page, and by themselves if somebody likes.
import { $, $$, parse, the, within } from "./dom.js";
import { glide, places } from "./glide.js";

/** The next moment that comes by itself. @type {number | null} */
let running = null;

/** What somebody would call it who looks for it again. @param {Element | null} element */
const name = (element) => element?.getAttribute("aria-label") ?? element?.textContent;

/** @param {string} url */
const go = async (url) => {
  const answer = await fetch(url, { headers: { Accept: "text/html" } });
  if (!answer.ok) return;
  const page = parse(await answer.text());
  const before = places();
  const held = name(document.activeElement);
  the("#replay", HTMLElement).replaceWith(the("#replay", HTMLElement, page));
  const { pathname, search } = new URL(url, location.href);
  the(".languages input[name=back]", HTMLInputElement).value = pathname + search;
  history.replaceState(null, "", url);
  glide(before);
  ready();
  $$("#replay a, #replay button, #replay input").find((element) => name(element) === held)?.focus({ preventScroll: true });
};

const slider = () => the("#replay input[type=range]", HTMLInputElement);
/** @param {"next" | "prev"} which */
const neighbour = (which) => the(`#replay a[rel=${which}]`, HTMLAnchorElement);

const next = async () => {
  if (slider().value === slider().max) { running = null; return ready(); }
  await go(neighbour("next").href);
  if (running) running = setTimeout(next, 1200);
};

const ready = () => {
  const button = the(".autoplay", HTMLElement);
  button.hidden = false;
  button.setAttribute("aria-pressed", String(running !== null));
  the("#replay .moments form button", HTMLElement).hidden = true;
};

export const replay = () => {
  if (!$("#replay")) return;
  document.addEventListener("click", (event) => {
    const link = within(event, "#replay nav a");
    if (link instanceof HTMLAnchorElement) { event.preventDefault(); go(link.href); }
    if (within(event, ".autoplay")) {
      clearTimeout(running ?? undefined);
      running = running ? null : setTimeout(next, 10);
      ready();
    }
  });
  document.addEventListener("change", (event) => {
    if (event.target === slider()) go(`${location.pathname}?at=${slider().value}`);
  });
  document.addEventListener("keydown", (event) => {
    if (within(event, "input")) return;
    if (event.key === "ArrowRight") neighbour("next").click();
    if (event.key === "ArrowLeft") neighbour("prev").click();
  });
  ready();
};
