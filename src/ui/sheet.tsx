// @script forms

import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import styles from './sheet.module.css';

type Props = { open: boolean; onClose: () => void; label: string; children: ReactNode };

/** A modal panel that slides in from the side. Escape and a press outside close it; focus stays within. */
export function Sheet({ open, onClose, label, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (!open) return dialog.close();
    dialog.showModal();
    // By itself the focus would be on the first button, with a ring around it where nobody has touched the page yet.
    dialog.focus();
  }, [open]);
  // React's `close` event bubbles: it may come from a dialog inside this one.
  const onClosed = (event: SyntheticEvent) => {
    if (event.target === ref.current) onClose();
  };
  const onBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current && event.clientX < ref.current.getBoundingClientRect().left) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboards close with Escape, which the dialog handles itself
    <dialog
      ref={ref}
      tabIndex={-1}
      className={styles.sheet}
      aria-label={label}
      onClose={onClosed}
      onClick={onBackdrop}
    >
      {children}
    </dialog>
  );
}
