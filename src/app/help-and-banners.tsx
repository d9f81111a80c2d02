import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { paths } from '../domain/routing/paths.ts';
import { flagQueries } from '../platform/flag-queries.ts';
import { importComponent } from '../platform/import-with-retry.ts';
import { afterPass } from '../platform/pass-first.ts';
import { isUserReadyAtom } from '../platform/session/session-state.ts';
import { Link } from '../ui/link.tsx';
import { AppBanners } from './app-banners.tsx';
import styles from './help-and-banners.module.css';

const Vendors = lazy(() => importComponent(() => afterPass().then(() => import('./vendors.tsx'))));

/** At the end of every page the button for help. Where there is a chat, its button floats instead, as messages do. */
export function HelpAndBanners() {
  const flags = useQuery(flagQueries.all()).data;
  const isUserReady = useAtomValue(isUserReadyAtom);
  const help = (
    <aside aria-label="Help" className={styles.help}>
      <Link className={styles.button} href={paths.getInTouchOnlineService}>
        Help
      </Link>
    </aside>
  );
  const hasVendors = (flags?.chat || flags?.analytics) && isUserReady;
  return (
    <>
      {hasVendors ? (
        <Suspense fallback={help}>
          <Vendors help={help} />
        </Suspense>
      ) : (
        help
      )}
      <div className={styles.floating}>
        {hasVendors && (
          <Suspense>
            <Vendors />
          </Suspense>
        )}
        <AppBanners />
      </div>
    </>
  );
}
