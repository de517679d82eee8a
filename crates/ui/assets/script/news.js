// @ts-check
// Hears of a table. A browser opens few connections to one host, so all its tabs share one stream, kept by a worker; where
// there are no such workers, each has its own.

/**
 * What is done about what is heard: the number of the last change, at once and whenever there is one; that somebody came or
 * went; that nothing is heard any more.
 * @typedef {object} News
 * @property {(moment: string) => void} version
 * @property {() => void} presence
 * @property {() => void} lost
 */

/** Begins to listen; what comes back begins anew. @type {(id: string, worker: string | undefined, news: News) => () => void} */
export const hear = (id, worker, news) =>
  worker && "SharedWorker" in window ? together(id, worker, news) : alone(id, news);

/** @type {(id: string, worker: string, news: News) => () => void} */
const together = (id, worker, news) => {
  /** @type {MessagePort | null} */
  let port = null;
  const join = () => {
    port?.postMessage({ leave: id });
    port = new SharedWorker(worker, { name: "hanlin" }).port;
    port.onmessage = ({ data }) => { if (data.table === id) news[/** @type {keyof News} */ (data.kind)](data.version); };
    port.postMessage({ join: id });
  };
  addEventListener("pagehide", () => port?.postMessage({ leave: id }));
  setInterval(() => port?.postMessage({ here: id }), 20000);
  join();
  return join;
};

/** @type {(id: string, news: News) => () => void} */
const alone = (id, news) => {
  /** @type {EventSource | null} */
  let live = null;
  const listen = () => {
    live?.close();
    const stream = new EventSource(`/t/${id}/live`);
    stream.onmessage = (event) => news.version(event.data);
    stream.addEventListener("presence", () => news.presence());
    stream.onerror = () => {
      news.lost();
      if (stream.readyState === EventSource.CLOSED) setTimeout(listen, 2000);
    };
    live = stream;
  };
  listen();
  return listen;
};
