// @script forms

import { X } from 'lucide-react';
import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { Button } from './button.tsx';
import styles from './modal.module.css';
import { useBackCloses } from './use-back-closes.ts';
import { useKeyboardHeight } from './use-keyboard-height.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Beside the Close button in the footer. */
  actions?: ReactNode;
  /** On phones it covers the whole page. */
  fullScreen?: boolean;
  children: ReactNode;
};

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Whether a field differs from what it was rendered with, by the rule of drafts (`platform/form-values.ts`). Selects have
 * no value of React's, and their first option can be chosen.
 */
function isChanged(field: Control): boolean {
  if (field instanceof HTMLSelectElement) {
    const initial = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(initial, 0);
  }
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type))
    return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

/** Whether a form has something that is not saved. */
const hasChanges = (dialog: HTMLDialogElement) =>
  [...dialog.querySelectorAll<Control>('form :is(input, textarea, select)')].some(isChanged);

/**
 * A dialog with a title bar, content that scrolls, and a footer. Escape and Back close it too, and so does a press
 * outside, unless that would lose what was typed or chosen.
 */
export function Modal({ open, onClose, title, actions, fullScreen, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useBackCloses(open, onClose);
  useKeyboardHeight(ref, open);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (!open) return dialog.close();
    dialog.showModal();
    // By itself the focus would be on the cross, where Enter discards what was typed. On phones, of which some say that
    // they hover, it would open the keyboard.
    if (matchMedia('(hover: hover) and (pointer: fine)').matches)
      dialog.querySelector<HTMLElement>('form input')?.focus();
  }, [open]);
  // A dialog that is removed while it is open does not give the focus back: it is closed just before.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);
  // React's `close` event bubbles: it may come from a dialog inside this one.
  const onClosed = (event: SyntheticEvent) => {
    if (event.target === ref.current) onClose();
  };
  /** Where a press began. Text may be marked to beyond the dialog's edge, and the click is the dialog's then. */
  const pressed = useRef<EventTarget | null>(null);
  const onBackdrop = ({ target }: MouseEvent) => {
    const dialog = ref.current;
    const from = pressed.current ?? target;
    pressed.current = null;
    if (dialog && target === dialog && from === dialog && !hasChanges(dialog)) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboards close with Escape, which the dialog handles itself
    <dialog
      ref={ref}
      className={styles.modal}
      data-full-screen={fullScreen || undefined}
      aria-label={title}
      onClose={onClosed}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      onClick={onBackdrop}
    >
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
