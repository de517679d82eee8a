// One stream for all tabs of a browser: each tab says which table it looks at, and hears of that one.
const tabs = new Map(); // port → { table, at }
const QUIET = 200000; // browsers wake hidden tabs once a minute
let live = null;
let wanted = "";
let soon = null;

const tell = (table, message) => {
  for (const [port, tab] of tabs) if (table === undefined || tab.table === table) port.postMessage({ table: tab.table, ...message });
};

const open = (anew) => {
  const tables = [...new Set([...tabs.values()].map((tab) => tab.table))].sort();
  const query = tables.map((table) => `t=${encodeURIComponent(table)}`).join("&");
  if (query === wanted && !anew && live && live.readyState !== EventSource.CLOSED) return;
  wanted = query;
  live?.close();
  live = null;
  if (!tables.length) return;
  live = new EventSource(`/live?${query}`);
  live.onmessage = (event) => {
    const [table, ...version] = event.data.split(" ");
    tell(table, { kind: "version", version: version.join(" ") });
  };
  live.addEventListener("presence", (event) => tell(event.data, { kind: "presence" }));
  live.onerror = () => {
    tell(undefined, { kind: "lost" });
    if (live.readyState === EventSource.CLOSED) setTimeout(() => open(true), 2000);
  };
};

// Several tabs that come or go at once are one change.
let fresh = false;
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

self.onconnect = ({ ports: [port] }) => {
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
};
