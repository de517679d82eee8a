// Clicks on the board, live updates, keys. Everything here is also possible without it.
"use strict";
(() => {
  const table = () => document.getElementById("table");

  // Looking back: a slider that moves at once, and a replay that goes on by itself.
  const slider = document.querySelector("#replay input[type=range]");
  if (slider) {
    slider.addEventListener("change", () => slider.form.submit());
    const button = document.querySelector(".autoplay");
    const next = () => document.querySelector("#replay a[rel=next]");
    const running = () => sessionStorage.getItem("autoplay") === "on";
    const last = () => slider.value === slider.max;
    button.hidden = false;
    button.setAttribute("aria-pressed", running());
    button.addEventListener("click", () => {
      sessionStorage.setItem("autoplay", running() ? "off" : "on");
      if (running()) next().click(); else location.reload();
    });
    if (running() && !last()) setTimeout(() => { if (running()) next().click(); }, 1200);
    if (last()) sessionStorage.setItem("autoplay", "off");
  }

  if (!table()) return;
  const here = location.pathname;
  let busy = false;

  // Puts a fresh page's table in the place of this one; pieces glide where the browser can do it.
  const swap = (text) => {
    const page = new DOMParser().parseFromString(text, "text/html");
    const fresh = page.getElementById("table");
    if (!fresh) return location.reload();
    const focused = document.activeElement && document.activeElement.getAttribute("name") === "text" ? document.activeElement.value : null;
    const put = () => {
      const open = [...document.querySelectorAll("#table details[open]")].map((d) => d.className);
      table().replaceWith(fresh);
      for (const name of open) for (const d of document.getElementsByClassName(name)) d.open = true;
      document.title = page.title;
      const field = document.querySelector("#table .chat input[name=text]");
      if (focused !== null && field) { field.value = focused; field.focus(); }
    };
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!document.startViewTransition || still) return put();
    // A second change may cut a glide short; that is no error.
    const glide = document.startViewTransition(put);
    for (const done of [glide.ready, glide.finished, glide.updateCallbackDone]) done.catch(() => {});
  };

  const refresh = async () => {
    const answer = await fetch(here, { headers: { Accept: "text/html" } });
    if (answer.ok) swap(await answer.text());
  };

  const send = async (action, fields) => {
    if (busy) return;
    busy = true;
    try {
      const answer = await fetch(action, { method: "POST", body: new URLSearchParams(fields) });
      if (answer.ok) swap(await answer.text()); else await refresh();
    } catch {
      lost(true);
    } finally {
      busy = false;
    }
  };

  const pick = (number) => send(`${here}/pick`, { ply: table().dataset.ply, pick: number });

  // Several choices at one place: a small menu made of the list's own words.
  const menu = (spot) => {
    document.querySelector(".menu")?.remove();
    const box = document.createElement("div");
    box.className = "menu";
    box.setAttribute("role", "menu");
    for (const number of spot.dataset.picks.split(" ")) {
      const button = document.querySelector(`button.offer[value="${number}"]`).cloneNode(true);
      button.type = "button";
      button.setAttribute("role", "menuitem");
      button.addEventListener("click", () => { box.remove(); pick(number); });
      box.append(button);
    }
    document.querySelector(".ask").append(box);
    box.firstChild.focus();
  };

  const choose = (spot) => {
    if (spot.dataset.pick !== undefined) pick(spot.dataset.pick);
    else if (spot.dataset.picks !== undefined) menu(spot);
    else if (spot.dataset.why !== undefined) explain(spot);
  };

  const explain = (spot) => {
    document.querySelector(".note")?.remove();
    const note = document.createElement("p");
    note.className = "note";
    note.setAttribute("role", "status");
    note.textContent = `${spot.dataset.why} `;
    const rule = document.createElement("a");
    rule.href = `/rules/${spot.dataset.rule}`;
    rule.textContent = spot.dataset.rule;
    note.append(rule);
    document.querySelector(".ask").append(note);
  };

  document.addEventListener("click", (event) => {
    const spot = event.target.closest?.(".spot");
    if (spot && spot.closest("#table")) choose(spot);
    const link = event.target.closest?.("input.link");
    if (link) link.select();
  });

  document.addEventListener("keydown", (event) => {
    const spot = event.target.closest?.(".spot");
    if (spot && (event.key === "Enter" || event.key === " ")) { event.preventDefault(); choose(spot); return; }
    if (event.target.closest?.("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "u") document.querySelector("button[value=undo]")?.click();
    if (event.key === "e") document.querySelector("button[value=end]")?.click();
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step && spot) {
      const spots = [...document.querySelectorAll("#table .spot.offered")];
      const next = spots[(spots.indexOf(spot) + step + spots.length) % spots.length];
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

  const lost = (is) => { const note = document.querySelector(".offline"); if (note) note.hidden = !is; };

  // The stream carries one number: something has changed.
  let seen = null;
  const live = new EventSource(`${here}/live`);
  live.onmessage = (event) => {
    lost(false);
    if (seen !== event.data) { const first = seen === null; seen = event.data; if (!first) refresh(); }
  };
  live.onerror = () => { lost(true); seen = "lost"; };
})();
