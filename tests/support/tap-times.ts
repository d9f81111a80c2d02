/** Run in a page. Times in ms. */
type TapTimes = { tapMs: number[]; bareMs: number[] };

/**
 * Taps one toggle again and again, and measures each time until its mark shows; between the taps, a bare commit of one
 * small record with the same durability, which is the least that storing can take on this phone.
 */
export async function measureTaps({ selector, taps }: { selector: string; taps: number }): Promise<TapTimes> {
  const opening = indexedDB.open('bare', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('records', { autoIncrement: true });
  const db = await new Promise<IDBDatabase>((done, fail) => {
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => fail(opening.error);
  });
  const commit = () =>
    new Promise<void>((done, fail) => {
      const transaction = db.transaction('records', 'readwrite', { durability: 'strict' });
      transaction
        .objectStore('records')
        .add({ key: crypto.randomUUID(), input: { slug: 'x', isWished: true } });
      transaction.oncomplete = () => done();
      transaction.onerror = () => fail(transaction.error);
    });
  const tap = () =>
    new Promise<void>((done, fail) => {
      const toggle = document.querySelector<HTMLElement>(selector);
      if (!toggle) return fail(new Error('The toggle is gone'));
      const watcher = new MutationObserver(() => {
        watcher.disconnect();
        done();
      });
      watcher.observe(toggle, { attributeFilter: ['aria-pressed'] });
      toggle.click();
    });
  const timed = async (work: () => Promise<void>) => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  const times: TapTimes = { tapMs: [], bareMs: [] };
  for (let i = 0; i < taps; i++) {
    times.bareMs.push(await timed(commit));
    times.tapMs.push(await timed(tap));
  }
  db.close();
  return times;
}

/** The value below which `share` (0 to 1) of them are. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.ceil(share * sorted.length), sorted.length) - 1] ?? Number.NaN;
}
