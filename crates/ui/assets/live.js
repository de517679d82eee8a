// Clicks on the board, hints, live updates, keys. Everything here is also possible without it.
"use strict";

const $ = (css, root = document) => root.querySelector(css);
const $$ = (css, root = document) => [...root.querySelectorAll(css)];
const make = (tag, className, text) => {
  const element = document.createElement(tag);
  element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
};
const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// Looking back: moments follow each other without a new page, and by themselves if somebody likes.
const lookBack = () => {
  if (!$("#replay")) return;
  let running = null;
  const go = async (url) => {
    const answer = await fetch(url, { headers: { Accept: "text/html" } });
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const before = places();
    const held = document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;
    $("#replay").replaceWith(page.getElementById("replay"));
    $(".languages input[name=back]").value = new URL(url, location).pathname + new URL(url, location).search;
    history.replaceState(null, "", url);
    glide(before);
    ready();
    $$("#replay a, #replay button, #replay input").find((e) => (e.getAttribute("aria-label") ?? e.textContent) === held)?.focus({ preventScroll: true });
  };
  const last = () => { const slider = $("#replay input[type=range]"); return slider.value === slider.max; };
  const next = async () => {
    if (last()) { running = null; return ready(); }
    await go($("#replay a[rel=next]").href);
    if (running) running = setTimeout(next, 1200);
  };
  const ready = () => {
    const button = $(".autoplay");
    button.hidden = false;
    button.setAttribute("aria-pressed", running !== null);
    $("#replay .moments form button").hidden = true;
  };
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("#replay nav a");
    if (link) { event.preventDefault(); go(link.href); }
    if (event.target.closest?.(".autoplay")) {
      clearTimeout(running);
      running = running ? null : setTimeout(next, 10);
      ready();
    }
  });
  document.addEventListener("change", (event) => {
    if (event.target.matches?.("#replay input[type=range]")) go(`${location.pathname}?at=${event.target.value}`);
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.closest?.("input")) return;
    if (event.key === "ArrowRight") $("#replay a[rel=next]").click();
    if (event.key === "ArrowLeft") $("#replay a[rel=prev]").click();
  });
  ready();
};

// A note beside whatever is pointed at: what it would do, or why it cannot be done.
const hints = () => {
  let tip = null;
  let fixed = null;
  const hide = () => { tip?.remove(); tip = null; fixed = null; };
  const place = (target) => {
    const box = target.getBoundingClientRect();
    const [wide, high] = [tip.offsetWidth, tip.offsetHeight];
    const below = !target.closest(".bar") && box.bottom + 8 + high < innerHeight;
    const left = Math.max(8, Math.min(box.left + box.width / 2 - wide / 2, innerWidth - wide - 8));
    tip.style.left = `${left}px`;
    tip.style.top = `${below ? box.bottom + 8 : Math.max(8, box.top - 8 - high)}px`;
  };
  const show = (target, stay) => {
    const { label, why, rule, seals } = target.dataset;
    const then = target.getAttribute("aria-description");
    if (why === undefined && !then && seals === undefined) return hide();
    hide();
    for (const title of $$("title", target)) title.remove();
    tip = make("div", why === undefined ? "tip" : "tip locked");
    tip.classList.toggle("pinned", stay);
    tip.setAttribute("role", "status");
    if (label) tip.append(make("b", "", label));
    if (then) tip.append(make("p", "", then));
    if (seals !== undefined) tip.append(make("p", "final", $("button.offer[data-seals] .unseen")?.textContent ?? ""));
    if (why !== undefined) {
      const reason = make("p", "", `${why} `);
      const link = make("a", "rule", rule);
      link.href = `/rules/${rule}`;
      reason.append(link);
      tip.append(reason);
    }
    document.body.append(tip);
    place(target);
    if (stay) fixed = target;
  };
  const pointed = (event) => event.target.closest?.("#table .spot.offered, #table .spot.barred, #table button.offer");
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch" || event.target.closest?.(".tip")) return;
    const target = pointed(event);
    if (target) { if (target !== fixed) show(target, false); } else if (!fixed) hide();
  });
  document.addEventListener("focusin", (event) => {
    const target = pointed(event);
    if (target?.matches(":focus-visible")) show(target, false); else if (!fixed) hide();
  });
  document.addEventListener("pointerdown", (event) => { if (!event.target.closest?.(".tip") && !pointed(event)) hide(); });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") hide(); });
  return { show, hide };
};

// Whatever has data-shows="x" lets everything with data-ghost="x" be seen while it is pointed at.
const previews = () => {
  const shown = (event) => {
    const key = event.target.closest?.("[data-shows]")?.dataset.shows;
    for (const ghost of $$("[data-ghost].shown")) if (ghost.dataset.ghost !== key) ghost.classList.remove("shown");
    const ghosts = key === undefined ? [] : $$(`[data-ghost="${CSS.escape(key)}"]`);
    for (const ghost of ghosts) ghost.classList.add("shown");
    for (const board of $$(".board")) board.toggleAttribute("data-previewing", ghosts.length > 0);
  };
  for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, shown);
};

// Pieces glide from where they were to where they are; what has changed glows once.
const looks = new WeakMap();
const look = (piece) => looks.get(piece) ?? piece.outerHTML;
const places = () => new Map($$("main [data-piece]").map((piece) => [piece.dataset.piece, [piece.getBoundingClientRect(), look(piece)]]));
const glide = (before) => {
  const pieces = $$("main [data-piece]");
  for (const piece of pieces) looks.set(piece, piece.outerHTML);
  for (const piece of pieces) {
    const [was, looked] = before.get(piece.dataset.piece) ?? [];
    const [from] = was ? [was] : before.get(piece.dataset.from) ?? []; // a new piece comes from where such pieces come
    const single = !$("[data-piece]", piece);
    if (single && looked !== look(piece)) piece.classList.add("changed");
    if (!from) continue;
    const to = piece.getBoundingClientRect();
    const [dx, dy] = [from.left - to.left, from.top - to.top];
    if (still() || !to.width || !from.width || Math.hypot(dx, dy) < 3) continue;
    // Inside a drawing a length is in its own units.
    const scale = piece.ownerSVGElement ? piece.getScreenCTM()?.a || 1 : 1;
    const frames = [{ transform: `translate(${dx / scale}px, ${dy / scale}px)` }, { transform: "none" }];
    piece.animate(frames, { duration: 280, easing: "cubic-bezier(.3,.7,.3,1)" });
  }
};

// A wood block and a note, for whoever turned them on.
const settings = () => {
  const on = (name) => localStorage.getItem(name) === "on";
  const knock = () => {
    const audio = new AudioContext();
    const [tone, loud] = [audio.createOscillator(), audio.createGain()];
    tone.type = "triangle";
    tone.frequency.setValueAtTime(820, audio.currentTime);
    tone.frequency.exponentialRampToValueAtTime(410, audio.currentTime + 0.08);
    loud.gain.setValueAtTime(0.25, audio.currentTime);
    loud.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.16);
    tone.connect(loud).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.18);
    tone.onended = () => audio.close();
  };
  const show = () => {
    for (const box of $$(".scripted, button.copy")) box.hidden = false;
    for (const button of $$("button.toggle")) button.setAttribute("aria-pressed", on(button.dataset.setting));
  };
  document.addEventListener("click", async (event) => {
    const name = event.target.closest?.("button.toggle")?.dataset.setting;
    if (!name) return;
    let wanted = !on(name);
    if (wanted && name === "notify") wanted = "Notification" in window && (await Notification.requestPermission()) === "granted";
    if (wanted && name === "sound") knock();
    localStorage.setItem(name, wanted ? "on" : "off");
    show();
  });
  const call = () => {
    if (on("sound")) knock();
    if (on("notify") && document.hidden && "Notification" in window && Notification.permission === "granted") {
      const note = new Notification(document.title.replace("● ", ""), { body: $("#table").dataset.say, tag: location.pathname, icon: "/icon.svg" });
      note.onclick = () => { window.focus(); note.close(); };
    }
  };
  return { show, call };
};

// Hears of a table. A browser opens few connections to one host, so all its tabs share one stream, kept by a worker; where
// there are no such workers, each has its own.
const hear = (id, worker, news) => {
  if (worker && "SharedWorker" in window) {
    let port = null;
    const join = () => {
      port?.postMessage({ leave: id });
      port = new SharedWorker(worker, { name: "hanlin" }).port;
      port.onmessage = ({ data }) => { if (data.table === id) news[data.kind](data.version); };
      port.postMessage({ join: id });
    };
    addEventListener("pagehide", () => port.postMessage({ leave: id }));
    setInterval(() => port.postMessage({ here: id }), 20000);
    join();
    return join;
  }
  let live = null;
  const listen = () => {
    live?.close();
    live = new EventSource(`/t/${id}/live`);
    live.onmessage = (event) => news.version(event.data);
    live.addEventListener("presence", () => news.presence());
    live.onerror = () => {
      news.lost();
      if (live.readyState === EventSource.CLOSED) setTimeout(listen, 2000);
    };
  };
  listen();
  return listen;
};

const play = () => {
  const here = location.pathname;
  const hint = hints();
  const prefer = settings();
  const table = () => $("#table");
  let busy = false;
  // The number of the change this page shows.
  const moment = (of) => `${of.dataset.version} ${of.dataset.draft}`;
  const isOlder = (one, other) => {
    const [[version, draft], [newVersion, newDraft]] = [one, other].map((of) => of.split(" ").map(Number));
    return version < newVersion || (version === newVersion && draft < newDraft);
  };
  let seen = moment(table());
  // The table as it was last put in place.
  let shown = null;
  // What the stream said last; nothing means that it is worth another look.
  let heard = seen;
  // Whoever has just sent something gets the fresh page as the answer, and needs no second one.
  const catchUp = () => { if (!busy && (heard === null || seen === "lost" || isOlder(seen, heard))) refresh(); };
  // Words nobody has read yet are marked.
  const talk = () => {
    const drawer = $(".drawer.chat");
    const [key, said] = [`said ${here}`, drawer.dataset.said];
    if (drawer.open || localStorage.getItem(key) === null) localStorage.setItem(key, said);
    drawer.classList.toggle("unread", localStorage.getItem(key) !== said);
  };
  document.addEventListener("toggle", (event) => { if (event.target.matches?.(".drawer.chat")) talk(); }, true);
  previews();
  prefer.show();
  talk();

  // What somebody has opened, chosen or written stays when the table changes.
  const remember = () => {
    const open = $$("#table details[open]").map((details) => details.className);
    const about = $("input[name=about]:checked")?.value;
    const words = $$("#table input[name=text], #table .here input[name=name]").map((field) => field.value);
    const focus = document.activeElement;
    const spot = focus?.closest?.("#table") && [focus.name, focus.value, focus.getAttribute("aria-label")].join("\n");
    const scrolled = $$("#table .sheet, #table .courts, #table .field").map((box) => box.scrollTop);
    return () => {
      for (const details of $$("#table details")) if (open.includes(details.className)) details.open = true;
      const radio = about && $(`input[name=about][value="${about}"]`);
      if (radio) radio.checked = true;
      $$("#table input[name=text], #table .here input[name=name]").forEach((field, at) => { field.value = words[at] ?? ""; });
      $$("#table .sheet, #table .courts, #table .field").forEach((box, at) => { box.scrollTop = scrolled[at] ?? 0; });
      if (!spot) return;
      const same = (element) => [element.name, element.value, element.getAttribute("aria-label")].join("\n") === spot;
      const found = $$("#table button, #table input, #table .spot[tabindex]").find(same);
      (found ?? (focus.matches(".spot") ? $("#table .spot.offered") : null))?.focus({ preventScroll: true });
    };
  };

  // Puts a fresh page's table in the place of this one.
  const swap = (text) => {
    const page = new DOMParser().parseFromString(text, "text/html");
    const fresh = page.getElementById("table");
    if (!fresh) return location.reload();
    // Answers may overtake each other; after a break the numbers may begin anew.
    if (seen !== "lost" && isOlder(moment(fresh), seen)) return;
    seen = moment(fresh);
    heard ??= seen;
    // A page that says the same again is not put in place: nothing should move under a hand.
    const markup = fresh.outerHTML;
    $("#seats").replaceWith(page.getElementById("seats"));
    if (markup === shown) return;
    shown = markup;
    const wasMine = table().dataset.mine !== undefined;
    const before = places();
    const restore = remember();
    hint.hide();
    const put = () => {
      table().replaceWith(fresh);
      $("link[rel=icon]").href = $("link[rel=icon]", page).href;
      document.title = page.title;
      restore();
      prefer.show();
      talk();
      glide(before);
      if (!wasMine && fresh.dataset.mine !== undefined) prefer.call();
    };
    if (!document.startViewTransition || still() || document.hidden) return put();
    // A second change may cut a fade short; that is no error.
    const fade = document.startViewTransition(put);
    for (const done of [fade.ready, fade.finished, fade.updateCallbackDone]) done.catch(() => {});
  };

  const lost = (is) => { const note = $(".offline"); if (note) note.hidden = !is; };

  // What was refused is said where everybody looks, until the next change.
  const refused = (text) => {
    const page = new DOMParser().parseFromString(text, "text/html");
    const words = $$("main.problem h1, main.problem .detail", page).map((part) => part.textContent).join(" ");
    if (!words) return;
    $(".refused")?.remove();
    const note = make("p", "refused", words);
    note.setAttribute("role", "alert");
    document.body.append(note);
    setTimeout(() => note.remove(), 8000);
  };

  // One at a time: whoever is told something while a page is on its way looks once more if that page does not say it.
  let looking = false;
  let again = false;
  const refresh = async () => {
    if (looking) { again = true; return; }
    looking = true;
    try {
      const answer = await fetch(here, { headers: { Accept: "text/html" } });
      if (answer.ok) swap(await answer.text());
    } catch {
      lost(true);
    } finally {
      looking = false;
      if (again) { again = false; catchUp(); }
    }
  };

  const send = async (action, fields) => {
    if (busy) return;
    busy = true;
    try {
      const answer = await fetch(action, { method: "POST", body: new URLSearchParams(fields), headers: { Accept: "text/html" } });
      if (answer.ok) swap(await answer.text()); else { refused(await answer.text()); await refresh(); }
    } catch {
      lost(true);
    } finally {
      busy = false;
      catchUp();
    }
  };

  const pick = (number) => send(`${here}/pick`, { ply: table().dataset.ply, pick: number });

  // Several choices at one place: a small menu made of the list's own words.
  const menu = (spot) => {
    $(".menu")?.remove();
    const box = make("div", "menu");
    box.setAttribute("role", "menu");
    for (const number of spot.dataset.picks.split(" ")) {
      const button = $(`button.offer[value="${number}"]`).cloneNode(true);
      button.type = "button";
      button.setAttribute("role", "menuitem");
      button.addEventListener("click", () => { box.remove(); pick(number); });
      box.append(button);
    }
    $(".ask").append(box);
    box.firstChild.focus();
  };

  const choose = (spot) => {
    if (spot.dataset.pick !== undefined) pick(spot.dataset.pick);
    else if (spot.dataset.picks !== undefined) menu(spot);
    else if (spot.dataset.why !== undefined) hint.show(spot, true);
  };

  document.addEventListener("click", (event) => {
    const spot = event.target.closest?.("#table .spot");
    if (spot) choose(spot);
    if (!event.target.closest?.(".drawers, .tip")) for (const drawer of $$(".drawer[open]")) if (matchMedia("(min-width: 1000px)").matches) drawer.open = false;
  });

  const keys = { u: () => $("button[value=undo]")?.click(), e: () => $("button[value=end]")?.click(), "?": () => $(".why summary")?.click(), r: () => { location.href = $(".why a.rules").href; } };
  document.addEventListener("keydown", (event) => {
    const spot = event.target.closest?.(".spot");
    if (spot && (event.key === "Enter" || event.key === " ")) { event.preventDefault(); choose(spot); return; }
    if (event.target.closest?.("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") for (const drawer of $$(".drawer[open]")) drawer.open = false;
    keys[event.key]?.();
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step && (spot || event.target === document.body)) {
      const spots = $$("#table .spot.offered");
      const next = spots[spot ? (spots.indexOf(spot) + step + spots.length) % spots.length : 0];
      if (next) { event.preventDefault(); next.focus(); }
    }
  });

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.closest("#table") || !new URL(form.action).pathname.startsWith(here)) return;
    if (form.action.endsWith("/rematch")) return;
    event.preventDefault();
    const fields = new FormData(form);
    if (event.submitter?.name) fields.set(event.submitter.name, event.submitter.value);
    if (form.closest(".chat")) form.reset();
    send(form.action, fields);
  });

  // The stream carries the number of the last change, at once and whenever there is one; and that somebody came or went.
  const news = {
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
      seen = "lost";
    },
  };
  const listen = hear(table().dataset.id, table().dataset.stream, news);
  addEventListener("pageshow", (event) => { if (event.persisted) { refresh(); listen(); } });
  addEventListener("online", () => { refresh(); listen(); });
};

// Links to send or to keep.
const links = () => {
  for (const button of $$("button.copy")) button.hidden = false;
  document.addEventListener("click", async (event) => {
    event.target.closest?.("input.link")?.select();
    const copy = event.target.closest?.("button.copy");
    if (!copy) return;
    const field = copy.parentElement.querySelector("input.link");
    field.select();
    try { await navigator.clipboard.writeText(field.value); copy.textContent = copy.dataset.done; } catch { /* selected is good enough */ }
  });
};

lookBack();
links();
if ($("#table")) play();
