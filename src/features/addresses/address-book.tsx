import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ActionInput } from '../../domain/delivery/actions.ts';
import { type Address, MAX_ADDRESSES } from '../../domain/visitor/address.ts';
import { dispatchAction, outboxEntriesAtom } from '../../platform/outbox.ts';
import { responseVersion } from '../../platform/pending-changes.ts';
import { CANNOT_STORE, pendingTextAtom } from '../../platform/pending-text.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Modal } from '../../ui/modal.tsx';
import { PendingNote } from '../../ui/pending-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AddressCard } from './address-card.tsx';
import { AddressForm } from './address-form.tsx';
import styles from './addresses.module.css';
import { optimisticAddresses } from './optimistic-addresses.ts';
import { addressQueries } from './queries.ts';

const FORM = 'address-form';
type AddressAction = 'address.put' | 'address.remove' | 'address.make-default';
/** What stands in the dialog: the form, empty or with an address, or the question before one goes. */
type Open = { what: 'form' | 'remove'; address?: Address } | null;

/** All of a visitor's addresses; what is changed without signal is kept and sent later. */
export function AddressBook() {
  const alert = useAlert();
  const entries = useAtomValue(outboxEntriesAtom);
  const pendingText = useAtomValue(pendingTextAtom);
  const query = addressQueries.list(useAtomValue(isAuthAtom));
  const { data, error, refetch, dataUpdatedAt } = useQuery(query);
  const [open, setOpen] = useState<Open>(null);
  const read = responseVersion(query.queryKey, dataUpdatedAt);
  const now = optimisticAddresses(data ?? [], read, entries);
  const act = <N extends AddressAction>(name: N, input: ActionInput<N>, done: string) =>
    dispatchAction(name, input).then(
      () => {
        setOpen(null);
        alert('success', done);
      },
      () => alert('error', CANNOT_STORE),
    );
  const close = () => setOpen(null);
  const add = () => setOpen({ what: 'form' });
  const isKnown = data !== undefined || now.addresses.length > 0;
  const isRemoving = open?.what === 'remove';
  const label = open?.address?.label ?? '';

  if (!isKnown && error) return <ErrorState subject="Your addresses" onRetry={refetch} />;
  if (!isKnown) return <Skeleton shape="row" label="Loading your addresses" count={3} />;
  return (
    <>
      {now.addresses.length > 0 ? (
        <ul className={styles.book}>
          {now.addresses.map((one) => (
            <AddressCard
              key={one.id}
              address={one}
              onEdit={() => setOpen({ what: 'form', address: one })}
              onRemove={() => setOpen({ what: 'remove', address: one })}
              onMakeDefault={() =>
                act('address.make-default', { id: one.id }, `${one.label} is the default now`)
              }
            />
          ))}
        </ul>
      ) : (
        <EmptyState
          level={2}
          title="No address yet"
          text="Add where your orders should go. The first one becomes the default."
          picture="place-rumah-cerita"
        />
      )}
      {now.isPending && <PendingNote text={pendingText} />}
      {now.addresses.length < MAX_ADDRESSES && (
        <div className={styles.add} data-alone={now.addresses.length === 0 || undefined}>
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
              onClick={() => act('address.remove', { id: open.address?.id ?? '' }, `${label} is removed`)}
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
          <p>It goes from your account. Orders that are under way still go there.</p>
        ) : (
          <AddressForm
            formId={FORM}
            initialAddress={open?.address}
            onSave={(put) => act('address.put', put, 'Saved')}
          />
        )}
      </Modal>
    </>
  );
}
