import type { Action } from '../domain/delivery/actions.ts';
import type { OpenStore } from './database.ts';

/** A file that an action names, kept until the server has both. `hash`: SHA-256 of the bytes, hex. */
export type OutboxFile = { hash: string; type: string; bytes: ArrayBuffer };

type MaybeAttachments = { attachments?: unknown } | null | undefined;

/** The hashes of the files that go before an action. Told by hand: every first visit may have to look. */
export function fileHashesOf(action: Action): string[] {
  const attachments = (action.input as MaybeAttachments)?.attachments;
  if (!Array.isArray(attachments)) return [];
  const hashes = attachments.map((one: { hash?: unknown } | null) => one?.hash);
  return hashes.every((hash) => typeof hash === 'string') ? hashes : [];
}

/** Two messages may name one file: it goes with the last of them, inside the transaction that removes that one. */
export async function deleteUnreferencedFiles(stores: {
  outbox: Pick<OpenStore<'outbox', 'readonly'>, 'getAll'>;
  files: OpenStore<'files', 'readwrite'>;
}): Promise<void> {
  const kept = await stores.files.getAllKeys();
  if (kept.length === 0) return;
  const named = new Set((await stores.outbox.getAll()).flatMap(({ action }) => fileHashesOf(action)));
  for (const hash of kept) if (!named.has(hash)) await stores.files.delete(hash);
}
