import { QrCode as QrIcon } from 'lucide-react';
import { type CSSProperties, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { importComponent } from '../../platform/import-with-retry.ts';
import { Button } from '../../ui/button.tsx';
import { onceNearViewport } from '../../ui/link.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { LazyAwakeQrCode } from '../lazy-awake-qr-code.ts';
import styles from './show-at-booth.module.css';

// The drawing of QR codes is loaded with the pass; the code in letters is there at once.
const QrCode = lazy(() =>
  importComponent(() => import('../../features/pass/qr-code.tsx').then((part) => ({ default: part.QrCode }))),
);

type Props = {
  /** What the code is for: `15% off baby clothes`. */
  title: string;
  code: string;
  /** The value, in large type. */
  value: string;
  /** What the booth has to know. */
  note: string;
  /** Below the note. */
  children?: ReactNode;
};

/** In letters, on one line. */
export const BoothCode = ({ code }: { code: string }) => (
  <b className={styles.code} style={{ '--letters': code.length } as CSSProperties}>
    {code}
  </b>
);

/**
 * A button that fills the screen with a code, large enough to be scanned or read across a counter. On paper the code
 * itself.
 */
export function ShowAtBooth({ title, code, value, note, children }: Props) {
  const { subject, open, close } = useModal('booth-code');
  const label = `QR code ${code}`;
  return (
    <>
      <Button onClick={() => open(code)}>
        <QrIcon size={18} aria-hidden />
        Show at the booth
        <span className="visually-hidden">: {title}</span>
      </Button>
      <PrintedCode code={code} label={label} />
      <Modal fullScreen open={subject === code} onClose={close} title={title}>
        <div className={styles.screen}>
          <div className={styles.qr}>
            <Suspense fallback={null}>
              <LazyAwakeQrCode text={code} label={label} />
            </Suspense>
          </div>
          <div>
            <BoothCode code={code} />
            <p className={styles.value}>{value}</p>
            <p>{note}</p>
            {children}
          </div>
        </div>
      </Modal>
    </>
  );
}

/**
 * Seen on paper only. Hundreds of codes at once would take a phone seconds, so each is drawn when its voucher comes near
 * the screen, which loads the drawing, and all others before the page is printed.
 */
function PrintedCode({ code, label }: { code: string; label: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    const draw = () => setIsDrawn(true);
    // The browser prints what is there when this returns.
    const drawNow = () => flushSync(draw);
    // Its own element has no place on the screen.
    const stopWatching = onceNearViewport(ref.current?.parentElement ?? null, draw);
    addEventListener('beforeprint', drawNow);
    return () => {
      stopWatching();
      removeEventListener('beforeprint', drawNow);
    };
  }, []);
  return (
    <div ref={ref} className={styles.printed}>
      {isDrawn && (
        <Suspense fallback={null}>
          <QrCode text={code} label={label} />
        </Suspense>
      )}
    </div>
  );
}
