// @script venue

import type { ListTransfer } from './list-transfer.ts';

/** The lists of one visitor for an expo. `ownId`: by which others name their own list; null until it was shared. */
type KnownLists = { ownId: string | null; shared: readonly { id: string; ownerName: string }[] };

/**
 * Where a list goes that another phone gives: one that the visitor shares goes into itself (`shared`), everything else
 * into their own list. `foreign`: others share it, and the visitor is none of them.
 */
export type TransferTarget =
  | { kind: 'own'; listId: undefined }
  | { kind: 'foreign'; listId: undefined; ownerName: string }
  | { kind: 'shared'; listId: string; ownerName: string };

export function transferTarget({ shared }: Pick<ListTransfer, 'shared'>, lists: KnownLists): TransferTarget {
  if (!shared || shared.id === lists.ownId) return { kind: 'own', listId: undefined };
  const known = lists.shared.find(({ id }) => id === shared.id);
  return known
    ? { kind: 'shared', listId: known.id, ownerName: known.ownerName }
    : { kind: 'foreign', listId: undefined, ownerName: shared.ownerName };
}
