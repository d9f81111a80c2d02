// @script forms

import { atom, useAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'wouter';

/** The modal that is open, by name, and what it is about, such as the id of an item. */
export const openModalAtom = atom<{ name: string; subject: string } | null>(null);

/**
 * One modal of the page, by a name of its own. `subject` is null while it is closed. It closes with its owner, too,
 * and when another page opens below it.
 */
export function useModal(name: string) {
  const [modal, setModal] = useAtom(openModalAtom);
  const [path] = useLocation();
  const close = useCallback(
    () => setModal((current) => (current?.name === name ? null : current)),
    [name, setModal],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes for each path
  useEffect(() => close, [close, path]);
  return {
    subject: modal?.name === name ? modal.subject : null,
    open: (subject = '') => setModal({ name, subject }),
    close,
  };
}
