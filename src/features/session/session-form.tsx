import { useAtomValue } from 'jotai';
import { CircleCheck } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { isUserReadyAtom } from '../../platform/session.ts';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { Failures } from './failures.ts';
import styles from './session-form.module.css';

type Props = {
  title: string;
  intro: ReactNode;
  /** What has just happened, where it leads here. */
  news?: string | undefined;
  action: string;
  busy: boolean;
  /** What went wrong at the last try; the fields show their own. */
  failures: Failures;
  /** For the later steps of a page: begins at its heading. */
  takesFocus?: boolean;
  onSubmit: (fields: Record<string, string>) => void;
  children: ReactNode;
  below: ReactNode;
};

/** The frame of the sign-in pages: heading, fields, one button, and the way to the other pages. */
export function SessionForm({
  title,
  intro,
  news,
  action,
  busy,
  failures,
  takesFocus,
  onSubmit,
  children,
  below,
}: Props) {
  const isReady = useAtomValue(isUserReadyAtom);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (Object.keys(failures).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    onSubmit(Object.fromEntries([...data].map(([name, value]) => [name, String(value)])));
  };
  return (
    <div className={styles.page}>
      <div className={styles.art}>
        <p className={styles.pitch}>
          Everything for the little one, in your pocket.
          <span>A pass that works without signal, points for every visit, and lists that wait for you.</span>
        </p>
        <Picture name="hero-phone" alt="" width={1600} height={620} sizes="(width < 891px) 90vw, 40vw" />
      </div>
      {/* Until the page has taken over, sending does nothing: a password must not end up in an address. */}
      <form ref={form} className={styles.form} method="dialog" onSubmit={submit} noValidate>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {news ? (
          <p className={styles.news} role="status">
            <CircleCheck size={20} aria-hidden />
            {news}
          </p>
        ) : (
          <p className={styles.intro}>{intro}</p>
        )}
        {children}
        <div role="alert" className={styles.problem}>
          {failures.form}
        </div>
        <Button type="submit" wide busy={busy} disabled={!isReady}>
          {action}
        </Button>
        <span role="status" className="visually-hidden">
          {busy ? action : ''}
        </span>
        <p className={styles.below}>{below}</p>
      </form>
    </div>
  );
}
