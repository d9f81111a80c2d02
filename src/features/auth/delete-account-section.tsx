import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { offersPoints } from '../../domain/organiser/offers.ts';
import { deleteAccount, PartlyDeletedError } from '../../platform/session/delete-account.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { accountErrors } from './account-errors.ts';
import styles from './account-settings.module.css';
import { SettingsDisclosure } from './settings-disclosure.tsx';

const CONFIRMATION = 'DELETE';
const PARTLY_DELETED =
  'Your data is deleted, but the sign-in service hasn’t confirmed yet. Try again to finish.';

/** Deletes the account, after the visitor has typed the confirmation. */
export function DeleteAccountSection({ onDeleted }: { onDeleted: () => Promise<void> }) {
  const [isMistyped, setIsMistyped] = useState(false);
  const deletion = useMutation({
    mutationFn: async () => {
      await deleteAccount();
      await onDeleted();
    },
    networkMode: 'always',
  });
  const isPartlyDeleted = deletion.error instanceof PartlyDeletedError;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (deletion.isPending) return;
    const field = event.currentTarget.querySelector('input');
    const isConfirmed = field?.value.trim() === CONFIRMATION;
    setIsMistyped(!isConfirmed);
    if (isConfirmed) deletion.mutate();
    else field?.focus();
  };
  return (
    <SettingsDisclosure title="Delete account" text="Everything, for good">
      <p>This deletes for good:</p>
      <ul className={styles.losses}>
        <li>your profile, your sign-in and your QR pass</li>
        <li>your family, {offersPoints && 'your points, '}your lists and your check-ins</li>
        <li>the lists you share, for everyone on them</li>
        <li>anything on this device that isn’t sent yet</li>
      </ul>
      <p>What you added to other people’s lists stays there. Copies in backups go later.</p>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field
          label={`Type ${CONFIRMATION} to confirm`}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="done"
          spellCheck={false}
          error={isMistyped ? `Type ${CONFIRMATION} in capital letters.` : undefined}
        />
        <div role="alert" className={styles.problem}>
          {deletion.error && (isPartlyDeleted ? PARTLY_DELETED : accountErrors(deletion.error).form)}
        </div>
        <Button type="submit" variant="outline" wide busy={deletion.isPending}>
          {deletion.isPending ? 'Deleting' : isPartlyDeleted ? 'Try again' : 'Delete my account'}
        </Button>
      </form>
    </SettingsDisclosure>
  );
}
