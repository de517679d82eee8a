// @ts-check
// A wood block and a note, for whoever turned them on.
import { $$, the, within } from "./dom.js";

/** @param {string} name */
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

/** What only a script can do is offered where there is one. */
export const showSettings = () => {
  for (const box of $$(".scripted, button.copy")) box.hidden = false;
  for (const button of $$("button.toggle")) button.setAttribute("aria-pressed", String(on(button.dataset.setting ?? "")));
};

/** It is somebody's turn. */
export const call = () => {
  if (on("sound")) knock();
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
    if (wanted && name === "sound") knock();
    localStorage.setItem(name, wanted ? "on" : "off");
    showSettings();
  });
  showSettings();
};
