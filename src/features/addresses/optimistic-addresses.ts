import { type Address, makeDefaultAddress, putAddress, removeAddress } from '../../domain/visitor/address.ts';
import { changesSince, type ResponseVersion } from '../../platform/pending-changes.ts';
import type { OutboxEntry } from '../../sync/outbox-entry.ts';

const NAMES = ['address.put', 'address.remove', 'address.make-default'] as const;

/** The visitor's addresses in the order in which they were made, and whether the server has yet to hear of something. */
export function optimisticAddresses(
  onServer: readonly Address[],
  read: ResponseVersion,
  entries: readonly OutboxEntry[],
): { addresses: Address[]; isPending: boolean } {
  const words = changesSince(read, NAMES, entries);
  const addresses = words.reduce<Address[]>(
    (list, word) => {
      if (word.name === 'address.put') return putAddress(list, word.input);
      if (word.name === 'address.remove') return removeAddress(list, word.input.id);
      return makeDefaultAddress(list, word.input.id);
    },
    [...onServer],
  );
  return { addresses, isPending: words.some(({ isPending }) => isPending) };
}
