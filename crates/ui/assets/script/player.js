// @ts-check
// Shows scenes one after another: the words, what moves, what counts. Whoever uses it says where the board is and what comes
// when all is seen.
import { $, $$, make } from "./dom.js";
import { compare, fetchFilm } from "./film.js";
import { glideWithin } from "./glide.js";
import { caption, carry, clear, copy, count, isSeen, ring, send, settle } from "./layer.js";
import { morph } from "./morph.js";
import { pace, plan, speed } from "./pace.js";
import { sound } from "./sound.js";
import { closeStage, showStage, stageOf } from "./stage.js";

/** @typedef {import("./film.js").Scene} Scene */
/** Where it is, where it goes, and how much of which stage was shown. @typedef {{ at: string, to: string, begun: import("./pace.js").Begun }} Run */

/**
 * What a player is given.
 * @typedef {object} Theatre
 * @property {string} table where scenes are asked for
 * @property {() => HTMLElement} field the board
 * @property {() => string | undefined} me the seat that looks
 * @property {(at: string) => void} seen somebody has seen this moment
 * @property {() => void} done all was seen, or nobody wants to see more: the present should be put in place
 */

/** Whether everything is in one window; else the page goes where something happens, above the sheet of choices. */
const isDesk = () => matchMedia("(min-width: 1000px) and (min-height: 640px)").matches;

/** @param {Theatre} theatre */
export const player = ({ table, field, me, seen, done }) => {
  /** @type {Run | null} */
  let run = null;
  /** Ends the wait after a scene. @type {(() => void) | null} */
  let wake = null;

  /** Where something is: on the stage if one is open, for the table below it is dark. @type {(place: string) => HTMLElement | null} */
  const find = (place) => $(`[data-piece="${CSS.escape(place)}"]`, stageOf() ?? field());
  /** @type {(place: string) => DOMRect | undefined} */
  const boxOf = (place) => { const box = find(place)?.getBoundingClientRect(); return isSeen(box) ? box : undefined; };

  /** Puts a part of the drawing in place. @type {(part: string, drawing: Element, stage: string | undefined) => import("./morph.js").Count[]} */
  const patch = (part, drawing, stage) => {
    const fresh = /** @type {Element} */ (document.importNode(drawing, true));
    if (part === "stage") return stage === undefined ? [] : showStage(fresh);
    const old = $(part === "board" ? ".board" : `[data-part="${CSS.escape(part)}"]`, field());
    return old ? morph(old, fresh) : [];
  };

  /** @type {(ms: number) => Promise<void>} */
  const wait = (ms) => new Promise((resolve) => {
    const timer = ms === Infinity ? undefined : setTimeout(resolve, ms);
    wake = () => { clearTimeout(timer); resolve(); };
  });

  /** What is one's own is known, and of what nobody speaks there is nothing to wait for. @param {Scene} scene */
  const isOwn = (scene) => (scene.begins && scene.by === me() && scene.stage === undefined) || !scene.words.length;

  /** @type {(scene: Scene, move: number, rest: number) => Promise<void>} */
  const show = async (scene, move, rest) => {
    const own = isOwn(scene);
    const words = scene.words.map((line) => /** @type {HTMLElement} */ (document.importNode(line, true)));
    log(words);
    $(".layer > .caption")?.remove();
    if (scene.stage === undefined) closeStage();
    // Everything is measured before anything is changed, and once more when all is changed.
    const walkers = scene.moves.map(({ pic, from }) => {
      const [piece, box] = [find(from), boxOf(from)];
      return { box, walker: pic === undefined && piece && box ? copy(piece, box) : null };
    });
    const parts = scene.changes.map(([part]) => part);
    const glide = glideWithin([...parts.map((part) => $(`[data-part="${CSS.escape(part)}"]`, field())), stageOf()]);
    const counts = scene.changes.flatMap(([part, drawing]) => patch(part, drawing, scene.stage));
    const target = scene.look.map(find).find((piece) => piece !== null);
    if (target && scene.stage === undefined) target.scrollIntoView({ block: isDesk() ? "nearest" : "center", inline: "nearest" });
    glide(move);
    /** What should not be covered. @type {DOMRect[]} */
    const busy = [];
    scene.moves.forEach(({ pic, to, count: many }, nth) => {
      // What leaves a stage goes where its sign is.
      const [{ box, walker }, goal] = [walkers[nth], boxOf(to) ?? $(".stage .sign")?.getBoundingClientRect()];
      if (!box || !goal) return;
      busy.push(box, goal);
      if (pic !== undefined) send(pic, many, box, goal, move);
      else if (walker) carry(walker, box, goal, move);
    });
    count(counts, move);
    const box = target ? target.getBoundingClientRect() : undefined;
    if (box && isSeen(box) && !own && scene.stage === undefined) ring(box, move + rest);
    if (!own) say(words, scene, isSeen(box) ? box : undefined, busy);
    sound(scene.kind);
    seen(scene.at);
    await wait(pace() === "step" && !own ? Infinity : move + rest);
    settle();
  };

  /** @type {(words: HTMLElement[], scene: Scene, box: DOMRect | undefined, busy: DOMRect[]) => void} */
  const say = (words, scene, box, busy) => {
    const lines = words.map((line) => line.cloneNode(true));
    const note = stageOf() && scene.stage !== undefined ? $(".over .caption") : null;
    if (note) note.replaceChildren(...lines); else caption(lines, box, box ? [box, ...busy] : busy);
  };

  /** What is told is read aloud once. @param {HTMLElement[]} words */
  const log = (words) => {
    const place = $(".scene-log") ?? document.body.appendChild(make("div", "scene-log unseen"));
    place.setAttribute("role", "log");
    place.setAttribute("aria-live", "polite");
    for (const line of words) place.append(make("p", "", line.textContent ?? ""));
    while (place.childElementCount > 30) place.firstElementChild?.remove();
  };

  const finish = () => {
    run = null;
    wake = null;
    settle();
    clear();
    delete document.documentElement.dataset.scenes;
    field().removeAttribute("data-past");
    strip();
    done();
  };

  /** Shows everything up to where it goes, unless something else has begun meanwhile. @param {Run} mine */
  const go = async (mine) => {
    while (compare(mine.at, mine.to) < 0) {
      const film = await fetchFilm(table, mine.at).catch(() => null);
      if (run !== mine) return;
      if (!film?.scenes.length) break;
      for (const [part, drawing] of film.first) patch(part, drawing, film.scenes[0].stage);
      const spans = plan(film.scenes.map((scene) => ({ kind: isOwn(scene) ? "own" : scene.kind, lines: scene.words.length, stage: scene.stage })), mine.begun);
      for (const [nth, scene] of film.scenes.entries()) {
        const isBeyond = compare(scene.first, mine.to) > 0;
        const [move, rest] = spans[nth];
        const faster = speed(film.scenes.length - nth + (film.more ? 40 : 0));
        if (!isBeyond) await show(scene, move / faster, rest / faster);
        if (run !== mine) return;
        mine.at = scene.at;
        if (isBeyond) break;
        const before = mine.begun.stage === scene.stage ? mine.begun.shown : 0;
        mine.begun = { stage: scene.stage, shown: before + move + rest };
      }
    }
    finish();
  };

  /** The buttons beside the board. */
  const strip = () => {
    const box = $(".pace");
    if (!box) return;
    box.hidden = run === null;
    for (const button of $$("[data-do=go]", box)) button.hidden = pace() !== "step";
    for (const button of $$("[data-do=step]", box)) button.setAttribute("aria-pressed", String(pace() === "step"));
    for (const button of $$("[data-do=pace]", box)) button.textContent = `${Number(pace()) || 1}×`;
  };

  return {
    isRunning: () => run !== null,
    strip,
    /** Shows what happened from here to there; more may be added while it runs. @type {(from: string, to: string) => void} */
    play: (from, to) => {
      if (run) { if (compare(run.to, to) < 0) run.to = to; return; }
      run = { at: from, to, begun: { stage: undefined, shown: 0 } };
      document.documentElement.dataset.scenes = "";
      field().setAttribute("data-past", "");
      strip();
      go(run);
    },
    /** Goes on to the next scene. */
    next: () => wake?.(),
    /** Shows no more: what is now is put in place at once. */
    skip: () => {
      if (!run) return;
      const ended = wake;
      finish();
      ended?.();
    },
  };
};
