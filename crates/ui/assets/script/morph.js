// @ts-check
// Makes one drawing look like another by changing only what differs: what stays the same is not drawn anew, and nobody loses
// the place they point at.

/** A number that was in a text and the one that is there now. @typedef {{ node: Text, from: number, to: number }} Count */

/** What tells one thing from its neighbours. @param {Node} node */
const key = (node) => (node instanceof Element ? node.getAttribute("data-piece") ?? node.getAttribute("data-part") : null);

/** @type {(one: Node, other: Node) => boolean} */
const isAlike = (one, other) => one.nodeName === other.nodeName && key(one) === key(other);

/** @type {(old: Element, fresh: Element) => void} */
const attributes = (old, fresh) => {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
};

/** @type {(text: string | null) => number | null} */
const number = (text) => (/^\d{1,4}$/.test(text?.trim() ?? "") ? Number(text) : null);

/** @type {(old: Text, fresh: Text, counts: Count[]) => void} */
const words = (old, fresh, counts) => {
  if (old.data === fresh.data) return;
  const [from, to] = [number(old.data), number(fresh.data)];
  if (from !== null && to !== null) counts.push({ node: old, from, to });
  old.data = fresh.data;
};

/** Which nodes should be inside then: those that are there already if they are alike. @type {(old: Element, fresh: Element, counts: Count[]) => Node[]} */
const wanted = (old, fresh, counts) => {
  const all = [...old.childNodes];
  const [named, plain] = [new Map(all.filter(key).map((child) => [key(child), child])), all.filter((child) => key(child) === null)];
  let next = 0;
  return [...fresh.childNodes].map((child) => {
    const name = key(child);
    const same = name === null ? plain[next++] : named.get(name);
    if (!same || !isAlike(same, child)) return child;
    if (same instanceof Element && child instanceof Element) morph(same, child, counts);
    if (same instanceof Text && child instanceof Text) words(same, child, counts);
    return same;
  });
};

/**
 * The old one looks like the fresh one then; the fresh one is used up. Says which numbers have changed.
 * @type {(old: Element, fresh: Element, counts?: Count[]) => Count[]}
 */
export const morph = (old, fresh, counts = []) => {
  if (old.isEqualNode(fresh)) return counts;
  attributes(old, fresh);
  const nodes = wanted(old, fresh, counts);
  const keep = new Set(nodes);
  for (const child of [...old.childNodes]) if (!keep.has(child)) child.remove();
  let at = old.firstChild;
  for (const node of nodes) {
    if (node === at) at = at.nextSibling; else old.insertBefore(node, at);
  }
  return counts;
};
