import type { DatabaseTransaction } from './client.ts';

/** What only reads. Anything else counts as writing, so that nothing new is overlooked. */
const READS: ReadonlySet<string | symbol> = new Set([
  'select',
  'selectDistinct',
  'selectDistinctOn',
  '$count',
]);

/** The transaction, and whether anything was written through it. */
export function noticeWrites(tx: DatabaseTransaction): {
  tx: DatabaseTransaction;
  hasWritten: () => boolean;
} {
  let hasWritten = false;
  const noticing = new Proxy(tx, {
    get(target, name) {
      if (!READS.has(name)) hasWritten = true;
      const part: unknown = Reflect.get(target, name);
      return typeof part === 'function' ? part.bind(target) : part;
    },
  });
  return { tx: noticing, hasWritten: () => hasWritten };
}
