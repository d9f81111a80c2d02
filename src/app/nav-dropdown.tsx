import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { MenuEntries } from './menu-entries.tsx';
import styles from './navigation.module.css';
import type { MenuEntry, NavItem } from './site-menus.ts';

type Props = { item: NavItem; entries: readonly MenuEntry[]; isCurrent: boolean };

/** Unless what is pressed or has the focus is inside. */
const closeFor = (details: HTMLDetailsElement | null, target: EventTarget | null) => {
  if (details && !details.contains(target as Node | null)) details.open = false;
};

/**
 * A `details` element, so that it opens without JavaScript too. Its state stays in the DOM, because it may have been
 * opened before hydration. A press elsewhere, the focus elsewhere, Escape and a chosen link close it.
 */
export function NavDropdown({ item, entries, isCurrent }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      closeFor(details.current, target);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.current?.open) return;
      closeFor(details.current, null);
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
    <details
      ref={details}
      onBlur={({ relatedTarget }) => {
        // Null after a press, perhaps inside the menu, or if the window loses the focus: no reason to close it.
        if (relatedTarget) closeFor(details.current, relatedTarget);
      }}
    >
      <summary aria-current={isCurrent || undefined}>
        {item.label}
        <ChevronDown size={18} aria-hidden />
      </summary>
      <div className={styles.panel}>
        <MenuEntries entries={entries} onNavigate={() => closeFor(details.current, null)} />
      </div>
    </details>
  );
}
