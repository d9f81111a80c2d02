// @script pass

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { X } from 'lucide-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { offersPoints } from '../domain/organiser/offers.ts';
import { AuthButtons } from '../features/auth/auth-buttons.tsx';
import { PassCard } from '../features/pass/pass-card.tsx';
import { profileQueries } from '../features/profile/queries.ts';
import { importComponent } from '../platform/import-with-retry.ts';
import { afterPass } from '../platform/pass-first.ts';
import { sessionAtom } from '../platform/session/session-state.ts';
import { AccountRows } from './account-rows.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './side-menu.module.css';
import { SideMenuNav } from './side-menu-nav.tsx';

// The pass is shown before what else needs data is loaded: a visitor may be waiting at a gate. The rows are known.
const afterThePass = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(() => afterPass().then(() => importComponent(load)));
const VisitorSummary = afterThePass(() => import('./visitor-summary.tsx'));
const VisitorPoints = afterThePass(() => import('./visitor-points.tsx'));
const SignOutButton = afterThePass(() =>
  import('../features/auth/sign-out-button.tsx').then((module) => ({ default: module.SignOutButton })),
);

const LOG_IN_PROMPT = offersPoints
  ? 'Log in to see your QR pass, points and lists. They work offline at the venue.'
  : 'Log in to see your QR pass and lists. They work offline at the venue.';

type Props = { isAuth: boolean; onClose: () => void };

/** The visitor's pass and account, then the site's pages, which narrow screens show here only. */
export default function SideMenuContents({ isAuth, onClose }: Props) {
  const client = useQueryClient();
  return (
    <div className={styles.contents}>
      <div className={styles.top}>
        {isAuth ? (
          <ErrorBoundary client={client} fallback={<StoredName />}>
            <Suspense fallback={<StoredName />}>
              <VisitorSummary />
            </Suspense>
          </ErrorBoundary>
        ) : (
          <AuthButtons />
        )}
        <button type="button" className={styles.close} onClick={onClose} aria-label="Close menu">
          <X size={24} aria-hidden />
        </button>
      </div>
      {isAuth ? <VisitorPass /> : <p className={styles.prompt}>{LOG_IN_PROMPT}</p>}
      <ErrorBoundary client={client} fallback={<p>The rest of the menu didn’t load.</p>}>
        {isAuth && offersPoints && (
          <Suspense fallback={<div className={styles.pointsPlace} />}>
            <VisitorPoints />
          </Suspense>
        )}
        {isAuth && <AccountRows />}
        <SideMenuNav always={!isAuth} />
        {isAuth && (
          <div className={styles.links}>
            <Suspense>
              <SignOutButton />
            </Suspense>
          </div>
        )}
      </ErrorBoundary>
    </div>
  );
}

/** Signed again when the profile, which brings the key, has arrived. The visitor's services fetch it, not the menu. */
function VisitorPass() {
  const { sub } = useAtomValue(sessionAtom);
  const { dataUpdatedAt, refetch } = useQuery({ ...profileQueries.detail(sub), enabled: false });
  return <PassCard keyVersion={dataUpdatedAt} onRetry={refetch} />;
}

/** The name as it was at sign-in, in the place where picture and badge appear. */
function StoredName() {
  const { displayName } = useAtomValue(sessionAtom);
  return (
    <div className={styles.visitor}>
      <span className={styles.picture} />
      <p className={styles.name}>{displayName}</p>
    </div>
  );
}
