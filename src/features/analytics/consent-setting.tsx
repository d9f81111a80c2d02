import { useAtom } from 'jotai';
import styles from './consent.module.css';
import { consentAtom } from './consent.ts';

/** The answer to the question, to change at any time. */
export function ConsentSetting() {
  const [consent, setConsent] = useAtom(consentAtom);
  return (
    <section aria-labelledby="usage-title" className={styles.setting}>
      <h2 id="usage-title">Usage statistics</h2>
      <label>
        <input
          type="checkbox"
          checked={consent === 'yes'}
          onChange={({ target }) => setConsent(target.checked ? 'yes' : 'no')}
        />
        <span>
          <strong>Count which pages are used</strong>
          <span>On this device, under a random number. Never with your name or email.</span>
        </span>
      </label>
    </section>
  );
}
