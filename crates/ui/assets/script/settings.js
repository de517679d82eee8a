// @ts-check
// A wood block and a note, for whoever turned them on; how loud, and how fast things are shown.
import { $$, the, within } from "./dom.js";
import { pace, setPace } from "./pace.js";
import { knock } from "./sound.js";

/** @param {string} name */
const on = (name) => localStorage.getItem(name) === "on";

/** What only a script can do is offered where there is one. */
export const showSettings = () => {
  for (const box of $$(".scripted, button.copy")) box.hidden = false;
  for (const field of /** @type {HTMLInputElement[]} */ ($$("input[name=volume]"))) field.value = localStorage.getItem("volume") ?? "60";
  for (const field of /** @type {HTMLSelectElement[]} */ (/** @type {unknown} */ ($$("select[name=pace]")))) field.value = pace();
  for (const button of $$("button.toggle")) button.setAttribute("aria-pressed", String(on(button.dataset.setting ?? "")));
};

/** It is somebody's turn. */
export const call = () => {
  knock();
  if (on("notify") && document.hidden && "Notification" in window && Notification.permission === "granted") {
    const body = the("#table", HTMLElement).dataset.say;
    const note = new Notification(document.title.replace("● ", ""), { body, tag: location.pathname, icon: "/icon.svg" });
    note.onclick = () => { window.focus(); note.close(); };
  }
};

export const settings = () => {
  document.addEventListener("click", async (event) => {
    const name = within(event, "button.toggle")?.dataset.setting;
    if (!name) return;
    let wanted = !on(name);
    if (wanted && name === "notify") wanted = "Notification" in window && (await Notification.requestPermission()) === "granted";
    localStorage.setItem(name, wanted ? "on" : "off");
    if (wanted && name === "sound") knock();
    showSettings();
  });
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLSelectElement && target.name === "pace") setPace(target.value);
    if (target instanceof HTMLInputElement && target.name === "volume") { localStorage.setItem("volume", target.value); knock(); }
  });
  showSettings();
};
