// @ts-check
// How fast what happens is shown: a preference of this browser.

/** Paces one can choose; 0 is at once, "step" waits for a sign after every scene. */
export const PACES = ["1", "2", "4", "0", "step"];

export const pace = () => {
  const kept = localStorage.getItem("pace") ?? "";
  return PACES.includes(kept) ? kept : "1";
};

/** @param {string} wanted */
export const setPace = (wanted) => localStorage.setItem("pace", wanted);

/** How long things move, and how long one looks at them afterwards, in milliseconds at the first pace. @type {Record<string, [number, number]>} */
const TIMES = {
  own: [180, 0],
  step: [350, 250],
  marker: [350, 200],
  goods: [460, 240],
  action: [420, 330],
  deal: [500, 300],
  card: [320, 450],
  dice: [500, 500],
  resolved: [600, 500],
  decay: [560, 350],
  leaves: [700, 250],
  points: [600, 400],
  spared: [700, 400],
  judged: [700, 400],
  automaton: [700, 600],
  opens: [620, 600],
  ending: [500, 300],
  decided: [600, 1300],
};

/** For every further sentence one looks so much longer. */
const LINE = 0.6;

/** A stage takes no longer, in milliseconds at the first pace: */
const STAGE = 10_000;
/** its scenes are shortened, as long as one can still read them. */
const LEAST = 450;

/** More than so many scenes that wait are shown faster. */
const MANY = 40;

/** A scene that waits. @typedef {{ kind: string, lines: number, stage: string | undefined }} Waiting */
/** How much of a stage was shown already. @typedef {{ stage: string | undefined, shown: number }} Begun */

/** @type {(times: number[]) => number} */
const sum = (times) => times.reduce((all, time) => all + time, 0);

/** How long these scenes move and rest at the first pace, those of a stage as its time allows. @type {(scenes: Waiting[], begun: Begun) => [number, number][]} */
export const plan = (scenes, begun) => scenes.map(({ kind, lines }) => {
  const [move, rest] = TIMES[kind] ?? TIMES.step;
  return /** @type {[number, number]} */ ([move, rest * (1 + LINE * Math.max(0, lines - 1))]);
}).map((span, at, spans) => {
  const { stage } = scenes[at];
  if (stage === undefined) return span;
  const times = spans.filter((_, other) => scenes[other].stage === stage).map(sum);
  const least = times.map((time) => Math.min(time, LEAST));
  const room = STAGE - (begun.stage === stage ? begun.shown : 0);
  if (sum(times) <= room) return span;
  const part = Math.max(0, (room - sum(least)) / (sum(times) - sum(least)));
  const [whole, short] = [sum(span), Math.min(sum(span), LEAST)];
  const faster = whole ? (short + (whole - short) * part) / whole : 1;
  return [span[0] * faster, span[1] * faster];
});

/** How much faster everything is shown when so many scenes wait. @type {(waiting: number) => number} */
export const speed = (waiting) => (Number(pace()) || 1) * Math.max(1, waiting / MANY);
