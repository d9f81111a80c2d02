import type { Action } from '../domain/delivery/actions.ts';
import type { OpenStore } from './database.ts';

/** A file that an action refers to, stored until the server has both. `hash`: SHA-256 of the bytes, hex. */
export type OutboxFile = { hash: string; type: string; bytes: ArrayBuffer };

type MaybeAttachments = { attachments?: unknown } | null | undefined;

/** The hashes of the files to upload before an action. Read by hand: the first load must not need a schema library. */
export function fileHashesOf(action: Action): string[] {
  const attachments = (action.input as MaybeAttachments)?.attachments;
  const hashes = Array.isArray(attachments) ? attachments.map((file) => file?.hash) : [];
  return hashes.every((hash) => typeof hash === 'string') ? hashes : [];
}

/**
 * Deletes the files that no entry refers to any more, inside the caller's transaction. Two messages may share a file.
 */
export async function deleteUnreferencedFiles(stores: {
  outbox: Pick<OpenStore<'outbox', 'readonly'>, 'getAll'>;
  files: OpenStore<'files', 'readwrite'>;
}): Promise<void> {
  const storedHashes = await stores.files.getAllKeys();
  if (storedHashes.length === 0) return;
  const usedHashes = new Set((await stores.outbox.getAll()).flatMap(({ action }) => fileHashesOf(action)));
  for (const hash of storedHashes) if (!usedHashes.has(hash)) await stores.files.delete(hash);
}
