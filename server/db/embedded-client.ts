import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite';
import type { DiskGuard } from './disk-guard.ts';
import { preparedStatements } from './prepared-statements.ts';
import { stopWhenBroken } from './stop-when-broken.ts';

/** Numeric, timestamp, timestamp with time zone, interval and date in arrays. */
const ARRAY_TYPES = [1231, 1115, 1185, 1187, 1182];
/** What drizzle reads as text. */
const TEXT_TYPES = [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...ARRAY_TYPES];

/**
 * PostgreSQL fills all its buffers with zeros when it starts: with the usual 128 MB that is most of the time and of the
 * memory of a start. A file outside of them comes from the operating system's cache.
 */
const START_PARAMETERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** Longer texts are imports of content, one row after another: each comes once. */
const MAX_PREPARED_LENGTH = 4_000;

/** What only reads, or belongs to a transaction. Anything else counts as writing. */
const NO_WRITE = /^\s*(select|savepoint|release|rollback)\b/i;

type Query = PGlite['query'];

/**
 * The embedded database. Drizzle gives these parsers along with each query, and PGlite then copies its table of a few
 * hundred others: a seventh of the server's work for a delivery. Here the client has them from the start.
 */
export async function createEmbeddedClient(
  folder: string,
  options: PGliteOptions,
  guard?: DiskGuard,
): Promise<PGlite> {
  guard?.beforeStart();
  const parsers = Object.fromEntries(TEXT_TYPES.map((type) => [type, (text: string) => text]));
  const client = await PGlite.create(folder, { ...options, parsers, startParams: START_PARAMETERS });
  if (guard) stopWhenBroken(client, guard.onBroken);
  const run = preparedStatements(client);
  const prepared = (plain: Query, alone: typeof client.runExclusive): Query => {
    return async (text, params = [], { parsers: _, ...rest } = {}) => {
      if (guard && !NO_WRITE.test(text)) guard.beforeWrite();
      return text.length > MAX_PREPARED_LENGTH
        ? plain(text, params, rest)
        : alone(() => run(text, params, rest) as ReturnType<typeof plain<never>>);
    };
  };
  const { transaction } = client;
  client.query = prepared(client.query.bind(client), async (work) => {
    await client._checkReady();
    return client._runExclusiveTransaction(() => client.runExclusive(work));
  });
  client.transaction = (work) =>
    transaction.call(client, (tx) => {
      tx.query = prepared(tx.query, async (query) => {
        if (tx.closed) throw new Error('Transaction is closed');
        return client.runExclusive(query);
      });
      return work(tx);
    }) as ReturnType<typeof work>;
  return client;
}
