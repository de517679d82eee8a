// @ts-check
// Pieces glide from where they were to where they are; what has changed glows once.
import { $, $$, still } from "./dom.js";

/** How a piece looked when it was put in place: before anybody pointed at it. @type {WeakMap<Element, string>} */
const looks = new WeakMap();
/** @param {Element} piece */
const look = (piece) => looks.get(piece) ?? piece.outerHTML;

/** @typedef {Map<string | undefined, [DOMRect, string]>} Places */

/** Where every piece is, and how it looks. @returns {Places} */
export const places = () =>
  new Map($$("main [data-piece]").map((piece) => [piece.dataset.piece, [piece.getBoundingClientRect(), look(piece)]]));

/** @param {Places} before */
export const glide = (before) => {
  const pieces = $$("main [data-piece]");
  for (const piece of pieces) looks.set(piece, piece.outerHTML);
  for (const piece of pieces) {
    const [was, looked] = before.get(piece.dataset.piece) ?? [];
    const from = was ?? before.get(piece.dataset.from)?.[0]; // a new piece comes from where such pieces come
    const single = !$("[data-piece]", piece);
    if (single && looked !== look(piece)) piece.classList.add("changed");
    if (!from) continue;
    const to = piece.getBoundingClientRect();
    const [dx, dy] = [from.left - to.left, from.top - to.top];
    if (still() || !to.width || !from.width || Math.hypot(dx, dy) < 3) continue;
    const scale = unit(piece);
    const frames = [{ transform: `translate(${dx / scale}px, ${dy / scale}px)` }, { transform: "none" }];
    piece.animate(frames, { duration: 280, easing: "cubic-bezier(.3,.7,.3,1)" });
  }
};

/**
 * Notes where the pieces of some parts are; what comes back lets them glide from there once the parts have changed.
 * @type {(parts: (HTMLElement | null)[]) => (duration: number) => void}
 */
export const glideWithin = (parts) => {
  const roots = parts.filter((part) => part !== null);
  const pieces = () => roots.flatMap((root) => $$("[data-piece]", root).filter((piece) => !$("[data-piece]", piece)));
  const before = new Map(pieces().map((piece) => [piece.dataset.piece, piece.getBoundingClientRect()]));
  return (duration) => {
    if (still()) return;
    const moved = pieces().map((piece) => ({ piece, from: before.get(piece.dataset.piece), to: piece.getBoundingClientRect() }));
    for (const { piece, from, to } of moved) {
      if (!to.width) continue;
      if (!from) { piece.animate([{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1 }], { duration }); continue; }
      const [dx, dy] = [from.left - to.left, from.top - to.top];
      if (!from.width || Math.hypot(dx, dy) < 3) continue;
      const scale = unit(piece);
      const frames = [{ transform: `translate(${dx / scale}px, ${dy / scale}px)` }, { transform: "none" }];
      piece.animate(frames, { duration, easing: "cubic-bezier(.3,.7,.2,1)" });
    }
  };
};

/** Inside a drawing a length is in its own units. @param {Element} piece */
const unit = (piece) => {
  const drawn = piece instanceof SVGGraphicsElement && piece.ownerSVGElement ? piece : null;
  return drawn?.getScreenCTM()?.a || 1;
};
