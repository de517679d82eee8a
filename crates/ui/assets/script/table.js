// @ts-check
// A live table: what is sent, what is heard, and which page is the newest.
import { $, $$, make, parse } from "./dom.js";
import { hear } from "./news.js";
import { picks } from "./picks.js";
import { previews } from "./previews.js";
import { settings } from "./settings.js";
import { keepFirst, swap, table } from "./swap.js";
import { talk } from "./talk.js";
import { tips } from "./tips.js";
import { watch } from "./watch.js";

const here = location.pathname;
/** What was seen before a break says nothing about what is new. */
const LOST = "lost";

/** The number of the change a page shows: of the table, then of one's own turn. @param {HTMLElement} of */
const moment = (of) => `${of.dataset.version} ${of.dataset.draft}`;

/** @type {(one: string, other: string) => boolean} */
const isOlder = (one, other) => {
  const [[version, draft], [newVersion, newDraft]] = [one, other].map((of) => of.split(" ").map(Number));
  return version < newVersion || (version === newVersion && draft < newDraft);
};

/** @param {boolean} is */
const lost = (is) => { const note = $(".offline"); if (note) note.hidden = !is; };

/** What was refused is said where everybody looks, until the next change. @param {string} text */
const refused = (text) => {
  const words = $$("main.problem h1, main.problem .detail", parse(text)).map((part) => part.textContent).join(" ");
  if (!words) return;
  $(".refused")?.remove();
  const note = make("p", "refused", words);
  note.setAttribute("role", "alert");
  document.body.append(note);
  setTimeout(() => note.remove(), 8000);
};

export const play = () => {
  let seen = moment(table());
  /** What the stream said last; nothing means that it is worth another look. @type {string | null} */
  let heard = seen;
  let busy = false;
  keepFirst();
  const scenes = watch();

  /** @param {string} text */
  const take = (text) => {
    const page = parse(text);
    const fresh = page.getElementById("table");
    if (!fresh) return location.reload();
    // Answers may overtake each other; after a break the numbers may begin anew.
    if (seen !== LOST && isOlder(moment(fresh), seen)) return;
    seen = moment(fresh);
    heard ??= seen;
    const shows = scenes.wants(fresh);
    swap(page, fresh, !shows);
    scenes.arrived(shows);
  };

  // Whoever has just sent something gets the fresh page as the answer, and needs no second one.
  const catchUp = () => { if (!busy && (heard === null || seen === LOST || isOlder(seen, heard))) refresh(); };

  // One at a time: whoever is told something while a page is on its way looks once more if that page does not say it.
  let looking = false;
  let again = false;
  const refresh = async () => {
    if (looking) { again = true; return; }
    looking = true;
    try {
      const answer = await fetch(here, { headers: { Accept: "text/html" } });
      if (answer.ok) take(await answer.text());
    } catch {
      lost(true);
    } finally {
      looking = false;
      if (again) { again = false; catchUp(); }
    }
  };

  /** @type {(action: string, fields: FormData | Record<string, string>) => Promise<void>} */
  const send = async (action, fields) => {
    if (busy) return;
    busy = true;
    // Whoever acts has seen enough.
    scenes.skip();
    try {
      // No form of a table has a file in it.
      const body = new URLSearchParams(/** @type {Record<string, string>} */ (fields));
      const answer = await fetch(action, { method: "POST", body, headers: { Accept: "text/html" } });
      if (answer.ok) take(await answer.text()); else { refused(await answer.text()); await refresh(); }
    } catch {
      lost(true);
    } finally {
      busy = false;
      catchUp();
    }
  };

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.closest("#table") || !new URL(form.action).pathname.startsWith(here)) return;
    if (form.action.endsWith("/rematch")) return;
    event.preventDefault();
    const fields = new FormData(form);
    const by = /** @type {HTMLButtonElement | null} */ (event.submitter);
    if (by?.name) fields.set(by.name, by.value);
    if (form.closest(".chat")) form.reset();
    send(form.action, fields);
  });

  tips();
  previews();
  settings();
  talk();
  picks((number) => {
    // The list says for which moment it was made.
    const list = document.querySelector("#table form.choices");
    if (!(list instanceof HTMLFormElement)) return;
    const fields = new FormData(list);
    fields.set("pick", number);
    send(list.action, fields);
  });

  const { id, stream } = table().dataset;
  const listen = hear(id ?? "", stream, {
    version: (version) => {
      lost(false);
      heard = version;
      catchUp();
    },
    presence: () => {
      heard = null;
      catchUp();
    },
    lost: () => {
      lost(true);
      seen = LOST;
    },
  });
  addEventListener("pageshow", (event) => { if (event.persisted) { refresh(); listen(); } });
  addEventListener("online", () => { refresh(); listen(); });
};
