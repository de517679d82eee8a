// @ts-check
// What a seat has seen of a table, and what is shown when there is more: at once, scene by scene, or when somebody asks for it.
import { $, within } from "./dom.js";
import { compare, fetchFilm } from "./film.js";
import { clear, isSeen, ring } from "./layer.js";
import { PACES, pace, setPace } from "./pace.js";
import { player } from "./player.js";
import { mount, table } from "./swap.js";

export const watch = () => {
  const id = table().dataset.id ?? "";
  const key = () => `seen ${id} ${table().dataset.seat ?? "beside"}`;
  const stored = () => localStorage.getItem(key()) ?? "";
  /** What was on the board last. */
  let shown = table().dataset.now ?? "";
  /** What happened while nobody looked began here. @type {string | null} */
  let missed = null;
  /** Where the line happened that is pointed at. @type {string | undefined} */
  let pointed;

  /** @param {string} at */
  const seen = (at) => {
    if (compare(at, shown) > 0 || !stored()) shown = at;
    localStorage.setItem(key(), shown);
  };

  const show = player({
    table: `/t/${id}`,
    field: () => /** @type {HTMLElement} */ ($("#table > .field")),
    me: () => table().dataset.seat,
    seen,
    done: () => {
      mount();
      shown = table().dataset.now ?? shown;
      localStorage.setItem(key(), shown);
    },
  });

  /** Says that there is something to see, and how much. */
  const offer = async () => {
    const note = $("#table > .happened");
    if (!note || missed === null || document.hidden) return;
    const film = await fetchFilm(`/t/${id}`, missed).catch(() => null);
    if (!film?.scenes.length) { missed = null; return; }
    const many = $(".many", note);
    if (many) many.textContent = `${film.scenes.length}${film.more ? "+" : ""}`;
    note.hidden = false;
  };
  const forget = () => { missed = null; const note = $("#table > .happened"); if (note) note.hidden = true; };

  /** Whether what leads to a fresh table is to be shown, before its board is put in place. @param {HTMLElement} fresh */
  const wants = (fresh) => {
    const { kept = "", seat, waiting } = fresh.dataset;
    if (seat !== table().dataset.seat || waiting !== undefined || !shown || !kept) return false;
    if (show.isRunning()) return true;
    if (compare(shown, kept) >= 0) return false;
    if (document.hidden) { missed ??= shown; return false; }
    return pace() !== "0";
  };

  /** A fresh table has come, and its board is in place, or is put there when all is seen. @type {(shows: boolean) => void} */
  const arrived = (shows) => {
    const now = table().dataset.now ?? "";
    if (shows) { forget(); show.play(shown, now); return; }
    shown = now;
    localStorage.setItem(key(), now);
  };

  /** @param {string} from */
  const again = (from) => { forget(); show.skip(); show.play(from, table().dataset.now ?? ""); };

  /** @type {Record<string, (button: HTMLElement) => void>} */
  const buttons = {
    now: () => show.skip(),
    go: () => show.next(),
    step: () => { setPace(pace() === "step" ? "1" : "step"); show.next(); show.strip(); },
    pace: () => { setPace(PACES[(PACES.indexOf(pace()) + 1) % 3] ?? "1"); show.strip(); },
    again: () => again($(".since")?.dataset.from ?? shown),
    watch: () => again(missed ?? shown),
    scene: (line) => {
      const { from = "", to = "" } = line.dataset;
      show.skip();
      show.play(from, to);
    },
  };

  document.addEventListener("click", (event) => {
    const button = within(event, "#table [data-do]");
    if (button?.dataset.do) {
      // Where a script shows it, a link leads nowhere else.
      if (button instanceof HTMLAnchorElement) event.preventDefault();
      buttons[button.dataset.do]?.(button);
      return;
    }
    // The board that is seen is past: a click on it leads to now, and chooses nothing.
    if (show.isRunning() && within(event, "#table > .field, #table > .over")) {
      event.stopImmediatePropagation();
      show.skip();
    }
  }, true);
  document.addEventListener("keydown", (event) => {
    if (!show.isRunning() || within(event, "input, select, textarea, button, a, summary")) return;
    if (event.key === " ") { event.preventDefault(); event.stopImmediatePropagation(); show.next(); }
    if (event.key === "Escape") { event.stopImmediatePropagation(); show.skip(); }
  }, true);
  // Pointing at a line shows where it happened.
  document.addEventListener("pointerover", (event) => {
    const look = within(event, "#table li[data-look]")?.dataset.look;
    if (look === pointed || show.isRunning()) return;
    pointed = look;
    clear();
    for (const place of look?.split(" ") ?? []) {
      const box = $(`#table > .field [data-piece="${CSS.escape(place)}"]`)?.getBoundingClientRect();
      if (isSeen(box)) ring(box, 1600);
    }
  });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden && show.isRunning()) { missed ??= shown; show.skip(); }
    offer();
  });

  const before = stored();
  if (before && table().dataset.kept && compare(before, table().dataset.kept ?? "") < 0) { missed = before; offer(); }
  localStorage.setItem(key(), shown);
  return { wants, arrived, skip: show.skip };
};
