// @ts-check
// Short words for what every script does with a page.

/** The first that a selector finds. Pieces of drawings are found too: what we use of them is the same. */
/** @type {(css: string, root?: ParentNode) => HTMLElement | null} */
export const $ = (css, root = document) => root.querySelector(css);

/** @type {(css: string, root?: ParentNode) => HTMLElement[]} */
export const $$ = (css, root = document) => [...root.querySelectorAll(/** @type {"div"} */ (css))];

/**
 * What must be there, as what it must be.
 * @template {Element} T
 * @param {string} css
 * @param {new () => T} kind
 * @param {ParentNode} [root]
 * @returns {T}
 */
export const the = (css, kind, root = document) => {
  const found = root.querySelector(css);
  if (found instanceof kind) return found;
  throw new Error(`there is no ${css}`);
};

/** What an event happened in, if a selector fits that or something around it. */
/** @type {(event: Event, css: string) => HTMLElement | null} */
export const within = (event, css) => (event.target instanceof Element ? event.target.closest(css) : null);

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {string} className
 * @param {string} [text]
 */
export const make = (tag, className, text) => {
  const element = document.createElement(tag);
  element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
};

/** @param {string} text */
export const parse = (text) => new DOMParser().parseFromString(text, "text/html");

/** Whether nothing should move. */
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
