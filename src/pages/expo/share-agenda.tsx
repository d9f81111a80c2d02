import { Share2 } from 'lucide-react';
import { Suspense } from 'react';
import { agendaLink } from '../../domain/expo/check-in-link.ts';
import type { Expo } from '../../domain/expo/expo.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useModal } from '../../ui/use-modal.ts';
import styles from '../code-screen.module.css';
import { LazyAwakeQrCode } from '../lazy-awake-qr-code.ts';

/** A code that gives the saved talks to another phone, also where neither has a signal. */
export function ShareAgenda({ expo, talkIds }: { expo: Expo; talkIds: readonly string[] }) {
  const { subject, open, close } = useModal('share-agenda');
  const { url, talkCount } = agendaLink(location.origin, expo.id, talkIds);
  return (
    <>
      <Button variant="quiet" aria-label={`Share my agenda for ${expo.name}`} onClick={() => open(expo.id)}>
        <Share2 size={18} aria-hidden />
        Share
      </Button>
      <Modal fullScreen open={subject === expo.id} onClose={close} title="Share my agenda">
        <div className={styles.screen}>
          <div className={styles.code}>
            <Suspense fallback={null}>
              <LazyAwakeQrCode text={url} label="QR code of my agenda" />
            </Suspense>
          </div>
          <p>
            On the other phone, open Expo Check-in and tap <b>Scan a code</b>. It works without signal, too.
          </p>
          {talkCount < talkIds.length && (
            <p>
              A code has room for {talkCount} of your {talkIds.length} talks: the first ones.
            </p>
          )}
        </div>
      </Modal>
    </>
  );
}
