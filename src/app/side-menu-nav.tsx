import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { flagQueries } from '../features/flags/queries.ts';
import { Link } from '../ui/link.tsx';
import { Modal } from '../ui/modal.tsx';
import { useModal } from '../ui/use-modal.ts';
import { MenuEntries } from './menu-entries.tsx';
import { useNavigation } from './navigation.tsx';
import styles from './side-menu.module.css';
import { moreLinks } from './visitor-links.ts';

/**
 * The header's links for narrow screens, and the site's other pages. `always`, for signed-out visitors, shows all on wide
 * screens too.
 */
export default function SideMenuNav({ always: isAlwaysVisible }: { always?: boolean }) {
  const items = useNavigation();
  const submenu = useModal('submenu');
  const flags = useQuery(flagQueries.all()).data;
  return (
    <>
      <nav aria-label="Places" className={styles.links} data-narrow-only={!isAlwaysVisible || undefined}>
        {items.map(({ slug, label, path, children }) =>
          children ? (
            <button key={slug} type="button" aria-haspopup="dialog" onClick={() => submenu.open(slug)}>
              <span>{label}</span>
              <ChevronRight size={18} aria-hidden />
            </button>
          ) : (
            <Link key={slug} href={path}>
              {label}
            </Link>
          ),
        )}
        {items.map(
          ({ slug, label, children }) =>
            children && (
              <Modal key={slug} open={submenu.subject === slug} onClose={submenu.close} title={label}>
                <MenuEntries entries={children} onNavigate={submenu.close} />
              </Modal>
            ),
        )}
      </nav>
      <nav aria-label="More" className={styles.links}>
        {moreLinks(flags, !isAlwaysVisible).map(({ slug, label, path }) => (
          <Link key={slug} href={path}>
            {label}
          </Link>
        ))}
      </nav>
    </>
  );
}
