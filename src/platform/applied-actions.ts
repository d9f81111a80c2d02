// @script wire

import { DELIVERY_MAX_ACTIONS } from '../domain/delivery/delivery-limits.ts';
import { APPLIED_HEADER, REVISION_HEADER, WAITING_HEADER } from '../domain/delivery/token-headers.ts';
import { type OpenStores, sharedDatabase } from '../sync/database.ts';
import { apiHost } from '../sync/env.ts';
import { readIdentityIn } from '../sync/identity-store.ts';
import type { AnswerRevision } from './answer-revision.ts';

/**
 * Asks which of the waiting actions the answer contains. The server may have applied them already: the answer to their
 * delivery is on its way, was lost, or went to the page before it was loaded again. Such an action would be added to
 * data that already contains it. Where the actions cannot be read, nothing is asked. Nor on another origin: the browser
 * sends nothing there with a header that the server does not allow by name, and an older one does not know this one.
 */
export async function waitingHeader(): Promise<{ [WAITING_HEADER]?: string }> {
  if (apiHost) return {};
  const keys = await readWaitingKeys().catch(() => []);
  return keys.length > 0 ? { [WAITING_HEADER]: keys.join(' ') } : {};
}

/** The keys of the signed-in visitor's waiting actions, oldest first, no more than one delivery may hold. */
const readWaitingKeys = () =>
  sharedDatabase.read(['facts', 'outbox'], async ({ facts, outbox }) => {
    const identity = await readIdentityIn(facts);
    const entries = identity ? await outbox.index('sub').getAll(identity.sub) : [];
    const waiting = entries.filter(({ state }) => state === 'waiting');
    return waiting.slice(0, DELIVERY_MAX_ACTIONS).map(({ action }) => action.key);
  });

/**
 * The revision in the headers of an answer; null if it has none. That waiting actions are applied is stored: a later page
 * load has stored answers, but not their headers.
 */
export function takeRevision(headers: Headers): AnswerRevision | null {
  const rev = headers.get(REVISION_HEADER);
  const applied = headers.get(APPLIED_HEADER)?.split(' ') ?? [];
  if (applied.length > 0) void storeApplied(applied).catch(() => {});
  return rev ? { rev: Number(rev), applied } : null;
}

/** Relaxed, as the answer itself is stored: with the power both are lost. */
function storeApplied(keys: readonly string[]): Promise<void> {
  const appliedAt = Date.now();
  const store = async ({ outbox }: OpenStores<'outbox', 'readwrite'>) => {
    const entries = await Promise.all(keys.map((key) => outbox.index('key').get(key)));
    for (const entry of entries)
      if (entry?.state === 'waiting' && entry.appliedAt === undefined)
        await outbox.put({ ...entry, appliedAt });
  };
  return sharedDatabase.write(['outbox'], store, 'relaxed');
}
