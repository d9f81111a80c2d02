import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { MenuEntries } from './menu-entries.tsx';
import styles from './navigation.module.css';
import type { MenuEntry, NavItem } from './site-menus.ts';

type Props = { item: NavItem; entries: readonly MenuEntry[]; isCurrent: boolean };

/**
 * A disclosure, so that it opens without JavaScript too; the browser alone knows whether it is open, as it may have
 * been opened before the page runs. A press elsewhere, Escape and a choice close it.
 */
export function NavDropdown({ item, entries, isCurrent }: Props) {
  const box = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (box.current) box.current.open = false;
  };
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (box.current?.open && !box.current.contains(target as Node)) box.current.open = false;
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !box.current?.open) return;
      box.current.open = false;
      box.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <details ref={box}>
      <summary data-here={isCurrent || undefined}>
        {item.label}
        <ChevronDown size={18} aria-hidden />
      </summary>
      <div className={styles.panel}>
        <MenuEntries entries={entries} onNavigate={close} />
      </div>
    </details>
  );
}
