import { useAtomValue } from 'jotai';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ActionInput } from '../../domain/delivery/actions.ts';
import { type Address, MAX_ADDRESSES } from '../../domain/visitor/address.ts';
import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { dispatchAction } from '../../platform/outbox-client.ts';
import { CANNOT_STORE, pendingTextAtom } from '../../platform/pending-text.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Modal } from '../../ui/modal.tsx';
import { PendingNote } from '../../ui/pending-note.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { AddressCard } from './address-card.tsx';
import { AddressForm } from './address-form.tsx';
import styles from './addresses.module.css';
import { optimisticAddresses } from './optimistic-addresses.ts';
import { addressQueries } from './queries.ts';

const FORM = 'address-form';
type AddressAction = 'address.put' | 'address.remove' | 'address.make-default';
/** The dialog shows the form, empty or for an address, or asks before an address is removed. */
type OpenDialog = { kind: 'form' | 'remove'; address?: Address } | null;

/** The visitor's addresses. They can be changed without signal. */
export function AddressBook() {
  const alert = useAlert();
  const pendingText = useAtomValue(pendingTextAtom);
  const { data, isLoaded, error, refetch } = useOptimisticQuery(
    addressQueries.list(useAtomValue(isAuthAtom)),
    optimisticAddresses,
    [],
  );
  const [open, setOpen] = useState<OpenDialog>(null);
  const { addresses, isPending } = data;
  const dispatch = <N extends AddressAction>(name: N, input: ActionInput<N>, doneText: string) => {
    const stored = dispatchAction(name, input);
    void stored.then(
      () => {
        setOpen(null);
        alert('success', doneText);
      },
      () => alert('error', CANNOT_STORE),
    );
    return stored;
  };
  const close = () => setOpen(null);
  const add = () => setOpen({ kind: 'form' });
  const hasContent = isLoaded || addresses.length > 0;
  const isRemoving = open?.kind === 'remove';
  const label = open?.address?.label ?? '';
  return (
    <QueryView
      query={{ data: hasContent ? addresses : undefined, error, refetch }}
      subject="Your addresses"
      skeleton={{ shape: 'row', label: 'Loading your addresses', count: 3 }}
    >
      {(addresses) => (
        <>
          {addresses.length > 0 ? (
            <ul className={styles.book}>
              {addresses.map((address) => (
                <AddressCard
                  key={address.id}
                  address={address}
                  onEdit={() => setOpen({ kind: 'form', address })}
                  onRemove={() => setOpen({ kind: 'remove', address })}
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
              text="Complete your profile with an address to earn points. The first one becomes your default."
              picture="home-address"
            />
          )}
          {isPending && <PendingNote text={pendingText} />}
          {addresses.length < MAX_ADDRESSES && (
            <div className={styles.add} data-alone={addresses.length === 0 || undefined}>
              <Button onClick={add}>
                <Plus size={20} aria-hidden />
                Add an address
              </Button>
            </div>
          )}
          <Modal
            open={open !== null}
            onClose={close}
            title={isRemoving ? `Remove ${label}?` : open?.address ? `Edit ${label}` : 'Add an address'}
            actions={
              isRemoving ? (
                <Button
                  onClick={() =>
                    dispatch('address.remove', { id: open.address?.id ?? '' }, `${label} removed`)
                  }
                >
                  Remove
                </Button>
              ) : (
                <Button type="submit" form={FORM}>
                  Save
                </Button>
              )
            }
          >
            {isRemoving ? (
              <p>This deletes it from your account. Orders on the way still go there.</p>
            ) : (
              <AddressForm
                formId={FORM}
                initialAddress={open?.address}
                onSave={(address) => dispatch('address.put', address, 'Saved')}
              />
            )}
          </Modal>
        </>
      )}
    </QueryView>
  );
}
