import { useAtomValue, useStore } from 'jotai';
import { Plus } from 'lucide-react';
import type { ActionInput } from '../../domain/delivery/actions.ts';
import { MAX_ADDRESSES } from '../../domain/visitor/address.ts';
import { deleteDraft } from '../../platform/drafts.ts';
import { changedValues } from '../../platform/form-values.ts';
import { useOptimisticQuery } from '../../platform/optimistic-query.ts';
import { dispatchAction } from '../../platform/outbox-client.ts';
import { cannotStoreText, pendingTextAtom, savedTextAtom } from '../../platform/pending-text.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import { useEarningWays } from '../../platform/use-earning-ways.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Modal } from '../../ui/modal.tsx';
import { PendingNote } from '../../ui/pending-note.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { useFocusWhenThere } from '../../ui/use-focus-when-there.ts';
import { useModal } from '../../ui/use-modal.ts';
import { AddressCard } from './address-card.tsx';
import { type AddressContact, AddressForm, addressDraftName } from './address-form.tsx';
import styles from './addresses.module.css';
import { optimisticAddresses } from './optimistic-addresses.ts';
import { addressQueries } from './queries.ts';

const FORM = 'address-form';
type AddressAction = 'address.put' | 'address.remove' | 'address.make-default';

/** The visitor's addresses. They can be changed without signal. */
export function AddressBook({ contact }: { contact?: AddressContact | undefined }) {
  const store = useStore();
  const alert = useAlert();
  const pays = useEarningWays();
  const pendingText = useAtomValue(pendingTextAtom);
  const { isAuth, sub } = useAtomValue(sessionAtom);
  const query = useOptimisticQuery(addressQueries.list(isAuth), optimisticAddresses, []);
  const { addresses, isPending } = query.data;
  const form = useModal('address-form');
  const removal = useModal('address-removal');
  const book = useFocusWhenThere<HTMLElement>();
  const edited = addresses.find(({ id }) => id === form.subject);
  const removed = addresses.find(({ id }) => id === removal.subject);
  const dispatch = <N extends AddressAction>(name: N, input: ActionInput<N>, doneText: string) => {
    const stored = dispatchAction(name, input);
    void stored.then(
      () => {
        form.close();
        removal.close();
        alert('success', doneText);
        // The button that opened the dialog is gone.
        if (name === 'address.remove') book.focus();
      },
      (error: unknown) => alert('error', cannotStoreText(error)),
    );
    return stored;
  };
  const leaveForm = () => {
    const left = document.querySelector<HTMLFormElement>(`#${FORM}`);
    const isChanged = left !== null && Object.keys(changedValues(left)).length > 0;
    // Keep the draft of a new address. Delete that of a stored one: the stored address may change meanwhile.
    const isNew = edited === undefined;
    if (isChanged) alert('info', isNew ? 'Not saved. What you typed is kept.' : 'Not saved.');
    if (!isNew) deleteDraft(addressDraftName(edited.id), sub);
    form.close();
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
          <Modal
            open={removed !== undefined}
            onClose={removal.close}
            title={`Remove ${removed?.label}?`}
            actions={
              <Button
                onClick={() =>
                  removed && dispatch('address.remove', { id: removed.id }, `${removed.label} removed`)
                }
              >
                Remove
              </Button>
            }
          >
            <p>This deletes it from your account. Orders on the way still go there.</p>
          </Modal>
          <Modal
            open={form.subject !== null}
            onClose={leaveForm}
            title={edited ? `Edit ${edited.label}` : 'Add an address'}
            actions={
              <Button type="submit" form={FORM}>
                Save
              </Button>
            }
          >
            <AddressForm
              formId={FORM}
              initialAddress={edited}
              contact={addresses.length === 0 ? contact : undefined}
              onSave={(address) => dispatch('address.put', address, store.get(savedTextAtom))}
            />
          </Modal>
        </>
      )}
    </QueryView>
  );
}
