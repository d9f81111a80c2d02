import { ChevronRight } from 'lucide-react';
import { Modal } from '../ui/modal.tsx';
import { useModal } from '../ui/use-modal.ts';
import { MenuEntries } from './menu-entries.tsx';
import type { MenuEntry, NavItem } from './site-menus.ts';

type Props = { item: NavItem; entries: readonly MenuEntry[] };

/** A row that opens a submenu. A default export, as `lazy` requires. */
export default function SubmenuRow({ item: { slug, label }, entries }: Props) {
  const submenu = useModal('submenu');
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => submenu.open(slug)}>
        <span>{label}</span>
        <ChevronRight size={18} aria-hidden />
      </button>
      <Modal open={submenu.subject === slug} onClose={submenu.close} title={label}>
        <MenuEntries entries={entries} onNavigate={submenu.close} />
      </Modal>
    </>
  );
}
