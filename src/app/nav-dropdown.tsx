import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { MenuEntry, NavItem } from '../domain/menus.ts';
import { MenuEntries } from './menu-entries.tsx';
import styles from './navigation.module.css';

type Props = { item: NavItem; entries: readonly MenuEntry[]; isHere: boolean };

/** A disclosure, so that it opens without JavaScript too. A press elsewhere, Escape and a choice close it. */
export function NavDropdown({ item, entries, isHere }: Props) {
  const box = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // Opened in the server's HTML, before anything here could hear of it.
  useEffect(() => setIsOpen(box.current?.open ?? false), []);
  useEffect(() => {
    if (!isOpen) return;
    const onPress = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setIsOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      box.current?.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);
  return (
    <details ref={box} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary data-here={isHere || undefined}>
        {item.label}
        <ChevronDown size={18} aria-hidden />
      </summary>
      <div className={styles.panel}>
        <MenuEntries entries={entries} onFollow={() => setIsOpen(false)} />
      </div>
    </details>
  );
}
