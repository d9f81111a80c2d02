import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './session-form.module.css';

type Props = {
  title: string;
  intro: ReactNode;
  action: string;
  busy: boolean;
  /** What went wrong with the form as a whole. */
  problem: string | null;
  onSubmit: (fields: Record<string, string>) => void;
  children: ReactNode;
  below: ReactNode;
};

/** The frame of the sign-in pages: heading, fields, one button, and the way to the other pages. */
export function SessionForm({ title, intro, action, busy, problem, onSubmit, children, below }: Props) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    onSubmit(Object.fromEntries([...data].map(([name, value]) => [name, String(value)])));
  };
  return (
    <div className={styles.page}>
      <div className={styles.art} aria-hidden>
        <Picture name="hero-phone" alt="" width={1600} height={620} sizes="(width < 891px) 90vw, 40vw" />
      </div>
      <form className={styles.form} onSubmit={submit} noValidate>
        <h1>{title}</h1>
        <p className={styles.intro}>{intro}</p>
        {children}
        <div role="alert" className={styles.problem}>
          {problem}
        </div>
        <Button type="submit" wide busy={busy}>
          {action}
        </Button>
        <p className={styles.below}>{below}</p>
      </form>
    </div>
  );
}
