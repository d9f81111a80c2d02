import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './modal.module.css';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Beside the Close button at its foot. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A close bar, contents that scroll, and a foot with a Close button. Escape and a press outside close it too. */
export function Modal({ open, onClose, title, actions, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  // React lets this one bubble: a dialog inside that closes is not this one.
  const onClosed = (event: SyntheticEvent) => {
    if (event.target === ref.current) onClose();
  };
  const onBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which the dialog itself handles
    <dialog ref={ref} className={styles.modal} aria-label={title} onClose={onClosed} onClick={onBackdrop}>
      {open && (
        <div className={styles.box}>
          <div className={styles.bar}>
            <h2>{title}</h2>
            <button type="button" aria-label={`Close ${title}`} onClick={onClose}>
              <X size={24} aria-hidden />
            </button>
          </div>
          <div className={styles.contents}>{children}</div>
          <div className={styles.foot}>
            <Button variant="outline" onClick={onClose}>
              Close
            </Button>
            {actions}
          </div>
        </div>
      )}
    </dialog>
  );
}
