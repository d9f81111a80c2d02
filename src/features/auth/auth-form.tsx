import { useAtomValue } from 'jotai';
import { CircleCheck } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { offersPoints } from '../../domain/organiser/offers.ts';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import { type AuthFieldErrors, type AuthStep, UNREACHABLE } from '../../platform/session/auth-errors.ts';
import { isUserReadyAtom } from '../../platform/session/session-state.ts';
import { useFormDraft } from '../../platform/use-form-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useFocusFirstError } from '../../ui/use-focus-first-error.ts';
import { useIsHydrating } from '../../ui/use-is-hydrating.ts';
import styles from './auth-form.module.css';

const OFFLINE = 'You’re offline, and this needs a connection.';

type Props = {
  /** What the form does; the name of its draft. */
  step: AuthStep;
  title: string;
  intro: ReactNode;
  /** Shown instead of the intro when an earlier step has led here. */
  successMessage?: string | undefined;
  submitLabel: string;
  busy: boolean;
  /** Errors of the last submit. The form shows `form`, the fields show their own. */
  errors: AuthFieldErrors;
  /** For later steps of a page: focus moves to the heading. */
  focusHeading?: boolean;
  /** For what is to be typed at once: focus moves to the first empty field, and the intro is announced. */
  focusField?: boolean;
  onSubmit: (fields: Record<string, string>) => void;
  children: ReactNode;
  footer: ReactNode;
};

/** The layout of the sign-in pages: heading, fields, one button, and links to the other pages. */
export function AuthForm({
  step,
  title,
  intro,
  successMessage,
  submitLabel,
  busy,
  errors,
  focusHeading,
  focusField,
  onSubmit,
  children,
  footer,
}: Props) {
  const isReady = useAtomValue(isUserReadyAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  // Browsers allow no cryptography, and thus no login, at an address that is not secure.
  const canSignIn = useIsHydrating() || globalThis.isSecureContext !== false;
  const form = useRef<HTMLFormElement>(null);
  const draft = useFormDraft(step, form);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isWaiting, setWaiting] = useState(false);
  useFocusFirstError(form, Object.keys(errors).length > 0 && errors);
  useEffect(() => {
    if (focusHeading) heading.current?.focus();
  }, [focusHeading]);
  useEffect(() => {
    const fields = focusField ? (form.current?.querySelectorAll('input') ?? []) : [];
    [...fields].find(({ value }) => value === '')?.focus();
  }, [focusField]);
  useEffect(() => {
    if (!isReady || !isWaiting) return;
    // The effect may run inside of the submit event that has to be repeated, and browsers ignore one within another.
    const timer = setTimeout(() => {
      setWaiting(false);
      form.current?.requestSubmit();
    });
    return () => clearTimeout(timer);
  }, [isReady, isWaiting]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    // Forms that a password manager fills in are sent while the app still reads the session.
    if (!isReady) return setWaiting(true);
    const data = new FormData(event.currentTarget);
    onSubmit(Object.fromEntries([...data].map(([name, value]) => [name, String(value)])));
  };
  return (
    <div className={styles.page}>
      <div className={styles.art}>
        <p className={styles.pitch}>
          The expo, in your pocket.
          <span>
            {offersPoints
              ? 'A pass that works offline, your points, and all your lists.'
              : 'A pass that works offline, and all your lists.'}
          </span>
        </p>
        <Picture name="teddy-bear" alt="" width={800} height={800} sizes="340px" originalWidth={800} />
      </div>
      {/* Before hydration a submit does nothing: a password must not get into the address. */}
      <form
        ref={form}
        className={styles.form}
        method="dialog"
        onInput={draft.save}
        onSubmit={submit}
        noValidate
      >
        <div className={styles.head}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {!successMessage && <p data-announce={focusField || undefined}>{intro}</p>}
          <Picture name="teddy-bear" alt="" width={120} height={120} sizes="120px" originalWidth={800} />
        </div>
        {successMessage && (
          <p className={styles.success} role="status" data-announce>
            <CircleCheck size={20} aria-hidden />
            {successMessage}
          </p>
        )}
        {children}
        <div role="alert" className={styles.problem}>
          {!isOnline && errors.form === UNREACHABLE ? OFFLINE : errors.form}
        </div>
        {!isOnline && !errors.form && (
          <p role="status" data-announce className={styles.offline}>
            {OFFLINE}
          </p>
        )}
        <Button type="submit" wide busy={busy || isWaiting} disabled={!canSignIn}>
          {submitLabel}
        </Button>
        <span role="status" className="visually-hidden">
          {busy ? submitLabel : ''}
        </span>
        <p className={styles.footer}>{footer}</p>
      </form>
    </div>
  );
}
