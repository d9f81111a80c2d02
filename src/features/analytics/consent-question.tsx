import { useSetAtom } from 'jotai';
import { Button } from '../../ui/button.tsx';
import styles from './consent.module.css';
import { consentAtom } from './consent.ts';

export function ConsentQuestion() {
  const answer = useSetAtom(consentAtom);
  return (
    <section aria-label="Usage statistics" className={styles.question}>
      <p>May we count which pages are used? Never with your name or email. You can change this any time.</p>
      <div>
        <Button variant="light" onClick={() => answer('yes')}>
          Allow
        </Button>
        <Button variant="light" onClick={() => answer('no')}>
          No, thanks
        </Button>
      </div>
    </section>
  );
}
