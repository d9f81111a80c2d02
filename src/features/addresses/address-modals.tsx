import { useAtomValue } from 'jotai';
import type { Address, AddressPut } from '../../domain/visitor/address.ts';
import { deleteDraft, notSavedText } from '../../platform/drafts.ts';
import { changedValues } from '../../platform/form-values.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import { useAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { type AddressContact, AddressForm, addressDraftName } from './address-form.tsx';

const FORM = 'address-form';

type FormModalProps = {
  open: boolean;
  onClose: () => void;
  /** Undefined for a new address. */
  edited: Address | undefined;
  contact: AddressContact | undefined;
  /** Rejects when the address could not be stored. */
  onSave: (address: AddressPut) => Promise<unknown>;
};

/** A new address, or one that is edited. */
export function AddressFormModal({ open, onClose, edited, contact, onSave }: FormModalProps) {
  const alert = useAlert();
  const { sub } = useAtomValue(sessionAtom);
  const leave = () => {
    const left = document.querySelector<HTMLFormElement>(`#${FORM}`);
    const isChanged = left !== null && Object.keys(changedValues(left)).length > 0;
    // Keep the draft of a new address. Delete that of a stored one: the stored address may change meanwhile.
    const isNew = edited === undefined;
    if (isChanged) alert('info', isNew ? notSavedText(addressDraftName(''), sub) : 'Not saved.');
    if (!isNew) deleteDraft(addressDraftName(edited.id), sub);
    onClose();
  };
  return (
    <Modal
      open={open}
      onClose={leave}
      title={edited ? `Edit ${edited.label}` : 'Add an address'}
      actions={
        <Button type="submit" form={FORM}>
          Save
        </Button>
      }
    >
      <AddressForm formId={FORM} initialAddress={edited} contact={contact} onSave={onSave} />
    </Modal>
  );
}

type RemovalModalProps = {
  removed: Address | undefined;
  onClose: () => void;
  onRemove: (address: Address) => void;
};

/** Asks before an address is removed. It is open while there is one to remove. */
export const AddressRemovalModal = ({ removed, onClose, onRemove }: RemovalModalProps) => (
  <Modal
    open={removed !== undefined}
    onClose={onClose}
    title={`Remove ${removed?.label}?`}
    actions={<Button onClick={() => removed && onRemove(removed)}>Remove</Button>}
  >
    <p>This deletes it from your account. Orders on the way still go there.</p>
  </Modal>
);
