// @ts-check
// What moves walks above the table: a piece inside a drawing cannot rise above its neighbours, so copies of pieces go from where
// they were to where they are. Only transforms and opacity change while they walk.
import { $, make, still } from "./dom.js";

const MOVE = "cubic-bezier(.3,.7,.2,1)";

/** @type {HTMLElement | null} */
let made = null;
const layer = () => {
  if (!made?.isConnected) {
    made = make("div", `layer ${document.documentElement.dataset.game ?? ""}`);
    made.setAttribute("aria-hidden", "true");
    document.body.append(made);
  }
  return made;
};

/** Everything on it is done. */
export const clear = () => made?.replaceChildren();

/** @type {(box: DOMRect) => [number, number]} */
const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];

/** Whether a place can be seen. @param {DOMRect | undefined} box @returns {box is DOMRect} */
export const isSeen = (box) =>
  !!box && box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;

/** @type {(element: HTMLElement, box: DOMRect) => void} */
const put = (element, box) => {
  element.style.left = `${box.left}px`;
  element.style.top = `${box.top}px`;
  element.style.width = `${box.width}px`;
  element.style.height = `${box.height}px`;
};

/**
 * A copy of a piece that looks the same elsewhere: in a drawing of its own, in the shells of what it lies in.
 * @type {(piece: Element, box: DOMRect) => HTMLElement}
 */
export const copy = (piece, box) => {
  const walker = make("div", "walker");
  put(walker, box);
  /** @type {Element} */
  let inside = /** @type {Element} */ (piece.cloneNode(true));
  if (piece instanceof SVGGraphicsElement && piece.ownerSVGElement) {
    const { x, y, width, height } = piece.getBBox();
    const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    drawing.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    drawing.append(inside);
    inside = drawing;
  }
  for (let around = piece.parentElement; around && !around.matches(".field, .over, body"); around = around.parentElement) {
    const shell = make("div", `shell ${around.getAttribute("class") ?? ""}`);
    shell.append(inside);
    inside = shell;
  }
  walker.append(inside);
  return walker;
};

/** @type {(pic: string, box: DOMRect) => HTMLElement} */
const pictogram = (pic, box) => {
  const size = 30;
  const [x, y] = middle(box);
  const walker = make("div", "walker coin");
  put(walker, new DOMRect(x - size / 2, y - size / 2, size, size));
  walker.innerHTML = `<svg class="icon" viewBox="0 0 24 24"><use class="pic" href="#pic-${CSS.escape(pic)}"/></svg>`;
  return walker;
};

/** @type {(walker: HTMLElement, from: DOMRect, to: DOMRect, duration: number, delay: number) => void} */
const walk = (walker, from, to, duration, delay) => {
  const [[x, y], [toX, toY]] = [middle(from), middle(to)];
  const size = walker.classList.contains("coin") ? 1 : Math.min(1, Math.max(0.35, Math.min(to.width / from.width, to.height / from.height)));
  layer().append(walker);
  const lift = Math.min(60, Math.hypot(toX - x, toY - y) / 5);
  const frames = [
    { transform: "translate(0,0) scale(1)", opacity: 0.4 },
    { transform: `translate(${(toX - x) / 2}px, ${(toY - y) / 2 - lift}px) scale(${(1 + size) / 2 + 0.08})`, opacity: 1, offset: 0.5 },
    { transform: `translate(${toX - x}px, ${toY - y}px) scale(${size})`, opacity: 0.9 },
  ];
  walker.animate(frames, { duration, delay, easing: MOVE, fill: "both" }).finished.then(() => walker.remove(), () => {});
};

/** A copy of a piece goes from one place to another. @type {(walker: HTMLElement, from: DOMRect, to: DOMRect, duration: number) => void} */
export const carry = (walker, from, to, duration) => { if (!still()) walk(walker, from, to, duration, 0); };

/** Some of a pictogram go, one shortly after the other. @type {(pic: string, count: number, from: DOMRect, to: DOMRect, duration: number) => void} */
export const send = (pic, count, from, to, duration) => {
  if (still()) return;
  const many = Math.min(count, 5);
  for (let nth = 0; nth < many; nth += 1) walk(pictogram(pic, from), from, to, duration, nth * Math.min(90, duration / 6));
};

/** A ring around what one should look at. @type {(box: DOMRect, duration: number) => void} */
export const ring = (box, duration) => {
  const mark = make("div", "ring");
  put(mark, new DOMRect(box.left - 4, box.top - 4, box.width + 8, box.height + 8));
  layer().append(mark);
  if (still()) { setTimeout(() => mark.remove(), duration); return; }
  const frames = [{ opacity: 0, transform: "scale(1.08)" }, { opacity: 1, transform: "none", offset: 0.2 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }];
  mark.animate(frames, { duration: Math.max(duration, 200), fill: "both" }).finished.then(() => mark.remove(), () => {});
};

/** How much of one lies over the other. @type {(one: DOMRect, other: DOMRect) => number} */
const overlap = (one, other) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** The sentence beside what it is about, where it covers least of what is to be seen; in the middle where that is nowhere. @type {(lines: Node[], box: DOMRect | undefined, seen: DOMRect[]) => HTMLElement} */
export const caption = (lines, box, seen) => {
  $(".layer > .caption")?.remove();
  const note = make("div", "caption");
  note.append(...lines);
  layer().append(note);
  const [wide, high] = [note.offsetWidth, note.offsetHeight];
  const [right, bottom] = [innerWidth - wide - 8, ($("#table > .bar .ask, #replay .moments")?.getBoundingClientRect().top ?? innerHeight) - 12 - high];
  const [x, y] = box ? middle(box) : [innerWidth / 2, innerHeight / 2];
  const beside = box
    ? [[x - wide / 2, box.bottom + 10], [x - wide / 2, box.top - 10 - high], [box.right + 10, y - high / 2], [box.left - 10 - wide, y - high / 2], [8, bottom], [right, bottom], [8, 8], [right, 8]]
    : [[x - wide / 2, y]];
  const places = beside.map(([left, top]) => new DOMRect(Math.max(8, Math.min(left, right)), Math.max(8, Math.min(top, bottom)), wide, high));
  const covered = places.map((place) => seen.reduce((sum, other) => sum + overlap(place, other), 0));
  const best = places[covered.indexOf(Math.min(...covered))];
  note.style.left = `${best.left}px`;
  note.style.top = `${best.top}px`;
  return note;
};

/** Numbers count from what they were to what they are. @type {(counts: import("./morph.js").Count[], duration: number) => void} */
export const count = (counts, duration) => {
  if (still() || !counts.length || duration < 80) return;
  const start = performance.now();
  const step = () => {
    const part = Math.min(1, (performance.now() - start) / duration);
    for (const { node, from, to } of counts) node.data = String(Math.round(from + (to - from) * part));
    if (part < 1 && counting === counts) requestAnimationFrame(step);
  };
  let counting = counts;
  counted = () => { counting = []; for (const { node, to } of counts) node.data = String(to); };
  step();
};
let counted = () => {};

/** Numbers that count are what they will be. */
export const settle = () => { counted(); counted = () => {}; };
