import { ScanLine } from 'lucide-react';
import { navigate } from 'wouter/use-browser-location';
import { scannedPath } from '../../domain/expo/check-in-link.ts';
import { frameVersion } from '../../domain/shop/exchange/frames.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { Scanner } from './scanner.tsx';

const A_LIST = 'That’s a shopping list. Open yours and choose “Get from another phone”.';
const NOT_OURS = 'That isn’t a code of this app. Look for the check-in poster, or a friend’s agenda code.';

/**
 * Scans a poster or another phone's agenda, and opens what it names. Nothing is changed by that. `isPlain`: without a
 * look of its own, for a list of cards.
 */
export function ScanButton({ isPlain, fallbackHint }: { isPlain?: boolean; fallbackHint?: string }) {
  const { subject, open, close } = useModal('scan');
  const onText = (text: string) => {
    const path = scannedPath(text, location.origin);
    if (!path) return frameVersion(text) === null ? NOT_OURS : A_LIST;
    close();
    navigate(path);
    return null;
  };
  const label = (
    <>
      <ScanLine size={22} aria-hidden />
      Scan a code
    </>
  );
  return (
    <>
      {isPlain ? (
        <button type="button" onClick={() => open()}>
          {label}
        </button>
      ) : (
        <Button variant="outline" onClick={() => open()}>
          {label}
        </Button>
      )}
      <Modal fullScreen open={subject !== null} onClose={close} title="Scan a code">
        <Scanner
          hint="Hold the camera over the check-in poster, or a friend’s agenda code."
          fallbackHint={fallbackHint}
          onText={onText}
        />
      </Modal>
    </>
  );
}
