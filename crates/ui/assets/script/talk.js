// @ts-check
// Words nobody has read yet are marked.
import { the } from "./dom.js";

export const markUnread = () => {
  const drawer = the(".drawer.chat", HTMLDetailsElement);
  const [key, said] = [`said ${location.pathname}`, drawer.dataset.said ?? ""];
  if (drawer.open || localStorage.getItem(key) === null) localStorage.setItem(key, said);
  drawer.classList.toggle("unread", localStorage.getItem(key) !== said);
};

export const talk = () => {
  document.addEventListener("toggle", (event) => {
    if (event.target instanceof Element && event.target.matches(".drawer.chat")) markUnread();
  }, true);
  markUnread();
};
