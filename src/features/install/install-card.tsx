import { productName } from '../../domain/organiser/brand.ts';
import { Button } from '../../ui/button.tsx';
import styles from './install.module.css';
import { ShowHow } from './show-how.tsx';
import { useInstall } from './use-install.ts';

const TITLE = `${productName} on your home screen`;

/** Asks a visitor who knows the app whether to install it. */
export function InstallCard() {
  const { way, install, dismiss } = useInstall();
  if (way === null) return null;
  return (
    <section className={styles.card} aria-label={TITLE}>
      <p>
        <strong>{TITLE}</strong>
        <span>Your pass opens at once, also without signal.</span>
      </p>
      <div className={styles.actions}>
        {way === 'prompt' ? (
          <Button variant="light" onClick={install}>
            Install
          </Button>
        ) : (
          <ShowHow title={TITLE} variant="light" />
        )}
        <Button variant="quiet" onClick={dismiss}>
          Not now
        </Button>
      </div>
    </section>
  );
}
