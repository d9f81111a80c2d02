import { useAtomValue, useStore } from 'jotai';
import { Plus } from 'lucide-react';
import type { ActionInput } from '../../domain/delivery/actions.ts';
import { MAX_ADDRESSES } from '../../domain/visitor/address.ts';
import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { dispatchAction } from '../../platform/outbox-client.ts';
import { alertNotStored, pendingTextAtom, savedTextAtom } from '../../platform/pending-text.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { useEarningWays } from '../../platform/use-earning-ways.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PendingNote } from '../../ui/pending-note.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { useFocusWhenThere } from '../../ui/use-focus-when-there.ts';
import { useModal } from '../../ui/use-modal.ts';
import '../../ui/skeleton-account.css';
import { AddressCard } from './address-card.tsx';
import type { AddressContact } from './address-form.tsx';
import { AddressFormModal, AddressRemovalModal } from './address-modals.tsx';
import styles from './addresses.module.css';
import { optimisticAddresses } from './optimistic-addresses.ts';
import { addressQueries } from './queries.ts';

type AddressAction = 'address.put' | 'address.remove' | 'address.make-default';

/** The visitor's addresses. They can be changed without signal. */
export function AddressBook({ contact }: { contact?: AddressContact | undefined }) {
  const store = useStore();
  const alert = useAlert();
  const pays = useEarningWays();
  const pendingText = useAtomValue(pendingTextAtom);
  const query = useOptimisticQuery(addressQueries.list(useAtomValue(isAuthAtom)), optimisticAddresses, []);
  const { addresses, isPending } = query.data;
  const form = useModal('address-form');
  const removal = useModal('address-removal');
  const book = useFocusWhenThere<HTMLElement>();
  const edited = addresses.find(({ id }) => id === form.subject);
  const removed = addresses.find(({ id }) => id === removal.subject);
  const dispatch = <N extends AddressAction>(name: N, input: ActionInput<N>, doneText: string) => {
    const stored = dispatchAction(name, input);
    void stored.then(() => {
      form.close();
      removal.close();
      alert('success', doneText);
      // The button that opened the dialog is gone.
      if (name === 'address.remove') book.focus();
    }, alertNotStored(alert));
    return stored;
  };
  const hasContent = query.isLoaded || addresses.length > 0;
  return (
    <QueryView
      query={{ ...query, data: hasContent ? addresses : undefined }}
      subject="Your addresses"
      skeleton={{ shape: 'address', label: 'Loading your addresses', count: 2 }}
    >
      {(addresses) => (
        <>
          <section ref={book.ref} tabIndex={-1} aria-label="Your addresses">
            {addresses.length > 0 ? (
              <ul className={styles.book}>
                {addresses.map((address) => (
                  <AddressCard
                    key={address.id}
                    address={address}
                    onEdit={() => form.open(address.id)}
                    onRemove={() => removal.open(address.id)}
                    onMakeDefault={() =>
                      dispatch(
                        'address.make-default',
                        { id: address.id },
                        `${address.label} is now your default`,
                      )
                    }
                  />
                ))}
              </ul>
            ) : (
              <EmptyState
                level={2}
                title="No address yet"
                text={`${pays('complete-your-profile') ? 'Complete your profile with an address to earn points. ' : ''}The first one becomes your default.`}
                picture="home-address"
              />
            )}
          </section>
          {isPending && <PendingNote text={pendingText} />}
          {addresses.length < MAX_ADDRESSES && (
            <div className={styles.add} data-alone={addresses.length === 0 || undefined}>
              <Button onClick={() => form.open()}>
                <Plus size={20} aria-hidden />
                Add an address
              </Button>
            </div>
          )}
          <AddressRemovalModal
            removed={removed}
            onClose={removal.close}
            onRemove={({ id, label }) => dispatch('address.remove', { id }, `${label} removed`)}
          />
          <AddressFormModal
            open={form.subject !== null}
            onClose={form.close}
            edited={edited}
            contact={addresses.length === 0 ? contact : undefined}
            onSave={(address) => dispatch('address.put', address, store.get(savedTextAtom))}
          />
        </>
      )}
    </QueryView>
  );
}
