import {
  type Address,
  makeDefaultAddress,
  mergeAddress,
  putAddress,
  removeAddress,
} from '../../domain/visitor/address.ts';
import { type AnswerVersion, changesSince } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

const ACTIONS = ['address.put', 'address.remove', 'address.make-default'] as const;

/** The addresses in the order in which they were added, and whether a change waits for delivery. */
export function optimisticAddresses(
  serverAddresses: readonly Address[],
  version: AnswerVersion,
  entries: readonly OutboxEntry[],
): { addresses: Address[]; isPending: boolean } {
  const changes = changesSince(version, ACTIONS, entries);
  const addresses = changes.reduce<Address[]>(
    (list, change) => {
      if (change.name === 'address.put') {
        const now = list.find(({ id }) => id === change.input.id);
        return putAddress(list, mergeAddress(change.input, now, false));
      }
      if (change.name === 'address.remove') return removeAddress(list, change.input.id);
      return makeDefaultAddress(list, change.input.id);
    },
    [...serverAddresses],
  );
  return { addresses, isPending: changes.some(({ isPending }) => isPending) };
}
