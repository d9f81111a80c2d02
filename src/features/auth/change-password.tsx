import { useMutation } from '@tanstack/react-query';
import { type FormEvent, Fragment, useRef, useState } from 'react';
import { isValidPassword } from '../../domain/visitor/password.ts';
import { type AuthFieldErrors, InputError, newPasswordError } from '../../platform/session/auth-errors.ts';
import { callPool, PoolError } from '../../platform/session/pool-call.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useFocusFirstError } from '../../ui/use-focus-first-error.ts';
import { accountErrors } from './account-errors.ts';
import styles from './account-settings.module.css';
import { NewPasswordField } from './new-password-field.tsx';
import { SettingsDisclosure } from './settings-disclosure.tsx';

const NO_ANSWER: AuthFieldErrors = {
  form: 'No answer came. Your password may have changed already. Try again.',
};

type Passwords = { current: string; password: string };
type Props = {
  /** For password managers, which need the username of a password. */
  email: string;
};

export function ChangePassword({ email }: Props) {
  const form = useRef<HTMLFormElement>(null);
  // A new key after each success resets the fields, so that no password stays in them.
  const [fieldsKey, setFieldsKey] = useState(0);
  const unanswered = useRef<Passwords[]>([]);
  const change = useMutation({
    mutationFn: (passwords: Passwords) => changePassword(passwords, unanswered.current),
    networkMode: 'always',
    onSuccess: () => {
      setFieldsKey(fieldsKey + 1);
      // Enter in a field changes the password, too, and that field goes.
      form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    },
  });
  const { error } = change;
  const errors: AuthFieldErrors = !error
    ? {}
    : hasName(error, 'NetworkError')
      ? NO_ANSWER
      : accountErrors(error);
  useFocusFirstError(form, error);
  const isRunning = useRef(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second tap may come before the button is busy.
    if (isRunning.current) return;
    isRunning.current = true;
    const data = new FormData(event.currentTarget);
    change.mutate(
      { current: String(data.get('current')), password: String(data.get('password')) },
      {
        onSettled: () => {
          isRunning.current = false;
        },
      },
    );
  };
  return (
    <SettingsDisclosure title="Change password" text="Other devices stay logged in until you log them out">
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <Fragment key={fieldsKey}>
          <input
            className="visually-hidden"
            name="username"
            type="email"
            autoComplete="username"
            value={email}
            readOnly
            tabIndex={-1}
            aria-hidden
          />
          <Field
            label="Current password"
            name="current"
            type="password"
            autoComplete="current-password"
            required
            error={errors.current}
            hint="Forgotten? Log out, then tap “Forgot your password?” on the login page."
          />
          <NewPasswordField label="New password" error={errors.password} />
        </Fragment>
        <div role="alert" className={styles.problem}>
          {errors.form}
        </div>
        <div role="status" className={styles.done}>
          {change.isSuccess && 'Password changed.'}
        </div>
        <Button type="submit" wide busy={change.isPending}>
          {change.isPending ? 'Changing password' : 'Change password'}
        </Button>
      </form>
    </SettingsDisclosure>
  );
}

/**
 * Throws InputError or PoolError. `unanswered`: the tries of this page that had no answer. Each of them may have changed
 * the password, which is then no longer the one that is typed as the current one.
 */
async function changePassword(passwords: Passwords, unanswered: Passwords[]): Promise<void> {
  const { current, password } = passwords;
  const isValid = isValidPassword(password);
  const isSame = isValid && password === current;
  if (!current || !isValid || isSame)
    throw new InputError({
      ...(!current && { current: 'Enter your current password.' }),
      ...(!isValid && { password: newPasswordError(password) }),
      ...(isSame && { password: 'This is your current password. Choose another one.' }),
    });
  const sentBefore = unanswered.filter((earlier) => earlier.current === current);
  let error: unknown;
  for (const previous of [current, ...sentBefore.map((earlier) => earlier.password)]) {
    const input = { PreviousPassword: previous, ProposedPassword: password };
    error = await callPool('ChangePassword', input).catch((reason: unknown) => reason);
    if (!hasName(error, 'NotAuthorizedException')) break;
  }
  if (hasName(error, 'NetworkError')) unanswered.unshift(passwords);
  if (error) throw error;
  unanswered.length = 0;
}

const hasName = (error: unknown, name: string) => error instanceof PoolError && error.name === name;
