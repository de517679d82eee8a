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
  judged: [700, 400],
  points: [600, 400],
  automaton: [700, 600],
  opens: [620, 600],
  ending: [500, 300],
  decided: [600, 1300],
};

/** More than so many scenes that wait are shown faster. */
const MANY = 40;

/** @type {(kind: string, waiting: number) => [number, number]} */
export const times = (kind, waiting) => {
  const [move, rest] = TIMES[kind] ?? TIMES.step;
  const speed = (Number(pace()) || 1) * Math.max(1, waiting / MANY);
  return [move / speed, rest / speed];
};
