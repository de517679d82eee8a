// Returns a list of what keeps somebody from using this page: things without a name, roles that cannot be reached,
// doubled ids, skipped headings, text too faint to read.
const wrong = [];
const say = (what, element) => wrong.push(`${what}: ${element.outerHTML.slice(0, 120)}`);
const all = (css) => [...document.querySelectorAll(css)];
const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
const named = (element) =>
  element.getAttribute("aria-label") ||
  (element.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent ?? "").join("").trim() ||
  [...(element.labels ?? [])].map((label) => label.textContent).join("").trim() ||
  element.textContent.trim() || element.title;

for (const element of all("a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=img], [role=note], [role=group], nav, section, fieldset"))
  if (!named(element)) say("no name", element);
for (const element of all("[role=button], [role=note]"))
  if (element.tabIndex < 0) say("cannot be reached by keyboard", element);
for (const element of all("svg"))
  if (!element.closest("[aria-hidden=true], [role], [aria-label]")) say("a drawing without a role", element);
for (const element of all("li"))
  if (!element.parentElement.matches("ol, ul, menu")) say("an item outside a list", element);
for (const element of all("[aria-labelledby]"))
  for (const id of element.getAttribute("aria-labelledby").split(" "))
    if (!document.getElementById(id)) say(`refers to nothing (${id})`, element);
const ids = new Set();
for (const element of all("[id]")) {
  if (ids.has(element.id)) say("a doubled id", element);
  ids.add(element.id);
}
let level = 0;
for (const element of all("h1, h2, h3, h4").filter(seen)) {
  const own = Number(element.tagName[1]);
  if (own > level + 1) say("a skipped heading", element);
  level = own;
}
if (all("main").length !== 1) wrong.push("there is no one main part");
if (all("h1").length < 1) wrong.push("there is no first heading");
if (!document.documentElement.lang || !document.title) wrong.push("no language or no title");

// Contrast of text on plain grounds; what is dim because it is not to be used is left out.
const channels = (colour) => {
  const numbers = colour.match(/[\d.]+/g).map(Number);
  // A mixed colour is told in parts of one.
  return colour.startsWith("color(srgb") ? [...numbers.slice(0, 3).map((part) => part * 255), ...numbers.slice(3)] : numbers;
};
const light = ([r, g, b]) => {
  const linear = [r, g, b].map((c) => c / 255).map((c) => (c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
};
const ground = (element) => {
  for (let at = element; at; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.backgroundImage !== "none") return null;
    const colour = channels(style.backgroundColor);
    if (colour.length < 4 || colour[3] === 1) return colour;
    if (colour[3] > 0) return null;
  }
  return channels(getComputedStyle(document.body).backgroundColor);
};
const dim = (element) => { for (let at = element; at; at = at.parentElement) if (Number(getComputedStyle(at).opacity) < 1) return true; return false; };
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let text = walker.nextNode(); text; text = walker.nextNode()) {
  const element = text.parentElement;
  if (!text.data.trim() || element.closest("svg, script, noscript, .unseen") || !seen(element) || dim(element)) continue;
  const behind = ground(element);
  if (!behind) continue;
  const style = getComputedStyle(element);
  const [a, b] = [light(channels(style.color)), light(behind)].sort((x, y) => y - x);
  const size = parseFloat(style.fontSize);
  const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  const ratio = (a + 0.05) / (b + 0.05);
  if (ratio < (large ? 3 : 4.5)) say(`contrast ${ratio.toFixed(2)}`, element);
}
return [...new Set(wrong)].slice(0, 12);
