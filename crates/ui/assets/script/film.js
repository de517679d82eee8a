// @ts-check
// Scenes as the server tells them: a list of what happened, and every version of what changes in the drawing.
import { $$, parse } from "./dom.js";

/** Something goes from one place to another. @typedef {{ pic: string | undefined, from: string, to: string, count: number }} Move */

/**
 * @typedef {object} Scene
 * @property {string} first the first moment that is seen in it
 * @property {string} at the moment it leads to
 * @property {string} kind
 * @property {string} by whose choice it follows from
 * @property {boolean} begins whether it is the first of that choice
 * @property {string[]} look
 * @property {string | undefined} stage
 * @property {[string, Element][]} changes what looks different after it: a part, and how it looks
 * @property {Move[]} moves
 * @property {HTMLElement[]} words
 */

/** @typedef {{ first: [string, Element][], scenes: Scene[], end: string, more: boolean }} Film */

/** @type {(one: string, other: string) => number} */
export const compare = (one, other) => {
  const [[ply, moment], [otherPly, otherMoment]] = [one, other].map((at) => at.split(".").map(Number));
  return ply - otherPly || (moment || 0) - (otherMoment || 0);
};

/** @type {(list: string | undefined) => string[]} */
const split = (list) => (list ? list.split(" ") : []);

/** @type {(page: Document) => Film} */
const read = (page) => {
  /** @type {Map<string, Element[]>} */
  const reels = new Map();
  for (const reel of /** @type {HTMLTemplateElement[]} */ (/** @type {unknown} */ ($$("#scenes template", page)))) {
    const part = reel.dataset.reel ?? "";
    const version = reel.content.firstElementChild;
    if (version) reels.set(part, [...(reels.get(part) ?? []), version]);
  }
  /** @type {(change: string) => [string, Element]} */
  const change = (change) => {
    const [, part, version] = /^(.*):(\d+)$/.exec(change) ?? [];
    const drawing = reels.get(part)?.[Number(version)];
    if (!drawing) throw new Error(`there is no ${change}`);
    return [part, drawing];
  };
  let ply = "";
  const scenes = $$("#scenes > ol > li", page).map((item) => {
    const { at = "", first = at, kind = "", by = "", look, stage, changes } = item.dataset;
    const begins = item.dataset.ply !== ply;
    ply = item.dataset.ply ?? "";
    const moves = $$("i", item).map(({ dataset: { pic, from = "", to = "", count } }) => ({ pic, from, to, count: Number(count) }));
    return { at, first, kind, by, begins, look: split(look), stage, changes: split(changes).map(change), moves, words: $$("p", item) };
  });
  const { end = "", more } = /** @type {HTMLElement} */ (page.getElementById("scenes")).dataset;
  // How everything looked before the first scene; a stage that opens later was not there yet.
  const opens = scenes.some((scene) => scene.changes.some(([part, drawing]) => part === "stage" && drawing === reels.get("stage")?.[0]));
  const first = [...reels].filter(([part]) => part !== "stage" || !opens).map(([part, [drawing]]) => /** @type {[string, Element]} */ ([part, drawing]));
  return { first, scenes, end, more: more !== undefined };
};

/** What there is to see since a moment; nothing if the server does not say. @type {(table: string, from: string) => Promise<Film | null>} */
export const fetchFilm = async (table, from) => {
  const answer = await fetch(`${table}/scenes?from=${encodeURIComponent(from)}`, { headers: { Accept: "text/html" } });
  if (!answer.ok) return null;
  const page = parse(await answer.text());
  return page.getElementById("scenes") ? read(page) : null;
};
