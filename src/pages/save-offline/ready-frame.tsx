// @script browse

import { type ReactNode, useId } from 'react';
import { Picture } from '../../ui/picture.tsx';
import styles from './ready-frame.module.css';

type Props = {
  /** It speaks to visitors without an account. */
  isSignedOut?: boolean;
  isReady?: boolean;
  /** Nothing is added later, so no space is reserved. */
  isComplete?: boolean;
  /** The button, beside the text where there is room. */
  action?: ReactNode;
  children: ReactNode;
};

/** The card about getting ready for an expo. */
export function ReadyFrame({ isSignedOut, isReady, isComplete, action, children }: Props) {
  const id = useId();
  return (
    <section
      className={styles.card}
      aria-labelledby={id}
      data-complete={isComplete || undefined}
      data-on-screen
      data-ready={isReady || undefined}
      data-signed-out={isSignedOut || undefined}
    >
      <Picture
        name={isReady ? 'phone-saved' : 'check-in-ticket'}
        alt=""
        width={144}
        height={144}
        sizes="144px"
        originalWidth={800}
      />
      <div className={styles.text}>
        <h2 id={id}>{isReady ? 'Saved for offline' : 'Save for offline'}</h2>
        {children}
      </div>
      {action}
    </section>
  );
}

/** What can be said before it is known what is on this device. */
export const ReadyPromise = () => (
  <>
    <p>Your pass, the programme and the map can open here without signal.</p>
    <p role="status">Checking what’s saved on this device…</p>
  </>
);
