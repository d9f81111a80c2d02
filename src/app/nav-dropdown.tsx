import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { MenuEntries } from './menu-entries.tsx';
import styles from './navigation.module.css';
import type { MenuEntry, NavItem } from './site-menus.ts';

type Props = { item: NavItem; entries: readonly MenuEntry[]; isCurrent: boolean };

/**
 * A `details` element, so that it opens without JavaScript too. Its state stays in the DOM, because it may have been
 * opened before hydration. A press elsewhere, Escape and a chosen link close it.
 */
export function NavDropdown({ item, entries, isCurrent }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (details.current?.open && !details.current.contains(target as Node)) details.current.open = false;
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.current?.open) return;
      details.current.open = false;
      details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <details ref={details}>
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
