import { QrCode } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { importComponent } from '../../platform/import-part.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useModal } from '../../ui/use-modal.ts';
import styles from './show-at-booth.module.css';

// The drawing of QR codes is loaded with the pass; the code in letters is there at once.
const AwakeQrCode = lazy(() => importComponent(() => import('../../features/pass/awake-qr-code.tsx')));

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

/** A button that fills the screen with a code, large enough to be scanned or read across a counter. */
export function ShowAtBooth({ title, code, value, note, children }: Props) {
  const { subject, open, close } = useModal('booth-code');
  return (
    <>
      <Button onClick={() => open(code)}>
        <QrCode size={18} aria-hidden />
        Show at the booth
        <span className="visually-hidden">: {title}</span>
      </Button>
      <Modal fullScreen open={subject === code} onClose={close} title={title}>
        <div className={styles.screen}>
          <div className={styles.qr}>
            <Suspense fallback={null}>
              <AwakeQrCode text={code} label={`QR code ${code}`} />
            </Suspense>
          </div>
          <div>
            <p className={styles.code}>{code}</p>
            <p className={styles.value}>{value}</p>
            <p>{note}</p>
            {children}
          </div>
        </div>
      </Modal>
    </>
  );
}
