// @ts-check
// A great moment, large over the darkened table.
import { $, make, still } from "./dom.js";
import { morph } from "./morph.js";

/** What lies over the table. */
const over = () => $("#table > .over, #replay > .over");

/** The stage that is open. */
export const stageOf = () => $("#table > .over .stage, #replay > .over .stage");

/** Puts a stage in place; one of another number opens anew. @type {(fresh: Element) => import("./morph.js").Count[]} */
export const showStage = (fresh) => {
  const open = stageOf();
  if (open && open.dataset.stage === fresh.getAttribute("data-stage")) return morph(open, fresh);
  const [place, sheet] = [over() ?? make("div", "over"), make("div", "unrolled")];
  place.dataset.playing = "";
  sheet.append(fresh, make("footer", "caption"));
  place.replaceChildren(sheet);
  $(".layer > .caption")?.remove();
  if (!place.isConnected) $(".field")?.after(place);
  if (!still()) {
    const frames = [{ opacity: 0, transform: "scale(.97)" }, { opacity: 1, transform: "none" }];
    sheet.animate(frames, { duration: 280, easing: "cubic-bezier(.2,.8,.2,1)" });
  }
  return [];
};

export const closeStage = () => over()?.remove();

/** A fresh page says what lies over the table now. @param {Element | null} fresh */
export const mountStage = (fresh) => {
  const [old, stage] = [stageOf(), fresh && $(".stage", fresh)];
  if (!fresh || !stage) return closeStage();
  if (old && old.dataset.stage === stage.dataset.stage && over()?.dataset.playing === undefined) { morph(old, stage); return; }
  closeStage();
  $(".field")?.after(fresh);
};
