// @ts-check
// One stream for all tabs of a browser: each tab says which table it looks at, and hears of that one. A worker of the old kind,
// without imports: a browser that has a shared worker at all can run it.

/** What each tab looks at, and when it last said so. @type {Map<MessagePort, { table: string, at: number }>} */
const tabs = new Map();
const QUIET = 200000; // browsers wake hidden tabs once a minute
/** @type {EventSource | null} */
let live = null;
let wanted = "";
let soon = 0;

/** To those who look at a table, or to everybody. @type {(table: string | undefined, message: object) => void} */
const tell = (table, message) => {
  for (const [port, tab] of tabs) if (table === undefined || tab.table === table) port.postMessage({ table: tab.table, ...message });
};

/** Opens the stream that is wanted now, unless it is open. @param {boolean} anew */
const open = (anew) => {
  const tables = [...new Set([...tabs.values()].map((tab) => tab.table))].sort();
  const query = tables.map((table) => `t=${encodeURIComponent(table)}`).join("&");
  if (query === wanted && !anew && live && live.readyState !== EventSource.CLOSED) return;
  wanted = query;
  live?.close();
  live = null;
  if (!tables.length) return;
  const stream = new EventSource(`/live?${query}`);
  live = stream;
  stream.onmessage = (event) => {
    const [table, ...version] = event.data.split(" ");
    tell(table, { kind: "version", version: version.join(" ") });
  };
  stream.addEventListener("presence", (event) => tell(event.data, { kind: "presence" }));
  stream.onerror = () => {
    tell(undefined, { kind: "lost" });
    if (stream.readyState === EventSource.CLOSED) setTimeout(() => open(true), 2000);
  };
};

// Several tabs that come or go at once are one change.
let fresh = false;
/** @param {boolean} anew */
const reopen = (anew) => {
  fresh ||= anew;
  clearTimeout(soon);
  soon = setTimeout(() => { open(fresh); fresh = false; }, 20);
};

// A tab that was closed without a word is forgotten after a while.
setInterval(() => {
  for (const [port, tab] of tabs) if (Date.now() - tab.at > QUIET) tabs.delete(port);
  reopen(false);
}, QUIET / 2);

const worker = /** @type {SharedWorkerGlobalScope} */ (/** @type {unknown} */ (self));
worker.addEventListener("connect", ({ ports: [port] }) => {
  port.onmessage = ({ data }) => {
    if (data.leave) {
      tabs.delete(port);
      // The last page may be put to sleep with us, so nothing is put off.
      return tabs.size ? reopen(false) : open(false);
    }
    const table = data.join ?? data.here;
    const known = tabs.has(port);
    tabs.set(port, { table, at: Date.now() });
    // Whoever comes may have sat down meanwhile: the server must see that a page of theirs is open.
    if (data.join || !known) reopen(true);
  };
});
