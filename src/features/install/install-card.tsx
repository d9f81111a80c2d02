import { useState } from 'react';
import { productName } from '../../domain/organiser/brand.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import styles from './install.module.css';
import { InstallByHand } from './install-steps.tsx';
import { useInstall } from './use-install.ts';

const TITLE = `${productName} on your home screen`;

/** Asks a visitor who knows the app whether to install it. */
export function InstallCard() {
  const { way, install, dismiss } = useInstall();
  const [areStepsOpen, setAreStepsOpen] = useState(false);
  if (way === null) return null;
  return (
    <>
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
            <Button variant="light" onClick={() => setAreStepsOpen(true)}>
              Show me how
            </Button>
          )}
          <Button variant="quiet" onClick={dismiss}>
            Not now
          </Button>
        </div>
      </section>
      <div className={styles.dialog}>
        <Modal open={areStepsOpen} onClose={() => setAreStepsOpen(false)} title={TITLE}>
          <InstallByHand />
        </Modal>
      </div>
    </>
  );
}
