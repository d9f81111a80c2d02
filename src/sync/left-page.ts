type Transaction = { abort(): void; readonly done: Promise<unknown> };

/**
 * A browser may keep a page that is left, frozen, for Back. In WebKit its transactions stay open then, and whatever the
 * next page asks of the same stores waits for them without an end: that page would never start. The returned function
 * takes a transaction that ends with the page: nothing of it is stored, as if the browser had been killed.
 */
export function endWithPage(): (tx: Transaction) => void {
  const running = new Set<Transaction>();
  // A worker has no such event.
  globalThis.addEventListener?.('pagehide', (event: Event & { persisted?: boolean }) => {
    if (event.persisted) for (const tx of running) abort(tx);
  });
  return (tx) => {
    running.add(tx);
    const forget = () => running.delete(tx);
    tx.done.then(forget, forget);
  };
}

export function abort(tx: { abort(): void }): void {
  try {
    tx.abort();
  } catch {
    // The transaction had already ended.
  }
}
