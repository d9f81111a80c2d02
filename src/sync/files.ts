import * as v from 'valibot';
import type { Action } from '../domain/actions.ts';
import type { Opened } from './store.ts';

/** A file that an action names, kept until the server has both. `hash`: SHA-256 of the bytes, hex. */
export type KeptFile = { hash: string; type: string; bytes: ArrayBuffer };

const namingSchema = v.object({ attachments: v.array(v.object({ hash: v.string() })) });

/** The hashes of the files that go before an action. */
export function filesOf(action: Action): string[] {
  return v.is(namingSchema, action.input) ? action.input.attachments.map(({ hash }) => hash) : [];
}

/** Two messages may name one file: it goes with the last of them, inside the transaction that removes that one. */
export async function dropUnnamedFiles(stores: {
  outbox: Pick<Opened<'outbox', 'readonly'>, 'getAll'>;
  files: Opened<'files', 'readwrite'>;
}): Promise<void> {
  const kept = await stores.files.getAllKeys();
  if (kept.length === 0) return;
  const named = new Set((await stores.outbox.getAll()).flatMap(({ action }) => filesOf(action)));
  for (const hash of kept) if (!named.has(hash)) await stores.files.delete(hash);
}
